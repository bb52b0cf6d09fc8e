"""The talon is used up, perhaps in the middle of something (BG3.6 to BG3.8)."""

from __future__ import annotations

from deadwood.core.chance import Sealed, seed_bytes
from tests.rules.bang.scene import ABACUS, INTERNATIONAL, Scene, at, both

# Seat 2, who changes nothing in phase I, is next; everything that is not named is discarded.
NEXT = """
    rest = "discards"
    talon = {talon}
    [[seat]]
    [[seat]]
    character = "willy-the-kid"
"""


def check_shuffled(scene: Scene, number: int) -> None:
    """One reshuffle, of so many cards, that all can see."""
    assert scene.log("reshuffle", seat=0) == [f"reshuffle: {number}"]


# The talon is used up.


def test_bg3_6_b22_the_discards_become_a_new_talon_as_soon_as_the_old_one_is_used_up() -> None:
    for scene in both(NEXT.format(talon='["beer-6h", "beer-7h"]')):
        discards = set(scene.discards())
        scene.play("end")
        assert scene.hand(2) == ["beer-6h", "beer-7h"]
        assert (set(scene.talon()), scene.discards()) == (discards, [])
        assert scene.names() == ["turn", "draw", "draw", "reshuffle"]
        check_shuffled(scene, 78)


def test_bg3_6_b22_the_second_card_comes_from_the_new_talon() -> None:
    for scene in both(NEXT.format(talon='["beer-6h"]')):
        scene.reshuffling("gatling-10h").play("end")
        assert scene.hand(2) == ["beer-6h", "gatling-10h"]
        assert scene.names() == ["turn", "draw", "reshuffle", "draw"]
        assert len(scene.talon()) == 78


def test_bg3_6_b22_one_card_in_the_talon_is_not_used_up() -> None:
    for scene in both(NEXT.format(talon='["beer-6h", "beer-7h", "beer-8h"]')):
        scene.play("end")
        assert scene.talon() == ["beer-8h"]
        assert "reshuffle" not in scene.names()
        assert len(scene.discards()) == 77


def test_bg3_6_b22_the_new_talon_is_shuffled_by_the_chance_of_the_game() -> None:
    orders = []
    for seed in ("one", "two", "two"):
        scene = at(NEXT.format(talon='["beer-6h", "beer-7h"]'))
        scene.state.chance = Sealed(seed_bytes(seed))
        before = scene.discards()
        scene.play("end")
        assert sorted(scene.talon()) == sorted(before)
        assert scene.talon() not in (before, before[::-1])
        orders.append(scene.talon())
    assert orders[0] != orders[1]
    assert orders[1] == orders[2]


def test_bg3_6_b22_the_new_talon_does_not_depend_on_the_order_of_the_discards() -> None:
    """Only the chance decides; how cards lay in the pile must say nothing about the new talon."""
    text = """
        talon = ["beer-6h", "beer-7h"]
        discards = {discards}
        rest = "hand 1"
        [[seat]]
        lives = 5
        [[seat]]
        character = "willy-the-kid"
    """
    cards = ["bang-2d", "bang-3d", "missed-2s", "saloon-5h"]
    talons = []
    for discards in (cards, cards[::-1]):
        scene = at(text.format(discards=discards))
        scene.play("end")
        while scene.question() == "shed":
            scene.play(scene.legal()[0])
        talons.append(scene.talon())
    assert talons[0] == talons[1]


def test_bg3_6_b22_a_card_that_is_drawn_for_is_shuffled_in_with_the_others() -> None:
    text = """
        talon = ["beer-6h"]
        discards = ["bang-3d", "bang-4d"]
        rest = "hand 4"
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        table = ["barrel-qs"]
    """
    played = {ABACUS: [], INTERNATIONAL: ["bang-2d"]}
    for scene in both(text):
        scene.play("play bang-2d at 2", "draw")
        gone = played[scene.game.edition]
        assert sorted(scene.talon()) == sorted(["beer-6h", "bang-3d", "bang-4d", *gone])
        assert scene.discards() == (["bang-2d"] if not gone else [])
        check_shuffled(scene, 3 + len(gone))
        assert scene.lives(2) == 4  # the heart has counted all the same


# Both are empty.


def test_bg3_7_b22_without_any_card_phase_one_brings_nothing_and_the_turn_goes_on() -> None:
    for scene in both('rest = "hand 4"\n[[seat]]\n[[seat]]\ncharacter = "willy-the-kid"'):
        assert (scene.talon(), scene.discards()) == ([], [])
        scene.play("end")
        assert scene.hand(2) == []
        assert scene.asked() == ("play", 2)
        assert scene.names() == ["turn"]


