/* stick.c: see stick.h. */
#include "ui/kit/stick.h"

#include <math.h>

static const float LEADS = 0.5F, STILL_LEADS = 0.4F, MIDDLE = 0.3F;
static const float AHEAD = 0.2F; /* so much further out is clearly further */

static const double REST = 40, NEVER_DUE = -1; /* ms; a swing past the middle takes 10 to 20 */

static bool is_sideways(enum key key) {
    return key == KEY_LEFT || key == KEY_RIGHT;
}

static bool is_opposite(enum key key, enum key other) {
    return key && other && key != other && is_sideways(key) == is_sideways(other);
}

static bool is_ahead(const struct stick *stick, bool sideways) {
    float x = fabsf(stick->x), y = fabsf(stick->y);
    return sideways ? x > y : y > x;
}

/* Along an axis; KEY_NONE: not far enough. */
static enum key along(const struct stick *stick, bool sideways) {
    float way = sideways ? stick->x : stick->y;
    enum key key = sideways ? (way < 0 ? KEY_LEFT : KEY_RIGHT) : (way < 0 ? KEY_UP : KEY_DOWN);
    return fabsf(way) > (key == stick->leads ? STILL_LEADS : LEADS) ? key : KEY_NONE;
}

/* Where it points, whether or not it has rested. */
static enum key points(const struct stick *stick) {
    bool sideways = is_sideways(stick->leads);
    if (!stick->leads) {
        return along(stick, is_ahead(stick, true));
    }
    enum key own = along(stick, sideways), other = along(stick, !sideways);
    float ahead = (fabsf(stick->x) - fabsf(stick->y)) * (sideways ? -1.0F : 1.0F);
    return other && (!own || ahead > AHEAD) ? other : own;
}

static bool needs_rest(const struct stick *stick, enum key key) {
    return key && (stick->spent || is_opposite(key, stick->led));
}

enum key stick_lead(struct stick *stick, double now) {
    bool middle = fabsf(stick->x) < MIDDLE && fabsf(stick->y) < MIDDLE;
    if (middle && stick->waits) {
        stick->waits = false;
        stick->rests_from = now;
    }
    enum key key = points(stick);
    bool rested = !stick->waits && now - stick->rests_from >= REST;
    if (needs_rest(stick, key) && !rested) {
        key = KEY_NONE;
    }
    stick->leads = key;
    if (key) {
        stick->led = key;
        stick->waits = true;
        stick->spent = false;
    }
    return key;
}

double stick_due(const struct stick *stick, double now) {
    double due = stick->rests_from + REST;
    bool held = needs_rest(stick, points(stick)) && !stick->leads;
    return held && !stick->waits && due > now ? due : NEVER_DUE;
}

void stick_let_go(struct stick *stick) {
    bool out = fabsf(stick->x) >= MIDDLE || fabsf(stick->y) >= MIDDLE;
    stick->leads = KEY_NONE;
    stick->spent = stick->waits = stick->spent || out;
}
