"""From a description to a position: a real game played to that point, or the middle of a hand built
from its record.
"""

from __future__ import annotations

from typing import Any

from positions.indulgence.game_position import IndulgencePosition
from positions.indulgence.phrases import NO_CARDS, NOBODY, IndulgenceDescription, bits, mask_of_bits
from positions.language import Impossible, letter_of, seat_of
from simony.core.bits import mask_of
from simony.core.records import Record, encode
from simony.games.indulgence.game import IndulgenceGame
from simony.games.indulgence.rules.actions import DEAL, START, TRICK
from simony.games.indulgence.rules.figures import (
    ALL_CARDS,
    FAMILIES,
    FAMILY_CARDS,
    FIRST_LAST_EDICT,
    LAST_EDICT,
    NO_CARD,
    THREE_EDICT,
)
from simony.games.indulgence.rules.rules import IndulgenceState
from simony.games.indulgence.rules.scoring import MISSED, OPEN, is_settled, pack, sin_status
from simony.games.indulgence.ui.notation import cards_text
from simony.registry import open_game


class Builder:
    """What both ways have in common: the game, the edicts and each card once."""

    def __init__(self, description: IndulgenceDescription, house: dict[str, Any] | None) -> None:
        self.description = description
        self.seats = description.seats
        game = open_game("indulgence", description.seats, description.options, house)
        assert isinstance(game, IndulgenceGame)
        self.game = game
        self.keys = [
            key
            for number, key in enumerate(game.parsed_figures.keys)
            if game.parsed_figures.in_play >> number & 1
        ]
        self._check_seats()

    def _check_seats(self) -> None:
        description = self.description
        mentioned = {
            description.ruler,
            description.sinner or 0,
            description.leader or 0,
            *description.hands,
            *description.piles,
            *(seat for seat, _ in description.trick),
        }
        if max(mentioned) >= self.seats:
            raise Impossible(
                f"there is no seat {letter_of(max(mentioned))} in a game of {self.seats}"
            )
        if description.sinner == description.ruler:
            raise Impossible("the Ruler never sins")
        if description.auction_done and (description.trump != NOBODY) != (
            "trump" in description.force
        ):
            raise Impossible("a trump family is named exactly when the edict trump is in force")

    def mask(self, keys: list[str]) -> int:
        for key in keys:
            if key not in self.keys:
                raise Impossible(f"there is no edict {key!r}: there is {', '.join(self.keys)}")
        return mask_of_bits([self.game.parsed_figures.edict(key) for key in keys])

    def kinds(self) -> set[int]:
        return {
            int(self.game.parsed_figures.kind[edict])
            for edict in bits(self.mask(self.description.force))
        }

    def stated_hands(self) -> list[int]:
        return [self.description.hands.get(seat, NO_CARDS) for seat in range(self.seats)]


def each_card_once(sets: list[int]) -> None:
    seen = NO_CARDS
    for cards in sets:
        if seen & cards:
            raise Impossible(f"there twice: {cards_text(seen & cards)}")
        seen |= cards


# --- a real game ----------------------------------------------------------------------------------


def deal_game(
    description: IndulgenceDescription, house: dict[str, Any] | None
) -> IndulgencePosition:
    if (
        description.hand > 1
        or description.piles
        or description.trick
        or description.florins
        or description.used
        or description.bulls is not None
    ):
        raise Impossible(
            "a game just dealt is in its first hand, nothing is taken, played, paid or used"
        )
    builder = Dealt(description, house)
    state = builder.game.new()
    assert isinstance(state, IndulgenceState)
    state.apply_chance([START, description.ruler, builder.mask(builder.layout())])
    state.apply_chance([DEAL, *(mask_of(bits(hand)) for hand in builder.full_hands())])
    at = IndulgencePosition(builder.game, state)
    if description.force:
        at.play(", ".join(builder.opening()))
    return at


class Dealt(Builder):
    def layout(self) -> list[str]:
        """Three edicts face up: those asked for, and others to fill the row."""
        wanted = self.description.face_up or self.description.force
        spare = [key for key in self.keys if key not in wanted]
        return wanted + spare[: 3 - len(wanted)]

    def full_hands(self) -> list[int]:
        hands = self.stated_hands()
        each_card_once(hands)
        left = bits(ALL_CARDS & ~sum(hands))
        for seat, hand in enumerate(hands):
            missing = 36 // self.seats - hand.bit_count()
            if missing < 0:
                raise Impossible(f"{letter_of(seat)} holds {-missing} cards too many")
            hands[seat] |= mask_of_bits(left[:missing])
            del left[:missing]
        return hands

    def opening(self) -> list[str]:
        """The moves up to the first lead, as far as they were described."""
        description = self.description
        ruler = letter_of(description.ruler)
        moves = [f"{ruler}: bull" if description.bull else f"{ruler}: edict {description.force[0]}"]
        if description.trump != NOBODY:
            moves.append(f"{ruler}: trump {FAMILIES[description.trump]}")
        if description.auction_done:
            others = [(description.ruler + step) % self.seats for step in range(1, self.seats)]
            bidders = (
                others
                if description.sinner is None
                else others[: others.index(description.sinner) + 1]
            )
            moves += [
                f"{letter_of(seat)}: {'sin' if seat == description.sinner else 'pass'}"
                for seat in bidders
            ]
        return moves


