"""Every check catches the faults planted for it, and finds nothing in a correct game."""

from __future__ import annotations

import pytest

from conformance import template_state_faults, template_view_faults  # noqa: F401  # they plant themselves in FAULTS
from conformance.dogma_faults import DOGMA_FAULTS, WrappedDogma
from conformance.indulgence_faults import (
    DropsTheRing,
    ForgetsVoids,
    LosesTheSpectator,
    Peeks,
    ReadsOnlyAscii,
    TellsInNoWords,
)
from conformance.mea_culpa_faults import MEA_CULPA_FAULTS, WrappedMeaCulpa
from conformance.planted_faults import FAULTS
from conformance.tolerance_faults import TOLERANCE_FAULTS
from conformance.wrappers import GameWrapper
from simony import registry
from simony.conformance import CHECKS, check_opened, check_worlds_from
from simony.core.contract import Game
from simony.template import SPEC

SEEDS = (0, 1, 2, 3)
registry.register(SPEC, {})


def tables() -> list[Game]:
    """Return the template game as it is, with all deals listed, and with very few."""
    small = SPEC.open(2, house_rules={"game": {"numbers": 3, "hand": 2}})
    smallest = SPEC.open(2, house_rules={"game": {"numbers": 2, "hand": 1}})
    return [SPEC.open(3), small, smallest]


def caught(check: str) -> list[str]:
    return [finding.message for game in tables() for finding in check_opened(game, SEEDS, [check])]


@pytest.mark.parametrize("check", CHECKS)
def test_a_correct_game_passes(check: str) -> None:
    assert caught(check) == []


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_caught_by_its_check(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = FAULTS[name]
    fault.plant(monkeypatch.setattr)
    messages = caught(fault.check)
    assert any(fault.says in message for message in messages), messages


def test_every_check_has_a_planted_fault() -> None:
    assert {fault.check for fault in FAULTS.values()} == set(CHECKS) - {
        "history"
    }  # that one is tested with forgotten voids


def test_exact_worlds_notice_a_sample_that_leaves_some_out(monkeypatch: pytest.MonkeyPatch) -> None:
    FAULTS["a_sample_that_always_seals_the_lowest_card"].plant(monkeypatch.setattr)
    game = tables()[1]
    with pytest.raises(AssertionError, match="sample leaves out a world that could be true"):
        check_worlds_from(game, [game.new()], 0, groups=400)


@pytest.mark.parametrize(
    ("wrapper", "check", "says"),
    [
        (ForgetsVoids, "history", "sample() forgets what was shown"),
        (ForgetsVoids, "exact-worlds", "sample gives a world that no history leads to"),
        (Peeks, "suggestions", "it uses hidden information"),
        (DropsTheRing, "notation", "have the same notation"),
        (ReadsOnlyAscii, "fuzz", "must raise BadNotation, not UnicodeEncodeError"),
        (TellsInNoWords, "chronicle", "has no translation for"),
        (LosesTheSpectator, "records", "gives another view for the spectator"),
    ],
)
def test_a_fault_in_indulgence_is_caught(wrapper: type[GameWrapper], check: str, says: str) -> None:
    inner = registry.open_game("indulgence", 4, {"expert": "off"})
    assert check_opened(GameWrapper(inner), SEEDS, [check]) == []
    messages = [finding.message for finding in check_opened(wrapper(inner), SEEDS, [check])]
    assert any(says in message for message in messages), messages


@pytest.mark.parametrize("check", sorted({check for _, check, _ in DOGMA_FAULTS.values()}))
def test_dogma_itself_passes(check: str) -> None:
    assert check_opened(WrappedDogma(registry.open_game("dogma", 4)), SEEDS, [check]) == []


@pytest.mark.parametrize("name", DOGMA_FAULTS)
def test_a_fault_in_dogma_is_caught(name: str) -> None:
    fault, check, says = DOGMA_FAULTS[name]
    messages = [
        finding.message
        for finding in check_opened(fault(registry.open_game("dogma", 4)), SEEDS, [check])
    ]
    assert any(says in message for message in messages), messages


def hidden_tolerance() -> Game:
    return registry.open_game("tolerance", 4, {"roles": "random", "hidden_roles": "on"})


@pytest.mark.parametrize("check", sorted({check for _, check, _ in TOLERANCE_FAULTS.values()}))
def test_tolerance_itself_passes(check: str) -> None:
    assert check_opened(GameWrapper(hidden_tolerance()), SEEDS, [check]) == []


@pytest.mark.parametrize("name", TOLERANCE_FAULTS)
def test_a_fault_in_tolerance_is_caught(name: str) -> None:
    fault, check, says = TOLERANCE_FAULTS[name]
    messages = [
        finding.message for finding in check_opened(fault(hidden_tolerance()), SEEDS, [check])
    ]
    assert any(says in message for message in messages), messages


LONGER = range(16)
"""More games: the Pope rarely visits the House."""


@pytest.mark.parametrize("variant", ["off", "on"])
@pytest.mark.parametrize("check", sorted({check for _, check, _ in MEA_CULPA_FAULTS.values()}))
def test_mea_culpa_itself_passes(check: str, variant: str) -> None:
    assert (
        check_opened(
            WrappedMeaCulpa(registry.open_game("mea_culpa", 3, {"meta_culpa": variant})),
            SEEDS,
            [check],
        )
        == []
    )


@pytest.mark.parametrize("name", MEA_CULPA_FAULTS)
def test_a_fault_in_mea_culpa_is_caught(name: str) -> None:
    fault, check, says = MEA_CULPA_FAULTS[name]
    game = registry.open_game("mea_culpa", 3, fault.options_asked)
    messages = [finding.message for finding in check_opened(fault(game), LONGER, [check])]
    assert any(says in message for message in messages), messages
