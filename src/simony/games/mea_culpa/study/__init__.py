"""What a designer asks about Mea Culpa: one row a round and seat."""

from __future__ import annotations

from collections.abc import Sequence

from simony.core.contract import State
from simony.core.event import Event
from simony.core.study import FLAG, GAMES, LUCK, MEAN, SEATS, SPREAD, WHOLE, WORD, Column, Question, Row, Study, Value, count_up
from simony.core.text import Text
from simony.games.mea_culpa.actions import BONUS, MOVE_STONE, PICK
from simony.games.mea_culpa.figures import BONUSES, CHARACTERS
from simony.games.mea_culpa.rules import MeaCulpaState

_ROUNDS = "rounds"


class MeaCulpaStudy(Study):
    unit = _ROUNDS
    game_columns = (
        Column("rounds", WHOLE), Column("punishments", WHOLE), Column("meetings", WHOLE), Column("popes_caught", WHOLE),
        Column("visits", WHOLE), Column("calls", WHOLE), Column("wrong_calls", WHOLE),
    )  # fmt: skip
    seat_columns = (
        Column("line", WHOLE), Column("bonus", WORD), Column("picked", FLAG), Column("first_space", WHOLE), Column("first_taler", WHOLE),
        Column("visits", WHOLE), Column("sins", WHOLE), Column("donated", WHOLE), Column("letters", WHOLE), Column("sets", WHOLE),
        Column("lifted", WHOLE), Column("fallen_to", WHOLE),
    )  # fmt: skip
    unit_columns = (
        Column("round", WHOLE), Column("notches", WHOLE), Column("coins", WHOLE), Column("keeps", FLAG), Column("picks", WHOLE),
        Column("character", WORD), Column("second_character", WORD), Column("visits", WHOLE), Column("meets", FLAG), Column("caught", FLAG),
        Column("bought", WHOLE), Column("sold", WHOLE), Column("donated", WHOLE), Column("sins", WHOLE), Column("letters", WHOLE),
        Column("taler", WHOLE), Column("space", WHOLE), Column("moved", WHOLE),
    )  # fmt: skip
    questions = (
        Question("win-by-line", MEAN, SEATS, "won", "line"),
        Question("win-by-bonus", MEAN, SEATS, "won", "bonus"),
        Question("win-by-character", MEAN, _ROUNDS, "won", "character"),
        Question("bid-by-character", MEAN, _ROUNDS, "coins", "character"),
        Question("moved-by-character", MEAN, _ROUNDS, "moved", "character"),
        Question("visits-by-character", MEAN, _ROUNDS, "visits", "character"),
        Question("caught", MEAN, _ROUNDS, "caught", "", (("meets", True),)),
        Question("meets-by-round", MEAN, _ROUNDS, "meets", "round", (("character", CHARACTERS[0]),)),
        Question("punishments", SPREAD, GAMES, "punishments"),
        Question("rounds", SPREAD, GAMES, "rounds"),
        Question("sets", SPREAD, SEATS, "sets"),
        Question("luck-line", LUCK, SEATS, "line"),
        Question("luck-first-space", LUCK, SEATS, "first_space"),
    )
    draws = {"bonus": range(BONUS, PICK), "character": range(PICK, MOVE_STONE)}  # noqa: RUF012  # a class's own, as in `Study`

    def begin(self) -> None:
        super().begin()
        self._round: list[Row] = []
        self._bonuses = 0
        self._space = [0] * self.seats
        self._now = [0] * self.seats
        self._told = {"punished": 0, "meeting": 0, "caught": 0, "visits": 0, "caught-sinning": 0, "wrong-call": 0}
        self._seats: list[Row] = [
            {"bonus": None, "picked": False, "visits": 0, "sins": 0, "donated": 0, "letters": 0, "sets": 0, "lifted": 0, "fallen_to": 0}
            for _ in range(self.seats)
        ]

    def see(self, state: State, events: Sequence[Event]) -> None:
        super().see(state, events)
        for event in events:
            if event.kind in self._told:
                self._told[event.kind] += 1
        if state.over() and self._round:
            self._close(state)
            self._round = []

    def on_prepared(self, state: State, event: Event) -> None:
        self._close(state)
        self._open(event.number("round"))

    def on_bonus(self, _state: State, event: Event) -> None:
        self._bonuses += 1  # the last of four is left over
        self._seats[event.number("seat")].update(bonus=BONUSES[event.number("bonus")], picked=self._bonuses < len(BONUSES))

    def on_falls(self, _state: State, event: Event) -> None:
        self._now[event.number("seat")] = event.number("space")

    def _open(self, number: int) -> None:
        new: Row = {"round": number, "visits": 0, "meets": False, "caught": None, "bought": 0, "sold": 0, "donated": 0, "sins": 0}
        self._round = [{"seat": seat + 1, **new} for seat in range(self.seats)]
        self.units += self._round

    def _close(self, state: State) -> None:
        """How a round left everybody; the lift at the end of the game is no part of its last round."""
        assert isinstance(state, MeaCulpaState)
        for seat, row in enumerate(self._round):
            space = self._now[seat] if state.over() else int(state.souls[seat])
            row.update(letters=sum(state.letters[4 * seat : 4 * seat + 4]), taler=int(state.taler[seat]), space=space)
            row["moved"] = space - self._space[seat]
            self._space[seat] = self._now[seat] = space

    def on_bids(self, _state: State, event: Event) -> None:
        order = event.numbers("order")
        for seat, row in enumerate(self._round):
            row.update(notches=event.numbers("notches")[seat], coins=event.numbers("coins")[seat])
            row.update(keeps=event.number("keeper") == seat, picks=order.index(seat) + 1)

    def on_picks(self, _state: State, event: Event) -> None:
        row, character = self._round[event.number("seat")], CHARACTERS[event.number("character")]
        row["second_character" if "character" in row else "character"] = character

    def on_visits(self, _state: State, event: Event) -> None:
        self._count(event, "visits")

    def on_sins(self, _state: State, event: Event) -> None:
        self._count(event, "sins", event.number("stones"))

    def on_donates_into(self, _state: State, event: Event) -> None:
        if self._round:  # a starting bonus is no donation of anybody's
            self._count(event, "donated")

    on_hides_gift = on_donates_into

    def _count(self, event: Event, column: str, more: int = 1) -> None:
        count_up(self._round[event.number("seat")], column, more)
        count_up(self._seats[event.number("seat")], column, more)

    def on_buys(self, _state: State, event: Event) -> None:
        count_up(self._round[event.number("seat")], "bought")

    on_buys_letter = on_buys

    def on_sells(self, _state: State, event: Event) -> None:
        count_up(self._round[event.number("seat")], "sold")

    def on_meeting(self, _state: State, event: Event) -> None:
        self._round[event.number("seat")]["meets"] = True

    def on_caught(self, _state: State, event: Event) -> None:
        self._round[event.number("seat")]["caught"] = True

    def on_unseen(self, _state: State, event: Event) -> None:
        self._round[event.number("seat")]["caught"] = False

    def on_lifted(self, state: State, event: Event) -> None:
        assert isinstance(state, MeaCulpaState)
        seat = event.number("seat")
        letters = sum(state.letters[4 * seat : 4 * seat + 4])
        self._seats[seat].update(letters=letters, sets=event.number("sets"), lifted=event.number("steps"), fallen_to=self._now[seat])

    def about_game(self, state: State) -> Row:
        assert isinstance(state, MeaCulpaState)
        told = self._told
        return {
            "rounds": int(state.round), "punishments": told["punished"], "meetings": told["meeting"], "popes_caught": told["caught"],
            "visits": told["visits"], "calls": told["caught-sinning"] + told["wrong-call"], "wrong_calls": told["wrong-call"],
        }  # fmt: skip

    def about_seats(self, state: State) -> list[Row]:
        assert isinstance(state, MeaCulpaState)
        return [
            {"line": self.seats - int(state.line[seat]), "first_space": self.units[seat]["space"], "first_taler": self.units[seat]["taler"]}
            | row
            for seat, row in enumerate(self._seats)
        ]

    def label(self, column: str, value: Value) -> Text | None:
        if column in ("character", "second_character"):
            return Text(f"mea_culpa-character-{value}")
        if column == "bonus":
            return Text(f"mea_culpa-bonus-is-{value}")
        return None
