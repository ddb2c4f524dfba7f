"""What a designer asks about Tolerance: one row a reign and seat."""

from __future__ import annotations

from simony.core.contract import State
from simony.core.event import Event
from simony.core.study import FLAG, LUCK, MEAN, SEATS, SPREAD, WHOLE, WORD, Column, Question, Row, Study, Value, count_up
from simony.core.text import Text
from simony.games.tolerance.actions import REPAY, TAKE_ROLE
from simony.games.tolerance.figures import CATHOLIC, MONEY, NATURALS, PROTESTANT, REIGNS, ROLE_KEYS
from simony.games.tolerance.rules import ToleranceState

_REIGNS = "reigns"


class ToleranceStudy(Study):
    unit = _REIGNS
    game_columns = (Column("executions", WHOLE), Column("loans", WHOLE))
    seat_columns = (
        Column("role", WORD), Column("first_gain", WHOLE), Column("first_wilds", WHOLE), Column("reign_points", WHOLE),
        Column("pennant_points", WHOLE), Column("money_pennants", WHOLE), Column("catholic_pennants", WHOLE),
        Column("protestant_pennants", WHOLE), Column("loans", WHOLE), Column("owes", FLAG),
    )  # fmt: skip
    unit_columns = (
        Column("reign", WORD), Column("role", WORD), Column("starts", FLAG), Column("tricks", WHOLE), Column("gained", WHOLE),
        Column("suit_points", WHOLE), Column("guild_points", WHOLE), Column("dead_points", WHOLE), Column("monarch_lives", FLAG),
        Column("executes", FLAG), Column("struck", FLAG), Column("borrowed", FLAG), Column("wilds", WHOLE), Column("money", WHOLE),
        Column("catholic_piety", WHOLE), Column("protestant_piety", WHOLE),
    )  # fmt: skip
    questions = (
        Question("win-by-role", MEAN, SEATS, "won", "role"),
        Question("score-by-role", MEAN, SEATS, "score", "role"),
        Question("gain-by-reign", MEAN, _REIGNS, "gained", "reign"),
        Question("win-by-starts", MEAN, _REIGNS, "won", "starts", (("reign", REIGNS[0]),)),
        Question("monarch-lives", MEAN, _REIGNS, "monarch_lives", "reign"),
        Question("borrowed-by-reign", MEAN, _REIGNS, "borrowed", "reign"),
        Question("win-by-loans", MEAN, SEATS, "won", "owes"),
        Question("win-by-struck", MEAN, _REIGNS, "won", "struck"),
        Question("pennant-points", SPREAD, SEATS, "pennant_points"),
        Question("luck-first-gain", LUCK, SEATS, "first_gain"),
        Question("luck-first-wilds", LUCK, SEATS, "first_wilds"),
    )
    draws = {"role": range(TAKE_ROLE, REPAY)}  # noqa: RUF012  # a class's own, as in `Study`

    def begin(self) -> None:
        super().begin()
        self._reign: list[Row] = []
        self._executions = 0
        self._loans = [0] * self.seats
        self._pennants: list[int] = [0] * self.seats

    def on_dealt(self, _state: State, event: Event) -> None:
        reign = event.number("reign")
        self._reign = [
            {"seat": seat + 1, "reign": REIGNS[reign], "starts": False, "tricks": 0, "executes": False, "struck": False, "borrowed": False}
            for seat in range(self.seats)
        ]
        self.units += self._reign

    def on_hand(self, _state: State, event: Event) -> None:
        self._reign[event.number("seat")]["wilds"] = sum(card >= NATURALS for card in event.numbers("cards"))

    def on_starter(self, _state: State, event: Event) -> None:
        self._reign[event.number("first")]["starts"] = True

    def on_won(self, _state: State, event: Event) -> None:
        count_up(self._reign[event.number("seat")], "tricks")

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
            money=state.tallies[3 * seat + MONEY], catholic_piety=state.tallies[3 * seat + CATHOLIC],
            protestant_piety=state.tallies[3 * seat + PROTESTANT],
        )  # fmt: skip

    def about_game(self, state: State) -> Row:
        assert isinstance(state, ToleranceState)
        for row in self.units:  # hidden roles are known only now
            row["role"] = ROLE_KEYS[state.roles[int(row["seat"] or 0) - 1]]
        return {"executions": self._executions, "loans": sum(self._loans)}

    def about_seats(self, state: State) -> list[Row]:
        assert isinstance(state, ToleranceState)
        return [
            {
                "role": ROLE_KEYS[state.roles[seat]],
                "first_gain": self.units[seat]["gained"],
                "first_wilds": self.units[seat]["wilds"],
                "reign_points": sum(int(row["gained"] or 0) for row in self.units[seat :: self.seats]),
                "pennant_points": self._pennants[seat],
                "money_pennants": state.pennants[3 * seat + MONEY],
                "catholic_pennants": state.pennants[3 * seat + CATHOLIC],
                "protestant_pennants": state.pennants[3 * seat + PROTESTANT],
                "loans": self._loans[seat],
                "owes": state.loans >> seat & 1 == 1,
            }
            for seat in range(self.seats)
        ]

    def label(self, column: str, value: Value) -> Text | None:
        if column in ("role", "reign"):
            return Text(f"tolerance-{column}-{value}")
        return None
