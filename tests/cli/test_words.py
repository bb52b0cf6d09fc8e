"""Half words, doubtful words, long words: what is typed is understood or asked about, never guessed."""

from __future__ import annotations

import re

import pytest

from tests.cli.terminal import fine, unnamed
from tests.cli.test_talk import SEATED, said

# The same seat with other cards: the hand after drawing two is 4 Bob Dalton, Sundance Kid,
# Wes Hardin, 2 Wyatt Earp, Bank Robbery, Most Wanted!, 2 Hideout.
WANTED = ["play", "--seed", "21", "--players", "4", "--option", "first_dealer=4"]


def wanted(*lines: str, lang: str = "en", name: str = "Stranger") -> list[str]:
    typed = "".join(f"{line}\n" for line in lines)
    screen = fine(*WANTED, "--lang", lang, typed=typed)
    return [" ".join(part.split()) for part in screen.split(f"{name}> \n")[1:]]


@pytest.mark.parametrize("text", ["d", "dr", "draw", "DRAW "])
def test_a_beginning_of_several_moves_is_asked_about(text: str) -> None:
    answer, then = said(text, "hand")[:2]
    assert answer.startswith("Which: 1 (draw two cards from the supply), or 2 (take the top disc")
    assert "Your hand: 10 cards" in then, "nothing was drawn"


@pytest.mark.parametrize("text", ["d s", "draw two", "dra su", "draw two cards from the supply"])
def test_a_beginning_of_one_move_is_that_move(text: str) -> None:
    assert "You draw: Jesse James and Fastest Gun." in said(text)[0]


def test_half_words_of_illegal_moves_get_the_reason() -> None:
    _, draw, lay, play, photo, discard = said(
        "1", "draw", "lay 2 jess", "play hide", "play photo-s", "disc belle"
    )[:6]
    assert draw.startswith("That is not asked now. What is asked: playing or discarding.")
    assert lay == (
        "The first cards of Jesse James in a hand must be a set of three or more, laid in one play."
        " [WE3.1]"
    )
    assert play == "You do not have that card."
    assert "[WE5.1]" in photo
    assert discard == "You do not have that card."


def test_nonsense_is_not_echoed_at_length() -> None:
    long, near, nothing = said("x" * 3000, "drau suply", "üöß")[:3]
    assert len(long) < 200
    assert long.startswith("“xxxxx")
    assert near.endswith("Did you mean: draw supply?")
    assert "Did you mean" not in nothing


def test_short_commands_and_rules_by_word() -> None:
    help_, table, card, number, clause, word, nothing = said(
        "h", "t", "rules hideout", "rules 8", "rules 8.4", "rules supply", "rules dragon"
    )[:7]
    assert help_.startswith("Moves: the number of the list")
    assert "Hand 1 · Somebody deals" in unnamed(table)
    assert "WE9 Hideout" in card
    assert "[printed]" not in card, "that it is printed matters to nobody at the table"
    assert "[our ruling" in number
    assert clause.count("WE8.") == 1
    assert "WE1.4 The next card" in word
    assert "WE4.3 To shoot" in word
    assert "WE5.1" not in word
    assert "No clause of wyatt-earp has 'dragon' in it." in nothing


def test_why_a_number_of_the_list() -> None:
    draw, _, lay, discard, none = said("why 2", "1", "why 1", "why 5", "why 99")[:5]
    assert draw.startswith("take the top discard")
    assert "[WE2.2] Allowed now." in draw
    assert lay.startswith("lay 3 Wes Hardin: ")
    assert "[WE3.3]" in lay
    assert "[WE2.8]" in discard
    assert "is no number of the list" in none


def test_an_unsaved_game_is_left_only_when_told_twice() -> None:
    assert said("quit", "1")[0].startswith("The seed was"), "nothing is lost before the first move"
    asked, other, again, left = said("1", "quit", "hint ranger", "quit", "quit")[1:5]
    assert asked == "This game is not saved: save FILE keeps it, quit again leaves it."
    assert other.startswith("A ranger would")
    assert again == asked
    assert left.endswith("So long!")
    assert "deadwood verify" not in left, "there is no record that it could check"


@pytest.mark.parametrize("word", ["stoppen", "einde", "stop", "quit"])
def test_leaving_in_dutch(word: str) -> None:
    screen = fine(*SEATED, "--lang", "nl", typed=f"1\n{word}\n{word}\n1\n")
    assert screen.count("Dit spel is niet bewaard") == 1
    assert screen.rstrip().endswith("Tot ziens!")


def test_asking_around_is_one_choice_that_asks_on() -> None:
    _, outlaws, sides, moved = wanted("1", "play most", "3", "2")[:4]
    assert outlaws.startswith("Which outlaw do you ask for? 1) Belle Starr 2) Billy the Kid")
    assert outlaws.endswith("Enter goes back.")
    assert unnamed(sides).startswith(
        "Who is asked first for Bob Dalton? 1) to the left: Somebody 2) to the right: Somebody"
    )
    assert "You play Most Wanted! and ask to the right for Bob Dalton." in moved


def test_asking_around_by_name_by_notation_and_back_again() -> None:
    listed, _, _, back, hint, _, side = wanted(
        "1", "play most", "bob", "", "hint ranger", "play most-wanted ask jesse", "left"
    )[:7]
    assert listed.count("Most Wanted!") == 3, "in the hand, one choice, one discard"
    assert back.startswith("Play cards, or discard one")
    assert re.match(r"A ranger would choose \d+: ", hint)
    assert "You play Most Wanted! and ask to the left for Jesse James." in side
    full = wanted("1", "play most-wanted ask jesse-james left")[1]
    assert "You play Most Wanted! and ask to the left for Jesse James." in full


def test_a_hint_says_why_if_it_can_be_counted() -> None:
    screen = fine("play", "--seed", "newbie", typed="1\nhint ranger\n")
    assert "choose 1: play Photo of Wes Hardin. It brings you $1,000 more." in screen


def test_choices_say_what_they_bring() -> None:
    play = wanted("1", "lay 4")
    assert "1) lay 1 Bob" not in play[0]
    assert "lay 3 Bob Dalton: +$2,000, 6 points; pays nobody until 8 points lie" in play[0]
    assert "lay 4 Bob Dalton: +$3,000, 8 points; you'd get $4,000" in play[0]
    assert "play Bank Robbery: hits about 6 in 10, then +$1,000, 2 points" in play[1]
    german = wanted("1", "lay 4", lang="de", name="Gast")
    assert "3 Bob Dalton auslegen: +2.000 $, 6 Punkte; zahlt erst ab 8 Punkten" in german[0]
    assert "„Banküberfall“ spielen: trifft etwa 6 von 10, dann +1.000 $, 2 Punkte" in german[1]
    assert "Du legst 4 Bob Dalton aus (+3.000 $)." in german[1]


def test_people_are_addressed_as_such() -> None:
    screen = " ".join(fine("play", "--seed", "newbie", typed="1\n13\n").split())
    assert "You have no Belle Starr." in screen
    assert "Somebody draws 2 cards from the supply, plays Most Wanted! and asks to the" in unnamed(
        screen
    )
    assert "Stranger has" not in screen
    dutch = fine("play", "--seed", "newbie", "--lang", "nl", typed="1\n13\n")
    assert "jij (Vreemdeling)" in dutch
    assert "Vreemdeling heeft" not in dutch
