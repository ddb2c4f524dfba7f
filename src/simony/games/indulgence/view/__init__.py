"""What a viewer of Indulgence may know, and the sampling of worlds consistent with it."""
