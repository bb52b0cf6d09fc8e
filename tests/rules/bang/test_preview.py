"""What a move would bring, as far as the player can know."""

from __future__ import annotations

import pytest

from deadwood.core.reason import IllegalMove
from tests.rules.bang.scene import EDITIONS, at, both

AIMED = """
    [[seat]]
    character = "SHOOTER"
    hand = ["bang-2d", "missed-2s", "panic-jh", "cat-balou-kh", "duel-8c", "jail-4h"]
    table = ["schofield-ks"]
    [[seat]]
    character = "vulture-sam"
    lives = 3
    hand = ["beer-6h", "beer-7h"]
    [[seat]]
    character = "jourdonnais"
    table = ["barrel-qs"]
    [[seat]]
    character = "paul-regret"
    lives = 1
    hand = ["beer-8h"]
"""


def test_an_aimed_card_shows_lives_cards_and_distance_of_the_target() -> None:
    for scene in both(AIMED.replace("SHOOTER", "black-jack")):
        near = {"lives": 3, "cards": 2, "distance": 1}
        for card in ("panic-jh", "cat-balou-kh", "duel-8c", "jail-4h"):
            assert scene.preview(f"play {card} at 2") == near
        assert scene.preview("play duel-8c at 4") == {"lives": 1, "cards": 1, "distance": 2}


def test_bg8_5_a_bang_also_shows_what_may_be_done_about_it() -> None:
    for scene in both(AIMED.replace("SHOOTER", "black-jack")):
        assert scene.preview("play bang-2d at 2") == {
            "lives": 3,
            "cards": 2,
            "distance": 1,
            "needed": 1,
            "draws": 0,
        }
        assert scene.preview("play bang-2d at 3") == {
            "lives": 4,
            "cards": 0,
            "distance": 2,
            "needed": 1,
            "draws": 2,  # Jourdonnais with a Barrel
        }


def test_bg16_19_a_bang_of_slab_needs_two() -> None:
    for scene in both(AIMED.replace("SHOOTER", "slab-the-killer")):
        assert scene.preview("play bang-2d at 2")["needed"] == 2


def test_bg16_4_a_missed_of_janet_is_a_bang() -> None:
    for scene in both(AIMED.replace("SHOOTER", "calamity-janet")):
        assert scene.preview("play missed-2s at 2") == scene.preview("play bang-2d at 2")


def test_bg11_3_on_oneself_there_is_no_distance() -> None:
    scene = at(AIMED.replace("SHOOTER", "black-jack"))
    assert scene.preview("play cat-balou-kh at 1") == {"lives": 5, "cards": 6}


def test_bg16_8_jesse_sees_how_many_cards_there_are_to_take_from() -> None:
    for scene in both("""
        phase = "take"
        [[seat]]
        character = "jesse-jones"
        [[seat]]
        hand = ["beer-6h", "beer-7h", "beer-8h"]
    """):
        assert scene.preview("take from 2") == {"cards": 3}
        assert scene.preview("draw") == {}


@pytest.mark.parametrize(("lives", "gain"), [(3, 1), (5, 0)])
def test_bg9_1_beer_and_saloon_heal_one_or_are_wasted(lives: int, gain: int) -> None:
    for scene in both(f"""
        [[seat]]
        lives = {lives}
        hand = ["beer-6h", "saloon-5h"]
    """):
        assert scene.preview("play beer-6h") == {"gain": gain}
        assert scene.preview("play saloon-5h") == {"gain": gain}


TWO_LEFT = """
    [[seat]]
    lives = 3
    hand = ["beer-6h", "saloon-5h", "bang-2d"]
    [[seat]]
    lives = 1
    hand = ["beer-7h"]
    [[seat]]
    out = true
    [[seat]]
    out = true
"""


def test_bg9_5_b4_with_two_left_a_beer_brings_nothing() -> None:
    for scene in both(TWO_LEFT):
        assert scene.preview("play beer-6h") == {"gain": 0}
        assert scene.preview("play saloon-5h") == {"gain": 1}
        scene.play("play bang-2d at 2", "pass")
        assert scene.preview("play beer-7h") == {"gain": 0}
    for scene in both(TWO_LEFT, beer_void_with_two=False):
        assert scene.preview("play beer-6h") == {"gain": 1}
        scene.play("play bang-2d at 2", "pass")
        assert scene.preview("play beer-7h") == {"gain": 1}


def test_bg9_3_against_a_loss_a_beer_saves_a_life_even_at_full_lives() -> None:
    scene = at("""
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        hand = ["beer-6h"]
    """)
    scene.play("play bang-2d at 2", "pass")
    assert (scene.lives(2), scene.preview("play beer-6h")) == (4, {"gain": 1})
    assert scene.preview("pass") == {}


