"""What a person can say at a table of BANG!, alone and with others at one keyboard."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from deadwood.bots import make_bot
from deadwood.cli.commands import play
from deadwood.cli.terminal.screen import Screen
from deadwood.cli.terminal.session import Leave
from deadwood.cli.terminal.talk import Talk
from deadwood.language.catalogue import catalogue
from tests.cli.bang_table import session_of
from tests.cli.terminal import ANSI, CLEAR, Person, fine
from tests.rules.bang.scene import at

# At the table with him: Texas Jack, Johnny Ringo, Mary Fields and Dora DuFran.
# The first seat is the Sheriff, so he begins, and Vulture Sam. His hand after taking two cards:
# BANG! A♦ 4♣, Missed! 2♠, Panic! Q♥, Gatling 10♥, Jail J♠, Mustang 9♥.
SEATED = ["play", "bang", "--seed", "72", "--players", "5", "--bots", "random"]


def said(*lines: str, lang: str = "en", name: str = "Stranger") -> list[str]:
    """What was answered to each line, on one line without line breaks."""
    typed = "".join(f"{line}\n" for line in lines)
    screen = fine(*SEATED, "--lang", lang, typed=typed)
    return [" ".join(part.split()) for part in screen.split(f"{name}> \n")[1:]]


# Moves.


@pytest.mark.parametrize("text", ["play mustang-9h", "Mustang", "mus", "play mus", "MUSTANG"])
def test_a_card_without_a_target_is_named_written_or_begun(text: str) -> None:
    assert "You play Mustang." in said(text)[0]


@pytest.mark.parametrize(
    "text",
    ["play bang-4c at 2", "bang texas jack", "BANG! 2", "bang tex", "play bang at texas jack"],
)
def test_a_card_with_a_target_can_be_said_in_one_go(text: str) -> None:
    assert "You play BANG! at Texas Jack." in said(text)[0]


def test_a_card_alone_asks_for_its_target_and_enter_goes_back() -> None:
    whom, shot = said("bang", "dora dufran")[:2]
    assert whom.startswith("BANG!: whom do you shoot at? 1) Texas Jack (●●●●, 4 cards, distance 1)")
    assert "2) Dora DuFran (●●●●, 4 cards, distance 1)" in whom
    assert whom.endswith("Enter goes back.")
    assert "You play BANG! at Dora DuFran." in shot
    number, back = said("1", "")[:2]
    assert number == whom
    assert back.startswith(
        "Play a card, or end your turn. 1) BANG!: against Texas Jack and Dora DuFran"
    )


def test_what_cannot_be_played_is_refused_with_its_rule() -> None:
    far, held, answer, other, nobody = said(
        "bang johnny ringo", "beer", "missed", "play bang-4c at 6", "discard bang-4c"
    )[:5]
    assert far == (
        "You cannot reach Johnny Ringo: BANG! is for others within reach of your weapon. [BG8.1]"
    )
    assert held == "You do not have that card."
    assert answer.startswith("Missed! is only an answer to a hit")
    assert answer.endswith("[BG8.4]")
    assert other == "You cannot aim at seat 6: not in the game. [BG4.8]"
    assert nobody.startswith("That is not asked now. What is asked: playing cards.")


def test_nonsense_is_answered_and_changes_nothing() -> None:
    answers = said("xyzzy", "", "0", "99", "-1", "play", "play bang-4c at 9", "bang bang", "hand")
    assert "is no number of the list, no move and no command" in answers[0]
    assert answers[1] == "Choose 1 to 6, or type help."
    assert answers[2] == answers[3] == "The list has the numbers 1 to 6."
    assert "Your hand: 7 cards" in answers[8]


@pytest.mark.parametrize(
    ("lang", "name", "word"),
    [("en", "Stranger", "done"), ("de", "Gast", "fertig"), ("nl", "Vreemdeling", "klaar")],
)
def test_a_turn_is_ended_by_word_number_or_notation(lang: str, name: str, word: str) -> None:
    ended = [said(text, lang=lang, name=name)[0] for text in (word, "6", "end")]
    assert len(set(ended)) == 1
    assert "1) BANG! (2)" in ended[0], "seven cards are too many for five lives"


def test_german_names_are_understood() -> None:
    played = said("warum fehlschuss", "wer", "panik texas jack", lang="de", name="Gast")
    assert played[0].startswith("Fehlschuss!: Wehrt einen Treffer auf dich ab")
    assert "── Wer ist wer?" in played[1]
    assert "Du spielst Panik auf Texas Jack." in played[2]


# Questions about cards and people.


def test_why_a_card_a_character_a_role_a_number_a_move() -> None:
    bang, beer, willy, role, number, move, no_card = said(
        "why bang",
        "why beer",
        "why willy",
        "why renegade",
        "why 5",
        "why bang johnny ringo",
        "why r",
    )[:7]
    assert bang.startswith("BANG!: Hits somebody within reach of your gun")
    assert "play BANG! at Texas Jack, play BANG! at Dora DuFran: Allowed now." in bang
    assert bang.count("is a hit at another player") == 1, "the clause is read once"
    assert bang.endswith("The rules about this: rules bang")
    assert beer.startswith("Beer: Brings you a life back in your turn.")
    assert "You do not have that card." in beer
    assert willy == (
        "Willy the Kid: May play any number of BANG! in his turn. The rules about this: rules willy the kid"
    )
    assert role.startswith("Renegade: Wins alone, as the last one left")
    assert number.startswith("play Mustang: ")
    assert "[BG6.2]" in number
    assert "You cannot reach Johnny Ringo: BANG! is for others" in move
    assert move.endswith("[BG8.1]")
    assert no_card.startswith("Which card? “r” could be: Remington, Rev. Carabine, Rose Doolan")


def test_who_is_who_at_any_time() -> None:
    first = " ".join(fine(*SEATED).partition("Who is who")[2].partition("Your turn")[0].split())
    assert "You are the Sheriff, and all know it." in first
    assert "★ 1 Stranger, Sheriff: Vulture Sam. Takes all cards of everybody who is" in first
    who = said("who")[0]
    assert "2 Texas Jack: Suzy Lafayette. Takes a card as soon as her hand is empty." in who
    assert "who is who: characters, abilities" in said("help")[0]
    assert "is no number of the list" in fine("play", "el-paso", "--seed", "1", typed="who\n")


def test_rules_by_card_character_number_and_word() -> None:
    willy, beer, clause, word, everything = said(
        "rules willy", "rules beer", "rules 12.6", "rules heart", "rules"
    )[:5]
    assert willy.endswith("BG16.23 Willy the Kid: he may play any number of BANG! in his turn.")
    assert "BG9.1" in beer
    assert "BG9.7" not in beer, "that is the Saloon"
    assert "BG12.6" in clause
    assert "BG8.5" in word
    assert everything.endswith(
        "One chapter: rules 8. About a card: rules beer. Any word: rules heart."
    )


def test_the_discard_pile_is_open() -> None:
    none, *_, pile = said("pile", "gatling", "pile")[:3]
    assert none == "There are no discards."
    assert re.fullmatch(r"On the discard pile: .*Gatling.*\. On top: .+[♠♥♦♣]\.", pile)


def test_a_hint_and_what_an_example_looks_like() -> None:
    hint, why, help_ = said("hint ranger", "why", "help")[:3]
    assert re.match(r"A ranger would choose \d: ", hint)
    assert why.endswith("as in: why beer, or: why 3")
    assert "as in: play bang-2d at 3." in help_


def test_the_introduction_and_the_cast_wait_for_enter() -> None:
    person = Person("--seed", "3", "--players", "7", game="bang", rows=24)
    assert person.look()
    for piece in ("secret role", "take two cards", "your Colt reaches 1", "poker sign"):
        assert piece in person.screen
    assert "Who is who" not in person.screen
    person.type("")
    assert "Who is who" in person.screen
    assert "Your hand" not in person.screen
    person.type("rules BG2.1")
    assert "BG2.1" in person.screen
    person.type("")
    assert "Your hand" in person.screen
    person.end()
    assert person.leave() == 0


# Whole games.


@pytest.mark.parametrize(
    ("lang", "columns", "arguments"),
    [
        ("en", 80, ["--players", "5", "--seed", "3", "--edition", "international"]),
        ("de", 60, ["--players", "4", "--seed", "4", "--option", "choose_character=true"]),
        ("nl", 80, ["--players", "7", "--bots", "random", "--seed", "5"]),
    ],
)
def test_a_whole_game_with_nonsense_in_between(
    lang: str, columns: int, arguments: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    person = Person(*arguments, "--lang", lang, game="bang", columns=columns)
    assert person.look()
    person.play_on(random.Random(lang), nonsense=True)
    for word in {"en": ["Sheriff", "Outlaw"], "de": ["Kopfgeldjäger"], "nl": ["Renegaat"]}[lang]:
        assert word in person.screen
    assert re.search(r"^ ✓ ", person.screen, re.MULTILINE), person.screen
    save = {"en": "save", "de": "sichern", "nl": "bewaren"}[lang]
    who = {"en": "who", "de": "wer", "nl": "wie"}[lang]
    person.type(who)
    assert "†" in person.screen
    person.type(f"{save} {file}")
    person.child.sendline("")
    assert person.leave() == 0
    plain = ANSI.sub("", person.raw).replace("\r", "")
    assert max(len(line) for line in plain.splitlines() if "> " not in line) <= columns
    assert len(fine("verify", str(file), "--lang", lang).splitlines()) >= 4
    told = fine("replay", str(file), "--lang", lang)
    assert "†" in told
    assert "★" in told
    middle = fine("replay", str(file), "--lang", lang, "--to", "20", "--seat", "2")
    assert "?" in middle, "the roles of others"


@pytest.mark.parametrize(("lang", "seed"), [("en", "2"), ("de", "1"), ("nl", "5")])
def test_a_whole_game_of_seven_on_24_lines(lang: str, seed: str) -> None:
    """Whatever is asked fits with the table, the news and the hand on one screen."""
    person = Person("--seed", seed, "--lang", lang, "--players", "7", game="bang", rows=24)
    assert person.look()
    questions = pauses = tables = 0
    for _ in range(300):
        # The first line is the end of the last prompt's, the last one is this prompt.
        assert len(person.screen.split("\n")) - 1 <= 24, person.screen
        assert max(len(line) for line in person.screen.split("\n")) <= 80
        if not person.player:
            break
        if not person.choices():
            pauses += 1
            person.type("")
            continue
        questions += 1
        tables += "── " in person.screen
        person.type(person.hint())
    assert not person.player, "the game came to its end"
    assert questions > 5
    assert tables > 3
    assert pauses == 3, "an introduction, who is who, and the end"
    person.child.sendline("")
    assert person.leave() == 0


def test_a_game_is_kept_in_the_middle_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    person = Person("--players", "4", "--seed", "69", game="bang")
    assert person.look()
    person.type("")
    person.type("")
    person.type(person.hint())
    while not person.choices() or "Your role" not in person.screen:
        person.type("hand")
    before = person.screen
    person.type(f"save {file}")
    person.child.sendline("quit")
    assert person.leave() == 0
    again = Person("--load", str(file))
    assert again.look()
    assert "Who is who" in again.screen
    again.type("")
    hand = before[before.index("Your role") :].partition("\n\n")[0]
    assert hand in again.screen
    again.end()
    assert again.leave() == 0


# Several people at one keyboard.


def test_people_hand_over_the_keyboard_and_see_only_their_own_role_and_hand() -> None:
    person = Person("--names", "Anna,Ben,Cleo", "--players", "4", "--seed", "9", game="bang")
    assert person.look()
    assert person.player == "?"
    between = 0
    roles: dict[str, set[str]] = {}
    last = ""
    for _ in range(60):
        if not person.player:
            break
        if person.player == "?":
            shown = person.raw.rpartition(CLEAR)[2] if between else person.screen
            assert "hand:" not in shown.lower()
            assert "You are" not in shown
            between += 1
            person.type("who" if between % 2 else "")
            assert CLEAR in person.raw.rpartition("keyboard")[2]
            assert person.player != last, "nobody is asked to pass the keyboard to himself"
        else:
            last = person.player
            found = re.findall(r"Your role: (\w+)\.", person.screen)
            roles.setdefault(last, set()).update(found)
            listed = person.choices()
            person.type(str(random.Random(between).choice(listed)) if listed else "")
    assert between >= 4
    assert set(roles) == {"Anna", "Ben", "Cleo"}
    assert all(len(own) == 1 for own in roles.values()), roles
    if person.player == "?":
        person.type("")
    person.end()
    assert person.leave() == 0


class Typed(Screen):
    """A screen whose person types what is written down, and everything that he was shown."""

    def __init__(self, answers: dict[str, list[str]]) -> None:
        super().__init__()
        self.answers = answers  # by the prompt
        self.prompts: list[str] = []
        self.shown: list[tuple[str, list[str]]] = []
        self.since: list[str] = []
        self.lives = 0  # of Sid Ketchum, in the end

    def line(self, text: str = "", style: str = "") -> None:
        if self.kept is None:
            self.since.append(text)
        else:
            super().line(text, style)

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.shown.append((prompt, self.since))
        self.since = []
        if not self.answers.get(prompt):
            raise EOFError
        return self.answers[prompt].pop(0)


def answered(hand: str, answer: str) -> Typed:
    """Anna shoots at Ben, Ben answers; then Anna is asked again."""
    scene = at(
        f"""
        [[seat]]
        hand = ["bang-4c", "beer-9h"]
        [[seat]]
        hand = [{hand}]
        """
    )
    screen = Typed({"": [""] * 9, "Anna> ": ["play bang-4c at 2"], "Ben> ": [answer, "pass"]})
    talk = Talk(screen, session_of(scene), catalogue("en"))
    talk.introduced.update([0, 1, 2, 3])
    with pytest.raises(Leave):
        play.play_on(talk)
    return screen


def test_whoever_holds_no_answer_is_asked_all_the_same() -> None:
    """Others at the keyboard see the same, whether or not he could have answered (BG17.3)."""
    with_answer = answered('"missed-2s", "beer-6h"', "pass")
    without = answered('"barrel-qs", "duel-js"', "pass")
    assert with_answer.prompts == without.prompts
    assert with_answer.prompts == ["", "Anna> ", "", "Ben> ", "Ben> ", "", "Anna> "]
    for held, other in zip(with_answer.shown, without.shown, strict=True):
        if held[0] != "Ben> ":
            assert held == other, "Anna and the screen in between tell nothing"
    bens = [lines for prompt, lines in without.shown if prompt == "Ben> "]
    assert "Anna shoots at you. Play Missed!?" in bens[0][-2]
    assert bens[0][-1].endswith("1) no Missed!, be hit")
    assert bens[1][-1].endswith("1) no Beer, lose a life")


def test_a_person_alone_is_not_asked_for_an_answer_that_he_does_not_have() -> None:
    """Nobody else sits there who could learn something from a silence."""
    screen = fine(*SEATED, typed="5\n1\n1\n" + "1\n" * 40)
    assert "1) no Missed!, be hit\nStranger>" not in screen
    assert "1) no Beer, lose a life\nStranger>" not in screen


def test_the_story_says_once_that_a_person_alone_had_no_answer() -> None:
    scene = at("""
        turn = 2
        [[seat]]
        hand = ["beer-6h"]
        [[seat]]
        hand = ["bang-2d"]
    """)
    session = session_of(scene)
    session.play(1, session.game.parse("play bang-2d at 1"))
    for _ in range(2):  # no Missed!, and then no Beer
        session.pass_for(0, session.game.parse("pass"))
    table = Talk(Screen(), session, catalogue("en")).table
    story = table.story(session.shown(0), 0, True)
    assert story == ["Ben plays BANG! at you! You have no answer. You lose a life."]
    assert table.story(session.shown(1), 1, True) == ["You play BANG! at Anna. Anna loses a life."]


def test_a_seat_that_is_not_there_is_named() -> None:
    nine, mustang, german = (
        said("play bang at 9")[0],
        said("mustang 9")[0],
        said("bang 12", lang="de", name="Gast")[0],
    )
    assert nine == "There is no seat 9: 5 play at this table."
    assert "seat" not in mustang
    assert german == "Es gibt keinen Platz 12: An diesem Tisch spielen 5."


def test_the_options_are_listed_again_below_a_table_that_was_drawn() -> None:
    whom, table, why, shot = said("bang", "table", "why 1", "2")[:4]
    assert table.endswith(whom)
    assert not why.endswith(whom)
    assert "You play BANG! at Dora DuFran." in shot


def test_everybody_chooses_his_character_in_secret() -> None:
    person = Person(
        "--names",
        "Anna,Ben",
        "--players",
        "4",
        "--seed",
        "11",
        "--option",
        "choose_character=true",
        game="bang",
    )
    assert person.look()
    offers: dict[str, list[str]] = {}
    for _ in range(12):
        if person.player == "?":
            person.type("")
            continue
        if "Which character do you want to be?" not in person.screen:
            break
        offers[person.player] = re.findall(r"\d\) be ([\w ]+):", person.screen)
        for name, others in offers.items():
            if name != person.player:
                assert others[1] not in person.screen, "the one that was not chosen"
        person.type("1")
    assert {name: len(offer) for name, offer in offers.items()} == {"Anna": 2, "Ben": 2}
    assert "Who is who" in person.screen
    person.end()
    assert person.leave() == 0


# Stepping in (BG16.24).

ELSEWHERE = """
    [[seat]]
    hand = ["beer-6h", "stagecoach-9s"]
    [[seat]]
    character = "sid-ketchum"
    lives = 2
    hand = ["saloon-5h", "jail-4h", "jail-js", "barrel-qs"]
