/* test_flat.c: two people at a screen that lies on a table, or that turns to whoever acts. */
#include "engine/rules.h"
#include "games/games.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/play/layout.h"
#include "ui/play/seat.h"

#include <math.h>
#include <string.h>

enum { WINDOWS = 4, SEED = 11, ACTIONS = 24, TARGETS_SEEN = 64 };
static const float windows[WINDOWS][2] = {{1280, 800}, {900, 1200}, {800, 480}, {480, 800}};

static struct ui_play *open_table(const char *game, const float window[2], enum table_seats seats,
                                  bool mirrored) {
    struct ui_play *play = ui_play_open(game, NULL, NULL, window[0], window[1]);
    play->app.ui->mirrored = mirrored;
    ui_play_settings(play)->table = seats;
    ui_play_redraw(play);
    ui_play_wait(play, 0);
    return play;
}

static struct table_layout layout_of(struct ui_play *play) {
    struct layout_hints hints = seat_hints(ui_play_table(play), ui_play_settings(play));
    return layout_table(play->app.ui->width, play->app.ui->height, &hints);
}

static bool holds(struct rect rect, struct point at) {
    return at.x >= rect.x && at.y >= rect.y && at.x < rect.x + rect.w && at.y < rect.y + rect.h;
}

/* How many texts begin within a rectangle of the window, and how many of them are turned. */
struct texts {
    int all, turned;
};

static struct texts texts_in(const struct ui_play *play, struct rect rect) {
    const struct draw_list *list = &play->list;
    struct texts texts = {0, 0};
    for (int i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->command[i];
        struct point at = {command->rect.x / list->scale, command->rect.y / list->scale};
        if (command->kind == DRAW_TEXT && holds(rect, at)) {
            texts.all++;
            texts.turned += command->upended;
        }
    }
    return texts;
}

/* Between the bar and the far panel, and below the near one, down to the edge of the window. */
static struct rect end_of(const struct ui_play *play, const struct table_layout *layout, bool far) {
    const struct rect *panel = &layout->panel[far ? layout->far_player : !layout->far_player];
    float bar = layout->top.y + layout->top.h, foot = panel->y + panel->h;
    return far ? (struct rect){0, bar, play->app.ui->width, panel->y - bar}
               : (struct rect){0, foot, play->app.ui->width, play->app.ui->height - foot};
}

/* What `check` states holds at each table, in windows of all shapes, and mirrored. */
static void at_each_table(enum table_seats seats, void (*check)(struct ui_play *play)) {
    for (int g = 0; g < games_count; g++) {
        for (int i = 0; i < 2 * WINDOWS; i++) {
            struct ui_play *play = open_table(games[g]->id, windows[i / 2], seats, i % 2);
            check(play);
            ui_play_close(play);
        }
    }
}

static void check_panels(struct ui_play *play) {
    struct table_layout layout = layout_of(play);
    int far = layout.far_player;
    ck_assert_int_ne(far, NOWHERE);
    struct rect upper = layout.panel[far], lower = layout.panel[!far];
    ck_assert_msg(layout.strips && upper.y + upper.h <= layout.board.y &&
                      layout.board.y + layout.board.h <= lower.y,
                  "%s at %.0fx%.0f", ui_play_table(play)->game->id, play->width, play->height);
    struct texts above = texts_in(play, upper), below = texts_in(play, lower);
    ck_assert_int_gt(above.all, 0);
    ck_assert_int_eq(above.turned, above.all);
    ck_assert_int_gt(below.all, 0);
    ck_assert_int_eq(below.turned, 0);
}

START_TEST(each_player_has_an_end_and_every_text_of_the_far_panel_is_turned) {
    at_each_table(TABLE_TWO_SIDES, check_panels);
}
END_TEST

/* Plays until a player is to act. */
static void play_until(struct ui_play *play, int player) {
    for (int i = 0; i < ACTIONS && match_turn(ui_play_match(play)) != player; i++) {
        ui_play_random_game(play, SEED, 1, BY_CLICKS);
    }
    ck_assert_int_eq(match_turn(ui_play_match(play)), player);
}

