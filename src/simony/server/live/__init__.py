"""The socket: commands come in, answers and frames go out."""
