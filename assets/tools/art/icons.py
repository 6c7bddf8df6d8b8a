"""Icons: white strokes on a field of 20 by 20, which the app tints.

The frame's middle is the origin, so that an icon is placed by its center; r = 1 is one point of a
20-point icon.
"""
from .drawing import Drawing, number, polar

FRAME = (-10, -10, 20, 20)
STROKE = 1.7
BOLD = 3.4

# Paths on the field 0 to 20.
PATHS = {
    "undo": "M8 4.5L3.5 9L8 13.5M3.8 9H11.5A4.1 4.1 0 0 1 11.5 17.2H9",
    "redo": "M12 4.5L16.5 9L12 13.5M16.2 9H8.5A4.1 4.1 0 0 0 8.5 17.2H11",
    "rules": "M10 5.2C8 3.6 5.4 3.2 2.8 3.6V15.4C5.4 15 8 15.4 10 17C12 15.4 14.6 15 17.2 15.4V3.6"
             "C14.6 3.2 12 3.6 10 5.2ZM10 5.2V17",
    "menu": "M3.5 5.5H16.5M3.5 10H16.5M3.5 14.5H16.5",
    "history": "M3 4V8H7M3.4 8A7.2 7.2 0 1 1 2.9 11.5M10 6.2V10.4L13 12.2",
    "back": "M12 4L6 10L12 16",
    "next": "M8 4L14 10L8 16",
    "up": "M4 12.5L10 6.5L16 12.5",
    "down": "M4 7.5L10 13.5L16 7.5",
    "fold": "M5 4L11 10L5 16M11 4L17 10L11 16",
    "first": "M15 4.5L8.5 10L15 15.5M5 4.5V15.5",
    "last": "M5 4.5L11.5 10L5 15.5M15 4.5V15.5",
    "home": "M3 9.5L10 3.5L17 9.5M5 8.2V16.5H15V8.2M8.4 16.5V11.6H11.6V16.5",
    "folder": "M2.8 15.5V4.5H8L9.8 6.6H17.2V15.5Z",
    "save": "M10 3.2V12.4M6.2 8.8L10 12.6L13.8 8.8M3.2 13V16.8H16.8V13",
    "paste": "M6.6 4.6H4.6V16.8H15.4V4.6H13.4M7.4 3.2H12.6V6.4H7.4ZM10 9.2V13.8M7.9 11.9L10 13.9L12.1 11.9",
    "copy": "M7.2 7.2H16.8V16.8H7.2ZM12.8 7.2V3.2H3.2V12.8H7.2",
    "copy-place": "M7.2 7.2H16.8V16.8H7.2ZM12.8 7.2V3.2H3.2V12.8H7.2M12 7.2V16.8M7.2 12H16.8",
    "copy-picture": "M6.6 7.2H17V16.8H6.6ZM13 7.2V3.2H3V12.8H6.6M6.8 15.4L10 12L12.2 14.2L14 12.6L16.8 15.2",
    "send": "M17 3.2L3 8.6L8.6 11.4L11.4 17ZM17 3.2L8.6 11.4",
    "picture": "M3.2 4.2H16.8V15.8H3.2ZM3.4 13.6L7.6 9.2L10.6 12.2L13 9.8L16.6 13.2M12.6 6.6V6.7",
    "info": "M10 2.8A7.2 7.2 0 1 1 9.99 2.8M10 9.2V14M10 6.2V6.3",
    "help": "M10 2.8A7.2 7.2 0 1 1 9.99 2.8M7.7 8.1C7.7 5.2 12.4 5.3 12.3 8.2"
            "C12.2 10 10 9.9 10 11.7M10 14.2V14.3",
    "quit": "M8 3.2H3.6V16.8H8M12.4 6L16.6 10L12.4 14M16.4 10H7.6",
    "play": "M6.5 4L15.5 10L6.5 16Z",
    "pause": "M7 4.5V15.5M13 4.5V15.5",
    "again": "M3 4V8H7M3.4 8A7.2 7.2 0 1 1 2.9 11.5M8.4 7L13.2 10.1L8.4 13.2Z",
    "branch": "M6 16.5V3.5M6 13C6 8.5 14 11 14 6.5M11 8L14 4.6L17 8",
    "comment": "M4 4.5H16V13H10L6.5 16.5V13H4Z",
    "swap": "M4 7H15.5L12.5 4M16 13H4.5L7.5 16",
    "turn": "M3.8 9.2A6.3 6.3 0 0 1 15.4 6.8M15.7 3.2V6.9H12M16.2 10.8A6.3 6.3 0 0 1 4.6 13.2M4.3 16.8V13.1H8",
    "plus": "M10 4V16M4 10H16",
    "eye": "M2 10C5 5.2 15 5.2 18 10C15 14.8 5 14.8 2 10ZM10 7.6A2.4 2.4 0 1 1 9.99 7.6",
    "check": "M4 10.5L8.2 14.8L16 5.8",
    "muted": "M3 7.8L5.8 7.8L9.6 4.6L9.6 15.4L5.8 12.2L3 12.2ZM13 8L17 12M17 8L13 12",
    "cross": "M5 5L15 15M15 5L5 15",
    "minus": "M4.5 10H15.5",
    "lots": "M4.6 3.2H15.4A1.4 1.4 0 0 1 16.8 4.6V15.4A1.4 1.4 0 0 1 15.4 16.8H4.6"
            "A1.4 1.4 0 0 1 3.2 15.4V4.6A1.4 1.4 0 0 1 4.6 3.2Z",
    "flag": "M5 17.2V3.2M5 3.8C8 2.4 11.4 5.6 15.8 4V11.2C11.4 12.8 8 9.6 5 11",
    "agree": "M2.4 11.2A4.6 4.6 0 1 1 11.6 11.2A4.6 4.6 0 1 1 2.4 11.2"
             "M8.4 8.8A4.6 4.6 0 1 1 17.6 8.8A4.6 4.6 0 1 1 8.4 8.8",
    "clock": "M10 2.8A7.2 7.2 0 1 1 9.99 2.8M10 6V10.4L12.8 12.2",
    "warning": "M10 3.2L17.6 16.4H2.4ZM10 8V12M10 14.2V14.3",
    "chart": "M3.2 16.8H16.8M5.6 16.8V11M10 16.8V3.6M14.4 16.8V7.6",
    "pencil": "M4 16L5 12.4L13.6 3.8L16.2 6.4L7.6 15L4 16M11.6 5.8L14.2 8.4",
    "puzzle": "M3.6 6.6H7.3C6.2 3.1 11.8 3.1 10.7 6.6H14.4V10.2C17.9 9.1 17.9 14.7 14.4 13.6V17H3.6"
              "V13.6C7.1 14.7 7.1 9.1 3.6 10.2Z",
    "trash": "M3.6 5.4H16.4M7.6 5.4V3.2H12.4V5.4M5.2 5.4L6 16.8H14L14.8 5.4M8.4 8.6V13.6"
             "M11.6 8.6V13.6",
}

