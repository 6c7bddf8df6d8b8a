/* mirror.c: see mirror.h. */
#include "support/mirror.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The bits of a mirror's number on a board of squares, and on Saddeeqa's ring. */
enum { FLIP_COLUMNS = 1, FLIP_ROWS = 2, TRANSPOSE = 4, EXCHANGE = 8 };
enum { RING_REFLECT = 1, RING_TURN = 2 };
enum { SIDE_MAX = 9, FIELDS_MAX = 24, FIELD_MAX = 64 };

static bool is(const struct game *game, const char *id) {
    return strcmp(game->id, id) == 0;
}

static bool has_squares(const struct game *game) {
    return is(game, "seega") || is(game, "dulko");
}

int mirrors_count(const struct game *game) {
    if (has_squares(game)) {
        return 15;
    }
    if (is(game, "saddeeqa")) {
        return 3;
    }
    return is(game, "oware") || is(game, "shakala");
}

bool mirror_exchanges(const struct game *game, int mirror) {
    if (has_squares(game)) {
        return mirror & EXCHANGE;
    }
    return is(game, "saddeeqa") ? mirror & RING_TURN : mirror == 1;
}

/* Splits a copy of the string at any of these characters. Returns how many fields there are. */
static int split(const char *string, const char *separators, char field[FIELDS_MAX][FIELD_MAX]) {
    int count = 0;
    while (count < FIELDS_MAX) {
        int length = (int)strcspn(string, separators);
        snprintf(field[count++], FIELD_MAX, "%.*s", length, string);
        string += length;
        if (!*string) {
            break;
        }
        string++;
    }
    return count;
}

/* ---- Oware and Shakala: the board is rotated by a half turn ---- */

static void mirror_oware(const char *position, struct text *out) {
    char field[FIELDS_MAX][FIELD_MAX];
    split(position, "-", field);
    for (int i = 0; i < 12; i++) {
        text_format(out, "%s-", field[(i + 6) % 12]);
    }
    text_format(out, "%s-%s-%s", field[13], field[12], field[14][0] == 'S' ? "N" : "S");
}

static char other_case(char c) {
    return (char)(isupper((unsigned char)c) ? tolower((unsigned char)c)
                                            : toupper((unsigned char)c));
}

/* A pit's letter on the other side; every other character stays. */
static char other_pit(char c) {
    return strchr("ABCDEFGHabcdefgh", c) && c ? other_case(c) : c;
}

static void add_other_pits(const char *letters, struct text *out) {
    for (; *letters; letters++) {
        text_char(out, other_pit(*letters));
    }
}

/* "track O P H R" and "bead O P H R" name pits: O, P, and R after its first letter. */
static void mirror_shakala(const char *position, struct text *out) {
    char field[FIELDS_MAX][FIELD_MAX];
    int count = split(position, "/ ", field);
    for (int i = 0; i < 16; i++) {
        text_format(out, "%s%c", field[(i + 8) % 16], i < 15 ? '/' : ' ');
    }
    text_format(out, "%s %s %s %s", field[17], field[16], field[18][0] == 'S' ? "N" : "S",
                field[19]);
    if (count == 24) {
        text_format(out, " %c %c %s %c", other_pit(field[20][0]), other_pit(field[21][0]),
                    field[22], field[23][0]);
        add_other_pits(field[23] + 1, out);
    } else if (count == 21) {
        text_format(out, " %s", field[20]);
    }
}

/* A pit, or a gem taken from one. */
static void mirror_pit_action(const char *action, struct text *out) {
    if (action[0] == 'x' && strncmp(action, "xcup", 4) != 0) {
        text_format(out, "x%c%s", other_pit(action[1]), action + 2);
    } else if (strlen(action) == 1) {
        text_char(out, other_pit(action[0]));
    } else {
        text_add(out, action);
    }
}

/* ---- Saddeeqa: the ring is rotated by a half turn, reflected left to right, or both ---- */

static int other_hole(int mirror, int hole) {
    hole = mirror & RING_REFLECT ? (23 - hole) % 16 : hole;
    return mirror & RING_TURN ? (hole + 8) % 16 : hole;
}

static void mirror_saddeeqa(int mirror, const char *position, struct text *out) {
    char field[FIELDS_MAX][FIELD_MAX];
    bool turned = mirror & RING_TURN;
    split(position, "-", field);
    for (int i = 0; i < 16; i++) {
        text_format(out, "%s-", field[other_hole(mirror, i)]); /* each mirror is its own inverse */
    }
    text_format(out, "%s-%s-%d", field[turned ? 17 : 16], field[turned ? 16 : 17],
                (field[18][0] == '1') != turned);
}

static void mirror_saddeeqa_action(int mirror, const char *action, struct text *out) {
    char *way = NULL;
    int hole = (int)strtol(action, &way, 10);
    bool clockwise = strcmp(way, "cw") == 0;
    bool reflected = mirror & RING_REFLECT;
    text_format(out, "%d%s", other_hole(mirror, hole), clockwise != reflected ? "cw" : "ccw");
}

/* ---- Seega and Dulko: eight symmetries of the square, and the exchange of the players ---- */

struct square {
    int column, row;
};

