"""From a description to a position: a real game played to that point, or the middle of a hand built
from its record.
"""

from __future__ import annotations

from typing import Any

from positions.indulgence.game_position import IndulgencePosition
from positions.indulgence.phrases import NO_CARDS, NOBODY, IndulgenceDescription, bits, mask_of_bits
from positions.language import Impossible, letter_of, seat_of
from simony.core.records import Record, encode
from simony.games.indulgence.game import IndulgenceGame
from simony.games.indulgence.rules.actions import START, TRICK
from simony.games.indulgence.rules.chance import deal_outcome
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

    def __init__(self, said: IndulgenceDescription, house: dict[str, Any] | None) -> None:
        self.said = said
        self.seats = said.seats
        game = open_game("indulgence", said.seats, said.options, house)
        assert isinstance(game, IndulgenceGame)
        self.game = game
        self.keys = [
            key
            for number, key in enumerate(game.parsed_figures.keys)
            if game.parsed_figures.in_play >> number & 1
        ]
        self._check_seats()

    def _check_seats(self) -> None:
        said = self.said
        spoken = {
            said.ruler,
            said.sinner or 0,
            said.leader or 0,
            *said.hands,
            *said.piles,
            *(seat for seat, _ in said.trick),
        }
        if max(spoken) >= self.seats:
            raise Impossible(f"there is no seat {letter_of(max(spoken))} in a game of {self.seats}")
        if said.sinner == said.ruler:
            raise Impossible("the Ruler never sins")
        if said.auction_done and (said.trump != NOBODY) != ("trump" in said.force):
            raise Impossible("a trump family is named exactly when the edict trump is in force")

    def mask(self, keys: list[str]) -> int:
        for key in keys:
            if key not in self.keys:
                raise Impossible(f"there is no edict {key!r}: there is {', '.join(self.keys)}")
        return mask_of_bits([self.game.parsed_figures.edict(key) for key in keys])

    def kinds(self) -> set[int]:
        return {
            int(self.game.parsed_figures.kind[edict]) for edict in bits(self.mask(self.said.force))
        }

    def stated_hands(self) -> list[int]:
        return [self.said.hands.get(seat, NO_CARDS) for seat in range(self.seats)]


def each_card_once(sets: list[int]) -> None:
    seen = NO_CARDS
    for cards in sets:
        if seen & cards:
            raise Impossible(f"there twice: {cards_text(seen & cards)}")
        seen |= cards


# --- a real game ----------------------------------------------------------------------------------


def deal_game(said: IndulgenceDescription, house: dict[str, Any] | None) -> IndulgencePosition:
    if (
        said.hand > 1
        or said.piles
        or said.trick
        or said.florins
        or said.used
        or said.bulls is not None
    ):
        raise Impossible(
            "a game just dealt is in its first hand, nothing is taken, played, paid or used"
        )
    builder = Dealt(said, house)
    state = builder.game.new()
    assert isinstance(state, IndulgenceState)
    state.apply_chance([START, said.ruler, builder.mask(builder.layout())])
    state.apply_chance(deal_outcome([bits(hand) for hand in builder.full_hands()]))
    at = IndulgencePosition(builder.game, state)
    if said.force:
        at.play(", ".join(builder.opening()))
    return at


class Dealt(Builder):
    def layout(self) -> list[str]:
        """Three edicts face up: those asked for, and others to fill the row."""
        wanted = self.said.face_up or self.said.force
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
        said = self.said
        ruler = letter_of(said.ruler)
        moves = [f"{ruler}: bull" if said.bull else f"{ruler}: edict {said.force[0]}"]
        if said.trump != NOBODY:
            moves.append(f"{ruler}: trump {FAMILIES[said.trump]}")
        if said.auction_done:
            others = [(said.ruler + step) % self.seats for step in range(1, self.seats)]
            bidders = others if said.sinner is None else others[: others.index(said.sinner) + 1]
            moves += [
                f"{letter_of(seat)}: {'sin' if seat == said.sinner else 'pass'}" for seat in bidders
            ]
        return moves


# --- the middle of a hand -------------------------------------------------------------------------


def build_ending(said: IndulgenceDescription, house: dict[str, Any] | None) -> IndulgencePosition:
    said.auction_done = True
    builder = Ending(said, house)
    record = builder.record()
    state = builder.game.load(encode(record))
    assert isinstance(state, IndulgenceState)
    assert state.record() == record
    check_not_over(state)
    return IndulgencePosition(builder.game, state)


