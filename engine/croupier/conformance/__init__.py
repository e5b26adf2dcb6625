"""Other people's implementations, held against the rules: a protocol, vectors, a runner, and a report."""
