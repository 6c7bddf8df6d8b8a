/* vision.c: see vision.h. */
#include "support/vision.h"

#include <math.h>

static const double TURN = 6.283185307179586;

static double radians(double degrees) {
    return degrees * TURN / 360;
}

/* ---- CIEDE2000 ---- */

/* A color's chroma and hue, in degrees; the hue of a gray is 0. */
struct hue {
    double chroma, angle;
};

static struct hue hue_of(double a, double b) {
    double angle = a == 0 && b == 0 ? 0 : atan2(b, a) * 360 / TURN;
    return (struct hue){hypot(a, b), angle < 0 ? angle + 360 : angle};
}

static double seventh(double chroma) {
    return sqrt(pow(chroma, 7) / (pow(chroma, 7) + pow(25, 7)));
}

/* The way from one hue to another, the shorter one. */
static double turned(struct hue one, struct hue other) {
    double angle = other.angle - one.angle;
    return one.chroma * other.chroma == 0 ? 0
           : angle > 180                  ? angle - 360
           : angle < -180                 ? angle + 360
                                          : angle;
}

static double mean_hue(struct hue one, struct hue other) {
    double sum = one.angle + other.angle;
    if (one.chroma * other.chroma == 0) {
        return sum;
    }
    return fabs(one.angle - other.angle) <= 180 ? sum / 2
           : sum < 360                          ? (sum + 360) / 2
                                                : (sum - 360) / 2;
}

double vision_difference(struct lab one, struct lab other) {
    double chroma = (hypot(one.a, one.b) + hypot(other.a, other.b)) / 2;
    double wider = 1.5 - seventh(chroma) / 2;
    struct hue hue[2] = {hue_of(one.a * wider, one.b), hue_of(other.a * wider, other.b)};
    double lightness = (one.l + other.l) / 2 - 50, mean = mean_hue(hue[0], hue[1]);
    chroma = (hue[0].chroma + hue[1].chroma) / 2;
    double t = 1 - 0.17 * cos(radians(mean - 30)) + 0.24 * cos(radians(2 * mean)) +
               0.32 * cos(radians(3 * mean + 6)) - 0.20 * cos(radians(4 * mean - 63));
    double dl =
        (other.l - one.l) / (1 + 0.015 * lightness * lightness / sqrt(20 + lightness * lightness));
    double dc = (hue[1].chroma - hue[0].chroma) / (1 + 0.045 * chroma);
    double dh = 2 * sqrt(hue[0].chroma * hue[1].chroma) * sin(radians(turned(hue[0], hue[1]) / 2)) /
                (1 + 0.015 * chroma * t);
    double blue = 30 * exp(-pow((mean - 275) / 25, 2));
    double rotation = -sin(radians(2 * blue)) * 2 * seventh(chroma);
    return sqrt(dl * dl + dc * dc + dh * dh + rotation * dc * dh);
}

/* ---- eyes ---- */

static double linear(uint8_t value) {
    double c = value / 255.0;
    return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
}

static double lab_of(double part) {
    return part > 216.0 / 24389 ? cbrt(part) : (24389.0 / 27 * part + 16) / 116;
}

struct lab vision_seen(struct color color, enum palette_id eye) {
    static const double sees[PALETTES][3][3] = {
        [PALETTE_USUAL] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
        [PALETTE_PROTAN] = {{0.152286, 1.052583, -0.204868},
                            {0.114503, 0.786281, 0.099216},
                            {-0.003882, -0.048116, 1.051998}},
        [PALETTE_DEUTAN] = {{0.367322, 0.860646, -0.227968},
                            {0.280085, 0.672501, 0.047413},
                            {-0.011820, 0.042940, 0.968881}},
        [PALETTE_TRITAN] = {{1.255528, -0.076749, -0.178779},
                            {-0.078411, 0.930809, 0.147602},
                            {0.004733, 0.691367, 0.303900}}};
    static const double xyz[3][3] = {{0.4124564, 0.3575761, 0.1804375},
                                     {0.2126729, 0.7151522, 0.0721750},
                                     {0.0193339, 0.1191920, 0.9503041}};
    static const double white[3] = {0.95047, 1, 1.08883};
    double rgb[3] = {linear(color.r), linear(color.g), linear(color.b)}, part[3];
    double seen[3] = {0};
    for (int i = 0; i < 9; i++) {
        seen[i / 3] += sees[eye][i / 3][i % 3] * rgb[i % 3];
    }
    for (int i = 0; i < 3; i++) {
        double sum = 0;
        for (int k = 0; k < 3; k++) {
            sum += xyz[i][k] * fmin(1, fmax(0, seen[k]));
        }
        part[i] = lab_of(sum / white[i]);
    }
    return (struct lab){116 * part[1] - 16, 500 * (part[0] - part[1]), 200 * (part[1] - part[2])};
}

double vision_apart(struct color one, struct color other, enum palette_id eye) {
    return vision_difference(vision_seen(one, eye), vision_seen(other, eye));
}

double vision_luminance(struct color color) {
    return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b);
}

double vision_contrast(struct color one, struct color other) {
    double x = vision_luminance(one), y = vision_luminance(other);
    return (fmax(x, y) + 0.05) / (fmin(x, y) + 0.05);
}
