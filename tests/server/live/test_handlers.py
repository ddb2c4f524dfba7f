"""Every command goes one way: its handler, in the table's queue."""

from __future__ import annotations

import inspect

import pytest

from server.harness import Harness
from server.table_actions import dogma, with_harness
from simony.server.live.sockets import HANDLERS, execute
from simony.server.protocol.messages import AnyCommand, Command, Look, Refused

COMMANDS: tuple[type[Command], ...] = AnyCommand.__args__


def test_there_is_a_handler_for_every_command_and_for_nothing_else() -> None:
    assert set(HANDLERS) == set(COMMANDS) == set(Command.__subclasses__())


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
def test_all_handlers_have_the_same_signature(kind: type[Command]) -> None:
    names = [name.removeprefix("_") for name in inspect.signature(HANDLERS[kind]).parameters]
    assert names == ["table", "caller", "command"]


@with_harness
async def test_a_look_needs_the_socket_that_sent_it(harness: Harness) -> None:
    anna, *_ = await dogma(harness)
    answer = await execute(anna.table, await harness.device("Anna"), Look(seat=0))
    assert isinstance(answer, Refused)
    assert answer.problem.key == "table-look-needs-socket"
