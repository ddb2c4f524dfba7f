"""Explanations of why an action is illegal in Mea Culpa.

They are made from the player's own view, so an explanation reveals nothing that the player could
not know.
"""

from __future__ import annotations

from collections.abc import Callable

from simony.core.bits import members
from simony.core.errors import IllegalAction
from simony.games.mea_culpa.rules import actions
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
from simony.games.mea_culpa.ui import summary
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
from simony.games.mea_culpa.ui.summary import Turn
from simony.games.mea_culpa.view.view import MeaCulpaView
from simony.i18n.phrases import or_list
from simony.i18n.text import SeatName, Text


def explain_illegal(view: MeaCulpaView, figures: Figures, action: int) -> IllegalAction:
    kind = summary.frame_kind(view)
    if kind in (actions.F_DUE, actions.F_WINDOW):
        return _instead(view)
    if kind in (actions.F_TURN, actions.F_PRELIMINARY):
        return (
            _in_a_turn(view, figures, action)
            if kind == actions.F_TURN
            else _preliminary(view, action)
        )
    first, end, why = _EXPECTED[kind]
    return why(view, figures, action) if first <= action < end else _instead(view)


def _instead(view: MeaCulpaView) -> IllegalAction:
    """Explain what must be decided, after an action of another kind."""
    name, ruling = _NAMES[summary.frame_kind(view)]
    return IllegalAction(f"mea_culpa-why-now-{name}", ruling)


_NAMES: dict[int, tuple[str, str]] = {
    actions.F_BONUS: ("bonus", ""),
    actions.F_CHEST: ("chest", ""),
    actions.F_BID: ("bid", ""),
    actions.F_PICK: ("pick", ""),
    actions.F_PRELIMINARY: ("preliminary", "M40"),
    actions.F_EARLY_VISIT: ("early-visit", "M41"),
    actions.F_TURN: ("turn", ""),
    actions.F_FREE: ("free", ""),
    actions.F_DUEL: ("duel", "M14"),
    actions.F_SUITE: ("suite", "M13"),
    actions.F_STONES: ("empty", "M30"),
    actions.F_CREW: ("crew", "M13"),
    actions.F_MOVE_CREW: ("move-crew", "M13"),
    actions.F_MOVE_STONE: ("move-stone", "M13"),
    actions.F_GOOD: ("good", "M21"),
    actions.F_ROB: ("rob", "M13"),
    actions.F_GIVE: ("give", ""),
    actions.F_LETTERS: ("letters", ""),
    actions.F_DUE: ("due", "M50"),
    actions.F_WINDOW: ("window", "M54"),
}


# --- bonuses, bids, characters --------------------------------------------------------------------


def _bonus(view: MeaCulpaView, figures: Figures, action: int) -> IllegalAction:
    left = or_list([bonus(figures, each) for each in members(view.bonuses)])
    return IllegalAction(
        "mea_culpa-why-bonus-taken", bonus=bonus(figures, action - actions.BONUS), left=left
    )


