"""A terminal session with prepared input."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console

from simony.bots.bot import Bot
from simony.bots.levels import LEVELS
from simony.core.log import Log
from simony.core.rng import Rng
from simony.i18n.sentences import localization
from simony.registry import open_game
from simony.terminal.files import AutoSave
from simony.terminal.local_game import Decide, LocalGame
from simony.terminal.player_names import player_names, shown_names
from simony.terminal.saved_game import SavedGame
from simony.terminal.session import Session
from simony.terminal.translator import Translator

Typed = str | BaseException | Callable[["ScriptedSession"], str]


@dataclass
class ScriptedSession:
    """A session: `play` types the lines and records what was shown."""

    folder: Path
    log: Log
    seat: int = 0
    language: str = "en"
    width: int = 80
    seed: str = "1"
    level: str = "random"
    path: Path | None = None
    asked: list[str] = field(default_factory=list)
    console: Console = field(init=False)
    local_game: LocalGame = field(init=False)
    saved_game: SavedGame = field(init=False)

    def __post_init__(self) -> None:
        self.console = Console(
            file=io.StringIO(), width=self.width, highlight=False, markup=False, color_system=None
        )
        others: dict[int, Decide] = {
            seat: self._bot(f"bot {seat}").decide
            for seat in range(self.log.game.seats)
            if seat != self.seat
        }
        self.local_game = LocalGame(
            self.log, self.seat, others, Rng(f"{self.seed} chance"), self._bot("adviser").advise
        )
        self.saved_game = SavedGame(self.log, AutoSave(self.folder / "state"), self.path)

    def _bot(self, whose: str) -> Bot:
        return Bot(self.log.game, self.level, Rng(f"{self.seed} {whose}"), iterations=8)

    def play(self, typed: Iterable[Typed]) -> int:
        """Play with this input and return the exit code. After the last line the input ends."""
        script = iter(typed)

        def ask(prompt: str) -> str:
            self.asked.append(prompt)
            line = next(script, EOFError())
            if isinstance(line, BaseException):
                raise line
            if not isinstance(line, str):
                line = line(self)
            self.console.print(f"{prompt}{line}", soft_wrap=True)
            return line

        translator = Translator(self.language, shown_names(self.log.names, LEVELS), self.seat)
        return Session(
            self.local_game,
            translator,
            self.console,
            ask=ask,
            saved_game=self.saved_game,
            pace=lambda: None,
        ).run()

    @property
    def shown(self) -> str:
        file = self.console.file
        assert isinstance(file, io.StringIO)
        return file.getvalue()

    @property
    def words(self) -> str:
        """The output as one line."""
        return " ".join(self.shown.split())

    @property
    def kept(self) -> list[Path]:
        """The files kept in case the terminal is lost."""
        return sorted((self.folder / "state").glob("*"))

    def widest(self) -> int:
        """Return the width of the widest line shown, without prompts."""
        lines = [
            line
            for line in self.shown.splitlines()
            if not any(prompt and line.startswith(prompt) for prompt in self.asked)
        ]
        return max(cell_len(line) for line in lines)


def start_session(
    folder: Path,
    *,
    game: str = "indulgence",
    players: int = 4,
    language: str = "en",
    width: int = 80,
    seed: str = "1",
    seat: int = 0,
    level: str = "random",
    short: bool = True,
    **options: str,
) -> ScriptedSession:
    """Return a session against bots. In a short game of Indulgence every seat rules once."""
    opened = open_game(
        game, players, options, {"game": {"rounds": 1}} if short and game == "indulgence" else None
    )
    log = Log(opened, player_names(localization(language), players, seat, "", level))
    return ScriptedSession(folder, log, seat, language, width, seed, level)


def always_first() -> Iterable[Typed]:
    while True:
        yield "1"


def first_then(answer: str) -> Iterable[Typed]:
    """Choose the first until the game is over; then answer whether to save it."""
    while True:
        yield lambda session: answer if session.log.over else "1"