static struct square other_square(int mirror, int size, struct square square) {
    square.column = mirror & FLIP_COLUMNS ? size - 1 - square.column : square.column;
    square.row = mirror & FLIP_ROWS ? size - 1 - square.row : square.row;
    return mirror & TRANSPOSE ? (struct square){square.row, square.column} : square;
}

static void add_other_square(int mirror, int size, const char *name, struct text *out) {
    struct square square =
        other_square(mirror, size, (struct square){name[0] - 'a', name[1] - '1'});
    text_format(out, "%c%d", 'a' + square.column, square.row + 1);
}

int mirror_size(const char *position) {
    int rows = 1;
    for (; *position && *position != ' '; position++) {
        rows += *position == '/';
    }
    return rows;
}

/* The contents of each square: a piece and, in Dulko, its owner; "" for an empty square. */
struct board {
    int size;
    char square[SIDE_MAX][SIDE_MAX][3];
};

static char other_owner(char c) {
    static const char owners[] = "xo12";
    const char *at = strchr(owners, c);
    return at ? owners[(at - owners) ^ 1] : c;
}

/* Reads the rows from the top. A digit in Seega is a run of empty squares. */
static struct board read_board(const char *position, bool seega) {
    struct board board = {.size = mirror_size(position)};
    int row = board.size - 1, column = 0;
    for (const char *at = position; *at != ' '; at++) {
        if (*at == '/') {
            row--;
            column = 0;
        } else if (seega && isdigit((unsigned char)*at)) {
            column += *at - '0';
        } else {
            char *square = board.square[row][column++];
            bool piece = !seega && *at != '.' && *at != '*';
            snprintf(square, 3, "%.*s", *at == '.' ? 0 : 1 + piece, at);
            at += piece;
        }
    }
    return board;
}

static struct board other_board(int mirror, const struct board *board) {
    struct board other = {.size = board->size};
    for (int row = 0; row < board->size; row++) {
        for (int column = 0; column < board->size; column++) {
            struct square to = other_square(mirror, board->size, (struct square){column, row});
            char *square = other.square[to.row][to.column];
            memcpy(square, board->square[row][column], 3);
            size_t length = strlen(square);
            if (length && mirror & EXCHANGE) {
                square[length - 1] = other_owner(square[length - 1]);
            }
        }
    }
    return other;
}

static void add_board(const struct board *board, bool seega, struct text *out) {
    for (int row = board->size - 1; row >= 0; row--) {
        int run = 0;
        for (int column = 0; column < board->size; column++) {
            const char *square = board->square[row][column];
            bool ends = column == board->size - 1 || board->square[row][column + 1][0];
            run = square[0] ? 0 : run + 1;
            if (square[0]) {
                text_add(out, square);
            } else if (!seega) {
                text_char(out, '.');
            } else if (ends) {
                text_format(out, "%d", run);
            }
        }
        text_char(out, row ? '/' : ' ');
    }
}

/* While pieces are being placed it matters who began. */
static bool mirror_seega(int mirror, const char *position, struct text *out) {
    char field[FIELDS_MAX][FIELD_MAX];
    bool exchange = mirror & EXCHANGE;
    struct board board = read_board(position, true);
    struct board other = other_board(mirror, &board);
    add_board(&other, true, out);
    split(strchr(position, ' ') + 1, " ", field);
    text_format(out, "%c %s %s %s %s %s", exchange ? other_owner(field[0][0]) : field[0][0],
                field[1 + exchange], field[2 - exchange], field[3 + exchange], field[4 - exchange],
                field[5]);
    return !exchange || strncmp(field[5], "place", 5) != 0;
}

static void mirror_dulko(int mirror, const char *position, struct text *out) {
    char field[FIELDS_MAX][FIELD_MAX];
    bool exchange = mirror & EXCHANGE;
    struct board board = read_board(position, false);
    struct board other = other_board(mirror, &board);
    add_board(&other, false, out);
    split(strchr(position, ' ') + 1, " ", field);
    add_other_square(mirror, board.size, field[0], out);
    text_format(out, " %c %s %s", exchange ? other_owner(field[1][0]) : field[1][0],
                field[2 + exchange], field[3 - exchange]);
}

/* Mirrors every square named: a letter before a digit, except for the piece at the beginning. */
static void mirror_square_action(int mirror, int size, const char *action, struct text *out) {
    while (*action) {
        if (islower((unsigned char)action[0]) && isdigit((unsigned char)action[1])) {
            add_other_square(mirror, size, action, out);
            action += 2;
        } else {
            text_char(out, *action++);
        }
    }
}

/* ---- all games ---- */

bool mirror_position(const struct game *game, int mirror, const char *position, struct text *out) {
    if (is(game, "oware")) {
        mirror_oware(position, out);
    } else if (is(game, "saddeeqa")) {
        mirror_saddeeqa(mirror, position, out);
    } else if (is(game, "shakala")) {
        mirror_shakala(position, out);
    } else if (is(game, "seega")) {
        return mirror_seega(mirror, position, out);
    } else {
        mirror_dulko(mirror, position, out);
    }
    return true;
}

void mirror_action(const struct game *game, int mirror, int size, const char *action,
                   struct text *out) {
    if (is(game, "saddeeqa")) {
        mirror_saddeeqa_action(mirror, action, out);
    } else if (has_squares(game)) {
        mirror_square_action(mirror, size, action, out);
    } else {
        mirror_pit_action(action, out);
    }
}
