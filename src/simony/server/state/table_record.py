"""The stored record of a table: settings, seats and promises, everything but its log and chat."""

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
"""Different games that are shared by their tables."""
_games: dict[tuple[str, int, bytes], Game] = {}
Watching = Literal["nobody", "public", "open", "delayed"]
"""Who may watch: nobody; anybody with the link what is public; all hands; all hands with a
delay.
"""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """A time control: every decision that others see has `delay` seconds of its own; beyond
    them the seat's `bank` runs down.
    """

    bank: Annotated[int, Meta(ge=0, le=86_400)]
    delay: Annotated[int, Meta(ge=1, le=86_400)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of a new table."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=15)] | None = None
    options: Annotated[dict[str, str | bool | int], Meta(max_length=40)] = field(
        default_factory=dict
    )
    house_rules: dict[str, Any] | Annotated[str, Meta(max_length=MAX_HOUSE_RULES)] = field(
        default_factory=dict
    )
    """House rules: the text of a house-rules file (TOML), or the same as JSON."""
    bots: Annotated[list[str | None], Meta(max_length=15)] = field(default_factory=list)
    """The level of the bot in each seat, `null` for a person."""
    listed: bool = False
    """Whether the lobby shows the table; otherwise only people with the link find it."""
    clock: Clock | None = None
    watching: Watching = "public"
    delay: Annotated[int, Meta(ge=10, le=3600)] = 300
    """How many seconds later spectators see everything, if `watching` is `delayed`."""
    helps: bool = True
    """Whether anybody may ask for hints."""
    beat: Annotated[float, Meta(ge=0.0, le=10.0)] = 0.9
    """Bots show what they do only at beats, this many seconds apart, so that their thinking
    time reveals nothing.
    """


class Chair(Struct):
    """One seat.

    Its `device` holds it; `bot` is a bot with a seat of its own; `stand_in` is a bot that plays
    until the person is back.
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
    """Whether the seat is only kept for its device, at the table of a rematch: its owner has
    not sat down yet.
    """

    @property
    def taken(self) -> bool:
        return bool(self.device or self.bot)

    @property
    def acting(self) -> str:
        """The level of the bot that decides for this seat, if one does."""
        return self.stand_in or self.bot


class TableRecord(Struct):
    """Everything that is stored of a table except its log and its chat."""

    id: str
    settings: Settings
    host: str
    created: float
    commitment: str
    seats: int
    options: dict[str, str]
    rules_version: int
    figures: msgspec.Raw
    """All figures the table was made with, so that a later version of the program can
    continue with them.
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
    """This server no longer has the rules a table began with."""


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
    """Return the record of a new table, where only bots sit.

    Raise `BadOption` for invalid settings.
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
        id=table,
        settings=settings,
        host=host.device,
        created=created,
        commitment=commitment,
        seats=game.seats,
        options=game.options,
        rules_version=game.rules_version,
        figures=msgspec.Raw(msgspec.json.encode(game.figures)),
        figures_hash=game.figures_hash,
        pin=game.pin,
        chairs=chairs,
    )


def check_level(level: str, levels: list[str]) -> None:
    """Raise `BadOption` for a bot that does not exist."""
    if level not in levels:
        raise BadOption("error-level", came=level, known=" | ".join(levels))


def free_bot_name(chairs: list[Chair], language: str) -> str:
    """Return a name for a new bot; empty if all names are taken."""
    return next(iter(bot_names(localization(language), [chair.name for chair in chairs])), "")


def open_settings(settings: Settings) -> Game:
    """Return the game of some settings; raise `BadOption` or `BadFigures` if they are invalid.

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
    """Return a game with its own figures.

    A large data file takes 20 ms to read, so it is read once. The options are JSON: 1 is not true.
    """
    return shared_game(spec.open(seats, msgspec.json.decode(options)))


def house_rules(settings: Settings) -> FigureDict:
    given = settings.house_rules
    return parse_house_rules(given.encode(), "house rules") if isinstance(given, str) else given


def reopen_game(record: TableRecord) -> Game:
    """Return the game a table began with, whatever the figures are now; raise `OtherRules` if
    the rules have changed since.
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
    """Return one game for all tables that play the same.

    Texts of scenes are cached by their figures. With separate figures for each of 300 tables,
    hardly anything was found in the cache, and a move took twice as long.
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
