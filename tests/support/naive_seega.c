/* naive_seega.c: see naive_seega.h. */
#include "support/naive_seega.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const int row_steps[4] = {1, -1, 0, 0};
static const int column_steps[4] = {0, 0, 1, -1};

static char other(char side) {
    return side == 'x' ? 'o' : 'x';
}

static int number_of(char side) {
    return side == 'o';
}

static int half(const struct naive_seega *game) {
    return (game->size * game->size - 1) / 2;
}

static bool is_middle(const struct naive_seega *game, int row, int column) {
    return row == game->size / 2 && column == game->size / 2;
}

/* The contents of a square; '#' off the board. */
static char at(const struct naive_seega *game, int row, int column) {
    bool inside = row >= 0 && row < game->size && column >= 0 && column < game->size;
    return inside ? game->board[row][column] : '#';
}

static int count_pieces(const struct naive_seega *game, char side) {
    int count = 0;
    for (int row = 0; row < game->size; row++) {
        for (int column = 0; column < game->size; column++) {
            count += game->board[row][column] == side;
        }
    }
    return count;
}

static bool is_phase(const struct naive_seega *game, const char *phase) {
    return strcmp(game->phase, phase) == 0;
}

static bool is_over(const struct naive_seega *game) {
    return strcmp(game->result, "ongoing") != 0;
}

static void set_phase(struct naive_seega *game, const char *phase) {
    snprintf(game->phase, sizeof game->phase, "%s", phase);
}

/* ---- legal actions ---- */

static void add_move(struct naive_seega_move *out, int *count, const char *before, int row,
                     int column) {
    snprintf(out[(*count)++].text, sizeof out->text, "%s%c%c", before, 'a' + column, '1' + row);
}

static int list_steps(const struct naive_seega *game, char side, struct naive_seega_move *out) {
    int count = 0;
    for (int row = 0; row < game->size; row++) {
        for (int column = 0; column < game->size; column++) {
            for (int way = 0; way < 4 && game->board[row][column] == side; way++) {
                int to_row = row + row_steps[way];
                int to_column = column + column_steps[way];
                if (at(game, to_row, to_column) == '.') {
                    char from[4] = {(char)('a' + column), (char)('1' + row), '-', '\0'};
                    add_move(out, &count, from, to_row, to_column);
                }
            }
        }
    }
    return count;
}

static bool is_blocked(const struct naive_seega *game, char side) {
    struct naive_seega_move moves[NAIVE_SEEGA_MOVES];
    return list_steps(game, side, moves) == 0;
}

static int list_placings(const struct naive_seega *game, struct naive_seega_move *out) {
    int count = 0;
    for (int row = 0; row < game->size; row++) {
        for (int column = 0; column < game->size; column++) {
            if (game->board[row][column] == '.' && !is_middle(game, row, column)) {
                add_move(out, &count, "", row, column);
            }
        }
    }
    return count;
}

/* Tries every piece of the side: can the opponent move without it? */
static int list_removals(const struct naive_seega *game, struct naive_seega_move *out) {
    int count = 0;
    for (int row = 0; row < game->size; row++) {
        for (int column = 0; column < game->size; column++) {
            struct naive_seega without = *game;
            without.board[row][column] = '.';
            if (game->board[row][column] == game->side &&
                !is_blocked(&without, other(game->side))) {
                add_move(out, &count, "x", row, column);
            }
        }
    }
    return count;
}

static int compare_moves(const void *a, const void *b) {
    return strcmp(((const struct naive_seega_move *)a)->text,
                  ((const struct naive_seega_move *)b)->text);
}

int naive_seega_moves(const struct naive_seega *game,
                      struct naive_seega_move out[NAIVE_SEEGA_MOVES]) {
    int count = 0;
    if (is_over(game)) {
        return 0;
    }
    if (is_phase(game, "move")) {
        count = list_steps(game, game->side, out);
    } else if (is_phase(game, "remove")) {
        count = list_removals(game, out);
    } else {
        count = list_placings(game, out);
    }
    qsort(out, (size_t)count, sizeof *out, compare_moves);
    return count;
}

/* ---- playing ---- */

/* This player moves next, unless they are blocked; then the opponent frees them. */
static void give_move_to(struct naive_seega *game, char side) {
    if (count_pieces(game, 'x') == 0 || count_pieces(game, 'o') == 0) {
        snprintf(game->result, sizeof game->result, "win %d captured",
                 count_pieces(game, 'x') == 0);
        set_phase(game, "move");
        game->side = side;
        return;
    }
    bool blocked = is_blocked(game, side);
    set_phase(game, blocked ? "remove" : "move");
    game->side = blocked ? other(side) : side;
}

static void play_placing(struct naive_seega *game, int row, int column) {
    game->board[row][column] = game->side;
    game->hand[number_of(game->side)]--;
    if (is_phase(game, "place2")) {
        set_phase(game, "place1");
    } else if (game->hand[0] + game->hand[1] > 0) {
        set_phase(game, "place2");
        game->side = other(game->side);
    } else {
        give_move_to(game, game->side);
    }
}

