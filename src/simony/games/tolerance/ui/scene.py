"""The scene of Tolerance: what a viewer sees on the table."""

from __future__ import annotations

from functools import cache, lru_cache

from simony.core.bits import BIT
from simony.core.scene import Item, Scene, SeatPanel, Zone
from simony.core.ui.phrases import CACHE_SIZE
from simony.core.ui.seats import amount_zone, seat_panels, seat_row
from simony.games.tolerance.rules.actions import DEAL, OVER, START, STARTER, TARGETING, TRICK
from simony.games.tolerance.rules.figures import (
    BERTRAM,
    CARD_KEYS,
    CARDS,
    EFFECTS,
    LINES,
    NATURALS,
    NO_CARD,
    RANK_OF,
    REIGNS,
    RELIGIONS,
    ROLE_KEYS,
    SUIT_OF,
    SUITS,
    TALLIES,
    TRICKS,
    Figures,
)
from simony.games.tolerance.rules.scoring import DEAD, first_line
from simony.games.tolerance.ui import prompts, summary
from simony.games.tolerance.ui.chronicle import describe
from simony.games.tolerance.ui.phrases import (
    card,
    effect,
    gained,
    reach,
    reign,
    religion,
    role,
    role_lines,
    role_pennants,
    suit,
)
from simony.games.tolerance.ui.rulebook import rules
from simony.games.tolerance.view.view import ToleranceView
from simony.i18n.text import SeatName, Text

__all__ = ["describe", "rules", "scene"]

_PILE_ORDER = (1, 0, 2, 4, 3, 5)
"""As on the board: Catholic, neutral, Protestant; the living, then the dead."""


def scene(figures: Figures, view: ToleranceView) -> Scene:
    return Scene(
        game="tolerance",
        viewer=view.viewer,
        prompt=prompts.prompt(figures, view),
        about=prompts.about(figures, view),
        seats=_panels(view),
        zones=(*_common_zones(figures, view), *_seat_zones(figures, view)),
        choices=prompts.choices(figures, view),
        over=view.phase == OVER,
        facts=_facts(figures, view),
        blocked=prompts.blocked(figures, view),
    )


# --- items ----------------------------------------------------------------------------------------


@lru_cache(CACHE_SIZE)
def _card_item(
    figures: Figures,
    of_reign: int,
    number: int,
    its_religion: int,
    marks: tuple[str, ...] = (),
    seat: int | None = None,
    suit: int = -2,
) -> Item:
    """`suit` is what a Wild in the trick is declared as: -1 for aside, -2 if there is nothing to
    declare.
    """
    target, count = reach(figures, number)
    look = {
        "card": CARD_KEYS[number],
        "suit": SUITS[SUIT_OF[number]],
        "rank": str(RANK_OF[number]),
        "religion": RELIGIONS[its_religion],
        "prevailing": "yes" if figures.prevails[number] else "no",
        "piety": str(figures.piety[number]),
        "money": str(figures.coins[number]),
        "converted": "yes" if its_religion != figures.religion[CARDS * of_reign + number] else "no",
        "effect": EFFECTS[figures.effect[number]],
        "target": " ".join(target),
        "count": count,
        "guild": "yes" if figures.guild[number] else "no",
    }
    if suit >= -1:
        look["declared"] = SUITS[suit] if suit >= 0 else "aside"
    return Item(f"card-{number}", "card", card(number), look=look, marks=marks, seat=seat)


def _trick_item(figures: Figures, view: ToleranceView, number: int, winner: int | None) -> Item:
    seat = summary.played_by(view, number)
    as_suit = summary.declared(view, seat) if number >= NATURALS else -2
    marks = _trick_marks(figures, view, number, winner)
    return _card_item(
        figures,
        view.reign,
        number,
        summary.religion_of(figures, view, number),
        marks,
        seat,
        as_suit,
    )


