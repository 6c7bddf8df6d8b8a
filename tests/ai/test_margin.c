/* test_margin.c: what a line comes to in points. */
#include "ai/margin.h"

#include "ai/evaluations.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/suite.h"

#include <string.h>

static struct ai_question question;
static struct search_line line;

/* Begins a line from a position of a game's default options. */
static void set_up(const char *id, const char *position) {
    const struct game *game = games_find(id);
    struct options options = options_default(game);
    question = (struct ai_question){.game = game};
    ck_assert_ptr_null(game->position_parse(&question.position, &options, position));
    line = (struct search_line){.value = 100};
}

/* The position where the line ends. */
static struct position end_of_line(void) {
    struct position pos = question.position;
    for (int i = 0; i < line.count; i++) {
        rules_play(question.game, &pos, line.actions[i], NULL);
    }
    return pos;
}

/* Adds the legal action of this notation to the line. */
static void add(const char *notation) {
    struct position pos = end_of_line();
    game_action legal[ACTIONS_MAX];
    int count = question.game->actions(&pos, legal);
    for (int i = 0; i < count; i++) {
        char text[ACTION_TEXT_MAX];
        struct text out = text_fixed(text, sizeof text);
        question.game->action_text(&pos, legal[i], &out);
        if (strcmp(text, notation) == 0) {
            line.actions[line.count++] = legal[i];
            return;
        }
    }
    ck_abort_msg("%s is not legal", notation);
}

static struct search *new_search(void) {
    size_t size = search_memory_least();
    void *memory = calloc(1, size);
    ck_assert_ptr_nonnull(memory);
    return search_place(memory, size, evaluation_of(question.game, &question.position));
}

/* The line's margin, after positions with these keys. */
static int margin_after(const uint64_t *history, int count) {
    struct search *search = new_search();
    question.count = count;
    int margin = margin_of_line(search, evaluation_of(question.game, &question.position), &question,
                                history, &line);
    free(search);
    return margin;
}

static int margin(void) {
    return margin_after(NULL, 0);
}

/* What is expected of the position for its side to act, without looking further. */
static int expected(const struct position *pos) {
    struct search *search = new_search();
    int found = search_expected_margin(search, pos);
    free(search);
    return found;
}

START_TEST(a_proven_line_is_worth_its_margin) {
    set_up("oware", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    add("A");
    line.value = VALUE_WIN + 5 * VALUE_MARGIN - 7;
    ck_assert_int_eq(margin(), 500);
    line.value = -line.value;
    ck_assert_int_eq(margin(), -500);
    line.value = 0;
    ck_assert_int_eq(margin(), 0);
}
END_TEST

START_TEST(any_other_line_is_worth_what_is_expected_where_it_ends) {
    set_up("saddeeqa", "4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-0");
    add("2cw");
    struct position pos = end_of_line();
    ck_assert_int_eq(question.game->side_to_act(&pos), 1);
    ck_assert_int_ne(expected(&pos), 0);
    ck_assert_int_eq(margin(), -expected(&pos));
    add("9ccw");
    pos = end_of_line();
    ck_assert_int_eq(margin(), expected(&pos));
}
END_TEST

START_TEST(a_line_that_ends_within_a_turn_is_judged_before_the_turn) {
    set_up("seega", "5/5/5/5/5 x 12 12 0 0 place2");
    add("a1");
    ck_assert_int_eq(margin(), expected(&question.position));
    add("b1");
    struct position pos = end_of_line();
    ck_assert_int_eq(margin(), -expected(&pos));
}
END_TEST

START_TEST(a_line_that_returns_counts_as_agreed) {
    set_up("seega", "x3x/5/5/5/4o x 0 0 11 10 move");
    add("a5-b5");
    add("e1-d1");
    add("b5-a5");
    ck_assert_int_ne(margin(), 100);
    add("d1-e1");
    ck_assert_int_eq(margin(), 100);
}
END_TEST

START_TEST(a_line_that_returns_to_the_match_counts_as_agreed) {
    set_up("seega", "x3x/5/5/5/4o x 0 0 11 10 move");
    add("a5-b5");
    struct position pos = end_of_line();
    uint64_t key = search_key(evaluation_of(question.game, &pos), &pos), other = key + 1;
    ck_assert_int_eq(margin_after(&key, 1), 100);
    ck_assert_int_ne(margin_after(&other, 1), 100);
}
END_TEST

SUITE("margin", a_proven_line_is_worth_its_margin,
      any_other_line_is_worth_what_is_expected_where_it_ends,
      a_line_that_ends_within_a_turn_is_judged_before_the_turn,
      a_line_that_returns_counts_as_agreed, a_line_that_returns_to_the_match_counts_as_agreed)
