"""What the ranger of Wyatt Earp does in situations that experienced players know."""

from __future__ import annotations

import pytest

import deadwood
from deadwood.bots.chair import Chair
from deadwood.bots.match import simulate
from deadwood.bots.registry import make_bot
from tests.contract.support import SCALE
from tests.rules.wyatt_earp.scene import Scene, at


def choice(scene: Scene) -> str:
    """What the ranger answers for the seat that is awaited first."""
    game, state = scene.game, scene.state
    seat = game.seats(state)[0]
    bot = make_bot("ranger", game, 1)
    return str(
        game.text(bot.choose(Chair(game, game.view(state, seat), None, game.legal(state, seat))))
    )


# Laying.


def test_a_set_of_four_is_laid_together() -> None:
    scene = at("""
        phase = "play"
        [[seat]]
        hand = ["4 jesse-james", "belle-starr", "bob-dalton", "butch-cassidy"]
    """)
    assert choice(scene) == "lay 4 jesse-james"


def test_two_cards_break_up_a_big_reward_that_another_would_take_alone() -> None:
    scene = at("""
        phase = "play"
        posters = { jesse-james = 8000 }
        [[seat]]
        hand = ["2 jesse-james", "belle-starr", "bob-dalton", "butch-cassidy", "wes-hardin"]
        [[seat]]
        hand = ["3 belle-starr"]
        table = { jesse-james = ["4 jesse-james"] }
    """)
    assert choice(scene) == "lay 2 jesse-james"


def test_who_is_behind_does_not_end_the_hand_for_a_card_that_brings_nothing() -> None:
    scene = at("""
        phase = "play"
        posters = { jesse-james = 9000 }
        [[seat]]
        hand = ["jesse-james", "belle-starr"]
        [[seat]]
        table = { jesse-james = ["5 jesse-james"] }
    """)
    assert choice(scene).startswith("discard")


def test_who_wins_by_it_ends_the_hand() -> None:
    scene = at("""
        phase = "play"
        posters = { jesse-james = 4000 }
        [[seat]]
        money = 22000
        hand = ["jesse-james", "belle-starr"]
        table = { jesse-james = ["4 jesse-james"] }
        [[seat]]
        money = 24000
    """)
    assert choice(scene) == "lay 1 jesse-james"


def test_the_hand_is_ended_when_the_card_laid_is_what_wins_the_game() -> None:
    """Without the fourth card the poster pays nobody, and seat 2 would win with $27,000."""
    scene = at("""
        phase = "play"
        posters = { jesse-james = 9000, belle-starr = 3000 }
        [[seat]]
        money = 20000
        hand = ["jesse-james", "bob-dalton"]
        table = { jesse-james = ["3 jesse-james"] }
        [[seat]]
        money = 24000
        table = { belle-starr = ["4 belle-starr"] }
    """)
    assert choice(scene) == "lay 1 jesse-james"


def test_cards_are_gathered_before_a_set_is_laid_because_more_at_once_adds_more() -> None:
    scene = at("""
        phase = "play"
        posters = { jesse-james = 4000 }
        discards = ["jesse-james"]
        [[seat]]
        hand = ["4 jesse-james", "wyatt-earp", "belle-starr", "bob-dalton", "butch-cassidy"]
    """)
    assert choice(scene) == "play wyatt-earp search"


def test_the_hand_is_not_ended_while_its_end_lets_another_win_the_game() -> None:
    scene = at("""
        phase = "play"
        posters = { jesse-james = 6000, belle-starr = 3000 }
        [[seat]]
        money = 5000
        hand = ["jesse-james", "belle-starr"]
        table = { jesse-james = ["4 jesse-james"] }
        [[seat]]
        money = 23000
        table = { belle-starr = ["4 belle-starr"] }
    """)
    assert choice(scene).startswith("discard")


# Drawing.


def test_the_top_discard_is_taken_when_it_completes_a_set() -> None:
    scene = at("""
        discards = ["jesse-james"]
        posters = { jesse-james = 3000 }
        [[seat]]
        hand = ["2 jesse-james", "belle-starr", "bob-dalton", "butch-cassidy", "wes-hardin"]
    """)
    assert choice(scene) == "draw discard"


def test_two_unknown_cards_are_better_than_a_card_that_fits_nowhere() -> None:
    scene = at("""
        discards = ["jesse-james"]
        [[seat]]
        hand = ["2 billy-the-kid", "belle-starr", "bob-dalton", "butch-cassidy", "wes-hardin"]
    """)
    assert choice(scene) == "draw supply"


