/* test_editor.c: positions that are put together piece by piece. */
#include "ui/model/editor.h"

#include "base/random.h"
#include "engine/rules.h"
#include "games/dulko.h"
#include "games/games.h"
#include "games/oware.h"
#include "games/seega.h"
#include "games/shakala.h"
#include "support/suite.h"
#include "ui/boards/faces.h"

#include <string.h>

enum { MATCHES = 12, LONGEST = 160, PHASES_MAX = 8 };

static struct editor editor;
static struct editor_shelf shelf;

static struct options options_of(const struct game *game) {
    struct options options = options_default(game);
    options_resolve_seeds(game, &options, 1);
    return options;
}

static void open_again(const struct game *game) {
    struct options options = options_of(game);
    struct position start;
    rules_start(game, &options, &start);
    editor_open(&editor, &shelf, game, faces_find(game)->edit, &options, &start);
}

static void open_start(const struct game *game) {
    editor = (struct editor){0};
    shelf = (struct editor_shelf){0};
    open_again(game);
}

/* As a click does: puts the chosen item into a place, or takes one away if none is chosen. */
static bool touch(struct editor *edited, int place) {
    return editor_change(edited, place, edited->item != NOWHERE);
}

static void put(int place, int item, int count) {
    editor.item = item;
    for (int i = 0; i < count; i++) {
        editor_change(&editor, place, true);
    }
}

/* A piece of Dulko may have come from the bank of the opponent: then it is put as theirs, and
 * turned over. */
static void put_dulko(const struct position *pos) {
    for (int kind = 0; kind < DULKO_KINDS; kind++) {
        int others = dulko_game.tokens(&editor.board, DULKO_BANK + 1, DULKO_KINDS + kind) -
                     dulko_game.tokens(pos, DULKO_BANK + 1, DULKO_KINDS + kind);
        for (int square = 0; square < DULKO_SQUARES; square++) {
            for (int owner = 0; owner < 2; owner++) {
                int item = owner * DULKO_KINDS + kind;
                if (dulko_game.tokens(pos, square, item)) {
                    int from = others-- > 0;
                    put(square, from * DULKO_KINDS + kind, 1);
                    put(square, item, from != owner);
                }
            }
        }
    }
    put(dulko_deadzone(pos), 2 * DULKO_KINDS, 1);
}

static void put_all(const struct game *game, const struct position *pos) {
    for (int place = 0; place < game->place_count && game != &dulko_game; place++) {
        for (int item = 0; item < game->item_count; item++) {
            put(place, item, game->tokens(pos, place, item));
        }
    }
    if (game == &dulko_game) {
        put_dulko(pos);
    }
    if (game->side_to_act(&editor.board) != game->side_to_act(pos)) {
        editor_next_side(&editor);
    }
}

static bool is_sowing(const struct game *game, const struct position *pos) {
    return game == &shakala_game && shakala_moment(pos).origin != NOWHERE;
}

/* Puts a position together from an empty board. */
static void check_position(const struct game *game, const struct position *pos) {
    char expected[POSITION_TEXT_MAX];
    struct text text = text_fixed(expected, sizeof expected);
    game->position_text(pos, &text);
    editor_clear(&editor);
    put_all(game, pos);
    for (int i = 0; i < PHASES_MAX && editor.edit->next_phase && strcmp(editor.text, expected) != 0;
         i++) {
        editor_next_phase(&editor);
    }
    ck_assert_str_eq(editor.text, expected);
    ck_assert_msg(!editor.wrong, "%s: %s", expected, editor.wrong);
    bool over = game->result(pos).outcome != OUTCOME_OPEN;
    ck_assert_int_eq(editor_is_playable(&editor), !over);
}

START_TEST(every_position_of_a_match_can_be_put_together_piece_by_piece) {
    uint64_t state = 7;
    for (int g = 0; g < games_count; g++) {
        const struct game *game = games[g];
        open_start(game);
        for (int match = 0; match < MATCHES; match++) {
            struct position pos;
            game_action legal[ACTIONS_MAX];
            int count = 1;
            rules_start(game, &editor.options, &pos);
            for (int i = 0; i < LONGEST && count > 0; i++) {
                if (!is_sowing(game, &pos)) {
                    check_position(game, &pos);
                }
                count = game->actions(&pos, legal);
                if (count > 0) {
                    rules_play(game, &pos, legal[random_below(&state, (uint32_t)count)], NULL);
                }
            }
        }
    }
}
END_TEST

