"""The rules of Tolerance as players read them, with the figures of the current game.

The key of each text ends in its anchor: ``tolerance-rules-t20`` is ruling T20. The cards and the
roles share one anchor each.
"""

from __future__ import annotations

from simony.core.figures import FigureDict, list_figures
from simony.core.ui.rulebook import rule_texts
from simony.games.tolerance.rules.figures import (
    CARD_KEYS,
    CARDS,
    NO_EFFECT,
    REIGNS,
    ROLE_KEYS,
    Figures,
)
from simony.games.tolerance.ui.phrases import (
    card_full,
    card_name,
    card_names,
    reign,
    religion,
    role,
    role_lines,
    role_pennants,
)
from simony.i18n.text import Arg, Text

CHAPTERS = (
    "goal",
    "cards",
    "religions",
    "setup",
    "tricks",
    "wilds",
    "effects",
    "words",
    "boards",
    "end-of-reign",
    "points",
    "loans",
    "end",
)
RULINGS = (1, 2, 3, 4, *range(6, 25), *range(26, 36), *range(39, 42), *range(43, 46))
"""The numbers of docs/rules/tolerance.md; other numbers do not exist."""


def rules(figures: Figures, data: FigureDict) -> list[Text]:
    """Return all rules in reading order.

    `data` is the game's figures with their statuses.
    """
    return [
        *(rule(figures, chapter) for chapter in CHAPTERS),
        *_options(figures),
        Text("tolerance-rules-all-cards"),
        *(
            Text("tolerance-rules-one-card", card=card_full(figures, number))
            for number in range(CARDS)
        ),
        Text("tolerance-rules-all-roles"),
        *(text for number in _roles(figures) for text in _one_role(figures, number)),
        Text("tolerance-rules-rulings"),
        *(rule(figures, f"t{number}") for number in RULINGS),
        *_sources(figures, data),
    ]


def _options(figures: Figures) -> list[Text]:
    found = [Text(f"tolerance-rules-roles-{figures.roles}")]
    if figures.hidden_roles:
        found.append(Text("tolerance-rules-hidden"))
    if figures.open_tableaux:
        found.append(Text("tolerance-rules-open"))
    return found


def _roles(figures: Figures) -> list[int]:
    return [0] if figures.roles == "bertram" else list(range(1, len(ROLE_KEYS)))


def _one_role(figures: Figures, number: int) -> list[Text]:
    per_reign = [
        Text(
            "tolerance-rules-one-role",
            role=role(number),
            reign=reign(each),
            lines=role_lines(figures, number, each),
        )
        for each in range(len(REIGNS))
    ]
    return [
        *per_reign,
        Text(
            "tolerance-rules-one-role-end", role=role(number), lines=role_pennants(figures, number)
        ),
    ]


_NEEDS: dict[str, tuple[str, ...]] = {
    "religions": ("reigns",),
    "setup": ("money",),
    "end-of-reign": ("repay", "living"),
    "loans": ("leaves", "repay", "costs"),
    "end": ("pennant", "costs"),
    "t10": ("most",),
    "t20": ("pennant",),
    "t22": ("leaves",),
    "t24": ("repay",),
    "t41": ("costs",),
    "t43": ("most",),
}


def _figure(figures: Figures, name: str) -> Arg:
    if name == "reigns":
        return [
            Text(
                "tolerance-reign-religion",
                reign=reign(each),
                religion=religion(figures.prevailing[each]),
            )
            for each in range(len(REIGNS))
        ]
    found: dict[str, Arg] = {
        "money": figures.money,
        "most": figures.most,
        "pennant": figures.pennant,
        "living": figures.living_piety,
        "leaves": figures.loan_leaves,
        "repay": figures.loan_repay,
        "costs": figures.loan_costs,
    }
    return found[name]


rule = rule_texts("tolerance-rules-{}", _NEEDS, _figure)
"""One chapter or ruling, with the figures it mentions."""


# --- sources of the figures -----------------------------------------------------------------------


def _sources(figures: Figures, data: FigureDict) -> list[Text]:
    """Return which figures are unpublished, which are house rules, and what an owner of the game
    can do about it.
    """
    unnamed = [
        number
        for number in range(CARDS)
        if figures.effect[number] == NO_EFFECT and not figures.guild[number]
    ]
    found = [
        Text("tolerance-rules-trust"),
        Text("tolerance-rules-names", cards=card_names(unnamed)),
    ]
    own = [_entry(path, value) for path, value, status in list_figures(data) if status == "house"]
    if own:
        found.append(Text("tolerance-rules-house", entries=[*own]))
    return [*found, Text("tolerance-rules-correct"), Text("tolerance-rules-publishers")]


def _entry(path: str, value: object) -> Text:
    section, owner, *rest = path.split(".")
    if section == "card":
        return Text(
            "tolerance-figure",
            of=card_name(CARD_KEYS.index(owner)),
            path=rest[0],
            value=_shown(value),
        )
    if section == "role":
        return Text(
            "tolerance-figure",
            of=role(ROLE_KEYS.index(owner)),
            path=" ".join(rest),
            value=_shown(value),
        )
    return Text("tolerance-figure-other", path=path, value=_shown(value))


def _shown(value: object) -> str:
    return ", ".join(str(each) for each in value) if isinstance(value, list) else str(value)
