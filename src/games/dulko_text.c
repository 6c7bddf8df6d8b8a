/* dulko_text.c: Dulko's text and selection: names, position strings, touches, reasons. */
#include "games/dulko_board.h"

#include "engine/touch.h"

const enum word dulko_sides[2] = {WORD_DULKO_PLAYER_1, WORD_DULKO_PLAYER_2};

const struct item_spec dulko_items[2 * DULKO_KINDS] = {
    {.id = "King of Player 1", .name = WORD_DULKO_KING, .owner = 0},
    {.id = "Queen of Player 1", .name = WORD_DULKO_QUEEN, .owner = 0},
    {.id = "Bishop of Player 1", .name = WORD_DULKO_BISHOP, .owner = 0},
    {.id = "Ace of Player 1", .name = WORD_DULKO_ACE, .owner = 0},
    {.id = "2 of Player 1", .name = WORD_DULKO_NUMBER_2, .owner = 0},
    {.id = "3 of Player 1", .name = WORD_DULKO_NUMBER_3, .owner = 0},
    {.id = "4 of Player 1", .name = WORD_DULKO_NUMBER_4, .owner = 0},
    {.id = "5 of Player 1", .name = WORD_DULKO_NUMBER_5, .owner = 0},
    {.id = "6 of Player 1", .name = WORD_DULKO_NUMBER_6, .owner = 0},
    {.id = "7 of Player 1", .name = WORD_DULKO_NUMBER_7, .owner = 0},
    {.id = "8 of Player 1", .name = WORD_DULKO_NUMBER_8, .owner = 0},
    {.id = "King of Player 2", .name = WORD_DULKO_KING, .owner = 1},
    {.id = "Queen of Player 2", .name = WORD_DULKO_QUEEN, .owner = 1},
    {.id = "Bishop of Player 2", .name = WORD_DULKO_BISHOP, .owner = 1},
    {.id = "Ace of Player 2", .name = WORD_DULKO_ACE, .owner = 1},
    {.id = "2 of Player 2", .name = WORD_DULKO_NUMBER_2, .owner = 1},
    {.id = "3 of Player 2", .name = WORD_DULKO_NUMBER_3, .owner = 1},
    {.id = "4 of Player 2", .name = WORD_DULKO_NUMBER_4, .owner = 1},
    {.id = "5 of Player 2", .name = WORD_DULKO_NUMBER_5, .owner = 1},
    {.id = "6 of Player 2", .name = WORD_DULKO_NUMBER_6, .owner = 1},
    {.id = "7 of Player 2", .name = WORD_DULKO_NUMBER_7, .owner = 1},
    {.id = "8 of Player 2", .name = WORD_DULKO_NUMBER_8, .owner = 1},
};

static const char kind_letters[] = "KQBA2345678";

/* ---- writing ---- */

static void add_square(struct text *out, int square) {
    touch_square_name(square, DULKO_WIDTH, out);
}

static struct line square_name(int square) {
    struct line name = {""};
    struct text text = text_fixed(name.string, sizeof name.string);
    add_square(&text, square);
    return name;
}

const char *dulko_kind_name(int kind) {
    return words(dulko_items[kind].name);
}

enum word dulko_word(const enum word of_piece[DULKO_NAMED], int kind) {
    return of_piece[kind < DULKO_NAMED ? kind : DULKO_NAMED - 1];
}

void dulko_action_text(const struct position *pos, game_action action, struct text *out) {
    (void)pos;
    text_char(out, kind_letters[action % DULKO_KINDS]);
    add_square(out, action / DULKO_KINDS);
}

const struct effect dulko_effects[] = {
    {.ends = REASON_KING, .would = WORD_DULKO_TAKES_KING},
    {.none = EVENT_FLIP, .would = WORD_DULKO_TURNS_NONE, .did = WORD_DULKO_PLACED},
    {.some = EVENT_FLIP, .would = WORD_DULKO_TURNS, .did = WORD_DULKO_PLACED_TURNS},
    {.name = WORD_DULKO_NAME},
    {.also = true, .ends = REASON_SCORE, .would = WORD_DULKO_ENDS},
    {.also = true, .some = EVENT_PASS, .would = WORD_DULKO_PASSES},
    {0}};

