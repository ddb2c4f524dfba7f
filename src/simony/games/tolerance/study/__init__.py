"""Questions of a designer about Tolerance, with one row per reign and seat."""

from __future__ import annotations

from simony.core import study
from simony.core.contract import State
from simony.core.event import Event
from simony.games.tolerance.rules.actions import REPAY, TAKE_ROLE
from simony.games.tolerance.rules.figures import (
    CATHOLIC,
    MONEY,
    NATURALS,
    PROTESTANT,
    REIGNS,
    ROLE_KEYS,
)
from simony.games.tolerance.rules.rules import ToleranceState
from simony.i18n.text import Text

_REIGNS = "reigns"


class ToleranceStudy(study.Study):
    unit = _REIGNS
    game_columns = study.columns(executions=int, loans=int)
    seat_columns = study.columns(
        role=str, first_gain=int, first_wilds=int, reign_points=int, pennant_points=int,
        money_pennants=int, catholic_pennants=int, protestant_pennants=int, loans=int, owes=bool,
    )  # fmt: skip
    unit_columns = study.columns(
        reign=str, role=str, starts=bool, tricks=int, gained=int, suit_points=int, guild_points=int,
        dead_points=int, monarch_lives=bool, executes=bool, struck=bool, borrowed=bool, wilds=int,
        money=int, catholic_piety=int, protestant_piety=int,
    )  # fmt: skip
    questions = (
        study.mean("win-by-role", study.SEAT_ROWS, "won", by="role"),
        study.mean("score-by-role", study.SEAT_ROWS, "score", by="role"),
        study.mean("gain-by-reign", _REIGNS, "gained", by="reign"),
        study.mean("win-by-starts", _REIGNS, "won", by="starts", reign=REIGNS[0]),
        study.mean("monarch-lives", _REIGNS, "monarch_lives", by="reign"),
        study.mean("borrowed-by-reign", _REIGNS, "borrowed", by="reign"),
        study.mean("win-by-loans", study.SEAT_ROWS, "won", by="owes"),
        study.mean("win-by-struck", _REIGNS, "won", by="struck"),
        study.distribution("pennant-points", study.SEAT_ROWS, "pennant_points"),
        study.luck("luck-first-gain", "first_gain"),
        study.luck("luck-first-wilds", "first_wilds"),
    )
    randomizable_choices = {"role": range(TAKE_ROLE, REPAY)}  # noqa: RUF012  # a class's own, as in `Study`

    def reset(self) -> None:
        super().reset()
        self._reign: list[study.Row] = []
        self._executions = 0
        self._loans = [0] * self.seats
        self._pennants: list[int] = [0] * self.seats

    def on_dealt(self, _state: State, event: Event) -> None:
        reign = event.number("reign")
        self._reign = [
            {
                "seat": seat + 1,
                "reign": REIGNS[reign],
                "starts": False,
                "tricks": 0,
                "executes": False,
                "struck": False,
                "borrowed": False,
            }
            for seat in range(self.seats)
        ]
        self.unit_rows += self._reign

    def on_hand(self, _state: State, event: Event) -> None:
        self._reign[event.number("seat")]["wilds"] = sum(
            card >= NATURALS for card in event.numbers("cards")
        )

    def on_starter(self, _state: State, event: Event) -> None:
        self._reign[event.number("first")]["starts"] = True

    def on_won(self, _state: State, event: Event) -> None:
        study.increment(self._reign[event.number("seat")], "tricks")

    def on_loan(self, _state: State, event: Event) -> None:
        self._reign[event.number("seat")]["borrowed"] = True
        self._loans[event.number("seat")] += 1

    def on_reign_over(self, _state: State, event: Event) -> None:
        for row in self._reign:
            row["monarch_lives"] = event.number("alive") == 1

    def on_executed(self, _state: State, event: Event) -> None:
        self._executions += 1
        self._reign[event.number("seat")]["executes"] = True
        self._reign[event.number("owner")]["struck"] = True

    def on_final(self, _state: State, event: Event) -> None:
        self._pennants[event.number("seat")] = sum(event.numbers("gained"))

    def on_scored(self, state: State, event: Event) -> None:
        """Tallies do not change between the end of a reign and the next trick."""
        assert isinstance(state, ToleranceState)
        seat = event.number("seat")
        suits, guilds, dead = event.numbers("lines")
        self._reign[seat].update(
            gained=event.number("gained"), suit_points=suits, guild_points=guilds, dead_points=dead,
            money=state.tallies[3 * seat + MONEY],
            catholic_piety=state.tallies[3 * seat + CATHOLIC],
            protestant_piety=state.tallies[3 * seat + PROTESTANT],
        )  # fmt: skip

    def game_row(self, state: State) -> study.Row:
        assert isinstance(state, ToleranceState)
        for row in self.unit_rows:  # hidden roles become known only now
            row["role"] = ROLE_KEYS[state.roles[int(row["seat"] or 0) - 1]]
        return {"executions": self._executions, "loans": sum(self._loans)}

    def seat_rows(self, state: State) -> list[study.Row]:
        assert isinstance(state, ToleranceState)
        return [
            {
                "role": ROLE_KEYS[state.roles[seat]],
                "first_gain": self.unit_rows[seat]["gained"],
                "first_wilds": self.unit_rows[seat]["wilds"],
                "reign_points": sum(
                    int(row["gained"] or 0) for row in self.unit_rows[seat :: self.seats]
                ),
                "pennant_points": self._pennants[seat],
                "money_pennants": state.pennants[3 * seat + MONEY],
                "catholic_pennants": state.pennants[3 * seat + CATHOLIC],
                "protestant_pennants": state.pennants[3 * seat + PROTESTANT],
                "loans": self._loans[seat],
                "owes": state.loans >> seat & 1 == 1,
            }
            for seat in range(self.seats)
        ]

    def label(self, column: str, value: study.CellValue) -> Text | None:
        if column in ("role", "reign"):
            return Text(f"tolerance-{column}-{value}")
        return None
