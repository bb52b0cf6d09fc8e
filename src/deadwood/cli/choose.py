"""Which game? Asked at a terminal, when nothing on the command line says so."""

from __future__ import annotations

from deadwood.cli.reading import number_in
from deadwood.cli.screen import Screen
from deadwood.core.registry import names
from deadwood.i18n import Catalogue


def choose_game(screen: Screen, words: Catalogue) -> str:
    """Let the person at the terminal choose, by number, by name or by its beginning."""
    screen.line()
    screen.say(words.say("core", "play", "which_game"), "mark")
    titles = [words.say(name, "", "title") for name in names()]
    for at, name in enumerate(names()):
        screen.line(f" {at + 1}) {titles[at]}", "bold")
        screen.say(words.say(name, "", "sentence"), indent="    ")
    screen.say(words.say("core", "play", "default_game", game=titles[0]), "dim")
    while True:
        try:
            text = screen.ask("> ").lower()
        except EOFError:
            screen.line()
            raise SystemExit(0) from None
        if not text:
            return names()[0]
        number = number_in(text)
        if 1 <= number <= len(titles):
            return names()[number - 1]
        fits = [
            name
            for at, name in enumerate(names())
            if name.startswith(text) or titles[at].lower().startswith(text)
        ]
        if len(fits) == 1:
            return fits[0]
        screen.say(words.say("core", "play", "no_number", number=len(titles)), "bad")