void dulko_name_pieces(const struct position *pos, const int places[], int count,
                       struct text *out) {
    static const enum word piece_on[] = {WORD_DULKO_PIECE_ON_KING, WORD_DULKO_PIECE_ON_QUEEN,
                                         WORD_DULKO_PIECE_ON_BISHOP, WORD_DULKO_PIECE_ON_ACE,
                                         WORD_DULKO_PIECE_ON_NUMBER};
    struct dulko dulko = unpack(pos);
    for (int i = 0; i < count; i++) {
        int kind = kind_of(dulko.board[places[i]]);
        char square[PLACE_TEXT_MAX];
        struct text name = text_fixed(square, sizeof square);
        add_square(&name, places[i]);
        text_separator(out, TEXT_LIST_AND, i, count);
        text_format(out, words(dulko_word(piece_on, kind)), dulko_kind_name(kind), square);
    }
}

void dulko_place_id(int place, struct text *out) {
    if (place < DULKO_SQUARES) {
        add_square(out, place);
    } else {
        text_add(out, place == DULKO_BANK ? "Player 1's bank" : "Player 2's bank");
    }
}

void dulko_place_name(const struct position *pos, int place, struct text *out) {
    (void)pos;
    if (place < DULKO_SQUARES) {
        add_square(out, place);
    } else {
        text_format(out, words(WORD_DULKO_BANK_OF), words(dulko_sides[place - DULKO_BANK]));
    }
}

/* A square as it is written: "K1", or '*' for the empty deadzone, or '.'. */
static void add_content(const struct dulko *dulko, int square, struct text *out) {
    uint8_t piece = dulko->board[square];
    if (piece == EMPTY) {
        text_char(out, square == dulko->deadzone ? '*' : '.');
    } else {
        text_char(out, kind_letters[kind_of(piece)]);
        text_char(out, "12"[owner_of(piece)]);
    }
}

void dulko_position_text(const struct position *pos, struct text *out) {
    struct dulko dulko = unpack(pos);
    for (int row = DULKO_WIDTH - 1; row >= 0; row--) {
        for (int column = 0; column < DULKO_WIDTH; column++) {
            add_content(&dulko, row * DULKO_WIDTH + column, out);
        }
        text_char(out, row > 0 ? '/' : ' ');
    }
    add_square(out, dulko.deadzone);
    text_format(out, " %d", dulko.side + 1);
    for (int side = 0; side < 2; side++) {
        for (int kind = 0; kind < DULKO_KINDS; kind++) {
            text_char(out, kind > 0 ? ',' : ' ');
            text_number(out, dulko.bank[side][kind]);
        }
    }
}

void dulko_picture(const struct position *pos, struct text *out) {
    static const char rule[] = "   +----------+----------+----------+\n";
    struct dulko dulko = unpack(pos);
    text_add(out, "     a  b  c    d  e  f    g  h  i\n");
    for (int row = DULKO_WIDTH - 1; row >= 0; row--) {
        text_add(out, row % 3 == 2 ? rule : "");
        text_format(out, " %d |", row + 1);
        for (int column = 0; column < DULKO_WIDTH; column++) {
            int square = row * DULKO_WIDTH + column;
            text_char(out, ' ');
            add_content(&dulko, square, out);
            text_add(out, dulko.board[square] == EMPTY ? " " : "");
            text_add(out, column % 3 == 2 ? " |" : "");
        }
        text_format(out, " %d\n", row + 1);
    }
    text_format(out, "%s     a  b  c    d  e  f    g  h  i\n   %-9s K Q B A 2 3 4 5 6 7 8\n", rule,
                words(WORD_DULKO_PICTURE));
    for (int side = 0; side < 2; side++) {
        text_format(out, "   %-9s", words(dulko_sides[side]));
        for (int kind = 0; kind < DULKO_KINDS; kind++) {
            text_format(out, " %d", dulko.bank[side][kind]);
        }
        text_char(out, '\n');
    }
}

/* ---- reading ---- */

/* The square named by the first two characters, or NOWHERE. */
static int read_square(const char *text) {
    if (text[0] < 'a' || text[0] > 'i' || text[1] < '1' || text[1] > '9') {
        return NOWHERE;
    }
    return (text[1] - '1') * DULKO_WIDTH + text[0] - 'a';
}

static int read_kind(char letter) {
    const char *found = letter ? strchr(kind_letters, letter) : NULL;
    return found ? (int)(found - kind_letters) : NOWHERE;
}

/* Reads the content of one square; returns the text after it, or NULL. */
static const char *read_content(const char *text, uint8_t *piece) {
    int kind = read_kind(text[0]);
    if (*text == '.' || *text == '*') {
        *piece = EMPTY;
        return text + 1;
    }
    if (kind == NOWHERE || (text[1] != '1' && text[1] != '2')) {
        return NULL;
    }
    *piece = make_piece(text[1] - '1', kind);
    return text + 2;
}