def _trick_marks(
    figures: Figures, view: ToleranceView, number: int, winner: int | None
) -> tuple[str, ...]:
    seat = summary.played_by(view, number)
    resolving = view.phase == TARGETING
    bit = BIT[list(view.order).index(number)] if resolving else 0
    there = {
        "led": not resolving and seat == view.leader,
        "winning": seat == winner,
        "aside": view.asides & BIT[seat] != 0,
        "acting": resolving and view.order[view.acting] == number,
        "fallen": view.fallen & bit != 0,
        "converted": resolving
        and summary.religion_of(figures, view, number)
        != figures.religion[CARDS * view.reign + number],
        "chosen": view.chosen & bit != 0,
    }
    return tuple(mark for mark, is_there in there.items() if is_there)


@lru_cache(CACHE_SIZE)
def _role_item(figures: Figures, number: int, seat: int | None = None) -> Item:
    """Return a role card; -1 lies face down."""
    own = f"role-{number}" if number > 0 else f"role-of-{seat}"
    look = {"role": ROLE_KEYS[number], **_role_figures(figures, number)} if number >= 0 else {}
    return Item(own, "role", role(number), hidden=number < 0, look=look, seat=seat)


def _role_figures(figures: Figures, number: int) -> dict[str, str]:
    """Return what is printed on a role card: its points by reign and line, and those of a pennant
    by tally.
    """
    rows = {
        key: figures.lines[first_line(number, place) : first_line(number, place) + len(LINES)]
        for place, key in enumerate(REIGNS)
    }
    rows["pennants"] = figures.pennant_points[3 * number : 3 * number + 3]
    return {key: " ".join(str(points) for points in row) for key, row in rows.items()}


@lru_cache(CACHE_SIZE)
def _score_item(seat: int, line: str, points: int) -> Item:
    """Return one line of a score sheet: a reign, a tally's pennants, a loan."""
    said = Text(f"tolerance-sheet-{line}", points=gained(points))
    return Item(f"score-{seat}-{line}", "score", said, look={"line": line, "points": str(points)})


# --- zones ----------------------------------------------------------------------------------------


def _common_zones(figures: Figures, view: ToleranceView) -> tuple[Zone, ...]:
    zones = [_reign_zone(figures, view.reign), _trick_zone(figures, view)]
    if summary.roles_left(view):
        left = tuple(_role_item(figures, number) for number in summary.roles_left(view))
        zones.append(Zone("roles", "row", Text("tolerance-zone-roles"), left))
    if view.viewer >= 0:
        own = tuple(
            _card_item(figures, view.reign, number, summary.religion_of(figures, view, number))
            for number in summary.own_cards(view)
        )
        zones.append(Zone("hand", "hand", Text("tolerance-zone-hand"), own, seat=view.viewer))
    return tuple(zones)


@lru_cache(CACHE_SIZE)
def _reign_zone(figures: Figures, number: int) -> Zone:
    look = {
        "reign": REIGNS[number],
        "religion": RELIGIONS[figures.prevailing[number]],
        "taxed": RELIGIONS[figures.taxed[number]],
    }
    monarch = Item(f"reign-{REIGNS[number]}", "monarch", reign(number), look=look)
    return Zone("reign", "row", Text("tolerance-zone-reign"), (monarch,))


def _trick_zone(figures: Figures, view: ToleranceView) -> Zone:
    """Return the trick as it was played; while it is resolved, in the order its cards act."""
    if view.phase == TARGETING:
        cards = list(view.order)
        label = Text("tolerance-zone-trick-won", who=SeatName(view.leader))
    else:
        cards = [
            view.trick[seat] for seat in summary.table_order(view) if view.trick[seat] != NO_CARD
        ]
        label = (
            Text("tolerance-zone-trick-led", suit=suit(view.led))
            if view.led >= 0
            else Text("tolerance-zone-trick")
        )
    winner = summary.winning(view)
    return Zone(
        "trick", "row", label, tuple(_trick_item(figures, view, number, winner) for number in cards)
    )


