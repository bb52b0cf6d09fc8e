"""Suzy Lafayette never sits with an empty hand (BG16.20, BG16.21)."""

from __future__ import annotations

import pytest

from tests.rules.bang.scene import ABACUS, INTERNATIONAL, Scene, at, both

TALON = 'talon = ["stagecoach-9s", "wells-fargo-3h", "saloon-5h", "jail-4h", "jail-js"]'
HERS = f"""
    {TALON}
    [[seat]]
    character = "suzy-lafayette"
    hand = HAND
"""
THEIRS = f"""
    {TALON}
    [[seat]]
    hand = MINE
    [[seat]]
    character = "suzy-lafayette"
    hand = HERS
"""


def hers(hand: str, edition: str = ABACUS) -> Scene:
    """It is her turn, and this is her hand."""
    return at(HERS.replace("HAND", hand), edition=edition)


def theirs(mine: str, suzys: str) -> list[Scene]:
    """Seat 1 is to play, and she sits at its left."""
    return both(THEIRS.replace("MINE", mine).replace("HERS", suzys))


def test_bg16_20_b31_without_a_card_she_takes_the_top_one() -> None:
    for edition in (ABACUS, INTERNATIONAL):
        scene = hers('["barrel-qs"]', edition).play("play barrel-qs")
        assert (scene.hand(1), scene.asked()) == (["stagecoach-9s"], ("play", 1))
        assert scene.log("suzy", "draw", seat=2) == ["suzy 1", "draw 1: ?"]
        assert scene.log("draw", seat=1) == ["draw 1: stagecoach-9s"]


def test_bg16_20_not_while_a_card_is_left() -> None:
    for edition in (ABACUS, INTERNATIONAL):
        scene = hers('["barrel-qs", "beer-6h"]', edition).play("play barrel-qs")
        assert scene.hand(1) == ["beer-6h"]


def test_bg16_20_again_and_again() -> None:
    for edition in (ABACUS, INTERNATIONAL):
        scene = at(
            """
            talon = ["appaloosa-as", "mustang-8h", "beer-6h"]
            [[seat]]
            character = "suzy-lafayette"
            hand = ["barrel-qs"]
            """,
            edition=edition,
        )
        scene.play("play barrel-qs", "play appaloosa-as", "play mustang-8h")
        assert scene.hand(1) == ["beer-6h"]


def test_bg16_21_b16_at_once_or_when_the_card_in_play_is_settled() -> None:
    """B16: her last card a BANG!; while it is answered she has a card already, or none."""
    for edition, hand in ((ABACUS, ["stagecoach-9s"]), (INTERNATIONAL, [])):
        scene = at(
            f"""
            {TALON}
            [[seat]]
            character = "suzy-lafayette"
            hand = ["bang-2d"]
            [[seat]]
            hand = ["missed-2s"]
            """,
            edition=edition,
        )
        scene.play("play bang-2d at 2")
        assert scene.hand(1) == hand
        scene.play("play missed-2s")
        assert scene.hand(1) == ["stagecoach-9s"]


def test_bg16_21_b16_in_the_middle_of_a_duel() -> None:
    """B16: the card that she draws may be the BANG! that she needs."""
    text = """
        talon = ["bang-9c", "stagecoach-9s"]
        [[seat]]
        hand = ["duel-8c", "bang-2d"]
        [[seat]]
        character = "suzy-lafayette"
        hand = ["bang-3d"]
    """
    scene = at(text)
    scene.play("play duel-8c at 2", "discard bang-3d", "discard bang-2d")
    assert (scene.asked(), scene.hand(2)) == (("duel", 2), ["bang-9c"])
    scene.play("discard bang-9c")
    assert (scene.all_lives(), scene.hand(2)) == ([4, 4, 4, 4], ["stagecoach-9s"])
    scene = at(text, edition=INTERNATIONAL)
    scene.play("play duel-8c at 2", "discard bang-3d", "discard bang-2d")
    assert (scene.all_lives(), scene.hand(2)) == ([5, 3, 4, 4], ["bang-9c"])


def test_bg16_21_b16_in_a_duel_of_her_own() -> None:
    text = """
        talon = ["bang-9c", "stagecoach-9s"]
        [[seat]]
        character = "suzy-lafayette"
        hand = ["duel-8c"]
        [[seat]]
        hand = ["bang-2d"]
    """
    scene = at(text).play("play duel-8c at 2", "discard bang-2d")
    assert scene.asked() == ("duel", 1)
    scene.play("discard bang-9c")
    assert (scene.all_lives(), scene.hand(1)) == ([5, 3, 4, 4], ["stagecoach-9s"])
    scene = at(text, edition=INTERNATIONAL).play("play duel-8c at 2", "discard bang-2d")
    assert (scene.all_lives(), scene.hand(1)) == ([4, 4, 4, 4], ["bang-9c"])


