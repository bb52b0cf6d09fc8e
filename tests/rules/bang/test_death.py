"""Out of the game, and what follows (chapter BG14)."""

from __future__ import annotations

import pytest

from deadwood.core.types import UNKNOWN
from deadwood.games.bang.cards import ROLES
from tests.rules.bang.scene import ABACUS, EDITIONS, Scene, at, both

editions = pytest.mark.parametrize("edition", EDITIONS)

SHOT = """
    talon = ["beer-9h", "beer-10h", "beer-jh", "saloon-5h"]
    turn = 1
    [[seat]]
    role = "{first}"
    {one}
    [[seat]]
    role = "{second}"
    lives = 1
    {two}
    {more}
"""


def shot(
    edition: str,
    first: str = "sheriff",
    second: str = "renegade",
    one: str = 'hand = ["bang-2d"]',
    two: str = "",
    more: str = "",
    players: int = 5,
) -> Scene:
    """Seat 1 has shot seat 2, who had one life left and nothing to say about it."""
    text = SHOT.format(first=first, second=second, one=one, two=two, more=more)
    scene = at(text, players, edition).play("play bang-2d at 2")
    while scene.question() in ("dodge", "save"):
        scene.play("pass")
    return scene


# Out.


@editions
@pytest.mark.parametrize("role", ["deputy", "outlaw", "renegade"])
def test_bg14_1_b18_the_role_of_whoever_is_out_is_shown_to_all(edition: str, role: str) -> None:
    text = SHOT.format(first="sheriff", second=role, one='hand = ["bang-2d"]', two="", more="")
    scene = at(text, 5, edition)
    assert scene.view(3).roles[1] == UNKNOWN
    scene.play("play bang-2d at 2")
    assert scene.log("dies", seat=0) == [f"dies 2: {role} 1"]
    for seat in range(6):
        assert ROLES[scene.view(seat).roles[1]] == role
        hidden = {other for other in range(1, 6) if scene.view(seat).roles[other - 1] == UNKNOWN}
        assert hidden == {3, 4, 5} - {seat}


@editions
def test_bg14_1_b18_without_lives_he_is_out(edition: str) -> None:
    scene = shot(edition)
    assert (scene.alive(), scene.lives(2)) == ([1, 3, 4, 5], 0)
    assert scene.view(0).alive == [True, False, True, True, True]
    assert scene.asked() == ("play", 1)


@editions
def test_bg14_1_b18_he_takes_no_more_part(edition: str) -> None:
    one = 'hand = ["bang-2d", "gatling-10h", "general-store-qs", "saloon-5h"]'
    text = 'talon = ["bang-3d"]\n[[seat]]\n{}\n[[seat]]\nrole = "renegade"\nlives = 1'
    scene = at(text.format(one), 5, edition).play("play bang-2d at 2", "play gatling-10h")
    assert scene.all_lives() == [5, 0, 3, 3, 3]
    scene.play("play general-store-qs")
    assert len(scene.store()) == 4
    for _ in range(3):
        assert scene.awaited() != [2]
        scene.play(scene.legal()[0])
    scene.play("play saloon-5h")
    assert (scene.all_lives(), scene.hand(2)) == ([5, 0, 4, 4, 4], [])
    scene.refuse("end", "core.wait", {"seat": 1}, seat=2)
    while scene.turn() == 1:
        scene.play(scene.legal()[0])
    assert scene.turn() == 3


@editions
def test_bg14_1_b18_his_character_is_out_of_the_game_too(edition: str) -> None:
    """The next death finds neither Vulture Sam nor Pedro Ramirez."""
    for name in ("vulture-sam", "pedro-ramirez"):
        text = f"""
            [[seat]]
            character = "willy-the-kid"
            hand = ["bang-2d", "bang-3d"]
            [[seat]]
            role = "renegade"
            character = "{name}"
            lives = 1
            [[seat]]
            role = "deputy"
            lives = 4
            [[seat]]
            [[seat]]
            role = "outlaw"
            lives = 1
            hand = ["missed-2s", "missed-3s"]
        """
        scene = at(text, 5, edition).play("play bang-2d at 2", "play bang-3d at 5")
        scene.play("pass", "pass")
        assert scene.alive() == [1, 3, 4]
        assert scene.hand(2) == []
        assert {"missed-2s", "missed-3s"} <= set(scene.discards())


@editions
def test_bg14_1_b18_suzy_lafayette_draws_no_more(edition: str) -> None:
    scene = shot(edition, two='character = "suzy-lafayette"\nhand = ["missed-3s"]')
    assert (scene.alive(), scene.hand(2)) == ([1, 3, 4, 5], [])
    assert "suzy" not in scene.names()


# His cards.


