"""The colors of the three themes that drawings need; the app's own table has the rest.

What tells the sides and the gems apart has four palettes: the usual one, and one for each kind of
color blindness. `use` puts one of them in place.
"""

THEMES = {
    "dusk": {"surface": "#1E2230", "ink": "#14161F", "accent": "#D9A441", "warning": "#E5484D",
             "shadow": 1.0},
    "noon": {"surface": "#FFF9EE", "ink": "#FFFAEE", "accent": "#A8741A", "warning": "#C62A2F",
             "shadow": .45},
    "contrast": {"surface": "#000000", "ink": "#000000", "accent": "#FFD400",
                 "warning": "#FF5A5A", "shadow": 0.0},
}

_PLAYERS = {"dusk": ("#E0703F", "#35B0A4"), "noon": ("#C2501F", "#1B8479"),
            "contrast": ("#FF9A3D", "#4FE3FF")}
_BLUE = {"dusk": ("#E0703F", "#4A8FE8"), "noon": ("#C2501F", "#1F66B8"),
         "contrast": ("#FF9A3D", "#4FE3FF")}

# The inlay of Seega's basalt: dark, middle, light, and the three stops of its edge.
_TURQUOISE = ("#228A81", "#35B0A4", "#6AD8CB", "#06211F", "#0E2A2B", "#A6F2E8")
_LAPIS = ("#2E68BC", "#4A8FE8", "#8AB8F4", "#071B36", "#102642", "#B4D4FA")

# Value -> base, light, dark, ink, and the base in high contrast.
_GEMS = {
    1: ("#E8930C", "#FFD76A", "#7A3F00", "#3F1E00", "#FFC21A"),
    2: ("#12915A", "#7BF0B4", "#033D26", "#F4FFF9", "#3DF09A"),
    3: ("#1F5FD0", "#8FC4FF", "#081F5C", "#F6FAFF", "#7FB4FF"),
    4: ("#C4183C", "#FF8FA0", "#520212", "#FFF6F7", "#FF8095"),
}

PALETTES = {
    "usual": {"players": _PLAYERS, "inlay": _TURQUOISE, "gems": _GEMS},
    "protan": {"players": _BLUE, "inlay": _LAPIS, "gems": _GEMS | {
        1: ("#FFD050", "#FFF3C0", "#AC7E20", "#40220A", "#FFC31B"),
        2: ("#0B7C4E", "#58D096", "#022E1A", "#F5FFFA", "#77FFD2"),
        3: ("#1D66DE", "#92CAFF", "#08246C", "#F6FBFF", "#76B8FF"),
        4: ("#C21650", "#FF8CB2", "#4E0217", "#FFF5F8", "#F26A80")}},
    "deutan": {"players": _BLUE, "inlay": _LAPIS, "gems": _GEMS | {
        1: ("#F6A824", "#FFE48C", "#94580E", "#40200A", "#FFC10C"),
        2: ("#2F9C6C", "#86EAB8", "#0A4A30", "#F5FFFB", "#7CFFE0"),
        3: ("#1F5FD0", "#8FC4FF", "#081F5C", "#F6FAFF", "#6CA6FF"),
        4: ("#7E0818", "#DC6272", "#300108", "#FFF7F8", "#D65C57")}},
    "tritan": {"players": _PLAYERS, "inlay": _TURQUOISE, "gems": _GEMS | {
        1: ("#F5B052", "#FFE4AA", "#844A08", "#411F04", "#FFD46A"),
        2: ("#14A86C", "#86F8C0", "#044A2E", "#F5FFFC", "#2CFFAE"),
        3: ("#2B3FAE", "#94A8FF", "#0A1250", "#F7F9FF", "#8496F4"),
        4: ("#C4183C", "#FF8FA0", "#520212", "#FFF6F7", "#FF5A6E")}},
}

GEMS = {}
INLAY = []


def use(palette):
    colors = PALETTES[palette]
    for name, theme in THEMES.items():
        theme["players"] = colors["players"][name]
    GEMS.update(colors["gems"])
    INLAY[:] = colors["inlay"]


use("usual")
