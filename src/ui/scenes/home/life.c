/* life.c: see scene.h. What moves is a function of the time, and nothing moves unless the player
 * did something a short while ago: then nothing is drawn, and the processor sleeps. */
#include "ui/scenes/home/scene.h"

#include "games/games.h"
#include "ui/boards/thumbnail.h"
#include "ui/draw/fade.h"

#include <math.h>
#include <string.h>

/* ms. All of it ends within ten seconds after the player has done something. */
static const double AWAKE = 9000, RISE = 700, FALL = 1500, STEP = 50;
static const double DELAY = 350, HOLD = 1100, BACK = 260, PAUSE = 1400;

bool home_points_at(const struct ui *ui, const struct game *game) {
    const char *colon = strchr(ui_pointed(ui), ':');
    size_t length = strlen(game->id);
    return colon && strncmp(colon + 1, game->id, length) == 0 &&
           (!colon[1 + length] || colon[1 + length] == ':');
}

/* ---- waking ---- */

/* Notes when the player did something, and what picture is to play. */
static void notice(const struct app *app, struct home_life *life) {
    const struct ui *ui = app->ui;
    const char *pointed = ui_pointed(ui);
    if (ui->pointer.x == life->pointer.x && ui->pointer.y == life->pointer.y &&
        strcmp(pointed, life->pointed) == 0) {
        return;
    }
    if (life->touched <= 0 || ui->now > life->touched + AWAKE) {
        life->woke = ui->now;
    }
    struct text text = text_fixed(life->pointed, sizeof life->pointed);
    text_add(&text, pointed);
    life->pointer = ui->pointer;
    life->touched = ui->now;
    const struct game *game = NULL;
    for (int i = 0; i < games_count; i++) {
        game = home_points_at(ui, games[i]) ? games[i] : game;
    }
    if (game != life->game) {
        life->game = game;
        life->since = ui->now;
    }
}

/* ---- the picture that plays ---- */

/* Where in its turn the picture is, over and over: before it, in it, after it, going back. */
struct phase {
    double turn; /* ms of the turn; below 0: it has not begun */
    double back; /* 0 to 1: how much of the way back to the position before it */
    double next; /* ms until there is something new to see; 0: now */
};

static struct phase phase_at(double passed, double length) {
    double cycle = DELAY + length + HOLD + BACK + PAUSE;
    double t = fmod(passed, cycle) - DELAY;
    if (t < 0 || t >= length + HOLD + BACK) {
        return (struct phase){-1, 0, t < 0 ? -t : cycle - DELAY - t};
    }
    double back = t - length - HOLD;
    return back >= 0 ? (struct phase){length, back / BACK, 0}
                     : (struct phase){t, 0, t < length ? 0 : length + HOLD - t};
}

static double turn_length(const struct app *app, const struct game *game) {
    return (double)thumbnail_turn(NULL, &app->settings, game, 0, (struct rect){0, 0, 0, 0});
}

/* A turn that would end too late is not begun. */
static bool has_time(const struct app *app, double passed, double length) {
    double cycle = DELAY + length + HOLD + BACK + PAUSE;
    double begun = app->life.since + floor(passed / cycle) * cycle;
    return begun + cycle - PAUSE <= app->life.touched + AWAKE || passed < cycle;
}

void home_picture_draw(const struct app *app, const struct game *game, struct rect rect) {
    struct ui *ui = app->ui;
    struct draw_list *list = ui->list;
    double length =
        app->life.game == game && settings_animates(&app->settings) ? turn_length(app, game) : 0;
    double passed = ui->now - app->life.since;
    struct phase phase = {-1, 0, 0};
    if (length > 0 && has_time(app, passed, length)) {
        phase = phase_at(passed, length);
    }
    int first = list->count;
    if (phase.turn >= 0) {
        thumbnail_turn(ui, &app->settings, game, (float)phase.turn, rect);
    }
    int second = list->count;
    if (phase.turn < 0 || phase.back > 0) {
        thumbnail_draw(ui, &app->settings, game, NULL, rect);
    }
    if (phase.back > 0) {
        draw_fade(list, first, second, (float)phase.back);
    }
}

static double picture_update(const struct app *app) {
    const struct home_life *life = &app->life;
    double length = life->game ? turn_length(app, life->game) : 0;
    double passed = app->ui->now - life->since;
    if (length <= 0 || !has_time(app, passed, length)) {
        return NEVER;
    }
    double next = phase_at(passed, length).next;
    app->ui->changed = app->ui->changed || next <= 0;
    return app->ui->now + next;
}

/* ---- lanterns and stars ---- */

float home_light(const struct app *app, int number) {
    const struct home_life *life = &app->life;
    double now = app->ui->now, left = life->touched + AWAKE - now;
    if (life->touched <= 0 || left <= 0 || !settings_animates(&app->settings)) {
        return 0;
    }
    double strength = fmin(1, (now - life->woke) / RISE) * fmin(1, left / FALL);
    double period = 1300 + 170 * (double)(number % 5), phase = 1.9 * (double)number;
    double wave = 0.5 + 0.5 * sin(now / period * 3 + phase);
    return (float)(floor(strength * wave * 32) / 32);
}

double home_life_update(const struct app *app, struct home_life *life) {
    notice(app, life);
    if (!settings_animates(&app->settings)) {
        return NEVER;
    }
    double next = picture_update(app);
    bool dusk = app->settings.theme == THEME_DUSK; /* there are no lights by day */
    bool awake = dusk && life->touched > 0 && app->ui->now <= life->touched + AWAKE;
    app->ui->changed = app->ui->changed || awake;
    return awake ? fmin(next, app->ui->now + STEP) : next;
}
