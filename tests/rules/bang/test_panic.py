"""Panic! (BG11.1, BG11.4)."""

from __future__ import annotations

import pytest

from deadwood.core.chance import Sealed, seed_bytes
from tests.rules.bang.scene import EDITIONS, at, both

editions = pytest.mark.parametrize("edition", EDITIONS)


@editions
def test_bg11_1_b20_a_card_from_the_hand_goes_to_ones_own(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["panic-jh", "bang-2d"]
        [[seat]]
        hand = ["beer-6h", "saloon-5h", "missed-2s"]
    """
    scene = at(text, 4, edition).picking("saloon-5h").play("play panic-jh at 2")
    assert scene.hand(1) == ["bang-2d", "saloon-5h"]
    assert scene.hand(2) == ["beer-6h", "missed-2s"]
    assert scene.discards() == ["panic-jh"]


@editions
def test_bg11_1_b20_it_is_taken_at_random(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["panic-jh"]
        [[seat]]
        hand = ["beer-6h", "saloon-5h", "missed-2s"]
    """
    taken = set()
    for seed in range(30):
        scene = at(text, 4, edition)
        scene.state.chance = Sealed(seed_bytes(seed))
        taken.add(scene.play("play panic-jh at 2").hand(1)[0])
    assert taken == {"beer-6h", "saloon-5h", "missed-2s"}


@editions
def test_bg11_1_b20_only_the_two_see_what_was_taken_from_a_hand(edition: str) -> None:
    text = '[[seat]]\nhand = ["panic-jh"]\n[[seat]]\nhand = ["beer-6h"]'
    scene = at(text, 4, edition).play("play panic-jh at 2")
    for seat in (1, 2):
        assert scene.log("take", seat=seat) == ["take 1: 2 beer-6h"]
    for seat in (0, 3, 4):
        assert scene.log("take", seat=seat) == ["take 1: 2 ?"]


@editions
def test_bg11_1_b20_or_a_card_that_lies_before_him_as_one_chooses(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["panic-jh"]
        [[seat]]
        hand = ["beer-6h"]
        table = ["barrel-qs", "schofield-ks"]
    """
    scene = at(text, 4, edition).play("play panic-jh at 2")
    assert scene.asked() == ("pick", 1)
    assert scene.legal() == ["choose hand", "choose barrel-qs", "choose schofield-ks"]
    scene.play("choose schofield-ks")
    assert (scene.hand(1), scene.table(1)) == (["schofield-ks"], [])
    assert (scene.hand(2), scene.table(2)) == (["beer-6h"], ["barrel-qs"])
    assert scene.log("take-table", seat=0) == ["take-table 1: 2 schofield-ks"]
    assert scene.deed(1, "robbed", 2) == 1


@editions
def test_bg11_1_b20_a_card_of_the_hand_cannot_be_named(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["panic-jh"]
        table = ["mustang-8h"]
        [[seat]]
        hand = ["beer-6h"]
        table = ["barrel-qs"]
    """
    scene = at(text, 4, edition).play("play panic-jh at 2")
    scene.refuse("choose beer-6h", "BG11.2")
    scene.refuse("choose mustang-8h", "BG11.2")
    scene.refuse("choose saloon-5h", "BG11.2")
    scene.refuse("pass", "core.not-asked")
    scene.play("choose hand")
    assert scene.hand(1) == ["beer-6h"]


@editions
def test_bg11_1_b20_only_at_distance_one(edition: str) -> None:
    lines = "[[seat]]\nhand = [{}]\n"
    cards = ["bang-2d", "bang-3d", "bang-4d", "bang-5d", "bang-6d", "bang-7d"]
    text = lines.format('"panic-jh"') + "".join(lines.format(f'"{card}"') for card in cards)
    scene = at(text, 7, edition)
    assert scene.legal() == ["end", "play panic-jh at 2", "play panic-jh at 7"]
    for seat in (3, 4, 5, 6):
        scene.refuse(f"play panic-jh at {seat}", "BG11.1")


@editions
def test_bg11_1_b20_a_weapon_does_not_help_but_a_horse_does(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["panic-jh"]
        table = [{table}]
        [[seat]]
        [[seat]]
        hand = ["bang-2d"]
    """
    scene = at(text.format(table='"winchester-8s"'), 4, edition)
    scene.refuse("play panic-jh at 3", "BG11.1")
    scene = at(text.format(table='"appaloosa-as"'), 4, edition).play("play panic-jh at 3")
    assert scene.hand(1) == ["bang-2d"]


@editions
def test_bg11_1_b20_a_mustang_keeps_the_thief_away(edition: str) -> None:
    text = '[[seat]]\nhand = ["panic-jh"]\n[[seat]]\nhand = ["bang-2d"]\ntable = ["mustang-8h"]'
    at(text, 4, edition).refuse("play panic-jh at 2", "BG11.1")


@editions
def test_bg11_1_b20_never_on_oneself(edition: str) -> None:
    text = '[[seat]]\nhand = ["panic-jh", "bang-2d"]\ntable = ["mustang-8h"]'
    at(text, 4, edition).refuse("play panic-jh at 1", "BG11.1")


@editions
def test_bg11_1_b20_what_was_taken_can_be_played_at_once(edition: str) -> None:
    text = '[[seat]]\nhand = ["panic-jh"]\n[[seat]]\ntable = ["winchester-8s"]'
    scene = at(text, 4, edition).play("play panic-jh at 2", "play winchester-8s")
    assert (scene.table(1), scene.reach(1)) == (["winchester-8s"], 5)


@editions
def test_bg11_1_b20_jail_and_dynamite_can_be_taken_too(edition: str) -> None:
    text = '[[seat]]\nhand = ["panic-jh"]\n[[seat]]\ntable = ["jail-10s", "dynamite-2h"]'
    scene = at(text, 4, edition).play("play panic-jh at 2", "choose jail-10s")
    assert (scene.hand(1), scene.table(2)) == (["jail-10s"], ["dynamite-2h"])


@editions
def test_bg11_1_b20_several_in_a_turn(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["panic-jh", "panic-qh"]
        [[seat]]
        hand = ["bang-2d", "panic-ah"]
    """
    scene = at(text, 4, edition).picking("panic-ah", "bang-2d")
    scene.play("play panic-jh at 2", "play panic-qh at 2")
    assert (scene.hand(1), scene.hand(2)) == (["panic-ah", "bang-2d"], [])
    assert scene.deed(1, "robbed", 2) == 2


@editions
def test_bg11_4_b40_not_from_somebody_without_a_card(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["panic-jh", "bang-2d"]', 4, edition)
    scene.refuse("play panic-jh at 2", "BG11.4")
    scene.refuse("play panic-jh at 4", "BG11.4")


def test_bg11_4_b40_a_table_alone_or_a_hand_alone_is_enough() -> None:
    for line in ('table = ["barrel-qs"]', 'hand = ["barrel-qs"]'):
        for scene in both(f'[[seat]]\nhand = ["panic-jh"]\n[[seat]]\n{line}'):
            scene.play("play panic-jh at 2")  # there is one way only, so nobody is asked
            assert scene.hand(1) == ["barrel-qs"]
            assert scene.asked() == ("play", 1)


def test_bg11_4_b40_who_has_lost_his_last_card_can_lose_no_more() -> None:
    text = '[[seat]]\nhand = ["panic-jh", "panic-qh"]\n[[seat]]\nhand = ["bang-2d"]'
    for scene in both(text):
        scene.play("play panic-jh at 2")
        scene.refuse("play panic-qh at 2", "BG11.4")
