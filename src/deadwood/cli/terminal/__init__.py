"""A game at the terminal: the screen, the conversation with a person, and what he can ask for."""
