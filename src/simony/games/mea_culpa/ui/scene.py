"""The scene of Mea Culpa: what a viewer sees on the table.

Pieces that look alike are numbered by their place, because nobody can follow one of ten loaves. A
piece has the same `kind` and `look` wherever it lies, so that a renderer can animate it: a piece
that leaves one zone matches one that appears in another.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from simony.core.scene import Item, Scene, SeatPanel, Zone
from simony.core.ui.phrases import CACHE_SIZE
from simony.core.ui.seats import amount_zone, seat_panels, seat_row
from simony.games.mea_culpa.rules.actions import DONATE, DUE_BID, F_BID, F_CHEST, F_PICK, VISIT
from simony.games.mea_culpa.rules.figures import (
    BONUSES,
    CARD_KEYS,
    CARDS,
    CATEGORIES,
    CHARACTERS,
    COIN,
    COLOURS,
    DENS,
    EMPEROR,
    FACE,
    GIFTS,
    GOODS,
    NO_CARD,
    ROOMS,
    SINNER,
    SITES,
    STONES,
    SUITE_5,
    SUITE_6,
    Figures,
)
from simony.games.mea_culpa.ui import prompts, summary
from simony.games.mea_culpa.ui.chronicle import describe
from simony.games.mea_culpa.ui.phrases import (
    benefit,
    bid,
    bonus,
    card,
    category,
    character,
    colour,
    compartment,
    den,
    due,
    gift,
    letter,
    letters,
    notches,
    place,
    room,
    site,
    steps,
    stone,
    stone_counts,
)
from simony.games.mea_culpa.ui.prompts import (
    coin_id,
    goods_of,
    letter_id,
    letters_of,
    room_id,
    sin_id,
    stone_id,
)
from simony.games.mea_culpa.ui.rulebook import row_of, rules
from simony.games.mea_culpa.view.view import MeaCulpaView
from simony.i18n.phrases import semicolon_list
from simony.i18n.text import SeatName, Text

__all__ = ["describe", "rules", "scene"]

_STAGES = ("nothing", "nave", "cathedral")


def scene(figures: Figures, view: MeaCulpaView) -> Scene:
    return Scene(
        game="mea_culpa",
        viewer=view.viewer,
        prompt=prompts.prompt(figures, view),
        about=prompts.about(figures, view),
        seats=_panels(figures, view),
        zones=(
            _track_zone(figures, view),
            *_round_zones(figures, view),
            *_market_zones(figures, view),
            *(
                _den_zone(number, tuple(lying), tuple(view.sins[number::3]))
                for number, lying in enumerate(summary.pope_stones(view))
            ),
            *(
                _site_zone(figures, number, int(view.built[number]), int(view.crews[number]))
                for number in range(len(SITES))
            ),
            *_letter_zones(view),
            _hut_zone(int(view.hut), int(view.on_card)),
            *(zone for seat in range(view.seats()) for zone in _seat_zones(figures, view, seat)),
        ),
        choices=prompts.choices(figures, view),
        over=summary.is_over(view),
        facts=_facts(figures, view),
        blocked=prompts.blocked(figures, view),
    )


# --- the Record of Sins ---------------------------------------------------------------------------


def _track_zone(figures: Figures, view: MeaCulpaView) -> Zone:
    """Return the track from Heaven to Hell."""
    souls = [
        _soul(figures, seat, int(view.souls[seat]), int(view.line[seat]))
        for seat in summary.from_heaven(view)
    ]
    top, *ends = _gates(int(figures.heaven), int(figures.hell))
    return Zone("track", "track", Text("mea_culpa-zone-track"), (top, *souls, *ends))


@lru_cache(CACHE_SIZE)
def _soul(figures: Figures, seat: int, space: int, line: int) -> Item:
    """`space` counts from Start, towards Hell below zero; on Start `line` is the place in the line,
    0 nearest Hell.
    """
    look = {"space": str(space)}
    if space == 0:
        look["line"] = str(line)
    return Item(
        f"soul-{seat}",
        "soul",
        Text("mea_culpa-soul", who=SeatName(seat), place=place(figures, space)),
        look=look,
        seat=seat,
    )


@cache
def _gates(heaven: int, hell: int) -> tuple[Item, Item]:
    """Return the ends of the track: the space that is Heaven, and the first that is Hell."""
    return (
        Item("heaven", "gate", Text("mea_culpa-gate-heaven"), look={"space": str(heaven)}),
        Item("hell", "gate", Text("mea_culpa-gate-hell"), look={"space": str(-hell - 1)}),
    )


# --- the round ------------------------------------------------------------------------------------


def _round_zones(figures: Figures, view: MeaCulpaView) -> tuple[Zone, ...]:
    if view.round == 0:
        left = tuple(
            _bonus_item(figures, number)
            for number in range(len(BONUSES))
            if view.bonuses >> number & 1
        )
        return (Zone("bonuses", "row", Text("mea_culpa-zone-bonuses"), left),)
    of = summary.turn(view)
    acting = of.character if of is not None else -1
    people = tuple(
        _character_item(
            figures,
            number,
            int(view.holders[number]),
            acts=number == acting,
            has_crew=number == EMPEROR and view.on_card != 0,
        )
        for number in range(len(CHARACTERS))
    )
    rooms = tuple(_room_item(figures, view, number) for number in range(SUITE_6 + 1))
    return (
        Zone("characters", "row", Text("mea_culpa-zone-characters"), people),
        Zone("house", "row", Text("mea_culpa-zone-house"), rooms),
        *_bid_zones(view),
        *_meeting_zones(view),
        _cards_zone(figures, "deck", tuple(view.deck)),
        _cards_zone(figures, "discard", tuple(view.discard)),
    )


@lru_cache(CACHE_SIZE)
def _bonus_item(figures: Figures, number: int) -> Item:
    return Item(f"bonus-{number}", "bonus", bonus(figures, number), look={"bonus": BONUSES[number]})


@lru_cache(CACHE_SIZE)
def _character_item(
    figures: Figures, number: int, holder: int, *, acts: bool, has_crew: bool
) -> Item:
    """The `seat` of a character is its holder; on offer it has none.

    `order` is when it acts, `stones` the number it places when picked.
    """
    look = {"character": CHARACTERS[number], "order": str(number + 1)}
    if number == SINNER:
        look["stones"] = str(figures.petty_sinner)
    marks = (*(("acting",) if acts else ()), *(("crew",) if has_crew else ()))
    if holder < 0:
        return Item(
            f"character-{CHARACTERS[number]}",
            "character",
            character(number),
            look=look,
            marks=marks,
        )
    face = Text("mea_culpa-character-of", character=character(number), who=SeatName(holder))
    return Item(
        f"character-{CHARACTERS[number]}", "character", face, look=look, marks=marks, seat=holder
    )


def _room_item(figures: Figures, view: MeaCulpaView, number: int) -> Item:
    its_card = int(view.rooms[number]) if number < ROOMS else NO_CARD
    is_open = number in summary.open_rooms(view)
    return _room_of(
        figures,
        number,
        its_card,
        summary.room_notches(figures, view, number) if is_open else 0,
        is_open=is_open,
    )


@lru_cache(CACHE_SIZE)
def _room_of(figures: Figures, number: int, its_card: int, turned: int, *, is_open: bool) -> Item:
    """Return a room with its card, or a suite: ``open``, or ``closed`` because somebody was there
    or because it has nothing to offer.
    """
    look = {
        "room": str(number + 1),
        "state": "open" if is_open else "closed",
        "notches": str(turned),
    }
    look["stones"] = str(figures.suite if number >= SUITE_5 else 0)
    if number >= ROOMS:
        look["card"] = "any-room" if number == SUITE_5 else "yellow-letter"
    elif its_card != NO_CARD:
        look |= {"card": CARD_KEYS[its_card], "amount": str(figures.amount[its_card])}
    if not is_open:
        return Item(
            room_id(number), "room", Text("mea_culpa-room-closed", room=room(number)), look=look
        )
    key = "mea_culpa-room-with" if turned else "mea_culpa-room-with-free"
    face = Text(
        key, room=room(number), benefit=benefit(figures, number, its_card), notches=notches(turned)
    )
    return Item(room_id(number), "room", face, look=look)


@lru_cache(CACHE_SIZE)
def _cards_zone(figures: Figures, name: str, counts: tuple[int, ...]) -> Zone:
    """The cards in the deck are known, but not their order."""
    there = [
        Text("mea_culpa-cards", card=card(figures, number), count=counts[number])
        for number in range(CARDS)
        if counts[number]
    ]
    note = semicolon_list(there) if there else None
    return Zone(name, "pile", Text(f"mea_culpa-zone-{name}"), amount=sum(counts), note=note)


def _bid_zones(view: MeaCulpaView) -> tuple[Zone, ...]:
    """During bidding, show who has sealed a bid, and the viewer's own; then all bids, the highest
    first, until the characters are picked.
    """
    phase = view.phase()
    if phase not in (F_BID, F_PICK):
        return ()
    waiting = summary.seats_to_act(view) if phase == F_BID else []
    items = tuple(
        _bid_item(
            seat,
            int(view.notches[seat]),
            int(view.coins[seat]),
            is_secret=phase == F_BID,
            is_sealed=seat not in waiting,
        )
        for seat in view.order
    )
    return (Zone("bids", "row", Text("mea_culpa-zone-bids"), items),)


@lru_cache(CACHE_SIZE)
def _bid_item(seat: int, shown: int, coins: int, *, is_secret: bool, is_sealed: bool) -> Item:
    marks = () if not is_secret else ("sealed",) if is_sealed else ("pending",)
    if shown == 0:
        return Item(
            f"bid-{seat}",
            "bid",
            Text("mea_culpa-bid-hidden", who=SeatName(seat)),
            hidden=True,
            marks=marks,
            seat=seat,
        )
    face = Text("mea_culpa-bid-of", who=SeatName(seat), **bid(shown, coins))
    return Item(
        f"bid-{seat}",
        "bid",
        face,
        look={"notches": str(shown), "coins": str(coins)},
        marks=marks,
        seat=seat,
    )


def _meeting_zones(view: MeaCulpaView) -> tuple[Zone, ...]:
    """Return the Pope's die and the guess, each visible only to the player who set it."""
    both = summary.duel(view)
    if both is None:
        return ()
    pope, guesser = both
    waiting = summary.seats_to_act(view)
    items = (
        _secret_item("die", pope, int(view.die), is_set=pope not in waiting),
        _secret_item("guess", guesser, int(view.guess), is_set=guesser not in waiting),
    )
    return (Zone("meeting", "row", Text("mea_culpa-zone-meeting"), items),)


