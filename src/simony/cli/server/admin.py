"""``simony admin``: inspecting and moderating a server, running or not."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from simony.cli.arguments import add_common, fraction, language_of, whole_number
from simony.cli.server.backup import add_data, data_file
from simony.terminal.screen import Screen, ask_person
from simony.terminal.translator import Translator

if TYPE_CHECKING:
    from simony.server.admin.messages import AnyRequest

NAME = "admin"
HELP = "inspect and moderate a server: tables, reports, bans, deletion"
DESTRUCTIVE = frozenset({"ban", "delete-table", "delete-device", "rotate", "sweep"})
REFUSED = 2
_STATUSES = ("open", "playing", "over", "closed")
_TABLE = "id of the table"
_DEVICE = "id of the device"
Json = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(title="actions", metavar="ACTION", required=True, dest="what")
    _add_looking(commands)
    _add_tables(commands)
    _add_people(commands)


_Commands = argparse._SubParsersAction  # noqa: SLF001  # argparse has no public name for what add_subparsers gives


def _add(commands: _Commands[Any], name: str, about: str) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(
        name, help=about, description=f"{about.capitalize()}.", allow_abbrev=False
    )
    add_data(command)
    add_common(command)
    command.add_argument("--json", action="store_true", help="print the answer as JSON")
    if name in DESTRUCTIVE:
        command.add_argument("--yes", action="store_true", help="skip the confirmation")
    return command


def _add_looking(commands: _Commands[Any]) -> None:
    tables = _add(commands, "tables", "list tables, the latest change first")
    tables.add_argument("--status", choices=_STATUSES, help="only tables in this state")
    tables.add_argument("--game", metavar="GAME", help="only tables of this game")
    tables.add_argument(
        "--device", metavar="DEVICE", help="only tables that this device created or has a seat at"
    )
    reports = _add(commands, "reports", "list reports, the latest first")
    for command in (tables, reports):
        command.add_argument(
            "--limit",
            metavar="N",
            type=whole_number(1, 1000),
            default=100,
            help="maximum number of lines (default: 100)",
        )
    _add(
        commands, "show", "show a table: settings, seats, reports and hidden lines, but no cards"
    ).add_argument("table", metavar="TABLE", help=_TABLE)
    _add(commands, "bans", "list bans")


def _add_tables(commands: _Commands[Any]) -> None:
    unhide = _add(commands, "unhide", "show a hidden line or name again; reports no longer hide it")
    unhide.add_argument("table", metavar="TABLE", help=_TABLE)
    which = unhide.add_mutually_exclusive_group(required=True)
    which.add_argument(
        "--line", metavar="N", type=whole_number(0, 2**31), help="number of the chat line"
    )
    which.add_argument(
        "--seat",
        metavar="N",
        type=whole_number(1, 99),
        help="seat whose name is hidden, counted from 1",
    )
    _add(commands, "delete-table", "delete a table with its log, chat and results").add_argument(
        "table", metavar="TABLE", help=_TABLE
    )
    reopen = _add(
        commands,
        "reopen",
        "reopen a table that was closed before its game began, or reload one with a problem",
    )
    reopen.add_argument("table", metavar="TABLE", help=_TABLE)


def _add_people(commands: _Commands[Any]) -> None:
    ban = _add(commands, "ban", "ban a device, an address or a network")
    days_help = "number of days (default: forever)"
    ban.add_argument("--days", metavar="N", type=fraction(0.01, 36_500), help=days_help)
    ban.add_argument(
        "--reason", metavar="WORDS", default="", help="reason shown to the person (default: none)"
    )
    for command in (ban, _add(commands, "unban", "lift a ban")):
        command.add_argument("kind", choices=("device", "address"), help="kind of the value")
        command.add_argument(
            "value",
            metavar="VALUE",
            help="device id, address, or network such as 192.0.2.0/24",
        )
    _add(
        commands, "delete-device", "delete everything about a person, as Forget me does"
    ).add_argument("device", metavar="DEVICE", help=_DEVICE)
    _add(commands, "rotate", "give a device a new token and print it once").add_argument(
        "device", metavar="DEVICE", help=_DEVICE
    )
    _add(commands, "sweep", "confirm that the clock is right, back up, and delete old data")


def run(arguments: argparse.Namespace) -> int:
    translator = Translator(language_of(arguments))
    if not _is_sure(arguments, translator):
        return 1
    answer, problem = asyncio.run(
        _ask(data_file(arguments).resolve(), _request(arguments), translator.language)
    )
    if problem:
        sys.stderr.write(translator.text("cli-admin-refused", problem=problem) + "\n")
        return REFUSED
    if arguments.json:
        sys.stdout.write(json.dumps(answer, ensure_ascii=False, indent=2) + "\n")
        return 0
    screen = Screen()
    for line in PRINTERS.get(arguments.what, _done)(translator, arguments.what, answer):
        screen.print(line, soft_wrap=True, markup=False, highlight=False)
    return 0


def _is_sure(arguments: argparse.Namespace, translator: Translator) -> bool:
    if arguments.what not in DESTRUCTIVE or arguments.yes:
        return True
    about = str(
        getattr(arguments, "table", None)
        or getattr(arguments, "device", None)
        or getattr(arguments, "value", "")
    )
    try:
        return ask_person(
            translator.text(f"cli-admin-sure-{arguments.what}", about=about) + " "
        ).strip().lower() in ("y", "yes")
    except EOFError:
        return False


def _request(arguments: argparse.Namespace) -> AnyRequest:
    """Return the request for the arguments, whose names its fields share."""
    import msgspec

    from simony.core.errors import BadOption
    from simony.server.admin.messages import AnyRequest

    names = (
        "status",
        "game",
        "device",
        "limit",
        "table",
        "line",
        "seat",
        "kind",
        "value",
        "days",
        "reason",
    )
    fields = {
        name: getattr(arguments, name)
        for name in names
        if getattr(arguments, name, None) is not None
    }
    if "seat" in fields:
        fields["seat"] -= 1
    try:
        request: AnyRequest = msgspec.convert({"do": arguments.what, **fields}, AnyRequest)
    except msgspec.ValidationError as error:
        raise BadOption("cli-admin-argument", why=str(error)) from None
    return request


async def _ask(data: Path, request: AnyRequest, language: str) -> tuple[Any, str]:
    """Run the request on the data file, or in the server that has it open.

    Returns the answer, or a description of the problem.
    """
    from simony.server.admin.admin import offline
    from simony.server.admin.port import ask
    from simony.server.store.data_file import DataInUse

    try:
        async with offline(data) as admin:
            return await admin.run(request), ""
    except DataInUse:
        reply = await ask(data, request, language)
        return reply.answer, reply.problem.text if reply.problem is not None else ""


# --- what is printed ------------------------------------------------------------------------------


def _moment(seconds: float | None) -> str:
    return "–" if seconds is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def _done(translator: Translator, what: str, answer: Json) -> list[str]:
    return [
        translator.text(
            f"cli-admin-done-{what}", **{name: str(value) for name, value in answer.items()}
        )
    ]


def _list(line: Callable[[Translator, Json], str]) -> Callable[..., list[str]]:
    """Return what prints a line for each part of an answer, or says that there is none."""

    def lines(translator: Translator, _what: str, answer: list[Json]) -> list[str]:
        return [line(translator, each) for each in answer] or [translator.text("cli-admin-none")]

    return lines


def _table(translator: Translator, each: Json) -> str:
    return translator.text(
        "cli-admin-table",
        table=each["id"],
        game=each["game"],
        status=each["status"],
        updated=_moment(each["updated"]),
        creator=each["creator"] or "–",
        reports=each["reports"],
    )


def _report(translator: Translator, each: Json) -> str:
    kind, number = each["what"].split()
    about = translator.text(f"cli-admin-about-{kind}", number=int(number) + (kind == "name"))
    reviewed = "yes" if each["reviewed"] else "no"
    return translator.text(
        "cli-admin-report",
        table=each["game_table"],
        about=about,
        devices=each["devices"],
        last=_moment(each["last"]),
        reviewed=reviewed,
    )


def _ban(translator: Translator, each: Json) -> str:
    since, until = _moment(each["since"]), _moment(each["until"])
    reason = each["reason"] or "–"
    return translator.text(
        "cli-admin-ban",
        kind=each["kind"],
        value=each["value"],
        since=since,
        until=until,
        reason=reason,
    )


def _show(translator: Translator, _what: str, answer: Json) -> list[str]:
    lines = [
        translator.text(
            "cli-admin-show",
            table=answer["table"],
            status=answer["status"],
            created=_moment(answer["created"]),
        )
    ]
    lines += [
        translator.text(
            "cli-admin-settings", settings=json.dumps(answer["settings"], ensure_ascii=False)
        )
    ]
    lines += (
        [translator.text("cli-admin-problem", problem=answer["problem"])]
        if answer["problem"]
        else []
    )
    lines += [_seat(translator, seat, answer["host"]) for seat in answer["seats"]]
    lines += [
        translator.text(
            "cli-admin-connected", device=each["device"] or "–", address=each["address"]
        )
        for each in answer["connected"]
    ]
    lines += [_report(translator, each) for each in answer["reports"]]
    return lines + [
        translator.text("cli-admin-hidden", line=each["line"], name=each["name"], text=each["text"])
        for each in answer["hidden_lines"]
    ]


def _seat(translator: Translator, seat: Json, host: str) -> str:
    hidden = "yes" if seat["name_hidden"] else "no"
    is_host = "yes" if seat["device"] and seat["device"] == host else "no"
    bot = seat["stand_in"] or seat["bot"] or "–"
    return translator.text(
        "cli-admin-seat",
        seat=seat["seat"] + 1,
        name=seat["name"] or "–",
        device=seat["device"] or "–",
        bot=bot,
        hidden=hidden,
        host=is_host,
    )


PRINTERS: dict[str, Callable[[Translator, str, Any], list[str]]] = {
    "tables": _list(_table),
    "show": _show,
    "reports": _list(_report),
    "bans": _list(_ban),
}
