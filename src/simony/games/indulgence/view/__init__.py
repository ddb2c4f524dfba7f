"""What one viewer of Indulgence may know, and worlds that fit it."""
