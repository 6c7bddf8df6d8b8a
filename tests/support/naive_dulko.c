/* naive_dulko.c: see naive_dulko.h. */
#include "support/naive_dulko.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char pieces[] = "KQBA2345678";

static bool same_row(int column, int row, int other_column, int other_row) {
    (void)column;
    (void)other_column;
    return row == other_row;
}

static bool same_column(int column, int row, int other_column, int other_row) {
    (void)row;
    (void)other_row;
    return column == other_column;
}

static bool same_box(int column, int row, int other_column, int other_row) {
    return (column - 1) / 3 == (other_column - 1) / 3 && (row - 1) / 3 == (other_row - 1) / 3;
}

static bool same_unit(int column, int row, int other_column, int other_row) {
    return same_row(column, row, other_column, other_row) ||
           same_column(column, row, other_column, other_row) ||
           same_box(column, row, other_column, other_row);
}

static bool same_diagonal(int column, int row, int other_column, int other_row) {
    return abs(column - other_column) == abs(row - other_row);
}

static bool king_queen_or_bishop(char piece) {
    return piece == 'K' || piece == 'Q' || piece == 'B';
}

static bool is_deadzone(const struct naive_dulko *game, int column, int row) {
    return column == game->deadzone_column && row == game->deadzone_row;
}

/* ---- placing ---- */

static bool may_stand(const struct naive_dulko *game, char piece, int column, int row) {
    if (game->at[column][row].piece != '.') {
        return false;
    }
    if (piece == 'A') {
        return true;
    }
    if (is_deadzone(game, column, row)) {
        return false;
    }
    for (int c = 1; c <= 9; c++) {
        for (int r = 1; r <= 9; r++) {
            char other = game->at[c][r].piece;
            if (!king_queen_or_bishop(piece) && other == piece && same_unit(column, row, c, r)) {
                return false;
            }
            if (king_queen_or_bishop(piece) && king_queen_or_bishop(other) &&
                same_unit(column, row, c, r)) {
                return false;
            }
            if (piece == 'B' && king_queen_or_bishop(other) && same_diagonal(column, row, c, r)) {
                return false;
            }
        }
    }
    return true;
}

static bool can_move(const struct naive_dulko *game, int player) {
    for (const char *piece = pieces; *piece; piece++) {
        for (int column = 1; column <= 9; column++) {
            for (int row = 1; row <= 9; row++) {
                if (game->bank[player][(int)*piece] > 0 && may_stand(game, *piece, column, row)) {
                    return true;
                }
            }
        }
    }
    return false;
}

int naive_dulko_moves(const struct naive_dulko *game, char moves[NAIVE_MOVES_MAX][4]) {
    int count = 0;
    for (const char *piece = pieces; *piece && !game->over; piece++) {
        for (int column = 1; column <= 9; column++) {
            for (int row = 1; row <= 9; row++) {
                if (game->bank[game->player][(int)*piece] > 0 &&
                    may_stand(game, *piece, column, row)) {
                    const char text[4] = {*piece, (char)('a' + column - 1), (char)('0' + row), 0};
                    memcpy(moves[count++], text, sizeof text);
                }
            }
        }
    }
    return count;
}

/* ---- the end ---- */

int naive_dulko_score(const struct naive_dulko *game, int player) {
    int score = 0;
    for (int column = 1; column <= 9; column++) {
        for (int row = 1; row <= 9; row++) {
            struct naive_square here = game->at[column][row];
            if (here.owner != player) {
                continue;
            }
            if (here.piece == 'K') {
                score += 50;
            } else if (here.piece >= '2' && here.piece <= '8') {
                score += here.piece - '0';
            } else if (here.piece == 'A') {
                bool lifted = false;
                for (int c = 1; c <= 9; c++) {
                    for (int r = 1; r <= 9; r++) {
                        if (game->at[c][r].piece == 'K' && same_unit(column, row, c, r)) {
                            lifted = true;
                        }
                    }
                }
                score += lifted ? 11 : 1;
            }
        }
    }
    return score;
}

static void begin_turn(struct naive_dulko *game) {
    static const int opponent[3] = {0, 2, 1};
    for (int player = 1; player <= 2; player++) {
        int kings = game->bank[player]['K'];
        for (int column = 1; column <= 9; column++) {
            for (int row = 1; row <= 9; row++) {
                struct naive_square here = game->at[column][row];
                if (here.piece == 'K' && here.owner == player) {
                    kings++;
                }
            }
        }
        if (kings == 2) {
            game->over = true;
            game->by_king = true;
            game->winner = player;
            return;
        }
    }
    if (can_move(game, game->player)) {
        return;
    }
    if (can_move(game, opponent[game->player])) {
        game->player = opponent[game->player];
        return;
    }
    int first = naive_dulko_score(game, 1), second = naive_dulko_score(game, 2);
    game->over = true;
    game->winner = first > second ? 1 : second > first ? 2 : 0;
}

