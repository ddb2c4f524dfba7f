"""Decisions in Indulgence: the prompt, the rules that explain it, and the choices."""

from __future__ import annotations

from functools import lru_cache

from simony.core.bits import lowest, members
from simony.core.scene import Choice
from simony.core.ui.phrases import CACHE_SIZE
from simony.core.ui.seats import winners
from simony.games.indulgence.rules import actions
from simony.games.indulgence.rules.figures import FAMILY_CARDS, LAST_EDICT, ROW, Figures
from simony.games.indulgence.ui import notation, summary
from simony.games.indulgence.ui.phrases import (
    card,
    edict_cost,
    edict_full,
    edict_name,
    family,
    florins,
    in_groups,
    sin_goals,
)
from simony.games.indulgence.ui.rulebook import rule
from simony.games.indulgence.view.view import IndulgenceView
from simony.i18n.phrases import seat_list
from simony.i18n.text import SeatName, Text

# --- the prompt -----------------------------------------------------------------------------------


def prompt(view: IndulgenceView) -> Text:
    """Return what must be decided and by whom; or that chance acts, or who has won."""
    if view.phase == actions.OVER:
        return _winner(view)
    if view.phase in (actions.START, actions.DRAW):
        return Text(
            "indulgence-prompt-start" if view.phase == actions.START else "indulgence-prompt-draw"
        )
    if view.phase == actions.DEAL:
        return Text("indulgence-prompt-deal", who=SeatName(view.ruler))
    who = SeatName(view.turn)
    if view.phase == actions.EDICT:
        return Text(
            "indulgence-prompt-edict-bull"
            if summary.may_spend_bull(view)
            else "indulgence-prompt-edict",
            who=who,
        )
    if view.phase == actions.TIE:
        return Text(
            "indulgence-prompt-tie",
            who=who,
            family=family(summary.tied_family(view)),
            tied=seat_list(summary.tied(view)),
        )
    if view.phase == actions.TRUMPS:
        return Text("indulgence-prompt-trump", who=who)
    if view.phase == actions.AUCTION:
        return Text("indulgence-prompt-auction", who=who)
    return _card_prompt(view, who)


def _card_prompt(view: IndulgenceView, who: SeatName) -> Text:
    if summary.is_leading(view):
        return Text("indulgence-prompt-lead", who=who)
    led = family(view.led)
    if view.turn == view.viewer and view.hand & FAMILY_CARDS[view.led] == 0:
        return Text("indulgence-prompt-void", family=led)
    return Text("indulgence-prompt-follow", who=who, family=led)


def _winner(view: IndulgenceView) -> Text:
    first = winners(summary.places(view))
    if len(first) > 1:
        return Text("indulgence-prompt-over-shared", winners=seat_list(first))
    who = SeatName(first[0])
    if first[0] == view.champion:
        return Text("indulgence-prompt-over-bull", who=who)
    return Text("indulgence-prompt-over", who=who, price=florins(view.florins[first[0]]))


# --- rules that explain the decision --------------------------------------------------------------


def about(figures: Figures, view: IndulgenceView) -> tuple[Text, ...]:
    """Return the rules and edicts for the current decision; at the end, what decided between
    equals.
    """
    if view.phase == actions.OVER:
        return tuple(
            text for group in summary.florin_ties(view) for text in _tie_explanations(view, group)
        )
    edicts = members(view.row if view.phase == actions.EDICT else view.force)
    full = (edict_full(figures, edict, bull=view.bull != 0) for edict in edicts)
    return (*(rule(figures, anchor) for anchor in _anchors(figures, view)), *full)


def _tie_explanations(view: IndulgenceView, group: list[list[int]]) -> list[Text]:
    """I29: return why seats with equal florins are placed as they are."""
    each = florins(view.florins[group[0][0]])
    found = (
        [Text("indulgence-about-level", price=each, order=in_groups(group))]
        if len(group) > 1
        else []
    )
    shared = [sharing for sharing in group if len(sharing) > 1]
    return [
        *found,
        *(
            Text("indulgence-about-shared", price=each, seats=seat_list(sharing))
            for sharing in shared
        ),
    ]


