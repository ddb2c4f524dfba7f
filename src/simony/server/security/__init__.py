"""Identity of devices, origins of requests, rate limits, bans and names that look alike."""
