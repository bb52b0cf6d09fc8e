"""BANG! (Emiliano Sciarra): roles, reactions and sixteen characters, 4 to 7 players."""
