"""Bart Cassidy takes a card for every wound (BG16.1, BG16.2)."""

from __future__ import annotations

from tests.rules.bang.scene import ABACUS, INTERNATIONAL, at, both

SHOT = """
    talon = ["stagecoach-9s", "wells-fargo-3h"]
    [[seat]]
    hand = ["bang-2d"]
    [[seat]]
    character = "bart-cassidy"
"""

BLAST = """
    turn = 2
    phase = "start"
    talon = ["missed-2s", "stagecoach-9s", "wells-fargo-3h", "saloon-5h", "duel-8c", "duel-qd"]
    [[seat]]
    [[seat]]
    character = "bart-cassidy"
    lives = LIVES
    hand = HAND
    table = ["dynamite-2h"]
"""


def blast(lives: int, hand: str) -> str:
    return BLAST.replace("LIVES", str(lives)).replace("HAND", hand)


def test_bg16_1_b30_he_may_take_a_card_for_a_lost_life() -> None:
    for scene in both(SHOT):
        scene.play("play bang-2d at 2")
        assert scene.lives(2) == 3
        assert scene.asked() == ("bart-draw", 2)
        assert scene.legal() == ["draw", "pass"]
        scene.play("draw")
        assert scene.hand(2) == ["stagecoach-9s"]
        assert scene.asked() == ("play", 1)


def test_bg16_1_b30_he_need_not() -> None:
    for scene in both(SHOT):
        scene.play("play bang-2d at 2", "pass")
        assert (scene.hand(2), scene.lives(2)) == ([], 3)
        assert scene.talon()[0] == "stagecoach-9s"


def test_bg16_1_the_card_is_seen_by_him_alone() -> None:
    for scene in both(SHOT):
        scene.play("play bang-2d at 2", "draw")
        assert scene.log("draw", seat=2) == ["draw 2: stagecoach-9s"]
        for seat in (0, 1, 3):
            assert scene.log("draw", seat=seat) == ["draw 2: ?"]


def test_bg16_1_b30_dynamite_brings_three_at_once_or_none() -> None:
    for scene in both(blast(4, "[]")):
        assert (scene.lives(2), scene.asked()) == (1, ("bart-draw", 2))
        scene.play("draw")
        assert scene.hand(2)[:3] == ["stagecoach-9s", "wells-fargo-3h", "saloon-5h"]
        # Then his turn goes on with phase I.
        assert scene.hand(2)[3:] == ["duel-8c", "duel-qd"]
        assert scene.asked() == ("play", 2)
    for scene in both(blast(4, "[]")):
        scene.play("pass")
        assert scene.hand(2) == ["stagecoach-9s", "wells-fargo-3h"]  # phase I alone


def test_bg16_1_b30_also_for_a_life_lost_in_his_own_duel() -> None:
    for scene in both("""
        turn = 2
        talon = ["stagecoach-9s"]
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        character = "bart-cassidy"
        hand = ["duel-8c"]
    """):
        scene.play("play duel-8c at 1", "discard bang-2d")
        assert (scene.lives(2), scene.asked()) == (3, ("bart-draw", 2))
        scene.play("draw")
        assert scene.hand(2) == ["stagecoach-9s"]


def test_bg16_1_bg8_7_he_draws_before_the_next_player_is_hit() -> None:
    for card in ("gatling-10h", "indians-kd"):
        for scene in both(f"""
            talon = ["stagecoach-9s"]
            [[seat]]
            hand = ["{card}"]
            [[seat]]
            character = "bart-cassidy"
            [[seat]]
            hand = ["saloon-5h"]
        """):
            scene.play(f"play {card}")
            assert (scene.asked(), scene.lives(2), scene.lives(3)) == (("bart-draw", 2), 3, 4)
            scene.play("draw")
            assert scene.awaited() == [3]


def test_bg16_2_b5_nothing_for_a_loss_that_a_beer_prevented() -> None:
    scene = at(SHOT + 'hand = ["beer-6h"]')
    scene.play("play bang-2d at 2", "pass", "play beer-6h")
    assert (scene.lives(2), scene.hand(2), scene.asked()) == (4, [], ("play", 1))
    assert "lose" not in scene.names()