/* True when the square row, column is between two pieces of `side`, left and right or below and
 * above, and one of the two is the piece that moved. */
static bool is_captured(const struct naive_seega *game, int row, int column, char side,
                        int moved_row, int moved_column) {
    bool across = at(game, row, column - 1) == side && at(game, row, column + 1) == side;
    bool along = at(game, row - 1, column) == side && at(game, row + 1, column) == side;
    bool moved_across = moved_row == row && abs(moved_column - column) == 1;
    bool moved_along = moved_column == column && abs(moved_row - row) == 1;
    return (across && moved_across) || (along && moved_along);
}

static void move_piece(struct naive_seega *game, int row, int column, int to_row, int to_column) {
    char side = game->board[row][column];
    game->board[row][column] = '.';
    game->board[to_row][to_column] = side;
    struct naive_seega before = *game;
    for (row = 0; row < game->size; row++) {
        for (column = 0; column < game->size; column++) {
            if (before.board[row][column] == other(side) && !is_middle(game, row, column) &&
                is_captured(&before, row, column, side, to_row, to_column)) {
                game->board[row][column] = '.';
                game->captures[number_of(side)]++;
            }
        }
    }
}

static void play_one(struct naive_seega *game, const char *move) {
    char side = game->side;
    if (move[0] == 'x') {
        game->board[move[2] - '1'][move[1] - 'a'] = '.';
        game->captures[number_of(other(side))]++;
        give_move_to(game, other(side));
    } else if (move[2] == '-') {
        move_piece(game, move[1] - '1', move[0] - 'a', move[4] - '1', move[3] - 'a');
        give_move_to(game, other(side));
    } else {
        play_placing(game, move[1] - '1', move[0] - 'a');
    }
}

static void play_forced(struct naive_seega *game) {
    struct naive_seega_move moves[NAIVE_SEEGA_MOVES];
    while ((is_phase(game, "place1") || is_phase(game, "remove")) &&
           naive_seega_moves(game, moves) == 1) {
        play_one(game, moves[0].text);
    }
}

void naive_seega_play(struct naive_seega *game, const char *move) {
    play_one(game, move);
    play_forced(game);
}

/* ---- barriers ---- */

/* Where the pieces of `side` can ever get: spreads square by square until nothing changes. */
static void spread(const struct naive_seega *game, char side, bool reach[9][9]) {
    bool changed = true;
    memset(reach, 0, 9 * sizeof *reach);
    while (changed) {
        changed = false;
        for (int row = 0; row < game->size; row++) {
            for (int column = 0; column < game->size; column++) {
                bool joins = game->board[row][column] == side;
                for (int way = 0; way < 4 && game->board[row][column] == '.'; way++) {
                    int beside_row = row + row_steps[way];
                    int beside_column = column + column_steps[way];
                    joins = joins || (at(game, beside_row, beside_column) != '#' &&
                                      reach[beside_row][beside_column]);
                }
                if (joins && !reach[row][column]) {
                    reach[row][column] = true;
                    changed = true;
                }
            }
        }
    }
}

static bool reached(const struct naive_seega *game, bool reach[9][9], int row, int column) {
    return at(game, row, column) != '#' && reach[row][column];
}

static bool wall_holds(const struct naive_seega *game, char side, bool reach[9][9]) {
    for (int row = 0; row < game->size; row++) {
        for (int column = 0; column < game->size; column++) {
            if (game->board[row][column] != side || is_middle(game, row, column)) {
                continue;
            }
            if ((reached(game, reach, row, column - 1) && reached(game, reach, row, column + 1)) ||
                (reached(game, reach, row - 1, column) && reached(game, reach, row + 1, column))) {
                return false;
            }
        }
    }
    return true;
}

/* Tries every step of the side and checks whether it changes anything for the opponent. */
static bool has_barrier(const struct naive_seega *game, char side) {
    struct naive_seega_move moves[NAIVE_SEEGA_MOVES];
    bool reach[9][9];
    spread(game, other(side), reach);
    if (!wall_holds(game, side, reach)) {
        return false;
    }
    int count = list_steps(game, side, moves);
    for (int i = 0; i < count; i++) {
        const char *move = moves[i].text;
        struct naive_seega after = *game;
        bool reach_after[9][9];
        if (reach[move[4] - '1'][move[3] - 'a']) {
            continue;
        }
        move_piece(&after, move[1] - '1', move[0] - 'a', move[4] - '1', move[3] - 'a');
        spread(&after, other(side), reach_after);
        if (memcmp(reach, reach_after, sizeof reach) == 0 &&
            wall_holds(&after, side, reach_after)) {
            return true;
        }
    }
    return false;
}

bool naive_seega_claimable(const struct naive_seega *game) {
    return !is_over(game) && is_phase(game, "move") && has_barrier(game, 'x') &&
           has_barrier(game, 'o');
}

/* ---- positions ---- */

