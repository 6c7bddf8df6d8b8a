/* test_panel.c: how the panel of the history shows turns, and what its head says. */
#include "support/suite.h"
#include "support/ui_play.h"

#include <math.h>
#include <string.h>

/* A box in the color of what is current or pointed at from the one target to the other: framed, if
 * `frame`. */
static bool spans(struct ui_play *play, const char *from, const char *to, bool frame) {
    const struct color accent = play->app.ui->theme->accent;
    struct rect first = ui_play_target(play, from)->mark, last = ui_play_target(play, to)->mark;
    bool found = false;
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        const struct box *box = &command->as.box;
        float x = command->rect.x / play->list.scale, y = command->rect.y / play->list.scale;
        float right = x + command->rect.w / play->list.scale;
        found = found ||
                (command->kind == DRAW_BOX && box->color[0].r == accent.r && box->color[0].a < 64 &&
                 (box->stroke.color.a > 0) == frame && x <= first.x + 1 &&
                 right >= last.x + last.w - 1 && y >= first.y && y < first.y + first.h / 2);
    }
    return found;
}

START_TEST(a_turn_of_several_steps_is_framed_or_tinted_as_a_whole) {
    struct ui_play *play = ui_play_open_history("seega", 1280, 800);
    static const char *const squares[] = {"a1", "b1", "e5", "d5", "a2", "b2"};
    for (int i = 0; i < 6; i++) {
        ui_play_click(play, text_line("square:%s", squares[i]).string);
    }
    ck_assert(spans(play, "ply:5", "ply:6", true)); /* standing at its end */
    ui_play_click(play, "ply:3");
    ui_play_hover(play, "button:fold");
    ck_assert(spans(play, "ply:3", "ply:4", true)); /* within it */
    ck_assert(spans(play, "ply:3", "ply:3", false));
    ck_assert(!spans(play, "ply:5", "ply:6", false));
    ui_play_hover(play, "ply:5");
    ck_assert(spans(play, "ply:5", "ply:6", false)); /* pointing at a step of it */
    ui_play_close(play);
}
END_TEST

/* Checks all dots of the list: how far each is from the word before it, and the next from it. */
static int count_even_dots(struct ui_play *play, float before, float after) {
    float scale = play->list.scale;
    int dots = 0;
    for (int i = 1; i + 1 < play->list.count; i++) {
        if (strcmp(ui_play_text(play, i), ".") != 0) {
            continue;
        }
        const struct draw_command *dot = &play->list.command[i], *word = dot - 1;
        int next = i + 1;
        while (!ui_play_text(play, next)[0]) {
            next++; /* what tints and clips */
        }
        float end = word->rect.x / scale + ui_play_measure().width(NULL, word->as.text.font,
                                                                   word->as.text.size / scale,
                                                                   ui_play_text(play, i - 1));
        float begins = play->list.command[next].rect.x / scale;
        bool same_line = play->list.command[next].rect.y == dot->rect.y;
        ck_assert_float_eq_tol(dot->rect.x / scale, end + before, 0.6F);
        ck_assert(!same_line || fabsf(begins - dot->rect.x / scale - after) < 0.6F);
        dots += same_line;
    }
    return dots;
}

START_TEST(between_the_actions_of_a_turn_all_dots_are_equally_close) {
    static const char *const some[] = {"seega", "shakala"};
    for (size_t i = 0; i < sizeof some / sizeof some[0]; i++) {
        struct ui_play *play = ui_play_open_history(some[i], 1280, 800);
        ui_play_random_game(play, 4, 30, BY_CLICKS);
        ui_play_wait(play, 16);
        ck_assert_int_gt(count_even_dots(play, 1, 6), 0);
        ui_play_close(play);
    }
}
END_TEST

/* What stands in a rectangle, apart. */
static bool says_within(struct ui_play *play, struct rect area, const char *words) {
    bool found = false;
    for (int i = 0; i < play->list.count; i++) {
        const struct rect *at = &play->list.command[i].rect;
        found = found || (strcmp(ui_play_text(play, i), words) == 0 &&
                          rect_contains(area, at->x / play->list.scale, at->y / play->list.scale));
    }
    return found;
}

