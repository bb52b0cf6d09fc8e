"""Slab the Killer shoots straight (BG16.19)."""

from __future__ import annotations

from tests.rules.bang.scene import ABACUS, INTERNATIONAL, Scene, at, both

SHOT = """
    talon = TALON
    [[seat]]
    character = "slab-the-killer"
    hand = ["bang-2d", "gatling-10h", "duel-8c", "indians-kd"]
    table = ["volcanic-10s"]
    [[seat]]
    hand = HAND
    table = TABLE
"""


def slab(hand: str, table: str = "[]", talon: str = "[]") -> list[Scene]:
    text = SHOT.replace("HAND", hand).replace("TABLE", table).replace("TALON", talon)
    return both(text)


def test_bg16_19_b13_against_his_bang_two_missed_are_needed() -> None:
    for scene in slab('["missed-2s", "missed-3s", "missed-4s"]'):
        scene.play("play bang-2d at 2")
        assert scene.asked() == ("dodge", 2)
        assert scene.state.saved()[-1] == ("dodge", (1, 0, 2, 0))
        scene.play("play missed-2s")
        assert scene.state.saved()[-1] == ("dodge", (1, 0, 1, 1))  # one more is needed
        assert (scene.asked(), scene.lives(2)) == (("dodge", 2), 4)
        scene.play("play missed-4s")
        assert (scene.asked(), scene.lives(2), scene.hand(2)) == (("play", 1), 4, ["missed-3s"])


def test_bg16_19_bg8_4_b35_both_or_none() -> None:
    """B35: after the first the second must follow; with only one it cannot begin."""
    for scene in slab('["missed-2s", "missed-3s"]'):
        scene.play("play bang-2d at 2", "play missed-2s")
        scene.refuse("pass", "BG8.4")
        assert scene.legal() == ["play missed-3s"]
    for scene in slab('["missed-2s", "beer-6h"]'):
        scene.play("play bang-2d at 2")
        assert scene.legal() == ["pass"]
        scene.refuse("play missed-2s", "BG8.4")


def test_bg16_19_he_who_keeps_his_two_is_hit() -> None:
    for scene in slab('["missed-2s", "missed-3s"]'):
        scene.play("play bang-2d at 2", "pass")
        if scene.question() == "save":
            scene.play("pass")
        assert (scene.lives(2), len(scene.hand(2))) == (3, 2)


def test_bg16_19_b13_a_barrel_that_works_counts_as_one() -> None:
    for scene in slab('["missed-2s"]', '["barrel-qs"]', '["beer-6h"]'):
        scene.play("play bang-2d at 2", "draw")
        assert (scene.asked(), scene.legal()) == (("dodge", 2), ["pass", "play missed-2s"])
        scene.play("play missed-2s")
        assert scene.lives(2) == 4


def test_bg16_19_b13_a_barrel_alone_is_not_enough() -> None:
    for scene in slab("[]", '["barrel-qs"]', '["beer-6h"]'):
        scene.play("play bang-2d at 2", "draw")
        assert (scene.lives(2), "dodged" in scene.names()) == (3, False)


def test_bg16_19_b13_a_barrel_that_fails_leaves_two() -> None:
    for scene in slab('["missed-2s", "missed-3s"]', '["barrel-qs"]', '["bang-9c"]'):
        scene.play("play bang-2d at 2", "draw", "play missed-2s", "play missed-3s")
        assert scene.lives(2) == 4


def test_bg16_19_b13_his_gatling_is_as_usual() -> None:
    for scene in slab('["missed-2s"]'):
        scene.play("play gatling-10h", "play missed-2s")
        assert scene.lives(2) == 4


def test_bg16_19_bg10_2_his_bangs_in_a_duel_and_his_indians_are_as_usual() -> None:
    for scene in slab('["bang-3d", "missed-2s"]'):
        scene.play("play duel-8c at 2", "discard bang-3d", "discard bang-2d")
        assert (scene.asked(), scene.legal()) == (("duel", 2), ["pass"])
    for scene in slab('["bang-3d"]'):
        scene.play("play indians-kd", "discard bang-3d")
        assert scene.lives(2) == 4


def test_bg16_19_bg8_3_a_beer_still_prevents_the_loss_after_a_hit() -> None:
    for scene in both("""
        [[seat]]
        character = "slab-the-killer"
        hand = ["bang-2d"]
        [[seat]]
        lives = 1
        hand = ["beer-6h", "missed-2s"]
    """):
        scene.play("play bang-2d at 2", "pass", "play beer-6h")
        assert scene.lives(2) == 1


def test_bg16_19_one_life_is_lost_not_two() -> None:
    for scene in slab("[]"):
        scene.play("play bang-2d at 2")
        assert scene.lives(2) == 3


def test_bg16_19_shots_at_slab_need_one_missed() -> None:
    for scene in both("""
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        character = "slab-the-killer"
        hand = ["missed-2s"]
    """):
        scene.play("play bang-2d at 2", "play missed-2s")
        assert scene.lives(2) == 4