@cache
def _secret_item(name: str, seat: int, number: int, *, is_set: bool) -> Item:
    marks = ("set",) if is_set else ("pending",)
    if number < 0:
        return Item(
            name,
            name,
            Text(f"mea_culpa-{name}-hidden", who=SeatName(seat)),
            hidden=True,
            marks=marks,
            seat=seat,
        )
    face = Text(f"mea_culpa-{name}-shown", who=SeatName(seat), room=room(number))
    return Item(name, name, face, look={"room": str(number + 1)}, marks=marks, seat=seat)


# --- the market -----------------------------------------------------------------------------------


def _market_zones(figures: Figures, view: MeaCulpaView) -> tuple[Zone, ...]:
    bag = tuple(view.bag)
    if view.round == 0:
        return (_bag_zone(bag), _stalls_zone(figures))
    stones = _pieces(_stone_item, "market", tuple(view.market))
    return (
        Zone("market", "row", Text("mea_culpa-zone-market"), stones),
        _bag_zone(bag),
        _stalls_zone(figures),
    )


@lru_cache(CACHE_SIZE)
def _pieces(
    make: Callable[[str, int, int], Item], where: str, counts: tuple[int, ...]
) -> tuple[Item, ...]:
    """Return the pieces of each kind at a place, numbered from 1."""
    return tuple(
        make(where, kind, number)
        for kind, count in enumerate(counts)
        for number in range(1, count + 1)
    )


