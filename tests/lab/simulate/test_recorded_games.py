"""Rows of recorded games: they belong to the simulated games, add up to their results, and are the
same in any run.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict

import pytest

from shared.game_texts import same_in_both_languages
from simony.bots.bot import level_index
from simony.core.study import BOOLEAN, COLUMN_KINDS, FLOAT, INTEGER, STRING, Column, Row, Study
from simony.i18n.sentences import LANGUAGES, localization
from simony.i18n.text import Text
from simony.lab.simulate.recorded_games import PAIRED, SIMULATED, GameRecorder, RecordedChunk
from simony.lab.simulate.simulation import simulate
from simony.lab.simulate.studies import column_text_key, dataset_columns, study_of
from simony.registry import game_specs, open_game

TABLES = [
    ("dogma", 4, {}),
    ("dogma", 2, {}),
    ("indulgence", 3, {}),
    ("indulgence", 4, {"expert": True}),
    ("mea_culpa", 2, {}),
    ("mea_culpa", 3, {"meta_culpa": True}),
    ("mea_culpa", 4, {}),
    ("tolerance", 3, {"roles": "random", "hidden_roles": True}),
    ("tolerance", 5, {"roles": "choose"}),
]
PYTHON = {INTEGER: int, FLOAT: float, BOOLEAN: bool, STRING: str}


def record(
    key: str,
    seats: int,
    options: dict[str, object],
    games: int = 6,
    level: str = "priest",
    streams: str = SIMULATED,
    first: int = 0,
) -> RecordedChunk:
    game = open_game(key, seats, options)
    return GameRecorder(game, [level] * seats, [level_index(level)] * seats, streams).games(
        "1", first, games
    )


def named(
    part: RecordedChunk, key: str, seats: int, options: dict[str, object], table: str
) -> list[Row]:
    columns = [
        column.name for column in dataset_columns(study_of(open_game(key, seats, options)))[table]
    ]
    return [dict(zip(columns, row, strict=True)) for row in part.rows[table]]


def whole(row: Row, column: str) -> int:
    value = row[column]
    assert isinstance(value, int)
    return value


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
@pytest.mark.parametrize("level", ["random", "novice", "priest"])
def test_the_games_are_those_of_the_simulator(
    key: str, seats: int, options: dict[str, object], level: str
) -> None:
    part = record(key, seats, options, 3, level)
    report = simulate(open_game(key, seats, options), 3, [level] * seats, "1")
    assert (
        hashlib.sha256(b"".join(number.to_bytes(5, "big") for number in part.hashes)).hexdigest()
        == report.digest
    )
    assert part.decisions == report.decisions


@pytest.mark.once
def test_searching_bots_play_the_same_games_too() -> None:
    part = record("dogma", 2, {}, 1, "bishop")
    report = simulate(open_game("dogma", 2), 1, ["bishop"] * 2, "1")
    assert hashlib.sha256(part.hashes[0].to_bytes(5, "big")).hexdigest() == report.digest


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_every_value_is_of_its_columns_kind_and_every_game_is_won_once(
    key: str, seats: int, options: dict[str, object]
) -> None:
    part = record(key, seats, options)
    for table, columns in dataset_columns(study_of(open_game(key, seats, options))).items():
        assert part.rows[table]
        for row in part.rows[table]:
            for value, column in zip(row, columns, strict=True):
                assert value is None or type(value) is PYTHON[column.kind], column
    won: dict[int, float] = defaultdict(float)
    for each in named(part, key, seats, options, "seats"):
        assert isinstance(each["won"], float)
        won[whole(each, "game")] += each["won"]
    assert list(won) == [1, 2, 3, 4, 5, 6]
    assert all(total == pytest.approx(1) for total in won.values())


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
@pytest.mark.parametrize("streams", [SIMULATED, PAIRED])
def test_a_game_is_the_same_in_any_chunk(
    key: str, seats: int, options: dict[str, object], streams: str
) -> None:
    together = record(key, seats, options, 4, streams=streams)
    apart = [record(key, seats, options, 2, streams=streams, first=first) for first in (0, 2)]
    assert together.hashes == apart[0].hashes + apart[1].hashes
    assert all(
        together.rows[table] == apart[0].rows[table] + apart[1].rows[table]
        for table in together.rows
    )


def test_paired_games_have_the_same_cards_under_other_figures() -> None:
    """With one stream per game, later draws would shift with every earlier choice."""
    edicts: list[list[object]] = []
    for florins in (30, 300):
        game = open_game(
            "indulgence", 4, {}, {"game": {"florins": florins}, "edict": {"sixes": {"pays": 9}}}
        )
        part = GameRecorder(game, ["random"] * 4, [0] * 4, PAIRED).games("1", 0, 5)
        columns = [column.name for column in dataset_columns(study_of(game))["hands"]]
        high, hand = columns.index("high"), columns.index("hand")
        edicts.append([row[high] for row in part.rows["hands"] if row[hand] in (1, 2)])
    assert edicts[0] == edicts[1]


# --- what rows add up to --------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"expert": True})])
def test_florins_are_the_start_plus_the_gain_of_every_hand(
    seats: int, options: dict[str, object]
) -> None:
    part = record("indulgence", seats, options, 12)
    purses: dict[tuple[int, int], int] = defaultdict(lambda: 30)
    hands = named(part, "indulgence", seats, options, "hands")
    for row in hands:
        purses[whole(row, "game"), whole(row, "seat")] += whole(row, "gained")
    for row in named(part, "indulgence", seats, options, "seats"):
        assert purses[whole(row, "game"), whole(row, "seat")] == row["score"]
    assert all((row["made"] is not None) == row["sinned"] for row in hands)
    assert {row["role"] for row in hands} == {"ruler", "sinner", "player"}
    for game in named(part, "indulgence", seats, options, "games"):
        rulers = [row for row in hands if row["game"] == game["game"] and row["role"] == "ruler"]
        assert len(rulers) == game["hands"]
        assert sum(bool(row["sinned"]) for row in rulers) == game["sins"]


def test_points_of_tolerance_are_reigns_and_pennants_less_a_loan() -> None:
    options: dict[str, object] = {"roles": "random"}
    part = record("tolerance", 4, options, 12)
    for row in named(part, "tolerance", 4, options, "seats"):
        assert (
            whole(row, "reign_points") + whole(row, "pennant_points") - 3 * bool(row["owes"])
            == row["score"]
        )
    reigns = named(part, "tolerance", 4, options, "reigns")
    assert all(
        sum(whole(row, "tricks") for row in reigns[at : at + 4]) == 12
        for at in range(0, len(reigns), 4)
    )
    for row in reigns:  # a total stops at 0, so less than the lines may be lost
        assert whole(row, "suit_points") + whole(row, "guild_points") + whole(
            row, "dead_points"
        ) <= whole(row, "gained")


def test_souls_move_by_the_sum_of_all_rounds_and_are_then_lifted() -> None:
    part = record("mea_culpa", 4, {}, 6)
    moved: dict[tuple[int, int], int] = defaultdict(int)
    rounds = named(part, "mea_culpa", 4, {}, "rounds")
    for row in rounds:
        moved[whole(row, "game"), whole(row, "seat")] += whole(row, "moved")
    for row in named(part, "mea_culpa", 4, {}, "seats"):
        assert moved[whole(row, "game"), whole(row, "seat")] == row["fallen_to"]
        assert whole(row, "score") >= min(
            36, whole(row, "fallen_to") + whole(row, "lifted")
        )  # moved past others
        assert whole(row, "letters") >= 4 * whole(row, "sets")
    last = {row["game"]: row["rounds"] for row in named(part, "mea_culpa", 4, {}, "games")}
    assert all(
        row["character"] is not None for row in rounds if row["round"] != last[row["game"]]
    )  # it may end while they pick
    seats = named(part, "mea_culpa", 4, {}, "seats")
    assert sum(row["picked"] is False for row in seats) == 6  # one per game is left over
    assert {row["line"] for row in seats} == {1, 2, 3, 4}


def test_confessions_are_judged_by_the_rules() -> None:
    part = record("dogma", 4, {}, 12)
    rows = named(part, "dogma", 4, {}, "confessions")
    checked = [row for row in rows if row["answer"] is not None]
    assert {row["answer"] for row in checked} == {"believed", "doubted"}
    for row in checked:
        assert row["right"] == ((row["answer"] == "believed") == row["judged_true"])
        assert (row["taker"] is None) == (row["answer"] == "believed" and row["right"])
        if row["joins"] == 0:
            assert row["judged_true"] == row["true"]
    for seat in named(part, "dogma", 4, {}, "seats"):
        mine = [row for row in rows if (row["game"], row["seat"]) == (seat["game"], seat["seat"])]
        assert (seat["confessed"], seat["lies"]) == (
            len(mine),
            sum(row["true"] is False for row in mine),
        )
        answered = [
            row
            for row in checked
            if (row["game"], row["responder"]) == (seat["game"], seat["seat"])
        ]
        assert (seat["answers"], seat["right_answers"]) == (
            len(answered),
            sum(row["right"] is True for row in answered),
        )


# --- studies as such ------------------------------------------------------------------------------

STUDIED = sorted(key for key, spec in game_specs().items() if spec.study)


@pytest.mark.parametrize("key", STUDIED)
def test_columns_and_questions_have_texts_and_questions_use_existing_columns(key: str) -> None:
    study = study_of(open_game(key))
    found = dataset_columns(study)
    assert study.unit in found
    for columns in found.values():
        assert len({column.name for column in columns}) == len(columns)
        assert all(column.kind in COLUMN_KINDS for column in columns)
        for language in LANGUAGES:
            assert all(
                localization(language).translate(Text(column_text_key(study, column)))
                for column in columns
            )
    for question in study.questions:
        names = {column.name for column in found[question.dataset]}
        assert {question.column, *(name for name, _ in question.where), question.group_by} - {
            ""
        } <= names
        assert all(localization(language).has(f"{key}-{question.key}") for language in LANGUAGES)


@pytest.mark.parametrize("key", STUDIED)
def test_both_languages_have_the_same_texts(key: str) -> None:
    same_in_both_languages(f"{game_specs()[key].package}.study")


def test_the_laboratory_has_the_same_texts_in_both_languages() -> None:
    same_in_both_languages("simony.lab")


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_every_word_in_a_row_has_a_label(key: str, seats: int, options: dict[str, object]) -> None:
    game = open_game(key, seats, options)
    study, part = study_of(game), record(key, seats, options)
    for table, columns in dataset_columns(study).items():
        for place, column in enumerate(columns):
            for value in {row[place] for row in part.rows[table]} - {None}:
                label = study.label(column.name, value)
                if column.kind == STRING and column.name != "bot":
                    assert label is not None
                    assert all(localization(language).translate(label) for language in LANGUAGES)


def test_a_game_without_a_study_has_the_common_columns() -> None:
    game = open_game("indulgence", 3)
    plain = Study(game)
    assert list(dataset_columns(plain)) == ["games", "seats"]
    assert Column("won", FLOAT) in dataset_columns(plain)["seats"]
