"""What a viewer of Mea Culpa may know, and the sampling of worlds consistent with it."""