def _bid(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    own = view.notches[view.viewer]
    if action < actions.COINS:
        return IllegalAction("mea_culpa-why-notches-set", notches=notches(own))
    if own == 0:
        return IllegalAction("mea_culpa-why-notches-first", most=NOTCHES)
    left = summary.has_taler(view) - view.coins[view.viewer]
    wanted = 100 if action == actions.HUNDRED else action - actions.COINS
    return IllegalAction("mea_culpa-why-coins", "M44", wanted=taler(wanted), left=taler(left))


def _pick(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    left = or_list([character(each) for each in range(len(CHARACTERS)) if view.holders[each] < 0])
    taken = action - actions.PICK
    return IllegalAction(
        "mea_culpa-why-picked",
        who=SeatName(view.holders[taken]),
        character=character(taken),
        left=left,
    )


def _preliminary(view: MeaCulpaView, action: int) -> IllegalAction:
    what = actions.first_of(view.top())
    if actions.MOVE_STONE <= action < actions.CREW:
        return _no_stone(view, action) if what & actions.MOVE_A_STONE else _must_place()
    if actions.CREW <= action < actions.MOVE_CREW:
        return (
            _no_site(view, action - actions.CREW)
            if what & actions.PLACE_A_CREW
            else IllegalAction("mea_culpa-why-stone-first")
        )
    if action == actions.HOLD:
        return IllegalAction("mea_culpa-why-hold", "M40")
    return _must_place() if action == actions.PASS else _instead(view)


def _must_place() -> IllegalAction:
    return IllegalAction("mea_culpa-why-must-place")


def _no_stone(view: MeaCulpaView, action: int) -> IllegalAction:
    there = or_list([den(each) for each in range(len(DENS)) if view.pope_stones[each]])
    return IllegalAction(
        "mea_culpa-why-no-pope-stone", den=den((action - actions.MOVE_STONE) >> 1), dens=there
    )


def _no_site(view: MeaCulpaView, number: int) -> IllegalAction:
    return IllegalAction(
        "mea_culpa-why-finished",
        "M25",
        site=site(number),
        sites=_any_site(summary.open_sites(view)),
    )


def _any_site(numbers: list[int]) -> Text:
    return or_list([site(each) for each in numbers])


# --- a turn ---------------------------------------------------------------------------------------

_KINDS = (
    (actions.BUYING, "buy"),
    (actions.SELLING, "sell"),
    (actions.DONATING, "donate"),
    (actions.VISITING, "visit"),
)


def _in_a_turn(view: MeaCulpaView, figures: Figures, action: int) -> IllegalAction:
    of = summary.turn(view)
    assert of is not None
    if action >= actions.SETTLE:
        return _no_sin(view, figures, action)
    if not actions.BUY <= action <= actions.MEET:
        return _instead(view)
    kind = (
        actions.BUYING
        if action < actions.SELL
        else actions.SELLING
        if action < actions.DONATE
        else actions.DONATING
        if action < actions.VISIT
        else actions.VISITING
    )
    if kind != actions.DONATING or not of.more:
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
        return IllegalAction(f"mea_culpa-why-{name}-again", "M32" if kind == actions.BUYING else "")
    if of.kinds & (of.kinds - 1):
        return IllegalAction("mea_culpa-why-two-actions")
    if of.kinds and not summary.may_act_again(figures, view):
        if summary.post(view, view.viewer) < view.posts[view.viewer]:
            return IllegalAction("mea_culpa-why-reserved-notches", "M50", most=NOTCHES)
        return IllegalAction("mea_culpa-why-post-full", "M33", most=NOTCHES)
    return None


def _no_purchase(view: MeaCulpaView, figures: Figures, action: int) -> IllegalAction:
    if action >= actions.BUY_LETTER:
        return _no_letter(view, figures, RED + action - actions.BUY_LETTER)
    good = action - actions.BUY if action < actions.BUY_TWO else action - actions.BUY_TWO
    if view.market[good] == 0:
        return IllegalAction("mea_culpa-why-sold-out", stone=stone(good))
    if figures.buy[good] > summary.has_taler(view):
        return _too_dear(view, figures.buy[good])
    return IllegalAction("mea_culpa-why-no-two", stone=stone(good))


def _no_letter(view: MeaCulpaView, figures: Figures, colour: int) -> IllegalAction:
    if view.market[INDULGENCE] == 0:
        return IllegalAction("mea_culpa-why-no-indulgence")
    if view.supply[colour] == 0:
        return IllegalAction("mea_culpa-why-no-letter", "M22", letter=letter(colour))
    return _too_dear(view, figures.buy[INDULGENCE])


def _too_dear(view: MeaCulpaView, price: int) -> IllegalAction:
    if price <= summary.purse(view, view.viewer):
        return IllegalAction("mea_culpa-why-reserved", "M50", left=taler(summary.has_taler(view)))
    return IllegalAction(
        "mea_culpa-why-price", price=taler(price), left=taler(summary.purse(view, view.viewer))
    )


def _no_sale(_: MeaCulpaView, __: Figures, action: int) -> IllegalAction:
    return IllegalAction("mea_culpa-why-no-good", stone=stone(action - actions.SELL))


def _no_donation(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    given = (action - actions.DONATE) >> 1
    if given < COIN and view.goods[GOODS * view.viewer + given] == 0:
        return IllegalAction("mea_culpa-why-no-good", stone=stone(given))
    if summary.has_taler(view) < FACE[given] <= summary.purse(view, view.viewer):
        return _too_dear(view, FACE[given])
    if FACE[given] > summary.has_taler(view):
        return IllegalAction(
            "mea_culpa-why-coin", "M36", gift=gift(given), left=taler(summary.has_taler(view))
        )
    return IllegalAction("mea_culpa-why-compartment", "M37")


def _no_visit(view: MeaCulpaView, figures: Figures, action: int) -> IllegalAction:
    of = summary.turn(view)
    is_pope = of is not None and of.character == POPE
    if action == actions.MEET:
        return (
            IllegalAction("mea_culpa-why-house-closed")
            if is_pope
            else IllegalAction("mea_culpa-why-not-pope")
        )
    if is_pope and not figures.pope_without_die:
        return IllegalAction("mea_culpa-why-incognito", "M14")
    number = action - actions.VISIT
    if number not in summary.open_rooms(view):
        return _closed(view, number)
    before, turned = (
        summary.post_before_a_visit(figures, view),
        notches(summary.room_notches(figures, view, number)),
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
    if action == actions.SETTLE:
        return IllegalAction("mea_culpa-why-nothing-owed", "M62")
    if action == actions.TAKE_BACK:
        return (
            IllegalAction("mea_culpa-why-take-back", "M52")
            if figures.take_back
            else IllegalAction("mea_culpa-why-no-switch")
        )
    if action < actions.HIDE:
        return _instead(view)
    return (
        _in_a_turn(view, figures, action - actions.HIDE + actions.DONATE)
        if figures.donation_hidden
        else IllegalAction("mea_culpa-why-no-switch")
    )


_ACTIONS: dict[int, Callable[[MeaCulpaView, Figures, int], IllegalAction]] = {
    actions.BUYING: _no_purchase,
    actions.SELLING: _no_sale,
    actions.DONATING: _no_donation,
    actions.VISITING: _no_visit,
}


# --- the House ------------------------------------------------------------------------------------


def _closed(view: MeaCulpaView, number: int) -> IllegalAction:
    """Explain that a room is closed: somebody was there, or it has nothing to offer."""
    there = summary.open_rooms(view)
    if not there:
        return IllegalAction("mea_culpa-why-house-closed")
    if number == SUITE_5 and view.suite_5 != 0:
        return IllegalAction("mea_culpa-why-suite-5", "M19", rooms=any_room(there))
    if number == SUITE_6:
        return IllegalAction("mea_culpa-why-suite-6", "M23", rooms=any_room(there))
    return IllegalAction("mea_culpa-why-visited", room=room(number), rooms=any_room(there))


def _early_visit(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    return _closed(view, action - actions.VISIT)


def _duel(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    is_pope = any(each < actions.GUESS for each in view.legal)
    if (action < actions.GUESS) != is_pope:
        return IllegalAction("mea_culpa-why-die" if is_pope else "mea_culpa-why-guess", "M14")
    number = (action - actions.DIE) % (SUITE_6 + 1)
    return IllegalAction(
        "mea_culpa-why-die-closed",
        "M14",
        room=room(number),
        rooms=any_room(summary.open_rooms(view)),
    )


def _suite(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    there = [number for number in range(ROOMS) if view.rooms[number] != NO_CARD]
    return IllegalAction(
        "mea_culpa-why-visited", room=room(action - actions.ROOM), rooms=any_room(there)
    )


# --- pieces, stones, Letters ----------------------------------------------------------------------


def _chest(view: MeaCulpaView, _: Figures, __: int) -> IllegalAction:
    lying = members(actions.first_of(view.top()))
    return IllegalAction("mea_culpa-why-chest-order", gift=gift(lying[0]))


def _stones(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    full = [den(each) for each in range(len(DENS)) if view.sins[3 * view.viewer + each]]
    return IllegalAction(
        "mea_culpa-why-den-empty", "M30", den=den(action - actions.EMPTY), dens=or_list(full)
    )


def _crew(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    return _no_site(view, action - actions.CREW)


def _move_crew(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    code = action - actions.MOVE_CREW
    if view.crews[code >> 1] == 0:
        there = [each for each in range(len(SITES)) if view.crews[each]]
        return IllegalAction("mea_culpa-why-no-crew", site=site(code >> 1), sites=_any_site(there))
    return _no_site(view, ((code >> 1) + 1 + (code & 1)) % len(SITES))


def _move_stone(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    return _no_stone(view, action)


def _good(_: MeaCulpaView, __: Figures, action: int) -> IllegalAction:
    if action >= actions.TAKE_LETTER:
        return IllegalAction("mea_culpa-why-no-indulgence-free", "M21")
    return IllegalAction("mea_culpa-why-sold-out", stone=stone(action - actions.TAKE))


def _free(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    if action < actions.TAKE_LETTER:
        return IllegalAction("mea_culpa-why-sold-out", stone=stone(action - actions.TAKE))
    if view.market[INDULGENCE] == 0:
        return IllegalAction("mea_culpa-why-no-indulgence")
    if action == actions.RETURN:
        return IllegalAction("mea_culpa-why-letters-left", "M22")
    return IllegalAction(
        "mea_culpa-why-no-letter", "M22", letter=letter(RED + action - actions.TAKE_LETTER)
    )


def _rob(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    if action - actions.ROB == view.viewer:
        return IllegalAction("mea_culpa-why-rob-self")
    return IllegalAction("error-no-such-seat", seat=action - actions.ROB + 1, seats=view.seats())


def _choose(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    there = or_list([letter(each) for each in range(len(COLOURS)) if view.display[each]])
    return IllegalAction(
        "mea_culpa-why-not-displayed", letter=letter(action - actions.CHOOSE), letters=there
    )


def _give(view: MeaCulpaView, _: Figures, action: int) -> IllegalAction:
    own = or_list(
        [letter(each) for each in range(len(COLOURS)) if view.letters[4 * view.viewer + each]]
    )
    return IllegalAction(
        "mea_culpa-why-not-yours", letter=letter(action - actions.GIVE), letters=own
    )


_EXPECTED: dict[int, tuple[int, int, Callable[[MeaCulpaView, Figures, int], IllegalAction]]] = {
    actions.F_BONUS: (actions.BONUS, actions.PICK, _bonus),
    actions.F_CHEST: (actions.DONATE, actions.VISIT, _chest),
    actions.F_BID: (actions.BID, actions.BONUS, _bid),
    actions.F_PICK: (actions.PICK, actions.MOVE_STONE, _pick),
    actions.F_EARLY_VISIT: (actions.VISIT, actions.MEET, _early_visit),
    actions.F_FREE: (actions.TAKE, actions.ROB, _free),
    actions.F_DUEL: (actions.DIE, actions.ROOM, _duel),
    actions.F_SUITE: (actions.ROOM, actions.EMPTY, _suite),
    actions.F_STONES: (actions.EMPTY, actions.TAKE, _stones),
    actions.F_CREW: (actions.CREW, actions.MOVE_CREW, _crew),
    actions.F_MOVE_CREW: (actions.MOVE_CREW, actions.HOLD, _move_crew),
    actions.F_MOVE_STONE: (actions.MOVE_STONE, actions.CREW, _move_stone),
    actions.F_GOOD: (actions.TAKE, actions.ROB, _good),
    actions.F_ROB: (actions.ROB, actions.CHOOSE, _rob),
    actions.F_GIVE: (actions.GIVE, actions.GIVE + len(COLOURS), _give),
    actions.F_LETTERS: (actions.CHOOSE, actions.GIVE, _choose),
}
"""By frame: the range of expected actions, and the explanation of why some of these are illegal."""
