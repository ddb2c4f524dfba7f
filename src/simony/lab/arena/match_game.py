"""One game of a match.

Each chance event has its own random stream, derived from the number of the deal, so that all
seatings get the same cards; every bot has one by deal, seating and seat. So a game is the same
whenever and wherever it is played.
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


class FaultCounts(msgspec.Struct):
    """The faults of one bot, counted by kind, and the text of the first."""

    bot: str
    kinds: dict[str, int]
    first: str

    @property
    def count(self) -> int:
        return sum(self.kinds.values())


class PlayedGame(msgspec.Struct):
    """A finished game. Lists by seat are in the order of the seats, whichever bot sits there."""

    deal: int
    seating: int
    places: list[int]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]
    """The thinking time of each seat."""
    troubles: list[FaultCounts] = []


class MatchGame:
    """One game in progress: its players, fallbacks and faults."""

    def __init__(self, match: Match, deal: int, seating: int, runner: ProgramRunner) -> None:
        self._match = match
        self._names = match.seatings[seating]
        where = f"arena {match.seed} {deal} {seating}"
        game, seats = match.game, range(match.game.seats)
        self._players = [
            make_player(game, self._names[seat], seat, f"{where} {seat}", match.budget, runner)
            for seat in seats
        ]
        self._programs = [each for each in self._players if isinstance(each, ProgramPlayer)]
        self._fallbacks = [fallback(game, f"{where} {seat} fallback") for seat in seats]
        self._chance, self._dealt = Rng(f"arena {match.seed} {deal} chance"), 0
        self.decisions = [0] * game.seats
        self.seconds = [0.0] * game.seats
        self.troubles: dict[str, FaultCounts] = {}

    def play(self) -> State:
        """Play to the end and return the final state.

        Events are made only for programs, which may want texts.
        """
        state = self._match.game.new()
        rng = Rng(0)
        events: list[Event] | None = [] if self._programs else None
        while not state.over():
            seat = int(state.seat_to_act())
            if seat >= 0:
                state.apply(seat, self._decision(seat, state.view(seat)), events)
            else:
                rng.become_stream(self._chance, self._dealt)
                self._dealt += 1
                state.apply_chance(state.draw(rng), events)
            if events:
                for each in self._programs:
                    each.observe(events)
                events.clear()
        return state

    def release_programs(self, state: State | None) -> None:
        """Tell programs the result and end them."""
        for each in self._programs:
            each.release(*((state.places(), state.scores()) if state is not None else ()))

    def _decision(self, seat: int, view: View) -> int:
        begin = time.perf_counter()
        try:
            return legal_decision(self._players[seat], view)
        except BotFault as fault:
            self._count_fault(self._names[seat], fault)
            return self._fallbacks[seat].decide(view)
        finally:
            self.decisions[seat] += 1
            self.seconds[seat] += time.perf_counter() - begin

    def _count_fault(self, bot: str, fault: BotFault) -> None:
        counts = self.troubles.setdefault(bot, FaultCounts(bot, {}, str(fault)))
        counts.kinds[fault.kind] = counts.kinds.get(fault.kind, 0) + 1


def fallback(game: Game, seed: str) -> Player:
    """Return the player for a bot that lost its turn: the game's heuristics."""
    return Bot(game, "priest", Rng(seed))


def legal_decision(bot: Player, view: View) -> int:
    """Return the bot's action; raise `BotFault` if it is illegal or the bot fails in any way."""
    try:
        action = bot.decide(view)
    except BotFault:
        raise
    except Exception as error:  # a bot's mistake costs it a turn
        raise BotFault(RAISED, printable(error)) from error
    if action not in view.legal:
        raise BotFault(
            ILLEGAL, f"expected one of the {len(view.legal)} legal actions, not {printable(action)}"
        )
    return action


def play_game(match: Match, deal: int, seating: int, runner: ProgramRunner) -> PlayedGame:
    match_game = MatchGame(match, deal, seating, runner)
    state: State | None = None
    try:
        state = match_game.play()
    finally:
        match_game.release_programs(state)
    seconds = [round(each, 6) for each in match_game.seconds]
    return PlayedGame(
        deal,
        seating,
        state.places(),
        state.scores(),
        match_game.decisions,
        seconds,
        list(match_game.troubles.values()),
    )


def win_shares(places: list[int]) -> list[float]:
    """Return each seat's share of the win; a shared first place splits it."""
    return [win_share(places, seat) for seat in range(len(places))]
