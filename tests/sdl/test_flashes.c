/* test_flashes.c: nothing flashes more than three times a second (WCAG 2.3.1). A flash is a pair of
 * opposite changes of luminance by a tenth or more, the darker below 0.8; those count that many
 * parts of the screen have at the same time: a quarter of any ninth of it. */
#include "games/games.h"
#include "sdl/video/canvas.h"
#include "sdl/video/fonts.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "support/vision.h"

#include <math.h>
#include <string.h>

enum { WIDTH = 800, HEIGHT = 600, ACROSS = 24, DOWN = 18, CELLS = ACROSS * DOWN };
enum { NINTH_ACROSS = ACROSS / 3, NINTH_DOWN = DOWN / 3, QUARTER = NINTH_ACROSS * NINTH_DOWN / 4 };
enum { FLASHES = 3, CHANGES_MOST = 2 * FLASHES + 1 }; /* one more than three pairs */
static const double FRAME = 1000.0 / 60, SECOND = 1000, CHANGE = 0.1, BRIGHT = 0.8;

/* A part of the screen: where its luminance turned last, the extreme since then, and when it
 * changed so much, the last times. */
static struct cell {
    double from, extreme;
    int way; /* of the last change: 1 brighter, -1 darker */
    double at[CHANGES_MOST];
    int changes;
} cells[CELLS];

static void begin(void) {
    memset(cells, 0, sizeof cells);
    for (int i = 0; i < CELLS; i++) {
        cells[i].from = -1;
    }
}

static void changed(struct cell *cell, int way, double now) {
    cell->way = way;
    memmove(&cell->at[1], &cell->at[0], sizeof cell->at - sizeof cell->at[0]);
    cell->at[0] = now;
    cell->changes++;
}

/* Opposite changes count, each from the extreme before it. */
static void see(struct cell *cell, double luminance, double now) {
    cell->extreme = cell->from < 0 ? luminance : cell->extreme;
    cell->from = 0;
    double change = luminance - cell->extreme;
    int way = change > 0 ? 1 : -1;
    if (way == cell->way) {
        cell->extreme = luminance; /* further the same way */
    } else if (fabs(change) >= CHANGE && fmin(luminance, cell->extreme) < BRIGHT) {
        changed(cell, way, now);
        cell->extreme = luminance;
    }
}

static bool flashes(const struct cell *cell, double now) {
    double took = cell->at[0] - cell->at[CHANGES_MOST - 1];
    return cell->changes >= CHANGES_MOST && took < SECOND - 2 * FRAME && /* as seen in frames */
           now - cell->at[0] < SECOND / 4;
}

/* The most cells that flash in any ninth of the screen. */
static int most_flashing(double now) {
    int most = 0;
    for (int corner = 0; corner < CELLS; corner++) {
        int left = corner % ACROSS, top = corner / ACROSS, count = 0;
        bool inside = left + NINTH_ACROSS <= ACROSS && top + NINTH_DOWN <= DOWN;
        for (int i = 0; inside && i < NINTH_ACROSS * NINTH_DOWN; i++) {
            count +=
                flashes(&cells[(top + i / NINTH_ACROSS) * ACROSS + left + i % NINTH_ACROSS], now);
        }
        most = count > most ? count : most;
    }
    return most;
}

/* ---- the measure itself ---- */

/* The part `cell` is bright, or dark, so many times a second, for two seconds. */
static int flashing(double times, int parts, double low, double high) {
    int most = 0;
    begin();
    for (double now = 0; now < 2 * SECOND; now += FRAME) {
        bool bright = fmod(now * times / SECOND, 1) < 0.5;
        for (int i = 0; i < CELLS; i++) {
            bool part = i % ACROSS < parts && i / ACROSS < parts;
            see(&cells[i], part && bright ? high : low, now);
        }
        int found = most_flashing(now);
        most = found > most ? found : most;
    }
    return most;
}

