"""Wyatt Earp (Richard Borg, Mike Fitzgerald): rummy for sheriffs, 2 to 4 players."""