struct naive_seega naive_seega_start(int size, bool crusade) {
    struct naive_seega game = {.size = size, .side = 'x', .phase = "place2", .result = "ongoing"};
    int middle = size / 2;
    memset(game.board, '.', sizeof game.board);
    game.hand[0] = game.hand[1] = half(&game) - (crusade ? 2 : 0);
    if (crusade) {
        game.board[middle][middle - 1] = game.board[middle][middle + 1] = 'x';
        game.board[middle - 1][middle] = game.board[middle + 1][middle] = 'o';
    }
    return game;
}

void naive_seega_text(const struct naive_seega *game, char out[NAIVE_SEEGA_TEXT]) {
    char *end = out;
    for (int row = game->size - 1; row >= 0; row--) {
        for (int column = 0; column < game->size; column++) {
            char here = game->board[row][column];
            if (here != '.') {
                *end++ = here;
            } else if (column > 0 && game->board[row][column - 1] == '.') {
                end[-1]++;
            } else {
                *end++ = '1';
            }
        }
        *end++ = row > 0 ? '/' : ' ';
    }
    snprintf(end, NAIVE_SEEGA_TEXT - (size_t)(end - out), "%c %d %d %d %d %s", game->side,
             game->hand[0], game->hand[1], game->captures[0], game->captures[1], game->phase);
}

/* Fills the board from its text, row by row; false when it is not a square of 5, 7 or 9. */
static bool read_board(struct naive_seega *game, const char *text) {
    int rows = 1;
    for (const char *c = text; *c; c++) {
        rows += *c == '/';
    }
    if (rows != 5 && rows != 7 && rows != 9) {
        return false;
    }
    *game = naive_seega_start(rows, false);
    int row = rows - 1;
    int column = 0;
    for (; *text; text++) {
        int width = *text >= '0' && *text <= '9' ? *text - '0' : 1;
        if (*text == '/') {
            row--;
            column = 0;
            continue;
        }
        if (!strchr("xo0123456789", *text) || column + width > rows) {
            return false;
        }
        if (*text == 'x' || *text == 'o') {
            game->board[row][column] = *text;
        }
        column += width;
    }
    return true;
}

/* Plays turns of two, one piece at a time, and checks whether these hands occur. */
static bool deployment_leads_here(const struct naive_seega *game) {
    int hand[2] = {half(game), half(game)};
    char side = 'x';
    while (hand[0] + hand[1] > 0) {
        for (int left = 2; left > 0; left--) {
            if (hand[0] == game->hand[0] && hand[1] == game->hand[1] && side == game->side &&
                is_phase(game, left == 2 ? "place2" : "place1")) {
                return true;
            }
            hand[number_of(side)]--;
        }
        side = other(side);
    }
    return false;
}

static bool may_stand(const struct naive_seega *game) {
    int x = count_pieces(game, 'x');
    int o = count_pieces(game, 'o');
    int middle = game->size / 2;
    if (game->captures[0] + o + game->hand[1] != half(game) ||
        game->captures[1] + x + game->hand[0] != half(game)) {
        return false;
    }
    if (is_phase(game, "place2") || is_phase(game, "place1")) {
        return game->board[middle][middle] == '.' && game->captures[0] + game->captures[1] == 0 &&
               deployment_leads_here(game);
    }
    if (game->hand[0] + game->hand[1] > 0 || x + o == 0) {
        return false;
    }
    if (is_phase(game, "remove")) {
        return x > 0 && o > 0 && is_blocked(game, other(game->side));
    }
    return is_phase(game, "move") && (x == 0 || o == 0 || !is_blocked(game, game->side));
}

bool naive_seega_read(struct naive_seega *game, const char *text) {
    char board[NAIVE_SEEGA_TEXT];
    char again[NAIVE_SEEGA_TEXT];
    struct naive_seega read;
    int used = (int)strcspn(text, " ");
    if (used >= NAIVE_SEEGA_TEXT) {
        return false;
    }
    snprintf(board, sizeof board, "%.*s", used, text);
    if (!read_board(&read, board) ||
        sscanf(text + used, " %c %5d %5d %5d %5d %7s", &read.side, &read.hand[0], &read.hand[1],
               &read.captures[0], &read.captures[1], read.phase) != 6) {
        return false;
    }
    /* There is only one correct way to write a position. */
    naive_seega_text(&read, again);
    if (strcmp(again, text) != 0 || !strchr("xo", read.side) || !may_stand(&read)) {
        return false;
    }
    if (is_phase(&read, "move")) {
        give_move_to(&read, read.side);
    }
    play_forced(&read);
    *game = read;
    return true;
}

uint64_t naive_seega_perft(const struct naive_seega *game, int depth) {
    struct naive_seega_move moves[NAIVE_SEEGA_MOVES];
    if (depth == 0) {
        return 1;
    }
    int count = naive_seega_moves(game, moves);
    uint64_t sequences = 0;
    for (int i = 0; i < count; i++) {
        struct naive_seega next = *game;
        naive_seega_play(&next, moves[i].text);
        sequences += naive_seega_perft(&next, depth - 1);
    }
    return sequences;
}
