"""What a player may know (M37)."""

from collections import Counter

from positions.mea_culpa import position
from simony.core.event import SPECTATOR, UNSEEN
from simony.core.rng import Rng
from simony.games.mea_culpa.rules.rules import MeaCulpaState

FOUR = "4 players, A is pope, B is emperor, C is merchant, D is petty-sinner, posts 1 1 1 1"


def test_M37_a_perfect_memory_knows_what_is_behind_screens() -> None:
    view = position(f"{FOUR}, taler 1 2 3 4, D has bread 2 yellow 1").view("A")
    assert list(view.taler) == [1, 2, 3, 4]
    assert view.goods[12] == 2
    assert view.letters[12] == 1


def test_M37_how_donations_are_split_is_hidden_until_the_first_evaluation() -> None:
    at = position(
        f"{FOUR}, A gave bread I wine II 10 II, B gave jewel I, turn merchant, "
        "rooms new-crew - - -, built 1 0 0, crews 1 0 0"
    )
    view = at.view("B")
    assert list(view.given)[:8] == [1, 1, 0, 0, 0, 0, 0, 1]
    assert list(view.first)[:8] == [-1] * 8
    assert list(view.first)[8:16] == [0, 0, 0, 1, 0, 0, 0, 0]
    assert list(at.view("spectator").first) == [-1] * 32
    at.play("C: visit 1, C: crew left")
    view = at.view("B")
    assert list(view.given)[:8] == [0, 1, 0, 0, 0, 0, 0, 1]
    assert list(view.first) == [0] * 32


def test_M37_while_letters_are_taken_compartment_one_lies_open_and_two_follows() -> None:
    at = position(
        f"{FOUR}, A gave bread I wine II, B gave wine I, turn merchant, rooms new-crew - - -, "
        "built 1 0 0, crews 1 0 0"
    )
    at.play("C: visit 1, C: crew left")
    assert at.to_act() == "B"
    assert list(at.view("spectator").first)[:8] == [1, 0, 0, 0, 0, 0, 0, 0]


def test_where_a_gift_goes_is_seen_by_nobody_else() -> None:
    state = position(f"{FOUR}, turn merchant, C has wine 1").state
    game = state.game()
    one, two = game.parse("donate wine I"), game.parse("donate wine II")
    assert (
        state.observed(0, 2, one) == state.observed(0, 2, two) == state.observed(SPECTATOR, 2, two)
    )
    assert state.observed(2, 2, one) != state.observed(2, 2, two)
    assert state.observed(0, 2, game.parse("donate 10 I")) != state.observed(0, 2, one)


def test_a_bid_that_is_begun_is_unseen_and_a_sealed_one_only_that_it_is_sealed() -> None:
    at = position("2 players, bidding, rooms steal lust greed good, souls -1 -2")
    state, game = at.state, at.game
    assert {state.observed(1, 0, game.parse(f"bid {notches}")) for notches in range(1, 7)} == {
        UNSEEN
    }
    at.play("A: bid 3")
    assert len({state.observed(1, 0, game.parse(f"coins {coins}")) for coins in range(26)}) == 1
    at.play("A: coins 7, B: bid 1")
    assert (
        len({state.observed(SPECTATOR, 1, game.parse(f"coins {coins}")) for coins in range(26)})
        == 26
    )


def test_worlds_split_every_gift_on_its_own() -> None:
    """Two loaves and a coin: each is in I or II with equal chance, so two loaves are separated half
    the time.
    """
    at = position(f"{FOUR}, A gave bread I bread I 10 II")
    rng, found = Rng("splits"), Counter[tuple[int, int]]()
    for _ in range(4000):
        world = at.game.sample(at.view("B"), rng)
        assert isinstance(world, MeaCulpaState)
        found[int(world.first[0]), int(world.first[7])] += 1
    shares = {
        (0, 0): 1 / 8,
        (0, 1): 1 / 8,
        (1, 0): 2 / 8,
        (1, 1): 2 / 8,
        (2, 0): 1 / 8,
        (2, 1): 1 / 8,
    }
    assert set(found) == set(shares)
    assert all(abs(found[split] / 4000 - share) < 0.035 for split, share in shares.items())
    assert at.state.multiplicity(1) == 1
    assert at.state.multiplicity(0) == 1
    assert position(f"{FOUR}, A gave bread I bread II").state.multiplicity(1) == 2


def test_worlds_have_the_viewers_own_split_and_after_the_first_evaluation_all_splits() -> None:
    at = position(f"{FOUR}, A gave bread I bread I 10 II")
    own = [at.game.sample(at.view("A"), Rng(seed)).to_bytes() for seed in range(20)]
    assert set(own) == {at.state.to_bytes()}
    late = position(f"{FOUR}, A gave bread II bread II 10 II, built 2 0 0")
    assert {late.game.sample(late.view("C"), Rng(seed)).to_bytes() for seed in range(20)} == {
        late.state.to_bytes()
    }


def test_worlds_have_any_sealed_bid_and_no_unfinished_one() -> None:
    at = position("2 players, bidding, rooms steal lust greed good, souls -1 -2, taler 4 9").play(
        "A: bid 3, A: coins 2"
    )
    rng, found = Rng("bids"), Counter[tuple[int, int]]()
    for _ in range(3000):
        world = at.game.sample(at.view("B"), rng)
        assert isinstance(world, MeaCulpaState)
        found[int(world.notches[0]), int(world.coins[0])] += 1
    assert set(found) == {(notches, coins) for notches in range(1, 7) for coins in range(5)}
    assert max(found.values()) < 2 * min(found.values())
    begun = position("2 players, bidding, rooms steal lust greed good").play("A: bid 3")
    world = begun.game.sample(begun.view("B"), Rng(1))
    assert isinstance(world, MeaCulpaState)
    assert world.notches[0] == 0


def test_worlds_set_the_die_to_any_open_room() -> None:
    at = position(f"{FOUR}, souls -1 -2 -3 -4, turn pope, rooms steal - lust -").play(
        "A: meet, A: die 3"
    )
    rng = Rng("dice")
    dice = set()
    for _ in range(200):
        world = at.game.sample(at.view("D"), rng)
        assert isinstance(world, MeaCulpaState)
        dice.add(int(world.die))
    assert dice == {0, 2, 4, 5}
