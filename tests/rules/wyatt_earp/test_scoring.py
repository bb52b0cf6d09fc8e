"""What a poster pays (chapter WE12)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from deadwood.games.wyatt_earp.cards import KIND_OF
from deadwood.games.wyatt_earp.editions import ALEA, GRYPHON, OPTIONS, Rules
from deadwood.games.wyatt_earp.rules.scoring import divide, points, share
from tests.rules.wyatt_earp.scene import Scene, at, both

CASSIDY = KIND_OF["butch-cassidy"]


def divided(way: Rules, counted: list[int], reward: int) -> list[int]:
    """What players with so many points take from a reward."""
    points: list[i64] = list(counted)
    paid = vec[i64](points)
    takes = divide(way, vec[i64](points), reward, paid)
    assert takes or not any(paid)
    return list(paid)


def rules(edition: str = ALEA, **options: object) -> Rules:
    return Rules(OPTIONS.settle(edition, options))


ONE = rules(tied_leaders_short="one")
NOBODY_TAKES = rules(tied_leaders_short="none")


# The printed examples, played to the end of a hand


def ended(edition: str, reward: int, *groups: str, **options: object) -> Scene:
    """Seat 1 goes out; these groups of Butch Cassidy lie before the players."""
    seats = "".join(
        f'[[seat]]\nhand = ["belle-starr"]\ntable = {{ butch-cassidy = [{group}] }}\n'
        for group in groups
    )
    text = f'phase = "play"\nposters = {{ butch-cassidy = {reward} }}\n{seats}'
    scene = at(text, len(groups), edition, **options)
    return scene.play("discard belle-starr")


def scored(scene: Scene) -> tuple[list[int], list[int], int]:
    """Points and payments of Butch Cassidy by seat, and what is left on the poster."""
    event = next(e for e in scene.events if e.name == "score" and e.values[0] == CASSIDY)
    players = scene.state.players
    paid = list(event.row("paid"))
    assert [scene.money(seat + 1) for seat in range(players)] == [p * 1000 for p in paid]
    assert event.seat == -1
    left = event["reward"] - sum(paid)
    assert scene.reward("butch-cassidy") == left * 1000 + 1000  # and the next hand's thousand
    return list(event.row("points")), paid, left


ELEVEN = '"3 butch-cassidy", "bank-robbery", "fastest-gun"'
NINE = '"2 butch-cassidy", "photo-butch-cassidy", "stagecoach-robbery"'
SIX = '"3 butch-cassidy"'
FIVE = '"butch-cassidy", "fastest-gun"'
FOUR = '"2 butch-cassidy"'
TWO = '"butch-cassidy"'


@pytest.mark.parametrize("edition", [ALEA, GRYPHON])
def test_we12_3_example_one_a_lead_of_five_takes_all_nine_thousand(edition: str) -> None:
    scene = ended(edition, 9000, ELEVEN, SIX, TWO)
    assert scored(scene) == ([11, 6, 2], [9, 0, 0], 0)


@pytest.mark.parametrize("edition", [ALEA, GRYPHON])
def test_we12_4_d8_example_two_who_is_five_behind_has_no_share(edition: str) -> None:
    """Chris has 4 points and gets nothing, so Gryphon cannot mean "at least 4 points" (D8)."""
    scene = ended(edition, 8000, NINE, FIVE, FOUR)
    assert scored(scene) == ([9, 5, 4], [5, 3, 0], 0)


def test_we12_8_d2_example_three_tied_leaders_short_of_money() -> None:
    alea = ended(ALEA, 3000, FOUR, FOUR, TWO)
    assert scored(alea) == ([4, 4, 2], [1, 1, 0], 1)
    gryphon = ended(GRYPHON, 3000, FOUR, FOUR, TWO)
    assert scored(gryphon) == ([4, 4, 2], [0, 0, 0], 3)


def test_we12_8_d2_the_option_changes_it_in_either_edition() -> None:
    alea = ended(ALEA, 3000, FOUR, FOUR, TWO, tied_leaders_short="none")
    assert scored(alea)[1] == [0, 0, 0]
    gryphon = ended(GRYPHON, 3000, FOUR, FOUR, TWO, tied_leaders_short="one")
    assert scored(gryphon)[1] == [1, 1, 0]


@pytest.mark.parametrize("edition", [ALEA, GRYPHON])
def test_we12_7_d9_q23_example_four_what_cannot_be_shared_evenly_stays(edition: str) -> None:
    scene = ended(edition, 6000, FOUR, FOUR, TWO)
    assert scored(scene) == ([4, 4, 2], [2, 2, 1], 1)


def test_we12_8_d2_the_common_case_six_against_six_with_three_thousand() -> None:
    three_single_cards = '"3 butch-cassidy"'
    assert scored(ended(ALEA, 3000, SIX, three_single_cards)) == ([6, 6], [1, 1], 1)
    assert scored(ended(GRYPHON, 3000, SIX, three_single_cards)) == ([6, 6], [0, 0], 3)


# The clauses one by one


@pytest.mark.parametrize(
    ("counted", "paid"),
    [
        ([7, 0, 0], [0, 0, 0]),
        ([4, 2, 1], [0, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([8, 0, 0], [6, 0, 0]),
        ([4, 2, 2], [3, 1, 1]),
    ],
)
def test_we12_2_fewer_than_eight_points_together_leave_the_reward(
    counted: list[int], paid: list[int]
) -> None:
    for way in (ONE, NOBODY_TAKES):
        assert divided(way, counted, 6) == paid


@pytest.mark.parametrize(
    ("counted", "paid"),
    [
        ([9, 4], [7, 0]),
        ([9, 5], [4, 3]),
        ([4, 9], [0, 7]),
        ([5, 9], [3, 4]),
        ([4, 4, 9], [0, 0, 7]),
        ([5, 4, 9], [3, 0, 4]),
        ([5, 5, 9], [2, 2, 3]),
        ([3, 8, 1], [0, 7, 0]),
        ([14, 9, 9], [7, 0, 0]),
        ([8, 3], [7, 0]),
        ([8, 4], [4, 3]),
        ([31, 0, 0, 0], [7, 0, 0, 0]),
    ],
)
def test_we12_3_we12_4_a_lead_of_five_takes_all_and_a_lead_of_four_shares(
    counted: list[int], paid: list[int]
) -> None:
    for way in (ONE, NOBODY_TAKES):
        assert divided(way, counted, 7) == paid


def test_we12_4_who_is_within_four_of_the_leader_shares_others_not() -> None:
    for way in (ONE, NOBODY_TAKES):
        assert divided(way, [10, 9, 6, 5], 8) == [4, 2, 2, 0]
        assert divided(way, [5, 6, 9, 10], 8) == [0, 2, 2, 4]


@pytest.mark.parametrize(
    ("reward", "paid"),
    [
        (2, [2, 0, 0]),
        (3, [2, 1, 0]),
        (4, [2, 1, 1]),
        (5, [3, 1, 1]),
        (6, [3, 2, 1]),
        (7, [3, 2, 2]),
        (8, [4, 2, 2]),
    ],
)
def test_we12_6_the_leader_takes_two_then_all_one_each_in_order(
    reward: int, paid: list[int]
) -> None:
    """8/6/4 with $3,000: a sharer can come away empty."""
    for way in (ONE, NOBODY_TAKES):
        assert divided(way, [8, 6, 4], reward) == paid
        assert divided(way, [4, 8, 6], reward) == [paid[2], paid[0], paid[1]]


@pytest.mark.parametrize(
    ("reward", "with_one", "with_none"),
    [
        (3, [1, 1, 1], [0, 0, 0]),
        (4, [1, 1, 1], [0, 0, 0]),
        (5, [1, 1, 1], [0, 0, 0]),
        (6, [2, 2, 2], [2, 2, 2]),
        (8, [2, 2, 2], [2, 2, 2]),
        (9, [3, 3, 3], [3, 3, 3]),
    ],
)
def test_we12_6_we12_8_q21_three_tied_leaders(
    reward: int, with_one: list[int], with_none: list[int]
) -> None:
    assert divided(ONE, [4, 4, 4], reward) == with_one
    assert divided(NOBODY_TAKES, [4, 4, 4], reward) == with_none


@pytest.mark.parametrize(
    ("reward", "with_one", "with_none"),
    [
        (3, 0, 0),
        (4, 1, 0),
        (7, 1, 0),
        (8, 2, 2),
        (11, 2, 2),
        (12, 3, 3),
    ],
)
def test_we12_6_we12_8_q21_four_tied_leaders(reward: int, with_one: int, with_none: int) -> None:
    """With $3,000 nobody gets anything in either edition."""
    assert divided(ONE, [2, 2, 2, 2], reward) == [with_one] * 4
    assert divided(NOBODY_TAKES, [2, 2, 2, 2], reward) == [with_none] * 4


def test_we12_8_two_tied_leaders_at_the_boundary() -> None:
    for reward, with_one, with_none in ((1, 0, 0), (2, 1, 0), (3, 1, 0), (4, 2, 2)):
        assert divided(ONE, [6, 6], reward) == [with_one] * 2
        assert divided(NOBODY_TAKES, [6, 6], reward) == [with_none] * 2


def test_we12_8_after_the_short_opening_nobody_else_takes_what_is_left() -> None:
    assert divided(ONE, [5, 5, 4, 3], 3) == [1, 1, 0, 0]


@pytest.mark.parametrize(
    ("counted", "reward", "paid"),
    [
        ([8, 6, 6], 3, [2, 0, 0]),  # a tie at second place cannot be paid (Q22)
        ([8, 6, 6], 4, [2, 1, 1]),
        ([8, 6, 6], 5, [3, 1, 1]),
        ([8, 6, 6], 6, [3, 1, 1]),  # and again: the leader does not go on
        ([8, 6, 6, 5], 3, [2, 0, 0, 0]),  # nor does a lower rank (Q23)
        ([8, 6, 6, 5], 5, [2, 1, 1, 1]),
        ([8, 8, 5], 5, [2, 2, 1]),
        ([8, 8, 5], 6, [2, 2, 1]),
        ([8, 8, 5], 7, [3, 3, 1]),
    ],
)
def test_we12_7_d9_q22_q23_when_a_tier_cannot_all_be_paid_sharing_stops(
    counted: list[int], reward: int, paid: list[int]
) -> None:
    for way in (ONE, NOBODY_TAKES):
        assert divided(way, counted, reward) == paid


def test_we12_5_q20_without_points_there_is_no_share_unless_the_table_says_so() -> None:
    sharing = rules(zero_points_share="true")
    plain = rules()
    assert divided(plain, [4, 4, 0], 6) == [3, 3, 0]
    assert divided(sharing, [4, 4, 0], 6) == [2, 2, 1]
    assert divided(plain, [3, 3, 2, 0], 6) == [2, 2, 1, 0]
    assert divided(sharing, [3, 3, 2, 0], 6) == [2, 2, 1, 1]
    assert divided(sharing, [5, 5, 0], 6) == [3, 3, 0]  # more than four behind
    assert divided(sharing, [4, 4, 0, 0], 5) == [2, 2, 0, 0]  # two cannot share one
    assert divided(plain, [4, 4, 1], 5) == [2, 2, 1]


@pytest.mark.parametrize("share_zero", ["false", "true"])
def test_we12_5_q20_a_group_under_a_hideout_is_like_none(share_zero: str) -> None:
    for edition in (ALEA, GRYPHON):
        hidden = '"2 butch-cassidy", "hideout"'
        scene = ended(edition, 6000, FOUR, FOUR, hidden, zero_points_share=share_zero)
        paid = [2, 2, 1] if share_zero == "true" else [3, 3, 0]
        assert scored(scene) == ([4, 4, 0], paid, 1 if share_zero == "true" else 0)


def test_we12_2_we9_2_hidden_points_do_not_count_towards_the_eight() -> None:
    for edition in (ALEA, GRYPHON):
        scene = ended(edition, 5000, SIX, '"2 butch-cassidy", "hideout"')
        assert scored(scene) == ([6, 0], [0, 0], 5)


def test_we12_1_d7_q24_all_seven_posters_are_scored_in_the_order_of_the_circle() -> None:
    for edition in (ALEA, GRYPHON):
        scene = ended(edition, 9000, ELEVEN, SIX, TWO)
        score = [event for event in scene.events if event.name == "score"]
        assert [event.values[0] for event in score] == [0, 1, 2, 3, 4, 5, 6]
        untouched = [event.values[1:] for event in score if event.values[0] != CASSIDY]
        assert untouched == [(1, 0, 0, 0, 0, 0, 0)] * 6
        names = [name for name in scene.names() if name in ("hand-over", "score", "deal")]
        assert names == ["hand-over", *["score"] * 7, "deal"]


@pytest.mark.parametrize(
    ("reward", "groups", "options", "rule", "rounds"),
    [
        (5000, [SIX], {}, "WE12.2", []),
        (9000, [ELEVEN, SIX, TWO], {}, "WE12.3", [[9, 0, 0]]),
        (8000, [NINE, FIVE, FOUR], {}, "WE12.4", [[2, 0, 0], [0, 1, 0], [1, 0, 0]]),
        (5000, [SIX, SIX], {}, "WE12.4", [[2, 2]]),
        (3000, [SIX, SIX], {"tied_leaders_short": "one"}, "WE12.8", [[1, 1]]),
        (3000, [SIX, SIX], {"tied_leaders_short": "none"}, "WE12.8", []),
    ],
)
def test_we12_how_a_poster_was_shared_is_told_round_by_round(
    reward: int,
    groups: list[str],
    options: dict[str, object],
    rule: str,
    rounds: list[list[int]],
) -> None:
    if len(groups) == 1:
        groups = [*groups, ""]
    scene = ended(ALEA, reward, *groups, **options)
    events = [e for e in scene.events if e.name == "share" and e["outlaw"] == CASSIDY]
    told: list[Any] = [event.as_dict() for event in events]
    assert {each["rule"] for each in told} == {rule}
    found = [each["paid"] for each in told]
    nobody = [[0] * scene.state.players]
    assert found[: len(rounds) or 1] == [[1000 * one for one in each] for each in rounds or nobody]
    assert [each["rounds"] for each in told] == [[one // 1000 for one in each] for each in found]
    _, paid, _ = scored(scene)
    assert [sum(one) // 1000 for one in zip(*found, strict=True)] == paid


def test_we12_1_the_points_of_every_seat_and_outlaw_are_its_own() -> None:
    text = """
        [[seat]]
        hand = ["hideout"]
        table = { wes-hardin = ["wes-hardin", "bank-robbery"], belle-starr = ["belle-starr"] }
        [[seat]]
        hand = ["hideout"]
        table = { wes-hardin = ["photo-wes-hardin", "2 stagecoach-robbery", "fastest-gun"] }
        [[seat]]
        hand = ["bob-dalton"]
        table = { wes-hardin = ["3 wes-hardin", "hideout"] }
    """
    for scene in both(text):
        found = [[points(scene.state, seat, outlaw) for outlaw in (0, 6)] for seat in range(3)]
        assert found == [[2, 4], [0, 9], [0, 0]]
        assert list(share(scene.state, 6)) == [0, 1, 0]


# Against a slow reading of the same rules


def slow_division(
    counted: list[int], reward: int, take_one: bool, zero_shares: bool
) -> tuple[list[int], int]:
    """The algorithm of the rulings, word for word; what each seat takes and what stays."""
    taken = dict.fromkeys(range(len(counted)), 0)

    def pay(tier: list[int], each: int) -> None:
        nonlocal reward
        for seat in tier:
            taken[seat] += each
            reward -= each

    def answer() -> tuple[list[int], int]:
        return [taken[seat] for seat in range(len(counted))], reward

    if sum(counted) < 8:
        return answer()
    ranked = sorted(counted, reverse=True)
    if ranked[0] - ranked[1] >= 5:
        pay([counted.index(ranked[0])], reward)
        return answer()
    sharers = [
        seat
        for seat in range(len(counted))
        if counted[seat] >= ranked[0] - 4 and (zero_shares or counted[seat] >= 1)
    ]
    values = sorted({counted[seat] for seat in sharers}, reverse=True)
    tiers = [[seat for seat in sharers if counted[seat] == value] for value in values]
    if reward >= 2 * len(tiers[0]):
        pay(tiers[0], 2)
    else:
        if take_one and reward >= len(tiers[0]):
            pay(tiers[0], 1)
        return answer()
    turn = 1
    while True:
        tier = tiers[turn % len(tiers)]
        if reward < len(tier):
            return answer()
        pay(tier, 1)
        turn += 1


@settings(max_examples=600, deadline=None)
@given(
    counted=st.lists(st.integers(0, 12) | st.integers(0, 31), min_size=2, max_size=4),
    reward=st.integers(0, 25),
    edition=st.sampled_from([ALEA, GRYPHON]),
    short=st.sampled_from(["one", "none"]),
    zero_shares=st.booleans(),
)
def test_we12_q20_q21_q22_q23_sharing_agrees_with_a_slow_reading_of_the_rulings(
    counted: list[int], reward: int, edition: str, short: str, zero_shares: bool
) -> None:
    way = rules(edition, tied_leaders_short=short, zero_points_share=zero_shares)
    paid = divided(way, counted, reward)
    assert (paid, reward - sum(paid)) == slow_division(counted, reward, short == "one", zero_shares)
