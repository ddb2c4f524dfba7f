"""The command line, in this process and in one of its own."""
