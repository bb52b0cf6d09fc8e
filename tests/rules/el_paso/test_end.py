"""From town to town, and the end (chapter EP9)."""

from __future__ import annotations

import pytest

import deadwood
from deadwood.games.el_paso.end import winners
from deadwood.games.el_paso.state import blank
from tests.rules.el_paso.boards import board, last_at, town
from tests.rules.el_paso.scene import Scene, at, fresh

FIVE = "six brand six brand six"
SHERIFFS = "star star star star star"


def stay(scene: Scene, *seats: int) -> Scene:
    for seat in seats:
        scene.play("lay " + scene.hand(seat)[0], seat=seat)
    return scene


def refill(scene: Scene) -> Scene:
    while scene.question() == "refill":
        scene.play(scene.legal()[0])
    return scene


# The end of a town.


def test_ep9_1_a_town_is_over_when_the_sheriffs_came_and_all_have_drawn() -> None:
    scene = stay(at('tiles = ["hotel-1"]').dice(SHERIFFS), 1, 2, 3)
    assert (scene.town(), scene.question()) == ("Deadwood", "refill")
    scene.play(scene.legal(1)[0], seat=1).play(scene.legal(2)[0], seat=2)
    assert scene.town() == "Deadwood"
    scene.play(scene.legal(3)[0], seat=3)
    assert (scene.town(), scene.question()) == ("Cheyenne", "decide")


def test_ep9_1_a_town_is_over_when_everybody_has_left() -> None:
    scene = at('tiles = ["hotel-1"]').play("leave", "leave")
    assert scene.town() == "Deadwood"
    assert scene.play("leave").town() == "Cheyenne"


def test_ep9_1_a_town_is_over_when_the_last_of_the_last_has_sold() -> None:
    scene = at(
        """
        raids = 1
        groups = 1
        tiles = ["hotel-1"]
        [[seat]]
        gone = true
        [[seat]]
        gone = true
        [[seat]]
        loot = ["saloon-4"]
    """
    )
    scene.play("leave")
    assert (scene.town(), scene.question()) == ("Deadwood", "keep")
    assert scene.play("done").town() == "Cheyenne"


def test_ep9_1_a_town_is_over_when_no_tile_is_left() -> None:
    scene = at(
        """
        tiles = ["hotel-1"]
        [[seat]]
        hand = ["hotel-1"]
        [[seat]]
        hand = ["hotel-2"]
    """,
        2,
    ).dice(FIVE)
    scene.play("lay hotel-1", "lay hotel-2")
    assert (scene.tiles(), scene.town()) == ([], "Deadwood")
    refill(scene)
    assert (scene.town(), scene.question()) == ("Deadwood", "keep")
    assert scene.play("done").town() == "Cheyenne"


def test_ep9_1_a_town_with_tiles_and_raiders_goes_on() -> None:
    scene = at('tiles = ["hotel-1"]').dice("star star star star six")
    refill(stay(scene, 1, 2, 3))
    assert (scene.town(), scene.stars(), scene.question()) == ("Deadwood", 4, "decide")


# The next town.


def late() -> Scene:
    """Seat 2 is the lookout, seat 3 has left; tiles, dice and groups of a long stay."""
    return at(
        """
        town = "Abilene"
        lookout = 2
        raids = 5
        stars = 3
        roll = ["star", "six"]
        groups = 1
        tiles = ["hotel-1", "2 saloon-4"]
        [[seat]]
        nuggets = 3
        loot = ["bank-5"]
        [[seat]]
        [[seat]]
        gone = true
        loot = ["gold-mine-5"]
    """
    )


def test_ep9_2_e17_everybody_is_back_in_the_next_town() -> None:
    """E17: also who had left first, and with what he kept."""
    scene = late().play("leave", "leave", "keep bank-5")
    assert (scene.town(), scene.in_town()) == ("Santa Fe", [1, 2, 3])
    assert (scene.loot(1), scene.loot(3)) == (["bank-5"], ["gold-mine-5"])
    assert scene.nuggets(1) == 3
    assert (scene.question(), scene.awaited()) == ("decide", [3])


def test_ep9_2_e17_everybody_is_back_after_the_sheriffs_too() -> None:
    scene = stay(late().dice("star star"), 2, 1)
    assert scene.log("chased") == ["chased 1: bank-5", "chased 2"]
    refill(scene)
    assert (scene.town(), scene.in_town()) == ("Santa Fe", [1, 2, 3])
    assert (scene.loot(1), scene.loot(3)) == ([], ["gold-mine-5"])


def test_ep9_2_e7_all_dice_come_back_from_the_sheriff_field() -> None:
    scene = late().play("leave", "leave", "keep bank-5")
    assert (scene.stars(), scene.roll()) == (0, [])
    scene.dice(FIVE)
    refill(stay(scene, 3, 1, 2))
    assert scene.roll() == FIVE.split()


