"""A tie for the victory is decided by a duel (WE13.2 - WE13.4)."""

from __future__ import annotations

import json

import pytest

from deadwood.games.wyatt_earp.cards import KIND_OF, NAMES
from tests.rules.wyatt_earp.scene import Scene, at

HIT, MISS = "jesse-james", "bank-robbery"
COUNT, KNOCKOUT = "count", "knockout"


def duel(
    turned: list[str], money: list[int], edition: str = "alea-2001", **options: object
) -> Scene:
    """Seat 1 goes out; this is all that is left of the supply, top first."""
    seats = "".join(f'[[seat]]\nmoney = {owned}\nhand = ["belle-starr"]\n' for owned in money)
    text = f'phase = "play"\nrest = "discards"\nsupply = {json.dumps(turned)}\n{seats}'
    scene = at(text, len(money), edition, **options)
    return scene.play("discard belle-starr")


def cards(script: str) -> list[str]:
    """x is a hit, - a miss; both kinds vary so that only the bullet hole counts."""
    hits = iter(["jesse-james", "belle-starr", "wes-hardin", "bob-dalton"] * 4)
    misses = iter(["bank-robbery", "photo-wes-hardin", "wyatt-earp", "fastest-gun", "most-wanted",
                   "photo-bob-dalton", "stagecoach-robbery", "photo-jesse-james"])  # fmt: skip
    return [next(hits) if sign == "x" else next(misses) for sign in script]


def shots(scene: Scene) -> str:
    """Who shot and whether he hit, in order: 1x 2- …"""
    events = [event for event in scene.events if event.name == "duel"]
    return " ".join(f"{event.seat + 1}{'x' if event.values[1] else '-'}" for event in events)


@pytest.mark.parametrize(("edition", "rule"), [("alea-2001", COUNT), ("gryphon-2014", KNOCKOUT)])
@pytest.mark.parametrize(
    ("script", "told", "winner"),
    [
        ("x-", "1x 2-", 1),
        ("-x", "1- 2x", 2),
        ("--x-", "1- 2- 1x 2-", 1),
        ("xx-x", "1x 2x 1- 2x", 2),
        ("--xx--x-", "1- 2- 1x 2x 1- 2- 1x 2-", 1),
    ],
)
def test_we13_2_we13_3_q42_q43_two_duellists_shoot_until_one_alone_is_ahead(
    edition: str, rule: str, script: str, told: str, winner: int
) -> None:
    """For two players both editions come to the same."""
    scene = duel(cards(script), [25000, 25000], edition)
    assert shots(scene) == told
    assert scene.game.winners(scene.state) == [winner - 1]
    assert scene.event("winner").fields() == ("winner", winner - 1, ())
    other = duel(cards(script), [25000, 25000], duel=rule)
    assert shots(other) == told
    assert scene.supply() == []
    assert scene.intact()


def test_we13_2_we13_3_d3_q42_three_duellists_count_hits_or_drop_out() -> None:
    """After x x - Gryphon goes on with two; alea lets the third catch up and win."""
    script = "xx---x--x"
    alea = duel(cards(script), [26000, 26000, 26000])
    assert shots(alea) == "1x 2x 3- 1- 2- 3x 1- 2- 3x"
    assert alea.game.winners(alea.state) == [2]
    gryphon = duel(cards(script), [26000, 26000, 26000], "gryphon-2014")
    assert shots(gryphon) == "1x 2x 3- 1- 2- 1x 2-"
    assert gryphon.game.winners(gryphon.state) == [0]


def test_we13_2_d3_q42_counting_needs_one_alone_ahead_after_a_full_round() -> None:
    """A lead within a round does not win: the round is finished first."""
    scene = duel(cards("xxx" + "xx-" + "x--"), [25000] * 3)
    assert shots(scene) == "1x 2x 3x 1x 2x 3- 1x 2- 3-"
    assert scene.game.winners(scene.state) == [0]


