"""The variant Meta Culpa: costs that may be left out, windows in which others may call, actions
taken back. Nothing here happens when the variant is off.
"""
