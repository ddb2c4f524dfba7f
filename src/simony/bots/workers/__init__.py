"""Worker processes that run bots, and the pool that shares them fairly."""
