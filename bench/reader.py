"""What somebody gains who learns a bot's habits in the whole of Dogma for two: the last table of
docs/mixing.md.

    python bench/reader.py FOLDER [--bots A,B] [--train 1500] [--games 400] [--iterations 32]

The game is too large for an exact best response. A reader plays by the heuristics, but learns from
many games against one bot what to do in two places: whether to believe or doubt a confession, by
how many cards were laid, how many copies could be held, how many cards the other has left and what
the heuristics say; and whether to confess the truth or a lie, by what it holds and how many cards
both have. It knows few features only, so what it gains is a lower bound of what there is to gain.

What it gains is its share of wins after it has learned, playing the best of what it knows, less
that of the heuristics against the same bot on the same deals, in both seats. Results are kept in
FOLDER.
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path

from simony.bots.bot_spec import Budget, make_player
from simony.bots.search.outcome_value import win_share
from simony.core.contract import Game
from simony.core.rng import Rng
from simony.games.dogma.rules.actions import ANSWER, BELIEVE, CONFESS, DOUBT, NAME
from simony.games.dogma.rules.counts import COPIES, KINDS, kinds_of, nameable, of_kind, size
from simony.games.dogma.rules.rules import DogmaState
from simony.lab.simulate.simulation import Z95
from simony.registry import open_game

EXPLORE = 0.6
SEEN_ENOUGH = 8
SUGGESTED, TRUTH, LIE = 0, 1, 2

Key = tuple[int, ...]


class Reader:
    """For each situation and each option in it: how often it was tried, and how often it won."""

    def __init__(self) -> None:
        self.tries: dict[Key, list[float]] = {}
        self.wins: dict[Key, list[float]] = {}
        self.path: list[tuple[Key, int]] = []
        self.learning = True

    def decide(self, game: Game, state: DogmaState, seat: int, rng: Rng) -> int:
        suggested = int(game.suggest(state, seat, rng))
        legal = state.legal(seat)
        if state.phase == ANSWER and suggested in (BELIEVE, DOUBT):
            options = {SUGGESTED: suggested, TRUTH: BELIEVE, LIE: DOUBT}
            return options[
                self._choose((ANSWER, *_about_answer(state, seat), suggested), list(options))
            ]
        if state.phase == CONFESS and NAME <= suggested < NAME + KINDS:
            hand = int(state.hands[seat])
            true = [
                name for name in legal if name < NAME + KINDS and of_kind(hand, name - NAME) > 0
            ]
            false = [
                name for name in legal if name < NAME + KINDS and of_kind(hand, name - NAME) == 0
            ]
            options = {SUGGESTED: suggested}
            if true:
                options[TRUTH] = max(true, key=lambda name: int(of_kind(hand, name - NAME)))
            if false:
                options[LIE] = false[int(rng.below(len(false)))]
            return options[self._choose((CONFESS, *_about_hand(state, seat)), list(options))]
        return suggested

    def _choose(self, key: Key, options: list[int]) -> int:
        tries = self.tries.setdefault(key, [0.0] * 3)
        wins = self.wins.setdefault(key, [0.0] * 3)
        if self.learning:
            whole = sum(tries) + 1.0
            best = max(options, key=lambda at: _promise(wins[at], tries[at], whole))
            self.path.append((key, best))
            return best
        known = [at for at in options if tries[at] >= SEEN_ENOUGH]
        return max(known, key=lambda at: wins[at] / tries[at]) if SUGGESTED in known else SUGGESTED

    def learn(self, won: float) -> None:
        for key, option in self.path:
            self.tries[key][option] += 1.0
            self.wins[key][option] += won
        self.path = []


def _promise(wins: float, tries: float, whole: float) -> float:
    """UCB1: what was never tried comes first."""
    return wins / tries + EXPLORE * math.sqrt(math.log(whole) / tries) if tries > 0.0 else math.inf


def _about_answer(state: DogmaState, seat: int) -> Key:
    top = len(state.layers) - 1
    other = int(state.owners[top])
    copies = (
        COPIES
        - int(of_kind(state.hands[seat], state.name))
        - int(of_kind(state.seen_gone, state.name))
    )
    copies -= sum(
        int(of_kind(state.layers[layer], state.name))
        for layer in range(top)
        if state.owners[layer] == seat
    )
    return (
        int(size(state.layers[top])),
        min(max(copies, 0), 5),
        _few(int(size(state.hands[other]))),
        int(top > 0),
    )


def _about_hand(state: DogmaState, seat: int) -> Key:
    hand, names = int(state.hands[seat]), nameable(state.altar)
    true = max((int(of_kind(hand, kind)) for kind in range(KINDS) if names >> kind & 1), default=0)
    return (
        min(true, 2),
        int(kinds_of(hand) & ~names != 0),
        _few(int(size(hand))),
        _few(int(size(state.hands[1 - seat]))),
    )


def _few(cards: int) -> int:
    return 0 if cards == 0 else 1 if cards <= 2 else 2 if cards <= 5 else 3


def play(
    game: Game, bot: str, number: int, seat: int, reader: Reader | None, iterations: int
) -> float:
    """The reader's share of the win in one game, or that of the heuristics in its place."""
    chance, rng, state = Rng(f"reader {number}"), Rng(f"reader {number} {seat}"), game.new()
    other = make_player(
        game, bot, 1 - seat, f"reader {number} {seat} bot", Budget(iterations=iterations)
    )
    while not state.over():
        assert isinstance(state, DogmaState)
        asked = int(state.seat_to_act())
        if asked < 0:
            state.apply_chance(state.draw(chance))
        elif asked != seat:
            legal = state.legal(asked)
            state.apply(asked, legal[0] if len(legal) == 1 else other.decide(state.view(asked)))
        elif reader is not None:
            state.apply(asked, reader.decide(game, state, asked, rng))
        else:
            state.apply(asked, game.suggest(state, asked, rng))
    won = win_share(state.places(), seat)
    if reader is not None and reader.learning:
        reader.learn(won)
    return won


def measure(folder: Path, bot: str, train: int, games: int, iterations: int) -> None:
    game, reader = open_game("dogma", 2), Reader()
    for number in range(train):
        play(game, bot, number, number % 2, reader, iterations)
    reader.learning = False
    rows: list[tuple[float, float]] = []
    for number in range(train, train + games // 2):
        read = sum(play(game, bot, number, seat, reader, iterations) for seat in (0, 1)) / 2
        heuristic = sum(play(game, bot, number, seat, None, iterations) for seat in (0, 1)) / 2
        rows.append((read, heuristic))
    read, heuristic = (sum(column) / len(rows) for column in zip(*rows, strict=True))
    gain = read - heuristic
    half = Z95 * math.sqrt(sum((a - b - gain) ** 2 for a, b in rows) / (len(rows) - 1) / len(rows))
    line = f"{bot}: a reader wins {read:.3f}, the heuristics {heuristic:.3f}, gain {gain:+.3f} ± {half:.3f} ({train} games learned)"
    print(line, flush=True)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"reader-{bot.replace('/', '_')}-{train}-{iterations}.json"
    path.write_text(json.dumps({"line": line, "rows": rows}), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--bots", default="priest,flat/belief=4,flat/belief=4/mix=50")
    parser.add_argument("--train", type=int, default=1500)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--iterations", type=int, default=32)
    asked = parser.parse_args()
    for bot in asked.bots.split(","):
        measure(asked.folder, bot, asked.train, asked.games, asked.iterations)


if __name__ == "__main__":
    main()
