"""The socket: commands in, frames and answers out."""
