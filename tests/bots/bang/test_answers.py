"""Which cards and characters the ranger of BANG! takes, keeps and throws away."""

from __future__ import annotations

from typing import Any

import deadwood
from tests.bots.bang.support import choice, shot_at
from tests.rules.bang.scene import Scene, at


def test_what_is_worth_least_is_discarded() -> None:
    scene = at("""
        phase = "shed"
        [[seat]]
        lives = 2
        hand = ["missed-2s", "dynamite-2h", "beer-6h"]
    """)
    assert choice(scene) == "discard dynamite-2h"


def test_a_second_barrel_and_a_lesser_weapon_are_worth_nothing() -> None:
    text = """
        phase = "shed"
        [[seat]]
        lives = 2
        hand = ["{card}", "bang-2d", "saloon-5h"]
        table = ["barrel-qs", "winchester-8s"]
    """
    for card in ("barrel-ks", "schofield-ks"):
        assert choice(at(text.format(card=card))) == f"discard {card}"


def test_the_best_card_of_the_store_is_taken() -> None:
    scene = at("""
        talon = ["dynamite-2h", "wells-fargo-3h", "saloon-5h", "duel-qd"]
        [[seat]]
        hand = ["general-store-qs"]
    """).play("play general-store-qs")
    assert choice(scene) == "choose wells-fargo-3h"


def test_bg16_11_kit_carlson_puts_the_worst_back() -> None:
    scene = at("""
        turn = 4
        phase = "over"
        pending = ["turn"]
        talon = ["wells-fargo-3h", "dynamite-2h", "barrel-qs"]
        [[seat]]
        character = "kit-carlson"
    """)
    assert scene.asked() == ("kit-pick", 1)
    assert choice(scene) == "choose dynamite-2h"


def test_bg16_8_jesse_jones_robs_his_enemy_and_no_friend() -> None:
    text = """
        turn = 5
        phase = "over"
        pending = ["turn"]
        deeds = [{deeds}]
        [[seat]]
        character = "jesse-jones"
        [[seat]]
        hand = ["beer-6h"]
        [[seat]]
        hand = ["beer-7h"]
        [[seat]]
        hand = ["beer-8h"]
        [[seat]]
        hand = ["beer-9h"]
    """
    enemy = at(text.format(deeds='"3 shot 1 3"'), players=5)
    assert enemy.asked() == ("jesse-take", 1)
    assert choice(enemy) == "take from 3"
    # A deputy, when only the Sheriff has cards.
    friends = at(
        """
        turn = 4
        phase = "over"
        pending = ["turn"]
        [[seat]]
        hand = ["beer-6h"]
        [[seat]]
        out = true
        [[seat]]
        out = true
        [[seat]]
        [[seat]]
        character = "jesse-jones"
        """,
        players=5,
    )
    assert friends.asked() == ("jesse-take", 5)
    assert choice(friends) == "draw"


def test_bg16_15_pedro_ramirez_takes_a_good_discard_and_leaves_a_bad_one() -> None:
    text = """
        turn = 4
        phase = "over"
        pending = ["turn"]
        discards = ["{card}"]
        [[seat]]
        character = "pedro-ramirez"
    """
    assert choice(at(text.format(card="barrel-qs"))) == "take discard"
    assert choice(at(text.format(card="dynamite-2h"))) == "draw"


def test_bg16_12_lucky_duke_takes_a_heart_for_the_barrel() -> None:
    for first, second in (("beer-6h", "bang-2d"), ("bang-2d", "beer-6h")):
        scene = at(f"""
            talon = ["{first}", "{second}"]
            [[seat]]
            hand = ["bang-ad"]
            [[seat]]
            character = "lucky-duke"
            table = ["barrel-qs"]
        """).play("play bang-ad at 2", "draw")
        assert choice(scene) == "choose beer-6h"


def test_bg16_12_lucky_duke_takes_what_does_not_explode() -> None:
    for first, second in (("missed-2s", "bang-2d"), ("bang-2d", "missed-2s")):
        scene = at(f"""
            turn = 1
            phase = "over"
            pending = ["turn"]
            talon = ["{first}", "{second}"]
            [[seat]]
            [[seat]]
            character = "lucky-duke"
            table = ["dynamite-2h"]
        """)
        assert scene.question() == "lucky-pick"
        assert choice(scene) == "choose bang-2d"


def test_bg16_18_sid_ketchum_heals_with_what_he_does_not_need() -> None:
    scene = at("""
        [[seat]]
        character = "sid-ketchum"
        lives = 2
        hand = ["dynamite-2h", "general-store-qs", "missed-2s"]
    """)
    assert choice(scene) == "heal"
    assert [choice(scene.play("heal")), choice(scene.play("discard dynamite-2h"))] == [
        "discard dynamite-2h",
        "discard general-store-qs",
    ]


def test_bg16_17_sid_ketchum_saves_his_last_life_with_two_cards() -> None:
    text = 'character = "sid-ketchum"\nlives = 1\nhand = ["saloon-5h", "dynamite-2h"]'
    assert choice(shot_at(text).play("pass")) == "heal"


def test_bg1_6_the_more_useful_of_two_characters_is_chosen() -> None:
    game: Any = deadwood.game("bang", players=4, options={"choose_character": True})
    chosen: set[str] = set()
    for seed in range(20):
        state: Any = game.new(seed)
        scene = Scene(game, state)
        texts = scene.legal()
        chosen.add(choice(scene))
        if "be willy-the-kid" in texts:
            assert choice(scene) == "be willy-the-kid"
    assert len(chosen) > 5


def test_bg14_2_whoever_dies_leaves_the_worst_on_top_for_an_enemy_and_the_best_for_a_friend() -> (
    None
):
    """Pedro Ramirez takes the top discard. With four players a dying Outlaw is the Sheriff's enemy;
    with five a dying deputy is his friend."""
    text = """
        turn = {shooter}
        [[seat]]
        character = "pedro-ramirez"
        {first}
        {others}
        [[seat]]
        {hand}
        [[seat]]
        lives = 1
        hand = ["dynamite-2h", "barrel-qs"]
    """
    killed = {"first": "", "others": "[[seat]]", "hand": 'hand = ["bang-ad"]', "shooter": 3}
    enemy = at(text.format(**killed)).play("play bang-ad at 4", "pass", "pass")
    assert enemy.asked() == ("lay-down", 4)
    assert choice(enemy) == "discard barrel-qs"
    killed |= {"others": "[[seat]]\n[[seat]]", "shooter": 4}
    friend = at(text.format(**killed), players=5).play("play bang-ad at 5", "pass", "pass")
    assert friend.asked() == ("lay-down", 5)
    assert choice(friend) == "discard dynamite-2h"
