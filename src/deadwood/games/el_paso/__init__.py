"""El Paso (Stefan Dorra): seven towns, five dice and the nerve to stay, 2 to 5 players."""
