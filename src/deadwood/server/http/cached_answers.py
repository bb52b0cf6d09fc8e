"""Answers that a browser may keep: with a tag, so that it asks again cheaply, and packed if it likes."""

from __future__ import annotations

import gzip
import hashlib
from typing import Final

from fastapi import Request, Response

FOR_EVER: Final = "public, max-age=31536000, immutable"  # the name changes with the contents
ASK_AGAIN: Final = "no-cache"  # keep it, but ask every time whether it is still right
WORTH_PACKING: Final = 1000  # bytes
PACKED: Final = ("text/", "application/json", "application/javascript", "image/svg+xml")


class CachedAnswer:
    """Bytes that stay the same while the server runs."""

    def __init__(self, data: bytes, media_type: str, cache: str = ASK_AGAIN) -> None:
        self.data: Final = data
        self.media_type: Final = media_type
        self.tag: Final = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
        packs = len(data) >= WORTH_PACKING and media_type.startswith(PACKED)
        self.packed: Final = gzip.compress(data, 9, mtime=0) if packs else None
        self.headers: Final = {"cache-control": cache, "etag": self.tag}
        if packs:
            self.headers["vary"] = "accept-encoding"

    def answer(self, request: Request) -> Response:
        known = request.headers.get("if-none-match", "")
        if self.tag in (tag.strip().removeprefix("W/") for tag in known.split(",")):
            return Response(status_code=304, headers=self.headers)
        if self.packed is not None and takes_gzip(request.headers.get("accept-encoding", "")):
            headers = {**self.headers, "content-encoding": "gzip"}
            return Response(self.packed, headers=headers, media_type=self.media_type)
        return Response(self.data, headers=self.headers, media_type=self.media_type)


def takes_gzip(accepted: str) -> bool:
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
