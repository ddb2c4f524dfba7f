"""Whole games in the terminal, with everything that can be typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from simony import registry
from simony.core.log import Log
from simony.core.rng import Rng
from simony.i18n.sentences import localization
from simony.registry import open_game
from simony.template import SPEC as CANDLE
from simony.terminal.local_game import effective_entries
from terminal.scripted_session import ScriptedSession, first_then, start_session

LEFT_OVER = re.compile(r"\b(?:terminal|indulgence|cli|error)-[a-z]|[{}]|\$who")
"""Traces of a missing text or argument."""


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_the_fixture_game_is_registered() -> None:
    registry.register(CANDLE)
    assert registry.game_spec("candle") is CANDLE


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_whole_game_to_its_end(tmp_path: Path, language: str) -> None:
    session = start_session(tmp_path, language=language, short=False)
    assert session.play(first_then("n")) == 0
    assert session.log.over
    assert session.widest() <= session.width


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize(("players", "expert"), [(3, "off"), (4, "on")])
@pytest.mark.parametrize("width", [24, 60, 80, 120])
def test_every_line_fits_and_every_word_is_there(
    tmp_path: Path, language: str, players: int, expert: str, width: int
) -> None:
    session = start_session(
        tmp_path,
        players=players,
        language=language,
        width=width,
        seed=f"{players}{expert}",
        expert=expert,
    )
    assert session.play(first_then("n")) == 0
    assert session.log.over
    assert session.widest() <= width
    assert not LEFT_OVER.search(session.shown)
    assert "\x1b" not in session.shown
    assert session.kept == []
    assert [path.name for path in tmp_path.iterdir()] in ([], ["state"])


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_game_from_another_package(tmp_path: Path, language: str) -> None:
    registry.register(CANDLE)
    session = start_session(tmp_path, game="candle", players=3, language=language)
    assert session.play(first_then("n")) == 0
    assert session.log.over
    assert session.widest() <= session.width


def test_the_result_names_everybody_in_order(tmp_path: Path) -> None:
    session = start_session(tmp_path)
    session.play(first_then("n"))
    result = session.shown[session.shown.rindex("Indulgence ·") :]
    places = re.findall(r"^ +(\d)\.  (\w+) +(-?\d+)", result, re.MULTILINE)
    assert [int(place) for place, _, _ in places] == sorted(session.log.places())
    assert {name for _, name, _ in places} == {"You", "Lucrezia", "Cesare", "Beatrice"}
    assert sorted(int(score) for *_, score in places) == sorted(session.log.state.scores())


def test_the_same_seed_and_the_same_choices_give_the_same_game(tmp_path: Path) -> None:
    evenings = [start_session(tmp_path, seed="s") for _ in range(2)]
    for session in evenings:
        session.play(first_then("n"))
    assert evenings[0].log.dump() == evenings[1].log.dump()
    assert evenings[0].shown == evenings[1].shown


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "   ",
        "xyzzy",
        "0",
        "99",
        "-1",
        "1.5",
        "play pope 3",
        "play medici 0",
        "e",
        "%s {0} [bold]",
        "9" * 5000,
        "'\"\\",
    ],
)
def test_invalid_answers_are_asked_again(tmp_path: Path, typed: str) -> None:
    session = start_session(tmp_path, seed="n")
    session.play([typed, "1"])
    assert session.local_game.decisions_made == 1
    answer = session.shown.split("> ")[1].partition("\n")[2]
    assert answer.strip()


def test_the_ruling_is_named(tmp_path: Path) -> None:
    session = start_session(tmp_path, first_ruler="1")
    game = session.log.game
    session.log.apply_chance(game.parse_outcome("start ruler 1 lay any-medici sixes first-or-last"))
    session.log.apply_chance(
        game.parse_outcome(
            "deal m123 s4 b56 o789 / m456 s123 b789 / m789 s567 o123 / s89 b1234 o456"
        )
    )
    session.log.play(0, game.parse("edict any-medici"))
    for seat in (1, 2, 3):
        session.log.play(seat, game.parse("pass"))
    session.play(["m1"])
    assert "(I13)" in session.words


def _hand_question(session: ScriptedSession) -> bool:
    return any(
        choice.notation.startswith("play")
        for choice in session.log.game.scene(session.local_game.view()).choices
    )


def test_an_illegal_card_is_refused_with_the_reason(tmp_path: Path) -> None:
    session = start_session(tmp_path, seed="f")
    tried: list[str] = []

    def forbidden_card(at: ScriptedSession) -> str:
        game, view = at.log.game, at.local_game.view()
        scene = game.scene(view)
        held = [item.id for zone in scene.zones if zone.kind == "hand" for item in zone.items]
        playable = [choice.item for choice in scene.choices]
        others = [item for item in held if item not in playable]
        if not _hand_question(at) or not others or tried:
            return "1"
        action = int(others[0].removeprefix("card-"))
        objection = at.log.state.why_illegal(at.seat, action)
        assert objection is not None
        tried.append(localization("en").translate(objection.text, viewer=at.seat))
        return game.notation(action)

    session.play([forbidden_card] * 30)
    assert tried
    assert tried[0] in session.words


@pytest.mark.parametrize(
    "spelling",
    [
        "play {family} {number}",
        "PLAY  {family}   {number}",
        "{initial}{number}",
        "{family} {number}",
        "\uff11",
    ],
)
def test_choices_by_number_and_in_words(tmp_path: Path, spelling: str) -> None:
    session = start_session(tmp_path, seed="w")

    def in_words(at: ScriptedSession) -> str:
        first = at.log.game.scene(at.local_game.view()).choices[0]
        if not _hand_question(at):
            return "1"
        _, family, number = first.notation.split()[:3]
        return spelling.format(family=family, number=number, initial=family[0])

    session.play([in_words] * 12)
    assert session.local_game.decisions_made == 12


def test_japanese_words_for_a_choice(tmp_path: Path) -> None:
    session = start_session(tmp_path, language="ja", seed="w")

    def in_words(at: ScriptedSession) -> str:
        return localization("ja").translate(at.log.game.scene(at.local_game.view()).choices[0].text)

    session.play([in_words] * 12)
    assert session.local_game.decisions_made == 12


# --- looking --------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["?", "\uff1f", "help"])
def test_question_mark_explains_and_lists_the_commands(tmp_path: Path, typed: str) -> None:
    session = start_session(tmp_path)
    session.play([typed])
    scene = session.log.game.scene(session.local_game.view())
    assert scene.about
    assert "save the game" in session.words
    assert session.local_game.decisions_made == 0


def test_question_mark_with_a_word_searches_the_rules(tmp_path: Path) -> None:
    session = start_session(tmp_path)
    session.play(["? papal bull", "?zebra"])
    assert "papal bull" in session.words
    assert "do not speak of “zebra”" in session.words


def test_a_hint_is_one_of_the_choices_and_changes_nothing(tmp_path: Path) -> None:
    plain, hinted = start_session(tmp_path, seed="h"), start_session(tmp_path, seed="h")
    plain.play(["1"] * 5)
    hinted.play(["h", "1"] * 5)
    assert "A cardinal would choose:" in hinted.words
    assert plain.log.dump() == hinted.log.dump()


def test_the_last_events_and_the_whole_table(tmp_path: Path) -> None:
    session = start_session(tmp_path)
    session.play(["1", "l 2", "l", "t"])
    told = [line for line in session.shown.splitlines() if line.startswith("  · ")]
    assert len(told) > len(set(told))
    whole = session.shown.split("> t\n")[1]
    piles = [
        zone
        for zone in session.log.game.scene(session.local_game.view()).zones
        if zone.id == "deck"
    ]
    assert all(
        f"{localization('en').translate(zone.label)}: {zone.amount}" in whole for zone in piles
    )


def test_only_what_the_seat_may_know_is_shown(tmp_path: Path) -> None:
    """Two deals that differ only in the others' cards look the same until a card is played."""
    shown = []
    for swap in (False, True):
        session = start_session(tmp_path, first_ruler="1")
        game = session.log.game
        session.log.apply_chance(
            game.parse_outcome("start ruler 1 lay any-medici sixes first-or-last")
        )
        hands = ["m123 s4 b56 o789", "m456 s123 b789", "m789 s567 o123", "s89 b1234 o456"]
        if swap:
            hands[1], hands[3] = hands[3], hands[1]
        session.log.apply_chance(game.parse_outcome(f"deal {' / '.join(hands)}"))
        session.play(["?", "t", "l", "play sforza 1"])
        shown.append(session.shown)
    assert shown[0] == shown[1]