START_TEST(four_flashes_a_second_are_found_if_they_are_large_and_strong) {
    ck_assert_int_ge(flashing(4, ACROSS, 0.1, 0.5), QUARTER);
    ck_assert_int_eq(flashing(3, ACROSS, 0.1, 0.5), 0);
    ck_assert_int_eq(flashing(4, ACROSS, 0.1, 0.19), 0);
    ck_assert_int_eq(flashing(4, ACROSS, 0.85, 1), 0);
    ck_assert_int_lt(flashing(4, 3, 0.1, 0.5), QUARTER);
}
END_TEST

/* ---- the app ---- */

static struct canvas canvas;

static double luminance_at(int cell) {
    enum { STEPS = 4 };
    const SDL_Surface *picture = canvas.picture;
    double sum = 0;
    for (int i = 0; i < STEPS * STEPS; i++) {
        int x = (cell % ACROSS * STEPS + i % STEPS) * WIDTH / (ACROSS * STEPS);
        int y = (cell / ACROSS * STEPS + i / STEPS) * HEIGHT / (DOWN * STEPS);
        Uint32 pixel = *(const Uint32 *)((const Uint8 *)picture->pixels +
                                         (size_t)y * (size_t)picture->pitch + (size_t)x * 4);
        sum += vision_luminance(color_hex(pixel & 0xFFFFFF));
    }
    return sum / (STEPS * STEPS);
}

/* Looks on until nothing moves any more, or so many ms; gives the frames that moved. */
static int watch(struct ui_play *play, double ms, bool *painted) {
    int frames = 0;
    double end = play->now + ms;
    while (play->now < end && !(frames && app_update(&play->app, play->now) >= NEVER)) {
        play->now += FRAME;
        app_update(&play->app, play->now);
        app_draw(&play->app, &canvas.next.list, WIDTH, HEIGHT, 1, fonts_measure());
        canvas_paint(&canvas, *painted);
        *painted = true;
        for (int i = 0; i < CELLS; i++) {
            see(&cells[i], luminance_at(i), play->now);
        }
        int most = most_flashing(play->now);
        ck_assert_msg(most < QUARTER, "%d parts flash", most);
        frames++;
    }
    return frames;
}

static void watch_turns(const char *game, const char *position, enum theme_id theme, int turns) {
    bool painted = false;
    ck_assert_ptr_null(canvases_open());
    ck_assert(canvas_open(&canvas, WIDTH, HEIGHT, SDL_PIXELFORMAT_RGB888, theme_get(theme)));
    struct ui_play *play = ui_play_open(game, NULL, position, WIDTH, HEIGHT);
    ui_play_settings(play)->theme = theme;
    ui_play_settings(play)->speed = 3;
    begin();
    int frames = watch(play, 1000, &painted);
    for (int turn = 0; turn < turns && !match_over(ui_play_match(play)); turn++) {
        game_action actions[ACTIONS_MAX];
        int count = match_actions(ui_play_match(play), actions);
        ui_play_action(play, actions[(turn * 7 + 3) % count], BY_CLICKS);
        frames += watch(play, 3000, &painted);
    }
    ck_assert_int_gt(frames, 10 * turns);
    ui_play_close(play);
    canvas_close(&canvas);
    canvases_close();
}

START_TEST(no_turn_of_any_game_flashes_at_the_highest_speed) {
    for (int i = 0; i < games_count; i++) {
        watch_turns(games[i]->id, NULL, i % 2 ? THEME_NOON : THEME_DUSK, 4);
    }
}
END_TEST

START_TEST(no_result_flashes_in_any_theme) {
    for (int theme = 0; theme < THEMES; theme++) {
        watch_turns("oware", "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S", (enum theme_id)theme, 1);
    }
}
END_TEST

SUITE("flashes", four_flashes_a_second_are_found_if_they_are_large_and_strong,
      no_turn_of_any_game_flashes_at_the_highest_speed, no_result_flashes_in_any_theme)
