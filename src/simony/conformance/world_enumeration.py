"""The exact set of worlds that are consistent with a viewer's observations.

A world is a state for which some history gives the viewer the same observations. From all worlds at
one position, every possible next step is taken in each of them; worlds in which the viewer observes
the same stay in one group. `Game.sample` must give exactly the worlds of a group, with equal
shares: every placement of the pieces is equally likely (weighted by `State.multiplicity`), and so
is everything else that is hidden within one placement (such as a sealed bid). What other seats
remember is not compared (`State.position_bytes`), and a choice that another seat has begun unseen
counts as not begun.

For a small game start from `Game.new`; in the tests of a larger one, from a position near the end
with the list of all deals that fit it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NoReturn

from simony.conformance.playthrough import Fault, entry_text, game_title, viewer_name
from simony.conformance.statistics import draws_to_see_all, is_implausible
from simony.core.contract import Game, State, View
from simony.core.event import UNSEEN
from simony.core.log import CHANCE, PLAY, Entry
from simony.core.rng import Rng

_SAMPLES = 100
_FEW_SAMPLES = 10
_LARGEST_CONTINUED = 3000
"""Larger groups are not continued."""


class TooManyWorlds(Exception):
    """There are more worlds than asked for, or it is not certain that these are all."""


def enumerate_worlds(game: Game, view: View, rng: Rng, most: int) -> list[State]:
    """Return all different worlds that `sample` gives for a view. Raises `TooManyWorlds`.

    Games with pieces that look alike are refused: some worlds are rarer and could be missed.
    """
    found: dict[bytes, State] = {}
    drawn = 0
    while drawn < draws_to_see_all(len(found) or 1, 1 / (len(found) or 1)):
        world = game.sample(view, rng)
        if world.multiplicity(view.viewer) > 1:
            raise TooManyWorlds
        found[world.position_bytes()] = world
        drawn += 1
        if len(found) > most:
            raise TooManyWorlds
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
    """Continue from `states`, the complete list of equally likely worlds that `viewer` cannot tell
    apart, and check `sample` on the way.

    Looks at no more than `groups` groups of worlds, in random order, and returns the number checked
    at. Of groups with more than `counted` worlds, and of groups on the way, it checks only some
    samples. Outcomes of chance are followed where `State.chance_outcomes` lists them.
    """
    rng = Rng(f"worlds {seed}")
    waiting = [_Group(game, viewer, list(states), ())]
    checked = 0
    while waiting and checked < groups:
        group = waiting.pop(rng.below(len(waiting)))
        group.check(rng, counted)
        checked += 1
        for after in group.next_groups():
            after.drawn(rng, _FEW_SAMPLES)
            waiting.append(after)
    return checked


class _Group:
    """Worlds with the same observations; `seen` has one of their histories."""

    def __init__(self, game: Game, viewer: int, states: list[State], seen: tuple[str, ...]) -> None:
        self.game = game
        self.viewer = viewer
        self.worlds = {state.position_bytes(): state for state in states}
        self.seen = seen

    def fail(self, problem: str) -> NoReturn:
        where = (
            f"in {game_title(self.game)}, for {viewer_name(self.viewer)}, after this possible "
            "history:"
        )
        raise Fault("\n  ".join([f"{problem}\n{where}", *(self.seen or ["nothing yet"])]))

    def check(self, rng: Rng, counted: int) -> None:
        """Check that all worlds look the same to the viewer, and that `sample` gives exactly these,
        equally often.
        """
        self._check_views()
        if len(self.worlds) > counted:
            self.drawn(rng, _SAMPLES)
        else:
            shares = self._shares()
            self._check_shares(
                self.drawn(rng, draws_to_see_all(len(shares), min(shares.values()))), shares
            )

    def drawn(self, rng: Rng, draws: int) -> Counter[bytes]:
        """Draw samples, check that they are in this group, and return their counts."""
        view = next(iter(self.worlds.values())).view(self.viewer)
        found: Counter[bytes] = Counter()
        for _ in range(draws):
            world = self.game.sample(view, rng)
            key = world.position_bytes()
            if key not in self.worlds:
                self.fail(
                    f"sample gives a world that no history leads to ({len(self.worlds)} could be "
                    f"true):{self._distinguishing_fields(world)}"
                )
            found[key] += 1
        return found

    def _check_views(self) -> None:
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
                    f"the viewer observed the same, but pending() is {first.pending()} or "
                    f"{world.pending()}"
                )

    def _check_shares(self, found: Counter[bytes], shares: dict[bytes, float]) -> None:
        for key in shares:
            if key not in found:
                told = self._distinguishing_fields(self.worlds[key])
                self.fail(
                    f"sample leaves out a world that could be true ({len(found)} of {len(shares)} "
                    f"came):{told}"
                )
        if is_implausible(found, shares):
            counts = sorted(found.values())
            self.fail(
                f"sample is not uniform: of {len(shares)} worlds the rarest came {counts[0]} "
                f"times, the commonest {counts[-1]} times"
            )

    def _shares(self) -> dict[bytes, float]:
        """Return the share of each world: by the multiplicity of its placement of pieces, and equal
        within one placement.
        """
        placements = {key: tuple(world.pieces()) for key, world in self.worlds.items()}
        sizes = Counter(placements.values())
        shares = {
            key: self.worlds[key].multiplicity(self.viewer) / sizes[placement]
            for key, placement in placements.items()
        }
        total = sum(shares.values())
        return {key: share / total for key, share in shares.items()}

    def _distinguishing_fields(self, world: State) -> str:
        """Return the fields of a world that differ in some other world."""
        record = world.record()
        others = [world.record() for world in self.worlds.values()]
        return "".join(
            f"\n  {name} = {value}"
            for name, value in record.items()
            if any(other[name] != value for other in others)
        )

    def next_groups(self) -> list[_Group]:
        if len(self.worlds) > _LARGEST_CONTINUED:
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
        """Yield every next observation in a world: the actor, the key and the viewer's action."""
        if world.pending():
            for seat in world.pending_seats():
                yield from self._choices(world, seat)
        elif not world.over():
            for outcome, _ in world.chance_outcomes() or []:
                after = world.copy()
                after.apply_chance(list(outcome))
                line = entry_text(self.game, Entry(CHANCE, outcome=tuple(outcome)))
                yield (-1, int(world.observed_chance(self.viewer, list(outcome))), 0), line, after

    def _choices(
        self, world: State, seat: int
    ) -> Iterator[tuple[tuple[int, int, int], str, State]]:
        """Yield everything a seat could do up to the first step that the viewer observes."""
        waiting, met = [(world, "")], {world.position_bytes()}
        while waiting:
            state, line = waiting.pop()
            for action in state.legal(seat):
                key = int(state.observed(self.viewer, seat, action))
                after = state.copy()
                after.apply(seat, action)
                told = f"{line}, {entry_text(self.game, Entry(PLAY, seat, action))}".removeprefix(
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
