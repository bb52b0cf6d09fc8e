"""One card that sets off many things: long chains by hand, and hundreds by chance."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.rules.bang.scene import ABACUS, EDITIONS, INTERNATIONAL, at, both
from tests.rules.bang.trouble import (
    Ledger,
    any_move,
    check_draws,
    check_table,
    crafted,
    expected,
)

editions = pytest.mark.parametrize("edition", EDITIONS)

# By hand.

ONE_GATLING = """
    talon = ["wells-fargo-3h", "stagecoach-9s", "saloon-5h", "beer-9h", "beer-10h"]
    [[seat]]
    character = "willy-the-kid"
    hand = ["gatling-10h", "bang-2d"]
    table = ["volcanic-10s"]
    [[seat]]
    role = "outlaw"
    lives = 1
    hand = ["missed-2s"]
    table = ["schofield-ks"]
    [[seat]]
    role = "renegade"
    character = "vulture-sam"
    [[seat]]
    role = "outlaw"
    character = "suzy-lafayette"
    hand = ["missed-3s"]
    [[seat]]
    role = "outlaw"
    character = "sid-ketchum"
    lives = 1
    hand = ["bang-3d", "bang-4d", "bang-5d"]
    [[seat]]
    role = "deputy"
    character = "bart-cassidy"
    [[seat]]
    role = "deputy"
    lives = 1
    hand = ["mustang-8h"]
