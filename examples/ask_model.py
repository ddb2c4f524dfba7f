"""Lets a language model play Simony: any command that reads a prompt and prints an answer.

    simony arena dogma --bots model,priest --games 80 --time 120 \\
        --bot model='python3 examples/ask_model.py -- llm -m some-model'

It does not import Simony. The prompt is part of what you measure: copy this file, change it, and
keep it with your results. See docs/language-models.md.
"""

import argparse
import json
import queue
import random
import re
import shutil
import subprocess
import sys
import threading
import time
import unicodedata
from pathlib import Path

MOST = 1_000_000  # maximum length of an answer
WRONG = {
    "en": (
        "Your answer ended with “{}”, which is neither the number nor the notation of a choice. "
        "Answer again; end with that alone."
    ),
    "ja": (
        "答えの最後の行は「{}」でしたが、選択肢の番号でも表記でもありません。"
        "もう一度答え、最後の行にはそれだけを書いてください。"
    ),
}


class Model:
    """One process per prompt, or with a separator one for the whole game: then prompts and answers
    end with a line that is the separator.
    """

    def __init__(self, command, separator):
        self.command, self.separator, self.child = command, separator, None

    def ask(self, prompt, seconds):
        """Return the answer; None if it takes too long."""
        if self.child is None:
            self.child = subprocess.Popen(
                self.command, stdin=-1, stdout=-1, encoding="utf-8", errors="replace"
            )
        answer = queue.Queue()
        threading.Thread(
            target=self.exchange, args=(self.child, prompt, answer.put), daemon=True
        ).start()
        try:
            said, closed = answer.get(timeout=max(0, seconds))
        except queue.Empty:
            said, closed = None, True
        if closed:
            self.end()
        return said

    def exchange(self, child, prompt, put):
        said, line = "", ""
        try:
            child.stdin.write(f"{prompt}\n{self.separator}\n" if self.separator else f"{prompt}\n")
            child.stdin.flush() if self.separator else child.stdin.close()
            while (
                (line := child.stdout.readline(MOST))
                and len(said) < MOST
                and line.strip() != (self.separator or None)
            ):
                said += line
        except (OSError, ValueError):
            pass  # the process has ended: its output so far counts
        put((said, not self.separator or line.strip() != self.separator))

    def end(self):
        if self.child is not None:
            self.child.kill()
            self.child.wait()
        self.child = None


def last_line(answer):
    """Return the last line without decoration: *Answer: **3**.* gives 3."""
    line = next(
        (
            each
            for each in reversed(unicodedata.normalize("NFKC", answer).splitlines())
            if each.strip()
        ),
        "",
    )
    return line.rpartition(":")[2].strip(" \t*_`#>\"'“”「」()[].。")


def chosen(line, legal):
    """Return the action whose number or notation the line is, perhaps followed by its words; None
    if there is none.
    """
    number, rest = re.fullmatch(r"(?:(\d+)\b[.)]?\s*)?(.*)", line.casefold()).groups()
    for each in legal:
        notation = each["notation"].casefold()
        if line.casefold() == notation or (
            number == str(each["number"]) and (not rest or rest.startswith(notation))
        ):
            return each["action"]
    return None


def decide(question, rules, model, options, luck):
    """Return the action (None if it is too late), and the prompts and answers."""
    if len(question["legal"]) == 1 and not options.separator:
        # A forced move needs no prompt, unless the model follows the whole game.
        return question["legal"][0]["action"], []
    deadline, tried, answer = time.monotonic() + question["seconds"], [], None
    # A process that still runs has read the rules.
    whole = prompt = f"{'' if model.child else rules}\n\n{question['text']}".strip()
    for _ in range(max(1, options.tries)):
        answer = model.ask(prompt, deadline - time.monotonic())
        action = None if answer is None else chosen(last_line(answer), question["legal"])
        tried.append({"prompt": prompt, "answer": answer, "right": action is not None})
        if answer is None or action is not None:
            break
        wrong = WRONG[options.language].format(last_line(answer)[:200])
        prompt = wrong if model.child else f"{whole}\n\n{wrong}"
    if action is None and options.fallback == "random":
        action = luck.choice(question["legal"])["action"]
    elif action is None and answer is not None:
        action = last_line(answer)[:200]  # the arena counts it as a fault and plays on
    return action, tried


def main():
    parser = argparse.ArgumentParser(
        description="Let a language model answer the questions of Simony's line protocol."
    )
    parser.add_argument(
        "--language",
        choices=list(WRONG),
        default="en",
        help="language of the prompts (default: en)",
    )
    parser.add_argument(
        "--memory", type=int, default=60, help="number of sentences about the past (default: 60)"
    )
    parser.add_argument(
        "--tries",
        type=int,
        default=3,
        help="number of attempts to get a valid answer (default: 3)",
    )
    parser.add_argument(
        "--fallback",
        choices=["arena", "random"],
        default="arena",
        help="who plays without a valid answer (default: arena)",
    )
    parser.add_argument(
        "--separator",
        default="",
        help="line that ends prompts and answers; keeps one process per game",
    )
    parser.add_argument("--record", type=Path, help="file for a line of JSON per decision")
    parser.add_argument("command", nargs="+", help="program to ask, after --")
    options = parser.parse_args()
    if shutil.which(options.command[0]) is None:
        sys.exit(f"there is no program {options.command[0]}")
    model, luck, rules, game = Model(options.command, options.separator), random.Random(), "", {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            luck.seed(message["seed"])
            game = {each: message[each] for each in ("game", "seed", "seat")}
            print(
                json.dumps(
                    {
                        "type": "ready",
                        "protocol": 1,
                        "text": options.language,
                        "memory": options.memory,
                    }
                ),
                flush=True,
            )
        elif message["type"] == "rules":
            rules = message["text"]
        elif message["type"] == "view":
            begin = time.monotonic()
            action, tried = decide(message, rules, model, options, luck)
            if action is not None:
                print(json.dumps({"id": message["id"], "action": action}), flush=True)
            if options.record:
                row = {
                    **game,
                    "id": message["id"],
                    "action": action,
                    "seconds": round(time.monotonic() - begin, 3),
                    "tries": tried,
                }
                with options.record.open("a", encoding="utf-8") as kept:
                    kept.write(json.dumps(row, ensure_ascii=False) + "\n")
        elif message["type"] == "bye":
            break
    model.end()


if __name__ == "__main__":
    main()
