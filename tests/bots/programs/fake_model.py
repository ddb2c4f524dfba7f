"""A fake language model: `python fake_model.py WAY MARK [SEPARATOR]` answers prompts as a test
needs.

`MARK` identifies the process. It uses nothing of ours.
"""

import re
import sys
import time


def answer(way: str, prompt: str) -> str:
    offered = re.findall(r"^(\d+)\. (\S.*?) – ", prompt.rpartition("\n## ")[2], re.MULTILINE)
    if way == "babbles":
        return "I have the feeling that my choice should be a good one."
    if way == "hangs":
        time.sleep(3600)
    if way == "slips" and not re.search("neither the number|番号でも", prompt):
        return "Let me think.\nPerhaps the second best?"
    if way == "cheats":
        return "99"
    if way == "names":
        return f"My cards are poor.\n\n**Answer: {offered[-1][1].upper()}**\n"
    return f"There are {len(offered)} choices.\n{offered[0][0] if offered else 1}"


def main() -> None:
    way, separator = sys.argv[1], sys.argv[3] if len(sys.argv) > 3 else ""
    if not separator:
        sys.stdout.write(answer(way, sys.stdin.read()))
        return
    prompt = ""
    for line in sys.stdin:
        if line.strip() != separator:
            prompt += line
            continue
        sys.stdout.write(f"{answer(way, prompt)}\n{separator}\n")
        sys.stdout.flush()
        prompt = ""


if __name__ == "__main__":
    main()