@lru_cache(CACHE_SIZE)
def _stone_item(where: str, kind: int, number: int) -> Item:
    return Item(stone_id(where, kind, number), "stone", stone(kind), look={"stone": STONES[kind]})


@lru_cache(CACHE_SIZE)
def _bag_zone(counts: tuple[int, ...]) -> Zone:
    """The contents of the bag are known, but not what comes next."""
    note = Text("mea_culpa-note-bag", stones=stone_counts(counts)) if any(counts) else None
    return Zone("bag", "pile", Text("mea_culpa-zone-bag"), amount=sum(counts), note=note)


@lru_cache(CACHE_SIZE)
def _stalls_zone(figures: Figures) -> Zone:
    """Return the prices of the market."""
    stalls = tuple(_stall(figures, kind) for kind in range(len(STONES)))
    return Zone("stalls", "row", Text("mea_culpa-zone-stalls"), stalls)


def _stall(figures: Figures, kind: int) -> Item:
    look = {"stone": STONES[kind], "buy": str(figures.buy[kind])}
    if kind >= GOODS:
        return Item(
            f"stall-{STONES[kind]}",
            "stall",
            Text("mea_culpa-stall-letter", stone=stone(kind), buy=figures.buy[kind]),
            look=look,
        )
    look["sell"] = str(figures.sell[kind])
    face = Text(
        "mea_culpa-stall", stone=stone(kind), buy=figures.buy[kind], sell=figures.sell[kind]
    )
    return Item(f"stall-{STONES[kind]}", "stall", face, look=look)