const char *naive_dulko_result(const struct naive_dulko *game) {
    if (!game->over) {
        return "ongoing";
    }
    if (game->winner == 0) {
        return "draw score";
    }
    if (game->by_king) {
        return game->winner == 1 ? "win 0 king" : "win 1 king";
    }
    return game->winner == 1 ? "win 0 score" : "win 1 score";
}

/* ---- a turn ---- */

static bool power_reaches(char piece, int column, int row, int c, int r) {
    switch (piece) {
    case 'Q':
        return same_unit(column, row, c, r);
    case 'K':
        return abs(column - c) <= 1 && abs(row - r) <= 1;
    case 'B':
        return same_diagonal(column, row, c, r);
    default:
        return false;
    }
}

static void turn_over(struct naive_dulko *game, int column, int row) {
    if (game->at[column][row].piece != '.') {
        game->at[column][row].owner = game->player;
    }
}

/* Captures the unit of a square if it is full, one kind of unit after the other. */
static void fill(struct naive_dulko *game, int column, int row,
                 bool (*in_unit)(int, int, int, int)) {
    bool full = true;
    for (int c = 1; c <= 9; c++) {
        for (int r = 1; r <= 9; r++) {
            if (in_unit(column, row, c, r) && game->at[c][r].piece == '.' &&
                !is_deadzone(game, c, r)) {
                full = false;
            }
        }
    }
    for (int c = 1; full && c <= 9; c++) {
        for (int r = 1; r <= 9; r++) {
            if (in_unit(column, row, c, r)) {
                turn_over(game, c, r);
            }
        }
    }
}

void naive_dulko_play(struct naive_dulko *game, const char *move) {
    char piece = move[0];
    int column = move[1] - 'a' + 1, row = move[2] - '0';
    game->bank[game->player][(int)piece]--;
    game->at[column][row].piece = piece;
    game->at[column][row].owner = game->player;
    for (int c = 1; c <= 9; c++) {
        for (int r = 1; r <= 9; r++) {
            if (power_reaches(piece, column, row, c, r)) {
                turn_over(game, c, r);
            }
        }
    }
    if (!is_deadzone(game, column, row)) {
        fill(game, column, row, same_row);
        fill(game, column, row, same_column);
        fill(game, column, row, same_box);
    }
    game->player = game->player == 1 ? 2 : 1;
    begin_turn(game);
}

uint64_t naive_dulko_perft(const struct naive_dulko *game, int depth) {
    char moves[NAIVE_MOVES_MAX][4];
    uint64_t sequences = 0;
    int count = naive_dulko_moves(game, moves);
    if (depth == 1) {
        return (uint64_t)count;
    }
    for (int i = 0; i < count; i++) {
        struct naive_dulko next = *game;
        naive_dulko_play(&next, moves[i]);
        sequences += naive_dulko_perft(&next, depth - 1);
    }
    return sequences;
}

/* ---- text ---- */

void naive_dulko_read(struct naive_dulko *game, const char *text) {
    memset(game, 0, sizeof *game);
    for (int row = 9; row >= 1; row--) {
        for (int column = 1; column <= 9; column++) {
            struct naive_square *here = &game->at[column][row];
            here->piece = *text++;
            if (here->piece == '*') {
                here->piece = '.';
            }
            if (here->piece != '.') {
                here->owner = *text++ - '0';
            }
        }
        text++;
    }
    game->deadzone_column = text[0] - 'a' + 1;
    game->deadzone_row = text[1] - '0';
    game->player = text[3] - '0';
    text += 5;
    for (int player = 1; player <= 2; player++) {
        for (const char *piece = pieces; *piece; piece++) {
            game->bank[player][(int)*piece] = *text - '0';
            text += 2;
        }
    }
    begin_turn(game);
}

void naive_dulko_write(const struct naive_dulko *game, char text[NAIVE_TEXT_MAX]) {
    for (int row = 9; row >= 1; row--) {
        for (int column = 1; column <= 9; column++) {
            struct naive_square here = game->at[column][row];
            if (here.piece == '.') {
                *text++ = is_deadzone(game, column, row) ? '*' : '.';
            } else {
                *text++ = here.piece;
                *text++ = (char)('0' + here.owner);
            }
        }
        *text++ = row > 1 ? '/' : ' ';
    }
    text +=
        sprintf(text, "%c%d %d", 'a' + game->deadzone_column - 1, game->deadzone_row, game->player);
    for (int player = 1; player <= 2; player++) {
        for (int i = 0; i < 11; i++) {
            text += sprintf(text, "%s%d", i == 0 ? " " : ",", game->bank[player][(int)pieces[i]]);
        }
    }
}
