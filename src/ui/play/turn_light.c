/* turn_light.c: see turn_light.h. */
#include "ui/play/turn_light.h"

#include "ui/play/animation.h"

#include <math.h>

enum { LENGTH = 200, REDUCED_LENGTH = 80 }; /* ms */

bool turn_light_update(struct turn_light *light, int player, const struct settings *settings,
                       double now) {
    if (!light->known || light->lit != player) {
        light->passes = light->known && settings->speed > 0;
        light->was = light->lit;
        light->lit = player;
        light->known = true;
        light->start = now;
        light->length = settings->reduced_motion ? REDUCED_LENGTH : LENGTH;
    }
    light->passes = light->passes && now - light->start < light->length;
    return light->passes;
}

float turn_light_on(const struct turn_light *light, int player, double now) {
    if (!light->passes) {
        return player == light->lit ? 1 : 0;
    }
    float passed = fminf(1, (float)((now - light->start) / light->length));
    float come = ease_in_out(fmaxf(0, passed));
    return player == light->lit ? come : player == light->was ? 1 - come : 0;
}
