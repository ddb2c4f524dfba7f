"""What a viewer of Tolerance may know, and the sampling of worlds consistent with it."""
