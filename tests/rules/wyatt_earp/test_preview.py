"""What a move would bring, as far as the player can know."""

from __future__ import annotations

import pytest

from deadwood.games.wyatt_earp.schema import DOLLARS
from tests.rules.wyatt_earp.scene import Scene, at, both


def preview(scene: Scene, text: str, seat: int | None = None) -> dict[str, int]:
    """The figures but for the shares of others, which are compared with what comes."""
    who = (scene.awaited()[0] if seat is None else seat) - 1
    figures: dict[str, int] = scene.game.preview(scene.state, who, scene.game.parse(text))
    return {name: figure for name, figure in figures.items() if not name.startswith("share_")}


def shares(scene: Scene, text: str) -> list[int]:
    """What every seat would take from the poster after the move, as it is said before."""
    who = scene.awaited()[0] - 1
    figures = scene.game.preview(scene.state, who, scene.game.parse(text))
    return [
        figures["collect" if seat == who else f"share_{seat}"] // DOLLARS
        for seat in range(scene.state.players)
    ]


def assert_comes_true(scene: Scene, text: str, outlaw: int) -> None:
    said = shares(scene, text)
    scene.play(text)
    view = scene.view(1)
    assert said == [
        view.would_collect[seat * 7 + outlaw] // DOLLARS for seat in range(view.players)
    ]


# Seat 1 holds one of everything that is laid; seat 2 has 6 points for Jesse James.
RICH = """
    phase = "play"
    supply = ["belle-starr"]
    opened = ["bob-dalton"]
    [posters]
    jesse-james = 5000
    [[seat]]
    hand = ["3 jesse-james", "photo-jesse-james", "CARD", "bob-dalton"]
    table = { jesse-james = ["jesse-james"] }
    [[seat]]
    table = { jesse-james = ["3 jesse-james"] }
"""


def test_laying_cards_adds_reward_points_and_what_he_would_collect() -> None:
    for scene in both(RICH.replace("CARD", "hideout")):
        # 4 against 6 points: the other takes 2, then 1 each in turn; 5 thousand make 3 and 2.
        assert preview(scene, "lay 1 jesse-james") == {"reward": 0, "points": 2, "collect": 2000}
        # 6 against 6 with 6 thousand.
        assert preview(scene, "lay 2 jesse-james") == {"reward": 1000, "points": 4, "collect": 3000}
        # 8 against 6 with 7 thousand: 2+1+1 and 1+1+1.
        assert preview(scene, "lay 3 jesse-james") == {"reward": 2000, "points": 6, "collect": 4000}
        assert preview(scene, "lay 1 bob-dalton") == {"reward": 0, "points": 2, "collect": 0}


JESSE = 4  # where he stands among the seven


def test_laying_cards_says_what_everybody_would_collect() -> None:
    for number, paid in ((1, [2, 3, 0]), (2, [3, 3, 0]), (3, [4, 3, 0])):
        for scene in both(RICH.replace("CARD", "hideout")):
            assert shares(scene, f"lay {number} jesse-james")[:3] == paid[: scene.state.players]
            assert_comes_true(scene, f"lay {number} jesse-james", JESSE)


def test_a_photo() -> None:
    for scene in both(RICH.replace("CARD", "hideout")):
        # 6 against 6 with 6 thousand.
        assert preview(scene, "play photo-jesse-james") == {
            "reward": 1000,
            "points": 4,
            "collect": 3000,
        }


def test_a_photo_out_of_turn_is_for_the_player_who_is_asked() -> None:
    scene = at(
        """
        phase = "play"
        [[seat]]
        hand = ["4 jesse-james"]
        [[seat]]
        hand = ["photo-jesse-james", "hideout"]
        """,
        2,
        "gryphon-2014",
    )
    scene.play("lay 3 jesse-james")
    # 4 against 6 points, and 4 thousand: 2, 1 and 1.
    assert preview(scene, "play photo-jesse-james", 2) == {
        "reward": 1000,
        "points": 4,
        "collect": 1000,
    }
    assert preview(scene, "pass", 2) == {}


