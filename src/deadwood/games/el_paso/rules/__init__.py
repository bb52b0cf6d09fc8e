"""One file for each part of a raid, its numbered clauses in words at the top."""
