"""Guests: people without accounts. A signed cookie says who somebody is; nothing else does.

A guest's id is a secret between him and the server: whoever has it signed is him. Others know him by
his badge, from which the id cannot be found.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Final

from itsdangerous import BadSignature, Signer

from deadwood.bots.registry import bot_names
from deadwood.core.reason import BadOption, spelled
from deadwood.core.registry import game, names
from deadwood.server.people.lookalikes import alike, is_mixed
from deadwood.server.storage.base import Guest, Storage

__all__ = ["COOKIE", "KEY", "LONGEST_NAME", "Guest", "Guests", "badge", "check_name", "make_key"]

COOKIE: Final = "deadwood_guest"
KEY: Final = "cookie"  # what the storage calls the key that signs
LONGEST_NAME: Final = 20
LONGEST_TEXT: Final = 1000  # nothing longer is even looked at
SEEN_EVERY_MS: Final = 3_600_000  # how exactly it is known when a guest was here last

CODE_LENGTH: Final = 10
CODE_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # nothing that looks like something else
CODE_MS: Final = 600_000

# An id, and after the first revocation the number of it; a cookie without one is of before.
HELD: Final = re.compile(r"([0-9a-f]{32})(?:-([1-9][0-9]{0,8}))?")
LONGEST_TOKEN: Final = 128
MOST_REVOKED: Final = 1000  # remembered for connections that were being opened at that moment

# Letters and marks that show nothing at all, besides those that Python knows as unprintable.
INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U000e0100-\U000e01ef]"
)
MOST_MARKS: Final = 2  # accents on one letter; more of them climb over the neighbours


def make_key() -> bytes:
    """A new key, for `Storage.key(KEY, make_key)`."""
    return secrets.token_bytes(32)


def badge(ident: str) -> str:
    """What others may know a guest by: always the same, and of no use to pretend to be him."""
    return hashlib.sha256(b"deadwood-badge-1" + ident.encode()).hexdigest()[:10]


def check_name(name: str) -> str:
    """The name as it will be shown, or BadOption."""
    if len(name) > LONGEST_TEXT:
        raise BadOption(f"A name has 1 to {LONGEST_NAME} characters, not {len(name)}.")
    shown = re.sub(" +", " ", unicodedata.normalize("NFC", name)).strip()
    if not shown or len(shown) > LONGEST_NAME:
        raise BadOption(f"A name has 1 to {LONGEST_NAME} characters, not {len(shown)}.")
    if not shown.isprintable() or INVISIBLE.search(shown) or _piled(shown):
        raise BadOption(f"A name is made of letters that can be seen, not {spelled(ascii(shown))}.")
    if is_mixed(shown):
        raise BadOption(
            f"A word of a name is written in one alphabet, not {spelled(ascii(shown))}."
        )
    if _sounds_like_a_bot(shown):
        raise BadOption(f"{shown} is what a bot is called; choose another name.")
    return shown


def legible(text: str) -> str:
    """What somebody says, on one line, without what cannot be seen or climbs over other lines; empty
    if nothing of it can be seen."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter if letter.isprintable() else " ")
    line = " ".join("".join(kept).split())
    return line if INVISIBLE.sub("", line).strip() else ""


def _piled(name: str) -> bool:
    """A mark without a letter, or too many on one."""
    marks = MOST_MARKS
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False


def _sounds_like_a_bot(name: str) -> bool:
    """ "Ranger", "Ranger B", "RangerB", however wide or tall it is written, and by whichever letters; and with
    whatever is no letter before or after it, or the word "bot" beside it."""
    plain = re.sub(r"[\W\d_]+", " ", name).strip()
    first = re.sub(r"\s\w$|(?<=[a-z])[A-Z]$", "", plain)
    word = re.sub(r"(?i)^bot\s|\sbot$", "", plain)
    return any(alike(each, bot) for each in (name, plain, first, word) for bot in _bots())


