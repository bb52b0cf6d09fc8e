"""Beer, in and out of one's own turn (BG9.1 to BG9.6)."""

from __future__ import annotations

import pytest

from tests.rules.bang.scene import ABACUS, EDITIONS, INTERNATIONAL, Scene, at, both

editions = pytest.mark.parametrize("edition", EDITIONS)

SHOT = """
    [[seat]]
    hand = ["bang-2d", "bang-9c"]
    [[seat]]
    hand = {hand}
    {target}
"""


def shot(edition: str, hand: str, target: str, **options: object) -> Scene:
    """Seat 1 has shot at seat 2, who has played no Missed!."""
    scene = at(SHOT.format(hand=hand, target=target), 4, edition, **options)
    return scene.play("play bang-2d at 2", "pass")


# In one's own turn.


@editions
def test_bg9_1_b1_a_beer_gives_a_life_back(edition: str) -> None:
    scene = at('[[seat]]\nlives = 2\nhand = ["beer-6h", "beer-7h"]', 4, edition)
    scene.play("play beer-6h")
    assert (scene.lives(1), scene.hand(1), scene.discards()) == (3, ["beer-7h"], ["beer-6h"])
    assert scene.log("heal", seat=0) == ["heal 1: 1"]
    scene.play("play beer-7h")
    assert scene.lives(1) == 4


@editions
def test_bg9_1_b1_never_above_the_number_at_the_start(edition: str) -> None:
    text = 'turn = 2\n[[seat]]\n[[seat]]\ncharacter = "{who}"\nlives = {lives}\nhand = ["beer-6h"]'
    for who, most in (("willy-the-kid", 4), ("paul-regret", 3), ("el-gringo", 3)):
        scene = at(text.format(who=who, lives=most - 1), 4, edition)
        assert scene.play("play beer-6h").lives(2) == most
        scene = at(text.format(who=who, lives=most), 4, edition)
        assert scene.play("play beer-6h").lives(2) == most


@editions
def test_bg9_1_b1_only_for_oneself(edition: str) -> None:
    text = '[[seat]]\nlives = 1\nhand = ["beer-6h"]\n[[seat]]\nlives = 1'
    scene = at(text, 4, edition)
    scene.refuse("play beer-6h at 2", "BG4.7")
    scene.play("play beer-6h")
    assert scene.all_lives() == [2, 1, 4, 4]


@editions
def test_bg9_2_b1_at_full_lives_a_beer_is_wasted(edition: str) -> None:
    scene = at('[[seat]]\nhand = ["beer-6h"]', 4, edition).play("play beer-6h")
    assert (scene.lives(1), scene.hand(1), scene.discards()) == (5, [], ["beer-6h"])
    assert scene.log("heal") == ["heal 1: 0"]


# Against a loss.


def test_bg9_3_b2_abacus_beer_prevents_the_loss_of_one_life() -> None:
    scene = shot(ABACUS, '["beer-6h"]', "lives = 3")
    assert scene.asked() == ("save", 2)
    assert scene.lives(2) == 3  # nothing is lost yet
    scene.play("play beer-6h")
    assert (scene.lives(2), scene.hand(2)) == (3, [])
    assert scene.log("beer", "prevented", "lose", "heal", seat=0) == [
        "beer 2: beer-6h 1",
        "prevented 2",
    ]


def test_bg9_3_b2_international_the_life_is_lost_and_won_back() -> None:
    scene = shot(INTERNATIONAL, '["beer-6h"]', "lives = 1")
    assert scene.asked() == ("save", 2)
    assert scene.lives(2) == 0
    scene.play("play beer-6h")
    assert (scene.lives(2), scene.hand(2), scene.alive()) == (1, [], [1, 2, 3, 4])
    assert scene.log("lose", "beer", "prevented", "heal", "dies", seat=0) == [
        "lose 2: 1",
        "beer 2: beer-6h 1",
        "heal 2: 1",
    ]


