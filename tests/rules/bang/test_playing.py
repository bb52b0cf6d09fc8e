"""What may be played, and where it goes (chapter BG4)."""

from __future__ import annotations

import pytest

from deadwood.games.bang.cards import CARD_NAMES, KIND
from deadwood.games.bang.kinds import NAMES, PRINTED_KINDS
from tests.rules.bang.scene import ABACUS, EDITIONS, INTERNATIONAL, at, both

AIMED = ["bang", "panic", "cat-balou", "duel", "jail"]
BLUE = [
    "dynamite",
    "barrel",
    "appaloosa",
    "mustang",
    "volcanic",
    "schofield",
    "remington",
    "rev-carabine",
    "winchester",
]


def one_of(kind: str) -> str:
    return next(name for card, name in enumerate(CARD_NAMES) if NAMES[KIND[card]] == kind)


# One at a time.


def test_bg4_1_b38_nobody_plays_another_card_before_a_missed() -> None:
    text = """
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        hand = ["bang-3d", "mustang-8h", "gatling-10h", "missed-2s"]
    """
    for scene in both(text):
        scene.play("play bang-2d at 2")
        assert scene.asked() == ("dodge", 2)
        scene.refuse("play bang-3d at 1", "BG4.1")
        scene.refuse("play mustang-8h", "BG8.3")
        scene.refuse("play gatling-10h", "BG8.3")
        scene.refuse("end", "core.not-asked")
        scene.refuse("discard bang-3d", "core.not-asked")
        assert scene.legal() == ["pass", "play missed-2s"]


def test_bg4_1_b38_the_player_of_a_card_waits_until_it_is_settled() -> None:
    text = """
        [[seat]]
        hand = ["bang-2d", "beer-6h", "mustang-8h"]
        [[seat]]
        hand = ["missed-2s"]
    """
    for scene in both(text):
        scene.play("play bang-2d at 2")
        for move in ("play beer-6h", "play mustang-8h", "end"):
            scene.refuse(move, "core.wait", {"seat": 2}, seat=1)


def test_bg4_1_b38_nothing_is_played_while_a_barrel_is_asked_for() -> None:
    text = """
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        hand = ["missed-2s", "beer-6h"]
        table = ["barrel-qs"]
    """
    for scene in both(text):
        scene.play("play bang-2d at 2")
        scene.refuse("play missed-2s", "BG4.1")
        scene.refuse("play beer-6h", "BG4.1")
        assert scene.legal() == ["draw", "pass"]


def test_bg4_1_b38_nothing_is_played_while_a_card_is_picked() -> None:
    text = """
        [[seat]]
        hand = ["panic-jh", "bang-2d", "beer-6h"]
        [[seat]]
        hand = ["missed-2s"]
        table = ["barrel-qs"]
    """
    for scene in both(text):
        scene.play("play panic-jh at 2")
        scene.refuse("play beer-6h", "BG4.1")
        scene.refuse("play bang-2d at 2", "BG4.1")
        scene.refuse("end", "core.not-asked")


def test_bg4_1_b38_in_a_duel_a_bang_is_discarded_and_not_played() -> None:
    text = """
        [[seat]]
        hand = ["duel-js"]
        [[seat]]
        hand = ["bang-2d", "beer-6h"]
    """
    for scene in both(text):
        scene.play("play duel-js at 2")
        scene.refuse("play bang-2d", "BG4.1")
        scene.refuse("play bang-2d at 1", "BG4.1")
        scene.refuse("play beer-6h", "BG4.1")
        assert scene.legal() == ["pass", "discard bang-2d"]


def test_bg4_1_b38_beer_and_missed_are_played_in_between() -> None:
    text = """
        [[seat]]
        hand = ["gatling-10h"]
        [[seat]]
        hand = ["missed-2s"]
        [[seat]]
        lives = 1
        hand = ["beer-6h"]
        [[seat]]
    """
    for scene in both(text):
        scene.play("play gatling-10h", "play missed-2s", "pass", "play beer-6h")
        assert scene.all_lives() == [5, 4, 1, 3]
        assert scene.asked() == ("play", 1)