@cache
def _bots() -> frozenset[str]:
    found = {bot for name in names() for bot in bot_names(game(name))}
    return frozenset(found | {bot.capitalize() for bot in found})


class Guests:
    """`key` is the storage's own: whoever has it can be everybody."""

    def __init__(self, storage: Storage, key: bytes, clock: Callable[[], int]) -> None:
        self._storage = storage
        self._key = key
        self._clock = clock
        self._revoked: Final[dict[str, int]] = {}  # the latest ones
        self._signer = Signer(
            key, salt=b"deadwood-guest-1", key_derivation="hmac", digest_method=hashlib.sha256
        )

    def token(self, guest: Guest) -> str:
        """What the cookie holds."""
        held = f"{guest.id}-{guest.generation}" if guest.generation else guest.id
        return self._signer.sign(held).decode()

    def read(self, token: str) -> str | None:
        """The id that a cookie holds, if we have signed it; it may have been revoked since."""
        held = self._held(token)
        return None if held is None else held[0]

    def _held(self, token: str) -> tuple[str, int] | None:
        if len(token) > LONGEST_TOKEN or not token.isascii():
            return None
        try:
            text = self._signer.unsign(token).decode()
        except BadSignature:
            return None
        found = HELD.fullmatch(text)
        if found is None or self._signer.sign(text).decode() != token:
            return None  # base64 can be written in several ways; ours is the only one
        return found[1], int(found[2] or 0)

    async def find(self, token: str) -> Guest | None:
        """Whose cookie this is; None if it is nobody's, or no longer."""
        held = self._held(token)
        guest = None if held is None else await self._storage.guest(held[0])
        return guest if guest is not None and (guest.id, guest.generation) == held else None

    async def revoke(self, guest: Guest) -> Guest:
        """No cookie of his counts any longer, on whichever device it is; the guest as he is now."""
        generation = self._revoked[guest.id] = await self._storage.revoke(guest.id)
        while len(self._revoked) > MOST_REVOKED:
            del self._revoked[next(iter(self._revoked))]
        return replace(guest, generation=generation)

    def is_revoked(self, guest: Guest) -> bool:
        """Whether a guest who was found a moment ago has been logged out since."""
        return guest.generation < self._revoked.get(guest.id, 0)

    async def create(self, name: str) -> Guest:
        now = self._clock()
        guest = Guest(secrets.token_hex(16), check_name(name), now, now)
        await self._storage.save_guest(guest)
        return guest

    async def get(self, ident: str) -> Guest | None:
        return await self._storage.guest(ident)

    async def rename(self, guest: Guest, name: str) -> Guest:
        return await self._save(replace(guest, name=check_name(name), seen=self._clock()))

    async def touch(self, guest: Guest) -> Guest:
        """He is here: noted, but not for every click."""
        now = self._clock()
        if now < guest.seen + SEEN_EVERY_MS:
            return guest
        return await self._save(replace(guest, seen=now))

    async def _save(self, guest: Guest) -> Guest:
        await self._storage.save_guest(guest)
        return guest

    async def transfer(self, guest: Guest) -> str:
        """A code with which he can be the same guest on another device, once and soon."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        until = self._clock() + CODE_MS
        await self._storage.put_transfer(guest.id, self._digest(code), until)
        return code

    async def claim(self, code: str) -> Guest | None:
        """Whose code this is; it is void from now on. Small letters, spaces and dashes do no harm."""
        plain = re.sub("[ -]", "", code[: 4 * CODE_LENGTH]).upper()
        if not code.isascii() or len(plain) != CODE_LENGTH or set(plain) - set(CODE_LETTERS):
            return None
        ident = await self._storage.take_transfer(self._digest(plain), self._clock())
        return None if ident is None else await self._storage.guest(ident)

    def _digest(self, code: str) -> str:
        """Nobody who only reads the database's transfers can use one."""
        return hmac.new(self._key, b"deadwood-transfer-1" + code.encode(), "sha256").hexdigest()
