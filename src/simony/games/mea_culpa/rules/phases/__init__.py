"""The phases of a round of Mea Culpa: preparation, bids, characters, turns."""
