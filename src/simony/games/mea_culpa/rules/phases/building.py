"""The building sites: crews, naves, cathedrals, and the evaluation of donations when a cathedral is
finished.
"""

# Compiled with mypyc.

from __future__ import annotations

from mypy_extensions import i64

from simony.core.bits import BIT, lowest
from simony.core.event import EVERYONE, Event
from simony.games.mea_culpa.rules.actions import (
    F_EVALUATE,
    F_LETTERS,
    SECOND,
    first_of,
    seat_of,
    second_of,
)
from simony.games.mea_culpa.rules.figures import FACE, GIFTS, GOODS
from simony.games.mea_culpa.rules.phases.souls import Souls
from simony.games.mea_culpa.rules.state import NOBODY


class Building(Souls):
    # --- crews ------------------------------------------------------------------------------------

    def open_sites(self) -> i64:
        """M25: no crew goes to a finished cathedral."""
        found: i64 = 0
        site: i64 = 0
        while site < 3:
            if self.built[site] < 2:
                found |= BIT[site]
            site += 1
        return found

    def crew_moves(self) -> i64:
        """M13: from a site to a different one; a mask over 2 · from + step."""
        found: i64 = 0
        sites: i64 = self.open_sites()
        code: i64 = 0
        while code < 6:
            source: i64 = code >> 1
            if self.crews[source] > 0 and sites & BIT[(source + 1 + (code & 1)) % 3] != 0:
                found |= BIT[code]
            code += 1
        return found

    def move_crew(self, seat: i64, code: i64, out: list[Event] | None) -> None:
        source: i64 = code >> 1
        target: i64 = (source + 1 + (code & 1)) % 3
        self.crews[source] -= 1
        if out is not None:
            out.append(
                Event("crew-moved", EVERYONE, {"seat": seat, "source": source, "target": target})
            )
        self._arrive(target, out)

    def choose_crew(self, packed: i64, out: list[Event] | None) -> None:
        """`F_MOVE_CREW`: choose a crew to move; if there is only one way, it is done at once."""
        moves: i64 = self.crew_moves()
        if moves & (moves - 1) == 0:
            self.pop()
            self.move_crew(seat_of(packed), lowest(moves), out)
        else:
            self.ask(seat_of(packed))

    def place_crew(self, seat: i64, site: i64, out: list[Event] | None) -> None:
        """Place a crew that has left the hut or the Emperor's card."""
        if out is not None:
            out.append(Event("crew", EVERYONE, {"seat": seat, "site": site}))
        self._arrive(site, out)

    def finishes(self, site: i64) -> bool:
        """Whether one more crew would finish the cathedral there."""
        return self.built[site] == 1 and self.crews[site] == 1

    def _arrive(self, site: i64, out: list[Event] | None) -> None:
        """Two crews make a nave, two more a spire, and go back to the hut.

        A finished cathedral interrupts whatever is in progress.
        """
        self.crews[site] += 1
        if self.crews[site] < 2:
            return
        self.crews[site] = 0
        self.hut += 2
        self.built[site] += 1
        if out is not None:
            out.append(
                Event("nave" if self.built[site] == 1 else "cathedral", EVERYONE, {"site": site})
            )
        if self.built[site] == 2:
            self.show_gifts(out)
            self.finished += 1
            self.push(F_EVALUATE, 0, site, 0, 0)
            if out is not None:
                self._emit_opened(out)

    def show_gifts(self, out: list[Event] | None) -> None:
        """Show hidden donations before a chest is opened; only Meta Culpa has any."""

    # --- donations --------------------------------------------------------------------------------

    def evaluated(self) -> i64:
        """Return the compartment whose cathedral has just been finished: I (0) for the first, II
        (1) for the second.
        """
        return self.finished - 1

    def in_compartment(self, seat: i64, gift: i64, compartment: i64) -> i64:
        """Return the number of a gift in a compartment."""
        at: i64 = GIFTS * seat + gift
        if compartment == 0:
            return self.first[at]
        return self.given[at] - self.first[at]

    def donation(self, seat: i64, category: i64, compartment: i64) -> i64:
        """Return what a player has donated in a category, in points."""
        gift: i64 = 2 * category
        end: i64 = gift + 2
        if category == 2:
            end = GIFTS
        total: i64 = 0
        while gift < end:
            total += self.figures.gift_points[gift] * self.in_compartment(seat, gift, compartment)
            gift += 1
        return total

    def biggest_donor(self, category: i64, compartment: i64, excluded: i64) -> i64:
        """M42: return the biggest donor with at least one point, without `excluded`; of equal
        donations the one nearer Hell counts as bigger.
        """
        best: i64 = NOBODY
        most: i64 = 0
        seat: i64 = 0
        while seat < len(self.souls):
            if seat != excluded:
                points: i64 = self.donation(seat, category, compartment)
                if points > most or (
                    points == most and best >= 0 and self.standing(seat) < self.standing(best)
                ):
                    best = seat
                    most = points
            seat += 1
        return best

    def evaluate(self, packed: i64, out: list[Event] | None) -> bool:
        """`F_EVALUATE`: evaluate the next category, or end the evaluation. Return True if that was
        the second evaluation, which ends the game (M28).
        """
        site: i64 = first_of(packed)
        category: i64 = second_of(packed)
        if category == 3:
            self._clear_chests()
            self.pop()
            return self.finished == 2
        self.stack[self.depth - 1] = packed + SECOND
        compartment: i64 = self.evaluated()
        first: i64 = self.biggest_donor(category, compartment, NOBODY)
        second: i64 = NOBODY
        if first >= 0:
            second = self.biggest_donor(category, compartment, first)
            self._display(site, category)
        if out is not None:
            points: list[int] = [
                self.donation(seat, category, compartment) for seat in range(len(self.souls))
            ]
            shown = {"site": site, "category": category, "first": first, "second": second}
            out.append(
                Event(
                    "donors", EVERYONE, {**shown, "points": points, "letters": list(self.display)}
                )
            )
        if first >= 0 and second < 0:
            self._take_all(first, out)
        elif first >= 0:
            self.push(F_LETTERS, first, second, 0, 0)
        return False

    def _display(self, site: i64, category: i64) -> None:
        """M24: display the listed Letters as far as the supply has them."""
        colour: i64 = 0
        while colour < 4:
            shown: i64 = self.figures.rows[12 * site + 4 * category + colour]
            if shown > self.supply[colour]:
                shown = self.supply[colour]
            self.supply[colour] -= shown
            self.display[colour] = shown
            colour += 1

    def _take_all(self, seat: i64, out: list[Event] | None) -> None:
        """Give all displayed Letters to a lone donor."""
        if out is not None:
            out.append(
                Event("all-letters", EVERYONE, {"seat": seat, "letters": list(self.display)})
            )
        colour: i64 = 0
        while colour < 4:
            self.letters[4 * seat + colour] += self.display[colour]
            self.display[colour] = 0
            colour += 1

    def colours_shown(self) -> i64:
        found: i64 = 0
        colour: i64 = 0
        while colour < 4:
            if self.display[colour] > 0:
                found |= BIT[colour]
            colour += 1
        return found

    def share_letters(self, packed: i64, out: list[Event] | None) -> None:
        """`F_LETTERS`: the player whose turn it is takes a Letter; if all have one colour there is
        nothing to choose.
        """
        shown: i64 = self.colours_shown()
        if shown == 0:
            self.pop()
            return
        seat: i64 = self._chooser(packed)
        if shown & (shown - 1) == 0:
            self.choose_letter(seat, lowest(shown), out)
        else:
            self.ask(seat)

    def _chooser(self, packed: i64) -> i64:
        """The two donors take turns. In a two-player game the bigger donor takes two, the other
        two, the bigger the rest.
        """
        picked: i64 = second_of(packed)
        second_takes: bool = picked & 1 == 1
        if len(self.souls) == 2:
            second_takes = picked == 2 or picked == 3
        if second_takes:
            return first_of(packed)
        return seat_of(packed)

    def choose_letter(self, seat: i64, colour: i64, out: list[Event] | None) -> None:
        self.display[colour] -= 1
        self.letters[4 * seat + colour] += 1
        self.stack[self.depth - 1] += SECOND
        if out is not None:
            out.append(Event("letter", EVERYONE, {"seat": seat, "colour": colour}))

    def _clear_chests(self) -> None:
        """Return all goods of the compartment to the bag, and all money to the bank."""
        compartment: i64 = self.evaluated()
        seat: i64 = 0
        while seat < len(self.souls):
            gift: i64 = 0
            while gift < GIFTS:
                at: i64 = GIFTS * seat + gift
                gone: i64 = self.in_compartment(seat, gift, compartment)
                if gift < GOODS:
                    self.bag[gift] += gone
                else:
                    self.bank += gone * FACE[gift]
                self.given[at] -= gone
                if compartment == 0:
                    self.first[at] = 0
                gift += 1
            seat += 1

    def _emit_opened(self, out: list[Event]) -> None:
        for seat in range(len(self.souls)):
            gifts: list[int] = [
                self.in_compartment(seat, gift, self.evaluated()) for gift in range(GIFTS)
            ]
            out.append(
                Event(
                    "opened", EVERYONE, {"seat": seat, "compartment": self.finished, "gifts": gifts}
                )
            )
