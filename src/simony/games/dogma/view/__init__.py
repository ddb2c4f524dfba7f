"""What a viewer of Dogma may know, and the sampling of worlds consistent with it."""
