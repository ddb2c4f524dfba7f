"""The worker process: it answers every request, and ends with its input."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

import msgspec
import pytest

from bots.sample_positions import GAMES, decisions
from simony.bots.levels import LEVELS
from simony.bots.workers.bot_worker import NICENESS, answer
from simony.bots.workers.messages import MAX_OPEN_GAMES as KEPT
from simony.bots.workers.messages import BotReply, BotRequest, pack_game, receive, send, unpack_game
from simony.core.contract import Game
from simony.core.rng import Rng
from simony.registry import open_game

LIMIT = 60


class Worker:
    """A worker process, used as the pool does."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.questions: IO[bytes] = process.stdin
        self._answers: IO[bytes] = process.stdout

    def hear(self) -> BotReply:
        return msgspec.msgpack.decode(receive(self._answers), type=BotReply)

    def ask(self, question: BotRequest) -> BotReply:
        send(self.questions, question)
        return self.hear()

    def rest(self) -> bytes:
        """Return what it still writes after its input is closed."""
        self.questions.close()
        return self._answers.read()


@contextmanager
def working(*command: str) -> Iterator[Worker]:
    command = command or ("-m", "simony.bots.workers.bot_worker")
    with subprocess.Popen(
        [sys.executable, *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        try:
            yield Worker(process)
        finally:
            process.kill()


def question(
    game: Game, view: bytes, level: str = "bishop", *, statistics: bool = False, number: int = 1
) -> BotRequest:
    return BotRequest(
        pack_game(game), view, level, "a seed", 0.0, 8, statistics=statistics, id=number
    )


def test_answers_are_the_same_in_two_worlds_and_the_worker_ends_with_its_input() -> None:
    with working() as worker:
        assert worker.hear() == BotReply(0)
        number = 0
        for key, seats in GAMES:
            for game, state, view in decisions(key, seats, every=31, most=1):
                other = game.sample(view, Rng("another world"))
                assert other.position_bytes() != state.position_bytes()
                for level in LEVELS:
                    number += 1
                    answers = [
                        worker.ask(
                            question(game, world.view(view.viewer).to_bytes(), level, number=number)
                        )
                        for world in (state, other)
                    ]
                    assert answers[0] == answers[1]
                    assert answers[0].id == number
                    assert answers[0].action in view.legal
        assert worker.rest() == b""
        assert worker.process.wait(LIMIT) == 0


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="niceness is a thing of Unix")
def test_runs_at_low_priority() -> None:
    with working() as worker:
        worker.hear()
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, worker.process.pid) == min(19, own + NICENESS)


def test_printed_output_is_not_a_reply() -> None:
    noisy = "lambda message: (print('noise'), os.write(1, b'noise'), worker.BotReply(7))[2]"
    with working(
        "-c",
        "import os, simony.bots.workers.bot_worker as worker; "
        f"worker.answer = {noisy}; worker.main()",
    ) as worker:
        worker.hear()
        send(worker.questions, question(open_game("dogma", 2), b""))
        assert worker.hear() == BotReply(7)
        assert worker.rest() == b""
        assert worker.process.stderr is not None
        assert worker.process.stderr.read().count(b"noise") == 2


def test_a_bad_request_is_answered_with_its_problem() -> None:
    [(game, state, view)] = decisions("dogma", 2, every=5, most=1)
    good = question(game, view.to_bytes())
    not_asked = state.view(1 - view.viewer).to_bytes()
    bad = [
        msgspec.structs.replace(good, view=b"nonsense"),
        msgspec.structs.replace(good, view=not_asked),
        msgspec.structs.replace(good, view=not_asked, level="priest"),
        msgspec.structs.replace(good, view=not_asked, level="random"),
        msgspec.structs.replace(good, level="antipope"),
        msgspec.structs.replace(good, game=b"nonsense"),
        msgspec.structs.replace(good, game=pack_game(open_game("dogma", 3))),
        msgspec.structs.replace(good, game=pack_game(open_game("indulgence", 3))),
    ]
    for each in bad:
        found = answer(msgspec.msgpack.encode(each))
        assert found.problem
        assert (found.id, found.action, found.advice) == (1, -1, None)
    assert answer(b"\xff nonsense").problem
    assert not answer(msgspec.msgpack.encode(good)).problem


def test_statistics_cover_every_action_best_first() -> None:
    [(game, _, view)] = decisions("dogma", 4, every=9, most=1)
    found = answer(msgspec.msgpack.encode(question(game, view.to_bytes(), statistics=True)))
    assert found.advice is not None
    thoughts = found.advice.thoughts
    assert found.action == thoughts[0].action
    assert sorted(thought.action for thought in thoughts) == view.legal
    assert all(thought.low <= thought.wins <= thought.high for thought in thoughts)
    assert str(found.advice.why["key"]).startswith("why-")


# --- games ----------------------------------------------------------------------------------------


def test_a_packed_game_keeps_its_house_rules() -> None:
    game = open_game("indulgence", 3, {"expert": True, "first_ruler": 2}, {"game": {"florins": 41}})
    again = unpack_game(pack_game(game))
    assert (again.key, again.seats, again.options, again.house_rules) == (
        game.key,
        game.seats,
        game.options,
        game.house_rules,
    )
    assert again.figures_hash == game.figures_hash
    assert again.new().scores() == [41] * 3


def test_a_packed_game_keeps_its_figures_whatever_the_data_file_says() -> None:
    """As after an upgrade with other figures: a running game keeps its own."""
    now = open_game("dogma", 3)
    figures = {
        **now.figures,
        "game": {**now.figures["game"], "confessions": {"value": 7, "status": "printed"}},
    }
    before = type(now)(3, now.options, figures)  # type: ignore[call-arg, arg-type]
    assert before.figures_hash != now.figures_hash
    assert unpack_game(pack_game(before)).figures_hash == before.figures_hash


def test_recent_games_are_cached() -> None:
    unpack_game.cache_clear()
    packed = [
        pack_game(open_game("indulgence", 3, None, {"game": {"florins": 20 + number}}))
        for number in range(KEPT + 1)
    ]
    first = unpack_game(packed[0])
    assert unpack_game(packed[0]) is first
    for each in packed[1:]:
        unpack_game(each)
    assert unpack_game(packed[0]) is not first
