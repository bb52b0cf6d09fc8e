"""The command line: one file per command, `deadwood --help` teaches them."""

from deadwood.cli.app import main

__all__ = ["main"]
