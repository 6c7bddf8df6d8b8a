"""Badges, knobs and the cross on a forbidden square: pictures of a fixed form.

A badge's or a knob's body is the unit circle. The turn-over badge is in the captor's color.
"""
from .drawing import Drawing, mix
from .icons import PATHS
from .theme import THEMES

CREAM = "#FFE7B8"
DARK = "#241609"


def _badge(fill, rim, shadow=.45, rim_width=.13):
    d = Drawing()
    if shadow > 0:
        d.soft_ellipse(.1, .17, 1.26, 1.26, 0, "#000000", [
            (0, shadow), (.68, shadow * .9), (.84, shadow * .4), (1, 0)])
    d.circle(0, 0, 1, fill=fill(d) if callable(fill) else fill)
    d.circle(0, 0, 1 - rim_width / 2, stroke=rim, stroke_width=rim_width)
    return d


def _ball(color, light=.2, dark=.12):
    """A badge's face, lit from above."""
    return lambda d: d.linear(0, -1, 0, 1, [(0, mix(color, "#FFFFFF", light)),
                                            (1, mix(color, "#000000", dark))])


def _icon(d, name, size, color, width):
    """An icon in the middle, `size` units high, with a stroke of `stroke` units."""
    scale = size / 20
    with d.group(f"translate({-size / 2:.3f} {-size / 2:.3f}) scale({scale:.4f})"):
        d.path(PATHS[name], stroke=color, stroke_width=width / scale, stroke_linecap="round",
               stroke_linejoin="round")


def turn_over(theme_name, player):
    theme = THEMES[theme_name]
    flat = theme["shadow"] == 0
    color = theme["players"][player]
    dark_sign = theme_name != "noon"
    d = _badge(color if flat else _ball(color), "#000000" if flat else CREAM, 0 if flat else .45)
    _icon(d, "swap", 1.55, DARK if dark_sign else "#FFFFFF", .17)
    return d


def minus(focused, plain):
    """On a piece that may be removed: dark, and brass with the focus."""
    if plain:
        face, rim, sign = ("#FFD400", "#000000", "#000000") if focused else (
            "#000000", "#FFFFFF", "#FFFFFF")
        d = _badge(face, rim, 0)
    else:
        face, rim, sign = (_ball("#FFD45E"), DARK, DARK) if focused else (
            _ball("#241609", .1), CREAM, CREAM)
        d = _badge(face, rim)
    _icon(d, "minus", .95, sign, .22)
    return d


def warning(theme_name):
    theme = THEMES[theme_name]
    flat = theme["shadow"] == 0
    d = _badge(theme["warning"] if flat else _ball(theme["warning"]),
               "#000000" if flat else "#FFE9D2", 0 if flat else .45)
    sign = "#000000" if flat else "#FFFFFF"
    d.path("M0 -.5V.1", stroke=sign, stroke_width=.24, stroke_linecap="round")
    d.circle(0, .47, .14, fill=sign)
    return d


def cross(theme_name):
    """On a forbidden square whose half side is 1: the warning color between cream and dark."""
    d = Drawing()
    data = "M-.62 -.62L.62 .62M.62 -.62L-.62 .62"
    widths = (("#14060A", .35, .6), ("#FFE9D2", .243, 1), (THEMES[theme_name]["warning"], .16, 1))
    for color, width, opacity in widths:
        d.path(data, stroke=color, stroke_width=width, stroke_opacity=opacity,
               stroke_linecap="round")
    return d


# ---- knobs ---------------------------------------------------------------------------------------

def _knob(light, middle, dark, rim, rim_opacity):
    d = Drawing()
    d.soft_ellipse(.1, .2, 1.24, 1.24, 0, "#000000", [(0, .5), (.7, .44), (.85, .18), (1, 0)])
    d.circle(0, 0, 1, fill=d.radial(-.4, -.48, 1.72, [(0, light), (.42, middle), (1, dark)]))
    d.circle(0, 0, .965, stroke=rim, stroke_opacity=rim_opacity, stroke_width=.07)
    return d


def switch_knob():
    """The points of Shakala's fork: a brass ball that slides in its slot."""
    d = _knob("#FFF6D8", "#E9BC5C", "#7A5418", "#2A1B06", .7)
    d.soft_ellipse(-.34, -.4, .34, .22, -42, "#FFFFFF", [(0, .8), (.45, .3), (1, 0)])
    return d


def drawings():
    found = {}
    for player in (0, 1):
        found |= {f"badge-turn-{player}-{theme}": turn_over(theme, player) for theme in THEMES}
    for name, draw in (("badge-warning", warning), ("cross", cross)):
        found |= {f"{name}-{theme}": draw(theme) for theme in THEMES}
    found |= {"badge-minus": minus(False, False), "badge-minus-focus": minus(True, False),
              "badge-minus-plain": minus(False, True),
              "badge-minus-focus-plain": minus(True, True)}
    return found | {"knob-switch": switch_knob()}
