"""States and views can be saved and loaded, and damaged records are refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from simony.conformance.playthrough import Position, sample_positions, viewer_name
from simony.core.contract import Game, State, View
from simony.core.errors import BadRecord
from simony.core.records import encode

_SAVED_AT = 12
_DAMAGED_AT = 2


def records(game: Game, seeds: Sequence[int]) -> None:
    """A state and its views are equal after saving and loading, with viewer and legal actions."""
    for position in sample_positions(game, seeds, _SAVED_AT, "records"):
        data = position.state.to_bytes()
        if game.load(data).to_bytes() != data:
            position.fail("load(to_bytes()) gives another state")
        for viewer in position.sampled_viewers():
            _view(position, viewer)
    for position in sample_positions(game, seeds, _DAMAGED_AT, "damaged"):
        _damaged(position, "load", game.load, position.state)
        _damaged(position, "load_view", game.load_view, position.view(0))


def _view(position: Position, viewer: int) -> None:
    view = position.view(viewer)
    data = view.to_bytes()
    for name, saved in (("to_bytes()", data), ("to_json()", view.to_json())):
        back = position.game.load_view(saved)
        if back.to_bytes() != data:
            position.fail(f"load_view({name}) gives another view for {viewer_name(viewer)}")
        if back.viewer != viewer or back.legal != view.legal:
            position.fail(
                f"load_view({name}) forgets the viewer or the legal actions of "
                f"{viewer_name(viewer)}"
            )
        if type(back) is not type(view):
            position.fail(f"load_view gives a {type(back).__name__}, not a {type(view).__name__}")


def _damaged(
    position: Position, name: str, load: Callable[[bytes], State | View], thing: State | View
) -> None:
    record = thing.record()
    spoilt: dict[str, bytes] = {
        "nothing": b"",
        "no JSON": b"{",
        "no object": b"[]",
        "an empty object": b"{}",
    }
    spoilt["an extra entry"] = encode({**record, "no-such-entry": 1})
    for key, value in record.items():
        spoilt[f"a record without {key!r}"] = encode(
            {each: record[each] for each in record if each != key}
        )
        for wrong in ("x", None, 1.5, True, [1] if isinstance(value, int) else 1, ["x"]):
            spoilt[f"{key!r} as {wrong!r}"] = json.dumps({**record, key: wrong}).encode()
    for what, data in spoilt.items():
        try:
            load(data)
        except BadRecord:
            continue
        except Exception as error:  # noqa: BLE001  # whatever it is
            position.fail(
                f"{name} must raise BadRecord for {what}, not {type(error).__name__}: {error}"
            )
        position.fail(f"{name} must raise BadRecord for {what}, but accepts it")
