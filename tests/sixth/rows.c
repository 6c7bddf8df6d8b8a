/* rows.c: the rules of Rows. */
#include "sixth/rows.h"

#include "engine/rules.h"

#include <assert.h>
#include <string.h>

enum { EMPTY = 2 }; /* else the side whose piece it is */

struct rows {
    uint8_t square[ROWS_SQUARES];
    uint8_t side;
};

static_assert(sizeof(struct rows) <= POSITION_SIZE, "a position fits");

static const int in_a_row[][ROWS_WIDTH] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                           {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};

static struct rows unpack(const struct position *pos) {
    struct rows rows;
    memcpy(&rows, pos->bytes, sizeof rows);
    return rows;
}

static void pack(struct position *pos, const struct rows *rows) {
    memcpy(pos->bytes, rows, sizeof *rows);
}

static int count_of(const struct rows *rows, int content) {
    int count = 0;
    for (int square = 0; square < ROWS_SQUARES; square++) {
        count += rows->square[square] == content;
    }
    return count;
}

static bool has_row(const struct rows *rows, int side) {
    for (size_t i = 0; i < sizeof in_a_row / sizeof in_a_row[0]; i++) {
        const int *row = in_a_row[i];
        if (rows->square[row[0]] == side && rows->square[row[1]] == side &&
            rows->square[row[2]] == side) {
            return true;
        }
    }
    return false;
}

/* ---- rules ---- */

static void init(struct position *pos, const struct options *options) {
    struct rows rows = {.side = 0};
    (void)options;
    memset(rows.square, EMPTY, sizeof rows.square);
    *pos = (struct position){0};
    pack(pos, &rows);
}

static int side_to_act(const struct position *pos) {
    return unpack(pos).side;
}

static int score(const struct position *pos, int side) {
    struct rows rows = unpack(pos);
    return has_row(&rows, side);
}

static int lead_most(const struct position *pos, int side) {
    (void)pos;
    (void)side;
    return 1;
}

static struct result result(const struct position *pos) {
    struct rows rows = unpack(pos);
    bool first = has_row(&rows, 0), second = has_row(&rows, 1);
    if (!first && !second && count_of(&rows, EMPTY)) {
        return (struct result){0};
    }
    return result_by_count(first, second, REASON_SCORE);
}

static int actions(const struct position *pos, game_action out[ACTIONS_MAX]) {
    struct rows rows = unpack(pos);
    int count = 0;
    for (int square = 0; square < ROWS_SQUARES && !result(pos).outcome; square++) {
        if (rows.square[square] == EMPTY) {
            out[count++] = (game_action)square;
        }
    }
    return count;
}

static void apply(struct position *pos, game_action action, struct trace *trace) {
    struct rows rows = unpack(pos);
    rows.square[action] = rows.side;
    trace_move(trace, EVENT_PLACE, rows.side, 1, ROWS_HAND + rows.side, action);
    rows.side = !rows.side;
    pack(pos, &rows);
    trace_mark(trace, result(pos).outcome ? EVENT_END_GAME : EVENT_END_TURN);
}

/* ---- texts ---- */

static void place_id(int place, struct text *out) {
    if (place < ROWS_SQUARES) {
        text_format(out, "%c%c", 'a' + place % ROWS_WIDTH, '1' + place / ROWS_WIDTH);
    } else {
        text_format(out, "hand %d", place - ROWS_HAND + 1);
    }
}

static void place_name(const struct position *pos, int place, struct text *out) {
    (void)pos;
    place_id(place, out);
}

static void action_text(const struct position *pos, game_action action, struct text *out) {
    place_name(pos, action, out);
}

