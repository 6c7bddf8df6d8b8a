"""The app's icon: the lit gate of the caravanserai at dusk, and in it a sun that holds the moon.

The frame is 128 by 128 around the middle; it must be legible at 24 pixels and look good at 512.
For 16 pixels there is packaging/art/icon-16.svg.
"""
from .drawing import Drawing, number, polar, polygon

FRAME = (-64, -64, 128, 128)
BASE = 52


def _arch(width, top):
    """A pointed arch on the base line."""
    half, height = width / 2, BASE - top
    shoulder = BASE - height * .5
    points = [(-half, BASE), (-half, shoulder), (-half, BASE - height * .8),
              (-width * .14, BASE - height * .93), (0, top), (width * .14, BASE - height * .93),
              (half, BASE - height * .8), (half, shoulder)]
    p = [f"{number(x)} {number(y)}" for x, y in points]
    return (f"M{p[0]}L{p[1]}C{p[2]} {p[3]} {p[4]}C{p[5]} {p[6]} {p[7]}"
            f"L{number(half)} {number(BASE)}Z")


def icon():
    d = Drawing(FRAME)
    d.rectangle(-60, -60, 120, 120, 27, fill=d.linear(0, -60, 0, 60, [
        (0, "#171B30"), (.4, "#33284A"), (.74, "#8E4A3E"), (1, "#D9823F")]))
    for x, y, r in ((-44, -40, 1.3), (-33, -51, 1), (38, -47, 1.4), (47, -30, 1), (-50, -20, 1),
                    (26, -54, .9), (49, -8, .9)):
        d.circle(x, y, r, fill="#F3E9D7", fill_opacity=.85)
    d.soft_ellipse(0, 4, 55, 55, 0, "#FFB257", [(0, .6), (.6, .32), (1, 0)])
    # The wall, its feet in the sand, and the gate let into it.
    d.path("M-60 30C-40 24 -20 30 0 28C20 26 44 22 60 29V33A27 27 0 0 1 33 60H-33"
           "A27 27 0 0 1 -60 33Z", fill="#2A1A1E")
    d.path(_arch(86, -52), fill="#1B1420", stroke="#1B1420", stroke_width=4,
           stroke_linejoin="round")
    d.path(_arch(78, -45), fill=d.linear(-39, -45, 39, 52, [
        (0, "#FFF0BE"), (.3, "#F0CC78"), (.6, "#C9953B"), (1, "#7A5418")]))
    d.path(_arch(67, -35), fill="#4A2008")
    d.path(_arch(64, -32.5), fill=d.radial(0, 6, 62, [
        (0, "#FFF3CC"), (.34, "#FBC766"), (.68, "#E0823A"), (1, "#8A3A16")]))
    _sun_and_moon(d, 0, 9)
    d.path("M-39 52H39", stroke="#140C12", stroke_width=5, stroke_linecap="round")
    d.rectangle(-59.3, -59.3, 118.6, 118.6, 26.3, stroke=d.linear(-60, -60, 60, 60, [
        (0, "#FFFFFF", .3), (.4, "#FFFFFF", .05), (1, "#000000", .3)]), stroke_width=1.4)
    return d


def _sun_and_moon(d, x, y):
    """Twelve rays around a night-blue disc with a crescent in it."""
    rays = ""
    for i in range(12):
        a, reach = 30 * i, 28.5 if i % 2 == 0 else 25.5
        rays += polygon([polar(18.6, a - 9, x, y), polar(reach, a, x, y), polar(18.6, a + 9, x, y)])
    d.path(rays, fill="#B23E14", stroke="#B23E14", stroke_width=1.4, stroke_linejoin="round")
    d.circle(x, y, 16.4, fill=d.radial(x - 5, y - 6, 24, [(0, "#2E3A5C"), (1, "#10131F")]))
    d.circle(x, y, 16.4, stroke="#B23E14", stroke_width=1.6)
    with d.group(f"translate({number(x)} {number(y)}) scale(11)"):
        d.path("M.3 -.96A1 1 0 1 0 .96 .36A.82 .82 0 0 1 .3 -.96Z", fill="#6FE0D2")


def drawings():
    return {"app-icon": icon()}
