/* saddeeqa_sketch.c: see saddeeqa_sketch.h. */
#include "support/saddeeqa_sketch.h"

#include "engine/rules.h"
#include "games/saddeeqa.h"
#include "support/suite.h"

#include <stdlib.h>
#include <string.h>

static void read_row(const char *row, int hole[SADDEEQA_HOLES], int first, int step) {
    char *rest = NULL;
    for (int i = 0; i < SADDEEQA_ROW; i++) {
        hole[first + i * step] = (int)strtol(row, &rest, 10);
        ck_assert_msg(rest != row, "a row has eight numbers");
        row = rest;
    }
    ck_assert_msg(*row == '\0', "a row has eight numbers");
}

void saddeeqa_sketch_text(const struct saddeeqa_sketch *sketch, struct text *out) {
    int hole[SADDEEQA_HOLES];
    read_row(sketch->top, hole, 0, 1);
    read_row(sketch->bottom, hole, SADDEEQA_HOLES - 1, -1);
    for (int i = 0; i < SADDEEQA_HOLES; i++) {
        text_format(out, "%d-", hole[i]);
    }
    text_format(out, "%d-%d-%d", sketch->score[0], sketch->score[1], sketch->side);
}

struct position saddeeqa_sketch_position(const struct saddeeqa_sketch *sketch) {
    char buffer[POSITION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    struct options options = options_default(&saddeeqa_game);
    struct position pos;
    saddeeqa_sketch_text(sketch, &text);
    ck_assert_ptr_null(rules_setup(&saddeeqa_game, &options, buffer, &pos, NULL));
    return pos;
}

void saddeeqa_play(struct position *pos, const char *actions) {
    while (*actions) {
        char word[ACTION_TEXT_MAX] = "";
        size_t length = strcspn(actions, " ");
        ck_assert_uint_lt(length, sizeof word);
        memcpy(word, actions, length);
        game_action action = 0;
        ck_assert_msg(rules_action_parse(&saddeeqa_game, pos, word, &action), "%s is not legal",
                      word);
        rules_play(&saddeeqa_game, pos, action, NULL);
        actions += length + (actions[length] == ' ');
    }
}

const char *saddeeqa_position(const struct position *pos) {
    static char buffer[POSITION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    saddeeqa_game.position_text(pos, &text);
    return buffer;
}

const char *saddeeqa_result(const struct position *pos) {
    static char buffer[32];
    struct text text = text_fixed(buffer, sizeof buffer);
    rules_result_text(saddeeqa_game.result(pos), &text);
    return buffer;
}

const char *saddeeqa_moves(const struct position *pos) {
    static char buffer[2 * SADDEEQA_ROW * ACTION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    game_action legal[ACTIONS_MAX];
    int count = saddeeqa_game.actions(pos, legal);
    for (int i = 0; i < count; i++) {
        text_add(&text, i ? " " : "");
        saddeeqa_game.action_text(pos, legal[i], &text);
    }
    return buffer;
}
