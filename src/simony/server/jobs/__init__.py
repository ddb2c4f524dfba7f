"""Heavy work, done by worker processes with limits on memory and processor time."""
