"""Turn a step of a game into the frame for one viewer.

A frame contains only what the viewer may know.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from simony.core.event import Event
from simony.core.log import AGREED_END, CHANCE, PLAY, RESIGN, TIME_OUT, Log
from simony.core.log.visibility import OMNISCIENT, describe_entry, is_visible
from simony.server.frames.open_hands import open_scene
from simony.server.protocol.messages import Frame, Result
from simony.server.state.timeline import NOT_ASKED, Step, Timeline


def frame_of(
    table: str, timeline: Timeline, step: Step, viewer: int, *, whole: bool = False
) -> Frame:
    """Return the viewer's frame for a step; `whole` if the frames before it were lost."""
    game = timeline.log.game
    scene = (
        open_scene(game, step.state)
        if viewer == OMNISCIENT
        else game.scene(step.state.view(viewer))
    )
    asked = viewer >= 0 and step.prompts[viewer] != NOT_ASKED
    if not asked and scene.choices:
        scene = replace(scene, choices=())  # the game ended by resignation, time or agreement
    return Frame(
        table=table,
        viewer=viewer,
        number=step.numbers[viewer],
        events=[] if whole else _events(timeline, step, viewer),
        scene=scene,
        prompt=step.prompts[viewer] if asked else None,
        undo=step.undo[viewer] if viewer >= 0 else 0,
        result=result_of(timeline.log) if step.over else None,
        whole=whole,
    )


def _events(timeline: Timeline, step: Step, viewer: int) -> list[dict[str, Any]]:
    """Return the step's events that the viewer may see, each with its sentence."""
    game = timeline.log.game
    records = [
        _event_record(event, timeline)
        for event in step.events
        if is_visible(event, viewer, game.seats)
    ]
    entry = step.entry
    if entry is not None and entry.kind not in (PLAY, CHANCE):
        records.append({"kind": entry.kind, "seat": entry.seat, "text": describe_entry(entry)})
    return records


def _event_record(event: Event, timeline: Timeline) -> dict[str, Any]:
    return {**event.to_record(), "text": timeline.log.game.describe(event)}


def result_of(log: Log) -> Result:
    by_rules = log.state.over() and not any(
        entry.kind in (AGREED_END, RESIGN, TIME_OUT) for entry in log.entries
    )
    return Result(log.places(), log.state.scores(), by_rules)
