"""Tables for people who sit far apart: a log for each table, seats, clocks, storage, fan-out."""
