"""Nobody can peek: two servers with two worlds that a viewer cannot tell apart send that viewer the
same bytes at the same times.

The worlds differ in what is hidden from the viewer: who holds what, what was sealed, how many steps
somebody took behind their hand, and when. Clock, ids and commitment are the same in both.
`test_a_leak_is_caught` plants leaks and sees that each is noticed.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.harness import Json
from server.twin_bots import Bots
from server.twin_people import People
from server.twins import twins
from server.waver import WAVER
from server.worlds import Manner, World, first_difference, overheard
from simony import registry
from simony.conformance.playthrough import viewers
from simony.core.event import SPECTATOR
from simony.core.log import PLAY, UNDO, Entry, Log
from simony.core.log.visibility import OMNISCIENT, describe_entry
from simony.i18n.text import SeatName, Text
from simony.server.frames import audience, frames
from simony.server.frames.news import news_for
from simony.server.live import commands
from simony.server.protocol.messages import Answer, Frame, Move
from simony.server.state.clocks import Clocks
from simony.server.state.table_record import Clock
from simony.server.state.timeline import Course, Step
from simony.server.state.transaction import Draft
from simony.server.store import rows
from simony.server.tables import table_bots, turns
from simony.server.tables.table import Table
from simony.template import SPEC as CANDLE

SHELF = (*registry.game_specs(), "candle", "waver")
"""Every game there is, and two with sealed choices."""
CLOCK = Clock(bank=300, delay=2)
MORE_CARDS: Json = {"game": {"numbers": 12, "hand": 6}}


@pytest.fixture(autouse=True)
def _on_the_shelf() -> None:
    for box in (CANDLE, WAVER):
        registry.register(box)


def seat_counts(key: str) -> tuple[int, ...]:
    return {"candle": CANDLE, "waver": WAVER}.get(
        key, registry.game_specs().get(key, CANDLE)
    ).seat_counts


def looked_through(
    kind: type[World],
    folder: Path,
    key: str,
    seats: int,
    viewer: int,
    seed: str,
    *,
    stages: int,
    **manner: Any,
) -> str:
    """What gives the worlds away to the viewer, if anything does."""
    house_rules = MORE_CARDS if key in ("candle", "waver") else {}
    game = registry.open_game(key, seats, house_rules=house_rules)
    plan = twins(game, viewer, seed, stages)
    assert plan.differing, "the worlds do not differ"
    clock = CLOCK if "clock" in seed else None
    how = Manner(seed, clock, "restart" in seed, house_rules=house_rules, **manner)
    return first_difference(*overheard(kind, folder, plan, how))


# --- every game -----------------------------------------------------------------------------------

THREE = [(key, 3, viewer) for key in SHELF for viewer in range(-1, 3)]
OTHERS = [
    (key, seats, (SPECTATOR, seats - 1)[seats % 4 == 0])
    for key in SHELF[:-1]
    for seats in seat_counts(key)
    if seats in (2, 4, 8)
]
ALL = [
    (key, seats, viewer)
    for key in SHELF
    for seats in seat_counts(key)
    if seats in (2, 3, 4, 8)
    for viewer in range(-1, seats)
]


@pytest.mark.parametrize(("key", "seats", "viewer"), THREE)
def test_people_at_a_table_of_three(tmp_path: Path, key: str, seats: int, viewer: int) -> None:
    seed = "clock" if viewer % 2 else "restarts"
    assert not looked_through(People, tmp_path, key, seats, viewer, seed, stages=4)


@pytest.mark.parametrize(("key", "seats", "viewer"), OTHERS)
def test_people_at_other_tables(tmp_path: Path, key: str, seats: int, viewer: int) -> None:
    assert not looked_through(People, tmp_path, key, seats, viewer, "clock", stages=3)


@pytest.mark.parametrize(("key", "seats", "viewer"), THREE)
def test_bots_act_at_beats(tmp_path: Path, key: str, seats: int, viewer: int) -> None:
    seed = "restarts" if viewer == 0 else "bots"
    assert not looked_through(Bots, tmp_path, key, seats, viewer, seed, stages=4)


@pytest.mark.soak
@pytest.mark.parametrize("seed", ["first", "second, with a clock and restarts"])
@pytest.mark.parametrize(("key", "seats", "viewer"), ALL)
def test_people_for_a_long_time(
    tmp_path: Path, key: str, seats: int, viewer: int, seed: str
) -> None:
    assert not looked_through(People, tmp_path, key, seats, viewer, seed, stages=20)


@pytest.mark.soak
@pytest.mark.parametrize("seed", ["first", "second, with restarts"])
@pytest.mark.parametrize(("key", "seats", "viewer"), ALL)
def test_bots_for_a_long_time(tmp_path: Path, key: str, seats: int, viewer: int, seed: str) -> None:
    assert not looked_through(Bots, tmp_path, key, seats, viewer, seed, stages=20)


# --- leaks ----------------------------------------------------------------------------------------

Plant = Callable[[pytest.MonkeyPatch], None]


@dataclass(frozen=True)
class Leak:
    """A fault in the server, and a table at which it tells something: what the viewer is up to
    there, and what others do unseen.
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
    def frame_of(
        table: str, course: Course, step: Step, viewer: int, *, whole: bool = False
    ) -> Frame:
        return msgspec.structs.replace(
            frames.frame_of(table, course, step, viewer, whole=whole),
            number=step.numbers[OMNISCIENT],
        )

    patch.setattr(audience, "frame_of", frame_of)


