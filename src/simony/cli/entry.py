"""``simony``: runs a command, and turns errors into one sentence and an exit code."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import metadata
from pathlib import Path

from simony.cli.arguments import BAD_ARGUMENTS, Parser, add_common, language_of
from simony.cli.games import games, new_game, play, replay, rules, translate, verify
from simony.cli.lab import arena, lab, simulate, sweep
from simony.cli.server import admin, backup, restore, serve
from simony.core import rng
from simony.core.errors import BadLog, IllegalAction, SimonyError
from simony.i18n.text import Text
from simony.terminal.screen import discard_output, prepare_streams
from simony.terminal.translator import Translator

DAMAGED = 1
INTERRUPTED = 130
_CODES = (
    "exit code: 0 on success; 1 if a saved game or a server's data are damaged, a game stops early "
    "or the output cannot be written; 2 if the arguments are wrong or a file cannot be read; "
    "130 if interrupted"
)
_COMMANDS = (
    games,
    play,
    serve,
    simulate,
    arena,
    lab,
    sweep,
    replay,
    verify,
    rules,
    backup,
    restore,
    admin,
    new_game,
    translate,
)
_Run = Callable[[argparse.Namespace], int]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 success, 1 failure, 2 wrong arguments, 130
    interrupted.
    """
    prepare_streams()
    language = "en"
    try:
        try:
            arguments = _parser().parse_args(argv)
            language = language_of(arguments)
            run: _Run = arguments.run
            code = run(arguments)
        except SystemExit as exit_:  # argparse: --help, --version, wrong arguments
            code = exit_.code if isinstance(exit_.code, int) else BAD_ARGUMENTS
        sys.stdout.flush()
    except SimonyError as error:
        return _print_error(Translator(language), error)
    except KeyboardInterrupt:
        sys.stderr.write(Translator(language).text("cli-interrupted") + "\n")
        return INTERRUPTED
    except BrokenPipeError:  # the reader of the output closed it
        discard_output()
        return 1
    except OSError as error:  # files are handled where they are opened: this is the output
        discard_output()
        sys.stderr.write(
            Translator(language).text("cli-output", why=error.strerror or str(error)) + "\n"
        )
        return 1
    return code


def _print_error(translator: Translator, error: SimonyError) -> int:
    # A nested text is not shortened: it may end in a command to type.
    problem = translator.error_text(error) if isinstance(error, IllegalAction) else error.text
    sys.stderr.write(translator.text("cli-error", problem=problem) + "\n")
    hint = f"cli-hint-{_innermost(error.text).key}"
    if translator.has(hint):
        sys.stderr.write(translator.text("cli-hint", hint=translator.text(hint)) + "\n")
    return DAMAGED if _is_damage(error) else BAD_ARGUMENTS


def _innermost(text: Text) -> Text:
    """Return the problem that other texts add to: a file, a suggestion."""
    problem = text.args.get("problem")
    return _innermost(problem) if isinstance(problem, Text) else text


def _is_damage(error: SimonyError) -> bool:
    """Return whether the error is a damaged file; a missing file is a wrong argument."""
    from simony.server.store.data_file import BadData

    return isinstance(error, BadData) or (
        isinstance(error, BadLog) and error.text.key != "error-file-read"
    )


def _parser() -> Parser:
    about = "Games of sin and salvation: play them, serve them, simulate them, study them."
    # No abbreviations: the names of options are an interface.
    parser = Parser(prog="simony", description=about, epilog=_CODES, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=version_line())
    add_common(parser, default=None)
    commands = parser.add_subparsers(
        title="commands", metavar="COMMAND", required=True, parser_class=Parser
    )
    for module in _COMMANDS:
        described = f"{module.HELP.capitalize()}."
        command = commands.add_parser(
            module.NAME, help=module.HELP, description=described, epilog=_CODES, allow_abbrev=False
        )
        module.add_arguments(command)
        add_common(command)
        command.set_defaults(run=module.run)
    return parser


def version_line() -> str:
    build = "compiled" if is_compiled() else "pure Python"
    return f"simony {metadata.version('simony')} ({build})"


def is_compiled() -> bool:
    """Return whether the hot modules are compiled."""
    return Path(rng.__file__).suffix in (".so", ".pyd")
