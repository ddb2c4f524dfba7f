"""One game of a match, and what came of it.

Chance has a stream of its own for each of its acts, by the number of the deal, so that all seatings
get the same cards; every bot has one by deal, seating and seat. So a game is the same whenever and
wherever it is played.
"""

from __future__ import annotations

import time

import msgspec

from simony.bots.bot import Bot
from simony.bots.bot_spec import Player, make_player
from simony.bots.fault import ILLEGAL, RAISED, BotFault, printable
from simony.bots.programs.sync_program import ProgramPlayer, ProgramRunner
from simony.bots.search.outcome_value import win_share
from simony.core.contract import Game, State, View
from simony.core.event import Event
from simony.core.rng import Rng
from simony.lab.arena.match import Match


class Trouble(msgspec.Struct):
    """How often one bot lost its turn, by kind of fault, and what the first was."""

    bot: str
    kinds: dict[str, int]
    first: str

    @property
    def count(self) -> int:
        return sum(self.kinds.values())


class Played(msgspec.Struct):
    """A finished game. What is by seat is in the order of the seats, whoever sat there."""

    deal: int
    seating: int
    places: list[int]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]
    """How long each seat thought."""
    troubles: list[Trouble] = []


class Table:
    """Who sits, who plays for whom has lost a turn, and who was to blame."""

    def __init__(self, match: Match, deal: int, seating: int, hiring: ProgramRunner) -> None:
        self._match = match
        self._names = match.seatings[seating]
        where = f"arena {match.seed} {deal} {seating}"
        game, seats = match.game, range(match.game.seats)
        self._players = [
            make_player(game, self._names[seat], seat, f"{where} {seat}", match.budget, hiring)
            for seat in seats
        ]
        self._listening = [each for each in self._players if isinstance(each, ProgramPlayer)]
        self._fallbacks = [fallback(game, f"{where} {seat} fallback") for seat in seats]
        self._chance, self._dealt = Rng(f"arena {match.seed} {deal} chance"), 0
        self.decisions = [0] * game.seats
        self.seconds = [0.0] * game.seats
        self.troubles: dict[str, Trouble] = {}

    def play(self) -> State:
        """To the end.

        Events are made for those who listen: programs, which may want to be told in words.
        """
        state = self._match.game.new()
        rng = Rng(0)
        events: list[Event] | None = [] if self._listening else None
        while not state.over():
            seat = int(state.seat_to_act())
            if seat >= 0:
                state.apply(seat, self._decision(seat, state.view(seat)), events)
            else:
                rng.become_stream(self._chance, self._dealt)
                self._dealt += 1
                state.apply_chance(state.draw(rng), events)
            if events:
                for each in self._listening:
                    each.observe(events)
                events.clear()
        return state

    def rise(self, state: State | None) -> None:
        """Programs are told how it ended, and let go."""
        for each in self._listening:
            each.release(*((state.places(), state.scores()) if state is not None else ()))

    def _decision(self, seat: int, view: View) -> int:
        begin = time.perf_counter()
        try:
            return legal_decision(self._players[seat], view)
        except BotFault as fault:
            self._blame(self._names[seat], fault)
            return self._fallbacks[seat].decide(view)
        finally:
            self.decisions[seat] += 1
            self.seconds[seat] += time.perf_counter() - begin

    def _blame(self, bot: str, fault: BotFault) -> None:
        trouble = self.troubles.setdefault(bot, Trouble(bot, {}, str(fault)))
        trouble.kinds[fault.kind] = trouble.kinds.get(fault.kind, 0) + 1


def fallback(game: Game, seed: str) -> Player:
    """Whoever plays for a bot that lost its turn: the game's own heuristics."""
    return Bot(game, "priest", Rng(seed))


def legal_decision(bot: Player, view: View) -> int:
    """What the bot wants, if it may; `BotFault` if it may not, and if anything at all goes wrong
    with it.
    """
    try:
        action = bot.decide(view)
    except BotFault:
        raise
    except Exception as error:  # a bot's mistake is not ours: it costs a turn
        raise BotFault(RAISED, printable(error)) from error
    if action not in view.legal:
        raise BotFault(
            ILLEGAL, f"expected one of the {len(view.legal)} legal actions, not {printable(action)}"
        )
    return action


def play_game(match: Match, deal: int, seating: int, hiring: ProgramRunner) -> Played:
    table = Table(match, deal, seating, hiring)
    state: State | None = None
    try:
        state = table.play()
    finally:
        table.rise(state)
    seconds = [round(each, 6) for each in table.seconds]
    return Played(
        deal,
        seating,
        state.places(),
        state.scores(),
        table.decisions,
        seconds,
        list(table.troubles.values()),
    )


def win_shares(places: list[int]) -> list[float]:
    """One win a game; those who share the first place share it."""
    return [win_share(places, seat) for seat in range(len(places))]