@editions
@pytest.mark.parametrize("beer", ["prevents", "heals"])
def test_bg9_3_b2_the_table_may_decide_otherwise(edition: str, beer: str) -> None:
    scene = shot(edition, '["beer-6h"]', "lives = 1", beer=beer)
    assert scene.lives(2) == (1 if beer == "prevents" else 0)
    scene.play("play beer-6h")
    assert scene.lives(2) == 1
    assert ("lose" in scene.names()) == (beer == "heals")


@editions
def test_bg9_3_b2_the_beer_is_discarded_where_all_see_it(edition: str) -> None:
    scene = shot(edition, '["beer-6h"]', "lives = 1").play("play beer-6h")
    pile = ["bang-2d", "beer-6h"] if edition == ABACUS else ["beer-6h", "bang-2d"]
    assert scene.discards() == pile


def test_bg9_3_b2_in_ones_own_turn_too_when_a_duel_is_lost() -> None:
    text = """
        [[seat]]
        lives = 1
        hand = ["duel-js", "beer-6h"]
        [[seat]]
        hand = ["bang-2d"]
    """
    for scene in both(text):
        scene.play("play duel-js at 2", "discard bang-2d", "pass", "play beer-6h")
        assert (scene.lives(1), scene.alive()) == (1, [1, 2, 3, 4])
        assert scene.asked() == ("play", 1)
        assert ("prevented" in scene.names()) == (scene.game.edition == ABACUS)


def test_bg9_3_b5_what_is_prevented_was_never_lost_so_nobody_is_wounded() -> None:
    for who in ("bart-cassidy", "el-gringo"):
        scene = shot(ABACUS, '["beer-6h"]', f'character = "{who}"\nlives = 1')
        scene.play("play beer-6h")
        assert scene.asked() == ("play", 1)
        assert (scene.hand(1), scene.hand(2)) == (["bang-9c"], [])


def test_bg9_3_b5_what_is_won_back_was_lost_so_wounds_wake_abilities() -> None:
    scene = shot(INTERNATIONAL, '["beer-6h"]', 'character = "bart-cassidy"\nlives = 1')
    scene.play("play beer-6h")
    assert scene.asked() == ("bart-draw", 2)
    scene = shot(INTERNATIONAL, '["beer-6h"]', 'character = "el-gringo"\nlives = 1')
    scene.play("play beer-6h")
    assert (scene.hand(1), scene.hand(2)) == ([], ["bang-9c"])


def test_bg9_3_b5_of_dynamite_only_the_lives_that_are_not_prevented_wake_bart() -> None:
    text = """
        talon = ["missed-2s"]
        [[seat]]
        [[seat]]
        character = "bart-cassidy"
        hand = ["beer-6h", "beer-7h"]
        table = ["dynamite-2h"]
    """
    scene = at(text).play("end", "play beer-6h", "play beer-7h")
    assert scene.asked() == ("bart-draw", 2)
    assert scene.lives(2) == 3
    scene.play("draw")
    assert scene.log("draw")[0].startswith("draw 2")
    assert len(scene.hand(2)) == 1 + 2  # and the two of phase I


# When it may be played.


def test_bg9_4_b3_abacus_against_any_loss() -> None:
    scene = shot(ABACUS, '["beer-6h"]', "lives = 4")
    assert scene.legal() == ["pass", "play beer-6h"]
    scene.play("pass")
    assert (scene.lives(2), scene.hand(2)) == (3, ["beer-6h"])


def test_bg9_4_b3_international_only_when_the_last_life_goes() -> None:
    scene = shot(INTERNATIONAL, '["beer-6h"]', "lives = 2")
    assert scene.asked() == ("play", 1)
    assert (scene.lives(2), scene.hand(2)) == (1, ["beer-6h"])
    scene = shot(INTERNATIONAL, '["beer-6h"]', "lives = 1")
    assert scene.legal() == ["pass", "play beer-6h"]


