"""What is drawn and told: scenes, the chronicle and the rules, in every language."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence

from simony.conformance.playthrough import Spot, fail, perform, spots, viewers, walk, who
from simony.conformance.texts import unsayable
from simony.core.contract import Game
from simony.core.event import Event
from simony.core.scene import ZONE_KINDS, Scene
from simony.i18n.text import Text

_AT = 8


def scenes(game: Game, seeds: Sequence[int]) -> None:
    """At any moment every viewer has a scene: unique ids, known zones, the legal choices, who is
    asked, and nothing unsayable.
    """
    for spot in spots(game, seeds, _AT, "scenes"):
        for viewer in spot.watching():
            view = spot.view(viewer)
            scene = game.scene(view)
            for problem in _problems(spot, viewer, scene, view.legal):
                spot.fail(f"the scene of {who(viewer)}: {problem}")
            if game.scene(game.load_view(view.to_bytes())) != scene:
                spot.fail(
                    f"the scene of {who(viewer)} is another for a view with the same bytes: it knows what the record does not say"
                )
            for text in scene_texts(scene):
                problem = unsayable(text, viewer)
                if problem:
                    spot.fail(
                        f"the scene of {who(viewer)} has a text that cannot be said: {problem}"
                    )


def _problems(spot: Spot, viewer: int, scene: Scene, legal: list[int]) -> Iterator[str]:
    game, state = spot.game, spot.state
    if (scene.game, scene.viewer, scene.over) != (game.key, viewer, state.over()):
        yield f"game, viewer and over are {scene.game!r}, {scene.viewer}, {scene.over}, not {game.key!r}, {viewer}, {state.over()}"
    if [panel.seat for panel in scene.seats] != list(range(game.seats)):
        yield f"there must be one panel a seat, in order, not {[panel.seat for panel in scene.seats]}"
    asked = [panel.seat for panel in scene.seats if panel.asked]
    if asked != state.pending_seats():
        yield f"seats {asked} are shown as asked, but {state.pending_seats()} are pending"
    yield from _zone_problems(scene)
    if [choice.action for choice in scene.choices] != legal:
        yield f"the choices are {[choice.action for choice in scene.choices]}, but {legal} are legal"
    items = {item.id for zone in scene.zones for item in zone.items}
    for choice in scene.blocked:
        if choice.action in legal or not legal:
            yield f"{choice.notation!r} is blocked, but it is legal, or nothing is asked of the viewer"
    for choice in (*scene.choices, *scene.blocked):
        if choice.notation != game.notation(choice.action):
            yield f"the choice {choice.action} has the notation {choice.notation!r}, not {game.notation(choice.action)!r}"
        if choice.item is not None and choice.item not in items:
            yield f"the choice {choice.notation!r} is about an item {choice.item!r} that is not there"


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
            yield f"the zone {zone.id!r} has the kind {zone.kind!r}, which is none of {', '.join(ZONE_KINDS)}"
    try:
        json.dumps(scene.to_record())
    except TypeError as error:
        yield f"it cannot be sent as JSON: {error}"


def scene_texts(scene: Scene) -> list[Text]:
    """Every text in a scene."""
    found = [scene.prompt, *scene.about, *scene.facts]
    found.extend(role for panel in scene.seats for role in panel.roles)
    for zone in scene.zones:
        found.extend(
            [zone.label, *([zone.note] if zone.note else []), *(item.face for item in zone.items)]
        )
    found.extend(choice.text for choice in (*scene.choices, *scene.blocked))
    return found


def chronicle(game: Game, seeds: Sequence[int]) -> None:
    """Every event can be told to everybody who sees it, and holds nothing but numbers."""
    met: set[str] = set()
    for seed in seeds:
        one, state = walk(game, seed), game.new()
        for number, entry in enumerate(one.entries):
            events: list[Event] = []
            perform(state, entry, events)
            for event in events:
                if repr(event) not in met:
                    _told(Spot(one, number + 1, state), event, len(met))
                met.add(repr(event))


def _told(spot: Spot, event: Event, turn: int) -> None:
    """Told to one of those who see it, in turn."""
    for name in {"kind", "audience"} & set(event.args):
        spot.fail(
            f"{event!r}: nothing it says may be called {name!r}, for in its record that is its own {name}"
        )
    for name, value in event.args.items():
        if not all(type(each) is int for each in (value if isinstance(value, list) else [value])):
            spot.fail(f"{event!r}: {name!r} must be a number or a list of numbers")
    audience = [viewer for viewer in viewers(spot.game) if event.seen_by(viewer)]
    if not audience:
        spot.fail(f"{event!r} is seen by nobody")
    reader = audience[turn % len(audience)]
    problem = unsayable(spot.game.describe(event), reader)
    if problem:
        spot.fail(f"{event!r} cannot be told to {who(reader)}: {problem}")


def rules(game: Game, seeds: Sequence[int]) -> None:  # noqa: ARG001  # the rules are the same in every game
    """There are rules, and they can be said."""
    texts = game.rules()
    if not texts:
        fail(game, "rules() is empty")
    for text in texts:
        problem = unsayable(text)
        if problem:
            fail(game, f"a rule cannot be said: {problem}")
