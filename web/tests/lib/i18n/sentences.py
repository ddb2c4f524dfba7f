"""Print texts from real games with the sentences the server makes of them, for the client's
tests.
"""

from __future__ import annotations

import json
import sys

from simony.conformance.checks.scenes import scene_texts
from simony.core.event import Event
from simony.core.log import Log
from simony.core.rng import Rng
from simony.i18n.catalogue import LANGUAGES
from simony.i18n.sentences import fluent_source, localization
from simony.i18n.text import Text
from simony.registry import game_specs

NAMES = {0: "Anna", 1: "Bo", 3: "千代"}


def _row(text: Text, viewer: int) -> dict[str, object]:
    sentences = {
        language: localization(language).translate(text, NAMES, viewer) for language in LANGUAGES
    }
    return {"text": text.to_record(), "viewer": viewer, **sentences}


def main() -> None:
    found: dict[str, tuple[Text, int]] = {}
    for spec in game_specs().values():
        for seats in (min(spec.seat_counts), max(spec.seat_counts)):
            _watch(Log(spec.open(seats)), found)
    rows = [_row(text, viewer) for text, viewer in found.values()]
    drafts = {each.code: fluent_source(each.code) for each in LANGUAGES.values() if each.draft}
    json.dump({"names": NAMES, "rows": rows, "drafts": drafts}, sys.stdout)


def _watch(log: Log, found: dict[str, tuple[Text, int]]) -> None:
    rng = Rng("sentences")
    for move in range(300):
        if log.over:
            break
        events: list[Event] = []
        if log.state.pending() == 0:
            log.draw_chance(rng, events)
        else:
            seat = log.state.pending_seats()[0]
            legal = log.state.legal(seat)
            log.play(seat, legal[rng.below(len(legal))], events)
        viewer = move % log.game.seats
        for text in [
            *scene_texts(log.game.scene(log.state.view(viewer))),
            *(log.game.describe(event) for event in events),
        ]:
            found.setdefault(f"{text!r} {viewer}", (text, viewer))


if __name__ == "__main__":
    main()
