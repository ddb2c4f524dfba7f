"""The endpoints of the HTTP interface, grouped by topic."""
