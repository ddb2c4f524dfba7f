"""``simony admin``: what the operator of a server can do, while it runs or not."""

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
from simony.terminal.translator import Voice

if TYPE_CHECKING:
    from simony.server.admin.messages import AnyRequest

NAME = "admin"
HELP = "inspect and moderate a server: tables, reports, bans, deletion"
DESTRUCTIVE = frozenset({"ban", "delete-table", "delete-device", "rotate", "sweep"})
REFUSED = 2
_STATUSES = ("open", "playing", "over", "closed")
Json = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(title="what to do", metavar="WHAT", required=True, dest="what")
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
        command.add_argument("--yes", action="store_true", help="do not ask whether you are sure")
    return command


def _add_looking(commands: _Commands[Any]) -> None:
    tables = _add(commands, "tables", "list tables, the latest change first")
    tables.add_argument("--status", choices=_STATUSES, help="only tables in this state")
    tables.add_argument("--game", metavar="GAME", help="only tables of this game")
    tables.add_argument(
        "--device", metavar="DEVICE", help="only tables that this device made or where it sits"
    )
    reports = _add(commands, "reports", "list what was reported, the latest first")
    for command in (tables, reports):
        command.add_argument(
            "--limit",
            metavar="N",
            type=whole_number(1, 1000),
            default=100,
            help="how many at the most (default: 100)",
        )
    _add(
        commands, "show", "show a table: settings, seats, reports and hidden lines, but no cards"
    ).add_argument("table", metavar="TABLE")
    _add(commands, "bans", "list who is banned")


def _add_tables(commands: _Commands[Any]) -> None:
    unhide = _add(
        commands, "unhide", "show a hidden line or name again; reports do not hide it any more"
    )
    unhide.add_argument("table", metavar="TABLE")
    which = unhide.add_mutually_exclusive_group(required=True)
    which.add_argument("--line", metavar="N", type=whole_number(0, 2**31), help="the line of chat")
    which.add_argument(
        "--seat",
        metavar="N",
        type=whole_number(1, 99),
        help="the seat whose name it is, counted from 1",
    )
    _add(commands, "delete-table", "delete a table with its log, chat and results").add_argument(
        "table", metavar="TABLE"
    )
    reopen = _add(
        commands,
        "reopen",
        "open a table that was closed before its game began, or load one with a problem again",
    )
    reopen.add_argument("table", metavar="TABLE")


def _add_people(commands: _Commands[Any]) -> None:
    ban = _add(commands, "ban", "ban a device, an address or a network")
    ban.add_argument(
        "--days",
        metavar="N",
        type=fraction(0.01, 36_500),
        help="for how many days (default: without end)",
    )
    ban.add_argument(
        "--reason", metavar="WORDS", default="", help="what the person is told (default: nothing)"
    )
    for command in (ban, _add(commands, "unban", "lift a ban")):
        command.add_argument("kind", choices=("device", "address"))
        command.add_argument(
            "value",
            metavar="VALUE",
            help="a device's id, an address, or a network such as 192.0.2.0/24",
        )
    _add(
        commands, "delete-device", "delete everything about a person, as forget me does"
    ).add_argument("device", metavar="DEVICE")
    _add(commands, "rotate", "give a device a new token, which is printed once").add_argument(
        "device", metavar="DEVICE"
    )
    _add(commands, "sweep", "say that the clock is right, and delete what is old after a backup")


def run(arguments: argparse.Namespace) -> int:
    voice = Voice(language_of(arguments))
    if not _is_sure(arguments, voice):
        return 1
    answer, problem = asyncio.run(
        _ask(data_file(arguments).resolve(), _request(arguments), voice.language)
    )
    if problem:
        sys.stderr.write(voice.tell("cli-admin-refused", problem=problem) + "\n")
        return REFUSED
    if arguments.json:
        sys.stdout.write(json.dumps(answer, ensure_ascii=False, indent=2) + "\n")
        return 0
    screen = Screen()
    for line in SAID.get(arguments.what, _done)(voice, arguments.what, answer):
        screen.print(line, soft_wrap=True, markup=False, highlight=False)
    return 0


