"""Games by name, with the types of each game. Written by `make types`; a game says the rest itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Unpack, overload

from deadwood.core import registry
from deadwood.core.game import Game
from deadwood.core.knowledge import Knowledge
from deadwood.core.state import State
from deadwood.core.view import View
from deadwood.games.bang.game import BangGame
from deadwood.games.bang.house_rules import BangOptions
from deadwood.games.el_paso.game import ElPaso
from deadwood.games.el_paso.house_rules import ElPasoOptions
from deadwood.games.wyatt_earp.game import WyattEarp
from deadwood.games.wyatt_earp.house_rules import WyattEarpOptions


@overload
def game(
    name: Literal["wyatt-earp"],
    edition: str | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    **more: Unpack[WyattEarpOptions],
) -> WyattEarp: ...


@overload
def game(
    name: Literal["el-paso"],
    edition: str | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    **more: Unpack[ElPasoOptions],
) -> ElPaso: ...


@overload
def game(
    name: Literal["bang"],
    edition: str | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    **more: Unpack[BangOptions],
) -> BangGame: ...


@overload
def game(
    name: str,
    edition: str | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Game[State, View, Knowledge]: ...


def game(
    name: str,
    edition: str | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    **more: object,
) -> object:
    """A game by name: `deadwood.game("bang", players=5, dead_see_all=True)`.

    Edition and number of players have defaults. House rules are keywords, or a mapping where they come from
    elsewhere; who is in both is taken from the keywords. What a game does not know raises UnknownName, what it
    cannot take BadOption.
    """
    return registry.game(name, edition, players, {**(options or {}), **more})


def from_position(text: str, listen: bool = False) -> tuple[Game[State, View, Knowledge], State]:
    """The game that a position names, and its state, which tells what happens if somebody listens."""
    return registry.from_position(text, listen)
