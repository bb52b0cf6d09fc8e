"""Pedro Ramirez picks up what others throw away (BG16.15)."""

from __future__ import annotations

from tests.rules.bang.scene import Scene, at, both

TURN = """
    phase = "take"
    talon = ["stagecoach-9s", "wells-fargo-3h"]
    discards = ["duel-8c", "beer-6h"]
    [[seat]]
    character = "pedro-ramirez"
"""


def test_bg16_15_b30_he_may_take_the_top_discard_first() -> None:
    for scene in both(TURN):
        assert (scene.asked(), scene.legal()) == (("pedro-take", 1), ["draw", "take discard"])
        scene.play("take discard")
        assert scene.hand(1) == ["duel-8c", "stagecoach-9s"]
        assert scene.discards() == ["beer-6h"]
        assert scene.asked() == ("play", 1)


def test_bg16_15_b30_or_both_from_the_talon() -> None:
    for scene in both(TURN):
        scene.play("draw")
        assert scene.hand(1) == ["stagecoach-9s", "wells-fargo-3h"]
        assert scene.discards() == ["duel-8c", "beer-6h"]


def test_bg16_15_nothing_else_is_his_to_take() -> None:
    for scene in both(TURN + '    hand = ["bang-2d"]\n    [[seat]]\n    hand = ["bang-3d"]'):
        scene.refuse("take from 2", "core.not-asked")
        scene.refuse("pass", "core.not-asked")
        scene.refuse("play bang-2d at 2", "BG4.1")


def test_bg16_15_b44_all_see_what_he_takes_but_not_the_other_card() -> None:
    for scene in both(TURN):
        scene.play("take discard")
        for seat in (0, 2, 3, 4):
            assert scene.log(seat=seat) == ["take-discard 1: duel-8c", "draw 1: ?"]


def test_bg16_15_b21_without_a_discard_pile_both_come_from_the_talon() -> None:
    for scene in both("""
        phase = "take"
        talon = ["stagecoach-9s", "wells-fargo-3h"]
        [[seat]]
        character = "pedro-ramirez"
    """):
        assert scene.hand(1) == ["stagecoach-9s", "wells-fargo-3h"]
        assert scene.asked() == ("play", 1)


def test_bg16_15_bg3_6_the_last_talon_card_brings_the_rest_of_the_pile() -> None:
    for scene in both("""
        phase = "take"
        talon = ["stagecoach-9s"]
        discards = ["duel-8c", "beer-6h", "beer-7h"]
        rest = "hand 3"
        [[seat]]
        character = "pedro-ramirez"
    """):
        scene.play("take discard")
        assert scene.hand(1) == ["duel-8c", "stagecoach-9s"]
        assert set(scene.talon()) == {"beer-6h", "beer-7h"}


def test_bg16_15_bg3_7_the_last_discard_of_all_is_his_only_card() -> None:
    for scene in both("""
        phase = "take"
        discards = ["duel-8c"]
        talon = []
        rest = "hand 3"
        [[seat]]
        character = "pedro-ramirez"
    """):
        assert scene.asked() == ("pedro-take", 1)
        scene.play("take discard")
        assert scene.hand(1) == ["duel-8c"]


def test_bg16_15_b10_what_the_player_before_him_played_last_lies_on_top() -> None:
    """B10: a brown card lies above the cards that it made others discard, or below them."""
    text = """
        turn = 4
        [[seat]]
        character = "pedro-ramirez"
        hand = ["bang-3d"]
        [[seat]]
        [[seat]]
        [[seat]]
        hand = ["indians-kd"]
    """
    for edition, top in (("abacus-2005", "indians-kd"), ("international", "bang-3d")):
        scene = at(text, edition=edition)
        scene.play("play indians-kd", "discard bang-3d", "end")
        assert (scene.asked(), scene.discards()[0]) == (("pedro-take", 1), top)


def test_bg16_15_he_may_take_the_last_card_that_was_one_too_many() -> None:
    for scene in both("""
        turn = 4
        [[seat]]
        character = "pedro-ramirez"
        [[seat]]
        [[seat]]
        [[seat]]
        lives = 1
        hand = ["bang-2d", "beer-6h", "duel-8c"]
    """):
        scene.play("end", "discard duel-8c", "discard beer-6h", "take discard")
        assert scene.hand(1)[0] == "beer-6h"


def test_bg16_15_he_may_take_the_card_that_he_drew_for_dynamite() -> None:
    for scene in both("""
        turn = 4
        talon = ["beer-6h", "stagecoach-9s"]
        [[seat]]
        character = "pedro-ramirez"
        table = ["dynamite-2h"]
    """):
        scene.play("end")
        assert (scene.asked(), scene.discards()) == (("pedro-take", 1), ["beer-6h"])
        scene.play("take discard")
        assert scene.hand(1) == ["beer-6h", "stagecoach-9s"]


