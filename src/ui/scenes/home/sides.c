/* sides.c: see setup.h. What is shown lags behind: the sides have changed already when the coin is
 * still in the air, and Start need not wait for it. */
#include "ui/scenes/home/setup.h"

#include "ui/kit/style.h"
#include "ui/kit/widgets.h"

#include <math.h>

static const double TUMBLE = 950, GLIDE = 320, SWAP = 240; /* ms at the usual speed */
enum { HALF_TURNS = 8 };
static const float RADIUS = 36, LANDED = 30, HEIGHT = 34, THINNEST = 0.08F;

void setup_sides_move(const struct app *app, struct setup *setup, enum setup_motion motion) {
    setup->motion = settings_animates(&app->settings) ? motion : SETUP_STILL;
    setup->motion_begun = false;
}

/* How many ms of the motion have passed, at the usual speed. */
static double passed(const struct app *app) {
    const struct setup *setup = &app->setup;
    return setup->motion_begun ? (app->ui->now - setup->motion_since) * (double)app->settings.speed
                               : 0;
}

double setup_sides_update(struct app *app) {
    struct setup *setup = &app->setup;
    if (setup->motion == SETUP_STILL) {
        return NEVER;
    }
    if (!setup->motion_begun) {
        setup->motion_begun = true;
        setup->motion_since = app->ui->now;
    }
    app->ui->changed = true;
    if (!settings_animates(&app->settings) ||
        passed(app) >= (setup->motion == SETUP_COIN ? TUMBLE + GLIDE : SWAP)) {
        setup->motion = SETUP_STILL;
        return NEVER;
    }
    return app->ui->now;
}

bool setup_sides_known(const struct app *app) {
    return app->setup.motion != SETUP_COIN || passed(app) >= TUMBLE;
}

/* ---- drawing ---- */

static struct point middle_of(struct rect rect) {
    return (struct point){rect.x + rect.w / 2, rect.y + rect.h / 2};
}

/* Sun and moon by turns, up and down again; then to the card of the player who goes first. */
static void draw_coin(const struct app *app, const struct rect field[2], int first) {
    const struct ui *ui = app->ui;
    float t = (float)fmin(1, passed(app) / TUMBLE), turned = 1 - (1 - t) * (1 - t);
    float angle = turned * (float)(HALF_TURNS + first) * 3.14159265F;
    int face = (int)floorf(angle / 3.14159265F + 0.5F) % 2;
    struct point from = point_between(middle_of(field[0]), middle_of(field[1]), 0.5F);
    from.x = ui->width / 2;
    from.y -= HEIGHT * 4 * t * (1 - t);
    struct point to = {field[first].x - LANDED, middle_of(field[first]).y};
    float glide = (float)fmax(0, (passed(app) - TUMBLE) / GLIDE);
    struct point at = point_between(from, to, glide * glide * (3 - 2 * glide));
    draw_squeeze(ui->list, at.x, fmaxf(THINNEST, fabsf(cosf(angle))));
    widget_emblem(ui, face, at.x, at.y, RADIUS + (LANDED - RADIUS) * glide, true);
    draw_squeeze(ui->list, 0, 1);
}

/* A name on its way from the other card, above or below the one that it meets. */
static void draw_name(const struct app *app, const struct rect field[2], int player,
                      const char *name) {
    const struct ui *ui = app->ui;
    float t = (float)fmin(1, passed(app) / SWAP), eased = t * t * (3 - 2 * t);
    struct point at = point_between((struct point){field[!player].x, field[!player].y},
                                    (struct point){field[player].x, field[player].y}, eased);
    at.y += (player ? 14.0F : -14.0F) * 4 * t * (1 - t);
    style_write_within(ui, at.x + 14, at.y + 29, field[player].w - 28, STYLE_LARGE, name);
}

void setup_sides_draw(const struct app *app, const struct rect field[2], int first,
                      const char *const name[2]) {
    if (app->setup.motion == SETUP_STILL) {
        return;
    }
    for (int player = 0; player < 2; player++) {
        if (!setup_sides_known(app) || app->setup.motion == SETUP_SWAP) {
            /* nobody reads a name before it is known or has arrived */
            style_box(app->ui, field[player], BOX_FIELD);
        }
    }
    for (int player = 0; player < 2 && app->setup.motion == SETUP_SWAP; player++) {
        draw_name(app, field, player, name[player]);
    }
    if (app->setup.motion == SETUP_COIN) {
        draw_coin(app, field, first);
    }
}
