"""What BANG! shows: who sits where, how far away and with what; hands, characters, the end."""

from __future__ import annotations

import re

import pytest

import deadwood
from deadwood.cli.terminal.screen import Screen, columns, plain
from deadwood.cli.terminal.session import Session
from deadwood.cli.terminal.talk import Talk
from deadwood.core.record import start
from deadwood.core.types import NOBODY
from deadwood.games.bang.cards import CHARACTER_NAMES, ROLES
from deadwood.games.bang.kinds import NAMES
from deadwood.games.bang.schema import EVENTS
from deadwood.language.catalogue import LANGUAGES, catalogue
from tests.cli.bang_table import played, talk_at, talk_of, told
from tests.cli.terminal import fine
from tests.rules.bang.scene import at, fresh

SALOON_FIGHT = """
    bangs = 0
    discards = ["beer-8h", "bang-9d"]
    [[seat]]
    character = "rose-doolan"
    lives = 3
    hand = ["schofield-ks", "bang-ah", "jail-10s", "beer-6h", "bang-2d", "missed-2s"]
    table = ["mustang-8h"]
    [[seat]]
    character = "el-gringo"
    hand = ["bang-3d", "bang-4d"]
    table = ["winchester-8s", "barrel-qs"]
    [[seat]]
    character = "paul-regret"
    lives = 1
    hand = ["bang-5d"]
    [[seat]]
    out = true
    [[seat]]
    character = "suzy-lafayette"
    table = ["dynamite-2h", "jail-js"]
"""


@pytest.fixture
def shown(capsys: pytest.CaptureFixture[str]) -> str:
    """Anna's turn; she is the Sheriff, Dan is eliminated."""
    talk_at(SALOON_FIGHT, players=5).show(0)
    return capsys.readouterr().out


def rows(screen: str) -> list[str]:
    """The lines of the table that begin with the number of a seat, one space between words."""
    found: list[str] = []
    below = False
    for line in screen.splitlines():
        row = re.match(r" {1,2}[► ][1-7] ", line) is not None
        if row:
            found.append(" ".join(line.split()))
        elif below and re.match(r" {3,}\w", line):  # what had no room beside it
            found[-1] += " " + " ".join(line.split())
        below = row or (below and line.startswith("   "))
    return found


def test_a_line_for_every_seat_with_role_character_lives_cards_distance_and_gun(shown: str) -> None:
    assert rows(shown) == [
        "►1 Anna ★ Sheriff Rose Doolan ●●●○○ 6 Colt 1, Mustang",
        "2 Ben ? El Gringo ●●● 2 1 ✓ Winchester 5, Barrel",
        "3 Cleo ? Paul Regret ●○○ 1 2 Colt 1",
        "4 Dan Outlaw Slab the Killer out",
        "5 Eve ? Suzy Lafayette ●●●● 1 1 ✓ Colt 1, Jail, Dynamite",
    ]


def test_piles_title_and_legend(shown: str) -> None:
    assert "── Your turn ──" in shown
    assert " Discards: 2, on top: Beer 8♥.\n" in shown
    assert " Draw pile: 63." in shown
    assert "Away ✓: within reach of your gun." in shown


def test_a_hand_is_sorted_by_colour_and_kind_with_its_signs(shown: str) -> None:
    assert " Your role: Sheriff. Your hand: 6 cards\n" in shown
    assert "   brown BANG! A♥ 2♦, Missed! 2♠, Beer 6♥\n" in shown
    assert "   blue  Jail 10♠, Schofield K♠\n" in shown


def test_own_role_and_the_dead_are_known_and_nobody_else_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    talk = talk_at(SALOON_FIGHT, players=5)
    talk.table.draw(talk.screen, talk.session.view(1))
    ben = rows(capsys.readouterr().out)
    assert [row.split()[2] for row in ben] == ["★", "Renegade", "?", "Outlaw", "?"]
    talk.table.draw(talk.screen, talk.session.view(NOBODY))
    anybody = capsys.readouterr().out
    assert [row.split()[2] for row in rows(anybody)] == ["★", "?", "?", "Outlaw", "?"]
    assert "Away" not in anybody, "nobody sits there who could be near or far"


