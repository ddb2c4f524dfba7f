"""The menu of games that ``simony play`` shows without a game."""

from __future__ import annotations

from rich.text import Text as Line

from simony.cli.games.games import game_title, player_range
from simony.core.errors import BadOption
from simony.core.game_spec import GameSpec
from simony.registry import game_specs
from simony.terminal.answers import normalize
from simony.terminal.render.layout import wrap_indented
from simony.terminal.render.styles import HEAD
from simony.terminal.screen import Ask, Screen
from simony.terminal.translator import Translator

_QUIT = ("q", "quit", "exit")


def choose_game(translator: Translator, ask: Ask) -> str | None:
    """Ask for a game and return its key, or None to leave.

    Raises `BadOption` at the end of the input.
    """
    specs = list(game_specs().values())
    screen = Screen()
    _show(specs, translator, screen)
    while True:
        try:
            typed = normalize(ask(translator.text("terminal-ask"))).casefold()
        except EOFError:
            raise BadOption("cli-no-game", known=", ".join(game_specs())) from None
        if typed in _QUIT:
            return None
        found = _match(typed, specs, translator)
        if found is not None:
            screen.print()
            return found.key
        screen.print(
            wrap_indented(Line(translator.text("cli-choose-again", count=len(specs))), screen)
        )


def _show(specs: list[GameSpec], translator: Translator, screen: Screen) -> None:
    screen.print(wrap_indented(Line(translator.text("cli-choose-game"), style=HEAD), screen))
    for number, spec in enumerate(specs, 1):
        title = Line(f"{number}  {game_title(spec, translator)}", style=HEAD)
        screen.print(
            wrap_indented(
                title.append(f" · {player_range(spec, translator)}", style="not bold"),
                screen,
                hang=3,
            )
        )
        if translator.has(f"{spec.key}-about"):
            screen.print(
                wrap_indented(Line(f"   {translator.text(f'{spec.key}-about')}"), screen, hang=3)
            )


def _match(typed: str, specs: list[GameSpec], translator: Translator) -> GameSpec | None:
    """Return the game with that number, or the one whose name or key begins so."""
    if typed.isascii() and typed.isdigit():
        return specs[int(typed) - 1] if len(typed) < 4 and 1 <= int(typed) <= len(specs) else None
    found = [
        spec
        for spec in specs
        if typed
        and (
            spec.key.startswith(typed) or game_title(spec, translator).casefold().startswith(typed)
        )
    ]
    return found[0] if len(found) == 1 else None
