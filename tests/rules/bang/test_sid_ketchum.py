"""Sid Ketchum trades cards for lives (BG16.17, BG16.18, BG16.24)."""

from __future__ import annotations

from tests.rules.bang.scene import ABACUS, INTERNATIONAL, Scene, at, both

SHOT = """
    [[seat]]
    hand = ["bang-2d"]
    [[seat]]
    character = "sid-ketchum"
    lives = LIVES
    hand = HAND
"""


def shot(lives: int, hand: str) -> list[Scene]:
    """Seat 1 has hit him, and he has played no Missed!."""
    scenes = both(SHOT.replace("LIVES", str(lives)).replace("HAND", hand))
    return [scene.play("play bang-2d at 2", "pass") for scene in scenes]


# Against a loss.


def test_bg16_17_b6_two_cards_keep_his_last_life() -> None:
    for scene in shot(1, '["saloon-5h", "duel-8c", "jail-4h"]'):
        assert (scene.asked(), scene.legal()) == (("save", 2), ["pass", "heal"])
        scene.play("heal")
        assert scene.asked() == ("sid-pair", 2)
        assert scene.legal() == ["discard saloon-5h", "discard duel-8c", "discard jail-4h"]
        scene.play("discard jail-4h", "discard saloon-5h")
        assert (scene.lives(2), scene.hand(2), scene.asked()) == (1, ["duel-8c"], ("play", 1))
        assert {"jail-4h", "saloon-5h"} <= set(scene.discards())


def test_bg16_17_b6_two_cards_keep_any_life() -> None:
    """B6: whenever he would lose lives, not only the last one, in both editions."""
    for scene in shot(4, '["saloon-5h", "duel-8c"]'):
        assert (scene.asked(), scene.legal()) == (("save", 2), ["pass", "heal"])
        scene.play("heal", "discard duel-8c", "discard saloon-5h")
        assert (scene.lives(2), scene.hand(2), scene.asked()) == (4, [], ("play", 1))


def test_bg16_17_b30_he_need_not() -> None:
    for scene in shot(1, '["saloon-5h", "duel-8c"]'):
        scene.play("pass")
        assert scene.alive() == [1, 3, 4]


def test_bg16_17_one_card_is_not_enough() -> None:
    for scene in shot(1, '["saloon-5h"]'):
        assert scene.legal() == ["pass"]
        scene.refuse("heal", "BG16.17")


def test_bg16_17_once_begun_the_pair_is_completed_with_cards_of_his_hand() -> None:
    for scene in shot(1, '["saloon-5h", "duel-8c"]'):
        scene.play("heal", "discard duel-8c")
        assert (scene.asked(), scene.legal()) == (("sid-pair", 2), ["discard saloon-5h"])
        scene.refuse("pass", "core.not-asked")
        scene.refuse("discard bang-3d", "core.not-held")
        scene.refuse("play saloon-5h", "BG4.1")


def test_bg16_17_what_he_discards_has_no_effect() -> None:
    for scene in shot(1, '["beer-6h", "missed-2s"]'):
        scene.play("heal", "discard beer-6h", "discard missed-2s")
        assert (scene.lives(2), scene.hand(2)) == (1, [])
        assert "beer" not in scene.names()


def test_bg16_17_b6_any_number_of_pairs() -> None:
    """B6: at 2 lives Dynamite costs 3; two pairs leave 1, one pair does not."""
    text = """
        turn = 1
        talon = ["missed-2s"]
        [[seat]]
        [[seat]]
        character = "sid-ketchum"
        lives = 2
        hand = ["saloon-5h", "duel-8c", "jail-4h", "jail-js", "barrel-qs"]
        table = ["dynamite-2h"]
    """
    for scene in both(text):
        scene.play("end", "heal", "discard saloon-5h", "discard duel-8c")
        assert scene.asked() == ("save", 2)
        scene.play("heal", "discard jail-4h", "discard jail-js")
        if scene.question() == "save":  # one card left, in case that it is a Beer
            scene.play("pass")
        assert (scene.lives(2), scene.asked()) == (1, ("play", 2))
    for scene in both(text):
        scene.play("end", "heal", "discard saloon-5h", "discard duel-8c", "pass")
        assert scene.alive() == [1, 3, 4]


