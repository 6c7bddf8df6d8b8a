/* seega_play.c: see seega_play.h. */
#include "support/seega_play.h"

#include "engine/rules.h"
#include "games/seega.h"
#include "support/suite.h"

#include <stdio.h>
#include <string.h>

static struct options options_of(const char *size, const char *opening) {
    struct options options = options_default(&seega_game);
    const char *const given[] = {size, opening};
    for (int i = 0; i < 2; i++) {
        if (given[i]) {
            ck_assert_ptr_null(options_set(&seega_game, &options, given[i]));
        }
    }
    return options;
}

struct position seega_start(const char *size, const char *opening) {
    struct options options = options_of(size, opening);
    struct position pos;
    rules_start(&seega_game, &options, &pos);
    return pos;
}

struct position seega_at(const char *text) {
    struct options options = options_default(&seega_game);
    struct position pos;
    const char *message = rules_setup(&seega_game, &options, text, &pos, NULL);
    ck_assert_msg(!message, "%s: %s", text, message);
    return pos;
}

/* The board of a drawing in the notation of positions. */
static void board_of(const char *drawing, struct text *out) {
    int run = 0;
    for (;; drawing++) {
        if (*drawing == '.') {
            run++;
            continue;
        }
        if (run) {
            text_number(out, (uint64_t)run);
        }
        run = 0;
        if (!*drawing) {
            return;
        }
        text_char(out, *drawing == ' ' ? '/' : *drawing);
    }
}

static int count_of(char c, const char *in) {
    int count = 0;
    for (; *in; in++) {
        count += *in == c;
    }
    return count;
}

struct position seega_draw(char side, const char *phase, const char *drawing) {
    char buffer[POSITION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    board_of(drawing, &text);
    text_format(&text, " %c 0 0 %d %d %s", side, 12 - count_of('o', drawing),
                12 - count_of('x', drawing), phase);
    return seega_at(buffer);
}

void seega_play(struct position *pos, const char *actions, struct trace *trace) {
    while (*actions) {
        char action[ACTION_TEXT_MAX];
        size_t length = strcspn(actions, " ");
        game_action parsed;
        ck_assert_uint_lt(length, sizeof action);
        snprintf(action, sizeof action, "%.*s", (int)length, actions);
        ck_assert_msg(rules_action_parse(&seega_game, pos, action, &parsed), "illegal: %s", action);
        if (trace) {
            trace->count = 0;
        }
        rules_play(&seega_game, pos, parsed, trace);
        actions += length;
        actions += *actions == ' ';
    }
}

void seega_expect(const struct position *pos, const char *expected) {
    char buffer[POSITION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    seega_game.position_text(pos, &text);
    ck_assert_str_eq(buffer, expected);
}

void seega_expect_board(const struct position *pos, const char *drawing) {
    char position[POSITION_TEXT_MAX];
    char board[POSITION_TEXT_MAX];
    struct text text = text_fixed(position, sizeof position);
    seega_game.position_text(pos, &text);
    *strchr(position, ' ') = '\0';
    text = text_fixed(board, sizeof board);
    board_of(drawing, &text);
    ck_assert_str_eq(position, board);
}

void seega_expect_turn(const struct position *pos, const char *expected) {
    char buffer[POSITION_TEXT_MAX];
    char turn[16];
    struct text text = text_fixed(buffer, sizeof buffer);
    seega_game.position_text(pos, &text);
    snprintf(turn, sizeof turn, "%c%s", strchr(buffer, ' ')[1], strrchr(buffer, ' '));
    ck_assert_str_eq(turn, expected);
    ck_assert_int_eq(seega_game.side_to_act(pos), expected[0] == 'o');
}

void seega_expect_result(const struct position *pos, const char *expected) {
    char buffer[64];
    struct text text = text_fixed(buffer, sizeof buffer);
    rules_result_text(seega_game.result(pos), &text);
    ck_assert_str_eq(buffer, expected);
}

void seega_expect_score(const struct position *pos, int x, int o) {
    ck_assert_int_eq(seega_game.score(pos, 0), x);
    ck_assert_int_eq(seega_game.score(pos, 1), o);
}

void seega_expect_actions(const struct position *pos, const char *expected) {
    game_action legal[ACTIONS_MAX];
    char buffer[512];
    struct text text = text_fixed(buffer, sizeof buffer);
    int count = seega_game.actions(pos, legal);
    for (int i = 0; i < count; i++) {
        text_add(&text, i ? " " : "");
        seega_game.action_text(pos, legal[i], &text);
    }
    ck_assert_str_eq(buffer, expected);
}

void seega_expect_events(const struct position *pos, const struct trace *trace,
                         const char *expected) {
    char buffer[512];
    struct text text = text_fixed(buffer, sizeof buffer);
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        text_format(&text, "%s%s", i ? ", " : "", rules_event_name(event->kind));
        if (event->kind == EVENT_END_TURN || event->kind == EVENT_END_GAME) {
            ck_assert_int_eq(event->from, NOWHERE);
            ck_assert_int_eq(event->to, NOWHERE);
            continue;
        }
        ck_assert_int_eq(event->count, 1);
        text_format(&text, " %s ", seega_game.items[event->item].id);
        seega_game.place_name(pos, event->from, &text);
        text_char(&text, ' ');
        seega_game.place_name(pos, event->to, &text);
    }
    ck_assert_str_eq(buffer, expected);
}
