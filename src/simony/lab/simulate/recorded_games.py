"""Recorded games: every event goes to the game's study, which makes rows of them.

Chance and bots draw from random streams in one of two ways. `SIMULATED`: one stream per game, as in
`playout`, so that these are the same games as those of ``simony simulate``. `PAIRED`: one for each
chance event and one per seat, as in the arena, so that two rule sets get the same cards as long as
their games go alike, and differences between them come from the rules more than from luck.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from simony.core.contract import Game, State
from simony.core.event import Event
from simony.core.rng import Rng
from simony.core.study import GAME_ROWS, SEAT_ROWS, CellValue, Row
from simony.lab.simulate.playout import Chunk, Playout, empty_chunk
from simony.lab.simulate.studies import dataset_columns, study_of

SIMULATED, PAIRED = "simulated", "paired"
_FIRST_CHANCE_STREAM = 64
"""In `PAIRED` games, streams from this number on are chance; lower ones are the seats'."""


class RecordedChunk(msgspec.Struct):
    """A chunk of games: its totals, and the rows of every dataset in the order of columns."""

    first: int
    games: int
    decisions: int
    wins: list[float]
    scores: list[int]
    square_scores: list[int]
    hashes: list[int]
    rows: dict[str, list[list[CellValue]]] = {}

    @property
    def chunk(self) -> Chunk:
        return Chunk(
            self.games, self.decisions, self.wins, self.scores, self.square_scores, self.hashes
        )


class GameRecorder:
    """Plays games of one kind and makes rows."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[str],
        levels: Sequence[int],
        streams: str = SIMULATED,
        drawn: Sequence[str] = (),
    ) -> None:
        self._game = game
        self._bots = list(bots)
        self._playout = Playout(game, list(levels))
        self._study = study_of(game)
        self._paired = streams == PAIRED
        self._randomized = [self._study.randomizable_choices[name] for name in drawn]
        self._columns = {
            name: [column.name for column in columns]
            for name, columns in dataset_columns(self._study).items()
        }

    def games(self, seed: str, first: int, count: int) -> RecordedChunk:
        chunk = empty_chunk(self._game.seats)
        rows: dict[str, list[list[CellValue]]] = {name: [] for name in self._columns}
        base = Rng(seed)
        for number in range(first, first + count):
            own = Rng(0)
            own.become_stream(base, number)
            state = self._play(
                _PairedStreams(own, self._game.seats) if self._paired else _OneStream(own)
            )
            playout = self._playout
            chunk.add(state, playout.decisions, playout.hash)
            self._write(number + 1, state, int(playout.decisions), rows)
        return RecordedChunk(
            first,
            count,
            chunk.decisions,
            chunk.wins,
            chunk.scores,
            chunk.square_scores,
            chunk.hashes,
            rows,
        )

    def _play(self, streams: _Streams) -> State:
        study, playout, state = self._study, self._playout, self._game.new()
        study.reset()
        playout.begin()
        while True:
            events: list[Event] = []
            seat = int(state.seat_to_act())
            if seat >= 0:
                rng = streams.of_seat(seat)
                playout.act(state, seat, self._choose(state, seat, rng), events)
            elif state.over():
                return state
            else:
                playout.apply_chance(state, streams.of_chance(), events)
            study.observe(state, events)

    def _choose(self, state: State, seat: int, rng: Rng) -> int:
        if self._randomized:
            legal = state.legal(seat)
            if any(legal[0] in actions for actions in self._randomized):
                return legal[rng.below(len(legal))]
        return int(self._playout.choose(state, seat, rng))

    def _write(
        self, number: int, state: State, decisions: int, rows: dict[str, list[list[CellValue]]]
    ) -> None:
        study, scores, places = self._study, state.scores(), state.places()
        share, ranked = 1 / places.count(1), sorted(scores, reverse=True)
        ends: list[Row] = [
            {"won": share if place == 1 else 0.0, "place": place, "score": score}
            for place, score in zip(places, scores, strict=True)
        ]
        about: Row = {
            "game": number,
            "decisions": decisions,
            "best": ranked[0],
            "margin": ranked[0] - ranked[1],
            "shared": share < 1,
        }
        self._add(GAME_ROWS, {**about, **study.game_row(state)}, rows)
        for seat, row in enumerate(study.seat_rows(state)):
            known: Row = {
                "game": number,
                "seat": seat + 1,
                "bot": self._bots[seat],
                "behind": ranked[0] - scores[seat],
            }
            self._add(SEAT_ROWS, {**known, **ends[seat], **row}, rows)
        for row in study.unit_rows:
            seat_of = row["seat"]
            assert isinstance(seat_of, int)
            self._add(study.unit, {"game": number, **row, **ends[seat_of - 1]}, rows)

    def _add(self, table: str, row: Row, rows: dict[str, list[list[CellValue]]]) -> None:
        rows[table].append([row.get(name) for name in self._columns[table]])


class _OneStream:
    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def of_seat(self, _seat: int) -> Rng:
        return self._rng

    def of_chance(self) -> Rng:
        return self._rng


class _PairedStreams:
    def __init__(self, base: Rng, seats: int) -> None:
        self._base = base
        self._seats = [Rng(0) for _ in range(seats)]
        for seat, rng in enumerate(self._seats):
            rng.become_stream(base, seat)
        self._chance = Rng(0)
        self._chance_count = 0

    def of_seat(self, seat: int) -> Rng:
        return self._seats[seat]

    def of_chance(self) -> Rng:
        self._chance.become_stream(self._base, _FIRST_CHANCE_STREAM + self._chance_count)
        self._chance_count += 1
        return self._chance


_Streams = _OneStream | _PairedStreams
