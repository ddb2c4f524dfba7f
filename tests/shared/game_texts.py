"""Shared checks of every game's texts: reading the text files, and rendering whole games
in words.
"""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import chain
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from simony.core.contract import Game, State
from simony.core.event import SPECTATOR, Event
from simony.core.rng import Rng
from simony.core.scene import ZONE_KINDS, Scene
from simony.i18n.sentences import LANGUAGES, localization
from simony.i18n.text import Text

# --- the text files -------------------------------------------------------------------------------


class Uses(Visitor):
    """The variables and messages that a message names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name.removesuffix("-is"))  # a seat supplies both

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def messages(package: str, language: str) -> dict[str, Uses]:
    source = (files(package) / "text" / f"{language}.ftl").read_text("utf-8")
    found: dict[str, Uses] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            found[entry.id.name] = Uses()
            found[entry.id.name].visit(entry)
    return found


def _variables(name: str, found: dict[str, Uses]) -> set[str]:
    return found[name].variables.union(
        *(_variables(other, found) for other in found[name].messages)
    )


def same_in_both_languages(package: str) -> None:
    """Both languages have the same keys, in the same order, with the same variables."""
    english, japanese = messages(package, "en"), messages(package, "ja")
    assert list(english) == list(japanese)
    assert {name: _variables(name, english) for name in english} == {
        name: _variables(name, japanese) for name in japanese
    }


def unused_keys(package: str) -> list[str]:
    """Return the keys of a game that no code uses, except those that every game may have and those
    that the browser looks up.
    """
    game = package.rpartition(".")[2]
    sources = "".join(path.read_text("utf-8") for path in Path(str(files(package))).rglob("*.py"))
    patterns = [
        re.sub(r"\{[^}]*\}", ".*", each) for each in re.findall(rf'"({game}-[^"]+)"', sources)
    ]
    english = messages(package, "en")
    named = set().union(
        *(uses.messages for language in LANGUAGES for uses in messages(package, language).values())
    )
    unused = [
        key
        for key in english
        if key not in named and not any(re.fullmatch(pattern, key) for pattern in patterns)
    ]
    return [
        key
        for key in unused
        if not re.fullmatch(
            rf"{game}-(name|about|score|option-.*|mark-.*|zone-.*-short|guide-.*)|web-.*", key
        )
    ]


def without_a_guide(package: str, never_asked: str) -> list[str]:
    """Return the kinds of decisions (by prompt) without a text in the first-game guide."""
    game = package.rpartition(".")[2]
    keys = messages(package, "en")
    kinds = [
        key.removeprefix(f"{game}-prompt-") for key in keys if key.startswith(f"{game}-prompt-")
    ]
    return [
        kind
        for kind in kinds
        if f"{game}-guide-{kind}" not in keys and not re.fullmatch(never_asked, kind)
    ]


def guides_nobody_reads(package: str) -> list[str]:
    """Return the guide texts that belong to no prompt and to no choice."""
    game = package.rpartition(".")[2]
    keys = messages(package, "en")
    kinds = [key.removeprefix(f"{game}-guide-") for key in keys if key.startswith(f"{game}-guide-")]
    return [
        kind
        for kind in kinds
        if f"{game}-prompt-{kind}" not in keys and f"{game}-choice-{kind}" not in keys
    ]


# --- whole games in words -------------------------------------------------------------------------


class Reader:
    """Renders every text once per viewer in each language."""

    def __init__(self) -> None:
        self.said: set[tuple[str, int]] = set()

    def read(self, text: Text, viewer: int) -> None:
        if (repr(text), viewer) not in self.said:
            self.said.add((repr(text), viewer))
            for language in LANGUAGES:
                assert localization(language).translate(text, None, viewer).strip()

    def read_scene(self, scene: Scene) -> None:
        items = [item for zone in scene.zones for item in zone.items]
        notes = [zone.note for zone in scene.zones if zone.note]
        labels = [zone.label for zone in scene.zones]
        roles = [role for panel in scene.seats for role in panel.roles]
        faces = [item.face for item in items]
        answers = [choice.text for choice in scene.choices]
        for text in chain(
            [scene.prompt], scene.about, scene.facts, notes, labels, roles, faces, answers
        ):
            self.read(text, scene.viewer)
        ids = [item.id for item in items]
        assert len(ids) == len(set(ids))
        assert len({zone.id for zone in scene.zones}) == len(scene.zones)
        assert all(zone.kind in ZONE_KINDS for zone in scene.zones)
        assert all(choice.item is None or choice.item in ids for choice in scene.choices)

    def read_game(self, game: Game, seed: str, scenes: int = 7, reasons: int = 5) -> State:
        """Play a random game to its end and render the rules, every event for all who see it, at
        intervals all scenes, and the explanations of all illegal actions.
        """
        rng, state = Rng(seed), game.new()
        viewers = [SPECTATOR, *range(game.seats)]
        for text in game.rules():
            self.read(text, 0)
        turn = 0
        while not state.over():
            turn += 1
            for viewer in viewers if turn % scenes == 0 else []:
                self.read_scene(game.scene(state.view(viewer)))
            for seat in state.pending_seats() if turn % reasons == 0 else []:
                for action in set(range(game.action_count)) - set(state.legal(seat)):
                    self.read(state.explain_illegal(seat, action).text, seat)
            for event in step(state, rng):
                for viewer in viewers:
                    if event.seen_by(viewer):
                        self.read(game.describe(event), viewer)
        for viewer in viewers:
            self.read_scene(game.scene(state.view(viewer)))
        assert [panel.place for panel in game.scene(state.view(0)).seats] == state.places()
        return state


def step(state: State, rng: Rng) -> list[Event]:
    """Apply one random action or outcome of chance."""
    out: list[Event] = []
    if state.pending() == 0:
        state.apply_chance(state.draw(rng), out)
    else:
        seat = state.pending_seats()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))], out)
    return out