def test_we13_3_d3_q43_knockout_all_hit_and_all_miss_put_nobody_out() -> None:
    scene = duel(cards("xxx" + "---" + "-xx" + "--" + "x-"), [25000] * 3, "gryphon-2014")
    assert shots(scene) == "1x 2x 3x 1- 2- 3- 1- 2x 3x 2- 3- 2x 3-"
    assert scene.game.winners(scene.state) == [1]


def test_we13_3_d3_the_only_one_to_hit_wins_at_once() -> None:
    scene = duel(cards("--x-"), [30000] * 4, "gryphon-2014")
    assert shots(scene) == "1- 2- 3x 4-"
    assert scene.game.winners(scene.state) == [2]


def test_we13_2_d3_the_option_chooses_the_duel_in_either_edition() -> None:
    script = cards("xx---x--x")
    counted = duel(script, [26000] * 3, "gryphon-2014", duel=COUNT)
    assert counted.game.winners(counted.state) == [2]
    knocked = duel(script, [26000] * 3, "alea-2001", duel=KNOCKOUT)
    assert knocked.game.winners(knocked.state) == [0]


@pytest.mark.parametrize("edition", ["alea-2001", "gryphon-2014"])
def test_we13_1_only_those_with_the_most_money_shoot(edition: str) -> None:
    scene = duel(cards("-x"), [27000, 26000, 27000], edition)
    assert shots(scene) == "1- 3x"
    assert scene.game.winners(scene.state) == [2]
    scene = duel(cards("x-"), [26000, 27000, 27000], edition)
    assert shots(scene) == "2x 3-"
    assert scene.game.winners(scene.state) == [1]


@pytest.mark.parametrize("edition", ["alea-2001", "gryphon-2014"])
def test_we13_1_a_tie_below_the_goal_is_no_duel(edition: str) -> None:
    scene = duel(cards("x-"), [24000, 24000], edition)
    assert shots(scene) == ""
    assert scene.state.hand_number == 2


@pytest.mark.parametrize("edition", ["alea-2001", "gryphon-2014"])
def test_we13_4_q41_when_the_supply_runs_out_all_cards_are_shuffled(edition: str) -> None:
    scene = duel([HIT], [25000, 25000], edition)
    assert scene.event("reshuffle").fields() == ("reshuffle", -1, (78,))
    fired = [event for event in scene.events if event.name == "duel"]
    assert fired[0].fields() == ("duel", 0, (KIND_OF[HIT], 1))
    order = [event.name for event in scene.events if event.name in ("duel", "reshuffle")]
    assert order[:3] == ["duel", "reshuffle", "duel"]
    later = [NAMES[event.values[0]] for event in fired[1:]]
    assert scene.discards() == list(reversed(later))
    assert len(scene.supply()) == 78 - len(later)
    assert scene.intact()
    hits = [sum(e.values[1] for e in fired if e.seat == seat) for seat in (0, 1)]
    assert scene.game.winners(scene.state) == [0 if hits[0] > hits[1] else 1]


@pytest.mark.parametrize("edition", ["alea-2001", "gryphon-2014"])
def test_we13_4_q41_the_supply_is_used_up_first_and_shots_lie_on_the_discards(edition: str) -> None:
    scene = duel(["hideout", MISS, HIT, MISS, "wyatt-earp"], [25000, 25000], edition)
    assert shots(scene) == "1- 2- 1x 2-"
    assert "reshuffle" not in scene.names()
    assert scene.supply() == ["wyatt-earp"]
    assert scene.discards()[:4] == [MISS, HIT, MISS, "hideout"]
    assert scene.intact()


def test_we13_4_q41_a_duel_from_an_empty_supply_ends() -> None:
    for edition in ("alea-2001", "gryphon-2014"):
        for money in ([25000] * 2, [25000] * 3, [25000] * 4):
            scene = duel([], money, edition)
            assert scene.names().index("reshuffle") < scene.names().index("duel")
            assert scene.question() == "over"
            assert scene.intact()
            left = [KIND_OF[name] for name in scene.supply()]
            assert left != sorted(left, reverse=True)  # not in printed order: shuffled
