"""What one seat may see: plain values, so that equal views are equal bytes."""

from __future__ import annotations

import json

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """A game's own view adds its fields; `as_dict` is what leaves the engine."""

    def as_dict(self) -> dict[str, object]:
        raise NotImplementedError

    def as_bytes(self) -> bytes:
        return json.dumps(self.as_dict(), sort_keys=True, separators=(",", ":")).encode()
