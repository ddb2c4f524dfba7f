"""What a table is, apart from its game: settings, chairs and what was promised.

It is kept in the database as it is here.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from simony.bots.bot_names import bot_names
from simony.core.contract import Game
from simony.core.errors import BadOption, SimonyError
from simony.core.figures import MAX_HOUSE_RULES, FigureDict, parse_house_rules
from simony.core.game_spec import GameSpec
from simony.i18n.sentences import localization
from simony.registry import game_spec
from simony.server.protocol.caller import Caller

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"
MAX_SHARED_GAMES = 64
"""So many different games are shared by their tables."""
_games: dict[tuple[str, int, bytes], Game] = {}
Watching = Literal["nobody", "public", "open", "delayed"]
"""Who may look on: nobody; whoever has the link, at what is public; at all hands; at all hands, but
later.
"""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """A time control: every decision that others see has `delay` seconds of its own; beyond them
    the seat's `bank` runs down.
    """

    bank: Annotated[int, Meta(ge=0, le=86_400)]
    delay: Annotated[int, Meta(ge=1, le=86_400)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody chooses when they make a table."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=15)] | None = None
    options: Annotated[dict[str, str | bool | int], Meta(max_length=40)] = field(
        default_factory=dict
    )
    house_rules: dict[str, Any] | Annotated[str, Meta(max_length=MAX_HOUSE_RULES)] = field(
        default_factory=dict
    )
    """Figures of one's own: the text of a house-rules file (TOML), or the same as JSON."""
    bots: Annotated[list[str | None], Meta(max_length=15)] = field(default_factory=list)
    """The level of the bot in each seat, `null` for a person."""
    listed: bool = False
    """Whether the lobby shows it; otherwise only whoever has the link finds it."""
    clock: Clock | None = None
    watching: Watching = "public"
    delay: Annotated[int, Meta(ge=10, le=3600)] = 300
    """How many seconds later spectators see everything, where `watching` is `delayed`."""
    helps: bool = True
    """Whether anybody may ask for hints; without, nobody has training wheels."""
    beat: Annotated[float, Meta(ge=0.0, le=10.0)] = 0.9
    """Bots show what they do only at beats, so many seconds apart: how long one thought, and about
    what, tells nothing.
    """


class Chair(Struct):
    """One seat.

    Its `device` holds it; `bot` sits in it by arrangement; `stand_in` is a bot that plays until the
    person is back.
    """

    device: str = ""
    name: str = ""
    bot: str = ""
    stand_in: str = ""
    nonce: str = ""
    consents: bool = False
    webhook: str = ""
    bank: float = 0.0
    name_hidden: bool = False
    reserved: bool = False
    """Whether the seat is only kept for its device, at the table of a rematch: its owner has not
    sat down yet.
    """

    @property
    def taken(self) -> bool:
        return bool(self.device or self.bot)

    @property
    def acting(self) -> str:
        """The level of the bot that decides for this seat, if one does."""
        return self.stand_in or self.bot


