"""Which game? asked of whoever said ``simony play`` and no more."""

from __future__ import annotations

from rich.text import Text as Line

from simony.cli.games.games import box_title, player_numbers
from simony.core.errors import BadOption
from simony.core.game_spec import GameSpec
from simony.registry import game_specs
from simony.terminal.answers import plain
from simony.terminal.render.layout import hanging
from simony.terminal.render.styles import HEAD
from simony.terminal.screen import Ask, Screen
from simony.terminal.translator import Voice

_QUIT = ("q", "quit", "exit")


def choose_game(voice: Voice, ask: Ask) -> str | None:
    """The key of the game that was chosen, `None` of whoever leaves; `BadOption` where there is
    nobody to ask.
    """
    shelf = list(game_specs().values())
    screen = Screen()
    _show(shelf, voice, screen)
    while True:
        try:
            typed = plain(ask(voice.tell("terminal-ask"))).casefold()
        except EOFError:
            raise BadOption("cli-no-game", known=", ".join(game_specs())) from None
        if typed in _QUIT:
            return None
        found = _meant(typed, shelf, voice)
        if found is not None:
            screen.print()
            return found.key
        screen.print(hanging(Line(voice.tell("cli-choose-again", count=len(shelf))), screen))


def _show(shelf: list[GameSpec], voice: Voice, screen: Screen) -> None:
    screen.print(hanging(Line(voice.tell("cli-choose-game"), style=HEAD), screen))
    for number, box in enumerate(shelf, 1):
        title = Line(f"{number}  {box_title(box, voice)}", style=HEAD)
        screen.print(
            hanging(
                title.append(f" · {player_numbers(box, voice)}", style="not bold"), screen, hang=3
            )
        )
        if voice.has(f"{box.key}-about"):
            screen.print(hanging(Line(f"   {voice.tell(f'{box.key}-about')}"), screen, hang=3))


def _meant(typed: str, shelf: list[GameSpec], voice: Voice) -> GameSpec | None:
    """By number, or by the beginning of its name or its key."""
    if typed.isascii() and typed.isdigit():
        return shelf[int(typed) - 1] if len(typed) < 4 and 1 <= int(typed) <= len(shelf) else None
    found = [
        box
        for box in shelf
        if typed
        and (box.key.startswith(typed) or box_title(box, voice).casefold().startswith(typed))
    ]
    return found[0] if len(found) == 1 else None
