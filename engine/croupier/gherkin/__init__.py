"""Cases told in sentences and sentences read as cases; features, and the plugin that runs them."""
