"""The actions of Mea Culpa as small numbers, kind and argument packed, and the frames of its stack.

A bid is a sequence: notches, then coins, which seal it. `HUNDRED` adds a hundred coins and asks for
the rest, so that no bid is too high.
"""

# Compiled with mypyc.

from typing import Final

from mypy_extensions import i64

# Written out, because mypyc does not treat an expression of another module's constants as a
# constant: it would be looked up at every use.
BID: Final = 0
"""Set the post: 1 to 6 notches."""
COINS: Final = 6
"""Lay 0 to 99 more coins on the post, and seal the bid."""
HUNDRED: Final = 106
"""Lay a hundred coins on the post, and continue."""
BONUS: Final = 107
"""Take one of the four starting bonuses."""
PICK: Final = 111
"""Pick a character."""
MOVE_STONE: Final = 115
"""Move a Pope stone: 2 · from + step, to the Den step + 1 further on."""
CREW: Final = 121
"""Place a building crew on a site."""
MOVE_CREW: Final = 124
"""Move a building crew: 2 · from + step, to the site step + 1 further on."""
HOLD: Final = 130
"""Hold a preliminary action back (M40)."""
PASS: Final = 131
"""Do nothing, or nothing more: end the turn, leave the Pope stones, do not visit."""
BUY: Final = 132
"""Buy one of a good."""
BUY_TWO: Final = 136
"""Buy two of a good for the price of one, greedily."""
BUY_LETTER: Final = 140
"""Buy a Letter: red, green."""
SELL: Final = 142
"""Sell one of a good."""
DONATE: Final = 146
"""Donate a gift: 2 · gift + compartment, for eight gifts and two compartments."""
VISIT: Final = 162
"""Visit room 1 to 4 or Suite 5 or 6 of the House of Pleasure."""
MEET: Final = 168
"""The Pope visits the House incognito: an urgent meeting."""
DIE: Final = 169
"""Set the Pope die to a room or suite."""
GUESS: Final = 175
"""Guess where the Pope is."""
ROOM: Final = 181
"""In Suite 5: the room whose card is used."""
EMPTY: Final = 185
"""Take all one's own stones back from a Den, and pay for them (M30)."""
TAKE: Final = 188
"""Take a good from the market for free."""
TAKE_LETTER: Final = 192
"""Take an indulgence stone from the market for free, for a Letter: red, green."""
RETURN: Final = 194
"""Return an indulgence stone for which no Letter is left to the bag (M22)."""
ROB: Final = 195
"""Steal from a seat."""
CHOOSE: Final = 199
"""Choose a Letter of this colour from those on display."""
GIVE: Final = 203
"""Give a Letter of this colour away."""

# Actions of the variant, Meta Culpa.
PAY: Final = 207
"""Pay what is due: taler, notches or stones."""
SKIP: Final = 208
"""Leave a payment out."""
SETTLE: Final = 209
"""Pay late what was left out in this turn."""
TAKE_BACK: Final = 210
"""Undo the last action."""
CALL: Final = 211
"""Call "Caught!" about a turn."""
LET: Final = 212
"""Say nothing about a turn."""
LET_ALL: Final = 213
"""Say nothing until the end of the round."""
HIDE: Final = 214
"""Donate a gift without showing it: 2 · gift + compartment."""
ACTION_COUNT: Final = 230

# Kinds of actions in a turn, as bits: no two of a kind in one turn.
BUYING: Final = 1
SELLING: Final = 2
DONATING: Final = 4
VISITING: Final = 8

