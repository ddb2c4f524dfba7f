"""Money, pieties, pennants and loans."""

from positions.tolerance import position

HANDS = "A holds n14, B holds n10, C holds n3"  # Henry taxes 4 + 3 + 1, Cecil the same


def rich(said: str) -> list[int]:
    return (
        position(f"3 players, A to lead, {said}, {HANDS}")
        .play("A: n14, B: n10, C: n3")
        .tallies("A")
    )


def test_T43_what_goes_beyond_69_is_lost() -> None:
    assert rich("money 60 0 0")[0] == 69
    assert rich("money 69 0 0")[0] == 69


def test_T19_piety_never_falls_below_0() -> None:
    at = position(
        "3 players, A to lead, catholic 1 0 0, protestant 5 0 0, A holds w13, B holds t1, "
        "C holds t2"
    )
    at.play("A: w13 as clergy, B: t1, C: t2")
    assert at.tallies("A") == [5, 0, 3]


def test_T20_a_pennant_is_gained_in_mid_trick_and_kept_when_the_total_falls() -> None:
    at = position("3 players, A to lead, money 9 0 0, A holds t14, B holds c12, C holds n4").play(
        "A: t14, B: c12, C: n4"
    )
    # The Mayor's 4 make 13, the Bishop's 4 - 3 make 14, the Standard Bearer's 15.
    assert (at.money("A"), at.pennants("A")) == (15, [1, 0, 0])
    at = position("3 players, A to lead, money 9 0 0, A holds n14, B holds c12, C holds c13").play(
        "A: n14, B: c12, C: c13"
    )
    # Henry's 4 - 3 - 4 make 6, the Cardinal finds nobody, the Bishop's -7 make -1: a loan, and no
    # pennant.
    assert (at.money("A"), at.pennants("A"), at.loans()) == (1, [0, 0, 0], "A")
    at = position(
        "3 players, A to lead, catholic 9 0 0, A holds c14, B holds w13, C holds n7"
    ).play("A: c14, B: w13 aside, C: n7")
    # Pope Leo's 6 + 3 make 18; the Flagellants take 2.
    assert (at.catholic("A"), at.pennants("A")[1]) == (16, 1)
    at = position(
        "3 players, A to lead, catholic 4 0 0, A holds c14, B holds w13, C holds t1"
    ).play("A: c14, B: w13 aside, C: t1")
    assert (at.catholic("A"), at.pennants("A")[1]) == (13, 1)  # 4 + 6 + 3 + 2, less 2
    at = position(
        "3 players, A to lead, catholic 4 0 0, A holds c14, B holds w13, C holds n7"
    ).play("A: c14, B: w13 aside, C: n7")
    assert (at.catholic("A"), at.pennants("A")[1]) == (11, 1)
    at = position(
        "3 players, A to lead, catholic 2 0 0, A holds c14, B holds w13, C holds n7"
    ).play("A: c14, B: w13 aside, C: n7")
    assert (at.catholic("A"), at.pennants("A")[1]) == (9, 1)  # it was 11 for a moment


def test_T20_each_pennant_is_told() -> None:
    at = position(f"3 players, A to lead, money 19 0 0, {HANDS}").play("A: n14, B: n10, C: n3")
    assert [event["pennants"] for event in at.events_for("B", "pennant")] == [2, 3]


def test_T10_each_effect_is_one_sum() -> None:
    # 69 and Henry's 8 - 2: one sum, capped; not 69 + 8 capped, then less 2.
    at = position(
        "4 players, A to lead, money 67 0 0 0, A holds n14, B holds n7, C holds c5, D holds n3"
    ).play("A: n14, B: n7, C: c5, D: n3")
    assert at.money("A") == 69
    at = position("3 players, A to lead, money 67 0 0, A holds n14, B holds c5, C holds c9").play(
        "A: n14, B: c5, C: c9"
    )
    assert at.money("A") == 67


def test_T10_money_may_be_negative_within_a_trick() -> None:
    at = position("3 players, A to lead, money 0 0 0, A holds c12, B holds w10, C holds n14")
    at.play("A: c12, B: w10 aside, C: n14")
    # Henry 4 - 3 - 1 = 0, the Bishop -3, the Bailiff 4 - 1 = 3: never a loan.
    assert (at.money("A"), at.loans()) == (0, "")


