"""Souls and sins: moves on the Record of Sins, sin stones, the Dens and their Pope stones,
comparing posts, lifting souls.
"""

# Compiled with mypyc.

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.bits import BIT, lowest
from simony.core.event import EVERYONE, Event
from simony.games.mea_culpa.rules.actions import F_STONES, first_of, frame, seat_of, second_of
from simony.games.mea_culpa.rules.figures import NOTCHES
from simony.games.mea_culpa.rules.state import NOBODY, BaseState


def fall(souls: vec[i64], seat: i64, steps: i64, hell: i64) -> i64:
    """Return the space that a soul reaches after this many steps towards Hell.

    M4: only an occupied end space pushes further. M3: what would pass the last space before Hell is
    void, pushed or not.
    """
    if steps == 0:
        return souls[seat]
    space: i64 = souls[seat] - steps
    while _occupied(souls, seat, space):
        space -= 1
    if space < -hell:
        return souls[seat]
    return space


def rise(souls: vec[i64], seat: i64, steps: i64, heaven: i64) -> i64:
    """The same towards Heaven, which holds any number (M4)."""
    if steps == 0:
        return souls[seat]
    space: i64 = souls[seat] + steps
    while space < heaven and _occupied(souls, seat, space):
        space += 1
    if space > heaven:
        return heaven
    return space


def _occupied(souls: vec[i64], seat: i64, space: i64) -> bool:
    other: i64 = 0
    while other < len(souls):
        if souls[other] == space and other != seat:
            return True
        other += 1
    return False


