"""Duel (BG10.1 to BG10.3, BG10.5)."""

from __future__ import annotations

import pytest

from tests.rules.bang.scene import ABACUS, EDITIONS, Scene, at, both

editions = pytest.mark.parametrize("edition", EDITIONS)

DUEL = """
    [[seat]]
    hand = ["duel-js"{first}]
    {caller}
    [[seat]]
    [[seat]]
    hand = [{third}]
    {called}
"""


def duel(
    edition: str,
    first: str = "",
    third: str = "",
    caller: str = "",
    called: str = "",
    players: int = 4,
) -> Scene:
    """Seat 1 has called seat 3, who sits opposite."""
    hand = "".join(f', "{card}"' for card in first.split())
    cards = ", ".join(f'"{card}"' for card in third.split())
    text = DUEL.format(first=hand, third=cards, caller=caller, called=called)
    return at(text, players, edition).play("play duel-js at 3")


def no_beer(scene: Scene) -> Scene:
    """Whoever is asked does not drink."""
    while scene.question() == "save":
        scene.play("pass")
    return scene


# Whom, and who answers first.


@editions
def test_bg10_1_b14_the_challenged_player_answers_first(edition: str) -> None:
    scene = duel(edition, "bang-2d", "bang-3d")
    assert scene.asked() == ("duel", 3)
    scene.play("discard bang-3d")
    assert scene.asked() == ("duel", 1)
    scene.play("discard bang-2d")
    assert scene.all_lives() == [5, 4, 3, 4]  # seat 3 has no card left to answer with


@editions
def test_bg10_3_who_loses_is_told_before_what_it_costs(edition: str) -> None:
    scene = duel(edition, "bang-2d", "bang-3d").play("discard bang-3d", "pass")
    told = [event.as_dict() for event in no_beer(scene).events if event.name in ("duelled", "lose")]
    assert told[0] == {"event": "duelled", "seat": 0, "other": 2}
    assert told[1]["event"] == "lose"


@editions
def test_bg10_1_b14_distance_and_weapons_do_not_matter(edition: str) -> None:
    text = """
        [[seat]]
        hand = ["duel-js"]
        [[seat]]
        [[seat]]
        [[seat]]
        character = "paul-regret"
        table = ["mustang-8h", "winchester-8s"]
    """
    scene = at(text, 7, edition)
    assert scene.distance(1, 4) == 5
    assert scene.legal() == ["end", *[f"play duel-js at {seat}" for seat in range(2, 8)]]
    scene.play("play duel-js at 4")
    assert scene.lives(4) == 2