@editions
def test_bg14_2_b18_hand_and_table_go_to_the_discard_pile(edition: str) -> None:
    two = 'hand = ["missed-2s", "beer-6h"]\ntable = ["barrel-qs", "jail-10s"]'
    text = SHOT.format(
        first="sheriff", second="renegade", one='hand = ["bang-2d"]', two=two, more=""
    )
    scene = at(text, 5, edition).play("play bang-2d at 2", "pass", "pass", "pass")
    assert (scene.hand(2), scene.table(2)) == ([], [])
    pile = ["jail-10s", "barrel-qs", "beer-6h", "missed-2s"]
    assert scene.discards() == (["bang-2d", *pile] if edition == ABACUS else [*pile, "bang-2d"])
    assert scene.log("discard", "strip", seat=0) == [
        "discard 2: missed-2s",
        "discard 2: beer-6h",
        "strip 2: barrel-qs",
        "strip 2: jail-10s",
    ]


@editions
def test_bg14_2_b18_he_chooses_the_order_if_somebody_could_take_the_top_card(edition: str) -> None:
    two = 'hand = ["missed-2s", "beer-6h"]\ntable = ["mustang-8h"]'
    text = f"""
        [[seat]]
        hand = ["bang-2d"]
        table = ["schofield-ks"]
        [[seat]]
        role = "outlaw"
        lives = 1
        {two}
        [[seat]]
        character = "pedro-ramirez"
    """
    scene = at(text, 4, edition).play("play bang-2d at 2", "pass", "pass")
    assert scene.asked() == ("lay-down", 2)
    assert sorted(scene.legal()) == ["discard beer-6h", "discard missed-2s", "discard mustang-8h"]
    scene.refuse("discard schofield-ks", "BG14.2")
    scene.refuse("discard gatling-10h", "BG14.2")
    scene.refuse("pass", "core.not-asked")
    scene.refuse("end", "core.not-asked")
    assert "reward" not in scene.names()
    scene.play("discard mustang-8h")
    scene.refuse("discard mustang-8h", "BG14.2")
    scene.play("discard missed-2s")  # the last card is no choice
    pile = ["beer-6h", "missed-2s", "mustang-8h"]
    assert scene.discards() == (["bang-2d", *pile] if edition == ABACUS else [*pile, "bang-2d"])
    assert len(scene.hand(1)) == 3
    assert scene.asked() == ("play", 1)


@editions
def test_bg14_2_b18_a_single_card_is_no_choice(edition: str) -> None:
    more = '[[seat]]\ncharacter = "pedro-ramirez"'
    scene = shot(edition, two='hand = ["missed-2s"]', more=more)
    assert scene.asked() == ("play", 1)
    assert "missed-2s" in scene.discards()


@editions
def test_bg14_2_b18_nobody_is_asked_when_pedro_ramirez_himself_is_out(edition: str) -> None:
    two = 'character = "pedro-ramirez"\nhand = ["missed-2s", "missed-3s"]'
    scene = shot(edition, two=two)
    assert scene.asked() == ("play", 1)
    more = '[[seat]]\nrole = "deputy"\ncharacter = "pedro-ramirez"\nout = true'
    scene = shot(edition, two='hand = ["missed-2s", "missed-3s"]', more=more)
    assert scene.asked() == ("play", 1)


@editions
def test_bg14_2_b18_the_sheriff_chooses_the_order_of_his_penalty_too(edition: str) -> None:
    one = 'hand = ["bang-2d", "bang-3d", "beer-6h"]\ntable = ["mustang-8h"]'
    more = '[[seat]]\ncharacter = "pedro-ramirez"'
    scene = shot(edition, second="deputy", one=one, more=more)
    assert scene.asked() == ("lay-down", 1)
    scene.refuse("play beer-6h", "BG4.1")
    scene.play("discard mustang-8h", "discard beer-6h")
    assert (scene.hand(1), scene.table(1)) == ([], [])
    pile = ["bang-3d", "beer-6h", "mustang-8h"]
    assert scene.discards() == (["bang-2d", *pile] if edition == ABACUS else [*pile, "bang-2d"])


@editions
def test_bg14_2_b18_while_he_lays_down_his_cards_he_is_out_already(edition: str) -> None:
    more = '[[seat]]\ncharacter = "pedro-ramirez"'
    scene = shot(edition, two='hand = ["missed-2s", "missed-3s"]', more=more)
    assert scene.asked() == ("lay-down", 2)
    assert scene.alive() == [1, 3, 4, 5]
    assert scene.distance(1, 3) == 1
    assert ROLES[scene.view(0).roles[1]] == "renegade"


# The reward.