"""


def test_bg8_7_b17_bg14_6_b18_one_gatling_with_four_abilities_and_two_deaths() -> None:
    for scene in both(ONE_GATLING, 7):
        abacus = scene.game.edition == ABACUS
        scene.play("play gatling-10h")
        scene.play("pass", "pass")  # seat 2 plays no Missed! and has no Beer
        assert scene.hand(1) == ["bang-2d", "wells-fargo-3h", "stagecoach-9s", "saloon-5h"]
        assert scene.asked() == ("dodge", 3)
        scene.play("play missed-2s")  # Sam, with what he has just inherited
        assert scene.asked() == ("dodge", 4)
        scene.play("play missed-3s")  # Suzy's last card
        assert scene.hand(4) == (["beer-9h"] if abacus else [])
        assert scene.asked() == ("dodge", 5)
        scene.play("pass", "heal", "discard bang-3d", "discard bang-5d")
        assert scene.lives(5) == 1
        assert scene.asked() == ("bart-draw", 6)
        scene.play("draw")
        assert scene.hand(6) == ["beer-10h" if abacus else "beer-9h"]
        assert scene.asked() == ("dodge", 7)
        assert (scene.hand(1) != [], scene.table(1)) == (True, ["volcanic-10s"])
        scene.play("pass", "pass")  # the Sheriff has put out a deputy
        assert scene.alive() == [1, 3, 4, 5, 6]
        assert (scene.hand(1), scene.table(1)) == ([], [])
        assert scene.hand(3) == ["schofield-ks", "mustang-8h"]
        assert scene.hand(4) == (["beer-9h"] if abacus else ["beer-10h"])
        assert scene.all_lives() == [5, 0, 4, 4, 1, 3, 0]
        assert scene.asked() == ("play", 1)
        assert "gatling-10h" in scene.discards()
        order = [
            line
            for line in scene.log("dies", "haul", "reward", "suzy", "sid", "penalty", "resolved")
            if not line.startswith("haul-")
        ]
        told = [
            "dies 2: outlaw 1",
            "haul 3: 2 missed-2s",
            "reward 1",
            "suzy 4",
            "sid 5",
            "dies 7: deputy 1",
            "haul 3: 7 mustang-8h",
            "penalty 1",
        ]
        if abacus:
            assert order == [*told, "resolved: gatling-10h"]
        else:
            told.remove("suzy 4")
            assert order == [*told, "suzy 4"]  # when the Gatling is settled


def test_bg2_1_b17_the_sheriff_dies_in_the_middle_of_a_gatling_and_nothing_follows() -> None:
    """Neither Vulture Sam nor the next in turn has anything more to do with it."""
    text = """
        turn = 3
        [[seat]]
        lives = 1
        hand = ["beer-6h", "missed-2s"]
        table = ["mustang-8h"]
        [[seat]]
        character = "vulture-sam"
        hand = ["missed-3s"]
        [[seat]]
        hand = ["gatling-10h"]
        [[seat]]
        lives = 1
    """
    for scene in both(text):
        scene.play("play gatling-10h")
        assert scene.alive() == [1, 2, 3]  # the first hit has put out an Outlaw
        assert len(scene.hand(3)) == 3
        scene.play("pass", "pass")
        assert (scene.won(), scene.winners()) == ("outlaw", [3, 4])
        assert scene.names()[-3:] == ["lose", "dies", "over"]
        assert (scene.hand(2), scene.lives(2)) == (["missed-3s"], 4)
        assert "gatling-10h" in scene.discards()
        assert scene.intact()


def test_bg14_4_b18_bg8_7_b17_the_penalty_falls_in_the_middle_of_a_gatling() -> None:
    """Whoever is hit after it finds the hand of the Sheriff empty."""
    text = """
        [[seat]]
        hand = ["gatling-10h", "beer-6h"]
        table = ["barrel-qs"]
        [[seat]]
        role = "deputy"
        lives = 1
        [[seat]]
        character = "el-gringo"
        [[seat]]
        character = "bart-cassidy"
    """
    for scene in both(text, 5):
        scene.play("play gatling-10h")
        assert scene.log("penalty", "discard", "strip") == [
            "penalty 1",
            "discard 1: beer-6h",
            "strip 1: barrel-qs",
        ]
        assert (scene.lives(3), scene.hand(3)) == (2, [])  # nothing to take
        assert scene.asked() == ("bart-draw", 4)
        scene.play("pass")
        assert scene.all_lives() == [5, 0, 2, 3, 3]
        assert scene.asked() == ("play", 1)


def test_bg16_21_b16_suzy_as_sheriff_draws_after_her_penalty_in_a_gatling() -> None:
    text = """
        talon = ["beer-9h"]
        [[seat]]
        character = "suzy-lafayette"
        hand = ["gatling-10h", "beer-6h"]
        [[seat]]
        role = "deputy"
        lives = 1
        [[seat]]
        character = "el-gringo"
    """
    for scene in both(text, 5):
        scene.play("play gatling-10h")
        if scene.game.edition == ABACUS:
            # She has drawn at once, El Gringo has taken that card, and she has drawn again.
            assert scene.hand(3) == ["beer-9h"]
            assert scene.names().count("suzy") == 2
        else:
            assert scene.hand(3) == []
            assert scene.hand(1) == ["beer-9h"]
        assert len(scene.hand(1)) == 1


def test_bg16_21_b16_a_duel_that_empties_suzys_hand() -> None:
    text = """
        talon = ["bang-9c", "bang-8c", "saloon-5h"]
        [[seat]]
        hand = ["duel-js", "bang-3d", "bang-4d"]
        [[seat]]
        character = "suzy-lafayette"
        hand = ["bang-2d"]
    """
    for scene in both(text):
        scene.play("play duel-js at 2", "discard bang-2d", "discard bang-3d")
        if scene.game.edition == ABACUS:
            assert scene.asked() == ("duel", 2)
            assert scene.hand(2) == ["bang-9c"]  # drawn as soon as her hand was empty
            scene.play("discard bang-9c", "discard bang-4d", "discard bang-8c")
            assert scene.all_lives() == [4, 4, 4, 4]  # the challenger has run out
            assert scene.hand(2) == ["saloon-5h"]
            assert scene.names().count("suzy") == 3
        else:
            assert scene.all_lives() == [5, 3, 4, 4]  # she had nothing to answer with
            assert scene.hand(2) == ["bang-9c"]  # and has drawn when it was over
            assert scene.hand(1) == ["bang-4d"]
        assert scene.asked() == ("play", 1)


def test_bg16_21_b16_suzy_calls_a_duel_with_her_last_card() -> None:
    text = """
        talon = ["bang-9c", "saloon-5h"]
        [[seat]]
        character = "suzy-lafayette"
        hand = ["duel-js"]
        [[seat]]
        hand = ["bang-2d"]
    """
    for scene in both(text):
        scene.play("play duel-js at 2", "discard bang-2d")
        if scene.game.edition == ABACUS:
            scene.play("discard bang-9c")
            assert scene.all_lives() == [5, 3, 4, 4]
            assert scene.hand(1) == ["saloon-5h"]
        else:
            assert scene.all_lives() == [4, 4, 4, 4]
            assert scene.hand(1) == ["bang-9c"]


def test_bg9_6_b2_bg16_20_suzy_drinks_what_she_has_just_drawn() -> None:
    """Every Beer is her last card and brings another one, while the Dynamite is not settled."""
    text = """
        talon = ["missed-5s", "beer-7h", "beer-8h", "bang-2d"]
        [[seat]]
        [[seat]]
        role = "renegade"
        character = "suzy-lafayette"
        lives = 2
        hand = ["beer-6h"]
        table = ["dynamite-2h", "jail-10s"]
    """
    scene = at(text).play("end", "play beer-6h", "play beer-7h", "pass")
    assert (scene.lives(2), scene.hand(2)) == (1, ["beer-8h"])
    assert scene.log("sign") == ["sign 2: missed-5s", "sign 2: bang-2d"]  # and then for the Jail
    assert scene.log("lose") == ["lose 2: 1"]
    scene = at(text, 4, INTERNATIONAL).play("end", "play beer-6h")
    assert scene.alive() == [1, 3, 4]  # she would have drawn too late
    assert scene.hand(2) == []
    assert scene.log("lose", "heal", "dies") == ["lose 2: 3", "heal 2: 1", "dies 2: renegade"]


def test_bg9_3_b5_bg12_6_b9_dynamite_beers_and_bart_cassidy() -> None:
    text = """
        talon = ["missed-5s", "bang-2d", "bang-3d", "bang-4d", "bang-5d", "bang-6d"]
        [[seat]]
        [[seat]]
        character = "bart-cassidy"
        lives = 2
        hand = ["beer-6h", "beer-7h", "missed-2s"]
        table = ["dynamite-2h"]
    """
    for scene in both(text):
        scene.play("end", "play beer-6h", "play beer-7h")
        if scene.game.edition == ABACUS:
            scene.play("pass")  # one life is still at stake
        assert scene.lives(2) == 1
        assert scene.asked() == ("bart-draw", 2)
        scene.play("draw")
        # Two of three lives were prevented, or all three lost and two won back.
        wounds = 1 if scene.game.edition == ABACUS else 3
        assert len(scene.hand(2)) == 1 + wounds + 2
        assert scene.asked() == ("play", 2)


def test_bg3_5_b41_bg14_2_b18_the_active_player_dies_in_his_own_duel_and_lays_down_his_cards() -> (
    None
):
    text = """
        turn = 2
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        role = "outlaw"
        lives = 1
        hand = ["duel-js", "missed-2s", "missed-3s", "missed-4s", "missed-5s"]
        table = ["barrel-qs"]
        [[seat]]
        character = "pedro-ramirez"
    """
    for scene in both(text):
        scene.play("play duel-js at 1", "discard bang-2d", "pass", "pass")
        assert scene.asked() == ("lay-down", 2)
        for card in ("missed-4s", "barrel-qs", "missed-2s", "missed-5s"):
            scene.play(f"discard {card}")
        # His turn is over, and Pedro may take what lies on top.
        assert scene.asked() == ("pedro-take", 3)
        top = "duel-js" if scene.game.edition == ABACUS else "missed-3s"
        assert scene.discards()[0] == top
        assert "reward" not in scene.names()
        scene.play("take discard")
        assert scene.hand(3)[0] == top


def test_bg14_7_b41_bg16_22_the_active_player_dies_in_his_own_duel_and_sam_inherits() -> None:
    text = """
        turn = 2
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        role = "outlaw"
        lives = 1
        hand = ["duel-js", "missed-2s"]
        table = ["barrel-qs"]
        [[seat]]
        [[seat]]
        character = "vulture-sam"
    """
    for scene in both(text):
        scene.play("play duel-js at 1", "discard bang-2d", "pass", "pass")
        assert scene.hand(4) == ["missed-2s", "barrel-qs"]
        assert sorted(scene.discards()) == ["bang-2d", "duel-js"]
        assert scene.asked() == ("play", 3)


def test_bg16_22_vulture_sam_himself_leaves_his_cards_on_the_pile() -> None:
    text = """
        [[seat]]
        hand = ["gatling-10h"]
        [[seat]]
        role = "renegade"
        lives = 1
        table = ["mustang-8h"]
        [[seat]]
        role = "outlaw"
        character = "vulture-sam"
        lives = 1
    """
    for scene in both(text):
        scene.play("play gatling-10h")
        assert scene.hand(3) == ["mustang-8h"]  # inherited a moment before
        scene.play("pass", "pass")
        assert scene.alive() == [1, 4]
        assert "mustang-8h" in scene.discards()


def test_bg9_5_b4_bg10_4_b17_the_first_death_by_indians_makes_the_next_beer_void() -> None:
    text = """
        [[seat]]
        hand = ["indians-kd"]
        [[seat]]
        role = "outlaw"
        lives = 1
        [[seat]]
        role = "renegade"
        lives = 1
        hand = ["beer-6h"]
        [[seat]]
        out = true
    """
    for scene in both(text):
        scene.play("play indians-kd")
        assert scene.alive() == [1, 3]
        scene.play("pass", "play beer-6h")
        assert scene.log("beer") == ["beer 3: beer-6h 0"]
        assert (scene.won(), scene.winners()) == ("sheriff", [1])


def test_bg3_8_b43_bg8_7_b17_the_talon_runs_out_while_a_gatling_is_settled() -> None:
    """The reward uses up the talon; Bart Cassidy then draws what the dead have left behind."""
    text = """
        talon = ["beer-8h", "beer-9h"]
        rest = "hand 4"
        [[seat]]
        hand = ["gatling-10h"]
        [[seat]]
        role = "outlaw"
        lives = 1
        hand = ["bang-2d", "bang-3d"]
        [[seat]]
        character = "bart-cassidy"
        [[seat]]
        role = "renegade"
    """
    for scene in both(text):
        scene.play("play gatling-10h", "pass", "pass")
        assert scene.names().count("reshuffle") == 1
        assert scene.hand(1)[:2] == ["beer-8h", "beer-9h"]
        assert len(scene.hand(1)) == 3
        assert scene.asked() == ("bart-draw", 3)
        scene.play("draw")
        seen = set(scene.hand(1)[2:] + scene.hand(3) + scene.talon() + scene.discards())
        if scene.game.edition == ABACUS:
            assert seen == {"bang-2d", "bang-3d"}  # the Gatling still lies on the table
        else:
            assert seen == {"bang-2d", "bang-3d", "gatling-10h"}
        assert len(scene.hand(3)) == 1


def test_bg16_6_bg16_20_el_gringo_takes_suzys_last_card_in_her_own_gatling() -> None:
    text = """
        talon = ["beer-8h", "beer-9h"]
        [[seat]]
        character = "suzy-lafayette"
        hand = ["gatling-10h", "bang-2d"]
        [[seat]]
        character = "el-gringo"
    """
    for scene in both(text):
        scene.play("play gatling-10h")
        assert scene.hand(2) == ["bang-2d"]
        assert scene.hand(1) == ["beer-8h"]
        suzy = scene.names().index("suzy")
        losses = [at for at, line in enumerate(scene.log()) if line.startswith("lose")]
        # Between the hits, or when all of them are settled.
        assert (suzy < losses[1]) == (scene.game.edition == ABACUS)


# By chance.


@editions
@pytest.mark.parametrize("talon", ["full", "short", "empty"])
def test_bg8_7_b17_bg3_7_b22_bg14_7_b41_no_chain_loses_a_card_or_a_life(
    edition: str, talon: str
) -> None:
    happened: Counter[str] = Counter()
    for number in range(120):
        random = Random(f"{edition} {talon} {number}")
        players = random.randint(4, 7)
        scene = at(crafted(random, players, talon), players, edition)
        ledger = Ledger(scene)
        for _ in range(60):
            if scene.question() == "over":
                break
            scene.play(any_move(random, scene))
            ledger.listen()
            assert ledger.lives == scene.all_lives()
            check_table(scene)
            if talon == "full":
                check_draws(scene)
        happened.update(scene.names())
        happened["games that ended"] += scene.question() == "over"
    wanted = ["dies", "reward", "suzy", "sid", "haul", "beer", "take", "sign", "games that ended"]
    wanted += {"full": ["store", "penalty", "explodes"], "short": ["reshuffle"], "empty": []}[talon]
    assert [name for name in wanted if happened[name] < 3] == []


@editions
def test_bg3_7_b22_without_any_card_to_draw_a_game_still_comes_to_its_end(edition: str) -> None:
    for number in range(10):
        random = Random(f"{edition} to the end {number}")
        scene = at(crafted(random, 4, "empty"), 4, edition)
        moves = 0
        while scene.question() != "over":
            scene.play(any_move(random, scene))
            moves += 1
            assert moves < 5000
        assert scene.won() == expected(scene)


@editions
def test_bg4_1_b38_in_the_middle_of_any_chain_a_position_can_be_written_and_read(
    edition: str,
) -> None:
    for number in range(15):
        random = Random(f"{edition} written {number}")
        scene = at(crafted(random, 5, random.choice(["full", "short"])), 5, edition)
        for _ in range(30):
            if scene.question() == "over":
                break
            again = scene.game.from_position(scene.game.position(scene.state))
            assert again.digest() == scene.state.digest()
            scene.play(any_move(random, scene))
