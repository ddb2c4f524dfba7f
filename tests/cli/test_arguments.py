"""Help texts, and errors for wrong arguments, of every command."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cli.shell import Outcome

Run = Callable[..., Outcome]
COMMANDS = [
    "games",
    "play",
    "simulate",
    "arena",
    "lab",
    "sweep",
    "replay",
    "verify",
    "rules",
    "new-game",
]


def test_help_lists_the_commands(run: Run) -> None:
    outcome = run("--help")
    assert outcome.code == 0
    assert all(command in outcome.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_a_seed_and_a_language(run: Run, command: str) -> None:
    outcome = run(command, "--help")
    assert (outcome.code, outcome.err) == (0, "")
    assert "--seed" in outcome.out
    assert "--lang" in outcome.out


def test_version_tells_the_build(run: Run) -> None:
    outcome = run("--version")
    assert outcome.code == 0
    assert outcome.out.startswith("simony ")
    assert "(compiled)" in outcome.out or "(pure Python)" in outcome.out


BAD = [
    ("", "COMMAND"),
    ("dance", "dance"),
    ("games extra", "extra"),
    ("games --lang fr", "fr"),
    ("games --bla", "--bla"),
    ("play", "indulgence"),
    ("play chess", "chess"),
    ("play indulgence --players 7", "3 to 4 players, not 7"),
    ("play indulgence --players two", "two"),
    ("play indulgence --players -3", "--players"),
    ("play indulgence --player 3", "--player"),
    ("play indulgence --seat 5", "seat 5"),
    ("play indulgence --seat 0", "--seat"),
    ("play indulgence --bots antipope", "antipope"),
    ("play indulgence -o expert", "KEY=VALUE"),
    ("play indulgence -o expert=maybe", "off | on"),
    ("play indulgence -o colour=red", "colour"),
    ("play indulgence -o expert=on -o expert=off", "twice"),
    ("play indulgence -o first_ruler=4 --players 3", "first_ruler"),
    ("play indulgence --house-rules missing.toml", "missing.toml"),
    ("play indulgence --house-rules bad.toml", "bad.toml"),
    ("play indulgence --house-rules odd.toml", "florins"),
    ("play indulgence --name \x1b[2J", "--name"),
    ("play indulgence --name " + "x" * 99, "--name"),
    ("play --resume missing.log", "missing.log"),
    ("play --resume broken-off.log --players 3", "--players"),
    ("play --resume broken-off.log -o expert=on", "-o"),
    ("play --resume broken-off.log --seat 9", "seat 9"),
    ("play dogma --resume broken-off.log", "dogma"),
    ("simulate", "GAME"),
    ("simulate chess", "chess"),
    ("simulate indulgence --games 0", "--games"),
    ("simulate indulgence --games -1", "--games"),
    ("simulate indulgence --games many", "many"),
    ("simulate indulgence --games 99999999999", "--games"),
    ("simulate indulgence --jobs 0", "--jobs"),
    ("simulate indulgence --jobs 1000", "--jobs"),
    ("simulate indulgence --players 5", "not 5"),
    ("simulate indulgence --bots random,antipope", "antipope"),
    ("simulate indulgence --bots random,priest", "2 levels for 4 players"),
    ("simulate indulgence --bots ,,,", "empty name"),
    ("simulate indulgence --bots random,,random,random", "random | novice | priest"),
    ("simulate indulgence --seed " + "x" * 201, "at most 200 characters, not 201"),
    ("simulate indulgence --house-rules missing.toml", "missing.toml"),
    ("simulate indulgence --address here", "--on ray"),
    ("simulate indulgence --on ray --jobs 2", "--jobs"),
    ("simulate indulgence --on mars", "mars"),
    ("simulate indulgence --format csv", "--out"),
    ("simulate indulgence --out bad.toml", "bad.toml"),
    ("lab indulgence", "--out"),
    ("lab chess --out new", "chess"),
    ("lab indulgence --out new --games 1", "--games"),
    ("lab indulgence --out new --house missing.toml", "missing.toml"),
    ("lab indulgence --out new --against missing.toml", "missing.toml"),
    ("lab indulgence --out new --draw bonus", "edict"),
    ("lab indulgence --out bad.toml --games 2 --bots random", "bad.toml"),
    ("lab indulgence --out new --doubts --against odd.toml", "--against"),
    ("sweep indulgence", "--set"),
    ("sweep indulgence --set sixes.pays=1 --fit ring=10", "--fit"),
    ("sweep indulgence --fit ring=10", "--want"),
    ("sweep indulgence --set sixes.pays=1 --want score=30", "--want"),
    ("sweep indulgence --set sixes.pays", "sixes.pays=1..4"),
    ("sweep indulgence --set sevens.pays=1", "sevens.pays"),
    ("sweep indulgence --set sixes.pays=100", "0–99"),
    ("sweep indulgence --set sixes.pays=1 --measure glory", "glory"),
    ("sweep indulgence --fit ring=10 --want score", "MEASURE=NUMBER"),
    ("sweep indulgence --set florins=1..150 --set ring=10,11", "300"),
    ("replay", "FILE"),
    ("replay missing.log", "missing.log"),
    ("replay broken-off.log --seat 5", "“5”"),
    ("replay broken-off.log --seat nobody", "nobody"),
    ("verify", "FILE"),
    ("verify missing.log", "missing.log"),
    ("verify .", "."),
    ("rules", "GAME"),
    ("rules chess", "chess"),
    ("rules indulgence --players 9", "not 9"),
    ("new-game", "NAME"),
    ("new-game 9lives", "9lives"),
    ("new-game indulgence", "indulgence"),
    ("new-game fine --into missing", "missing"),
]


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(
    ("arguments", "named"), BAD, ids=[arguments[:50] or "nothing" for arguments, _ in BAD]
)
@pytest.mark.usefixtures("interrupted_game")
def test_bad_arguments(
    run: Run,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    arguments: str,
    named: str,
    language: str,
) -> None:
    monkeypatch.setenv("LANG", {"en": "en_GB.UTF-8", "ja": "ja_JP.UTF-8"}[language])
    (folder / "bad.toml").write_text("this is [no TOML")
    (folder / "odd.toml").write_text("[game]\nflorins = 'many'\n")
    before = sorted(folder.rglob("*"))
    outcome = run(*arguments.split())
    assert outcome.code == 2
    assert outcome.out == ""
    assert "Traceback" not in outcome.err
    assert "\x1b" not in outcome.err
    assert 1 <= len(outcome.err.splitlines()) <= 2
    if language == "en":
        assert outcome.err.startswith("error: ")
        assert named in outcome.err
    assert sorted(folder.rglob("*")) == before


def test_the_language_may_come_before_the_command(run: Run) -> None:
    assert run("--lang", "ja", "games").out == run("games", "--lang", "ja").out != run("games").out


def test_the_language_of_the_system(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    english = run("games").out
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    japanese = run("games").out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert run("games").out == english != japanese


@pytest.mark.parametrize(
    "arguments",
    [
        ["verify", ""],
        ["replay", ""],
        ["play", "--resume", ""],
        ["rules", "indulgence", "--house-rules", ""],
    ],
)
def test_an_empty_file_name_is_reported(run: Run, arguments: list[str]) -> None:
    outcome = run(*arguments)
    assert (outcome.code, outcome.out) == (2, "")
    assert "expected the name of a file, not ''" in outcome.err


def test_an_empty_level_for_play(run: Run) -> None:
    assert run("play", "indulgence", "--bots", "").code == 2


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_name_stays_on_one_line(run: Run, command: str) -> None:
    outcome = run(command, "two\nlines.log")
    assert outcome.code == 2
    assert (
        outcome.err == "error: The file two\\nlines.log cannot be read: No such file or directory\n"
    )


def test_a_seed_may_have_two_hundred_characters(run: Run) -> None:
    assert run("simulate", "indulgence", "--games", "1", "--seed", "x" * 200).code == 0


@pytest.mark.parametrize("command", COMMANDS)
def test_help_lists_the_exit_codes(run: Run, command: str) -> None:
    assert "1 if a saved game or a server's data are damaged" in " ".join(
        run(command, "--help").out.split()
    )
