/* test_seat.c: from which side the board is seen: whoever plays alone sits at the near side, and
 * the board can be turned. */
#include "engine/rules.h"
#include "games/games.h"
#include "shots/positions.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/play/layout.h"
#include "ui/play/seat.h"

#include <math.h>
#include <string.h>

enum { WINDOWS = 2, SEED = 7, PLACES_MAX = 128 };
static const float windows[WINDOWS][2] = {{1280, 800}, {800, 1100}};

static struct ui_play *open_turned(const char *game, const char *position, const float window[2]) {
    struct ui_play *play = ui_play_open(game, NULL, position, window[0], window[1]);
    ui_play_settings(play)->turn = true;
    ui_play_redraw(play);
    ui_play_wait(play, 0);
    return play;
}

static bool is_place(const struct target *target) {
    return strncmp(target->id, "pit:", 4) == 0 || strncmp(target->id, "square:", 7) == 0;
}

static struct point middle(const struct target *target) {
    return (struct point){target->rect.x + target->rect.w / 2, target->rect.y + target->rect.h / 2};
}

/* The middle of the board, that of all its places. */
static struct point middle_of_board(const struct ui_play *play) {
    const struct targets *targets = ui_play_targets(play);
    float left = INFINITY, top = INFINITY, right = -INFINITY, foot = -INFINITY;
    for (int i = 0; i < targets->count; i++) {
        if (is_place(&targets->target[i])) {
            struct point at = middle(&targets->target[i]);
            left = fminf(left, at.x);
            right = fmaxf(right, at.x);
            top = fminf(top, at.y);
            foot = fmaxf(foot, at.y);
        }
    }
    return (struct point){(left + right) / 2, (top + foot) / 2};
}

/* True if a player's panel is below the board or to its left, and the other's opposite. */
static bool sits_near(struct ui_play *play, int player) {
    struct layout_hints hints = seat_hints(ui_play_table(play), ui_play_settings(play));
    struct table_layout layout = layout_table(play->app.ui->width, play->app.ui->height, &hints);
    struct point board = middle_of_board(play);
    struct rect own = layout.panel[player], other = layout.panel[!player];
    ck_assert(layout.strips ? (own.y > board.y) != (other.y > board.y)
                            : (own.x < board.x) != (other.x < board.x));
    return layout.strips ? own.y > board.y : own.x < board.x;
}

/* A place at the near edge of the unturned board. */
static const char *near_place(const struct game *game) {
    return strcmp(game->id, "oware") == 0      ? "pit:A"
           : strcmp(game->id, "saddeeqa") == 0 ? "pit:8"
           : strcmp(game->id, "shakala") == 0  ? "pit:A"
                                               : "square:a1";
}

static bool is_turned(struct ui_play *play) {
    const struct target *target = ui_play_target(play, near_place(ui_play_match(play)->game));
    return middle(target).y < middle_of_board(play).y;
}

