"""The HTML of a laboratory page: one file without dependencies, readable on phones, on paper and by
screen readers, in light and dark mode.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

STYLE = """
:root { --page: #f3e5c2; --sheet: #faf1d9; --ink: #2b1d10; --quiet: #5d4a33; --rule: #cdb98a;
  --mark: #20508c; --other: #7a4b12;
  --above: #2d6a4a; --below: #a8281e; --fair: #8a6a1c; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --page: #17110b; --sheet: #221910; --ink: #f0e2c0;
  --quiet: #c8b58c; --rule: #54442b;
  --mark: #8fb8ea; --other: #e0ab5c; --above: #83c9a0; --below: #f2938a; --fair: #d9b455; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 17px/1.5 "EB Garamond", Georgia, "Shippori Mincho", "Hiragino Mincho ProN", "Noto Serif
  CJK JP", serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.2rem 1rem 3rem; }
h1, h2 { font: 400 1.35rem/1.25 "IM Fell English", Georgia, "Shippori Mincho", "Noto Serif CJK JP",
  serif; margin: 0 0 .3rem; }
h1 { font-size: 2rem; color: var(--below); }
p { margin: .35rem 0; max-width: 46rem; }
.lead { color: var(--quiet); }
nav ul { columns: 18rem; padding-left: 1.2rem; margin: .6rem 0; }
a { color: var(--mark); }
section { background: var(--sheet); border: 1px solid var(--rule); border-radius: 4px; padding: 1rem
  1.1rem; margin: 1.1rem 0;
  break-inside: avoid; }
.says { border-left: 3px solid var(--fair); padding-left: .7rem; }
table { border-collapse: collapse; width: 100%; margin-top: .6rem; font-variant-numeric:
  tabular-nums; }
th, td { text-align: left; padding: .1rem .6rem .1rem 0; vertical-align: middle; font-weight: 400; }
thead th { color: var(--quiet); font-size: .9rem; border-bottom: 1px solid var(--rule); }
td.number, th.number { text-align: right; } td.number { white-space: nowrap; }
td.wide { width: 40%; min-width: 10rem; padding-right: 0; }
td.tell { font-size: .95rem; }
.tell.above { color: var(--above); } .tell.below { color: var(--below); } .tell.open { color:
  var(--quiet); }
svg { display: block; overflow: visible; } svg text { font-size: 14px; fill: var(--quiet);
  text-anchor: middle; }
svg text.axis { text-anchor: start; } svg text.upright { text-anchor: end; }
.axis-line { stroke: var(--quiet); } .grid { stroke: var(--rule); stroke-dasharray: 1 3; }
.hit { fill: transparent; stroke: none; }
svg text.tip { visibility: hidden; fill: var(--ink); stroke: var(--sheet); stroke-width: 6px;
  paint-order: stroke; stroke-linejoin: round; pointer-events: none; }
svg text.tip.start { text-anchor: start; } svg text.tip.end { text-anchor: end; }
g[tabindex]:hover .tip, g[tabindex]:focus .tip { visibility: visible; }
g[tabindex]:focus { outline: none; } g[tabindex]:focus-visible .hit { stroke: var(--ink);
  stroke-width: 2; }
g.column:hover .bar, g.column:focus .bar { opacity: .75; }
.fair { stroke: var(--fair); stroke-width: 2; stroke-dasharray: 5 4;
  }
.path { stroke: var(--mark); stroke-width: 1.5; }
.mark { stroke: var(--mark); stroke-width: 2; fill: var(--mark); } .mark.above { stroke:
  var(--above); fill: var(--above); }
.mark.below { stroke: var(--below); fill: var(--below); } .mark.other { stroke: var(--other); fill:
  var(--other); }
.bar { fill: var(--mark); } .bar.other { fill: var(--other); }
.key span { display: inline-block; width: .8em; height: .8em; margin: 0 .3em 0 .8em; background:
  var(--mark); border-radius: 50%; }
.key span.other { background: var(--other); border-radius: 0; }
details { margin-top: .5rem; } summary { cursor: pointer; color: var(--quiet); min-height: 2rem; }
@media (max-width: 44rem) { h1 { font-size: 1.6rem; } section { padding: .8rem .7rem; }
  table.plotted, table.plotted tbody, table.plotted tr { display: block; } table.plotted thead {
  display: none; }
  table.plotted tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; padding: .3rem 0; }
  table.plotted th { overflow-wrap: anywhere; }
  table.plotted td.wide { grid-column: 1 / -1; width: 100%; }
  table.plotted td.number { padding-right: 0; } table.plotted td.between { grid-area: 2 / 2; }
  table.plotted td.rows { display: none; }
  td.number { white-space: normal; }
  table.plotted td.tell { grid-area: 2 / 1; white-space: normal; }
  table.plotted tfoot { display: block; } table.plotted tfoot td:first-child { display: none; } }
@media print { body { background: none; } section { border-color: #999; } }
"""


_HEAD = (
    '<head><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width, initial-scale=1">'
)


def page(
    language: str,
    title: str,
    lead: Sequence[str],
    contents: Sequence[tuple[str, str]],
    sections: Sequence[str],
    foot: Sequence[str],
) -> str:
    """Return a whole document.

    `contents` are anchors and titles; paragraphs are plain text, sections are HTML.
    """
    links = "".join(
        f'<li><a href="#{escape(anchor)}">{escape(name)}</a></li>' for anchor, name in contents
    )
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{escape(language)}">',
            _HEAD,
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style></head>",
            f"<body><main><h1>{escape(title)}</h1>",
            *(f'<p class="lead">{escape(line)}</p>' for line in lead),
            f"<nav><ul>{links}</ul></nav>",
            *sections,
            *(f'<p class="lead">{escape(line)}</p>' for line in foot),
            "</main></body></html>\n",
        ]
    )


def section(anchor: str, title: str, sentences: Sequence[str], body: str) -> str:
    says = "".join(f'<p class="says">{escape(sentence)}</p>' for sentence in sentences)
    return f'<section id="{escape(anchor)}"><h2>{escape(title)}</h2>{says}{body}</section>'


def table(
    heads: Sequence[str],
    rows: Sequence[Sequence[tuple[str, str]]],
    *,
    plotted: bool = False,
    axis: str = "",
) -> str:
    """Return a table. Cells are HTML with a class; the first of a row is its header.

    `axis` is the axis of the plots in the last column.
    """
    kinds = [kind.partition(" ")[0] for kind, _ in rows[0]] if rows else [""] * len(heads)
    head = "".join(
        f'<th scope="col" class="{kind}">{escape(each)}</th>'
        for each, kind in zip(heads, kinds, strict=False)
    )
    body = "".join(f"<tr>{_row(row)}</tr>" for row in rows)
    mark = ' class="plotted"' if plotted else ""
    foot = (
        f'<tfoot aria-hidden="true"><tr><td colspan="{len(rows[0]) - 1}"></td>'
        f'<td class="wide">{axis}</td></tr></tfoot>'
        if axis
        else ""
    )
    return f"<table{mark}><thead><tr>{head}</tr></thead><tbody>{body}</tbody>{foot}</table>"


def _row(cells: Sequence[tuple[str, str]]) -> str:
    first = f'<th scope="row">{cells[0][1]}</th>'
    return first + "".join(f'<td class="{kind}">{cell}</td>' for kind, cell in cells[1:])
