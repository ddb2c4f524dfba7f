"""``simony serve``: the server for browsers."""

from __future__ import annotations

import argparse
import shutil
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from simony.bots.bot_spec import BOT_KINDS
from simony.bots.programs.program import ProgramCommands, read_programs
from simony.cli.arguments import add_file, add_programs, language_of, whole_number
from simony.core.errors import BadOption
from simony.terminal.translator import Translator

if TYPE_CHECKING:
    from simony.server.app import Config
    from simony.server.network.connections import ConnectionFigures
    from simony.server.security.rate_limits import LimitFigures

NAME = "serve"
HELP = "run the server for playing in the browser"
LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104  # only with --lan
PORT = 8080


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host",
        metavar="H",
        help=f"address to listen on (default: {LOOPBACK}, reachable from this machine only)",
    )
    port_help = f"port; 0 for any free one (default: {PORT}, or any free one if that is taken)"
    parser.add_argument("--port", metavar="P", type=whole_number(0, 65535), help=port_help)
    add_file(parser, "--data", "data file (default: table.db in your data folder)")
    parser.add_argument(
        "--lan",
        action="store_true",
        help="serve the local network and show a QR code for phones",
    )
    parser.add_argument(
        "--public-url",
        metavar="URL",
        help="address at which players reach a server behind a reverse proxy",
    )
    parser.add_argument(
        "--name",
        metavar="HOST",
        action="append",
        default=[],
        help="another name of this machine in the local network; may be given several times",
    )
    parser.add_argument(
        "--bots",
        metavar="N",
        type=whole_number(1, 64),
        help="number of processes for bots (default: all processors but one)",
    )
    add_programs(parser, "offered as a bot at every table")
    parser.add_argument(
        "--allow-private-webhooks",
        action="store_true",
        help="allow webhooks to loopback and private addresses",
    )
    parser.add_argument(
        "--open-metrics",
        action="store_true",
        help="let everyone read /metrics, not only this machine",
    )
    parser.add_argument(
        "--no-limits",
        action="store_true",
        help="turn off rate limits (for load tests)",
    )


def run(arguments: argparse.Namespace) -> int:
    from simony.server.security.request_origin import read_public_url
    from simony.server.serve import run_server

    if arguments.seed is not None:
        raise BadOption("cli-serve-seed")
    translator = Translator(language_of(arguments))
    host = _host(arguments)
    if arguments.public_url is not None:
        read_public_url(arguments.public_url)
    config = _config(arguments)
    listening = _listen(host, arguments)
    port = int(listening.getsockname()[1])

    def ready() -> None:
        lines = [
            translator.text(
                "cli-serving", url=arguments.public_url or f"http://{_display_host(host)}:{port}/"
            )
        ]
        lines += _lan(translator, port) if arguments.lan else []
        sys.stdout.write("\n".join([*lines, translator.text("cli-serving-stop"), ""]))
        sys.stdout.flush()

    with listening:
        run_server(config, listening, ready)
    return 0


def _host(arguments: argparse.Namespace) -> str:
    if arguments.lan and arguments.host is not None:
        raise BadOption("cli-serve-lan-host")
    return EVERYWHERE if arguments.lan else arguments.host or LOOPBACK


def _listen(host: str, arguments: argparse.Namespace) -> socket.socket:
    from simony.server.serve import CannotListen, listen

    if arguments.port is not None:
        return listen(host, arguments.port)
    try:
        return listen(host, PORT)
    except CannotListen:
        if arguments.public_url is not None:  # a reverse proxy expects this port
            raise
        return listen(host, 0)


def _display_host(host: str) -> str:
    if host in (EVERYWHERE, "::"):
        return LOOPBACK
    return f"[{host}]" if ":" in host else host


def _config(arguments: argparse.Namespace) -> Config:
    from simony.server.app import Config
    from simony.server.security.rate_limits import Quotas
    from simony.server.store.store import default_data_file

    limits, connections = _figures(arguments)
    return Config(
        data=Path(arguments.data) if arguments.data else default_data_file(),
        public_url=arguments.public_url,
        hosts=tuple(arguments.name),
        limits=limits,
        connections=connections,
        quotas=Quotas.none() if arguments.no_limits else Quotas(),
        allow_private_webhooks=arguments.allow_private_webhooks,
        open_metrics=arguments.open_metrics,
        bot_workers=arguments.bots,
        programs=programs_from(arguments),
    )


def _figures(arguments: argparse.Namespace) -> tuple[LimitFigures, ConnectionFigures]:
    from simony.server.network.connections import ConnectionFigures
    from simony.server.security.rate_limits import LimitFigures

    if arguments.no_limits:
        return LimitFigures.none(), ConnectionFigures.none()
    return (
        (LimitFigures.lan(), ConnectionFigures.lan())
        if arguments.lan
        else (LimitFigures(), ConnectionFigures())
    )


def programs_from(arguments: argparse.Namespace) -> ProgramCommands:
    """Return the bot programs. Raises `BadOption` if a command does not exist."""
    programs = read_programs(arguments.programs, list(BOT_KINDS))
    for name, command in programs.commands.items():
        if shutil.which(command[0]) is None:
            raise BadOption("cli-serve-program", name=name, came=command[0])
    return programs


def _lan(translator: Translator, port: int) -> list[str]:
    """Return the addresses for the local network, with a QR code."""
    from simony.server.network.lan import addresses, qr_terminal

    urls = [f"http://{address}:{port}/" for address in addresses()]
    if not urls:
        return [translator.text("cli-serving-no-lan")]
    return [qr_terminal(urls[0]), *(translator.text("cli-serving-lan", url=url) for url in urls)]
