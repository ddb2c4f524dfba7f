"""What a best response gains against our bots in a sealed bid of Mea Culpa: the table of
docs/mixing.md.

    python bench/sealed.py [--bots A,B] [--rounds 8] [--coins 4] [--playouts 100] [--seeds 8]
    [--iterations 200]

One bid of two players late in a game between priests, when nothing is hidden any more but the bids:
notches and coins, chosen at once. What each pair of bids comes to is played out by the heuristics,
for all pairs with the same chance to come. That makes a table of shares of the win, which is the
whole game here: its value and what a best response gains against any mix are exact. Each player has
a few coins only, so that the table stays small. A bot is `priest`, `even`, or a manner of searching
as the arena names it. Bots know neither the table nor its chance.
"""

from __future__ import annotations

import argparse

from librt.vecs import vec

from simony.bots.bot_spec import SEARCH_CONFIGS, parse_bot_spec, search_config
from simony.bots.search.outcome_value import win_share
from simony.bots.search.regret import RegretMatcher
from simony.bots.search.search import Search
from simony.core.contract import Game, View
from simony.core.rng import Rng
from simony.games.mea_culpa.rules.actions import F_BID
from simony.games.mea_culpa.rules.rules import MeaCulpaState
from simony.registry import open_game

Mix = dict[tuple[int, ...], float]
"""How often each bid is made: the notches and the coins, as actions."""


def bids(game: Game, number: int, coins: int) -> list[MeaCulpaState]:
    """Every bid of one game after the first cathedral is done, before anybody has bid; nobody has
    more than so many coins.
    """
    state, rng = game.new(), Rng(f"sealed {number}")
    found: list[MeaCulpaState] = []
    begun = False
    while not state.over():
        assert isinstance(state, MeaCulpaState)
        bidding = state.top() & 31 == F_BID
        if bidding and not begun and state.finished > 0:
            at = state.copy()
            for seat in range(2):
                at.taler[seat] = min(int(at.taler[seat]), coins)
            found.append(at)
        begun = bidding
        seat = int(state.seat_to_act())
        if seat < 0:
            state.apply_chance(state.draw(rng))
        else:
            state.apply(seat, game.suggest(state, seat, rng))
    return found


def choices(state: MeaCulpaState, seat: int) -> list[tuple[int, ...]]:
    """Every bid a seat can make."""
    found: list[tuple[int, ...]] = []
    for notches in state.legal(seat):
        after = state.copy()
        after.apply(seat, notches)
        found.extend((notches, coins) for coins in after.legal(seat))
    return found


def table_of(game: Game, state: MeaCulpaState, playouts: int) -> list[list[float]]:
    """Seat 0's share of the win for each of its bids against each of the other's."""
    base, rng = Rng("sealed table"), Rng(0)
    rows: list[list[float]] = []
    for mine in choices(state, 0):
        row: list[float] = []
        for theirs in choices(state, 1):
            total = 0.0
            for number in range(playouts):
                rng.become_stream(base, number)
                after = state.copy()
                for seat, bid in enumerate((mine, theirs)):
                    for action in bid:
                        after.apply(seat, action)
                _play_on(game, after, rng)
                total += win_share(after.places(), 0)
            row.append(total / playouts)
        rows.append(row)
    return rows


def _play_on(game: Game, state: MeaCulpaState, rng: Rng) -> None:
    while not state.over():
        seat = state.seat_to_act()
        if seat < 0:
            state.apply_chance(state.draw(rng))
        else:
            state.apply(seat, game.suggest(state, seat, rng))


# --- the truth ------------------------------------------------------------------------------------


def against(table: list[list[float]], mix: list[float]) -> list[float]:
    """What each row comes to if the columns are mixed so."""
    return [sum(often * worth for often, worth in zip(mix, row, strict=True)) for row in table]


def turned(table: list[list[float]]) -> list[list[float]]:
    """The same table from the other's side."""
    return [[1.0 - row[column] for row in table] for column in range(len(table[0]))]