def test_a_photo_of_the_first_and_of_the_last_outlaw() -> None:
    for name in ("belle-starr", "wes-hardin"):
        for scene in both(f"""
            phase = "play"
            opened = ["{name}"]
            [[seat]]
            hand = ["photo-{name}", "hideout"]
            table = {{ {name} = ["2 {name}"] }}
        """):
            # Alone with 8 points he takes everything.
            assert preview(scene, f"play photo-{name}") == {
                "reward": 1000,
                "points": 4,
                "collect": 2000,
            }


@pytest.mark.parametrize(
    ("card", "reward", "points", "collect"),
    [
        # His 2 points and the card's against 6; the poster's 5 thousand and the card's.
        ("bank-robbery", 1, 2, 2),  # 4 : 6 with 6 thousand
        ("fastest-gun", 1, 3, 2),  # 5 : 6 with 6 thousand
        ("stagecoach-robbery", 3, 1, 3),  # 3 : 6 with 8 thousand
    ],
)
def test_a_card_that_is_placed_after_a_hit(
    card: str, reward: int, points: int, collect: int
) -> None:
    for scene in both(RICH.replace("CARD", card)):
        scene.play(f"play {card}")
        assert preview(scene, "choose jesse-james") == {
            "reward": reward * DOLLARS,
            "points": points,
            "collect": collect * DOLLARS,
        }
        scene.play("choose jesse-james")
        assert scene.view(1).would_collect[4] == collect * DOLLARS


def test_under_a_hideout_cards_add_to_the_reward_alone() -> None:
    for scene in both("""
        phase = "play"
        [[seat]]
        hand = ["2 jesse-james", "photo-jesse-james", "hideout"]
        table = { jesse-james = ["4 jesse-james", "hideout"] }
    """):
        assert preview(scene, "lay 2 jesse-james") == {"reward": 1000, "points": 0, "collect": 0}
        assert preview(scene, "play photo-jesse-james") == {
            "reward": 1000,
            "points": 0,
            "collect": 0,
        }


def test_a_rescue_brings_back_the_points_below() -> None:
    for scene in both("""
        phase = "play"
        supply = ["bob-dalton"]
        [posters]
        jesse-james = 4000
        [[seat]]
        hand = ["wyatt-earp", "belle-starr"]
        table = { jesse-james = ["4 jesse-james", "hideout"] }
    """):
        scene.play("play wyatt-earp rescue")
        assert preview(scene, "choose jesse-james") == {"reward": 0, "points": 8, "collect": 4000}
        assert preview(scene, "pass") == {}


def test_a_hideout_takes_all_points_of_the_group() -> None:
    for scene in both("""
        phase = "play"
        supply = ["bob-dalton"]
        [[seat]]
        hand = ["hideout", "belle-starr"]
        [[seat]]
        table = { jesse-james = ["4 jesse-james", "bank-robbery"] }
        [[seat]]
        table = { wes-hardin = ["photo-wes-hardin"] }
    """):
        scene.play("play hideout")
        assert preview(scene, "choose jesse-james of 2") == {"their_points": -10, "collect": 0}
        assert preview(scene, "choose wes-hardin of 3") == {"their_points": -4, "collect": 0}


STEAL = """
    phase = "play"
    supply = ["bob-dalton"]
    [[seat]]
    hand = ["most-wanted", "belle-starr"]
    [[seat]]
    [seat.table]
    belle-starr = ["belle-starr", "bank-robbery"]
    jesse-james = ["2 jesse-james", "bank-robbery"]
    wes-hardin = ["2 wes-hardin", "hideout"]
    sundance-kid = ["sundance-kid", "photo-sundance-kid", "stagecoach-robbery"]
"""