def test_bg16_19_b13_every_bang_of_a_volcanic_needs_two() -> None:
    for scene in both("""
        [[seat]]
        character = "slab-the-killer"
        hand = ["bang-2d", "bang-3d"]
        table = ["volcanic-10s"]
        [[seat]]
        hand = ["missed-2s", "missed-3s", "missed-4s"]
    """):
        scene.play("play bang-2d at 2", "play missed-2s", "play missed-3s")
        scene.play("play bang-3d at 2")
        assert scene.legal() == ["pass"]


SUZY = """
    talon = TALON
    [[seat]]
    character = "slab-the-killer"
    hand = ["bang-2d", "gatling-10h"]
    [[seat]]
    character = "suzy-lafayette"
    hand = HAND
"""


def suzy(talon: str, hand: str = '["missed-2s"]', edition: str = ABACUS) -> Scene:
    scene = at(SUZY.replace("HAND", hand).replace("TALON", talon), edition=edition)
    return scene.play("play bang-2d at 2")


def test_bg16_21_b35_suzy_may_begin_with_her_last_missed_and_go_on() -> None:
    scene = suzy('["missed-3s", "beer-6h"]')
    assert (scene.asked(), scene.legal()) == (("dodge", 2), ["pass", "play missed-2s"])
    scene.play("play missed-2s")
    assert scene.state.saved()[-1] == ("dodge", (1, 0, 1, 0))
    assert (scene.hand(2), scene.legal()) == (["missed-3s"], ["pass", "play missed-3s"])
    scene.play("play missed-3s")
    assert (scene.lives(2), scene.hand(2), scene.asked()) == (4, ["beer-6h"], ("play", 1))


def test_bg16_21_b35_or_is_hit_with_the_first_one_spent() -> None:
    scene = suzy('["saloon-5h"]').play("play missed-2s")
    assert (scene.asked(), scene.legal()) == (("dodge", 2), ["pass"])  # asked, whatever came
    scene.play("pass")
    assert scene.asked() == ("save", 2)
    scene.play("pass")
    assert (scene.lives(2), scene.hand(2)) == (3, ["saloon-5h"])
    assert scene.discards() == ["bang-2d", "missed-2s"]


def test_bg16_21_what_suzy_drew_is_not_told_by_the_question() -> None:
    saved = {suzy(f'["{card}"]').play("play missed-2s").state.saved() for card in DRAWN}
    assert len(saved) == 1


DRAWN = ("missed-3s", "saloon-5h", "beer-6h", "bang-9c")


def test_bg16_21_with_another_card_in_her_hand_suzy_draws_nothing() -> None:
    scene = suzy('["missed-3s"]', '["missed-2s", "beer-6h"]')
    assert scene.legal() == ["pass"]
    scene.refuse("play missed-2s", "BG8.4")


def test_bg16_21_where_suzy_draws_later_she_cannot_begin() -> None:
    scene = suzy('["missed-3s"]', edition=INTERNATIONAL)
    assert scene.legal() == ["pass"]
    scene.refuse("play missed-2s", "BG8.4")


def test_bg16_21_bg3_6_with_no_talon_left_suzy_finds_her_own_missed() -> None:
    """Her card is discarded before she draws, so it is what the new talon is made of."""
    text = 'rest = "hand 1"\n' + SUZY.replace("HAND", '["missed-2s"]').replace("TALON", "[]")
    rest = at(text)
    rest.play("play bang-2d at 2", "play missed-2s")
    assert (rest.hand(2), rest.legal()) == (["missed-2s"], ["pass", "play missed-2s"])


def test_bg16_21_b13_behind_a_barrel_suzy_draws_between_sign_and_missed_and_missed() -> None:
    barrel = SUZY.replace("HAND", '["missed-2s"]\n    table = ["barrel-qs"]')
    works = at(barrel.replace("TALON", '["saloon-5h", "beer-6h"]'))
    works.play(
        "play bang-2d at 2", "draw", "play missed-2s"
    )  # the heart is one, her last card the other
    assert (works.lives(2), works.hand(2), works.asked()) == (4, ["beer-6h"], ("play", 1))
    fails = at(barrel.replace("TALON", '["missed-5s", "missed-3s", "beer-6h"]'))
    fails.play(
        "play bang-2d at 2", "draw", "play missed-2s"
    )  # what she draws is the second that she needs
    assert (fails.asked(), fails.hand(2)) == (("dodge", 2), ["missed-3s"])
    fails.play("play missed-3s")
    assert (fails.lives(2), fails.hand(2), fails.asked()) == (4, ["beer-6h"], ("play", 1))


def test_bg16_21_only_suzy() -> None:
    for scene in slab('["missed-2s"]', talon='["missed-3s"]'):
        scene.play("play bang-2d at 2")
        assert scene.legal() == ["pass"]
