"""Bot specs: parsing, parameters, budgets and errors."""

from __future__ import annotations

from typing import ClassVar

import pytest

from bots.sample_positions import decisions
from simony.bots import bot_spec
from simony.bots.bot import Bot
from simony.bots.bot_spec import (
    BotKind,
    Budget,
    NumberParameter,
    WordParameter,
    canonical_spec,
    make_player,
    parse_bot_spec,
)
from simony.bots.levels import LEVELS, search_iterations
from simony.bots.programs.program import ProgramCommands
from simony.bots.search.config import BANDIT, UNLIMITED_DEPTH, SearchConfig
from simony.bots.search.search import Search
from simony.core.contract import View
from simony.core.errors import BadOption
from simony.core.rng import Rng

[(GAME, _, VIEW)] = decisions("dogma", 3, 9, most=1)


class Spy:
    """Records the arguments a bot is created with."""

    made: ClassVar[list[tuple[str, int, float]]] = []

    def __init__(
        self, _game: object, level: str, _rng: object, iterations: int, seconds: float
    ) -> None:
        self.made.append((level, iterations, seconds))

    def decide(self, view: View) -> int:
        return view.legal[0]


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_and_its_seed_determines_it(level: str) -> None:
    spec = f"{level}/iterations=20" if search_iterations(GAME, LEVELS.index(level)) else level
    taken = [make_player(GAME, spec, 0, seed, Budget()).decide(VIEW) for seed in ("1", "1")]
    assert taken[0] == taken[1] == Bot(GAME, level, Rng("1"), 20).decide(VIEW)


@pytest.mark.parametrize(
    ("spec", "budget", "made"),
    [
        ("bishop", Budget(), ("bishop", 0, 0.0)),
        ("bishop", Budget(iterations=7), ("bishop", 7, 0.0)),
        ("bishop", Budget(seconds=0.5), ("bishop", 0, 0.5)),
        ("bishop", Budget(0.5, 7), ("bishop", 7, 0.5)),
        ("bishop/iterations=300", Budget(0.5, 7), ("bishop", 300, 0.0)),
        ("bishop/seconds=0.25", Budget(0.5, 7), ("bishop", 0, 0.25)),
        (" Bishop / Iterations = 300 / seconds=2", Budget(), ("bishop", 300, 2.0)),
    ],
)
def test_a_budget_in_the_spec_takes_precedence(
    spec: str, budget: Budget, made: tuple[str, int, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_spec, "Bot", Spy)
    Spy.made.clear()
    make_player(GAME, spec, 0, "1", budget)
    assert Spy.made == [made]


@pytest.mark.parametrize(
    ("spec", "expected"),
    [
        (
            "antipope",
            (
                "no bot “antipope”. There is: random | novice | priest | bishop | cardinal | "
                "pope | flat | tree | plain | mine"
            ),
        ),
        ("", "no bot “”"),
        ("priest/iterations=3", "priest takes no parameters: leave “/iterations=3” out"),
        ("mine/deep", "mine takes no parameters"),
        (
            "bishop/deep=3",
            "does not know “deep=3”. Expected after the slash: iterations=… | seconds=…",
        ),
        ("bishop/", "does not know “”"),
        ("bishop/iterations", "cannot have iterations=. Expected: 1–1,000,000,000"),
        ("bishop/iterations=0", "cannot have iterations=0"),
        ("bishop/iterations=1.5", "iterations=1.5"),
        ("bishop/iterations=1_000", "iterations=1_000"),
        ("bishop/iterations=१", "iterations=१"),
        ("bishop/iterations=" + "9" * 5000, "cannot have iterations"),
        ("bishop/seconds=nan", "seconds=nan. Expected: 0.001–3,600"),
        ("bishop/seconds=inf", "seconds=inf"),
        ("bishop/iterations=3/iterations=4", "told iterations twice"),
    ],
)
def test_an_invalid_spec_raises_with_what_was_expected(spec: str, expected: str) -> None:
    with pytest.raises(BadOption) as caught:
        parse_bot_spec(spec, ProgramCommands({"mine": ("true",)}))
    assert expected in str(caught.value)


def test_canonical_specs() -> None:
    assert (
        canonical_spec(" BISHOP/seconds=2 /iterations=5")
        == canonical_spec("bishop/iterations=5/seconds=2")
        == "bishop/iterations=5/seconds=2"
    )


def test_an_added_bot_kind_can_be_named_with_its_parameters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[object] = []

    def sits_down(_game: object, settings: object, _rng: object, budget: object) -> Spy:
        told.extend((settings, budget))
        return Spy(None, "tree", None, 0, 0)

    parameters: dict[str, NumberParameter | WordParameter] = {
        "depth": NumberParameter(1, 9),
        "rollouts": WordParameter(("random", "heuristic")),
    }
    monkeypatch.setitem(bot_spec.BOT_KINDS, "tree", BotKind(sits_down, parameters))
    assert (
        make_player(GAME, "tree/rollouts=random/depth=3", 0, "1", Budget(1.0)).decide(VIEW)
        == VIEW.legal[0]
    )
    assert told == [{"rollouts": "random", "depth": "3"}, Budget(1.0)]
    with pytest.raises(BadOption, match=r"rollouts=clever\. Expected: random \| heuristic"):
        parse_bot_spec("tree/rollouts=clever")


@pytest.mark.parametrize(
    ("spec", "config"),
    [
        ("flat/iterations=9", SearchConfig()),
        ("tree/iterations=9", SearchConfig(tree_depth=UNLIMITED_DEPTH)),
        (
            "plain/iterations=9/explore=1.5",
            SearchConfig(
                tree_depth=UNLIMITED_DEPTH,
                opponent_trees=1,
                root_strategy=BANDIT,
                rollout_epsilon=1.0,
                exploration=1.5,
            ),
        ),
        (
            "flat/iterations=9/deep=2/others=1/root=bandit/belief=3/widen=2",
            SearchConfig(
                tree_depth=2,
                opponent_trees=1,
                root_strategy=BANDIT,
                worlds_per_belief=3,
                widening_interval=2,
            ),
        ),
        ("flat/iterations=9/belief=4/mix=25", SearchConfig(worlds_per_belief=4, mix_percent=25)),
        (
            "tree/iterations=9/slips=0.5/length=9/worlds=4",
            SearchConfig(
                tree_depth=UNLIMITED_DEPTH, rollout_epsilon=0.5, rollout_length=9, world_pool_size=4
            ),
        ),
    ],
)
def test_search_parameters_become_a_search_config(spec: str, config: SearchConfig) -> None:
    assert (
        make_player(GAME, spec, 0, "1", Budget()).decide(VIEW)
        == Search(GAME, config).run(VIEW, Rng("1"), 9)[0].action
    )
