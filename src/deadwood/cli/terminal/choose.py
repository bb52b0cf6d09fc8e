"""Which game, how many, and against whom? Asked at a terminal, when nothing on the command line says so."""

from __future__ import annotations

from typing import Final

from deadwood.bots.registry import RANDOM, bot_names, usual_bot
from deadwood.cli.terminal.read_move import number_in
from deadwood.cli.terminal.saved_games import SavedGame, unfinished
from deadwood.cli.terminal.screen import Screen
from deadwood.cli.terminal.session import shown_name
from deadwood.core.reason import BadOption
from deadwood.core.registry import entry, game, names
from deadwood.language.catalogue import Catalogue

GO_ON: Final = "go-on"


def choose_game(screen: Screen, words: Catalogue, kept: SavedGame | None) -> str | SavedGame:
    """Let the person at the terminal choose, by number, by name or by its beginning.

    A game that is not over yet can be chosen as well; it stands last.
    """
    among: list[str] = list(names())
    titles = [words.say(name, "", "title") for name in among]
    sentences = [words.say(name, "", "sentence") for name in among]
    if kept is not None:
        among.append(GO_ON)
        title = words.say(kept.record.game, "", "title")
        titles.append(words.say("core", "play", "go_on", game=title))
        sentences.append(sentence_of(words, kept))
    screen.line()
    screen.say(words.say("core", "play", "which_game"), "mark")
    usual = words.say("core", "play", "default_game", game=titles[0])
    chosen = choose(screen, words, among, titles, sentences, usual, among[0])
    return kept if kept is not None and chosen == GO_ON else chosen


def choose_saved(screen: Screen, words: Catalogue) -> SavedGame:
    """One of the games that are not over; the only one, or the latest where nobody can be asked."""
    found = unfinished()
    if not found:
        raise BadOption("There is no game to go on with; deadwood play begins one.")
    if len(found) == 1 or not screen.is_live:
        return found[0]
    titles = [words.say(kept.record.game, "", "title") for kept in found]
    numbers = [str(at + 1) for at in range(len(found))]
    screen.line()
    screen.say(words.say("core", "play", "which_kept"), "mark")
    usual = words.say("core", "play", "default_kept")
    sentences = [sentence_of(words, kept) for kept in found]
    return found[int(choose(screen, words, numbers, titles, sentences, usual, numbers[0])) - 1]


def sentence_of(words: Catalogue, kept: SavedGame) -> str:
    """Who plays there, and how far they are."""
    people = [shown_name(kept.record, seat) for seat in range(kept.record.players)]
    number = len(kept.record.moves)
    return words.say("core", "play", "kept_game", names=words.listed(people), number=number)


def choose_players(screen: Screen, words: Catalogue, name: str, edition: str | None) -> int:
    """How many play, with whoever is asked."""
    counts = [str(number) for number in entry(name).players]
    usual = str(game(name, edition).players)
    screen.line()
    screen.say(words.say("core", "play", "which_players", number=usual), "mark")
    while True:
        text = ask(screen, f"{counts[0]}-{counts[-1]}> ") or usual
        if text in counts:
            return int(text)
        screen.say(words.say("core", "play", "no_players", least=counts[0], most=counts[-1]), "bad")


def choose_level(screen: Screen, words: Catalogue, name: str) -> str:
    """The same for the bots that one plays against."""
    played = game(name)
    levels = [level for level in bot_names(played) if level != RANDOM]
    titles = [level.capitalize() for level in levels]
    sentences = [words.say("core", "levels", level) for level in levels]
    best = usual_bot(played)
    screen.line()
    screen.say(words.say("core", "play", "which_level"), "mark")
    usual = words.say("core", "play", "default_level", level=best.capitalize())
    return choose(screen, words, levels, titles, sentences, usual, best)


def choose(
    screen: Screen,
    words: Catalogue,
    among: list[str],
    titles: list[str],
    sentences: list[str],
    usual: str,
    default: str,
) -> str:
    for at, title in enumerate(titles):
        screen.line(f" {at + 1}) {title}", "bold")
        screen.say(sentences[at], indent="    ")
    screen.say(usual, "dim")
    while True:
        text = ask(screen, "> ")
        if not text:
            return default
        number = number_in(text)
        if 1 <= number <= len(among):
            return among[number - 1]
        fits = [
            name
            for name, title in zip(among, titles, strict=True)
            if name.startswith(text) or title.lower().startswith(text)
        ]
        if len(fits) == 1:
            return fits[0]
        screen.say(words.say("core", "play", "no_number", number=len(among)), "bad")


def ask(screen: Screen, prompt: str) -> str:
    """A line in small letters; whoever ends the input does not want to play."""
    try:
        return screen.ask(prompt).lower()
    except EOFError:
        screen.line()
        raise SystemExit(0) from None
