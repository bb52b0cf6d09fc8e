"""What the ranger of BANG! does in situations that experienced players know."""

from __future__ import annotations

from typing import Any

import pytest

import deadwood
from deadwood.bots.bot import Bot
from deadwood.bots.match import derive, play_match, play_on, simulate
from deadwood.bots.ranger.bang_roles import Beliefs, enmities
from deadwood.bots.registry import make_bot
from deadwood.core.chance import swift
from deadwood.core.knowledge import Knowledge
from deadwood.core.registry import AnyGame
from deadwood.core.types import Move
from deadwood.core.view import View
from deadwood.games.bang.cards import CARD_OF, DEPUTY, OUTLAW, RENEGADE, SHERIFF
from deadwood.games.bang.knowledge import Memory, Token
from deadwood.games.bang.view import TableView
from tests.contract.proxy import Recording
from tests.contract.support import SCALE, label, number_of
from tests.contract.test_leaks import Played, exchanges
from tests.rules.bang.scene import ABACUS, EDITIONS, INTERNATIONAL, Scene, at

# Without names seat 1 is the Sheriff, 2 the Renegade, 3 and 4 are Outlaws, 5 is a deputy,
# 6 an Outlaw and 7 a deputy.


def choice(scene: Scene, memory: Memory | None = None) -> str:
    """What the ranger answers for the seat that is awaited."""
    game, state = scene.game, scene.state
    seat = game.seats(state)[0]
    bot = make_bot("ranger", game, 1)
    return str(game.text(bot.choose(game, game.view(state, seat), memory, game.legal(state, seat))))


def whole_turn(scene: Scene) -> list[str]:
    """What he does until he ends his turn or somebody else is asked."""
    seat = scene.awaited()
    made: list[str] = []
    while scene.awaited() == seat and (not made or made[-1] != "end"):
        made.append(choice(scene))
        scene.play(made[-1])
    return made


# Who is who.


def beliefs(scene: Scene, seat: int) -> Beliefs:
    return Beliefs(scene.view(seat))


def test_without_any_deed_roles_are_as_likely_as_there_are_cards_of_them() -> None:
    found = beliefs(at("", players=7), 1)
    for other in range(1, 7):
        assert found.chance(other, OUTLAW) == pytest.approx(1 / 2)
        assert found.chance(other, DEPUTY) == pytest.approx(1 / 3)
        assert found.chance(other, RENEGADE) == pytest.approx(1 / 6)
    assert found.chance(0, SHERIFF) == 1.0


def test_what_is_known_of_roles_is_certain_and_the_rest_follows() -> None:
    """A deputy sees the last Outlaw dead: whoever is left is the Renegade."""
    scene = at(
        """
        turn = 5
        [[seat]]
        [[seat]]
        [[seat]]
        out = true
        [[seat]]
        out = true
        """,
        players=5,
    )
    found = beliefs(scene, 5)
    assert found.chance(1, RENEGADE) == 1.0
    assert found.chance(2, OUTLAW) == 1.0
    assert found.chance(4, DEPUTY) == 1.0


def test_whoever_attacks_the_sheriff_looks_like_an_outlaw_and_his_attacker_like_a_deputy() -> None:
    found = beliefs(at('deeds = ["3 shot 1 2", "5 shot 3 2"]', players=5), 1)
    assert found.chance(2, OUTLAW) > 0.75
    assert found.chance(4, DEPUTY) > 0.4 > found.chance(1, DEPUTY)
    assert sum(found.chance(2, role) for role in range(4)) == pytest.approx(1.0)


def test_every_attack_more_says_more() -> None:
    chances = [
        beliefs(at(f'deeds = ["3 shot 1 {times}"]', players=5), 1).chance(2, OUTLAW)
        for times in (1, 2, 3)
    ]
    assert 0.5 < chances[0] < chances[1] < chances[2] < 1.0


def test_what_el_gringo_takes_for_a_wound_says_little() -> None:
    text = """
        deeds = ["3 robbed 1 3"]
        [[seat]]
        [[seat]]
        [[seat]]
        character = "{character}"
    """
    gringo = beliefs(at(text.format(character="el-gringo"), players=5), 1)
    other = beliefs(at(text.format(character="sid-ketchum"), players=5), 1)
    assert 0.5 < gringo.chance(2, OUTLAW) < other.chance(2, OUTLAW)