def test_bg4_1_b38_abilities_and_cards_on_the_table_work_all_the_time() -> None:
    text = """
        talon = ["beer-6h"]
        [[seat]]
        hand = ["gatling-10h"]
        [[seat]]
        table = ["barrel-qs"]
        [[seat]]
        character = "sid-ketchum"
        lives = 1
        hand = ["bang-2d", "bang-3d"]
        [[seat]]
        character = "bart-cassidy"
    """
    for scene in both(text):
        scene.play("play gatling-10h", "draw")
        assert scene.asked() == ("dodge", 3)
        scene.play("pass", "heal", "discard bang-2d", "discard bang-3d", "draw")
        assert scene.all_lives() == [5, 4, 1, 3]
        assert len(scene.hand(4)) == 1
        assert scene.asked() == ("play", 1)


# One BANG! in a turn.


def test_bg4_2_b33_only_one_bang_in_a_turn() -> None:
    for scene in both('[[seat]]\nhand = ["bang-2d", "bang-3d"]'):
        scene.play("play bang-2d at 2")
        assert (scene.lives(2), scene.bangs()) == (3, 1)
        scene.refuse("play bang-3d at 2", "BG4.2")
        scene.refuse("play bang-3d at 4", "BG4.2")
        assert scene.legal() == ["end"]


def test_bg4_2_b33_a_bang_that_missed_was_played_too() -> None:
    for scene in both('[[seat]]\nhand = ["bang-2d", "bang-3d"]\n[[seat]]\nhand = ["missed-2s"]'):
        scene.play("play bang-2d at 2", "play missed-2s")
        scene.refuse("play bang-3d at 2", "BG4.2")


def test_bg4_2_b33_the_next_turn_has_a_bang_of_its_own() -> None:
    text = """
        talon = ["bang-4d", "bang-5d"]
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        character = "paul-regret"
        hand = ["bang-3d"]
    """
    for scene in both(text):
        scene.play("play bang-2d at 4", "end")
        assert (scene.turn(), scene.bangs()) == (2, 0)
        scene.play("play bang-3d at 1")
        scene.refuse("play bang-4d at 1", "BG4.2")


def test_bg4_2_b33_willy_the_kid_and_a_volcanic_know_no_such_limit() -> None:
    hand = 'hand = ["bang-2d", "bang-3d", "bang-4d"]'
    for seat in ('character = "willy-the-kid"', 'table = ["volcanic-10s"]'):
        for scene in both(f"[[seat]]\n{seat}\n{hand}"):
            scene.play("play bang-2d at 2", "play bang-3d at 2", "play bang-4d at 4")
            assert (scene.bangs(), scene.all_lives()) == (3, [5, 2, 4, 3])


# One of a name.


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("first", "second"), [("barrel-qs", "barrel-ks"), ("mustang-8h", "mustang-9h")]
)
def test_bg4_3_b11_the_second_card_of_a_name_is_refused(
    edition: str, first: str, second: str
) -> None:
    scene = at(f'[[seat]]\ntable = ["{first}"]\nhand = ["{second}"]', 4, edition)
    scene.refuse(f"play {second}", "BG4.3")
    assert scene.legal() == ["end"]


def test_bg4_3_b11_it_may_be_played_when_the_first_is_gone() -> None:
    text = """
        [[seat]]
        table = ["barrel-qs"]
        hand = ["cat-balou-9d", "barrel-ks"]
    """
    scene = at(text).play("play cat-balou-9d at 1", "choose barrel-qs", "play barrel-ks")
    assert scene.table(1) == ["barrel-ks"]


def test_bg4_3_b11_others_may_have_the_same_card() -> None:
    for scene in both('[[seat]]\nhand = ["barrel-ks"]\n[[seat]]\ntable = ["barrel-qs"]'):
        scene.play("play barrel-ks")
        assert (scene.table(1), scene.table(2)) == (["barrel-ks"], ["barrel-qs"])


def test_bg4_3_b11_different_blue_cards_lie_side_by_side() -> None:
    hand = '["barrel-qs", "mustang-8h", "appaloosa-as", "dynamite-2h", "remington-kc"]'
    for scene in both(f"[[seat]]\nhand = {hand}"):
        scene.play(
            "play barrel-qs",
            "play mustang-8h",
            "play appaloosa-as",
            "play dynamite-2h",
            "play remington-kc",
        )
        assert len(scene.table(1)) == 5


# Where a brown card goes.


