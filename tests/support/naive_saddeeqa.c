/* naive_saddeeqa.c: see naive_saddeeqa.h. */
#include "support/naive_saddeeqa.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int owner_of(int hole) {
    return hole <= 7 ? 0 : 1;
}

static int next_hole(int hole, bool clockwise) {
    if (clockwise) {
        return hole == 15 ? 0 : hole + 1;
    }
    return hole == 0 ? 15 : hole - 1;
}

int naive_saddeeqa_sow(struct naive_saddeeqa *game, int hole, bool clockwise) {
    for (int lap = 1; lap <= 10000; lap++) {
        bool was_empty = false;
        int hand = game->hole[hole];
        game->hole[hole] = 0;
        while (hand > 0) {
            hole = next_hole(hole, clockwise);
            was_empty = game->hole[hole] == 0;
            game->hole[hole]++;
            hand--;
        }
        if (was_empty) {
            return hole;
        }
    }
    return -1;
}

/* Sowing and capture; false when the sowing does not end. */
static bool try_move(struct naive_saddeeqa *game, int hole, bool clockwise) {
    int last = naive_saddeeqa_sow(game, hole, clockwise);
    if (last == -1) {
        return false;
    }
    if (owner_of(last) == game->side) {
        game->score[game->side] += game->hole[15 - last];
        game->hole[15 - last] = 0;
    }
    return true;
}

static bool can_move(const struct naive_saddeeqa *game, int hole, bool clockwise) {
    struct naive_saddeeqa copy = *game;
    return strcmp(game->result, "ongoing") == 0 && owner_of(hole) == game->side &&
           game->hole[hole] > 0 && try_move(&copy, hole, clockwise);
}

static int stones_in_row(const struct naive_saddeeqa *game, int side) {
    int stones = 0;
    for (int hole = 0; hole < 16; hole++) {
        stones += owner_of(hole) == side ? game->hole[hole] : 0;
    }
    return stones;
}

static bool is_stuck(const struct naive_saddeeqa *game) {
    for (int hole = 0; hole < 16; hole++) {
        if (can_move(game, hole, true) || can_move(game, hole, false)) {
            return false;
        }
    }
    return true;
}

static void look_for_end(struct naive_saddeeqa *game) {
    const char *why = NULL;
    strcpy(game->result, "ongoing");
    if (stones_in_row(game, 0) == 0 || stones_in_row(game, 1) == 0) {
        why = "score";
    } else if (is_stuck(game)) {
        why = "stranded";
    } else {
        return;
    }
    game->score[0] += stones_in_row(game, 0);
    game->score[1] += stones_in_row(game, 1);
    memset(game->hole, 0, sizeof game->hole);
    if (game->score[0] == game->score[1]) {
        snprintf(game->result, sizeof game->result, "draw %s", why);
    } else {
        int winner = game->score[0] > game->score[1] ? 0 : 1;
        snprintf(game->result, sizeof game->result, "win %d %s", winner, why);
    }
}

void naive_saddeeqa_start(struct naive_saddeeqa *game, int stones, int first) {
    memset(game, 0, sizeof *game);
    for (int hole = 0; hole < 16; hole++) {
        game->hole[hole] = stones;
    }
    game->side = first;
    look_for_end(game);
}

void naive_saddeeqa_read(struct naive_saddeeqa *game, const char *text) {
    memset(game, 0, sizeof *game);
    char *rest = NULL;
    for (int i = 0; i < 19; i++) {
        int number = (int)strtol(text, &rest, 10);
        if (i < 16) {
            game->hole[i] = number;
        } else if (i < 18) {
            game->score[i - 16] = number;
        } else {
            game->side = number;
        }
        text = rest + 1;
    }
    look_for_end(game);
}

void naive_saddeeqa_print(const struct naive_saddeeqa *game, char *text, size_t size) {
    size_t used = 0;
    for (int hole = 0; hole < 16; hole++) {
        used += (size_t)snprintf(text + used, size - used, "%d-", game->hole[hole]);
    }
    snprintf(text + used, size - used, "%d-%d-%d", game->score[0], game->score[1], game->side);
}

int naive_saddeeqa_moves(const struct naive_saddeeqa *game, char moves[16][16]) {
    int count = 0;
    for (int hole = 0; hole < 16; hole++) {
        for (int way = 0; way < 2; way++) {
            if (can_move(game, hole, way == 0)) {
                snprintf(moves[count++], 16, "%d%s", hole, way == 0 ? "cw" : "ccw");
            }
        }
    }
    return count;
}

bool naive_saddeeqa_play(struct naive_saddeeqa *game, const char *move) {
    char *way = NULL;
    int hole = (int)strtol(move, &way, 10);
    bool clockwise = strcmp(way, "cw") == 0;
    if (!can_move(game, hole, clockwise)) {
        return false;
    }
    try_move(game, hole, clockwise);
    game->side = 1 - game->side;
    look_for_end(game);
    return true;
}

uint64_t naive_saddeeqa_perft(const struct naive_saddeeqa *game, int depth) {
    if (depth == 0) {
        return 1;
    }
    char moves[16][16];
    int count = naive_saddeeqa_moves(game, moves);
    uint64_t sequences = 0;
    for (int i = 0; i < count; i++) {
        struct naive_saddeeqa next = *game;
        naive_saddeeqa_play(&next, moves[i]);
        sequences += naive_saddeeqa_perft(&next, depth - 1);
    }
    return sequences;
}