def test_the_whole_table_says_who_reaches_whom(capsys: pytest.CaptureFixture[str]) -> None:
    talk_at(SALOON_FIGHT, players=5).obey(0, "table", "")
    said = " ".join(capsys.readouterr().out.split())
    assert "Your gun reaches: Ben and Eve." in said
    assert "You are in reach of: Ben." in said, "a Mustang is one too far for a Colt"
    assert "The number before a name is the one to write: play bang-2d at 3." in said


def test_sixty_columns_have_no_room_for_roles_but_for_those_of_the_dead(
    capsys: pytest.CaptureFixture[str],
) -> None:
    talk = talk_at(SALOON_FIGHT, players=5, lang="de", width=60)
    talk.show(0)
    said = capsys.readouterr().out
    assert rows(said)[0] == "►1 Anna ★ Rose Doolan ●●●○○ 6 Colt 1, Mustang"
    assert rows(said)[3] == "4 Dan Slab the Killer raus Outlaw"
    assert "Deine Rolle: Sheriff." in said


def test_forty_columns_take_two_lines(capsys: pytest.CaptureFixture[str]) -> None:
    talk_at(SALOON_FIGHT, players=5, width=40).show(0)
    said = capsys.readouterr().out
    assert " ►1 Anna ★  Rose Doolan  ●●●○○\n      Cards 6, Colt 1, Mustang\n" in said
    assert "      Cards 2, Away 1 ✓, Winchester 5,\n      Barrel\n" in said
    assert "  4 Dan  Slab the Killer  out (Outlaw)\n" in said


def test_a_small_screen_names_the_dead_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    talk = talk_at(SALOON_FIGHT, players=5)
    talk.screen.room = 23
    talk.show(0)
    said = capsys.readouterr().out
    assert len(rows(said)) == 4
    assert "    out: 4 Dan (Outlaw)\n" in said


def test_a_small_screen_lists_choices_side_by_side_if_there_is_no_other_way(
    capsys: pytest.CaptureFixture[str],
) -> None:
    talk = talk_at(SALOON_FIGHT, players=5)
    talk.screen.room = 16
    talk.show(0)
    said = capsys.readouterr().out
    assert re.search(r"1\) BANG! +2\) Beer +3\) Jail +4\) Schofield\s+5\) end your turn", said)
    assert len(said.splitlines()) <= 16


def test_an_open_general_store_lies_on_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    talk = talk_at('[[seat]]\nhand = ["general-store-qs"]')
    played(talk, "play general-store-qs")
    talk.table.draw_brief(talk.screen, talk.session.view(2))
    said = " ".join(capsys.readouterr().out.split())
    assert re.search(r"Draw pile: 75\. There are no discards\. General Store: [\w!, ]+\.", said)


def test_characters_that_are_still_chosen_are_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    talk = talk_of(fresh(5, choose_character=True))
    seat = talk.session.awaited()
    other = (seat + 1) % 5
    talk.table.draw(talk.screen, talk.session.view(other))
    said = capsys.readouterr().out
    assert "── The characters are chosen ──" in said
    assert all(row.endswith("?") for row in rows(said))
    talk.table.draw_cast(talk.screen, talk.session.view(other))
    assert not [
        name for name in CHARACTER_NAMES if talk.table.card(name) in capsys.readouterr().out
    ]
    assert not talk.table.is_cast(talk.session.view(other))
    talk.show(seat)
    said = " ".join(capsys.readouterr().out.split())
    first = talk.session.view(seat).offered[0]
    name = CHARACTER_NAMES[first]
    assert f"1) be {talk.table.card(name)}: {talk.table.does(name)}" in said


# Who is who.


