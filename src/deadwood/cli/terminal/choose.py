"""Which game, and against whom? Asked at a terminal, when nothing on the command line says so."""

from __future__ import annotations

from deadwood.bots.registry import RANDOM, bot_names, usual_bot
from deadwood.cli.terminal.read_move import number_in
from deadwood.cli.terminal.screen import Screen
from deadwood.core.registry import game, names
from deadwood.language.catalogue import Catalogue


def choose_game(screen: Screen, words: Catalogue) -> str:
    """Let the person at the terminal choose, by number, by name or by its beginning."""
    titles = [words.say(name, "", "title") for name in names()]
    sentences = [words.say(name, "", "sentence") for name in names()]
    screen.line()
    screen.say(words.say("core", "play", "which_game"), "mark")
    usual = words.say("core", "play", "default_game", game=titles[0])
    return choose(screen, words, names(), titles, sentences, usual, names()[0])


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
        try:
            text = screen.ask("> ").lower()
        except EOFError:
            screen.line()
            raise SystemExit(0) from None
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