START_TEST(an_illegal_position_has_the_games_own_reason_and_is_not_playable) {
    open_start(&oware_game);
    ck_assert(editor_is_playable(&editor));
    editor.item = NOWHERE;
    ck_assert(touch(&editor, 3));
    ck_assert_str_eq(editor.text, "4-4-4-3-4-4-4-4-4-4-4-4-0-0-S");
    ck_assert_str_eq(editor.wrong, words(WORD_OWARE_BAD_SEEDS));
    ck_assert(!editor_is_playable(&editor));
    ck_assert_int_eq(editor_surplus(&editor, 0), -1);
    editor.item = 0;
    ck_assert(touch(&editor, OWARE_STORE + 1));
    ck_assert_str_eq(editor.text, "4-4-4-3-4-4-4-4-4-4-4-4-0-1-S");
    ck_assert(editor_is_playable(&editor));
}
END_TEST

START_TEST(seegas_reasons_follow_the_phase) {
    open_start(&seega_game);
    put(20, 0, 1); /* the middle square */
    ck_assert_str_eq(editor.wrong, words(WORD_SEEGA_BAD_MIDDLE));
    editor_next_phase(&editor);
    editor_next_phase(&editor);
    ck_assert_str_eq(editor.text, "5/5/2x2/5/5 x 0 0 12 11 move");
    ck_assert(!editor.wrong);
    ck_assert(!editor_is_playable(&editor)); /* all pieces of one side are captured */
    put(20, 0, 1);
    ck_assert_str_eq(editor.wrong, words(WORD_SEEGA_BAD_EMPTY));
}
END_TEST

START_TEST(a_place_that_holds_one_piece_changes_it_or_gives_it_back) {
    open_start(&seega_game);
    put(0, 0, 1);
    ck_assert_int_eq(seega_game.tokens(&editor.board, SEEGA_HAND, 0), 11);
    put(0, 1, 1);
    ck_assert_int_eq(seega_game.tokens(&editor.board, 0, 1), 1);
    put(0, 1, 1);
    ck_assert_int_eq(seega_game.tokens(&editor.board, SEEGA_HAND + 1, 1), 12);
    ck_assert(!editor_change(&editor, 0, false));
    ck_assert(!editor_change(&editor, 5, true)); /* outside of the small board */
}
END_TEST

START_TEST(pieces_of_dulko_come_from_the_banks_and_cannot_run_out) {
    open_start(&dulko_game);
    for (int square = 0; square < 3; square++) {
        editor.item = DULKO_KING;
        ck_assert_int_eq(touch(&editor, square), square < 2);
    }
    ck_assert_int_eq(dulko_game.tokens(&editor.board, DULKO_BANK, DULKO_KING), 0);
    ck_assert_int_eq(dulko_game.tokens(&editor.board, DULKO_BANK + 1, DULKO_KINDS), 0);
    put(0, 2 * DULKO_KINDS, 1); /* the deadzone, below a King */
    ck_assert_str_eq(editor.wrong, words(WORD_DULKO_BAD_PIECE_THERE));
}
END_TEST

START_TEST(no_stone_of_shakala_lies_in_a_cup) {
    open_start(&shakala_game);
    editor.item = SHAKALA_STONE;
    ck_assert(!touch(&editor, SHAKALA_CUP));
    ck_assert_int_eq(editor_surplus(&editor, SHAKALA_STONE), 0);
    ck_assert(!editor.wrong);
}
END_TEST

START_TEST(what_lies_on_top_is_taken_first) {
    open_start(&shakala_game);
    editor.item = NOWHERE;
    ck_assert(touch(&editor, 0));
    ck_assert_int_eq(shakala_game.tokens(&editor.board, 0, 1), 0);
    ck_assert(touch(&editor, 0));
    ck_assert_int_eq(shakala_game.tokens(&editor.board, 0, SHAKALA_STONE), 0);
    ck_assert(!touch(&editor, 0));
}
END_TEST

START_TEST(a_typed_text_is_the_position_or_says_why_it_is_none) {
    open_start(&oware_game);
    struct position before = editor.board;
    editor_type(&editor, "4-4-4");
    ck_assert_str_eq(editor.wrong, words(WORD_OWARE_BAD_FORM));
    ck_assert(position_equal(&before, &editor.board));
    editor_type(&editor, " 0-0-0-0-0-1-1-1-0-0-0-2-23-20-N\n");
    ck_assert_str_eq(editor.text, "0-0-0-0-0-1-1-1-0-0-0-2-23-20-N");
    ck_assert(editor_is_playable(&editor));
    ck_assert_int_eq(oware_game.tokens(&editor.board, 11, 0), 2);
    put(11, 0, 1);
    ck_assert_str_eq(editor.text, "0-0-0-0-0-1-1-1-0-0-0-3-23-20-N");
}
END_TEST