def test_bg16_21_b16_a_general_store_as_her_last_card() -> None:
    """At once: a card before the store. When it is settled: the store has filled her hand."""
    picked = ("wells-fargo-3h", "stagecoach-9s")
    for edition, hand in (
        (ABACUS, ["stagecoach-9s", picked[0]]),
        (INTERNATIONAL, [picked[1]]),
    ):
        scene = hers('["general-store-qs"]', edition)
        scene.play("play general-store-qs")
        scene.play(f"choose {picked[0] if edition == ABACUS else picked[1]}")
        scene.play(*[f"choose {card}" for card in scene.store()[:2]])
        assert (scene.hand(1), scene.asked()) == (hand, ("play", 1))


@pytest.mark.parametrize("card", ["stagecoach-9s-2", "panic-jh at 2"])
def test_bg16_21_b16_a_card_that_brings_cards(card: str) -> None:
    """At once: one more. When it is settled her hand is full again."""
    for edition, drawn in ((ABACUS, 1), (INTERNATIONAL, 0)):
        scene = at(
            f"""
            {TALON}
            [[seat]]
            character = "suzy-lafayette"
            hand = ["{card.split()[0]}"]
            [[seat]]
            hand = ["beer-6h"]
            """,
            edition=edition,
        )
        scene.play(f"play {card}")
        brought = 2 if card.startswith("stagecoach") else 1
        assert len(scene.hand(1)) == brought + drawn
        assert scene.names().count("suzy") == drawn


def test_bg16_20_b16_her_last_missed() -> None:
    for scene in theirs('["bang-2d"]', '["missed-2s"]'):
        scene.play("play bang-2d at 2", "play missed-2s")
        assert (scene.lives(2), scene.hand(2)) == (4, ["stagecoach-9s"])


def test_bg16_20_bg16_19_her_last_two_missed_against_slab() -> None:
    for scene in both(f"""
        {TALON}
        [[seat]]
        character = "slab-the-killer"
        hand = ["bang-2d"]
        [[seat]]
        character = "suzy-lafayette"
        hand = ["missed-2s", "missed-3s"]
    """):
        scene.play("play bang-2d at 2", "play missed-2s")
        assert scene.hand(2) == ["missed-3s"]
        scene.play("play missed-3s")
        assert (scene.lives(2), scene.hand(2)) == (4, ["stagecoach-9s"])


def test_bg16_20_her_last_bang_against_indians() -> None:
    for scene in theirs('["indians-kd"]', '["bang-3d"]'):
        scene.play("play indians-kd", "discard bang-3d")
        assert (scene.lives(2), scene.hand(2)) == (4, ["stagecoach-9s"])


def test_bg16_20_robbed_of_her_last_card() -> None:
    for card in ("panic-jh", "cat-balou-kh"):
        for scene in theirs(f'["{card}"]', '["beer-6h"]'):
            scene.play(f"play {card} at 2")
            assert scene.hand(2) == ["stagecoach-9s"]


def test_bg16_20_robbed_of_a_card_on_the_table_she_draws_none() -> None:
    for scene in both(f"""
        {TALON}
        [[seat]]
        hand = ["panic-jh"]
        [[seat]]
        character = "suzy-lafayette"
        hand = ["beer-6h"]
        table = ["barrel-qs"]
    """):
        scene.play("play panic-jh at 2", "choose barrel-qs")
        assert scene.hand(2) == ["beer-6h"]


def test_bg16_21_b16_her_last_beer_against_a_loss() -> None:
    """Drawn at once, the next card may be another Beer; later it comes too late."""
    text = """
        turn = 1
        talon = ["missed-2s", "beer-7h", "beer-8h", "saloon-5h", "jail-4h", "jail-js"]
        [[seat]]
        [[seat]]
        character = "suzy-lafayette"
        lives = 2
        hand = ["beer-6h"]
        table = ["dynamite-2h"]
    """
    scene = at(text).play("end", "play beer-6h")
    assert (scene.asked(), scene.hand(2)) == (("save", 2), ["beer-7h"])
    scene.play("play beer-7h", "pass")
    assert (scene.lives(2), scene.hand(2)) == (1, ["beer-8h", "saloon-5h", "jail-4h"])
    scene = at(text, edition=INTERNATIONAL).play("end", "play beer-6h")
    assert scene.alive() == [1, 3, 4]


def test_bg16_20_out_of_the_game_she_draws_no_more() -> None:
    for scene in both(f"""
        {TALON}
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        character = "suzy-lafayette"
        lives = 1
        hand = ["duel-8c"]
    """):
        scene.play("play bang-2d at 2", "pass", "pass")
        assert (scene.alive(), scene.hand(2)) == ([1, 3, 4], [])
        assert "suzy" not in scene.names()


