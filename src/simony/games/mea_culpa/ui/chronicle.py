"""The chronicle of Mea Culpa: one sentence for each event."""

from __future__ import annotations

from collections.abc import Callable

from simony.core.event import Event
from simony.games.mea_culpa.rules.figures import BONUSES, NO_CARD, STEAL, Figures
from simony.games.mea_culpa.ui.phrases import (
    bid,
    bonus,
    card,
    category,
    character,
    compartment,
    den,
    due,
    ending,
    gift,
    gifts,
    letter,
    letters,
    notches,
    place,
    room,
    sin_stones,
    site,
    steps,
    stone_count,
    stone_counts,
    taler,
)
from simony.i18n.phrases import seat_list, semicolon_list
from simony.i18n.text import SeatName, Text


def describe(figures: Figures, event: Event) -> Text:
    return _DESCRIBERS[event.kind](figures, event)


def _who(event: Event) -> SeatName:
    return SeatName(event.number("seat"))


def _plain(_: Figures, event: Event) -> Text:
    """Describe an event that needs only the seat."""
    return Text(f"mea_culpa-tell-{event.kind}", who=_who(event))


# --- setting up -----------------------------------------------------------------------------------


def _line(_: Figures, event: Event) -> Text:
    line = event.numbers("places")
    return Text(
        "mea_culpa-tell-line",
        seats=seat_list(sorted(range(len(line)), key=line.__getitem__, reverse=True)),
    )


def _bonus(figures: Figures, event: Event) -> Text:
    number = event.number("bonus")
    key = (
        "mea_culpa-tell-bonus-letter"
        if BONUSES[number] == "blue-letter"
        else "mea_culpa-tell-bonus"
    )
    return Text(key, who=_who(event), bonus=bonus(figures, number))


def _prepared(figures: Figures, event: Event) -> Text:
    key = (
        "mea_culpa-tell-prepared" if event.number("yellow") else "mea_culpa-tell-prepared-no-letter"
    )
    there = [card(figures, number) for number in event.numbers("cards") if number != NO_CARD]
    return Text(
        key,
        round=event.number("round"),
        stones=stone_counts(event.numbers("stones")),
        cards=semicolon_list(there),
    )


# --- bids and characters --------------------------------------------------------------------------


def _bid(_: Figures, event: Event) -> Text:
    return Text(
        "mea_culpa-tell-bid", who=_who(event), **bid(event.number("notches"), event.number("coins"))
    )


def _bids(_: Figures, event: Event) -> Text:
    shown, coins = event.numbers("notches"), event.numbers("coins")
    bids = [
        Text("mea_culpa-bid-of", who=SeatName(seat), **bid(shown[seat], coins[seat]))
        for seat in event.numbers("order")
    ]
    return Text(
        "mea_culpa-tell-bids", bids=semicolon_list(bids), keeper=SeatName(event.number("keeper"))
    )


def _picks(_: Figures, event: Event) -> Text:
    return Text(
        "mea_culpa-tell-picks", who=_who(event), character=character(event.number("character"))
    )


# --- the market and the chests --------------------------------------------------------------------


def _buys(_: Figures, event: Event) -> Text:
    number = event.number("number")
    key = "mea_culpa-tell-buys" if number == 1 else "mea_culpa-tell-buys-two"
    return Text(
        key,
        who=_who(event),
        stones=stone_count(event.number("good"), number),
        price=taler(event.number("price")),
    )


def _buys_letter(_: Figures, event: Event) -> Text:
    return Text(
        "mea_culpa-tell-buys-letter",
        who=_who(event),
        letter=letter(event.number("colour")),
        price=taler(event.number("price")),
    )


def _sells(_: Figures, event: Event) -> Text:
    return Text(
        "mea_culpa-tell-sells",
        who=_who(event),
        stones=stone_count(event.number("good"), 1),
        price=taler(event.number("price")),
    )


def _donates(_: Figures, event: Event) -> Text:
    return Text("mea_culpa-tell-donates", who=_who(event), gift=gift(event.number("gift")))


def _donates_into(_: Figures, event: Event) -> Text:
    into = compartment(event.number("compartment"))
    return Text(
        f"mea_culpa-tell-{event.kind}",
        who=_who(event),
        gift=gift(event.number("gift")),
        compartment=into,
    )


def _takes(_: Figures, event: Event) -> Text:
    return Text(
        "mea_culpa-tell-takes", who=_who(event), stones=stone_count(event.number("good"), 1)
    )


