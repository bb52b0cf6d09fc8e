"""Guests without accounts: who somebody is, and names that are too much alike."""