def test_bg16_20_bg14_4_the_penalty_leaves_her_one_card() -> None:
    for scene in both(
        f"""
        {TALON}
        [[seat]]
        character = "suzy-lafayette"
        hand = ["bang-2d", "beer-6h"]
        table = ["barrel-qs"]
        [[seat]]
        role = "deputy"
        lives = 1
        """,
        5,
    ):
        scene.play("play bang-2d at 2")
        assert (scene.hand(1), scene.table(1)) == (["stagecoach-9s"], [])


def test_bg16_20_bg14_4_with_pedro_there_she_draws_when_all_is_laid_down() -> None:
    for scene in both(
        f"""
        {TALON}
        [[seat]]
        character = "suzy-lafayette"
        hand = ["bang-2d", "beer-6h"]
        table = ["barrel-qs"]
        [[seat]]
        role = "deputy"
        lives = 1
        [[seat]]
        character = "pedro-ramirez"
        """,
        5,
    ):
        scene.play("play bang-2d at 2", "discard beer-6h")
        assert (scene.hand(1), scene.table(1)) == (["stagecoach-9s"], [])


def test_bg16_21_bg14_3_the_reward_for_her_last_card() -> None:
    """At once: one card and three. When it is settled her hand is not empty: three."""
    for edition, number in ((ABACUS, 4), (INTERNATIONAL, 3)):
        scene = at(
            f"""
            {TALON}
            [[seat]]
            character = "suzy-lafayette"
            hand = ["bang-2d"]
            [[seat]]
            role = "outlaw"
            lives = 1
            """,
            edition=edition,
        )
        scene.play("play bang-2d at 2")
        assert len(scene.hand(1)) == number


def test_bg16_20_bg3_7_with_both_piles_empty_she_gets_nothing() -> None:
    scene = at("""
        rest = "hand 4"
        [[seat]]
        character = "suzy-lafayette"
        hand = ["barrel-qs"]
    """)
    scene.play("play barrel-qs")
    assert (scene.hand(1), scene.asked()) == ([], ("play", 1))
    assert "suzy" not in scene.names()


def test_bg16_20_bg3_7_she_draws_as_soon_as_there_is_a_card_again() -> None:
    """Her own last card is the first that lies on the discard pile, when it is settled."""
    for scene in both("""
        rest = "hand 4"
        [[seat]]
        character = "suzy-lafayette"
        hand = ["saloon-5h"]
    """):
        scene.play("play saloon-5h")
        assert (scene.hand(1), scene.asked()) == (["saloon-5h"], ("play", 1))
        assert scene.names().count("suzy") == 1


def test_bg16_20_bg3_6_she_may_draw_the_last_card_of_the_talon() -> None:
    for scene in both("""
        talon = ["stagecoach-9s"]
        discards = ["duel-8c"]
        rest = "hand 4"
        [[seat]]
        character = "suzy-lafayette"
        hand = ["barrel-qs"]
    """):
        scene.play("play barrel-qs")
        assert (scene.hand(1), scene.talon(), scene.discards()) == (
            ["stagecoach-9s"],
            ["duel-8c"],
            [],
        )


def test_bg16_21_b10_b43_her_draw_at_once_does_not_shuffle_the_card_in_play() -> None:
    """B10: it is on its way to the discard pile, and arrives there alone."""
    scene = at("""
        talon = ["stagecoach-9s"]
        discards = ["duel-8c"]
        rest = "hand 4"
        [[seat]]
        character = "suzy-lafayette"
        hand = ["beer-6h"]
    """)
    scene.play("play beer-6h")
    assert (scene.hand(1), scene.talon(), scene.discards()) == (
        ["stagecoach-9s"],
        ["duel-8c"],
        ["beer-6h"],
    )


def test_bg16_21_bg8_7_in_a_gatling_of_hers() -> None:
    """Where she draws when it is settled, that is after the last player."""
    for edition, when in ((ABACUS, 0), (INTERNATIONAL, 3)):
        scene = hers('["gatling-10h"]', edition).play("play gatling-10h")
        order = scene.log("suzy", "lose")
        assert order.index("suzy 1") == when
        assert scene.hand(1) == ["stagecoach-9s"]


def test_bg16_20_bg11_3_cat_balou_on_herself() -> None:
    scene = hers('["cat-balou-kh", "beer-6h"]').play("play cat-balou-kh at 1")
    assert (scene.hand(1), "beer-6h" in scene.discards()) == (["stagecoach-9s"], True)
    scene = hers('["cat-balou-kh"]')
    scene.refuse("play cat-balou-kh at 1", "BG11.4")  # the card that she plays does not count


def test_bg16_20_phase_three_never_empties_her_hand() -> None:
    for scene in both(f"""
        {TALON}
        [[seat]]
        character = "suzy-lafayette"
        lives = 1
        hand = ["beer-6h", "beer-7h"]
    """):
        scene.play("end", "discard beer-6h")
        assert scene.hand(1) == ["beer-7h"]
        assert "suzy" not in scene.names()
