"""Non-interference: two servers with two worlds that a viewer cannot tell apart send that viewer
the same bytes at the same times.

The worlds differ in what is hidden from the viewer: who holds what, what was sealed, how many
secret steps somebody took, and when. Clock, ids and commitment are the same in both.
`test_a_leak_is_caught` plants leaks and checks that each is noticed.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.harness import Json
from server.non_interference.retractable_candle import WAVER
from server.non_interference.twin_bots import TwinBots
from server.non_interference.twin_games import plan_twins
from server.non_interference.twin_people import People
from server.non_interference.twin_server import PlayStyle, World, first_difference, record_both
from simony import registry
from simony.conformance.playthrough import viewers
from simony.core.event import SPECTATOR
from simony.core.log import PLAY, UNDO, Entry, Log
from simony.core.log.visibility import OMNISCIENT, describe_entry
from simony.i18n.text import SeatName, Text
from simony.server.frames import audience
from simony.server.live import sockets
from simony.server.protocol.messages import Answer, Frame, Move
from simony.server.state.table_record import Clock, TableState, Transaction
from simony.server.state.timeline import NOT_ASKED, Clocks, Step, Timeline
from simony.server.store import rows
from simony.server.tables import table_bots, turns
from simony.server.tables.table import Table
from simony.template import SPEC as CANDLE

GAMES = (*registry.game_specs(), "candle", "waver")
"""All games, and two with sealed choices."""
CLOCK = Clock(bank=300, delay=2)
MORE_CARDS: Json = {"game": {"numbers": 12, "hand": 6}}


@pytest.fixture(autouse=True)
def _registered() -> None:
    for spec in (CANDLE, WAVER):
        registry.register(spec)


def seat_counts(key: str) -> tuple[int, ...]:
    return {"candle": CANDLE, "waver": WAVER}.get(
        key, registry.game_specs().get(key, CANDLE)
    ).seat_counts


def find_difference(
    kind: type[World],
    folder: Path,
    key: str,
    seats: int,
    viewer: int,
    seed: str,
    *,
    stages: int,
    **style: Any,
) -> str:
    """Return what reveals the worlds to the viewer, if anything does."""
    house_rules = MORE_CARDS if key in ("candle", "waver") else {}
    game = registry.open_game(key, seats, house_rules=house_rules)
    plan = plan_twins(game, viewer, seed, stages)
    assert plan.differing, "the worlds do not differ"
    clock = CLOCK if "clock" in seed else None
    how = PlayStyle(seed, clock, "restart" in seed, house_rules=house_rules, **style)
    return first_difference(*record_both(kind, folder, plan, how))


# --- every game -----------------------------------------------------------------------------------

THREE = [(key, 3, viewer) for key in GAMES for viewer in range(-1, 3)]
OTHERS = [
    (key, seats, (SPECTATOR, seats - 1)[seats % 4 == 0])
    for key in GAMES[:-1]
    for seats in seat_counts(key)
    if seats in (2, 4, 8)
]
ALL = [
    (key, seats, viewer)
    for key in GAMES
    for seats in seat_counts(key)
    if seats in (2, 3, 4, 8)
    for viewer in range(-1, seats)
]


@pytest.mark.parametrize(("key", "seats", "viewer"), THREE)
def test_people_at_a_table_of_three(tmp_path: Path, key: str, seats: int, viewer: int) -> None:
    seed = "clock" if viewer % 2 else "restarts"
    assert not find_difference(People, tmp_path, key, seats, viewer, seed, stages=4)


@pytest.mark.parametrize(("key", "seats", "viewer"), OTHERS)
def test_people_at_other_tables(tmp_path: Path, key: str, seats: int, viewer: int) -> None:
    assert not find_difference(People, tmp_path, key, seats, viewer, "clock", stages=3)


@pytest.mark.parametrize(("key", "seats", "viewer"), THREE)
def test_bots_act_at_beats(tmp_path: Path, key: str, seats: int, viewer: int) -> None:
    seed = "restarts" if viewer == 0 else "bots"
    assert not find_difference(TwinBots, tmp_path, key, seats, viewer, seed, stages=4)


@pytest.mark.soak
@pytest.mark.parametrize("seed", ["first", "second, with a clock and restarts"])
@pytest.mark.parametrize(("key", "seats", "viewer"), ALL)
def test_people_for_a_long_time(
    tmp_path: Path, key: str, seats: int, viewer: int, seed: str
) -> None:
    assert not find_difference(People, tmp_path, key, seats, viewer, seed, stages=20)


@pytest.mark.soak
@pytest.mark.parametrize("seed", ["first", "second, with restarts"])
@pytest.mark.parametrize(("key", "seats", "viewer"), ALL)
def test_bots_for_a_long_time(tmp_path: Path, key: str, seats: int, viewer: int, seed: str) -> None:
    assert not find_difference(TwinBots, tmp_path, key, seats, viewer, seed, stages=20)


# --- leaks ----------------------------------------------------------------------------------------

Plant = Callable[[pytest.MonkeyPatch], None]


@dataclass(frozen=True)
class Leak:
    """A fault in the server, and a table at which it reveals something: what the viewer does
    there, and what others do in secret.
    """

    plant: Plant
    kind: type[World] = People
    key: str = "waver"
    viewer: int = 0
    seed: str = "leak"
    tricks: tuple[str, ...] = ("chat",)
    noise: str = ""


LEAKS: dict[str, Leak] = {}


def leak(**where: Any) -> Callable[[Plant], Plant]:
    def note(plant: Plant) -> Plant:
        LEAKS[plant.__name__] = Leak(plant, **where)
        return plant

    return note


@leak()
def frames_numbered_for_all_together(patch: pytest.MonkeyPatch) -> None:
    right = audience.frame_of

    def frame_of(
        table: str, timeline: Timeline, step: Step, viewer: int, *, whole: bool = False
    ) -> Frame:
        return msgspec.structs.replace(
            right(table, timeline, step, viewer, whole=whole),
            number=step.numbers[OMNISCIENT],
        )

    patch.setattr(audience, "frame_of", frame_of)


@leak()
def news_at_every_step(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        Table,
        "send_news",
        lambda table: table.audience.broadcast(lambda watcher: table.news_for(watcher.caller)),
    )


@leak()
def prompts_counted_for_all_together(patch: pytest.MonkeyPatch) -> None:
    ask = Timeline._update_prompts

    def ask_all(timeline: Timeline, entry: Entry | None, seen: int) -> None:
        ask(timeline, entry, seen)
        timeline._prompts = [sum(timeline._prompts)] * len(timeline._prompts)

    patch.setattr(Timeline, "_update_prompts", ask_all)


@leak(seed="clock")
def clocks_turned_behind_hands(patch: pytest.MonkeyPatch) -> None:
    after_step = Clocks.after_step
    patch.setattr(
        Clocks,
        "after_step",
        lambda clocks, record, timeline, now, **_: after_step(
            clocks, record, timeline, now, shown=True
        ),
    )


@leak(tricks=("get",))
def tables_touched_behind_hands(patch: pytest.MonkeyPatch) -> None:
    commit = Table.commit

    async def touching(table: Table, transaction: Transaction) -> None:
        transaction.extra_statements.append(rows.touch_table(table.record.id, transaction.at))
        await commit(table, transaction)

    patch.setattr(Table, "commit", touching)


@leak()
def frames_sent_to_those_who_saw_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Step, "seen_by", lambda _step, _viewer: True)


@leak()
def events_told_to_everybody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(audience, "is_visible", lambda _event, _viewer, _seats: True)


@leak(viewer=1, tricks=("stale",))
def stale_answers_with_all_hands_open(patch: pytest.MonkeyPatch) -> None:
    def frame_of(
        table: str, timeline: Timeline, step: Step, _viewer: int, *, whole: bool = False
    ) -> Frame:
        return audience.frame_of(table, timeline, step, OMNISCIENT, whole=whole)

    patch.setattr(turns, "frame_of", frame_of)


@leak(key="candle", tricks=("resume",))
def undo_refused_once_others_have_acted(patch: pytest.MonkeyPatch) -> None:
    def unseen(log: Log, seat: int) -> list[int]:
        entry = log._live[-1][0] if log._live else None
        return (
            [len(log._live) - 1]
            if entry is not None
            and (entry.kind, entry.seat) == (PLAY, seat)
            and log.audiences[-1] == 1 << seat
            else []
        )

    patch.setattr(Log, "_private_entries", unseen)


@leak(viewer=SPECTATOR)
def undo_told_with_its_count(patch: pytest.MonkeyPatch) -> None:
    def counted(entry: Entry) -> Text:
        return (
            Text("tell-undo", who=SeatName(entry.seat), count=entry.count)
            if entry.kind == UNDO
            else describe_entry(entry)
        )

    patch.setattr(audience, "describe_entry", counted)


@leak(tricks=("ask_back",))
def offers_withdrawn_behind_hands(patch: pytest.MonkeyPatch) -> None:
    commit = Table.commit

    async def withdrawing(table: Table, transaction: Transaction) -> None:
        if transaction.steps:
            table.offers.drop_undo_offers()
        await commit(table, transaction)

    patch.setattr(Table, "commit", withdrawing)


@leak(tricks=("resume",), noise="begin")
def steps_remembered_for_all_together(patch: pytest.MonkeyPatch) -> None:
    def missed(timeline: Timeline, viewer: int, number: int) -> list[Step] | None:
        steps = list(timeline.steps)[-12:]
        if steps[0].numbers[viewer] > number:
            return None
        return [step for step in steps if step.seen_by(viewer) and step.numbers[viewer] > number]

    patch.setattr(Timeline, "missed", missed)


@leak(tricks=("stale", "repeat"), noise="blunder")
def answers_remembered_for_all_together(patch: pytest.MonkeyPatch) -> None:
    async def move(table: Table, caller: Any, command: Move) -> Answer:
        answer = await turns.move(table, caller, command)
        others = table.answers._others
        while len(others) > turns.REMEMBERED_ANSWERS:
            del others[next(iter(others))]
        return answer

    handlers: dict[type, Any] = dict(sockets.HANDLERS)
    patch.setattr(sockets, "HANDLERS", {**handlers, Move: move})


@leak(tricks=("get",))
def the_log_before_the_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableState, "revealed_log", lambda state: state.timeline.log)


@leak(kind=TwinBots)
def bots_that_do_not_wait_for_the_beat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        table_bots.TableBots, "_next_beat", lambda bots, _seat: bots._environment.monotonic()
    )


@leak(kind=TwinBots, viewer=SPECTATOR)
def bots_in_the_order_in_which_they_were_ready(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(table_bots, "sorted", list, raising=False)


@leak(kind=TwinBots, key="candle")
def beats_counted_from_what_was_seen_last(patch: pytest.MonkeyPatch) -> None:
    after_step = Clocks.after_step

    def restarting(clocks: Clocks, *args: Any, shown: bool) -> Clocks:
        nobody = (NOT_ASKED,) * len(clocks.asked)
        return after_step(replace(clocks, asked=nobody) if shown else clocks, *args, shown=shown)

    patch.setattr(Clocks, "after_step", restarting)


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    at = LEAKS[name]
    assert at.viewer in viewers(registry.open_game(at.key, 3))
    at.plant(monkeypatch)
    assert any(
        _find_leak(at, tmp_path / word, f"{at.seed} {word}")
        for word in ("again", "and again", "once")
    )


def _find_leak(at: Leak, folder: Path, seed: str) -> str:
    folder.mkdir()
    with suppress(
        AssertionError
    ):  # a fault may break off the game in both worlds, and then tell nothing
        return find_difference(
            at.kind,
            folder,
            at.key,
            3,
            at.viewer,
            seed,
            stages=3,
            busy=2,
            tricks=at.tricks,
            noise=at.noise,
        )
    return ""