/* A frame in the color of a player, who is to act. */
static bool is_lit(struct ui_play *play, struct rect area, int player) {
    const struct color *color = &play->app.ui->theme->player[player];
    bool found = false;
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        float scale = play->list.scale;
        found = found || (command->kind == DRAW_BOX &&
                          memcmp(&command->as.box.stroke.color, color, sizeof *color) == 0 &&
                          rect_contains(area, command->rect.x / scale, command->rect.y / scale));
    }
    return found;
}

START_TEST(over_a_players_panel_the_history_says_both_scores_and_whose_turn_it_is) {
    static const char *const some[] = {"shakala", "dulko"};
    for (int g = 0; g < 2; g++) {
        struct ui_play *play = ui_play_open_history(some[g], 800, 600);
        for (int i = 0; i < 12; i++) {
            const struct legal *legal = ui_play_legal(play);
            play_action(ui_play_table(play), ui_play_settings(play),
                        legal->action[legal->count / 2]);
        }
        ui_play_wait(play, 0);
        ck_assert(!match_over(ui_play_match(play)));
        struct rect head = play->app.shown->history.area;
        head.h = 110;
        ck_assert(is_lit(play, head, match_turn(ui_play_match(play))));
        ck_assert(!is_lit(play, head, !match_turn(ui_play_match(play))));
        for (int player = 0; player < 2; player++) {
            struct line score = text_line("%d", play_score_seen(ui_play_table(play), player));
            ck_assert_msg(says_within(play, head, score.string), "%s", some[g]);
        }
        ui_play_close(play);
    }
}
END_TEST

START_TEST(under_the_card_of_the_result_a_history_that_would_cover_the_table_is_not_on) {
    struct ui_play *play = ui_play_open_history("dulko", 800, 600);
    play_resign(ui_play_table(play), 0);
    ui_play_wait(play, 0);
    ck_assert(!ui_play_has(play, "button:fold"));
    ui_play_click(play, "button:history"); /* which makes the card give way to it */
    ck_assert(ui_play_has(play, "button:fold"));
    ck_assert(!ui_play_has(play, "button:rematch"));
    ui_play_click(play, "button:history");
    ck_assert(!ui_play_has(play, "button:fold"));
    ui_play_close(play);
}
END_TEST

START_TEST(alternatives_are_named_as_sentences_name_them) {
    static const struct {
        const char *game, *position, *played, *other, *heading;
    } said[] = {
        {"shakala", "s1/ss2/s/s3/s1/s4/-/-/s1/s2/-/s4/ss3/s/2/s 234 14 S track H E ss3 -", "in",
         "out", "Instead of the inner track"},
        {"saddeeqa", NULL, "0ccw", "2cw", "Instead of 0 counterclockwise"},
        {"dulko", NULL, NULL, NULL, " on "},
        {"oware", NULL, "A", "B", "Instead of A"},
    };
    for (size_t i = 0; i < sizeof said / sizeof said[0]; i++) {
        struct ui_play *play = ui_play_open(said[i].game, NULL, said[i].position, 1280, 800);
        struct match *match = ui_play_match(play);
        game_action legal[ACTIONS_MAX];
        match_actions(match, legal);
        ck_assert_ptr_null(said[i].other ? match_play_text(match, said[i].other)
                                         : match_play(match, legal[0]));
        match_undo(match, 1);
        ck_assert_ptr_null(said[i].played ? match_play_text(match, said[i].played)
                                          : match_play(match, legal[1]));
        ui_play_settings(play)->history = true;
        ui_play_redraw(play);
        ui_play_wait(play, 0);
        ck_assert_msg(ui_play_says(play, said[i].heading), "%s", said[i].heading);
        ui_play_close(play);
    }
}
END_TEST

SUITE("panel of the history",
      under_the_card_of_the_result_a_history_that_would_cover_the_table_is_not_on,
      between_the_actions_of_a_turn_all_dots_are_equally_close,
      a_turn_of_several_steps_is_framed_or_tinted_as_a_whole,
      over_a_players_panel_the_history_says_both_scores_and_whose_turn_it_is,
      alternatives_are_named_as_sentences_name_them)
