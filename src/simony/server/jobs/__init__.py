"""Heavy work for worker processes with limits on memory and processor time."""