def test_bg16_17_b6_pairs_and_beers_add_up() -> None:
    for scene in both("""
        turn = 1
        talon = ["missed-2s"]
        [[seat]]
        [[seat]]
        character = "sid-ketchum"
        lives = 2
        hand = ["saloon-5h", "duel-8c", "beer-6h"]
        table = ["dynamite-2h"]
    """):
        scene.play("end", "play beer-6h", "heal", "discard saloon-5h", "discard duel-8c")
        assert (scene.lives(2), scene.asked()) == (1, ("play", 2))


def test_bg16_17_b6_it_is_no_beer_so_it_works_with_two_left() -> None:
    for scene in both("""
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        character = "sid-ketchum"
        lives = 1
        hand = ["beer-6h", "saloon-5h", "duel-8c"]
        [[seat]]
        out = true
        [[seat]]
        out = true
    """):
        scene.play("play bang-2d at 2", "pass", "play beer-6h")
        assert scene.asked() == ("save", 2)  # the Beer was void
        scene.play("heal", "discard saloon-5h", "discard duel-8c")
        assert (scene.lives(2), scene.asked()) == (1, ("play", 1))


def test_bg16_17_b6_after_a_duel_that_he_lost_or_called() -> None:
    for scene in both("""
        [[seat]]
        hand = ["duel-8c", "bang-2d"]
        [[seat]]
        character = "sid-ketchum"
        lives = 1
        hand = ["bang-3d", "saloon-5h", "jail-4h"]
    """):
        scene.play("play duel-8c at 2", "discard bang-3d", "discard bang-2d", "pass")
        scene.play("heal", "discard saloon-5h", "discard jail-4h")
        assert (scene.all_lives(), scene.asked()) == ([5, 1, 4, 4], ("play", 1))
    for scene in both("""
        turn = 2
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        character = "sid-ketchum"
        lives = 1
        hand = ["duel-8c", "bang-3d", "saloon-5h"]
    """):
        scene.play("play duel-8c at 1", "discard bang-2d", "pass")
        scene.play("heal", "discard bang-3d", "discard saloon-5h")
        assert (scene.lives(2), scene.asked()) == (1, ("play", 2))


def test_bg16_17_also_against_indians() -> None:
    for scene in both("""
        [[seat]]
        hand = ["indians-kd"]
        [[seat]]
        character = "sid-ketchum"
        lives = 1
        hand = ["saloon-5h", "jail-4h"]
    """):
        scene.play("play indians-kd", "pass", "heal", "discard saloon-5h", "discard jail-4h")
        assert scene.all_lives() == [5, 1, 3, 3]


def test_bg16_17_where_beer_waits_for_the_last_life_his_pairs_do_not() -> None:
    scene = at(
        SHOT.replace("LIVES", "4").replace("HAND", '["beer-6h", "saloon-5h"]'),
        beer_off_turn="lethal_only",
    )
    scene.play("play bang-2d at 2", "pass")
    assert (scene.asked(), scene.legal()) == (("save", 2), ["pass", "heal"])
    scene.refuse("play beer-6h", "BG9.4")


def test_bg16_17_where_beer_heals_the_price_is_told_before_the_life() -> None:
    scene = at(
        SHOT.replace("LIVES", "1").replace("HAND", '["saloon-5h", "duel-8c"]'),
        edition=INTERNATIONAL,
    )
    scene.play("play bang-2d at 2", "pass", "heal", "discard saloon-5h")
    assert (scene.lives(2), scene.asked()) == (0, ("sid-pair", 2))
    scene.play("discard duel-8c")
    assert scene.log("lose", "sid", "discard", "heal", seat=2) == [
        "lose 2: 1",
        "sid 2",
        "discard 2: saloon-5h",
        "discard 2: duel-8c",
        "heal 2: 1",
    ]


