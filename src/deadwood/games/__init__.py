"""The games. Importing this package makes them known to the registry: each folder is one."""

from importlib import import_module
from pkgutil import iter_modules

from deadwood.core.registry import register

for _room in iter_modules(__path__):
    if _room.ispkg:
        register(import_module(f"{__name__}.{_room.name}.game").ENTRY)
