"""Endpoints about the games: the catalogue, options, figures, texts, and the check of a log."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Annotated, Any

from msgspec import Meta, Struct

from simony.core.errors import BadLog, BadOption
from simony.core.figures import list_figures
from simony.core.game_spec import GameSpec
from simony.i18n.catalogue import LANGUAGES
from simony.i18n.sentences import fluent_source
from simony.i18n.text import Text
from simony.registry import game_spec, game_specs
from simony.server.frames.replays import Verified
from simony.server.http.endpoint import AnyEndpoint, Call, Encoded, Endpoint, Nothing
from simony.server.jobs.job_pool import Jobs
from simony.server.jobs.jobs import VerifyLog
from simony.server.protocol.problem import Busy, InvalidData, LanguageCode, NotFound
from simony.server.security.rate_limits import address_key


class Option(Struct, frozen=True):
    key: str
    values: list[str]
    default: str


# The names of these structs are those of schemas in the OpenAPI document, so they stay.
class GameOnShelf(Struct, frozen=True):
    """A game.

    Its name and the meaning of its options are in the texts, under `{key}-name` and
    `{key}-option-{option}`.
    """

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
    """The levels of bots, weakest first, then the programs that this server offers as bots."""


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


class Language(Struct, frozen=True):
    code: str
    name: str
    """The name in the language itself."""
    draft: bool
    """A draft has English where it has no text. Use it only for people who choose it."""


class Languages(Struct, frozen=True):
    languages: list[Language]


class LanguageKey(Struct, frozen=True, forbid_unknown_fields=True):
    code: LanguageCode


MAX_LOG_BODY = 1024 * 1024
"""Bytes of the longest body that is accepted: a log to verify."""


class LogText(Struct, frozen=True, forbid_unknown_fields=True):
    log: Annotated[str, Meta(max_length=1_000_000, description="The text of a log file.")]


class CatalogueEndpoints:
    """The handlers. Nothing here is private, so anybody may ask."""

    def __init__(self, levels: list[str], jobs: Jobs) -> None:
        self._levels = levels
        self._jobs = jobs

    async def games(self, call: Call[Nothing, Nothing]) -> Shelf:
        """The games there are, with their players and options."""
        del call
        return Shelf([_catalogue_entry(each) for each in game_specs().values()], self._levels)

    async def figures(self, call: Call[GameKey, Nothing]) -> Figures:
        """Every figure of a game with its status, and its rules."""
        try:
            return _figures(game_spec(call.params.game))
        except BadOption as error:
            raise NotFound(error.text.key, **error.text.args) from None

    async def languages(self, call: Call[Nothing, Nothing]) -> Languages:
        """The languages there are, English first, drafts last."""
        del call
        return Languages(
            [Language(each.code, each.name, each.draft) for each in LANGUAGES.values()]
        )

    async def texts(self, call: Call[LanguageKey, Nothing]) -> str:
        """Every word players read, as Fluent messages."""
        return fluent_source(call.params.code)

    async def check(self, call: Call[Nothing, LogText]) -> Encoded[Verified]:
        """Check a log: every line's tag, every move by the rules, the result, and fair shuffles
        where they were promised.
        """
        return Encoded(
            await self._jobs.run(VerifyLog(log=call.body.log.encode()), address_key(call.address))
        )

    def endpoints(self) -> list[AnyEndpoint]:
        public = partial(Endpoint, who="Anybody.", tag="games")
        return [
            public("GET", "/api/games", "getGames", self.games),
            public("GET", "/api/games/{game}", "getFigures", self.figures),
            public("GET", "/api/languages", "getLanguages", self.languages),
            public(
                "GET",
                "/api/texts/{code}",
                "getTexts",
                self.texts,
                media="text/plain",
                errors=(InvalidData,),
            ),
            public(
                "POST",
                "/api/verify",
                "verifyLog",
                self.check,
                errors=(BadLog, Busy),
                max_body=MAX_LOG_BODY,
            ),
        ]


@lru_cache(maxsize=64)
def _figures(spec: GameSpec) -> Figures:
    game = spec.open()
    figures = [Figure(name, value, status) for name, value, status in list_figures(game.figures)]
    return Figures(game.key, figures, game.rules())


@lru_cache(maxsize=64)
def _catalogue_entry(spec: GameSpec) -> GameOnShelf:
    game = spec.open()
    options = [Option(option.key, list(option.values), option.default) for option in spec.options]
    return GameOnShelf(
        spec.key,
        list(spec.seat_counts),
        game.seats,
        options,
        game.rules_version,
        game.figures_hash,
        game.pin,
    )
