"""Endpoints about the games themselves: which there are, their options and figures, the words of every screen."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from simony.core.errors import BadLog, BadOption
from simony.core.figures import statuses
from simony.core.text import Text
from simony.core.words import sources
from simony.games.registry import box, boxes, read_log_text
from simony.table.endpoint import AnyEndpoint, Call, Endpoint, Nothing
from simony.table.problem import NotThere, WrongShape
from simony.table.replays import Verified, verify


class Option(Struct, frozen=True):
    key: str
    values: list[str]
    default: str


class GameOnShelf(Struct, frozen=True):
    """A game. Its name and what its options mean are in the texts, under `{key}-name` and `{key}-option-{option}`."""

    key: str
    seats: list[int]
    usual_seats: int
    options: list[Option]
    rules_version: int
    figures: str
    pin: str


class Shelf(Struct, frozen=True):
    games: list[GameOnShelf]
    levels: list[str]
    """The levels of bots, weakest first, then the programs that this server lets sit down."""


class Figure(Struct, frozen=True):
    name: str
    value: Any
    status: str
    """Where it comes from: printed, public, reconstructed or house."""


class Figures(Struct, frozen=True):
    game: str
    figures: list[Figure]
    rules: list[Text]
    """The rules, in order; the end of each key is the rule's anchor."""


class GameKey(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]


class LanguageKey(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(pattern="^(en|ja)$")]


class LogText(Struct, frozen=True, forbid_unknown_fields=True):
    log: Annotated[str, Meta(max_length=1_000_000, description="The text of a log file.")]


class ShelfDoor:
    """The handlers. None of this is anybody's, so anybody may ask."""

    def __init__(self, levels: list[str]) -> None:
        self._levels = levels

    async def games(self, call: Call[Nothing, Nothing]) -> Shelf:
        del call
        return Shelf([_on_shelf(key) for key in boxes()], self._levels)

    async def figures(self, call: Call[GameKey, Nothing]) -> Figures:
        try:
            game = box(call.params.game).open()
        except BadOption as error:
            raise NotThere(error.text.key, **error.text.args) from None
        figures = [Figure(name, value, status) for name, value, status in statuses(game.figures)]
        return Figures(game.key, figures, game.rules())

    async def texts(self, call: Call[LanguageKey, Nothing]) -> str:
        return sources(call.params.code)

    async def check(self, call: Call[Nothing, LogText]) -> Verified:
        return verify(read_log_text(call.body.log.encode()))

    def endpoints(self) -> list[AnyEndpoint]:
        return [
            Endpoint(
                method="GET", path="/api/games", name="getGames", summary="The games there are, with their players and options.",
                response=Shelf, handler=self.games, who="Anybody.", tag="games",
            ),
            Endpoint(
                method="GET", path="/api/games/{game}", name="getFigures", params=GameKey, response=Figures, handler=self.figures,
                summary="Every figure of a game with its status, and its rules.", who="Anybody.", tag="games",
            ),
            Endpoint(
                method="GET", path="/api/texts/{code}", name="getTexts", params=LanguageKey, response=str, handler=self.texts,
                summary="Every word players read, as Fluent messages.", media="text/plain", errors=(WrongShape,),
                who="Anybody.", tag="games",
            ),
            Endpoint(
                method="POST", path="/api/verify", name="verifyLog", request=LogText, response=Verified, handler=self.check,
                summary="Check a log: every line's tag, every move by the rules, the result, and fair shuffles where they were promised.",
                errors=(BadLog,), who="Anybody.", tag="games",
            ),
        ]  # fmt: skip


def _on_shelf(key: str) -> GameOnShelf:
    found = box(key)
    game = found.open()
    options = [Option(option.key, list(option.values), option.default) for option in found.options]
    return GameOnShelf(key, list(found.seat_counts), game.seats, options, game.rules_version, game.figures_hash, game.pin)
