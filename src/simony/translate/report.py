"""The report of a check, for a translator to read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from simony.i18n.catalogue import (
    LANGUAGES,
    SOURCE,
    BadLanguage,
    Language,
    language_folders,
    own_source,
    read_language,
)
from simony.translate.check import Finding, check_texts, missing_keys
from simony.translate.parts import Part, all_parts


@dataclass(frozen=True)
class PartReport:
    part: Part
    there: bool
    """Whether the language has a file for this part."""
    missing: tuple[str, ...]
    findings: tuple[Finding, ...]


@dataclass(frozen=True)
class Report:
    language: Language
    parts: tuple[PartReport, ...]
    strays: tuple[str, ...]
    """Files of the folder that belong to no part."""

    @property
    def problems(self) -> int:
        """The number of things that are wrong: texts that a draft lacks are not."""
        count = sum(len(each.findings) for each in self.parts) + len(self.strays)
        return count + (0 if self.language.draft else self.missing)

    @property
    def missing(self) -> int:
        return sum(len(each.missing) for each in self.parts)


def find_language(code: str) -> Language:
    """Return a language. Raises `BadLanguage` if there is none, or none that can be used."""
    if code in LANGUAGES and code != SOURCE:
        return LANGUAGES[code]
    for folder in language_folders():
        if folder.name == code != SOURCE:
            return read_language(folder)
    known = ", ".join(each for each in LANGUAGES if each != SOURCE)
    raise BadLanguage(f"there is no language {code!r} to check. There is: {known}")


def make_report(code: str) -> Report:
    language, parts = find_language(code), all_parts()
    names = {f"{each.name}.ftl" for each in parts}
    there = [each.name for each in language.folder.iterdir() if each.name.endswith(".ftl")]
    return Report(
        language,
        tuple(_report_part(each, code) for each in parts),
        tuple(sorted(set(there) - names)),
    )


def _report_part(part: Part, code: str) -> PartReport:
    own = own_source(part.package, code)
    text = own or ""
    findings = check_texts(part, text, code)
    return PartReport(part, own is not None, tuple(missing_keys(part, text)), tuple(findings))


def report_lines(report: Report, *, list_missing: bool) -> Iterator[str]:
    language = report.language
    yield f"{language.name} ({language.code}), {'a draft' if language.draft else 'complete'}"
    for each in report.parts:
        yield from _part_lines(each, list_missing=list_missing)
    for name in report.strays:
        yield f"{name}: no part has this name"
    yield ""
    if report.missing and not list_missing:
        yield f"Missing: {report.missing} texts. --missing lists them with their English."
    yield f"Problems: {report.problems}" if report.problems else "Nothing is wrong."


def _part_lines(report: PartReport, *, list_missing: bool) -> Iterator[str]:
    english = report.part.english
    there = len(english) - len(report.missing)
    note = "" if report.there else " (no file yet)"
    yield f"{report.part.name}.ftl: {there} of {len(english)} texts{note}"
    for finding in report.findings:
        yield f"  {finding}"
    for key in report.missing if list_missing else ():
        yield "  missing: " + _indented(english[key].source)


def _indented(source: str) -> str:
    return source.replace("\n", "\n    ")
