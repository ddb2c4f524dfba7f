"""Where texts are shown: in played games, on the screens of the terminal and of the browser."""

from __future__ import annotations

import io
import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console

from simony.core.contract import Game, State
from simony.core.errors import BadOption
from simony.core.event import Event
from simony.core.game_spec import GameSpec
from simony.core.rng import Rng
from simony.core.scene import Scene
from simony.i18n.sentences import localization
from simony.i18n.text import Arg, Text
from simony.registry import game_specs
from simony.terminal.render.renderer import Renderer
from simony.terminal.render.styles import Highlighter
from simony.terminal.translator import Translator

LOOKS = 300
"""The moves after which only the chronicle is read, to come to the end of a long game."""
MOVES = 20_000
REFUSALS_EVERY = 4
"""How often the explanations of illegal moves are looked at: it takes most of the time."""
WIDTH = 80
"""The columns of a terminal screen."""


@dataclass(frozen=True)
class Example:
    """A text as a game used it."""

    place: str
    text: Text
    viewer: int


@dataclass(frozen=True)
class TerminalScreen:
    title: str
    lines: str
    keys: tuple[str, ...]


@dataclass(frozen=True)
class BrowserScreen:
    """A picture that `make preview` took, and the texts on it."""

    name: str
    file: str
    keys: tuple[str, ...]
    overflows: tuple[str, ...]


@dataclass
class Places:
    examples: dict[str, Example] = field(default_factory=dict)
    terminal: list[TerminalScreen] = field(default_factory=list)
    browser: list[BrowserScreen] = field(default_factory=list)

    def of(self, key: str) -> list[str]:
        """Return the names of all places of a text."""
        found = [self.examples[key].place] if key in self.examples else []
        found += [screen.name for screen in self.browser if key in screen.keys]
        return found


def find_places(code: str, screens: Path | None) -> Places:
    places = Places(browser=list(_browser_screens(screens)))
    for spec in game_specs().values():
        for game in _variants(spec):
            _Watcher(game, code, places).play()
    return places


def _variants(spec: GameSpec) -> Iterator[Game]:
    """Yield a game with most and with fewest players, and one with each option switched on."""
    for seats in dict.fromkeys((max(spec.seat_counts), min(spec.seat_counts))):
        yield spec.open(seats)
    for option in spec.options:
        if "on" in option.values:
            with suppress(BadOption):  # some need another option besides
                yield spec.open(options={option.key: "on"})


def _browser_screens(folder: Path | None) -> Iterator[BrowserScreen]:
    for file in sorted(folder.glob("*.json")) if folder else ():
        told = json.loads(file.read_text("utf-8"))
        yield BrowserScreen(
            told["name"], told["file"], tuple(told["keys"]), tuple(told["overflows"])
        )


class _Watcher:
    """Plays a game at random and notes its texts, and one terminal screen per kind of prompt."""

    def __init__(self, game: Game, code: str, places: Places) -> None:
        self._game, self._code, self._places = game, code, places
        self._pictured = {screen.title for screen in places.terminal}

    def play(self) -> None:
        state, rng = self._game.new(), Rng("preview")
        name = self._game.key
        self._note(f"the rules of {name}", self._game.rules(), 0)
        for move in range(MOVES):
            if state.over():
                break
            if move < LOOKS:
                self._look_around(state, refusals=move % REFUSALS_EVERY == 0)
            self._note(f"the chronicle of {name}", self._step(state, rng), move % 2)
        for viewer in range(self._game.seats):
            self._look(state, viewer)

    def _step(self, state: State, rng: Rng) -> list[Text]:
        events: list[Event] = []
        if state.pending() == 0:
            state.apply_chance(state.draw(rng), events)
        else:
            seat = state.pending_seats()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))], events)
        return [self._game.describe(event) for event in events]

    def _look_around(self, state: State, *, refusals: bool) -> None:
        for seat in state.pending_seats()[:1]:
            self._look(state, seat)
            self._look(state, (seat + 1) % self._game.seats)
            if refusals:
                self._refusals(state, seat)

    def _refusals(self, state: State, seat: int) -> None:
        illegal = set(range(self._game.action_count)) - set(state.legal(seat))
        texts = [state.explain_illegal(seat, action).text for action in sorted(illegal)]
        self._note(f"why a move of {self._game.key} is illegal", texts, seat)

    def _look(self, state: State, viewer: int) -> None:
        scene, name = self._game.scene(state.view(viewer)), self._game.key
        self._note(f"a prompt of {name}", [scene.prompt, *scene.about], viewer)
        self._note(f"the guide of {name}", _lessons(scene), viewer)
        self._note(f"a choice of {name}", [each.text for each in scene.choices], viewer)
        self._note(f"the table of {name}", _table_texts(scene), viewer)
        if scene.prompt.key not in self._pictured and scene.choices:
            self._pictured.add(scene.prompt.key)
            self._places.terminal.append(_terminal_screen(scene, self._code))

    def _note(self, place: str, texts: Iterable[Text], viewer: int) -> None:
        for text in texts:
            for each in nested_texts(text):
                self._places.examples.setdefault(each.key, Example(place, each, viewer))


def _lessons(scene: Scene) -> Iterator[Text]:
    """Yield the ids that the browser's guide looks for: one for the prompt, one for each choice."""
    decision = [(scene.prompt, "-prompt-"), *((each.text, "-choice-") for each in scene.choices)]
    for text, part in decision:
        yield Text(text.key.replace(part, "-guide-"), **text.args)


def _table_texts(scene: Scene) -> Iterator[Text]:
    yield from scene.facts
    for panel in scene.seats:
        yield from panel.roles
    for zone in scene.zones:
        yield zone.label
        yield from [zone.note] if zone.note else []
        yield from (item.face for item in zone.items)


def nested_texts(arg: Arg) -> Iterator[Text]:
    """Return a text and all texts within it."""
    if isinstance(arg, Text):
        yield arg
        for each in arg.args.values():
            yield from nested_texts(each)
    elif isinstance(arg, list):
        for each in arg:
            yield from nested_texts(each)


def _terminal_screen(scene: Scene, code: str) -> TerminalScreen:
    page = io.StringIO()
    console = Console(
        file=page, width=WIDTH, highlight=False, markup=False, emoji=False, no_color=True
    )
    translator = Translator(code, viewer=scene.viewer)
    renderer = Renderer(console, translator, Highlighter(translator))
    renderer.draw_decision(scene, scene.about)
    texts = [scene.prompt, *(each.text for each in scene.choices), *_table_texts(scene)]
    keys = dict.fromkeys(each.key for text in texts for each in nested_texts(text))
    return TerminalScreen(scene.prompt.key, page.getvalue(), tuple(keys))


def example_sentence(example: Example, code: str) -> str:
    return localization(code).translate(example.text, viewer=example.viewer)