SPENT = """
    reshuffled = true
    rest = "discards"
    posters = {{ jesse-james = 9000, belle-starr = 2000 }}
    stalled = {stalled}
    [[seat]]
    hand = ["2 bob-dalton", "butch-cassidy"]
    table = {{ {mine} = ["4 {mine}"] }}
    [[seat]]
    hand = ["wes-hardin", "sundance-kid"]
    table = {{ {theirs} = ["4 {theirs}"] }}
    [[seat]]
    hand = ["2 wes-hardin"]
"""


def test_q14_with_a_spent_supply_who_is_ahead_draws_and_ends_the_hand() -> None:
    scene = at(SPENT.format(stalled=0, mine="jesse-james", theirs="belle-starr"))
    assert choice(scene) == "draw supply"


def test_q14_with_a_spent_supply_who_is_behind_takes_the_discard() -> None:
    scene = at(SPENT.format(stalled=0, mine="belle-starr", theirs="jesse-james"))
    assert choice(scene) == "draw discard"


def test_q14_after_a_round_in_circles_even_who_is_behind_ends_the_hand() -> None:
    scene = at(SPENT.format(stalled=3, mine="belle-starr", theirs="jesse-james"))
    assert choice(scene) == "draw supply"


def test_q14_rangers_alone_never_stall_even_where_the_rules_would_let_them() -> None:
    game = deadwood.game("wyatt-earp", players=3, options={"stall_rounds": 0})
    summary = simulate(game, ["ranger"], 5, 1)
    assert "unfinished" not in summary.ended


# Discarding.


def test_a_pair_and_a_sheriff_card_are_kept_and_a_single_card_goes() -> None:
    scene = at("""
        phase = "play"
        [[seat]]
        hand = ["2 jesse-james", "belle-starr", "hideout"]
    """)
    assert choice(scene) == "discard belle-starr"


def test_the_left_neighbour_is_not_fed() -> None:
    """Neither card helps me, both my groups being hidden; a Belle Starr is all that seat 2 needs."""
    scene = at("""
        phase = "play"
        posters = { belle-starr = 9000, jesse-james = 9000 }
        [[seat]]
        hand = ["belle-starr", "jesse-james"]
        table = { belle-starr = ["belle-starr", "hideout"], jesse-james = ["jesse-james", "hideout"] }
        [[seat]]
        hand = ["3 bob-dalton"]
        table = { belle-starr = ["3 belle-starr"] }
        [[seat]]
        hand = ["3 wes-hardin"]
        table = { jesse-james = ["4 jesse-james"] }
    """)
    assert choice(scene) == "discard jesse-james"


# Sheriff cards.


def test_a_hideout_goes_on_the_group_that_costs_the_others_most() -> None:
    scene = at("""
        pending = ["play 0", "hide 0"]
        posters = { jesse-james = 3000, belle-starr = 9000 }
        [[seat]]
        hand = ["2 bob-dalton"]
        [[seat]]
        hand = ["2 bob-dalton"]
        table = { jesse-james = ["4 jesse-james"] }
        [[seat]]
        hand = ["2 bob-dalton"]
        table = { belle-starr = ["4 belle-starr"] }
    """)
    assert choice(scene) == "choose belle-starr of 3"


def test_a_robbery_is_placed_where_it_makes_a_share() -> None:
    """Two more points at Belle Starr bring 4 : 8, within four; at Bob Dalton 2 + 2 : 14 nothing."""
    scene = at("""
        pending = ["play 0", "place 0 15"]
        posters = { bob-dalton = 9000, belle-starr = 9000 }
        [[seat]]
        hand = ["2 jesse-james", "sundance-kid"]
        table = { belle-starr = ["belle-starr"], bob-dalton = ["bob-dalton"] }
        [[seat]]
        hand = ["2 wes-hardin"]
        table = { belle-starr = ["4 belle-starr"], bob-dalton = ["6 bob-dalton", "bank-robbery"] }
    """)
    assert choice(scene) == "choose belle-starr"


def test_the_card_is_stolen_that_turns_a_poster() -> None:
    scene = at("""
        pending = ["play 0", "steal 0 0"]
        posters = { jesse-james = 9000, bob-dalton = 2000 }
        [[seat]]
        hand = ["2 sundance-kid", "wes-hardin"]
        table = { jesse-james = ["3 jesse-james"] }
        [[seat]]
        hand = ["2 wes-hardin"]
        table = { jesse-james = ["4 jesse-james"], bob-dalton = ["4 bob-dalton"] }
    """)
    assert choice(scene) == "choose jesse-james of 2"