def test_my_own_deeds_tell_me_nothing() -> None:
    plain = beliefs(at("", players=5), 1)
    shot = beliefs(at('deeds = ["1 shot 3 4", "1 jailed 3 1"]', players=5), 1)
    assert shot.chances == plain.chances


def test_friends_are_below_zero_and_enemies_above() -> None:
    scene = at('deeds = ["3 shot 1 3", "5 shot 3 3"]', players=5)
    for seat, friends, enemies in ((1, [5], [3]), (5, [1], [3]), (4, [3], [1, 5])):
        found = enmities(beliefs(scene, seat))
        assert all(found[friend - 1] < 0 for friend in friends), f"seat {seat}"
        assert all(found[enemy - 1] > 0 for enemy in enemies), f"seat {seat}"
        assert found[seat - 1] == 0.0


# The Sheriff.


def sheriff(deeds: str) -> Scene:
    """With a BANG! between seats 2 and 5."""
    return at(
        f"""
        deeds = [{deeds}]
        [[seat]]
        hand = ["bang-2d"]
        """,
        players=5,
    )


def test_the_sheriff_shoots_whoever_attacked_him() -> None:
    assert choice(sheriff('"2 shot 1 2"')) == "play bang-2d at 2"
    assert choice(sheriff('"5 shot 1 1", "5 jailed 3 1"')) == "play bang-2d at 5"


def test_the_sheriff_shoots_whoever_attacked_his_proven_friend() -> None:
    """Seat 3 fights the Outlaw who attacks the Sheriff; seat 2 attacks seat 3."""
    proven = '"4 shot 1 3", "3 shot 4 4"'
    assert choice(sheriff(f'{proven}, "2 shot 3 3"')) == "play bang-2d at 2"
    assert choice(sheriff(f'{proven}, "5 shot 3 3"')) == "play bang-2d at 5"


def test_the_sheriff_holds_his_fire_while_nobody_has_shown_his_colours() -> None:
    assert choice(sheriff("")) == "end"


def test_with_four_players_the_sheriff_has_no_friends_to_spare() -> None:
    assert choice(at('[[seat]]\nhand = ["bang-2d"]')).startswith("play bang-2d at")


def test_the_sheriff_spares_a_proven_deputy() -> None:
    text = '"3 shot 1 3", "2 shot 3 4", "5 shot 3 4"'
    assert choice(sheriff(text)) == "end"


def test_bg14_4_the_sheriff_does_not_take_the_last_life_of_somebody_doubtful() -> None:
    """He has too many cards, so that he would rather shoot at anybody than throw a BANG! away."""
    text = """
        [[seat]]
        hand = ["bang-2d", "missed-2s", "missed-3s", "missed-4s", "beer-6h", "beer-7h", "beer-8h"]
        table = ["barrel-qs", "mustang-8h"]
        [[seat]]
        lives = {lives}
        [[seat]]
        [[seat]]
        [[seat]]
        table = ["mustang-9h"]
    """
    assert choice(at(text.format(lives=3), players=5)) == "play bang-2d at 2"
    assert choice(at(text.format(lives=1), players=5)) == "end"


# Deputies.


def deputy(text: str, players: int = 5) -> Scene:
    """Seat 5, between seat 4 and the Sheriff (with five players)."""
    return at(f"turn = 5\n{text}", players=players)


SEATS = "[[seat]]\n[[seat]]\n[[seat]]\n[[seat]]\n"


def test_a_deputy_shoots_whoever_attacks_the_sheriff() -> None:
    text = f'deeds = ["{{who}} shot 1 2"]\n{SEATS}[[seat]]\nhand = ["bang-2d"]'
    assert choice(deputy(text.format(who=4), players=7)) == "play bang-2d at 4"
    assert choice(deputy(text.format(who=6), players=7)) == "play bang-2d at 6"


def test_a_deputy_never_shoots_the_sheriff() -> None:
    text = """
        [[seat]]
        [[seat]]
        [[seat]]
        [[seat]]
        table = ["mustang-8h"]
        [[seat]]
        hand = ["bang-2d", "bang-3d", "bang-4d", "bang-5d", "bang-6d", "bang-7d"]
    """
    assert choice(deputy(text)) == "end"


