"""Questions of a designer about Mea Culpa, with one row per round and seat."""

from __future__ import annotations

from collections.abc import Sequence

from simony.core import study
from simony.core.contract import State
from simony.core.event import Event
from simony.games.mea_culpa.rules.actions import BONUS, MOVE_STONE, PICK
from simony.games.mea_culpa.rules.figures import BONUSES, CHARACTERS
from simony.games.mea_culpa.rules.rules import MeaCulpaState
from simony.i18n.text import Text

_ROUNDS = "rounds"


class MeaCulpaStudy(study.Study):
    unit = _ROUNDS
    game_columns = study.columns(
        rounds=int, punishments=int, meetings=int, popes_caught=int, visits=int, calls=int,
        wrong_calls=int,
    )  # fmt: skip
    seat_columns = study.columns(
        line=int, bonus=str, picked=bool, first_space=int, first_taler=int, visits=int, sins=int,
        donated=int, letters=int, sets=int, lifted=int, fallen_to=int,
    )  # fmt: skip
    unit_columns = study.columns(
        round=int, notches=int, coins=int, keeps=bool, picks=int, character=str,
        second_character=str, visits=int, meets=bool, caught=bool, bought=int, sold=int,
        donated=int, sins=int, letters=int, taler=int, space=int, moved=int,
    )  # fmt: skip
    questions = (
        study.mean("win-by-line", study.SEAT_ROWS, "won", by="line"),
        study.mean("win-by-bonus", study.SEAT_ROWS, "won", by="bonus"),
        study.mean("win-by-character", _ROUNDS, "won", by="character"),
        study.mean("bid-by-character", _ROUNDS, "coins", by="character"),
        study.mean("moved-by-character", _ROUNDS, "moved", by="character"),
        study.mean("visits-by-character", _ROUNDS, "visits", by="character"),
        study.mean("caught", _ROUNDS, "caught", meets=True),
        study.mean("meets-by-round", _ROUNDS, "meets", by="round", character=CHARACTERS[0]),
        study.distribution("punishments", study.GAME_ROWS, "punishments"),
        study.distribution("rounds", study.GAME_ROWS, "rounds"),
        study.distribution("sets", study.SEAT_ROWS, "sets"),
        study.luck("luck-line", "line"),
        study.luck("luck-first-space", "first_space"),
    )
    randomizable_choices = {"bonus": range(BONUS, PICK), "character": range(PICK, MOVE_STONE)}  # noqa: RUF012  # a class's own, as in `Study`

    def reset(self) -> None:
        super().reset()
        self._round: list[study.Row] = []
        self._bonuses = 0
        self._space = [0] * self.seats
        self._now = [0] * self.seats
        self._event_counts = {
            "punished": 0,
            "meeting": 0,
            "caught": 0,
            "visits": 0,
            "caught-sinning": 0,
            "wrong-call": 0,
        }
        self._seats: list[study.Row] = [
            {
                "bonus": None,
                "picked": False,
                "visits": 0,
                "sins": 0,
                "donated": 0,
                "letters": 0,
                "sets": 0,
                "lifted": 0,
                "fallen_to": 0,
            }
            for _ in range(self.seats)
        ]

    def observe(self, state: State, events: Sequence[Event]) -> None:
        super().observe(state, events)
        for event in events:
            if event.kind in self._event_counts:
                self._event_counts[event.kind] += 1
        if state.over() and self._round:
            self._close(state)
            self._round = []

    def on_prepared(self, state: State, event: Event) -> None:
        self._close(state)
        self._open(event.number("round"))

    def on_bonus(self, _state: State, event: Event) -> None:
        self._bonuses += 1  # of four bonuses the last is left over
        self._seats[event.number("seat")].update(
            bonus=BONUSES[event.number("bonus")], picked=self._bonuses < len(BONUSES)
        )

    def on_falls(self, _state: State, event: Event) -> None:
        self._now[event.number("seat")] = event.number("space")

    def _open(self, number: int) -> None:
        new: study.Row = {
            "round": number,
            "visits": 0,
            "meets": False,
            "caught": None,
            "bought": 0,
            "sold": 0,
            "donated": 0,
            "sins": 0,
        }
        self._round = [{"seat": seat + 1, **new} for seat in range(self.seats)]
        self.unit_rows += self._round

    def _close(self, state: State) -> None:
        """Record how a round left everybody; the lift at the end of the game is not part of its
        last round.
        """
        assert isinstance(state, MeaCulpaState)
        for seat, row in enumerate(self._round):
            space = self._now[seat] if state.over() else int(state.souls[seat])
            row.update(
                letters=sum(state.letters[4 * seat : 4 * seat + 4]),
                taler=int(state.taler[seat]),
                space=space,
            )
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
        if self._round:  # a starting bonus is not a donation
            self._count(event, "donated")

    on_hides_gift = on_donates_into

    def _count(self, event: Event, column: str, more: int = 1) -> None:
        study.increment(self._round[event.number("seat")], column, more)
        study.increment(self._seats[event.number("seat")], column, more)

    def on_buys(self, _state: State, event: Event) -> None:
        study.increment(self._round[event.number("seat")], "bought")

    on_buys_letter = on_buys

    def on_sells(self, _state: State, event: Event) -> None:
        study.increment(self._round[event.number("seat")], "sold")

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
        self._seats[seat].update(
            letters=letters,
            sets=event.number("sets"),
            lifted=event.number("steps"),
            fallen_to=self._now[seat],
        )

    def game_row(self, state: State) -> study.Row:
        assert isinstance(state, MeaCulpaState)
        counts = self._event_counts
        return {
            "rounds": int(state.round), "punishments": counts["punished"],
            "meetings": counts["meeting"], "popes_caught": counts["caught"],
            "visits": counts["visits"], "calls": counts["caught-sinning"] + counts["wrong-call"],
            "wrong_calls": counts["wrong-call"],
        }  # fmt: skip

    def seat_rows(self, state: State) -> list[study.Row]:
        assert isinstance(state, MeaCulpaState)
        return [
            {
                "line": self.seats - int(state.line[seat]),
                "first_space": self.unit_rows[seat]["space"],
                "first_taler": self.unit_rows[seat]["taler"],
            }
            | row
            for seat, row in enumerate(self._seats)
        ]

    def label(self, column: str, value: study.CellValue) -> Text | None:
        if column in ("character", "second_character"):
            return Text(f"mea_culpa-character-{value}")
        if column == "bonus":
            return Text(f"mea_culpa-bonus-is-{value}")
        return None
