"""Weapons and how far they reach (chapter BG7)."""

from __future__ import annotations

import pytest

from tests.rules.bang.scene import EDITIONS, at, both

REACH = {
    "volcanic-10s": 1,
    "volcanic-10c": 1,
    "schofield-ks": 2,
    "schofield-jc": 2,
    "schofield-qc": 2,
    "remington-kc": 3,
    "rev-carabine-ac": 4,
    "winchester-8s": 5,
}
# From seat 1 it is 1, 2, 3 places to seats 2, 3, 4; 5 to seat 4 with all that adds.
FAR = """
    [[seat]]
    character = "black-jack"
    hand = ["bang-2d"]
    {table}
    [[seat]]
    [[seat]]
    character = "calamity-janet"
    [[seat]]
    {fourth}
"""
FOURTH = {
    3: "",
    4: 'table = ["mustang-8h"]',
    5: 'character = "paul-regret"\ntable = ["mustang-8h"]',
}

editions = pytest.mark.parametrize("edition", EDITIONS)


def far(edition: str, table: str, distance: int) -> tuple[str, int]:
    """Why seat 1 cannot shoot somebody so far away, and the reach of his weapon."""
    text = FAR.format(table=table, fourth=FOURTH[max(3, distance)])
    scene = at(text, 7, edition)
    target = min(distance, 3) + 1
    assert scene.distance(1, target) == distance
    move = f"play bang-2d at {target}"
    assert (move in scene.legal()) == (scene.why_not(move) == "")
    return (scene.why_not(move), scene.reach(1))


@editions
def test_bg7_1_b32_everybody_has_a_colt_that_reaches_one(edition: str) -> None:
    for distance in range(1, 6):
        reason = "" if distance == 1 else "BG8.1"
        assert far(edition, "", distance) == (reason, 1)


@editions
def test_bg7_1_b32_other_blue_cards_are_no_weapons(edition: str) -> None:
    table = 'table = ["barrel-qs", "dynamite-2h"]'
    assert far(edition, table, 1) == ("", 1)
    assert far(edition, table, 2) == ("BG8.1", 1)


@editions
def test_bg7_1_b32_without_his_weapon_a_player_has_the_colt_again(edition: str) -> None:
    text = """
        turn = 2
        [[seat]]
        table = ["winchester-8s"]
        [[seat]]
        hand = ["panic-jh"]
    """
    scene = at(text, 4, edition)
    assert scene.reach(1) == 5
    scene.play("play panic-jh at 1")
    assert (scene.reach(1), scene.hand(2)) == (1, ["winchester-8s"])
    assert scene.reach(2) == 1  # in the hand it is no weapon
    scene.play("play winchester-8s")
    assert scene.reach(2) == 5


@editions
@pytest.mark.parametrize("weapon", REACH)
def test_bg7_2_b32_a_weapon_reaches_as_far_as_is_printed_on_it(edition: str, weapon: str) -> None:
    for distance in range(1, 6):
        reason = "" if distance <= REACH[weapon] else "BG8.1"
        assert far(edition, f'table = ["{weapon}"]', distance) == (reason, REACH[weapon])


@editions
def test_bg7_2_b32_all_can_see_the_reach(edition: str) -> None:
    scene = at('[[seat]]\ntable = ["remington-kc"]', 4, edition)
    assert scene.view(0).reach == [3, 1, 1, 1]


@editions
@pytest.mark.parametrize("new", REACH)
def test_bg7_3_b11_a_new_weapon_replaces_the_old_one_at_once(edition: str, new: str) -> None:
    old = "remington-kc" if new != "remington-kc" else "winchester-8s"
    scene = at(f'[[seat]]\nhand = ["{new}"]\ntable = ["barrel-qs", "{old}"]', 4, edition)
    scene.play(f"play {new}")
    assert (scene.table(1), scene.discards()) == (["barrel-qs", new], [old])
    assert scene.log(seat=0) == [f"play 1: {new}", f"replaced 1: {old}"]
    assert scene.reach(1) == REACH[new]


