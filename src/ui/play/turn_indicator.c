/* turn_indicator.c: see turn_indicator.h. */
#include "ui/play/turn_indicator.h"

#include "ui/play/animation.h"

#include <math.h>

enum { LENGTH = 200, REDUCED_LENGTH = 80 }; /* ms */

bool turn_indicator_update(struct turn_indicator *indicator, int player,
                           const struct settings *settings, double now) {
    if (!indicator->known || indicator->lit != player) {
        indicator->transitioning = indicator->known && settings->speed > 0;
        indicator->was = indicator->lit;
        indicator->lit = player;
        indicator->known = true;
        indicator->start = now;
        indicator->length = settings->reduced_motion ? REDUCED_LENGTH : LENGTH;
    }
    indicator->transitioning =
        indicator->transitioning && now - indicator->start < indicator->length;
    return indicator->transitioning;
}

float turn_indicator_strength(const struct turn_indicator *indicator, int player, double now) {
    if (!indicator->transitioning) {
        return player == indicator->lit ? 1 : 0;
    }
    float passed = fminf(1, (float)((now - indicator->start) / indicator->length));
    float eased = ease_in_out(fmaxf(0, passed));
    return player == indicator->lit ? eased : player == indicator->was ? 1 - eased : 0;
}