class TableRecord(Struct):
    """Everything that is kept of a table besides its log and its chat."""

    id: str
    settings: Settings
    host: str
    created: float
    commitment: str
    seats: int
    options: dict[str, str]
    rules_version: int
    figures: msgspec.Raw
    """All figures the table was made with, so that a later version of the program can go on with
    them.
    """
    figures_hash: str
    pin: str
    chairs: list[Chair]
    status: str = OPEN
    muted: list[str] = field(default_factory=list)
    barred: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    """The names the log begins with."""
    nonces: list[str] = field(default_factory=list)
    next: str = ""
    """The table of the rematch."""

    def seats_of(self, device: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if device and chair.device == device]

    def person_seats(self) -> list[int]:
        """The seats that persons hold, whether a bot stands in for them or not."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.device]

    def name(self, seat: int) -> str:
        chair = self.chairs[seat]
        return "" if chair.name_hidden else chair.name

    @property
    def all_consent(self) -> bool:
        return bool(self.person_seats()) and all(
            self.chairs[seat].consents for seat in self.person_seats()
        )


class OtherRules(SimonyError):
    """This server no longer has the rules a table was begun with."""


def new_table_record(
    table: str,
    settings: Settings,
    host: Caller,
    game: Game,
    levels: list[str],
    *,
    created: float,
    commitment: str,
) -> TableRecord:
    """A table as it is made: nobody sits yet but the bots.

    `BadOption` for settings that will not do.
    """
    chairs = [Chair() for _ in range(game.seats)]
    if len(settings.bots) > game.seats:
        raise BadOption("table-bots-many", seats=game.seats, came=len(settings.bots))
    for chair, level in zip(chairs, settings.bots, strict=False):
        if level is not None:
            check_level(level, levels)
            chair.bot = level
            chair.name = free_bot_name(chairs, host.language)
    return TableRecord(
        id=table, settings=settings, host=host.device, created=created, commitment=commitment, seats=game.seats, options=game.options,
        rules_version=game.rules_version, figures=msgspec.Raw(msgspec.json.encode(game.figures)), figures_hash=game.figures_hash,
        pin=game.pin, chairs=chairs,
    )  # fmt: skip


def check_level(level: str, levels: list[str]) -> None:
    """`BadOption` for a bot that nobody can choose."""
    if level not in levels:
        raise BadOption("error-level", came=level, known=" | ".join(levels))


def free_bot_name(chairs: list[Chair], language: str) -> str:
    """What a bot that sits down now is called; nothing, should all names be taken."""
    return next(iter(bot_names(localization(language), [chair.name for chair in chairs])), "")


def open_settings(settings: Settings) -> Game:
    """The game somebody wants a table for; `BadOption` or `BadFigures` where there is none such.

    Reading house rules may take long.
    """
    if settings.house_rules:
        return game_spec(settings.game).open(
            settings.seats, settings.options, house_rules(settings) or None
        )
    return _open_plain_game(
        game_spec(settings.game),
        settings.seats,
        msgspec.json.encode(settings.options, order="sorted"),
    )


@lru_cache(maxsize=MAX_SHARED_GAMES)
def _open_plain_game(spec: GameSpec, seats: int | None, options: bytes) -> Game:
    """A game with its own figures.

    A large data file takes 20 ms to read, so it is read once. The options are JSON: 1 is not true.
    """
    return shared_game(spec.open(seats, msgspec.json.decode(options)))


def house_rules(settings: Settings) -> FigureDict:
    given = settings.house_rules
    return parse_house_rules(given.encode(), "house rules") if isinstance(given, str) else given


def reopen_game(record: TableRecord) -> Game:
    """The game a table was begun with, whatever the figures are now; `OtherRules` where the rules
    have changed since.
    """
    settings = record.settings
    spec = game_spec(settings.game)
    game = spec.make(record.seats, record.options, msgspec.json.decode(record.figures))
    game.house_rules = house_rules(settings)
    if game.rules_version != record.rules_version:
        raise OtherRules(
            "table-other-rules",
            game=settings.game,
            began=record.rules_version,
            now=game.rules_version,
        )
    if game.pin != record.pin:
        raise OtherRules(
            "table-other-figures",
            game=settings.game,
            began=record.figures_hash,
            now=game.figures_hash,
        )
    return shared_game(game)


def shared_game(game: Game) -> Game:
    """One game for all tables that play the same.

    What a scene says is remembered by its figures: with figures of its own for each of 300 tables,
    hardly anything was said twice, and a move took twice as long.
    """
    key = (
        game.pin,
        game.seats,
        msgspec.json.encode((game.key, game.options, game.house_rules), order="sorted"),
    )
    spec = _games.setdefault(key, game)
    if len(_games) > MAX_SHARED_GAMES:
        del _games[next(iter(_games))]
    return spec


def encode_record(record: TableRecord) -> bytes:
    return msgspec.json.encode(record)


def decode_record(body: bytes) -> TableRecord:
    return msgspec.json.decode(body, type=TableRecord)
