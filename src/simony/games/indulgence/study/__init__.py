"""What a designer asks about Indulgence: one row a hand and seat."""

from __future__ import annotations

from simony.core.contract import State
from simony.core.event import Event
from simony.core.study import FLAG, LUCK, MEAN, SEATS, SPREAD, WHOLE, WORD, Column, Question, Row, Study, Value, count_up
from simony.core.text import Text
from simony.games.indulgence import wording
from simony.games.indulgence.actions import PICK
from simony.games.indulgence.game import IndulgenceGame
from simony.games.indulgence.rules import IndulgenceState

RULER, SINNER, PLAYER = "ruler", "sinner", "player"
BULL = "bull"
_HIGH = 7
"""Cards from here on usually take tricks."""
_HANDS = "hands"
_OF_THE_RULER = (("role", RULER),)


class IndulgenceStudy(Study):
    unit = _HANDS
    game_columns = (
        Column("hands", WHOLE), Column("ended", WORD), Column("sins", WHOLE), Column("sins_made", WHOLE), Column("bulls", WHOLE),
    )  # fmt: skip
    seat_columns = (
        Column("turn", WHOLE), Column("first_gain", WHOLE), Column("first_high", WHOLE), Column("sins", WHOLE), Column("sins_made", WHOLE),
        Column("bulls", WHOLE),
    )  # fmt: skip
    unit_columns = (
        Column("hand", WHOLE), Column("role", WORD), Column("edict", WORD), Column("bull", FLAG), Column("sinned", FLAG),
        Column("made", FLAG), Column("gained", WHOLE), Column("tricks", WHOLE), Column("high", WHOLE), Column("lasted", WHOLE),
    )  # fmt: skip
    questions = (
        Question("win-by-turn", MEAN, SEATS, "won", "turn"),
        Question("win-by-edict", MEAN, _HANDS, "won", "edict", _OF_THE_RULER),
        Question("gain-by-edict", MEAN, _HANDS, "gained", "edict", _OF_THE_RULER),
        Question("sinned-by-edict", MEAN, _HANDS, "sinned", "edict", _OF_THE_RULER),
        Question("made-by-edict", MEAN, _HANDS, "made", "edict", _OF_THE_RULER),
        Question("gain-by-role", MEAN, _HANDS, "gained", "role"),
        Question("bulls", MEAN, _HANDS, "bull", "hand", _OF_THE_RULER),
        Question("ended", SPREAD, "games", "ended"),
        Question("luck-first-gain", LUCK, SEATS, "first_gain"),
        Question("luck-first-high", LUCK, SEATS, "first_high"),
    )
    draws = {"edict": range(PICK, PICK + 40)}  # noqa: RUF012  # a class's own, as in `Study`

    def begin(self) -> None:
        super().begin()
        self._hand: list[Row] = []
        self._first_ruler = 0
        self._hands = 0
        self._bulls = [0] * self.seats
        self._sins = [0] * self.seats
        self._made = [0] * self.seats
        self._champion = -1

    def on_first_ruler(self, _state: State, event: Event) -> None:
        self._first_ruler = event.number("seat")

    def on_dealt(self, _state: State, event: Event) -> None:
        ruler = event.number("seat")
        self._hands += 1
        new: Row = {"hand": self._hands, "bull": False, "sinned": False, "made": None, "gained": 0, "tricks": 0}
        self._hand = [{"seat": seat + 1, "role": RULER if seat == ruler else PLAYER, **new} for seat in range(self.seats)]
        self.units += self._hand

    def on_hand(self, _state: State, event: Event) -> None:
        self._hand[event.number("seat")]["high"] = sum(card % 9 + 1 >= _HIGH for card in event.numbers("cards"))

    def on_edict(self, _state: State, event: Event) -> None:
        game = self.game
        assert isinstance(game, IndulgenceGame)
        self._put("edict", game.rows.keys[event.numbers("edicts")[0]])

    def on_bull(self, _state: State, event: Event) -> None:
        self._put("edict", BULL)
        self._put("bull", True)
        self._bulls[event.number("seat")] += 1

    def on_sin(self, _state: State, event: Event) -> None:
        self._put("sinned", True)
        self._hand[event.number("seat")]["role"] = SINNER
        self._sins[event.number("seat")] += 1

    def on_taken(self, _state: State, event: Event) -> None:
        count_up(self._hand[event.number("seat")], "tricks")

    def on_hand_over(self, _state: State, event: Event) -> None:
        self._put("lasted", event.number("tricks"))

    def on_sin_made(self, _state: State, event: Event) -> None:
        self._put("made", True)
        self._made[event.number("seat")] += 1

    def on_sin_missed(self, _state: State, _event: Event) -> None:
        self._put("made", False)

    def on_paid(self, _state: State, event: Event) -> None:
        count_up(self._hand[event.number("seat")], "gained", -event.number("paid"))
        count_up(self._hand[event.number("to")], "gained", event.number("owed"))

    def on_game_over(self, _state: State, event: Event) -> None:
        self._champion = event.number("champion")

    def _put(self, column: str, value: Value) -> None:
        for row in self._hand:
            row[column] = value

    def about_game(self, state: State) -> Row:
        assert isinstance(state, IndulgenceState)
        ended = "champion" if self._champion >= 0 else "broke" if state.short else "rounds"
        return {"hands": self._hands, "ended": ended, "sins": sum(self._sins), "sins_made": sum(self._made), "bulls": sum(self._bulls)}

    def about_seats(self, state: State) -> list[Row]:  # noqa: ARG002  # all of it was told
        return [
            {
                "turn": (seat - self._first_ruler) % self.seats + 1,
                "first_gain": self.units[seat]["gained"],
                "first_high": self.units[seat]["high"],
                "sins": self._sins[seat],
                "sins_made": self._made[seat],
                "bulls": self._bulls[seat],
            }
            for seat in range(self.seats)
        ]

    def label(self, column: str, value: Value) -> Text | None:
        game = self.game
        assert isinstance(game, IndulgenceGame)
        if column == "edict" and value in game.rows.keys:
            return wording.edict_name(game.rows, game.rows.keys.index(str(value)))
        if column in ("edict", "role", "ended"):
            return Text(f"indulgence-{column}-is-{value}")
        return None
