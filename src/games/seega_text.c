/* seega_text.c: Seega's text and selection: names, position strings, touches, reasons. */
#include "games/seega_board.h"

#include "engine/touch.h"

#include <stdlib.h>

const enum word seega_sides[2] = {WORD_SEEGA_LIMESTONE, WORD_SEEGA_BASALT};

static const char *const phase_names[PHASES] = {"place2", "place1", "move", "remove"};

/* ---- writing ---- */

static void square_text(int square, struct text *out) {
    touch_square_name(square, SEEGA_WIDTH, out);
}

void seega_action_text(const struct position *pos, game_action action, struct text *out) {
    enum seega_phase phase = unpack(pos).phase;
    if (phase == MOVE) {
        square_text(action / DIRECTIONS, out);
        text_char(out, '-');
        square_text(seega_neighbor[action / DIRECTIONS][action % DIRECTIONS], out);
    } else {
        text_add(out, phase == REMOVE ? "x" : "");
        square_text(action, out);
    }
}

/* In other games of capture, x takes a piece of the opponent's. */
enum word seega_action_note(const struct position *pos, game_action action) {
    (void)action;
    return unpack(pos).phase == REMOVE ? WORD_SEEGA_OWN : WORD_NONE;
}

const struct effect seega_effects[] = {
    {.several = EVENT_PLACE, .would = WORD_SEEGA_SECOND_ON, .did = WORD_SEEGA_PLACED_BOTH},
    {.some = EVENT_PLACE,
     .none = EVENT_END_TURN,
     .would = WORD_SEEGA_FIRST_ON,
     .did = WORD_SEEGA_PLACED,
     .name = WORD_SEEGA_NAME_PLACE},
    {.some = EVENT_PLACE,
     .would = WORD_SEEGA_SECOND_ON,
     .did = WORD_SEEGA_PLACED,
     .name = WORD_SEEGA_NAME_PLACE},
    {.some = EVENT_STEP, .name = WORD_SEEGA_NAME_MOVE},
    {.some = EVENT_STEP,
     .none = EVENT_CAPTURE,
     .would = WORD_SEEGA_STEP,
     .did = WORD_SEEGA_STEPPED},
    {.some = EVENT_STEP,
     .one = EVENT_CAPTURE,
     .would = WORD_SEEGA_STEP_TRAPS,
     .did = WORD_SEEGA_STEPPED_TAKES},
    {.some = EVENT_STEP, .would = WORD_SEEGA_STEP_TAKES, .did = WORD_SEEGA_STEPPED_TAKES},
    {.some = EVENT_REMOVE, .did = WORD_SEEGA_TOOK_OFF, .name = WORD_SEEGA_NAME_REMOVE},
    /* a step that leaves the opponent without a legal one */
    {.also = true,
     .some = EVENT_STEP,
     .one = EVENT_REMOVE,
     .would = WORD_SEEGA_BLOCKS_FORCED,
     .did = WORD_SEEGA_SHUT_IN},
    {.also = true, .some = EVENT_STEP, .none = EVENT_END_TURN, .would = WORD_SEEGA_BLOCKS},
    {0}};

void seega_name_pieces(const struct position *pos, const int places[], int count,
                       struct text *out) {
    (void)pos;
    char squares[REASON_TEXT_MAX] = "";
    struct text list = text_fixed(squares, sizeof squares);
    for (int i = 0; i < count; i++) {
        text_separator(&list, TEXT_LIST_AND, i, count);
        square_text(places[i], &list);
    }
    text_format(out, words_count(WORD_SEEGA_PIECES_ON, count), squares);
}

void seega_place_id(int place, struct text *out) {
    static const char *const others[] = {"Limestone's hand", "Basalt's hand",
                                         "Limestone's captures", "Basalt's captures"};
    if (place < SEEGA_SQUARES) {
        square_text(place, out);
    } else {
        text_add(out, others[place - SEEGA_HAND]);
    }
}

void seega_place_name(const struct position *pos, int place, struct text *out) {
    (void)pos;
    if (place < SEEGA_SQUARES) {
        square_text(place, out);
    } else if (place < SEEGA_TRAY) {
        text_format(out, words(WORD_SEEGA_HAND_OF), words(seega_sides[place - SEEGA_HAND]));
    } else {
        text_format(out, words(WORD_SEEGA_CAPTURES_OF), words(seega_sides[place - SEEGA_TRAY]));
    }
}