# --- the middle of a hand -------------------------------------------------------------------------


def build_ending(
    description: IndulgenceDescription, house: dict[str, Any] | None
) -> IndulgencePosition:
    description.auction_done = True
    builder = Ending(description, house)
    record = builder.record()
    state = builder.game.load(encode(record))
    assert isinstance(state, IndulgenceState)
    assert state.record() == record
    check_not_over(state)
    return IndulgencePosition(builder.game, state)


class Ending(Builder):
    def record(self) -> Record:
        description = self.description
        if description.leader is None or not description.force:
            raise Impossible(
                "who leads, and under which edict? Expected: A to lead | A leads m1, "
                "edict KEY | bull KEY KEY KEY"
            )
        hands = self.stated_hands()
        taken = self._taken(hands)
        self._check_trick(hands, taken)
        trick = [NO_CARD] * self.seats
        for seat, card in description.trick:
            trick[seat] = card
        won = [pile.bit_count() // self.seats for pile in taken]
        return {
            "hands": hands,
            "taken": taken,
            "lacks": self._lacks(),
            "trick": trick,
            "won": won,
            "florins": self._purses(),
            "phase": TRICK,
            "hand_number": description.hand - 1,
            "trick_number": sum(won),
            "ruler": description.ruler,
            "sinner": NOBODY if description.sinner is None else description.sinner,
            "leader": description.leader,
            "turn": (description.leader + len(description.trick)) % self.seats,
            "trump": description.trump,
            "bull": int(description.bull),
            "bulls": self._bulls(),
            **self._edict_places(),
            "ring_card": self._ring(taken),
            "raced": self._raced(won),
            "ninth": self._ninth(taken),
            "named": 0,
            "champion": NOBODY,
            "short": 0,
            "bank": 0,
        }

    def _taken(self, hands: list[int]) -> list[int]:
        """The piles: those described, the others they were said to hold, and the rest."""
        description = self.description
        taken = [description.piles.get(seat, NO_CARDS) for seat in range(self.seats)]
        on_table = mask_of_bits([card for _, card in description.trick])
        each_card_once([*hands, on_table, *taken])
        left = bits(ALL_CARDS & ~(sum(hands) | on_table | sum(taken)))
        for seat, number in description.others.items():
            if number > len(left):
                raise Impossible(f"there are only {len(left)} others for {letter_of(seat)}")
            taken[seat] |= mask_of_bits(left[:number])
            del left[:number]
        if left and description.rest_to is None:
            raise Impossible(
                f"where are {cards_text(mask_of_bits(left))}? Expected: rest taken by WHO"
            )
        if description.rest_to is not None:
            taken[description.rest_to] |= mask_of_bits(left)
        for seat, pile in enumerate(taken):
            if pile.bit_count() % self.seats:
                raise Impossible(
                    f"{letter_of(seat)} has taken {pile.bit_count()} cards, "
                    "which is no number of whole tricks"
                )
        return taken

    def _check_trick(self, hands: list[int], taken: list[int]) -> None:
        description = self.description
        played = [seat for seat, _ in description.trick]
        clockwise = [((description.leader or 0) + step) % self.seats for step in range(len(played))]
        if played != clockwise or len(played) >= self.seats:
            raise Impossible(
                "a trick is played clockwise from its leader, and taken when it is complete"
            )
        if len({hand.bit_count() + (seat in played) for seat, hand in enumerate(hands)}) != 1:
            raise Impossible("everybody holds equally many cards before a trick")
        gone = sum(pile.bit_count() for pile in taken)
        if (
            description.trick_number is not None
            and gone != (description.trick_number - 1) * self.seats
        ):
            raise Impossible(
                f"it is not trick {description.trick_number}: {gone} cards have been taken"
            )
        for seat, hand in enumerate(hands):
            if hand & self._shown(seat):
                raise Impossible(
                    f"{letter_of(seat)} is known not to hold {cards_text(hand & self._shown(seat))}"
                )

    def _lacks(self) -> list[int]:
        face_down = "tricks" in self.description.force
        return [
            self.description.lacks.get(seat, NO_CARDS) if face_down else self._shown(seat)
            for seat in range(self.seats)
        ]

    def _shown(self, seat: int) -> int:
        """What a seat is known not to hold: said so, or shown in the trick on the table."""
        description = self.description
        known = description.lacks.get(seat, NO_CARDS)
        led = int(FAMILY_CARDS[description.trick[0][1] // 9]) if description.trick else NO_CARDS
        if any(player == seat and not led >> card & 1 for player, card in description.trick):
            known |= led
        return known

    def _purses(self) -> list[int]:
        start = int(self.game.parsed_figures.florins)
        purses = self.description.florins or [start] * self.seats
        if len(purses) != self.seats or sum(purses) != start * self.seats or min(purses) < 0:
            raise Impossible(
                f"the florins of {self.seats} players add up to {start * self.seats}, not {purses}"
            )
        return purses

    def _bulls(self) -> int:
        description = self.description
        if not description.options.get("expert"):
            if description.bull or description.bulls:
                raise Impossible("papal bulls are for the expert game")
            return 0
        default = [
            seat
            for seat in range(self.seats)
            if not (description.bull and seat == description.ruler)
        ]
        left = (
            default
            if description.bulls is None
            else [seat_of(letter) for letter in description.bulls]
        )
        if description.bull and description.ruler in left:
            raise Impossible("the Ruler's bull is spent")
        return mask_of_bits(left)

    def _edict_places(self) -> Record:
        """One edict has been used in each earlier hand, and two more for each bull spent before."""
        description = self.description
        spent = (
            self.seats - self._bulls().bit_count() - description.bull
            if description.options.get("expert")
            else 0
        )
        before = description.hand - 1 + 2 * spent
        spare = [
            key
            for key in self.keys
            if key not in {*description.force, *description.used, *description.face_up}
        ]
        used = description.used + spare[: max(0, before - len(description.used))]
        if len(used) != before:
            raise Impossible(
                f"before hand {description.hand}, {before} edicts were used, not {len(used)}"
            )
        spare = [key for key in spare if key not in used]
        row = description.face_up + spare[: 3 - len(description.force) - len(description.face_up)]
        deck = [key for key in spare if key not in row]
        return {
            "deck": self.mask(deck),
            "row": self.mask(row),
            "force": self.mask(description.force),
            "used": self.mask(used),
        }

    def _ring(self, taken: list[int]) -> int:
        card = self.description.ring_card
        if card != NOBODY:
            in_trick = (self.description.sinner, card) in self.description.trick
            if self.description.sinner is None or not (in_trick or sum(taken) >> card & 1):
                raise Impossible("the ring lies on a card that the sinner has played")
        return card

    def _raced(self, won: list[int]) -> int:
        """Who was first to one, two and three tricks."""
        rows = self.game.parsed_figures
        goals = {
            int(rows.goal[edict])
            for edict in bits(self.mask(self.description.force))
            if rows.kind[edict] == THREE_EDICT
        }
        if FIRST_LAST_EDICT in self.kinds():
            goals.add(1)
        raced = 0
        for tricks in (1, 2, 3):
            able = [seat for seat in range(self.seats) if won[seat] >= tricks]
            who = which(
                able,
                self.description.first_to.get(tricks),
                tricks in goals,
                f"first to {tricks} tricks",
            )
            raced = int(pack(raced, tricks, who))
        return raced

    def _ninth(self, taken: list[int]) -> int:
        """Who took the ninth card of each family that is gone; kept only while a *last* is in
        force.
        """
        if LAST_EDICT not in self.kinds():
            return 0
        ninth = 0
        for family, cards in enumerate(FAMILY_CARDS):
            able = (
                [seat for seat in range(self.seats) if taken[seat] & cards]
                if sum(taken) & cards == cards
                else []
            )
            matters = f"last-{FAMILIES[family]}" in self.description.force
            who = which(
                able,
                self.description.ninth.get(family),
                matters,
                f"taker of the ninth {FAMILIES[family]}",
            )
            ninth = int(pack(ninth, family, who))
        return ninth


def which(able: list[int], named: int | None, matters: bool, what: str) -> int:
    """Return who it was, of those who can have been. The description must say so if it matters and
    does not follow.
    """
    if named is not None and named not in able:
        raise Impossible(f"{letter_of(named)} cannot be {what}")
    if named is None and matters and len(able) > 1:
        raise Impossible(f"who was {what}?")
    if named is not None:
        return named
    return able[0] if able else NOBODY


def check_not_over(state: IndulgenceState) -> None:
    """I26: the hand described must not be over already."""
    in_force = bits(state.force)
    if state.sinner == NOBODY:
        facts = (state.trump, state.ruler, state.taken, state.raced, state.ninth)
        if all(is_settled(state.figures, edict, *facts) for edict in in_force):
            raise Impossible("this hand is over: every edict in force is settled")
        return
    sin = (state.trump, state.sinner, state.taken, state.raced, state.ninth, NOBODY)
    stands = [sin_status(state.figures, edict, *sin) for edict in in_force]
    if MISSED in stands or OPEN not in stands:
        raise Impossible("this hand is over: the Sin is made or missed")