def test_bg16_17_after_a_beer_his_pairs_still_count() -> None:
    """A Beer out of turn stops at one life where only the last one counts; his pairs do not."""
    scene = at(
        SHOT.replace("LIVES", "1").replace("HAND", '["beer-6h", "saloon-5h", "duel-8c"]'),
        edition=INTERNATIONAL,
    )
    scene.play("play bang-2d at 2", "pass", "play beer-6h")
    assert (scene.lives(2), scene.asked(), scene.legal()) == (1, ("save", 2), ["pass", "heal"])
    scene.play("heal", "discard saloon-5h", "discard duel-8c")
    assert (scene.lives(2), scene.asked()) == (2, ("play", 1))


def test_bg16_18_once_he_wins_back_no_more_than_he_has_lost() -> None:
    """Where Beer heals: as often as he likes up to his most, or only what this loss has cost."""
    hand = '["beer-6h", "saloon-5h", "duel-8c", "jail-4h", "jail-js"]'
    text = SHOT.replace("LIVES", "2").replace("HAND", hand)
    pair = ("heal", "discard saloon-5h", "discard duel-8c")
    scene = at(text, edition=INTERNATIONAL, sid_heals="once", beer_off_turn="any_loss")
    scene.play("play bang-2d at 2", "pass", *pair)
    assert (scene.lives(2), scene.asked()) == (2, ("play", 1))
    scene = at(text, edition=INTERNATIONAL, beer_off_turn="any_loss")
    scene.play("play bang-2d at 2", "pass", *pair)
    assert (scene.asked(), scene.legal()) == (("save", 2), ["pass", "heal"])
    scene.refuse("play beer-6h", "BG9.6")
    scene.play("heal", "discard jail-4h", "discard jail-js")
    assert (scene.lives(2), scene.asked()) == (3, ("play", 1))


def test_bg16_18_not_above_his_most_after_a_loss() -> None:
    hand = '["saloon-5h", "duel-8c", "jail-4h", "jail-js"]'
    scene = at(SHOT.replace("LIVES", "4").replace("HAND", hand), edition=INTERNATIONAL)
    scene.play("play bang-2d at 2", "pass", "heal", "discard saloon-5h", "discard duel-8c")
    assert (scene.lives(2), scene.asked()) == (4, ("play", 1))


def test_bg16_17_nobody_else_can() -> None:
    for scene in both("""
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        lives = 1
        hand = ["saloon-5h", "duel-8c"]
        [[seat]]
        character = "sid-ketchum"
    """):
        scene.play("play bang-2d at 2", "pass")
        assert scene.legal() == ["pass"]
        scene.refuse("heal", "core.not-asked")


def test_bg16_17_b18_with_pedro_there_the_order_is_his() -> None:
    for first, second in (("saloon-5h", "duel-8c"), ("duel-8c", "saloon-5h")):
        for scene in both(
            SHOT.replace("LIVES", "1").replace("HAND", '["saloon-5h", "duel-8c"]')
            + '    [[seat]]\n    character = "pedro-ramirez"'
        ):
            scene.play("play bang-2d at 2", "pass", "heal")
            scene.play(f"discard {first}", f"discard {second}")
            pile = [card for card in scene.discards() if card != "bang-2d"]
            assert pile == [second, first]


# In his own turn.

TURN = """
    [[seat]]
    character = "sid-ketchum"
    lives = LIVES
    hand = ["saloon-5h", "duel-8c", "jail-4h", "jail-js", "barrel-qs"]
"""


def turn(lives: int, edition: str = ABACUS) -> Scene:
    return at(TURN.replace("LIVES", str(lives)), edition=edition)


