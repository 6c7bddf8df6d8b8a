/* test_refusal_line.c: why something is refused can be read in full in a small window, too. */
#include "games/games.h"
#include "support/suite.h"
#include "support/ui_play.h"

#include <string.h>

enum { TURNS = 4 };

/* Touches everything on the board, alone and after each of the things that can be chosen, and looks
 * at every refusal that is longer than those before. */
static void touch_all(struct ui_play *play, size_t *longest) {
    struct play *at = ui_play_table(play);
    const struct targets targets = *ui_play_targets(play);
    const struct legal legal = at->legal;
    for (int first = -1; first < legal.count; first++) {
        if (first >= 0 && (legal.touch_count[first] < 2 ||
                           (first > 0 && strcmp(legal.touch[first][0].text,
                                                legal.touch[first - 1][0].text) == 0))) {
            continue;
        }
        for (int i = 0; i < targets.count; i++) {
            if (strncmp(targets.target[i].id, "button:", 7) == 0) {
                continue;
            }
            play_clear_selection(at);
            if (first >= 0) {
                play_touch(at, ui_play_settings(play), legal.touch[first][0].text);
            }
            if (!play_invites(at, targets.target[i].id)) {
                play_touch(at, ui_play_settings(play), targets.target[i].id);
            }
            if (strlen(at->refused.sentence) > *longest) {
                *longest = strlen(at->refused.sentence);
                ui_play_redraw(play);
                ui_play_wait(play, 0);
                ck_assert_msg(ui_play_reads(play, at->refused.sentence), "%s: %s", at->game->id,
                              at->refused.sentence);
            }
        }
    }
    play_clear_selection(at);
}

START_TEST(every_refusal_can_be_read_in_full_in_a_small_window) {
    for (int g = 0; g < games_count; g++) {
        for (int history = 0; history < 2; history++) {
            struct ui_play *play = ui_play_open(games[g]->id, NULL, NULL, 800, 600);
            size_t longest = 0;
            ui_play_settings(play)->history = history;
            for (int turn = 0; turn < TURNS && ui_play_legal(play)->count; turn++) {
                touch_all(play, &longest);
                const struct legal *legal = ui_play_legal(play);
                game_action action = legal->action[(7 * turn + 3) % legal->count];
                play_action(ui_play_table(play), ui_play_settings(play), action);
                play_settle(ui_play_table(play));
                ui_play_redraw(play);
                ui_play_wait(play, 0);
            }
            ck_assert_uint_gt(longest, 0);
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(the_longest_refusal_of_dulko_takes_two_lines_in_the_place_of_the_last_turn) {
    static const char apart[] = "There's already a King in this column, on c4. Kings, Queens and "
                                "Bishops can't share a row, column or box.";
    struct ui_play *play =
        ui_play_open("dulko", NULL,
                     "........./........./......71../........./....*..../..K2....../........./"
                     "........./......... e5 1 1,1,1,5,5,5,5,5,5,4,5 0,1,1,5,5,5,5,5,5,5,5",
                     800, 600);
    ui_play_click(play, "bank:1:7");
    ui_play_click(play, "square:a1");
    ui_play_wait(play, 3000);
    ui_play_click(play, "bank:2:7");
    ui_play_click(play, "square:e9");
    ui_play_wait(play, 3000);
    ck_assert(ui_play_says(play, "7 to e9"));
    ui_play_click(play, "bank:1:Q");
    ui_play_click(play, "square:c8");
    ck_assert_str_eq(ui_play_refusal(play), apart);
    ck_assert(ui_play_reads(play, apart));
    ck_assert(!ui_play_says(play, apart));
    ck_assert(!ui_play_says(play, "7 to e9"));
    ui_play_close(play);
}
END_TEST

SUITE("refusal_line", every_refusal_can_be_read_in_full_in_a_small_window,
      the_longest_refusal_of_dulko_takes_two_lines_in_the_place_of_the_last_turn)