/* Reads the nine rows and the space after them; returns the text after that, or NULL. *star is the
 * square marked '*', NOWHERE without one, DULKO_SQUARES when there are several. */
static const char *read_board(const char *text, struct dulko *dulko, int *star) {
    *star = NOWHERE;
    for (int row = DULKO_WIDTH - 1; row >= 0; row--) {
        for (int column = 0; column < DULKO_WIDTH; column++) {
            int square = row * DULKO_WIDTH + column;
            if (*text == '*') {
                *star = *star == NOWHERE ? square : DULKO_SQUARES;
            }
            text = read_content(text, &dulko->board[square]);
            if (!text) {
                return NULL;
            }
        }
        if (*text++ != (row > 0 ? '/' : ' ')) {
            return NULL;
        }
    }
    return text;
}

/* Reads a space and eleven counts; returns the text after them, or NULL. */
static const char *read_bank(const char *text, uint8_t bank[DULKO_KINDS]) {
    for (int kind = 0; kind < DULKO_KINDS; kind++) {
        uint32_t count = 0;
        if (*text != (kind > 0 ? ',' : ' ')) {
            return NULL;
        }
        text = read_number(text + 1, dulko_full_bank[kind], &count);
        if (!text) {
            return NULL;
        }
        bank[kind] = (uint8_t)count;
    }
    return text;
}

/* Checks the form only; returns NULL or a message. */
static const char *read_position(const char *text, struct dulko *dulko, int *star) {
    text = read_board(text, dulko, star);
    if (!text) {
        return words(WORD_DULKO_BAD_BOARD);
    }
    int deadzone = read_square(text);
    if (deadzone == NOWHERE || text[2] != ' ') {
        return words(WORD_DULKO_BAD_DEADZONE);
    }
    dulko->deadzone = (uint8_t)deadzone;
    text += 3;
    if (*text != '1' && *text != '2') {
        return words(WORD_DULKO_BAD_SIDE);
    }
    dulko->side = *text == '2';
    text = read_bank(text + 1, dulko->bank[0]);
    text = text ? read_bank(text, dulko->bank[1]) : NULL;
    if (!text || *text) {
        return words(WORD_DULKO_BAD_BANKS);
    }
    return NULL;
}

static const char *check_pieces(const struct dulko *dulko) {
    for (int kind = 0; kind < DULKO_KINDS; kind++) {
        int count = dulko->bank[0][kind] + dulko->bank[1][kind];
        for (int square = 0; square < DULKO_SQUARES; square++) {
            count += is_kind(dulko->board[square], kind);
        }
        if (count != 2 * dulko_full_bank[kind]) {
            return words(WORD_DULKO_BAD_PIECES);
        }
    }
    return NULL;
}

const char *dulko_position_parse(struct position *pos, const struct options *options,
                                 const char *text) {
    struct dulko dulko = {0};
    int star = NOWHERE;
    const char *message = read_position(text, &dulko, &star);
    if (message) {
        return message;
    }
    uint8_t piece = dulko.board[dulko.deadzone];
    if (star != (piece == EMPTY ? dulko.deadzone : NOWHERE)) {
        return words(WORD_DULKO_BAD_STAR);
    }
    if (piece != EMPTY && kind_of(piece) != DULKO_ACE) {
        return words(WORD_DULKO_BAD_PIECE_THERE);
    }
    uint32_t choice = options->value[OPTION_DEADZONE];
    if (options->given[OPTION_DEADZONE] && choice != DEADZONE_RANDOM &&
        choice != (uint32_t)dulko.deadzone + DEADZONE_FIRST) {
        return words(WORD_DULKO_BAD_OPTION);
    }
    message = check_pieces(&dulko);
    if (message) {
        return message;
    }
    dulko_begin_turn(&dulko, NULL);
    *pos = (struct position){0};
    pack(pos, &dulko);
    return NULL;
}

/* ---- touching ---- */

int dulko_touches(const struct position *pos, game_action action, struct touch out[TOUCHES_MAX]) {
    struct text bank = text_fixed(out[0].text, sizeof out[0].text);
    text_format(&bank, "bank:%d:%c", unpack(pos).side + 1, kind_letters[action % DULKO_KINDS]);
    struct text square = text_fixed(out[1].text, sizeof out[1].text);
    text_add(&square, "square:");
    add_square(&square, action / DULKO_KINDS);
    return 2;
}

/* Reads a touch "bank:1:7". */
static bool touched_bank(const struct touch *touched, int *owner, int *kind) {
    for (*owner = 0; *owner < 2; ++*owner) {
        *kind = touch_letter(touched->text, *owner ? "bank:2" : "bank:1", kind_letters);
        if (*kind != NOWHERE) {
            return true;
        }
    }
    return false;
}

