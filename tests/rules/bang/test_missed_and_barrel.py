"""What helps against a hit (BG8.2 to BG8.5)."""

from __future__ import annotations

import pytest

from tests.rules.bang.scene import ABACUS, EDITIONS, Scene, at, both

editions = pytest.mark.parametrize("edition", EDITIONS)

SHOT = """
    talon = {talon}
    [[seat]]
    hand = ["bang-2d"]
    {shooter}
    [[seat]]
    hand = {hand}
    {target}
"""


def shot(
    edition: str,
    hand: str = "[]",
    target: str = "",
    talon: str = "[]",
    shooter: str = "",
) -> Scene:
    """Seat 1 has shot at seat 2."""
    text = SHOT.format(hand=hand, target=target, talon=talon, shooter=shooter)
    return at(text, 4, edition).play("play bang-2d at 2")


# What is a hit.


@editions
def test_bg8_2_b34_missed_helps_against_bang_and_gatling(edition: str) -> None:
    scene = shot(edition, '["missed-2s"]').play("play missed-2s")
    assert (scene.lives(2), scene.hand(2)) == (4, [])
    assert scene.log("missed", "dodged", "lose", seat=0) == ["missed 2: missed-2s", "dodged 2"]
    text = '[[seat]]\nhand = ["gatling-10h"]\n[[seat]]\nhand = ["missed-2s"]'
    scene = at(text, 4, edition).play("play gatling-10h", "play missed-2s")
    assert scene.all_lives() == [5, 4, 3, 3]


@editions
@pytest.mark.parametrize("card", ["duel-js", "indians-kd"])
def test_bg8_2_b34_missed_and_barrel_help_against_nothing_else(edition: str, card: str) -> None:
    text = f"""
        [[seat]]
        hand = ["{card}"]
        [[seat]]
        hand = ["missed-2s"]
        table = ["barrel-qs"]
    """
    scene = at(text, 4, edition)
    scene.play(f"play {card} at 2" if card == "duel-js" else f"play {card}")
    assert scene.asked() == (card.split("-")[0], 2)  # no Barrel is asked for
    assert scene.legal() == ["pass"]
    scene.refuse("play missed-2s", "BG4.1")
    scene.refuse("discard missed-2s", "BG10.2")
    scene.refuse("draw", "core.not-asked")


@editions
def test_bg8_2_b34_nothing_is_drawn_against_dynamite(edition: str) -> None:
    text = """
        talon = ["missed-2s", "beer-6h"]
        [[seat]]
        [[seat]]
        character = "jourdonnais"
        table = ["barrel-qs", "dynamite-2h"]
    """
    scene = at(text, 4, edition).play("end")
    assert scene.lives(2) == 1
    assert scene.names().count("sign") == 1


# In which order.


def test_bg8_3_b35_first_the_barrel_then_missed_then_beer() -> None:
    for edition in EDITIONS:
        scene = shot(
            edition,
            '["missed-3s", "beer-6h"]',
            'lives = 1\ntable = ["barrel-qs"]',
            '["bang-3d"]',
        )
        assert scene.asked() == ("barrel", 2)
        scene.play("draw")
        assert scene.asked() == ("dodge", 2)
        scene.refuse("play beer-6h", "BG8.3")
        scene.refuse("draw", "core.not-asked")
        scene.play("pass")
        assert scene.asked() == ("save", 2)
        scene.refuse("play missed-3s", "BG8.3")
        assert scene.legal() == ["pass", "play beer-6h"]
        scene.play("play beer-6h")
        assert scene.lives(2) == 1
        assert scene.hand(2) == ["missed-3s"]


def test_bg8_3_b35_then_the_life_is_lost_then_one_may_be_out_then_abilities_follow() -> None:
    text = """
        [[seat]]
        hand = ["bang-2d", "beer-6h"]
        [[seat]]
        character = "el-gringo"
        lives = {lives}
    """
    for scene in both(text.format(lives=2)):
        scene.play("play bang-2d at 2")
        assert scene.names()[:3] == ["play", "lose", "take"]
        assert scene.hand(2) == ["beer-6h"]
    for scene in both(text.format(lives=1)):
        scene.play("play bang-2d at 2")
        assert scene.names()[:3] == ["play", "lose", "dies"]
        assert "take" not in scene.names()
        assert scene.hand(1) == ["beer-6h"]


