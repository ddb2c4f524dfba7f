"""The table of the edicts: set, price, Sin price, lead ban and the status of every figure, read
from the data and tested in play.
"""

from typing import NamedTuple

import pytest

from positions.indulgence import IndulgencePosition, codes, dealt
from simony.core.figures import list_figures
from simony.games.indulgence.rules.figures import KINDS
from simony.games.indulgence.ui.notation import cards_text
from simony.registry import open_game

EVEN_MS, EVEN_BO = "m2468 s2468", "b2468 o2468"
ALL_MS, ALL_BO = "m123456789 s123456789", "b123456789 o123456789"
TWOS_THREES = "m23 s23 b23 o23"
SIXES = "m6 s6 b6 o6"


class Row(NamedTuple):
    edict: str
    set: str
    pays: int
    pays_status: str
    sin_pays: int
    sin_status: str
    ban: str


ENGLISH = [
    Row("any-medici", "basic", 1, "printed", 4, "public", "m123456789"),
    Row("any-sforza", "basic", 1, "printed", 4, "public", "s123456789"),
    Row("any-borgia", "basic", 1, "printed", 4, "public", "b123456789"),
    Row("any-orsini", "basic", 1, "printed", 4, "public", "o123456789"),
    Row("last-medici", "basic", 8, "printed", 3, "reconstructed", ""),
    Row("last-sforza", "basic", 8, "printed", 3, "reconstructed", ""),
    Row("last-borgia", "basic", 8, "printed", 3, "reconstructed", ""),
    Row("last-orsini", "basic", 8, "printed", 3, "reconstructed", ""),
    Row("three-tricks", "basic", 8, "public", 1, "reconstructed", ""),
    Row("twos-and-threes", "basic", 1, "printed", 6, "reconstructed", TWOS_THREES),
    Row("sixes", "basic", 2, "printed", 5, "reconstructed", SIXES),
    Row("first-or-last", "basic", 4, "printed", 3, "reconstructed", ""),
    Row("most", "expert", 2, "reconstructed", 4, "reconstructed", ""),
    Row("trump", "expert", 1, "reconstructed", 4, "reconstructed", "m123456789"),  # medici named
    Row("tricks", "expert", 1, "reconstructed", 8, "reconstructed", ""),
    Row("even-medici-sforza", "expert", 1, "printed", 5, "reconstructed", EVEN_MS),
    Row("even-borgia-orsini", "expert", 1, "printed", 5, "reconstructed", EVEN_BO),
    Row("pairs-medici-orsini", "expert", 2, "reconstructed", 6, "reconstructed", ""),
    Row("pairs-sforza-borgia", "expert", 2, "reconstructed", 6, "reconstructed", ""),
    Row("pairs-medici-borgia", "expert", 2, "reconstructed", 6, "reconstructed", ""),
]
JAPANESE = [
    Row("sixes", "basic", 1, "printed", 5, "reconstructed", SIXES),
    Row("even-medici-sforza", "expert", 1, "printed", 6, "reconstructed", ALL_MS),
    Row("even-borgia-orsini", "expert", 1, "printed", 6, "reconstructed", ALL_BO),
]
CHANGED = [row.edict for row in JAPANESE]
ROWS = [("english", row) for row in ENGLISH] + [
    ("japanese", row) for row in ENGLISH if row.edict not in CHANGED
]
ROWS += [("japanese", row) for row in JAPANESE]
each_row = pytest.mark.parametrize(
    ("edition", "row"), ROWS, ids=[f"{edition}-{row.edict}" for edition, row in ROWS]
)

# What a player pays who takes every trick of a hand of four: cards, pairs, families or tricks times
# the price.
PAID_FOR_ALL = {
    **dict.fromkeys(["any-medici", "any-sforza", "any-borgia", "any-orsini", "trump", "tricks"], 9),
    **dict.fromkeys(["last-medici", "last-sforza", "last-borgia", "last-orsini"], 8),
    **dict.fromkeys(["three-tricks", "twos-and-threes", "sixes", "first-or-last", "most"], 8),
    **dict.fromkeys(["even-medici-sforza", "even-borgia-orsini"], 8),
    **dict.fromkeys(["pairs-medici-orsini", "pairs-sforza-borgia", "pairs-medici-borgia"], 18),
}
PAID_FOR_ALL_JAPANESE = PAID_FOR_ALL | {
    "sixes": 4,
    "even-medici-sforza": 18,
    "even-borgia-orsini": 18,
}


def opening(edition: str, edict: str, players: int = 4) -> str:
    description = f"{players} players, expert, A rules, edict {edict}"
    if edict == "trump":
        description += ", trump medici"
    return description + (", japanese edition" if edition == "japanese" else "")


@pytest.mark.parametrize("edition", ["english", "japanese"])
def test_table_has_every_edict_and_no_other(edition: str) -> None:
    edicts = open_game("indulgence", 4, {"edition": edition}).figures["edict"]
    assert list(edicts) == [row.edict for row in ENGLISH]
    assert sum(entry["set"] == "basic" for entry in edicts.values()) == 12


@each_row
def test_table_figures(edition: str, row: Row) -> None:
    entry = open_game("indulgence", 4, {"edition": edition}).figures["edict"][row.edict]
    assert (entry["set"], entry["pays"]["value"], entry["sin_pays"]["value"]) == (
        row.set,
        row.pays,
        row.sin_pays,
    )


