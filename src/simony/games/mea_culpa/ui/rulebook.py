"""The rules of Mea Culpa as players read them, with the figures of the current game.

The key of each text ends in its anchor: ``mea_culpa-rules-m30`` is ruling M30. The cards of the
House share one anchor.
"""

from __future__ import annotations

from simony.core.figures import FigureDict, list_figures
from simony.core.ui.rulebook import rule_texts
from simony.games.mea_culpa.rules.figures import (
    BREAD,
    CARD_KEYS,
    CARDS,
    CATEGORIES,
    CLOTH,
    COLOURS,
    FACE,
    GOODS,
    INDULGENCE,
    JEWEL,
    NOTCHES,
    SITES,
    STONES,
    SWITCHES,
    WINE,
    Figures,
)
from simony.games.mea_culpa.ui.phrases import (
    card,
    category,
    letters,
    notches,
    sin_stones,
    site,
    steps,
    stone,
    stone_count,
    stone_counts,
    taler,
)
from simony.i18n.phrases import semicolon_list
from simony.i18n.text import Arg, Text

CHAPTERS = (
    "goal",
    "setup",
    "record",
    "round",
    "prepare",
    "bids",
    "characters",
    "pope",
    "emperor",
    "merchant",
    "petty-sinner",
    "turn",
    "buying",
    "selling",
    "donating",
    "visits",
    "incognito",
    "stones",
    "dens",
    "sites",
    "evaluation",
    "posts",
    "end",
    "two",
    "three",
    "screens",
)
RULINGS = (
    1,
    *range(3, 9),
    10,
    11,
    *range(13, 17),
    *range(18, 29),
    *range(30, 35),
    36,
    37,
    *range(39, 43),
    44,
    60,
    61,
    *range(69, 73),
)
"""The numbers of docs/rules/mea_culpa.md; other numbers do not exist."""
VARIANT = (*range(50, 55), *range(62, 69), 73)
"""The rulings of Meta Culpa."""


def rules(figures: Figures, data: FigureDict) -> list[Text]:
    """Return all rules in reading order.

    `data` is the game's figures with their statuses.
    """
    return [
        *(rule(figures, chapter) for chapter in CHAPTERS),
        *([Text("mea_culpa-rules-open")] if figures.open_screens else []),
        *_variant(figures),
        Text("mea_culpa-rules-all-prices"),
        *_prices(figures),
        Text("mea_culpa-rules-all-rows"),
        *_rows(figures),
        Text("mea_culpa-rules-all-cards"),
        *(_card(figures, number) for number in range(CARDS) if figures.copies[number]),
        Text("mea_culpa-rules-rulings"),
        *(
            rule(figures, f"m{number}")
            for number in (*RULINGS, *(VARIANT if figures.meta_culpa else ()))
        ),
        *_sources(data),
    ]


def _variant(figures: Figures) -> list[Text]:
    """Return Meta Culpa, and the sins that this game uses."""
    if not figures.meta_culpa:
        return []
    there = [Text(f"mea_culpa-sin-{name}") for name in SWITCHES if getattr(figures, name)]
    return [
        rule(figures, "meta"),
        *([Text("mea_culpa-rules-register", sins=[*there])] if there else []),
    ]


def _prices(figures: Figures) -> list[Text]:
    terms = [
        Text("mea_culpa-price-good", buy=taler(figures.buy[good]), sell=taler(figures.sell[good]))
        for good in range(GOODS)
    ]
    terms.append(Text("mea_culpa-price-letter", buy=taler(figures.buy[INDULGENCE])))
    return [
        Text("mea_culpa-rules-one-price", stone=stone(kind), terms=each)
        for kind, each in enumerate(terms)
    ]


def _rows(figures: Figures) -> list[Text]:
    return [
        Text("mea_culpa-rules-one-row", site=site(number), rows=rows_of(figures, number))
        for number in range(len(SITES))
    ]


