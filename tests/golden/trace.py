"""One hash over everything a game showed to any viewer, at every step."""

from __future__ import annotations

import hashlib
import json

from simony.core.event import SPECTATOR, Event, visible_records
from simony.core.log import Log


def trace_digest(log: Log) -> str:
    """Hash the views, legal actions, pending seats, scores, places and event streams of every
    viewer, entry by entry.
    """
    again = Log(log.game, log.names)
    digest = hashlib.sha256()
    for entry in log.entries:
        events: list[Event] = []
        again.add(entry, events)
        state = again.state
        digest.update(
            repr(
                (int(state.pending()), again.over, state.scores(), again.places(), state.pieces())
            ).encode()
        )
        for viewer in (SPECTATOR, *range(log.game.seats)):
            digest.update(state.view(viewer).to_bytes())
            digest.update(json.dumps(visible_records(events, viewer), sort_keys=True).encode())
    return digest.hexdigest()