START_TEST(a_position_that_is_over_is_legal_but_not_playable) {
    open_start(&oware_game);
    editor_clear(&editor);
    put(OWARE_STORE, 0, 25);
    put(OWARE_STORE + 1, 0, 23);
    ck_assert(!editor.wrong);
    ck_assert(!editor_is_playable(&editor));
}
END_TEST

START_TEST(every_change_can_be_undone_and_redone) {
    open_start(&oware_game);
    for (int i = 0; i < 2 * EDITOR_STEPS_MAX; i++) {
        editor.item = i % 3 ? 0 : NOWHERE;
        touch(&editor, i % OWARE_HOUSES);
    }
    char last[POSITION_TEXT_MAX];
    memcpy(last, editor.text, sizeof last);
    int steps = 0;
    for (; editor_can_undo(&editor); steps++) {
        editor_undo(&editor);
    }
    ck_assert_int_eq(steps, EDITOR_STEPS_MAX - 1);
    ck_assert_str_ne(editor.text, last);
    while (editor_can_redo(&editor)) {
        editor_redo(&editor);
    }
    ck_assert_str_eq(editor.text, last);
}
END_TEST

START_TEST(opening_it_again_for_the_same_game_keeps_what_was_put_together) {
    open_start(&oware_game);
    put(0, 0, 1);
    open_again(&oware_game);
    ck_assert_str_eq(editor.text, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    editor_undo(&editor);
    ck_assert_str_eq(editor.text, "5-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
}
END_TEST

START_TEST(what_was_put_together_for_one_game_is_kept_while_others_are_edited) {
    static struct position left[EDITORS_KEPT];
    open_start(&oware_game);
    for (int round = 0; round < 2; round++) {
        for (int g = 0; g < games_count; g++) {
            open_again(games[g]);
            ck_assert_ptr_eq(editor.game, games[g]);
            ck_assert_int_eq(editor_can_undo(&editor), round);
            if (round == 0) {
                editor_next_side(&editor);
                left[g] = editor.board;
            } else {
                editor_undo(&editor);
                ck_assert(position_equal(&left[g], &editor.board));
            }
        }
    }
}
END_TEST

START_TEST(a_text_that_is_no_position_is_kept_when_something_takes_its_place) {
    open_start(&oware_game);
    editor_type(&editor, "4-4-4");
    ck_assert(editor_can_undo(&editor));
    open_again(&oware_game);
    ck_assert(!editor.wrong);
    editor_undo(&editor);
    ck_assert_str_eq(editor.text, "4-4-4");
    ck_assert_str_eq(editor.wrong, words(WORD_OWARE_BAD_FORM));
    open_again(&seega_game);
    open_again(&oware_game);
    editor_undo(&editor);
    ck_assert_str_eq(editor.text, "4-4-4");
    editor_clear(&editor);
    editor_undo(&editor);
    ck_assert_str_eq(editor.text, "4-4-4");
    editor_undo(&editor);
    ck_assert_str_eq(editor.text, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    editor_redo(&editor);
    ck_assert_str_eq(editor.text, "4-4-4");
}
END_TEST

START_TEST(everything_that_can_be_put_has_a_name) {
    for (int g = 0; g < games_count; g++) {
        const struct game_edit *edit = faces[g]->edit;
        for (int item = 0; item < edit->item_count; item++) {
            char name[64];
            struct text text = text_fixed(name, sizeof name);
            edit->item_name(item, &text);
            ck_assert(name[0] && !text.truncated);
        }
    }
}
END_TEST

SUITE("editor", every_position_of_a_match_can_be_put_together_piece_by_piece,
      an_illegal_position_has_the_games_own_reason_and_is_not_playable,
      seegas_reasons_follow_the_phase, a_place_that_holds_one_piece_changes_it_or_gives_it_back,
      pieces_of_dulko_come_from_the_banks_and_cannot_run_out, no_stone_of_shakala_lies_in_a_cup,
      what_lies_on_top_is_taken_first, a_typed_text_is_the_position_or_says_why_it_is_none,
      a_position_that_is_over_is_legal_but_not_playable, every_change_can_be_undone_and_redone,
      opening_it_again_for_the_same_game_keeps_what_was_put_together,
      what_was_put_together_for_one_game_is_kept_while_others_are_edited,
      a_text_that_is_no_position_is_kept_when_something_takes_its_place,
      everything_that_can_be_put_has_a_name)