static void check_ends(struct ui_play *play) {
    for (int player = 0; player < 2; player++) {
        play_until(play, player);
        struct table_layout layout = layout_of(play);
        bool far = player == layout.far_player;
        struct texts own = texts_in(play, end_of(play, &layout, far));
        struct texts other = texts_in(play, end_of(play, &layout, !far));
        ck_assert_msg(own.all > 0 && other.all == 0, "%s: %d, %d", ui_play_table(play)->game->id,
                      own.all, other.all);
        ck_assert_int_eq(own.turned, far ? own.all : 0);
    }
}

START_TEST(what_is_said_to_whoever_acts_is_at_their_end_and_turned_for_the_far_one) {
    at_each_table(TABLE_TWO_SIDES, check_ends);
}
END_TEST

static struct point middle(struct rect rect) {
    return (struct point){rect.x + rect.w / 2, rect.y + rect.h / 2};
}

/* Where a rectangle comes to when the panel that it lies on is turned and moved onto another. */
static struct rect turned_onto(struct rect rect, struct rect from, struct rect to) {
    return (struct rect){to.x + from.x + from.w - rect.x - rect.w,
                         to.y + from.y + from.h - rect.y - rect.h, rect.w, rect.h};
}

static bool is_near(struct rect a, struct rect b) {
    return fabsf(a.x - b.x) < 1 && fabsf(a.y - b.y) < 1 && fabsf(a.w - b.w) < 1 &&
           fabsf(a.h - b.h) < 1;
}

/* A copy of the targets on a panel. */
static int targets_on(const struct ui_play *play, struct rect panel, struct target out[]) {
    const struct targets *targets = ui_play_targets(play);
    int count = 0;
    for (int i = 0; i < targets->count; i++) {
        if (holds(panel, middle(targets->target[i].rect)) && count < TARGETS_SEEN) {
            out[count++] = targets->target[i];
        }
    }
    return count;
}

/* What lies on the far panel comes, when both exchange their seats, to the near one: opposite to
 * where it was. */
static void check_exchanged(struct ui_play *play) {
    static struct target far[TARGETS_SEEN];
    struct table_layout before = layout_of(play);
    int player = before.far_player;
    play_until(play, player);
    int count = targets_on(play, before.panel[player], far);
    ck_assert_int_gt(count, 0);
    ui_play_settings(play)->turn = true;
    ui_play_redraw(play);
    ui_play_wait(play, 0);
    struct table_layout after = layout_of(play);
    ck_assert_int_eq(after.far_player, !player);
    for (int i = 0; i < count; i++) {
        const struct target *near = ui_play_target(play, far[i].id);
        struct rect from = before.panel[player], to = after.panel[player];
        bool beads = strncmp(far[i].id, "bead:", 5) == 0; /* in one order for both */
        ck_assert_msg(beads ? holds(to, middle(near->rect))
                            : is_near(turned_onto(far[i].rect, from, to), near->rect),
                      "%s of %s", far[i].id, ui_play_table(play)->game->id);
        ck_assert(beads || is_near(turned_onto(far[i].mark, from, to), near->mark));
    }
}

START_TEST(what_can_be_used_on_the_far_panel_is_opposite_to_where_the_near_one_has_it) {
    at_each_table(TABLE_TWO_SIDES, check_exchanged);
}
END_TEST

static void check_match(struct ui_play *play) {
    ck_assert_int_eq(ui_play_random_game(play, SEED, ACTIONS, BY_CLICKS), ACTIONS);
}

START_TEST(every_game_is_played_by_clicks_on_what_is_seen) {
    at_each_table(TABLE_TWO_SIDES, check_match);
    at_each_table(TABLE_TURNS, check_match);
}
END_TEST

static void check_drags(struct ui_play *play) {
    ck_assert_int_eq(ui_play_random_game(play, SEED, ACTIONS, BY_DRAG), ACTIONS);
}

