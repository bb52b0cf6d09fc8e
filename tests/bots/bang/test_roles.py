"""Whom the ranger of BANG! takes for whom, and what he does in each role.

Without names seat 1 is the Sheriff, 2 the Renegade, 3 and 4 are Outlaws, 5 is a deputy, 6 an Outlaw
and 7 a deputy.
"""

from __future__ import annotations

import pytest

from deadwood.bots.bang.beliefs import Guesses
from deadwood.bots.bang.policy import BangPolicy
from deadwood.games.bang.cards import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from tests.bots.bang.support import choice, outlaw, whole_turn
from tests.rules.bang.scene import Scene, at

# Who is who.


def beliefs(scene: Scene, seat: int) -> Guesses:
    guesses = Guesses(scene.state.players)
    guesses.glance(scene.view(seat).half, seat - 1)
    return guesses


def enmities(scene: Scene, seat: int) -> list[float]:
    """How much a seat wishes each of the others to lose a life."""
    policy = BangPolicy(scene.state.players)
    half = scene.view(seat).half
    policy.mind.alone(half, seat - 1, beliefs(scene, seat).chances())
    policy.look(half, seat - 1)
    return list(policy.foes)


def test_without_any_deed_roles_are_as_likely_as_there_are_cards_of_them() -> None:
    found = beliefs(at("", players=7), 1)
    for other in range(1, 7):
        assert found.chance(other, OUTLAW) == pytest.approx(1 / 2)
        assert found.chance(other, DEPUTY) == pytest.approx(1 / 3)
        assert found.chance(other, RENEGADE) == pytest.approx(1 / 6)
    assert found.chance(0, SHERIFF) == pytest.approx(1.0)


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
    assert shot.chances() == plain.chances()


def test_friends_are_below_zero_and_enemies_above() -> None:
    scene = at('deeds = ["3 shot 1 3", "5 shot 3 3"]', players=5)
    for seat, friends, enemies in ((1, [5], [3]), (5, [1], [3]), (4, [3], [1, 5])):
        found = enmities(scene, seat)
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


def test_an_outlaw_shoots_the_sheriff_as_soon_as_he_reaches_him() -> None:
    scene = outlaw("""
        [[seat]]
        [[seat]]
        [[seat]]
        character = "vulture-sam"
        hand = ["bang-2d", "schofield-ks"]
    """)
    assert whole_turn(scene) == ["play schofield-ks", "play bang-2d at 1", "end"]


def test_out_of_reach_of_the_sheriff_an_outlaw_shoots_his_guard() -> None:
    text = """
        deeds = ["4 shot 1 3", "2 shot 4 3"]
        [[seat]]
        [[seat]]
        [[seat]]
        character = "vulture-sam"
        hand = ["bang-2d"]
    """
    assert choice(outlaw(text)) == "play bang-2d at 2"


def test_an_outlaw_spares_whoever_attacks_the_sheriff_too() -> None:
    text = """
        deeds = ["4 shot 1 3", "2 shot 1 3"]
        [[seat]]
        [[seat]]
        [[seat]]
        character = "vulture-sam"
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
        character = "vulture-sam"
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
