"""``python -m simony.bots.workers.bot_worker``: a process that runs bots.

Requests come on standard input, replies go to standard output (see `simony.bots.workers.messages`).
It runs at low priority and ends when its input is closed.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from typing import BinaryIO

import msgspec

from simony.bots.bot import Bot, level_index
from simony.bots.levels import search_iterations
from simony.bots.search.action_stats import ActionStats
from simony.bots.search.explanation import explain_choice, wilson_interval
from simony.bots.workers.messages import (
    ActionReport,
    Advice,
    BotReply,
    BotRequest,
    receive,
    send,
    unpack_game,
)
from simony.core.errors import NotPending
from simony.core.rng import Rng
from simony.i18n.text import SeatName
from simony.registry import game_specs

NICENESS = 10


def main() -> None:
    # Ctrl-C is for the server: this process ends when the server does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lower_priority()
    game_specs()  # load all games before reporting ready
    with suppress(BrokenPipeError), standard_output() as replies:
        serve(sys.stdin.buffer, replies)


def lower_priority() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def standard_output() -> BinaryIO:
    """Return standard output, reserved for replies: all other output goes to standard error."""
    replies = os.dup(1)
    os.dup2(2, 1)
    return os.fdopen(replies, "wb")


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Report that the worker is ready, then answer requests until the input ends."""
    send(replies, BotReply(id=0))
    with suppress(EOFError):
        while True:
            send(replies, answer(receive(requests)))


def answer(message: bytes) -> BotReply:
    """Answer a request; a bad request is answered with its problem."""
    number = 0
    try:
        request = msgspec.msgpack.decode(message, type=BotRequest)
        number = request.id
        return _answer(request)
    except Exception as error:  # noqa: BLE001  # a bad request must not stop the worker
        return BotReply(number, problem=repr(error))


def _answer(request: BotRequest) -> BotReply:
    game = unpack_game(request.game)
    view = game.load_view(request.view)
    if not view.legal:
        raise NotPending("error-not-pending", who=SeatName(view.viewer))
    iterations = request.iterations or search_iterations(game, level_index(request.level))
    bot = Bot(game, request.level, Rng(request.seed), iterations, request.seconds)
    if not request.statistics:
        return BotReply(request.id, bot.decide(view))
    stats = bot.action_stats(view)
    advice = Advice(
        [_report(each) for each in stats], explain_choice(stats, view.viewer).to_record()
    )
    return BotReply(request.id, stats[0].action, advice)


def _report(stats: ActionStats) -> ActionReport:
    return ActionReport(
        stats.action,
        stats.visits,
        stats.wins,
        stats.value,
        *wilson_interval(stats.wins, stats.visits),
    )


if __name__ == "__main__":
    main()