class Souls(BaseState):
    def fall(self, seat: i64, steps: i64, out: list[Event] | None) -> None:
        """Move one soul towards Hell."""
        space: i64 = fall(self.souls, seat, steps, self.figures.hell)
        if out is not None and steps > 0:
            kind = "stays" if space == self.souls[seat] else "falls"
            out.append(Event(kind, EVERYONE, {"seat": seat, "steps": steps, "space": space}))
        self.souls[seat] = space

    def all_fall(self, seats: i64, steps: vec[i64], out: list[Event] | None) -> None:
        """M7: move several souls, nearest Hell first.

        Players still to move have not moved, so the order stays the same.
        """
        while seats != 0:
            seat: i64 = self.nearest_hell(seats)
            seats &= ~BIT[seat]
            self.fall(seat, steps[seat], out)

    # --- sin stones -------------------------------------------------------------------------------

    def place_stones(self, packed: i64, out: list[Event] | None) -> None:
        """`F_STONES`: place what is left; M30: then a Den must be emptied, and if there are
        several, the player chooses.
        """
        seat: i64 = seat_of(packed)
        den: i64 = first_of(packed)
        wanted: i64 = second_of(packed)
        placed: i64 = self.reserve(seat)
        if placed > wanted:
            placed = wanted
        if placed > 0:
            self.sins[3 * seat + den] += placed
            if out is not None:
                out.append(Event("sins", EVERYONE, {"seat": seat, "den": den, "stones": placed}))
        wanted -= placed
        if wanted == 0:
            self.pop()
            return
        self.stack[self.depth - 1] = frame(F_STONES, seat, den, wanted, 0)
        full: i64 = self.dens_of(seat)
        if full & (full - 1) == 0:
            self.empty_den(seat, lowest(full), out)
        else:
            self.ask(seat)

    def dens_of(self, seat: i64) -> i64:
        """Return the mask of the Dens that hold a stone of this player."""
        found: i64 = 0
        den: i64 = 0
        while den < 3:
            if self.sins[3 * seat + den] > 0:
                found |= BIT[den]
            den += 1
        return found

    def empty_den(self, seat: i64, den: i64, out: list[Event] | None) -> None:
        """M30: all stones of this player come back, for a step each."""
        stones: i64 = self.sins[3 * seat + den]
        self.sins[3 * seat + den] = 0
        if out is not None:
            out.append(Event("emptied", EVERYONE, {"seat": seat, "den": den, "stones": stones}))
        self.fall(seat, stones, out)

    # --- Pope stones ------------------------------------------------------------------------------

    def move_pope_stone(self, seat: i64, code: i64, out: list[Event] | None) -> None:
        """Move a Pope stone; `code` is 2 · from + step, as in the action.

        The third stone at a Den punishes the other two.
        """
        source: i64 = code >> 1
        target: i64 = (source + 1 + (code & 1)) % 3
        self.pope_stones[source] -= 1
        self.pope_stones[target] += 1
        if out is not None:
            out.append(
                Event("pope-stone", EVERYONE, {"seat": seat, "source": source, "target": target})
            )
        if self.pope_stones[target] == 3:
            self._punish(seat, target, out)

    def _punish(self, placer: i64, spared: i64, out: list[Event] | None) -> None:
        """M6: the stones of both Dens together are one move.

        The player who placed the third stone takes theirs back for free.
        """
        if out is not None:
            out.append(Event("punished", EVERYONE, {"seat": placer, "den": spared}))
        steps = vec[i64]([0] * len(self.souls))
        sinners: i64 = 0
        seat: i64 = 0
        while seat < len(self.souls):
            den: i64 = 0
            while den < 3:
                if den != spared:
                    steps[seat] += self.sins[3 * seat + den]
                    self.sins[3 * seat + den] = 0
                den += 1
            if seat != placer and steps[seat] > 0:
                sinners |= BIT[seat]
            seat += 1
        self.pope_stones[0] = 1
        self.pope_stones[1] = 1
        self.pope_stones[2] = 1
        self.all_fall(sinners, steps, out)

    # --- posts and Letters ------------------------------------------------------------------------

    def turn_post(self, seat: i64, notches: i64, out: list[Event] | None) -> None:
        if notches == 0:
            return
        self.posts[seat] += notches
        if self.posts[seat] > NOTCHES:
            self.posts[seat] = NOTCHES
        if out is not None:
            out.append(
                Event(
                    "notches",
                    EVERYONE,
                    {"seat": seat, "notches": notches, "post": self.posts[seat]},
                )
            )

    def compare_posts(self, out: list[Event] | None) -> None:
        """The highest moves by the difference to the lowest; of tied ones only the farthest from
        Hell.
        """
        highest: i64 = NOBODY
        lowest_post: i64 = NOTCHES
        seat: i64 = 0
        while seat < len(self.posts):
            if self.posts[seat] < lowest_post:
                lowest_post = self.posts[seat]
            if highest < 0 or self._tops(seat, highest):
                highest = seat
            seat += 1
        steps: i64 = self.posts[highest] - lowest_post
        if out is not None:
            out.append(
                Event(
                    "compared",
                    EVERYONE,
                    {"seat": highest, "steps": steps, "posts": list(self.posts)},
                )
            )
        self.fall(highest, steps, out)

    def _tops(self, seat: i64, other: i64) -> bool:
        if self.posts[seat] == self.posts[other]:
            return self.standing(seat) > self.standing(other)
        return self.posts[seat] > self.posts[other]

    def lift_souls(self, out: list[Event] | None) -> None:
        """Lift souls from nearest Hell on; M10: a player's lift is one combined move."""
        left: i64 = self.everybody()
        while left != 0:
            seat: i64 = self.nearest_hell(left)
            left &= ~BIT[seat]
            sets: i64 = self.sets_of(seat)
            at: i64 = 4 * seat
            single: i64 = (
                self.letters[at]
                + self.letters[at + 1]
                + self.letters[at + 2]
                + self.letters[at + 3]
                - 4 * sets
            )
            steps: i64 = sets * self.figures.set_lift + single * self.figures.letter_lift
            self.souls[seat] = rise(self.souls, seat, steps, self.figures.heaven)
            if out is not None:
                lifted = {
                    "seat": seat,
                    "sets": sets,
                    "letters": single,
                    "steps": steps,
                    "space": self.souls[seat],
                }
                out.append(Event("lifted", EVERYONE, {**lifted}))

    def sets_of(self, seat: i64) -> i64:
        """M10: the fewest Letters of any colour."""
        sets: i64 = self.letters[4 * seat]
        colour: i64 = 1
        while colour < 4:
            if self.letters[4 * seat + colour] < sets:
                sets = self.letters[4 * seat + colour]
            colour += 1
        return sets
