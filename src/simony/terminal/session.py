"""The terminal table: one person against bots, from the first deal to the result.

It is given a console to write on and a function to ask with, so that a test can play whole games.
Everything it shows comes from the person's view, its scene, and the events the person's seat sees.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console

from simony.core.errors import SimonyError
from simony.core.scene import Scene
from simony.i18n.text import SeatName, Text
from simony.terminal.answers import Answers, plain, span
from simony.terminal.chronicle import Chronicle
from simony.terminal.commands import Commands, Quit
from simony.terminal.files import CannotWrite, quoted
from simony.terminal.local_game import Party
from simony.terminal.render.renderer import Drawing
from simony.terminal.render.result import show_result
from simony.terminal.render.styles import HEAD, Painter
from simony.terminal.saved_game import Saves
from simony.terminal.screen import Ask, TerminalLost
from simony.terminal.translator import Voice

GONE = 1
INTERRUPTED = 130
"""Exit codes: a lost terminal; Ctrl-C, as a shell counts it."""


class Table:
    """One sitting. `run` gives the exit code."""

    def __init__(
        self,
        party: Party,
        voice: Voice,
        console: Console,
        *,
        ask: Ask,
        saves: Saves,
        pace: Callable[[], None],
    ) -> None:
        self._party = party
        self._voice = voice
        self._console = console
        self._saves = saves
        painter = Painter(voice)
        self._painter = painter
        self._drawing = Drawing(console, voice, painter)
        self._chronicle = Chronicle(party.game, party.seat, voice, self._drawing, pace)
        self._answers = Answers(party.game, voice.say)
        self._rule_keys = {text.key for text in party.game.rules()}
        self._commands = Commands(
            party, voice, self._drawing, self._chronicle, saves=saves, ask=ask
        )
        self._ask = ask
        self._told_before = -1

    def run(self, greeting: Sequence[Text] = ()) -> int:
        """Play to the end. Leaving and losing the terminal are sentences, never tracebacks."""
        try:
            self._greet(greeting)
            self._play()
            self._finish()
        except Quit:
            return 0
        except KeyboardInterrupt:
            return self._broken_off("terminal-interrupted", INTERRUPTED)
        except EOFError:
            return self._broken_off("terminal-no-input", GONE)
        except (OSError, TerminalLost):
            return self._broken_off("terminal-lost", GONE)
        return 0

    def _greet(self, greeting: Sequence[Text]) -> None:
        """Who plays, and what can be typed; of a game that is over, only what its result does not
        say.
        """
        if self._party.log.over:
            for text in greeting:
                self._drawing.say_unbroken(self._voice.say(text))
            return
        game = self._voice.or_else(f"{self._party.game.key}-name", self._party.game.key)
        others = [
            SeatName(seat) for seat in range(self._party.game.seats) if seat != self._party.seat
        ]
        self._drawing.say(self._voice.tell("terminal-welcome", game=game, names=[*others]), HEAD)
        for text in greeting:
            self._drawing.say_unbroken(self._voice.say(text))
        self._drawing.say(self._voice.tell("terminal-commands-short"))
        self._console.print()
        self._chronicle.recall(self._party.log)

    def _play(self) -> None:
        while not self._party.log.over:
            for events in self._party.until_asked():
                self._chronicle.tell(events)
                self._painter.learn(self._scene())
            if not self._party.log.over:
                self._decide()

    def _scene(self) -> Scene:
        return self._party.game.scene(self._party.view())

    def _decide(self) -> None:
        """Ask until something has changed."""
        scene = self._scene()
        told = len(self._chronicle.told)
        self._drawing.asks(
            scene,
            [text for text in scene.about if text.key not in self._rule_keys],
            again=told == self._told_before,
        )
        self._told_before = told
        while not self._answered(self._ask(self._voice.tell("terminal-ask")), scene):
            pass

    def _answered(self, typed: str, scene: Scene) -> bool:
        """Whether the table must be looked at anew."""
        words = plain(typed)
        if not words:
            self._drawing.say(self._voice.tell("terminal-nothing-typed", **span(scene.choices)))
            return False
        try:
            command = self._commands.named(words)
            if command is not None:
                return command(typed, scene)
            self._act(self._answers.find(words, scene.choices))
        except SimonyError as error:
            self._drawing.say(self._voice.problem(error))
            return False
        return True

    def _act(self, action: int) -> None:
        events = self._party.act(action)
        self._saves.keep()
        self._console.print()
        self._chronicle.tell(events)

    # --- the end ----------------------------------------------------------------------------------

    def _finish(self) -> None:
        show_result(self._party.log, self._voice, self._drawing, self._console)
        self._commands.offer_save()
        self._saves.keeper.forget()

    def _broken_off(self, key: str, code: int) -> int:
        """Keep the game, and say where to whoever still listens."""
        sentences = [self._voice.tell(key), *self._kept()]
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
        if self._party.decided == 0:
            return [self._voice.tell("terminal-nothing-lost")]
        if self._saves.is_safe:
            return [self._voice.tell("terminal-resume", file=quoted(self._saves.path))]
        self._saves.keep()
        problem: CannotWrite | None = self._saves.keeper.problem
        if problem is not None:
            return [self._voice.tell("terminal-not-kept", problem=problem.text)]
        return [self._voice.tell("terminal-resume", file=quoted(self._saves.keeper.path))]
