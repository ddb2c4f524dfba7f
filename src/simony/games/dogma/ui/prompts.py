"""Decisions in Dogma: the prompt, the rules that explain it, and the choices."""

from __future__ import annotations

from simony.core.scene import Choice
from simony.games.dogma.rules import actions
from simony.games.dogma.rules.counts import KINDS, VICES, of_kind, size
from simony.games.dogma.rules.figures import Figures
from simony.games.dogma.ui import notation, summary
from simony.games.dogma.ui.phrases import card_count, cards, ending, kind, ruby_count
from simony.games.dogma.ui.rulebook import rule
from simony.games.dogma.view.view import DogmaView
from simony.i18n.text import SeatName, Text

# --- the prompt -----------------------------------------------------------------------------------


def prompt(figures: Figures, view: DogmaView) -> Text:
    """Return what must be decided and by whom; or that chance acts, or who has won."""
    if view.phase == actions.OVER:
        return Text("dogma-prompt-over", **ending(summary.places(view)))
    if view.phase == actions.DEAL:
        return Text("dogma-prompt-deal")
    who = SeatName(view.turn)
    if view.phase == actions.TAKE_OFF:
        return Text("dogma-prompt-take-off", who=who, kind=kind(view.to_proclaim))
    if view.phase == actions.LAYING:
        return _laying_prompt(figures, view)
    if view.phase == actions.ANSWER:
        key = "dogma-prompt-answer" if len(view.owners) == 1 else "dogma-prompt-answer-joined"
        return Text(
            key,
            who=who,
            by=SeatName(view.owners[-1]),
            kind=kind(view.name),
            count=card_count(view.counts[-1]),
        )
    if summary.may_proclaim(figures, view):
        return Text("dogma-prompt-confess-rubies", who=who, price=ruby_count(figures.rubies))
    return Text("dogma-prompt-confess", who=who)


def _laying_prompt(figures: Figures, view: DogmaView) -> Text:
    """Return the prompt of the layer's owner; nobody else sees it."""
    name, joins = kind(view.name), view.joining != 0
    if view.laid == 0:
        most = min(figures.most_cards, view.sizes[view.viewer])
        return Text("dogma-prompt-join" if joins else "dogma-prompt-lay", kind=name, most=most)
    if not summary.layable(view):
        return Text(
            "dogma-prompt-join-no-more" if joins else "dogma-prompt-lay-no-more",
            kind=name,
            cards=cards(view.laid),
        )
    return Text(
        "dogma-prompt-join-more" if joins else "dogma-prompt-lay-more",
        kind=name,
        cards=cards(view.laid),
    )


# --- rules that explain the decision --------------------------------------------------------------


def about(figures: Figures, view: DogmaView) -> tuple[Text, ...]:
    """Return the rules for the current decision."""
    return tuple(rule(figures, anchor) for anchor in _anchors(figures, view))


def _anchors(figures: Figures, view: DogmaView) -> list[str]:
    if view.phase == actions.OVER:
        return []
    if view.phase == actions.DEAL:
        return ["goal", "setup"]
    if view.phase == actions.TAKE_OFF:
        return ["altar", "d19"]
    if view.phase == actions.LAYING:
        return ["confess", "one-by-one", "d7", "d8", *(["d9"] if view.joining != 0 else [])]
    if view.phase == actions.ANSWER:
        return [
            "answer",
            "check",
            "d7",
            "d14",
            "d15",
            *(["d3", "d4"] if summary.pending(view) is not None else []),
        ]
    if summary.may_proclaim(figures, view):
        return [
            "confess",
            "d20",
            "proclaim",
            "d16",
            "d17",
            *(["d19"] if summary.is_altar_full(figures, view) else []),
        ]
    return ["confess", "d7", "d20", "d22"]


# --- choices --------------------------------------------------------------------------------------


def choices(figures: Figures, view: DogmaView) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            action,
            _answer(figures, view, action),
            notation.action_text(action),
            _item(view, action),
        )
        for action in view.legal
    )


def blocked(figures: Figures, view: DogmaView) -> tuple[Choice, ...]:
    """Return the cards in hand that cannot be laid now."""
    held = [
        (actions.LAY + number, copy)
        for number in range(KINDS)
        for copy in range(1, of_kind(view.hand, number) + 1)
        if view.legal
    ]
    return tuple(
        Choice(
            action,
            _answer(figures, view, action),
            notation.action_text(action),
            card_id(action - actions.LAY, copy),
        )
        for action, copy in held
        if action not in view.legal
    )


def _answer(figures: Figures, view: DogmaView, action: int) -> Text:
    if action < actions.LAY:
        held = of_kind(view.hand, action - actions.NAME)
        return Text("dogma-choice-name", kind=kind(action - actions.NAME), held=held)
    if action < actions.DONE:
        return Text("dogma-choice-lay", kind=kind(action - actions.LAY))
    if action == actions.DONE:
        return Text("dogma-choice-done", count=card_count(size(view.laid)))
    if action < actions.PROCLAIM:
        return _judgement(figures, view, action)
    if action < actions.REPLACE:
        number = action - actions.PROCLAIM
        return Text(
            "dogma-choice-proclaim-vice" if number < VICES else "dogma-choice-proclaim-virtue",
            kind=kind(number),
        )
    number = action - actions.REPLACE
    return Text(
        "dogma-choice-replace-vice" if number < VICES else "dogma-choice-replace-virtue",
        kind=kind(number),
    )


def _judgement(figures: Figures, view: DogmaView, action: int) -> Text:
    """Return an answer with what it may win and lose."""
    by, whole = SeatName(view.owners[-1]), card_count(sum(view.counts))
    gains = int(view.rubies[view.viewer] < figures.rubies)  # D15
    following = summary.next_responder(view, view.viewer)
    if following is None:
        return _last_judgement(view, action, gains)
    if action == actions.BELIEVE:
        return Text("dogma-choice-believe", count=whole, gains=gains)
    if action == actions.DOUBT:
        return Text("dogma-choice-doubt", by=by, count=whole, gains=gains)
    most = min(figures.most_cards, view.sizes[view.viewer])
    return Text("dogma-choice-join", most=most, kind=kind(view.name), following=SeatName(following))


def _last_judgement(view: DogmaView, action: int, gains: int) -> Text:
    """D4: two players are left, and the question is about the other's last cards."""
    by = SeatName(view.owners[-1])
    if action == actions.BELIEVE:
        return Text("dogma-choice-believe-last", by=by)
    if action == actions.DOUBT:
        return Text(
            "dogma-choice-doubt-last", by=by, count=card_count(sum(view.counts)), gains=gains
        )
    return Text("dogma-choice-join-last", by=by, kind=kind(view.name))


def _item(view: DogmaView, action: int) -> str | None:
    """Return the item of the scene that an action is about."""
    if action < actions.LAY:
        return f"name-{action - actions.NAME}"
    if action < actions.DONE:
        return card_id(action - actions.LAY, of_kind(view.hand, action - actions.LAY))
    if action in (actions.DONE, actions.BELIEVE, actions.DOUBT, actions.JOIN):
        return None
    return dogma_id((action - actions.PROCLAIM) % (actions.REPLACE - actions.PROCLAIM))


def card_id(number: int, copy: int) -> str:
    """Return the id of a card that the viewer sees: its kind, and which of the four it
    stands for.
    """
    return f"card-{number}-{copy}"


def dogma_id(number: int) -> str:
    """Return the id of the Dogma of a kind."""
    return f"tenet-{number}"