static void row_text(const struct seega *seega, int row, struct text *out) {
    unsigned run = 0;
    for (int column = 0; column < seega->size; column++) {
        int content = seega->square[row * SEEGA_WIDTH + column];
        run = content == EMPTY ? run + 1 : 0;
        bool run_goes_on = run && column + 1 < seega->size &&
                           seega->square[row * SEEGA_WIDTH + column + 1] == EMPTY;
        if (!run_goes_on) {
            text_char(out, run ? (char)('0' + run) : "xo"[content]);
        }
    }
}

void seega_position_text(const struct position *pos, struct text *out) {
    struct seega seega = unpack(pos);
    for (int row = seega.size - 1; row >= 0; row--) {
        row_text(&seega, row, out);
        text_char(out, row > 0 ? '/' : ' ');
    }
    text_format(out, "%c %d %d %d %d %s", "xo"[seega.side], seega.hand[0], seega.hand[1],
                seega.captures[0], seega.captures[1], phase_names[seega.phase]);
}

void seega_picture(const struct position *pos, struct text *out) {
    struct seega seega = unpack(pos);
    for (int row = seega.size - 1; row >= 0; row--) {
        text_format(out, "%d ", row + 1);
        for (int column = 0; column < seega.size; column++) {
            int square = row * SEEGA_WIDTH + column;
            text_char(out, ' ');
            text_char(out, square == middle(&seega) && seega.square[square] == EMPTY
                               ? '+'
                               : "xo."[seega.square[square]]);
        }
        text_char(out, '\n');
    }
    text_add(out, "  ");
    for (int column = 0; column < seega.size; column++) {
        text_format(out, " %c", 'a' + column);
    }
    text_char(out, '\n');
    for (int side = 0; side < 2; side++) {
        text_format(out, "%c ", "xo"[side]);
        text_format(out, words(WORD_SEEGA_PICTURE), words(seega_sides[side]), seega.hand[side],
                    seega.captures[side]);
        text_char(out, '\n');
    }
}

/* ---- reading ---- */

/* Reads the rows from the top; returns what follows them, or NULL with a message. */
static const char *read_board(struct seega *seega, const char *text, const char **message) {
    size_t length = strcspn(text, " ");
    int rows = 1;
    for (size_t i = 0; i < length; i++) {
        rows += text[i] == '/';
    }
    if (rows != 5 && rows != 7 && rows != 9) {
        *message = words(WORD_SEEGA_BAD_ROWS);
        return NULL;
    }
    *seega = seega_empty_board(rows);
    *message = words(WORD_SEEGA_BAD_ROW);
    for (int row = rows - 1; row >= 0; row--) {
        bool after_digit = false;
        for (int column = 0; column < rows; text++) {
            bool digit = *text >= '1' && *text <= '9';
            if (!(digit && !after_digit) && *text != 'x' && *text != 'o') {
                return NULL;
            }
            if (!digit) {
                seega->square[row * SEEGA_WIDTH + column] = *text == 'o';
            }
            column += digit ? *text - '0' : 1;
            if (column > rows) {
                return NULL;
            }
            after_digit = digit;
        }
        if (*text++ != (row > 0 ? '/' : ' ')) {
            return NULL;
        }
    }
    *message = NULL;
    return text;
}

/* Reads what follows the board. NULL, or a message. */
static const char *read_rest(struct seega *seega, const char *text) {
    uint8_t *const counts[] = {&seega->hand[0], &seega->hand[1], &seega->captures[0],
                               &seega->captures[1]};
    if ((text[0] != 'x' && text[0] != 'o') || text[1] != ' ') {
        return words(WORD_SEEGA_BAD_SIDE);
    }
    seega->side = text[0] == 'o';
    text += 2;
    for (int i = 0; i < 4; i++) {
        uint32_t number = 0;
        text = read_number(text, (uint32_t)army(seega), &number);
        if (!text || *text++ != ' ') {
            return words(WORD_SEEGA_BAD_COUNTS);
        }
        *counts[i] = (uint8_t)number;
    }
    for (int phase = 0; phase < PHASES; phase++) {
        if (strcmp(text, phase_names[phase]) == 0) {
            seega->phase = (uint8_t)phase;
            return NULL;
        }
    }
    return words(WORD_SEEGA_BAD_PHASE);
}

static int pieces_on_board(const struct seega *seega, int side) {
    int count = 0;
    for (int square = 0; square < squares_end(seega); square++) {
        count += seega->square[square] == side;
    }
    return count;
}

