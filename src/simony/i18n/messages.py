"""The messages of a text file, and what each of them uses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from fluent.syntax import FluentParser, ast


@dataclass(frozen=True)
class Message:
    """A message: its own source, the variables and messages it names, and its selections."""

    key: str
    source: str
    line: int
    pattern: ast.Pattern
    variables: frozenset[str]
    references: frozenset[str]
    selections: tuple[Selection, ...]


@dataclass(frozen=True)
class Selection:
    """A choice between variants by the value of a variable."""

    variable: str
    variants: tuple[str, ...]
    default: str


@dataclass(frozen=True)
class SyntaxProblem:
    line: int
    column: int
    said: str


@dataclass(frozen=True)
class ParsedTexts:
    messages: Mapping[str, Message]
    terms: tuple[str, ...]
    """The sources of the terms: words that only other messages use."""
    problems: tuple[SyntaxProblem, ...]
    repeated: tuple[tuple[str, int], ...]
    """Keys that are there again, each with its line; the first one counts."""


def _walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.BaseNode):
                yield from _walk(each)


def _selection(node: ast.SelectExpression, selector: ast.VariableReference) -> Selection:
    names = [_variant_name(each) for each in node.variants]
    default = next(_variant_name(each) for each in node.variants if each.default)
    return Selection(selector.id.name, tuple(names), default)


def _variant_name(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@lru_cache(maxsize=64)
def parse_texts(source: str) -> ParsedTexts:
    """Return what is in a text file; what cannot be read is among the problems."""
    messages: dict[str, Message] = {}
    terms, problems, repeated = [], [], []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            problems.append(_problem(entry, source))
        elif isinstance(entry, ast.Term):
            terms.append(_source_of(entry, source))
        elif isinstance(entry, ast.Message) and entry.value is not None:
            message = _message(entry, entry.value, source)
            if message.key in messages:
                repeated.append((message.key, message.line))
            messages.setdefault(message.key, message)
    return ParsedTexts(messages, tuple(terms), tuple(problems), tuple(repeated))


def _message(entry: ast.Message, pattern: ast.Pattern, source: str) -> Message:
    nodes = list(_walk(entry))
    return Message(
        entry.id.name,
        _source_of(entry, source),
        _place(entry.id, source)[0],
        pattern,
        frozenset(each.id.name for each in nodes if isinstance(each, ast.VariableReference)),
        frozenset(each.id.name for each in nodes if isinstance(each, ast.MessageReference)),
        tuple(
            _selection(each, each.selector)
            for each in nodes
            if isinstance(each, ast.SelectExpression)
            and isinstance(each.selector, ast.VariableReference)
        ),
    )


def _source_of(entry: ast.SyntaxNode, source: str) -> str:
    assert entry.span is not None
    return source[entry.span.start : entry.span.end]


def _place(node: ast.SyntaxNode, source: str) -> tuple[int, int]:
    assert node.span is not None
    before = source[: node.span.start]
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def _problem(junk: ast.Junk, source: str) -> SyntaxProblem:
    note = junk.annotations[0]
    line, column = _place(note, source)
    return SyntaxProblem(line, column, note.message or "this cannot be read")


def all_variables(key: str, messages: Mapping[str, Message]) -> frozenset[str]:
    """Return the variables of a message and of the messages it names."""
    if key not in messages:
        return frozenset()
    message = messages[key]
    within = (all_variables(each, messages) for each in message.references - {key})
    return message.variables.union(*within)
