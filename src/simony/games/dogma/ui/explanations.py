"""Explanations of why an action is illegal in Dogma.

They are made from the player's own view, so an explanation reveals nothing that the player could
not know.
"""

from __future__ import annotations

from simony.core.bits import BIT, members
from simony.core.errors import IllegalAction
from simony.games.dogma.rules import actions
from simony.games.dogma.rules.counts import VICES, of_kind
from simony.games.dogma.rules.figures import Figures
from simony.games.dogma.ui import summary
from simony.games.dogma.ui.phrases import any_kind, kind, kinds, ruby_count
from simony.games.dogma.view.view import DogmaView
from simony.i18n.text import SeatName, Text


def explain_illegal(view: DogmaView, figures: Figures, action: int) -> IllegalAction:
    if view.phase == actions.TAKE_OFF:
        return _no_taking_off(view, action)
    if action < actions.LAY:
        return _no_name(view, action - actions.NAME)
    if action <= actions.DONE:
        return _no_card(view, action)
    if action < actions.PROCLAIM:
        return _no_answer(view)
    if action < actions.REPLACE:
        return _no_dogma(view, figures, action - actions.PROCLAIM)
    return IllegalAction("dogma-why-replace-later", "D19")


def _no_taking_off(view: DogmaView, action: int) -> IllegalAction:
    lying = any_kind(members(view.altar))
    if action >= actions.REPLACE:
        return IllegalAction(
            "dogma-why-not-on-altar", "D19", kind=kind(action - actions.REPLACE), altar=lying
        )
    return IllegalAction(
        "dogma-why-take-off-first", "D19", kind=kind(view.to_proclaim), altar=lying
    )


# --- confessing -----------------------------------------------------------------------------------


def _no_name(view: DogmaView, number: int) -> IllegalAction:
    if view.phase == actions.ANSWER:
        return IllegalAction("dogma-why-answer-first", "D11", by=SeatName(view.owners[-1]))
    if view.phase == actions.LAYING and view.joining != 0:
        return IllegalAction("dogma-why-name-stays", "D9", kind=kind(view.name), may=_may_lay(view))
    if view.phase == actions.LAYING:
        return IllegalAction("dogma-why-named", kind=kind(view.name), may=_may_lay(view))
    key = "dogma-why-vice" if number < VICES else "dogma-why-turned"
    return IllegalAction(key, "D20", kind=kind(number), names=any_kind(summary.nameable(view)))


def _no_card(view: DogmaView, action: int) -> IllegalAction:
    if view.phase == actions.CONFESS:
        return IllegalAction("dogma-why-name-first", "D20", names=any_kind(summary.nameable(view)))
    if view.phase == actions.ANSWER:
        return IllegalAction("dogma-why-join-first", "D11", by=SeatName(view.owners[-1]))
    if action == actions.DONE:
        return IllegalAction("dogma-why-one-card", "D8", may=_may_lay(view))
    wanted = action - actions.LAY
    if of_kind(view.hand, wanted) == 0:
        return IllegalAction("dogma-why-not-held", kind=kind(wanted), may=_may_lay(view))
    return IllegalAction("dogma-why-order", last=kind(view.lowest_kind), may=_may_lay(view))


def _may_lay(view: DogmaView) -> Text:
    """Return a sentence with the legal alternatives."""
    there = summary.layable(view)
    if not there:
        return Text("dogma-may-be-done")
    return Text(
        "dogma-may-lay" if view.laid == 0 else "dogma-may-lay-or-be-done", kinds=any_kind(there)
    )


# --- answering ------------------------------------------------------------------------------------


def _no_answer(view: DogmaView) -> IllegalAction:
    if view.phase == actions.CONFESS:
        return IllegalAction(
            "dogma-why-nothing-to-answer", "D11", names=any_kind(summary.nameable(view))
        )
    key = "dogma-why-joined" if view.joining != 0 else "dogma-why-confessing"
    return IllegalAction(key, "D11", may=_may_lay(view))


# --- Dogmas ---------------------------------------------------------------------------------------


def _no_dogma(view: DogmaView, figures: Figures, number: int) -> IllegalAction:
    if view.phase == actions.LAYING and view.joining == 0:
        return IllegalAction("dogma-why-dogma-late", "D16", may=_may_lay(view))
    if view.phase != actions.CONFESS:
        return IllegalAction("dogma-why-dogma-not-yours", "D16")
    names = any_kind(summary.nameable(view))
    if view.proclaimed != 0:
        return IllegalAction("dogma-why-dogma-again", "D16", names=names)
    held = view.rubies[view.viewer]
    if held < figures.rubies:
        return IllegalAction(
            "dogma-why-dogma-rubies",
            "D16",
            price=ruby_count(figures.rubies),
            held=held,
            names=names,
        )
    assert view.altar & BIT[number] != 0
    return IllegalAction(
        "dogma-why-dogma-there", "D17", kind=kind(number), altar=kinds(members(view.altar))
    )
