/* test_move_list.c: the notation of a match in rows and columns. */
#include "base/random.h"
#include "ui/play/move_list.h"

#include "engine/rules.h"
#include "games/games.h"
#include "support/random_play.h"
#include "support/suite.h"

#include <string.h>

enum { COLUMN = 80 };

static struct match start(const char *game, const char *position) {
    struct match match;
    const struct game *rules = games_find(game);
    struct options options = options_default(rules);
    options_resolve_seeds(rules, &options, 5);
    ck_assert_ptr_null(position ? match_setup(&match, rules, &options, position)
                                : match_start(&match, rules, &options));
    return match;
}

static void play_all(struct match *match, const char *actions) {
    char copy[256];
    struct text text = text_fixed(copy, sizeof copy);
    text_add(&text, actions);
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) {
        const char *message = match_play_text(match, word);
        ck_assert_msg(!message, "%s: %s", word, message ? message : "");
    }
}

/* Prints "1 C d+2*; 2 F": the current action is marked by a star, a turn's actions are joined by
 * dots. */
static void print(const struct score_sheet *sheet, struct text *out) {
    for (int row = 0; row < sheet->row_count; row++) {
        int end = row + 1 < sheet->row_count ? sheet->row[row + 1].word : sheet->count;
        text_format(out, "%s%d", row ? "; " : "", sheet->row[row].turn);
        for (int player = 0; player < 2; player++) {
            bool empty = true;
            for (int i = sheet->row[row].word; i < end; i++) {
                const struct sheet_word *word = &sheet->word[i];
                if (word->player != player) {
                    continue;
                }
                text_format(out, "%s%s", empty ? " " : "", word->text);
                if (word->gain > 0) {
                    text_format(out, "+%d", word->gain);
                }
                text_add(out, i + 1 == sheet->current ? "*" : "");
                text_add(out, word->last ? "" : ".");
                empty = false;
            }
            text_add(out, empty ? " -" : "");
        }
    }
}

static void assert_sheet(const struct match *match, const char *expected) {
    struct score_sheet sheet = {0};
    struct text text = {0};
    sheet_update(&sheet, match, COLUMN);
    print(&sheet, &text);
    ck_assert_str_eq(text_string(&text), expected);
    text_free(&text);
    sheet_free(&sheet);
}

START_TEST(a_row_holds_a_turn_and_the_answer) {
    struct match match = start("oware", NULL);
    assert_sheet(&match, "");
    play_all(&match, "C d F c A f");
    assert_sheet(&match, "1 C d; 3 F c; 5 A f+2*");
    match_undo(&match, 3);
    assert_sheet(&match, "1 C d; 3 F* c; 5 A f+2");
    match_go(&match, MATCH_ROOT);
    assert_sheet(&match, "1 C d; 3 F c; 5 A f+2");
    match_free(&match);
}
END_TEST

START_TEST(the_actions_of_a_turn_share_a_cell) {
    struct match match = start("seega", NULL);
    play_all(&match, "a1 b1 c1 d1 e1");
    assert_sheet(&match, "1 a1.b1 c1.d1; 3 e1* -");
    match_free(&match);
}
END_TEST

START_TEST(a_piece_that_could_only_be_placed_on_one_square_is_listed_too) {
    struct match match = start("seega", NULL);
    play_all(&match, "b1 a4 d4 e2 a1 a5 e1 e4 a2 b3 d5 b2 b5 c4 d2 c2 b4 c5 c1 d1 e3 e5 d3 d3-c3");
    assert_sheet(&match, "1 b1.a4 d4.e2; 3 a1.a5 e1.e4; 5 a2.b3 d5.b2; 7 b5.c4 d2.c2; "
                         "9 b4.c5 c1.d1; 11 e3.e5 d3.a3; 13 - d3-c3+1*");
    match_free(&match);
}
END_TEST

START_TEST(a_turn_that_began_before_the_start_continues_in_the_first_row) {
    struct match match =
        start("shakala", "s1/ss2/s/s3/s1/s4/-/-/s1/s2/-/s4/ss3/s/2/s 234 14 S track H E ss3 -");
    game_action legal[ACTIONS_MAX];
    ck_assert_int_gt(match_actions(&match, legal), 1);
    ck_assert_ptr_null(match_play(&match, legal[0]));
    struct score_sheet sheet = {0};
    sheet_update(&sheet, &match, COLUMN);
    ck_assert_int_eq(sheet.row_count, 1);
    ck_assert_int_eq(match_turn_number(&match), 1 + !match.game->turn_open(match_position(&match)));
    ck_assert_int_eq(sheet.word[0].turn, 1);
    sheet_free(&sheet);
    match_free(&match);
}
END_TEST

