"""What the texts and scenes of several games share."""