@pytest.mark.parametrize("card", ["gatling-10h", "indians-kd"])
def test_a_deputy_does_not_risk_the_last_life_of_the_sheriff(card: str) -> None:
    text = f"""
        [[seat]]
        lives = {{lives}}
        hand = ["missed-2s", "bang-2d", "beer-6h"]
        [[seat]]
        hand = ["missed-3s"]
        [[seat]]
        hand = ["missed-4s"]
        [[seat]]
        hand = ["missed-5s"]
        [[seat]]
        hand = ["{card}"]
    """
    assert choice(deputy(text.format(lives=4))) == f"play {card}"
    assert choice(deputy(text.format(lives=1))) == "end"


def test_when_all_outlaws_are_out_the_last_unknown_player_is_shot() -> None:
    text = """
        [[seat]]
        [[seat]]
        [[seat]]
        out = true
        [[seat]]
        out = true
        [[seat]]
        hand = ["bang-2d"]
    """
    assert choice(deputy(text)) == "play bang-2d at 2"


# Outlaws.


def outlaw(text: str) -> Scene:
    """Seat 3 of five: the Sheriff is two places away on the right."""
    scene = at(f"turn = 3\n{text}".replace("IN SEAT 3", 'character = "vulture-sam"'), players=5)
    assert scene.distance(3, 1) == 2
    return scene


def test_an_outlaw_shoots_the_sheriff_as_soon_as_he_reaches_him() -> None:
    scene = outlaw("""
        [[seat]]
        [[seat]]
        [[seat]]
        IN SEAT 3
        hand = ["bang-2d", "schofield-ks"]
    """)
    assert whole_turn(scene) == ["play schofield-ks", "play bang-2d at 1", "end"]


def test_out_of_reach_of_the_sheriff_an_outlaw_shoots_his_guard() -> None:
    text = """
        deeds = ["4 shot 1 3", "2 shot 4 3"]
        [[seat]]
        [[seat]]
        [[seat]]
        IN SEAT 3
        hand = ["bang-2d"]
    """
    assert choice(outlaw(text)) == "play bang-2d at 2"


def test_an_outlaw_spares_whoever_attacks_the_sheriff_too() -> None:
    text = """
        deeds = ["4 shot 1 3", "2 shot 1 3"]
        [[seat]]
        [[seat]]
        [[seat]]
        IN SEAT 3
        hand = ["bang-2d", "bang-3d", "bang-4d", "bang-5d", "bang-6d", "bang-7d"]
    """
    assert choice(outlaw(text)) == "end"


@pytest.mark.parametrize("card", ["gatling-10h", "indians-kd"])
def test_for_the_last_life_of_the_sheriff_an_outlaw_risks_everybody_at_once(card: str) -> None:
    text = f"""
        deeds = ["4 shot 1 3"]
        [[seat]]
        lives = 1
        [[seat]]
        lives = 1
        [[seat]]
        IN SEAT 3
        lives = 1
        hand = ["stagecoach-9s", "{card}", "beer-6h"]
        [[seat]]
        lives = 1
    """
    assert choice(outlaw(text)) == f"play {card}"


# The Renegade.


def renegade(text: str, players: int = 5) -> Scene:
    """Seat 2, beside the Sheriff."""
    return at(f"turn = 2\n{text}", players=players)


SIDES = """
    deeds = ["3 shot 1 4", "4 shot 1 4", "5 shot 3 4"]
    [[seat]]
    lives = {law}
    [[seat]]
    hand = ["bang-2d"]
    table = ["winchester-8s"]
    [[seat]]
    lives = {outlaws}
    [[seat]]
    lives = {outlaws}
    [[seat]]
    lives = {deputy}
"""


def test_the_renegade_shoots_outlaws_while_they_are_stronger() -> None:
    scene = renegade(SIDES.format(law=3, deputy=2, outlaws=4))
    assert choice(scene) in ("play bang-2d at 3", "play bang-2d at 4")


def test_the_renegade_shoots_the_deputy_when_the_law_is_stronger() -> None:
    scene = renegade(SIDES.format(law=5, deputy=4, outlaws=1))
    assert choice(scene) == "play bang-2d at 5"


