"""Shuffles that players can verify: commitments before the first card, the seed after the last.

The table commits to a secret, every player may commit to a contribution; then the contributions are
revealed and the seed is made of all of them, so nobody alone could choose it.

- commitment(x) = SHA-256("deadwood-commitment-1" + x), in hexadecimal
- seed = SHA-256("deadwood-fair-1" + secret + contributions in seat order), each part preceded by
  its length as 4 bytes, big-endian; a seat without a contribution counts as the empty text
"""

from __future__ import annotations

import hashlib


def commitment(part: bytes) -> str:
    """What is published before the game about a secret or a contribution."""
    return hashlib.sha256(b"deadwood-commitment-1" + part).hexdigest()


def fair_seed(secret: bytes, contributions: list[bytes]) -> bytes:
    """The seed that a secret and the players' contributions make."""
    stream = hashlib.sha256(b"deadwood-fair-1")
    for part in [secret, *contributions]:
        stream.update(len(part).to_bytes(4, "big"))
        stream.update(part)
    return stream.digest()