def _takes_letter(_: Figures, event: Event) -> Text:
    return Text(
        "mea_culpa-tell-takes-letter", who=_who(event), letter=letter(event.number("colour"))
    )


# --- the House of Pleasure ------------------------------------------------------------------------


def _in_a_room(_: Figures, event: Event) -> Text:
    return Text(f"mea_culpa-tell-{event.kind}", who=_who(event), room=room(event.number("room")))


def _card(figures: Figures, event: Event) -> Text:
    return Text(
        "mea_culpa-tell-card",
        who=_who(event),
        room=room(event.number("room")),
        card=card(figures, event.number("card")),
    )


def _meeting(_: Figures, event: Event) -> Text:
    return Text(
        "mea_culpa-tell-meeting", who=_who(event), guesser=SeatName(event.number("guesser"))
    )


def _guessed(_: Figures, event: Event) -> Text:
    guess, shown = room(event.number("guess")), room(event.number("room"))
    return Text(
        f"mea_culpa-tell-{event.kind}",
        who=_who(event),
        guesser=SeatName(event.number("guesser")),
        room=shown,
        guess=guess,
    )


def _nothing(figures: Figures, event: Event) -> Text:
    return Text("mea_culpa-tell-nothing", who=_who(event), card=card(figures, event.number("card")))


def _taler(_: Figures, event: Event) -> Text:
    return Text("mea_culpa-tell-taler", who=_who(event), taler=taler(event.number("amount")))


def _gives_letter(_: Figures, event: Event) -> Text:
    return Text(
        "mea_culpa-tell-gives-letter",
        who=_who(event),
        to=SeatName(event.number("to")),
        letter=letter(event.number("colour")),
    )


def _robs(figures: Figures, event: Event) -> Text:
    victim, amount = SeatName(event.number("victim")), event.number("amount")
    if amount:
        return Text("mea_culpa-tell-robs", who=_who(event), victim=victim, taler=taler(amount))
    return Text(
        "mea_culpa-tell-robs-nothing",
        who=_who(event),
        victim=victim,
        taler=taler(figures.amount[STEAL]),
    )


# --- souls and sins -------------------------------------------------------------------------------


def _falls(figures: Figures, event: Event) -> Text:
    where = place(figures, event.number("space"))
    return Text(
        f"mea_culpa-tell-{event.kind}",
        who=_who(event),
        steps=steps(event.number("steps")),
        place=where,
    )


def _sins(_: Figures, event: Event) -> Text:
    stones = sin_stones(event.number("stones"))
    return Text(
        f"mea_culpa-tell-{event.kind}", who=_who(event), den=den(event.number("den")), stones=stones
    )


def _pope_stone(_: Figures, event: Event) -> Text:
    return Text(
        "mea_culpa-tell-pope-stone",
        who=_who(event),
        source=den(event.number("source")),
        target=den(event.number("target")),
    )


def _punished(_: Figures, event: Event) -> Text:
    return Text("mea_culpa-tell-punished", who=_who(event), den=den(event.number("den")))


def _notches(_: Figures, event: Event) -> Text:
    return Text(
        "mea_culpa-tell-notches",
        who=_who(event),
        notches=notches(event.number("notches")),
        post=event.number("post"),
    )


def _compared(_: Figures, event: Event) -> Text:
    posts = event.numbers("posts")
    if event.number("steps") == 0:
        return Text("mea_culpa-tell-compared-level", notches=notches(posts[0]))
    shown = [
        Text("mea_culpa-post-of", who=SeatName(seat), post=post) for seat, post in enumerate(posts)
    ]
    return Text(
        "mea_culpa-tell-compared",
        posts=[*shown],
        who=_who(event),
        steps=steps(event.number("steps")),
    )


def _lifted(figures: Figures, event: Event) -> Text:
    sets, single = event.number("sets"), event.number("letters")
    where = place(figures, event.number("space"))
    if sets + single == 0:
        return Text("mea_culpa-tell-lifted-nothing", who=_who(event), place=where)
    how = steps(event.number("steps"))
    return Text(
        "mea_culpa-tell-lifted", who=_who(event), sets=sets, letters=single, steps=how, place=where
    )


# --- Meta Culpa -----------------------------------------------------------------------------------


def _due(_: Figures, event: Event) -> Text:
    what = due(event.number("due"), event.number("amount"))
    return Text(f"mea_culpa-tell-{event.kind}", who=_who(event), due=what)


def _answer(_: Figures, event: Event) -> Text:
    return Text(
        f"mea_culpa-tell-answer-{('call', 'let', 'let-all')[event.number('answer')]}",
        who=_who(event),
    )


