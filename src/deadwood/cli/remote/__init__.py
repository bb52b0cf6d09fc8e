"""A terminal at a table of a server far away."""