/* ---- why not ---- */

/* The kinds at the beginning of a sentence. */
const enum word dulko_a_kind[DULKO_KINDS] = {
    WORD_DULKO_A_KING, WORD_DULKO_A_QUEEN, WORD_DULKO_A_BISHOP, WORD_DULKO_A_ACE,
    WORD_DULKO_A_2,    WORD_DULKO_A_3,     WORD_DULKO_A_4,      WORD_DULKO_A_5,
    WORD_DULKO_A_6,    WORD_DULKO_A_7,     WORD_DULKO_A_8,
};

static void name_place(struct why_not *out, int place) {
    for (int i = 0; i < out->place_count; i++) {
        if (out->place[i] == place) {
            return;
        }
    }
    assert(out->place_count < REASON_PLACES_MAX); /* there are ten pieces of a kind */
    out->place[out->place_count++] = (int16_t)place;
}

/* Whether a piece keeps one of this kind out of its units. */
static bool stands_in_the_way(uint8_t piece, int kind) {
    return kind <= DULKO_BISHOP ? is_special(piece) : is_kind(piece, kind);
}

/* Names the pieces in the square's units that keep the kind out. *first has, of its row, column and
 * box, the first that an earlier one doesn't name; NOWHERE: none. False when nothing does. */
static bool blocked_units(const struct dulko *dulko, int kind, int square, struct why_not *out,
                          int first[UNITS_OF_SQUARE]) {
    const uint8_t *unit = dulko_units[square];
    for (int i = 0; i < UNITS_OF_SQUARE; i++) {
        first[i] = NOWHERE;
        for (int k = 0; k < UNIT_SIZE; k++) {
            int at = dulko_unit_square(unit[i], k), named = out->place_count;
            if (stands_in_the_way(dulko->board[at], kind)) {
                name_place(out, at);
                first[i] = first[i] == NOWHERE && out->place_count > named ? at : first[i];
            }
        }
    }
    return out->place_count > 0;
}

/* Names the King, Queen or Bishop on the square's diagonals. */
static void blocked_diagonals(const struct dulko *dulko, int square, struct why_not *out) {
    for (int at = 0; at < DULKO_SQUARES; at++) {
        int up = row_of(at) - row_of(square), right = column_of(at) - column_of(square);
        if ((up == right || up == -right) && is_special(dulko->board[at])) {
            name_place(out, at);
        }
    }
}

/* "There's already a 7 in this row, on a4, and in this column, on c8." */
static void say_units(const struct dulko *dulko, const int first[UNITS_OF_SQUARE],
                      struct text *text) {
    static const enum word units[UNITS_OF_SQUARE] = {WORD_DULKO_WHY_ROW, WORD_DULKO_WHY_COLUMN,
                                                     WORD_DULKO_WHY_BOX},
                           too[UNITS_OF_SQUARE] = {WORD_DULKO_WHY_ROW_TOO,
                                                   WORD_DULKO_WHY_COLUMN_TOO,
                                                   WORD_DULKO_WHY_BOX_TOO};
    char string[REASON_TEXT_MAX];
    struct text there = text_fixed(string, sizeof string);
    int count = 0, said = 0, last = NOWHERE; /* the kind that was said last */
    for (int i = 0; i < UNITS_OF_SQUARE; i++) {
        count += first[i] != NOWHERE;
    }
    for (int i = 0; i < UNITS_OF_SQUARE; i++) {
        if (first[i] == NOWHERE) {
            continue;
        }
        int kind = kind_of(dulko->board[first[i]]);
        text_add(&there,
                 !said ? "" : words(said + 1 < count ? WORD_LIST_NEXT : WORD_DULKO_WHY_AND));
        text_format(&there, words((kind == last ? too : units)[i]), words(dulko_a_kind[kind]),
                    square_name(first[i]).string);
        last = kind;
        said++;
    }
    text_format(text, words(WORD_DULKO_WHY_THERE), string);
}

/* The sentence for a piece that cannot be placed on an empty square because of other pieces. */
static void explain_conflict(const struct dulko *dulko, int kind, int square, struct why_not *out,
                             struct text *text) {
    int first[UNITS_OF_SQUARE];
    bool unit = blocked_units(dulko, kind, square, out, first);
    if (kind == DULKO_BISHOP) {
        blocked_diagonals(dulko, square, out);
    }
    if (unit) {
        say_units(dulko, first, text);
    } else {
        text_format(text, words(WORD_DULKO_WHY_DIAGONAL),
                    words(dulko_a_kind[kind_of(dulko->board[out->place[0]])]),
                    square_name(out->place[0]).string);
    }
    if (kind <= DULKO_BISHOP) {
        text_add(text, words(unit ? WORD_DULKO_WHY_COURT : WORD_DULKO_WHY_BISHOP));
    }
}

