"""What the panels look like. All colours are those of the terminal, so it is light or dark as that is."""

from typing import Final

CSS: Final = """
Screen { background: ansi_default; color: ansi_default; layout: vertical; overflow: hidden; }
Panel {
    background: ansi_default; color: ansi_default;
    border: none; border-top: heavy ansi_yellow;
    border-title-color: ansi_yellow; border-title-style: bold; border-title-align: left;
    padding: 0; overflow-x: hidden; overflow-y: auto;
    scrollbar-size-vertical: 1;
    scrollbar-color: ansi_yellow; scrollbar-color-hover: ansi_bright_yellow;
    scrollbar-color-active: ansi_bright_yellow; scrollbar-background: ansi_default;
    scrollbar-background-hover: ansi_default; scrollbar-background-active: ansi_default;
    scrollbar-corner-color: ansi_default;
}
Panel:focus { background-tint: transparent; }
Panel Static { width: 1fr; height: auto; background: ansi_default; }
#middle { layout: vertical; height: 1fr; }
#board { height: auto; layout: vertical; }
#table { height: 9; }
#hand { height: 3; }
#hand Static {
    link-style: none; link-color: ansi_default; link-background: ansi_default;
    link-style-hover: bold; link-color-hover: ansi_default; link-background-hover: ansi_default;
}
#side { height: 1fr; layout: horizontal; }
#moves {
    width: 3fr; border-top: heavy ansi_yellow; border-title-color: ansi_yellow;
    border-title-style: bold; background: ansi_default;
}
#log { width: 2fr; padding-left: 1; }
#question { height: auto; max-height: 3; text-style: bold; padding: 0 1; background: ansi_default; }
#list {
    height: 1fr; border: none; padding: 0 1 0 0; background: ansi_default; color: ansi_default;
    overflow-x: hidden; scrollbar-size-vertical: 1;
    scrollbar-color: ansi_yellow; scrollbar-background: ansi_default;
    scrollbar-color-hover: ansi_bright_yellow; scrollbar-color-active: ansi_bright_yellow;
    scrollbar-background-hover: ansi_default; scrollbar-background-active: ansi_default;
}
#list:focus, .answers:focus { border: none; background-tint: transparent; }
#list > .option-list--option-highlighted {
    color: ansi_default; background: ansi_default; text-style: none;
}
.answers > .option-list--option-highlighted {
    color: ansi_black; background: ansi_yellow; text-style: bold;
}
#list > .option-list--option-disabled { color: ansi_yellow; background: ansi_default; text-style: bold; }
#list > .option-list--option-hover, .answers > .option-list--option-hover {
    background: ansi_default; text-style: underline;
}
#note {
    height: 2; padding: 0 1; background: ansi_default; overflow-y: auto;
    scrollbar-size-vertical: 0;
}
#line { height: 1; }
#prompt { width: auto; color: ansi_yellow; text-style: bold; padding: 0 0 0 1; }
#input {
    width: 1fr; height: 1; border: none; padding: 0; background: ansi_default; color: ansi_default;
}
#input:focus { border: none; background-tint: transparent; }
#input > .input--cursor { color: ansi_default; background: ansi_default; text-style: reverse; }
#input > .input--placeholder { color: ansi_default; text-style: dim; }
#keys { height: 1; padding: 0 1; color: ansi_default; background: ansi_default; link-style: none;
    link-color: ansi_default; link-background: ansi_default; link-color-hover: ansi_default;
    link-background-hover: ansi_default; link-style-hover: reverse; }

/* Everything side by side. */
.-wide #middle { layout: horizontal; }
.-wide #board { width: 88; height: 100%; }
.-wide #side { width: 1fr; height: 100%; }
.-wide #table { height: 1fr; }
.-wide Panel, .-wide #moves {
    border: heavy ansi_yellow; padding: 0 1;
}
.-wide #moves { width: 1fr; }
.-wide #log { width: 1fr; }
.-wide #note { height: auto; min-height: 2; max-height: 6; }

PageScreen, LeaveScreen { align: center middle; background: ansi_default; }
PageScreen #page {
    width: 100%; max-width: 108; height: auto; max-height: 100%;
    border: heavy ansi_yellow; padding: 0 1;
}
PageScreen #text { height: auto; }
PageScreen #button, LeaveScreen #what { text-style: bold; }
PageScreen #bar { height: auto; width: 100%; max-width: 108; }
PageScreen #button { height: auto; padding: 0 2; text-align: center; text-style: reverse bold; }
LeaveScreen #ask {
    width: 64; max-width: 100%; height: auto; border: heavy ansi_yellow; padding: 1 2;
    background: ansi_default;
}
.answers {
    height: auto; border: none; margin-top: 1; padding: 0; background: ansi_default;
    color: ansi_default;
}
"""
