"""The commands: one file each, and what only they need."""
