"""The evaluation of donations when a cathedral is finished, and the Letters it brings."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from simony.core.bits import lowest
from simony.core.event import EVERYONE, Event
from simony.games.mea_culpa.rules.actions import F_LETTERS, SECOND, first_of, seat_of, second_of
from simony.games.mea_culpa.rules.board import chests
from simony.games.mea_culpa.rules.state import NOBODY, BaseState, nonzero


def evaluate(state: BaseState, packed: i64, out: list[Event] | None) -> bool:
    """`F_EVALUATE`: evaluate the next category, or end the evaluation. Return True if that was the
    second evaluation, which ends the game (M28).
    """
    category: i64 = second_of(packed)
    if category == 3:
        chests.clear_chests(state)
        state.pop()
        return state.finished == 2
    state.stack[state.depth - 1] = packed + SECOND
    _evaluate_category(state, first_of(packed), category, out)
    return False


def _evaluate_category(state: BaseState, site: i64, category: i64, out: list[Event] | None) -> None:
    """Show the Letters of a category to its two biggest donors; a lone donor takes all."""
    compartment: i64 = chests.evaluated(state)
    first: i64 = chests.biggest_donor(state, category, compartment, NOBODY)
    second: i64 = NOBODY
    if first >= 0:
        second = chests.biggest_donor(state, category, compartment, first)
        _display(state, site, category)
    if out is not None:
        points: list[int] = [
            chests.donation(state, seat, category, compartment) for seat in range(len(state.souls))
        ]
        shown = {"site": site, "category": category, "first": first, "second": second}
        out.append(
            Event("donors", EVERYONE, {**shown, "points": points, "letters": list(state.display)})
        )
    if first >= 0 and second < 0:
        _take_all(state, first, out)
    elif first >= 0:
        state.push(F_LETTERS, first, second, 0, 0)


def _display(state: BaseState, site: i64, category: i64) -> None:
    """M24: display the listed Letters as far as the supply has them."""
    colour: i64 = 0
    while colour < 4:
        shown: i64 = state.figures.rows[12 * site + 4 * category + colour]
        if shown > state.supply[colour]:
            shown = state.supply[colour]
        state.supply[colour] -= shown
        state.display[colour] = shown
        colour += 1


def _take_all(state: BaseState, seat: i64, out: list[Event] | None) -> None:
    """Give all displayed Letters to a lone donor."""
    if out is not None:
        out.append(Event("all-letters", EVERYONE, {"seat": seat, "letters": list(state.display)}))
    colour: i64 = 0
    while colour < 4:
        state.letters[4 * seat + colour] += state.display[colour]
        state.display[colour] = 0
        colour += 1


def colours_shown(state: BaseState) -> i64:
    """Return the mask of the colours on display."""
    return nonzero(state.display, 0, 4)


def share_letters(state: BaseState, packed: i64, out: list[Event] | None) -> None:
    """`F_LETTERS`: the player whose turn it is takes a Letter; if all have one colour there is
    nothing to choose.
    """
    shown: i64 = colours_shown(state)
    if shown == 0:
        state.pop()
        return
    seat: i64 = _chooser(state, packed)
    if shown & (shown - 1) == 0:
        choose_letter(state, seat, lowest(shown), out)
    else:
        state.ask(seat)


def _chooser(state: BaseState, packed: i64) -> i64:
    """The two donors take turns. In a two-player game the bigger donor takes two, the other two,
    the bigger the rest.
    """
    picked: i64 = second_of(packed)
    second_takes: bool = picked & 1 == 1
    if len(state.souls) == 2:
        second_takes = picked == 2 or picked == 3
    if second_takes:
        return first_of(packed)
    return seat_of(packed)


def choose_letter(state: BaseState, seat: i64, colour: i64, out: list[Event] | None) -> None:
    state.display[colour] -= 1
    state.letters[4 * seat + colour] += 1
    state.stack[state.depth - 1] += SECOND
    if out is not None:
        out.append(Event("letter", EVERYONE, {"seat": seat, "colour": colour}))
