"""The commands that can be typed instead of an answer.

``?``, ``t``, ``l``, ``h``, ``u``, ``s``, ``r`` and ``q``.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from simony.core.scene import Scene
from simony.i18n.text import SeatName
from simony.terminal.answers import normalize
from simony.terminal.chronicle import Chronicle
from simony.terminal.files import CannotWrite, quoted, refuse_irregular, typed_path
from simony.terminal.local_game import LocalGame
from simony.terminal.render.renderer import Renderer
from simony.terminal.render.styles import HEAD
from simony.terminal.saved_game import SavedGame
from simony.terminal.screen import Ask
from simony.terminal.translator import Translator

Command = Callable[[str, Scene], bool]
"""Takes the whole line and the scene; returns whether the scene must be drawn again."""

_LAST = 20
_DIGITS = 4
_LETTERS = ("?", "t", "l", "h", "u", "s", "r", "q")
_TRIES = 3


class Quit(Exception):
    """Raised when the person leaves."""


class Commands:
    def __init__(
        self,
        local_game: LocalGame,
        translator: Translator,
        renderer: Renderer,
        chronicle: Chronicle,
        *,
        saved_game: SavedGame,
        ask: Ask,
    ) -> None:
        self._local_game = local_game
        self._translator = translator
        self._renderer = renderer
        self._chronicle = chronicle
        self._saved_game = saved_game
        self._ask = ask
        self._by_word: dict[str, Command] = {
            "?": self._help, "help": self._help,
            "t": self._table, "table": self._table,
            "l": self._last, "log": self._last,
            "h": self._hint, "hint": self._hint,
            "u": self._undo, "undo": self._undo,
            "s": self._save, "save": self._save,
            "r": self._resign, "resign": self._resign,
            "q": self._quit, "quit": self._quit, "exit": self._quit,
        }  # fmt: skip

    def find(self, words: str) -> Command | None:
        """Return the command that a line begins with, or None. ``?word`` needs no space."""
        first = words.split(maxsplit=1)[0].casefold()
        return self._by_word.get("?" if first.startswith("?") else first)

    # --- looking ----------------------------------------------------------------------------------

    def _help(self, typed: str, scene: Scene) -> bool:
        wanted = (
            normalize(typed).partition("?")[2].strip() if "?" in normalize(typed) else _rest(typed)
        )
        if wanted:
            self._search(wanted)
            return False
        for text in scene.about:
            self._renderer.print_text(self._translator.translate(text))
        self._renderer.print_text(self._translator.text("terminal-commands"), HEAD)
        for number in range(len(_LETTERS)):
            self._renderer.print_text(
                self._translator.text(f"terminal-command-{number + 1}"), hang=11
            )
        return False

    def _search(self, wanted: str) -> None:
        """Print the rules that contain a word."""
        rules = [self._translator.translate(text) for text in self._local_game.game.rules()]
        found = [rule for rule in rules if wanted.casefold() in rule.casefold()]
        for rule in found:
            self._renderer.print_text(rule)
        if not found:
            self._renderer.print_text(
                self._translator.text("terminal-not-in-rules", came=wanted[:40])
            )

    def _table(self, _: str, scene: Scene) -> bool:
        self._renderer.draw_table(scene)
        self._renderer.draw_question(scene, ())
        return False

    def _last(self, typed: str, _: Scene) -> bool:
        count = normalize(_rest(typed))
        known = count.isascii() and count.isdigit() and len(count) <= _DIGITS
        self._chronicle.last(int(count) if known and int(count) > 0 else _LAST)
        return False

    def _hint(self, _: str, scene: Scene) -> bool:
        advice = self._local_game.advice()
        advised = [
            choice for choice in scene.choices if advice is not None and choice.action == advice[0]
        ]
        if advice is None or not advised:
            self._renderer.print_text(self._translator.text("terminal-no-hint"))
            return False
        self._renderer.print_text(self._translator.text("terminal-hint", choice=advised[0].text))
        self._renderer.print_text(self._translator.translate(advice[1]))
        return False

    # --- changing ---------------------------------------------------------------------------------

    def _undo(self, _: str, __: Scene) -> bool:
        self._local_game.undo()
        self._saved_game.update_autosave()
        self._chronicle.write(
            self._translator.text("tell-undo", who=SeatName(self._local_game.seat))
        )
        return True

    def _resign(self, _: str, __: Scene) -> bool:
        wanted = self._yes("terminal-ask-resign")
        if not wanted:
            if wanted is None:
                self._renderer.print_text(self._translator.text("terminal-unclear-stay"))
            return False
        self._local_game.resign()
        self._saved_game.update_autosave()
        return True

    # --- saving and leaving -----------------------------------------------------------------------

    def _save(self, typed: str, _: Scene) -> bool:
        name = _rest(typed)
        self._save_as(typed_path(name) if name else self._saved_game.suggest())
        return False

    def _save_as(self, path: Path) -> bool:
        try:
            refuse_irregular(path)
            if self._saved_game.overwrites(path) and not self._yes(
                "terminal-ask-overwrite", file=str(path)
            ):
                self._renderer.print_text(self._translator.text("terminal-not-saved"))
                return False
            self._saved_game.save(path)
        except CannotWrite as error:
            self._renderer.print_unwrapped(self._translator.error_text(error))
            return False
        self._renderer.print_unwrapped(self._translator.text("terminal-saved", file=str(path)))
        return True

    def _quit(self, _: str, __: Scene) -> bool:
        """Save a game that was saved before; offer to save any other.

        If the answer is neither yes nor no, or saving fails, the game continues.
        """
        if self._local_game.decisions_made and not self._saved_game.is_safe:
            wanted = self._saved_game.asked or self._yes(
                "terminal-ask-save", file=str(self._saved_game.suggest())
            )
            if wanted is None:
                self._renderer.print_text(self._translator.text("terminal-unclear-stay"))
                return False
            if wanted and not self._save_as(self._saved_game.suggest()):
                return False
            if not wanted:
                self._renderer.print_text(self._translator.text("terminal-not-saved"))
            self._saved_game.autosave.delete()
        again = self._saved_game.path or self._saved_game.autosave.path
        if again is not None:
            self._renderer.print_unwrapped(
                self._translator.text("terminal-resume", file=quoted(again))
            )
        self._renderer.print_text(self._translator.text("terminal-bye"))
        raise Quit

    def offer_save(self) -> None:
        """Offer to save a finished game, and say so if it is not saved.

        The end of the input counts as no.
        """
        if self._saved_game.is_safe:
            return
        if self._saved_game.asked:
            self._save_as(self._saved_game.suggest())
            return
        try:
            wanted = self._yes("terminal-ask-save", file=str(self._saved_game.suggest()))
        except EOFError:
            wanted = False
        if not wanted:
            self._renderer.print_text(self._translator.text("terminal-not-saved"))
        elif self._save_as(self._saved_game.suggest()):
            self._renderer.print_unwrapped(
                self._translator.text("terminal-replay", file=quoted(self._saved_game.path))
            )

    def _yes(self, key: str, file: str = "") -> bool | None:
        """Ask a yes-or-no question, at most three times; None if the answer stays unclear."""
        question = self._translator.text(key, file=file) if file else self._translator.text(key)
        for attempt in range(_TRIES):
            if attempt:
                self._renderer.print_text(self._translator.text("terminal-yes-or-no"))
            answer = normalize(self._ask(f"{question} ")).casefold()
            if answer in self._translator.text("terminal-yes").split():
                return True
            if answer in self._translator.text("terminal-no").split():
                return False
        return None


def _rest(typed: str) -> str:
    """Return what follows the command word, unchanged: file names may have spaces and wide
    letters.
    """
    return "".join(typed.strip().split(maxsplit=1)[1:])
