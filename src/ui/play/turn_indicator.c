/* turn_indicator.c: see turn_indicator.h. */
#include "ui/play/turn_indicator.h"

#include "ui/play/animation.h"

#include <math.h>

/* ms; a step is two frames at 60 Hz, and a little more */
enum { LENGTH = 200, REDUCED_LENGTH = 80, STEP = 34 };

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

/* How far a player's highlight is after so many ms. At 2560 x 1440 both panels are a third of the
 * window: they change in turn, each in every other frame, so that no frame paints both, and not in
 * the first one, which has all else that comes with a turn. */
static double stepped(int player, double passed) {
    double behind = player == 0 ? 0.25 : 0.75;
    return player < 0 ? passed : (floor(passed / STEP - behind) + 1) * STEP;
}

float turn_indicator_strength(const struct turn_indicator *indicator, int player, double now) {
    if (!indicator->transitioning) {
        return player == indicator->lit ? 1 : 0;
    }
    double shown = stepped(player, now - indicator->start);
    float passed = fminf(1, (float)(shown / indicator->length));
    float eased = ease_in_out(fmaxf(0, passed));
    return player == indicator->lit ? eased : player == indicator->was ? 1 - eased : 0;
}
