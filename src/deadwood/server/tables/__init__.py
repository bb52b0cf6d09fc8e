"""Tables: the log, what follows from it, what commands do to it, and who is at it now."""
