"""``python -m simony.bots.workers.bot_worker``: a process in which bots think.

Questions come on standard input, answers go to standard output (see
`simony.bots.workers.messages`). It runs at low priority and ends when its input is closed.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from typing import BinaryIO

import msgspec

from simony.bots.bot import Bot
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
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl-C is for whoever asks: this ends when they do
    lower_priority()
    game_specs()  # all games are found before we say that we are ready
    with suppress(BrokenPipeError), standard_output() as answers:
        serve(sys.stdin.buffer, answers)


def lower_priority() -> None:
    """Let the server go first."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def standard_output() -> BinaryIO:
    """The standard output, for answers alone: whatever else is printed goes to standard error."""
    answers = os.dup(1)
    os.dup2(2, 1)
    return os.fdopen(answers, "wb")


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Say that we are ready, then answer until nobody asks any more."""
    send(answers, BotReply(id=0))
    with suppress(EOFError):
        while True:
            send(answers, answer(receive(questions)))


def answer(message: bytes) -> BotReply:
    """Whatever is wrong with a question is an answer too."""
    asked = 0
    try:
        question = msgspec.msgpack.decode(message, type=BotRequest)
        asked = question.id
        return _answer(question)
    except Exception as error:  # noqa: BLE001  # a bad question must not keep us from answering the next
        return BotReply(asked, problem=repr(error))


def _answer(question: BotRequest) -> BotReply:
    game = unpack_game(question.game)
    view = game.load_view(question.view)
    if not view.legal:
        raise NotPending("error-not-pending", who=SeatName(view.viewer))
    bot = Bot(game, question.level, Rng(question.seed), question.iterations, question.seconds)
    if not question.statistics:
        return BotReply(question.id, bot.decide(view))
    opinions = bot.action_stats(view)
    advice = Advice(
        [_report(each) for each in opinions], explain_choice(opinions, view.viewer).to_record()
    )
    return BotReply(question.id, opinions[0].action, advice)


def _report(opinion: ActionStats) -> ActionReport:
    return ActionReport(
        opinion.action,
        opinion.visits,
        opinion.wins,
        opinion.value,
        *wilson_interval(opinion.wins, opinion.visits),
    )


if __name__ == "__main__":
    main()