def _is_sure(arguments: argparse.Namespace, voice: Voice) -> bool:
    if arguments.what not in DESTRUCTIVE or arguments.yes:
        return True
    about = str(
        getattr(arguments, "table", None)
        or getattr(arguments, "device", None)
        or getattr(arguments, "value", "")
    )
    try:
        return ask_person(
            voice.tell(f"cli-admin-sure-{arguments.what}", about=about) + " "
        ).strip().lower() in ("y", "yes")
    except EOFError:
        return False


def _request(arguments: argparse.Namespace) -> AnyRequest:
    """What was typed, as a request: its fields have the names of the arguments."""
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
    """Ask the data file itself, or the server that has it open; the answer, or why there is
    none.
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


def _done(voice: Voice, what: str, answer: Json) -> list[str]:
    return [
        voice.tell(f"cli-admin-done-{what}", **{name: str(value) for name, value in answer.items()})
    ]


def _tables(voice: Voice, _what: str, answer: list[Json]) -> list[str]:
    return [
        voice.tell(
            "cli-admin-table", table=each["id"], game=each["game"], status=each["status"], updated=_moment(each["updated"]),
            creator=each["creator"] or "–", reports=each["reports"],
        )
        for each in answer
    ] or [voice.tell("cli-admin-none")]  # fmt: skip


def _report(voice: Voice, each: Json) -> str:
    kind, number = each["what"].split()
    about = voice.tell(f"cli-admin-about-{kind}", number=int(number) + (kind == "name"))
    reviewed = "yes" if each["reviewed"] else "no"
    return voice.tell(
        "cli-admin-report",
        table=each["game_table"],
        about=about,
        devices=each["devices"],
        last=_moment(each["last"]),
        reviewed=reviewed,
    )


def _reports(voice: Voice, _what: str, answer: list[Json]) -> list[str]:
    return [_report(voice, each) for each in answer] or [voice.tell("cli-admin-none")]


def _bans(voice: Voice, _what: str, answer: list[Json]) -> list[str]:
    return [
        voice.tell(
            "cli-admin-ban", kind=each["kind"], value=each["value"], since=_moment(each["since"]), until=_moment(each["until"]),
            reason=each["reason"] or "–",
        )
        for each in answer
    ] or [voice.tell("cli-admin-none")]  # fmt: skip


def _show(voice: Voice, _what: str, answer: Json) -> list[str]:
    lines = [
        voice.tell(
            "cli-admin-show",
            table=answer["table"],
            status=answer["status"],
            created=_moment(answer["created"]),
        )
    ]
    lines += [
        voice.tell(
            "cli-admin-settings", settings=json.dumps(answer["settings"], ensure_ascii=False)
        )
    ]
    lines += (
        [voice.tell("cli-admin-problem", problem=answer["problem"])] if answer["problem"] else []
    )
    lines += [_seat(voice, seat, answer["host"]) for seat in answer["seats"]]
    lines += [
        voice.tell("cli-admin-connected", device=each["device"] or "–", address=each["address"])
        for each in answer["connected"]
    ]
    lines += [_report(voice, each) for each in answer["reports"]]
    return lines + [
        voice.tell("cli-admin-hidden", line=each["line"], name=each["name"], text=each["text"])
        for each in answer["hidden_lines"]
    ]


def _seat(voice: Voice, seat: Json, host: str) -> str:
    hidden = "yes" if seat["name_hidden"] else "no"
    is_host = "yes" if seat["device"] and seat["device"] == host else "no"
    bot = seat["stand_in"] or seat["bot"] or "–"
    return voice.tell(
        "cli-admin-seat",
        seat=seat["seat"] + 1,
        name=seat["name"] or "–",
        device=seat["device"] or "–",
        bot=bot,
        hidden=hidden,
        host=is_host,
    )


SAID: dict[str, Callable[[Voice, str, Any], list[str]]] = {
    "tables": _tables,
    "show": _show,
    "reports": _reports,
    "bans": _bans,
}
