"""Commands in the documents can be copied, and tables and lists are shown as such on the site.

`web/lint/site.mjs` checks in a browser that nothing is cut off on the site.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from itertools import pairwise

import pytest

from docs.documents import DOCUMENTS, Block, blocks_in, read, whole_lines

PAGES = (*DOCUMENTS, "CHANGELOG.md")
COLUMNS = 100
JOINED = {"&&", "||", ";", "|", "&"}
"""Separators of commands. No document needs a pipe."""
_ITEM = re.compile(r"(?:[-*]|\d+\.) ")
_PARAGRAPH = re.compile(r"(?![-*] |\d+\. |[#|<`])\S")
_LINE_OF_A_TABLE = re.compile(r"^\|(?:\s*:?-+:?\s*\|)+$", re.MULTILINE)


def complaints(text: str) -> Iterator[str]:
    for block in blocks_in(text):
        if not block.language:
            yield f"{block.line}: the block has no language: sh, console, text …"
        if block.language in {"sh", "console"}:
            yield from _complaints_about_commands(block)
    lines = text.splitlines()
    for number, line in enumerate(lines[1:], start=1):
        if _LINE_OF_A_TABLE.match(line) and not all(
            cell.strip() for cell in lines[number - 1].strip("|").split("|")
        ):
            yield f"{number}: a column of the table has no header"
    fenced = {
        number
        for block in blocks_in(text)
        for number in range(block.line, block.line + len(block.lines) + 2)
    }
    for number, (above, line) in enumerate(pairwise(lines), start=2):
        if number not in fenced and _ITEM.match(line) and _PARAGRAPH.match(above):
            yield f"{number}: a list needs an empty line above it"


def _complaints_about_commands(block: Block) -> Iterator[str]:
    is_session = block.language == "console"
    if is_session and not block.text.startswith("$ "):
        yield f"{block.line}: a session begins with a prompt; commands alone are sh"
    for number, line in enumerate(block.lines, start=block.line + 1):
        if len(line) > COLUMNS:
            yield f"{number}: {len(line)} columns; continue the command after a backslash"
    for number, line in whole_lines(block):
        if is_session and not line.startswith("$ "):
            continue
        command = line.removeprefix("$ ") if is_session else line
        if command.startswith("$ "):
            yield f"{number}: the prompt would be copied; sessions are console"
        words = shlex.shlex(command, posix=True, punctuation_chars=True)
        words.commenters = ""
        words.whitespace_split = True
        found = list(words)
        if JOINED & set(found):
            yield f"{number}: several commands in one line"
        if any(word.startswith("#") for word in found):
            yield f"{number}: a comment would be copied; write it above the block"
        if re.search(r"\S {2,}\S", command):
            yield f"{number}: a second command, or a remark, after spaces"


@pytest.mark.parametrize("name", PAGES)
def test_commands_can_be_copied_and_tables_have_headers(name: str) -> None:
    assert list(complaints(read(name))) == []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("```sh\nmake play\nmake test\n```", None),
        ("```sh\nsimony serve --bot mine='a; b' \\\n    --lan\n```", None),
        ("```console\n$ simony games\n…; && #\n> q  1\n```", None),
        ("| a | b |\n|---|--:|\n| | 1 |", None),
        ("```\nmake play\n```", "1: the block has no language: sh, console, text …"),
        ("```sh\na && b\n```", "2: several commands in one line"),
        ("```sh\na; b\n```", "2: several commands in one line"),
        ("```console\n$ a && b\n```", "2: several commands in one line"),
        ("```sh\n$ a\n```", "2: the prompt would be copied; sessions are console"),
        ("```console\na\n```", "1: a session begins with a prompt; commands alone are sh"),
        ("```sh\na # why\n```", "2: a comment would be copied; write it above the block"),
        ("```sh\na      b\n```", "2: a second command, or a remark, after spaces"),
        (f"```sh\n{'a' * 101}\n```", "2: 101 columns; continue the command after a backslash"),
        ("| a | |\n|---|---|\n", "1: a column of the table has no header"),
        ("text\n\n| | |\n|---|---|\n", "3: a column of the table has no header"),
        ("### Fixed\n- a\n  b\n- c\n", None),
        ("as follows:\n- a\n", "2: a list needs an empty line above it"),
    ],
)
def test_faults_of_a_document_are_found(text: str, complaint: str | None) -> None:
    assert list(complaints(text)) == ([] if complaint is None else [complaint])
