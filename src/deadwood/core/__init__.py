"""The engine kernel: no game in it."""