def test_ep9_2_the_next_town_begins_before_its_first_raid_and_without_groups() -> None:
    scene = late().play("leave", "leave", "keep bank-5")
    view = scene.view(0)
    assert (view.raids, view.groups, view.left_now, view.limit) == (0, 0, False, 1)


@pytest.mark.parametrize(("players", "lookout", "following"), [(2, 1, 2), (2, 2, 1), (5, 5, 1)])
def test_ep9_2_e17_the_left_neighbour_is_the_next_lookout(
    players: int, lookout: int, following: int
) -> None:
    """E17: whoever decided or left last does not matter."""
    scene = at(f'lookout = {lookout}\ntiles = ["hotel-1"]', players)
    scene.play(*["leave"] * players)
    assert (scene.lookout(), scene.awaited()) == (following, [following])
    assert scene.log("town") == [f"town {following}: 1"]


def test_ep9_2_e17_seven_towns_in_order_and_the_dice_go_round() -> None:
    scene = fresh(players=3, first_lookout=3)
    seen = []
    while scene.question() != "over":
        seen.append((scene.town(), scene.lookout()))
        scene.play("leave", "leave", "leave")
    assert seen == [
        ("Deadwood", 3),
        ("Cheyenne", 1),
        ("Abilene", 2),
        ("Santa Fe", 3),
        ("San Diego", 1),
        ("Tombstone", 2),
        ("El Paso", 3),
    ]


def test_ep9_2_e1_left_over_tiles_go_back() -> None:
    """E1: into the bag, from which the next town is stocked."""
    scene = late().forget().play("leave", "leave", "keep bank-5")
    assert scene.log("left-over") == ["left-over: saloon-4 saloon-4 hotel-1"]
    names = scene.names()
    assert names.index("left-over") < names.index("stock")
    assert len(scene.bag()) + len(scene.tiles()) == 36 - 2
    assert scene.intact()


def test_ep9_2_nothing_is_told_of_left_over_tiles_where_there_are_none() -> None:
    scene = at(
        """
        raids = 1
        groups = 1
        tiles = ["hotel-1"]
        [[seat]]
        hand = ["hotel-1"]
        [[seat]]
        gone = true
    """,
        2,
    ).dice(FIVE)
    scene.play("lay hotel-1", "draw bank", "done")
    assert scene.town() == "Cheyenne"
    assert "left-over" not in scene.names()


def test_ep9_2_e21_hands_stocks_and_piles_come_along_unchanged() -> None:
    """E21: nothing of the cards begins anew."""
    scene = at(
        """
        raids = 2
        tiles = ["hotel-1"]
        [stocks]
        bank = ["bank-4", "bank-2"]
        [piles]
        bank = ["bank-8", "bank-1"]
        [[seat]]
        hand = ["hotel-1", "hotel-2", "hotel-3", "hotel-4", "saloon-1", "saloon-2"]
    """,
        2,
    )
    before = (scene.hand(1), scene.hand(2), scene.stock("bank"), scene.pile("bank"))
    scene.play("leave", "leave")
    assert scene.town() == "Cheyenne"
    assert (scene.hand(1), scene.hand(2), scene.stock("bank"), scene.pile("bank")) == before


def test_ep9_2_without_listeners_the_same_happens() -> None:
    heard, quiet = late(), late()
    quiet.state.events = None
    for scene in (heard, quiet):
        scene.play("leave", "leave", "keep bank-5")
    assert heard.state.digest() == quiet.state.digest()


# The last town.


def last(first: str, second: str = "", **options: object) -> Scene:
    """Two players in El Paso, both with something to sell."""
    return at(
        f"""
        town = "El Paso"
        raids = 2
        tiles = ["hotel-1"]
        [[seat]]
        {first}
        [[seat]]
        {second}
    """,
        2,
        **options,
    )


def test_ep9_3_no_question_in_the_last_town_at_one_to_one() -> None:
    """Kept or sold, every tile brings its points: all are sold at once."""
    scene = last('loot = ["saloon-6", "bank-5"]').play("leave")
    assert (scene.question(), scene.awaited()) == ("decide", [2])
    assert (scene.nuggets(1), scene.loot(1)) == (11, [])
    assert scene.log("leave", "keep", "sell") == ["leave 1: 1", "sell 1: 11 1 11 0"]


def test_ep9_3_e18_the_limit_holds_in_a_last_town_at_another_rate() -> None:
    """E18: one of three tiles is kept at 2:1, and afterwards it brings its points."""
    scene = last('loot = ["saloon-6", "bank-5", "hotel-4"]', board=last_at(2)).play("leave")
    assert scene.question() == "keep"
    scene.play("keep saloon-6")
    assert (scene.nuggets(1), scene.loot(1)) == (4, ["saloon-6"])
    scene.play("leave")
    assert (scene.question(), scene.nuggets(1), scene.loot(1)) == ("over", 10, [])
    assert scene.log("final", "winner") == ["final 1: 6", "winner 1: 10"]