class Ending(Builder):
    def record(self) -> Record:
        said = self.said
        if said.leader is None or not said.force:
            raise Impossible(
                "who leads, and under which edict? Expected: A to lead | A leads m1, "
                "edict KEY | bull KEY KEY KEY"
            )
        hands = self.stated_hands()
        taken = self._taken(hands)
        self._check_trick(hands, taken)
        trick = [NO_CARD] * self.seats
        for seat, card in said.trick:
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
            "hand_number": said.hand - 1,
            "trick_number": sum(won),
            "ruler": said.ruler,
            "sinner": NOBODY if said.sinner is None else said.sinner,
            "leader": said.leader,
            "turn": (said.leader + len(said.trick)) % self.seats,
            "trump": said.trump,
            "bull": int(said.bull),
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
        said = self.said
        taken = [said.piles.get(seat, NO_CARDS) for seat in range(self.seats)]
        on_table = mask_of_bits([card for _, card in said.trick])
        each_card_once([*hands, on_table, *taken])
        left = bits(ALL_CARDS & ~(sum(hands) | on_table | sum(taken)))
        for seat, number in said.others.items():
            if number > len(left):
                raise Impossible(f"there are only {len(left)} others for {letter_of(seat)}")
            taken[seat] |= mask_of_bits(left[:number])
            del left[:number]
        if left and said.rest_to is None:
            raise Impossible(
                f"where are {cards_text(mask_of_bits(left))}? Expected: rest taken by WHO"
            )
        if said.rest_to is not None:
            taken[said.rest_to] |= mask_of_bits(left)
        for seat, pile in enumerate(taken):
            if pile.bit_count() % self.seats:
                raise Impossible(
                    f"{letter_of(seat)} has taken {pile.bit_count()} cards, "
                    "which is no number of whole tricks"
                )
        return taken

    def _check_trick(self, hands: list[int], taken: list[int]) -> None:
        said = self.said
        played = [seat for seat, _ in said.trick]
        clockwise = [((said.leader or 0) + step) % self.seats for step in range(len(played))]
        if played != clockwise or len(played) >= self.seats:
            raise Impossible(
                "a trick is played clockwise from its leader, and taken when it is complete"
            )
        if len({hand.bit_count() + (seat in played) for seat, hand in enumerate(hands)}) != 1:
            raise Impossible("everybody holds equally many cards before a trick")
        gone = sum(pile.bit_count() for pile in taken)
        if said.trick_number is not None and gone != (said.trick_number - 1) * self.seats:
            raise Impossible(f"it is not trick {said.trick_number}: {gone} cards have been taken")
        for seat, hand in enumerate(hands):
            if hand & self._shown(seat):
                raise Impossible(
                    f"{letter_of(seat)} is known not to hold {cards_text(hand & self._shown(seat))}"
                )

    def _lacks(self) -> list[int]:
        face_down = "tricks" in self.said.force
        return [
            self.said.lacks.get(seat, NO_CARDS) if face_down else self._shown(seat)
            for seat in range(self.seats)
        ]

    def _shown(self, seat: int) -> int:
        """What a seat is known not to hold: said so, or shown in the trick on the table."""
        said = self.said
        known = said.lacks.get(seat, NO_CARDS)
        led = int(FAMILY_CARDS[said.trick[0][1] // 9]) if said.trick else NO_CARDS
        if any(player == seat and not led >> card & 1 for player, card in said.trick):
            known |= led
        return known

    def _purses(self) -> list[int]:
        start = int(self.game.parsed_figures.florins)
        purses = self.said.florins or [start] * self.seats
        if len(purses) != self.seats or sum(purses) != start * self.seats or min(purses) < 0:
            raise Impossible(
                f"the florins of {self.seats} players add up to {start * self.seats}, not {purses}"
            )
        return purses

    def _bulls(self) -> int:
        said = self.said
        if not said.options.get("expert"):
            if said.bull or said.bulls:
                raise Impossible("papal bulls are for the expert game")
            return 0
        default = [seat for seat in range(self.seats) if not (said.bull and seat == said.ruler)]
        left = default if said.bulls is None else [seat_of(letter) for letter in said.bulls]
        if said.bull and said.ruler in left:
            raise Impossible("the Ruler's bull is spent")
        return mask_of_bits(left)

    def _edict_places(self) -> Record:
        """One edict has been used in each earlier hand, and two more for each bull spent before."""
        said = self.said
        spent = (
            self.seats - self._bulls().bit_count() - said.bull if said.options.get("expert") else 0
        )
        before = said.hand - 1 + 2 * spent
        spare = [key for key in self.keys if key not in {*said.force, *said.used, *said.face_up}]
        used = said.used + spare[: max(0, before - len(said.used))]
        if len(used) != before:
            raise Impossible(f"before hand {said.hand}, {before} edicts were used, not {len(used)}")
        spare = [key for key in spare if key not in used]
        row = said.face_up + spare[: 3 - len(said.force) - len(said.face_up)]
        deck = [key for key in spare if key not in row]
        return {
            "deck": self.mask(deck),
            "row": self.mask(row),
            "force": self.mask(said.force),
            "used": self.mask(used),
        }

    def _ring(self, taken: list[int]) -> int:
        card = self.said.ring_card
        if card != NOBODY:
            in_trick = (self.said.sinner, card) in self.said.trick
            if self.said.sinner is None or not (in_trick or sum(taken) >> card & 1):
                raise Impossible("the ring lies on a card that the sinner has played")
        return card

    def _raced(self, won: list[int]) -> int:
        """Who was first to one, two and three tricks."""
        rows = self.game.parsed_figures
        goals = {
            int(rows.goal[edict])
            for edict in bits(self.mask(self.said.force))
            if rows.kind[edict] == THREE_EDICT
        }
        if FIRST_LAST_EDICT in self.kinds():
            goals.add(1)
        raced = 0
        for tricks in (1, 2, 3):
            able = [seat for seat in range(self.seats) if won[seat] >= tricks]
            who = which(
                able, self.said.first_to.get(tricks), tricks in goals, f"first to {tricks} tricks"
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
            matters = f"last-{FAMILIES[family]}" in self.said.force
            who = which(
                able, self.said.ninth.get(family), matters, f"taker of the ninth {FAMILIES[family]}"
            )
            ninth = int(pack(ninth, family, who))
        return ninth


def which(able: list[int], said: int | None, matters: bool, what: str) -> int:
    """Return who it was, of those who can have been. The description must say so if it matters and
    does not follow.
    """
    if said is not None and said not in able:
        raise Impossible(f"{letter_of(said)} cannot be {what}")
    if said is None and matters and len(able) > 1:
        raise Impossible(f"who was {what}?")
    if said is not None:
        return said
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
