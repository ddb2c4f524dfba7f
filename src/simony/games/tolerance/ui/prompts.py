"""Decisions in Tolerance: the prompt, the rules that explain it, and the choices."""

from __future__ import annotations

from functools import lru_cache

from simony.core.scene import Choice
from simony.games.tolerance.rules.actions import (
    AS_SUIT,
    ASIDE,
    DEAL,
    EXECUTION,
    FIRST,
    LOANS,
    OVER,
    REPAY,
    ROLES,
    START,
    STARTER,
    TAKE_ROLE,
    TARGET,
    TARGETING,
    TRICK,
)
from simony.games.tolerance.rules.figures import NATURALS, NO_CARD, Figures
from simony.games.tolerance.ui import notation
from simony.games.tolerance.ui.phrases import (
    CACHE_SIZE,
    card,
    card_full,
    card_name,
    effect,
    reign,
    role,
    suit,
)
from simony.games.tolerance.ui.rulebook import rule
from simony.games.tolerance.ui.summary import (
    following,
    is_leading,
    monarch,
    own_cards,
    places,
    winners,
)
from simony.games.tolerance.view.view import ToleranceView
from simony.i18n.phrases import seat_list
from simony.i18n.text import SeatName, Text

# --- the prompt -----------------------------------------------------------------------------------


def prompt(figures: Figures, view: ToleranceView) -> Text:
    """Return what must be decided and by whom; or that chance acts, or who has won."""
    if view.phase == OVER:
        return _winner(view)
    if view.phase == START:
        return Text("tolerance-prompt-start")
    if view.phase == DEAL:
        return Text("tolerance-prompt-deal", reign=reign(view.reign))
    who = SeatName(view.turn)
    if view.phase == ROLES:
        return Text("tolerance-prompt-role", who=who)
    if view.phase == STARTER:
        return Text("tolerance-prompt-starter", who=who, reign=reign(view.reign))
    if view.phase == TARGETING:
        acting = view.order[view.acting]
        return Text(
            "tolerance-prompt-target",
            who=who,
            card=card_name(acting),
            effect=effect(figures, acting),
        )
    if view.phase == EXECUTION:
        return Text("tolerance-prompt-execution", who=who, card=card_name(monarch(view)))
    if view.phase == LOANS:
        return Text("tolerance-prompt-loan", who=who, price=figures.loan_repay)
    return _card_prompt(view, who)


def _card_prompt(view: ToleranceView, who: SeatName) -> Text:
    if is_leading(view):
        return Text("tolerance-prompt-lead", who=who)
    led = suit(view.led)
    if view.turn == view.viewer and not following(view):
        return Text("tolerance-prompt-void", suit=led)
    return Text("tolerance-prompt-follow", who=who, suit=led)


def _winner(view: ToleranceView) -> Text:
    first = winners(places(view))
    if len(first) > 1:
        return Text("tolerance-prompt-over-shared", winners=seat_list(first))
    return Text("tolerance-prompt-over", who=SeatName(first[0]), points=view.points[first[0]])


# --- rules that explain the decision --------------------------------------------------------------


def about(figures: Figures, view: ToleranceView) -> tuple[Text, ...]:
    """Return the rules for the current decision, then the cards of the trick and the
    viewer's own.
    """
    cards = [number for number in view.trick if number != NO_CARD] + own_cards(view)
    return (
        *(rule(figures, anchor) for anchor in _ANCHORS[view.phase]),
        *(card_full(figures, number) for number in cards),
    )


_ANCHORS: dict[int, tuple[str, ...]] = {
    START: ("goal", "setup"),
    ROLES: ("points", "t44"),
    DEAL: ("goal", "setup"),
    STARTER: ("setup", "t39"),
    TRICK: ("tricks", "wilds", "effects", "t3", "t4"),
    TARGETING: ("effects", "words", "t6", "t7", "t8"),
    EXECUTION: ("end-of-reign", "t32"),
    LOANS: ("loans", "t24", "t26"),
    OVER: ("end", "t40", "t41"),
}


# --- choices --------------------------------------------------------------------------------------


def choices(figures: Figures, view: ToleranceView) -> tuple[Choice, ...]:
    return tuple(
        _choice(figures, view.viewer, action, executes=view.phase == EXECUTION)
        for action in view.legal
    )


def blocked(figures: Figures, view: ToleranceView) -> tuple[Choice, ...]:
    """Return the cards in hand and in the trick that cannot be chosen now."""
    if not view.legal:
        return ()
    things = [
        number if number < NATURALS else AS_SUIT + 4 * (number - NATURALS)
        for number in own_cards(view)
    ]
    if view.phase == TARGETING:
        things.extend(TARGET + number for number in view.order)
    if view.phase == EXECUTION:
        things.append(TARGET + monarch(view))
    free = {_item(action) for action in view.legal}
    executes = view.phase == EXECUTION
    return tuple(
        _choice(figures, view.viewer, action, executes=executes)
        for action in things
        if _item(action) not in free
    )


@lru_cache(CACHE_SIZE)
def _choice(figures: Figures, viewer: int, action: int, *, executes: bool) -> Choice:
    said = (
        Text("tolerance-choice-execute", card=card(action - TARGET))
        if executes
        else _answer(figures, viewer, action)
    )
    return Choice(action, said, notation.action_text(action), _item(action))


def _answer(figures: Figures, viewer: int, action: int) -> Text:
    if action < TARGET:
        return _play(action)
    if action < FIRST:
        return Text("tolerance-choice-target", card=card(action - TARGET))
    if action < TAKE_ROLE:
        own = action - FIRST == viewer
        return (
            Text("tolerance-choice-first-self")
            if own
            else Text("tolerance-choice-first", who=SeatName(action - FIRST))
        )
    if action < REPAY:
        return Text("tolerance-choice-role", role=role(action - TAKE_ROLE + 1))
    return (
        Text("tolerance-choice-repay", price=figures.loan_repay)
        if action == REPAY
        else Text("tolerance-choice-keep")
    )


def _play(action: int) -> Text:
    number = _card_of(action)
    if action < AS_SUIT:
        return Text("tolerance-choice-play", card=card(number))
    if action < ASIDE:
        return Text(
            "tolerance-choice-play-as", card=card(number), suit=suit((action - AS_SUIT) % 4)
        )
    return Text("tolerance-choice-play-aside", card=card(number))


def _card_of(action: int) -> int:
    """Return the card that is played."""
    if action < AS_SUIT:
        return action
    return NATURALS + (action - AS_SUIT) // 4 if action < ASIDE else NATURALS + action - ASIDE


def _item(action: int) -> str | None:
    """Return the item of the scene that an action is about."""
    if action < TARGET:
        return f"card-{_card_of(action)}"
    if action < FIRST:
        return f"card-{action - TARGET}"
    return f"role-{action - TAKE_ROLE + 1}" if TAKE_ROLE <= action < REPAY else None