@editions
@pytest.mark.parametrize("first", ["sheriff", "deputy", "outlaw", "renegade"])
def test_bg14_3_b18_whoever_puts_out_an_outlaw_takes_three_cards(edition: str, first: str) -> None:
    scene = shot(edition, first, "outlaw", players=7, one='hand = ["bang-2d"]')
    assert scene.log("reward", seat=0) == ["reward 1"]
    assert scene.hand(1) == ["beer-9h", "beer-10h", "beer-jh"]
    assert scene.talon()[0] == "saloon-5h"
    assert scene.log("draw", seat=3) == ["draw 1: ?"] * 3


@editions
@pytest.mark.parametrize("second", ["deputy", "renegade"])
@pytest.mark.parametrize("first", ["deputy", "outlaw", "renegade"])
def test_bg14_3_b18_for_nobody_else_there_is_a_reward(
    edition: str, first: str, second: str
) -> None:
    if first == second == "renegade":
        return  # there is only one
    text = SHOT.format(first=first, second=second, one='hand = ["bang-2d"]', two="", more="")
    scene = at(text, 7, edition).play("play bang-2d at 2")
    assert scene.alive() == [1, 3, 4, 5, 6, 7]
    assert scene.hand(1) == []
    assert not {"reward", "penalty"} & set(scene.names())