# Small symbols on badges and switches: twice as thick.
HEAVY = ("check", "cross", "next")


def _icon(name, width=STROKE):
    d = Drawing(FRAME)
    with d.group("translate(-10 -10)"):
        d.path(PATHS[name], stroke="#FFFFFF", stroke_width=width, stroke_linecap="round",
               stroke_linejoin="round")
    return d


def gear():
    d = Drawing(FRAME)
    d.circle(0, 0, 2.8, stroke="#FFFFFF", stroke_width=STROKE)
    d.circle(0, 0, 5.4, stroke="#FFFFFF", stroke_width=STROKE)
    teeth = ""
    for i in range(8):
        (x1, y1), (x2, y2) = polar(6, 45 * i), polar(7.7, 45 * i)
        teeth += f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
    d.path(teeth, stroke="#FFFFFF", stroke_width=2.7, stroke_linecap="round")
    return d


def lots():
    """A die that shows five."""
    d = _icon("lots")
    for x, y in ((-3.2, -3.2), (3.2, -3.2), (0, 0), (-3.2, 3.2), (3.2, 3.2)):
        d.circle(x, y, 1.15, fill="#FFFFFF")
    return d


def drawings():
    found = {f"icon-{name}": _icon(name) for name in PATHS}
    found |= {f"icon-{name}-heavy": _icon(name, BOLD) for name in HEAVY}
    return found | {"icon-lots": lots(), "icon-gear": gear()}