# --- taking back ----------------------------------------------------------------------------------


def test_nothing_to_undo_at_first(tmp_path: Path) -> None:
    session = start_session(tmp_path)
    session.play(["u"])
    assert "decided nothing yet" in session.words


def test_undo_returns_to_the_last_own_decision(tmp_path: Path) -> None:
    session = start_session(tmp_path, first_ruler="1")
    before: list[Log] = []

    def remember(at: ScriptedSession) -> str:
        before.append(read_back(at))
        return "1"

    session.play(["1", remember, "u"])
    assert effective_entries(session.log) == effective_entries(before[0])
    assert session.log.state.to_bytes() == before[0].state.to_bytes()
    assert "You take back your last decision." in session.words


def read_back(session: ScriptedSession) -> Log:
    return registry.read_log_text(session.log.dump().encode())


def test_undo_does_not_go_past_a_deal(tmp_path: Path) -> None:
    session = start_session(tmp_path)
    hand = re.compile(r"hand=(\d+)")

    def hand_number(at: ScriptedSession) -> str:
        facts = at.log.game.scene(at.local_game.view()).facts
        found = hand.search(repr(facts[0]))
        assert found
        return found.group(1)

    def undo_in_the_second_hand(at: ScriptedSession) -> str:
        return "u" if hand_number(at) == "2" else "1"

    session.play([undo_in_the_second_hand] * 20)
    assert "Cards have been dealt since your last decision" in session.words


