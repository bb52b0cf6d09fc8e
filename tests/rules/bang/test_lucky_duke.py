"""Lucky Duke draws two for a sign and takes his pick (BG16.12, BG16.13)."""

from __future__ import annotations

from tests.rules.bang.scene import Scene, both

BARREL = """
    talon = ["bang-9c", "beer-6h", "saloon-5h"]
    [[seat]]
    hand = ["bang-2d"]
    [[seat]]
    character = "lucky-duke"
    table = ["barrel-qs"]
    [[seat]]
    character = "THIRD"
"""


def barrel(third: str = "rose-doolan") -> list[Scene]:
    scenes = both(BARREL.replace("THIRD", third))
    return [scene.play("play bang-2d at 2", "draw") for scene in scenes]


def test_bg16_12_b31_he_turns_up_two_and_chooses_which_counts() -> None:
    for scene in barrel():
        assert (scene.asked(), scene.legal()) == (
            ("lucky-pick", 2),
            ["choose bang-9c", "choose beer-6h"],
        )
        scene.play("choose beer-6h")
        assert (scene.lives(2), scene.asked()) == (4, ("play", 1))


def test_bg16_12_b31_he_may_choose_the_worse_one() -> None:
    for scene in barrel():
        scene.play("choose bang-9c")
        assert scene.lives(2) == 3


def test_bg16_12_no_other_card_can_be_chosen() -> None:
    for scene in barrel():
        scene.refuse("choose saloon-5h", "BG16.12")
        scene.refuse("pass", "core.not-asked")


def test_bg16_12_b44_all_see_both_cards_and_his_choice() -> None:
    for scene in barrel():
        scene.play("choose beer-6h")
        for seat in (0, 1, 2, 3):
            assert scene.log("sign", "counts", seat=seat) == [
                "sign 2: bang-9c beer-6h",
                "counts 2: beer-6h",
            ]


def test_bg16_13_without_pedro_the_order_is_nobodys_concern() -> None:
    for scene in barrel():
        scene.play("choose beer-6h")
        on_top = scene.discards()
        assert {"beer-6h", "bang-9c"} <= set(on_top)
        assert "on-top" not in scene.names()


def test_bg16_13_b31_with_pedro_in_the_game_he_says_which_lies_on_top() -> None:
    for top, below in (("bang-9c", "beer-6h"), ("beer-6h", "bang-9c")):
        for scene in barrel("pedro-ramirez"):
            scene.play("choose beer-6h")
            assert (scene.asked(), scene.legal()) == (
                ("lucky-order", 2),
                ["choose beer-6h", "choose bang-9c"],
            )
            scene.refuse("choose saloon-5h", "BG16.13")
            scene.play(f"choose {top}")
            pile = [card for card in scene.discards() if card != "bang-2d"]
            assert pile == [top, below]
            assert scene.lives(2) == 4  # the choice of before counts
            assert scene.log("on-top") == [f"on-top 2: {top}"]


def test_bg16_13_b31_pedro_himself_need_not_be_next_but_alive() -> None:
    for scene in both(BARREL.replace("THIRD", "pedro-ramirez") + "out = true"):
        scene.play("play bang-2d at 2", "draw", "choose beer-6h")
        assert scene.asked() == ("play", 1)


def test_bg16_12_b31_in_jail() -> None:
    for card, turn in (("beer-6h", 2), ("bang-9c", 3)):
        for scene in both("""
            turn = 1
            talon = ["bang-9c", "beer-6h", "saloon-5h"]
            [[seat]]
            [[seat]]
            character = "lucky-duke"
            table = ["jail-4h"]
        """):
            scene.play("end")
            assert scene.asked() == ("lucky-pick", 2)
            scene.play(f"choose {card}")
            assert scene.turn() == turn
            assert scene.table(2) == []


