"""Tools for translators: a check of a language, and a preview of every text."""
