"""What a viewer's table of Mea Culpa looks like, in text keys and arguments."""

from __future__ import annotations

from simony.core.contract import Game
from simony.core.event import Event
from simony.core.scene import Choice, Scene, SeatPanel
from simony.core.text import SeatName, Text
from simony.games.mea_culpa.view import MeaCulpaView


def scene(game: Game, view: MeaCulpaView) -> Scene:
    over = view.depth == 0
    return Scene(
        game="mea_culpa",
        viewer=view.viewer,
        prompt=_prompt(view, over),
        about=(Text("mea_culpa-rule-goal"),),
        seats=tuple(SeatPanel(seat, asked=view.asked(seat), score=soul) for seat, soul in enumerate(view.souls)),
        zones=(),
        choices=tuple(_choice(game, action) for action in view.legal),
        over=over,
    )


def _prompt(view: MeaCulpaView, over: bool) -> Text:
    if over:
        return Text("mea_culpa-prompt-over")
    if view.legal:
        return Text("mea_culpa-prompt-decide")
    return Text("mea_culpa-prompt-wait", seats=[SeatName(seat) for seat in range(len(view.souls)) if view.asked(seat)])


def _choice(game: Game, action: int) -> Choice:
    notation = game.notation(action)
    return Choice(action, Text("mea_culpa-choice", move=notation), notation)


def tell(event: Event) -> Text:
    return Text("mea_culpa-tell", what=event.kind)


def rules() -> list[Text]:
    return [Text("mea_culpa-rule-goal")]