@editions
def test_bg10_1_b20_nobody_calls_himself(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["duel-js"]', 4, edition)
    scene.refuse("play duel-js at 1", "BG10.1")


@editions
def test_bg10_1_b14_others_have_no_part_in_it(edition: str) -> None:
    text = (
        '[[seat]]\nhand = ["duel-js"]\n[[seat]]\nhand = ["bang-2d"]\n[[seat]]\nhand = ["bang-3d"]'
    )
    scene = at(text, 4, edition).play("play duel-js at 3")
    scene.refuse("discard bang-2d", "core.wait", {"seat": 3}, seat=2)
    scene.refuse("pass", "core.wait", {"seat": 3}, seat=1)


@editions
def test_bg10_1_b14_what_was_done_is_remembered(edition: str) -> None:
    scene = duel(edition)
    assert (scene.deed(1, "duelled", 3), scene.deed(3, "duelled", 1)) == (1, 0)
    assert scene.deed(1, "shot", 3) == 0


# Discarding BANG!.


@editions
def test_bg10_2_b14_they_discard_by_turns_until_one_has_none(edition: str) -> None:
    scene = duel(edition, "bang-2d bang-3d", "bang-4d bang-5d bang-6d")
    scene.play("discard bang-4d", "discard bang-2d", "discard bang-5d", "discard bang-3d")
    assert scene.asked() == ("duel", 3)
    scene.play("discard bang-6d")
    no_beer(scene)
    assert scene.all_lives() == [4, 4, 4, 4]
    pile = ["bang-6d", "bang-3d", "bang-5d", "bang-2d", "bang-4d"]
    assert scene.discards() == (["duel-js", *pile] if edition == ABACUS else [*pile, "duel-js"])
    assert scene.log("discard", seat=0) == [
        "discard 3: bang-4d",
        "discard 1: bang-2d",
        "discard 3: bang-5d",
        "discard 1: bang-3d",
        "discard 3: bang-6d",
    ]


@editions
def test_bg10_2_b14_they_are_not_the_bang_of_the_turn(edition: str) -> None:
    scene = duel(edition, "bang-2d bang-4d", "bang-3d")
    scene.play("discard bang-3d", "discard bang-2d")
    assert scene.bangs() == 0
    scene.play("play bang-4d at 2")
    assert scene.all_lives() == [5, 3, 3, 4]


@editions
def test_bg10_2_b14_a_duel_may_follow_the_bang_of_the_turn(edition: str) -> None:
    text = (
        '[[seat]]\nhand = ["duel-js", "bang-2d", "bang-3d"]\n[[seat]]\n[[seat]]\nhand = ["bang-4d"]'
    )
    scene = at(text, 4, edition)
    scene.play("play bang-2d at 2", "play duel-js at 3", "discard bang-4d", "discard bang-3d")
    assert scene.all_lives() == [5, 3, 3, 4]
    assert scene.bangs() == 1


@editions
def test_bg10_2_b14_several_duels_in_a_turn(edition: str) -> None:
    text = '[[seat]]\nhand = ["duel-js", "duel-qd", "duel-8c"]'
    scene = at(text, 4, edition)
    scene.play("play duel-js at 2", "play duel-qd at 2", "play duel-8c at 4")
    assert scene.all_lives() == [5, 2, 4, 3]


@editions
def test_bg10_2_b14_missed_and_barrel_do_not_help(edition: str) -> None:
    scene = duel(edition, "", "missed-2s", called='table = ["barrel-qs"]')
    assert scene.asked() == ("duel", 3)
    scene.refuse("discard missed-2s", "BG10.2")
    scene.refuse("play missed-2s", "BG4.1")
    scene.refuse("draw", "core.not-asked")
    assert scene.legal() == ["pass"]
    no_beer(scene.play("pass"))
    assert scene.lives(3) == 3
    assert "sign" not in scene.names()


@editions
def test_bg10_2_b14_jourdonnais_does_not_draw(edition: str) -> None:
    scene = duel(edition, called='character = "jourdonnais"')
    assert scene.lives(3) == 3


@editions
def test_bg10_2_b14_other_cards_are_refused(edition: str) -> None:
    scene = duel(edition, "bang-9c", "beer-6h gatling-10h bang-3d")
    scene.refuse("discard beer-6h", "BG10.2")
    scene.refuse("discard gatling-10h", "BG10.2")
    scene.refuse("discard bang-9c", "core.not-held")
    scene.refuse("end", "core.not-asked")
    assert scene.legal() == ["pass", "discard bang-3d"]


# Who loses.


@editions
def test_bg10_3_b14_the_challenged_player_may_lose(edition: str) -> None:
    scene = duel(edition)
    assert scene.all_lives() == [5, 4, 3, 4]
    assert scene.asked() == ("play", 1)


@editions
def test_bg10_3_b14_the_challenger_may_lose(edition: str) -> None:
    scene = duel(edition, "", "bang-3d").play("discard bang-3d")
    assert scene.all_lives() == [4, 4, 4, 4]
    assert scene.asked() == ("play", 1)


@editions
def test_bg10_3_b14_only_one_life_is_lost_and_the_duel_is_over(edition: str) -> None:
    scene = duel(edition, "bang-2d", "bang-3d bang-4d")
    scene.play("discard bang-3d", "discard bang-2d", "pass")
    no_beer(scene)
    assert scene.all_lives() == [5, 4, 3, 4]
    assert scene.hand(3) == ["bang-4d"]
    assert scene.asked() == ("play", 1)


@editions
def test_bg10_3_b15_the_challenged_player_dies_by_the_card_of_the_challenger(edition: str) -> None:
    scene = duel(edition, called='role = "outlaw"\nlives = 1')
    assert scene.log("dies") == ["dies 3: outlaw 1"]
    assert len(scene.hand(1)) == 3
    assert scene.deed(1, "killed", 3) == 1


@editions
def test_bg10_3_b15_the_challenger_dies_by_his_own_card(edition: str) -> None:
    text = """
        turn = 2
        [[seat]]
        [[seat]]
        role = "outlaw"
        lives = 1
        hand = ["duel-js"]
        [[seat]]
        hand = ["bang-2d"]
    """
    scene = at(text, 4, edition).play("play duel-js at 3", "discard bang-2d")
    assert scene.log("dies") == ["dies 2: outlaw 2"]
    assert "reward" not in scene.names()
    assert scene.deed(3, "killed", 2) == 0
    assert scene.asked() == ("play", 3)


@editions
def test_bg10_3_b15_the_sheriff_pays_for_a_deputy_whom_he_called(edition: str) -> None:
    caller = 'table = ["mustang-8h"]'
    scene = duel(edition, "bang-2d", "", caller, 'role = "deputy"\nlives = 1', 5)
    assert scene.log("penalty") == ["penalty 1"]
    assert (scene.hand(1), scene.table(1)) == ([], [])


@editions
def test_bg10_3_b15_but_not_for_a_deputy_who_called_him(edition: str) -> None:
    text = """
        turn = 2
        [[seat]]
        hand = ["bang-2d", "beer-6h"]
        table = ["mustang-8h"]
        [[seat]]
        role = "deputy"
        lives = 1
        hand = ["duel-js"]
    """
    scene = at(text, 5, edition).play("play duel-js at 1", "discard bang-2d")
    assert scene.alive() == [1, 3, 4, 5]
    assert "penalty" not in scene.names()
    assert (scene.hand(1), scene.table(1)) == (["beer-6h"], ["mustang-8h"])


@editions
def test_bg10_3_b15_el_gringo_takes_no_card_in_a_duel_of_his_own(edition: str) -> None:
    scene = duel(edition, "", "bang-3d beer-6h", caller='character = "el-gringo"')
    scene.play("discard bang-3d")
    assert (scene.lives(1), scene.hand(3)) == (3, ["beer-6h"])
    scene = duel(edition, "beer-7h", "", called='character = "el-gringo"')
    assert (scene.hand(1), scene.hand(3)) == ([], ["beer-7h"])


# Nobody has to.


@editions
def test_bg10_5_b36_nobody_has_to_discard_a_bang(edition: str) -> None:
    scene = no_beer(duel(edition, "", "bang-3d bang-4d").play("pass"))
    assert (scene.lives(3), scene.hand(3)) == (3, ["bang-3d", "bang-4d"])
    assert scene.asked() == ("play", 1)


@editions
def test_bg10_5_b36_not_even_the_challenger(edition: str) -> None:
    scene = duel(edition, "bang-2d", "bang-3d").play("discard bang-3d", "pass")
    no_beer(scene)
    assert (scene.lives(1), scene.hand(1)) == (4, ["bang-2d"])


@editions
def test_bg10_5_b36_whoever_has_a_card_is_asked_whether_or_not_it_helps(edition: str) -> None:
    scene = duel(edition, "", "missed-2s")
    assert scene.asked() == ("duel", 3)
    scene = duel(edition)
    assert scene.asked() == ("play", 1)  # an empty hand is no secret


def test_bg10_3_b14_beer_helps_the_loser() -> None:
    for scene in both('[[seat]]\nhand = ["duel-js"]\n[[seat]]\nlives = 1\nhand = ["beer-6h"]'):
        scene.play("play duel-js at 2", "pass", "play beer-6h")
        assert (scene.lives(2), scene.hand(2)) == (1, [])
        assert scene.asked() == ("play", 1)
