"""Questions of a designer about Dogma, with one row per confession, about the seat that made it."""

from __future__ import annotations

from collections.abc import Sequence

from simony.core import study
from simony.core.contract import State
from simony.core.event import Event
from simony.games.dogma.rules.counts import VICES, of_kind, size
from simony.games.dogma.rules.figures import KIND_NAMES
from simony.i18n.text import Text

BELIEVED, DOUBTED = "believed", "doubted"
_CONFESSIONS = "confessions"


class DogmaStudy(study.Study):
    unit = _CONFESSIONS
    game_columns = study.columns(confessions=int, stopped=bool, lies=int, joins=int, dogmas=int)
    seat_columns = study.columns(
        turn=int, vices=int, dealt_sets=int, confessed=int, lies=int, caught=int, answers=int,
        right_answers=int, taken=int, dogmas=int,
    )  # fmt: skip
    unit_columns = study.columns(
        confession=int, kind=str, cards=int, true=bool, joins=int, judged_true=bool, answer=str,
        right=bool, responder=int, taker=int, pile=int, caught=bool,
    )  # fmt: skip
    questions = (
        study.mean("win-by-turn", study.SEAT_ROWS, "won", by="turn"),
        study.mean("true-by-cards", _CONFESSIONS, "true", by="cards"),
        study.mean("right-by-answer", _CONFESSIONS, "right", by="answer"),
        study.mean("caught-by-cards", _CONFESSIONS, "caught", by="cards", true=False, joins=0),
        study.mean("right-by-joins", _CONFESSIONS, "right", by="joins"),
        study.mean("pile-by-answer", _CONFESSIONS, "pile", by="answer"),
        study.mean("win-by-dogmas", study.SEAT_ROWS, "won", by="dogmas"),
        study.distribution("confessions", study.GAME_ROWS, "confessions"),
        study.mean("stopped", study.GAME_ROWS, "stopped"),
        study.luck("luck-vices", "vices"),
    )

    def reset(self) -> None:
        super().reset()
        self._starter = 0
        self._pile = 0
        self._open: study.Row = {}
        self._stopped = False
        self._seats: list[study.Row] = [
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
            study.increment(
                self._seats[event.number("seat")], "dealt_sets", len(event.numbers("kinds"))
            )

    def on_proclaimed(self, _state: State, event: Event) -> None:
        study.increment(self._seats[event.number("seat")], "dogmas")

    def on_confessed_own(self, _state: State, event: Event) -> None:
        seat, cards, name = event.number("seat"), event.number("cards"), event.number("name")
        true = of_kind(cards, name) == size(cards)
        self._pile = size(cards)
        self._open = {
            "seat": seat + 1, "confession": len(self.unit_rows) + 1, "kind": KIND_NAMES[name],
            "cards": size(cards), "true": true, "joins": 0,
        }  # fmt: skip
        self.unit_rows.append(self._open)
        study.increment(self._seats[seat], "confessed")
        study.increment(self._seats[seat], "lies", int(not true))

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
        study.increment(self._seats[responder], "answers")
        study.increment(self._seats[responder], "right_answers", int(right))
        study.increment(self._seats[event.number("laid_by")], "caught", int(caught))

    def on_joined_own(self, _state: State, event: Event) -> None:
        study.increment(self._open, "joins")
        self._pile += size(event.number("cards"))

    def on_took(self, _state: State, event: Event) -> None:
        self._open["taker"] = event.number("seat") + 1
        study.increment(self._seats[event.number("seat")], "taken", self._pile)

    def on_game_over(self, _state: State, event: Event) -> None:
        self._stopped = event.number("stopped") == 1

    def game_row(self, state: State) -> study.Row:  # noqa: ARG002  # everything came from events
        return {
            "confessions": len(self.unit_rows), "stopped": self._stopped,
            "lies": _total(self._seats, "lies"), "joins": _total(self.unit_rows, "joins"),
            "dogmas": _total(self._seats, "dogmas"),
        }  # fmt: skip

    def seat_rows(self, state: State) -> list[study.Row]:  # noqa: ARG002  # everything came from events
        return [
            {"turn": (seat - self._starter) % self.seats + 1, **row}
            for seat, row in enumerate(self._seats)
        ]

    def label(self, column: str, value: study.CellValue) -> Text | None:
        if column == "kind":
            return Text(f"dogma-kind-{value}")
        if column == "answer":
            return Text(f"dogma-answer-is-{value}")
        return None


def _total(rows: Sequence[study.Row], column: str) -> int:
    return sum(int(row[column] or 0) for row in rows)