/* "---/-x-/--o x": the rows from the top, then who is to act. */
static void position_text(const struct position *pos, struct text *out) {
    struct rows rows = unpack(pos);
    for (int i = 0; i < ROWS_SQUARES; i++) {
        int square = (ROWS_WIDTH - 1 - i / ROWS_WIDTH) * ROWS_WIDTH + i % ROWS_WIDTH;
        text_add(out, i && i % ROWS_WIDTH == 0 ? "/" : "");
        text_char(out, "xo-"[rows.square[square]]);
    }
    text_format(out, " %c", "xo"[rows.side]);
}

static const char *position_parse(struct position *pos, const struct options *options,
                                  const char *text) {
    static const char letters[] = "xo-";
    struct rows rows = {0};
    (void)options;
    if (strlen(text) != sizeof "---/---/--- x" - 1) {
        return "three rows of three squares, and who is to act";
    }
    for (int i = 0; i < ROWS_SQUARES; i++) {
        const char *letter = strchr(letters, text[i + i / ROWS_WIDTH]);
        if (!letter) {
            return "a square is x, o or -";
        }
        int square = (ROWS_WIDTH - 1 - i / ROWS_WIDTH) * ROWS_WIDTH + i % ROWS_WIDTH;
        rows.square[square] = (uint8_t)(letter - letters);
    }
    rows.side = text[12] == 'o';
    if (count_of(&rows, 0) - count_of(&rows, 1) != rows.side) {
        return "the other side is to act";
    }
    *pos = (struct position){0};
    pack(pos, &rows);
    return NULL;
}

static void picture(const struct position *pos, struct text *out) {
    position_text(pos, out);
    text_char(out, '\n');
}

/* ---- things and touches ---- */

static int tokens(const struct position *pos, int place, int item) {
    struct rows rows = unpack(pos);
    if (place < ROWS_SQUARES) {
        return rows.square[place] == item;
    }
    return place - ROWS_HAND == item ? (item ? 4 : 5) - count_of(&rows, item) : 0;
}

static int touches(const struct position *pos, game_action action, struct touch out[TOUCHES_MAX]) {
    struct text text = text_fixed(out[0].text, sizeof out[0].text);
    text_add(&text, "square:");
    place_name(pos, action, &text);
    return 1;
}

static bool why_not(const struct position *pos, const struct touch touched[], int count,
                    const char *const names[2], struct why_not *out) {
    (void)names;
    game_action legal[ACTIONS_MAX];
    int legals = actions(pos, legal);
    for (int i = 0; i < legals && count == 1; i++) {
        struct touch touch[TOUCHES_MAX];
        touches(pos, legal[i], touch);
        if (strcmp(touch[0].text, touched[0].text) == 0) {
            return false;
        }
    }
    *out = (struct why_not){0};
    struct text text = text_fixed(out->sentence, sizeof out->sentence);
    text_add(&text, words(legals ? WORD_ROWS_WHY_EMPTY : WORD_GAME_IS_OVER));
    return true;
}

/* ---- the table ---- */

static const struct item_spec item_table[] = {{.id = "cross", .owner = 0},
                                              {.id = "circle", .owner = 1}};

static const enum word sides[2] = {WORD_ROWS_CROSSES, WORD_ROWS_CIRCLES};

const struct game rows_game = {
    .id = "rows",
    .name = WORD_ROWS,
    .sides = sides,
    .unit = WORD_ROWS_UNIT,
    .lead = {WORD_ROWS_LEAD, WORD_ROWS_AHEAD, WORD_ROWS_EXPECTED, WORD_ROWS_SCORE},
    .counted = WORD_ROWS_COUNTS,
    .rules_version = 1,
    .items = item_table,
    .item_count = 2,
    .place_count = ROWS_HAND + 2,
    .init = init,
    .side_to_act = side_to_act,
    .actions = actions,
    .apply = apply,
    .result = result,
    .score = score,
    .lead_most = lead_most,
    .action_text = action_text,
    .position_text = position_text,
    .position_parse = position_parse,
    .picture = picture,
    .place_name = place_name,
    .place_id = place_id,
    .tokens = tokens,
    .touches = touches,
    .why_not = why_not,
};