# --- Dens and sites -------------------------------------------------------------------------------


@lru_cache(CACHE_SIZE)
def _den_zone(number: int, lying: tuple[int, ...], stones: tuple[int, ...]) -> Zone:
    """`lying` are the Pope stones there, `stones` the sin stones of each seat."""
    blessed = tuple(
        Item(
            f"pope-stone-{DENS[each]}",
            "pope-stone",
            Text("mea_culpa-pope-stone"),
            look={"colour": "gold"},
        )
        for each in lying
    )
    sins = tuple(
        _sin_item(seat, number, each)
        for seat, count in enumerate(stones)
        for each in range(1, count + 1)
    )
    return Zone(f"den-{DENS[number]}", "row", den(number), (*blessed, *sins))


@cache
def _sin_item(seat: int, in_den: int, number: int) -> Item:
    return Item(
        sin_id(seat, in_den, number), "sin", Text("mea_culpa-sin-of", who=SeatName(seat)), seat=seat
    )


@lru_cache(CACHE_SIZE)
def _site_zone(figures: Figures, number: int, built: int, crews: int) -> Zone:
    """Return the building; until it is finished, also its crew, and what each category of donations
    will bring.
    """
    look = {"site": SITES[number], "stage": _STAGES[built]}
    building = Item(
        f"building-{SITES[number]}",
        "building",
        Text(f"mea_culpa-stage-{_STAGES[built]}"),
        look=look,
    )
    crew = (_crew_item(SITES[number]),) if crews else ()
    rows = tuple(
        _row_item(figures, number, each)
        for each in range(len(CATEGORIES) if built < summary.CATHEDRAL else 0)
    )
    return Zone(
        f"site-{SITES[number]}",
        "row",
        Text(f"mea_culpa-zone-site-{SITES[number]}"),
        (building, *crew, *rows),
    )


@cache
def _crew_item(where: str, marks: tuple[str, ...] = ()) -> Item:
    return Item(f"crew-{where}", "crew", Text("mea_culpa-crew"), marks=marks)


def _row_item(figures: Figures, number: int, of: int) -> Item:
    counts = row_of(figures, number, of)
    look = {
        "category": CATEGORIES[of],
        **{COLOURS[each]: str(count) for each, count in enumerate(counts)},
    }
    face = Text("mea_culpa-row", category=category(of), letters=letters(counts))
    return Item(f"row-{SITES[number]}-{CATEGORIES[of]}", "endowment", face, look=look)


@cache
def _hut_zone(crews: int, on_card: int) -> Zone:
    own = (_crew_item("emperor", ("on-card",)),) if on_card else ()
    items = (*(_crew_item(f"hut-{number}") for number in range(1, crews + 1)), *own)
    return Zone("hut", "row", Text("mea_culpa-zone-hut"), items)


# --- Letters --------------------------------------------------------------------------------------


def _letter_zones(view: MeaCulpaView) -> tuple[Zone, ...]:
    supply = _supply_zone(tuple(view.supply))
    if not any(view.display):
        return (supply,)
    shown = _pieces(_letter_item, "display", tuple(view.display))
    return (Zone("display", "row", Text("mea_culpa-zone-display"), shown), supply)


@lru_cache(CACHE_SIZE)
def _supply_zone(counts: tuple[int, ...]) -> Zone:
    items = tuple(
        Item(
            f"supply-{COLOURS[number]}",
            "supply",
            Text("mea_culpa-supply", colour=colour(number), count=count),
            look={"letter": COLOURS[number], "colour": COLOURS[number], "count": str(count)},
        )
        for number, count in enumerate(counts)
    )
    return Zone("supply", "row", Text("mea_culpa-zone-supply"), items)


@lru_cache(CACHE_SIZE)
def _letter_item(where: str, number: int, each: int) -> Item:
    look = {"letter": COLOURS[number], "colour": COLOURS[number]}
    return Item(letter_id(where, number, each), "letter", letter(number), look=look)


