"""The rules of Lantern Gulch, one file for each."""
