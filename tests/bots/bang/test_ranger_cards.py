"""Which cards the ranger of BANG! plays, and how he answers those of others."""

from __future__ import annotations

import pytest

from tests.bots.bang.support import choice, knowing, outlaw, shot_at, whole_turn
from tests.rules.bang.scene import EDITIONS, INTERNATIONAL, at

# Phase II.


def test_first_cards_then_blue_ones_then_what_hurts_then_the_shot() -> None:
    scene = at("""
        deeds = ["2 shot 1 3"]
        talon = ["missed-2s", "missed-3s"]
        [[seat]]
        lives = 3
        hand = ["bang-2d", "beer-6h", "cat-balou-kh", "mustang-8h", "stagecoach-9s"]
        [[seat]]
        table = ["barrel-qs"]
    """)
    assert whole_turn(scene) == [
        "play stagecoach-9s",
        "play mustang-8h",
        "play cat-balou-kh at 2",
        "play beer-6h",
        "play bang-2d at 2",
        "end",
    ]


def test_a_barrel_before_the_enemy_goes_before_he_is_shot() -> None:
    scene = at("""
        deeds = ["2 shot 1 3"]
        [[seat]]
        hand = ["bang-2d", "cat-balou-kh"]
        [[seat]]
        hand = ["duel-qd", "saloon-5h"]
        table = ["barrel-qs"]
    """)
    assert whole_turn(scene) == [
        "play cat-balou-kh at 2",
        "choose barrel-qs",
        "play bang-2d at 2",
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_beer_is_drunk_when_wounded_and_kept_when_not(edition: str) -> None:
    text = '[[seat]]\nlives = {lives}\nhand = ["beer-6h"]'
    assert choice(at(text.format(lives=4), edition=edition)) == "play beer-6h"
    assert choice(at(text.format(lives=5), edition=edition)) == "end"


def test_bg9_5_with_two_players_left_beer_is_not_wasted() -> None:
    text = '[[seat]]\nlives = 2\nhand = ["beer-6h"]\n[[seat]]\n' + "[[seat]]\nout = true\n" * 2
    assert choice(at(text)) == "end"
    assert choice(at(text, beer_void_with_two=False)) == "play beer-6h"


def test_a_saloon_is_for_friends_not_for_enemies() -> None:
    """Seat 5 is the deputy who showed it; the Sheriff himself lacks nothing."""
    text = """
        deeds = ["3 shot 1 4", "5 shot 3 4"]
        [[seat]]
        hand = ["saloon-5h"]
        [[seat]]
        [[seat]]
        lives = {outlaw}
        [[seat]]
        [[seat]]
        lives = {deputy}
    """
    assert choice(at(text.format(outlaw=4, deputy=2), players=5)) == "play saloon-5h"
    assert choice(at(text.format(outlaw=2, deputy=4), players=5)) == "end"


def test_the_better_weapon_is_laid_and_the_worse_one_is_not() -> None:
    text = """
        [[seat]]
        [[seat]]
        [[seat]]
        character = "vulture-sam"
        hand = ["schofield-ks"]
        table = ["{laid}"]
    """
    assert choice(outlaw(text.format(laid="volcanic-10s"))) == "play schofield-ks"
    assert choice(outlaw(text.format(laid="winchester-8s"))) == "end"


def test_a_volcanic_is_laid_for_a_hand_full_of_bang_beside_the_enemy() -> None:
    text = """
        turn = 4
        [[seat]]
        [[seat]]
        [[seat]]
        [[seat]]
        hand = ["volcanic-10s", {bangs}]
        table = ["remington-kc"]
    """
    many = '"bang-2d", "bang-3d", "bang-4d"'
    assert choice(at(text.format(bangs=many))) == "play volcanic-10s"
    assert choice(at(text.format(bangs='"missed-2s"'))) == "end"


def test_willy_the_kid_shoots_until_he_has_nothing_left() -> None:
    scene = at("""
        [[seat]]
        character = "willy-the-kid"
        hand = ["bang-2d", "bang-3d"]
    """)
    assert whole_turn(scene)[0].startswith("play bang")
    scene.play(choice(scene))
    assert scene.hand(1) == []


def test_jail_is_for_the_most_dangerous_enemy_and_not_for_friends() -> None:
    text = """
        deeds = [{deeds}]
        [[seat]]
        hand = ["jail-js"]
    """
    enemy = text.format(deeds='"4 shot 1 3"')
    assert choice(at(enemy, players=7)) == "play jail-js at 4"
    assert choice(at(text.format(deeds=""), players=7)) == "end"


def test_an_outlaw_jails_a_guard_and_not_his_fellow() -> None:
    text = """
        turn = 3
        deeds = ["4 shot 1 4", "5 shot 4 4"]
        [[seat]]
        [[seat]]
        [[seat]]
        hand = ["jail-js"]
    """
    assert choice(at(text, players=5)) == "play jail-js at 5"


def test_a_duel_is_called_with_bang_in_hand_and_not_without() -> None:
    text = """
        deeds = ["2 shot 1 4"]
        bangs = 1
        [[seat]]
        lives = 2
        hand = ["duel-qd", {rest}]
        [[seat]]
        hand = ["beer-6h", "beer-7h", "missed-2s", "missed-3s"]
        [[seat]]
        hand = ["beer-8h", "beer-9h", "missed-5s", "missed-6s"]
        [[seat]]
        hand = ["beer-10h", "beer-jh", "missed-7s", "missed-8s"]
    """
    assert choice(at(text.format(rest='"bang-2d", "bang-3d", "bang-4d"'))) == "play duel-qd at 2"
    assert choice(at(text.format(rest='"missed-4s"'))) == "end"


def test_panic_takes_what_hurts_and_what_helps() -> None:
    scene = at("""
        deeds = ["2 shot 1 4"]
        [[seat]]
        hand = ["panic-jh"]
        [[seat]]
        hand = ["saloon-5h"]
        table = ["barrel-qs", "jail-4h"]
    """)
    assert whole_turn(scene)[:2] == ["play panic-jh at 2", "choose barrel-qs"]


def test_a_friend_is_freed_from_jail() -> None:
    """Seat 5 has shown that he is a deputy."""
    scene = at(
        """
        deeds = ["3 shot 1 4", "5 shot 3 4"]
        [[seat]]
        hand = ["panic-jh"]
        [[seat]]
        [[seat]]
        [[seat]]
        [[seat]]
        table = ["jail-4h"]
        """,
        players=5,
    )
    assert choice(scene) == "play panic-jh at 5"


def test_bg11_3_nobody_strips_himself() -> None:
    text = """
        [[seat]]
        hand = ["cat-balou-kh", "saloon-5h"]
        table = ["barrel-qs"]
    """
    assert choice(at(text)) == "end"


def test_the_general_store_is_left_alone_where_it_serves_enemies() -> None:
    text = '[[seat]]\nhand = ["general-store-qs"]'
    assert choice(at(text, players=4)) == "end"  # all others are enemies
    assert choice(at(text, players=7)) == "play general-store-qs"


# Answers.


def test_a_missed_saves_a_life() -> None:
    assert choice(shot_at('hand = ["saloon-5h", "missed-2s"]')) == "play missed-2s"


def test_bg16_19_two_missed_are_spent_only_when_lives_are_few() -> None:
    text = 'lives = {lives}\nhand = ["missed-3s", "missed-2s"]'
    assert choice(shot_at(text.format(lives=2), "slab-the-killer")) == "play missed-3s"
    assert choice(shot_at(text.format(lives=4), "slab-the-killer")) == "pass"
    assert choice(shot_at(text.format(lives=4), "rose-doolan")) == "play missed-3s"


def test_bg16_4_calamity_janet_dodges_with_a_missed_first() -> None:
    text = 'character = "calamity-janet"\nhand = ["bang-2d", "missed-2s"]'
    assert choice(shot_at(text)) == "play missed-2s"
    assert choice(shot_at('character = "calamity-janet"\nhand = ["bang-2d"]')) == "play bang-2d"


def test_whoever_has_a_barrel_draws() -> None:
    assert choice(shot_at('table = ["barrel-qs"]')) == "draw"


def test_bg9_3_beer_prevents_a_loss() -> None:
    scene = shot_at('lives = 2\nhand = ["beer-6h"]').play("pass")
    assert choice(scene) == "play beer-6h"


def test_bg9_4_beer_is_kept_for_the_last_life_where_it_cannot_be_drunk_before() -> None:
    scene = shot_at('lives = 1\nhand = ["beer-6h"]', edition=INTERNATIONAL).play("pass")
    assert scene.question() == "save"
    assert choice(scene) == "play beer-6h"


def test_bg9_5_a_beer_that_would_not_help_is_not_drunk() -> None:
    scene = at("""
        [[seat]]
        hand = ["bang-ad"]
        [[seat]]
        lives = 1
        hand = ["beer-6h"]
        [[seat]]
        out = true
        [[seat]]
        out = true
    """).play("play bang-ad at 2", "pass")
    assert choice(scene) == "pass"


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg9_6_beers_that_are_too_few_against_dynamite_are_not_drunk(edition: str) -> None:
    text = """
        turn = 1
        phase = "over"
        talon = ["missed-2s"]
        [[seat]]
        [[seat]]
        character = "vulture-sam"
        lives = 2
        hand = [{beers}]
        table = ["dynamite-2h"]
    """
    for beers, answer in (('"beer-6h"', "pass"), ('"beer-6h", "beer-7h"', "play beer-7h")):
        scene = at(f'pending = ["turn"]\n{text.format(beers=beers)}', edition=edition)
        assert scene.asked() == ("save", 2)
        assert choice(scene) == answer


def test_bg16_1_bart_cassidy_takes_his_cards() -> None:
    scene = shot_at('character = "bart-cassidy"')
    assert scene.question() == "bart-draw"
    assert choice(scene) == "draw"


def test_a_bang_is_given_to_the_indians_for_a_life() -> None:
    scene = at("""
        [[seat]]
        hand = ["indians-kd"]
        [[seat]]
        hand = ["missed-2s", "bang-2d"]
    """).play("play indians-kd")
    assert choice(scene) == "discard bang-2d"


DUEL = """
    [[seat]]
    hand = ["duel-qd"{held}]
    [[seat]]
    lives = {lives}
    hand = ["bang-2d"]
"""


def test_a_duel_is_fought_when_the_other_holds_little_or_life_is_at_stake() -> None:
    held = "".join(
        f', "{card}"' for card in ("bang-3d", "bang-4d", "bang-5d", "bang-6d", "bang-7d")
    )
    for lives, others, answer in (
        (4, "", "discard bang-2d"),
        (1, held, "discard bang-2d"),
    ):
        scene = at(DUEL.format(held=others, lives=lives)).play("play duel-qd at 2")
        assert choice(scene) == answer


def test_a_duel_that_is_lost_anyway_costs_no_bang() -> None:
    """Seat 2 remembers that seat 1 took two BANG! from a store."""
    scene = at(DUEL.format(held=', "bang-3d", "bang-4d"', lives=4)).play("play duel-qd at 2")
    memory = knowing(scene, 2, {1: ["bang-3d", "bang-4d"]})
    assert choice(scene, memory) == "pass"


def test_whoever_is_known_to_hold_a_missed_is_not_the_first_to_be_shot() -> None:
    scene = at("""
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        hand = ["missed-2s"]
        [[seat]]
        [[seat]]
        hand = ["missed-3s"]
    """)
    assert choice(scene, knowing(scene, 1, {2: ["missed-2s"]})) == "play bang-2d at 4"
    assert choice(scene, knowing(scene, 1, {4: ["missed-3s"]})) == "play bang-2d at 2"


# What Sid Ketchum and Suzy Lafayette may besides.


def test_bg16_18_cards_that_are_too_many_heal() -> None:
    seat = '[[seat]]\ncharacter = "sid-ketchum"\nlives = 2\nhand = [{}]\n'
    hand = '"saloon-5h", "duel-8c", "jail-4h", "barrel-qs"'
    assert choice(at('phase = "shed"\n' + seat.format(hand))) == "heal"
    assert choice(at('phase = "shed"\nhealed = true\n' + seat.format(hand))).startswith("discard")


def test_bg16_18_in_jail_two_bad_cards_are_a_life_and_two_good_ones_are_kept() -> None:
    text = """
        phase = "locked"
        [[seat]]
        [[seat]]
        character = "sid-ketchum"
        lives = {}
        hand = {}
        table = ["jail-10s"]
    """
    assert choice(at("turn = 2" + text.format(2, '["barrel-qs", "duel-8c"]'))) == "heal"
    assert choice(at("turn = 2" + text.format(3, '["beer-6h", "beer-7h"]'))) == "end"


def test_bg16_21_suzy_tries_her_luck_against_slab_when_it_matters() -> None:
    text = 'character = "suzy-lafayette"\nlives = 1\nhand = ["missed-2s"]'
    assert choice(shot_at(text, "slab-the-killer")) == "play missed-2s"
