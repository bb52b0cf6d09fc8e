"""What El Paso shows: the trail, the dice, the places, the players, and how a town ended."""

from __future__ import annotations

import re

import pytest

import deadwood
from deadwood.cli.terminal.screen import Screen, columns, plain
from deadwood.cli.terminal.session import Session
from deadwood.cli.terminal.talk import Talk
from deadwood.core.record import start
from deadwood.games.el_paso.board import STANDARD_BOARD
from deadwood.games.el_paso.preview import sheriffs_chance
from deadwood.language.catalogue import LANGUAGES, catalogue
from deadwood.language.el_paso.words import percent
from deadwood.language.teller import over
from tests.cli.terminal import Person, fine

NAMES = ["Anna", "Ben", "Cleo", "Dan", "Eve"]

SANTA_FE = """
    town = "Santa Fe"
    lookout = 2
    raids = 2
    stars = 3
    roll = ["star", "brand", "six"]
    tiles = ["saloon-3", "saloon-5", "gold-mine-1", "gold-mine-4", "gold-mine-4", "cattle-3",
             "horses-2"]
    groups = 1
    piles = { bank = ["bank-4", "bank-7"] }
    stocks = { horses = ["horses-1"] }
    pending = ["ride", "decide 0"]
    [[seat]]
    nuggets = 9
    hand = ["bank-3", "saloon-8", "gold-mine-2", "gold-mine-5", "hotel-6", "horses-4"]
    loot = ["bank-5", "saloon-4", "horses-5", "saloon-4"]
    [[seat]]
    nuggets = 12
    laid = "cattle-8"
    hand = ["bank-2", "saloon-2", "gold-mine-1", "hotel-2", "horses-2"]
    loot = ["hotel-1"]
    [[seat]]
    nuggets = 21
    gone = true
    loot = ["hotel-4"]
"""


def session_at(position: str, players: int = 3, **options: str) -> Session:
    game = deadwood.game("el-paso", players=players, options=options)
    state = game.from_position(position)
    state.events = []
    record = start(game, deadwood.seed_bytes(1), dict(enumerate(NAMES[:players])))
    return Session(game, state, record, [""] * players)


def talk_at(position: str, lang: str = "en", width: int = 80, players: int = 3) -> Talk:
    screen = Screen()
    screen.width = width
    return Talk(screen, session_at(position, players), catalogue(lang))


@pytest.fixture
def shown(capsys: pytest.CaptureFixture[str]) -> str:
    """Anna's question in Santa Fe."""
    talk_at(SANTA_FE).show(0)
    return capsys.readouterr().out


def test_the_title_says_where_we_are_and_the_trail_where_doc_holliday_rides(shown: str) -> None:
    assert "── Santa Fe 3:1 · town 4 of 7 · raid 3 · lookout: Ben ──" in shown
    trail = " Doc Holliday ► Santa Fe 3:1 › San Diego 2:1 › Tombstone 2:1 › El Paso 1:1\n"
    assert trail in shown


def test_the_dice_are_big_and_the_sheriff_field_is_counted(shown: str) -> None:
    assert " ┌───┐ ┌───┐ ┌───┐  the last roll\n" in shown
    assert " │ ★ │ │ Ψ │ │ 6 │  Sheriff field ★★★·· 3 of 5\n" in shown
    assert " └───┘ └───┘ └───┘  sheriffs next roll: 11%\n" in shown


def test_places_with_their_stacks_stocks_piles_and_everybodys_tiles(shown: str) -> None:
    rows = {line.split("  ")[0].strip(): line for line in shown.splitlines()}
    assert re.match(r" Bank +not here +\d +7 +5$", rows["Bank"])
    assert re.match(r" Saloon \(6\) \[3\] 5 +\d +– +4 4$", rows["Saloon (6) [3] 5"])
    assert re.match(r" Gold mine  \[1\] 4 4 +\d +–$", rows["Gold mine"])
    assert re.match(r" Hotel +empty +\d +– +1 +4$", rows["Hotel"])
    # Anna: 13 points of saloon and horses at 3:1, 5 of the bank at 1:1; Cleo cannot sell any more.
    assert re.match(r" Nuggets \(\+ tiles\) +9 \+9 +12 \+0 +21$", rows["Nuggets (+ tiles)"])
    assert re.match(r" In town\? +yes +laid +left$", rows["In town?"])


def test_the_hand_by_kind_and_apart_what_gets_nothing_here(shown: str) -> None:
    hand = "Your hand: Saloon 8, Gold mine 2 5, Horses 4 · no use now: Bank 3, Hotel 6"
    assert hand in " ".join(shown.split())


def test_choices_say_what_they_bring(shown: str) -> None:
    said = " ".join(shown.split())
    assert "1) leave the town: your tiles sell for 9 nuggets, or keep up to 2 of them" in said
    # Before leaving, which is final: what each tile would cost that is kept.
    costs = "Saloon 4: 1 nugget less now; Horses 5: 2 nuggets less now; Bank 5: 5 nuggets less now"
    assert f"({costs})" in said
    for piece in (
        "Bank 3 (not here)",
        "Saloon 8 (tile 3, 56%)",
        "Gold mine 2 (tile 1, 89%)",
        "Hotel 6 (nothing there)",
        "Horses 4 (tile 2, 89%)",
    ):
        assert piece in said


