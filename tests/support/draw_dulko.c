/* draw_dulko.c: see draw_dulko.h. */
#include "support/draw_dulko.h"

#include "engine/rules.h"
#include "support/suite.h"

#include <string.h>

static const char kinds[] = "KQBA2345678";

struct position dulko_start(const char *list) {
    struct options options = options_default(&dulko_game);
    for (; *list; list += strspn(list, " ")) {
        char assignment[32] = "";
        size_t length = strcspn(list, " ");
        ck_assert_uint_lt(length, sizeof assignment);
        memcpy(assignment, list, length);
        ck_assert_ptr_null(options_set(&dulko_game, &options, assignment));
        list += length;
    }
    options_resolve_seeds(&dulko_game, &options, 12345);
    struct position pos;
    rules_start(&dulko_game, &options, &pos);
    return pos;
}

/* The rows of a position string under construction, and the other contents of a drawing. */
struct drawn {
    char buffer[POSITION_TEXT_MAX];
    struct text text;
    char deadzone[3];
    int standing[2][DULKO_KINDS]; /* by owner */
};

static void add_cell(struct drawn *drawn, int cell, const char *content) {
    bool on_deadzone = content[0] == '*' || content[0] == 'a';
    if (on_deadzone) {
        drawn->deadzone[0] = (char)('a' + cell % 9);
        drawn->deadzone[1] = (char)('9' - cell / 9);
    }
    char first = content[0] == 'a' ? 'A' : content[0];
    text_char(&drawn->text, first);
    if (first != '.' && first != '*') {
        const char *kind = strchr(kinds, first);
        ck_assert_msg(kind != NULL, "no piece is called %c", first);
        drawn->standing[content[1] == '2'][kind - kinds]++;
        text_char(&drawn->text, content[1]);
    }
}

static void add_cells(struct drawn *drawn, const char *drawing) {
    for (int cell = 0; cell < DULKO_SQUARES; cell++) {
        drawing += strspn(drawing, " ");
        ck_assert_msg(strlen(drawing) >= 2, "a drawing has 81 cells");
        if (cell > 0 && cell % 9 == 0) {
            text_char(&drawn->text, '/');
        }
        add_cell(drawn, cell, drawing);
        drawing += 2;
    }
    ck_assert_msg(strspn(drawing, " ") == strlen(drawing), "a drawing has 81 cells");
}

static int lesser(int a, int b) {
    return a < b ? a : b;
}

/* Pieces that a player does not own on the board are in their bank, unless they own more than they
 * began with. */
static void add_banks(struct drawn *drawn) {
    for (int player = 0; player < 2; player++) {
        for (int i = 0; i < DULKO_KINDS; i++) {
            int most = i < DULKO_ACE ? 1 : 5;
            int left = 2 * most - drawn->standing[0][i] - drawn->standing[1][i];
            int own = most - lesser(most, drawn->standing[player][i]);
            text_format(&drawn->text, "%c%d", i == 0 ? ' ' : ',', lesser(own, left));
        }
    }
}

struct position draw_dulko_banks(int player, const char *banks, const char *drawing) {
    struct drawn drawn = {.deadzone = ""};
    drawn.text = text_fixed(drawn.buffer, sizeof drawn.buffer);
    add_cells(&drawn, drawing);
    text_format(&drawn.text, " %s %d", drawn.deadzone, player);
    if (banks) {
        text_format(&drawn.text, " %s", banks);
    } else {
        add_banks(&drawn);
    }
    struct options options = options_default(&dulko_game);
    struct position pos = {0};
    const char *message = rules_setup(&dulko_game, &options, drawn.buffer, &pos, NULL);
    ck_assert_msg(!message, "%s: %s", drawn.buffer, message);
    return pos;
}

struct position draw_dulko(int player, const char *drawing) {
    return draw_dulko_banks(player, NULL, drawing);
}

void dulko_play(struct position *pos, const char *action, struct trace *trace) {
    game_action parsed = 0;
    ck_assert_msg(rules_action_parse(&dulko_game, pos, action, &parsed), "%s is not legal", action);
    rules_play(&dulko_game, pos, parsed, trace);
}

int dulko_square(const char *square) {
    return (square[1] - '1') * DULKO_WIDTH + square[0] - 'a';
}

int dulko_owner(const struct position *pos, const char *square) {
    for (int item = 0; item < dulko_game.item_count; item++) {
        if (dulko_game.tokens(pos, dulko_square(square), item)) {
            return dulko_game.items[item].owner + 1;
        }
    }
    return 0;
}

void dulko_expect_legal(const struct position *pos, bool legal, const char *list) {
    for (; *list; list += strspn(list, " ")) {
        size_t length = strcspn(list, " ");
        char action[ACTION_TEXT_MAX] = "";
        ck_assert_uint_lt(length, sizeof action);
        memcpy(action, list, length);
        game_action parsed = 0;
        ck_assert_msg(rules_action_parse(&dulko_game, pos, action, &parsed) == legal,
                      "%s is %s legal", action, legal ? "not" : "wrongly");
        list += length;
    }
}

void dulko_expect_owner(const struct position *pos, int player, const char *squares) {
    for (; *squares; squares += 2 + strspn(squares + 2, " ")) {
        ck_assert_msg(dulko_owner(pos, squares) == player, "%.2s belongs to %d", squares,
                      dulko_owner(pos, squares));
    }
}

void dulko_expect_score(const struct position *pos, int first, int second) {
    ck_assert_int_eq(dulko_game.score(pos, 0), first);
    ck_assert_int_eq(dulko_game.score(pos, 1), second);
}

void dulko_expect_result(const struct position *pos, const char *expected) {
    char buffer[32];
    struct text text = text_fixed(buffer, sizeof buffer);
    rules_result_text(dulko_game.result(pos), &text);
    ck_assert_str_eq(buffer, expected);
}

int dulko_count_events(const struct trace *trace, enum event_kind kind) {
    int count = 0;
    for (int i = 0; i < trace->count; i++) {
        count += trace->event[i].kind == kind;
    }
    return count;
}
