"""The commands in the documents work.

- Commands at a prompt (``$ simony …``) are run, those of a document one after another in one
  folder, with the files that the document shows. Their output must be the one shown (``…`` stands
  for anything). Input is shown after ``>``.
- If the output shown has no numbers, fewer games are played: the test is about what the command
  does, not how fast.
- Every other command in a block is run too, with few games; it must succeed and print something.
- For commands in a sentence the name and the options are checked.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from docs.documents import (
    DOCUMENTS,
    ROOT,
    Shown,
    blocks,
    commands,
    files,
    mentioned,
    read,
    shown,
    targets,
)
from simony.cli.entry import _parser
from simony.registry import game_specs, open_game

FEWER = {"--games": 4, "--iterations": 4}
NOT_RUN = {
    "serve",
    "backup",
    "restore",
    "admin",
}  # the tests of the table start servers; backup and admin need the data of one
ELSEWHERE = {
    "--address",
    "llm",
}  # need a cluster or a language model; tests/lab/simulate/test_extras.py starts a cluster
MANY_GAMES = {"simulate", "arena", "lab", "sweep"}
SESSIONS = [name for name in DOCUMENTS if any(shown(name))]


@pytest.mark.once
@pytest.mark.parametrize("name", SESSIONS)
def test_commands_at_a_prompt_give_the_output_shown(name: str, tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    for file, text in files(name).items():
        (tmp_path / file).write_text(text, "utf-8")
    for command in shown(name):
        if command.words[0] == "simony" and command.words[1] not in NOT_RUN:
            run(command, name, tmp_path)


@pytest.mark.once
@pytest.mark.parametrize(
    "name", [name for name in DOCUMENTS if any(commands(name)) and name not in SESSIONS]
)
def test_every_other_command_in_a_block_works(name: str, tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    shutil.copy(ROOT / "tests/golden/games/dogma-01.log", tmp_path / "game.log")
    for file, text in files("docs/house-rules.md").items():
        (tmp_path / file).write_text(text, "utf-8")
    for line, words in commands(name):
        if words[1] in NOT_RUN or ELSEWHERE & set(words) or "llm" in words[-1]:
            continue
        limit = ["--games", "4"] if words[1] in MANY_GAMES and "--games" not in words else []
        typed = ["quit"] * 3 if words[1] == "play" else []
        run(Shown(line, [*words, *limit], typed), name, tmp_path)


def run(command: Shown, name: str, folder: Path) -> None:
    words = command.words[1:] if command.promises_numbers else fewer(command.words[1:])
    typed = "".join(f"{line}\n" for line in command.typed)
    data = folder / "data"
    surroundings = {
        **os.environ,
        "COLUMNS": "80",
        "LANG": "C.UTF-8",
        "LC_ALL": "C.UTF-8",
        "XDG_DATA_HOME": str(data),
    }
    done = subprocess.run(
        [sys.executable, "-m", "simony.cli", *words],
        cwd=folder,
        env=surroundings,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    where = f"{name}:{command.line}"
    assert done.returncode == 0, f"{where}: {done.stderr}"
    if command.output:
        assert fits(command.output, done.stdout), (
            f"{where} shows\n{chr(10).join(command.output)}\n\nand there came\n{done.stdout}"
        )
    else:
        assert done.stdout.strip(), where


def fewer(words: list[str]) -> list[str]:
    """Return the command with fewer games and smaller budgets."""
    less = [
        str(min(int(word), FEWER[before])) if before in FEWER else word
        for before, word in zip(["", *words], words, strict=False)
    ]
    return [re.sub(r"(?<=/iterations=)\d+", "4", word) for word in less]


def fits(said: list[str], came: str) -> bool:
    """Whether the output is as shown; ``…`` stands for anything, ends of lines and their spaces for
    each other.
    """
    parts = [re.escape(" ".join(part.split())) for part in " ".join(said).split("…")]
    return (
        re.fullmatch(r"\s*" + r"\s*.*?\s*".join(parts) + r"\s*", " ".join(came.split()), re.DOTALL)
        is not None
    )


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_command_in_a_block_is_understood(name: str) -> None:
    parser = _parser()
    for line, words in commands(name):
        if words[1:] == ["--version"]:
            continue
        try:
            parser.parse_args(words[1:])
        except SystemExit:
            pytest.fail(f"{name}:{line}: {' '.join(words)}")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_command_in_a_sentence_exists_with_its_options(name: str) -> None:
    for line, words in mentioned(name):
        parser: argparse.ArgumentParser = _parser()
        known = options(parser)
        for word in words[1:]:
            below = subcommands(parser)
            if not below or word.startswith("-"):
                break
            assert word in below, f"{name}:{line}: {word} is no command of simony"
            parser = below[word]
            known |= options(parser)
        strange = [
            word for word in words[1:] if word.startswith("-") and word.split("=")[0] not in known
        ]
        assert not strange, f"{name}:{line}: {words[1]} does not take {strange}"


def subcommands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    return {
        name: below
        for action in parser._actions
        if isinstance(action, argparse._SubParsersAction)
        for name, below in action.choices.items()
    }


def options(parser: argparse.ArgumentParser) -> set[str]:
    return {option for action in parser._actions for option in action.option_strings}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_make_target_exists(name: str) -> None:
    there = set(re.findall(r"^([a-z-]+):", read("Makefile"), re.MULTILINE))
    missing = [
        (line, target)
        for line, target in targets(name)
        if re.fullmatch(r"[a-z-]+", target) and target not in there
    ]
    assert not missing, f"{name}: {missing}"


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_extra_exists(name: str) -> None:
    there = tomllib.loads(read("pyproject.toml"))["project"]["optional-dependencies"]
    assert [
        extra for extra in re.findall(r"simony\[(\w+)\]", read(name)) if extra not in there
    ] == []


@pytest.mark.parametrize("name", [name for name in DOCUMENTS if files(name)])
def test_every_house_rules_file_is_valid(name: str, tmp_path: Path) -> None:
    """A file named after a game, such as my-dogma.toml, opens that game."""
    for file, text in files(name).items():
        (tmp_path / file).write_text(text, "utf-8")
        [key] = [key for key in game_specs() if file.endswith(f"{key}.toml")]
        assert open_game(key, house_rules=tmp_path / file).house_rules


def test_documents_with_sessions_show_all_commands_at_a_prompt() -> None:
    """Other commands of a document with sessions would not be run."""
    for name in SESSIONS:
        for block in blocks(name):
            if block.language == "sh":
                lines = [line.split() for line in block.lines if line.startswith("simony ")]
                assert all(words[1] in NOT_RUN for words in lines), f"{name}:{block.line}"


def test_a_stale_command_would_be_found(tmp_path: Path) -> None:
    """The checks of the documents can fail."""
    assert fits(["a …", "c"], "a b\nb\n c\n")
    assert not fits(["a …", "d"], "a b\nb\nc\n")
    assert not fits(["a"], "a b\n")
    assert fewer(["lab", "--games", "5000", "--out", "x"]) == ["lab", "--games", "4", "--out", "x"]
    assert fewer(["--bots", "flat/belief=4/iterations=200,priest"]) == [
        "--bots",
        "flat/belief=4/iterations=4,priest",
    ]
    shown_so = Shown(1, ["simony", "simulate", "dogma", "--games", "1", "--faster"], output=["…"])
    with pytest.raises(AssertionError, match="--faster"):
        run(shown_so, "a document", tmp_path)
    shutil.rmtree(tmp_path / "data", ignore_errors=True)
