"""Sampled worlds: they give the viewer the same view as the truth, and agree with what the viewer
has observed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from simony.conformance.playthrough import (
    Position,
    apply_entry,
    entry_text,
    one_of_each_first,
    pick,
    play_through,
    positions_at,
    random_entry,
    sample_positions,
    shuffled,
    viewer_name,
)
from simony.conformance.world_enumeration import TooManyWorlds, check_worlds_from, enumerate_worlds
from simony.core.contract import DOUBLED, LOST, Game, State
from simony.core.errors import BadRecord
from simony.core.event import UNSEEN
from simony.core.log import PLAY, Entry
from simony.core.rng import Rng

_AT = 5
_WORLDS = 3
_PLAYED_ON = 30
_LOTS = (24, 48, 120)
_OFTEN = 0.25
_CERTAIN_AFTER = (20, 60, 2000)
"""The numbers of worlds to sample before something counts as certain; more if it looks wrong."""
_TRIES = 20
_TRIES_EACH = 3
_HOPELESS = 2
_PAST_AT = 6
_LONGEST_CHOICE = 12
_PROBED = 30
_FEW_WORLDS = 16
_GROUPS = 6


def sample(game: Game, seeds: Sequence[int]) -> None:
    """A sampled world gives the viewer the same view, depends only on the view's record, has all
    pieces, and can be continued.

    What is true in all of them is true.
    """
    for position in sample_positions(game, seeds, _AT, "sample"):
        for viewer in position.sampled_viewers():
            view = position.view(viewer)
            data = view.to_bytes()
            rng, again = position.rng("sample"), position.rng("sample")
            for _ in range(_WORLDS):
                world = game.sample(view, rng)
                if view.to_bytes() != data:
                    position.fail(f"sample changed the view of {viewer_name(viewer)} it was given")
                _check_same_view(position, viewer, world)
                if game.sample(game.load_view(data), again).to_bytes() != world.to_bytes():
                    position.fail(
                        f"sample gives another world for a view of {viewer_name(viewer)} with the "
                        "same bytes and an equal generator"
                    )
                _check_pieces(position, viewer, world)
        viewer = pick(position.rng("player"), position.sampled_viewers())
        if not _unseen_choice(position, viewer):
            _check_certain(position, viewer)
        _continue(position, viewer, game.sample(position.view(viewer), position.rng("played")))


def beliefs(game: Game, seeds: Sequence[int]) -> None:
    """A world of a belief gives the viewer the same view, has all pieces, and can be continued."""
    for position in sample_positions(game, seeds, _AT, "guesses"):
        for viewer in position.state.pending_seats():
            view = position.view(viewer)
            data = view.to_bytes()
            rng, again = position.rng("guesses"), position.rng("guesses")
            belief, same = game.belief(view, rng), game.belief(game.load_view(data), again)
            if belief is None or same is None:
                if belief is not same:
                    position.fail(
                        f"belief is None for one of two views of {viewer_name(viewer)} with the "
                        "same bytes"
                    )
                continue
            for _ in range(_WORLDS):
                world = belief.sample_world(rng)
                if view.to_bytes() != data:
                    position.fail(f"belief changed the view of {viewer_name(viewer)} it was given")
                _check_same_view(position, viewer, world)
                if same.sample_world(again).to_bytes() != world.to_bytes():
                    position.fail(
                        f"belief gives another world for a view of {viewer_name(viewer)} with the "
                        "same bytes and an equal generator"
                    )
                _check_pieces(position, viewer, world)
                _continue(position, viewer, world)


def _check_same_view(position: Position, viewer: int, world: State) -> None:
    truth, imagined = position.view(viewer).record(), world.view(viewer).record()
    if truth != imagined:
        differ = "; ".join(
            f"{name} is {truth[name]} and {imagined.get(name)}"
            for name in truth
            if truth[name] != imagined.get(name)
        )
        position.fail(
            f"a world sampled from the view of {viewer_name(viewer)} shows it another view: "
            f"{differ}"
        )


def _check_pieces(position: Position, viewer: int, world: State) -> None:
    places = world.pieces()
    if len(places) != len(position.state.pieces()) or {LOST, DOUBLED} & set(places):
        position.fail(
            f"in a world sampled from the view of {viewer_name(viewer)} pieces are lost or in two "
            f"places: {places}"
        )
    try:
        position.game.load(world.to_bytes())
    except BadRecord as error:
        position.fail(
            f"a world sampled from the view of {viewer_name(viewer)} is refused by load(): {error}"
        )


def _unseen_choice(position: Position, viewer: int) -> bool:
    """Return whether a seat has begun a choice that the viewer did not see: in sampled worlds it
    has not begun.
    """
    last = {
        entry.seat: number
        for number, entry in enumerate(position.playthrough.entries[: position.number])
        if entry.kind == PLAY
    }
    begun = [
        number
        for seat, number in last.items()
        if seat != viewer and seat in position.state.pending_seats()
    ]
    for before in positions_at(position.playthrough, begun):
        entry = position.playthrough.entries[before.number]
        if before.state.observed(viewer, entry.seat, entry.action) == UNSEEN:
            return True
    return False


def _check_certain(position: Position, viewer: int) -> None:
    """Check that what is true in each of many worlds is true: the truth is one of them."""
    rng, view, truth = position.rng("sure"), position.view(viewer), position.state.pieces()
    counted: _Places = Counter()
    for number in _CERTAIN_AFTER:
        counted += _counted(
            [position.game.sample(view, rng) for _ in range(number - counted.total() // len(truth))]
        )
        wrong = [
            place
            for place, count in counted.items()
            if count == number and truth[place[0]] != place[1]
        ]
        if not wrong:
            return
    piece, place = wrong[0]
    always = (
        f"piece {piece} is in place {place} in all of {number} worlds sampled from the view of "
        f"{viewer_name(viewer)}"
    )
    position.fail(
        f"{always}, but in truth in place {truth[piece]}: sample() takes for certain what is not "
        "true"
    )


def _continue(position: Position, viewer: int, world: State) -> None:
    rng = position.rng("play on")
    for _ in range(_PLAYED_ON):
        if world.over():
            break
        entry = random_entry(world, rng)
        try:
            apply_entry(world, entry)
        except Exception as error:  # noqa: BLE001  # whatever it is
            said = entry_text(position.game, entry)
            position.fail(
                f"a world sampled from the view of {viewer_name(viewer)} breaks at “{said}”: "
                f"{type(error).__name__}: {error}"
            )
    _check_pieces(position, viewer, world)


# --- what was observed before ---------------------------------------------------------------------
#
# Sample worlds before a move, keep those in which the same could have been observed, and make the
# move there: these are possible after it. Worlds sampled after the move must have pieces in the
# same places, if not as often. A place that is common in one set and missing in the other means
# that sample() forgets what the move showed, or leaves out what is possible.


def history(game: Game, seeds: Sequence[int]) -> None:
    """Worlds sampled after a move agree with worlds sampled before it and continued as observed."""
    for position, entry, viewer in _moves(game, seeds):
        after = position.state.copy()
        apply_entry(after, entry)
        for number in _LOTS:  # more samples only if few look wrong
            continued = _continued_worlds(position, viewer, entry, number)
            rng, view = position.rng("after"), after.view(viewer)
            problem = _disagreement(continued, [game.sample(view, rng) for _ in continued])
            if not problem:
                break
        else:
            seen = f"“{entry_text(game, entry)}”, as {viewer_name(viewer)} saw it"
            Position(position.playthrough, position.number + 1, after).fail(
                f"worlds sampled before and after {seen}: {problem}"
            )


def _moves(game: Game, seeds: Sequence[int]) -> Iterator[tuple[Position, Entry, int]]:
    """Yield some moves, one of each kind first, each with another viewer who observes something."""
    for seed in seeds:
        playthrough = play_through(game, seed)
        rng = Rng(f"{seed} past")
        numbers = [
            number
            for number, entry in enumerate(playthrough.entries)
            if entry.kind == PLAY and playthrough.events_of(number)
        ]
        for position in positions_at(
            playthrough, one_of_each_first(shuffled(rng, numbers), playthrough.events_of)[:_PAST_AT]
        ):
            entry = playthrough.entries[position.number]
            seeing = [
                seat
                for seat in position.sampled_seats()
                if position.state.observed(seat, entry.seat, entry.action) != UNSEEN
            ]
            others = [seat for seat in seeing if seat != entry.seat]
            if others:
                yield position, entry, pick(rng, others)


def _continued_worlds(position: Position, viewer: int, entry: Entry, wanted: int) -> list[State]:
    """Return that many worlds in which the move was observed, or none if they are rare."""
    key = int(position.state.observed(viewer, entry.seat, entry.action))
    rng, view = position.rng("before"), position.view(viewer)
    found: list[State] = []
    for number in range(_TRIES * wanted):
        world = position.game.sample(view, rng)
        ways = (world.copy() for _ in range(_TRIES_EACH))
        found.extend(
            islice(
                (way for way in ways if _continue_as_observed(way, viewer, entry.seat, key, rng)), 1
            )
        )
        if len(found) == wanted:
            return found
        if not found and number == _HOPELESS * wanted:
            break
    return []


def _continue_as_observed(world: State, viewer: int, seat: int, key: int, rng: Rng) -> bool:
    """Let the seat act so that the viewer observes `key`, after unseen steps, if it can."""
    for _ in range(_LONGEST_CHOICE):
        keys = {action: int(world.observed(viewer, seat, action)) for action in world.legal(seat)}
        fitting = [action for action in keys if keys[action] == key]
        if fitting:
            world.apply(seat, pick(rng, fitting))
            return True
        unseen = [action for action in keys if keys[action] == UNSEEN]
        if not unseen:
            return False
        world.apply(seat, pick(rng, unseen))
    return False


def _disagreement(before: list[State], after: list[State]) -> str:
    """Return a message about a piece that is often in a place in one set of worlds and never in the
    other; empty if there is none.
    """
    often = _OFTEN * len(before)
    continued, now = _counted(before), _counted(after)
    appeared = _only_in(now, continued, often)
    if appeared:
        where = f"{appeared} of {len(after)} after it, in none before it"
        return f"{where}: sample() forgets what was shown"
    gone = _only_in(continued, now, often)
    if gone:
        where = f"{gone} of {len(before)} before it, in none after it"
        return f"{where}: sample() leaves out what is possible"
    return ""


_Places = Counter[tuple[int, int]]


def _counted(worlds: list[State]) -> _Places:
    """Return how often each piece is in each place."""
    return Counter(place for world in worlds for place in enumerate(world.pieces()))


def _only_in(here: _Places, there: _Places, often: float) -> str:
    """Return where a piece often is here and never there, and how often; empty if there is none."""
    for (piece, place), count in here.items():
        if count >= often and not there[piece, place]:
            return f"piece {piece} is in place {place} in {count}"
    return ""


def exact_worlds(game: Game, seeds: Sequence[int]) -> None:
    """Continue all worlds where few are left, and compare exactly: see `check_worlds_from`."""
    for seed in seeds:
        playthrough = play_through(game, seed)
        rng = Rng(f"{seed} endings")
        for position in positions_at(
            playthrough, shuffled(rng, range(1, len(playthrough.entries)))[:_PROBED]
        ):
            viewer = pick(rng, position.sampled_seats())
            try:
                worlds = enumerate_worlds(game, position.view(viewer), rng, _FEW_WORLDS)
            except TooManyWorlds:
                continue
            if len(worlds) > 1:
                _from_here(position, worlds, viewer)
                break


def _from_here(position: Position, worlds: list[State], viewer: int) -> None:
    try:
        check_worlds_from(
            position.game,
            worlds,
            viewer,
            groups=_GROUPS,
            seed=position.number,
            counted=2 * _FEW_WORLDS,
        )
    except AssertionError as fault:
        position.fail(f"{fault}\nstarting from the worlds of {viewer_name(viewer)}")
