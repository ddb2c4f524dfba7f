"""The chronicle of Mea Culpa: one sentence for each event."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from simony.core.event import Event
from simony.core.ui.chronicle import actor, list_of, phrase_of, seat_of, sentence
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
    one_stone,
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

_sentence = partial(sentence, "mea_culpa-tell-{}")
_by_seat = partial(_sentence, who=actor)


def describe(figures: Figures, event: Event) -> Text:
    return _DESCRIBERS[event.kind](figures, event)


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
    return Text(key, who=actor(event), bonus=bonus(figures, number))


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
        "mea_culpa-tell-bid",
        who=actor(event),
        **bid(event.number("notches"), event.number("coins")),
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


# --- the market and the chests --------------------------------------------------------------------


def _buys(_: Figures, event: Event) -> Text:
    number = event.number("number")
    key = "mea_culpa-tell-buys" if number == 1 else "mea_culpa-tell-buys-two"
    return Text(
        key,
        who=actor(event),
        stones=stone_count(event.number("good"), number),
        price=taler(event.number("price")),
    )


# --- the House of Pleasure ------------------------------------------------------------------------


def _card(figures: Figures, event: Event) -> Text:
    return Text(
        "mea_culpa-tell-card",
        who=actor(event),
        room=room(event.number("room")),
        card=card(figures, event.number("card")),
    )


def _nothing(figures: Figures, event: Event) -> Text:
    return Text(
        "mea_culpa-tell-nothing", who=actor(event), card=card(figures, event.number("card"))
    )


def _robs(figures: Figures, event: Event) -> Text:
    victim, amount = SeatName(event.number("victim")), event.number("amount")
    if amount:
        return Text("mea_culpa-tell-robs", who=actor(event), victim=victim, taler=taler(amount))
    return Text(
        "mea_culpa-tell-robs-nothing",
        who=actor(event),
        victim=victim,
        taler=taler(figures.amount[STEAL]),
    )


# --- souls and sins -------------------------------------------------------------------------------


def _falls(figures: Figures, event: Event) -> Text:
    where = place(figures, event.number("space"))
    return Text(
        f"mea_culpa-tell-{event.kind}",
        who=actor(event),
        steps=steps(event.number("steps")),
        place=where,
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
        who=actor(event),
        steps=steps(event.number("steps")),
    )


def _lifted(figures: Figures, event: Event) -> Text:
    sets, single = event.number("sets"), event.number("letters")
    where = place(figures, event.number("space"))
    if sets + single == 0:
        return Text("mea_culpa-tell-lifted-nothing", who=actor(event), place=where)
    how = steps(event.number("steps"))
    return Text(
        "mea_culpa-tell-lifted", who=actor(event), sets=sets, letters=single, steps=how, place=where
    )


# --- Meta Culpa -----------------------------------------------------------------------------------


def _due(_: Figures, event: Event) -> Text:
    what = due(event.number("due"), event.number("amount"))
    return Text(f"mea_culpa-tell-{event.kind}", who=actor(event), due=what)


def _answer(_: Figures, event: Event) -> Text:
    return Text(
        f"mea_culpa-tell-answer-{('call', 'let', 'let-all')[event.number('answer')]}",
        who=actor(event),
    )


# --- cathedrals -----------------------------------------------------------------------------------


def _opened(_: Figures, event: Event) -> Text:
    counts, which = event.numbers("gifts"), compartment(event.number("compartment"))
    if not any(counts):
        return Text("mea_culpa-tell-opened-empty", who=actor(event), compartment=which)
    return Text("mea_culpa-tell-opened", who=actor(event), compartment=which, gifts=gifts(counts))


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
        return Text("mea_culpa-tell-no-letters", who=actor(event))
    return Text("mea_culpa-tell-all-letters", who=actor(event), letters=shown)


_DESCRIBERS: dict[str, Callable[[Figures, Event], Text]] = {
    "line": _line,
    "bonus": _bonus,
    "prepared": _prepared,
    "bid": _bid,
    "sealed": _by_seat(),
    "bids": _bids,
    "picks": _by_seat(character=phrase_of("character", character)),
    "holds": _by_seat(),
    "no-stone": _by_seat(),
    "no-visit": _by_seat(),
    "passes": _by_seat(),
    "buys": _buys,
    "buys-letter": _by_seat(letter=phrase_of("colour", letter), price=phrase_of("price", taler)),
    "sells": _by_seat(stones=phrase_of("good", one_stone), price=phrase_of("price", taler)),
    "donates": _by_seat(gift=phrase_of("gift", gift)),
    "donates-into": _by_seat(
        gift=phrase_of("gift", gift), compartment=phrase_of("compartment", compartment)
    ),
    "takes": _by_seat(stones=phrase_of("good", one_stone)),
    "takes-letter": _by_seat(letter=phrase_of("colour", letter)),
    "returns-stone": _by_seat(),
    "visits": _by_seat(room=phrase_of("room", room)),
    "card": _card,
    "yellow-letter": _by_seat(),
    "meeting": _by_seat(guesser=seat_of("guesser")),
    "die": _by_seat(room=phrase_of("room", room)),
    "guess": _by_seat(room=phrase_of("room", room)),
    "die-set": _by_seat(),
    "guess-made": _by_seat(),
    "caught": _by_seat(
        guesser=seat_of("guesser"), room=phrase_of("room", room), guess=phrase_of("guess", room)
    ),
    "unseen": _by_seat(
        guesser=seat_of("guesser"), room=phrase_of("room", room), guess=phrase_of("guess", room)
    ),
    "turned-away": _by_seat(room=phrase_of("room", room)),
    "nothing": _nothing,
    "taler": _by_seat(taler=phrase_of("amount", taler)),
    "gives-letter": _by_seat(to=seat_of("to"), letter=phrase_of("colour", letter)),
    "robs": _robs,
    "falls": _falls,
    "stays": _falls,
    "sins": _by_seat(den=phrase_of("den", den), stones=phrase_of("stones", sin_stones)),
    "emptied": _by_seat(den=phrase_of("den", den), stones=phrase_of("stones", sin_stones)),
    "pope-stone": _by_seat(source=phrase_of("source", den), target=phrase_of("target", den)),
    "punished": _by_seat(den=phrase_of("den", den)),
    "notches": _by_seat(notches=phrase_of("notches", notches), post=phrase_of("post")),
    "compared": _compared,
    "lifted": _lifted,
    "crew": _by_seat(site=phrase_of("site", site)),
    "crew-moved": _by_seat(source=phrase_of("source", site), target=phrase_of("target", site)),
    "nave": _sentence(site=phrase_of("site", site)),
    "cathedral": _sentence(site=phrase_of("site", site)),
    "opened": _opened,
    "donors": _donors,
    "all-letters": _all_letters,
    "letter": _by_seat(letter=phrase_of("colour", letter)),
    "over": _sentence(ending=list_of("places", ending)),
    "pays": _due,
    "leaves-out": _due,
    "settles": _by_seat(),
    "takes-back": _by_seat(),
    "forgets": _by_seat(),
    "donates-unseen": _by_seat(),
    "hides-gift": _by_seat(
        gift=phrase_of("gift", gift), compartment=phrase_of("compartment", compartment)
    ),
    "answer": _answer,
    "answered": _by_seat(),
    "caught-sinning": _by_seat(callers=list_of("callers", seat_list)),
    "wrong-call": _by_seat(callers=list_of("callers", seat_list)),
}
