"""Logs and results of earlier releases open on what they began with, or say why not.

Candle (the template) plays an earlier release: without an option, with other rules, or with other
figures.
"""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cli.shell import Outcome
from simony import registry
from simony.core.errors import BadLog
from simony.core.figures import (
    OLDER_FIGURES,
    FigureDict,
    apply_house_rules,
    hash_figures,
    read_figures,
)
from simony.core.game_spec import GameSpec, Option
from simony.core.log import HashChain, Log
from simony.core.rng import Rng
from simony.i18n.sentences import add_text_package
from simony.registry import game_specs, read_log_text
from simony.template import SPEC
from simony.template import game as rules_of_candle

Run = Callable[..., Outcome]
BETS_FIVE = {"game": {"bet": 5}}
WITH_OPTION = replace(SPEC, options=(Option("wind", ("on", "off"), before="off"),))
"""A later release: the wind is an option, on by default. Before, there was no wind."""


def install(patch: pytest.MonkeyPatch, spec: GameSpec) -> None:
    patch.setitem(game_specs(), "candle", spec)


@pytest.fixture(autouse=True)
def candle(monkeypatch: pytest.MonkeyPatch) -> None:
    add_text_package(SPEC.package)
    install(monkeypatch, SPEC)


def played(house_rules: FigureDict | None = None, most: int = 99) -> Log:
    """Return a game of this release, cut off after a number of entries."""
    log = Log(registry.open_game("candle", 3, {"wind": "off"}, house_rules), ["A", "B", "C"])
    rng = Rng("an earlier release")
    while not log.over and len(log.entries) < most:
        seat = log.state.seat_to_act()
        if seat < 0:
            log.draw_chance(rng)
        else:
            legal = log.state.legal(seat)
            log.play(seat, legal[rng.below(len(legal))])
    return log


def edited(log: str, old: str, new: str) -> str:
    """Return the log with another line, and the tags that a program would write."""
    assert old in log
    chain = HashChain()
    lines = [line.rpartition(" #")[0] for line in log.replace(old, new, 1).splitlines()]
    return "".join(f"{line} #{chain.tag(line)}\n" for line in lines)


def without_wind(log: str) -> str:
    """Return the log as a release wrote it that had no such option."""
    return edited(log, "options: wind=off", "options:")


def later_figures(patch: pytest.MonkeyPatch, folder: Path, *, archived: bool = True) -> None:
    """Install a later release in which a bet is five flames, with the data file of this one."""
    package = folder / "later_candle"
    (package / OLDER_FIGURES).mkdir(parents=True)
    (package / "__init__.py").touch()
    text = (Path(rules_of_candle.__file__).parent / "cards.toml").read_text("utf-8")
    (package / "cards.toml").write_text(text.replace("bet = { value = 1", "bet = { value = 5"))
    if archived:
        name = hash_figures(read_figures(SPEC.package))
        (package / OLDER_FIGURES / f"{name}.toml").write_text(text)
    patch.syspath_prepend(str(folder))
    patch.delitem(sys.modules, "later_candle", raising=False)
    install(patch, replace(SPEC, package="later_candle"))


# --- an option that came later --------------------------------------------------------------------


def test_a_log_without_the_option_plays_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    old = without_wind(played().dump())
    install(monkeypatch, WITH_OPTION)
    log = read_log_text(old.encode())
    assert log.game.options == {"wind": "off"}
    assert registry.open_game("candle", 3).options == {"wind": "on"}
    assert log.over


def test_such_a_log_is_written_again_to_the_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    old = without_wind(played().dump())
    install(monkeypatch, WITH_OPTION)
    assert read_log_text(old.encode()).dump() == old
    new = Log(registry.open_game("candle", 3))
    assert "options: wind=on #" in new.dump()


def test_an_earlier_release_refuses_the_log_of_a_later_one_by_the_option() -> None:
    with pytest.raises(BadLog, match="storm"):
        read_log_text(edited(played().dump(), "wind=off", "storm=on wind=off").encode())


def test_a_game_keeps_its_earlier_options_in_a_pickle(monkeypatch: pytest.MonkeyPatch) -> None:
    import pickle

    install(monkeypatch, WITH_OPTION)
    game = registry.open_game("candle", 3, {"wind": "off"})
    assert pickle.loads(pickle.dumps(game)).written_options() == {}  # noqa: S301  # our own


# --- other rules ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("releases", "says"),
    [
        ((), "Use the release that wrote it"),
        (("simony 0.4.1",), "The last release that reads it is simony 0.4.1."),
    ],
)
def test_a_log_of_earlier_rules_says_which_release_reads_it(
    monkeypatch: pytest.MonkeyPatch, releases: tuple[str, ...], says: str
) -> None:
    old = played().dump()
    monkeypatch.setattr(rules_of_candle, "RULES_VERSION", 2)
    install(monkeypatch, replace(SPEC, older_rules=releases))
    with pytest.raises(BadLog) as refused:
        read_log_text(old.encode())
    assert str(refused.value) == (
        "Line 5: it began with version 1 of the rules of candle; this program has version 2. "
        + (f"{says}; it comes before this one." if not releases else says)
    )


def test_a_log_of_later_rules_says_so() -> None:
    with pytest.raises(BadLog, match=r"this program has version 1\. A newer release wrote it"):
        read_log_text(edited(played().dump(), "rules: 1", "rules: 2").encode())


def test_other_rules_are_the_reason_even_if_an_option_is_gone_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    old = edited(played().dump(), "wind=off", "wind=north")
    monkeypatch.setattr(rules_of_candle, "RULES_VERSION", 2)
    with pytest.raises(BadLog, match="Line 5: it began with version 1"):
        read_log_text(old.encode())