START_TEST(whoever_plays_alone_sits_at_the_near_side_after_a_rematch_too) {
    for (int g = 0; g < games_count; g++) {
        for (int i = 0; i < 2 * WINDOWS; i++) {
            const float *window = windows[i / 2];
            int person = i % 2;
            struct ui_play *play = ui_play_open(games[g]->id, NULL, NULL, window[0], window[1]);
            int far = ui_play_table(play)->face->hints.upper_player;
            play_seat(ui_play_table(play), (const int[]){person ? 1 : 0, person ? 0 : 1}, SEED);
            ui_play_wait(play, 0);
            ck_assert_msg(sits_near(play, person), "%s", games[g]->id);
            ck_assert_int_eq(is_turned(play), person == far);
            play_resign(ui_play_table(play), person);
            ck_assert_ptr_null(play_rematch(ui_play_table(play), SEED));
            ui_play_wait(play, 0);
            ck_assert_msg(sits_near(play, !person), "%s", games[g]->id);
            ck_assert_int_eq(is_turned(play), person != far);
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(between_two_people_or_two_companions_the_board_is_not_turned) {
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = ui_play_open(games[g]->id, NULL, NULL, 1280, 800);
        ck_assert(!is_turned(play));
        play_seat(ui_play_table(play), (const int[]){2, 3}, SEED);
        ui_play_wait(play, 0);
        ck_assert(!is_turned(play));
        ui_play_close(play);
    }
}
END_TEST

START_TEST(the_menu_turns_the_board_at_once_and_back_for_whoever_plays) {
    for (int g = 0; g < games_count; g++) {
        for (int companion = 0; companion < 2; companion++) {
            struct ui_play *play = ui_play_open(games[g]->id, NULL, NULL, 1280, 800);
            play_seat(ui_play_table(play), (const int[]){0, companion}, SEED);
            ui_play_wait(play, 0);
            bool before = is_turned(play);
            for (int times = 1; times <= 2; times++) {
                ui_play_click(play, "button:menu");
                ui_play_click(play, "button:turn-board");
                ck_assert_int_eq(ui_play_settings(play)->turn, times == 1);
                ck_assert_int_eq(is_turned(play), before != (times == 1));
            }
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(a_turned_board_has_each_place_opposite_and_the_panels_exchanged) {
    for (int g = 0; g < games_count; g++) {
        for (int i = 0; i < WINDOWS; i++) {
            const char *id = games[g]->id;
            struct ui_play *plain = ui_play_open(id, NULL, NULL, windows[i][0], windows[i][1]);
            struct ui_play *turned = open_turned(id, NULL, windows[i]);
            struct point center = middle_of_board(plain);
            const struct targets *targets = ui_play_targets(plain);
            int places = 0;
            for (int k = 0; k < targets->count; k++) {
                const struct target *target = &targets->target[k];
                if (is_place(target)) {
                    struct point a = middle(target), b = middle(ui_play_target(turned, target->id));
                    ck_assert_msg(fabsf(a.x + b.x - 2 * center.x) < 2 &&
                                      fabsf(a.y + b.y - 2 * center.y) < 2,
                                  "%s, %s", id, target->id);
                    places++;
                }
            }
            ck_assert_int_gt(places, 11);
            ck_assert_int_ne(sits_near(plain, 0), sits_near(turned, 0));
            ui_play_close(plain);
            ui_play_close(turned);
        }
    }
}
END_TEST

START_TEST(on_a_turned_board_each_target_does_what_it_does_on_the_other) {
    static const char *const positions[][2] = {
        {"oware", OWARE_MIDDLE},   {"saddeeqa", SADDEEQA_MIDDLE}, {"shakala", NULL},
        {"shakala", SHAKALA_FORK}, {"shakala", SHAKALA_BEAD},     {"shakala", SHAKALA_TAKE},
        {"seega", NULL},           {"seega", SEEGA_MIDDLE},       {"dulko", DULKO_MIDDLE}};
    for (size_t i = 0; i < sizeof positions / sizeof positions[0]; i++) {
        const char *id = positions[i][0], *position = positions[i][1];
        struct ui_play *plain = ui_play_open(id, NULL, position, 1280, 800);
        struct ui_play *turned = open_turned(id, position, windows[0]);
        struct targets all = *ui_play_targets(plain);
        for (int k = 0; k < all.count; k++) {
            const char *target = all.target[k].id;
            if (strncmp(target, "button:", 7) == 0 || strncmp(target, "name:", 5) == 0 ||
                !ui_play_has(plain, target)) {
                continue;
            }
            ui_play_click(plain, target);
            ui_play_click(turned, target);
            ck_assert_str_eq(ui_play_chosen(plain), ui_play_chosen(turned));
            ck_assert_str_eq(ui_play_refusal(plain), ui_play_refusal(turned));
            ck_assert_msg(position_equal(ui_play_position(plain), ui_play_position(turned)),
                          "%s, %s", id, target);
        }
        ui_play_close(plain);
        ui_play_close(turned);
    }
}
END_TEST

START_TEST(on_a_turned_board_clicks_drags_and_keys_enter_all_actions) {
    for (int g = 0; g < games_count; g++) {
        for (int method = BY_CLICKS; method <= BY_KEYS; method++) {
            struct ui_play *play = open_turned(games[g]->id, NULL, windows[method % WINDOWS]);
            ui_play_random_game(play, SEED, method == BY_KEYS ? 30 : 120, method);
            ui_play_check_targets(play, 20);
            ui_play_close(play);
        }
    }
}
END_TEST

static bool on_place(struct ui_play *play) {
    const char *focus = ui_play_focus(play);
    return focus[0] && is_place(ui_play_target(play, focus));
}

START_TEST(arrows_move_as_the_turned_board_is_seen) {
    static const struct {
        enum key key;
        float x, y;
    } ways[] = {{KEY_LEFT, -1, 0}, {KEY_RIGHT, 1, 0}, {KEY_UP, 0, -1}, {KEY_DOWN, 0, 1}};
    int moves = 0;
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = open_turned(games[g]->id, NULL, windows[0]);
        for (int i = 0; i < 100 && !on_place(play); i++) {
            ui_play_key(play, KEY_TAB);
        }
        for (int i = 0; i < 66; i++) {
            static const int walk[11] = {1, 1, 1, 2, 0, 2, 1, 3, 0, 0, 2};
            int way = walk[i % 11];
            struct point from = middle(ui_play_target(play, ui_play_focus(play)));
            bool place = on_place(play);
            ui_play_key(play, ways[way].key);
            const struct target *focus = ui_play_target(play, ui_play_focus(play));
            struct point to = middle(focus);
            float along = (to.x - from.x) * ways[way].x + (to.y - from.y) * ways[way].y;
            ck_assert_msg(along >= 0, "%s, %s", games[g]->id, focus->id);
            moves += place && is_place(focus) && along > 0;
        }
        ui_play_close(play);
    }
    ck_assert_int_gt(moves, 20);
}
END_TEST

START_TEST(lessons_whose_texts_name_sides_of_the_board_are_not_turned) {
    int seen = 0;
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
        ui_play_settings(play)->turn = true;
        ui_play_open_study(play, STUDY_LESSON, games[g], 0);
        ui_play_wait(play, 0);
        for (int i = 0; i < 3 && !ui_play_has(play, near_place(games[g])); i++) {
            ui_play_click(play, "button:next");
        }
        if (ui_play_has(play, near_place(games[g]))) {
            ck_assert_msg(!is_turned(play), "%s", games[g]->id);
            seen++;
        }
        ui_play_close(play);
    }
    ck_assert_int_gt(seen, 2);
}
END_TEST

SUITE("side of the board", whoever_plays_alone_sits_at_the_near_side_after_a_rematch_too,
      between_two_people_or_two_companions_the_board_is_not_turned,
      the_menu_turns_the_board_at_once_and_back_for_whoever_plays,
      a_turned_board_has_each_place_opposite_and_the_panels_exchanged,
      on_a_turned_board_each_target_does_what_it_does_on_the_other,
      on_a_turned_board_clicks_drags_and_keys_enter_all_actions,
      arrows_move_as_the_turned_board_is_seen,
      lessons_whose_texts_name_sides_of_the_board_are_not_turned)