def test_bg16_17_two_cards_of_sid_are_worth_a_life() -> None:
    for scene in both("""
        [[seat]]
        character = "sid-ketchum"
        lives = 3
        hand = ["beer-6h", "saloon-5h"]
    """):
        assert scene.preview("heal") == {"gain": 1}


BARREL = """
    [[seat]]
    hand = ["bang-2d"]
    [[seat]]
    character = "CHARACTER"
    hand = HAND
    table = ["barrel-qs"]
"""


def heart(character: str, hand: str, edition: str, more: str = "") -> int:
    text = more + BARREL.replace("CHARACTER", character).replace("HAND", hand)
    scene = at(text, edition=edition).play("play bang-2d at 2")
    figures = scene.preview("draw")
    assert list(figures) == ["heart"]
    return figures["heart"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg8_5_the_chance_of_a_heart_is_counted_over_all_unseen_cards(edition: str) -> None:
    """Known are the BANG!, the Barrel, the discards and one's own hand."""
    assert heart("willy-the-kid", "[]", edition) == 26  # 20 of 78
    assert heart("willy-the-kid", '["beer-6h", "beer-7h"]', edition) == 24  # 18 of 76
    more = 'discards = ["beer-6h", "bang-3d", "bang-4d"]'
    assert heart("willy-the-kid", "[]", edition, more) == 25  # 19 of 75


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg8_5_what_others_hold_could_be_on_top_as_well(edition: str) -> None:
    """A preview says nothing that the player cannot know."""
    chances = set()
    for hand in ('["beer-6h", "beer-7h"]', '["bang-3d", "bang-4d"]'):
        scene = at(
            BARREL.replace("CHARACTER", "willy-the-kid").replace("HAND", "[]")
            + f"    [[seat]]\n    hand = {hand}",
            edition=edition,
        )
        scene.play("play bang-2d at 2")
        chances.add(scene.preview("draw")["heart"])
    assert chances == {26}


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg16_12_lucky_has_two_chances(edition: str) -> None:
    assert heart("lucky-duke", "[]", edition) == 45  # 1 - 58/78 * 57/77


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg5_2_a_certain_draw_and_a_hopeless_one(edition: str) -> None:
    """He holds everything but a heart, or a spade, or everything."""
    for talon, expected in (('["beer-6h"]', 100), ('["missed-2s"]', 0), ("[]", 0)):
        more = f'rest = "hand 2"\ntalon = {talon}'
        for who in ("willy-the-kid", "lucky-duke"):
            assert heart(who, "[]", edition, more) == expected


def test_bg16_1_other_draws_have_no_figures() -> None:
    for scene in both("""
        discards = ["duel-8c"]
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        character = "bart-cassidy"
        [[seat]]
        character = "pedro-ramirez"
    """):
        scene.play("play bang-2d at 2")
        assert scene.preview("draw") == scene.preview("pass") == {}
        scene.play("pass", "end", "end")
        assert scene.preview("take discard") == {}


def test_cards_without_a_figure() -> None:
    for scene in both("""
        [[seat]]
        hand = ["gatling-10h", "barrel-qs", "stagecoach-9s", "general-store-qs", "volcanic-10s"]
    """):
        for move in scene.legal():
            assert scene.preview(move) == {}


def test_a_preview_changes_nothing_and_draws_no_lot() -> None:
    for scene in both(AIMED.replace("SHOOTER", "black-jack")):
        before = scene.state.digest()
        for move in scene.legal():
            scene.preview(move)
        assert (scene.state.digest(), scene.events) == (before, [])


def test_only_legal_moves_have_a_preview() -> None:
    for scene in both(AIMED.replace("SHOOTER", "black-jack")):
        for move in ("play panic-jh at 3", "draw", "play beer-6h"):
            with pytest.raises(IllegalMove):
                scene.preview(move)
        with pytest.raises(IllegalMove):
            scene.preview("end", seat=2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg17_2_a_preview_says_nothing_about_what_is_hidden(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["bang-2d", "duel-8c", "panic-jh", "saloon-5h"]
        [[seat]]
        role = "ROLE"
        hand = HAND
    """
    one = at(text.replace("ROLE", "outlaw").replace("HAND", '["missed-2s"]'), edition=edition)
    two = at(text.replace("ROLE", "renegade").replace("HAND", '["beer-6h"]'), edition=edition)
    assert one.legal() == two.legal()
    for move in one.legal():
        assert one.preview(move) == two.preview(move)