# --- other figures --------------------------------------------------------------------------------


def test_a_log_opens_on_the_figures_of_its_release(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    old = played().dump()
    later_figures(monkeypatch, tmp_path)
    log = read_log_text(old.encode())
    assert log.dump() == old
    assert log.game.figures["game"]["bet"]["value"] == 1
    assert registry.open_game("candle").figures["game"]["bet"]["value"] == 5


def test_house_rules_are_applied_to_the_figures_they_were_written_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    old = played({"game": {"hand": 2}}).dump()
    later_figures(monkeypatch, tmp_path)
    log = read_log_text(old.encode())
    assert (log.dump(), log.game.house_rules) == (old, {"game": {"hand": 2}})
    assert log.game.figures["game"]["bet"]["value"] == 1
    newer = played({"game": {"hand": 2}})
    assert newer.game.figures["game"]["bet"]["value"] == 5
    assert read_log_text(newer.dump().encode()).dump() == newer.dump()


def test_without_those_figures_a_log_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    old = played().dump()
    later_figures(monkeypatch, tmp_path, archived=False)
    with pytest.raises(BadLog, match="Line 6: it began with other values of candle"):
        read_log_text(old.encode())


def test_a_forged_log_brings_no_figures_of_its_own() -> None:
    """Figures come from the program, and from house rules that are checked like a file."""
    base = read_figures(SPEC.package)
    for house, says in (
        ({"game": {"bet": 10**6}}, "game.bet"),
        ({"game": {"secret": 1}}, "game.secret"),
        ({"game": {"hand": {"remove": True}}}, "game.hand"),
    ):
        forged = edited(
            edited(played().dump(), "names:", f"house: {json.dumps(house)} #0\nnames:"),
            f"figures: {hash_figures(base)}",
            f"figures: {hash_figures(apply_house_rules(base, house))}",
        )
        with pytest.raises(BadLog, match=re.escape(says)):
            read_log_text(forged.encode())


# --- the commands ---------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("change", ["option", "figures"])
def test_commands_read_older_logs(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch, command: str, change: str
) -> None:
    (folder / "old.log").write_text(
        without_wind(played().dump()) if change == "option" else played().dump()
    )
    if change == "option":
        install(monkeypatch, WITH_OPTION)
    else:
        later_figures(monkeypatch, folder)
    outcome = run(command, "old.log")
    assert (outcome.code, outcome.err) == (0, "")


@pytest.mark.parametrize("change", ["option", "figures"])
def test_an_older_game_is_resumed_and_played_to_its_end(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    old = played(most=4).dump()
    (folder / "old.log").write_text(without_wind(old) if change == "option" else old)
    if change == "option":
        install(monkeypatch, WITH_OPTION)
    else:
        later_figures(monkeypatch, folder)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\ns\nold.log\ny\n" + "1\n" * 20))
    outcome = run("play", "--resume", "old.log", "--bots", "random")
    assert (outcome.code, outcome.err) == (0, "")
    log = registry.read_log(folder / "old.log")
    assert log.over
    assert log.game.options == {"wind": "off"}
    assert log.game.figures["game"]["bet"]["value"] == 1


def test_commands_say_which_rules_a_log_began_with(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "old.log").write_text(played().dump())
    monkeypatch.setattr(rules_of_candle, "RULES_VERSION", 2)
    for words in (("verify", "old.log"), ("replay", "old.log"), ("play", "--resume", "old.log")):
        outcome = run(*words)
        assert outcome.code == 1
        assert "old.log: Line 5: it began with version 1 of the rules" in outcome.err


SIMULATION = ("simulate", "candle", "--players", "3", "--jobs", "1", "--out", "kept", "--json")
MATCH = ("arena", "candle", "--players", "3", "--bots", "priest,random", "--file", "match.jsonl")


@pytest.mark.parametrize(
    ("words", "file"), [(SIMULATION, "kept/journal.jsonl"), (MATCH, "match.jsonl")]
)
@pytest.mark.parametrize("change", ["option", "figures"])
def test_older_results_continue_on_what_they_began_with(
    run: Run,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    file: str,
    change: str,
) -> None:
    if change == "option":
        install(monkeypatch, WITH_OPTION)
    wind = ("-o", "wind=off") if change == "option" else ()
    assert run(*words, "--games", "6", "--seed", "1", *wind).code == 0
    header = json.loads((folder / file).read_text().splitlines()[0])
    assert header["options"] == ({} if change == "option" else {"wind": "off"})
    if change == "figures":
        later_figures(monkeypatch, folder)
    outcome = run(*words, "--games", "12")
    assert (outcome.code, outcome.err) == (0, "")
    kept = (folder / file).read_text().splitlines()
    assert json.loads(kept[0]) == header
    assert len(kept) > 7 if words is MATCH else len(kept) > 2


@pytest.mark.parametrize("words", [SIMULATION, MATCH])
def test_results_of_earlier_rules_are_refused(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    assert run(*words, "--games", "6", "--seed", "1").code == 0
    monkeypatch.setattr(rules_of_candle, "RULES_VERSION", 2)
    outcome = run(*words, "--games", "12")
    assert outcome.code != 0
    assert "made by another release of the program: its rules_version is 1, not 2" in outcome.err


def test_results_of_unknown_figures_are_refused(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(*SIMULATION, "--games", "6", "--seed", "1").code == 0
    later_figures(monkeypatch, folder, archived=False)
    outcome = run(*SIMULATION, "--games", "12")
    assert outcome.code != 0
    assert "figures_hash" in outcome.err