def test_bg16_18_b6_two_cards_heal_one_life() -> None:
    for edition in (ABACUS, INTERNATIONAL):
        scene = turn(3, edition)
        assert scene.legal()[:2] == ["end", "heal"]
        scene.play("heal", "discard jail-4h", "discard jail-js")
        assert (scene.lives(1), scene.asked()) == (4, ("play", 1))
        assert scene.hand(1) == ["saloon-5h", "duel-8c", "barrel-qs"]
        assert scene.log("heal", "sid", "discard") == [
            "sid 1",
            "discard 1: jail-4h",
            "discard 1: jail-js",
            "heal 1: 1",
        ]


def test_bg16_18_b6_once_in_his_turn() -> None:
    scene = turn(2)
    scene.play("heal", "discard jail-4h", "discard jail-js")
    scene.refuse("heal", "BG16.18")


def test_bg16_18_b6_or_as_often_as_he_likes() -> None:
    scene = turn(2, INTERNATIONAL)
    scene.play("heal", "discard jail-4h", "discard jail-js")
    scene.play("heal", "discard saloon-5h", "discard duel-8c")
    assert (scene.lives(1), scene.hand(1)) == (4, ["barrel-qs"])
    scene.refuse("heal", "BG16.17")


def test_bg16_18_b6_the_option_alone_decides_how_often() -> None:
    text = TURN.replace("LIVES", "2")
    often = at(text, sid_heals="any_number").play("heal", "discard jail-4h", "discard jail-js")
    assert "heal" in often.legal()
    once = at(text, edition=INTERNATIONAL, sid_heals="once")
    once.play("heal", "discard jail-4h", "discard jail-js")
    once.refuse("heal", "BG16.18")


def test_bg16_18_b6_not_at_full_lives() -> None:
    for edition in (ABACUS, INTERNATIONAL):
        scene = turn(5, edition)  # the Sheriff has one more
        scene.refuse("heal", "BG9.1")
        scene = turn(4, edition)
        scene.play("heal", "discard jail-4h", "discard jail-js")
        assert scene.lives(1) == 5


def test_bg16_18_the_next_turn_he_may_again() -> None:
    for scene in both("""
        [[seat]]
        [[seat]]
        character = "sid-ketchum"
        lives = 2
        hand = ["saloon-5h", "duel-8c", "barrel-qs", "jail-4h"]
        [[seat]]
        character = "rose-doolan"
        [[seat]]
        character = "willy-the-kid"
    """):
        scene.play("end", "heal", "discard saloon-5h", "discard jail-4h")
        scene.play("end", *["discard " + card for card in scene.hand(2)[3:]])
        scene.play("end", "end", "end")
        assert scene.asked() == ("play", 2)
        assert scene.why_not("heal") == ""


SHED = """
    phase = "shed"
    [[seat]]
    character = "sid-ketchum"
    lives = 2
    hand = ["saloon-5h", "duel-8c", "jail-4h", "jail-js", "barrel-qs"]
"""


def test_bg16_18_b6_among_the_discards_of_phase_three() -> None:
    """B6: the heal belongs to his turn, phase III included."""
    scene = at(SHED)
    assert (scene.asked(), scene.legal()[:2]) == (("shed", 1), ["heal", "discard saloon-5h"])
    scene.refuse("end", "core.not-asked")
    scene.play("heal", "discard jail-4h", "discard jail-js")
    assert (scene.lives(1), scene.asked()) == (3, ("play", 2))  # three cards are not too many
    scene = at(SHED)
    scene.play("discard jail-4h", "heal", "discard saloon-5h", "discard duel-8c")
    assert (scene.lives(1), scene.hand(1), scene.turn()) == (3, ["jail-js", "barrel-qs"], 2)


def test_bg16_18_b6_once_in_a_turn_whatever_the_phase() -> None:
    scene = at(SHED.replace("lives = 2", "lives = 1"))
    scene.play("heal", "discard jail-4h", "discard jail-js")
    scene.refuse("heal", "BG16.18")
    scene = at(SHED.replace("lives = 2", "lives = 1").replace('phase = "shed"', "healed = true"))
    scene.play("end").refuse("heal", "BG16.18")
    often = at(SHED.replace("lives = 2", "lives = 1"), sid_heals="any_number")
    often.play("heal", "discard jail-4h", "discard jail-js")
    assert "heal" in often.legal()


