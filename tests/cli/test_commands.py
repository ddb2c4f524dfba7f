"""The output of each command for valid arguments."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

from cli.shell import Outcome, simony
from simony.core.log import Log
from simony.registry import game_specs, open_game, read_log

Run = Callable[..., Outcome]
LANGUAGES = ["en", "ja"]


def widest(text: str) -> int:
    return max(cell_len(line) for line in text.splitlines())


# --- games, rules ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_players_options_and_defaults(run: Run, language: str) -> None:
    outcome = run("games", "--lang", language)
    assert outcome.code == 0
    for spec in game_specs().values():
        assert spec.key in outcome.out
        for option in spec.options:
            assert option.key in outcome.out
            assert all(value in outcome.out for value in option.values)
    assert widest(outcome.out) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_fit_and_follow_the_options(run: Run, language: str) -> None:
    basic = run("rules", "indulgence", "--lang", language)
    expert = run("rules", "indulgence", "--lang", language, "-o", "expert=on", "--players", "3")
    assert basic.code == expert.code == 0
    assert "I19" in basic.out
    assert len(expert.out) > len(basic.out)
    assert widest(basic.out) <= 80


def test_rules_say_what_house_rules_change(run: Run, folder: Path) -> None:
    (folder / "house.toml").write_text("[game]\nflorins = 47\n")
    assert "47 florins" in " ".join(
        run("rules", "indulgence", "--house-rules", "house.toml").out.split()
    )


# --- simulate -------------------------------------------------------------------------------------


def simulated(run: Run, *arguments: str) -> dict[str, object]:
    outcome = run("simulate", "indulgence", "--json", *arguments)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.count("\n") == 1
    report = json.loads(outcome.out)
    assert isinstance(report, dict)
    return report


def test_one_json_object_with_everything(run: Run) -> None:
    report = simulated(
        run,
        "--players",
        "3",
        "--games",
        "20",
        "--seed",
        "7",
        "--bots",
        "random,priest,random",
        "-o",
        "expert=on",
    )
    wanted = {
        "game",
        "players",
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "win_share",
        "score_mean",
        "seed",
        "digest",
    }
    assert wanted <= set(report)
    assert (report["game"], report["players"], report["games"], report["seed"]) == (
        "indulgence",
        3,
        20,
        "7",
    )
    shares = report["win_share"]
    assert isinstance(shares, list)
    assert sum(shares) == pytest.approx(1)
    assert report["options"] == {"expert": "on", "edition": "english", "first_ruler": "random"}


def test_the_games_depend_on_the_seed_not_on_the_jobs(run: Run, folder: Path) -> None:
    arguments = ["--games", "250", "--players", "3", "--seed", "s"]
    alone = simulated(run, *arguments)
    shared = json.loads(
        simony(folder, "simulate", "indulgence", "--json", *arguments, "--jobs", "2").out
    )
    other = simulated(run, "--games", "250", "--players", "3", "--seed", "t")
    timed = {"seconds", "decisions_per_second", "jobs"}
    assert {name: value for name, value in alone.items() if name not in timed} == {
        name: value for name, value in shared.items() if name not in timed
    }
    assert alone["digest"] != other["digest"]


def test_without_a_seed_one_is_chosen_and_printed(run: Run) -> None:
    first, second = (simulated(run, "--games", "1") for _ in range(2))
    assert first["seed"] != second["seed"]
    assert simulated(run, "--games", "1", "--seed", str(first["seed"]))["digest"] == first["digest"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_in_words(run: Run, language: str) -> None:
    outcome = run("simulate", "indulgence", "--games", "10", "--seed", "1", "--lang", language)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.count("random") == 4
    assert "95 %" in outcome.out
    assert widest(outcome.out) <= 80


# --- verify, replay -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_intact_log_is_ok(run: Run, finished: Path, language: str) -> None:
    outcome = run("verify", str(finished), "--lang", language)
    log = read_log(finished)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith("OK\n")
    assert log.digest() in outcome.out
    assert log.game.figures_hash in outcome.out
    assert str(len(log.entries)) in outcome.out


def test_an_unfinished_log_is_ok_too(run: Run, interrupted_game: Path) -> None:
    outcome = run("verify", str(interrupted_game))
    assert outcome.code == 0
    assert "goes on" in outcome.out


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]], ids=" ".join)
@pytest.mark.parametrize("number", [1, 2, 6, 12, 20])
def test_a_damaged_log_names_the_line(
    run: Run, finished: Path, number: int, command: list[str]
) -> None:
    lines = finished.read_text().splitlines(keepends=True)
    lines[number - 1] = lines[number - 1].replace(" #", "\x1b[31m #", 1)
    finished.write_text("".join(lines))
    outcome = run(*command, str(finished))
    assert (outcome.code, outcome.out) == (1, "")
    assert f"Line {number}:" in outcome.err
    assert str(finished) in outcome.err
    assert "\x1b" not in outcome.err


def test_a_log_cut_short_is_not_ok(run: Run, finished: Path) -> None:
    finished.write_text("".join(finished.read_text().splitlines(keepends=True)[:-1]))
    outcome = run("verify", str(finished))
    assert outcome.code == 1
    assert "Line" in outcome.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_of_a_finished_game_shows_all_hands_and_the_result(
    run: Run, finished: Path, language: str
) -> None:
    outcome = run("replay", str(finished), "--lang", language)
    assert outcome.code == 0
    names = ["Anna", "Lucrezia", "Cesare", "Beatrice"]
    assert all(outcome.out.count(name) > 10 for name in names)
    assert "(priest)" not in outcome.out
    assert widest(outcome.out) <= 80
    if language == "en":
        assert all(f"{name}’s cards:" in outcome.out for name in names)


def test_replay_of_an_unfinished_game_shows_no_hand(run: Run, interrupted_game: Path) -> None:
    outcome = run("replay", str(interrupted_game))
    assert "’s cards:" not in outcome.out
    assert "breaks off" in outcome.out


def test_replay_for_one_seat(run: Run, interrupted_game: Path) -> None:
    outcome = run("replay", str(interrupted_game), "--seat", "3")
    assert "Your cards:" in outcome.out
    assert "’s cards:" not in outcome.out
    assert "You play" in outcome.out


def test_replay_of_a_face_down_trick_with_everything_open(run: Run, folder: Path) -> None:
    """Only the most detailed version: not both that this card and that some card was played."""
    log = Log(open_game("indulgence", 4, {"expert": "on"}))
    log.apply_chance(log.game.parse_outcome("start ruler 1 lay tricks any-medici sixes"))
    log.apply_chance(
        log.game.parse_outcome("deal m123456789 / s123456789 / b123456789 / o123456789")
    )
    for seat, action in enumerate(["edict tricks", "pass", "pass", "pass"]):
        log.play(seat, log.game.parse(action))
    for seat, family in enumerate(["medici", "sforza", "borgia"]):
        log.play(seat, log.game.parse(f"play {family} 5"))
    (folder / "down.log").write_text(log.dump())
    everything, public, own = (
        run("replay", "down.log", "--seat", seat).out for seat in ("all", "spectator", "2")
    )
    assert everything.count(" plays the ") == 3
    assert "plays a card face down" not in everything
    assert "leads a card face down" not in everything
    assert (public.count(" plays the "), public.count(" plays a card face down")) == (0, 2)
    assert own.count("You play the Sforza 5") == 1
    assert "Borgia 5" not in own + public


def test_replay_step_by_step(folder: Path, finished: Path) -> None:
    two_steps = simony(folder, "replay", str(finished), "--step", typed="\n\nq\n")
    input_ends = simony(folder, "replay", str(finished), "--step", typed="\n")
    assert two_steps.code == input_ends.code == 0
    assert two_steps.out.count("…") == 3
    assert two_steps.err == input_ends.err == ""


# --- new-game -------------------------------------------------------------------------------------


def test_new_game_copies_the_template(run: Run, folder: Path) -> None:
    outcome = run("new-game", "vesper")
    assert (outcome.code, outcome.err) == (0, "")
    assert "vesper" in outcome.out
    assert (folder / "vesper").is_dir()
    again = run("new-game", "vesper")
    assert again.code == 2
    assert "vesper" in again.err
