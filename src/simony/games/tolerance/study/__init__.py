"""Questions of a designer about Tolerance, with one row per reign and seat."""

from __future__ import annotations

from simony.core.contract import State
from simony.core.event import Event
from simony.core.study import (
    BOOLEAN,
    DISTRIBUTION,
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


class ToleranceStudy(Study):
    unit = _REIGNS
    game_columns = (Column("executions", INTEGER), Column("loans", INTEGER))
    seat_columns = (
        Column("role", STRING), Column("first_gain", INTEGER), Column("first_wilds", INTEGER),
        Column("reign_points", INTEGER), Column("pennant_points", INTEGER),
        Column("money_pennants", INTEGER), Column("catholic_pennants", INTEGER),
        Column("protestant_pennants", INTEGER), Column("loans", INTEGER), Column("owes", BOOLEAN),
    )  # fmt: skip
    unit_columns = (
        Column("reign", STRING), Column("role", STRING), Column("starts", BOOLEAN),
        Column("tricks", INTEGER), Column("gained", INTEGER), Column("suit_points", INTEGER),
        Column("guild_points", INTEGER), Column("dead_points", INTEGER),
        Column("monarch_lives", BOOLEAN), Column("executes", BOOLEAN), Column("struck", BOOLEAN),
        Column("borrowed", BOOLEAN), Column("wilds", INTEGER), Column("money", INTEGER),
        Column("catholic_piety", INTEGER), Column("protestant_piety", INTEGER),
    )  # fmt: skip
    questions = (
        Question("win-by-role", MEAN, SEAT_ROWS, "won", "role"),
        Question("score-by-role", MEAN, SEAT_ROWS, "score", "role"),
        Question("gain-by-reign", MEAN, _REIGNS, "gained", "reign"),
        Question("win-by-starts", MEAN, _REIGNS, "won", "starts", (("reign", REIGNS[0]),)),
        Question("monarch-lives", MEAN, _REIGNS, "monarch_lives", "reign"),
        Question("borrowed-by-reign", MEAN, _REIGNS, "borrowed", "reign"),
        Question("win-by-loans", MEAN, SEAT_ROWS, "won", "owes"),
        Question("win-by-struck", MEAN, _REIGNS, "won", "struck"),
        Question("pennant-points", DISTRIBUTION, SEAT_ROWS, "pennant_points"),
        Question("luck-first-gain", LUCK, SEAT_ROWS, "first_gain"),
        Question("luck-first-wilds", LUCK, SEAT_ROWS, "first_wilds"),
    )
    randomizable_choices = {"role": range(TAKE_ROLE, REPAY)}  # noqa: RUF012  # a class's own, as in `Study`

    def reset(self) -> None:
        super().reset()
        self._reign: list[Row] = []
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
        increment(self._reign[event.number("seat")], "tricks")

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

    def game_row(self, state: State) -> Row:
        assert isinstance(state, ToleranceState)
        for row in self.unit_rows:  # hidden roles become known only now
            row["role"] = ROLE_KEYS[state.roles[int(row["seat"] or 0) - 1]]
        return {"executions": self._executions, "loans": sum(self._loans)}

    def seat_rows(self, state: State) -> list[Row]:
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

    def label(self, column: str, value: CellValue) -> Text | None:
        if column in ("role", "reign"):
            return Text(f"tolerance-{column}-{value}")
        return None
