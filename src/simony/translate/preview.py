"""A page with every text of a language, beside the English one and in its places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from simony.i18n.catalogue import Language, own_source
from simony.i18n.messages import Message, parse_texts
from simony.translate.parts import Part, all_parts
from simony.translate.places import Places, example_sentence, find_places
from simony.translate.report import find_language
from simony.translate.samples import Sample, Sampler
from simony.translate.sources import Sources, program_texts

_STYLE = """
body { font: 16px/1.4 system-ui, sans-serif; margin: 1rem auto; max-width: 78rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
td, th { border: 1px solid #bbb; padding: .3rem .5rem; text-align: left; vertical-align: top; }
td.id { font: 13px monospace; overflow-wrap: anywhere; width: 16%; }
td.place { font-size: 13px; width: 18%; }
.missing td.own { background: #fff3c4; } .none { color: #a00; }
.form { color: #666; font-size: 12px; } p.sample { margin: 0 0 .4rem; }
pre { background: #f5f2ea; overflow-x: auto; padding: .6rem; }
figure { display: inline-block; margin: .5rem; vertical-align: top; max-width: 48%; }
figure img { border: 1px solid #888; max-width: 100%; }
input { font: inherit; padding: .4rem; width: 100%; }
"""
_SCRIPT = """
const field = document.querySelector("input");
field.addEventListener("input", () => {
  const word = field.value.toLowerCase();
  for (const row of document.querySelectorAll("tr[id]"))
    row.hidden = !row.textContent.toLowerCase().includes(word);
});
"""


def write_preview(code: str, screens: Path | None) -> str:
    """Return the page. `screens` is the folder of the pictures that `make preview` took."""
    language = find_language(code)
    return "\n".join(_Page(language, find_places(code, screens)).lines())


class _Page:
    def __init__(self, language: Language, places: Places) -> None:
        self._language, self._places = language, places
        self._parts = all_parts()
        self._within = _users(self._parts)
        self._sampler = Sampler(self._parts, language.code)
        self._sources = Sources(program_texts())

    def lines(self) -> Iterator[str]:
        code, name = self._language.code, escape(self._language.name)
        yield f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{name}</title>'
        yield f"<style>{_STYLE}</style></head><body><h1>{name} ({code}): every text</h1>"
        yield "<p>Yellow texts are missing and shown in English. Variables are shown as ‹name›.</p>"
        yield from self._browser()
        yield from self._terminal()
        yield '<h2>All texts</h2><input placeholder="find an id or a word" aria-label="find">'
        for part in self._parts:
            yield from self._part(part)
        yield f"<script>{_SCRIPT}</script></body></html>"

    def _browser(self) -> Iterator[str]:
        yield "<h2>In the browser</h2>"
        if not self._places.browser:
            yield (
                "<p>No pictures: <code>make preview LANGUAGE=…</code> takes them. Or run "
                "<code>simony serve</code> and add <code>?texts=ids</code> to an address: a "
                "button there shows the id of each text in its place.</p>"
            )
        for screen in self._places.browser:
            yield f'<figure><img src="{escape(screen.file)}" alt=""><figcaption>'
            yield f"{escape(screen.name)}{_overflows(screen.overflows)}"
            yield f"<details><summary>{len(screen.keys)} texts</summary>{_links(screen.keys)}"
            yield "</details></figcaption></figure>"

    def _terminal(self) -> Iterator[str]:
        yield "<h2>In the terminal</h2>"
        for screen in self._places.terminal:
            yield f"<details><summary>{escape(screen.title)}</summary>"
            yield f'<pre lang="{self._language.code}">{escape(screen.lines)}</pre>'
            yield f"<p>{_links(screen.keys)}</p></details>"

    def _part(self, part: Part) -> Iterator[str]:
        own = parse_texts(own_source(part.package, self._language.code) or "").messages
        yield f"<h3>{part.name}.ftl: {len(own)} of {len(part.english)}</h3>"
        yield f"<table><tr><th>id<th>English<th>{escape(self._language.name)}<th>where</tr>"
        for key in part.english:
            yield self._row(key, part, own.get(key))
        yield "</table>"

    def _row(self, key: str, part: Part, own: Message | None) -> str:
        samples = self._sampler.samples(key, part.english, own)
        english = "".join(_sample(each, each.english) for each in samples)
        ours = "".join(_sample(each, each.own) for each in samples)
        kind = "" if own else ' class="missing"'
        return (
            f'<tr id="{key}"{kind}><td class="id">{key}</td><td>{english}</td>'
            f'<td class="own" lang="{self._language.code}">{ours}</td>'
            f'<td class="place">{self._where(key)}</td></tr>'
        )

    def _where(self, key: str) -> str:
        within = [f"within {each}" for each in self._within.get(key, ())[:3]]
        found = [*self._places.of(key), *within]
        source = self._sources.of(key) if not found else ""
        if source:
            found = [f"used by {source}"]
        places = "<br>".join(escape(each) for each in found)
        example = self._places.examples.get(key)
        said = example and example_sentence(example, self._language.code)
        shown = f"<br><i>{escape(said)}</i>" if said else ""
        return places + shown if places else '<span class="none">No place known.</span>'


def _users(parts: Sequence[Part]) -> dict[str, list[str]]:
    """Return the texts that name each text."""
    found: dict[str, list[str]] = {}
    for part in parts:
        for message in part.english.values():
            for each in message.references:
                found.setdefault(each, []).append(message.key)
    return found


def _sample(sample: Sample, sentence: str) -> str:
    given = [
        f"{name}={value}"
        for name, value in sample.args.items()
        if not str(value).startswith("‹") and f"{name}-is" not in sample.args
    ]
    form = f' <span class="form">{escape(", ".join(given))}</span>' if given else ""
    return f'<p class="sample">{escape(sentence)}{form}</p>'


def _overflows(keys: tuple[str, ...]) -> str:
    if not keys:
        return ""
    return f'<br><span class="none">does not fit: {escape("; ".join(keys))}</span>'


def _links(keys: tuple[str, ...]) -> str:
    return ", ".join(f'<a href="#{key}">{key}</a>' for key in keys)