@editions
@pytest.mark.parametrize("when", ["any_loss", "lethal_only"])
@pytest.mark.parametrize("beer", ["prevents", "heals"])
def test_bg9_4_b3_the_table_may_decide_otherwise(edition: str, when: str, beer: str) -> None:
    scene = shot(edition, '["beer-6h"]', "lives = 2", beer_off_turn=when, beer=beer)
    assert (scene.question() == "save") == (when == "any_loss")
    scene = shot(edition, '["beer-6h"]', "lives = 1", beer_off_turn=when, beer=beer)
    assert scene.asked() == ("save", 2)


def test_bg9_4_b3_who_is_asked_for_another_reason_cannot_drink_either() -> None:
    """Sid Ketchum may discard a pair against any loss, but a Beer only when his last life goes."""
    scene = shot(
        ABACUS,
        '["beer-6h", "bang-3d"]',
        'character = "sid-ketchum"\nlives = 2',
        beer_off_turn="lethal_only",
    )
    assert scene.legal() == ["pass", "heal"]
    scene.refuse("play beer-6h", "BG9.4")


@editions
def test_bg9_4_b2_whoever_passes_is_out(edition: str) -> None:
    scene = shot(edition, '["beer-6h"]', 'role = "renegade"\nlives = 1').play("pass")
    assert scene.alive() == [1, 3, 4]
    assert "beer-6h" in scene.discards()


@editions
def test_bg9_4_b2_out_of_turn_it_never_heals(edition: str) -> None:
    text = '[[seat]]\nhand = ["bang-2d"]\n[[seat]]\nlives = 1\nhand = ["beer-6h", "missed-2s"]'
    scene = at(text, 4, edition)
    scene.refuse("play beer-6h", "core.wait", {"seat": 1}, seat=2)
    scene.play("play bang-2d at 2")
    scene.refuse("play beer-6h", "BG8.3")
    scene.play("play missed-2s")  # nothing is at stake any more
    assert scene.asked() == ("play", 1)
    assert scene.lives(2) == 1


@editions
def test_bg9_4_b2_nobody_drinks_for_somebody_else(edition: str) -> None:
    text = '[[seat]]\nhand = ["bang-2d", "beer-6h"]\n[[seat]]\nlives = 1\nhand = ["bang-3d"]'
    scene = at(text, 4, edition).play("play bang-2d at 2", "pass")
    assert scene.asked() == ("save", 2)
    scene.refuse("play beer-6h", "core.wait", {"seat": 2}, seat=1)
    scene.refuse("play beer-6h", "core.not-held", seat=2)


@editions
def test_bg9_4_b2_nothing_else_helps_then(edition: str) -> None:
    hand = '["saloon-5h", "missed-2s", "bang-3d", "mustang-8h"]'
    scene = shot(edition, hand, "lives = 1")
    for card in ("saloon-5h", "missed-2s", "bang-3d", "mustang-8h"):
        scene.refuse(f"play {card}", "BG8.3")
    scene.refuse("play bang-3d at 1", "BG4.1")
    scene.refuse("heal", "core.not-asked")
    scene.refuse("discard bang-3d", "core.not-asked")
    assert scene.legal() == ["pass"]


@editions
def test_bg9_4_b2_beer_helps_against_every_kind_of_loss(edition: str) -> None:
    text = '[[seat]]\nhand = ["{card}"]\n[[seat]]\nlives = 1\nhand = ["beer-6h"]'
    for card in ("gatling-10h", "indians-kd"):
        scene = at(text.format(card=card), 4, edition).play(f"play {card}", "pass", "play beer-6h")
        assert scene.lives(2) == 1
    scene = at(text.format(card="duel-js"), 4, edition)
    scene.play("play duel-js at 2", "pass", "play beer-6h")
    assert scene.lives(2) == 1


# Two players left.