def test_bg16_12_b31_before_dynamite_he_escapes_unless_both_are_bad() -> None:
    text = """
        turn = 1
        talon = ["missed-2s", "SECOND", "saloon-5h"]
        [[seat]]
        [[seat]]
        character = "lucky-duke"
        table = ["dynamite-2h"]
    """
    for scene in both(text.replace("SECOND", "bang-9c")):
        scene.play("end", "choose bang-9c")
        assert (scene.lives(2), scene.table(3)) == (4, ["dynamite-2h"])
    for scene in both(text.replace("SECOND", "missed-3s")):
        scene.play("end", "choose missed-3s")
        assert (scene.lives(2), scene.table(3)) == (1, [])


def test_bg16_12_bg12_8_dynamite_and_jail_are_two_draws_of_two_cards() -> None:
    for scene in both("""
        turn = 1
        talon = ["missed-2s", "bang-9c", "bang-3d", "beer-6h", "saloon-5h", "duel-8c"]
        [[seat]]
        [[seat]]
        character = "lucky-duke"
        table = ["jail-4h", "dynamite-2h"]
    """):
        scene.play("end")
        assert scene.legal() == ["choose missed-2s", "choose bang-9c"]
        scene.play("choose bang-9c")
        assert scene.legal() == ["choose bang-3d", "choose beer-6h"]
        scene.play("choose beer-6h")
        assert scene.hand(2) == ["saloon-5h", "duel-8c"]


def test_bg16_12_bg16_19_b13_against_slab_a_chosen_heart_counts_as_one() -> None:
    for scene in both("""
        talon = ["bang-9c", "beer-6h"]
        [[seat]]
        character = "slab-the-killer"
        hand = ["bang-2d"]
        [[seat]]
        character = "lucky-duke"
        hand = ["missed-2s"]
        table = ["barrel-qs"]
    """):
        scene.play("play bang-2d at 2", "draw", "choose beer-6h")
        assert scene.asked() == ("dodge", 2)
        scene.play("play missed-2s")
        assert scene.lives(2) == 4


SHORT = """
    talon = TALON
    discards = DISCARDS
    rest = "hand 4"
    [[seat]]
    hand = ["bang-2d"]
    [[seat]]
    character = "lucky-duke"
    table = ["barrel-qs"]
"""


def short(talon: str, discards: str) -> list[Scene]:
    return both(SHORT.replace("TALON", talon).replace("DISCARDS", discards))


def test_bg16_12_bg3_8_b43_his_first_card_stays_out_of_a_reshuffle() -> None:
    """B43: the second comes from the new talon."""
    for scene in short('["beer-6h"]', '["duel-8c", "saloon-5h"]'):
        scene.reshuffling("duel-8c").play("play bang-2d at 2", "draw")
        assert scene.legal() == ["choose beer-6h", "choose duel-8c"]
        assert "beer-6h" not in scene.talon()
        scene.play("choose beer-6h")
        assert scene.lives(2) == 4


def test_bg16_12_bg3_6_b43_when_he_turns_up_the_last_two_they_are_shuffled_after_all() -> None:
    for scene in short('["beer-6h", "duel-8c"]', "[]"):
        scene.play("play bang-2d at 2", "draw", "choose beer-6h")
        assert {"beer-6h", "duel-8c"} <= set(scene.talon())


def test_bg16_12_bg5_2_with_a_single_card_there_is_no_choice() -> None:
    """Elsewhere the BANG! would be his second card."""
    scene = short('["beer-6h"]', "[]")[0]
    scene.play("play bang-2d at 2", "draw")
    assert (scene.lives(2), scene.asked()) == (4, ("play", 1))
    assert scene.log("sign") == ["sign 2: beer-6h"]


def test_bg16_12_bg5_2_with_no_card_his_draw_fails() -> None:
    scene = short("[]", "[]")[0]
    scene.play("play bang-2d at 2", "draw")
    assert (scene.lives(2), "sign" in scene.names()) == (3, False)