START_TEST(every_game_is_played_by_drags_from_the_far_hand_and_bank_too) {
    at_each_table(TABLE_TWO_SIDES, check_drags);
}
END_TEST

static void check_targets(struct ui_play *play) {
    for (int player = 0; player < 2; player++) {
        play_until(play, player);
        ui_play_check_targets(play, 20);
    }
}

START_TEST(targets_are_within_the_window_and_apart) {
    at_each_table(TABLE_TWO_SIDES, check_targets);
}
END_TEST

/* Whoever is at the near end offers to end the match. */
static void check_question(struct ui_play *play) {
    play_until(play, !layout_of(play).far_player);
    ui_play_click(play, "button:menu");
    const struct target *agree =
        ui_play_has(play, "button:agree") ? ui_play_target(play, "button:agree") : NULL;
    if (!agree || !agree->enabled) {
        return; /* not in this game, or not yet */
    }
    ui_play_click(play, "button:agree");
    struct table_layout layout = layout_of(play);
    float board = middle(layout.board).y;
    ck_assert_float_lt(middle(ui_play_target(play, "button:accept")->rect).y, board);
    ck_assert(ui_play_target(play, "button:accept")->upended);
    ui_play_click(play, "button:accept");
    ck_assert(match_over(ui_play_match(play)));
}

START_TEST(a_question_to_the_far_player_is_asked_at_their_end) {
    at_each_table(TABLE_TWO_SIDES, check_question);
    struct ui_play *play = open_table("oware", windows[0], TABLE_TWO_SIDES, false);
    check_question(play);
    ck_assert(match_over(ui_play_match(play))); /* it was asked */
    ui_play_close(play);
}
END_TEST

START_TEST(nothing_is_turned_for_a_person_who_plays_a_companion) {
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = open_table(games[g]->id, windows[0], TABLE_TWO_SIDES, false);
        play_seat(ui_play_table(play), (const int[]){0, 3}, SEED);
        ui_play_wait(play, 0);
        ck_assert_int_eq(layout_of(play).far_player, NOWHERE);
        ck_assert_int_eq(texts_in(play, (struct rect){0, 0, 1280, 800}).turned, 0);
        ui_play_close(play);
    }
}
END_TEST

/* The player whose panel is at the foot of the window, or at the left. */
static int near_of(struct ui_play *play) {
    struct layout_hints hints = seat_hints(ui_play_table(play), ui_play_settings(play));
    return !hints.upper_player;
}

static void check_turns(struct ui_play *play) {
    for (int i = 0; i < ACTIONS; i++) {
        ck_assert_int_eq(near_of(play), match_turn(ui_play_match(play)));
        ck_assert_int_eq(texts_in(play, (struct rect){0, 0, play->width, play->height}).turned, 0);
        ui_play_random_game(play, SEED + (uint64_t)i, 1, BY_CLICKS);
    }
}

START_TEST(the_board_turns_to_whoever_acts) {
    at_each_table(TABLE_TURNS, check_turns);
}
END_TEST

START_TEST(the_board_turns_when_the_turn_has_been_shown) {
    struct ui_play *play = open_table("oware", windows[0], TABLE_TURNS, false);
    ui_play_settings(play)->speed = 1;
    ui_play_click(play, "pit:C");
    ck_assert(ui_play_is_busy(play));
    ck_assert_int_eq(near_of(play), 0);
    ui_play_settle(play);
    ck_assert_int_eq(near_of(play), 1);
    ui_play_close(play);
}
END_TEST

/* Whether any text with these words is drawn the near way, and turned. */
struct ways {
    bool near, turned;
};

static struct ways ways_of(const struct ui_play *play, const char *words) {
    struct ways ways = {false, false};
    for (int i = 0; i < play->list.count; i++) {
        if (strstr(ui_play_text(play, i), words)) {
            ways.turned = ways.turned || play->list.command[i].upended;
            ways.near = ways.near || !play->list.command[i].upended;
        }
    }
    return ways;
}

