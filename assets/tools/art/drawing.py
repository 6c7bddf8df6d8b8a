"""A drawing in the small part of SVG that the app's renderer (nanosvg) understands.

Paths, circles, ellipses, rectangles, strokes, linear and radial gradients, groups with a transform.
No <use>, filters, masks, clips, text or styles. Lengths are in the units of the drawing's frame.
"""
import math
from contextlib import contextmanager

# The frame of a round sprite: its body is the unit circle, the rest is for its shadow.
ROUND = (-1.6, -1.6, 3.2, 3.2)


def number(value):
    """A number with at most three decimals and no trailing zeros."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


class Drawing:
    """One SVG file. `frame` is its viewBox: left, top, width, height."""

    def __init__(self, frame=ROUND):
        self.frame = frame
        self._gradients = []
        self._shapes = []

    # ---- paint -----------------------------------------------------------------------------------

    def _gradient(self, kind, numbers, stops, transform=""):
        """Stops are (offset, color) or (offset, color, opacity)."""
        body = "".join(_stop(*stop) for stop in stops)
        turned = f' gradientTransform="{transform}"' if transform else ""
        attributes = " ".join(f'{key}="{number(value)}"' for key, value in numbers.items())
        text = f' gradientUnits="userSpaceOnUse" {attributes}{turned}>{body}</{kind}>'
        if text not in self._gradients:
            self._gradients.append(text)
        return f"url(#g{self._gradients.index(text)})"

    def linear(self, x1, y1, x2, y2, stops):
        return self._gradient("linearGradient", {"x1": x1, "y1": y1, "x2": x2, "y2": y2}, stops)

    def radial(self, x, y, radius, stops, transform=""):
        return self._gradient("radialGradient", {"cx": x, "cy": y, "r": radius}, stops, transform)

    # ---- shapes ----------------------------------------------------------------------------------

    def path(self, data, **style):
        self._shapes.append(f'<path d="{data}"{_style(style)}/>')

    def circle(self, x, y, radius, **style):
        at = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
        self._shapes.append(f"<circle {at}{_style(style)}/>")

    def ellipse(self, x, y, radius_x, radius_y, **style):
        at = f'cx="{number(x)}" cy="{number(y)}" rx="{number(radius_x)}" ry="{number(radius_y)}"'
        self._shapes.append(f"<ellipse {at}{_style(style)}/>")

    def rectangle(self, x, y, width, height, corner=0, **style):
        at = (f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
              + (f' rx="{number(corner)}"' if corner > 0 else ""))
        self._shapes.append(f"<rect {at}{_style(style)}/>")

    @contextmanager
    def group(self, transform):
        self._shapes.append(f'<g transform="{transform}">')
        yield
        self._shapes.append("</g>")

    # ---- shared by several drawings ---------------------------------------------------------------

    def soft_ellipse(self, x, y, radius_x, radius_y, turn, color, stops):
        """A spot of light or shade that fades outward; stops are (offset, opacity)."""
        paint = self.radial(0, 0, 1, [(at, color, opacity) for at, opacity in stops],
                            f"scale({number(radius_x)} {number(radius_y)})")
        with self.group(f"translate({number(x)} {number(y)}) rotate({number(turn)})"):
            self.ellipse(0, 0, radius_x, radius_y, fill=paint)

    def contact_shadow(self, color, depth=.62, radius=1.32):
        """The shadow that a body of radius 1 casts on the surface below it, away from the lamp."""
        falloff = ((0, 1), (.6, .92), (.7, .8), (.8, .48), (.9, .15), (1, 0))
        self.circle(.2, .28, radius, fill=self.radial(.2, .28, radius, [
            (at, color, depth * share) for at, share in falloff]))

    def cast_shadow(self, x, y, width, height, corner, blur, opacity, offset):
        """A rectangle's soft shadow: smaller and smaller rounded rectangles on top of each other."""
        layers = 20
        each = 1 - (1 - opacity) ** (1 / layers)
        for i in range(layers):
            # Closer together in the middle of the gradient than at its ends, so that it has no
            # edge.
            grow = blur * 2 / math.pi * math.asin(1 - 2 * (i + .5) / layers)
            self.rectangle(x + offset[0] - grow, y + offset[1] - grow, width + 2 * grow,
                           height + 2 * grow, max(.02, corner + grow), fill="#000000",
                           fill_opacity=each)

    def text(self, pixels_per_unit):
        """The complete file."""
        left, top, width, height = self.frame
        gradients = "".join(
            f'<{t.rsplit("</", 1)[1][:-1]} id="g{i}"{t}' for i, t in enumerate(self._gradients))
        return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(width * pixels_per_unit)}"'
                f' height="{number(height * pixels_per_unit)}"'
                f' viewBox="{" ".join(number(v) for v in (left, top, width, height))}">\n'
                + (f"<defs>{gradients}</defs>\n" if gradients else "")
                + "\n".join(self._shapes) + "\n</svg>\n")


def _stop(offset, color, opacity=1):
    shown = "" if opacity == 1 else f' stop-opacity="{number(opacity)}"'
    return f'<stop offset="{number(offset)}" stop-color="{color}"{shown}/>'


def _style(style):
    """Keyword arguments as attributes; a shape is only filled if `fill` is given."""
    style = {"fill": "none", **style}
    words = []
    for key, value in style.items():
        if value is None or (key.endswith("opacity") and value == 1):
            continue
        shown = value if isinstance(value, str) else number(value)
        words.append(f' {key.replace("_", "-")}="{shown}"')
    return "".join(words)


# ---- colors -------------------------------------------------------------------------------------

def mix(a, b, share):
    """The color that has `share` (0 to 1) of b and the rest of a."""
    share = min(1, max(0, share))
    pairs = [(int(a[i:i + 2], 16), int(b[i:i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(p + (q - p) * share):02X}" for p, q in pairs)


# ---- outlines ------------------------------------------------------------------------------------

def polar(radius, degrees, x=0, y=0):
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def arc(x, y, radius, start, end):
    """An arc of less than half a circle, from one angle to another, in degrees clockwise."""
    x1, y1 = polar(radius, start, x, y)
    x2, y2 = polar(radius, end, x, y)
    r = number(radius)
    sweep = 1 if end > start else 0
    return f"M{number(x1)} {number(y1)}A{r} {r} 0 0 {sweep} {number(x2)} {number(y2)}"


def polygon(points, closed=True):
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + ("Z" if closed else "")


def smooth(points):
    """A closed curve through all points (Catmull-Rom as cubic Bezier curves)."""
    count = len(points)
    data = f"M{number(points[0][0])} {number(points[0][1])}"
    for i in range(count):
        (x0, y0), (x1, y1) = points[i - 1], points[i]
        (x2, y2), (x3, y3) = points[(i + 1) % count], points[(i + 2) % count]
        controls = (x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6, x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6,
                    x2, y2)
        data += "C" + " ".join(number(v) for v in controls)
    return data + "Z"


def turned(points, angle):
    """Points rotated around the origin, the angle in radians."""
    c, s = math.cos(angle), math.sin(angle)
    return [(x * c - y * s, x * s + y * c) for x, y in points]