/* How often a player has two turns in a row; the opponent's cell is empty then. */
static int count_passes(const struct match *match) {
    struct score_sheet sheet = {0};
    int passes = 0;
    sheet_update(&sheet, match, COLUMN);
    for (int i = 1; i < sheet.count; i++) {
        if (sheet.word[i].first && sheet.word[i].player == sheet.word[i - 1].player) {
            const struct sheet_row *row = &sheet.row[sheet.word[i - 1].row];
            ck_assert_int_eq(sheet.word[i].row, sheet.word[i - 1].row + 1);
            ck_assert(sheet.word[i].player == 1 || !row->played[1]);
            passes++;
        }
    }
    sheet_free(&sheet);
    return passes;
}

START_TEST(a_pass_leaves_an_empty_cell) {
    uint64_t state = 2;
    int passes = 0;
    for (int i = 0; i < 40 && !passes; i++) {
        struct match match = start("dulko", NULL);
        while (!match_over(&match)) {
            random_play(&match, 1, &state);
        }
        passes = count_passes(&match);
        match_free(&match);
    }
    ck_assert_int_gt(passes, 0);
}
END_TEST

START_TEST(a_termination_is_an_entry_too) {
    struct match match = start("oware", NULL);
    play_all(&match, "C d");
    match_resign(&match, 0);
    assert_sheet(&match, "1 C d; 0 resigned* -");
    match_undo(&match, 1);
    match_resign(&match, 1);
    assert_sheet(&match, "1 C d; 0 - resigned*");
    match_undo(&match, 1);
    match_agree(&match);
    assert_sheet(&match, "1 C d; 0 agreed* -");
    match_free(&match);
}
END_TEST

START_TEST(who_resigns_within_a_turn_does_not_have_another_one) {
    struct match match = start("seega", NULL);
    play_all(&match, "a1 b1 a2");
    match_resign(&match, 1);
    assert_sheet(&match, "1 a1.b1 a2; 0 - resigned*");
    match_free(&match);
}
END_TEST

START_TEST(variations_and_comments_are_marked_where_they_are) {
    struct match match = start("oware", NULL);
    play_all(&match, "C d F");
    match_undo(&match, 2);
    play_all(&match, "a");
    match_set_comment(&match, match.current, "bold");
    struct score_sheet sheet = {0};
    sheet_update(&sheet, &match, COLUMN);
    ck_assert_int_eq(sheet.count, 2);
    ck_assert(!sheet.word[0].branching && !sheet.word[0].commented);
    ck_assert(sheet.word[1].branching && sheet.word[1].commented);
    match_go(&match, 3);
    sheet_update(&sheet, &match, COLUMN);
    ck_assert_int_eq(sheet.count, 3);
    ck_assert(sheet.word[1].branching && !sheet.word[1].commented);
    sheet_free(&sheet);
    match_free(&match);
}
END_TEST

START_TEST(the_signs_of_a_turn_of_several_actions_stand_at_its_end) {
    struct match match = start("seega", NULL);
    play_all(&match, "a1 b1 c1 d1 e1 a2");
    match_undo(&match, 6);
    play_all(&match, "b2 c2 d1");
    match_go(&match, 4); /* in a turn that begins otherwise, too: its second action has a comment */
    match_set_comment(&match, match.current, "why not?");
    match_undo(&match, 3);
    play_all(&match, "b1 e5 d5");
    struct score_sheet sheet = {0};
    sheet_update(&sheet, &match, COLUMN);
    int signs = 0;
    for (int i = 0; i < sheet.count; i++) {
        const struct sheet_word *word = &sheet.word[i];
        ck_assert(word->last || (!word->branching && !word->commented));
        signs += word->branching + word->commented;
    }
    ck_assert_int_gt(signs, 0);
    ck_assert(sheet.word[1].last && sheet.word[1].branching); /* it branches before b1 */
    sheet_free(&sheet);
    match_free(&match);
}
END_TEST

START_TEST(up_and_down_lead_to_the_turns_of_the_same_player) {
    struct match match = start("seega", NULL);
    play_all(&match, "a1 b1 c1 d1 e1 a2 b2");
    struct score_sheet sheet = {0};
    sheet_update(&sheet, &match, COLUMN);
    ck_assert_int_eq(sheet_neighbor(&sheet, 0, 1), 2);
    ck_assert_int_eq(sheet_neighbor(&sheet, 1, 1), 6);
    ck_assert_int_eq(sheet_neighbor(&sheet, 3, 1), 7);
    ck_assert_int_eq(sheet_neighbor(&sheet, 6, 1), 7);
    ck_assert_int_eq(sheet_neighbor(&sheet, 6, -1), 2);
    ck_assert_int_eq(sheet_neighbor(&sheet, 7, -1), 4);
    ck_assert_int_eq(sheet_neighbor(&sheet, 4, -1), 0);
    ck_assert_int_eq(sheet_neighbor(&sheet, 0, -1), 0);
    sheet_free(&sheet);
    match_free(&match);
}
END_TEST

/* The rules for every sheet: every step has an entry, in order, within its column, and no two
 * entries overlap. */