def test_the_renegade_kills_the_sheriff_last() -> None:
    text = """
        [[seat]]
        lives = {lives}
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        out = true
        [[seat]]
        out = true
        [[seat]]
        {deputy}
    """
    assert choice(renegade(text.format(lives=1, deputy=""))) == "play bang-2d at 5"
    assert choice(renegade(text.format(lives=1, deputy="out = true"))) == "play bang-2d at 1"
    assert choice(renegade(text.format(lives=4, deputy="out = true"))) == "play bang-2d at 1"


@pytest.mark.parametrize("card", ["gatling-10h", "indians-kd"])
def test_the_renegade_does_not_risk_the_sheriff_while_others_are_alive(card: str) -> None:
    text = f"""
        [[seat]]
        lives = 1
        hand = ["missed-2s"]
        [[seat]]
        hand = ["{card}"]
        [[seat]]
        lives = 1
        [[seat]]
        lives = 1
    """
    assert choice(renegade(text, players=4)) == "end"


def test_with_two_deputies_about_the_renegade_fights_on_their_side() -> None:
    scene = renegade(
        """
        deeds = ["3 shot 1 4", "4 shot 1 4", "5 shot 3 4"]
        [[seat]]
        [[seat]]
        hand = ["bang-2d"]
        table = ["winchester-8s"]
        """,
        players=7,
    )
    assert choice(scene) in ("play bang-2d at 3", "play bang-2d at 4")


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
        IN SEAT 3
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


def shot_at(text: str, shooter: str = "rose-doolan", edition: str = ABACUS) -> Scene:
    """Seat 1 has shot at seat 2."""
    scene = at(
        f"""
        [[seat]]
        character = "{shooter}"
        hand = ["bang-ad"]
        [[seat]]
        {text}
        """,
        edition=edition,
    )
    return scene.play("play bang-ad at 2")


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
    """Seat 2 remembers that seat 1 took four BANG! from the store."""
    scene = at(DUEL.format(held=', "bang-3d", "bang-4d"', lives=4)).play("play duel-qd at 2")
    memory = knowing(scene, 2, {1: ["bang-3d", "bang-4d"]})
    assert choice(scene, memory) == "pass"


def knowing(scene: Scene, seat: int, cards: dict[int, list[str]]) -> Memory:
    """The memory of a seat that has seen these cards go to hands, and nothing else."""
    memory = Memory(seat - 1, scene.state.players, True)
    for holder, names in cards.items():
        for name in names:
            memory.held.append(Token(CARD_OF[name], 0, 1 << (holder - 1)))
    return memory


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


# Choices of cards.


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


# At any table.


class Asked(Bot):
    """A ranger of whom every question is noted."""

    needs_knowledge = True

    def __init__(self, game: AnyGame, seed: int) -> None:
        super().__init__(swift(seed))
        self.ranger = make_bot("ranger", game, seed)
        self.asked: set[str] = set()
        self.given: set[str] = set()

    def choose(
        self, game: AnyGame, view: View, knowledge: Knowledge | None, moves: list[Move]
    ) -> Move:
        assert isinstance(view, TableView)
        chosen = self.ranger.choose(game, view, knowledge, moves)
        self.asked.add(view.pending[-1][0])
        self.given.add(game.text(chosen).split()[0])
        return chosen


def test_rangers_answer_every_kind_of_question_with_every_kind_of_move() -> None:
    """No habit is idle."""
    game = deadwood.game("bang", players=7)
    asked: set[str] = set()
    given: set[str] = set()
    for seed in range(8):
        bots = [Asked(game, seat) for seat in range(7)]
        play_match(game, list(bots), seed)
        for bot in bots:
            asked |= bot.asked
            given |= bot.given
    assert given >= {"end", "pass", "draw", "take", "play", "discard", "choose"}
    assert asked >= {"play", "dodge", "save", "shed", "barrel", "duel", "indians", "pick"}


@pytest.mark.parametrize("players", [4, 7])
@pytest.mark.parametrize("option", ["beer=heals", "suzy_draws=after", "choose_character=true"])
def test_rangers_alone_come_to_an_end(option: str, players: int) -> None:
    name, value = option.split("=")
    game = deadwood.game("bang", players=players, options={name: value})
    for seed in range(4 * SCALE):
        bots = [make_bot("ranger", game, seat) for seat in range(players)]
        assert play_match(game, bots, seed, None, 3000).ended != "unfinished"