def test_ep9_3_e18_kinds_that_the_last_town_has_are_one_to_one_after_it() -> None:
    """E18: 1:1 for all kinds, whatever its places are; and nothing is rounded."""
    dodge = board(town("Dodge", 9, "hotel", "saloon"))
    text = """
        raids = 2
        tiles = ["hotel-1"]
        groups = 1
        [[seat]]
        loot = ["saloon-5", "hotel-2", "bank-1"]
        [[seat]]
        gone = true
        loot = ["cattle-3"]
    """
    scene = at(text, 2, board=dodge)
    scene.play("leave", "keep saloon-5", "keep hotel-2")
    assert scene.question() == "over"
    assert scene.log("sell", "final") == ["sell 1: 0 9 1 1", "final 1: 7", "final 2: 3"]
    assert [scene.nuggets(1), scene.nuggets(2)] == [8, 3]


def test_ep4_4_ep9_3_e16_e18_the_sheriffs_take_everything_in_the_last_town_too() -> None:
    """E16: nuggets are safe, and so is who left before."""
    scene = last('loot = ["saloon-6"]\nnuggets = 5', 'loot = ["bank-5"]').play("leave")
    scene.dice(SHERIFFS).play("lay " + scene.hand(2)[0], "draw bank")
    assert scene.question() == "over"
    assert [scene.nuggets(1), scene.nuggets(2)] == [11, 0]
    assert "final" not in scene.names()


def test_ep9_3_an_emptied_last_town_at_one_to_one_asks_nothing_more() -> None:
    scene = last('hand = ["hotel-8"]\nloot = ["bank-5"]', 'loot = ["saloon-6"]').dice(FIVE)
    scene.play("lay hotel-8", "lay " + scene.hand(2)[0])
    refill(scene)
    assert scene.question() == "over"
    assert [scene.nuggets(1), scene.nuggets(2)] == [6, 6]


def test_ep9_3_e18_at_one_to_one_only_the_last_town_spares_the_question() -> None:
    """In an earlier town at 1:1 a tile can still be carried on."""
    scene = at(
        """
        raids = 1
        tiles = ["hotel-1"]
        [[seat]]
        loot = ["bank-5"]
    """,
        2,
        board=board(town("First", 1), town("Last", 1)),
    )
    assert scene.play("leave").question() == "keep"


# Winning.


def test_ep9_4_e18_most_nuggets_win() -> None:
    scene = last("nuggets = 12", "nuggets = 13")
    assert (scene.game.winners(scene.state), scene.game.ended(scene.state)) == ([], "")
    scene.play("leave", "leave")
    assert (scene.game.winners(scene.state), scene.game.ended(scene.state)) == ([1], "nuggets")
    assert scene.log("winner") == ["winner 2: 13"]
    assert scene.game.over(scene.state)


def test_ep9_4_e18_equal_nuggets_share_the_victory() -> None:
    """E18: however they were earned; the third is behind."""
    scene = at(
        """
        town = "El Paso"
        raids = 2
        tiles = ["hotel-1"]
        [[seat]]
        nuggets = 7
        loot = ["bank-5"]
        [[seat]]
        nuggets = 11
        [[seat]]
        nuggets = 12
    """
    )
    scene.play("leave", "leave", "leave")
    assert (scene.game.winners(scene.state), scene.game.ended(scene.state)) == ([0, 2], "shared")
    assert scene.log("winner") == ["winner 1: 12", "winner 3: 12"]


def test_ep9_4_e18_all_share_a_victory_without_a_nugget() -> None:
    scene = fresh(players=4)
    while scene.question() != "over":
        scene.play("leave")
    assert scene.game.winners(scene.state) == [0, 1, 2, 3]
    assert scene.game.ended(scene.state) == "shared"


def test_ep9_4_tiles_of_the_last_town_decide_too() -> None:
    scene = last("nuggets = 10", 'nuggets = 5\nloot = ["saloon-6"]').play("leave", "leave")
    assert scene.game.winners(scene.state) == [1]


def test_ep9_4_when_the_game_is_over_nothing_can_be_done() -> None:
    scene = last("nuggets = 1").play("leave", "leave")
    assert (scene.awaited(), scene.question()) == ([], "over")
    assert scene.why_not("leave", seat=1) == "core.over"
    for seat in (0, 1):
        assert scene.game.legal(scene.state, seat) == []
    with pytest.raises(deadwood.BadOption, match="is not asked"):
        scene.game.default(scene.state, 0)
    assert scene.intact()


def test_ep9_4_nobody_has_won_a_table_on_which_nothing_was_dealt() -> None:
    scene = fresh(players=2)
    assert winners(blank(2, scene.state.chance, scene.state.rules)) == []