def test_bg3_7_b22_who_can_draw_one_card_draws_one() -> None:
    text = 'talon = ["beer-6h"]\nrest = "hand 4"\n[[seat]]\n[[seat]]\ncharacter = "willy-the-kid"'
    for scene in both(text):
        scene.play("end")
        assert scene.hand(2) == ["beer-6h"]
        assert (scene.talon(), scene.discards()) == ([], [])
        assert scene.asked() == ("play", 2)


def test_bg3_7_b22_stagecoach_brings_nothing_or_itself() -> None:
    """Before its effect it lies on the pile already: then it is all there is to draw."""
    for scene in both('rest = "hand 4"\n[[seat]]\nhand = ["stagecoach-9s"]'):
        scene.play("play stagecoach-9s")
        if scene.game.edition == ABACUS:
            assert (scene.hand(1), scene.discards()) == ([], ["stagecoach-9s"])
        else:
            assert (scene.hand(1), scene.discards()) == (["stagecoach-9s"], [])
        assert scene.talon() == []
        assert scene.asked() == ("play", 1)


def test_bg3_7_b22_the_reward_is_what_there_is() -> None:
    text = """
        rest = "hand 4"
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        role = "outlaw"
        lives = 1
        table = ["mustang-8h"]
        [[seat]]
        role = "renegade"
    """
    for scene in both(text.replace('table = ["mustang-8h"]', "")):
        scene.play("play bang-2d at 2")
        drawn = [] if scene.game.edition == ABACUS else ["bang-2d"]
        assert (scene.hand(1), scene.alive()) == (drawn, [1, 3, 4])
    text = text.replace('hand = ["bang-2d"]', 'hand = ["bang-2d"]\ntable = ["schofield-ks"]')
    for scene in both(text):
        scene.play("play bang-2d at 2")  # the Mustang is put away first, then drawn
        assert "mustang-8h" in scene.hand(1)


def test_bg3_7_b22_the_next_draw_tries_again() -> None:
    text = """
        rest = "hand 4"
        [[seat]]
        lives = 1
        hand = ["bang-2d", "bang-3d", "bang-4d"]
        [[seat]]
        character = "willy-the-kid"
    """
    for scene in both(text):
        scene.play("end", "discard bang-2d", "discard bang-3d")
        assert sorted(scene.hand(2)) == ["bang-2d", "bang-3d"]
        assert scene.names()[-4:] == ["turn", "reshuffle", "draw", "draw"]


# In the middle of something.


def test_bg3_8_b43_the_card_on_its_way_arrives_before_the_reshuffle() -> None:
    text = """
        talon = ["beer-6h"]
        discards = ["bang-3d", "bang-4d", "bang-5d"]
        rest = "hand 4"
        [[seat]]
        hand = ["wells-fargo-3h"]
    """
    for scene in both(text):
        scene.play("play wells-fargo-3h")
        gone = [] if scene.game.edition == ABACUS else ["wells-fargo-3h"]
        check_shuffled(scene, 3 + len(gone))
        assert scene.hand(1)[0] == "beer-6h"
        drawn = scene.hand(1)[1:] + scene.talon()
        assert sorted(drawn) == sorted(["bang-3d", "bang-4d", "bang-5d", *gone])
        assert len(scene.hand(1)) == 3
        assert [name for name in scene.names() if name != "resolved"] == [
            "play",
            "draw",
            "reshuffle",
            "draw",
            "draw",
        ]


def test_bg3_8_b43_the_open_cards_of_a_general_store_are_not_shuffled_in() -> None:
    text = """
        talon = ["beer-6h", "beer-7h"]
        discards = ["bang-3d", "bang-4d", "bang-5d"]
        rest = "hand 4"
        [[seat]]
        hand = ["general-store-qs"]
    """
    for scene in both(text):
        scene.play("play general-store-qs")
        gone = [] if scene.game.edition == ABACUS else ["general-store-qs"]
        check_shuffled(scene, 3 + len(gone))
        assert scene.store()[:2] == ["beer-6h", "beer-7h"]
        assert len(scene.store()) == 4
        shuffled = scene.store()[2:] + scene.talon()
        assert sorted(shuffled) == sorted(["bang-3d", "bang-4d", "bang-5d", *gone])