@leak()
def news_at_every_step(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        Table,
        "tell_news",
        lambda table: table.audience.tell(lambda watcher: news_for(table, watcher.caller)),
    )


@leak()
def prompts_counted_for_all_together(patch: pytest.MonkeyPatch) -> None:
    ask = Course._ask

    def ask_all(course: Course, entry: Entry | None, seen: int) -> None:
        ask(course, entry, seen)
        course._prompts = [sum(course._prompts)] * len(course._prompts)

    patch.setattr(Course, "_ask", ask_all)


@leak(seed="clock")
def clocks_turned_behind_hands(patch: pytest.MonkeyPatch) -> None:
    turned = Clocks.turned
    patch.setattr(
        Clocks,
        "turned",
        lambda clocks, charter, course, now, **_: turned(clocks, charter, course, now, shown=True),
    )


@leak(tricks=("get",))
def tables_touched_behind_hands(patch: pytest.MonkeyPatch) -> None:
    keep = Table.keep

    async def touching(table: Table, draft: Draft) -> None:
        draft.more.append(rows.touch_table(table.charter.id, draft.at))
        await keep(table, draft)

    patch.setattr(Table, "keep", touching)


@leak()
def frames_sent_to_those_who_saw_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Step, "seen_by", lambda _step, _viewer: True)


@leak()
def events_told_to_everybody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(frames, "is_visible", lambda _event, _viewer, _seats: True)


@leak(viewer=1, tricks=("stale",))
def stale_answers_with_all_hands_open(patch: pytest.MonkeyPatch) -> None:
    def frame_of(
        table: str, course: Course, step: Step, _viewer: int, *, whole: bool = False
    ) -> Frame:
        return frames.frame_of(table, course, step, OMNISCIENT, whole=whole)

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

    patch.setattr(frames, "describe_entry", counted)


@leak(tricks=("ask_back",))
def offers_withdrawn_behind_hands(patch: pytest.MonkeyPatch) -> None:
    show = Table._show

    def show_all(table: Table, course: Course, draft: Draft) -> None:
        table.offers.after_a_step()
        show(table, course, draft)

    patch.setattr(Table, "_show", show_all)


@leak(tricks=("resume",), noise="begin")
def steps_remembered_for_all_together(patch: pytest.MonkeyPatch) -> None:
    def missed(course: Course, viewer: int, number: int) -> list[Step] | None:
        steps = list(course.steps)[-12:]
        if steps[0].numbers[viewer] > number:
            return None
        return [step for step in steps if step.seen_by(viewer) and step.numbers[viewer] > number]

    patch.setattr(Course, "missed", missed)


@leak(tricks=("stale", "repeat"), noise="blunder")
def answers_remembered_for_all_together(patch: pytest.MonkeyPatch) -> None:
    async def move(table: Table, caller: Any, command: Move) -> Answer:
        answer = await turns.move(table, caller, command)
        while len(table.answers) > turns.ANSWERS:
            del table.answers[next(iter(table.answers))]
        return answer

    handlers: dict[type, Any] = dict(commands.HANDLERS)
    patch.setattr(commands, "HANDLERS", {**handlers, Move: move})


@leak(tricks=("get",))
def the_log_before_the_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "told_log", lambda table: table.course.log)


@leak(kind=Bots)
def bots_that_do_not_wait_for_the_beat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(table_bots.Bots, "_next_beat", lambda bots, _seat: bots._surroundings.monotonic())


@leak(kind=Bots, viewer=SPECTATOR)
def bots_in_the_order_in_which_they_were_ready(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(table_bots, "sorted", list, raising=False)


@leak(kind=Bots, key="candle")
def beats_counted_from_what_was_seen_last(patch: pytest.MonkeyPatch) -> None:
    saw = table_bots.Bots.saw

    def saw_all(bots: table_bots.Bots, course: Course, steps: list[Step]) -> None:
        if any(step.seen_by(SPECTATOR) for step in steps):
            bots._asked_at = {}
        saw(bots, course, steps)

    patch.setattr(table_bots.Bots, "saw", saw_all)


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    at = LEAKS[name]
    assert at.viewer in viewers(registry.open_game(at.key, 3))
    at.plant(monkeypatch)
    assert any(
        _looked_through(at, tmp_path / word, f"{at.seed} {word}")
        for word in ("again", "and again", "once")
    )


def _looked_through(at: Leak, folder: Path, seed: str) -> str:
    folder.mkdir()
    with suppress(
        AssertionError
    ):  # a fault may break off the game in both worlds, and then tell nothing
        return looked_through(
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