TWO = """
    [[seat]]
    hand = {first}
    {sheriff}
    [[seat]]
    role = "renegade"
    hand = {second}
    lives = {lives}
    [[seat]]
    out = true
    [[seat]]
    out = true
"""


@editions
def test_bg9_5_b4_with_two_left_a_beer_heals_nobody(edition: str) -> None:
    text = TWO.format(first='["beer-6h"]', second="[]", lives=4, sheriff="lives = 2")
    scene = at(text, 4, edition).play("play beer-6h")
    assert (scene.lives(1), scene.discards()) == (2, ["beer-6h"])
    assert scene.log("void", "heal", seat=0) == ["void 1"]


@editions
def test_bg9_5_b4_with_two_left_a_beer_saves_nobody(edition: str) -> None:
    text = TWO.format(first='["bang-2d"]', second='["beer-6h", "beer-7h"]', lives=1, sheriff="")
    scene = at(text, 4, edition).play("play bang-2d at 2", "pass")
    assert "play beer-6h" in scene.legal()  # it may be played
    scene.play("play beer-6h")
    assert scene.log("beer") == ["beer 2: beer-6h 0"]
    assert scene.asked() == ("save", 2)
    scene.play("play beer-7h")
    assert (scene.won(), scene.lives(2)) == ("sheriff", 0)


def test_bg9_5_b4_with_two_left_abacus_a_beer_prevents_no_wound_either() -> None:
    text = TWO.format(first='["bang-2d"]', second='["beer-6h", "bang-3d"]', lives=3, sheriff="")
    scene = at(text).play("play bang-2d at 2", "pass", "play beer-6h")
    assert scene.lives(2) == 3
    scene.play("pass")
    assert (scene.lives(2), scene.hand(2)) == (2, ["bang-3d"])


@editions
def test_bg9_5_b4_with_three_left_it_works(edition: str) -> None:
    scene = at('[[seat]]\nlives = 2\nhand = ["beer-6h"]\n[[seat]]\nout = true', 4, edition)
    assert scene.play("play beer-6h").lives(1) == 3


@editions
def test_bg9_5_b4_who_is_one_of_three_about_to_die_may_still_drink(edition: str) -> None:
    """He is alive until his Beers are spent, so there are three."""
    scene = shot(edition, '["beer-6h"]', "lives = 1\n[[seat]]\nout = true")
    assert len(scene.alive()) == 3
    assert scene.play("play beer-6h").lives(2) == 1


@editions
def test_bg9_5_b4_the_table_may_let_it_work_with_two(edition: str) -> None:
    text = TWO.format(
        first='["bang-2d", "beer-7h"]', second='["beer-6h"]', lives=1, sheriff="lives = 2"
    )
    scene = at(text, 4, edition, beer_void_with_two=False)
    scene.play("play beer-7h")
    assert scene.lives(1) == 3
    scene.play("play bang-2d at 2", "pass", "play beer-6h")
    assert (scene.lives(2), scene.won()) == (1, "")


# Several.

BLAST = """
    talon = ["missed-2s"]
    [[seat]]
    [[seat]]
    role = "renegade"
    hand = {hand}
    lives = {lives}
    table = ["dynamite-2h"]
"""


def blast(edition: str, beers: int, lives: int) -> Scene:
    """The Dynamite before seat 2 explodes; seat 2 holds so many Beers."""
    hand = ["beer-6h", "beer-7h", "beer-8h"][:beers]
    return at(BLAST.format(hand=hand, lives=lives), 4, edition).play("end")


@editions
def test_bg9_6_b2_two_lives_dynamite_and_two_beers_leave_one(edition: str) -> None:
    scene = blast(edition, 2, 2).play("play beer-6h", "play beer-7h")
    assert (scene.lives(2), scene.alive()) == (1, [1, 2, 3, 4])
    assert scene.asked() == ("play", 2)  # and his turn goes on


