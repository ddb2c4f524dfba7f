"""A bot that plays at random, in thirty lines of plain Python.

    simony arena dogma --bots mine,priest --bot mine='python3 examples/bot.py'

See docs/bot-protocol.md. To make it stronger, rewrite `choose`.
"""

import json
import random
import sys


def choose(question, luck):
    """Return a legal action. `question["view"]` is everything that this seat knows."""
    return luck.choice(question["legal"])["action"]


def say(message):
    print(json.dumps(message), flush=True)  # the server waits for whole lines


luck = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        luck.seed(message["seed"])
        say({"type": "ready", "protocol": 1})
    elif message["type"] == "view":
        say({"id": message["id"], "action": choose(message, luck)})
    elif message["type"] == "bye":
        break
