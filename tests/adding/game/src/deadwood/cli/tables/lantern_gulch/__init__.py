"""The table of Lantern Gulch in a terminal."""
