"""Exactly which worlds a viewer must reckon with, by playing all of them forward together.

A world is a state for which some history gives the viewer the same observations. Given all worlds
at one moment, whatever may happen is let happen in each of them; those in which the viewer observes
the same stay together. `Game.sample` must give just these, with equal shares: every placement of
the pieces is equally likely (in as many `State.multiplicity` as it has), and so is everything else
that is hidden within one placement (a sealed bid). What other seats remember is not compared
(`State.position_bytes`), and a choice that another seat has begun without the viewer seeing it
counts as not begun.

For a small game start from `Game.new`; in the tests of a larger one, from a position near the end
with the list of all deals that fit it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NoReturn

from simony.conformance.playthrough import Fault, say_entry, title, who
from simony.conformance.statistics import draws_for_all, unlikely
from simony.core.contract import Game, State, View
from simony.core.event import UNSEEN
from simony.core.log import CHANCE, PLAY, Entry
from simony.core.rng import Rng

_SAMPLES = 100
_GLANCES = 10
_MOST_PLAYED = 3000
"""Larger groups are not played on."""


class NoWorldList(Exception):
    """There are more worlds than asked for, or it cannot be known whether these are all."""


def world_list(game: Game, view: View, rng: Rng, most: int) -> list[State]:
    """All worlds that `sample` gives for a view, one of each, where they are at most so many;
    otherwise `NoWorldList`.

    Where some are rarer than others because pieces look alike, one could miss them.
    """
    found: dict[bytes, State] = {}
    drawn = 0
    while drawn < draws_for_all(len(found) or 1, 1 / (len(found) or 1)):
        world = game.sample(view, rng)
        if world.multiplicity(view.viewer) > 1:
            raise NoWorldList
        found[world.position_bytes()] = world
        drawn += 1
        if len(found) > most:
            raise NoWorldList
    return list(found.values())


def check_worlds_from(
    game: Game,
    states: Sequence[State],
    viewer: int,
    groups: int = 100,
    *,
    seed: int = 0,
    counted: int = 200,
) -> int:
    """Play `states` on, the complete list of equally likely worlds that `viewer` cannot tell apart
    now, and check `sample` on the way.

    Looks at no more than so many groups of worlds, in random order, and returns how many it looked
    at; of groups with more than `counted` worlds, and of those it comes by, it looks only at some
    samples. Outcomes of chance are followed where `State.chance_outcomes` lists them.
    """
    rng = Rng(f"worlds {seed}")
    waiting = [_Group(game, viewer, list(states), ())]
    looked = 0
    while waiting and looked < groups:
        group = waiting.pop(rng.below(len(waiting)))
        group.check(rng, counted)
        looked += 1
        for after in group.next_groups():
            after.drawn(rng, _GLANCES)
            waiting.append(after)
    return looked


class _Group:
    """Worlds with the same observations.

    `seen` says how they came about, by one of their histories.
    """

    def __init__(self, game: Game, viewer: int, states: list[State], seen: tuple[str, ...]) -> None:
        self.game = game
        self.viewer = viewer
        self.worlds = {state.position_bytes(): state for state in states}
        self.seen = seen

    def fail(self, problem: str) -> NoReturn:
        where = f"in {title(self.game)}, for {who(self.viewer)}, after what could have been:"
        raise Fault("\n  ".join([f"{problem}\n{where}", *(self.seen or ["nothing yet"])]))

    def check(self, rng: Rng, counted: int) -> None:
        """All worlds look the same to the viewer, and `sample` gives all of them, nothing else, and
        equally often.
        """
        self._look_the_same()
        if len(self.worlds) > counted:
            self.drawn(rng, _SAMPLES)
        else:
            shares = self._shares()
            self._check_shares(
                self.drawn(rng, draws_for_all(len(shares), min(shares.values()))), shares
            )

    def drawn(self, rng: Rng, draws: int) -> Counter[bytes]:
        """So many samples, all of them of this group."""
        view = next(iter(self.worlds.values())).view(self.viewer)
        found: Counter[bytes] = Counter()
        for _ in range(draws):
            world = self.game.sample(view, rng)
            key = world.position_bytes()
            if key not in self.worlds:
                self.fail(
                    f"sample gives a world that no history leads to ({len(self.worlds)} could be true):{self._told_apart(world)}"
                )
            found[key] += 1
        return found

    def _look_the_same(self) -> None:
        first = next(iter(self.worlds.values()))
        view = first.view(self.viewer)
        for world in self.worlds.values():
            other = world.view(self.viewer)
            if other.to_bytes() != view.to_bytes():
                self.fail(
                    f"the viewer observed the same, but its views differ: {_differ(view, other)}"
                )
            if world.pending() != first.pending():
                self.fail(
                    f"the viewer observed the same, but pending() is {first.pending()} or {world.pending()}"
                )

    def _check_shares(self, found: Counter[bytes], shares: dict[bytes, float]) -> None:
        for key in shares:
            if key not in found:
                told = self._told_apart(self.worlds[key])
                self.fail(
                    f"sample leaves out a world that could be true ({len(found)} of {len(shares)} came):{told}"
                )
        if unlikely(found, shares):
            counts = sorted(found.values())
            self.fail(
                f"sample is not uniform: of {len(shares)} worlds the rarest came {counts[0]} times, the commonest {counts[-1]} times"
            )

    def _shares(self) -> dict[bytes, float]:
        """A share for every placement of the pieces by its ways, and within it an equal one for
        every world.
        """
        placements = {key: tuple(world.pieces()) for key, world in self.worlds.items()}
        sizes = Counter(placements.values())
        shares = {
            key: self.worlds[key].multiplicity(self.viewer) / sizes[placement]
            for key, placement in placements.items()
        }
        total = sum(shares.values())
        return {key: share / total for key, share in shares.items()}

    def _told_apart(self, world: State) -> str:
        """A world, by what is different in some other."""
        record = world.record()
        others = [world.record() for world in self.worlds.values()]
        return "".join(
            f"\n  {name} = {value}"
            for name, value in record.items()
            if any(other[name] != value for other in others)
        )

    def next_groups(self) -> list[_Group]:
        if len(self.worlds) > _MOST_PLAYED:
            return []
        found: dict[tuple[int, int, int], list[State]] = {}
        seen: dict[tuple[int, int, int], str] = {}
        for world in self.worlds.values():
            for key, line, after in self._steps(world):
                found.setdefault(key, []).append(after)
                seen.setdefault(key, line)
        return [
            _Group(self.game, self.viewer, states, (*self.seen, seen[key]))
            for key, states in found.items()
        ]

    def _steps(self, world: State) -> Iterator[tuple[tuple[int, int, int], str, State]]:
        """Whatever the viewer could observe next in a world: who acted, the key, and its own
        action.
        """
        if world.pending():
            for seat in world.pending_seats():
                yield from self._choices(world, seat)
        elif not world.over():
            for outcome, _ in world.chance_outcomes() or []:
                after = world.copy()
                after.apply_chance(list(outcome))
                line = say_entry(self.game, Entry(CHANCE, outcome=tuple(outcome)))
                yield (-1, int(world.observed_chance(self.viewer, list(outcome))), 0), line, after

    def _choices(
        self, world: State, seat: int
    ) -> Iterator[tuple[tuple[int, int, int], str, State]]:
        """Everything a seat could do up to the first step the viewer observes."""
        waiting, met = [(world, "")], {world.position_bytes()}
        while waiting:
            state, line = waiting.pop()
            for action in state.legal(seat):
                key = int(state.observed(self.viewer, seat, action))
                after = state.copy()
                after.apply(seat, action)
                told = f"{line}, {say_entry(self.game, Entry(PLAY, seat, action))}".removeprefix(
                    ", "
                )
                if key != UNSEEN or seat == self.viewer:
                    yield (seat, key, action if seat == self.viewer else 0), told, after
                elif after.position_bytes() not in met:
                    met.add(after.position_bytes())
                    waiting.append((after, told))


def _differ(one: View, other: View) -> str:
    first, second = one.record(), other.record()
    return "; ".join(
        f"{name} is {first[name]} or {second[name]}"
        for name in first
        if first[name] != second[name]
    )