# --- the players' areas ---------------------------------------------------------------------------


def _seat_zones(figures: Figures, view: MeaCulpaView, seat: int) -> list[Zone]:
    zones = [
        amount_zone("post", "counter", "mea_culpa-zone-post", seat, summary.post(view, seat)),
        amount_zone(
            "reserve",
            "counter",
            "mea_culpa-zone-reserve",
            seat,
            summary.reserve(figures, view, seat),
        ),
    ]
    if summary.is_shown(figures, view, seat):
        zones.append(
            amount_zone("taler", "counter", "mea_culpa-zone-taler", seat, summary.purse(view, seat))
        )
        zones.append(_behind_screen(seat, tuple(view.goods[GOODS * seat : GOODS * seat + GOODS])))
        zones.append(_letters_behind(seat, tuple(view.letters[4 * seat : 4 * seat + 4])))
    if seat == view.viewer:
        zones.extend(_purse_zones(view))
    return [*zones, *_chest_zones(view, seat), *_unshown_zones(view, seat)]


@lru_cache(CACHE_SIZE)
def _behind_screen(seat: int, goods: tuple[int, ...]) -> Zone:
    stones = _pieces(_stone_item, goods_of(seat), goods)
    return seat_row(f"screen-{seat}-goods", "mea_culpa-zone-goods", seat, stones)


@lru_cache(CACHE_SIZE)
def _letters_behind(seat: int, counts: tuple[int, ...]) -> Zone:
    held = _pieces(_letter_item, letters_of(seat), counts)
    return seat_row(f"screen-{seat}-letters", "mea_culpa-zone-letters", seat, held)


def _purse_zones(view: MeaCulpaView) -> tuple[Zone, ...]:
    """M36: return the coins the viewer may donate; change is free, so one of each value stands for
    all.
    """
    if summary.frame_kind(view) == F_CHEST:
        return ()
    values = sorted(
        {
            int(FACE[(action - DONATE) >> 1])
            for action in view.legal
            if DONATE + 2 * COIN <= action < VISIT
        }
    )
    coins = tuple(_coin(value) for value in values)
    return (
        (Zone("purse", "row", Text("mea_culpa-zone-purse"), coins, seat=view.viewer),)
        if coins
        else ()
    )


@cache
def _coin(value: int) -> Item:
    return Item(
        coin_id(value), "coin", Text("mea_culpa-coin", value=value), look={"coin": str(value)}
    )


def _chest_zones(view: MeaCulpaView, seat: int) -> tuple[Zone, ...]:
    """M37: return the gifts, and where they lie if the viewer may know."""
    first = GIFTS * seat
    given = tuple(view.given[first : first + GIFTS])
    if not summary.knows_split(view, seat):
        return (_chest_zone(seat, "given", given),)
    in_first = tuple(view.first[first : first + GIFTS])
    in_second = tuple(given[each] - in_first[each] for each in range(GIFTS))
    return (_chest_zone(seat, "first", in_first), _chest_zone(seat, "second", in_second))


@lru_cache(CACHE_SIZE)
def _chest_zone(seat: int, part: str, counts: tuple[int, ...]) -> Zone:
    where = f"chest-{seat}-{part}"
    goods = _pieces(_stone_item, where, counts[:GOODS])
    coins = tuple(
        Item(
            f"{where}-coin-{FACE[each]}-{number}",
            "coin",
            Text("mea_culpa-coin", value=FACE[each]),
            look={"coin": str(FACE[each])},
        )
        for each in range(GOODS, GIFTS)
        for number in range(1, counts[each] + 1)
    )
    return seat_row(where, f"mea_culpa-zone-chest-{part}", seat, (*goods, *coins))


def _unshown_zones(view: MeaCulpaView, seat: int) -> tuple[Zone, ...]:
    """M54: everybody sees that something was donated; only the donor sees what."""
    hidden = tuple(summary.unshown(view, seat))
    return (_unshown_zone(seat, hidden),) if hidden else ()


@lru_cache(CACHE_SIZE)
def _unshown_zone(seat: int, hidden: tuple[int, ...]) -> Zone:
    items = tuple(_unshown_item(seat, place, code) for place, code in enumerate(hidden))
    return seat_row(f"chest-{seat}-unshown", "mea_culpa-zone-chest-unshown", seat, items)


