"""Positions that are refused, each with its sentence."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import deadwood
from deadwood.core.reason import BadPosition
from deadwood.games.el_paso.cards import CARD_NAMES, NAMES
from deadwood.games.el_paso.pending import QUESTIONS
from tests.rules.el_paso.boards import board

TILE = 'tiles = ["hotel-1"]\n'
ONES = ["bank-1", "saloon-1", "gold-mine-1", "cattle-1", "hotel-1", "horses-1"]
TWOS = ["bank-2", "saloon-2", "gold-mine-2", "cattle-2", "hotel-2", "horses-2"]
TOWNS = "Deadwood, Cheyenne, Abilene, Santa Fe, San Diego, Tombstone, El Paso"


def read(text: str, players: int = 3, **options: object) -> Any:
    """Exactly this text: nothing is filled up as in `scene.at`."""
    game: Any = deadwood.game("el-paso", "zoch-2009", players, options)
    return game.from_position(text)


def refused(text: str, sentence: str, players: int = 3, **options: object) -> None:
    with pytest.raises(BadPosition, match=f"^{re.escape(sentence)}$"):
        read(text, players, **options)


def test_what_is_no_toml_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"^This is no position: "):
        read("tiles = [")


def test_a_tile_that_there_is_not_is_refused_with_the_nearest() -> None:
    refused("tiles = ['bank-9']", "Nothing is called 'bank-9' in the town. Did you mean bank-5?")
    refused(
        "[[seat]]\nloot = ['saloon-1']",  # a card, but no tile
        "Nothing is called 'saloon-1' in the loot of seat 1. Did you mean saloon-6?",
    )


def test_what_is_of_a_seat_is_not_said_above_the_seats() -> None:
    refused("loot = ['bank-1']", "loot is of a seat: it stands below a line [[seat]].")
    refused("gone = true\n[[seat]]", "gone is of a seat: it stands below a line [[seat]].")


def test_misspelt_names_are_refused_with_the_nearest() -> None:
    refused("tile = []", "Unknown name 'tile'. Did you mean tiles?")
    refused("[[seat]]\nhands = []", "Unknown name 'hands' of seat 1. Did you mean hand?")
    refused("[[seat]]\n[[seat]]\nloot_ = 1", "Unknown name 'loot_' of seat 2. Did you mean loot?")
    refused(
        "[stocks]\ngoldmine = []",
        "Unknown name 'goldmine' among the stocks. Did you mean gold-mine?",
    )
    refused(
        "[piles]\nsheriff = []",
        f"Unknown name 'sheriff' among the piles. There are: {', '.join(NAMES)}.",
    )
    refused("chance = { count = 1 }", "Unknown name 'count' of chance. Did you mean counter?")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("town = 'Dodge'", f"town cannot be 'Dodge'. There are: {TOWNS}."),
        ("town = 'Dedwood'", "town cannot be 'Dedwood'. Did you mean Deadwood?"),
        ("town = 1", "town must be a text, not 1."),
        ("lookout = 0", "lookout must be 1 to 3, not 0."),
        ("lookout = 4", "lookout must be 1 to 3, not 4."),
        ("lookout = true", "lookout must be a whole number, not True."),
        ("stars = -1", "stars must be 0 to 5, not -1."),
        ("stars = 6", "stars must be 0 to 5, not 6."),
        ("roll = 'six'", "roll must be a list of texts, not 'six'."),
        ("roll = ['one']", "A face of the roll cannot be 'one'. There are: star, brand, six."),
        ("raids = -1", "raids must be 0 to 10000, not -1."),
        ("raids = 10001", "raids must be 0 to 10000, not 10001."),
        ("groups = -1", "groups must be 0 to 3, not -1."),
        ("groups = 4", "groups must be 0 to 3, not 4."),
        ("left_now = 1", "left_now must be true or false, not 1."),
        ("tiles = 'bank-1'", "tiles must be a list of texts, not 'bank-1'."),
        ("stocks = []", "stocks must be a table, not []."),
        ("piles = 1", "piles must be a table, not 1."),
        ("seat = 1", "seat must be a list of tables, not 1."),
        ("seat = [1]", "seat must be a list of tables, not [1]."),
        ("pending = 'decide 0'", "pending must be a list of texts, not 'decide 0'."),
        ("chance = 1", "chance must be a table, not 1."),
        ("chance = { counter = -1 }", "counter of chance must be 0 to 1099511627776, not -1."),
        (
            "chance = { kind = 'dice' }",
            "No stream of chance is called 'dice'; there are sealed and swift.",
        ),
        (
            "[stocks]\nbank = 'bank-1'",
            "bank among the stocks must be a list of texts, not 'bank-1'.",
        ),
        ("[piles]\nbank = [1]", "bank among the piles must be a list of texts, not [1]."),
        ("[[seat]]\nnuggets = -1", "nuggets of seat 1 must be 0 to 10000, not -1."),
        ("[[seat]]\nnuggets = 10001", "nuggets of seat 1 must be 0 to 10000, not 10001."),
        ("[[seat]]\nhand = 3", "hand of seat 1 must be a list of texts, not 3."),
        ("[[seat]]\nloot = 3", "loot of seat 1 must be a list of texts, not 3."),
        ("[[seat]]\nlaid = ['bank-1']", "laid of seat 1 must be a text, not ['bank-1']."),
        ("[[seat]]\ngone = 'yes'", "gone of seat 1 must be true or false, not 'yes'."),
        (
            "[[seat]]\n[[seat]]\n[[seat]]\n[[seat]]",
            "4 seats are described, but there are 3 players.",
        ),
    ],
)
def test_every_wrong_value_has_its_sentence(text: str, sentence: str) -> None:
    refused(text, sentence)


@pytest.mark.parametrize(
    ("where", "phrase", "good"),
    [
        ("tiles = [NAME]", " in the town", "bank-1"),
        ("[[seat]]\nloot = [NAME]", " in the loot of seat 1", "bank-1"),
        ("[[seat]]\nhand = [NAME]", " in the hand of seat 1", "bank-1"),
        ("[stocks]\nbank = [NAME]", " in a stock", "bank-1"),
        ("[piles]\nhotel = [NAME]", " on a discard pile", "bank-1"),
    ],
)
def test_a_name_that_does_not_exist_is_refused_with_its_place(
    where: str, phrase: str, good: str
) -> None:
    refused(
        where.replace("NAME", "'benk-1'"),
        f"Nothing is called 'benk-1'{phrase}. Did you mean {good}?",
    )
    refused(
        where.replace("NAME", "'two bank-1'"),
        f"'two bank-1'{phrase} should be a number and a name, as in '2 bank-1'.",
    )
    refused(
        where.replace("NAME", "'100 bank-1'"),
        f"bank-1{phrase}: the number before a name is at most 99.",
    )


TILES = "Too many of {}: {} are named in 'tiles' and 'loot', and there are {}."


def test_ep1_2_a_tile_too_many_is_refused_wherever_it_is() -> None:
    refused("tiles = ['2 bank-5']", TILES.format("bank-5", 2, 1))
    refused("[[seat]]\nloot = ['3 saloon-5']", TILES.format("saloon-5", 3, 2))
    spread = "tiles = ['saloon-4']\n[[seat]]\nloot = ['saloon-4']\n[[seat]]\nloot = ['saloon-4']"
    refused(spread, TILES.format("saloon-4", 3, 2))


def test_ep2_2_a_tile_lies_only_where_the_town_has_its_place() -> None:
    refused("tiles = ['cattle-4']", "cattle-4 cannot lie in Deadwood: it has no such place.")
    refused(
        "town = 'Santa Fe'\ntiles = ['hotel-1', 'bank-5']",
        "bank-5 cannot lie in Santa Fe: it has no such place.",
    )


@pytest.mark.parametrize(
    "text",
    [
        f"[[seat]]\nhand = {ONES}\n[[seat]]\nhand = {TWOS[:5]}\nlaid = 'horses-1'",
        f"[[seat]]\nlaid = 'horses-1'\n[[seat]]\nhand = {ONES}",
        f"[stocks]\nhorses = ['horses-1']\n[[seat]]\nhand = {ONES}",
        f"[piles]\nhorses = ['horses-1']\n[[seat]]\nhand = {ONES}",
        "[stocks]\nhorses = ['horses-1']\n[piles]\nhorses = ['horses-1']",
        "[stocks]\nhorses = ['2 horses-1']",
    ],
)
def test_ep1_1_every_card_exists_once(text: str) -> None:
    with pytest.raises(
        BadPosition,
        match=r"^horses-1 exists once: it cannot be (there twice,|(in|laid|on) [a-z0-9 ]+ and) (in|laid|on) ",
    ):
        read(TILE + text)


def test_ep1_1_the_place_of_the_second_one_is_named() -> None:
    refused(
        f"{TILE}[[seat]]\nhand = {ONES}\n[[seat]]\nhand = {ONES}",
        "bank-1 exists once: it cannot be in the hand of seat 1 and in the hand of seat 2.",
    )


def test_ep1_5_a_card_lies_with_its_own_kind() -> None:
    refused(f"{TILE}[stocks]\nbank = ['saloon-3']", "saloon-3 cannot lie with the bank cards.")
    refused(
        f"{TILE}[piles]\nhotel = ['hotel-3', 'bank-3']", "bank-3 cannot lie with the hotel cards."
    )


HAND = "hand of seat 1 must have {}, not {}; '2 any' deals two that are named nowhere."


FIVE_BESIDES = "5 cards besides the one that is laid"


@pytest.mark.parametrize(
    ("seat", "right", "number"),
    [
        ("hand = []", "6 cards", 0),
        (f"hand = {ONES[:4]}", "6 cards", 4),
        (f"hand = {[*ONES, 'bank-2']}", "6 cards", 7),
        ("hand = ['bank-2', '8 any']", "6 cards", 9),
        (f"hand = {ONES[:4]}\nlaid = 'bank-8'", FIVE_BESIDES, 4),
        (f"hand = {ONES}\nlaid = 'bank-8'", FIVE_BESIDES, 6),
    ],
)
def test_ep6_3_a_hand_of_another_size_is_refused(seat: str, right: str, number: int) -> None:
    refused(f"{TILE}[[seat]]\n{seat}", HAND.format(right, number))


SIX = "hand of seat {}: with what is laid and yet to be drawn it has {} cards, and should have 6."


def test_ep6_3_a_hand_of_five_waits_for_a_card_that_nobody_draws() -> None:
    """Only while the raiders refill a hand has five cards."""
    text = f"{TILE}[[seat]]\nhand = {ONES[:5]}"
    refused(text, SIX.format(1, 5))
    refused(
        f"pending = ['ride', 'decide 0']\n{text}",
        SIX.format(1, 5),
    )
    refused(
        f"town = 'El Paso'\npending = []\n[[seat]]\nhand = {ONES[:5]}",
        SIX.format(1, 5),
    )


def test_ep6_3_who_draws_has_five_cards_and_who_does_not_has_six() -> None:
    text = f"{TILE}raids = 1\npending = ['ride', 'refill 0 MASK']\n[[seat]]\nhand = {ONES[:5]}"
    refused(text.replace("MASK", "3"), SIX.format(2, 7), 2)
    refused(
        text.replace("refill 0 MASK", "refill 1 2"),
        SIX.format(1, 5),
        2,
    )
    read(text.replace("MASK", "1"), 2)


def test_ep3_2_who_has_left_has_laid_no_card() -> None:
    refused(
        f"{TILE}raids = 1\nleft_now = true\n[[seat]]\n[[seat]]\ngone = true\nlaid = 'bank-1'",
        "Seat 2 has left, and cannot have laid a card.",
    )


ROLL = "stars = {} does not fit the roll: its stars are among them, and its other faces on what is left of {} dice."


@pytest.mark.parametrize(
    ("stars", "roll"),
    [
        (0, ["star"]),
        (1, ["star", "star"]),
        (1, ["six"] * 5),
        (4, ["six", "brand"]),
        (5, ["six"]),
        (0, ["six"] * 6),
    ],
)
def test_ep4_2_stars_and_the_roll_must_fit(stars: int, roll: list[str]) -> None:
    refused(
        f"{TILE}stars = {stars}\nroll = {json.dumps(roll)}",
        ROLL.format(stars, 5),
    )


@pytest.mark.parametrize(
    ("stars", "roll"), [(1, ["star", "six", "six", "brand", "brand"]), (4, ["six"]), (0, [])]
)
def test_ep4_2_stars_and_a_roll_that_fit_are_taken(stars: int, roll: list[str]) -> None:
    read(f"{TILE}stars = {stars}\nroll = {json.dumps(roll)}")


def test_ep4_2_a_roll_says_how_many_stars_there_are() -> None:
    """Those of earlier raids need to be said."""
    assert read(f"{TILE}roll = ['star', 'six', 'STAR']").stars == 2
    assert read(f"{TILE}roll = ['six']").stars == 0


def test_ep4_2_fewer_dice_hold_fewer_stars() -> None:
    own = board(dice={"number": 2, "faces": ["star", "six"]})
    refused(f"{TILE}stars = 3", "stars must be 0 to 2, not 3.", board=own)
    refused(
        f"{TILE}stars = 1\nroll = ['six', 'six']",
        ROLL.format(1, 2),
        board=own,
    )


@pytest.mark.parametrize("line", ["stars = 1", "roll = ['six']"])
def test_ep4_1_before_the_first_raid_nothing_is_rolled(line: str) -> None:
    refused(
        f"{TILE}raids = 0\n{line}",
        "raids = 0 does not fit: before the first raid nothing is rolled.",
    )
    read(f"{TILE}raids = 1\n{line}")


GONE = "[[seat]]\ngone = true\n"


GROUPS = (
    "groups = {} before this round does not fit those who have left ('gone', 'left_now') "
    "or the number of raids."
)


@pytest.mark.parametrize(
    ("groups", "text"),
    [
        (1, "raids = 1\ngroups = 1"),  # nobody has left
        (0, "left_now = true"),
        (0, f"raids = 1\nleft_now = false\n{GONE}"),  # somebody has left, in no group
        (2, f"raids = 1\ngroups = 2\n{GONE}{GONE}"),  # a raid lies between two groups
        (1, f"raids = 0\ngroups = 1\n{GONE}"),
    ],
)
def test_ep7_1_groups_fit_those_who_have_left(groups: int, text: str) -> None:
    refused(TILE + text, GROUPS.format(groups))


def test_ep7_1_groups_that_fit_are_taken() -> None:
    for text in (f"raids = 1\ngroups = 1\n{GONE}", f"raids = 2\ngroups = 2\n{GONE}{GONE}", GONE):
        read(TILE + text)
    read(f"{TILE}raids = 1\ngroups = 1\nleft_now = true\n{GONE}{GONE}")


# Open questions.

UNFIT = "The question {!r} does not fit the table. Without 'pending', one that fits is asked."
REFILL = "The question 'refill' is followed by: player, owed."


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ("", "No open question is called ''. There are: ride, decide, keep, refill."),
        ("decyde 0", "No open question is called 'decyde'. Did you mean decide?"),
        ("ride 0", "The question 'ride' is followed by: nothing."),
        ("decide", "The question 'decide' is followed by: player."),
        ("decide 0 1", "The question 'decide' is followed by: player."),
        ("refill 0", REFILL),
        ("refill 0 1 1", REFILL),
        # Nobody draws; somebody who is not there.
        ("refill 0 0", "The question 'refill' cannot have the values [0, 0]."),
        ("refill 0 8", "The question 'refill' cannot have the values [0, 8]."),
        (
            "keep 0",
            "The question 'keep' is followed by: player, limit, kept (as many as there are).",
        ),
        # No such tile.
        ("keep 0 1 54", "The question 'keep' cannot have the values [0, 1, 54]."),
    ],
)
def test_questions_that_do_not_exist_are_refused(entry: str, sentence: str) -> None:
    refused(f"{TILE}pending = ['ride', '{entry}']", sentence)


@pytest.mark.parametrize(("name", "rest"), [("decide", []), ("refill", [1]), ("keep", [1])])
def test_a_question_to_somebody_who_is_not_there_is_refused(name: str, rest: list[int]) -> None:
    for seat in (3, -1):
        sentence = (
            rf"speaks of seat {seat + 1}, but there are 3 players; in 'pending' they are counted"
        )
        with pytest.raises(BadPosition, match=sentence):
            QUESTIONS.restore(name, [seat, *rest], 3)


def test_a_question_is_a_word_and_whole_numbers() -> None:
    for entry in ("decide -1", "decide one", "decide 1000"):
        refused(
            f"{TILE}pending = ['ride', '{entry}']",
            f"{entry!r} in pending should be the name of a question and whole numbers.",
        )


@pytest.mark.parametrize(
    "pending",
    [
        ["ride"],
        ["decide 0"],
        ["decide 0", "ride"],
        ["ride", "ride"],
        ["decide 0", "decide 0"],
        ["ride", "decide 0", "decide 1"],
    ],
)
def test_there_is_one_question_above_the_step_that_asks_it(pending: list[str]) -> None:
    refused(
        f"{TILE}pending = {json.dumps(pending)}",
        "In 'pending' there is one open question, above 'ride': ['ride', 'decide 0'].",
    )


LEFT = f"{TILE}raids = 4\nleft_now = true\n"
KEPT = "[[seat]]\ngone = true\nloot = ['saloon-6', 'bank-4', 'bank-2']\n"
FIVE = f"[[seat]]\nhand = {ONES[:5]}\n"


@pytest.mark.parametrize(
    ("question", "text"),
    [
        # EP3.1: another is the next to decide
        ("decide 1", TILE),
        ("decide 0", f"{TILE}lookout = 2"),
        ("decide 0", f"{TILE}[[seat]]\nlaid = 'bank-1'"),
        ("decide 0", f"{LEFT}{KEPT}"),
        # EP7.6: from a town without tiles all leave
        ("decide 0", "raids = 1"),
        # EP6.3: who has left draws nothing
        ("refill 0 1", f"{TILE}raids = 1\nleft_now = true\n{FIVE}gone = true"),
        # EP6.3: nobody draws while a card is laid
        (
            "refill 0 1",
            f"{TILE}raids = 1\n{FIVE}[[seat]]\nhand = {TWOS[:5]}\nlaid = 'horses-2'",
        ),
        # EP6.4: the first from the lookout on is asked
        ("refill 1 3", f"{TILE}raids = 1\n{FIVE}[[seat]]\nhand = {TWOS[:5]}"),
        # EP7.2: he has not left; has nothing to keep; may keep one; has chosen it already
        ("keep 0 1", f"lookout = 2\n{LEFT}[[seat]]\nloot = ['bank-4']\n{GONE}"),
        ("keep 0 1", f"{LEFT}[[seat]]\ngone = true"),
        ("keep 0 2", f"{LEFT}{KEPT}"),
        ("keep 0 0", f"{LEFT}{KEPT}"),
        ("keep 0 0 14", f"{LEFT}{KEPT}"),
        ("keep 0 1", f"{LEFT}groups = 1\n{KEPT}[[seat]]\ngone = true"),
        # EP7.2: what he has chosen he does not have, or not so often
        ("keep 0 1 4", f"{LEFT}groups = 1\n{KEPT}[[seat]]\ngone = true"),
        ("keep 0 1 3 3", f"{LEFT}groups = 2\n{KEPT}[[seat]]\ngone = true\n[[seat]]\ngone = true"),
        # EP7.4: chosen in another order than from the highest down
        ("keep 0 1 3 14", f"{LEFT}groups = 2\n{KEPT}[[seat]]\ngone = true\n[[seat]]\ngone = true"),
        # EP7.4: after the lowest nothing is left to choose
        ("keep 0 1 1", f"{LEFT}groups = 1\n{KEPT}[[seat]]\ngone = true"),
        # EP7.7: two in an emptied town, not one
        ("keep 0 1", f"raids = 1\nleft_now = true\n{KEPT}"),
        # EP9.3: nothing is asked in the last town at 1:1
        ("keep 0 1", f"town = 'El Paso'\n{LEFT}{KEPT}"),
    ],
)
def test_questions_that_do_not_fit_the_table_are_refused(question: str, text: str) -> None:
    name = question.split()[0]
    refused(
        f"pending = ['ride', '{question}']\n{text}",
        UNFIT.format(name),
    )


def test_the_same_questions_are_taken_where_they_fit() -> None:
    read(f"pending = ['ride', 'keep 0 1']\n{LEFT}{KEPT}")
    read(f"pending = ['ride', 'keep 0 2']\nraids = 1\nleft_now = true\n{KEPT}")
    twice = KEPT.replace("bank-4", "2 bank-4") + "[[seat]]\ngone = true\n[[seat]]\ngone = true"
    read(f"pending = ['ride', 'keep 0 1 3 3']\n{LEFT}groups = 2\n{twice}")
    read(f"pending = ['ride', 'keep 0 1 3']\n{LEFT}groups = 1\n{KEPT}[[seat]]\ngone = true")
    read(f"pending = ['ride', 'refill 0 3']\n{TILE}raids = 1\n{FIVE}[[seat]]\nhand = {TWOS[:5]}")


OVER = "The game is over only after the last town, when all tiles are sold."


def test_ep9_3_a_game_is_over_only_after_the_last_town_and_without_tiles() -> None:
    refused("pending = []", OVER)
    refused("town = 'Tombstone'\npending = []", OVER)
    refused("town = 'El Paso'\npending = []\n[[seat]]\nloot = ['bank-1']", OVER)
    read("town = 'El Paso'\npending = []")


@pytest.mark.parametrize(
    ("header", "sentence"),
    [
        ("game = 'bang'", "This position is of another game: bang, not el-paso."),
        ("edition = 'zoch'", "This position is of another edition: zoch, not zoch-2009."),
        ("players = 4", "This position is for 4 players, not 3."),
        (
            "options = { refill = 'in-turn' }",
            "This position has option refill = in-turn; here it is race.",
        ),
    ],
)
def test_a_position_of_another_table_is_refused(header: str, sentence: str) -> None:
    """`read` asks for three players without options."""
    refused(TILE + header, sentence)


# Tables that cannot be.


def test_ep1_5_hands_that_cannot_be_dealt_because_all_cards_are_named_are_refused() -> None:
    lines = [TILE, "[stocks]"]
    for kind in NAMES:
        cards = [card for card in CARD_NAMES if card.startswith(kind)]
        lines.append(f"{kind} = {json.dumps(cards)}")
    refused("\n".join(lines), "No card is left to deal to seat 1.")


def test_ep9_1_no_card_is_laid_in_a_town_that_is_over() -> None:
    """It would lie in the next town still."""
    sentence = "laid: no card is laid in a town that is over."
    refused(f"{TILE}stars = 5\n[[seat]]\nlaid = 'bank-1'", sentence)
    refused("raids = 1\n[[seat]]\nlaid = 'bank-1'", sentence)


@pytest.mark.parametrize(
    "text",
    [
        f"{TILE}stars = 5\npending = ['ride', 'decide 0']",
        f"{LEFT}stars = 5\npending = ['ride', 'keep 0 1']\n{KEPT}",
    ],
)
def test_ep4_3_ep9_1_when_the_sheriffs_have_come_nobody_raids_or_leaves(text: str) -> None:
    with pytest.raises(BadPosition, match=r"^The question '[a-z]+' does not fit the table\."):
        read(text)


def test_options_that_cannot_be_read_are_refused_as_part_of_the_position() -> None:
    refused("options = { bord = 'x' }", "No option 'bord'. Did you mean board?")
    refused(
        "options = { refill = 'never' }",
        "Option refill cannot be 'never'. It takes: race, in-turn.",
    )


def test_ep4_4_when_the_sheriffs_have_come_a_position_says_who_has_yet_to_draw() -> None:
    """Otherwise the raiders would ride on with what they must lose."""
    refused(
        "tiles = ['hotel-1']\nstars = 5",
        "When the sheriffs have come, 'pending' says who has yet to draw.",
    )


def test_ep6_3_nobody_draws_before_the_first_raid() -> None:
    hand = "['bank-1', 'saloon-1', 'gold-mine-1', 'cattle-1', 'hotel-1']"
    text = f"tiles = ['hotel-1']\npending = ['ride', 'refill 0 1']\n[[seat]]\nhand = {hand}"
    refused(text, UNFIT.format("refill"))
    read(f"raids = 1\n{text}")


HUGE = "0x" + "F" * 6000


def test_numbers_that_cannot_be_printed_are_refused_all_the_same() -> None:
    refused(f"lookout = {HUGE}", "lookout must be 1 to 3, not something too long to print.")
    refused(f"town = {HUGE}", "town must be a text, not something too long to print.")


def test_ep2_1_no_town_has_more_tiles_than_are_drawn_for_it() -> None:
    tiles = [
        f"{kind}-{value}" for kind in ("bank", "hotel", "horses") for value in (1, 2, 3, 4, 4, 5)
    ]
    tiles += ["saloon-3", "saloon-4", "saloon-5"]
    refused(f"tiles = {tiles}", "tiles: a town is stocked with 20 at most, and 21 are named.")
    read(f"tiles = {tiles[:20]}")


def test_ep3_1_nobody_has_laid_a_card_before_his_turn() -> None:
    text = "tiles = ['hotel-1']\npending = ['ride', 'decide 0']\n[[seat]]\n[[seat]]\n[[seat]]\n"
    refused(f"{text}laid = 'bank-1'", UNFIT.format("decide"))
    read(text)


def test_ep3_3_nobody_has_left_early_where_that_is_not_allowed() -> None:
    text = "tiles = ['hotel-1']\n[[seat]]\ngone = true"
    read(text)
    refused(
        text,
        "At this table nobody leaves before the first raid of a town.",
        leave_before_first_raid=False,
    )


def test_ep4_4_whom_the_sheriffs_caught_has_nothing_left() -> None:
    hand = "hand = ['bank-1', 'saloon-1', 'gold-mine-1', 'cattle-1', 'hotel-1']"
    text = "tiles = ['hotel-1']\nstars = 5\npending = ['ride', 'refill 0 1']\n[[seat]]\n" + hand
    read(text)
    refused(
        f"{text}\nloot = ['bank-5']", "loot of seat 1: the sheriffs have come and left nothing."
    )


def test_ep6_4_in_turn_nobody_draws_before_those_who_come_first() -> None:
    hand = "hand = ['{0}-1', '{0}-2', '{0}-3', '{0}-4', '{0}-5']"
    seats = "\n".join(
        "[[seat]]\n" + (hand.format(kind) if kind else "") for kind in ("bank", "", "hotel")
    )
    text = f"raids = 1\ntiles = ['horses-1']\npending = ['ride', 'refill 0 5']\n{seats}"
    read(text)
    refused(text, UNFIT.format("refill"), refill="in-turn")


def test_ep6_3_ep7_1_while_cards_are_drawn_no_round_of_decisions_is_open() -> None:
    hand = "hand = ['bank-1', 'saloon-1', 'gold-mine-1', 'cattle-1', 'hotel-1']"
    text = "raids = 2\ntiles = ['horses-1']\npending = ['ride', 'refill 0 1']\ngroups = 1\n"
    text += "lookout = 2\n"
    text += f"LEFT[[seat]]\n{hand}\n[[seat]]\ngone = true\n[[seat]]\ngone = true"
    read(text.replace("LEFT", ""))
    refused(
        text.replace("LEFT", "left_now = true\n"),
        UNFIT.format("refill"),
    )


def test_ep7_2_nobody_has_kept_more_than_he_may() -> None:
    text = "raids = 1\ngroups = 1\ntiles = ['hotel-1']\npending = ['ride', 'decide 0']\n[[seat]]\n"
    text += "[[seat]]\ngone = true\nloot = "
    read(f"{text}['bank-5']")
    refused(
        f"{text}['bank-5', 'bank-4']", "loot of seat 2: whoever has left may have kept 1, not 2."
    )


def test_a_world_needs_a_memory_of_this_game() -> None:
    """A memory that begins with a position knows nothing of what was drawn before."""
    game = deadwood.game("el-paso", players=3)
    state = game.from_position("raids = 1\ntiles = ['hotel-1']\n[piles]\nbank = ['bank-8']")
    with pytest.raises(deadwood.DeadwoodError, match="followed this game from its first card"):
        game.world(game.view(state, 0), game.knowledge(0), deadwood.swift(1))


def test_ep6_4_in_turn_all_who_raided_may_have_yet_to_draw() -> None:
    hand = "hand = ['{0}-1', '{0}-2', '{0}-3', '{0}-4', '{0}-5']"
    seats = "\n".join("[[seat]]\n" + hand.format(kind) for kind in ("bank", "saloon", "hotel"))
    text = f"raids = 1\ntiles = ['horses-1']\npending = ['ride', 'refill 0 7']\n{seats}"
    read(text, refill="in-turn")


# What a scene says that the game itself would then refuse.


def test_a_laid_card_is_one_card() -> None:
    for word in ("0 bank-1", "2 bank-1", "two bank-1"):
        refused(
            f"{TILE}[[seat]]\nlaid = '{word}'",
            f"{word!r} laid of seat 1 should be one name, as in 'bank-1'.",
        )
    refused(
        f"{TILE}[[seat]]\nlaid = 'benk-1'",
        "Nothing is called 'benk-1' laid of seat 1. Did you mean bank-1?",
    )
    read(f"{TILE}[[seat]]\nlaid = 'BANK-1'")


def test_ep3_1_nobody_lays_a_card_before_those_who_decide_first() -> None:
    text = f"{TILE}[[seat]]\n[[seat]]\nlaid = 'bank-1'"
    refused(text, "laid: a card lies out of turn, seat 1 decides first.")
    read(f"lookout = 2\n{text}")


def test_ep3_1_ep7_1_who_has_left_in_this_round_came_before_the_next_to_decide() -> None:
    second = f"[[seat]]\n{GONE}"
    sentence = "left_now: nobody has left in this round, seat 1 decides first."
    refused(f"{TILE}raids = 1\nleft_now = true\n{second}", sentence)
    refused(f"{TILE}{second}", sentence)  # before the first raid there is no earlier round
    read(f"{TILE}lookout = 2\n{second}")
    earlier = read(f"{TILE}raids = 1\n{second}")  # then he has left before
    assert (earlier.groups, earlier.left_now) == (1, False)


def test_ep7_2_a_leaver_has_not_kept_too_much_without_open_questions_either() -> None:
    text = f"raids = 1\ntiles = ['hotel-1']\n{GONE}loot = "
    read(f"{text}['bank-5']")
    refused(
        f"{text}['bank-5', 'bank-4']", "loot of seat 1: whoever has left may have kept 1, not 2."
    )


def test_ep3_3_ep7_6_from_a_town_without_tiles_all_leave_even_before_a_raid() -> None:
    game = deadwood.game("el-paso", players=3, options={"leave_before_first_raid": "false"})
    state = game.from_position("tiles = []\n[[seat]]\nloot = ['bank-4', 'bank-3', 'bank-2']")
    assert game.from_position(game.position(state)).fields() == state.fields()


def test_a_hand_may_be_named_in_part_and_the_rest_may_lie_on_the_piles() -> None:
    state = read(f"{TILE}rest = 'piles'\n[[seat]]\nhand = ['bank-8', 'hotel-1', '4 any']")
    kinds = [card // 8 for card in state.list_hand(0)]
    assert sorted(kinds) == [0, 1, 2, 3, 4, 5]  # one of each kind, as far as that goes
    assert state.stock_size(0) == 5  # a pile without a stock is turned over at once
    refused(
        "[[seat]]\nhand = ['bank-8', '2 any']",
        HAND.format("6 cards", 3),
    )
    refused("rest = 'hands'", "rest cannot be 'hands'. There are: stocks, piles.")


def test_the_rest_lies_on_the_piles_before_the_named_cards() -> None:
    state = read(
        f"{TILE}rest = 'piles'\nstocks = {{ bank = ['bank-1'] }}\npiles = {{ bank = ['bank-2'] }}"
    )
    assert state.stock_size(0) == 1
    assert state.queue(0, 0) == 0
    assert state.queue(0, state.queue_size(0) - 1) == 1
    assert state.queue_size(0) == 8 - 3
