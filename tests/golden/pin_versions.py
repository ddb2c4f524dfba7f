"""Pin what the versions of every game promise (docs/versions.md) in `versions.json`.

    make versions                        after a version was raised, or a game added
    make versions ARGUMENTS=--same-rules    after golden games were only chosen differently

A pin changes only if the version that promises it was raised. The data file of an earlier release
that is missing in a game's folder `older_figures` is taken from the history of the repository.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib.resources import files
from pathlib import Path

from simony.core.contract import Game
from simony.core.figures import OLDER_FIGURES, hash_figures, read_figures, read_older_figures
from simony.core.game_spec import GameSpec
from simony.core.rng import Rng
from simony.registry import game_specs

GOLDEN = Path(__file__).parent
FILE = GOLDEN / "versions.json"
PACKAGE = "simony.games."
"""The games of this repository; others pin their own."""


@dataclass
class Pin:
    """What is promised of a game, and the versions that promise it."""

    rules_version: int
    golden: str
    """A hash of the golden games: whole games with their results."""
    environment_version: int
    environment: dict[str, str]
    """Hashes of everything that a learner notices."""
    figures: list[str]
    """The hash of the data file of every release, the newest last."""


def pinned() -> dict[str, Pin]:
    return {key: Pin(**pin) for key, pin in json.loads(FILE.read_text("utf-8")).items()}


def our_games() -> dict[str, GameSpec]:
    return {key: spec for key, spec in game_specs().items() if spec.package.startswith(PACKAGE)}


def current(spec: GameSpec, released: list[str]) -> Pin:
    """Return the pin of a game as it is now, given the data files released so far."""
    figures = hash_figures(read_figures(spec.package))
    return Pin(
        spec.open().rules_version,
        golden_digest(spec.key),
        spec.environment_version,
        environment(spec),
        [*(each for each in released if each != figures), figures],
    )


def golden_digest(key: str) -> str:
    logs = sorted((GOLDEN / "games").glob(f"{key}-*.log"))
    return digest([log.read_text("utf-8") for log in logs])


def environment(spec: GameSpec) -> dict[str, str]:
    """Return a hash of each part of the environments of a game, for all numbers of players."""
    games = [spec.open(seats) for seats in spec.seat_counts]
    return {
        "rules_version": str(games[0].rules_version),
        "default options": digest([game.written_options() for game in games]),
        "figures": digest([game.figures_hash for game in games]),
        "action numbers": digest([_actions(game) for game in games]),
        "observation layout": digest(
            sorted({digest(game.feature_names()) for game in _all_options(spec)})
        ),
        "observations": digest([list(_observations(game)) for game in games]),
    }


def _actions(game: Game) -> list[str]:
    return [game.notation(action) for action in range(game.action_count)]


def _all_options(spec: GameSpec) -> Iterator[Game]:
    """Yield the game for every number of players and every value of every option."""
    for seats in spec.seat_counts:
        yield spec.open(seats)
        for option in spec.options:
            for value in option.values[1:]:
                if not value.isdigit():  # seats look alike
                    try:
                        yield spec.open(seats, {option.key: value})
                    except ValueError:  # it needs another option
                        continue


def _observations(game: Game) -> Iterator[list[str]]:
    """Yield the observations of the seat to act in the first decisions of one random game."""
    rng, state = Rng("observations"), game.new()
    for _ in range(100):
        if state.over():
            return
        seat = state.seat_to_act()
        if seat < 0:
            state.apply_chance(state.draw(rng))
            continue
        view = state.view(seat)
        yield [f"{value:.6f}" for value in view.features()]
        state.apply(seat, view.legal[rng.below(len(view.legal))])


def digest(thing: object) -> str:
    return hashlib.sha256(json.dumps(thing, sort_keys=True).encode()).hexdigest()[:16]


def broken_promises(key: str, before: Pin, now: Pin, *, same_rules: bool = False) -> list[str]:
    """Return what has changed without the version that promises it, and what to do."""
    found: list[str] = []
    if now.golden != before.golden and now.rules_version == before.rules_version and not same_rules:
        found.append(
            f"The golden games of {key} changed, and rules_version is still {now.rules_version}. "
            "If a rule changed, make it an option with the value `before`, so that earlier logs "
            "still play; if that is impossible, raise RULES_VERSION and name the last release in "
            "`older_rules`. Then run `make versions`. If other games were only chosen, run "
            "`make versions ARGUMENTS=--same-rules`."
        )
    changed = [
        part for part in now.environment if now.environment[part] != before.environment[part]
    ]
    if changed and now.environment_version == before.environment_version:
        found.append(
            f"Learners notice a change of {key} ({', '.join(changed)}), and the environment is "
            f"still -v{now.environment_version}: raise environment_version in its GameSpec, then "
            "run `make versions`."
        )
    return found


def missing_figures(spec: GameSpec, pin: Pin) -> list[str]:
    """Return the released data files that the game no longer has."""
    there = [read_figures(spec.package), *read_older_figures(spec.package)]
    hashes = {hash_figures(each) for each in there}
    return [each for each in pin.figures if each not in hashes]


def archive(spec: GameSpec, figures_hash: str) -> None:
    """Write a data file of the past into the folder of earlier ones."""
    cards = Path(str(files(spec.package) / "cards.toml"))
    for commit in _git(cards, "log", "--format=%H", "--", cards.name).split():
        text = _git(cards, "show", f"{commit}:./{cards.name}")
        if hash_figures(tomllib.loads(text)) == figures_hash:
            folder = cards.parent / OLDER_FIGURES
            folder.mkdir(exist_ok=True)
            (folder / f"{figures_hash}.toml").write_text(text, "utf-8")
            return
    sys.exit(f"No commit has the figures {figures_hash} of {spec.key}.")


def _git(cards: Path, *words: str) -> str:
    command = ["git", "-C", str(cards.parent), *words]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return done.stdout


def main() -> None:
    before = pinned() if FILE.exists() else {}
    found: dict[str, Pin] = {}
    problems: list[str] = []
    for key, spec in our_games().items():
        old = before.get(key)
        found[key] = current(spec, old.figures if old else [])
        if old is not None:
            same_rules = "--same-rules" in sys.argv
            problems += broken_promises(key, old, found[key], same_rules=same_rules)
            for each in missing_figures(spec, old):
                archive(spec, each)
    if problems:
        sys.exit("\n".join(problems))
    pins = {key: asdict(pin) for key, pin in found.items()}
    FILE.write_text(json.dumps(pins, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