def _anchors(figures: Figures, view: IndulgenceView) -> list[str]:
    if view.phase < actions.EDICT:
        return ["goal", "hand"]
    if view.phase == actions.EDICT:
        return ["edict", *(["i5", "i6", "i7", "i8"] if figures.expert else [])]
    if view.phase == actions.TRUMPS:
        return ["i9", "i33"]
    if view.phase == actions.AUCTION:
        return ["sin", "i12", "i14", *(["i8"] if view.bull != 0 else ["i15"])]
    if view.phase == actions.TIE:
        return ["i17", "i16"]
    return _trick_anchors(figures, view)


def _trick_anchors(figures: Figures, view: IndulgenceView) -> list[str]:
    found = ["play"]
    if summary.is_leading(view) and view.trick_number == 0:
        found.append("i10" if view.bull != 0 else "i13")
    if not summary.is_leading(view):
        found.append("i33")
    if summary.face_down(figures, view):
        found.append("i22")
    if view.sinner >= 0:
        found += ["ring", "i20", *(["i8"] if view.bull != 0 else ["i14"])]
    if view.force & figures.of_kind[LAST_EDICT] != 0:
        found.append("i23")
    return [*found, "i26"]


# --- choices --------------------------------------------------------------------------------------


def choices(figures: Figures, view: IndulgenceView) -> tuple[Choice, ...]:
    return tuple(_choice(figures, view, action) for action in view.legal)


def blocked(figures: Figures, view: IndulgenceView) -> tuple[Choice, ...]:
    """Return the cards in hand and the visible edicts that cannot be chosen now."""
    if not view.legal:
        return ()
    things = [
        *members(view.hand),
        *(actions.PICK + edict for edict in members(view.row | view.force)),
    ]
    free = {_item(view, action) for action in view.legal}
    return tuple(
        _choice(figures, view, action) for action in things if _item(view, action) not in free
    )


def _choice(figures: Figures, view: IndulgenceView, action: int) -> Choice:
    if action < actions.PICK:
        return _card_choice(figures, action)
    return Choice(
        action,
        _answer(figures, view, action),
        notation.action_text(figures, action),
        _item(view, action),
    )


@lru_cache(CACHE_SIZE)
def _card_choice(figures: Figures, action: int) -> Choice:
    number = action % actions.PLAY_RING
    key = "indulgence-choice-play" if action < actions.PLAY_RING else "indulgence-choice-play-ring"
    return Choice(
        action,
        Text(key, card=card(number)),
        notation.action_text(figures, action),
        f"card-{number}",
    )


def _answer(figures: Figures, view: IndulgenceView, action: int) -> Text:
    if action < actions.BULL:
        return Text(
            "indulgence-choice-edict",
            name=edict_name(figures, action - actions.PICK),
            cost=edict_cost(figures, action - actions.PICK),
        )
    if action == actions.BULL:
        return Text("indulgence-choice-bull", count=ROW)
    if action < actions.PASS:
        return Text("indulgence-choice-trump", family=family(action - actions.TRUMP))
    if action < actions.NAME:
        return Text("indulgence-choice-pass") if action == actions.PASS else _sin(figures, view)
    return Text(
        "indulgence-choice-name",
        who=SeatName(action - actions.NAME),
        family=family(summary.tied_family(view)),
    )


def _sin(figures: Figures, view: IndulgenceView) -> Text:
    """Return the choice to sin, with what it may win and lose."""
    goals = sin_goals(figures, view.force)
    if view.bull != 0:  # I8
        return Text("indulgence-choice-sin-bull", goals=goals, failed=florins(figures.failed_bull))
    price = florins(figures.sin_pays[lowest(view.force)])
    return Text("indulgence-choice-sin", goals=goals, price=price, failed=florins(figures.failed))


def _item(view: IndulgenceView, action: int) -> str | None:
    """Return the item of the scene that an action is about."""
    if action < actions.PICK:
        return f"card-{action % actions.PLAY_RING}"
    if action < actions.BULL:
        return f"edict-{action - actions.PICK}"
    return f"bull-{view.viewer}" if action == actions.BULL else None
