"""Send requests that schemathesis makes from our OpenAPI document to a real server, with and
without a device, at existing tables.

    PYTHONPATH=src:tests python tests/server/fuzz/fuzz_http.py --requests 50000 --minutes 60
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count, product
from pathlib import Path
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode

from server.fuzz.fuzz_sessions import SLOW_TURNS, metric
from server.server_process import Person, ServerProcess, serving

EXAMPLES = 20
"""Requests of one kind in a row."""
QUARTERS = 4


@dataclass
class HttpTally:
    """Counts of requests and answers."""

    statuses: Counter[int] = field(default_factory=Counter)
    operations: Counter[str] = field(default_factory=Counter)
    reached: Counter[str] = field(default_factory=Counter)
    """Operations that were answered with a status below 400."""
    failures: list[str] = field(default_factory=list)
    """Requests that were answered with 500 or more, with a traceback or not at all."""
    memory: list[int | None] = field(default_factory=list)

    @property
    def sent(self) -> int:
        return sum(self.statuses.values())

    def take(self, case: schemathesis.Case[Any], status: int, body: bytes) -> None:
        label = case.operation.label
        self.statuses[status] += 1
        self.operations[label] += 1
        self.reached[label] += status < 400
        if status >= 500 or b"Traceback" in body:
            self.failures.append(f"{status}: {case.as_curl_command()}")


class Sender:
    """Makes requests and sends them."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        document = server.ask("GET", "/api/openapi.json").json()
        schema = schemathesis.openapi.from_dict(document)
        self._operations = [
            found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)
        ]
        self._session = requests.Session()
        self._session.trust_env = False
        self.tally = HttpTally()

    def rounds(self) -> Iterator[None]:
        """Send valid and invalid requests to every operation, repeatedly."""
        for number in count():
            person = self._server.person()
            tables = [self._table(person, over=over) for over in (False, True)]
            for operation, mode in product(
                self._operations, (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
            ):
                self._run(operation, mode, person, tables, number)
                yield
                if operation.method == "delete":  # a forgotten person gets a new device
                    person = self._server.person()

    def _table(self, person: Person, *, over: bool) -> str:
        """Return a table where one person plays with bots, or has resigned."""
        table = self._server.table(person, bots=[None, "novice", "novice"], seats=3)
        for command in (
            {"type": "take", "seat": 0, "nonce": "n"},
            {"type": "start"},
            {"type": "resign"} if over else {"type": "ping"},
        ):
            answer = self._server.ask("POST", f"/api/tables/{table}/commands", person, json=command)
            assert answer.status_code == 200, answer.text
        return table

    def _run(
        self, operation: Any, mode: GenerationMode, person: Person, tables: list[str], number: int
    ) -> None:
        @seed(number)
        @settings(
            max_examples=EXAMPLES,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(mode))
        def send(case: schemathesis.Case[Any]) -> None:
            """Send the request as it was made, and at existing tables; each time with and
            without a device.
            """
            self._send_both(case, person)
            for table in tables if "{table}" in operation.path else []:
                case.path_parameters["table"] = table
                self._send_both(case, person)

        with suppress(Unsatisfiable):  # an operation without parameters cannot be asked wrongly
            send()

    def _send_both(self, case: schemathesis.Case[Any], person: Person) -> None:
        self._send(case, None)
        self._send(case, person)

    def _send(self, case: schemathesis.Case[Any], person: Person | None) -> None:
        self._session.cookies.clear()
        try:
            answer = case.call(
                base_url=self._server.url,
                session=self._session,
                headers=person.headers if person else {},
            )
        except requests.exceptions.InvalidHeader:  # nothing was sent
            return
        except requests.exceptions.RequestException as error:
            self.tally.failures.append(f"no answer: {error!r}: {case.as_curl_command()}")
            return
        self.tally.take(case, answer.status_code, answer.content)


def fuzz_http(server: ServerProcess, most: int, seconds: float) -> HttpTally:
    """Send the requests, or as many as time allows. Memory is read after each quarter."""
    end, sender = time.monotonic() + seconds, Sender(server)
    tally = sender.tally
    for _ in sender.rounds():
        if tally.sent >= most * (len(tally.memory) + 1) / QUARTERS:
            tally.memory.append(server.resident())
        if tally.sent >= most or time.monotonic() > end:
            return tally
    raise AssertionError


def report(server: ServerProcess, tally: HttpTally, seconds: float) -> str:
    memory = ", ".join("?" if each is None else f"{each / 2**20:.0f} MB" for each in tally.memory)
    slow = metric(server, SLOW_TURNS) or 0.0
    lines = [
        (
            f"requests: {tally.sent} in {seconds:.0f} s to {len(tally.operations)} operations,"
            f" {len(+tally.reached)} answered below 400"
        ),
        f"answers by status: {dict(sorted(tally.statuses.items()))}",
        f">= 500, tracebacks in answers, or no answer: {len(tally.failures)}",
        (
            f"tracebacks on stderr: {server.error_output.count('Traceback')},"
            f" bytes on stderr: {len(server.error_output)}"
        ),
        f"memory at the quarters: {memory}",
        f"turns of the loop over 100 ms of processor time: {slow:.0f}",
    ]
    return "\n".join([*lines, *tally.failures[:20]])


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Send requests made from the OpenAPI document to a server of its own."
    )
    parser.add_argument("--requests", type=int, default=50_000)
    parser.add_argument("--minutes", type=float, default=60.0)
    options = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "table.db") as server:
        tally = fuzz_http(server, options.requests, options.minutes * 60)
        sys.stdout.write(report(server, tally, time.monotonic() - begun) + "\n")
        failed = tally.failures or server.error_output or not server.is_running
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
