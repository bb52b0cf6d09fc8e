"""Abilities in general: before the rules, in turn, asked for or by themselves (chapter BG15)."""

from __future__ import annotations

import pytest

from tests.rules.bang.scene import EDITIONS, at, both

# A rule, and the character who comes before it.
RULE_AND_EXCEPTION = [
    ("black-jack", "willy-the-kid", "play bang-3d at 2", "BG4.2"),
    ("black-jack", "calamity-janet", "play missed-2s at 2", "BG8.4"),
    ("black-jack", "rose-doolan", "play bang-3d at 3", "BG8.1"),
    ("black-jack", "sid-ketchum", "heal", "core.not-asked"),
]


@pytest.mark.parametrize(("plain", "special", "move", "rule"), RULE_AND_EXCEPTION)
def test_bg15_1_an_ability_comes_before_the_rules(
    plain: str, special: str, move: str, rule: str
) -> None:
    text = """
        bangs = BANGS
        [[seat]]
        character = "WHO"
        lives = 2
        hand = ["bang-3d", "missed-2s"]
        [[seat]]
        character = "vulture-sam"
        [[seat]]
        character = "slab-the-killer"
    """
    text = text.replace("BANGS", "1" if rule == "BG4.2" else "0")
    for edition in EDITIONS:
        assert at(text.replace("WHO", plain), edition=edition).why_not(move) == rule
        assert at(text.replace("WHO", special), edition=edition).why_not(move) == ""


def test_bg15_1_b23_of_several_at_once_the_player_to_play_comes_first() -> None:
    """B23: Suzy's empty hand and El Gringo's wound; it is her turn."""
    scene = at("""
        talon = ["stagecoach-9s", "wells-fargo-3h"]
        [[seat]]
        character = "suzy-lafayette"
        hand = ["bang-2d"]
        [[seat]]
        character = "el-gringo"
    """)
    scene.play("play bang-2d at 2")
    names = scene.names()
    assert names.index("suzy") < names.index("take")
    assert scene.hand(2) == ["stagecoach-9s"]


def test_bg15_1_b23_then_the_others_clockwise() -> None:
    """B23: one Gatling wakes three; each is done before the next one to the left."""
    for scene in both(
        """
        turn = 3
        talon = ["stagecoach-9s", "wells-fargo-3h", "saloon-5h"]
        [[seat]]
        character = "bart-cassidy"
        [[seat]]
        character = "el-gringo"
        [[seat]]
        hand = ["gatling-10h", "beer-6h"]
        [[seat]]
        character = "jourdonnais"
        """
    ):
        scene.play("play gatling-10h")
        assert scene.asked() == ("barrel", 4)
        scene.play("draw")
        assert scene.asked() == ("bart-draw", 1)
        assert scene.hand(2) == []
        scene.play("draw")
        assert (scene.hand(1), scene.hand(2)) == (["wells-fargo-3h"], ["beer-6h"])
        assert scene.asked() == ("play", 3)


def test_bg15_1_the_game_goes_on_where_it_was_interrupted() -> None:
    for scene in both("""
        [[seat]]
        hand = ["gatling-10h", "beer-6h"]
        [[seat]]
        character = "bart-cassidy"
    """):
        scene.play("play gatling-10h", "pass")
        assert (scene.all_lives(), scene.asked()) == ([5, 3, 3, 3], ("play", 1))


MAY = {
    "bart-cassidy": ("play bang-2d at 2", "bart-draw"),
    "jourdonnais": ("play bang-2d at 2", "barrel"),
    "jesse-jones": ("end", "jesse-take"),
    "pedro-ramirez": ("end", "pedro-take"),
}


@pytest.mark.parametrize("who", MAY)
def test_bg15_2_b30_who_may_use_his_ability_is_asked(who: str) -> None:
    """B30: and can do without it. (Willy, Janet and Sid have moves of their own.)"""
    move, question = MAY[who]
    for scene in both(f"""
        discards = ["duel-8c"]
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        character = "{who}"
    """):
        scene.play(move)
        assert scene.asked() == (question, 2)
        assert len(scene.legal()) == 2


def test_bg15_2_b31_what_must_happen_happens_by_itself() -> None:
    """B31: Black Jack, El Gringo, Suzy Lafayette and Vulture Sam are never asked."""
    for scene in both(
        """
        talon = ["beer-7h", "bang-4d", "bang-9c"]
        [[seat]]
        character = "slab-the-killer"
        hand = ["bang-2d", "beer-6h"]
        [[seat]]
        character = "el-gringo"
        """
    ):
        scene.play("play bang-2d at 2")
        assert (scene.asked(), scene.hand(2)) == (("play", 1), ["beer-6h"])
    for scene in both("""
        talon = ["beer-7h", "bang-4d", "bang-9c", "stagecoach-9s"]
        [[seat]]
        character = "slab-the-killer"
        [[seat]]
        character = "black-jack"
    """):
        scene.play("end")
        assert (scene.asked(), len(scene.hand(2))) == (("play", 2), 3)
    for scene in both("""
        talon = ["beer-7h"]
        [[seat]]
        character = "suzy-lafayette"
        hand = ["barrel-qs"]
    """):
        scene.play("play barrel-qs")
        assert (scene.asked(), scene.hand(1)) == (("play", 1), ["beer-7h"])
    for scene in both("""
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        lives = 1
        table = ["jail-4h"]
        [[seat]]
        character = "vulture-sam"
    """):
        scene.play("play bang-2d at 2")
        assert (scene.asked(), scene.hand(3)) == (("play", 1), ["jail-4h"])


def test_bg15_2_b31_kit_and_lucky_cannot_do_without_theirs() -> None:
    """B31: they are asked which card, not whether."""
    for scene in both("""
        [[seat]]
        [[seat]]
        character = "kit-carlson"
    """):
        scene.play("end")
        assert scene.question() == "kit-pick"
        assert all(move.startswith("choose ") for move in scene.legal())
    for scene in both("""
        [[seat]]
        [[seat]]
        character = "lucky-duke"
        table = ["jail-4h"]
    """):
        scene.play("end")
        assert scene.question() == "lucky-pick"
        assert all(move.startswith("choose ") for move in scene.legal())
