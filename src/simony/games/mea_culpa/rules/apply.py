"""The effect of a decision or of chance, and all that follows from it without a decision."""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from simony.core.event import EVERYONE, Event
from simony.games.mea_culpa.rules.actions import (
    BONUS,
    CHOOSE,
    CREW,
    DONATE,
    EMPTY,
    F_BID,
    F_BONUS,
    F_CHEST,
    F_CREW,
    F_DISCARD,
    F_DUE,
    F_DUEL,
    F_EARLY_VISIT,
    F_EVALUATE,
    F_FREE,
    F_GIVE,
    F_GOOD,
    F_LAP,
    F_LETTERS,
    F_LINE,
    F_MOVE_CREW,
    F_MOVE_STONE,
    F_PICK,
    F_PRELIMINARY,
    F_PREPARE,
    F_ROB,
    F_STONES,
    F_SUITE,
    F_TURN,
    F_VISITED,
    F_WINDOW,
    GIVE,
    MOVE_CREW,
    MOVE_STONE,
    PASS,
    PICK,
    ROB,
    ROOM,
    VISIT,
    first_of,
    seat_of,
)
from simony.games.mea_culpa.rules.board import (
    building,
    cards,
    dens,
    evaluation,
    house,
    market,
    souls,
)
from simony.games.mea_culpa.rules.meta_culpa import costs, take_back, windows
from simony.games.mea_culpa.rules.phases import bids, characters, preparation, turns
from simony.games.mea_culpa.rules.state import BaseState

# --- decisions ------------------------------------------------------------------------------------


def apply_action(state: BaseState, seat: i64, action: i64, out: list[Event] | None) -> None:
    """Apply a decision, which must be legal, and what follows from it."""
    kind: i64 = state.top() & 31
    if len(state.before) > 0 and seat != seat_of(state.stack[1]):
        take_back.forget(state)  # M52: somebody else decides
    if kind == F_BID:
        bids.bid(state, seat, action, out)
    elif kind == F_DUEL:
        house.set_die(state, seat, action, out)
    elif kind == F_WINDOW:
        windows.answer_window(state, seat, action, out)
    else:
        state.waiting = 0
        if kind == F_TURN:
            turns.act(state, seat, action, out)
        else:
            _decide(state, seat, action, kind, out)
    if state.waiting == 0:
        advance(state, out)


def _decide(state: BaseState, seat: i64, action: i64, kind: i64, out: list[Event] | None) -> None:
    """Apply every decision of one seat but those of a turn."""
    top: i64 = state.top()
    if kind == F_PICK:
        characters.pick(state, seat, action - PICK, out)
    elif kind == F_PRELIMINARY:
        characters.preliminary(state, seat, action, out)
    elif kind == F_DUE:
        costs.answer_due(state, top, action, out)
    elif kind == F_FREE or kind == F_GOOD:
        market.take_or_forget(state, seat, action, out)
    elif kind == F_LETTERS:
        evaluation.choose_letter(state, seat, action - CHOOSE, out)
    elif kind == F_STONES:
        dens.empty_den(state, seat, action - EMPTY, out)
    elif kind == F_BONUS:
        preparation.take_bonus(state, seat, action - BONUS, out)
    elif kind == F_CHEST:
        preparation.put_bonus(state, seat, action - DONATE, out)
    else:
        state.pop()
        _use(state, seat, action, kind, top, out)


def _use(
    state: BaseState, seat: i64, action: i64, kind: i64, top: i64, out: list[Event] | None
) -> None:
    """Apply a single decision that a card, or an early visit, has for a seat."""
    if kind == F_EARLY_VISIT:
        if action != PASS:
            # M41: as Petty Sinner, and with stones
            house.visit(state, seat, action - VISIT, 0, state.figures.suite, out)
        elif out is not None:
            out.append(Event("no-visit", EVERYONE, {"seat": seat}))
    elif kind == F_SUITE:
        house.use_room(state, seat, action - ROOM, out)
    elif kind == F_CREW:
        state.hut -= 1
        building.place_crew(state, seat, action - CREW, out)
    elif kind == F_MOVE_CREW:
        building.move_crew(state, seat, action - MOVE_CREW, out)
    elif kind == F_MOVE_STONE:
        dens.move_pope_stone(state, seat, action - MOVE_STONE, out)
    elif kind == F_ROB:
        cards.rob(state, seat, action - ROB, out)
    else:
        cards.give_letter(state, seat, first_of(top), action - GIVE, out)


# --- consequences ---------------------------------------------------------------------------------


def advance(state: BaseState, out: list[Event] | None) -> None:
    """Process the top of the stack until a seat must decide, chance acts or the game is over."""
    while state.waiting == 0 and state.depth > 0:
        top: i64 = state.stack[state.depth - 1]
        kind: i64 = top & 31
        if kind == F_LINE or kind == F_PREPARE:
            return
        if kind <= F_FREE:
            _advance_round(state, top, kind, out)
        elif kind <= F_STONES:
            _advance_visit(state, top, kind, out)
        elif kind == F_WINDOW:
            windows.open_window(state, top, out)
        else:
            _advance_card(state, top, kind, out)


def _advance_round(state: BaseState, top: i64, kind: i64, out: list[Event] | None) -> None:
    if kind == F_TURN:
        if turns.has_choice(state, top):
            state.ask(seat_of(top))
        else:
            turns.end_turn(state)
    elif kind == F_LAP:
        turns.next_turn(state, top, out)
    elif kind == F_FREE:
        market.take_free(state, top, out)
    elif kind == F_PICK:
        characters.next_pick(state, top, out)
    elif kind == F_BONUS:
        preparation.next_bonus(state, top, out)
    elif (kind == F_CHEST and first_of(top) == 0) or (
        kind == F_EARLY_VISIT and state.open_rooms() == 0
    ):
        state.pop()
    else:
        state.ask(seat_of(top))


def _advance_visit(state: BaseState, top: i64, kind: i64, out: list[Event] | None) -> None:
    if kind == F_STONES:
        dens.place_stones(state, top, out)
    elif kind == F_VISITED:
        house.visited(state, top, out)
    elif kind == F_DISCARD:
        house.discard_card(state, top)
    elif kind == F_DUEL:
        house.duel(state, top, out)
    else:
        house.choose_room(state, top, out)


def _advance_card(state: BaseState, top: i64, kind: i64, out: list[Event] | None) -> None:
    if kind == F_LETTERS:
        evaluation.share_letters(state, top, out)
    elif kind == F_EVALUATE:
        take_back.forget(state)  # M52: compartments have been opened
        if evaluation.evaluate(state, top, out):
            _end_game(state, out)
    elif kind == F_MOVE_CREW:
        building.choose_crew(state, top, out)
    elif kind == F_GOOD:
        market.take_good(state, top, out)
    elif kind == F_ROB:
        cards.choose_victim(state, top, out)
    elif kind == F_GIVE:
        cards.present_letter(state, top, out)
    else:
        state.ask(seat_of(top))


def _end_game(state: BaseState, out: list[Event] | None) -> None:
    """M28: at once, whatever else is in progress."""
    while state.depth > 0:
        state.pop()
    souls.compare_posts(state, out)
    souls.lift_souls(state, out)
    if out is not None:
        out.append(Event("over", EVERYONE, {"places": state.places()}))


# --- chance ---------------------------------------------------------------------------------------


def apply_chance(state: BaseState, outcome: list[int], out: list[Event] | None) -> None:
    if state.top() & 31 == F_LINE:
        preparation.line_up(state, outcome, out)
        advance(state, out)
    else:
        preparation.prepare(state, outcome, out)
