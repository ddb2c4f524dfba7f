"""Many games on one core, several or a Ray cluster, and the rows written about them."""
