"""Decisions in Tolerance: the prompt, the rules that explain it, and the choices."""

from __future__ import annotations

from functools import lru_cache

from simony.core.scene import Choice
from simony.core.ui.phrases import CACHE_SIZE
from simony.core.ui.seats import winners
from simony.games.tolerance.rules import actions
from simony.games.tolerance.rules.figures import NATURALS, NO_CARD, Figures
from simony.games.tolerance.ui import notation, summary
from simony.games.tolerance.ui.phrases import (
    card,
    card_full,
    card_name,
    effect,
    reign,
    role,
    suit,
)
from simony.games.tolerance.ui.rulebook import rule
from simony.games.tolerance.view.view import ToleranceView
from simony.i18n.phrases import seat_list
from simony.i18n.text import SeatName, Text

# --- the prompt -----------------------------------------------------------------------------------


def prompt(figures: Figures, view: ToleranceView) -> Text:
    """Return what must be decided and by whom; or that chance acts, or who has won."""
    if view.phase == actions.OVER:
        return _winner(view)
    if view.phase == actions.START:
        return Text("tolerance-prompt-start")
    if view.phase == actions.DEAL:
        return Text("tolerance-prompt-deal", reign=reign(view.reign))
    who = SeatName(view.turn)
    if view.phase == actions.ROLES:
        return Text("tolerance-prompt-role", who=who)
    if view.phase == actions.STARTER:
        return Text("tolerance-prompt-starter", who=who, reign=reign(view.reign))
    if view.phase == actions.TARGETING:
        acting = view.order[view.acting]
        return Text(
            "tolerance-prompt-target",
            who=who,
            card=card_name(acting),
            effect=effect(figures, acting),
        )
    if view.phase == actions.EXECUTION:
        return Text("tolerance-prompt-execution", who=who, card=card_name(summary.monarch(view)))
    if view.phase == actions.LOANS:
        return Text("tolerance-prompt-loan", who=who, price=figures.loan_repay)
    return _card_prompt(view, who)


def _card_prompt(view: ToleranceView, who: SeatName) -> Text:
    if summary.is_leading(view):
        return Text("tolerance-prompt-lead", who=who)
    led = suit(view.led)
    if view.turn == view.viewer and not summary.following(view):
        return Text("tolerance-prompt-void", suit=led)
    return Text("tolerance-prompt-follow", who=who, suit=led)


def _winner(view: ToleranceView) -> Text:
    first = winners(summary.places(view))
    if len(first) > 1:
        return Text("tolerance-prompt-over-shared", winners=seat_list(first))
    return Text("tolerance-prompt-over", who=SeatName(first[0]), points=view.points[first[0]])


# --- rules that explain the decision --------------------------------------------------------------


def about(figures: Figures, view: ToleranceView) -> tuple[Text, ...]:
    """Return the rules for the current decision, then the cards of the trick and the
    viewer's own.
    """
    cards = [number for number in view.trick if number != NO_CARD] + summary.own_cards(view)
    return (
        *(rule(figures, anchor) for anchor in _ANCHORS[view.phase]),
        *(card_full(figures, number) for number in cards),
    )


_ANCHORS: dict[int, tuple[str, ...]] = {
    actions.START: ("goal", "setup"),
    actions.ROLES: ("points", "t44"),
    actions.DEAL: ("goal", "setup"),
    actions.STARTER: ("setup", "t39"),
    actions.TRICK: ("tricks", "wilds", "effects", "t3", "t4"),
    actions.TARGETING: ("effects", "words", "t6", "t7", "t8"),
    actions.EXECUTION: ("end-of-reign", "t32"),
    actions.LOANS: ("loans", "t24", "t26"),
    actions.OVER: ("end", "t40", "t41"),
}


# --- choices --------------------------------------------------------------------------------------


def choices(figures: Figures, view: ToleranceView) -> tuple[Choice, ...]:
    return tuple(
        _choice(figures, view.viewer, action, executes=view.phase == actions.EXECUTION)
        for action in view.legal
    )


def blocked(figures: Figures, view: ToleranceView) -> tuple[Choice, ...]:
    """Return the cards in hand and in the trick that cannot be chosen now."""
    if not view.legal:
        return ()
    things = [
        number if number < NATURALS else actions.AS_SUIT + 4 * (number - NATURALS)
        for number in summary.own_cards(view)
    ]
    if view.phase == actions.TARGETING:
        things.extend(actions.TARGET + number for number in view.order)
    if view.phase == actions.EXECUTION:
        things.append(actions.TARGET + summary.monarch(view))
    free = {_item(action) for action in view.legal}
    executes = view.phase == actions.EXECUTION
    return tuple(
        _choice(figures, view.viewer, action, executes=executes)
        for action in things
        if _item(action) not in free
    )


@lru_cache(CACHE_SIZE)
def _choice(figures: Figures, viewer: int, action: int, *, executes: bool) -> Choice:
    said = (
        Text("tolerance-choice-execute", card=card(action - actions.TARGET))
        if executes
        else _answer(figures, viewer, action)
    )
    return Choice(action, said, notation.action_text(action), _item(action))


def _answer(figures: Figures, viewer: int, action: int) -> Text:
    if action < actions.TARGET:
        return _play(action)
    if action < actions.FIRST:
        return Text("tolerance-choice-target", card=card(action - actions.TARGET))
    if action < actions.TAKE_ROLE:
        own = action - actions.FIRST == viewer
        return (
            Text("tolerance-choice-first-self")
            if own
            else Text("tolerance-choice-first", who=SeatName(action - actions.FIRST))
        )
    if action < actions.REPAY:
        return Text("tolerance-choice-role", role=role(action - actions.TAKE_ROLE + 1))
    return (
        Text("tolerance-choice-repay", price=figures.loan_repay)
        if action == actions.REPAY
        else Text("tolerance-choice-keep")
    )


def _play(action: int) -> Text:
    number = _card_of(action)
    if action < actions.AS_SUIT:
        return Text("tolerance-choice-play", card=card(number))
    if action < actions.ASIDE:
        return Text(
            "tolerance-choice-play-as", card=card(number), suit=suit((action - actions.AS_SUIT) % 4)
        )
    return Text("tolerance-choice-play-aside", card=card(number))


def _card_of(action: int) -> int:
    """Return the card that is played."""
    if action < actions.AS_SUIT:
        return action
    return (
        NATURALS + (action - actions.AS_SUIT) // 4
        if action < actions.ASIDE
        else NATURALS + action - actions.ASIDE
    )


def _item(action: int) -> str | None:
    """Return the item of the scene that an action is about."""
    if action < actions.TARGET:
        return f"card-{_card_of(action)}"
    if action < actions.FIRST:
        return f"card-{action - actions.TARGET}"
    return (
        f"role-{action - actions.TAKE_ROLE + 1}"
        if actions.TAKE_ROLE <= action < actions.REPAY
        else None
    )
