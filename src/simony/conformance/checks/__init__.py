"""The checks of the conformance suite, grouped by the part of the contract they cover."""
