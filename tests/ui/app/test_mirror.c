/* test_mirror.c: a page that is read from right to left. Two apps do the same, one of them
 * mirrored: what the pointer is to hit stands at the mirrored place, boards stand as they are, and
 * every target does what it does in the other. */
#include "ui/kit/ui.h"

#include "base/random.h"
#include "support/suite.h"
#include "support/ui_play.h"

#include <math.h>
#include <string.h>

enum { ACTIONS = 40 };

static void clicks(struct ui_play *play, const char *id) {
    ui_play_click(play, id);
    ui_play_wait(play, 4000);
}

static bool is_on_board(const char *id) {
    return strncmp(id, "pit:", 4) == 0 || strncmp(id, "square:", 7) == 0;
}

/* Buttons are seen at the other side; places of a board as far from each other as ever: all of them
 * may be moved, by as much. What is in the players' panels is mirrored with its panel alone. */
static void check_places(const struct ui_play *plain, const struct ui_play *mirrored) {
    const struct targets *is = ui_play_targets(plain), *turned = ui_play_targets(mirrored);
    float width = plain->app.ui->width, moved = NAN;
    ck_assert_int_eq(is->count, turned->count);
    for (int i = 0; i < is->count; i++) {
        const char *id = is->target[i].id;
        struct rect was = is->target[i].mark; /* before it grew into what is free around it */
        struct rect seen = ui_seen(mirrored->app.ui, turned->target[i].mark);
        ck_assert_str_eq(id, turned->target[i].id);
        ck_assert_int_eq(is->target[i].enabled, turned->target[i].enabled);
        ck_assert_float_eq_tol(seen.y, was.y, 0.01F);
        ck_assert_float_eq_tol(seen.w, was.w, 0.01F);
        if (strncmp(id, "button:", 7) == 0) {
            ck_assert_float_eq_tol(seen.x, width - was.x - was.w, 0.01F);
        } else if (is_on_board(id)) {
            moved = isnan(moved) ? seen.x - was.x : moved;
            ck_assert_msg(
                fabsf(seen.x - was.x - moved) < 0.01F, "%s at %.0f: %s is at %.2f, and was at %.2f",
                plain->app.table.play.game->id, (double)width, id, (double)seen.x, (double)was.x);
        }
    }
}

static const char *some_target(const struct ui_play *play, uint64_t *seed) {
    const struct targets *targets = ui_play_targets(play);
    const char *found = NULL;
    int count = 0;
    for (int i = 0; i < targets->count; i++) {
        const struct target *target = &targets->target[i];
        bool board = strncmp(target->id, "button:", 7) != 0 && strncmp(target->id, "name:", 5) != 0;
        if (target->enabled && !target->hidden && board) {
            count++;
            found = random_below(seed, (uint32_t)count) == 0 ? target->id : found;
        }
    }
    return found;
}

static void play_both(const char *game, const float window[2]) {
    uint64_t seed = 11;
    struct ui_play *plain = ui_play_open(game, NULL, NULL, window[0], window[1]);
    struct ui_play *mirrored = ui_play_open(game, NULL, NULL, window[0], window[1]);
    mirrored->app.ui->mirrored = true;
    ui_play_wait(mirrored, 16);
    ui_play_wait(plain, 16);
    for (int i = 0; i < ACTIONS && !match_over(&plain->app.table.play.match); i++) {
        struct line id = text_line("%s", some_target(plain, &seed));
        clicks(plain, id.string);
        clicks(mirrored, id.string);
        ck_assert_int_eq(plain->app.table.play.match.count, mirrored->app.table.play.match.count);
        ck_assert_str_eq(plain->app.table.play.chosen.text, mirrored->app.table.play.chosen.text);
        check_places(plain, mirrored);
    }
    ck_assert_int_gt(mirrored->app.table.play.match.count, 3);
    ui_play_close(plain);
    ui_play_close(mirrored);
}

START_TEST(a_mirrored_table_is_played_by_the_same_touches) {
    static const char *const games_played[] = {"oware", "saddeeqa", "shakala", "seega", "dulko"};
    static const float windows[][2] = {{1280, 800}, {800, 600}, {480, 800}};
    for (int i = 0; i < 15; i++) {
        play_both(games_played[i / 3], windows[i % 3]);
    }
}
END_TEST

START_TEST(the_arrows_lead_where_they_point_on_the_screen) {
    struct ui_play *mirrored = ui_play_open("", NULL, NULL, 1280, 800);
    mirrored->app.ui->mirrored = true;
    ui_play_wait(mirrored, 16);
    ui_play_hover(mirrored, "button:about");
    for (int i = 0; i < 4; i++) {
        struct line from = text_line("%s", ui_play_focus(mirrored));
        enum key key = i % 2 ? KEY_LEFT : KEY_RIGHT;
        ui_play_key(mirrored, key);
        if (from.string[0] && strcmp(from.string, ui_play_focus(mirrored)) != 0) {
            struct rect was =
                ui_seen(mirrored->app.ui, ui_play_target(mirrored, from.string)->rect);
            struct rect is =
                ui_seen(mirrored->app.ui, ui_play_target(mirrored, ui_play_focus(mirrored))->rect);
            ck_assert(key == KEY_LEFT ? is.x < was.x : is.x > was.x);
        }
    }
    ck_assert_str_ne(ui_play_focus(mirrored), "");
    ui_play_close(mirrored);
}
END_TEST

START_TEST(a_slider_follows_the_pointer) {
    struct ui_play *mirrored = ui_play_open("", NULL, NULL, 1280, 800);
    mirrored->app.ui->mirrored = true;
    ui_play_wait(mirrored, 16);
    clicks(mirrored, "button:settings");
    struct rect rect = ui_seen(mirrored->app.ui, ui_play_target(mirrored, "slider:volume")->rect);
    float scale = ui_play_scale(mirrored);
    for (int end = 0; end < 2; end++) {
        struct input input = {.kind = INPUT_MOVE,
                              .x = (end ? rect.x + rect.w - 12 : rect.x + 12) * scale,
                              .y = (rect.y + rect.h / 2) * scale};
        app_input(&mirrored->app, &input);
        input.kind = INPUT_DOWN;
        app_input(&mirrored->app, &input);
        input.kind = INPUT_UP;
        app_input(&mirrored->app, &input);
        ui_play_wait(mirrored, 16);
        ck_assert_float_eq_tol(mirrored->app.settings.volume, end ? 0 : 1,
                               0.01F); /* it grows to the left */
    }
    ui_play_close(mirrored);
}
END_TEST

SUITE("mirror", a_mirrored_table_is_played_by_the_same_touches,
      the_arrows_lead_where_they_point_on_the_screen, a_slider_follows_the_pointer)
