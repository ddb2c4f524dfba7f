"""What one viewer of Dogma may know, and worlds that fit it."""
