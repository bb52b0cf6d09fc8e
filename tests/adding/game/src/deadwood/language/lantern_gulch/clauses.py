"""Which clauses of Lantern Gulch tell about what: there is one kind of card."""

from __future__ import annotations

from typing import Final

CHAPTER: Final = "LG3"
OF_CALL: Final = ["LG2.1", "LG3.1"]
OF_LAY: Final = ["LG2.2", "LG3.1"]
