"""Questions of a designer about Indulgence, with one row per hand and seat."""

from __future__ import annotations

from simony.core import study
from simony.core.contract import State
from simony.core.event import Event
from simony.games.indulgence.game import IndulgenceGame
from simony.games.indulgence.rules.actions import PICK
from simony.games.indulgence.rules.rules import IndulgenceState
from simony.games.indulgence.ui import phrases
from simony.i18n.text import Text

RULER, SINNER, PLAYER = "ruler", "sinner", "player"
BULL = "bull"
_HIGH = 7
"""Cards from this number on usually take tricks."""
_HANDS = "hands"


class IndulgenceStudy(study.Study):
    unit = _HANDS
    game_columns = study.columns(hands=int, ended=str, sins=int, sins_made=int, bulls=int)
    seat_columns = study.columns(
        turn=int, first_gain=int, first_high=int, sins=int, sins_made=int, bulls=int,
    )  # fmt: skip
    unit_columns = study.columns(
        hand=int, role=str, edict=str, bull=bool, sinned=bool, made=bool, gained=int, tricks=int,
        high=int, lasted=int,
    )  # fmt: skip
    questions = (
        study.mean("win-by-turn", study.SEAT_ROWS, "won", by="turn"),
        study.mean("win-by-edict", _HANDS, "won", by="edict", role=RULER),
        study.mean("gain-by-edict", _HANDS, "gained", by="edict", role=RULER),
        study.mean("sinned-by-edict", _HANDS, "sinned", by="edict", role=RULER),
        study.mean("made-by-edict", _HANDS, "made", by="edict", role=RULER),
        study.mean("gain-by-role", _HANDS, "gained", by="role"),
        study.mean("bulls", _HANDS, "bull", by="hand", role=RULER),
        study.distribution("ended", study.GAME_ROWS, "ended"),
        study.luck("luck-first-gain", "first_gain"),
        study.luck("luck-first-high", "first_high"),
    )
    randomizable_choices = {"edict": range(PICK, PICK + 40)}  # noqa: RUF012  # a class's own, as in `Study`

    def reset(self) -> None:
        super().reset()
        self._hand: list[study.Row] = []
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
        new: study.Row = {
            "hand": self._hands,
            "bull": False,
            "sinned": False,
            "made": None,
            "gained": 0,
            "tricks": 0,
        }
        self._hand = [
            {"seat": seat + 1, "role": RULER if seat == ruler else PLAYER, **new}
            for seat in range(self.seats)
        ]
        self.unit_rows += self._hand

    def on_hand(self, _state: State, event: Event) -> None:
        self._hand[event.number("seat")]["high"] = sum(
            card % 9 + 1 >= _HIGH for card in event.numbers("cards")
        )

    def on_edict(self, _state: State, event: Event) -> None:
        game = self.game
        assert isinstance(game, IndulgenceGame)
        self._put("edict", game.parsed_figures.keys[event.numbers("edicts")[0]])

    def on_bull(self, _state: State, event: Event) -> None:
        self._put("edict", BULL)
        self._put("bull", True)
        self._bulls[event.number("seat")] += 1

    def on_sin(self, _state: State, event: Event) -> None:
        self._put("sinned", True)
        self._hand[event.number("seat")]["role"] = SINNER
        self._sins[event.number("seat")] += 1

    def on_taken(self, _state: State, event: Event) -> None:
        study.increment(self._hand[event.number("seat")], "tricks")

    def on_hand_over(self, _state: State, event: Event) -> None:
        self._put("lasted", event.number("tricks"))

    def on_sin_made(self, _state: State, event: Event) -> None:
        self._put("made", True)
        self._made[event.number("seat")] += 1

    def on_sin_missed(self, _state: State, _event: Event) -> None:
        self._put("made", False)

    def on_paid(self, _state: State, event: Event) -> None:
        study.increment(self._hand[event.number("seat")], "gained", -event.number("paid"))
        study.increment(self._hand[event.number("to")], "gained", event.number("owed"))

    def on_game_over(self, _state: State, event: Event) -> None:
        self._champion = event.number("champion")

    def _put(self, column: str, value: study.CellValue) -> None:
        for row in self._hand:
            row[column] = value

    def game_row(self, state: State) -> study.Row:
        assert isinstance(state, IndulgenceState)
        ended = "champion" if self._champion >= 0 else "broke" if state.short else "rounds"
        return {
            "hands": self._hands,
            "ended": ended,
            "sins": sum(self._sins),
            "sins_made": sum(self._made),
            "bulls": sum(self._bulls),
        }

    def seat_rows(self, state: State) -> list[study.Row]:  # noqa: ARG002  # everything came from events
        return [
            {
                "turn": (seat - self._first_ruler) % self.seats + 1,
                "first_gain": self.unit_rows[seat]["gained"],
                "first_high": self.unit_rows[seat]["high"],
                "sins": self._sins[seat],
                "sins_made": self._made[seat],
                "bulls": self._bulls[seat],
            }
            for seat in range(self.seats)
        ]

    def label(self, column: str, value: study.CellValue) -> Text | None:
        game = self.game
        assert isinstance(game, IndulgenceGame)
        if column == "edict" and value in game.parsed_figures.keys:
            return phrases.edict_name(
                game.parsed_figures, game.parsed_figures.keys.index(str(value))
            )
        if column in ("edict", "role", "ended"):
            return Text(f"indulgence-{column}-is-{value}")
        return None
