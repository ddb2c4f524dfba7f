"""What viewers are sent: frames, news, replays."""
