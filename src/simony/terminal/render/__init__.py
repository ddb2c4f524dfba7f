"""Drawing a scene and a result in a terminal."""
