"""The full-screen table: the same conversation as line by line, in panels, by mouse and keys.

The conversation runs in a thread of its own and asks through a `PanelScreen`; the panels (Textual) run in
the main thread, show what they are told and send back a line of text. So there is one way to play, and
whatever thinks does not stop the screen. `mode` needs no Textual, and nothing else here is imported without it.
"""
