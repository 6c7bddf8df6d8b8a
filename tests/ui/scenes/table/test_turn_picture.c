/* test_turn_picture.c: the small picture of the turn that the pointer rests on. */
#include "games/games.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/play/layout.h"

#include <string.h>

static struct ui_play *open_at(const char *game, float width, float height) {
    struct ui_play *play = ui_play_open_history(game, width, height);
    for (int i = 0; i < 12; i++) {
        const struct legal *legal = ui_play_legal(play);
        play_action(ui_play_table(play), ui_play_settings(play), legal->action[legal->count / 2]);
    }
    ui_play_wait(play, 0);
    return play;
}

/* How many things the picture draws: a board of its own adds many. */
static int things(struct ui_play *play) {
    return play->list.count;
}

START_TEST(a_picture_of_the_turn_appears_once_the_pointer_has_rested_on_it) {
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = open_at(games[g]->id, 1280, 800);
        ui_play_click(play, "ply:10");
        ui_play_hover(play, "ply:9");
        ui_play_wait(play, 100);
        int before = things(play);
        ui_play_wait(play, 300);
        ck_assert_msg(things(play) > before + 5, "%s", games[g]->id);
        ui_play_hover(play, "button:fold");
        ui_play_wait(play, 0);
        ck_assert(things(play) <= before + 5);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(it_appears_by_itself_and_then_nothing_runs) {
    struct ui_play *play = open_at("oware", 1280, 800);
    ui_play_hover(play, "ply:9");
    double next = app_update(&play->app, play->now);
    ck_assert(next > play->now && next < play->now + 500);
    ui_play_wait(play, next - play->now);
    ck_assert(ui_play_rests(play));
    ui_play_close(play);
}
END_TEST

START_TEST(the_turn_on_the_board_needs_no_picture) {
    struct ui_play *play = open_at("oware", 1280, 800);
    ui_play_click(play, "ply:9");
    int before = things(play);
    ui_play_wait(play, 1000);
    ck_assert_int_eq(things(play), before);
    ui_play_close(play);
}
END_TEST

START_TEST(a_turn_in_the_graph_has_one_too) {
    struct ui_play *play = open_at("oware", 1280, 800);
    ui_play_hover(play, "graph:score");
    ui_play_wait(play, 100);
    int before = things(play);
    ui_play_wait(play, 300);
    ck_assert_int_gt(things(play), before + 5);
    ui_play_close(play);
}
END_TEST

START_TEST(it_has_the_marks_of_the_turn_unless_the_table_has_none) {
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = open_at(games[g]->id, 1280, 800);
        ui_play_click(play, "ply:10"); /* the board has marks or none, beside the picture's */
        int count[2][2];
        for (int marks = 0; marks < 2; marks++) {
            ui_play_settings(play)->last_turn = marks;
            ui_play_hover(play, "button:fold");
            ui_play_wait(play, 16);
            count[marks][0] = things(play);
            ui_play_hover(play, "ply:9");
            ui_play_wait(play, 400);
            count[marks][1] = things(play);
        }
        ck_assert_msg(count[1][1] - count[1][0] > count[0][1] - count[0][0], "%s", games[g]->id);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(it_is_inside_the_window_at_every_size_and_changes_no_target) {
    static const float sizes[][2] = {
        {1280, 800}, {2560, 1440}, {800, 600}, {900, 1200}, {600, 800}};
    for (int g = 0; g < games_count; g++) {
        for (int i = 0; i < 5; i++) {
            struct ui_play *play = open_at(games[g]->id, sizes[i][0], sizes[i][1]);
            ui_play_hover(play, "ply:9");
            int targets = ui_play_targets(play)->count;
            ui_play_wait(play, 400);
            ck_assert_int_eq(ui_play_targets(play)->count, targets);
            ui_play_check_targets(play, sizes[i][0] < 800 ? 31 : 32);
            ui_play_close(play);
        }
    }
}
END_TEST

/* The frame of the picture: the last box around where it says which turn it shows. */
static struct rect frame_of(const struct ui_play *play) {
    struct rect frame = {0, 0, 0, 0};
    float scale = play->list.scale;
    for (int i = play->list.count - 1; i >= 0; i--) {
        const struct draw_command *command = &play->list.command[i];
        bool high = command->kind == DRAW_BOX && command->rect.h > 100 * scale;
        if (high && frame.h == 0 && command->as.box.stroke.width > 0) {
            struct rect rect = command->rect;
            frame = (struct rect){rect.x / scale, rect.y / scale, rect.w / scale, rect.h / scale};
        }
    }
    return frame;
}

START_TEST(it_covers_neither_players_name_and_score) {
    static const float sizes[][2] = {{1280, 800}, {2560, 1440}};
    const float below = 120; /* the score of a panel beside a board */
    for (int g = 0; g < games_count; g++) {
        for (int i = 0; i < 2; i++) {
            struct ui_play *play = open_at(games[g]->id, sizes[i][0], sizes[i][1]);
            struct layout_hints hints = ui_play_table(play)->face->hints;
            hints.history = true;
            ui_play_click(play, "ply:10");
            ui_play_hover(play, "ply:1");
            ui_play_wait(play, 400);
            struct table_layout layout =
                layout_table(play->app.ui->width, play->app.ui->height, &hints);
            struct rect frame = frame_of(play);
            for (int player = 0; player < 2; player++) {
                struct rect panel = layout.panel[player];
                panel.h = layout.strips ? panel.h : below;
                bool apart = frame.x + frame.w <= panel.x || panel.x + panel.w <= frame.x ||
                             frame.y + frame.h <= panel.y || panel.y + panel.h <= frame.y;
                ck_assert_msg(apart && frame.h > 0, "%s, player %d", games[g]->id, player);
            }
            ui_play_close(play);
        }
    }
}
END_TEST

SUITE("picture of a turn", it_covers_neither_players_name_and_score,
      a_picture_of_the_turn_appears_once_the_pointer_has_rested_on_it,
      it_appears_by_itself_and_then_nothing_runs, the_turn_on_the_board_needs_no_picture,
      a_turn_in_the_graph_has_one_too, it_has_the_marks_of_the_turn_unless_the_table_has_none,
      it_is_inside_the_window_at_every_size_and_changes_no_target)
