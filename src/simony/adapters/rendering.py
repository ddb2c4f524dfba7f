"""Pictures of a game for people: printed in the terminal, or as an image.

Both show what one seat may know, as the terminal draws it for a player.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.text import Text as Line

from simony.adapters.errors import MissingLibrary
from simony.core.contract import Game, View
from simony.core.errors import BadOption
from simony.terminal.render.renderer import Renderer
from simony.terminal.render.styles import Highlighter
from simony.terminal.translator import Translator

ANSI = "ansi"
"""`render` returns the sentences that a spectator has read since the last call."""
HUMAN = "human"
"""The table is printed after every step, and `render` returns nothing."""
RGB_ARRAY = "rgb_array"
"""`render` returns the table as an image."""
RENDER_MODES = (HUMAN, RGB_ARRAY, ANSI)

Image = NDArray[np.uint8]

_COLUMNS, _ROWS = 100, 54
_CELL_WIDTH, _CELL_HEIGHT = 9, 16
_FONT_SIZE = 14
_IN_FONT = str.maketrans("×▶▸●○•", "x>>*o*")
"""Signs that Pillow's own font lacks, and others for them."""
_PAPER, _INK = (250, 247, 240), (40, 36, 32)


def check_render_mode(mode: str | None) -> str | None:
    """Return the render mode. Raises `BadOption` for an unknown one, and `MissingLibrary` if it
    needs Pillow.
    """
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption("adapters-render", came=mode, expected=" | ".join(RENDER_MODES))
    if mode == RGB_ARRAY:
        _pillow()
    return mode


def _pillow() -> Any:  # noqa: ANN401  # a module
    try:
        from PIL import Image as Images
        from PIL import ImageDraw, ImageFont
    except ImportError as error:
        raise MissingLibrary("Pillow", "render") from error
    return Images, ImageDraw, ImageFont


def print_table(game: Game, view: View) -> None:
    """Print the table as a seat, or a spectator, sees it."""
    _draw(game, view, Console(highlight=False, markup=False, emoji=False))


def _draw(game: Game, view: View, console: Console) -> None:
    translator = Translator("en", viewer=int(view.viewer))
    renderer = Renderer(console, translator, Highlighter(translator))
    scene = game.scene(view)
    renderer.draw_table(scene)
    if view.legal:
        renderer.draw_question(scene, ())


def table_image(game: Game, view: View) -> Image:
    """Return the table as a seat, or a spectator, sees it: always of the same size, with three
    colours.
    """
    images, drawing, fonts = _pillow()
    picture = images.new("RGB", (_COLUMNS * _CELL_WIDTH, _ROWS * _CELL_HEIGHT), _PAPER)
    pen = drawing.Draw(picture)
    font = fonts.load_default(_FONT_SIZE)
    for row, column, letter, colour in _letters(game, view):
        left, top = column * _CELL_WIDTH, row * _CELL_HEIGHT
        if letter == "─":  # the font has no lines
            middle = top + _CELL_HEIGHT // 2
            pen.line((left, middle, left + _CELL_WIDTH, middle), colour)
        else:
            centre = (left + _CELL_WIDTH / 2, top + _CELL_HEIGHT / 2)
            pen.text(centre, letter, colour, font, anchor="mm")
    return np.asarray(picture, np.uint8).copy()


def _letters(game: Game, view: View) -> Iterator[tuple[int, int, str, tuple[int, int, int]]]:
    """Return every letter of the table with its row, its column and its colour."""
    page = io.StringIO()
    console = Console(
        file=page,
        width=_COLUMNS,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )
    _draw(game, view, console)
    lines = page.getvalue().strip("\n").split("\n")
    for row, line in enumerate(lines[:_ROWS]):
        column = 0
        for segment in Line.from_ansi(line).render(console):
            style = segment.style
            shown = style.color if style is not None else None
            colour = _INK if shown is None or shown.is_default else tuple(shown.get_truecolor())
            for letter in segment.text.translate(_IN_FONT):
                if not letter.isspace() and column < _COLUMNS:
                    yield row, column, letter, colour  # type: ignore[misc]  # three numbers
                column += 1
