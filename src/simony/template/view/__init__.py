"""What one viewer knows."""
