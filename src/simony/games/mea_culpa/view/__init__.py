"""What one viewer of Mea Culpa may know, and worlds that fit it."""
