"""Who wins, and when (chapter BG2)."""

from __future__ import annotations

import pytest

from deadwood.games.bang.cards import ROLES
from tests.rules.bang.scene import EDITIONS, Scene, at, both

# Seat 2 shoots the Sheriff, who has one life left.
LAST_SHOT = """
    turn = 2
    [[seat]]
    role = "sheriff"
    lives = 1
    [[seat]]
    role = "{role}"
    hand = ["bang-2d"]
"""


def shot(role: str, others: str = "", players: int = 4) -> list[Scene]:
    """The Sheriff is shot by somebody of this role."""
    scenes = both(LAST_SHOT.format(role=role) + others, players)
    return [scene.play("play bang-2d at 1") for scene in scenes]


# The Sheriff is out.


def test_bg2_1_b24_the_outlaws_win_when_the_sheriff_is_out() -> None:
    for scene in shot("outlaw"):
        assert (scene.won(), scene.winners()) == ("outlaw", [2, 4])
        assert scene.asked() == ("over", 0)


def test_bg2_1_b24_whoever_puts_the_sheriff_out_the_outlaws_win() -> None:
    seats = '[[seat]]\nrole = "outlaw"\n[[seat]]\nrole = "outlaw"'
    for scene in shot("renegade", seats):
        assert (scene.won(), scene.winners()) == ("outlaw", [3, 4])
    for scene in shot("deputy", '[[seat]]\nrole = "renegade"', 5):
        assert (scene.won(), scene.winners()) == ("outlaw", [4, 5])


def test_bg2_1_b24_dead_outlaws_win_too() -> None:
    others = '[[seat]]\nrole = "outlaw"\nout = true'
    for scene in shot("outlaw", others):
        assert (scene.won(), scene.winners()) == ("outlaw", [2, 3])


def test_bg2_1_b24_the_outlaws_win_even_if_all_of_them_are_dead() -> None:
    others = """
        [[seat]]
        role = "outlaw"
        out = true
        [[seat]]
        role = "outlaw"
        out = true
        [[seat]]
        role = "deputy"
    """
    for scene in shot("renegade", others, 5):
        assert scene.alive() == [2, 5]
        assert (scene.won(), scene.winners()) == ("outlaw", [3, 4])


def test_bg2_1_b24_one_outlaw_alive_is_enough_against_the_renegade() -> None:
    others = '[[seat]]\nrole = "outlaw"\n[[seat]]\nrole = "outlaw"\nout = true'
    for scene in shot("renegade", others):
        assert (scene.won(), scene.winners()) == ("outlaw", [3, 4])


def test_bg2_1_b24_the_sheriff_may_die_by_his_own_duel() -> None:
    for scene in both('[[seat]]\nlives = 1\nhand = ["duel-js"]\n[[seat]]\nhand = ["bang-2d"]'):
        scene.play("play duel-js at 2", "discard bang-2d")
        assert (scene.won(), scene.winners()) == ("outlaw", [3, 4])


def test_bg2_1_b24_the_sheriff_may_die_by_dynamite() -> None:
    text = """
        turn = 4
        talon = ["missed-2s"]
        [[seat]]
        lives = 3
        table = ["dynamite-2h"]
    """
    for scene in both(text):
        scene.play("end")
        assert (scene.won(), scene.winners(), scene.lives(1)) == ("outlaw", [3, 4], 0)


def test_bg2_1_b17_the_game_ends_at_once_in_the_middle_of_a_gatling() -> None:
    text = """
        turn = 3
        [[seat]]
        lives = 1
        [[seat]]
        hand = ["missed-2s"]
        [[seat]]
        hand = ["gatling-10h"]
        [[seat]]
    """
    for scene in both(text):
        scene.play("play gatling-10h")
        assert scene.asked() == ("over", 0)
        assert scene.all_lives() == [0, 4, 4, 3]  # seat 4 was hit before, seat 2 never
        assert scene.hand(2) == ["missed-2s"]
        assert scene.winners() == [3, 4]
        assert scene.names()[-2:] == ["dies", "over"]


def test_bg2_1_b17_the_game_ends_at_once_in_the_middle_of_indians() -> None:
    text = """
        turn = 2
        [[seat]]
        lives = 1
        [[seat]]
        hand = ["indians-kd"]
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        hand = ["bang-3d"]
    """
    for scene in both(text):
        scene.play("play indians-kd", "discard bang-2d", "pass")
        if scene.question() == "save":
            scene.play("pass")
        assert scene.asked() == ("over", 0)
        assert scene.all_lives() == [0, 4, 4, 3]


@pytest.mark.parametrize("edition", EDITIONS)
def test_bg2_1_b24_when_it_is_over_all_roles_are_open_and_nobody_moves(edition: str) -> None:
    scene = at(LAST_SHOT.format(role="outlaw"), 4, edition)
    assert (scene.won(), scene.winners()) == ("", [])
    scene.play("play bang-2d at 1")
    roles = ["sheriff", "outlaw", "renegade", "outlaw"]
    assert scene.log("over", seat=0) == [f"over: outlaw {' '.join(roles)}"]
    for seat in range(5):
        assert [ROLES[role] for role in scene.view(seat).roles] == roles
    scene.refuse("end", "core.over", {}, seat=2)
    assert scene.game.ended(scene.state) == "outlaw"


