"""What the table shows and says."""
