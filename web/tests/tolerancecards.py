"""Prints, for the client's tests, cards of Tolerance as a scene draws them, beside the sentence that says what is printed on each."""

from __future__ import annotations

import json
import sys

from simony.core.rng import Rng
from simony.core.text import Text
from simony.games.registry import open_game

RELIGIONS = {"mary": "catholic", "elizabeth": "neutral", "james": "protestant"}


def main() -> None:
    rows: dict[str, dict[str, object]] = {}
    game = open_game("tolerance", 5, {"plagues": "2"})
    for deal in range(20):
        state, rng = game.new(), Rng(f"cards {deal}")
        while state.pending() == 0:
            state.settle(state.draw(rng))
        for seat in range(game.seats):
            scene = game.scene(state.view(seat))
            hand = next(zone.items for zone in scene.zones if zone.id == "hand")
            printed = {_name(text): text for text in scene.about if text.key == "tolerance-card-full"}
            for item in hand:
                text = printed[item.face.to_record()["args"]["name"]["key"]]
                rows[item.id] = {"printed": text.to_record(), "item": _plain(item), "prevails": RELIGIONS["mary"]}
    json.dump(list(rows.values()), sys.stdout)


def _name(text: Text) -> str:
    return text.to_record()["args"]["card"]["args"]["name"]["key"]


def _plain(item: object) -> dict[str, object]:
    return {name: getattr(item, name) for name in ("id", "look")}


if __name__ == "__main__":
    main()
