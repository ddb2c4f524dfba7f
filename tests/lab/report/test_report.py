"""Balance reports: numbers from the games, and sentences from the numbers."""

from __future__ import annotations

import html.parser
import json
import re

import pytest

from simony.core.errors import BadOption
from simony.core.study import LUCK, MEAN
from simony.i18n.sentences import LANGUAGES
from simony.lab.balance.findings import ABOVE, BELOW, OPEN, Finding
from simony.lab.report import plots
from simony.lab.report.balance import Balance, RuleSet, measure_balance
from simony.lab.simulate.workers import Workers
from simony.registry import game_specs, open_game

VOID = {"meta", "line", "rect", "circle"}


class Checker(html.parser.HTMLParser):
    """Checks that every tag is closed, no id is repeated, and nothing is fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        if known.get("id"):
            self.ids.append(str(known["id"]))
        if tag == "a":
            self.links.append(str(known["href"]))
        assert not {"src", "srcset", "data", "onclick"} & set(known), tag
        assert tag not in ("script", "link", "img", "iframe")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def checked(page: str) -> str:
    checker = Checker()
    checker.feed(page)
    checker.close()
    assert checker.open == []
    assert len(set(checker.ids)) == len(checker.ids)
    assert {link.removeprefix("#") for link in checker.links} == set(checker.ids)
    assert not re.search(r"https?:|@import|url\(", page)
    return page


def finding_of(found: Balance, name: str) -> Finding:
    return next(finding for finding in found.findings if finding.question.name == name)


def rules(
    key: str, seats: int | None = None, house: dict[str, object] | None = None, **options: object
) -> RuleSet:
    return RuleSet("house.toml" if house else "", open_game(key, seats, options, house))


@pytest.mark.parametrize("key", sorted(game_specs()))
def test_every_game_has_a_page_in_both_languages(key: str) -> None:
    game = rules(key)
    found = measure_balance(game, ["random"] * game.game.seats, 12, "1")
    names = [finding.question.name for finding in found.findings]
    assert names[0] == "win-by-seat"
    assert {"length", "score", "margin"} <= set(names)
    pages = [checked(found.html(language)) for language in LANGUAGES]
    assert 'lang="ja"' in pages[1]
    for finding in found.findings:
        for bar in finding.bars:
            assert bar.estimate.low <= bar.estimate.mean <= bar.estimate.high


def test_the_page_is_the_same_for_any_number_of_jobs() -> None:
    game = rules("dogma", 2)
    alone = measure_balance(game, ["priest"] * 2, 230, "1")
    shared = measure_balance(game, ["priest"] * 2, 230, "1", workers=Workers(2))
    assert alone.html("en") == shared.html("en")
    assert json.dumps(alone.to_record()) == json.dumps(shared.to_record())
    assert alone.to_record()["games"] == 230


def test_a_better_bot_is_significant_and_reported() -> None:
    found = measure_balance(rules("indulgence", 3), ["priest", "random", "random"], 150, "1")
    seats = finding_of(found, "win-by-seat")
    assert [bar.verdict for bar in seats.bars] == [ABOVE, BELOW, BELOW]
    bots = finding_of(found, "win-by-bot")
    assert {bar.group: bar.verdict for bar in bots.bars} == {"priest": ABOVE, "random": BELOW}
    page = checked(found.html("en"))
    assert re.search(r"More than a fair share of 33\.3 %: Seat 1 with \d+\.\d %\.", page)
    assert re.search(
        r"Less than a fair share of 33\.3 %: "
        r"Seat [23] with \d+\.\d % and Seat [23] with \d+\.\d %\.",
        page,
    )


def test_equal_bots_with_few_games_show_nothing_and_the_page_names_the_detectable_difference() -> (
    None
):
    found = measure_balance(rules("indulgence", 4), ["random"] * 4, 30, "1")
    seats = finding_of(found, "win-by-seat")
    assert {bar.verdict for bar in seats.bars} == {OPEN}
    assert re.search(
        r"None differs significantly from a fair share of 25\.0 %\. A difference of \d\d\.\d ",
        checked(found.html("en")),
    )


def test_intervals_contain_the_shares_and_histograms_add_up() -> None:
    found = measure_balance(rules("tolerance", 3, roles="random"), ["random"] * 3, 40, "1")
    assert sum(bar.estimate.mean for bar in finding_of(found, "win-by-seat").bars) == pytest.approx(
        1
    )
    for finding in found.findings:
        if finding.question.kind == MEAN and finding.is_share:
            assert all(0 <= bar.estimate.low <= bar.estimate.high <= 1 for bar in finding.bars)
        if finding.histogram:
            assert sum(bin_.share for bin_ in finding.histogram) == pytest.approx(1)


def test_luck_of_the_first_hand_matters_in_a_game_of_one_round() -> None:
    """With a single round each hand is a quarter of the game, so the gain of the first must
    help.
    """
    found = measure_balance(
        rules("indulgence", 4, {"game": {"rounds": 1}}), ["random"] * 4, 150, "1"
    )
    luck = finding_of(found, "luck-first-gain")
    assert luck.question.kind == LUCK
    assert luck.bars[0].verdict == ABOVE
    assert luck.bars[0].estimate.low > 0.5
    assert luck.ranges[0].estimate.mean < luck.ranges[-1].estimate.mean


# --- two rule sets --------------------------------------------------------------------------------


def test_the_same_rules_twice_do_not_differ_at_all() -> None:
    found = measure_balance(rules("dogma", 3), ["random"] * 3, 20, "1", other=rules("dogma", 3))
    for finding in found.findings:
        for bar in finding.bars:
            assert bar.other is not None
            assert bar.other.mean == bar.estimate.mean
            assert bar.change_verdict == OPEN
    assert "No significant difference between the two rule sets" in checked(found.html("en"))


def test_only_real_changes_of_a_figure_are_significant() -> None:
    """Sixes that pay nine times as much are worth more to the Ruler; win shares by seat stay the
    same.
    """
    dear = rules("indulgence", 4, {"edict": {"sixes": {"pays": 9}}})
    found = measure_balance(rules("indulgence", 4), ["priest"] * 4, 60, "1", other=dear)
    gains = {bar.group: bar for bar in finding_of(found, "gain-by-edict").bars}
    assert gains["sixes"].change_verdict == ABOVE
    assert gains["last-medici"].change_verdict == OPEN
    assert {bar.change_verdict for bar in finding_of(found, "win-by-seat").bars} == {OPEN}
    assert re.search(r"More with house\.toml: .*No 6s \(\+\d", checked(found.html("en")))
    checked(found.html("ja"))


def test_a_choice_can_be_randomized_and_an_unknown_one_raises() -> None:
    drawn = measure_balance(rules("mea_culpa", 4), ["priest"] * 4, 30, "1", randomized=["bonus"])
    assert "Drawn at random: bonus" in drawn.html("en")
    shares = {bar.group: bar.estimate.rows for bar in finding_of(drawn, "win-by-bonus").bars}
    assert sum(shares.values()) == 120
    with pytest.raises(BadOption, match=r"no choice “edict”.*bonus, character"):
        measure_balance(rules("mea_culpa", 4), ["priest"] * 4, 2, "1", randomized=["edict"])


# --- findings as a table --------------------------------------------------------------------------


def test_the_summary_has_real_differences_first_and_by_size() -> None:
    found = measure_balance(rules("indulgence", 3), ["priest", "random", "random"], 150, "1")
    rows = found.summary("en")
    assert len(rows) == sum(
        bar.difference is not None for finding in found.findings for bar in finding.bars
    )
    real = [row for row in rows if row.is_real]
    assert rows[: len(real)] == real
    sizes = [abs(row.size) for row in real if row.is_share]
    assert sizes == sorted(sizes, reverse=True)
    seat = next(row for row in rows if row.name == "Wins by seat: Seat 1")
    assert (seat.before, seat.verdict) == (("33.3 %", ""), "real")
    assert re.fullmatch(r"\d\d\.\d %", seat.after[0])
    assert re.fullmatch(r"\+\d\d\.\d points", seat.difference[0])
    assert re.fullmatch(r"\+\d\d\.\d to \+\d\d\.\d", seat.difference[1])


def test_the_summary_of_two_rule_sets_has_both_means_with_intervals() -> None:
    dear = rules("indulgence", 4, {"edict": {"sixes": {"pays": 9}}})
    found = measure_balance(rules("indulgence", 4), ["priest"] * 4, 60, "1", other=dear)
    rows = found.summary("en")
    assert all(row.before[1] and row.after[1] for row in rows)
    assert {row.verdict for row in rows} == {"real", "may be chance"}
    gain = next(row for row in rows if row.name.endswith("edict: No 6s") and not row.is_share)
    assert gain.is_real
    assert float(gain.before[0]) < float(gain.after[0])
    assert gain.size == pytest.approx(float(gain.after[0]) - float(gain.before[0]), abs=0.011)
    record = found.to_record()
    assert '"difference": {"size"' in json.dumps(record)


# --- plots ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0, 1, [0, 0.25, 0.5, 0.75, 1]),
        (0.21, 0.29, [0.22, 0.24, 0.26, 0.28]),
        (-3.2, 4.1, [-2, 0, 2, 4]),
        (17, 431, [100, 200, 300, 400]),
        (5, 5, [5]),
    ],
)
def test_ticks_are_round_numbers(low: float, high: float, expected: list[float]) -> None:
    assert plots.ticks(low, high) == expected


@pytest.mark.parametrize("power", range(-6, 7))
def test_an_axis_has_two_to_five_ticks_within_its_ends(power: int) -> None:
    for width in range(10, 100):
        high = 1.37 * 10.0**power
        low = high - width * 10.0**power / 10
        found = plots.ticks(low, high)
        assert 2 <= len(found) <= 5
        assert all(low - 1e-9 <= tick <= high + 1e-9 for tick in found)


def test_every_plot_has_axes_and_every_mark_says_its_value() -> None:
    found = measure_balance(rules("dogma", 3), ["priest"] * 3, 40, "1", other=rules("dogma", 3))
    page = checked(found.html("en"))
    sections = page.split("<section")[1:]
    for section in sections:
        assert section.count('class="axis-line"') >= 3
        assert (
            "share and 95 % interval" in section
            or 'class="upright"' in section
            or ("mean and 95 % interval" in section)
        )
    marks = re.findall(r'<g class="(?:mark|column)[^>]*>', page)
    assert marks
    for mark in marks:
        assert 'tabindex="0"' in mark
        assert re.search(r'aria-label="[^"]*\d[^"]*"', mark)
    assert re.search(r'aria-label="the standard rules: [\d.]+ % \(95 %: ', page)
    assert page.count('class="tip') == len(marks)


def test_a_bare_number_is_named_in_a_sentence() -> None:
    found = measure_balance(rules("dogma", 3), ["priest"] * 3, 300, "1")
    said = re.findall(r'<p class="says">([^<]*)</p>', found.html("en"))
    assert any("value " in sentence for sentence in said)
    assert not any(re.search(r"[:,] \d+ (\(|with)", sentence) for sentence in said)