static void check_layout(const struct score_sheet *sheet, const struct match *match) {
    int node = match->nodes[MATCH_ROOT].next, lines = 1;
    ck_assert_int_eq(sheet->count, match_line_length(match));
    ck_assert_int_eq(sheet->current, match_depth(match, match->current));
    for (int i = 0; i < sheet->count; i++, node = match->nodes[node].next) {
        const struct sheet_word *word = &sheet->word[i];
        ck_assert_int_eq(word->node, node);
        ck_assert_int_eq(word->player, match->nodes[node].player);
        ck_assert_int_eq(word->first, match_begins_turn(match, node));
        ck_assert_int_eq(word->turn, match_turns(match, node));
        ck_assert(word->x >= 0 && word->x + word->width <= sheet->column);
        ck_assert_int_eq(sheet_line(sheet, i + 1), word->line);
        ck_assert_int_eq(sheet_row_at(sheet, word->line), word->row);
        if (!word->first && i > 0) {
            const struct sheet_word *before = word - 1;
            ck_assert(!before->last && before->row == word->row);
            ck_assert(word->line > before->line || word->x >= before->x + before->width);
        }
    }
    ck_assert_int_eq(node, MATCH_NONE);
    for (int row = 0; row < sheet->row_count; row++) {
        ck_assert_int_eq(sheet->row[row].line, lines);
        const struct sheet_word *word = &sheet->word[sheet->row[row].word];
        bool ends = match_is_termination(match, word->node);
        ck_assert_int_eq(sheet->row[row].turn, ends ? 0 : word->turn);
        ck_assert(sheet->row[row].played[0] || sheet->row[row].played[1]);
        lines += sheet->row[row].lines;
    }
    ck_assert_int_eq(sheet->line_count, lines);
}

START_TEST(any_match_of_any_game_has_a_sheet) {
    uint64_t state = 9;
    for (int g = 0; g < games_count; g++) {
        for (int i = 0; i < 10; i++) {
            struct match match;
            struct score_sheet sheet = {0};
            random_match(&match, games[g], &state);
            for (int step = 0; step < 60; step++) {
                random_wander(&match, &state);
                sheet_update(&sheet, &match, 60 + (float)random_below(&state, 3) * 40);
                check_layout(&sheet, &match);
            }
            sheet_free(&sheet);
            match_free(&match);
        }
    }
}
END_TEST

START_TEST(the_steps_of_a_turn_are_set_tightly) {
    struct match match = start("shakala", NULL);
    play_all(&match, "C s h 1 out D 4 in a 1 B s f 3 H 4 in 1 3 xd4");
    struct score_sheet sheet = {0};
    sheet_update(&sheet, &match, 86); /* the history beside the board */
    const struct sheet_row *row = &sheet.row[sheet.row_count - 1];
    const struct sheet_word *word = &sheet.word[row->word];
    ck_assert_str_eq(word[1].text, "4");
    ck_assert_float_lt(word[1].x, 25); /* after H and a dot */
    ck_assert_float_le(word[2].x - word[1].x, 18);
    ck_assert_int_eq(row->lines, 2);
    sheet_free(&sheet);
    match_free(&match);
}
END_TEST

START_TEST(one_of_the_players_own_pieces_that_is_removed_is_said_to_be_their_own) {
    struct match match = start("seega", NULL);
    struct score_sheet sheet = {0};
    play_all(&match, "e1 d1 a1 a2 e3 b1 a3 b3 c2 d4 e5 b5 c4 e2 a4 b4 c1 d5 a5 b2 d3 c5 e4 "
                     "b3-c3 xc3 c4-c3");
    sheet_update(&sheet, &match, COLUMN);
    int own = 0;
    for (int i = 0; i < sheet.count; i++) {
        bool removed = strcmp(sheet.word[i].text, "xc3") == 0;
        ck_assert_int_eq(sheet.word[i].note, removed ? WORD_SEEGA_OWN : WORD_NONE);
        own += removed;
    }
    ck_assert_int_eq(own, 1);
    sheet_free(&sheet);
    match_free(&match);
}
END_TEST

SUITE("the sheet of notation",
      one_of_the_players_own_pieces_that_is_removed_is_said_to_be_their_own,
      the_steps_of_a_turn_are_set_tightly, a_row_holds_a_turn_and_the_answer,
      the_actions_of_a_turn_share_a_cell, the_signs_of_a_turn_of_several_actions_stand_at_its_end,
      a_piece_that_could_only_be_placed_on_one_square_is_listed_too,
      a_turn_that_began_before_the_start_continues_in_the_first_row, a_pass_leaves_an_empty_cell,
      who_resigns_within_a_turn_does_not_have_another_one, a_termination_is_an_entry_too,
      variations_and_comments_are_marked_where_they_are,
      up_and_down_lead_to_the_turns_of_the_same_player, any_match_of_any_game_has_a_sheet)
