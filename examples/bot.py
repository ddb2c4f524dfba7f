"""A bot that sits at a table of Simony, in thirty lines and with nothing but Python: it takes any
action, at random.

    simony arena dogma --bots mine,priest --bot mine='python3 examples/bot.py'

See docs/bot-protocol.md. To make it clever, write `choose`.
"""

import json
import random
import sys


def choose(question, luck):
    """One of the legal actions. `question["view"]` is all that this seat may know."""
    return luck.choice(question["legal"])["action"]


def say(message):
    print(json.dumps(message), flush=True)  # without flush nobody hears it


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
