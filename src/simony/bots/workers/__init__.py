"""Worker processes in which bots think, and the pool that shares them fairly."""
