/* random_setup.c: see random_setup.h. */
#include "support/random_setup.h"

#include "base/random.h"
#include "engine/rules.h"

#include <string.h>

static int below(uint64_t *state, int bound) {
    return (int)random_below(state, (uint32_t)bound);
}

/* The value of the option with this key as text. */
static void option_text(const struct game *game, const struct options *options, const char *key,
                        struct text *out) {
    for (int i = 0; i < game->option_count; i++) {
        if (strcmp(game->options[i].key, key) == 0) {
            options_value_text(game, options, i, out);
        }
    }
}

/* ---- sowing games ---- */

static void setup_oware(uint64_t *state, struct text *out) {
    int holds[14] = {0};
    holds[12] = below(state, 24);
    holds[13] = below(state, 24);
    int used = 1 + below(state, 12); /* few houses: long sowings and empty rows */
    for (int left = 48 - holds[12] - holds[13]; left > 0; left--) {
        holds[(below(state, used) * 5 + used) % 12]++;
    }
    for (int i = 0; i < 14; i++) {
        text_format(out, "%d-", holds[i]);
    }
    text_char(out, below(state, 2) ? 'N' : 'S');
}

static void setup_saddeeqa(uint64_t *state, struct text *out) {
    int most = 1 + below(state, 11);
    for (int i = 0; i < 16; i++) {
        text_format(out, "%d-", below(state, 3) ? below(state, most + 1) : 0);
    }
    text_format(out, "%d-%d-%d", below(state, 8), below(state, 8), below(state, 2));
}

/* "-" or its beads. */
static void add_beads(const int beads[5], struct text *out) {
    size_t before = out->length;
    for (int kind = 0; kind < 5; kind++) {
        for (int i = 0; i < beads[kind]; i++) {
            text_char(out, "s1234"[kind]);
        }
    }
    if (out->length == before) {
        text_char(out, '-');
    }
}

static void setup_shakala(uint64_t *state, struct text *out) {
    int beads[18][5] = {{0}}; /* sixteen pits and two cups */
    int used = 1 + below(state, 16);
    int first = below(state, 16);
    for (int i = 0; i < 16; i++) {
        beads[(first + below(state, used)) % 16][0]++;
        bool in_cup = below(state, 3) == 0;
        beads[in_cup ? 16 + below(state, 2) : (first + below(state, used)) % 16][1 + i / 4]++;
    }
    for (int place = 0; place < 18; place++) {
        if (place > 0) {
            text_char(out, place < 16 ? '/' : ' ');
        }
        add_beads(beads[place], out);
    }
    text_add(out, below(state, 2) ? " N pit" : " S pit");
}

/* ---- board games ---- */

/* Puts `count` pieces on empty squares. */
static void scatter(char *board, int squares, char piece, int count, uint64_t *state) {
    while (count > 0) {
        int square = below(state, squares);
        if (board[square] == '.') {
            board[square] = piece;
            count--;
        }
    }
}

static void add_seega_board(const char *board, int size, struct text *out) {
    for (int row = 0; row < size; row++) {
        int run = 0;
        if (row > 0) {
            text_char(out, '/');
        }
        for (int column = 0; column < size; column++) {
            char piece = board[row * size + column];
            run += piece == '.';
            if (run && (piece != '.' || column == size - 1)) {
                text_format(out, "%d", run);
                run = 0;
            }
            if (piece != '.') {
                text_char(out, piece);
            }
        }
    }
}

static void setup_seega(const struct game *game, const struct options *options, uint64_t *state,
                        struct text *out) {
    char digits[8];
    struct text size_text = text_fixed(digits, sizeof digits);
    option_text(game, options, "size", &size_text);
    int size = digits[0] - '0';
    int squares = size * size;
    int full = (squares - 1) / 2;
    int pieces[2] = {1 + below(state, full), 1 + below(state, full)};
    char board[81];
    memset(board, '.', sizeof board);
    scatter(board, squares, 'x', pieces[0], state);
    scatter(board, squares, 'o', pieces[1], state);
    add_seega_board(board, size, out);
    text_format(out, " %c 0 0 %d %d %s", "xo"[below(state, 2)], full - pieces[1], full - pieces[0],
                below(state, 8) ? "move" : "remove");
}

/* The deadzone's square as an index from the top left. */
static int dulko_deadzone(const struct game *game, const struct options *options, uint64_t *state) {
    char name[16];
    struct text text = text_fixed(name, sizeof name);
    option_text(game, options, "deadzone", &text);
    if (strcmp(name, "random") == 0) {
        return below(state, 81);
    }
    return ('9' - name[1]) * 9 + (name[0] - 'a');
}

static void setup_dulko(const struct game *game, const struct options *options, uint64_t *state,
                        struct text *out) {
    static const char kinds[] = "KQBA2345678";
    char board[81][2];
    int bank[2][11];
    int deadzone = dulko_deadzone(game, options, state);
    int fullness = 1 + below(state, 6);
    memset(board, '.', sizeof board);
    board[deadzone][0] = '*';
    for (int kind = 0; kind < 11; kind++) {
        int each = kind < 3 ? 1 : 5;
        for (int owner = 0; owner < 2; owner++) {
            bank[owner][kind] = each;
            for (int i = 0; i < each; i++) {
                int square = below(state, 81);
                if (board[square][0] == '.' && below(state, 6) < fullness) {
                    board[square][0] = kinds[kind];
                    board[square][1] = (char)('1' + below(state, 2));
                    bank[owner][kind]--;
                }
            }
        }
    }
    for (int square = 0; square < 81; square++) {
        if (square > 0 && square % 9 == 0) {
            text_char(out, '/');
        }
        bool piece = board[square][0] != '.' && board[square][0] != '*';
        text_add_bytes(out, board[square], piece ? 2 : 1);
    }
    text_format(out, " %c%d %d", 'a' + deadzone % 9, 9 - deadzone / 9, 1 + below(state, 2));
    for (int i = 0; i < 22; i++) {
        text_format(out, "%c%d", i % 11 ? ',' : ' ', bank[i / 11][i % 11]);
    }
}

bool random_setup(const struct game *game, const struct options *options, uint64_t *state,
                  struct text *out) {
    if (strcmp(game->id, "oware") == 0) {
        setup_oware(state, out);
    } else if (strcmp(game->id, "saddeeqa") == 0) {
        setup_saddeeqa(state, out);
    } else if (strcmp(game->id, "shakala") == 0) {
        setup_shakala(state, out);
    } else if (strcmp(game->id, "seega") == 0) {
        setup_seega(game, options, state, out);
    } else if (strcmp(game->id, "dulko") == 0) {
        setup_dulko(game, options, state, out);
    } else {
        return false;
    }
    return true;
}
