"""Marshals and legends: they play possible worlds to the end and see what becomes of every move."""
