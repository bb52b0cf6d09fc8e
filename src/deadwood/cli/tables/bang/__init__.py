"""The table of BANG! in a terminal."""