static void check_result(struct ui_play *play) {
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:resign");
    ui_play_click(play, "button:accept");
    ui_play_settle(play);
    struct ways ways = ways_of(play, "win");
    ck_assert(ways.near && ways.turned);
    ck_assert(!ui_play_target(play, "button:rematch")->upended);
    ui_play_check_targets(play, 20);
}

START_TEST(the_result_is_told_at_both_ends) {
    at_each_table(TABLE_TWO_SIDES, check_result);
}
END_TEST

static void check_toast(struct ui_play *play) {
    for (int player = 0; player < 2; player++) {
        play_until(play, player);
        toast_show(&play->app.shown->toast, "Hello");
        ui_play_redraw(play);
        ui_play_wait(play, 0);
        struct ways ways = ways_of(play, "Hello");
        ck_assert_int_eq(ways.turned, player == layout_of(play).far_player);
        ck_assert_int_ne(ways.turned, ways.near);
    }
}

START_TEST(a_word_is_said_to_whoever_acts) {
    at_each_table(TABLE_TWO_SIDES, check_toast);
}
END_TEST

START_TEST(in_an_upright_window_the_history_is_below_a_wide_board) {
    struct ui_play *play = open_table("oware", windows[1], TABLE_TWO_SIDES, false);
    struct layout_hints hints = seat_hints(ui_play_table(play), ui_play_settings(play));
    hints.history = true;
    struct table_layout layout = layout_table(play->app.ui->width, play->app.ui->height, &hints);
    const struct rect *near = &layout.panel[!layout.far_player];
    ck_assert(!layout.history_overlay);
    ck_assert_float_ge(layout.history.y, near->y + near->h);
    ui_play_settings(play)->history = true;
    ui_play_redraw(play);
    ui_play_wait(play, 0);
    check_targets(play);
    ui_play_close(play);
}
END_TEST

START_TEST(a_board_that_turns_by_itself_is_not_turned_from_the_menu) {
    for (int seats = 0; seats < TABLE_SEATS; seats++) {
        struct ui_play *play = open_table("seega", windows[0], (enum table_seats)seats, false);
        ui_play_click(play, "button:menu");
        ck_assert_int_eq(ui_play_target(play, "button:turn-board")->enabled, seats != TABLE_TURNS);
        ck_assert_int_eq(ui_play_reads(play, "turns by itself"), seats == TABLE_TURNS);
        ui_play_close(play);
    }
}
END_TEST

static struct ui_play *settings_of(void) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:settings");
    return play;
}

START_TEST(the_settings_offer_where_two_people_sit) {
    static const char *const ids[TABLE_SEATS] = {"option:table=one-side", "option:table=two-sides",
                                                 "option:table=turns"};
    struct ui_play *play = settings_of();
    for (int seats = TABLE_SEATS; seats-- > 0;) {
        ui_play_click(play, ids[seats]);
        ck_assert_int_eq(ui_play_settings(play)->table, seats);
    }
    ui_play_close(play);
}
END_TEST

SUITE("flat table", each_player_has_an_end_and_every_text_of_the_far_panel_is_turned,
      what_is_said_to_whoever_acts_is_at_their_end_and_turned_for_the_far_one,
      what_can_be_used_on_the_far_panel_is_opposite_to_where_the_near_one_has_it,
      every_game_is_played_by_clicks_on_what_is_seen,
      a_question_to_the_far_player_is_asked_at_their_end,
      every_game_is_played_by_drags_from_the_far_hand_and_bank_too,
      targets_are_within_the_window_and_apart, nothing_is_turned_for_a_person_who_plays_a_companion,
      the_board_turns_to_whoever_acts, the_board_turns_when_the_turn_has_been_shown,
      the_result_is_told_at_both_ends, a_word_is_said_to_whoever_acts,
      in_an_upright_window_the_history_is_below_a_wide_board,
      a_board_that_turns_by_itself_is_not_turned_from_the_menu,
      the_settings_offer_where_two_people_sit)
