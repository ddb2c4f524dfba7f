"""Explanations of why an action is illegal in Tolerance.

They are made from the player's own view, so an explanation reveals nothing that the player could
not know.
"""

from __future__ import annotations

from simony.core.bits import BIT
from simony.core.errors import IllegalAction
from simony.games.tolerance.rules import actions
from simony.games.tolerance.rules.figures import NATURALS, Figures
from simony.games.tolerance.ui import summary
from simony.games.tolerance.ui.phrases import any_card, card, card_name, effect, reign, role, suit
from simony.games.tolerance.view.view import ToleranceView
from simony.i18n.text import SeatName


def explain_illegal(view: ToleranceView, figures: Figures, action: int) -> IllegalAction:
    if action < actions.TARGET:
        return _no_play(view, figures, action)
    if action < actions.FIRST:
        return _no_target(view, figures, action - actions.TARGET)
    if action < actions.TAKE_ROLE:
        return _no_first(view, figures, action - actions.FIRST)
    if action < actions.REPAY:
        return _no_role(view, figures, action - actions.TAKE_ROLE + 1)
    return _other_first(view, figures) or IllegalAction("tolerance-why-loan-later", "T24")


def _other_first(view: ToleranceView, figures: Figures) -> IllegalAction | None:
    """Explain what must be decided instead, if it is not a card to play; None if it is."""
    if view.phase == actions.ROLES:
        return IllegalAction("tolerance-why-role-first", "T44")
    if view.phase == actions.STARTER:
        return IllegalAction("tolerance-why-starter-first")
    if view.phase == actions.TARGETING:
        acting = view.order[view.acting]
        can = any_card(summary.targets(view))
        return IllegalAction(
            "tolerance-why-target-first",
            "T7",
            card=card_name(acting),
            effect=effect(figures, acting),
            cards=can,
        )
    if view.phase == actions.EXECUTION:
        return IllegalAction(
            "tolerance-why-execution-first", "T32", card=card_name(summary.monarch(view))
        )
    if view.phase == actions.LOANS:
        return IllegalAction("tolerance-why-loan-first", "T24")
    return None


# --- cards ----------------------------------------------------------------------------------------


def _no_play(view: ToleranceView, figures: Figures, action: int) -> IllegalAction:
    other = _other_first(view, figures)
    if other is not None:
        return other
    wanted = (
        action
        if action < actions.AS_SUIT
        else NATURALS + (action - actions.AS_SUIT) // 4
        if action < actions.ASIDE
        else NATURALS + action - actions.ASIDE
    )
    if wanted not in summary.own_cards(view):
        return IllegalAction(
            "tolerance-why-not-held", card=card(wanted), cards=any_card(summary.own_cards(view))
        )
    if action >= actions.ASIDE:
        return IllegalAction("tolerance-why-lead-aside", "T4", card=card(wanted))
    if action >= actions.AS_SUIT and not summary.is_leading(view):
        return IllegalAction("tolerance-why-declare", "T4", card=card(wanted), suit=suit(view.led))
    return IllegalAction(
        "tolerance-why-follow", suit=suit(view.led), cards=any_card(summary.following(view))
    )


def _no_target(view: ToleranceView, figures: Figures, wanted: int) -> IllegalAction:
    if view.phase == actions.EXECUTION:
        if wanted == summary.monarch(view):
            return IllegalAction("tolerance-why-monarch", "T32", card=card_name(wanted))
        return IllegalAction("tolerance-why-victim", "T32", card=card(wanted))
    if view.phase != actions.TARGETING:
        return _other_first(view, figures) or IllegalAction("tolerance-why-target-later", "T7")
    acting, can = view.order[view.acting], any_card(summary.targets(view))
    if wanted not in view.order:
        return IllegalAction("tolerance-why-target-elsewhere", "T1", card=card(wanted), cards=can)
    place = list(view.order).index(wanted)
    if view.fallen & BIT[place] != 0:
        return IllegalAction("tolerance-why-target-dead", "T12", card=card(wanted), cards=can)
    if view.chosen & BIT[place] != 0:
        return IllegalAction("tolerance-why-target-chosen", "T7", card=card(wanted), cards=can)
    if wanted == acting:
        return IllegalAction("tolerance-why-target-itself", "T8", card=card(wanted), cards=can)
    return IllegalAction(
        "tolerance-why-target-wrong", "T7", card=card(wanted), acting=card_name(acting), cards=can
    )


# --- the other choices ----------------------------------------------------------------------------


def _no_first(view: ToleranceView, figures: Figures, seat: int) -> IllegalAction:
    if view.phase == actions.STARTER:
        return IllegalAction("error-no-such-seat", seat=seat + 1, seats=len(view.sizes))
    return _other_first(view, figures) or IllegalAction(
        "tolerance-why-starter-later", reign=reign(view.reign), who=SeatName(view.starter)
    )


def _no_role(view: ToleranceView, figures: Figures, wanted: int) -> IllegalAction:
    if view.phase == actions.ROLES:
        taken = SeatName(list(view.roles).index(wanted))
        return IllegalAction(
            "tolerance-why-role-taken",
            "T44",
            who=taken,
            role=role(wanted),
            roles=[role(each) for each in summary.roles_left(view)],
        )
    return _other_first(view, figures) or IllegalAction("tolerance-why-role-later", "T44")