def _called(_: Figures, event: Event) -> Text:
    return Text(
        f"mea_culpa-tell-{event.kind}", who=_who(event), callers=seat_list(event.numbers("callers"))
    )


# --- cathedrals -----------------------------------------------------------------------------------


def _crew(_: Figures, event: Event) -> Text:
    return Text("mea_culpa-tell-crew", who=_who(event), site=site(event.number("site")))


def _crew_moved(_: Figures, event: Event) -> Text:
    return Text(
        "mea_culpa-tell-crew-moved",
        who=_who(event),
        source=site(event.number("source")),
        target=site(event.number("target")),
    )


def _built(_: Figures, event: Event) -> Text:
    return Text(f"mea_culpa-tell-{event.kind}", site=site(event.number("site")))


def _opened(_: Figures, event: Event) -> Text:
    counts, which = event.numbers("gifts"), compartment(event.number("compartment"))
    if not any(counts):
        return Text("mea_culpa-tell-opened-empty", who=_who(event), compartment=which)
    return Text("mea_culpa-tell-opened", who=_who(event), compartment=which, gifts=gifts(counts))


def _donors(_: Figures, event: Event) -> Text:
    what, first, second = (
        category(event.number("category")),
        event.number("first"),
        event.number("second"),
    )
    points = event.numbers("points")
    if first < 0:
        return Text("mea_culpa-tell-donors-none", category=what)
    shown = letters(event.numbers("letters"))
    if not shown:
        return Text("mea_culpa-tell-donors-no-letters", category=what)
    if second < 0:
        return Text(
            "mea_culpa-tell-donors-lone",
            category=what,
            who=SeatName(first),
            points=points[first],
            letters=shown,
        )
    given = [
        Text("mea_culpa-points-of", who=SeatName(seat), points=each)
        for seat, each in enumerate(points)
        if each
    ]
    return Text(
        "mea_culpa-tell-donors",
        category=what,
        given=[*given],
        first=SeatName(first),
        second=SeatName(second),
        letters=shown,
    )


def _all_letters(_: Figures, event: Event) -> Text:
    shown = letters(event.numbers("letters"))
    if not shown:
        return Text("mea_culpa-tell-no-letters", who=_who(event))
    return Text("mea_culpa-tell-all-letters", who=_who(event), letters=shown)


def _letter(_: Figures, event: Event) -> Text:
    return Text("mea_culpa-tell-letter", who=_who(event), letter=letter(event.number("colour")))


def _over(_: Figures, event: Event) -> Text:
    return Text("mea_culpa-tell-over", ending=ending(event.numbers("places")))


_DESCRIBERS: dict[str, Callable[[Figures, Event], Text]] = {
    "line": _line,
    "bonus": _bonus,
    "prepared": _prepared,
    "bid": _bid,
    "sealed": _plain,
    "bids": _bids,
    "picks": _picks,
    "holds": _plain,
    "no-stone": _plain,
    "no-visit": _plain,
    "passes": _plain,
    "buys": _buys,
    "buys-letter": _buys_letter,
    "sells": _sells,
    "donates": _donates,
    "donates-into": _donates_into,
    "takes": _takes,
    "takes-letter": _takes_letter,
    "returns-stone": _plain,
    "visits": _in_a_room,
    "card": _card,
    "yellow-letter": _plain,
    "meeting": _meeting,
    "die": _in_a_room,
    "guess": _in_a_room,
    "die-set": _plain,
    "guess-made": _plain,
    "caught": _guessed,
    "unseen": _guessed,
    "turned-away": _in_a_room,
    "nothing": _nothing,
    "taler": _taler,
    "gives-letter": _gives_letter,
    "robs": _robs,
    "falls": _falls,
    "stays": _falls,
    "sins": _sins,
    "emptied": _sins,
    "pope-stone": _pope_stone,
    "punished": _punished,
    "notches": _notches,
    "compared": _compared,
    "lifted": _lifted,
    "crew": _crew,
    "crew-moved": _crew_moved,
    "nave": _built,
    "cathedral": _built,
    "opened": _opened,
    "donors": _donors,
    "all-letters": _all_letters,
    "letter": _letter,
    "over": _over,
    "pays": _due,
    "leaves-out": _due,
    "settles": _plain,
    "takes-back": _plain,
    "forgets": _plain,
    "donates-unseen": _plain,
    "hides-gift": _donates_into,
    "answer": _answer,
    "answered": _plain,
    "caught-sinning": _called,
    "wrong-call": _called,
}