def test_the_cast_tells_role_characters_and_deeds(capsys: pytest.CaptureFixture[str]) -> None:
    talk = talk_at(
        """
        deeds = ["2 shot 1 2", "2 robbed 3 1", "3 killed 4 1"]
        [[seat]]
        [[seat]]
        [[seat]]
        [[seat]]
        out = true
        """
    )
    talk.obey(1, "who", "")
    said = " ".join(capsys.readouterr().out.split())
    assert "In the game: Sheriff, 2 × Outlaw and Renegade." in said
    assert "You are the Renegade. You win only as the last one left" in said
    assert "★ 1 Anna, Sheriff: Black Jack. Shows the second card that he takes" in said
    assert "2 Ben, Renegade: Willy the Kid. May play any number of BANG! in his turn." in said
    assert "in his turn. So far: shot at Anna (2) and took cards from Cleo. 3 Cleo: " in said
    assert "3 Cleo: Rose Doolan. Everybody else is 1 nearer to her. So far: eliminated Dan." in said
    assert "† 4 Dan, Outlaw: Slab the Killer." in said


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_is_told_his_role_and_what_to_do(
    lang: str, role: str, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = talk_of(fresh(7), lang)
    seat = [ROLES[at] for at in talk.session.state.list_role()].index(role)
    talk.introduced.clear()
    talk.introduce(seat)
    said = " ".join(capsys.readouterr().out.split())
    assert talk.table.word(f"you_{role}") in said
    for other in {"sheriff", "deputy", "outlaw", "renegade"} - {role}:
        assert talk.table.word(f"you_{other}") not in said
    talk.introduce(seat)
    assert capsys.readouterr().out == "", "once is enough"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_character_and_role_says_what_it_does(lang: str) -> None:
    table = talk_of(fresh(4), lang).table
    assert table.cards() == [*NAMES, *CHARACTER_NAMES, *ROLES]
    for name in table.cards():
        assert table.does(name).endswith((".", "!")), name
        assert table.find_card(table.card(name)) == name
        assert len(table.does(name)) < 160, name


@pytest.mark.parametrize(
    ("edition", "options", "says"),
    [
        (
            "abacus-2005",
            {},
            "It also saves a life when you are about to lose one. No use when only two are left.",
        ),
        (
            "international",
            {},
            "It also saves you when your last life goes. No use when only two are left.",
        ),
        (
            "international",
            {"beer_off_turn": "any_loss", "beer_void_with_two": False},
            "It also brings a life back when you have just lost one.",
        ),
        (
            "abacus-2005",
            {"beer_off_turn": "lethal_only", "beer_void_with_two": False},
            "It also saves you when your last life goes.",
        ),
    ],
)
def test_what_beer_does_is_what_it_does_at_this_table(
    edition: str, options: dict[str, object], says: str
) -> None:
    table = talk_at("[[seat]]", edition=edition, **options).table  # type: ignore[arg-type]
    assert table.does("beer") == f"Brings you a life back in your turn. {says}"


# The story.


def test_a_turn_is_one_paragraph_about_one_person() -> None:
    talk = talk_at(
        """
        turn = 4
        talon = ["beer-6h", "bang-2d"]
        [[seat]]
        character = "willy-the-kid"
        hand = ["mustang-8h"]
        [[seat]]
        character = "rose-doolan"
        hand = ["missed-2s"]
        """
    )
    played(
        talk, "end", "play mustang-8h", "play bang-2d at 2", "play missed-2s", "play beer-6h", "end"
    )
    assert told(talk, 1)[0] == (
        "Anna takes 2 cards from the draw pile, plays Mustang and plays BANG! at you! You answer with Missed! Anna plays Beer."
    )
    assert told(talk, 0)[0] == (
        "You take BANG! and Beer from the draw pile. You play Mustang. You play BANG! at Ben."
        " Ben answers with Missed! You play Beer. You have all lives already."
    )
    assert told(talk, 2)[0].startswith(
        "Anna takes 2 cards from the draw pile, plays Mustang and plays BANG! at Ben. Ben"
    )


def test_deaths_and_roles_stand_out() -> None:
    talk = talk_at(
        """
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        [[seat]]
        [[seat]]
        lives = 1
        hand = ["duel-js"]
        table = ["barrel-qs", "jail-10s"]
        """,
    )
    played(talk, "play bang-2d at 4", "pass", "pass", "pass")
    shot, death, after = told(talk, 1)
    assert shot == "Anna plays BANG! at Dan. Dan loses a life."
    assert death == "† Dan is eliminated. Role: Outlaw."
    assert after == (
        "Dan discards Duel, Jail and Barrel. Anna earns the reward for an Outlaw and takes 3 cards from the draw pile."
    )
    assert told(talk, 3)[1] == "† You are eliminated. Role: Outlaw."
    assert talk.table.stands_out(death)
    assert not talk.table.stands_out(after)
    talk.screen.colour = True
    lines = talk.bulleted(told(talk, 1))
    assert lines[1] == "\x1b[31m † Dan is eliminated. Role: Outlaw.\x1b[0m"


def test_a_saloon_is_one_sentence_and_a_life_nobody_needs_is_no_news() -> None:
    talk = talk_at(
        """
        [[seat]]
        hand = ["saloon-5h"]
        [[seat]]
        lives = 2
        [[seat]]
        [[seat]]
        lives = 3
        """
    )
    played(talk, "play saloon-5h")
    assert told(talk, 2) == ["Anna plays Saloon. A life back for Ben and Dan."]
    assert told(talk, 3) == ["Anna plays Saloon. A life back for Ben and you."]
    wounded = talk_at(
        """
        [[seat]]
        lives = 2
        hand = ["saloon-5h", "barrel-qs"]
        [[seat]]
        lives = 2
        """
    )
    played(wounded, "play saloon-5h", "play barrel-qs")
    assert told(wounded, 2) == [
        "Anna plays Saloon and wins a life back. A life back for Ben. Anna plays Barrel."
    ]
    full = talk_at('[[seat]]\nhand = ["saloon-5h"]')
    played(full, "play saloon-5h")
    assert told(full, 1) == ["Anna plays Saloon."]


def test_a_barrel_tells_the_sign_and_only_what_helped() -> None:
    position = """
        talon = ["{sign}"]
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        table = ["barrel-qs"]
        """
    helped = played(talk_at(position.format(sign="beer-6h")), "play bang-2d at 2", "draw")
    assert told(helped, 0) == ["You play BANG! at Ben. Ben flips 6♥ and is not hit."]
    failed = played(talk_at(position.format(sign="bang-9c")), "play bang-2d at 2", "draw")
    assert told(failed, 2)[0] == ("Anna plays BANG! at Ben. Ben flips 9♣ and loses a life.")


@pytest.mark.parametrize(
    ("sign", "told_of"), [("beer-6h", "is free"), ("bang-9c", "stays in jail")]
)
def test_a_jail_that_was_drawn_for_goes_without_saying(sign: str, told_of: str) -> None:
    talk = talk_at(
        f"""
        talon = ["{sign}"]
        [[seat]]
        [[seat]]
        table = ["jail-10s"]
        """
    )
    played(talk, "end")
    story = " ".join(told(talk, 0))
    assert told_of in story
    assert "Jail" not in story


def test_what_is_taken_from_a_hand_only_two_read() -> None:
    talk = talk_at('[[seat]]\nhand = ["panic-jh"]\n[[seat]]\nhand = ["beer-6h"]')
    played(talk, "play panic-jh at 2")
    assert told(talk, 0) == ["You play Panic! on Ben. You take Beer from Ben's hand."]
    assert told(talk, 1) == ["Anna plays Panic! on you! Anna takes Beer from your hand."]
    assert told(talk, 2) == ["Anna plays Panic! on Ben and takes a card from Ben's hand."]
    (event,) = [event for event in talk.session.events if event.name == "take"]
    assert talk.table.revealed(event).endswith("[Beer 6♥]")


def test_calamity_janet_says_what_she_uses_as_what() -> None:
    talk = talk_at(
        """
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        character = "calamity-janet"
        hand = ["bang-3d"]
        """
    )
    played(talk, "play bang-2d at 2", "play bang-3d")
    assert told(talk, 0) == ["You play BANG! at Ben. Ben answers with BANG! as Missed!"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_many_games_has_a_sentence_for_everybody(lang: str) -> None:
    """Whole games, seen by all: the story and the replay find every text that they need."""
    silent = {"turn", "role", "offer", "haul", "haul-table"}
    told_of: set[str] = set()
    for seed in range(12):
        options = {"choose_character": "true"} if seed % 3 == 0 else {}
        edition = ("abacus-2005", "international")[seed % 2]
        game = deadwood.game("bang", edition=edition, players=4 + seed % 4, options=options)
        state = game.new(seed, True)
        chance = deadwood.swift(seed)
        while not game.over(state):
            seat = game.seats(state)[0]
            moves = game.legal(state, seat)
            state.apply(seat, moves[int(chance.below(len(moves)))])
        names = ["Anna", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus"][: game.players]
        table = talk_of(fresh(4), lang).table
        table.names = names
        rare = [game.events().event(name, 1) for name in ("suzy", "void", "penalty")]
        rare += [game.events().event(name, 1, (7,)) for name in ("counts", "on-top")]
        for event in [*(state.events or []), *rare]:
            told_of.add(event.name)
            for seat in (NOBODY, *range(game.players)):
                said = table.event(game.shown(event, seat), seat)
                assert said or event.name in silent, event
                assert "{" not in said
            assert table.revealed(event) or event.name in silent
        for seat in (NOBODY, *range(game.players)):
            assert table.story([game.shown(event, seat) for event in state.events or []], seat)
    assert told_of == set(EVENTS.kinds)


# The end.

LAST_SHOT = """
    [[seat]]
    lives = 1
    [[seat]]
    [[seat]]
    [[seat]]
    out = true
"""


def finished() -> Talk:
    """Cleo's Duel puts the Sheriff out: the Outlaws have won, Dan too, who is dead."""
    talk = talk_at("turn = 3\n" + LAST_SHOT.replace("[[seat]]\n    [[seat]]\n    out", DUELLIST))
    return played(talk, "play duel-js at 1")


DUELLIST = '[[seat]]\n    hand = ["duel-js"]\n    [[seat]]\n    out'


def test_a_side_wins_and_everybody_is_told_whether_it_was_his() -> None:
    talk = finished()
    game, state = talk.session.game, talk.session.state
    winners = [int(seat) for seat in game.winners(state)]
    assert winners == [2, 3]

    def outcome(seat: int) -> str:
        return talk.table.outcome(game.view(state, seat), winners)

    assert outcome(2) == outcome(3) == "You win: the Outlaws won"
    assert outcome(0) == outcome(1) == "You lose: the Outlaws won"
    assert outcome(NOBODY) == "The game is over: the Outlaws won"
    assert talk.table.totals(game.view(state, NOBODY)) == "the Outlaws won"


def test_the_end_tells_all_roles_and_who_put_out_whom(capsys: pytest.CaptureFixture[str]) -> None:
    talk = finished()
    standing = [" ".join(line.split()) for line in talk.table.standings(talk.session.view(0))]
    assert standing == [
        "✓ Cleo Outlaw Rose Doolan ●●●●",
        "✓ Dan Outlaw Slab the Killer out",
        "Anna Sheriff Black Jack out",
        "Ben Renegade Willy the Kid ●●●●",
    ]
    turn = deadwood.Event("turn", 2, ())
    talk.table.draw_account(talk.screen, [turn, *talk.session.events])
    said = capsys.readouterr().out
    assert "   turn 1  Anna (Sheriff) by Cleo: Duel\n" in said
    assert told(talk, 1)[-1] == "★ The Sheriff is eliminated: the Outlaws have won!"


def test_the_account_knows_dynamite_and_duels_of_ones_own(
    capsys: pytest.CaptureFixture[str],
) -> None:
    talk = talk_at(
        """
        phase = "start"
        talon = ["bang-9c", "missed-2s"]
        [[seat]]
        [[seat]]
        lives = 1
        hand = ["duel-js"]
        [[seat]]
        hand = ["bang-2d"]
        [[seat]]
        lives = 2
        table = ["dynamite-2h"]
        """
    )
    events = talk.session.events
    played(talk, "end", "play duel-js at 3", "discard bang-2d", "pass", "pass")
    dead = [event for event in events if event.name == "dies"]
    assert [(event.seat, event.values[1]) for event in dead] == [(1, 1)]
    blown = talk.session.game.events().event("dies", 3, (2, NOBODY))
    talk.table.draw_account(talk.screen, [*events, blown])
    said = capsys.readouterr().out
    assert "Ben (Renegade) by their own card: Duel\n" in said
    assert "Dan (Outlaw) by the Dynamite\n" in said


def test_nothing_is_scored(capsys: pytest.CaptureFixture[str]) -> None:
    talk = finished()
    talk.table.draw_scoring(talk.screen, talk.session.events, 0)
    assert capsys.readouterr().out == ""
    assert not any(talk.table.is_deal(event) for event in talk.session.events)


# Any screen.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 60, 40])
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_everything_fits_the_screen(
    players: int, width: int, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Random play to the end; whatever the first seat can be shown is never too wide."""
    options = {"choose_character": "true"} if players == 6 else {}
    game = deadwood.game("bang", players=players, options=options)
    names = ["A person of 20 chars", *(f"Ranger {letter}" for letter in "ABCDEF")]
    record = start(game, deadwood.seed_bytes(players), dict(enumerate(names[:players])))
    session = Session(game, game.new(players, True), record, [""] * players)
    screen = Screen()
    screen.width = width
    chance = deadwood.swift(width)
    talk = Talk(screen, session, catalogue(lang))
    while not session.over():
        seat = session.awaited()
        moves = session.moves(seat)
        if seat == 0:
            talk.show(seat)
            for command in ("table", "who", "hand", "pile", "help"):
                talk.obey(seat, command, "")
            talk.obey(seat, "why", "1")
            talk.obey(seat, "why", "bang")
            for choice in list(talk.choices):
                talk.choose(choice)
        session.play(seat, moves[int(chance.below(len(moves)))])
    view = session.view(0)
    talk.table.draw(screen, view)
    screen.lines(talk.table.standings(view, width))
    talk.table.draw_account(screen, session.events)
    talk.screen.lines(talk.bulleted(told(talk, 0, brief=False)))
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 100
    assert [line for line in lines if columns(line) > width] == []


def test_a_terminal_without_the_characters_gets_others_of_the_same_width() -> None:
    text = "► ★ ●●●○ 10♥ A♠ 2♦ 3♣ † 2 × ✓"
    assert plain(text, "utf-8") == text
    assert plain(text, "ascii") == "> * OOO. 10h As 2d 3c + 2 x +"
    screen = fine("play", "bang", "--seed", "3", "--lang", "de", PYTHONIOENCODING="ascii")
    assert screen.isascii()
    assert re.search(r"\bBANG! ([2-9]|10|[JQKA])[shdc]\b", screen)


def test_a_card_and_its_sign_are_never_parted(capsys: pytest.CaptureFixture[str]) -> None:
    screen = Screen()
    for width in range(40, 60):
        screen.width = width
        screen.say("You look at Missed! 4♠, General Store Q♠, Beer 10♥, Cat Balou K♥, BANG! 2♦.")
    for line in capsys.readouterr().out.splitlines():
        assert not re.match(r"\s*([2-9]|10|[JQKA])[♠♥♦♣]", line)


def test_everybody_has_a_line_in_a_position_of_seven() -> None:
    talk = talk_of(at("[[seat]]", players=7))
    with talk.screen.collected() as lines:
        talk.table.draw_brief(talk.screen, talk.session.view(3))
    assert [row.split()[0].lstrip("►") for row in rows("\n".join(lines))] == list("1234567")
