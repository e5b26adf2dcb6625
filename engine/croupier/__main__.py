"""`python -m croupier` is `croupier`."""

from croupier.cli import main

main()