def test_most_wanted_asks_for_the_third_card_of_a_set() -> None:
    scene = at("""
        phase = "play"
        posters = { jesse-james = 5000 }
        [[seat]]
        hand = ["2 jesse-james", "most-wanted", "belle-starr", "bob-dalton", "butch-cassidy"]
    """)
    assert choice(scene).startswith("play most-wanted ask jesse-james")


def test_most_wanted_is_not_spent_on_a_single_card_that_cannot_be_laid() -> None:
    scene = at("""
        phase = "play"
        [[seat]]
        hand = ["jesse-james", "most-wanted", "belle-starr", "bob-dalton", "butch-cassidy"]
    """)
    assert choice(scene).startswith("discard")


GREAT_GROUP = """
    phase = "play"
    posters = {{ jesse-james = 12000 }}
    discards = ["billy-the-kid"]
    [[seat]]
    hand = ["wyatt-earp", "belle-starr", "bob-dalton", "butch-cassidy", "sundance-kid"]
    table = {{ {group} }}
"""


def test_the_last_wyatt_earp_is_kept_as_insurance_for_a_great_group() -> None:
    scene = at(GREAT_GROUP.format(group='jesse-james = ["5 jesse-james"]'))
    assert choice(scene).startswith("discard")
    assert choice(scene) != "discard wyatt-earp"


def test_without_anything_to_insure_wyatt_earp_brings_cards() -> None:
    scene = at(GREAT_GROUP.format(group=""))
    assert choice(scene) in ("play wyatt-earp draw", "play wyatt-earp search")


def hideout_answer(poster: int, laid: int = 4) -> Scene:
    return at(f"""
        pending = ["play 0", "hideout-answer 1 4"]
        posters = {{ jesse-james = {poster} }}
        [[seat]]
        hand = ["6 belle-starr"]
        table = {{ jesse-james = ["jesse-james"] }}
        [[seat]]
        hand = ["wyatt-earp", "2 bob-dalton", "2 sundance-kid", "2 billy-the-kid"]
        table = {{ jesse-james = ["{laid} jesse-james", "hideout"] }}
        [[seat]]
        hand = ["4 wes-hardin", "2 sundance-kid"]
    """)


def test_we10_8_a_hideout_on_a_rich_group_is_answered_with_wyatt_earp() -> None:
    assert choice(hideout_answer(9000)) == "play wyatt-earp rescue"


def test_we10_8_for_a_group_that_would_collect_nothing_wyatt_earp_stays_in_the_hand() -> None:
    assert choice(hideout_answer(1000, 1)) == "pass"


def test_we10_7_the_richer_group_is_brought_out_of_hiding() -> None:
    scene = at("""
        pending = ["play 0", "rescue 0"]
        posters = { jesse-james = 3000, belle-starr = 7000 }
        [[seat]]
        hand = ["2 bob-dalton"]
        table = { jesse-james = ["4 jesse-james", "hideout"], belle-starr = ["4 belle-starr", "hideout"] }
    """)
    assert choice(scene) == "choose belle-starr"


def test_we5_4_a_photo_answers_the_first_set_of_its_outlaw() -> None:
    scene = at(
        """
        phase = "play"
        [[seat]]
        hand = ["3 jesse-james", "bob-dalton"]
        [[seat]]
        hand = ["photo-jesse-james", "2 bob-dalton", "wes-hardin"]
        """,
        edition="gryphon-2014",
    )
    scene.play("lay 3 jesse-james")
    assert scene.question() == "photo-window"
    assert choice(scene) == "play photo-jesse-james"


def test_we10_4_a_card_found_among_the_discards_that_makes_a_share_is_played_at_once() -> None:
    scene = at("""
        pending = ["play 0", "search 0"]
        sheriff_played = true
        posters = { jesse-james = 9000 }
        discards = ["wyatt-earp", "wes-hardin", "photo-jesse-james", "belle-starr"]
        [[seat]]
        hand = ["bob-dalton", "2 sundance-kid"]
        [[seat]]
        hand = ["2 wes-hardin"]
        table = { jesse-james = ["4 jesse-james"] }
    """)
    assert choice(scene) == "take and play photo-jesse-james"


# Strength.


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["alea-2001", "gryphon-2014"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_ranger_among_random_players_wins_nearly_always(players: int, edition: str) -> None:
    game = deadwood.game("wyatt-earp", edition, players)
    games = 24 * SCALE
    summary = simulate(game, ["ranger"] + ["random"] * (players - 1), games, 1)
    assert summary.bot_wins["ranger"] > 0.9 * games