def test_bg3_8_b43_a_general_store_that_uses_up_the_talon_shuffles_before_anybody_chooses() -> None:
    text = """
        talon = ["beer-6h", "beer-7h", "beer-8h", "beer-9h"]
        discards = ["bang-3d", "bang-4d", "bang-5d"]
        rest = "hand 4"
        [[seat]]
        hand = ["general-store-qs"]
    """
    for scene in both(text):
        scene.play("play general-store-qs")
        gone = [] if scene.game.edition == ABACUS else ["general-store-qs"]
        assert scene.store() == ["beer-6h", "beer-7h", "beer-8h", "beer-9h"]
        assert sorted(scene.talon()) == sorted(["bang-3d", "bang-4d", "bang-5d", *gone])
        assert scene.discards() == []
        assert scene.asked() == ("store", 1)
        assert scene.names() == ["play", "store", "reshuffle"]


def test_bg3_8_b43_a_reshuffle_in_the_store_of_two_brings_the_second_card() -> None:
    text = """
        talon = ["beer-6h"]
        discards = ["bang-3d"]
        rest = "hand 2"
        [[seat]]
        hand = ["general-store-qs"]
        [[seat]]
        [[seat]]
        out = true
        [[seat]]
        out = true
    """
    scene = at(text, 4, ABACUS)
    scene.play("play general-store-qs")
    assert scene.store() == ["beer-6h", "bang-3d"]
    assert scene.talon() == []
    scene.play("choose bang-3d")
    assert "beer-6h" in scene.hand(2)
    assert scene.discards() == ["general-store-qs"]


def test_bg3_8_b43_lucky_dukes_first_card_stays_out_of_the_shuffle() -> None:
    text = """
        talon = ["beer-6h"]
        discards = ["bang-3d", "bang-4d"]
        rest = "hand 4"
        [[seat]]
        hand = ["gatling-10h"]
        [[seat]]
        character = "lucky-duke"
        table = ["barrel-qs"]
    """
    for scene in both(text):
        scene.reshuffling("bang-4d").play("play gatling-10h", "draw")
        assert scene.log("sign") == ["sign 2: beer-6h bang-4d"]
        assert scene.names().index("reshuffle") < scene.names().index("sign")
        gone = [] if scene.game.edition == ABACUS else ["gatling-10h"]
        assert sorted(scene.talon()) == sorted(["bang-3d", *gone])
        scene.play("choose beer-6h")
        assert scene.lives(2) == 4


def test_bg3_8_b43_what_kit_carlson_looks_at_stays_on_top() -> None:
    text = """
        talon = ["beer-6h", "beer-7h"]
        discards = ["bang-3d", "bang-4d", "bang-5d"]
        rest = "hand 1"
        [[seat]]
        lives = 5
        [[seat]]
        character = "kit-carlson"
    """
    for scene in both(text):
        shed = len(scene.hand(1)) - 5
        scene.reshuffling("bang-5d").play("end")
        while scene.question() == "shed":
            scene.play(scene.legal()[0])
        assert scene.asked() == ("kit-pick", 2)
        assert scene.talon()[:3] == ["beer-6h", "beer-7h", "bang-5d"]
        check_shuffled(scene, 3 + shed)
        scene.play("choose beer-6h")
        assert scene.hand(2) == ["beer-7h", "bang-5d"]
        assert scene.talon()[0] == "beer-6h"


def test_bg3_8_b43_a_brown_card_is_shuffled_in_only_if_it_lies_on_the_pile() -> None:
    text = """
        talon = ["beer-6h", "beer-7h"]
        discards = ["bang-3d"]
        rest = "hand 4"
        [[seat]]
        hand = ["stagecoach-9s"]
    """
    for scene in both(text):
        scene.play("play stagecoach-9s")
        assert scene.hand(1) == ["beer-6h", "beer-7h"]
        if scene.game.edition == ABACUS:
            assert (scene.talon(), scene.discards()) == (["bang-3d"], ["stagecoach-9s"])
        else:
            assert sorted(scene.talon()) == ["bang-3d", "stagecoach-9s"]
            assert scene.discards() == []


def test_bg3_8_b43_a_card_on_the_way_out_of_a_hand_is_discarded_before_suzy_draws() -> None:
    """Her last card has reached the pile when she turns to the empty talon."""
    text = """
        rest = "hand 4"
        [[seat]]
        hand = ["indians-kd"]
        [[seat]]
        character = "suzy-lafayette"
        hand = ["bang-2d"]
    """
    for scene in both(text):
        scene.play("play indians-kd", "discard bang-2d")
        if scene.game.edition == ABACUS:
            assert scene.hand(2) == ["bang-2d"]
            assert scene.names()[1:5] == ["discard", "suzy", "reshuffle", "draw"]
        scene.play("pass")
        while scene.question() == "save":
            scene.play("pass")
        assert len(scene.hand(2)) == 1  # at the latest when the Indians! are settled
