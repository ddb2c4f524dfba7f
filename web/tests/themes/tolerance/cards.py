"""Print the cards of Tolerance as items of a scene, each with the sentence that names everything
printed on it, for the client's tests.
"""

from __future__ import annotations

import json
import sys

from simony.core.rng import Rng
from simony.i18n.text import Text
from simony.registry import open_game


def main() -> None:
    rows: dict[str, dict[str, object]] = {}
    game = open_game("tolerance", 5, {"plagues": "2"})
    for deal in range(20):
        state, rng = game.new(), Rng(f"cards {deal}")
        while state.pending() == 0:
            state.apply_chance(state.draw(rng))
        for seat in range(game.seats):
            scene = game.scene(state.view(seat))
            hand = next(zone.items for zone in scene.zones if zone.id == "hand")
            printed = {
                _key(_part(text, "card"), "name"): text
                for text in scene.about
                if text.key == "tolerance-card-full"
            }
            for item in hand:
                text = printed[_key(item.face, "name")]
                rows[item.id] = {
                    "printed": text.to_record(),
                    "item": {"id": item.id, "look": item.look},
                    "prevails": "catholic",
                }
    json.dump(list(rows.values()), sys.stdout)


def _part(text: Text, name: str) -> Text:
    part = text.args[name]
    assert isinstance(part, Text)
    return part


def _key(text: Text, name: str) -> str:
    return _part(text, name).key


if __name__ == "__main__":
    main()
