"""The rules of Dogma as players read them, with the figures of the current game.

The key of each text ends in its anchor: ``dogma-rules-d20`` is ruling D20.
"""

from __future__ import annotations

from simony.core.figures import FigureDict, list_figures
from simony.core.ui.rulebook import rule_texts
from simony.games.dogma.rules.counts import KINDS, VICES
from simony.games.dogma.rules.figures import KIND_NAMES, NEXT_CONFESSOR, Figures
from simony.games.dogma.ui.phrases import kind, kinds
from simony.i18n.text import Arg, Text

CHAPTERS = (
    "goal",
    "kinds",
    "setup",
    "turn",
    "confess",
    "one-by-one",
    "answer",
    "check",
    "sets",
    "rubies",
    "proclaim",
    "altar",
    "out",
    "end",
    "stop",
)
RULINGS = (1, *range(3, 10), *range(11, 18), 19, 20, 22, 27, 29, 30)
"""The numbers of docs/rules/dogma.md; other numbers do not exist."""

_PRINTED = ("murder", "mercy", "sincerity", "generosity")
"""The kind names that the rulebook gives.

That the other kinds exist is printed; their names are not.
"""
_OURS = "game.confessions"
"""Not from the rulebook, whatever its value: the rules say so where they mention it."""


def rules(figures: Figures, data: FigureDict) -> list[Text]:
    """Return all rules in reading order.

    `data` is the game's figures with their statuses.
    """
    return [
        *(rule(figures, chapter) for chapter in CHAPTERS),
        Text("dogma-rules-rulings"),
        *(rule(figures, f"d{number}") for number in RULINGS),
        *_sources(data),
    ]


_NEEDS: dict[str, tuple[str, ...]] = {
    "kinds": ("vices", "virtues"),
    "setup": ("two",),
    "confess": ("most",),
    "one-by-one": ("most",),
    "answer": ("most",),
    "rubies": ("rubies",),
    "proclaim": ("rubies",),
    "altar": ("altar",),
    "stop": ("confessions",),
    "d1": ("next",),
    "d8": ("most",),
    "d15": ("rubies",),
    "d16": ("rubies",),
    "d19": ("altar",),
    "d20": ("fewest", "all"),
    "d30": ("confessions",),
}


def _figure(figures: Figures, name: str) -> Arg:
    found: dict[str, Arg] = {
        "vices": kinds(range(VICES)),
        "virtues": kinds(range(VICES, KINDS)),
        "two": figures.two_players,
        "most": figures.most_cards,
        "rubies": figures.rubies,
        "altar": figures.altar,
        "confessions": figures.confessions,
        "next": NEXT_CONFESSOR[figures.next_confessor],
        "fewest": VICES - figures.altar,
        "all": VICES + figures.altar,
    }
    return found[name]


rule = rule_texts("dogma-rules-{}", _NEEDS, _figure)
"""One chapter or ruling, with the figures it mentions."""


# --- sources of the figures -----------------------------------------------------------------------


def _sources(data: FigureDict) -> list[Text]:
    """Return which names are unpublished, which figures are house rules, and whose game it is."""
    printed = [kind(KIND_NAMES.index(name)) for name in _PRINTED]
    others = [kind(number) for number, name in enumerate(KIND_NAMES) if name not in _PRINTED]
    found = [
        Text("dogma-rules-names", printed=[*printed], others=[*others]),
        Text("dogma-rules-ours"),
    ]
    for status in ("reconstructed", "house"):
        entries = [
            _entry(path, value)
            for path, value, its in list_figures(data)
            if its == status and _is_listed(path)
        ]
        if entries:
            found.append(Text(f"dogma-rules-{status}", entries=[*entries]))
    return [*found, Text("dogma-rules-correct"), Text("dogma-rules-publishers")]


def _is_listed(path: str) -> bool:
    """Whether a figure is listed. The names and the ending of our own are mentioned elsewhere."""
    return path.startswith("game.") and path != _OURS


def _entry(path: str, value: object) -> Text:
    return Text(f"dogma-figure-{path.removeprefix('game.')}", value=str(value))
