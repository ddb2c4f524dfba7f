"""Configuration of all tests: assertion rewriting for helpers, and which tests run with one build.

The server, the terminal, the commands, the template, the translators' tools and most of the
adapters are never compiled, nor are a game's texts, the arena, programs as bots and the conformance
checks. What they do with a game is tested with both builds by whole games (`WHOLE_GAMES`); their
other tests run once, with the compiled build.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from simony import registry

# A slow machine is not a failure.
settings.register_profile("simony", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("simony")

pytest.register_assert_rewrite("positions", "shared", "games.indulgence.reference.lockstep")

TESTS = Path(__file__).parent
NEVER_COMPILED = (
    "adapters", "cli", "docs", "repository", "server", "template", "terminal", "translate",
)  # fmt: skip
NEVER_COMPILED_EITHER = (
    "test_arena.py", "test_ask_model.py", "test_compare_libraries.py", "test_confidence.py",
    "test_estimate.py", "test_extras.py", "test_journal.py", "test_level_ladder.py",
    "test_notation.py", "test_planted_faults.py", "test_program.py", "test_text_observation.py",
    "test_explanations.py", "test_report.py", "test_results.py", "test_scene.py",
    "test_bot_spec.py", "test_sweep.py", "test_chronicle.py", "test_terminal.py", "test_texts.py",
)  # fmt: skip
WHOLE_GAMES = ("test_play.py", "test_machine.py", "test_session.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder, name = item.path.relative_to(TESTS).parts[0], item.path.name
        if name in NEVER_COMPILED_EITHER or (folder in NEVER_COMPILED and name not in WHOLE_GAMES):
            item.add_marker(pytest.mark.once)


@pytest.fixture(autouse=True)
def _registered_games() -> Iterator[None]:
    """Forget the games that a test registered: other tests expect the installed ones only."""
    before = dict(registry.game_specs())
    yield
    games = registry.game_specs()
    games.clear()
    games.update(before)