/* A message when turns of two pieces, beginning with player 0, cannot lead here. */
static const char *check_deployment(const struct seega *seega) {
    int side = seega->side;
    int begun = seega->phase == PLACE_ONE;
    int own = army(seega) - seega->hand[side] - begun; /* placed before this turn */
    int others = army(seega) - seega->hand[!side];
    if (seega->square[middle(seega)] != EMPTY) {
        return words(WORD_SEEGA_BAD_MIDDLE);
    }
    if (seega->captures[0] || seega->captures[1]) {
        return words(WORD_SEEGA_BAD_CAPTURES);
    }
    if (own % 2 != 0 || own == army(seega) || others != own + 2 * side) {
        return words(WORD_SEEGA_BAD_HANDS);
    }
    return NULL;
}

/* A message when the movement phase knows no such position. */
static const char *check_movement(const struct seega *seega) {
    bool gone[2] = {seega->captures[1] == army(seega), seega->captures[0] == army(seega)};
    if (seega->hand[0] || seega->hand[1]) {
        return words(WORD_SEEGA_BAD_UNPLACED);
    }
    if (gone[0] && gone[1]) {
        return words(WORD_SEEGA_BAD_EMPTY);
    }
    if (gone[0] || gone[1]) {
        return seega->phase == MOVE ? NULL : words(WORD_SEEGA_BAD_END);
    }
    if (seega->phase == MOVE && !seega_can_step(seega, seega->side)) {
        return words(WORD_SEEGA_BAD_BLOCKED);
    }
    if (seega->phase == REMOVE && seega_can_step(seega, !seega->side)) {
        return words(WORD_SEEGA_BAD_FREE);
    }
    return NULL;
}

const char *seega_position_parse(struct position *pos, const struct options *options,
                                 const char *text) {
    struct seega seega;
    const char *message = NULL;
    text = read_board(&seega, text, &message);
    if (!message) {
        message = read_rest(&seega, text);
    }
    if (message) {
        return message;
    }
    if (options->given[OPTION_SIZE] && seega.size != 5 + 2 * (int)options->value[OPTION_SIZE]) {
        return words(WORD_SEEGA_BAD_SIZE);
    }
    for (int side = 0; side < 2; side++) {
        if (seega.captures[!side] + seega.hand[side] + pieces_on_board(&seega, side) !=
            army(&seega)) {
            return words(WORD_SEEGA_BAD_PIECES);
        }
    }
    bool moving = seega.phase == MOVE || seega.phase == REMOVE;
    message = moving ? check_movement(&seega) : check_deployment(&seega);
    if (message) {
        return message;
    }
    seega_end_if_captured(&seega, NULL);
    *pos = (struct position){0};
    pack(pos, &seega);
    return NULL;
}

/* ---- selection ---- */

static void square_touch(int square, struct touch *out) {
    struct text text = text_fixed(out->text, sizeof out->text);
    text_add(&text, "square:");
    square_text(square, &text);
}

int seega_touches(const struct position *pos, game_action action, struct touch out[TOUCHES_MAX]) {
    if (unpack(pos).phase != MOVE) {
        square_touch(action, &out[0]);
        return 1;
    }
    square_touch(action / DIRECTIONS, &out[0]);
    square_touch(seega_neighbor[action / DIRECTIONS][action % DIRECTIONS], &out[1]);
    return 2;
}

/* The square of a touch on this size of board, or NOWHERE. */
static int touched_square(const struct seega *seega, const struct touch *touched) {
    return touch_square(touched->text, seega->size, SEEGA_WIDTH);
}

/* ---- why something is not legal ---- */

/* The name of a square that the sentence is about; adds it to the sentence's places. */
static const char *named(struct why_not *out, int square, char name[PLACE_TEXT_MAX]) {
    struct text text = text_fixed(name, PLACE_TEXT_MAX);
    square_text(square, &text);
    out->place[out->place_count++] = (int16_t)square;
    return name;
}

static bool why_not_place(const struct seega *seega, int square, const char *const names[2],
                          struct why_not *out) {
    char name[PLACE_TEXT_MAX];
    struct text text = text_fixed(out->sentence, sizeof out->sentence);
    if (square == NOWHERE) {
        text_format(&text, words_to(WORD_SEEGA_WHY_PLACE, names[seega->side]), names[seega->side]);
    } else if (seega->square[square] != EMPTY) {
        text_format(&text, words(WORD_SEEGA_WHY_OCCUPIED), named(out, square, name));
    } else if (square == middle(seega)) {
        text_format(&text, words(WORD_SEEGA_WHY_MIDDLE), named(out, square, name));
    } else {
        return false;
    }
    return true;
}

