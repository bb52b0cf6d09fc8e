"""What a person can say at the table besides a move."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import fine, unnamed

# Nobody acts before the first turn: the last seat deals. The hand after drawing two cards:
# 2 Butch Cassidy, 2 Jesse James, 3 Wes Hardin, Photos of Sundance Kid and Wes Hardin, Wyatt Earp,
# Bank Robbery, Fastest Gun.
SEATED = ["play", "--seed", "7", "--players", "4", "--option", "first_dealer=4"]


def said(*lines: str, options: tuple[str, ...] = ()) -> list[str]:
    """What was answered to each line, on one line without line breaks."""
    typed = "".join(f"{line}\n" for line in lines)
    screen = fine(*SEATED, *options, typed=typed)
    return [" ".join(part.split()) for part in screen.split("Stranger> \n")[1:]]


def test_why_before_drawing() -> None:
    answer = said("why hideout")[0]
    assert answer.startswith("Hideout: With a hit, all cards of one outlaw in front of an opponent")
    assert "an outlaw is a hit.) First draw: two cards from the supply or the top" in answer
    assert "[WE2.1] Players take turns clockwise." in answer
    assert "The rules about this: rules WE9" in answer


def test_why_a_card_tells_every_way_to_play_it_with_rule_and_clause() -> None:
    _, outlaw, earp, photo, many, none = said(
        "1", "why jesse james", "why wyatt-earp", "why photo of sundance", "why photo", "why xyzzy"
    )[:6]
    assert "lay Jesse James, lay 2 Jesse James: The first cards of Jesse James" in outlaw
    assert "[WE3.1] The first cards laid of an outlaw" in outlaw
    assert "You do not hold 3 cards of Jesse James. [WE3.2]" in outlaw
    assert "to draw two cards, play Wyatt Earp to search the discards: Allowed now." in earp
    assert "to lift a Hideout: Wyatt Earp has nothing to aim at now. [WE4.2]" in earp
    assert "[WE5.1]" in photo
    assert "Which card? “photo” could be: Photo of Belle Starr, Photo of Billy" in many
    assert "is no number of the list" in none


def test_why_a_move() -> None:
    _, two, four, allowed = said("1", "why lay 2 wes", "why lay 4 wes-hardin", "why lay 3 wes")[:4]
    assert "must be a set of three or more, laid in one play. [WE3.1]" in two
    assert "You do not hold 4 cards of Wes Hardin. [WE3.2] Once its set lies" in four
    assert allowed.startswith("lay 3 Wes Hardin: The first cards laid of an outlaw")
    assert "[WE3.3] Allowed now." in allowed


def test_an_illegal_move_is_refused_with_its_reason_and_changes_nothing() -> None:
    refusal, answer = said("lay 3 wes-hardin", "draw supply")[:2]
    assert refusal == "First draw: two cards from the supply or the top discard. [WE2.1]"
    assert "You draw: Jesse James and Fastest Gun." in answer


@pytest.mark.parametrize(
    "move", ["1", "DRAW  Supply", "draw s", "draw two cards from the supply", "Draw two"]
)
def test_moves_can_be_numbered_written_begun_or_spoken_as_listed(move: str) -> None:
    assert "You draw:" in said(move)[0]


def test_hand_table_log_help_rules_and_hint() -> None:
    hand, table, log, help_, clause, no_clause, hint, no_pile = said(
        "hand", "table", "log", "help", "rules we8.4", "rules WE99", "hint ranger", "pile"
    )[:8]
    assert hand.count("Your hand: 10 cards Outlaws 2 Butch Cassidy") == 1
    for piece in ("Belle Starr $1,000 no set", "Supply: 37.", "Discards: 1,", "$0 10 cards"):
        assert piece in table
    assert "Hand 1. Somebody deals. You are dealt: 2 Butch Cassidy" in unnamed(log)
    for command in (
        "why CARD, MOVE or 3",
        "rules [TOPIC]",
        "fair",
        "save FILE",
        "load FILE",
        "quit",
    ):
        assert command in help_
    assert "WE8.4 With a shot" in clause
    assert "No rule 'WE99'" in no_clause
    assert hint.startswith(("A ranger would choose 1: draw", "A ranger would choose 2: take"))
    assert "without the memory aid" in no_pile


def test_the_pile_with_the_memory_aid() -> None:
    answer = said("pile", "2", "pile", options=("--option", "memory_aid=true"))
    assert answer[0].startswith("In the discards, as far as all have seen: ")
    assert answer[2] == "In the discards, as far as all have seen: –."


def test_commands_are_understood_in_the_language_of_the_table() -> None:
    screen = fine(*SEATED, "--lang", "de", typed="warum unterschlupf\ntipp ranger\nhilfe\nende\n")
    assert "[WE2.1]" in screen
    assert "Ein Ranger würde" in screen
    assert "sichern DATEI" in screen
    assert "Mach's gut!" in screen


def test_save_leaves_everything_alone_that_is_no_record(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna", encoding="utf-8")
    folder = tmp_path / "folder"
    folder.mkdir()
    answers = said(f"save {letter}", f"save {folder}", f"save {tmp_path}/no/where", "save")
    assert "is no Deadwood record, so it is left alone" in answers[0]
    assert "is no Deadwood record, so it is left alone" in answers[1]
    assert "cannot be written" in answers[2]
    assert "Say which file" in answers[3]
    assert letter.read_text(encoding="utf-8") == "Dear Anna"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "letter.txt"]


def test_load_of_something_else_is_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    contents = [b"", b"Dear Anna", b"\x00\xff" * 9, b"deadwood-record 1\n", b"\xef\xbb\xbf"]
    files = [tmp_path / str(number) for number in range(len(contents))]
    for file, content in zip(files, contents, strict=True):
        file.write_bytes(content)
    answers = said(*(f"load {file}" for file in files), "load nowhere.txt", "load", "1")
    for answer in answers[: len(files)]:
        assert "no record" in answer or "does not say" in answer
    assert "There is no file" in answers[len(files)]
    assert "You draw:" in answers[len(files) + 2]


@pytest.mark.slow
def test_seats_and_names() -> None:
    def table(*arguments: str) -> str:
        screen = fine("play", "--seed", "1", *arguments)
        return unnamed(screen.partition("in turn order: ")[2].partition(".")[0])

    assert table() == "you (Stranger), Somebody and Somebody"
    assert table("--players", "2") == "you (Stranger) and Somebody (Ranger)"
    assert table("--bots", "random") == "you (Stranger), Somebody and Somebody"
    assert (
        table("--bots", "random,ranger")
        == "you (Stranger), Somebody (Random) and Somebody (Ranger)"
    )
    assert table("--people", "2") == "Stranger A and Stranger B"
    assert table("--names", "Anna") == "you (Anna), Somebody and Somebody"
    assert table("--names", "Anna,Ben", "--bots", "ranger") == "Anna, Ben and Somebody (Ranger)"
    assert table("--names", "Anna,Ben", "--players", "4") == "Anna, Ben, Somebody and Somebody"
    alike = fine("play", "--seed", "1", "--bots", "random")
    assert "── Wyatt Earp · alea 2001 · Random ──" in alike, "their strength is said once"
