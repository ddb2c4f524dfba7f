"""The endpoints of the HTTP interface, grouped by what they are about."""
