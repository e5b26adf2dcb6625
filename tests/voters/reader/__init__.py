"""A second interpreter of draw poker, configured by nothing but the sentences of a rules page."""
