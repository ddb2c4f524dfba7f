"""Logs: exact replay, errors that name the first bad line, entries outside the rules."""

from __future__ import annotations

import hashlib
import random

import pytest

from simony.core.errors import BadLog, IllegalAction
from simony.core.log import AGREED_END, HAND_OVER, PLAY, RESIGN, UNDO, Entry, Log
from simony.core.rng import Rng
from simony.registry import open_game, read_log, read_log_text

HOUSE = {"edict": {"sixes": {"pays": 3}}, "game": {"florins": 25}}


def played(entries: int = 10_000, seats: int = 4, house: dict[str, object] | None = None) -> Log:
    """Return a random game with this number of entries, or to its end."""
    log = Log(
        open_game("indulgence", seats, {"expert": True}, house),
        ["Anna", "Bo #2", "千", "Dario"][:seats],
    )
    rng = Rng("a log")
    while not log.over and len(log.entries) < entries:
        if log.state.pending() == 0:
            log.draw_chance(rng)
        else:
            seat = log.state.pending_seats()[0]
            legal = log.state.legal(seat)
            log.play(seat, legal[rng.below(len(legal))])
    return log


def again(log: Log) -> Log:
    return read_log_text(log.dump().encode())


@pytest.mark.parametrize("entries", [0, 1, 2, 60, 10_000])
@pytest.mark.parametrize("house", [None, HOUSE])
def test_log_reads_back_to_the_same_game(entries: int, house: dict[str, object] | None) -> None:
    log = played(entries, house=house)
    read = again(log)
    assert read.dump() == log.dump()
    assert read.state.to_bytes() == log.state.to_bytes()
    assert read.names == log.names
    assert read.game.figures_hash == log.game.figures_hash
    assert (read.over, read.places(), read.digest()) == (log.over, log.places(), log.digest())


def test_windows_line_ends_are_accepted() -> None:
    log = played(30)
    assert read_log_text(log.dump().replace("\n", "\r\n").encode()).entries == log.entries


def test_any_damaged_byte_names_its_line() -> None:
    data = played().dump().encode()
    chance = random.Random(7)
    for _ in range(150):
        at = chance.randrange(len(data))
        damaged = bytearray(data)
        damaged[at] ^= 1 << chance.randrange(8)
        line = data[:at].count(b"\n") + 1
        with pytest.raises(BadLog, match=f"^Line {line}: "):
            read_log_text(bytes(damaged))


def test_any_truncation_is_noticed() -> None:
    data = played(80).dump().encode()
    for end in range(0, len(data) - 1, 7):
        with pytest.raises(BadLog, match=r"^Line \d+: "):
            read_log_text(data[:end])


def test_a_changed_move_is_named_even_if_it_is_legal() -> None:
    text = played(3).dump()
    line = next(
        number
        for number, line in enumerate(text.splitlines(), 1)
        if line.startswith("1 ") or " edict " in line
    )
    other = text.replace(" edict ", " edict  ", 1)
    with pytest.raises(BadLog, match=f"^Line {line}: "):
        read_log_text(other.encode())


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("game: indulgence", "game: whist", "no game “whist”"),
        ("seats: 4", "seats: 9", "3 to 4 players"),
        ("seats: 4", "seats: four", "seats: NUMBER"),
        ("expert=on", "expert=maybe", "off | on"),
        ("rules: 1", "rules: 2", "version 2 of the rules"),
        ("figures: ", "figures: 0", "other values of indulgence"),
        ('names: ["Anna"', 'names: {"Anna"', "names: JSON"),
        ("---", "--", "expected “---”"),
    ],
)
def test_an_unsuitable_header_gives_the_reason(old: str, new: str, says: str) -> None:
    with pytest.raises(BadLog, match=says):
        read_log_text(_retagged(played(20).dump().replace(old, new, 1)))


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("* deal m1 / m2 / m3 / m4", "Chance cannot do that"),
        ("* rain", "cannot be read"),
        ("9 pass", "no seat 9"),
        ("0 pass", "cannot be read"),
        ("1 fly", "cannot be read"),
        ("= undo 1 1", "nothing that"),
        ("= undo 1 900 agreed", "may be taken back"),
        ("= undo one 1", "cannot be read"),
        ("= resign 7", "no seat 7"),
        ("= dance", "cannot be read"),
        ("", "cannot be read"),
    ],
)
def test_an_entry_that_does_not_fit_is_named(line: str, says: str) -> None:
    lines = played(20).dump().splitlines()
    lines.insert(len(lines) - 1, f"{line} #0")
    with pytest.raises(BadLog, match=f"^Line {len(lines) - 1}: .*{says}"):
        read_log_text(_retagged("\n".join(lines)))


