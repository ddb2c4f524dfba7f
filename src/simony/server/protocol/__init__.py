"""What travels between server and clients: messages, how they are decoded, and how a refusal is
said.
"""
