"""Marshals and legends: they play possible worlds to the end and see what becomes of every move."""


def breathe() -> None:
    """Called now and then by whoever thinks for long.

    This file is never compiled, and only at a call that is not compiled does Python look after
    Ctrl-C and let other threads go on.
    """