@editions
def test_bg9_6_b2_a_single_beer_does_not_save_him(edition: str) -> None:
    scene = blast(edition, 1, 2).play("play beer-6h")
    assert (scene.lives(2), scene.alive()) == (0, [1, 3, 4])


@editions
def test_bg9_6_b2_whoever_stops_drinking_too_soon_is_out(edition: str) -> None:
    scene = blast(edition, 2, 2).play("play beer-6h", "pass")
    assert scene.alive() == [1, 3, 4]


def test_bg9_6_b2_abacus_three_beers_prevent_all_of_it() -> None:
    scene = blast(ABACUS, 3, 2).play("play beer-6h", "play beer-7h", "play beer-8h")
    assert scene.lives(2) == 2
    assert scene.log("prevented", "lose") == ["prevented 2"]


def test_bg9_6_b2_international_nobody_drinks_more_than_keeps_him_alive() -> None:
    scene = blast(INTERNATIONAL, 3, 2)
    assert scene.lives(2) == -1
    scene.play("play beer-6h", "play beer-7h")
    assert scene.lives(2) == 1
    assert scene.asked() == ("play", 2)
    assert scene.hand(2)[0] == "beer-8h"


def test_bg9_6_b2_abacus_some_of_the_loss_may_be_prevented() -> None:
    scene = blast(ABACUS, 2, 4).play("play beer-6h", "pass")
    assert scene.lives(2) == 2
    assert scene.log("lose") == ["lose 2: 2"]


@editions
@pytest.mark.parametrize(
    ("lives", "beers", "left"), [(1, 3, 1), (2, 2, 1), (3, 1, 1), (3, 0, 0), (1, 2, 0), (2, 1, 0)]
)
def test_bg9_6_b2_every_beer_counts_for_one_of_three(
    edition: str, lives: int, beers: int, left: int
) -> None:
    scene = blast(edition, beers, lives)
    for card in ["beer-6h", "beer-7h", "beer-8h"][:beers]:
        scene.play(f"play {card}")
    assert scene.lives(2) == left
    assert (2 in scene.alive()) == (left > 0)


def test_bg9_3_b2_out_of_turn_a_beer_heals_no_more_than_was_lost() -> None:
    """Where Beer heals against any loss: one wound, one Beer."""
    scene = at(
        """
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        lives = 2
        hand = ["beer-6h", "beer-7h"]
        """,
        4,
        "international",
        beer_off_turn="any_loss",
    )
    scene.play("play bang-2d at 2", "pass", "play beer-6h")
    assert scene.question() == "play"
    assert scene.lives(2) == 2


def test_bg9_6_where_beer_heals_any_loss_as_many_as_lives_were_lost() -> None:
    """Dynamite at 4 lives and three Beers: he is asked after each of them."""
    text = BLAST.format(hand=["beer-6h", "beer-7h", "beer-8h", "beer-9h"], lives=4)
    scene = at(text, 4, INTERNATIONAL, beer_off_turn="any_loss").play("end")
    for card, lives in (("beer-6h", 2), ("beer-7h", 3), ("beer-8h", 4)):
        assert scene.asked() == ("save", 2)
        scene.play(f"play {card}")
        assert scene.lives(2) == lives
    assert scene.asked() == ("play", 2)
    assert scene.hand(2)[0] == "beer-9h"
    scene = at(text, 4, INTERNATIONAL, beer_off_turn="any_loss").play("end", "play beer-6h", "pass")
    assert (scene.lives(2), scene.asked()) == (2, ("play", 2))


def test_bg9_6_a_void_beer_wins_nothing_back() -> None:
    text = TWO.format(first='["bang-2d"]', second='["beer-6h", "beer-7h"]', lives=3, sheriff="")
    scene = at(text, 4, INTERNATIONAL, beer_off_turn="any_loss")
    scene.play("play bang-2d at 2", "pass", "play beer-6h")
    assert (scene.lives(2), scene.legal()) == (2, ["pass", "play beer-7h"])