def test_bg4_4_b10_a_brown_card_lies_above_the_answer_or_below_it() -> None:
    for scene in both('[[seat]]\nhand = ["bang-2d"]\n[[seat]]\nhand = ["missed-2s"]'):
        scene.play("play bang-2d at 2", "play missed-2s")
        after = scene.game.edition == ABACUS
        pile = ["bang-2d", "missed-2s"] if after else ["missed-2s", "bang-2d"]
        assert scene.discards() == pile
        assert ("resolved" in scene.names()) == after


def test_bg4_4_b10_meanwhile_it_lies_on_the_table_or_on_the_pile() -> None:
    for scene in both('[[seat]]\nhand = ["bang-2d"]\n[[seat]]\nhand = ["missed-2s"]'):
        scene.play("play bang-2d at 2")
        assert scene.hand(1) == []
        assert scene.discards() == ([] if scene.game.edition == ABACUS else ["bang-2d"])
        assert scene.intact()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("order", ["after", "before"])
def test_bg4_4_b10_the_table_may_decide_otherwise(edition: str, order: str) -> None:
    text = '[[seat]]\nhand = ["duel-js"]\n[[seat]]\nhand = ["bang-2d"]'
    scene = at(text, 4, edition, brown_cards=order)
    scene.play("play duel-js at 2", "discard bang-2d")
    pile = ["duel-js", "bang-2d"] if order == "after" else ["bang-2d", "duel-js"]
    assert scene.discards() == pile


def test_bg4_4_b10_a_gatling_comes_after_everything_that_it_caused() -> None:
    text = """
        [[seat]]
        hand = ["gatling-10h"]
        [[seat]]
        hand = ["missed-2s"]
        [[seat]]
        lives = 1
        table = ["mustang-8h"]
    """
    piles = {
        ABACUS: ["gatling-10h", "mustang-8h", "missed-2s"],
        INTERNATIONAL: ["mustang-8h", "missed-2s", "gatling-10h"],
    }
    for scene in both(text):
        scene.play("play gatling-10h", "play missed-2s")
        assert scene.discards() == piles[scene.game.edition]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "card", ["beer-6h", "saloon-5h", "stagecoach-9s", "wells-fargo-3h", "gatling-10h", "indians-kd"]
)
def test_bg4_4_b10_every_brown_card_ends_on_the_pile(edition: str, card: str) -> None:
    scene = at(f'[[seat]]\nhand = ["{card}"]', 4, edition)
    scene.play(f"play {card}")
    assert card not in scene.hand(1)
    assert scene.table(1) == []
    assert scene.discards() == [card]


# Blue cards.


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", BLUE)
def test_bg4_5_a_blue_card_is_laid_open_before_its_player(edition: str, kind: str) -> None:
    card = one_of(kind)
    scene = at(f'[[seat]]\nhand = ["{card}", "bang-2d"]', 4, edition)
    scene.play(f"play {card}")
    assert (scene.hand(1), scene.table(1), scene.discards()) == (["bang-2d"], [card], [])
    assert scene.log(seat=0) == [f"play 1: {card}"]
    for seat in range(5):
        assert scene.view(seat).tables[0] == [CARD_NAMES.index(card)]


def test_bg4_5_it_stays_there_until_something_removes_it() -> None:
    text = """
        [[seat]]
        character = "jourdonnais"
        hand = ["mustang-8h"]
        [[seat]]
        [[seat]]
        [[seat]]
        character = "vulture-sam"
        hand = ["cat-balou-9d"]
    """
    for scene in both(text):
        scene.play("play mustang-8h", "end", "end", "end")
        assert (scene.turn(), scene.table(1)) == (4, ["mustang-8h"])
        assert scene.distance(4, 1) == 2
        scene.play("play cat-balou-9d at 1")
        assert (scene.table(1), scene.distance(4, 1)) == ([], 1)
        assert scene.log("strip", seat=0) == ["strip 1: mustang-8h"]


# Who did it.


def test_bg4_6_b15_what_a_brown_card_does_was_done_by_its_player() -> None:
    text = """
        turn = 2
        [[seat]]
        [[seat]]
        role = "deputy"
        hand = ["{card}"]
        [[seat]]
        role = "outlaw"
        lives = 1
    """
    plays = {
        "bang-2d": "play bang-2d at 3",
        "gatling-10h": "play gatling-10h",
        "indians-kd": "play indians-kd",
        "duel-js": "play duel-js at 3",
    }
    for card, move in plays.items():
        for scene in both(text.format(card=card), 5):
            scene.play(move)
            assert scene.log("dies") == ["dies 3: outlaw 2"]
            assert scene.log("reward") == ["reward 2"]
            assert len(scene.hand(2)) == 3
            assert scene.deed(2, "killed", 3) == 1


