"""The scene of Candle, in text keys and arguments. The words are in ``text/``."""

from __future__ import annotations

from simony.core.bits import members
from simony.core.contract import Game
from simony.core.event import Event
from simony.core.scene import Choice, Item, Scene, SeatPanel, Zone
from simony.i18n.text import Arg, SeatName, Text
from simony.template.rules.fields import NONE
from simony.template.rules.figures import COPIES, Figures, number_of
from simony.template.view.view import CandleView

_ARG_NAMES = {"seat": "who"}


def scene(game: Game, view: CandleView) -> Scene:
    over = view.dealt == 1 and view.left == 0
    return Scene(
        game="candle",
        viewer=view.viewer,
        prompt=_prompt(view, over),
        about=(Text("candle-rule-round"), Text("candle-rule-end")),
        seats=tuple(
            SeatPanel(seat, asked=view.is_pending(seat), score=flames)
            for seat, flames in enumerate(view.flames)
        ),
        zones=tuple(_zones(view)),
        choices=tuple(_choice(game, view, action) for action in view.legal),
        over=over,
        facts=(
            Text("candle-fact-rounds", left=view.left),
            Text("candle-fact-prize", flames=view.prize),
        ),
    )


def _prompt(view: CandleView, over: bool) -> Text:
    if over:
        return Text("candle-prompt-over")
    if not view.legal:
        return Text(
            "candle-prompt-wait",
            seats=[SeatName(seat) for seat in range(len(view.flames)) if view.is_pending(seat)],
        )
    return (
        Text("candle-prompt-card")
        if view.chosen == NONE
        else Text("candle-prompt-bet", card=card_text(view.chosen))
    )


def _zones(view: CandleView) -> list[Zone]:
    others = [seat for seat in range(len(view.flames)) if seat != view.viewer]
    zones = [
        Zone(
            f"sealed-{seat}",
            "row",
            Text("candle-zone-sealed", who=SeatName(seat)),
            _sealed(view, seat),
            seat,
        )
        for seat in others
    ]
    if view.viewer >= 0:
        held = tuple(
            _item(card, None, ("chosen",) if card == view.chosen else ())
            for card in members(view.hand)
        )
        zones.append(Zone("hand", "hand", Text("candle-zone-hand"), held, view.viewer))
    last = tuple(_item(card, seat) for seat, card in enumerate(view.shown) if card != NONE)
    zones.append(Zone("shown", "row", Text("candle-zone-shown"), last))
    zones.append(Zone("burnt", "pile", Text("candle-zone-burnt"), amount=len(members(view.burnt))))
    return zones


def _sealed(view: CandleView, seat: int) -> tuple[Item, ...]:
    if not view.sealed >> seat & 1:
        return ()
    return (Item(f"sealed-card-{seat}", "card", Text("candle-card-back"), hidden=True, seat=seat),)


def _item(card: int, seat: int | None, marks: tuple[str, ...] = ()) -> Item:
    return Item(
        f"card-{card}",
        "card",
        card_text(card),
        look={"number": str(number_of(card))},
        marks=marks,
        seat=seat,
    )


def _choice(game: Game, view: CandleView, action: int) -> Choice:
    notation = game.notation(action)
    if action < view.cards:
        return Choice(
            action, Text("candle-choose-card", card=card_text(action)), notation, f"card-{action}"
        )
    return Choice(action, Text(f"candle-choose-{notation}"), notation)


def card_text(card: int) -> Text:
    return Text(
        "candle-card-red" if card % COPIES == 0 else "candle-card-white", number=number_of(card)
    )


def describe(event: Event) -> Text:
    """Return the text of an event, with each argument in words."""
    return Text(
        f"candle-tell-{event.kind}",
        **{
            _ARG_NAMES.get(name, name): _event_arg(name, value)
            for name, value in event.args.items()
        },
    )


def _event_arg(name: str, value: int | list[int]) -> Arg:
    if isinstance(value, list):
        return [card_text(card) for card in value] if name == "cards" else list(value)
    if name == "card":
        return card_text(value)
    return SeatName(value) if name == "seat" else value


def rules(figures: Figures, options: dict[str, str]) -> list[Text]:
    return [
        Text("candle-rule-deal", cards=figures.cards, each=figures.hand),
        Text("candle-rule-round"),
        Text(
            "candle-rule-wind" if options["wind"] == "on" else "candle-rule-win",
            flames=figures.prize,
        ),
        Text("candle-rule-bet", flames=figures.bet),
        Text("candle-rule-end"),
    ]