def solved(table: list[list[float]], rounds: int = 3000) -> tuple[float, float]:
    """What the table is worth to seat 0, and what a best response still gains against the
    solution.
    """
    other = turned(table)
    rows, columns = RegretMatcher(len(table)), RegretMatcher(len(other))
    for _ in range(rounds):
        theirs = [columns.probability(at) for at in range(len(other))]
        rows.update(vec[float](against(table, theirs)))
        mine = [rows.probability(at) for at in range(len(table))]
        columns.update(vec[float](against(other, mine)))
    high = max(against(table, list(columns.average_strategy())))
    low = 1.0 - max(against(other, list(rows.average_strategy())))
    return (high + low) / 2, (high - low) / 2


# --- the bots -------------------------------------------------------------------------------------


def mix_of(
    game: Game, bot: str, state: MeaCulpaState, seat: int, seeds: range, iterations: int
) -> list[float]:
    """How often a bot makes each bid, over some seeds: first the notches, then the coins."""
    found: Mix = dict.fromkeys(choices(state, seat), 0.0)
    for seed in seeds:
        for notches, often in _policy(
            game, bot, state.view(seat), f"notches {seed}", iterations
        ).items():
            if often > 0.0:
                after = state.copy()
                after.apply(seat, notches)
                for coins, then in _policy(
                    game, bot, after.view(seat), f"coins {seed}", iterations
                ).items():
                    found[notches, coins] += often * then / len(seeds)
    return list(found.values())


def _policy(game: Game, bot: str, view: View, seed: str, iterations: int) -> dict[int, float]:
    rng = Rng(f"sealed {seed}")
    found = dict.fromkeys(view.legal, 0.0)
    if bot == "even" or len(view.legal) == 1:
        return dict.fromkeys(view.legal, 1.0 / len(view.legal))
    if bot == "priest":
        world = game.sample(view, rng)
        for _ in range(64):
            found[int(game.suggest(world, view.viewer, rng))] += 1 / 64
        return found
    spec = parse_bot_spec(bot)
    opinions = Search(game, search_config(spec.settings, SEARCH_CONFIGS[spec.name])).run(
        view, rng, iterations
    )
    for each in opinions:
        found[each.action] = each.probability
    if not any(found.values()):
        found[opinions[0].action] = 1.0
    return found


def gain(
    table: list[list[float]], worth: float, mixes: list[list[list[float]]]
) -> tuple[float, float]:
    """What a best response gains, the mean of both seats: the response to half of the seeds against
    the other half, and to all of them.
    """
    low, high = 0.0, 0.0
    for seat, answers, fair in ((0, turned(table), 1.0 - worth), (1, table, worth)):
        one, other = mixes[seat]
        both = [(a + b) / 2 for a, b in zip(one, other, strict=True)]
        high += (max(against(answers, both)) - fair) / 2
        for seen, met in ((one, other), (other, one)):
            best = against(answers, seen)
            low += (against(answers, met)[best.index(max(best))] - fair) / 4
    return low, high


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--bots", default="even,priest,flat,flat/mix=50,flat/mix=100")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--coins", type=int, default=4)
    parser.add_argument("--playouts", type=int, default=100)
    parser.add_argument("--seeds", type=int, default=8)
    parser.add_argument("--iterations", type=int, default=200)
    asked = parser.parse_args()
    game = open_game("mea_culpa", 2)
    bots = asked.bots.split(",")
    gained: dict[str, list[tuple[float, float]]] = {bot: [] for bot in bots}
    number = 0
    while len(gained[bots[0]]) < asked.rounds:
        for state in bids(game, number, asked.coins)[-2:]:
            table = table_of(game, state, asked.playouts)
            worth, left = solved(table)
            spread = max(map(max, table)) - min(map(min, table))
            print(
                f"game {number}: {len(table)} × {len(table[0])} bids, worth {worth:.3f}, left {left:.4f}, spread {spread:.3f}",
                flush=True,
            )
            if spread == 0.0:
                continue
            for bot in bots:
                mixes = [
                    [
                        mix_of(
                            game, bot, state, seat, range(half, asked.seeds, 2), asked.iterations
                        )
                        for half in (0, 1)
                    ]
                    for seat in (0, 1)
                ]
                gained[bot].append(gain(table, worth, mixes))
                low, high = gained[bot][-1]
                print(f"  {bot:24} {low:.3f} to {high:.3f}", flush=True)
        number += 1
    for bot, found in gained.items():
        low, high = (sum(each) / len(found) for each in zip(*found, strict=True))
        print(f"{bot:24} {low:.4f} to {high:.4f}  ({len(found)} bids)")


if __name__ == "__main__":
    main()
