"""Sampled worlds: they look to the viewer like the truth, and do not contradict what the viewer saw before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from simony.conformance.exact import NoWorldList, check_worlds_from, world_list
from simony.conformance.walk import Spot, next_entry, perform, pick, replayed, say_entry, shuffled, spots, viewers, walk, who
from simony.core.contract import DOUBLED, LOST, Game, State
from simony.core.event import UNSEEN
from simony.core.log import PLAY, Entry
from simony.core.rng import Rng

_AT = 5
_WORLDS = 3
_PLAYED_ON = 30
_LOTS = (24, 120)
_OFTEN = 0.25
_TRIES = 20
_PAST_AT = 6
_LONGEST_CHOICE = 12
_PROBED = 30
_FEW_WORLDS = 16
_GROUPS = 6


def sample(game: Game, seeds: Sequence[int]) -> None:
    """A sampled world gives the viewer the same view, knows nothing but the view's record, is whole, and can be played on."""
    for spot in spots(game, seeds, _AT, "sample"):
        for viewer in viewers(game):
            view = spot.view(viewer)
            data = view.to_bytes()
            rng, again = spot.rng("sample"), spot.rng("sample")
            for _ in range(_WORLDS):
                world = game.sample(view, rng)
                if view.to_bytes() != data:
                    spot.fail(f"sample changed the view of {who(viewer)} it was given")
                _looks_the_same(spot, viewer, world)
                if game.sample(game.load_view(data), again).to_bytes() != world.to_bytes():
                    spot.fail(f"sample gives another world for a view of {who(viewer)} with the same bytes and an equal generator")
                _whole(spot, viewer, world)
        viewer = pick(spot.rng("player"), viewers(game))
        _play_on(spot, viewer, game.sample(spot.view(viewer), spot.rng("played")))


def _looks_the_same(spot: Spot, viewer: int, world: State) -> None:
    truth, imagined = spot.view(viewer).record(), world.view(viewer).record()
    if truth != imagined:
        differ = "; ".join(f"{name} is {truth[name]} and {imagined.get(name)}" for name in truth if truth[name] != imagined.get(name))
        spot.fail(f"a world sampled from the view of {who(viewer)} shows it another view: {differ}")


def _whole(spot: Spot, viewer: int, world: State) -> None:
    places = world.pieces()
    if len(places) != len(spot.state.pieces()) or {LOST, DOUBLED} & set(places):
        spot.fail(f"in a world sampled from the view of {who(viewer)} pieces are lost or in two places: {places}")


def _play_on(spot: Spot, viewer: int, world: State) -> None:
    rng = spot.rng("play on")
    for _ in range(_PLAYED_ON):
        if world.over():
            break
        entry = next_entry(world, rng)
        try:
            perform(world, entry)
        except Exception as error:  # noqa: BLE001  # whatever it is
            said = say_entry(spot.game, entry)
            spot.fail(f"a world sampled from the view of {who(viewer)} breaks at “{said}”: {type(error).__name__}: {error}")
    _whole(spot, viewer, world)


# --- what was seen before -----------------------------------------------------------------------------------------------------------------
#
# Take worlds that could be true before a move, keep those in which the same could have been observed, and let it happen there: these could
# be true after it. Worlds sampled after the move must have pieces in the same places, if not as often. A place that is common in one lot
# and unheard of in the other means that sample() forgets what the move showed, or leaves out what could be.


def past(game: Game, seeds: Sequence[int]) -> None:
    """Worlds sampled after a move agree with worlds sampled before it that went on as observed."""
    for spot, entry, viewer in _moves(game, seeds):
        after = spot.state.copy()
        perform(after, entry)
        for number in _LOTS:  # a quick look at many moves, a long one where that looks wrong
            went_on = _went_on(spot, viewer, entry, number)
            rng, view = spot.rng("after"), after.view(viewer)
            problem = _disagreement(went_on, [game.sample(view, rng) for _ in went_on])
            if not problem:
                break
        else:
            seen = f"“{say_entry(game, entry)}”, as {who(viewer)} saw it"
            Spot(spot.walk, spot.number + 1, after).fail(f"worlds sampled before and after {seen}: {problem}")


def _moves(game: Game, seeds: Sequence[int]) -> Iterator[tuple[Spot, Entry, int]]:
    """Some moves of seats, each with another viewer who sees something of it."""
    for seed in seeds:
        one = walk(game, seed)
        rng = Rng(f"{seed} past")
        numbers = [number for number, entry in enumerate(one.entries) if entry.kind == PLAY]
        for spot in replayed(one, shuffled(rng, numbers)[:_PAST_AT]):
            entry = one.entries[spot.number]
            seeing = [seat for seat in range(game.seats) if spot.state.observed(seat, entry.seat, entry.action) != UNSEEN]
            others = [seat for seat in seeing if seat != entry.seat]
            if others:
                yield spot, entry, pick(rng, others)


def _went_on(spot: Spot, viewer: int, entry: Entry, wanted: int) -> list[State]:
    """So many worlds, or none if they are rare."""
    key = int(spot.state.observed(viewer, entry.seat, entry.action))
    rng, view = spot.rng("before"), spot.view(viewer)
    found: list[State] = []
    for _ in range(_TRIES * wanted):
        world = spot.game.sample(view, rng)
        if _goes_on(world, viewer, entry.seat, key, rng):
            found.append(world)
        if len(found) == wanted:
            return found
    return []


def _goes_on(world: State, viewer: int, seat: int, key: int, rng: Rng) -> bool:
    """Let the seat do something that shows the viewer `key`, after steps it does not see; false if there is nothing."""
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
    """A piece that is often somewhere in one lot of worlds and never in the other; empty if there is none."""
    often = _OFTEN * len(before)
    went_on, now = _counted(before), _counted(after)
    for (piece, place), count in now.items():
        if count >= often and not went_on[piece, place]:
            where = f"piece {piece} is in place {place} in {count} of {len(after)} after it, in none before it"
            return f"{where}: sample() forgets what was shown"
    for (piece, place), count in went_on.items():
        if count >= often and not now[piece, place]:
            where = f"piece {piece} is in place {place} in {count} of {len(before)} before it, in none after it"
            return f"{where}: sample() leaves out what could be"
    return ""


_Places = Counter[tuple[int, int]]


def _counted(worlds: list[State]) -> _Places:
    """How often each piece is in each place."""
    return Counter(place for world in worlds for place in enumerate(world.pieces()))


def endings(game: Game, seeds: Sequence[int]) -> None:
    """Where few worlds are left, play all of them on, and compare exactly: see `exact.check_worlds_from`."""
    for seed in seeds:
        one = walk(game, seed)
        rng = Rng(f"{seed} endings")
        for spot in replayed(one, shuffled(rng, range(1, len(one.entries)))[:_PROBED]):
            viewer = rng.below(game.seats)
            try:
                worlds = world_list(game, spot.view(viewer), rng, _FEW_WORLDS)
            except NoWorldList:
                continue
            if len(worlds) > 1:
                _from_here(spot, worlds, viewer)
                break


def _from_here(spot: Spot, worlds: list[State], viewer: int) -> None:
    try:
        check_worlds_from(spot.game, worlds, viewer, groups=_GROUPS, seed=spot.number, counted=2 * _FEW_WORLDS)
    except AssertionError as fault:
        spot.fail(f"{fault}\nstarting from the worlds of {who(viewer)}")
