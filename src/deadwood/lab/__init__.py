"""Measuring bots: duplicate deals, ratings, a sequential test. Above bots, below the command line."""
