"""Bots: processes in which they think, how long they may, and the advice that they give."""