def test_bg16_15_b9_after_a_blast_he_may_take_the_dynamite() -> None:
    """B9: it goes to the discard pile before the damage, after the card that was drawn for it."""
    for scene in both("""
        turn = 4
        talon = ["missed-2s", "stagecoach-9s"]
        [[seat]]
        character = "pedro-ramirez"
        table = ["dynamite-2h"]
    """):
        scene.play("end")
        assert (scene.lives(1), scene.discards()) == (2, ["dynamite-2h", "missed-2s"])
        scene.play("take discard")
        assert scene.hand(1) == ["dynamite-2h", "stagecoach-9s"]


def test_bg16_15_bg12_2_freed_he_may_take_the_jail_with_him() -> None:
    for scene in both("""
        turn = 1
        talon = ["beer-6h", "stagecoach-9s"]
        [[seat]]
        [[seat]]
        character = "pedro-ramirez"
        table = ["jail-4h"]
    """):
        scene.play("end")
        assert (scene.asked(), scene.discards()) == (("pedro-take", 2), ["jail-4h", "beer-6h"])


def test_bg16_15_only_in_phase_one() -> None:
    for scene in both("""
        talon = ["saloon-5h", "wells-fargo-3h"]
        discards = ["duel-8c"]
        [[seat]]
        character = "pedro-ramirez"
        hand = ["stagecoach-9s"]
    """):
        scene.play("play stagecoach-9s")
        assert scene.hand(1) == ["saloon-5h", "wells-fargo-3h"]


# The order of cards that are laid down, which matters to nobody but him.

DEATH = """
    [[seat]]
    hand = ["bang-2d"]
    [[seat]]
    lives = 1
    hand = ["saloon-5h"]
    table = ["dynamite-2h", "jail-4h"]
    [[seat]]
    character = "THIRD"
"""


def death(third: str) -> list[Scene]:
    scenes = both(DEATH.replace("THIRD", third))
    for scene in scenes:
        scene.play("play bang-2d at 2", "pass", "pass")
    return scenes


def test_bg16_15_bg14_2_b18_for_his_sake_the_dead_choose_the_order() -> None:
    """B18: cards of the hand and of the table as they like; the last one is no choice."""
    for scene in death("pedro-ramirez"):
        assert scene.asked() == ("lay-down", 2)
        assert scene.legal() == ["discard saloon-5h", "discard dynamite-2h", "discard jail-4h"]
        scene.play("discard jail-4h", "discard saloon-5h")
        pile = [card for card in scene.discards() if card != "bang-2d"]
        assert pile == ["dynamite-2h", "saloon-5h", "jail-4h"]
        assert scene.asked() == ("play", 1)


def test_bg16_15_bg14_2_b18_without_him_nobody_is_asked() -> None:
    for scene in death("rose-doolan"):
        assert scene.asked() == ("play", 1)
        assert {"saloon-5h", "dynamite-2h", "jail-4h"} <= set(scene.discards())


def test_bg16_15_bg14_2_b18_his_own_cards_are_laid_down_without_a_question() -> None:
    for scene in both("""
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        character = "pedro-ramirez"
        lives = 1
        table = ["dynamite-2h", "jail-4h"]
    """):
        scene.play("play bang-2d at 2")
        assert (scene.asked(), scene.alive()) == (("play", 1), [1, 3, 4])
        assert {"dynamite-2h", "jail-4h"} <= set(scene.discards())


def test_bg16_15_bg14_4_b18_the_sheriffs_penalty_is_laid_down_in_his_order() -> None:
    for scene in both(
        """
        [[seat]]
        hand = ["bang-2d", "saloon-5h", "duel-8c"]
        table = ["barrel-qs"]
        [[seat]]
        role = "deputy"
        lives = 1
        [[seat]]
        character = "pedro-ramirez"
        """,
        5,
    ):
        scene.play("play bang-2d at 2")
        assert scene.asked() == ("lay-down", 1)
        scene.play("discard barrel-qs", "discard duel-8c")
        pile = [card for card in scene.discards() if card != "bang-2d"]
        assert pile == ["saloon-5h", "duel-8c", "barrel-qs"]
        assert (scene.hand(1), scene.table(1), scene.asked()) == ([], [], ("play", 1))


def test_bg16_15_bg14_2_a_single_card_needs_no_order() -> None:
    for scene in both("""
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        lives = 1
        table = ["jail-4h"]
        [[seat]]
        character = "pedro-ramirez"
    """):
        scene.play("play bang-2d at 2")
        assert scene.asked() == ("play", 1)


def test_bg16_15_bg14_2_only_cards_of_his_own_can_be_laid_down() -> None:
    for scene in death("pedro-ramirez"):
        scene.refuse("discard bang-2d", "BG14.2")
        scene.refuse("discard beer-6h", "BG14.2")
        scene.refuse("pass", "core.not-asked")