def test_a_theft_takes_the_points_of_one_card() -> None:
    for scene in both(STEAL):
        scene.play("play most-wanted shoot")
        assert preview(scene, "choose jesse-james of 2") == {"their_points": -2, "collect": 0}
        assert preview(scene, "choose sundance-kid of 2") == {"their_points": -2, "collect": 0}
        assert preview(scene, "choose wes-hardin of 2") == {
            "their_points": 0,
            "collect": 0,
        }  # hidden


def test_a_hideout_and_a_theft_say_what_everybody_would_collect_then() -> None:
    for card, play in (("hideout", "play hideout"), ("most-wanted", "play most-wanted shoot")):
        for scene in both(f"""
            phase = "play"
            supply = ["bob-dalton"]
            [posters]
            jesse-james = 7000
            [[seat]]
            hand = ["{card}", "belle-starr"]
            table = {{ jesse-james = ["2 jesse-james", "photo-jesse-james"] }}
            [[seat]]
            table = {{ jesse-james = ["4 jesse-james", "bank-robbery"] }}
        """):
            scene.play(play)
            assert_comes_true(scene, "choose jesse-james of 2", JESSE)


def test_we8_5_a_theft_of_the_last_outlaw_card_takes_the_sheriff_cards_with_it() -> None:
    for scene in both(STEAL):
        scene.play("play most-wanted shoot")
        assert preview(scene, "choose belle-starr of 2") == {"their_points": -4, "collect": 0}


def test_a_card_found_among_the_discards_counts_like_one_from_the_hand() -> None:
    for scene in both("""
        phase = "play"
        discards = ["photo-jesse-james", "hideout"]
        [posters]
        jesse-james = 3000
        [[seat]]
        hand = ["wyatt-earp", "belle-starr"]
        table = { jesse-james = ["2 jesse-james"] }
    """):
        scene.play("play wyatt-earp search")
        assert preview(scene, "take and play photo-jesse-james") == {
            "reward": 1000,
            "points": 4,
            "collect": 4000,
        }
        assert preview(scene, "take hideout") == {}


def test_drawing_says_when_it_would_end_the_hand() -> None:
    plenty = at("")
    assert preview(plenty, "draw supply") == {}
    assert preview(plenty, "draw discard") == {}
    spent = at('reshuffled = true\nsupply = ["hideout"]\nrest = "discards"')
    assert preview(spent, "draw supply") == {"ends_hand": 1}
    assert preview(spent, "draw discard") == {}


def test_discarding_the_last_card_ends_the_hand() -> None:
    for scene in both('phase = "play"\n[[seat]]\nhand = ["hideout"]'):
        assert preview(scene, "discard hideout") == {"ends_hand": 1}
    for scene in both('phase = "play"\n[[seat]]\nhand = ["2 hideout"]'):
        assert preview(scene, "discard hideout") == {}


def test_we11_2_any_discard_ends_the_hand_when_another_has_no_cards() -> None:
    for scene in both("""
        phase = "play"
        [[seat]]
        hand = ["2 hideout"]
        [[seat]]
        hand = []
    """):
        assert preview(scene, "discard hideout") == {"ends_hand": 1}


@pytest.mark.parametrize(("stalled", "ends"), [(7, {}), (8, {"ends_hand": 1})])
def test_we11_3_the_discard_that_ends_a_stalled_hand_says_so(
    stalled: int, ends: dict[str, int]
) -> None:
    for scene in both(f"""
        reshuffled = true
        stalled = {stalled}
        supply = ["hideout"]
        discards = ["bob-dalton"]
        rest = "discards"
    """):
        scene.play("draw discard")
        assert preview(scene, "discard bob-dalton") == ends


def test_plays_whose_outcome_is_unknown_have_no_figures() -> None:
    for scene in both(RICH.replace("CARD", "hideout")):
        assert preview(scene, "play hideout") == {}