def test_bg2_1_b24_nobody_is_rewarded_when_the_game_is_over() -> None:
    others = '[[seat]]\nrole = "outlaw"\nout = true'
    for scene in shot("outlaw", others):
        assert scene.hand(2) == []
        assert not {"reward", "draw", "penalty"} & set(scene.names())


# The Renegade.


def test_bg2_2_b24_the_renegade_wins_when_he_alone_is_alive() -> None:
    others = '[[seat]]\nrole = "outlaw"\nout = true\n[[seat]]\nrole = "outlaw"\nout = true'
    for scene in shot("renegade", others):
        assert scene.alive() == [2]
        assert (scene.won(), scene.winners()) == ("renegade", [2])
        assert scene.game.ended(scene.state) == "renegade"


def test_bg2_2_b24_the_renegade_wins_whatever_puts_the_sheriff_out() -> None:
    text = """
        turn = 2
        talon = ["winchester-8s"]
        [[seat]]
        lives = 2
        table = ["dynamite-2h"]
        [[seat]]
        role = "renegade"
        [[seat]]
        out = true
        [[seat]]
        out = true
    """
    for scene in both(text):
        scene.play("end")
        assert (scene.won(), scene.winners()) == ("renegade", [2])


def test_bg2_2_b24_a_renegade_who_leaves_a_deputy_alive_has_lost() -> None:
    others = """
        [[seat]]
        role = "outlaw"
        out = true
        [[seat]]
        role = "outlaw"
        out = true
        [[seat]]
        role = "deputy"
    """
    for scene in shot("renegade", others, 5):
        assert 2 not in scene.winners()
        assert 5 not in scene.winners()


def test_bg2_2_b24_with_only_sheriff_and_renegade_left_the_game_goes_on() -> None:
    text = """
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        role = "renegade"
        lives = 2
        [[seat]]
        out = true
        [[seat]]
        out = true
    """
    for scene in both(text):
        scene.play("play bang-2d at 2")
        assert scene.won() == ""
        assert scene.play("end").turn() == 2


# The law.


def test_bg2_3_b24_sheriff_and_deputies_win_when_all_others_are_out() -> None:
    text = """
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        role = "renegade"
        lives = 1
        [[seat]]
        role = "outlaw"
        out = true
        [[seat]]
        role = "outlaw"
        out = true
        [[seat]]
        role = "deputy"
    """
    for scene in both(text, 5):
        scene.play("play bang-2d at 2")
        assert (scene.won(), scene.winners()) == ("sheriff", [1, 5])
        assert scene.asked() == ("over", 0)


def test_bg2_3_b24_dead_deputies_win_too() -> None:
    text = """
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        role = "outlaw"
        lives = 1
        [[seat]]
        role = "deputy"
        out = true
        [[seat]]
        role = "renegade"
        out = true
        [[seat]]
        role = "outlaw"
        out = true
    """
    for scene in both(text, 5):
        scene.play("play bang-2d at 2")
        assert (scene.won(), scene.winners()) == ("sheriff", [1, 3])
        assert scene.hand(1) == []  # no reward any more


def test_bg2_3_b24_somebody_else_may_put_out_the_last_of_them() -> None:
    text = """
        turn = 2
        [[seat]]
        [[seat]]
        role = "renegade"
        lives = 1
        hand = ["duel-js"]
        [[seat]]
        role = "deputy"
        hand = ["bang-2d"]
        [[seat]]
        role = "outlaw"
        out = true
        [[seat]]
        role = "outlaw"
        out = true
    """
    for scene in both(text, 5):
        scene.play("play duel-js at 3", "discard bang-2d")
        assert (scene.won(), scene.winners()) == ("sheriff", [1, 3])


def test_bg2_3_b24_the_game_goes_on_while_the_renegade_lives() -> None:
    text = """
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        role = "outlaw"
        lives = 1
        [[seat]]
        role = "renegade"
        [[seat]]
        role = "outlaw"
        out = true
    """
    for scene in both(text):
        scene.play("play bang-2d at 2")
        assert (scene.won(), scene.alive()) == ("", [1, 3])
        assert scene.asked() == ("play", 1)


def test_bg2_3_b24_the_game_goes_on_while_an_outlaw_lives() -> None:
    text = """
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        role = "renegade"
        lives = 1
        [[seat]]
        role = "outlaw"
        out = true
        [[seat]]
        role = "outlaw"
    """
    for scene in both(text):
        scene.play("play bang-2d at 2")
        assert (scene.won(), scene.alive()) == ("", [1, 4])


def test_bg2_3_b24_it_ends_in_the_middle_of_a_gatling_when_the_last_of_them_is_out() -> None:
    text = """
        [[seat]]
        hand = ["gatling-10h"]
        [[seat]]
        role = "outlaw"
        lives = 1
        [[seat]]
        role = "renegade"
        lives = 1
        [[seat]]
        role = "deputy"
        lives = 1
        [[seat]]
        role = "outlaw"
        out = true
    """
    for scene in both(text, 5):
        scene.play("play gatling-10h")
        assert (scene.won(), scene.winners(), scene.alive()) == ("sheriff", [1, 4], [1, 4])
        assert scene.lives(4) == 1  # nobody came to hit the deputy
        assert (
            scene.names().count("reward") == 1
        )  # for the first Outlaw; the game was not over then
