"""Exact random deals and other arithmetic with probabilities."""