def test_bg16_18_bg3_4_who_has_ended_phase_two_is_not_asked_again() -> None:
    scene = at(SHED.replace('phase = "shed"', "").replace("lives = 2", "lives = 4"))
    scene.play("heal", "discard jail-4h", "discard jail-js", "end")
    assert scene.asked() == ("play", 2)


JAILED = """
    turn = 1
    talon = ["beer-6h", "bang-9c"]
    discards = ["beer-7h"]
    [[seat]]
    character = "black-jack"
    [[seat]]
    character = "sid-ketchum"
    lives = LIVES
    hand = ["saloon-5h", "duel-8c"]
    table = ["jail-4h"]
"""


def jailed(lives: int, jail_failed: str = "phase_three") -> Scene:
    scene = at(JAILED.replace("LIVES", str(lives)), jail_failed=jail_failed)
    return scene.stack("bang-9c").play("end")


def test_bg16_18_b6_a_prisoner_may_heal_in_phase_three() -> None:
    scene = jailed(3)
    assert (scene.asked(), scene.legal()) == (("shed", 2), ["end", "heal"])
    scene.refuse("discard duel-8c", "core.not-asked")
    scene.play("heal", "discard saloon-5h", "discard duel-8c")
    assert (scene.lives(2), scene.hand(2), scene.table(2)) == (4, [], [])
    assert scene.asked() == ("play", 3)


def test_bg16_18_b6_a_prisoner_need_not_heal() -> None:
    scene = jailed(3)
    scene.play("end")
    assert (scene.lives(2), len(scene.hand(2)), scene.asked()) == (3, 2, ("play", 3))


def test_bg16_18_b6_a_prisoner_with_too_many_cards_chooses() -> None:
    scene = jailed(1)
    assert scene.legal() == ["heal", "discard saloon-5h", "discard duel-8c"]
    scene.play("discard duel-8c")
    assert (scene.asked(), scene.table(2)) == (("play", 3), [])


def test_bg16_18_b6_a_prisoner_who_cannot_heal_is_not_asked() -> None:
    assert jailed(4).asked() == ("play", 3)
    assert jailed(3, jail_failed="turn_lost").asked() == ("play", 3)


def test_bg16_18_the_clock_gives_nothing_away_in_phase_three() -> None:
    for scene, usual in ((at(SHED), "discard saloon-5h"), (jailed(3), "end")):
        default = scene.game.default(scene.state, scene.awaited()[0] - 1)
        assert scene.game.text(default) == usual


# Out of turn.

ELSEWHERE = """
    [[seat]]
    hand = ["duel-8c", "beer-6h", "stagecoach-9s"]
    [[seat]]
    character = "sid-ketchum"
    lives = 2
    hand = ["saloon-5h", "jail-4h", "jail-js", "barrel-qs"]
    [[seat]]
    hand = ["bang-2d"]
"""


def test_bg16_24_b6_internationally_he_heals_in_the_turns_of_others() -> None:
    scene = at(ELSEWHERE, edition=INTERNATIONAL)
    assert scene.awaited() == [1]  # nobody waits for him
    assert (scene.legal(2), scene.preview("heal", seat=2)) == (["heal"], {"gain": 1})
    scene.play("heal", seat=2)
    assert (scene.asked(), scene.legal(1)) == (("sid-pair", 2), [])
    scene.play("discard jail-4h", "discard jail-js")
    assert (scene.lives(2), scene.asked()) == (3, ("play", 1))
    scene.play("heal", "discard saloon-5h", "discard barrel-qs", seat=2)
    assert (scene.lives(2), scene.legal(2), scene.asked()) == (4, [], ("play", 1))
    scene.refuse("heal", "core.wait", {"seat": 1, "question": "play"}, seat=2)


