"""Texts: keys with arguments, and the sentences they become in each language."""
