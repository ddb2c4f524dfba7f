"""Explanations of why an action is illegal in Mea Culpa.

They are made from the player's own view, so an explanation reveals nothing that the player could
not know.
"""

from __future__ import annotations

from collections.abc import Callable

from simony.core.bits import members
from simony.core.errors import IllegalAction, NotPending
from simony.games.mea_culpa.rules.actions import (
    BID,
    BONUS,
    BUY,
    BUY_LETTER,
    BUY_TWO,
    BUYING,
    CHOOSE,
    COINS,
    CREW,
    DIE,
    DONATE,
    DONATING,
    EMPTY,
    F_BID,
    F_BONUS,
    F_CHEST,
    F_CREW,
    F_DUE,
    F_DUEL,
    F_EARLY_VISIT,
    F_FREE,
    F_GIVE,
    F_GOOD,
    F_LETTERS,
    F_MOVE_CREW,
    F_MOVE_STONE,
    F_PICK,
    F_PRELIMINARY,
    F_ROB,
    F_STONES,
    F_SUITE,
    F_TURN,
    F_WINDOW,
    GIVE,
    GUESS,
    HIDE,
    HOLD,
    HUNDRED,
    MEET,
    MOVE_A_STONE,
    MOVE_CREW,
    MOVE_STONE,
    PASS,
    PICK,
    PLACE_A_CREW,
    RETURN,
    ROB,
    ROOM,
    SELL,
    SELLING,
    SETTLE,
    TAKE,
    TAKE_BACK,
    TAKE_LETTER,
    VISIT,
    VISITING,
    first_of,
)
from simony.games.mea_culpa.rules.figures import (
    CHARACTERS,
    COIN,
    COLOURS,
    DENS,
    FACE,
    GOODS,
    INDULGENCE,
    NO_CARD,
    NOTCHES,
    POPE,
    RED,
    ROOMS,
    SITES,
    SUITE_5,
    SUITE_6,
    Figures,
)
from simony.games.mea_culpa.ui.phrases import (
    any_room,
    bonus,
    character,
    den,
    gift,
    letter,
    notches,
    room,
    site,
    stone,
    taler,
)
from simony.games.mea_culpa.ui.summary import (
    Turn,
    frame_kind,
    has_taler,
    may_act_again,
    open_rooms,
    open_sites,
    post,
    post_before_a_visit,
    purse,
    room_notches,
    turn,
)
from simony.games.mea_culpa.view.view import MeaCulpaView
from simony.i18n.phrases import or_list
from simony.i18n.text import SeatName, Text


def explain_illegal(view: MeaCulpaView, figures: Figures, action: int) -> IllegalAction:
    if not view.legal:
        return NotPending("error-not-pending", who=SeatName(view.viewer))
    kind = frame_kind(view)
    if kind in (F_DUE, F_WINDOW):
        return _instead(view)
    if kind in (F_TURN, F_PRELIMINARY):
        return _in_a_turn(view, figures, action) if kind == F_TURN else _preliminary(view, action)
    first, end, why = _EXPECTED[kind]
    return why(view, figures, action) if first <= action < end else _instead(view)


def _instead(view: MeaCulpaView) -> IllegalAction:
    """Explain what must be decided, after an action of another kind."""
    name, ruling = _NAMES[frame_kind(view)]
    return IllegalAction(f"mea_culpa-why-now-{name}", ruling)


_NAMES: dict[int, tuple[str, str]] = {
    F_BONUS: ("bonus", ""),
    F_CHEST: ("chest", ""),
    F_BID: ("bid", ""),
    F_PICK: ("pick", ""),
    F_PRELIMINARY: ("preliminary", "M40"),
    F_EARLY_VISIT: ("early-visit", "M41"),
    F_TURN: ("turn", ""),
    F_FREE: ("free", ""),
    F_DUEL: ("duel", "M14"),
    F_SUITE: ("suite", "M13"),
    F_STONES: ("empty", "M30"),
    F_CREW: ("crew", "M13"),
    F_MOVE_CREW: ("move-crew", "M13"),
    F_MOVE_STONE: ("move-stone", "M13"),
    F_GOOD: ("good", "M21"),
    F_ROB: ("rob", "M13"),
    F_GIVE: ("give", ""),
    F_LETTERS: ("letters", ""),
    F_DUE: ("due", "M50"),
    F_WINDOW: ("window", "M54"),
}


