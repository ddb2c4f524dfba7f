"""``simony translate``: a check and a preview of a language, for translators."""

from __future__ import annotations

import argparse
from pathlib import Path

from simony.cli.arguments import BAD_ARGUMENTS, file_name
from simony.core.errors import BadOption
from simony.terminal.screen import Screen

NAME = "translate"
HELP = "check a language's texts, or write a preview of them"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "action",
        choices=("check", "preview"),
        help="name what is wrong or missing, or write a page with every text in its place",
    )
    parser.add_argument("code", metavar="LANGUAGE", help="code of the language, such as de")
    parser.add_argument(
        "--missing", action="store_true", help="list the missing texts with their English (check)"
    )
    parser.add_argument(
        "--out",
        metavar="FILE",
        type=file_name,
        help="file to write the page to (preview; default: preview-LANGUAGE.html)",
    )
    parser.add_argument(
        "--screens",
        metavar="FOLDER",
        type=file_name,
        help="folder of the pictures that make preview took (preview; default: no pictures)",
    )


def run(arguments: argparse.Namespace) -> int:
    from simony.i18n.catalogue import BadLanguage

    try:
        return _check(arguments) if arguments.action == "check" else _preview(arguments)
    except BadLanguage as error:
        Screen(stderr=True).print(f"error: {error}", soft_wrap=True)
        return BAD_ARGUMENTS


def _check(arguments: argparse.Namespace) -> int:
    from simony.translate.report import make_report, report_lines

    report, screen = make_report(arguments.code), Screen()
    for line in report_lines(report, list_missing=arguments.missing):
        screen.print(line, soft_wrap=True)
    return 1 if report.problems else 0


def _preview(arguments: argparse.Namespace) -> int:
    from simony.translate.preview import write_preview

    screens = Path(arguments.screens) if arguments.screens else None
    target = Path(arguments.out or f"preview-{arguments.code}.html")
    page = write_preview(arguments.code, screens)
    try:
        target.write_text(page, "utf-8")
    except OSError as error:
        raise BadOption("error-file-write", file=str(target), why=str(error.strerror)) from None
    Screen().print(f"The preview is {target}.", soft_wrap=True)
    return 0
