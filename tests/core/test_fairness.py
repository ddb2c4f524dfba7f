"""Verification of games that were dealt from a promised secret."""

from __future__ import annotations

import pytest

from simony.core.errors import BadLog
from simony.core.event import EVERYONE, SPECTATOR, audience_of
from simony.core.log import CHANCE, PLAY, Entry, Log, Promise
from simony.core.log.fair_rng import commitment
from simony.core.log.fairness import verify_promise
from simony.core.rng import Rng
from simony.registry import open_game, read_log_text

SECRET = bytes(range(32))


def played(key: str = "dogma", seats: int = 3, moves: int = 10_000, secret: bytes = SECRET) -> Log:
    game = open_game(key, seats)
    log = Log(game, ["Anna", "Bo", "Chi"], Promise(commitment(SECRET), ("a", "", "ü"), game.pin))
    rng = Rng("players")
    while not log.over and (moves > 0 or log.state.pending() == 0):
        if log.state.pending() == 0:
            log.draw_fair_chance(secret)
        else:
            seat = log.state.pending_seats()[0]
            legal = log.state.legal(seat)
            log.play(seat, legal[rng.below(len(legal))])
            moves -= 1
    return log


def told(log: Log, secret: bytes = SECRET) -> Log:
    log.secret = secret.hex()
    return log


@pytest.mark.parametrize("key", ["dogma", "indulgence", "mea_culpa", "tolerance"])
def test_a_kept_promise_is_verified_also_from_a_file(key: str) -> None:
    log = told(played(key))
    again = read_log_text(log.dump().encode())
    assert again.promise == log.promise
    assert again.secret == log.secret
    assert verify_promise(again) == log.draws > 0
    assert again.dump() == log.dump()


def test_another_secret_than_promised_is_detected() -> None:
    other = bytes(32)
    with pytest.raises(BadLog) as caught:
        verify_promise(told(played(secret=other), other))
    assert caught.value.text.key == "error-fair-secret"


def test_a_deal_not_from_the_secret_is_detected() -> None:
    with pytest.raises(BadLog) as caught:
        verify_promise(told(played(secret=bytes(32))))
    assert caught.value.text.key == "error-fair-draw"


def test_undone_draws_keep_their_number() -> None:
    log = played(moves=0)
    before = log.draws
    log.undo(0, 1, agreed=True)
    log.draw_fair_chance(SECRET)
    first, second = [entry for entry in log.entries if entry.kind == CHANCE][-2:]
    assert log.draws == before + 1
    assert first != second
    log.agree_end()
    assert verify_promise(told(log)) == before + 1


def test_without_a_promise_or_a_secret_there_is_nothing_to_check() -> None:
    for log in (played(), told(Log(open_game("dogma", 3)))):
        with pytest.raises(BadLog) as caught:
            verify_promise(log)
        assert caught.value.text.key == "error-fair-none"


def test_a_secret_cannot_be_revealed_before_the_end() -> None:
    log = told(played(moves=5))
    with pytest.raises(BadLog) as caught:
        read_log_text(log.dump().encode())
    assert "error-log-secret" in repr(caught.value.text)


def test_a_copy_of_a_log_is_independent_and_whole() -> None:
    log = played(moves=20)
    twin = log.copy()
    assert twin.dump() == log.dump()
    assert twin.audiences == log.audiences
    twin.resign(1)
    assert len(log.entries) == len(twin.entries) - 1
    assert log.dump() != twin.dump()
    assert [log.undoable_count(seat) for seat in range(3)] == [
        played(moves=20).undoable_count(seat) for seat in range(3)
    ]


def test_a_log_records_who_saw_each_entry() -> None:
    """Viewers who saw an entry have a changed view after it, the others the same one."""
    log = played(moves=0)
    rng = Rng("watched")
    viewers = [SPECTATOR, 0, 1, 2]
    hidden = 0
    for _ in range(120):
        if log.over:
            break
        before = {viewer: log.state.view(viewer).to_bytes() for viewer in viewers}
        if log.state.pending() == 0:
            log.draw_fair_chance(SECRET)
        else:
            seat = log.state.pending_seats()[0]
            legal = log.state.legal(seat)
            log.play(seat, legal[rng.below(len(legal))])
        for viewer in viewers:
            changed = log.state.view(viewer).to_bytes() != before[viewer]
            assert bool(log.audiences[-1] & audience_of(viewer)) >= changed
            if log.entries[-1].kind == PLAY and viewer != log.entries[-1].seat:
                assert bool(log.audiences[-1] & audience_of(viewer)) == changed
                hidden += not changed
    assert hidden > 10


def test_entries_outside_the_rules_are_seen_by_all_but_an_own_undo() -> None:
    log = played(moves=1)
    seat = log.entries[-1].seat
    log.add(Entry("undo", seat, count=1))
    assert log.audiences[-1] == audience_of(seat)
    log.hand_over(1, "priest")
    log.resign(2)
    assert log.audiences[-2:] == [EVERYONE, EVERYONE]
