"""Kit Carlson looks ahead (BG16.11)."""

from __future__ import annotations

import pytest

from deadwood.games.bang.cards import CARD_NAMES
from tests.rules.bang.scene import Scene, both

THREE = ["stagecoach-9s", "wells-fargo-3h", "saloon-5h"]
TURN = """
    turn = 4
    talon = ["stagecoach-9s", "wells-fargo-3h", "saloon-5h", "duel-8c"]
    [[seat]]
    character = "kit-carlson"
"""


def his_turn(text: str = TURN) -> list[Scene]:
    return [scene.play("end") for scene in both(text)]


def test_bg16_11_b31_he_looks_at_three_and_puts_one_back() -> None:
    for scene in his_turn():
        assert scene.asked() == ("kit-pick", 1)
        assert set(scene.legal()) == {f"choose {card}" for card in THREE}
        assert scene.hand(1) == []


@pytest.mark.parametrize("back", THREE)
def test_bg16_11_b31_the_one_put_back_lies_on_top(back: str) -> None:
    for scene in his_turn():
        scene.play(f"choose {back}")
        assert scene.hand(1) == [card for card in THREE if card != back]
        assert scene.talon()[:2] == [back, "duel-8c"]
        assert scene.asked() == ("play", 1)


def test_bg16_11_no_other_card_can_go_back() -> None:
    for scene in his_turn():
        scene.refuse("choose duel-8c", "BG16.11")
        scene.refuse("draw", "core.not-asked")
        scene.refuse("pass", "core.not-asked")


def test_bg16_11_b31_only_he_sees_the_three_and_what_goes_back() -> None:
    for scene in his_turn():
        assert [CARD_NAMES[card] for card in scene.view(1).seen] == THREE[::-1]  # top last
        for seat in (0, 2, 3, 4):
            assert scene.view(seat).seen == []
        scene.play("choose saloon-5h")
        assert scene.view(1).seen == []
        assert scene.log("look", "put-back", seat=1) == [
            "look 1: saloon-5h wells-fargo-3h stagecoach-9s",
            "put-back 1: saloon-5h",
        ]
        for seat in (0, 2, 3, 4):
            assert scene.log("look", "put-back", seat=seat) == ["look 1: ? ? ?", "put-back 1: ?"]


def test_bg16_11_others_are_told_that_he_chose_but_not_which() -> None:
    for scene in his_turn():
        move = scene.game.parse("choose saloon-5h")
        assert scene.game.told(move, 0, 0) == "choose saloon-5h"
        for seat in (-1, 1, 2, 3):
            assert scene.game.told(move, 0, seat) == "choose"


def test_bg16_11_the_next_player_draws_the_card_put_back() -> None:
    for scene in his_turn():
        scene.play("choose wells-fargo-3h", "end")
        assert scene.hand(2)[0] == "wells-fargo-3h"


def test_bg16_11_he_may_draw_it_himself_in_phase_two() -> None:
    for scene in his_turn():
        scene.play("choose wells-fargo-3h", "play stagecoach-9s")
        assert scene.hand(1) == ["saloon-5h", "wells-fargo-3h", "duel-8c"]


def test_bg16_11_only_in_phase_one() -> None:
    for scene in his_turn():
        scene.play("choose saloon-5h", "play wells-fargo-3h")
        assert scene.asked() == ("play", 1)
        assert scene.names().count("look") == 1


SHORT = """
    turn = 4
    talon = TALON
    discards = DISCARDS
    rest = "hand 2"
    [[seat]]
    character = "kit-carlson"
"""


def short(talon: str, discards: str) -> list[Scene]:
    return both(SHORT.replace("TALON", talon).replace("DISCARDS", discards))


def test_bg16_11_bg3_8_b43_with_too_few_the_discards_go_below_what_is_left() -> None:
    """B43: the cards that he looks at stay on top."""
    for scene in short('["duel-8c", "beer-6h"]', '["saloon-5h", "beer-7h", "beer-8h"]'):
        scene.reshuffling("beer-8h").play("end")
        assert scene.legal() == ["choose beer-8h", "choose beer-6h", "choose duel-8c"]
        assert scene.discards() == []
        scene.play("choose duel-8c")
        assert set(scene.hand(1)) == {"beer-6h", "beer-8h"}
        assert scene.talon()[0] == "duel-8c"
        assert len(scene.talon()) == 3


def test_bg16_11_bg3_8_b43_with_exactly_three_nothing_is_shuffled() -> None:
    for scene in short('["duel-8c", "beer-6h", "beer-7h"]', '["saloon-5h"]'):
        scene.play("end", "choose beer-6h")
        assert (scene.talon(), scene.discards()) == (["beer-6h"], ["saloon-5h"])
        assert "reshuffle" not in scene.names()


def test_bg16_11_bg3_7_b43_with_two_cards_in_all_he_takes_both() -> None:
    for scene in short('["duel-8c", "beer-6h"]', "[]"):
        scene.play("end")
        assert (scene.asked(), scene.hand(1)) == (("play", 1), ["duel-8c", "beer-6h"])
        assert "look" not in scene.names()


def test_bg16_11_bg3_7_b43_with_one_card_on_each_pile_he_takes_both() -> None:
    for scene in short('["duel-8c"]', '["beer-6h"]'):
        scene.play("end")
        assert (scene.asked(), scene.hand(1)) == (("play", 1), ["duel-8c", "beer-6h"])


def test_bg16_11_bg3_7_with_one_card_he_takes_it_and_with_none_nothing() -> None:
    for scene in short('["duel-8c"]', "[]"):
        scene.play("end")
        assert (scene.asked(), scene.hand(1)) == (("play", 1), ["duel-8c"])
    for scene in short("[]", "[]"):
        scene.play("end")
        assert (scene.asked(), scene.hand(1)) == (("play", 1), [])