static bool why_not_remove(const struct seega *seega, int square, const char *const names[2],
                           struct why_not *out) {
    char name[PLACE_TEXT_MAX];
    const char *own = names[seega->side];
    const char *blocked = names[!seega->side];
    struct text text = text_fixed(out->sentence, sizeof out->sentence);
    if (square == NOWHERE) {
        text_format(&text, words_to(WORD_SEEGA_WHY_TAKE_OFF, own), blocked, own);
    } else if (seega->square[square] == EMPTY) {
        text_format(&text, words(WORD_SEEGA_WHY_EMPTY), named(out, square, name));
    } else if (seega->square[square] != seega->side) {
        text_format(&text, words_to(WORD_SEEGA_WHY_TAKE_OFF_OWN, own), named(out, square, name),
                    blocked, own);
    } else if (!seega_frees_opponent(seega, square)) {
        text_format(&text, words(WORD_SEEGA_WHY_FREES_NOBODY), named(out, square, name), blocked);
    } else {
        return false;
    }
    return true;
}

/* Why this piece cannot move. */
static bool why_not_from(const struct seega *seega, int from, const char *const names[2],
                         struct why_not *out) {
    char name[PLACE_TEXT_MAX];
    struct text text = text_fixed(out->sentence, sizeof out->sentence);
    if (from == NOWHERE) {
        text_format(&text, words_to(WORD_SEEGA_WHY_CHOOSE, names[seega->side]), names[seega->side]);
    } else if (seega->square[from] == EMPTY) {
        text_format(&text, words(WORD_SEEGA_WHY_EMPTY), named(out, from, name));
    } else if (seega->square[from] != seega->side) {
        text_format(&text, words(WORD_SEEGA_WHY_OTHERS), named(out, from, name),
                    names[!seega->side]);
    } else if (!is_beside(seega, from, EMPTY)) {
        text_format(&text, words(WORD_SEEGA_WHY_STUCK), named(out, from, name));
    } else {
        return false;
    }
    return true;
}

/* Why this piece, which can move, cannot move there. */
static bool why_not_to(const struct seega *seega, int from, int to, struct why_not *out) {
    char start[PLACE_TEXT_MAX];
    char name[PLACE_TEXT_MAX];
    struct text text = text_fixed(out->sentence, sizeof out->sentence);
    if (to == NOWHERE || to == from) {
        text_format(&text, words(WORD_SEEGA_WHY_STEP), named(out, from, start));
        return true;
    }
    int rows = abs(to / SEEGA_WIDTH - from / SEEGA_WIDTH);
    int columns = abs(to % SEEGA_WIDTH - from % SEEGA_WIDTH);
    if (seega->square[to] == EMPTY && rows + columns == 1) {
        return false;
    }
    named(out, to, name);
    if (seega->square[to] != EMPTY) {
        /* a piece that was to step instead, or that is in the way: the same sentence is true */
        bool shut_in = seega->square[to] == seega->side && !is_beside(seega, to, EMPTY);
        text_format(&text, words(shut_in ? WORD_SEEGA_WHY_SHUT_IN : WORD_SEEGA_WHY_OCCUPIED), name);
        return true;
    }
    named(out, from, start);
    text_format(&text,
                words(rows == 1 && columns == 1 ? WORD_SEEGA_WHY_DIAGONAL : WORD_SEEGA_WHY_FAR),
                name, start);
    return true;
}

bool seega_why_not(const struct position *pos, const struct touch touched[], int count,
                   const char *const names[2], struct why_not *out) {
    struct seega seega = unpack(pos);
    struct why_not why = {0};
    bool illegal = true;
    int square = touched_square(&seega, &touched[0]);
    bool single = count == 1;
    if (seega.result.outcome != OUTCOME_OPEN) {
        struct text text = text_fixed(why.sentence, sizeof why.sentence);
        text_add(&text, words(WORD_GAME_IS_OVER));
    } else if (seega.phase == MOVE) {
        illegal =
            why_not_from(&seega, square, names, &why) ||
            (!single && why_not_to(&seega, square, touched_square(&seega, &touched[1]), &why));
    } else if (seega.phase == REMOVE) {
        illegal = why_not_remove(&seega, single ? square : NOWHERE, names, &why);
    } else {
        illegal = why_not_place(&seega, single ? square : NOWHERE, names, &why);
    }
    if (illegal) {
        *out = why;
    }
    return illegal;
}
