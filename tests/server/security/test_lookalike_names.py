"""Names that look alike (row 10 of the review)."""

from __future__ import annotations

import pytest

from server.harness import Client, Harness
from server.table_actions import key, with_harness
from simony.server.protocol.problem import InvalidData
from simony.server.security.identity import clean_name
from simony.server.security.lookalike_names import looks_like_one_of, numbered


@pytest.mark.parametrize("name", ["Аnna", "Annα", "Воb", "Ωmega", "Пётr", "Ｐетр"])
def test_row_10_a_name_mixes_no_alphabets_that_look_alike(name: str) -> None:
    with pytest.raises(InvalidData) as error:
        clean_name(name)
    assert error.value.text.key == "table-door-name-scripts"


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Анна",
        "Άννα",
        "Anna 花子",
        "ハナコ",
        "Лена 3",
        "محمد",
        "O’Brien",
        "😀",
        "José",
        "Ａｎｎａ",
    ],
)
def test_all_other_names_are_names(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Bob", "B0b"),
        ("Воb", "Bob"),
        ("Ace", "Асе"),
        ("Ian", "lan"),
        ("Player 1", "Player l"),
        ("Arno", "Amo"),
        ("Ａnna", "Anna"),
        ("KATE", "ΚΑΤΕ"),
        ("vvill", "will"),
        ("An\u200dna", "Anna"),
    ],
)
def test_row_10_names_that_look_the_same(one: str, other: str) -> None:
    assert looks_like_one_of(one, ["Zoe", other])
    assert looks_like_one_of(other, [one])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ian", "Lan"),
        ("Anna", "Ana"),
        ("Jose", "José"),
        ("Clara", "Dara"),
        ("Bo", ""),
        ("Bo 1", "Bo 2"),
        ("Мир", "Mup"),
    ],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not looks_like_one_of(one, [other])


def test_a_number_makes_a_difference() -> None:
    others: list[str] = []
    for _ in range(12):
        others.append(numbered("Guest", others, 24))
    assert others[:3] == ["Guest", "Guest 2", "Guest 3"]
    assert others[-1] == "Guest 12"
    assert numbered("a" * 24, ["A" * 24], 24) == "a" * 22 + " 2"


@with_harness
async def test_row_10_no_two_seats_have_names_that_look_the_same(harness: Harness) -> None:
    (anna,) = await harness.seated("Anna", seats=3, game="dogma")
    bo = Client(await harness.device("Bo"), anna.table)
    assert key(await bo.say("take", seat=1, nonce="a word", name="ANNA")) == "table-name-alike"
    assert (await bo.say("take", seat=1, nonce="a word", name="Bo"))["type"] == "done"
    assert (await bo.say("take", seat=1, nonce="a word", name="BO"))["type"] == "done", (
        "one may change one's own"
    )
    guest = Client(await harness.device("anna"), anna.table)
    assert (await guest.say("take", seat=2, nonce="a word"))["type"] == "done"
    assert [seat["name"] for seat in anna.news["seats"]] == ["Anna", "BO", "anna 2"]


@with_harness
async def test_nor_does_a_person_pass_for_a_bot(harness: Harness) -> None:
    (anna,) = await harness.seated("Anna", seats=3, game="dogma")
    await anna.say("bot", seat=2, level="priest")
    name = anna.news["seats"][2]["name"]
    assert (
        key(await anna.say("take", seat=0, nonce="a word", name=name.upper())) == "table-name-alike"
    )
