"""Lantern Gulch in words: clauses, words, story (events), moves, and the teller that has them all."""
