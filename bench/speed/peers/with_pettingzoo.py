"""PettingZoo's own classic environments."""

from __future__ import annotations

import random

from pettingzoo import make
from serving import rate, serve
from stepping import one_at_a_time

NAMES = ("hanabi-v5", "texas_holdem-v4", "leduc_holdem-v4", "connect_four-v3")

if __name__ == "__main__":
    rows = {
        f"learners: {name}": rate(one_at_a_time(make("aec", f"classic/{name}"), random.Random(1)))
        for name in NAMES
    }
    serve(["pettingzoo"], rows)