def test_bg4_6_b15_what_a_blue_card_does_is_not_done_by_whoever_laid_it() -> None:
    text = """
        turn = 4
        talon = ["bang-2d", "missed-3s", "missed-4s", "missed-2s"]
        [[seat]]
        table = ["dynamite-2h"]
        [[seat]]
        role = "outlaw"
        lives = 3
    """
    for scene in both(text):
        scene.play("end")  # the Sheriff's Dynamite moves on before the Outlaw
        assert scene.table(2) == ["dynamite-2h"]
        scene.play("end")
        assert scene.log("dies") == ["dies 2: outlaw"]
        assert not {"reward", "penalty"} & set(scene.names())
        assert scene.hand(1) == ["missed-3s", "missed-4s"]
        assert scene.deed(1, "killed", 2) == 0


# With and without a target.


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", AIMED)
def test_bg4_7_b39_an_aimed_card_needs_a_target(edition: str, kind: str) -> None:
    card = one_of(kind)
    scene = at(f'[[seat]]\nhand = ["{card}"]\n[[seat]]\ntable = ["barrel-qs"]', 4, edition)
    scene.refuse(f"play {card}", "BG4.7", {"card": kind})
    assert any(move.startswith(f"play {card} at ") for move in scene.legal())


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "kind", [kind for kind in NAMES[:PRINTED_KINDS] if kind not in [*AIMED, "missed"]]
)
def test_bg4_7_b39_all_others_are_played_without(edition: str, kind: str) -> None:
    card = one_of(kind)
    scene = at(f'[[seat]]\nhand = ["{card}"]', 4, edition)
    for seat in range(1, 5):
        scene.refuse(f"play {card} at {seat}", "BG4.7", {"card": kind, "seat": seat})
    assert scene.legal() == ["end", f"play {card}"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", [*BLUE, "beer"])
def test_bg4_7_b39_blue_cards_and_beer_are_only_for_oneself(edition: str, kind: str) -> None:
    card = one_of(kind)
    scene = at(f'[[seat]]\nlives = 1\nhand = ["{card}"]\n[[seat]]\nlives = 1', 4, edition)
    scene.play(f"play {card}")
    if kind == "beer":
        assert scene.all_lives()[:2] == [2, 1]
    else:
        assert (scene.table(1), scene.table(2)) == ([card], [])


def test_bg4_7_b39_bang_duel_and_panic_are_only_for_others() -> None:
    text = '[[seat]]\nhand = ["bang-2d", "duel-js", "panic-jh"]\ntable = ["mustang-8h"]'
    for scene in both(text):
        scene.refuse("play bang-2d at 1", "BG8.1")
        scene.refuse("play duel-js at 1", "BG10.1")
        scene.refuse("play panic-jh at 1", "BG11.1")


# Only who is still in the game.


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", AIMED)
def test_bg4_8_nobody_aims_at_a_player_who_is_out(edition: str, kind: str) -> None:
    card = one_of(kind)
    scene = at(f'[[seat]]\nhand = ["{card}"]\n[[seat]]\nout = true', 4, edition)
    scene.refuse(f"play {card} at 2", "BG4.8", {"card": kind, "seat": 2})


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", AIMED)
def test_bg4_8_nobody_aims_at_an_empty_place(edition: str, kind: str) -> None:
    card = one_of(kind)
    scene = at(f'[[seat]]\nhand = ["{card}"]', 4, edition)
    for seat in (5, 6, 7):
        scene.refuse(f"play {card} at {seat}", "BG4.8", {"card": kind, "seat": seat})


def test_bg4_8_somebody_who_has_just_died_is_no_target_any_more() -> None:
    text = """
        [[seat]]
        hand = ["bang-2d", "duel-js", "jail-10s"]
        [[seat]]
        role = "renegade"
        lives = 1
    """
    for scene in both(text):
        scene.play("play bang-2d at 2")
        scene.refuse("play duel-js at 2", "BG4.8")
        scene.refuse("play jail-10s at 2", "BG4.8")
        assert scene.why_not("play duel-js at 3") == ""