def test_bg16_24_b6_also_while_another_one_discards() -> None:
    scene = at(
        ELSEWHERE.replace("[[seat]]", 'phase = "shed"\n[[seat]]\nlives = 1', 1),
        edition=INTERNATIONAL,
    )
    assert (scene.asked(), scene.legal(2)) == (("shed", 1), ["heal"])
    scene.play("discard duel-8c").play("heal", "discard jail-4h", "discard jail-js", seat=2)
    assert (scene.lives(2), scene.asked()) == (3, ("shed", 1))


def test_bg16_24_b6_not_in_the_middle_of_an_effect() -> None:
    scene = at(ELSEWHERE, edition=INTERNATIONAL).play("play duel-8c at 3")
    assert scene.asked() == ("duel", 3)
    scene.refuse("heal", "core.wait", {"seat": 3, "question": "duel"}, seat=2)


def test_bg16_24_who_steps_in_may_do_nothing_else() -> None:
    scene = at(ELSEWHERE, edition=INTERNATIONAL)
    for text in ("end", "play saloon-5h", "play jail-4h at 3", "discard jail-4h"):
        scene.refuse(text, "core.wait", {"seat": 1, "question": "play"}, seat=2)


def test_bg16_24_not_where_he_heals_once_in_his_own_turn() -> None:
    scene = at(ELSEWHERE)
    assert scene.legal(2) == []
    scene.refuse("heal", "core.wait", {"seat": 1, "question": "play"}, seat=2)


def test_bg17_1_whether_he_may_step_in_follows_from_what_all_can_see() -> None:
    """His character, his lives, the number of his cards: with any other cards it is the same."""
    for hand in ("saloon-5h", "missed-2s"), ("beer-7h", "beer-8h"):
        cards = ELSEWHERE.replace('"saloon-5h", "jail-4h", "jail-js", "barrel-qs"', str(hand)[1:-1])
        scene = at(cards.replace("'", '"'), edition=INTERNATIONAL)
        assert (scene.awaited(), scene.legal(2)) == ([1], ["heal"])
    one = at(ELSEWHERE.replace('"jail-4h", "jail-js", "barrel-qs"', ""), edition=INTERNATIONAL)
    assert one.legal(2) == []


def test_bg16_18_a_life_out_of_turn_is_not_that_of_his_turn() -> None:
    scene = at(ELSEWHERE, edition=INTERNATIONAL)
    scene.play("heal", "discard jail-4h", "discard jail-js", seat=2)
    assert scene.view(0).healed is False


def test_bg16_18_a_life_that_he_keeps_in_his_own_turn_is_not_the_one_he_wins_back() -> None:
    scene = at("""
        [[seat]]
        character = "sid-ketchum"
        lives = 2
        hand = ["duel-8c", "saloon-5h", "jail-4h", "jail-js", "barrel-qs"]
        [[seat]]
        hand = ["bang-2d"]
    """)
    scene.play("play duel-8c at 2", "discard bang-2d", "pass")
    scene.play("heal", "discard jail-4h", "discard jail-js")
    assert scene.lives(1) == 2
    scene.play("heal", "discard saloon-5h", "discard barrel-qs")
    assert scene.lives(1) == 3


def test_bg16_18_nobody_else_heals_with_cards() -> None:
    for scene in both("""
        [[seat]]
        lives = 2
        hand = ["saloon-5h", "duel-8c"]
        [[seat]]
        character = "sid-ketchum"
    """):
        scene.refuse("heal", "core.not-asked")


def test_bg16_18_b6_with_two_left_it_heals_as_well() -> None:
    for scene in both("""
        [[seat]]
        character = "sid-ketchum"
        lives = 2
        hand = ["saloon-5h", "duel-8c"]
        [[seat]]
        [[seat]]
        out = true
        [[seat]]
        out = true
    """):
        scene.play("heal", "discard saloon-5h", "discard duel-8c")
        assert scene.lives(1) == 3