def _seat_zones(figures: Figures, view: ToleranceView) -> tuple[Zone, ...]:
    zones: list[Zone] = []
    for seat in range(len(view.sizes)):
        if seat != view.viewer:
            zones.append(amount_zone("held", "pile", "tolerance-zone-held", seat, view.sizes[seat]))
        zones.extend(_pile_zone(figures, view, seat, number) for number in _PILE_ORDER)
        zones.append(_points_zone(figures, view, seat))
        zones.extend(
            _tally_zone(
                seat, tally, view.tallies[3 * seat + tally], view.pennants[3 * seat + tally]
            )
            for tally in range(3)
        )
        zones.append(_loan_zone(seat, is_there=view.loans & BIT[seat] != 0))
        zones.append(
            _role_zone(
                figures,
                seat,
                view.roles[seat],
                is_given=view.phase != START and seat not in _without_role(view),
            )
        )
    return tuple(zones)


def _without_role(view: ToleranceView) -> list[int]:
    """Return the seats that have not taken a role yet."""
    return [
        seat for seat in range(len(view.roles)) if summary.roles_left(view) and view.roles[seat] < 0
    ]


def _pile_zone(figures: Figures, view: ToleranceView, seat: int, number: int) -> Zone:
    """T34: of a closed pile, show the card on top and the number of cards beneath."""
    cards = summary.pile(view, seat, number)
    shown = cards if summary.is_open(figures, view, seat) else cards[-1:]
    return _shown_pile(figures, view.reign, seat, number, tuple(shown), len(cards) - len(shown))


@lru_cache(CACHE_SIZE)
def _shown_pile(
    figures: Figures, of_reign: int, seat: int, number: int, shown: tuple[int, ...], beneath: int
) -> Zone:
    items = tuple(
        _card_item(figures, of_reign, each, number % DEAD, ("fallen",) if number >= DEAD else ())
        for each in shown
    )
    name = f"{'dead' if number >= DEAD else 'living'}-{RELIGIONS[number % DEAD]}"
    note = Text("tolerance-pile-beneath", count=beneath) if beneath else None
    label = Text(f"tolerance-zone-{name}", who=SeatName(seat))
    return Zone(
        f"board-{seat}-{name}",
        "pile",
        label,
        items,
        seat=seat,
        amount=len(shown) + beneath,
        note=note,
    )


def _points_zone(figures: Figures, view: ToleranceView, seat: int) -> Zone:
    """Return the score sheet: what every finished reign brought; after the last, the points of
    pennants and loan.
    """
    over = view.phase == OVER
    lines = [
        (name, view.earned[3 * seat + number])
        for number, name in enumerate(REIGNS)
        if number < view.reign or over
    ]
    if over:
        points_each = figures.pennant_points[3 * view.roles[seat] : 3 * view.roles[seat] + 3]
        lines.extend(
            (name, view.pennants[3 * seat + number] * points_each[number])
            for number, name in enumerate(TALLIES)
        )
        if view.loans & BIT[seat] != 0:
            lines.append(("loan", -figures.loan_costs))
    items = tuple(_score_item(seat, line, points) for line, points in lines)
    label = Text("tolerance-zone-points", who=SeatName(seat))
    return Zone(f"points-{seat}", "counter", label, items, seat=seat, amount=view.points[seat])


@lru_cache(CACHE_SIZE)
def _tally_zone(seat: int, tally: int, amount: int, pennants: int) -> Zone:
    note = Text("tolerance-pennants", count=pennants) if pennants else None
    label = Text(f"tolerance-zone-{TALLIES[tally]}", who=SeatName(seat))
    return Zone(f"{TALLIES[tally]}-{seat}", "counter", label, seat=seat, amount=amount, note=note)


@cache
def _loan_zone(seat: int, *, is_there: bool) -> Zone:
    loan = (Item(f"loan-{seat}", "loan", Text("tolerance-loan")),) if is_there else ()
    return seat_row(f"loans-{seat}", "tolerance-zone-loan", seat, loan)