"""


def stepping_in(people: list[str], **answers: list[str]) -> Typed:
    """Ben is Sid Ketchum; who is not among the people is a bot."""
    scene = at(ELSEWHERE, edition="international")
    typed = {"": [""] * 9, **{f"{name}> ": lines for name, lines in answers.items()}}
    screen = Typed(typed)
    session = session_of(scene)
    for seat, name in enumerate(session.names):
        if name not in people:
            session.bots[seat] = make_bot("random", session.game, seat)
    session.people[:] = [seat for seat in session.people if session.names[seat] in people]
    talk = Talk(screen, session, catalogue("en"))
    talk.introduced.update([0, 1, 2, 3])
    with pytest.raises(Leave):
        play.play_on(talk)
    screen.lives = int(scene.state.lives(1))
    return screen


def test_sid_is_offered_to_heal_in_the_turn_of_a_bot_once_in_a_situation() -> None:
    screen = stepping_in(["Ben"], Ben=["heal", "1", "1", "", "", ""])
    said = " ".join(" ".join(lines) for _, lines in screen.shown)
    assert "You may step in now, or press Enter and let Anna go on." in said
    assert screen.lives >= 3
    assert said.count("let Anna go on") == 2  # at first, and when he has healed


def test_sid_who_lets_it_be_is_asked_again_only_in_the_next_turn() -> None:
    screen = stepping_in(["Ben"], Ben=["", ""])
    said = " ".join(" ".join(lines) for _, lines in screen.shown)
    assert said.count("let Anna go on") == 1


def test_people_at_one_keyboard_hand_it_over_before_sid_is_offered_to_heal() -> None:
    screen = stepping_in(["Anna", "Ben"], Ben=[""], Anna=["beer"])
    assert screen.prompts[:4] == ["", "Ben> ", "", "Anna> "]
    anna = next(lines for prompt, lines in screen.shown if prompt == "Anna> ")
    assert not any("step in" in line for line in anna)