def test_bg8_3_b35_beer_and_the_pairs_of_sid_ketchum_come_together() -> None:
    for edition in EDITIONS:
        scene = shot(
            edition,
            '["beer-6h", "missed-3s", "bang-3d"]',
            'character = "sid-ketchum"\nlives = 1',
        )
        scene.play("pass")
        assert sorted(scene.legal()) == ["heal", "pass", "play beer-6h"]


def test_bg8_3_b35_a_hit_that_is_stopped_asks_for_nothing_more() -> None:
    for edition in EDITIONS:
        hand = '["missed-3s", "beer-6h"]'
        scene = shot(edition, hand, 'lives = 1\ntable = ["barrel-qs"]', '["beer-7h"]')
        scene.play("draw")
        assert scene.asked() == ("play", 1)
        assert scene.hand(2) == ["missed-3s", "beer-6h"]
        scene = shot(edition, hand, "lives = 1").play("play missed-3s")
        assert scene.asked() == ("play", 1)
        assert scene.hand(2) == ["beer-6h"]


# Missed!


@editions
def test_bg8_4_b34_missed_is_only_an_answer(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["missed-2s"]', 4, edition)
    scene.refuse("play missed-2s", "BG8.4")
    scene.refuse("play missed-2s at 2", "BG8.4")
    assert scene.legal() == ["end"]


@editions
def test_bg8_4_b34_missed_is_only_for_oneself(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["bang-2d", "missed-2s"]
        [[seat]]
        hand = ["bang-3d"]
        [[seat]]
        hand = ["missed-3s"]
    """
    scene = at(text, 4, edition).play("play bang-2d at 2")
    for seat, card in ((1, "missed-2s"), (3, "missed-3s")):
        scene.refuse(f"play {card}", "core.wait", {"seat": 2}, seat=seat)
    scene.refuse("play missed-3s", "core.not-held", seat=2)


@editions
def test_bg8_4_b34_nobody_has_to_play_it(edition: str) -> None:
    scene = shot(edition, '["missed-2s"]').play("pass")
    if edition == ABACUS:
        scene.play("pass")
    assert (scene.lives(2), scene.hand(2)) == (3, ["missed-2s"])


@editions
def test_bg8_4_b34_any_missed_will_do_and_one_is_enough(edition: str) -> None:
    scene = shot(edition, '["missed-2s", "missed-kc"]')
    assert scene.legal() == ["pass", "play missed-2s", "play missed-kc"]
    scene.play("play missed-kc")
    assert (scene.lives(2), scene.hand(2)) == (4, ["missed-2s"])
    assert scene.asked() == ("play", 1)


@editions
def test_bg8_4_b35_where_two_are_needed_both_are_played(edition: str) -> None:
    slab = 'character = "slab-the-killer"'
    scene = shot(edition, '["missed-2s", "missed-3s", "bang-3d"]', shooter=slab)
    scene.play("play missed-3s")
    assert scene.asked() == ("dodge", 2)
    assert scene.legal() == ["play missed-2s"]
    scene.refuse("pass", "BG8.4", {})
    scene.play("play missed-2s")
    assert (scene.lives(2), scene.hand(2)) == (4, ["bang-3d"])
    assert scene.names().count("missed") == 2


@editions
def test_bg8_4_b35_or_none(edition: str) -> None:
    slab = 'character = "slab-the-killer"'
    scene = shot(edition, '["missed-2s", "bang-3d"]', shooter=slab)
    scene.refuse("play missed-2s", "BG8.4")
    assert scene.legal() == ["pass"]
    scene = shot(edition, '["missed-2s", "missed-3s"]', shooter=slab).play("pass")
    if edition == ABACUS:
        scene.play("pass")
    assert (scene.lives(2), scene.hand(2)) == (3, ["missed-2s", "missed-3s"])


# The Barrel.


@editions
def test_bg8_5_b12_a_heart_is_as_good_as_a_missed(edition: str) -> None:
    scene = shot(edition, '["missed-2s"]', 'table = ["barrel-qs"]', '["beer-6h"]')
    scene.play("draw")
    assert (scene.lives(2), scene.hand(2), scene.table(2)) == (4, ["missed-2s"], ["barrel-qs"])
    assert scene.log("sign", "dodged", seat=0) == ["sign 2: beer-6h", "dodged 2"]


@editions
@pytest.mark.parametrize("card", ["bang-as", "bang-3d", "bang-2c"])
def test_bg8_5_b12_any_other_suit_is_not(edition: str, card: str) -> None:
    scene = shot(edition, "[]", 'table = ["barrel-qs"]', f'["{card}"]').play("draw")
    assert scene.lives(2) == 3
    assert scene.table(2) == ["barrel-qs"]


@editions
def test_bg8_5_b12_after_it_has_failed_missed_may_still_be_played(edition: str) -> None:
    scene = shot(edition, '["missed-2s"]', 'table = ["barrel-qs"]', '["bang-3d"]')
    scene.play("draw", "play missed-2s")
    assert (scene.lives(2), scene.hand(2)) == (4, [])


@editions
def test_bg8_5_b12_nobody_has_to_draw(edition: str) -> None:
    scene = shot(edition, '["missed-2s"]', 'table = ["barrel-qs"]', '["beer-6h"]')
    before = len(scene.talon())
    scene.play("pass")
    assert scene.asked() == ("dodge", 2)
    assert len(scene.talon()) == before
    scene = shot(edition, "[]", 'table = ["barrel-qs"]', '["beer-6h"]').play("pass")
    assert scene.lives(2) == 3
    assert "sign" not in scene.names()


@editions
def test_bg8_5_b12_one_barrel_draws_once(edition: str) -> None:
    scene = shot(edition, '["missed-2s"]', 'table = ["barrel-qs"]', '["bang-3d", "beer-6h"]')
    scene.play("draw")
    assert scene.asked() == ("dodge", 2)
    assert scene.names().count("sign") == 1


@editions
def test_bg8_5_b12_a_barrel_draws_again_at_the_next_hit(edition: str) -> None:
    text = """
        talon = ["beer-6h", "beer-7h"]
        [[seat]]
        hand = ["bang-2d", "gatling-10h"]
        [[seat]]
        table = ["barrel-qs"]
    """
    scene = at(text, 4, edition)
    scene.play("play bang-2d at 2", "draw", "play gatling-10h", "draw")
    assert scene.lives(2) == 4
    assert scene.names().count("sign") == 2


@editions
def test_bg8_5_b12_a_barrel_helps_only_its_owner(edition: str) -> None:
    text = '[[seat]]\nhand = ["bang-2d"]\ntable = ["barrel-ks"]\n[[seat]]\n[[seat]]\ntable = ["barrel-qs"]'
    scene = at(text, 4, edition).play("play bang-2d at 2")
    assert scene.asked() == ("play", 1)
    assert scene.lives(2) == 3


@editions
def test_bg8_5_b12_a_barrel_in_the_hand_does_not_help(edition: str) -> None:
    scene = shot(edition, '["barrel-qs"]')
    assert scene.asked() == ("dodge", 2)
    assert scene.legal() == ["pass"]
    scene.refuse("play barrel-qs", "BG8.3")


@editions
def test_bg8_5_b12_jourdonnais_with_a_barrel_draws_twice_and_may_still_play_missed(
    edition: str,
) -> None:
    target = 'character = "jourdonnais"\ntable = ["barrel-qs"]'
    scene = shot(edition, '["missed-2s"]', target, '["bang-3d", "bang-4d"]')
    scene.play("draw", "draw", "play missed-2s")
    assert scene.lives(2) == 4
    scene = shot(edition, "[]", target, '["bang-3d", "beer-6h"]').play("draw", "draw")
    assert scene.lives(2) == 4
    scene = shot(edition, "[]", target, '["beer-6h", "bang-3d"]').play("draw")
    assert scene.asked() == ("play", 1)
