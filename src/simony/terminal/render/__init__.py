"""Drawing a scene in a terminal."""
