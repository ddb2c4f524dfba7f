"""Decisions in Mea Culpa: the prompt, the rules that explain it, and the choices."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from simony.core.bits import lowest
from simony.core.scene import Choice
from simony.core.ui.phrases import CACHE_SIZE
from simony.games.mea_culpa.rules import actions
from simony.games.mea_culpa.rules.figures import (
    CHARACTERS,
    COLOURS,
    DENS,
    FACE,
    GOODS,
    INDULGENCE,
    MERCHANT,
    NO_CARD,
    RED,
    ROOMS,
    SITES,
    STEAL,
    STONES,
    SUITE_5,
    SUITE_6,
    Figures,
)
from simony.games.mea_culpa.ui import notation, summary
from simony.games.mea_culpa.ui.phrases import (
    benefit,
    bonus,
    category,
    character,
    compartment,
    cost,
    den,
    due,
    ending,
    gift,
    letter,
    notches,
    room,
    sin_stones,
    site,
    stone,
    taler,
)
from simony.games.mea_culpa.ui.rulebook import rule
from simony.games.mea_culpa.view.view import MeaCulpaView
from simony.i18n.phrases import seat_list
from simony.i18n.text import SeatName, Text

# --- the prompt -----------------------------------------------------------------------------------


def prompt(figures: Figures, view: MeaCulpaView) -> Text:
    """Return what must be decided and by whom; or that chance acts, or who has won."""
    if summary.is_over(view):
        return Text("mea_culpa-prompt-over", ending=ending(summary.places(figures, view)))
    kind = summary.frame_kind(view)
    if kind in (actions.F_LINE, actions.F_PREPARE):
        return Text(
            "mea_culpa-prompt-start" if kind == actions.F_LINE else "mea_culpa-prompt-prepare",
            round=view.round + 1,
        )
    return _PROMPTS[kind](figures, view, SeatName(lowest(view.waiting)))


def _bid(_: Figures, view: MeaCulpaView, __: SeatName) -> Text:
    if not view.legal:
        return Text("mea_culpa-prompt-bid-wait", seats=seat_list(summary.seats_to_act(view)))
    if view.notches[view.viewer] == 0:
        return Text("mea_culpa-prompt-bid", taler=taler(summary.has_taler(view)))
    own, laid = notches(view.notches[view.viewer]), view.coins[view.viewer]
    if laid:
        return Text(
            "mea_culpa-prompt-bid-more",
            notches=own,
            laid=taler(laid),
            left=taler(summary.has_taler(view) - laid),
        )
    return Text("mea_culpa-prompt-bid-coins", notches=own, taler=taler(summary.has_taler(view)))


def _bonus(_: Figures, __: MeaCulpaView, who: SeatName) -> Text:
    return Text("mea_culpa-prompt-bonus", who=who)


def _chest(_: Figures, view: MeaCulpaView, who: SeatName) -> Text:
    return Text("mea_culpa-prompt-chest", who=who, gift=gift(lowest(actions.first_of(view.top()))))


def _pick(_: Figures, __: MeaCulpaView, who: SeatName) -> Text:
    return Text("mea_culpa-prompt-pick", who=who)


def _preliminary(_: Figures, view: MeaCulpaView, who: SeatName) -> Text:
    what = actions.first_of(view.top())
    if what & actions.MOVE_A_STONE and what & actions.PLACE_A_CREW:
        return Text("mea_culpa-prompt-both", who=who)
    of = "stone" if what & actions.MOVE_A_STONE else "crew"
    return Text(
        f"mea_culpa-prompt-early-{of}-hold"
        if what & actions.MAY_HOLD
        else f"mea_culpa-prompt-early-{of}",
        who=who,
    )


def _early_visit(_: Figures, __: MeaCulpaView, who: SeatName) -> Text:
    return Text("mea_culpa-prompt-early-visit", who=who)


def _turn(figures: Figures, view: MeaCulpaView, who: SeatName) -> Text:
    of = summary.turn(view)
    assert of is not None
    as_whom = character(of.character)
    if of.more:
        return Text("mea_culpa-prompt-turn-donate", who=who, character=as_whom)
    if of.kinds:
        return Text(
            "mea_culpa-prompt-turn-second",
            who=who,
            character=as_whom,
            notches=notches(figures.second_action),
        )
    return Text("mea_culpa-prompt-turn", who=who, character=as_whom)


def _free(_: Figures, view: MeaCulpaView, who: SeatName) -> Text:
    return Text(
        "mea_culpa-prompt-free" if view.holders[MERCHANT] >= 0 else "mea_culpa-prompt-free-nearest",
        who=who,
    )


def _duel(_: Figures, view: MeaCulpaView, __: SeatName) -> Text:
    both = summary.duel(view)
    assert both is not None
    pope, guesser = both
    if view.legal:
        if view.viewer == pope:
            return Text("mea_culpa-prompt-die", guesser=SeatName(guesser))
        return Text("mea_culpa-prompt-guess", pope=SeatName(pope))
    return Text(
        "mea_culpa-prompt-meeting",
        pope=SeatName(pope),
        guesser=SeatName(guesser),
        seats=seat_list(summary.seats_to_act(view)),
    )


def _suite(_: Figures, __: MeaCulpaView, who: SeatName) -> Text:
    return Text("mea_culpa-prompt-suite", who=who)


def _stones(_: Figures, view: MeaCulpaView, who: SeatName) -> Text:
    top = view.top()
    return Text(
        "mea_culpa-prompt-empty",
        who=who,
        stones=sin_stones(actions.second_of(top)),
        den=den(actions.first_of(top)),
    )


def _crew(_: Figures, __: MeaCulpaView, who: SeatName) -> Text:
    return Text("mea_culpa-prompt-crew", who=who)


def _move_crew(_: Figures, __: MeaCulpaView, who: SeatName) -> Text:
    return Text("mea_culpa-prompt-move-crew", who=who)


def _move_stone(_: Figures, __: MeaCulpaView, who: SeatName) -> Text:
    return Text("mea_culpa-prompt-move-stone", who=who)


def _good(_: Figures, __: MeaCulpaView, who: SeatName) -> Text:
    return Text("mea_culpa-prompt-good", who=who)


def _rob(figures: Figures, _: MeaCulpaView, who: SeatName) -> Text:
    return Text("mea_culpa-prompt-rob", who=who, taler=taler(figures.amount[STEAL]))


def _give(_: Figures, view: MeaCulpaView, who: SeatName) -> Text:
    return Text("mea_culpa-prompt-give", who=who, to=SeatName(actions.first_of(view.top())))


def _letters(_: Figures, view: MeaCulpaView, who: SeatName) -> Text:
    found = summary.evaluation(view)
    assert found is not None
    return Text(
        "mea_culpa-prompt-letters",
        who=who,
        category=category(found.category),
        site=site(found.site),
    )


def _due(_: Figures, view: MeaCulpaView, who: SeatName) -> Text:
    top = view.top()
    what = actions.first_of(top)
    if what == actions.DUE_BID:
        return Text("mea_culpa-prompt-due-bid", who=who, due=due(what, view.coins[who.seat]))
    return Text("mea_culpa-prompt-due", who=who, due=due(what, actions.second_of(top)))


def _window(_: Figures, view: MeaCulpaView, __: SeatName) -> Text:
    sinner = SeatName(actions.seat_of(view.top()))
    if view.legal:
        return Text("mea_culpa-prompt-window", sinner=sinner)
    return Text(
        "mea_culpa-prompt-window-wait", sinner=sinner, seats=seat_list(summary.seats_to_act(view))
    )


_PROMPTS: dict[int, Callable[[Figures, MeaCulpaView, SeatName], Text]] = {
    actions.F_BONUS: _bonus,
    actions.F_CHEST: _chest,
    actions.F_BID: _bid,
    actions.F_PICK: _pick,
    actions.F_PRELIMINARY: _preliminary,
    actions.F_EARLY_VISIT: _early_visit,
    actions.F_TURN: _turn,
    actions.F_FREE: _free,
    actions.F_DUEL: _duel,
    actions.F_SUITE: _suite,
    actions.F_STONES: _stones,
    actions.F_CREW: _crew,
    actions.F_MOVE_CREW: _move_crew,
    actions.F_MOVE_STONE: _move_stone,
    actions.F_GOOD: _good,
    actions.F_ROB: _rob,
    actions.F_GIVE: _give,
    actions.F_LETTERS: _letters,
    actions.F_DUE: _due,
    actions.F_WINDOW: _window,
}


# --- rules that explain the decision --------------------------------------------------------------


def about(figures: Figures, view: MeaCulpaView) -> tuple[Text, ...]:
    """Return the rules for the current decision."""
    return tuple(rule(figures, anchor) for anchor in _anchors(view))


def _anchors(view: MeaCulpaView) -> tuple[str, ...]:
    if summary.is_over(view):
        return ("end", "m10", "m11")
    if summary.frame_kind(view) == actions.F_TURN:
        of = summary.turn(view)
        assert of is not None
        return ("turn", "buying", "selling", "donating", "visits", CHARACTERS[of.character])
    return _ANCHORS[summary.frame_kind(view)]


_ANCHORS: dict[int, tuple[str, ...]] = {
    actions.F_LINE: ("goal", "setup", "m8"),
    actions.F_BONUS: ("setup", "donating"),
    actions.F_CHEST: ("setup", "donating", "evaluation"),
    actions.F_PREPARE: ("round", "prepare"),
    actions.F_BID: ("bids", "posts", "m44"),
    actions.F_PICK: ("characters", "pope", "emperor", "merchant", "petty-sinner"),
    actions.F_PRELIMINARY: ("characters", "dens", "sites", "m40"),
    actions.F_EARLY_VISIT: ("petty-sinner", "visits", "m41"),
    actions.F_FREE: ("merchant", "m22", "m39"),
    actions.F_DUEL: ("incognito", "m14", "m15", "m16"),
    actions.F_SUITE: ("visits", "m13", "m20"),
    actions.F_STONES: ("stones", "m30"),
    actions.F_CREW: ("sites", "m25"),
    actions.F_MOVE_CREW: ("sites", "m13", "m25"),
    actions.F_MOVE_STONE: ("dens", "m6", "m13"),
    actions.F_GOOD: ("visits", "m21"),
    actions.F_ROB: ("visits",),
    actions.F_GIVE: ("visits", "end"),
    actions.F_LETTERS: ("evaluation", "end", "m10"),
    actions.F_DUE: ("meta", "m50", "m62"),
    actions.F_WINDOW: ("meta", "m53", "m54", "m63"),
}


# --- choices --------------------------------------------------------------------------------------


def choices(figures: Figures, view: MeaCulpaView) -> tuple[Choice, ...]:
    return tuple(_choice(figures, view, action) for action in view.legal)


def _choice(figures: Figures, view: MeaCulpaView, action: int) -> Choice:
    return Choice(
        action, _answer(figures, view, action), notation.action_text(action), _item(view, action)
    )


def blocked(figures: Figures, view: MeaCulpaView) -> tuple[Choice, ...]:
    """Return the things on the table that cannot be chosen now, of the kind that is to be
    chosen.
    """
    if not view.legal:
        return ()
    free = {_item(view, action) for action in view.legal}
    tried = [(action, _item(view, action)) for action in _tryable_actions(view)]
    return tuple(
        _choice(figures, view, action)
        for action, item in tried
        if item is not None and item not in free
    )


def _tryable_actions(view: MeaCulpaView) -> list[int]:
    """Return the actions that a player might try now, one for each thing."""
    kind = summary.frame_kind(view)
    if kind == actions.F_TURN:
        goods = [good for good in range(GOODS) if view.goods[GOODS * view.viewer + good]]
        return [
            *_market(view, actions.BUY, actions.BUY_LETTER),
            *(actions.SELL + good for good in goods),
            *(actions.VISIT + room for room in range(SUITE_6 + 1)),
        ]
    if kind == actions.F_EARLY_VISIT:
        return [actions.VISIT + room for room in range(SUITE_6 + 1)]
    if kind == actions.F_DUEL:
        both = summary.duel(view)
        die = actions.DIE if both is not None and both[0] == view.viewer else actions.GUESS
        return [die + room for room in range(SUITE_6 + 1)]
    if kind == actions.F_SUITE:
        return [actions.ROOM + room for room in range(ROOMS)]
    if kind == actions.F_PICK:
        return [actions.PICK + each for each in range(len(CHARACTERS))]
    if kind == actions.F_CREW or (
        kind == actions.F_PRELIMINARY and actions.first_of(view.top()) & actions.PLACE_A_CREW
    ):
        return [actions.CREW + each for each in range(len(SITES))]
    return _market(view, actions.TAKE, actions.TAKE_LETTER) if kind == actions.F_GOOD else []


def _market(view: MeaCulpaView, good: int, letter: int) -> list[int]:
    """Return an action for each kind of stone in the market."""
    found = [good + each for each in range(GOODS) if view.market[each]]
    return [*found, letter] if view.market[INDULGENCE] else found


# --- texts of choices -----------------------------------------------------------------------------


def _answer(figures: Figures, view: MeaCulpaView, action: int) -> Text:
    if action < actions.BONUS:
        return _bid_answer(action, view.notches[view.viewer] + view.coins[view.viewer])
    if action >= actions.PAY:
        return _sin(action, is_single=view.finished != 0)
    if actions.VISIT <= action < actions.MEET:
        return _visit(figures, view, action - actions.VISIT)
    if actions.DIE <= action < actions.EMPTY:
        return _room_answer(figures, view, action)
    if action == actions.PASS:
        return _pass(view)
    return _plain_answer(figures, action, is_single=view.finished != 0)


@lru_cache(CACHE_SIZE)
def _bid_answer(action: int, so_far: int) -> Text:
    if action < actions.COINS:
        return Text("mea_culpa-choice-bid", notches=notches(action - actions.BID + 1))
    if action == actions.HUNDRED:
        return Text("mea_culpa-choice-hundred")
    return Text(
        "mea_culpa-choice-coins",
        taler=taler(action - actions.COINS),
        bid=so_far + action - actions.COINS,
    )


def _pass(view: MeaCulpaView) -> Text:
    kind = summary.frame_kind(view)
    if kind == actions.F_EARLY_VISIT:
        return Text("mea_culpa-choice-no-visit")
    if kind == actions.F_PRELIMINARY:
        return Text("mea_culpa-choice-no-stone")
    if kind == actions.F_FREE:
        return Text("mea_culpa-choice-forget")
    of = summary.turn(view)
    return Text("mea_culpa-choice-done" if of is not None and of.kinds else "mea_culpa-choice-pass")


def _visit(figures: Figures, view: MeaCulpaView, number: int) -> Text:
    """Return a visit with what it costs this player."""
    its_card = int(view.rooms[number]) if number < ROOMS else NO_CARD
    if number not in summary.open_rooms(view):
        return Text("mea_culpa-choice-visit-closed", room=room(number))
    turned = summary.room_notches(figures, view, number) if summary.pays_notches(view) else 0
    return _visit_words(figures, number, its_card, turned)


@lru_cache(CACHE_SIZE)
def _visit_words(figures: Figures, number: int, its_card: int, turned: int) -> Text:
    price = cost(turned, int(figures.suite) if number >= SUITE_5 else 0)
    return Text(
        "mea_culpa-choice-visit",
        room=room(number),
        benefit=benefit(figures, number, its_card),
        cost=price,
    )


def _room_answer(figures: Figures, view: MeaCulpaView, action: int) -> Text:
    number = (
        action - actions.ROOM if action >= actions.ROOM else (action - actions.DIE) % (SUITE_6 + 1)
    )
    its_card = int(view.rooms[number]) if number < ROOMS else NO_CARD
    if action >= actions.ROOM:
        return _room_words(figures, "mea_culpa-choice-room", number, its_card)
    return _room_words(
        figures,
        "mea_culpa-choice-die" if action < actions.GUESS else "mea_culpa-choice-guess",
        number,
        its_card,
    )


@lru_cache(CACHE_SIZE)
def _room_words(figures: Figures, key: str, number: int, its_card: int) -> Text:
    return Text(key, room=room(number), benefit=benefit(figures, number, its_card))


@lru_cache(CACHE_SIZE)
def _plain_answer(figures: Figures, action: int, *, is_single: bool) -> Text:
    """Return choices that do not depend on the rest of the position; `is_single` if gifts go into
    compartment II only.
    """
    if action < actions.MOVE_STONE:
        if action < actions.PICK:
            return Text("mea_culpa-choice-bonus", bonus=bonus(figures, action - actions.BONUS))
        return Text(
            f"mea_culpa-choice-pick-{CHARACTERS[action - actions.PICK]}",
            stones=sin_stones(figures.petty_sinner),
        )
    if action <= actions.HOLD:
        return _pieces_answer(action)
    if action < actions.DONATE:
        return _trade_answer(figures, action)
    if action < actions.VISIT:
        return _donation(action - actions.DONATE, is_single=is_single)
    if action == actions.MEET:
        return Text("mea_culpa-choice-meet")
    return (
        Text("mea_culpa-choice-empty", den=den(action - actions.EMPTY))
        if action < actions.TAKE
        else _taking(action)
    )


def _pieces_answer(action: int) -> Text:
    """Return choices about Pope stones and crews."""
    if action == actions.HOLD:
        return Text("mea_culpa-choice-hold")
    if action < actions.CREW:
        source, target = moved(action - actions.MOVE_STONE)
        return Text("mea_culpa-choice-move-stone", source=den(source), target=den(target))
    if action < actions.MOVE_CREW:
        return Text("mea_culpa-choice-crew", site=site(action - actions.CREW))
    source, target = moved(action - actions.MOVE_CREW)
    return Text("mea_culpa-choice-move-crew", source=site(source), target=site(target))


def moved(code: int) -> tuple[int, int]:
    """Return from where to where: 2 · from + step, as in actions."""
    return code >> 1, ((code >> 1) + 1 + (code & 1)) % 3


def _trade_answer(figures: Figures, action: int) -> Text:
    if action < actions.BUY_TWO:
        good = action - actions.BUY
        return Text("mea_culpa-choice-buy", stone=stone(good), price=taler(figures.buy[good]))
    if action < actions.BUY_LETTER:
        good = action - actions.BUY_TWO
        return Text(
            "mea_culpa-choice-buy-two",
            stone=stone(good),
            price=taler(figures.buy[good]),
            stones=sin_stones(figures.greed),
        )
    if action < actions.SELL:
        return Text(
            "mea_culpa-choice-buy-letter",
            letter=letter(RED + action - actions.BUY_LETTER),
            price=taler(figures.buy[INDULGENCE]),
        )
    return Text(
        "mea_culpa-choice-sell",
        stone=stone(action - actions.SELL),
        price=taler(figures.sell[action - actions.SELL]),
    )


def _donation(code: int, *, is_single: bool) -> Text:
    if is_single:
        return Text("mea_culpa-choice-donate", gift=gift(code >> 1))
    return Text(
        "mea_culpa-choice-donate-into",
        gift=gift(code >> 1),
        compartment=compartment(1 + (code & 1)),
    )


def _taking(action: int) -> Text:
    """Return choices about stones from the market, taler from others, and Letters taken
    and given.
    """
    if action < actions.TAKE_LETTER:
        return Text("mea_culpa-choice-take", stone=stone(action - actions.TAKE))
    if action < actions.RETURN:
        return Text(
            "mea_culpa-choice-take-letter", letter=letter(RED + action - actions.TAKE_LETTER)
        )
    if action == actions.RETURN:
        return Text("mea_culpa-choice-return")
    if action < actions.CHOOSE:
        return Text("mea_culpa-choice-rob", victim=SeatName(action - actions.ROB))
    if action < actions.GIVE:
        return Text("mea_culpa-choice-choose", letter=letter(action - actions.CHOOSE))
    return Text("mea_culpa-choice-give", letter=letter(action - actions.GIVE))


@cache
def _sin(action: int, *, is_single: bool) -> Text:
    """Return choices that Meta Culpa adds."""
    if action < actions.HIDE:
        return Text(f"mea_culpa-choice-{_SINS[action - actions.PAY]}")
    code = action - actions.HIDE
    if is_single:
        return Text("mea_culpa-choice-hide", gift=gift(code >> 1))
    return Text(
        "mea_culpa-choice-hide-into", gift=gift(code >> 1), compartment=compartment(1 + (code & 1))
    )


_SINS = ("pay", "skip", "settle", "take-back", "call", "let", "let-all")


# --- items of choices -----------------------------------------------------------------------------


def _item(view: MeaCulpaView, action: int) -> str | None:
    """Return the item of the scene that an action is about; of things that look alike, the last
    one.
    """
    if action < actions.MOVE_STONE:
        return _card_item(action)
    if action < actions.HOLD:
        return _piece_item(view, action)
    if actions.BUY <= action < actions.VISIT:
        return _ware_item(view, action)
    if actions.VISIT <= action < actions.MEET or actions.DIE <= action < actions.EMPTY:
        return room_id(
            action - actions.VISIT
            if action < actions.MEET
            else action - actions.ROOM
            if action >= actions.ROOM
            else (action - actions.DIE) % (SUITE_6 + 1)
        )
    if actions.EMPTY <= action < actions.TAKE:
        own = view.sins[3 * view.viewer + action - actions.EMPTY]
        return sin_id(view.viewer, action - actions.EMPTY, own) if own else None
    if actions.TAKE <= action <= actions.RETURN:
        kind = action - actions.TAKE if action < actions.TAKE_LETTER else INDULGENCE
        return stone_id("market", kind, view.market[kind]) if view.market[kind] else None
    if actions.CHOOSE <= action < actions.GIVE:
        return letter_id("display", action - actions.CHOOSE, view.display[action - actions.CHOOSE])
    if action >= actions.PAY:
        return (
            _ware_item(view, action - actions.HIDE + actions.DONATE)
            if action >= actions.HIDE
            else None
        )
    if action >= actions.GIVE:
        return letter_id(
            letters_of(view.viewer),
            action - actions.GIVE,
            view.letters[4 * view.viewer + action - actions.GIVE],
        )
    return None


@cache
def _card_item(action: int) -> str | None:
    if action < actions.BONUS:
        return None
    return (
        f"bonus-{action - actions.BONUS}"
        if action < actions.PICK
        else f"character-{CHARACTERS[action - actions.PICK]}"
    )


def _piece_item(view: MeaCulpaView, action: int) -> str | None:
    if action < actions.CREW:
        lying = summary.pope_stones(view)[moved(action - actions.MOVE_STONE)[0]]
        return f"pope-stone-{DENS[lying[-1]]}" if lying else None
    if action < actions.MOVE_CREW:
        return f"building-{SITES[action - actions.CREW]}"
    source = moved(action - actions.MOVE_CREW)[0]
    return f"crew-{SITES[source]}" if view.crews[source] else None


def _ware_item(view: MeaCulpaView, action: int) -> str | None:
    """Return the item that is bought, sold or donated."""
    if action < actions.SELL:
        kind = (
            action - actions.BUY
            if action < actions.BUY_TWO
            else action - actions.BUY_TWO
            if action < actions.BUY_LETTER
            else INDULGENCE
        )
        return stone_id("market", kind, view.market[kind]) if view.market[kind] else None
    given = action - actions.SELL if action < actions.DONATE else (action - actions.DONATE) >> 1
    if summary.frame_kind(view) == actions.F_CHEST:
        return None  # a bonus, which comes from the bag or the bank
    if given >= GOODS:
        return coin_id(FACE[given])
    held = view.goods[GOODS * view.viewer + given]
    return stone_id(goods_of(view.viewer), given, held) if held else None


def goods_of(seat: int) -> str:
    return f"goods-{seat}"


def letters_of(seat: int) -> str:
    return f"letters-{seat}"


def stone_id(where: str, kind: int, number: int) -> str:
    """Return the id of a stone. Stones look alike, so an id is the place, the kind, and a number
    from 1.
    """
    return f"{where}-{STONES[kind]}-{number}"


def letter_id(where: str, colour: int, number: int) -> str:
    return f"{where}-{COLOURS[colour]}-{number}"


def coin_id(value: int) -> str:
    return f"coin-{value}"


def sin_id(seat: int, in_den: int, number: int) -> str:
    return f"sin-{seat}-{DENS[in_den]}-{number}"


def room_id(number: int) -> str:
    return f"room-{number + 1}"
