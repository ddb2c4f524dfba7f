"""``python -m simony.bots.worker``: a process that thinks for others. Questions come on standard input, answers go to standard output.

It is nobody's first concern, so it is nice; it ends when nobody can ask any more. See `simony.bots.messages`.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from typing import BinaryIO

import msgspec

from simony.bots.bot import Bot
from simony.bots.messages import Advice, Answer, Question, Thought, opened, receive, send
from simony.bots.opinion import Opinion
from simony.bots.why import interval, why
from simony.core.errors import NotPending
from simony.core.rng import Rng
from simony.core.text import SeatName
from simony.games.registry import boxes

NICENESS = 10


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asks: this ends when they do
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    boxes()  # all games are found before we say that we are ready
    with suppress(BrokenPipeError), _standard_output() as answers:
        serve(sys.stdin.buffer, answers)


def _standard_output() -> BinaryIO:
    """For answers alone: whatever else is printed goes to standard error."""
    answers = os.dup(1)
    os.dup2(2, 1)
    return os.fdopen(answers, "wb")


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Say that we are ready, then answer until nobody asks any more."""
    send(answers, Answer(id=0))
    with suppress(EOFError):
        while True:
            send(answers, answer(receive(questions)))


def answer(message: bytes) -> Answer:
    """Whatever is wrong with a question is an answer too."""
    asked = 0
    try:
        question = msgspec.msgpack.decode(message, type=Question)
        asked = question.id
        return _think(question)
    except Exception as error:  # noqa: BLE001  # a bad question must not keep us from answering the next
        return Answer(asked, problem=repr(error))


def _think(question: Question) -> Answer:
    game = opened(question.game)
    view = game.load_view(question.view)
    if not view.legal:
        raise NotPending("error-not-pending", who=SeatName(view.viewer))
    bot = Bot(game, question.level, Rng(question.seed), question.iterations, question.seconds)
    if not question.statistics:
        return Answer(question.id, bot.decide(view))
    opinions = bot.opinions(view)
    advice = Advice([_thought(each) for each in opinions], why(opinions, view.viewer).to_record())
    return Answer(question.id, opinions[0].action, advice)


def _thought(opinion: Opinion) -> Thought:
    return Thought(opinion.action, opinion.visits, opinion.wins, opinion.value, *interval(opinion.wins, opinion.visits))


if __name__ == "__main__":
    main()
