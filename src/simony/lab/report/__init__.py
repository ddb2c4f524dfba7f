"""Reports as single pages with plots."""
