"""What all tables of a server share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from simony.bots.levels import LEVELS
from simony.bots.workers.messages import Advice
from simony.core.contract import Game
from simony.server.jobs.job_pool import Jobs, LocalJobs
from simony.server.runtime.environment import Environment
from simony.server.runtime.metrics import Metrics
from simony.server.security.rate_limits import Quotas
from simony.server.store.address_hashes import AddressHasher
from simony.server.store.store import Store
from simony.server.tables.hints import RunningHints
from simony.server.tables.program_bots import ProgramBots


class BotService(Protocol):
    """Bots that run elsewhere: they are given a view and a time limit."""

    async def decide(
        self, game: Game, view: bytes, level: str, *, seconds: float, seed: str
    ) -> int: ...
    async def advice(
        self, game: Game, view: bytes, *, seconds: float, seed: str, client: str
    ) -> Advice: ...


@dataclass
class Services:
    store: Store
    environment: Environment
    bot_service: BotService
    metrics: Metrics
    notify_webhook: Callable[[str, bytes], None]
    """Call a webhook because it is somebody's turn; returns at once."""
    away_seconds: float = 60.0
    """Seconds after which a bot may stand in for somebody who is away."""
    think_seconds: float = 2.0
    """Seconds that a bot may take for a decision."""
    allow_private_webhooks: bool = False
    program_bots: ProgramBots = field(default_factory=ProgramBots)
    hints: RunningHints = field(default_factory=RunningHints)
    jobs: Jobs = field(default_factory=LocalJobs)
    """Where heavy requests run."""
    address_hasher: AddressHasher = field(default_factory=AddressHasher)
    quotas: Quotas = field(default_factory=Quotas)

    @property
    def levels(self) -> list[str]:
        """The bots one can choose: the levels, weakest first, then the programs."""
        return [*LEVELS, *self.program_bots.names]