def _unshown_item(seat: int, place: int, code: int) -> Item:
    name = f"unshown-{seat}-{place}"
    if code < 0:
        return Item(name, "gift", Text("mea_culpa-gift-hidden"), hidden=True, seat=seat)
    kind, number = code >> 1, code & 1
    face = Text("mea_culpa-gift-unshown", gift=gift(kind), compartment=compartment(1 + number))
    look = {"stone": STONES[kind]} if kind < COIN else {"coin": str(FACE[kind])}
    return Item(name, "gift", face, look=look, seat=seat)


# --- seats ----------------------------------------------------------------------------------------


def _panels(figures: Figures, view: MeaCulpaView) -> tuple[SeatPanel, ...]:
    return seat_panels(
        (_roles(view, seat) for seat in range(view.seats())),
        to_act=summary.seats_to_act(view),
        scores=list(view.souls),
        places=summary.places(figures, view) if summary.is_over(view) else None,
    )


def _roles(view: MeaCulpaView, seat: int) -> tuple[Text, ...]:
    return tuple(character(number) for number, holder in enumerate(view.holders) if holder == seat)


# --- facts ----------------------------------------------------------------------------------------


def _facts(figures: Figures, view: MeaCulpaView) -> tuple[Text, ...]:
    if summary.is_over(view):
        return _final_facts(figures, view)
    return (
        _progress(view),
        *_evaluation(view),
        *_sites(view),
        *_dens(view),
        *_own_letters(figures, view),
        *_own_debts(view),
    )


def _progress(view: MeaCulpaView) -> Text:
    if view.round == 0:
        return Text("mea_culpa-fact-start")
    return Text("mea_culpa-fact-round", round=view.round, finished=view.finished)


def _evaluation(view: MeaCulpaView) -> list[Text]:
    found = summary.evaluation(view)
    if found is None:
        return []
    which = compartment(view.finished)
    return [
        Text(
            "mea_culpa-fact-evaluation",
            site=site(found.site),
            compartment=which,
            category=category(found.category),
        )
    ]


def _sites(view: MeaCulpaView) -> list[Text]:
    """Return the sites where one more crew finishes a cathedral, and perhaps the game."""
    almost = [
        number
        for number in range(len(SITES))
        if view.built[number] == summary.CATHEDRAL - 1 and view.crews[number]
    ]
    key = "mea_culpa-fact-almost-last" if view.finished else "mea_culpa-fact-almost"
    return [Text(key, site=site(number)) for number in almost]


def _dens(view: MeaCulpaView) -> list[Text]:
    """Return the Dens where one more Pope stone punishes the other two."""
    found = []
    for number in range(len(DENS)):
        if view.pope_stones[number] == 2:
            sinners = [
                Text("mea_culpa-steps-of", who=SeatName(seat), steps=steps(count))
                for seat, count in summary.threatened(view, number)
            ]
            if sinners:
                found.append(Text("mea_culpa-fact-den", den=den(number), sinners=[*sinners]))
    return found


def _own_letters(figures: Figures, view: MeaCulpaView) -> list[Text]:
    """M10: return the current value of the viewer's Letters."""
    seat = view.viewer
    if seat < 0 or summary.letter_count(view, seat) == 0:
        return []
    single = summary.letter_count(view, seat) - 4 * summary.sets(view, seat)
    return [
        Text(
            "mea_culpa-fact-letters",
            sets=summary.sets(view, seat),
            letters=single,
            steps=steps(summary.lift(figures, view, seat)),
        )
    ]


def _own_debts(view: MeaCulpaView) -> list[Text]:
    """Return what the viewer has left out in this turn; the debts of others are for the viewer to
    notice.
    """
    left = [
        due(what, summary.owed(view, view.viewer, what))
        for what in range(DUE_BID)
        if summary.owed(view, view.viewer, what)
    ]
    return [Text("mea_culpa-fact-owed", dues=[*left])] if left else []


def _final_facts(figures: Figures, view: MeaCulpaView) -> tuple[Text, ...]:
    order = sorted(enumerate(summary.places(figures, view)), key=lambda each: each[1])
    lines = tuple(
        Text(
            "mea_culpa-fact-place",
            place=rank,
            who=SeatName(seat),
            space=place(figures, int(view.souls[seat])),
        )
        for seat, rank in order
    )
    return (Text("mea_culpa-fact-over", round=view.round), *lines)
