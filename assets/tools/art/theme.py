"""The colors of the three themes that drawings need; the app's own table has the rest."""

THEMES = {
    "dusk": {"players": ("#E0703F", "#35B0A4"), "surface": "#1E2230", "ink": "#14161F",
             "accent": "#D9A441", "warning": "#E5484D", "shadow": 1.0},
    "noon": {"players": ("#C2501F", "#1B8479"), "surface": "#FFF9EE", "ink": "#FFFAEE",
             "accent": "#A8741A", "warning": "#C62A2F", "shadow": .45},
    "contrast": {"players": ("#FF9A3D", "#4FE3FF"), "surface": "#000000", "ink": "#000000",
                 "accent": "#FFD400", "warning": "#FF5A5A", "shadow": 0.0},
}
