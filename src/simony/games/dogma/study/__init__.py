"""Questions of a designer about Dogma, with one row per confession, about the seat that made it."""

from __future__ import annotations

from collections.abc import Sequence

from simony.core.contract import State
from simony.core.event import Event
from simony.core.study import (
    BOOLEAN,
    DISTRIBUTION,
    GAME_ROWS,
    INTEGER,
    LUCK,
    MEAN,
    SEAT_ROWS,
    STRING,
    CellValue,
    Column,
    Question,
    Row,
    Study,
    increment,
)
from simony.games.dogma.rules.counts import VICES, of_kind, size
from simony.games.dogma.rules.figures import KIND_NAMES
from simony.i18n.text import Text

BELIEVED, DOUBTED = "believed", "doubted"
_CONFESSIONS = "confessions"


class DogmaStudy(Study):
    unit = _CONFESSIONS
    game_columns = (
        Column("confessions", INTEGER), Column("stopped", BOOLEAN), Column("lies", INTEGER),
        Column("joins", INTEGER), Column("dogmas", INTEGER),
    )  # fmt: skip
    seat_columns = (
        Column("turn", INTEGER), Column("vices", INTEGER), Column("dealt_sets", INTEGER),
        Column("confessed", INTEGER), Column("lies", INTEGER), Column("caught", INTEGER),
        Column("answers", INTEGER), Column("right_answers", INTEGER), Column("taken", INTEGER),
        Column("dogmas", INTEGER),
    )  # fmt: skip
    unit_columns = (
        Column("confession", INTEGER), Column("kind", STRING), Column("cards", INTEGER),
        Column("true", BOOLEAN), Column("joins", INTEGER), Column("judged_true", BOOLEAN),
        Column("answer", STRING), Column("right", BOOLEAN), Column("responder", INTEGER),
        Column("taker", INTEGER), Column("pile", INTEGER), Column("caught", BOOLEAN),
    )  # fmt: skip
    questions = (
        Question("win-by-turn", MEAN, SEAT_ROWS, "won", "turn"),
        Question("true-by-cards", MEAN, _CONFESSIONS, "true", "cards"),
        Question("right-by-answer", MEAN, _CONFESSIONS, "right", "answer"),
        Question(
            "caught-by-cards",
            MEAN,
            _CONFESSIONS,
            "caught",
            "cards",
            (("true", False), ("joins", 0)),
        ),
        Question("right-by-joins", MEAN, _CONFESSIONS, "right", "joins"),
        Question("pile-by-answer", MEAN, _CONFESSIONS, "pile", "answer"),
        Question("win-by-dogmas", MEAN, SEAT_ROWS, "won", "dogmas"),
        Question("confessions", DISTRIBUTION, GAME_ROWS, "confessions"),
        Question("stopped", MEAN, GAME_ROWS, "stopped"),
        Question("luck-vices", LUCK, SEAT_ROWS, "vices"),
    )

    def reset(self) -> None:
        super().reset()
        self._starter = 0
        self._pile = 0
        self._open: Row = {}
        self._stopped = False
        self._seats: list[Row] = [
            {
                "vices": 0,
                "dealt_sets": 0,
                "confessed": 0,
                "lies": 0,
                "caught": 0,
                "answers": 0,
                "right_answers": 0,
                "taken": 0,
                "dogmas": 0,
            }
            for _ in range(self.seats)
        ]

    def on_dealt(self, _state: State, event: Event) -> None:
        self._starter = event.number("seat")

    def on_hand(self, _state: State, event: Event) -> None:
        held = event.number("cards")
        self._seats[event.number("seat")]["vices"] = sum(
            of_kind(held, vice) for vice in range(VICES)
        )

    def on_set(self, _state: State, event: Event) -> None:
        if not self.unit_rows:
            increment(self._seats[event.number("seat")], "dealt_sets", len(event.numbers("kinds")))

    def on_proclaimed(self, _state: State, event: Event) -> None:
        increment(self._seats[event.number("seat")], "dogmas")

    def on_confessed_own(self, _state: State, event: Event) -> None:
        seat, cards, name = event.number("seat"), event.number("cards"), event.number("name")
        true = of_kind(cards, name) == size(cards)
        self._pile = size(cards)
        self._open = {
            "seat": seat + 1, "confession": len(self.unit_rows) + 1, "kind": KIND_NAMES[name],
            "cards": size(cards), "true": true, "joins": 0,
        }  # fmt: skip
        self.unit_rows.append(self._open)
        increment(self._seats[seat], "confessed")
        increment(self._seats[seat], "lies", int(not true))

    def on_checked(self, _state: State, event: Event) -> None:
        responder, right, believes = (
            event.number("seat"),
            event.number("right") == 1,
            event.number("believes") == 1,
        )
        caught = right and not believes
        self._open.update(
            judged_true=right == believes, answer=BELIEVED if believes else DOUBTED, right=right,
            responder=responder + 1, pile=self._pile, caught=caught,
        )  # fmt: skip
        increment(self._seats[responder], "answers")
        increment(self._seats[responder], "right_answers", int(right))
        increment(self._seats[event.number("laid_by")], "caught", int(caught))

    def on_joined_own(self, _state: State, event: Event) -> None:
        increment(self._open, "joins")
        self._pile += size(event.number("cards"))

    def on_took(self, _state: State, event: Event) -> None:
        self._open["taker"] = event.number("seat") + 1
        increment(self._seats[event.number("seat")], "taken", self._pile)

    def on_game_over(self, _state: State, event: Event) -> None:
        self._stopped = event.number("stopped") == 1

    def game_row(self, state: State) -> Row:  # noqa: ARG002  # everything came from events
        return {
            "confessions": len(self.unit_rows), "stopped": self._stopped,
            "lies": _total(self._seats, "lies"), "joins": _total(self.unit_rows, "joins"),
            "dogmas": _total(self._seats, "dogmas"),
        }  # fmt: skip

    def seat_rows(self, state: State) -> list[Row]:  # noqa: ARG002  # everything came from events
        return [
            {"turn": (seat - self._starter) % self.seats + 1, **row}
            for seat, row in enumerate(self._seats)
        ]

    def label(self, column: str, value: CellValue) -> Text | None:
        if column == "kind":
            return Text(f"dogma-kind-{value}")
        if column == "answer":
            return Text(f"dogma-answer-is-{value}")
        return None


def _total(rows: Sequence[Row], column: str) -> int:
    return sum(int(row[column] or 0) for row in rows)
