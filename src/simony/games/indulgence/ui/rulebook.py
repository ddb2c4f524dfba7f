"""The rules of Indulgence as players read them, with the figures of the current game.

The key of each text ends in its anchor: ``indulgence-rules-i19`` is ruling I19. The edicts and the
figures share one anchor each.
"""

from __future__ import annotations

from simony.core.bits import members
from simony.core.figures import FigureDict, list_figures
from simony.core.ui.rulebook import rule_texts
from simony.games.indulgence.rules.figures import FAMILIES, Figures
from simony.games.indulgence.ui.phrases import edict_full, edict_quoted, family, florins
from simony.i18n.text import Arg, Text

CHAPTERS = (
    "goal",
    "tricks",
    "setup",
    "hand",
    "edict",
    "sin",
    "play",
    "ring",
    "pay",
    "end",
    "expert",
    "editions",
)
RULINGS = (1, 2, 3, *range(5, 30), 31, 32, 33)
"""The numbers of docs/rules/indulgence.md; I4 and I30 do not exist."""

COLOURS = ("red", "purple", "green", "blue")
_EDICT_PARTS = ("pays", "sin_pays", "tricks")


def rules(figures: Figures, data: FigureDict) -> list[Text]:
    """Return all rules in reading order.

    `data` is the game's figures with their statuses.
    """
    return [
        *(rule(figures, chapter) for chapter in CHAPTERS),
        Text("indulgence-rules-families", families=_families(figures)),
        Text("indulgence-rules-edicts"),
        *(
            Text("indulgence-rules-one-edict", edict=edict_full(figures, edict))
            for edict in members(figures.in_play)
        ),
        Text("indulgence-rules-rulings"),
        *(rule(figures, f"i{number}") for number in RULINGS),
        *_sources(figures, data),
    ]


_NEEDS: dict[str, tuple[str, ...]] = {
    "goal": ("rounds",),
    "setup": ("florins",),
    "sin": ("failed",),
    "ring": ("ring",),
    "end": ("rounds",),
    "expert": ("failed_bull",),
    "i8": ("failed_bull",),
    "i19": ("ring",),
}


def _figure(figures: Figures, name: str) -> Arg:
    money = {
        "florins": figures.florins,
        "failed": figures.failed,
        "failed_bull": figures.failed_bull,
    }
    if name in money:
        return florins(money[name])
    return figures.rounds if name == "rounds" else figures.ring


rule = rule_texts("indulgence-rules-{}", _NEEDS, _figure)
"""One chapter or ruling, with the figures it mentions."""


def _families(figures: Figures) -> list[Arg]:
    return [
        Text("indulgence-family-colour", family=family(each), colour=_colour(figures.colours[each]))
        for each in range(len(FAMILIES))
    ]


def _colour(word: str) -> Arg:
    """Return a colour. One of house rules stays the word it is."""
    return Text(f"indulgence-colour-{word}") if word in COLOURS else word


# --- sources of the figures -----------------------------------------------------------------------


def _sources(figures: Figures, data: FigureDict) -> list[Text]:
    """Return which figures are unpublished, which are house rules, and what an owner of the game
    can do about it.
    """
    found = [Text("indulgence-rules-trust")]
    for status, anchor in (("reconstructed", "reconstructed"), ("house", "house")):
        entries = _entries(figures, data, status)
        if entries:
            found.append(Text(f"indulgence-rules-{anchor}"))
            found.extend(
                Text("indulgence-rules-figure", of=of, parts=parts) for of, parts in entries
            )
    return [*found, Text("indulgence-rules-correct"), Text("indulgence-rules-publishers")]


def _entries(figures: Figures, data: FigureDict, wanted: str) -> list[tuple[Text, list[Arg]]]:
    """Return the figures of one status, grouped by edict; edicts that are not in this game are left
    out.
    """
    by_owner: dict[int, list[Arg]] = {}
    if wanted == "house":  # an edict of house rules has no statuses
        own = [key for key, entry in data["edict"].items() if not isinstance(entry["pays"], dict)]
        by_owner = {
            figures.edict(key): [Text("indulgence-figure-whole")]
            for key in own
            if figures.edict(key) in members(figures.in_play)
        }
    for path, value, status in list_figures(data):
        owner = figures.edict(path.split(".")[1]) if path.startswith("edict.") else _NO_EDICT
        if status == wanted and (owner == _NO_EDICT or owner in members(figures.in_play)):
            by_owner.setdefault(owner, []).append(_entry(path, value))
    return [
        (
            Text("indulgence-figure-of-game")
            if owner == _NO_EDICT
            else edict_quoted(figures, owner),
            parts,
        )
        for owner, parts in sorted(by_owner.items())
    ]


_NO_EDICT = -2


def _entry(path: str, value: object) -> Text:
    section, *_, name = path.split(".")
    if section == "edict" and name == "ban":
        return Text("indulgence-figure-ban" if value else "indulgence-figure-no-ban")
    if section == "edict" and name in ("families", "numbers"):
        return Text(f"indulgence-figure-{name}")
    if section == "edict" and name in _EDICT_PARTS:
        return Text(f"indulgence-figure-edict-{name}", value=str(value))
    if section == "family" and name in FAMILIES:
        return Text(
            "indulgence-figure-colour",
            family=family(FAMILIES.index(name)),
            value=_colour(str(value)),
        )
    if section in ("game", "sin"):
        return Text(f"indulgence-figure-{section}-{name}", value=str(value))
    return Text("indulgence-figure-other", path=path, value=str(value))