@editions
@pytest.mark.parametrize(
    ("old", "new"),
    [("volcanic-10s", "volcanic-10c"), ("schofield-ks", "schofield-jc")],
)
def test_bg7_3_b11_also_one_of_the_same_name(edition: str, old: str, new: str) -> None:
    scene = at(f'[[seat]]\nhand = ["{new}"]\ntable = ["{old}"]', 4, edition)
    scene.play(f"play {new}")
    assert (scene.table(1), scene.discards()) == ([new], [old])


@editions
def test_bg7_3_b11_weapons_may_be_changed_as_often_as_one_likes(edition: str) -> None:
    hand = '["volcanic-10s", "schofield-ks", "winchester-8s", "schofield-jc"]'
    scene = at(f"[[seat]]\nhand = {hand}", 4, edition)
    scene.play("play volcanic-10s", "play schofield-ks", "play winchester-8s", "play schofield-jc")
    assert scene.table(1) == ["schofield-jc"]
    assert scene.discards() == ["winchester-8s", "schofield-ks", "volcanic-10s"]


@editions
def test_bg7_3_b11_the_weapons_of_others_stay(edition: str) -> None:
    text = '[[seat]]\nhand = ["schofield-ks"]\n[[seat]]\ntable = ["schofield-jc"]'
    scene = at(text, 4, edition).play("play schofield-ks")
    assert (scene.table(1), scene.table(2)) == (["schofield-ks"], ["schofield-jc"])


# The Volcanic.


@editions
def test_bg7_4_b32_with_a_volcanic_any_number_of_bang_may_be_played(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["bang-2d", "bang-3d", "bang-4d", "bang-5d"]
        table = ["volcanic-10s"]
    """
    scene = at(text, 4, edition)
    scene.play("play bang-2d at 2", "play bang-3d at 4", "play bang-4d at 2")
    scene.refuse("play bang-5d at 3", "BG8.1")  # but it reaches only 1
    scene.play("play bang-5d at 4")
    assert scene.all_lives() == [5, 2, 4, 2]


@editions
def test_bg7_4_b33_a_volcanic_that_is_laid_later_permits_more(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["bang-2d", "bang-3d", "volcanic-10s"]', 4, edition)
    scene.play("play bang-2d at 2")
    scene.refuse("play bang-3d at 2", "BG4.2")
    scene.play("play volcanic-10s", "play bang-3d at 2")
    assert scene.lives(2) == 2


@editions
def test_bg7_4_b33_a_volcanic_that_is_replaced_permits_no_more(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["bang-2d", "bang-3d", "schofield-ks"]
        table = ["volcanic-10s"]
    """
    scene = at(text, 4, edition).play("play bang-2d at 2", "play schofield-ks")
    scene.refuse("play bang-3d at 2", "BG4.2")
    scene = at(text, 4, edition).play("play schofield-ks", "play bang-2d at 3")
    scene.refuse("play bang-3d at 2", "BG4.2")


@editions
def test_bg7_4_b33_one_volcanic_for_another_goes_on(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["bang-2d", "bang-3d", "volcanic-10c"]
        table = ["volcanic-10s"]
    """
    scene = at(text, 4, edition)
    scene.play("play bang-2d at 2", "play volcanic-10c", "play bang-3d at 2")
    assert scene.lives(2) == 2


def test_bg7_4_b33_a_volcanic_in_the_hand_or_before_somebody_else_does_not_help() -> None:
    text = """
        [[seat]]
        hand = ["bang-2d", "bang-3d", "volcanic-10c"]
        [[seat]]
        table = ["volcanic-10s"]
    """
    for scene in both(text):
        scene.play("play bang-2d at 2")
        scene.refuse("play bang-3d at 2", "BG4.2")


def test_bg7_4_b33_a_lost_volcanic_permits_no_more() -> None:
    """Its owner throws it away himself, with a Cat Balou."""
    text = """
        [[seat]]
        hand = ["bang-2d", "bang-3d", "cat-balou-9d"]
        table = ["volcanic-10s"]
    """
    scene = at(text).play("play bang-2d at 2", "play cat-balou-9d at 1", "choose volcanic-10s")
    scene.refuse("play bang-3d at 2", "BG4.2")