def test_a_false_result_is_reported() -> None:
    text = played().dump()
    with pytest.raises(BadLog, match=r"expected “\. "):
        read_log_text(_retagged(text.replace("places ", "places 9 ")))


def _retagged(text: str) -> bytes:
    """Return the lines with valid tags, as a forger would make them."""
    chain = hashlib.sha256()
    lines = []
    for line in text.splitlines():
        body = line.rpartition(" #")[0]
        chain.update(body.encode() + b"\n")
        lines.append(f"{body} #{chain.hexdigest()[:8]}")
    return ("\n".join(lines) + "\n").encode()


def test_files_that_cannot_be_read_say_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("logs")
    with pytest.raises(BadLog, match=r"nowhere\.log cannot be read"):
        read_log(folder / "nowhere.log")
    with pytest.raises(BadLog, match="cannot be read"):
        read_log(folder)
    (folder / "noise.log").write_bytes(bytes(range(256)) * 4)
    with pytest.raises(BadLog, match=r"noise.log: Line 1: expected “simony-log 1”"):
        read_log(folder / "noise.log")
    (folder / "long.log").write_bytes(b"x" * (5 * 1024 * 1024))
    with pytest.raises(BadLog, match="too large"):
        read_log(folder / "long.log")


# --- entries outside the rules --------------------------------------------------------------------


def test_undo_with_agreement_stays_in_the_log() -> None:
    log = played(40)
    before = played(33)
    log.undo(0, 7, agreed=True)
    assert log.state.to_bytes() == before.state.to_bytes()
    assert len(log.entries) == 41
    assert again(log).state.to_bytes() == before.state.to_bytes()


def test_undo_can_reach_past_an_undo_and_a_deal() -> None:
    log = played(40)
    log.undo(0, 7, agreed=True)
    log.undo(1, 32, agreed=True)
    assert log.state.to_bytes() == played(1).state.to_bytes()
    log.draw_chance(Rng("afresh"))
    assert again(log).state.to_bytes() == log.state.to_bytes()


def test_undo_without_agreement_ends_at_what_others_saw() -> None:
    log = played(12)
    assert log.undoable_count(log.entries[-1].seat) == 0
    with pytest.raises(IllegalAction, match="nothing that"):
        log.undo(log.entries[-1].seat)
    assert log.state.to_bytes() == played(12).state.to_bytes()


def test_resigning_comes_last_and_the_first_to_resign_very_last() -> None:
    log = played(60)
    log.resign(1)
    log.time_out(3)
    places = log.places()
    assert (places[1], places[3]) == (4, 3)
    assert sorted(places[:1] + places[2:3]) in ([1, 2], [1, 1])
    with pytest.raises(IllegalAction, match="given up already"):
        log.time_out(1)
    two_left = log.over
    log.resign(0)
    assert (two_left, log.over) == (False, True)
    assert log.places() == [2, 4, 1, 3]
    assert again(log).places() == [2, 4, 1, 3]


def test_agreed_end_keeps_the_current_places() -> None:
    log = played(200)
    stands = log.state.places()
    log.agree_end()
    assert log.over
    assert log.places() == stands
    assert again(log).places() == stands


def test_after_the_end_nothing_can_happen() -> None:
    log = played()
    assert log.state.over()
    for entry in (
        Entry(RESIGN, 0),
        Entry(AGREED_END),
        Entry(HAND_OVER, 0, handed_to="priest"),
        Entry(UNDO, 0, count=1, agreed=True),
    ):
        with pytest.raises(IllegalAction, match="over"):
            log.add(entry)


def test_handing_over_a_seat_changes_no_place() -> None:
    log = played(60)
    stands = log.places()
    log.hand_over(2, "priest")
    assert log.places() == stands
    read = again(log)
    assert (read.entries[-1].kind, read.entries[-1].seat, read.entries[-1].handed_to) == (
        HAND_OVER,
        2,
        "priest",
    )


@pytest.mark.parametrize("name", ["", "two\nlines", "a # b", " x"])
def test_a_name_must_fit_on_its_line(name: str) -> None:
    with pytest.raises(IllegalAction, match="will not do as a name"):
        played(5).hand_over(0, name)


def test_replay_yields_every_state() -> None:
    log = played(50)
    states = [state.to_bytes() for _, state in log.replay()]
    assert states[-1] == log.state.to_bytes()
    assert len(states) == 50
    assert any(entry.kind == PLAY for entry, _ in log.replay())
