"""What a host can do about the people at a table far away, typed at a terminal."""

from __future__ import annotations

from typing import Final

from deadwood.client import ClientError, RemoteTable
from deadwood.language.catalogue import Catalogue

HOSTING: Final = ["kick", "mute", "ban"]


def order(link: RemoteTable, words: Catalogue, command: str, rest: str) -> None:
    """`kick 2`, `mute Anna`, `ban Anna`; who is muted or banned already is let off by the same."""
    if command == "kick":
        seats = link.info["players"]
        if not (rest.isascii() and rest.isdigit() and 1 <= int(rest) <= seats):
            raise ClientError(words.say("core", "play", "far_which_seat", seats=seats))
        link.kick(int(rest) - 1)
        return
    badge = link.follower.badge_of(rest)
    if not badge:
        raise ClientError(words.say("core", "play", "far_nobody", name=rest or "…"))
    if command == "mute":
        link.mute(badge, badge not in link.info.get("muted", []))
    else:
        link.ban(badge, badge not in link.info.get("banned", []))
