"""The terminal, played without a screen."""
