"""The random number generator: reproducible and uniform."""

from collections import Counter
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import simony.core.rng
from shared.chi_square import check_uniform
from simony.core.rng import MASK32, Rng


def loaded(first: int, second: int = 0) -> Rng:
    """A generator whose next two rolls are these: the output is a permutation of one word of the
    state.
    """

    def word(roll: int) -> int:
        mixed = roll * pow(9, -1, 2**32) & MASK32
        mixed = (mixed >> 7 | mixed << 25) & MASK32
        return mixed * pow(5, -1, 2**32) & MASK32

    rng = Rng(0)
    rng._a, rng._b, rng._c = 0, word(first), word(first) ^ word(second)
    return rng


def test_scripted_generators_give_their_numbers() -> None:
    rng = loaded(17, MASK32)
    assert (rng.bits32(), rng.bits32()) == (17, MASK32)


@pytest.mark.skipif(
    not str(simony.core.rng.__file__).endswith(".py"),
    reason="compiled, it is closed to interpreted subclasses",
)
def test_a_subclass_may_replace_bits32_alone() -> None:
    class Dice(Rng):
        def bits32(self) -> i64:
            return MASK32

    assert (Dice(0).below(6), Dice(0).fraction()) == (5, 1 - 2**-53)


@pytest.mark.parametrize(
    ("seed", "first"),
    [
        (0, [751981755, 901761403, 4068874253, 3243005835]),
        (1, [3307879886, 455841051, 4292310935, 2318779769]),
        ("simony", [2450295051, 3247918973, 2610599378, 3283880799]),
    ],
)
def test_a_seed_gives_the_same_numbers_in_every_version(seed: int | str, first: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.bits32() for _ in range(4)] == first


def xoshiro128starstar(state: list[int]) -> int:
    """As its authors write it (Blackman and Vigna), with plain integers."""

    def rotated(x: int, k: int) -> int:
        return (x << k | x >> (32 - k)) & MASK32

    result = rotated(state[1] * 5 & MASK32, 7) * 9 & MASK32
    t = state[1] << 9 & MASK32
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= t
    state[3] = rotated(state[3], 11)
    return result


@pytest.mark.parametrize("seed", [0, 7, "words"])
def test_it_is_xoshiro128(seed: int | str) -> None:
    rng = Rng(seed)
    state = [int(rng._a), int(rng._b), int(rng._c), int(rng._d)]
    assert [rng.bits32() for _ in range(1000)] == [xoshiro128starstar(state) for _ in range(1000)]


def test_equal_seeds_give_equal_streams_and_others_do_not() -> None:
    assert [Rng(5).bits32() for _ in range(3)] == [Rng(5).bits32() for _ in range(3)]
    assert len({Rng(seed).bits32() for seed in range(1000)}) == 1000
    assert Rng(5).bits32() == Rng("5").bits32()


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 12, 36])
def test_below_is_fair(bound: int) -> None:
    rng = Rng(f"below {bound}")
    check_uniform(Counter(int(rng.below(bound)) for _ in range(300 * bound)), range(bound))


@pytest.mark.parametrize("bound", [1, 2, 3, 1000, 2**31 - 1, 2**31])
def test_below_stays_below(bound: int) -> None:
    rng = Rng("far")
    assert all(0 <= rng.below(bound) < bound for _ in range(200))


def test_below_rejects_draws_that_favour_small_numbers() -> None:
    """2**32 leaves 1 when divided by 3: exactly one roll of the 2**32 must be rejected."""
    assert loaded(0, MASK32).below(3) == 2
    assert loaded(1).below(3) == 0
    assert loaded(MASK32).below(3) == 2
    assert loaded(0, MASK32).below(4) == 0  # nothing is left over


def test_below_takes_the_high_bits() -> None:
    assert [loaded(roll).below(2) for roll in (0, 2**31 - 1, 2**31, MASK32)] == [0, 0, 1, 1]


def test_fraction_is_from_0_up_to_1() -> None:
    assert loaded(0, 0).fraction() == 0.0
    assert loaded(MASK32, MASK32).fraction() == 1 - 2**-53
    assert loaded(2**31, 0).fraction() == 0.5


def test_fraction_is_fair() -> None:
    rng = Rng("fraction")
    check_uniform(Counter(int(rng.fraction() * 10) for _ in range(5000)), range(10))


def test_shuffle_gives_every_order_as_often() -> None:
    rng = Rng("shuffle")
    counted: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 200):
        items = vec[i64](range(4))
        rng.shuffle(items)
        counted[tuple(items)] += 1
    check_uniform(counted, permutations(range(4)))


@pytest.mark.parametrize("length", [0, 1])
def test_shuffle_of_one_or_no_item(length: int) -> None:
    items, rng = vec[i64](range(length)), Rng("shuffle")
    rng.shuffle(items)
    assert list(items) == list(range(length))
    assert rng.bits32() == Rng("shuffle").bits32()  # nothing was rolled


def stream(base: Rng, number: int) -> list[int]:
    rng = Rng("anything")
    rng.become_stream(base, number)
    return [int(rng.bits32()) for _ in range(3)]


def test_streams_of_a_generator_are_its_own_and_all_different() -> None:
    base = Rng("base")
    assert stream(base, 7) == stream(Rng("base"), 7) != stream(Rng("other base"), 7)
    assert (
        len({tuple(stream(base, number)) for number in [*range(1000), 2**31, 2**32, 2**40, 2**61]})
        == 1004
    )


@pytest.mark.parametrize("bound", [2, 6, 36])
def test_the_first_numbers_of_all_streams_are_fair(bound: int) -> None:
    base, rng = Rng("base"), Rng(0)
    counted: Counter[int] = Counter()
    for number in range(300 * bound):
        rng.become_stream(base, number)
        counted[int(rng.below(bound))] += 1
    check_uniform(counted, range(bound))