@editions
def test_bg14_3_b18_two_outlaws_bring_six_cards(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["gatling-10h"]
        [[seat]]
        role = "outlaw"
        lives = 1
        [[seat]]
        role = "outlaw"
        lives = 1
        [[seat]]
        role = "renegade"
    """
    scene = at(text, 4, edition).play("play gatling-10h")
    assert len(scene.hand(1)) == 6
    assert scene.log("reward") == ["reward 1", "reward 1"]


# The penalty.


@editions
def test_bg14_4_b18_a_sheriff_who_puts_out_a_deputy_loses_all_his_cards(edition: str) -> None:
    one = 'hand = ["bang-2d", "bang-3d", "beer-6h"]\ntable = ["mustang-8h", "winchester-8s"]'
    scene = shot(edition, second="deputy", one=one)
    assert scene.log("penalty", seat=0) == ["penalty 1"]
    assert (scene.hand(1), scene.table(1), scene.lives(1)) == ([], [], 5)
    lost = {"bang-2d", "bang-3d", "beer-6h", "mustang-8h", "winchester-8s"}
    assert lost == set(scene.discards())
    assert scene.asked() == ("play", 1)  # but his turn goes on


@editions
@pytest.mark.parametrize("first", ["deputy", "outlaw", "renegade"])
def test_bg14_4_b18_nobody_else_is_punished_for_a_deputy(edition: str, first: str) -> None:
    one = 'hand = ["bang-2d", "bang-3d"]\ntable = ["mustang-8h"]'
    scene = shot(edition, first, "deputy", one, players=7)
    assert (scene.hand(1), scene.table(1)) == (["bang-3d"], ["mustang-8h"])


@editions
@pytest.mark.parametrize("second", ["outlaw", "renegade"])
def test_bg14_4_b18_the_sheriff_is_punished_for_nobody_else(edition: str, second: str) -> None:
    one = 'hand = ["bang-2d", "bang-3d"]\ntable = ["mustang-8h"]'
    scene = shot(edition, second=second, one=one, players=7)
    assert scene.hand(1)[0] == "bang-3d"
    assert scene.table(1) == ["mustang-8h"]


@editions
def test_bg14_4_b18_suzy_as_sheriff_draws_after_her_penalty(edition: str) -> None:
    one = 'character = "suzy-lafayette"\nhand = ["bang-2d", "bang-3d"]\ntable = ["mustang-8h"]'
    scene = shot(edition, second="deputy", one=one)
    assert (scene.hand(1), scene.table(1)) == (["beer-9h"], [])


@editions
def test_bg14_4_b18_a_sheriff_without_cards_has_none_to_lose(edition: str) -> None:
    scene = shot(edition, second="deputy")
    assert scene.log("penalty") == ["penalty 1"]
    assert (scene.hand(1), scene.asked()) == ([], ("play", 1))


# Neither.


@editions
@pytest.mark.parametrize("role", ["outlaw", "deputy"])
def test_bg14_5_b9_not_when_dynamite_did_it(edition: str, role: str) -> None:
    text = f"""
        talon = ["missed-2s"]
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        role = "{role}"
        lives = 3
        table = ["dynamite-2h"]
    """
    scene = at(text, 5, edition).play("end")
    assert scene.alive() == [1, 3, 4, 5]
    assert scene.hand(1) == ["bang-2d"]
    assert not {"reward", "penalty"} & set(scene.names())


@editions
@pytest.mark.parametrize("role", ["outlaw", "deputy"])
def test_bg14_5_b15_not_for_whoever_dies_in_a_duel_that_he_called(edition: str, role: str) -> None:
    text = f"""
        turn = 2
        [[seat]]
        hand = ["bang-2d", "bang-3d"]
        [[seat]]
        role = "{role}"
        lives = 1
        hand = ["duel-js"]
    """
    scene = at(text, 5, edition).play("play duel-js at 1", "discard bang-2d")
    assert scene.alive() == [1, 3, 4, 5]
    assert scene.hand(1) == ["bang-3d"]
    assert not {"reward", "penalty"} & set(scene.names())


# In which order.


@editions
def test_bg14_6_b18_first_the_cards_are_put_away_then_comes_the_reward(edition: str) -> None:
    scene = shot(edition, second="outlaw", two='hand = ["missed-2s"]\ntable = ["schofield-ks"]')
    order = [
        name for name in scene.names() if name in ("dies", "discard", "strip", "reward", "draw")
    ]
    assert order == ["dies", "discard", "strip", "reward", "draw", "draw", "draw"]


def test_bg14_6_b18_so_the_reward_may_be_the_cards_of_the_dead() -> None:
    text = """
        rest = "hand 3"
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        role = "outlaw"
        lives = 1
        hand = ["missed-2s"]
        table = ["appaloosa-as", "schofield-ks"]
        [[seat]]
        role = "renegade"
    """
    dead = {"missed-2s", "appaloosa-as", "schofield-ks"}
    for scene in both(text):
        scene.play("play bang-2d at 2", "pass", "pass")
        if scene.game.edition == ABACUS:
            assert set(scene.hand(1)) == dead
            assert (scene.talon(), scene.discards()) == ([], ["bang-2d"])
        else:  # the BANG! lies on the pile as well
            assert set(scene.hand(1) + scene.talon()) == {*dead, "bang-2d"}
            assert len(scene.hand(1)) == 3


@editions
def test_bg14_6_b18_first_the_cards_are_put_away_then_comes_the_penalty(edition: str) -> None:
    one = 'hand = ["bang-2d", "bang-3d"]'
    scene = shot(edition, second="deputy", one=one, two='hand = ["missed-2s"]')
    assert scene.log("dies", "discard", "penalty") == [
        "dies 2: deputy 1",
        "discard 2: missed-2s",
        "penalty 1",
        "discard 1: bang-3d",
    ]


@editions
def test_bg14_6_b18_vulture_sam_takes_the_cards_before_the_reward(edition: str) -> None:
    more = '[[seat]]\ncharacter = "vulture-sam"'
    scene = shot(edition, second="outlaw", two='hand = ["missed-2s"]', more=more)
    order = [name for name in scene.names() if name in ("dies", "haul", "reward")]
    assert order == ["dies", "haul", "reward"]
    assert scene.hand(3) == ["missed-2s"]


# The card that did it.

OWN_DUEL = """
    turn = 2
    [[seat]]
    hand = ["bang-2d"]
    [[seat]]
    role = "outlaw"
    lives = 1
    hand = ["duel-js", "missed-2s"]
    table = ["barrel-qs"]
    [[seat]]
    {third}
"""


@editions
def test_bg14_7_b41_a_brown_card_goes_to_the_pile_when_its_player_is_out(edition: str) -> None:
    scene = at(OWN_DUEL.format(third=""), 4, edition)
    scene.play("play duel-js at 1", "discard bang-2d", "pass", "pass")
    pile = ["barrel-qs", "missed-2s", "bang-2d"]
    assert scene.discards() == (["duel-js", *pile] if edition == ABACUS else [*pile, "duel-js"])
    assert scene.alive() == [1, 3, 4]


@editions
def test_bg14_7_b41_and_never_to_vulture_sam(edition: str) -> None:
    scene = at(OWN_DUEL.format(third='character = "vulture-sam"'), 4, edition)
    scene.play("play duel-js at 1", "discard bang-2d", "pass", "pass")
    assert scene.turn() == 3
    assert scene.hand(3)[:2] == ["missed-2s", "barrel-qs"]
    assert "duel-js" in scene.discards()


@editions
def test_bg14_7_b41_nor_the_card_that_killed_somebody_else(edition: str) -> None:
    more = '[[seat]]\ncharacter = "vulture-sam"'
    scene = shot(edition, two='hand = ["missed-2s"]', more=more)
    assert scene.hand(3) == ["missed-2s"]
    assert scene.discards() == ["bang-2d"]


@editions
def test_bg14_7_b41_when_the_game_ends_it_lies_on_the_pile_too(edition: str) -> None:
    text = 'turn = 2\n[[seat]]\nlives = 1\n[[seat]]\nhand = ["bang-2d"]'
    scene = at(text, 4, edition).play("play bang-2d at 1")
    assert scene.asked() == ("over", 0)
    assert scene.discards() == ["bang-2d"]
    assert scene.intact()
