"""Messages between server and clients, their decoding, and how refusals are reported."""
