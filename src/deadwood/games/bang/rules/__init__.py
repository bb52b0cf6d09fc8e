"""One file per card or named rule, its numbered clauses in words at the top."""
