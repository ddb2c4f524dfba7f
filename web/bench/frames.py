"""Print the frames sent to a seat in the busiest part of a game, for the client's benchmark.

Usage: python frames.py GAME SEATS [COUNT]. Without arguments it prints the games, each with its
largest number of seats.
"""

from __future__ import annotations

import json
import sys

from simony.core.event import Event
from simony.core.log import Log
from simony.core.log.visibility import is_visible
from simony.core.rng import Rng
from simony.registry import game_specs
from simony.server.protocol.codec import encode
from simony.server.protocol.messages import Frame

VIEWER = 0
MOVES = 400


def main(key: str, seats: int, count: int) -> None:
    frames = _frames(Log(game_specs()[key].open(seats)))
    sizes = [len(frame) for frame in frames]
    start = max(range(max(1, len(frames) - count)), key=lambda at: sum(sizes[at : at + count]))
    json.dump([json.loads(frame) for frame in frames[start : start + count]], sys.stdout)


def _frames(log: Log) -> list[bytes]:
    rng = Rng("bench")
    frames: list[bytes] = []
    for move in range(MOVES):
        if log.over:
            break
        events: list[Event] = []
        if log.state.pending() == 0:
            log.draw_chance(rng, events)
        else:
            seat = log.state.pending_seats()[0]
            legal = log.state.legal(seat)
            log.play(seat, legal[rng.below(len(legal))], events)
        visible = [
            {**event.to_record(), "text": log.game.describe(event)}
            for event in events
            if is_visible(event, VIEWER, log.game.seats)
        ]
        scene = log.game.scene(log.state.view(VIEWER))
        if visible or scene.choices:
            frames.append(
                encode(
                    Frame(
                        "bench",
                        VIEWER,
                        len(frames),
                        visible,
                        scene,
                        move if scene.choices else None,
                    )
                )
            )
    return frames


if __name__ == "__main__":
    if len(sys.argv) == 1:
        json.dump({key: max(spec.seat_counts) for key, spec in game_specs().items()}, sys.stdout)
        sys.exit()
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 60)
