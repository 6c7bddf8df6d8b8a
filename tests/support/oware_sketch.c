/* oware_sketch.c: see oware_sketch.h. */
#include "support/oware_sketch.h"

#include "engine/rules.h"
#include "support/suite.h"

#include <stdio.h>
#include <string.h>

/* Reads "> 4 4 4 4 4 4 | 0" into seven numbers. Returns what follows. */
static const char *read_row(const char *sketch, int row[7], bool *to_act) {
    int length = 0;
    char mark = sketch[0];
    int found = sscanf(sketch + 1, "%d %d %d %d %d %d |%d%n", &row[0], &row[1], &row[2], &row[3],
                       &row[4], &row[5], &row[6], &length);
    ck_assert_msg((mark == ' ' || mark == '>') && found == 7, "not a row: %s", sketch);
    *to_act = mark == '>';
    return sketch + 1 + length;
}

void oware_sketch_text(const char *sketch, struct text *out) {
    int north[7], south[7];
    bool north_acts = false, south_acts = false;
    sketch = read_row(sketch, north, &north_acts);
    sketch = read_row(sketch, south, &south_acts);
    ck_assert_msg(!*sketch && north_acts != south_acts, "not a sketch");
    for (int house = 0; house < OWARE_ROW; house++) {
        text_format(out, "%d-", south[house]);
    }
    for (int house = OWARE_ROW - 1; house >= 0; house--) {
        text_format(out, "%d-", north[house]);
    }
    text_format(out, "%d-%d-%c", south[6], north[6], north_acts ? 'N' : 'S');
}

struct position oware_sketch_position(const char *sketch, const char *options) {
    struct options chosen = options_default(&oware_game);
    char copy[80];
    snprintf(copy, sizeof copy, "%s", options);
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) {
        ck_assert_pstr_eq(options_set(&oware_game, &chosen, word), NULL);
    }
    char buffer[POSITION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    oware_sketch_text(sketch, &text);
    struct position pos;
    ck_assert_pstr_eq(rules_setup(&oware_game, &chosen, buffer, &pos, NULL), NULL);
    return pos;
}

void oware_sketch_play(struct position *pos, const char *letters, struct trace *trace) {
    for (; *letters; letters++) {
        const char notation[] = {*letters, '\0'};
        game_action action = 0;
        ck_assert_msg(rules_action_parse(&oware_game, pos, notation, &action), "%s is not legal",
                      notation);
        if (trace) {
            trace->count = 0;
        }
        rules_play(&oware_game, pos, action, trace);
    }
}
