"""The laboratory: simulations, matches between bots, balance reports and small solved games."""