def rows_of(figures: Figures, number: int) -> Text:
    """Return what each category of donations brings at a site."""
    found = [
        (category(each), letters(row_of(figures, number, each))) for each in range(len(CATEGORIES))
    ]
    return semicolon_list([Text("mea_culpa-row", category=of, letters=its) for of, its in found])


def row_of(figures: Figures, number: int, of: int) -> list[int]:
    """Return the Letters of one category at a site, by colour."""
    first = 12 * number + 4 * of
    return [int(each) for each in figures.rows[first : first + len(COLOURS)]]


def _card(figures: Figures, number: int) -> Text:
    return Text(
        "mea_culpa-rules-one-card",
        card=card(figures, number),
        copies=figures.copies[number],
        notches=notches(figures.notches[number]),
        more=Text(f"mea_culpa-card-full-{CARD_KEYS[number]}", amount=figures.amount[number]),
    )


_NEEDS: dict[str, tuple[str, ...]] = {
    "goal": ("hell",),
    "setup": ("taler", "sins", "crews", "coin", "bag"),
    "record": ("hell", "heaven"),
    "prepare": ("market",),
    "bids": ("most",),
    "petty-sinner": ("petty",),
    "turn": ("second",),
    "buying": ("letter", "greed"),
    "donating": ("worth",),
    "visits": ("suite", "yellow", "most"),
    "incognito": ("caught",),
    "stones": ("sins",),
    "end": ("set", "single"),
    "m3": ("hell",),
    "m5": ("most",),
    "m16": ("most",),
    "m33": ("most",),
}


def _figure(figures: Figures, name: str) -> Arg:
    found: dict[str, Arg] = {
        "hell": figures.hell,
        "heaven": figures.heaven,
        "taler": taler(figures.taler),
        "coin": taler(FACE[figures.bonus_coin]),
        "sins": sin_stones(figures.sin_stones),
        "crews": figures.crews,
        "bag": stone_counts(list(figures.bag)),
        "market": figures.market,
        "most": NOTCHES,
        "petty": sin_stones(figures.petty_sinner),
        "second": notches(figures.second_action),
        "letter": taler(figures.buy[INDULGENCE]),
        "greed": sin_stones(figures.greed),
        "worth": [
            Text("mea_culpa-worth", stone=stone_count(good, 1), points=figures.gift_points[good])
            for good in (BREAD, WINE, CLOTH, JEWEL)
        ],
        "suite": sin_stones(figures.suite),
        "yellow": notches(figures.yellow_letter),
        "caught": steps(figures.caught_pope),
        "set": steps(figures.set_lift),
        "single": steps(figures.letter_lift),
    }
    return found[name]


rule = rule_texts("mea_culpa-rules-{}", _NEEDS, _figure)
"""One chapter or ruling, with the figures it mentions."""


# --- sources of the figures -----------------------------------------------------------------------


def _sources(data: FigureDict) -> list[Text]:
    """Return which figures are unpublished, which are house rules, and what an owner of the game
    can do about it.
    """
    found = [Text("mea_culpa-rules-trust")]
    for status in ("reconstructed", "house"):
        entries = [
            _entry(path, value)
            for path, value, its in list_figures(data)
            if its == status and _is_listed(path, status)
        ]
        if entries:
            found.append(Text(f"mea_culpa-rules-{status}", entries=[*entries]))
    return [*found, Text("mea_culpa-rules-correct"), Text("mea_culpa-rules-publishers")]


def _is_listed(path: str, status: str) -> bool:
    """Whether a figure is listed. That the rows under the cathedrals are reconstructed is mentioned
    once; each changed one is listed.
    """
    return status == "house" or not path.startswith("cathedral.")


def _entry(path: str, value: object) -> Text:
    section, *rest = path.split(".")
    if section in ("buy", "sell"):
        return Text(
            f"mea_culpa-figure-{section}", stone=stone(STONES.index(rest[0])), value=str(value)
        )
    if path == "game.heaven":
        return Text("mea_culpa-figure-heaven", value=str(value))
    return Text("mea_culpa-figure", path=path, value=str(value))
