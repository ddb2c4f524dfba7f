"""Sampled worlds: they look to the viewer like the truth, and do not contradict what the viewer saw
before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from simony.conformance.playthrough import (
    Spot,
    moments,
    next_entry,
    of_every_kind,
    perform,
    pick,
    say_entry,
    shuffled,
    spots,
    walk,
    who,
)
from simony.conformance.world_enumeration import NoWorldList, check_worlds_from, world_list
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
_SURE = (20, 60, 2000)
"""How many worlds to ask before something is taken for sure; more where it looks wrong."""
_TRIES = 20
_TRIES_EACH = 3
_HOPELESS = 2
_PAST_AT = 6
_LONGEST_CHOICE = 12
_PROBED = 30
_FEW_WORLDS = 16
_GROUPS = 6


def sample(game: Game, seeds: Sequence[int]) -> None:
    """A sampled world gives the viewer the same view, knows nothing but the view's record, is
    whole, and can be played on.

    Nothing that is so in all of them is not so in truth.
    """
    for spot in spots(game, seeds, _AT, "sample"):
        for viewer in spot.watching():
            view = spot.view(viewer)
            data = view.to_bytes()
            rng, again = spot.rng("sample"), spot.rng("sample")
            for _ in range(_WORLDS):
                world = game.sample(view, rng)
                if view.to_bytes() != data:
                    spot.fail(f"sample changed the view of {who(viewer)} it was given")
                _looks_the_same(spot, viewer, world)
                if game.sample(game.load_view(data), again).to_bytes() != world.to_bytes():
                    spot.fail(
                        f"sample gives another world for a view of {who(viewer)} with the same bytes and an equal generator"
                    )
                _whole(spot, viewer, world)
        viewer = pick(spot.rng("player"), spot.watching())
        if not _unseen_choice(spot, viewer):
            _sure(spot, viewer)
        _play_on(spot, viewer, game.sample(spot.view(viewer), spot.rng("played")))


def guesses(game: Game, seeds: Sequence[int]) -> None:
    """A world that the game guesses gives the viewer the same view, is whole, and can be played
    on.
    """
    for spot in spots(game, seeds, _AT, "guesses"):
        for viewer in spot.state.pending_seats():
            view = spot.view(viewer)
            data = view.to_bytes()
            rng, again = spot.rng("guesses"), spot.rng("guesses")
            guess, same = game.belief(view, rng), game.belief(game.load_view(data), again)
            if guess is None or same is None:
                if guess is not same:
                    spot.fail(
                        f"guess makes nothing of a view of {who(viewer)}, but something of one with the same bytes"
                    )
                continue
            for _ in range(_WORLDS):
                world = guess.sample_world(rng)
                if view.to_bytes() != data:
                    spot.fail(f"a guess changed the view of {who(viewer)} it was made from")
                _looks_the_same(spot, viewer, world)
                if same.sample_world(again).to_bytes() != world.to_bytes():
                    spot.fail(
                        f"guess gives another world for a view of {who(viewer)} with the same bytes and an equal generator"
                    )
                _whole(spot, viewer, world)
                _play_on(spot, viewer, world)


def _looks_the_same(spot: Spot, viewer: int, world: State) -> None:
    truth, imagined = spot.view(viewer).record(), world.view(viewer).record()
    if truth != imagined:
        differ = "; ".join(
            f"{name} is {truth[name]} and {imagined.get(name)}"
            for name in truth
            if truth[name] != imagined.get(name)
        )
        spot.fail(f"a world sampled from the view of {who(viewer)} shows it another view: {differ}")


def _whole(spot: Spot, viewer: int, world: State) -> None:
    places = world.pieces()
    if len(places) != len(spot.state.pieces()) or {LOST, DOUBLED} & set(places):
        spot.fail(
            f"in a world sampled from the view of {who(viewer)} pieces are lost or in two places: {places}"
        )
    try:
        spot.game.load(world.to_bytes())
    except BadRecord as error:
        spot.fail(
            f"a world sampled from the view of {who(viewer)} is none that load() takes: {error}"
        )


def _unseen_choice(spot: Spot, viewer: int) -> bool:
    """Whether a seat has begun something that the viewer did not see: in sampled worlds it has not
    begun.
    """
    last = {
        entry.seat: number
        for number, entry in enumerate(spot.walk.entries[: spot.number])
        if entry.kind == PLAY
    }
    begun = [
        number
        for seat, number in last.items()
        if seat != viewer and seat in spot.state.pending_seats()
    ]
    for before in moments(spot.walk, begun):
        entry = spot.walk.entries[before.number]
        if before.state.observed(viewer, entry.seat, entry.action) == UNSEEN:
            return True
    return False


def _sure(spot: Spot, viewer: int) -> None:
    """What is so in each of many worlds is so in truth, which is one of them."""
    rng, view, truth = spot.rng("sure"), spot.view(viewer), spot.state.pieces()
    counted: _Places = Counter()
    for number in _SURE:
        counted += _counted(
            [spot.game.sample(view, rng) for _ in range(number - counted.total() // len(truth))]
        )
        wrong = [
            place
            for place, count in counted.items()
            if count == number and truth[place[0]] != place[1]
        ]
        if not wrong:
            return
    piece, place = wrong[0]
    always = f"piece {piece} is in place {place} in all of {number} worlds sampled from the view of {who(viewer)}"
    spot.fail(
        f"{always}, but in truth in place {truth[piece]}: sample() takes for sure what is not so"
    )


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
            spot.fail(
                f"a world sampled from the view of {who(viewer)} breaks at “{said}”: {type(error).__name__}: {error}"
            )
    _whole(spot, viewer, world)


# --- what was seen before -------------------------------------------------------------------------
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
            Spot(spot.walk, spot.number + 1, after).fail(
                f"worlds sampled before and after {seen}: {problem}"
            )


def _moves(game: Game, seeds: Sequence[int]) -> Iterator[tuple[Spot, Entry, int]]:
    """Some moves of seats, of every kind first, each with another viewer who sees something of
    it.
    """
    for seed in seeds:
        one = walk(game, seed)
        rng = Rng(f"{seed} past")
        numbers = [
            number
            for number, entry in enumerate(one.entries)
            if entry.kind == PLAY and one.events_of(number)
        ]
        for spot in moments(one, of_every_kind(shuffled(rng, numbers), one.events_of)[:_PAST_AT]):
            entry = one.entries[spot.number]
            seeing = [
                seat
                for seat in spot.watching_seats()
                if spot.state.observed(seat, entry.seat, entry.action) != UNSEEN
            ]
            others = [seat for seat in seeing if seat != entry.seat]
            if others:
                yield spot, entry, pick(rng, others)


def _went_on(spot: Spot, viewer: int, entry: Entry, wanted: int) -> list[State]:
    """So many worlds, or none if they are rare."""
    key = int(spot.state.observed(viewer, entry.seat, entry.action))
    rng, view = spot.rng("before"), spot.view(viewer)
    found: list[State] = []
    for number in range(_TRIES * wanted):
        world = spot.game.sample(view, rng)
        ways = (world.copy() for _ in range(_TRIES_EACH))
        found.extend(
            islice((way for way in ways if _goes_on(way, viewer, entry.seat, key, rng)), 1)
        )
        if len(found) == wanted:
            return found
        if not found and number == _HOPELESS * wanted:
            break
    return []


def _goes_on(world: State, viewer: int, seat: int, key: int, rng: Rng) -> bool:
    """Let the seat do something that shows the viewer `key`, after steps it does not see; false if
    there is nothing.
    """
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
    """A piece that is often somewhere in one lot of worlds and never in the other; empty if there
    is none.
    """
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
    """Where few worlds are left, play all of them on, and compare exactly: see
    `exact.check_worlds_from`.
    """
    for seed in seeds:
        one = walk(game, seed)
        rng = Rng(f"{seed} endings")
        for spot in moments(one, shuffled(rng, range(1, len(one.entries)))[:_PROBED]):
            viewer = pick(rng, spot.watching_seats())
            try:
                worlds = world_list(game, spot.view(viewer), rng, _FEW_WORLDS)
            except NoWorldList:
                continue
            if len(worlds) > 1:
                _from_here(spot, worlds, viewer)
                break


def _from_here(spot: Spot, worlds: list[State], viewer: int) -> None:
    try:
        check_worlds_from(
            spot.game, worlds, viewer, groups=_GROUPS, seed=spot.number, counted=2 * _FEW_WORLDS
        )
    except AssertionError as fault:
        spot.fail(f"{fault}\nstarting from the worlds of {who(viewer)}")
