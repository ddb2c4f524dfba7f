"""What one viewer of Tolerance may know, and worlds that fit it."""
