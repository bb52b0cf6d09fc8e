"""The table of El Paso in a terminal."""
