"""A terminal session: one person against bots, from the first deal to the result.

The console and the function that asks are arguments, so that tests can play whole games.
Everything shown comes from the person's view, its scene, and the events that the seat sees.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console

from simony.core.errors import SimonyError
from simony.core.scene import Scene
from simony.i18n.text import SeatName, Text
from simony.terminal.answers import AnswerParser, choice_range, normalize
from simony.terminal.chronicle import Chronicle
from simony.terminal.commands import Commands, Quit
from simony.terminal.files import CannotWrite, quoted
from simony.terminal.local_game import LocalGame
from simony.terminal.render.renderer import Renderer
from simony.terminal.render.result import show_result
from simony.terminal.render.styles import HEAD, Highlighter
from simony.terminal.saved_game import SavedGame
from simony.terminal.screen import Ask, TerminalLost
from simony.terminal.translator import Translator

GONE = 1
INTERRUPTED = 130
"""Exit codes: a lost terminal; Ctrl-C, as a shell counts it."""


class Session:
    """Plays one game in the terminal."""

    def __init__(
        self,
        local_game: LocalGame,
        translator: Translator,
        console: Console,
        *,
        ask: Ask,
        saved_game: SavedGame,
        pace: Callable[[], None],
    ) -> None:
        self._local_game = local_game
        self._translator = translator
        self._console = console
        self._saved_game = saved_game
        highlighter = Highlighter(translator)
        self._highlighter = highlighter
        self._renderer = Renderer(console, translator, highlighter)
        self._chronicle = Chronicle(
            local_game.game, local_game.seat, translator, self._renderer, pace
        )
        self._answer_parser = AnswerParser(local_game.game, translator.translate)
        self._rule_keys = {text.key for text in local_game.game.rules()}
        self._commands = Commands(
            local_game, translator, self._renderer, self._chronicle, saved_game=saved_game, ask=ask
        )
        self._ask = ask
        self._sentences_before = -1

    def run(self, greeting: Sequence[Text] = ()) -> int:
        """Play to the end and return the exit code.

        Leaving and losing the terminal print sentences, never tracebacks.
        """
        try:
            self._greet(greeting)
            self._play()
            self._finish()
        except Quit:
            return 0
        except KeyboardInterrupt:
            return self._interrupted("terminal-interrupted", INTERRUPTED)
        except EOFError:
            return self._interrupted("terminal-no-input", GONE)
        except (OSError, TerminalLost):
            return self._interrupted("terminal-lost", GONE)
        return 0

    def _greet(self, greeting: Sequence[Text]) -> None:
        """Print who plays and what can be typed; for a finished game only the greeting."""
        if self._local_game.log.over:
            for text in greeting:
                self._renderer.print_unwrapped(self._translator.translate(text))
            return
        game = self._translator.text_or(
            f"{self._local_game.game.key}-name", self._local_game.game.key
        )
        others = [
            SeatName(seat)
            for seat in range(self._local_game.game.seats)
            if seat != self._local_game.seat
        ]
        self._renderer.print_text(
            self._translator.text("terminal-welcome", game=game, names=[*others]), HEAD
        )
        for text in greeting:
            self._renderer.print_unwrapped(self._translator.translate(text))
        self._renderer.print_text(self._translator.text("terminal-commands-short"))
        self._console.print()
        self._chronicle.recall(self._local_game.log)

    def _play(self) -> None:
        while not self._local_game.log.over:
            for events in self._local_game.play_until_decision():
                self._chronicle.tell(events)
                self._highlighter.learn(self._scene())
            if not self._local_game.log.over:
                self._decide()

    def _scene(self) -> Scene:
        return self._local_game.game.scene(self._local_game.view())

    def _decide(self) -> None:
        """Ask until the game has changed."""
        scene = self._scene()
        told = len(self._chronicle.told)
        self._renderer.draw_decision(
            scene,
            [text for text in scene.about if text.key not in self._rule_keys],
            again=told == self._sentences_before,
        )
        self._sentences_before = told
        while not self._answered(self._ask(self._translator.text("terminal-ask")), scene):
            pass

    def _answered(self, typed: str, scene: Scene) -> bool:
        """Handle an answer; return whether the scene must be drawn again."""
        words = normalize(typed)
        if not words:
            self._renderer.print_text(
                self._translator.text("terminal-nothing-typed", **choice_range(scene.choices))
            )
            return False
        try:
            command = self._commands.find(words)
            if command is not None:
                return command(typed, scene)
            self._act(self._answer_parser.find(words, scene.choices))
        except SimonyError as error:
            self._renderer.print_text(self._translator.error_text(error))
            return False
        return True

    def _act(self, action: int) -> None:
        events = self._local_game.act(action)
        self._saved_game.update_autosave()
        self._console.print()
        self._chronicle.tell(events)

    # --- the end ----------------------------------------------------------------------------------

    def _finish(self) -> None:
        show_result(self._local_game.log, self._translator, self._renderer, self._console)
        self._commands.offer_save()
        self._saved_game.autosave.delete()

    def _interrupted(self, key: str, code: int) -> int:
        """Keep the game and print where it is, on standard error if the output is lost."""
        sentences = [self._translator.text(key), *self._kept()]
        for stderr in (False, True):
            try:
                console = (
                    Console(stderr=True, highlight=False, markup=False) if stderr else self._console
                )
                console.print()
                for sentence in sentences:
                    console.print(sentence, soft_wrap=True)
                break
            except OSError:
                continue
        return code

    def _kept(self) -> list[str]:
        if self._local_game.decisions_made == 0:
            return [self._translator.text("terminal-nothing-lost")]
        if self._saved_game.is_safe:
            return [self._translator.text("terminal-resume", file=quoted(self._saved_game.path))]
        self._saved_game.update_autosave()
        problem: CannotWrite | None = self._saved_game.autosave.problem
        if problem is not None:
            return [self._translator.text("terminal-not-kept", problem=problem.text)]
        return [
            self._translator.text("terminal-resume", file=quoted(self._saved_game.autosave.path))
        ]
