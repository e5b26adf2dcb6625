"""Hands as people write them down: the PHH format, held against the rules, and a history of our own."""