@lru_cache(CACHE_SIZE)
def _role_zone(figures: Figures, seat: int, number: int, *, is_given: bool) -> Zone:
    items = (_role_item(figures, number, seat),) if is_given else ()
    return seat_row(f"role-of-{seat}", "tolerance-zone-role", seat, items)


# --- seats ----------------------------------------------------------------------------------------


def _panels(view: ToleranceView) -> tuple[SeatPanel, ...]:
    return seat_panels(
        (_roles(view, seat) for seat in range(len(view.sizes))),
        to_act=[summary.seat_to_act(view)],
        scores=list(view.points),
        places=summary.places(view) if view.phase == OVER else None,
    )


def _roles(view: ToleranceView, seat: int) -> tuple[Text, ...]:
    found = [role(view.roles[seat])] if view.roles[seat] > BERTRAM else []
    there = {
        "starter": summary.is_dealt(view) and view.phase > STARTER and seat == view.starter,
        "leader": view.phase == TRICK and seat == view.leader,
        "winner": view.phase == TARGETING and seat == view.leader,
        "loan": view.loans & BIT[seat] != 0,
    }
    return (*found, *(Text(f"tolerance-panel-{name}") for name, is_so in there.items() if is_so))


# --- facts ----------------------------------------------------------------------------------------


def _facts(figures: Figures, view: ToleranceView) -> tuple[Text, ...]:
    if view.phase == OVER:
        return _final_facts(view)
    return (
        _progress(view),
        *_prevailing(figures, view),
        *_acting(figures, view),
        *_own_role(figures, view),
        *_suspected(figures, view),
    )


def _progress(view: ToleranceView) -> Text:
    if view.phase in (TRICK, TARGETING):
        return Text(
            "tolerance-fact-trick",
            reign=reign(view.reign),
            trick=view.trick_number + 1,
            tricks=TRICKS,
        )
    return Text(
        "tolerance-fact-reign", reign=reign(view.reign), number=view.reign + 1, reigns=len(REIGNS)
    )


def _prevailing(figures: Figures, view: ToleranceView) -> list[Text]:
    return [Text("tolerance-fact-prevailing", religion=religion(figures.prevailing[view.reign]))]


def _acting(figures: Figures, view: ToleranceView) -> list[Text]:
    """Return what is still to act in the trick that is being resolved."""
    if view.phase != TARGETING:
        return []
    left = [
        view.order[place]
        for place in range(view.acting, len(view.order))
        if view.fallen & BIT[place] == 0
    ]
    return [
        Text("tolerance-fact-acting", card=card(number), effect=effect(figures, number))
        for number in left
    ]


def _own_role(figures: Figures, view: ToleranceView) -> list[Text]:
    """Return what the viewer's role, or everybody's, pays in this reign and at the end."""
    number = (
        view.roles[view.viewer] if view.viewer >= 0 else 0 if figures.roles == "bertram" else -1
    )
    if number < 0 or view.phase in (START, DEAL):
        return []
    lines, pennants = role_lines(figures, number, view.reign), role_pennants(figures, number)
    return [
        Text("tolerance-fact-role", role=role(number), lines=lines),
        Text("tolerance-fact-role-end", role=role(number), lines=pennants),
    ]


def _suspected(figures: Figures, view: ToleranceView) -> list[Text]:
    """T45: return the roles that the published points leave open, once there are any."""
    if not figures.hidden_roles or view.reign == 0:
        return []
    found = []
    for seat in range(len(view.roles)):
        if view.roles[seat] < 0:
            may_be = [
                role(number)
                for number in range(1, 8)
                if view.suspects[seat] & BIT[number] != 0 and number not in view.roles
            ]
            found.append(Text("tolerance-fact-suspects", who=SeatName(seat), roles=[*may_be]))
    return found


def _final_facts(view: ToleranceView) -> tuple[Text, ...]:
    order = sorted(enumerate(summary.places(view)), key=lambda each: each[1])
    return tuple(
        Text(
            "tolerance-fact-place",
            place=place,
            who=SeatName(seat),
            role=role(view.roles[seat]),
            points=view.points[seat],
        )
        for seat, place in order
    )