# Frames of the stack, with their operands. The top frame says what happens now; an interruption is
# pushed on top of what it interrupts.
F_LINE: Final = 1
"""Chance draws the line on Start."""
F_BONUS: Final = 2
"""(step): bonuses are picked."""
F_CHEST: Final = 3
"""seat, (gifts): these gifts, as a mask, go into a chest, the lowest first."""
F_PREPARE: Final = 4
"""Chance prepares a round."""
F_BID: Final = 5
"""All bid at once."""
F_PICK: Final = 6
"""(turn, held): characters are picked; held back are the actions of the Pope (1) and the Emperor
(2).
"""
F_PRELIMINARY: Final = 7
"""seat, (what): may move a Pope stone (1), must place a crew (2), may hold it back (4)."""
F_EARLY_VISIT: Final = 8
"""seat: the Petty Sinner may visit the House before the first turn."""
F_LAP: Final = 9
"""(character): the characters act in turn; this is the next."""
F_TURN: Final = 10
"""seat, (character, kinds, more): a turn, with the kinds of actions taken in it; more is 1 while
the Emperor may donate again, and 2 is added once an action has been taken back.
"""
F_FREE: Final = 11
"""seat, (may forget): takes a stone from the market for free."""
F_DUEL: Final = 12
"""seat, (guesser): the Pope sets the die, and another player guesses, both at once."""
F_VISITED: Final = 13
"""seat, (room, notches): in a room or suite, with the stone placed; the notches are turned, and
then the benefit follows.
"""
F_SUITE: Final = 14
"""seat: in Suite 5, chooses a room."""
F_DISCARD: Final = 15
"""(room): the card has been used."""
F_STONES: Final = 16
"""seat, (den, stones): this many sin stones must be placed."""
F_CREW: Final = 17
"""seat: a card places a crew from the hut."""
F_MOVE_CREW: Final = 18
"""seat: a card moves a crew."""
F_MOVE_STONE: Final = 19
"""seat: a card moves a Pope stone."""
F_GOOD: Final = 20
"""seat: a card gives a good."""
F_ROB: Final = 21
"""seat: a card steals."""
F_GIVE: Final = 22
"""seat, (to): gives a Letter away."""
F_EVALUATE: Final = 23
"""(site, category): a cathedral is finished; the donations of this category are next."""
F_LETTERS: Final = 24
"""seat, (second, picked): the two biggest donors take Letters from the display; `picked`
are gone.
"""
F_DUE: Final = 25
"""seat, (what, amount): a payment is due and may be left out: taler, notches, stones for one of the
Dens, coins bid.
"""
F_WINDOW: Final = 26
"""seat, (character, open): a turn is over, and the others may call; open is 1 once they have been
asked.
"""
FRAMES: Final = 27

MOVE_A_STONE: Final = 1
PLACE_A_CREW: Final = 2
MAY_HOLD: Final = 4
"""What an `F_PRELIMINARY` frame still has to do."""

DUE_TALER: Final = 0
DUE_NOTCHES: Final = 1
DUE_STONES: Final = 2
"""In the Den of Lust; then those of Greed and of Petty Sins."""
DUE_BID: Final = 5


def frame(kind: i64, seat: i64, first: i64, second: i64, third: i64) -> i64:
    """Return a frame as one number: the kind in five bits, a seat in three, and three operands of
    eight bits.
    """
    return kind + 32 * seat + 256 * first + 65536 * second + 16777216 * third


def seat_of(packed: i64) -> i64:
    return (packed >> 5) & 7


def first_of(packed: i64) -> i64:
    return (packed >> 8) & 255


def second_of(packed: i64) -> i64:
    return (packed >> 16) & 255


def third_of(packed: i64) -> i64:
    return packed >> 24


FIRST: Final = 256
SECOND: Final = 65536
THIRD: Final = 16777216
"""One unit of an operand: add it to a frame to increment the operand."""


def step_target(code: i64) -> i64:
    """Return the Den or site that a Pope stone or a crew goes to; `code` is 2 · from + step."""
    return ((code >> 1) + 1 + (code & 1)) % 3


def is_donation(action: i64) -> bool:
    """Whether an action is a donation, shown or hidden."""
    return DONATE <= action < VISIT or action >= HIDE
