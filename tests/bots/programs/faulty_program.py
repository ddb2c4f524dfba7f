"""A program that breaks the line protocol as a test needs: `python faulty_program.py WAY [MARK
[FILE]]`. It uses nothing of ours.

`MARK` is the last word in the command of its children, if it starts any; what it reads is copied to
`FILE`.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

Asked = dict[str, Any]


def write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def say(message: object) -> None:
    write(json.dumps(message) + "\n")


def first(asked: Asked) -> Asked:
    return {"id": asked["id"], "action": asked["legal"][0]["action"]}


def answer(asked: Asked) -> None:
    say(first(asked))


def sleep(_asked: Asked) -> None:
    time.sleep(3600)


def no_utf8(_asked: Asked) -> None:
    sys.stdout.buffer.write(b'{"id": "\xff\xfe"}\n')
    sys.stdout.flush()


def answer_behind(asked: Asked) -> None:
    say({**first(asked), "id": 0})
    say(first(asked))


def answer_only_behind(asked: Asked) -> None:
    while True:
        say({**first(asked), "id": 0})


def answer_slowly(asked: Asked) -> None:
    time.sleep(0.7)
    say(first(asked))


def crash(_asked: Asked) -> None:
    sys.stderr.write("warning\n\x1b[31mout of candles\n")
    sys.exit(3)


def close(asked: Asked) -> None:
    os.close(1)
    sleep(asked)


def flood(_asked: Asked) -> None:
    while True:
        sys.stdout.write("x" * 65_536)


def complain(asked: Asked) -> None:
    sys.stderr.write("y" * 20_000_000)
    sys.stderr.flush()
    say(first(asked))


def chatter(_asked: Asked) -> None:
    """Write and never read again."""
    while True:
        write("tra la la\n")


def have_children(asked: Asked) -> None:
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)", sys.argv[2]])
    sleep(asked)


WAYS: dict[str, Callable[[Asked], None]] = {
    "by name": lambda asked: say(
        {"id": asked["id"], "action": asked["legal"][-1]["notation"].upper()}
    ),
    "no json": lambda _: write("what? \x1b[31m\x07\n"),
    "no utf-8": no_utf8,
    "nested": lambda _: write("[" * 30_000 + "\n"),
    "true": lambda asked: say({"id": asked["id"], "action": True}),
    "no such notation": lambda asked: say({"id": asked["id"], "action": "dance"}),
    "illegal": lambda asked: say({"id": asked["id"], "action": -1}),
    "huge": lambda asked: say({"id": asked["id"], "action": 10**30}),
    "ahead": lambda asked: say({**first(asked), "id": 1_000_000}),
    "behind": answer_behind,
    "only behind": answer_only_behind,
    "slow": answer_slowly,
    "hangs": sleep,
    "crashes": crash,
    "closes": close,
    "chatters": chatter,
    "floods": flood,
    "complains": complain,
    "has children": have_children,
}


WANTED: dict[str, Asked] = {
    "reads": {"text": "ja", "memory": 7},
    "reads klingon": {"text": "tlh"},
    "draws": {"scene": True},
}


def greet(way: str) -> None:
    if way != "silent":
        say(
            {
                "type": "ready",
                "protocol": 2 if way == "another protocol" else 1,
                **WANTED.get(way, {}),
                "of its own": True,
            }
        )


def main() -> None:
    way = sys.argv[1]
    if way == "deaf":
        sleep({})
    for line in sys.stdin:
        message = json.loads(line)
        if len(sys.argv) > 3:
            with Path(sys.argv[3]).open("a", encoding="utf-8") as kept:
                kept.write(line)
        if message["type"] == "hello":
            greet(way)
        elif message["type"] == "view":
            WAYS.get(way, answer)(message)
        elif message["type"] == "bye" and way != "stays":
            break
    if way == "stays":
        sleep({})


if __name__ == "__main__":
    main()