# --- bonuses, bids, characters --------------------------------------------------------------------


def _bonus(view: MeaCulpaView, figures: Figures, action: int) -> IllegalAction:
    left = or_list([bonus(figures, each) for each in members(view.bonuses)])
    return IllegalAction(
        "mea_culpa-why-bonus-taken", bonus=bonus(figures, action - BONUS), left=left
    )


def _bid(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    own = view.notches[view.viewer]
    if action < COINS:
        return IllegalAction("mea_culpa-why-notches-set", notches=notches(own))
    if own == 0:
        return IllegalAction("mea_culpa-why-notches-first", most=NOTCHES)
    left = has_taler(view) - view.coins[view.viewer]
    wanted = 100 if action == HUNDRED else action - COINS
    return IllegalAction("mea_culpa-why-coins", "M44", wanted=taler(wanted), left=taler(left))


def _pick(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    left = or_list([character(each) for each in range(len(CHARACTERS)) if view.holders[each] < 0])
    taken = action - PICK
    return IllegalAction(
        "mea_culpa-why-picked",
        who=SeatName(view.holders[taken]),
        character=character(taken),
        left=left,
    )


def _preliminary(view: MeaCulpaView, action: int) -> IllegalAction:
    what = first_of(view.top())
    if MOVE_STONE <= action < CREW:
        return _no_stone(view, action) if what & MOVE_A_STONE else _must_place()
    if CREW <= action < MOVE_CREW:
        return (
            _no_site(view, action - CREW)
            if what & PLACE_A_CREW
            else IllegalAction("mea_culpa-why-stone-first")
        )
    if action == HOLD:
        return IllegalAction("mea_culpa-why-hold", "M40")
    return _must_place() if action == PASS else _instead(view)


def _must_place() -> IllegalAction:
    return IllegalAction("mea_culpa-why-must-place")


def _no_stone(view: MeaCulpaView, action: int) -> IllegalAction:
    there = or_list([den(each) for each in range(len(DENS)) if view.pope_stones[each]])
    return IllegalAction(
        "mea_culpa-why-no-pope-stone", den=den((action - MOVE_STONE) >> 1), dens=there
    )


def _no_site(view: MeaCulpaView, number: int) -> IllegalAction:
    return IllegalAction(
        "mea_culpa-why-finished", "M25", site=site(number), sites=_any_site(open_sites(view))
    )


def _any_site(numbers: list[int]) -> Text:
    return or_list([site(each) for each in numbers])


# --- a turn ---------------------------------------------------------------------------------------

_KINDS = ((BUYING, "buy"), (SELLING, "sell"), (DONATING, "donate"), (VISITING, "visit"))


def _in_a_turn(view: MeaCulpaView, figures: Figures, action: int) -> IllegalAction:
    of = turn(view)
    assert of is not None
    if action >= SETTLE:
        return _no_sin(view, figures, action)
    if not BUY <= action <= MEET:
        return _instead(view)
    kind = (
        BUYING
        if action < SELL
        else SELLING
        if action < DONATE
        else DONATING
        if action < VISIT
        else VISITING
    )
    if kind != DONATING or not of.more:
        spent = _spent(view, figures, of, kind)
        if spent is not None:
            return spent
    return _ACTIONS[kind](view, figures, action)


def _spent(view: MeaCulpaView, figures: Figures, of: Turn, kind: int) -> IllegalAction | None:
    """Explain that the turn has no room for another action, or not for one of this kind; None if it
    has.
    """
    if of.kinds & kind:
        name = next(name for bit, name in _KINDS if bit == kind)
        return IllegalAction(f"mea_culpa-why-{name}-again", "M32" if kind == BUYING else "")
    if of.kinds & (of.kinds - 1):
        return IllegalAction("mea_culpa-why-two-actions")
    if of.kinds and not may_act_again(figures, view):
        if post(view, view.viewer) < view.posts[view.viewer]:
            return IllegalAction("mea_culpa-why-reserved-notches", "M50", most=NOTCHES)
        return IllegalAction("mea_culpa-why-post-full", "M33", most=NOTCHES)
    return None


def _no_purchase(view: MeaCulpaView, figures: Figures, action: int) -> IllegalAction:
    if action >= BUY_LETTER:
        return _no_letter(view, figures, RED + action - BUY_LETTER)
    good = action - BUY if action < BUY_TWO else action - BUY_TWO
    if view.market[good] == 0:
        return IllegalAction("mea_culpa-why-sold-out", stone=stone(good))
    if figures.buy[good] > has_taler(view):
        return _too_dear(view, figures.buy[good])
    return IllegalAction("mea_culpa-why-no-two", stone=stone(good))


def _no_letter(view: MeaCulpaView, figures: Figures, colour: int) -> IllegalAction:
    if view.market[INDULGENCE] == 0:
        return IllegalAction("mea_culpa-why-no-indulgence")
    if view.supply[colour] == 0:
        return IllegalAction("mea_culpa-why-no-letter", "M22", letter=letter(colour))
    return _too_dear(view, figures.buy[INDULGENCE])


def _too_dear(view: MeaCulpaView, price: int) -> IllegalAction:
    if price <= purse(view, view.viewer):
        return IllegalAction("mea_culpa-why-reserved", "M50", left=taler(has_taler(view)))
    return IllegalAction(
        "mea_culpa-why-price", price=taler(price), left=taler(purse(view, view.viewer))
    )


def _no_sale(_: MeaCulpaView, __: Figures, action: int) -> IllegalAction:
    return IllegalAction("mea_culpa-why-no-good", stone=stone(action - SELL))


def _no_donation(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    given = (action - DONATE) >> 1
    if given < COIN and view.goods[GOODS * view.viewer + given] == 0:
        return IllegalAction("mea_culpa-why-no-good", stone=stone(given))
    if has_taler(view) < FACE[given] <= purse(view, view.viewer):
        return _too_dear(view, FACE[given])
    if FACE[given] > has_taler(view):
        return IllegalAction(
            "mea_culpa-why-coin", "M36", gift=gift(given), left=taler(has_taler(view))
        )
    return IllegalAction("mea_culpa-why-compartment", "M37")


def _no_visit(view: MeaCulpaView, figures: Figures, action: int) -> IllegalAction:
    of = turn(view)
    is_pope = of is not None and of.character == POPE
    if action == MEET:
        return (
            IllegalAction("mea_culpa-why-house-closed")
            if is_pope
            else IllegalAction("mea_culpa-why-not-pope")
        )
    if is_pope and not figures.pope_without_die:
        return IllegalAction("mea_culpa-why-incognito", "M14")
    number = action - VISIT
    if number not in open_rooms(view):
        return _closed(view, number)
    before, turned = (
        post_before_a_visit(figures, view),
        notches(room_notches(figures, view, number)),
    )
    return IllegalAction(
        "mea_culpa-why-too-many-notches",
        "M5",
        room=room(number),
        notches=turned,
        post=before,
        most=NOTCHES,
    )


def _no_sin(view: MeaCulpaView, figures: Figures, action: int) -> IllegalAction:
    """Explain actions that only Meta Culpa offers."""
    if not figures.meta_culpa:
        return IllegalAction("mea_culpa-why-no-variant")
    if action == SETTLE:
        return IllegalAction("mea_culpa-why-nothing-owed", "M62")
    if action == TAKE_BACK:
        return (
            IllegalAction("mea_culpa-why-take-back", "M52")
            if figures.take_back
            else IllegalAction("mea_culpa-why-no-switch")
        )
    if action < HIDE:
        return _instead(view)
    return (
        _in_a_turn(view, figures, action - HIDE + DONATE)
        if figures.donation_hidden
        else IllegalAction("mea_culpa-why-no-switch")
    )


_ACTIONS: dict[int, Callable[[MeaCulpaView, Figures, int], IllegalAction]] = {
    BUYING: _no_purchase,
    SELLING: _no_sale,
    DONATING: _no_donation,
    VISITING: _no_visit,
}


# --- the House ------------------------------------------------------------------------------------


def _closed(view: MeaCulpaView, number: int) -> IllegalAction:
    """Explain that a room is closed: somebody was there, or it has nothing to offer."""
    there = open_rooms(view)
    if not there:
        return IllegalAction("mea_culpa-why-house-closed")
    if number == SUITE_5 and view.suite_5 != 0:
        return IllegalAction("mea_culpa-why-suite-5", "M19", rooms=any_room(there))
    if number == SUITE_6:
        return IllegalAction("mea_culpa-why-suite-6", "M23", rooms=any_room(there))
    return IllegalAction("mea_culpa-why-visited", room=room(number), rooms=any_room(there))


def _early_visit(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    return _closed(view, action - VISIT)


def _duel(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    is_pope = any(each < GUESS for each in view.legal)
    if (action < GUESS) != is_pope:
        return IllegalAction("mea_culpa-why-die" if is_pope else "mea_culpa-why-guess", "M14")
    number = (action - DIE) % (SUITE_6 + 1)
    return IllegalAction(
        "mea_culpa-why-die-closed", "M14", room=room(number), rooms=any_room(open_rooms(view))
    )


def _suite(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    there = [number for number in range(ROOMS) if view.rooms[number] != NO_CARD]
    return IllegalAction("mea_culpa-why-visited", room=room(action - ROOM), rooms=any_room(there))


# --- pieces, stones, Letters ----------------------------------------------------------------------


def _chest(view: MeaCulpaView, _: Figures, __: int) -> IllegalAction:
    lying = members(first_of(view.top()))
    return IllegalAction("mea_culpa-why-chest-order", gift=gift(lying[0]))


def _stones(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    full = [den(each) for each in range(len(DENS)) if view.sins[3 * view.viewer + each]]
    return IllegalAction(
        "mea_culpa-why-den-empty", "M30", den=den(action - EMPTY), dens=or_list(full)
    )


def _crew(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    return _no_site(view, action - CREW)


def _move_crew(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    code = action - MOVE_CREW
    if view.crews[code >> 1] == 0:
        there = [each for each in range(len(SITES)) if view.crews[each]]
        return IllegalAction("mea_culpa-why-no-crew", site=site(code >> 1), sites=_any_site(there))
    return _no_site(view, ((code >> 1) + 1 + (code & 1)) % len(SITES))


def _move_stone(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    return _no_stone(view, action)


def _good(_: MeaCulpaView, __: Figures, action: int) -> IllegalAction:
    if action >= TAKE_LETTER:
        return IllegalAction("mea_culpa-why-no-indulgence-free", "M21")
    return IllegalAction("mea_culpa-why-sold-out", stone=stone(action - TAKE))


def _free(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    if action < TAKE_LETTER:
        return IllegalAction("mea_culpa-why-sold-out", stone=stone(action - TAKE))
    if view.market[INDULGENCE] == 0:
        return IllegalAction("mea_culpa-why-no-indulgence")
    if action == RETURN:
        return IllegalAction("mea_culpa-why-letters-left", "M22")
    return IllegalAction(
        "mea_culpa-why-no-letter", "M22", letter=letter(RED + action - TAKE_LETTER)
    )


def _rob(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    if action - ROB == view.viewer:
        return IllegalAction("mea_culpa-why-rob-self")
    return IllegalAction("error-no-such-seat", seat=action - ROB + 1, seats=view.seats())


def _choose(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    there = or_list([letter(each) for each in range(len(COLOURS)) if view.display[each]])
    return IllegalAction(
        "mea_culpa-why-not-displayed", letter=letter(action - CHOOSE), letters=there
    )


def _give(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    own = or_list(
        [letter(each) for each in range(len(COLOURS)) if view.letters[4 * view.viewer + each]]
    )
    return IllegalAction("mea_culpa-why-not-yours", letter=letter(action - GIVE), letters=own)


_EXPECTED: dict[int, tuple[int, int, Callable[[MeaCulpaView, Figures, int], IllegalAction]]] = {
    F_BONUS: (BONUS, PICK, _bonus),
    F_CHEST: (DONATE, VISIT, _chest),
    F_BID: (BID, BONUS, _bid),
    F_PICK: (PICK, MOVE_STONE, _pick),
    F_EARLY_VISIT: (VISIT, MEET, _early_visit),
    F_FREE: (TAKE, ROB, _free),
    F_DUEL: (DIE, ROOM, _duel),
    F_SUITE: (ROOM, EMPTY, _suite),
    F_STONES: (EMPTY, TAKE, _stones),
    F_CREW: (CREW, MOVE_CREW, _crew),
    F_MOVE_CREW: (MOVE_CREW, HOLD, _move_crew),
    F_MOVE_STONE: (MOVE_STONE, CREW, _move_stone),
    F_GOOD: (TAKE, ROB, _good),
    F_ROB: (ROB, CHOOSE, _rob),
    F_GIVE: (GIVE, GIVE + len(COLOURS), _give),
    F_LETTERS: (CHOOSE, GIVE, _choose),
}
"""By frame: the range of expected actions, and the explanation of why some of these are illegal."""