static void explain_square(const struct dulko *dulko, int kind, int square, struct why_not *out,
                           struct text *text) {
    if (dulko->board[square] != EMPTY) {
        text_format(text, words(WORD_DULKO_WHY_OCCUPIED), square_name(square).string);
        name_place(out, square);
    } else if (square == dulko->deadzone) {
        text_add(text, words(WORD_DULKO_WHY_DEADZONE));
        name_place(out, square);
    } else {
        explain_conflict(dulko, kind, square, out, text);
    }
}

/* Whether these touches are a legal action or the beginning of one. */
static bool touches_legal(const struct dulko *dulko, int kind, int square, int count) {
    if (dulko->bank[dulko->side][kind] == 0) {
        return false;
    }
    if (count == 1) {
        return dulko_fits_somewhere(dulko, 1U << kind);
    }
    return square != NOWHERE && dulko->board[square] == EMPTY &&
           (dulko_kinds_for(dulko, square) >> kind & 1);
}

bool dulko_why_not(const struct position *pos, const struct touch touched[], int count,
                   const char *const names[2], struct why_not *out) {
    static const enum word none_left[] = {WORD_DULKO_WHY_NONE_LEFT_KING,
                                          WORD_DULKO_WHY_NONE_LEFT_QUEEN,
                                          WORD_DULKO_WHY_NONE_LEFT_BISHOP,
                                          WORD_DULKO_WHY_NONE_LEFT_ACE,
                                          WORD_DULKO_WHY_NONE_LEFT_NUMBER},
                           no_square[] = {WORD_DULKO_WHY_NO_SQUARE_KING,
                                          WORD_DULKO_WHY_NO_SQUARE_QUEEN,
                                          WORD_DULKO_WHY_NO_SQUARE_BISHOP,
                                          WORD_DULKO_WHY_NO_SQUARE_ACE,
                                          WORD_DULKO_WHY_NO_SQUARE_NUMBER},
                           a_square[] = {WORD_DULKO_WHY_SQUARE_KING, WORD_DULKO_WHY_SQUARE_QUEEN,
                                         WORD_DULKO_WHY_SQUARE_BISHOP, WORD_DULKO_WHY_SQUARE_ACE,
                                         WORD_DULKO_WHY_SQUARE_NUMBER};
    struct dulko dulko = unpack(pos);
    const char *player = names[dulko.side];
    int owner = NOWHERE, kind = NOWHERE;
    bool bank = touched_bank(&touched[0], &owner, &kind);
    int square = count == 2 ? touch_square(touched[1].text, DULKO_WIDTH, DULKO_WIDTH) : NOWHERE;
    bool open = dulko.result.outcome == OUTCOME_OPEN;
    if (open && bank && owner == dulko.side && touches_legal(&dulko, kind, square, count)) {
        return false;
    }
    *out = (struct why_not){0};
    struct text text = text_fixed(out->sentence, sizeof out->sentence);
    if (!open) {
        text_add(&text, words(WORD_GAME_IS_OVER));
    } else if (!bank || count > 2) {
        int touched_first = touch_square(touched[0].text, DULKO_WIDTH, DULKO_WIDTH);
        text_format(&text, words_to(WORD_DULKO_WHY_CHOOSE, player), player);
        if (touched_first != NOWHERE) {
            name_place(out, touched_first);
        }
    } else if (owner != dulko.side) {
        text_format(&text, words_to(WORD_DULKO_WHY_OTHERS, player), names[owner], player);
        name_place(out, DULKO_BANK + owner);
    } else if (dulko.bank[owner][kind] == 0) {
        text_format(&text, words_to(dulko_word(none_left, kind), player), player,
                    dulko_kind_name(kind));
        name_place(out, DULKO_BANK + owner);
    } else if (count == 1 || !dulko_fits_somewhere(&dulko, 1U << kind)) {
        text_format(&text, words(dulko_word(no_square, kind)), words(dulko_a_kind[kind]));
        name_place(out, DULKO_BANK + owner);
    } else if (square == NOWHERE) {
        text_format(&text, words(dulko_word(a_square, kind)), dulko_kind_name(kind));
    } else {
        explain_square(&dulko, kind, square, out, &text);
    }
    return true;
}