def test_T10_with_a_loan_the_bounds_hold_after_every_effect() -> None:
    at = position(
        "3 players, A to lead, money 0 0 0, loans A, A holds c12, B holds w10, C holds n14"
    )
    at.play("A: c12, B: w10 aside, C: n14")
    assert (at.money("A"), at.loans()) == (3, "A")


def test_T21_the_check_comes_after_the_last_effect_of_a_trick() -> None:
    at = position("3 players, A to lead, money 1 0 0, A holds c12, B holds p1, C holds n3").play(
        "A: c12, B: p1, C: n3"
    )
    assert at.kinds("B")[-3:] == ["taxes", "laid", "loan"]


def test_T22_in_debt_without_a_loan_one_takes_one_and_has_1() -> None:
    at = position("3 players, A to lead, money 1 0 0, A holds c12, B holds p1, C holds n3").play(
        "A: c12, B: p1, C: n3"
    )
    assert (at.money("A"), at.loans()) == (1, "A")
    assert at.was_told("C", "loan", seat=0, money=1)


def test_T21_also_after_the_taxes_of_a_reign() -> None:
    house = {"reign": {"mary": {"tax": -3}}}
    at = position(
        "3 players, last trick, A to lead, money 5 5 5, A holds n3, B holds p1, C holds t2", house
    ).play("A: n3, B: p1, C: t2")
    assert (at.money("A"), at.loans()) == (1, "A")


def test_T23_with_a_loan_money_stops_at_0() -> None:
    at = position(
        "3 players, A to lead, money 1 0 0, loans A, A holds c12, B holds p1, C holds n3"
    ).play("A: c12, B: p1, C: n3")
    assert (at.money("A"), at.loans(), at.events_for("A", "loan")) == (0, "A", [])


# --- repaying -------------------------------------------------------------------------------------

LAST = "last trick, A to lead, A holds n3, B holds p1, C holds t2"


def test_T24_a_loan_may_be_repaid_at_the_end_of_a_reign() -> None:
    at = position(f"3 players, {LAST}, money 10 7 0, loans AB").play("A: n3, B: p1, C: t2")
    assert at.to_act() == "A"
    assert at.choices("A") == ["repay", "keep"]
    at.play("A: repay, B: keep")
    assert (at.loans(), at.money("A"), at.money("B")) == ("B", 8, 7)  # A has three living Catholics


def test_T24_all_are_asked_clockwise_from_the_starter() -> None:
    at = position(f"3 players, {LAST}, C started, money 10 7 9, loans ABC").play(
        "A: n3, B: p1, C: t2"
    )
    asked = at.to_act()
    at.play("C: keep")
    asked += at.to_act()
    at.play("A: keep")
    assert asked + at.to_act() == "CAB"


def test_T24_who_has_too_little_is_not_asked() -> None:
    at = position(f"3 players, {LAST}, money 0 4 5, loans ABC").play("A: n3, B: p1, C: t2")
    assert at.to_act() == "C"


def test_T24_even_in_the_reign_in_which_it_was_taken() -> None:
    boards = "A has living catholic t11 t9 t14 n14"
    at = position(
        "3 players, last trick, A to lead, A holds c12, B holds p1, C holds n3, money 1 0 0, "
        f"{boards}"
    )
    at.play("A: c12, B: p1, C: n3")
    assert (at.to_act(), at.money("A"), at.loans()) == ("A", 7, "A")


def test_T24_in_the_last_reign_it_is_repaid_by_itself() -> None:
    at = position(f"3 players, reign james, {LAST}, money 10 4 5, loans ABC").play(
        "A: n3, B: p1, C: t2"
    )
    assert at.over()
    assert at.loans() == "B"


def test_T26_spending_loses_no_pennant() -> None:
    at = (
        position(f"3 players, {LAST}, money 10 0 0, loans A")
        .play("A: n3, B: p1, C: t2")
        .play("A: repay")
    )
    assert (at.money("A"), at.pennants("A")[0]) == (8, 1)
