"""The generator of fair draws: it follows from the secret and the nonces alone."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from shared.chi_square import check_uniform
from simony.core.log.fair_rng import FairRng, commitment
from simony.core.rng import Rng
from simony.registry import open_game

SECRET = bytes(range(32))
NONCES = ["Lucrezia's", "チェーザレ", ""]


def words(rng: Rng, number: int) -> list[int]:
    return [rng.bits32() for _ in range(number)]


def by_hand(secret: bytes, nonces: list[str], draw: int, block: int) -> list[int]:
    """A second implementation of the module's description."""
    said = b"".join(len(nonce.encode()).to_bytes(4, "big") + nonce.encode() for nonce in nonces)
    message = (
        b"simony draw"
        + len(nonces).to_bytes(4, "big")
        + said
        + draw.to_bytes(8, "big")
        + block.to_bytes(8, "big")
    )
    digest = hmac.new(secret, message, hashlib.sha256).digest()
    return [int.from_bytes(digest[place : place + 4], "big") for place in range(0, 32, 4)]


def test_the_stream_is_as_documented() -> None:
    assert (
        words(FairRng(SECRET, NONCES, 7), 20)
        == (
            by_hand(SECRET, NONCES, 7, 0)
            + by_hand(SECRET, NONCES, 7, 1)
            + by_hand(SECRET, NONCES, 7, 2)
        )[:20]
    )


def test_a_commitment_hides_and_binds() -> None:
    assert commitment(SECRET) == hashlib.sha256(b"simony commitment" + SECRET).hexdigest()
    assert commitment(SECRET) != commitment(SECRET[::-1])


@pytest.mark.parametrize(
    "other",
    [
        FairRng(SECRET[::-1], NONCES, 0),
        FairRng(SECRET, NONCES, 1),
        FairRng(SECRET, NONCES[::-1], 0),
        FairRng(SECRET, ["Lucrezia's", "チェーザレ"], 0),
        FairRng(SECRET, ["Lucrezia'sチェーザレ", "", ""], 0),
    ],
)
def test_every_input_changes_the_stream(other: FairRng) -> None:
    assert words(FairRng(SECRET, NONCES, 0), 8) != words(other, 8)


def test_numbers_below_a_bound_are_equally_likely() -> None:
    rng = FairRng(SECRET, NONCES, 0)
    check_uniform(Counter(rng.below(7) for _ in range(14_000)), range(7))


@pytest.mark.parametrize("game", ["dogma", "indulgence"])
def test_games_are_dealt_with_it_and_can_be_dealt_again(game: str) -> None:
    state = open_game(game).new()
    outcome = state.draw(FairRng(SECRET, NONCES, 0))
    assert state.is_possible_outcome(outcome)
    assert outcome == state.draw(FairRng(SECRET, NONCES, 0))
    assert outcome != state.draw(FairRng(SECRET, [*NONCES, "x"], 0))


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 5"):
        FairRng(b"short", NONCES, 0)


def test_a_fair_generator_has_no_streams() -> None:
    with pytest.raises(TypeError):
        FairRng(SECRET, NONCES, 0).become_stream(Rng(0), 1)
