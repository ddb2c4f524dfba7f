"""Explanations of why an action is illegal in Indulgence.

They are made from the player's own view, so an explanation reveals nothing that the player could
not know.
"""

from __future__ import annotations

from simony.core.bits import BIT, count, members
from simony.core.errors import IllegalAction
from simony.games.indulgence.rules import actions
from simony.games.indulgence.rules.figures import FAMILY_CARDS, NUMBER_OF, ROW, Figures
from simony.games.indulgence.ui import summary
from simony.games.indulgence.ui.phrases import (
    card,
    cards,
    edict_choices,
    edict_names,
    edict_quoted,
    family,
)
from simony.games.indulgence.view.view import IndulgenceView
from simony.i18n.phrases import seat_list
from simony.i18n.text import Arg, SeatName, Text


def explain_illegal(view: IndulgenceView, figures: Figures, action: int) -> IllegalAction:
    if action < actions.PICK:
        return _no_play(view, figures, action)
    if action < actions.BULL:
        return _no_edict(view, figures, action - actions.PICK)
    if action == actions.BULL:
        return _no_bull(view, figures)
    if action < actions.PASS:
        return _no_trump(view, figures)
    if action < actions.NAME:
        return _no_bid(view)
    return _no_name(view, action - actions.NAME)


# --- cards ----------------------------------------------------------------------------------------


def _no_play(view: IndulgenceView, figures: Figures, action: int) -> IllegalAction:
    if view.phase == actions.EDICT:
        return IllegalAction("indulgence-why-edict-first", edicts=edict_choices(figures, view.row))
    if view.phase == actions.TRUMPS:
        return IllegalAction("indulgence-why-trump-first")
    if view.phase == actions.AUCTION:
        return IllegalAction("indulgence-why-auction-first", "I12")
    if view.phase == actions.TIE:
        return IllegalAction(
            "indulgence-why-tie-first", "I17", family=family(summary.tied_family(view))
        )
    wanted = action % actions.PLAY_RING
    if view.hand & BIT[wanted] == 0:
        return IllegalAction(
            "indulgence-why-not-held", card=card(wanted), cards=cards(summary.may_play(view))
        )
    if wanted not in summary.may_play(view):
        return _must_follow(view, figures, wanted)
    return _no_ring(view)


def _must_follow(view: IndulgenceView, figures: Figures, wanted: int) -> IllegalAction:
    if view.viewer == view.leader:
        ruling = "I10" if view.bull != 0 else "I13"
        bans = sum(
            BIT[edict]
            for edict in members(view.force)
            if summary.banned_by(figures, view, edict) & BIT[wanted] != 0
        )
        return IllegalAction(
            "indulgence-why-banned",
            ruling,
            card=card(wanted),
            edicts=edict_names(figures, bans),
            cards=cards(summary.may_play(view)),
        )
    ruling = "I22" if summary.face_down(figures, view) else ""
    held: list[Arg] = [
        Text("indulgence-number-the", number=NUMBER_OF[each])
        for each in members(view.hand & FAMILY_CARDS[view.led])
    ]
    return IllegalAction("indulgence-why-follow", ruling, family=family(view.led), numbers=held)


def _no_ring(view: IndulgenceView) -> IllegalAction:
    if view.sinner < 0:
        return IllegalAction("indulgence-why-ring-nobody", "I19")
    if view.sinner != view.viewer:
        return IllegalAction("indulgence-why-ring-not-yours", "I19", who=SeatName(view.sinner))
    if view.ring_card >= 0:
        return IllegalAction("indulgence-why-ring-used", "I19", card=card(view.ring_card))
    return IllegalAction("indulgence-why-ring-first-trick", "I19")


# --- the Ruler's choices --------------------------------------------------------------------------


def _no_edict(view: IndulgenceView, figures: Figures, edict: int) -> IllegalAction:
    if view.phase != actions.EDICT:
        return IllegalAction(
            "indulgence-why-edict-chosen",
            who=SeatName(view.ruler),
            edicts=edict_names(figures, view.force),
        )
    face_up = edict_choices(figures, view.row)
    if edict >= len(figures.keys):
        return IllegalAction("indulgence-why-edict-none", edicts=face_up)
    its_name = edict_quoted(figures, edict)
    if figures.in_play & BIT[edict] == 0:
        return IllegalAction("indulgence-why-edict-expert", name=its_name, edicts=face_up)
    if view.used & BIT[edict] != 0:
        return IllegalAction("indulgence-why-edict-used", "I2", name=its_name, edicts=face_up)
    return IllegalAction(
        "indulgence-why-edict-deck",
        "I3" if count(view.row) < ROW else "",
        name=its_name,
        edicts=face_up,
    )


def _no_bull(view: IndulgenceView, figures: Figures) -> IllegalAction:
    if not figures.expert:
        return IllegalAction("indulgence-why-bull-none", "I5")
    if view.phase != actions.EDICT:
        return IllegalAction("indulgence-why-bull-late", "I6")
    if view.bulls & BIT[view.viewer] == 0:
        return IllegalAction("indulgence-why-bull-spent", "I5")
    return IllegalAction("indulgence-why-bull-few", "I5", count=count(view.row))


def _no_trump(view: IndulgenceView, figures: Figures) -> IllegalAction:
    if view.phase == actions.EDICT:
        return IllegalAction("indulgence-why-trump-early", edicts=edict_choices(figures, view.row))
    if view.trump < 0:
        return IllegalAction("indulgence-why-trump-none", edicts=edict_names(figures, view.force))
    return IllegalAction(
        "indulgence-why-trump-named", "I9", who=SeatName(view.ruler), family=family(view.trump)
    )


# --- the auction and ties -------------------------------------------------------------------------


def _no_bid(view: IndulgenceView) -> IllegalAction:
    if view.viewer == view.ruler:
        return IllegalAction("indulgence-why-ruler-never-sins", "I12")
    if view.sinner < 0:
        return IllegalAction("indulgence-why-all-passed", "I12")
    return IllegalAction("indulgence-why-auction-over", "I12", who=SeatName(view.sinner))


def _no_name(view: IndulgenceView, seat: int) -> IllegalAction:
    if seat >= len(view.sizes):
        return IllegalAction("error-no-such-seat", seat=seat + 1, seats=len(view.sizes))
    if view.phase != actions.TIE:
        return IllegalAction("indulgence-why-name-later", "I17")
    its = family(summary.tied_family(view))
    return IllegalAction(
        "indulgence-why-name-not-tied",
        "I17",
        who=SeatName(seat),
        family=its,
        tied=seat_list(summary.tied(view)),
    )
