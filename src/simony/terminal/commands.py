"""What can be typed besides an answer: ``?``, ``t``, ``l``, ``h``, ``u``, ``s``, ``r``, ``q``."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from simony.core.scene import Scene
from simony.i18n.text import SeatName
from simony.terminal.answers import plain
from simony.terminal.chronicle import Chronicle
from simony.terminal.files import CannotWrite, quoted, refuse_irregular, typed_path
from simony.terminal.local_game import Party
from simony.terminal.render.renderer import Drawing
from simony.terminal.render.styles import HEAD
from simony.terminal.saved_game import Saves
from simony.terminal.screen import Ask
from simony.terminal.translator import Voice

Command = Callable[[str, Scene], bool]
"""Gets the whole line and the scene; says whether the table must be looked at anew."""

_LAST = 20
_DIGITS = 4
_LETTERS = ("?", "t", "l", "h", "u", "s", "r", "q")
_TRIES = 3


class Quit(Exception):
    """The person leaves."""


class Commands:
    def __init__(
        self,
        party: Party,
        voice: Voice,
        drawing: Drawing,
        chronicle: Chronicle,
        *,
        saves: Saves,
        ask: Ask,
    ) -> None:
        self._party = party
        self._voice = voice
        self._drawing = drawing
        self._chronicle = chronicle
        self._saves = saves
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

    def named(self, words: str) -> Command | None:
        """The command a line begins with, if it does. ``?word`` needs no space."""
        first = words.split(maxsplit=1)[0].casefold()
        return self._by_word.get("?" if first.startswith("?") else first)

    # --- looking ----------------------------------------------------------------------------------

    def _help(self, typed: str, scene: Scene) -> bool:
        wanted = plain(typed).partition("?")[2].strip() if "?" in plain(typed) else _rest(typed)
        if wanted:
            self._search(wanted)
            return False
        for text in scene.about:
            self._drawing.say(self._voice.say(text))
        self._drawing.say(self._voice.tell("terminal-commands"), HEAD)
        for number in range(len(_LETTERS)):
            self._drawing.say(self._voice.tell(f"terminal-command-{number + 1}"), hang=11)
        return False

    def _search(self, wanted: str) -> None:
        """The rules that have a word in them."""
        rules = [self._voice.say(text) for text in self._party.game.rules()]
        found = [rule for rule in rules if wanted.casefold() in rule.casefold()]
        for rule in found:
            self._drawing.say(rule)
        if not found:
            self._drawing.say(self._voice.tell("terminal-not-in-rules", came=wanted[:40]))

    def _table(self, _: str, scene: Scene) -> bool:
        self._drawing.table(scene)
        self._drawing.question(scene, ())
        return False

    def _last(self, typed: str, _: Scene) -> bool:
        count = plain(_rest(typed))
        known = count.isascii() and count.isdigit() and len(count) <= _DIGITS
        self._chronicle.last(int(count) if known and int(count) > 0 else _LAST)
        return False

    def _hint(self, _: str, scene: Scene) -> bool:
        advice = self._party.advice()
        advised = [
            choice for choice in scene.choices if advice is not None and choice.action == advice[0]
        ]
        if advice is None or not advised:
            self._drawing.say(self._voice.tell("terminal-no-hint"))
            return False
        self._drawing.say(self._voice.tell("terminal-hint", choice=advised[0].text))
        self._drawing.say(self._voice.say(advice[1]))
        return False

    # --- changing ---------------------------------------------------------------------------------

    def _undo(self, _: str, __: Scene) -> bool:
        self._party.undo()
        self._saves.keep()
        self._chronicle.write(self._voice.tell("tell-undo", who=SeatName(self._party.seat)))
        return True

    def _resign(self, _: str, __: Scene) -> bool:
        wanted = self._yes("terminal-ask-resign")
        if not wanted:
            if wanted is None:
                self._drawing.say(self._voice.tell("terminal-unclear-stay"))
            return False
        self._party.resign()
        self._saves.keep()
        return True

    # --- saving and leaving -----------------------------------------------------------------------

    def _save(self, typed: str, _: Scene) -> bool:
        name = _rest(typed)
        self._save_as(typed_path(name) if name else self._saves.suggest())
        return False

    def _save_as(self, path: Path) -> bool:
        try:
            refuse_irregular(path)
            if self._saves.overwrites(path) and not self._yes(
                "terminal-ask-overwrite", file=str(path)
            ):
                self._drawing.say(self._voice.tell("terminal-not-saved"))
                return False
            self._saves.save(path)
        except CannotWrite as error:
            self._drawing.say_unbroken(self._voice.problem(error))
            return False
        self._drawing.say_unbroken(self._voice.tell("terminal-saved", file=str(path)))
        return True

    def _quit(self, _: str, __: Scene) -> bool:
        """Saved games are saved again without asking; of others we ask.

        Whoever answers neither yes nor no, or cannot save, stays.
        """
        if self._party.decided and not self._saves.is_safe:
            wanted = self._saves.asked or self._yes(
                "terminal-ask-save", file=str(self._saves.suggest())
            )
            if wanted is None:
                self._drawing.say(self._voice.tell("terminal-unclear-stay"))
                return False
            if wanted and not self._save_as(self._saves.suggest()):
                return False
            if not wanted:
                self._drawing.say(self._voice.tell("terminal-not-saved"))
            self._saves.keeper.forget()
        again = self._saves.path or self._saves.keeper.path
        if again is not None:
            self._drawing.say_unbroken(self._voice.tell("terminal-resume", file=quoted(again)))
        self._drawing.say(self._voice.tell("terminal-bye"))
        raise Quit

    def offer_save(self) -> None:
        """At the end of a game.

        Whoever is gone by then wants nothing saved; what is not saved is said.
        """
        if self._saves.is_safe:
            return
        if self._saves.asked:
            self._save_as(self._saves.suggest())
            return
        try:
            wanted = self._yes("terminal-ask-save", file=str(self._saves.suggest()))
        except EOFError:
            wanted = False
        if not wanted:
            self._drawing.say(self._voice.tell("terminal-not-saved"))
        elif self._save_as(self._saves.suggest()):
            self._drawing.say_unbroken(
                self._voice.tell("terminal-replay", file=quoted(self._saves.path))
            )

    def _yes(self, key: str, file: str = "") -> bool | None:
        """A question with yes or no; what is neither is asked again, twice, and then it is
        `None`.
        """
        question = self._voice.tell(key, file=file) if file else self._voice.tell(key)
        for attempt in range(_TRIES):
            if attempt:
                self._drawing.say(self._voice.tell("terminal-yes-or-no"))
            answer = plain(self._ask(f"{question} ")).casefold()
            if answer in self._voice.tell("terminal-yes").split():
                return True
            if answer in self._voice.tell("terminal-no").split():
                return False
        return None


def _rest(typed: str) -> str:
    """What follows the command's own word, as it was typed: a file may have spaces and wide letters
    in its name.
    """
    return "".join(typed.strip().split(maxsplit=1)[1:])
