"""The documents as tests read them: which there are, their blocks, and the sessions of a shell in
them.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOP = ("README.md", "CONTRIBUTING.md", "SECURITY.md")
DOCUMENTS = (
    *TOP,
    *sorted(file.relative_to(ROOT).as_posix() for file in (ROOT / "docs").rglob("*.md")),
)

_FENCE = re.compile(r"^(?P<indent> *)```(?P<language>[\w-]*)")
_COMMAND = re.compile(
    r"^\s*(?:\$ )?(?:\.venv/bin/|/opt/simony/bin/)?(?P<command>simony(?: (?!\s)[^`\s]+)+)"
)
_INLINE = re.compile(r"(?<!`)`(?P<code>[^`\n]+)`(?!`)")


@dataclass(frozen=True)
class Block:
    """A fenced block and its first line."""

    language: str
    line: int
    lines: list[str]

    @property
    def text(self) -> str:
        return "".join(f"{line}\n" for line in self.lines)


@dataclass(frozen=True)
class Shown:
    """A command at a prompt (``$``), the input typed while it runs (``>``), and its output."""

    line: int
    words: list[str]
    typed: list[str] = field(default_factory=list)
    output: list[str] = field(default_factory=list)

    @property
    def promises_numbers(self) -> bool:
        """Whether the output shown has numbers, which would differ with fewer games."""
        return any(re.search(r"\d", line) for line in self.output)


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def blocks(name: str) -> Iterator[Block]:
    """Yield the fenced blocks of a document."""
    return blocks_in(read(name))


def blocks_in(text: str) -> Iterator[Block]:
    opened: Block | None = None
    for number, line in enumerate(text.splitlines(), start=1):
        fence = _FENCE.match(line)
        if opened is None and fence:
            opened = Block(fence["language"], number, [])
        elif opened is not None and fence:
            yield opened
            opened = None
        elif opened is not None:
            opened.lines.append(line)


def shown(name: str) -> Iterator[Shown]:
    """Yield the commands at a prompt, in order."""
    for block in blocks(name):
        current: Shown | None = None
        for number, line in whole_lines(block):
            if line.startswith("$ "):
                if current is not None:
                    yield current
                current = Shown(number, shlex.split(line.removeprefix("$ "), comments=True))
            elif current is not None:
                if line.startswith("> "):
                    current.typed.append(line.removeprefix("> "))
                current.output.append(line)
        if current is not None:
            yield current


def files(name: str) -> dict[str, str]:
    """Return the files in a document: TOML blocks whose first line is a comment with a name."""
    found: dict[str, str] = {}
    for block in blocks(name):
        named = re.match(r"# (?P<file>[\w-]+\.toml)\b", block.text)
        if block.language == "toml" and named:
            found[named["file"]] = block.text
    return found


def commands(name: str) -> Iterator[tuple[int, list[str]]]:
    """Yield every whole command ``simony …`` in a block as words, without comments."""
    for block in blocks(name):
        if block.language not in {"console", "sh", "ini"}:
            continue
        for number, line in whole_lines(block):
            if block.language == "console" and not line.startswith("$ "):
                continue
            code = re.sub(r"(^|\s)#.*", "", line).replace("ExecStart=", "")
            yield from (
                (number, shlex.split(found["command"])) for found in _COMMAND.finditer(code)
            )


def whole_lines(block: Block) -> Iterator[tuple[int, str]]:
    """Yield the lines of a block with their numbers, joined where they end in a backslash."""
    begun = ""
    for number, line in enumerate(block.lines, start=block.line + 1):
        begun += f" {line.strip()}" if begun else line
        if begun.endswith("\\"):
            begun = begun.removesuffix("\\").rstrip()
        else:
            yield number, begun
            begun = ""


def mentioned(name: str) -> Iterator[tuple[int, list[str]]]:
    """Yield every ``simony …`` in a sentence.

    It may be part of a command, with placeholders.
    """
    fenced = {
        number
        for block in blocks(name)
        for number in range(block.line, block.line + len(block.lines) + 2)
    }
    for number, line in enumerate(read(name).splitlines(), start=1):
        if number not in fenced:
            for found in _INLINE.finditer(line):
                words = found["code"].replace("[", " ").replace("]", " ").split()
                if words and words[0] == "simony":
                    yield number, words


def targets(name: str) -> Iterator[tuple[int, str]]:
    """Yield every make target in blocks and sentences."""
    fenced = [
        (number, line)
        for block in blocks(name)
        for number, line in enumerate(block.lines, start=block.line + 1)
    ]
    inline = [
        (number, found["code"])
        for number, line in enumerate(read(name).splitlines(), start=1)
        for found in _INLINE.finditer(line)
    ]
    for number, code in fenced + inline:
        asked = re.match(r"\s*(?:\$ )?make (?P<words>[^#]*)", code)
        for word in asked["words"].split("  ")[0].split() if asked else ():
            if "=" not in word:
                yield number, word
