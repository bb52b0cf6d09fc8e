"""The table of Wyatt Earp in a terminal."""