def test_keeping_says_what_it_costs_now_and_where_it_sells_best(
    capsys: pytest.CaptureFixture[str],
) -> None:
    talk = talk_at(SANTA_FE)
    talk.session.play(0, talk.session.game.parse("leave"))
    talk.show(0)
    said = " ".join(capsys.readouterr().out.split())
    assert "You leave Santa Fe and may keep up to 2 tiles." in said
    assert "1) keep Bank 5: 5 nuggets less now; sells 1:1 in El Paso" in said
    assert "2) keep Horses 5: 2 nuggets less now; sells 1:1 in El Paso" in said
    assert "3) keep Saloon 4: 1 nugget less now; sells 1:1 in San Diego" in said
    assert "4) sell everything: 9 nuggets" in said
    talk.session.play(0, talk.session.game.parse("keep bank-5"))
    talk.show(0)
    said = " ".join(capsys.readouterr().out.split())
    assert ") keep Bank" not in said
    assert "sell the rest: 4 nuggets" in said


def test_the_whole_table_has_the_trail_town_by_town_and_says_how_to_read_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    talk_at(SANTA_FE).obey(0, "table", "")
    said = capsys.readouterr().out
    assert "   Deadwood   4:1  all but Cattle\n" in said
    assert " ► Santa Fe   3:1  all but Bank · Doc Holliday\n" in said
    assert "   El Paso    1:1  all places\n" in said
    assert "left 2: gone in the second group" in " ".join(said.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 60, 40])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_fits_the_screen(
    players: int, width: int, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Random play for a while; whatever the first seat can be shown is never too wide."""
    game = deadwood.game("el-paso", players=players, options={"memory_aid": "true"})
    names = ["A person of 20 chars", "Ranger A", "Ranger B", "Ranger C", "Ranger D"]
    record = start(game, deadwood.seed_bytes(players), dict(enumerate(names[:players])))
    session = Session(game, game.new(players, True), record, [""] * players)
    screen = Screen()
    screen.width = width
    chance = deadwood.swift(width)
    talk = Talk(screen, session, catalogue(lang))
    while not session.over() and len(record.moves) < 150:
        seat = session.awaited()
        moves = session.moves(seat)
        if seat == 0:
            talk.show(seat)
            for command in ("table", "hand", "pile", "help"):
                talk.obey(seat, command, "")
            talk.obey(seat, "rules", "board")
            talk.obey(seat, "why", "1")
        session.play(seat, moves[int(chance.below(len(moves)))])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 200
    assert [line for line in lines if columns(line) > width] == []


def test_five_players_with_alike_names_can_be_told_apart_on_one_screen() -> None:
    screen = fine("play", "el-paso", "--players", "5", "--seed", "1", "--lang", "de")
    heads = re.findall(r"^ +Gast +(\S.*)$", screen.partition("Ablage")[2], re.MULTILINE)
    columns = re.split(r"\s{2,}|(?<=…) ", heads[0].strip())
    assert len(set(columns)) == len(columns) == 4, "every name is cut to what tells it apart"


# The story.


def test_a_raid_is_one_paragraph_that_tells_cards_dice_and_loot() -> None:
    game = deadwood.game("el-paso", players=2)
    state = game.from_position(
        """
        town = "Deadwood"
        tiles = ["bank-1", "bank-4", "saloon-3"]
        [[seat]]
        hand = ["bank-3", "saloon-8", "gold-mine-2", "cattle-5", "hotel-6", "horses-4"]
        [[seat]]
        hand = ["bank-8", "saloon-2", "gold-mine-1", "cattle-2", "hotel-2", "horses-2"]
        """
    )
    state.events = []
    record = start(game, deadwood.seed_bytes(1), {0: "Anna", 1: "Ben"})
    session = Session(game, state, record, ["", ""])
    talk = Talk(Screen(), session, catalogue("en"))
    session.play(0, game.parse("lay bank-3"))
    session.play(1, game.parse("lay bank-8"))
    (told,) = talk.table.story(session.shown(0), 0, brief=True)
    assert told.startswith("You show Bank 3 and Ben shows Bank 8. You roll: ")
    assert told.endswith(" Ben takes Bank 1. You take Bank 4.")
    (other,) = talk.table.story(session.shown(1), 1, brief=True)
    assert other.startswith("Anna shows Bank 3 and you show Bank 8. Anna rolls: ")
    whole = talk.table.story(session.shown(0), 0)
    assert whole[0] == "You lay Bank 3 face down. Ben lays a card face down."
    assert "discards" not in " ".join(whole)
    assert "On the sheriff field: " in whole[1]


def test_the_end_of_a_town_is_accounted_for(capsys: pytest.CaptureFixture[str]) -> None:
    """Anna leaves and keeps a tile, Ben alone is chased, Cleo had left before."""
    talk = talk_at(
        """
        town = "Santa Fe"
        lookout = 1
        raids = 3
        stars = 4
        roll = ["brand"]
        tiles = ["saloon-3"]
        [[seat]]
        nuggets = 9
        loot = ["bank-5", "saloon-4", "horses-5", "saloon-4"]
        [[seat]]
        nuggets = 12
        loot = ["hotel-1", "cattle-3"]
        [[seat]]
        nuggets = 21
        """
    )
    session, game = talk.session, talk.session.game
    session.play(0, game.parse("leave"))
    session.play(0, game.parse("keep bank-5"))
    session.play(1, session.moves(1)[1])
    session.play(2, game.parse("leave"))
    events = session.events
    assert "sheriffs" in [event.name for event in events], "the last die of this chance is a star"
    talk.table.draw_scoring(talk.screen, [deadwood_town(3), *events], 0)
    said = capsys.readouterr().out
    assert "── Santa Fe is over · the sheriffs came ──" in said
    assert re.search(r"^ Anna +group 1 +\+4 +4  13 at 3:1; keeps Bank 5$", said, re.MULTILINE)
    assert re.search(r"^ Ben +fled +\+0 +0  loses Cattle 3 and Hotel 1$", said, re.MULTILINE)
    assert re.search(r"^ Cleo +group 1 +\+0 +0  sells nothing$", said, re.MULTILINE)


def deadwood_town(number: int) -> deadwood.Event:
    return deadwood.game("el-paso").events().event("town", 0, (number,))


def test_ep9_4_e18_victory_is_shared_in_words() -> None:
    words = catalogue("en")
    assert over(words, ["Anna"]) == "The game is over: Anna wins"
    assert over(words, ["Anna", "Ben"]).endswith("Anna and Ben share the victory")
    assert over(words, ["Anna", "Ben", "Cleo"]).endswith("Anna, Ben and Cleo share the victory")
    assert over(catalogue("de"), ["Anna", "Ben"]).endswith("Anna und Ben teilen sich den Sieg")
    assert over(catalogue("nl"), ["Anna", "Ben"]).endswith("Anna en Ben delen de overwinning")


# Odds and characters.


@pytest.mark.parametrize("stars", range(5))
def test_the_odds_on_the_table_are_those_of_the_engine(stars: int) -> None:
    roll = '["star"]' if stars else "[]"
    session = session_at(
        f"""
        town = "Deadwood"
        raids = 1
        stars = {stars}
        roll = {roll}
        tiles = ["bank-1"]
        """
    )
    chance = sheriffs_chance(STANDARD_BOARD, session.view(0).stars)
    lay = next(move for move in session.moves(0) if move != 0)
    figures = session.game.preview(session.state, 0, lay)
    assert percent(chance).replace("<1", "1") == str(figures["sheriffs"])
    assert chance == pytest.approx((1 / 3) ** (5 - stars))


def test_a_terminal_without_the_characters_gets_others_of_the_same_width() -> None:
    text = "★★★·· 3 of 5 │ Ψ │ ► Überfall … „x“"
    assert plain(text, "utf-8") == text
    assert plain(text, "ascii") == '***.. 3 of 5 | Y | > Uberfall ~ "x"'
    assert len(plain(text, "ascii")) == len(text)
    assert plain("Überfall", "latin-1") == "Überfall"
    screen = fine("play", "el-paso", "--seed", "3", "--lang", "de", PYTHONIOENCODING="ascii")
    assert screen.isascii()
    assert "?" not in screen.partition("Deine Hand")[0].replace("Stadt?", "")
    assert "Rinderweide (Y) nicht hier" in screen


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_24_rows_choices_are_explained_or_stand_without_figures(language: str) -> None:
    """Where there is room the figures of a raid stand behind each card, and above them what they are; where
    there is none, neither: nobody reads a number that nothing explains. Every choice is there both times."""
    word = catalogue(language).part("el-paso")["table"]
    full, brief = (" ".join(word[key]({}).split()) for key in ("lay", "lay_brief"))
    person = Person(
        *("--players", "5", "--seed", "4", "--bots", "greenhorn", "--lang", language),
        game="el-paso",
        rows=24,
    )
    assert person.look()
    person.type("")
    seen: set[bool] = set()
    for _ in range(30):
        if not person.player or len(seen) > 1:
            break
        told = " ".join(person.screen.split())
        listed = person.choices()
        if f" {full} " in told or f" {brief} " in told:
            figures = "%" in told.partition(full if full in told else brief)[2]
            assert (f" {full} " in told) == figures
            assert listed == list(range(1, len(listed) + 1))
            assert len(listed) >= 6
            seen.add(figures)
        person.type("1")
    person.end()
    person.leave()
    assert seen == (
        {True, False} if language != "de" else {False}
    )  # German is too long for it here
