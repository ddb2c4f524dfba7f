"""What is drawn and told: scenes, the chronicle and the rules, in every language."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence

from simony.conformance.playthrough import (
    Position,
    apply_entry,
    fail,
    play_through,
    sample_positions,
    viewer_name,
    viewers,
)
from simony.conformance.texts import translation_problem
from simony.core.contract import Game
from simony.core.event import Event
from simony.core.scene import ZONE_KINDS, Scene
from simony.i18n.text import Text

_AT = 8


def scenes(game: Game, seeds: Sequence[int]) -> None:
    """At any moment every viewer has a scene: unique ids, known zones, the legal choices, who is
    asked, and nothing without a translation.
    """
    for position in sample_positions(game, seeds, _AT, "scenes"):
        for viewer in position.sampled_viewers():
            view = position.view(viewer)
            scene = game.scene(view)
            for problem in _problems(position, viewer, scene, view.legal):
                position.fail(f"the scene of {viewer_name(viewer)}: {problem}")
            if game.scene(game.load_view(view.to_bytes())) != scene:
                position.fail(
                    f"the scene of {viewer_name(viewer)} differs for a view with the same "
                    "bytes: it uses something that is not in the record"
                )
            for text in scene_texts(scene):
                problem = translation_problem(text, viewer)
                if problem:
                    position.fail(
                        f"the scene of {viewer_name(viewer)} has a text without a translation: "
                        f"{problem}"
                    )


def _problems(position: Position, viewer: int, scene: Scene, legal: list[int]) -> Iterator[str]:
    game, state = position.game, position.state
    if (scene.game, scene.viewer, scene.over) != (game.key, viewer, state.over()):
        yield (
            f"game, viewer and over are {scene.game!r}, {scene.viewer}, {scene.over}, not "
            f"{game.key!r}, {viewer}, {state.over()}"
        )
    if [panel.seat for panel in scene.seats] != list(range(game.seats)):
        yield (
            "there must be one panel per seat, in order, not "
            f"{[panel.seat for panel in scene.seats]}"
        )
    asked = [panel.seat for panel in scene.seats if panel.asked]
    if asked != state.pending_seats():
        yield f"seats {asked} are shown as asked, but {state.pending_seats()} are pending"
    yield from _zone_problems(scene)
    if [choice.action for choice in scene.choices] != legal:
        shown = [choice.action for choice in scene.choices]
        yield f"the choices are {shown}, but {legal} are legal"
    items = {item.id for zone in scene.zones for item in zone.items}
    for choice in scene.blocked:
        if choice.action in legal or not legal:
            yield f"{choice.notation!r} is blocked, but it is legal, or the viewer is not pending"
    for choice in (*scene.choices, *scene.blocked):
        if choice.notation != game.notation(choice.action):
            yield (
                f"the choice {choice.action} has the notation {choice.notation!r}, not "
                f"{game.notation(choice.action)!r}"
            )
        if choice.item is not None and choice.item not in items:
            yield (
                f"the choice {choice.notation!r} is about an item {choice.item!r} that does not "
                "exist"
            )


def _zone_problems(scene: Scene) -> Iterator[str]:
    for name, ids in (
        ("zones", [zone.id for zone in scene.zones]),
        ("items", [item.id for zone in scene.zones for item in zone.items]),
    ):
        twice = [each for each, count in Counter(ids).items() if count > 1]
        if twice:
            yield f"{name} must have unique ids; these occur more than once: {twice}"
    for zone in scene.zones:
        if zone.kind not in ZONE_KINDS:
            yield (
                f"the zone {zone.id!r} has the kind {zone.kind!r}, which is none of "
                f"{', '.join(ZONE_KINDS)}"
            )
    try:
        json.dumps(scene.to_record())
    except TypeError as error:
        yield f"it cannot be sent as JSON: {error}"


def scene_texts(scene: Scene) -> list[Text]:
    """Return every text of a scene."""
    found = [scene.prompt, *scene.about, *scene.facts]
    found.extend(role for panel in scene.seats for role in panel.roles)
    for zone in scene.zones:
        found.extend(
            [zone.label, *([zone.note] if zone.note else []), *(item.face for item in zone.items)]
        )
    found.extend(choice.text for choice in (*scene.choices, *scene.blocked))
    return found


def chronicle(game: Game, seeds: Sequence[int]) -> None:
    """Every event has a translated text for its viewers, and its arguments are numbers."""
    met: set[str] = set()
    for seed in seeds:
        playthrough, state = play_through(game, seed), game.new()
        for number, entry in enumerate(playthrough.entries):
            events: list[Event] = []
            apply_entry(state, entry, events)
            for event in events:
                if repr(event) not in met:
                    _check_event(Position(playthrough, number + 1, state), event, len(met))
                met.add(repr(event))


def _check_event(position: Position, event: Event, turn: int) -> None:
    """Check the text for one of the event's viewers, in turn."""
    for name in {"kind", "audience"} & set(event.args):
        position.fail(
            f"{event!r}: no argument may be called {name!r}: its record uses that name itself"
        )
    for name, value in event.args.items():
        if not all(type(each) is int for each in (value if isinstance(value, list) else [value])):
            position.fail(f"{event!r}: {name!r} must be a number or a list of numbers")
    audience = [viewer for viewer in viewers(position.game) if event.seen_by(viewer)]
    if not audience:
        position.fail(f"{event!r} is seen by nobody")
    reader = audience[turn % len(audience)]
    problem = translation_problem(position.game.describe(event), reader)
    if problem:
        position.fail(f"{event!r} has no translation for {viewer_name(reader)}: {problem}")


def rules(game: Game, seeds: Sequence[int]) -> None:  # noqa: ARG001  # the rules are the same in every game
    """There are rules, and they have translations."""
    texts = game.rules()
    if not texts:
        fail(game, "rules() is empty")
    for text in texts:
        problem = translation_problem(text)
        if problem:
            fail(game, f"a rule has no translation: {problem}")