@each_row
def test_table_statuses(edition: str, row: Row) -> None:
    entry = open_game("indulgence", 4, {"edition": edition}).figures["edict"][row.edict]
    assert (entry["pays"]["status"], entry["sin_pays"]["status"]) == (
        row.pays_status,
        row.sin_status,
    )
    assert entry.get("ban") == ({"value": True, "status": "reconstructed"} if row.ban else None)


def test_table_other_figures_and_their_statuses() -> None:
    figures = open_game("indulgence").figures
    found = {
        path: (value, status)
        for path, value, status in list_figures(figures)
        if not path.startswith("edict.")
    }
    assert found == {
        "game.rounds": (3, "printed"),
        "game.florins": (30, "printed"),
        "game.ring": (10, "printed"),
        "sin.failed": (6, "public"),
        "sin.failed_bull": (18, "printed"),
        "family.medici": ("red", "public"),
        "family.sforza": ("purple", "public"),
        "family.borgia": ("green", "public"),
        "family.orsini": ("blue", "reconstructed"),
    }


def test_table_families_of_the_two_family_edicts_have_their_status() -> None:
    edicts = open_game("indulgence").figures["edict"]
    found = {
        key: entry["families"]["status"]
        for key, entry in edicts.items()
        if isinstance(entry.get("families"), dict)
    }
    assert found.pop("even-medici-sforza") == "public"
    assert set(found) == {
        "even-borgia-orsini",
        "pairs-medici-orsini",
        "pairs-sforza-borgia",
        "pairs-medici-borgia",
    }
    assert set(found.values()) == {"reconstructed"}


def test_table_three_tricks_is_printed() -> None:
    assert open_game("indulgence").figures["edict"]["three-tricks"]["tricks"] == {
        "value": 3,
        "status": "printed",
    }


def test_table_every_figure_has_a_known_status() -> None:
    for edition in ("english", "japanese"):
        figures = open_game("indulgence", 4, {"edition": edition}).figures
        assert {status for _, _, status in list_figures(figures)} == {
            "printed",
            "public",
            "reconstructed",
        }


def test_table_kinds_are_all_used() -> None:
    edicts = open_game("indulgence").figures["edict"]
    assert {entry["kind"] for entry in edicts.values()} == set(KINDS)


# --- at the table ---------------------------------------------------------------------------------


def c_takes_everything(edition: str, edict: str, players: int = 4) -> IndulgencePosition:
    """C wins the Ruler's lead with a 9, leads all the Medici left, and ends with the highest card
    of each family.
    """
    lead, first, last = ("o1", "o9", "s9") if "sforza" in edict else ("s1", "s9", "o9")
    hand, end = ("m3456789 s9 o9", "") if players == 4 else ("m3456789 s89 o89 b9", " b9 s8 o8")
    at = dealt(
        f"{opening(edition, edict, players)}, nobody sins, A holds m12 s1 o1, C holds {hand}"
    )
    return at.play(f"A: {lead}").run(f"C: {first} m9 m8 m7 m6 m5 m4 m3 {last}{end}")


@pytest.mark.parametrize("edict", PAID_FOR_ALL)
def test_pays_as_the_table_says(edict: str) -> None:
    price = PAID_FOR_ALL[edict]
    assert c_takes_everything("english", edict).gained() == [price, 0, -price, 0]


@pytest.mark.parametrize("edict", PAID_FOR_ALL_JAPANESE)
def test_pays_as_the_japanese_table_says(edict: str) -> None:
    price = PAID_FOR_ALL_JAPANESE[edict]
    assert c_takes_everything("japanese", edict).gained() == [price, 0, -price, 0]


@pytest.mark.parametrize("edict", PAID_FOR_ALL)
def test_I31_three_players_pay_the_same_prices(edict: str) -> None:
    price = 12 if edict == "tricks" else PAID_FOR_ALL[edict]
    assert c_takes_everything("english", edict, players=3).gained() == [price, 0, -price]


@each_row
def test_sin_pays_as_the_table_says(edition: str, row: Row) -> None:
    """B leads all nine Medici, which nobody can follow, and so makes every Sin."""
    at = dealt(f"{opening(edition, row.edict)}, B sins, B holds m123456789").run(
        "B: m9 m8 m7 m6 m5 m4 m3 m2 m1"
    )
    assert at.gained() == [-row.sin_pays, 3 * row.sin_pays, -row.sin_pays, -row.sin_pays]


@each_row
def test_ban_as_the_table_says(edition: str, row: Row) -> None:
    """A, who holds some of each family, may lead all but the banned cards."""
    led: set[str] = set()
    for numbers in ("12", "34", "56", "78", "19"):
        hand = " ".join(family + numbers for family in "msbo")
        led |= set(
            dealt(f"{opening(edition, row.edict)}, nobody sins, A holds {hand}").choices("A")
        )
    assert led & codes(row.ban) == set()
    assert led | codes(row.ban) == codes("m123456789 s123456789 b123456789 o123456789")


@pytest.mark.parametrize("family", ["medici", "sforza", "borgia", "orsini"])
def test_ban_of_trump_is_the_family_named(family: str) -> None:
    at = dealt(
        f"4 players, expert, A rules, edict trump, trump {family}, nobody sins, "
        "A holds m12 s12 b12 o12"
    )
    assert {card[0] for card in at.choices("A")} == set("msbo") - {family[0]}
    assert cards_text(at.state.banned()) == f"{family[0]}123456789"