def test_bg16_1_bg16_2_b5_only_what_was_really_lost_counts() -> None:
    """B5: three lives at stake, two of them prevented: one card."""
    scene = at(blast(2, '["beer-6h", "beer-7h"]'))
    scene.play("play beer-6h", "play beer-7h")
    assert (scene.lives(2), scene.asked()) == (1, ("bart-draw", 2))
    scene.play("draw")
    assert scene.hand(2) == ["stagecoach-9s", "wells-fargo-3h", "saloon-5h"]  # and two in phase I


def test_bg16_2_b5_where_beer_heals_the_lives_were_lost_all_the_same() -> None:
    """B5: three lives lost, two won back: three cards."""
    scene = at(blast(2, '["beer-6h", "beer-7h"]'), edition=INTERNATIONAL)
    scene.play("play beer-6h", "play beer-7h")
    assert (scene.lives(2), scene.asked()) == (1, ("bart-draw", 2))
    scene.play("draw")
    assert len(scene.hand(2)) == 3 + 2


def test_bg16_2_b5_a_beer_for_his_last_life_wakes_him_only_where_it_heals() -> None:
    for edition, question in ((ABACUS, ("play", 1)), (INTERNATIONAL, ("bart-draw", 2))):
        scene = at(SHOT + 'lives = 1\nhand = ["beer-6h"]', edition=edition)
        scene.play("play bang-2d at 2", "pass", "play beer-6h")
        assert (scene.lives(2), scene.asked()) == (1, question)


def test_bg16_2_b19_nothing_with_his_last_life() -> None:
    for scene in both(SHOT + "lives = 1"):
        scene.play("play bang-2d at 2")
        assert (scene.alive(), scene.asked()) == ([1, 3, 4], ("play", 1))
        assert scene.talon()[0] == "stagecoach-9s"
        assert "draw" not in scene.names()


def test_bg16_2_b19_nothing_when_a_blast_takes_more_than_he_has() -> None:
    for scene in both(blast(3, "[]")):
        assert scene.alive() == [1, 3, 4]
        assert scene.hand(3) == ["stagecoach-9s", "wells-fargo-3h"]  # the next one has drawn them


def test_bg16_1_bg3_6_the_talon_may_run_out_among_his_cards() -> None:
    for scene in both("""
        turn = 2
        phase = "start"
        talon = ["missed-2s", "stagecoach-9s"]
        discards = ["duel-8c"]
        rest = "hand 4"
        [[seat]]
        [[seat]]
        character = "bart-cassidy"
        table = ["dynamite-2h"]
    """):
        scene.reshuffling("missed-2s", "dynamite-2h").play("draw")
        # The blast's sign and the Dynamite are in the new talon, from which phase I draws too.
        assert scene.hand(2) == ["stagecoach-9s", "missed-2s", "dynamite-2h", "duel-8c"]
        assert scene.talon() == []


def test_bg16_1_bg3_7_with_nothing_left_to_draw_he_draws_nothing() -> None:
    """Where brown cards go to the discard pile first, there is the Gatling at least."""
    for edition, drawn in ((ABACUS, []), (INTERNATIONAL, ["gatling-10h"])):
        scene = at(
            """
            rest = "hand 4"
            [[seat]]
            hand = ["gatling-10h"]
            [[seat]]
            character = "bart-cassidy"
            """,
            edition=edition,
        )
        scene.play("play gatling-10h")
        assert scene.asked() == ("bart-draw", 2)
        scene.play("draw")
        assert scene.hand(2) == drawn


def test_bg16_1_nothing_else_can_be_done_while_he_is_asked() -> None:
    for scene in both(SHOT + 'hand = ["bang-3d"]'):
        scene.play("play bang-2d at 2", "pass")
        if scene.question() == "save":
            scene.play("pass")
        scene.refuse("play bang-3d at 1", "BG4.1")
        scene.refuse("play beer-6h", "core.not-asked")  # BG4.1 speaks only of cards that he holds
        scene.refuse("discard bang-3d", "core.not-asked")
        scene.refuse("end", "core.not-asked")
        scene.refuse("draw", "core.wait", {"seat": 2}, seat=1)
