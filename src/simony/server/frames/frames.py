"""From a step of a game to the frame one viewer is sent.

Nothing goes into it but what the viewer may know.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from simony.core.event import Event
from simony.core.log import AGREED_END, CHANCE, PLAY, RESIGN, TIME_OUT, Log
from simony.core.log.visibility import OMNISCIENT, describe_entry, is_visible
from simony.server.frames.open_hands import open_scene
from simony.server.protocol.messages import Frame, Result
from simony.server.state.timeline import NOT_ASKED, Course, Step


def frame_of(table: str, course: Course, step: Step, viewer: int, *, whole: bool = False) -> Frame:
    """What the viewer is sent for a step; `whole` if what came before was lost."""
    game = course.log.game
    scene = (
        open_scene(game, step.state)
        if viewer == OMNISCIENT
        else game.scene(step.state.view(viewer))
    )
    asked = viewer >= 0 and step.prompts[viewer] != NOT_ASKED
    if not asked and scene.choices:
        scene = replace(scene, choices=())  # the game was ended from outside
    return Frame(
        table=table,
        viewer=viewer,
        number=step.numbers[viewer],
        events=[] if whole else _events(course, step, viewer),
        scene=scene,
        prompt=step.prompts[viewer] if asked else None,
        undo=step.undo[viewer] if viewer >= 0 else 0,
        result=result_of(course.log) if step.over else None,
        whole=whole,
    )


def _events(course: Course, step: Step, viewer: int) -> list[dict[str, Any]]:
    """What happened, each with its sentence."""
    game = course.log.game
    told = [_told(event, course) for event in step.events if is_visible(event, viewer, game.seats)]
    entry = step.entry
    if entry is not None and entry.kind not in (PLAY, CHANCE):
        told.append({"kind": entry.kind, "seat": entry.seat, "text": describe_entry(entry)})
    return told


def _told(event: Event, course: Course) -> dict[str, Any]:
    return {**event.to_record(), "text": course.log.game.describe(event)}


def result_of(log: Log) -> Result:
    by_rules = log.state.over() and not any(
        entry.kind in (AGREED_END, RESIGN, TIME_OUT) for entry in log.entries
    )
    return Result(log.places(), log.state.scores(), by_rules)