def test_undo_of_a_hidden_choice_needs_no_agreement(tmp_path: Path) -> None:
    registry.register(CANDLE)
    session = start_session(tmp_path, game="candle", players=3)
    session.play(["1", "u"])
    undone = session.log.entries[-1]
    assert (undone.kind, undone.agreed, undone.count) == ("undo", False, 1)


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "name", "mark"),
    [("en", "Lucrezia: ", " (led)"), ("ja", "ルクレツィア：", "（リード）")],
)
def test_a_face_down_trick_shows_names_without_cards(
    tmp_path: Path, language: str, name: str, mark: str
) -> None:
    session = start_session(tmp_path, language=language, expert="on", width=50)
    game = session.log.game
    session.log.apply_chance(game.parse_outcome("start ruler 2 lay tricks any-medici sixes"))
    session.log.apply_chance(
        game.parse_outcome("deal m123456789 / s123456789 / b123456789 / o123456789")
    )
    for seat, action in (
        (1, "edict tricks"),
        (2, "pass"),
        (3, "pass"),
        (0, "pass"),
        (1, "play sforza 5"),
    ):
        session.log.play(seat, game.parse(action))
    session.play([])
    shown = "".join(session.shown.split("\n    "))
    assert name in shown
    assert mark in shown
    if language == "ja":
        assert "(" not in shown


@pytest.mark.parametrize(
    ("language", "first"),
    [("en", "That is none of the choices"), ("ja", "選べるものの中にありません")],
)
def test_unknown_words_are_answered_in_the_readers_language(
    tmp_path: Path, language: str, first: str
) -> None:
    session = start_session(tmp_path, language=language, first_ruler="1")
    session.play(["ほげ"])
    answer = session.shown.split("> ほげ\n")[1]
    assert answer.strip().startswith(first)
    assert answer.index(first) < answer.index("play FAMILY")


def test_a_command_to_copy_is_not_broken(tmp_path: Path) -> None:
    session = start_session(tmp_path, width=40)
    session.play(["1", OSError(5, "Input/output error")])
    assert f"simony play --resume {session.kept[0]}\n" in session.shown


def test_repeated_sentences_are_printed_once(tmp_path: Path) -> None:
    session = start_session(tmp_path, first_ruler="1")
    session.play(["1", "1", "1", "u", "u", "u", "l"])
    shown = session.shown.split("> l\n")[1]
    assert shown.count("You take back your last decision.") == 1
    assert "You take back your last decision. (× 3)" in shown


# --- the result -----------------------------------------------------------------------------------


def test_after_a_resignation_the_winner_is_named(tmp_path: Path) -> None:
    session = start_session(tmp_path)
    session.play(["1", "r", "y", "n"])
    winners = [seat for seat, place in enumerate(session.log.places()) if place == 1]
    result = session.words.partition("You give up.")[2]
    assert ("The victory is shared by" in result) is (len(winners) > 1)
    assert (" wins." in result) is (len(winners) == 1)


def played(number: int, most: int = 10_000) -> Log:
    """Return a random game of three seats, to its end or with this number of entries."""
    log, rng = Log(open_game("indulgence", 3, {}, {"game": {"rounds": 1}})), Rng(f"tie {number}")
    while not log.over and len(log.entries) < most:
        pending = log.state.pending_seats()
        if not pending:
            log.draw_chance(rng)
        else:
            legal = log.state.legal(pending[0])
            log.play(pending[0], legal[rng.below(len(legal))])
    return log


def result_of(folder: Path, log: Log) -> str:
    session = ScriptedSession(folder, log, path=folder / "game.log")
    assert session.play([]) == 0
    return session.words


def test_equal_scores_with_different_places_are_explained(tmp_path: Path) -> None:
    tied = next(
        log
        for log in map(played, range(1000))
        if len(set(log.state.scores())) < 3 and sorted(log.places()) == [1, 2, 3]
    )
    clear = next(log for log in map(played, range(1000)) if len(set(log.state.scores())) == 3)
    assert "I29" in result_of(tmp_path, tied)
    assert "I29" not in result_of(tmp_path, clear)


def test_the_same_score_after_a_resignation(tmp_path: Path) -> None:
    """The game is not over by its own rules, so it has no words about its end: where to read them
    is said.
    """
    for same in (True, False):
        games = (played(number, 70) for number in range(1000))
        log = next(
            log
            for log in games
            if not log.over and (log.state.scores()[1] == log.state.scores()[2]) is same
        )
        log.resign(0)
        log.agree_end()
        assert log.places()[1] != log.places()[2]
        assert ("simony rules indulgence" in result_of(tmp_path, log)) is same


def test_a_seat_that_resigned_does_not_win(tmp_path: Path) -> None:
    log, whole = played(0, 40), played(0)
    winner = whole.places().index(1)
    log.resign(winner)
    for entry in whole.entries[len(log.entries) - 1 :]:
        log.add(entry)
    assert log.state.over()
    assert log.places()[winner] == 3
    result = result_of(tmp_path, log)
    named = re.findall(r"(\w+ ?\d?) wins?[ .!]", result)
    assert len(named) == 1
    assert named[0] != ("You" if winner == 0 else f"Player {winner + 1}")
