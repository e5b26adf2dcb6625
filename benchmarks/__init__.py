"""How fast we are, as a ratio to peers measured in the same run: `make bench`."""