def test_without_any_memory_the_ranger_answers_too() -> None:
    game = deadwood.game("bang", players=5)
    state: Any = game.new(5)
    bot = make_bot("ranger", game, 1)
    while not game.over(state):
        seat = game.seats(state)[0]
        moves = game.legal(state, seat)
        move = bot.choose(game, game.view(state, seat), None, moves)
        assert move in moves
        game.play(state, seat, move)


def answers(
    game: AnyGame, played: Played, seat: int, swaps: list[Any], last: int
) -> list[tuple[int, int]]:
    """What a ranger on this seat would have answered in the course of a game of others."""
    state: Any = game.deal(Recording(swift(played.seed), swaps), True)
    memory = game.knowledge(seat)
    bot = make_bot("ranger", game, 1)
    given: list[tuple[int, int]] = []
    for number, (mover, move) in enumerate(played.moves[:last]):
        for event in state.events:
            memory.learn(game.shown(event, seat))
        state.events.clear()
        if seat in game.seats(state):
            chosen = bot.choose(game, game.view(state, seat), memory, game.legal(state, seat))
            given.append((number, int(chosen)))
        if number + 1 < last:
            game.play(state, mover, move)
    return given


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [4, 5, 7])
def test_the_ranger_answers_alike_whatever_roles_and_cards_he_cannot_know(
    players: int, edition: str
) -> None:
    game = deadwood.game("bang", edition, players)
    compared = {True: 0, False: 0}  # exchanged for ever, or for a while
    for at_seed in range(2 * SCALE):
        played = Played(game, number_of(game) * 100 + at_seed)
        for seat in range(players):
            for until, swaps in exchanges(game, played, seat):
                last = played.moments(until)
                real = answers(game, played, seat, [], last)
                assert answers(game, played, seat, swaps, last) == real, f"{label(game)}: {swaps}"
                compared[until is None] += len(real)
    assert compared[True] > 20
    assert compared[False] > 20


# Strength.

SIDE = {"law": (SHERIFF, DEPUTY), "outlaws": (OUTLAW,), "renegade": (RENEGADE,)}
ENDED = {"sheriff": "law", "outlaw": "outlaws", "renegade": "renegade"}


def wins(game: AnyGame, side: str, rangers: tuple[int, ...], games: int) -> int:
    """How often a side wins when these roles are played by rangers, the others at random."""
    won = 0
    for number in range(games):
        state: Any = game.deal(swift(derive(1, number, "deal")), True)
        bots = [
            make_bot("ranger" if state.roles[seat] in rangers else "random", game, number + seat)
            for seat in range(game.players)
        ]
        won += ENDED[play_on(game, state, bots, None, 100_000).ended] == side
    return won


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [5, 7])
@pytest.mark.parametrize(("side", "share"), [("law", 0.9), ("outlaws", 0.9), ("renegade", 0.3)])
def test_a_side_of_rangers_among_random_players_wins(
    side: str, share: float, players: int, edition: str
) -> None:
    game = deadwood.game("bang", edition, players)
    games = 40 * SCALE
    won = wins(game, side, SIDE[side], games)
    assert won > share * games
    assert won > wins(game, side, (), games) + 0.25 * games


@pytest.mark.slow
@pytest.mark.parametrize("players", [5, 7])
def test_a_side_of_random_players_among_rangers_loses(players: int) -> None:
    game = deadwood.game("bang", players=players)
    games = 30 * SCALE
    for side, roles in SIDE.items():
        others = tuple(role for role in range(4) if role not in roles)
        assert wins(game, side, others, games) < 0.1 * games, side


@pytest.mark.slow
def test_a_ranger_among_random_players_wins_far_more_than_they_do() -> None:
    """Whatever role he is dealt."""
    game = deadwood.game("bang", players=5)
    games = 100 * SCALE
    summary = simulate(game, ["ranger"] + ["random"] * 4, games, 1)
    share = summary.bot_wins["ranger"] / summary.bot_seats["ranger"]
    others = summary.bot_wins["random"] / summary.bot_seats["random"]
    assert share > 1.5 * others
