"""Every action and outcome has a notation, and invalid notations are refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from simony.conformance.playthrough import fail, pick, play_through, shuffled
from simony.conformance.texts import translation_problem
from simony.core.contract import Game
from simony.core.errors import BadNotation
from simony.core.log import CHANCE
from simony.core.rng import Rng

_T = TypeVar("_T")
_FUZZED = 300
_OUTCOMES = 12
_STRANGE = (
    "", " ", "\t\n", "\0", "0", "-1", "1", "+1", "1_0", "1e9", "٣", "²", "Ⅻ", "\uff11\uff12",
    "½", "\u0131", "ß", "İ", "\u200b", "\u202e1", "\ud800", "🂡", "%s%n", "{0}", "{ $x }", "../..",
    "None", "nan", "#", "/", "/ / /", ",,,", "*", "=", "\\", '"', "'",
    "9" * 5000, "a" * 100_000, "a " * 5000,
)  # fmt: skip


def notation(game: Game, seeds: Sequence[int]) -> None:
    """Actions and outcomes can be parsed from their notation; no two actions share one; `parse`
    ignores case and spacing.
    """
    owner: dict[str, int] = {}
    for action in range(game.action_count):
        text = game.notation(action)
        if owner.setdefault(text, action) != action:
            fail(game, f"actions {owner[text]} and {action} have the same notation {text!r}")
        _check_line(game, text)
        for form in (
            text,
            text.upper(),
            text.title(),
            f"  {text} ",
            text.replace(" ", "   "),
            f"\t{text}\n",
        ):
            back = game.parse(form)
            if back != action:
                fail(
                    game, f"parse({form!r}) is {back}; {text!r} is the notation of action {action}"
                )
    for seed in seeds:
        outcomes = [
            list(entry.outcome)
            for entry in play_through(game, seed).entries
            if entry.kind == CHANCE
        ]
        for outcome in outcomes[:_OUTCOMES]:
            text = game.outcome_notation(list(outcome))
            _check_line(game, text)
            if game.parse_outcome(text) != outcome:
                fail(game, f"parse_outcome({text!r}) is {game.parse_outcome(text)}, not {outcome}")


def _check_line(game: Game, text: str) -> None:
    """Check that a notation fits on a line of a log."""
    if not text or text != " ".join(text.split()) or not text.isprintable():
        fail(
            game,
            f"the notation {text!r} must be one line of words, with single spaces between them",
        )


def fuzz(game: Game, seeds: Sequence[int]) -> None:
    """Any text is either parsed or refused with a translated `BadNotation`."""
    for seed in seeds:
        rng = Rng(f"fuzz {seed}")
        actions = [game.notation(action) for action in range(game.action_count)]
        outcomes = [
            game.outcome_notation(list(entry.outcome))
            for entry in play_through(game, seed).entries
            if entry.kind == CHANCE
        ][:_OUTCOMES]
        for text in _texts(rng, actions + outcomes):
            action = _read(game, "parse", game.parse, text)
            if action is not None and not 0 <= action < game.action_count:
                fail(game, f"parse({text[:80]!r}) is {action}, which is not an action")
            outcome = _read(game, "parse_outcome", game.parse_outcome, text)
            if outcome is not None and not all(isinstance(each, int) for each in outcome):
                fail(
                    game,
                    f"parse_outcome({text[:80]!r}) is {outcome!r}, which is not a list of numbers",
                )


def _read(game: Game, name: str, parse: Callable[[str], _T], text: str) -> _T | None:
    try:
        return parse(text)
    except BadNotation as error:
        problem = translation_problem(error.text)
        if problem:
            fail(game, f"the error of {name} about {text[:80]!r} has no translation: {problem}")
    except Exception as error:  # noqa: BLE001  # whatever it is
        fail(
            game,
            f"{name}({text[:80]!r}) must raise BadNotation, not {type(error).__name__}: {error}",
        )
    return None


def _texts(rng: Rng, known: list[str]) -> Iterator[str]:
    yield from _STRANGE
    for _ in range(_FUZZED):
        yield _spoilt(rng, pick(rng, known), known)


def _spoilt(rng: Rng, text: str, known: list[str]) -> str:
    """Return a variation of a valid text."""
    words, letter = text.split(), rng.below(len(text))
    ways: list[Callable[[], str]] = [
        lambda: text[:letter] + text[letter + 1 :],
        lambda: text[:letter] + pick(rng, _STRANGE) + text[letter:],
        lambda: text[:letter] + pick(rng, _STRANGE) + text[letter + 1 :],
        lambda: text[:letter],
        lambda: " ".join(shuffled(rng, words)),
        lambda: " ".join([*words, pick(rng, words)]),
        lambda: " ".join([*words, pick(rng, known)]),
        lambda: " ".join(words[:-1]),
        lambda: " ".join(pick(rng, pick(rng, known).split()) for _ in words),
        lambda: text.translate(_OTHER_DIGITS[rng.below(len(_OTHER_DIGITS))]),
        lambda: "".join(words),
        lambda: "".join(shuffled(rng, text)),
    ]
    return pick(rng, ways)()


_OTHER_DIGITS = [
    {ord("0") + digit: chr(zero + digit) for digit in range(10)}
    for zero in (0x0660, 0x0966, 0x2080, 0x2460, 0xFF10)
]
"""Arabic, Devanagari, subscript, circled and full-width."""
