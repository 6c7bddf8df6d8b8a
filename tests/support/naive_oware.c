/* naive_oware.c: see naive_oware.h. */
#include "support/naive_oware.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static const char names[] = "ABCDEFabcdef";

static int side_of(int house) {
    return house < 6 ? 0 : 1;
}

static int seeds_in_row(const struct naive_oware *game, int side) {
    int seeds = 0;
    for (int house = 0; house < 12; house++) {
        if (side_of(house) == side) {
            seeds += game->house[house];
        }
    }
    return seeds;
}

/* Sows and gives the house of the last seed. */
static int sow(struct naive_oware *game, int from) {
    int hand = game->house[from];
    int at = from;
    game->house[from] = 0;
    while (hand > 0) {
        at = (at + 1) % 12;
        if (at != from) {
            game->house[at]++;
            hand--;
        }
    }
    return at;
}

static void capture(struct naive_oware *game, int last) {
    int side = game->side;
    int at = last;
    while (side_of(at) != side && (game->house[at] == 2 || game->house[at] == 3)) {
        game->store[side] += game->house[at];
        game->house[at] = 0;
        at = (at + 11) % 12;
    }
}

/* True when the move captures something and would capture all of the opponent's seeds. */
static bool slams(struct naive_oware game, int from) {
    int before = game.store[game.side];
    capture(&game, sow(&game, from));
    return game.store[game.side] > before && seeds_in_row(&game, 1 - game.side) == 0;
}

static bool leaves_nothing_to_eat(struct naive_oware game, int from) {
    sow(&game, from);
    return seeds_in_row(&game, 1 - game.side) == 0;
}

void naive_oware_moves(const struct naive_oware *game, char letters[7]) {
    char all[7] = "", gentle[7] = "";
    int legal = 0, slamless = 0;
    for (int house = 0; house < 12 && !game->over; house++) {
        if (side_of(house) != game->side || game->house[house] == 0 ||
            leaves_nothing_to_eat(*game, house)) {
            continue;
        }
        all[legal++] = names[house];
        if (!slams(*game, house)) {
            gentle[slamless++] = names[house];
        }
    }
    bool forbidden = game->slam == NAIVE_SLAM_FORBIDDEN && gentle[0];
    memcpy(letters, forbidden ? gentle : all, sizeof all);
}

/* `last_mover` is -1 when nobody has moved yet. */
static void end_if_over(struct naive_oware *game, int last_mover) {
    char letters[7];
    if (game->store[0] >= 25 || game->store[1] >= 25) {
        game->over = game->majority = true;
        return;
    }
    naive_oware_moves(game, letters);
    if (letters[0]) {
        return;
    }
    game->over = true;
    for (int house = 0; house < 12; house++) {
        bool to_mover = game->leftovers_to_last_mover && last_mover >= 0;
        game->store[to_mover ? last_mover : side_of(house)] += game->house[house];
        game->house[house] = 0;
    }
}

void naive_oware_play(struct naive_oware *game, char letter) {
    int mover = game->side;
    int from = (int)(strchr(names, letter) - names);
    bool spared = game->slam == NAIVE_SLAM_NO_CAPTURE && slams(*game, from);
    int last = sow(game, from);
    if (!spared) {
        capture(game, last);
    }
    game->side = 1 - mover;
    end_if_over(game, mover);
}

struct naive_oware naive_oware_read(const char *position, enum naive_slam slam, bool last_mover) {
    struct naive_oware game = {.slam = slam, .leftovers_to_last_mover = last_mover};
    int length = 0;
    for (int i = 0; i < 14; i++) {
        int *count = i < 12 ? &game.house[i] : &game.store[i - 12];
        int found = sscanf(position, "%d-%n", count, &length);
        assert(found == 1);
        (void)found;
        position += length;
    }
    game.side = *position == 'N';
    end_if_over(&game, -1);
    return game;
}

void naive_oware_text(const struct naive_oware *game, char text[64]) {
    int length = 0;
    for (int i = 0; i < 14; i++) {
        int count = i < 12 ? game->house[i] : game->store[i - 12];
        length += snprintf(text + length, (size_t)(64 - length), "%d-", count);
    }
    snprintf(text + length, (size_t)(64 - length), "%c", game->side ? 'N' : 'S');
}

void naive_oware_result(const struct naive_oware *game, char text[32]) {
    if (!game->over) {
        snprintf(text, 32, "ongoing");
    } else if (game->store[0] == game->store[1]) {
        snprintf(text, 32, "draw score");
    } else {
        snprintf(text, 32, "win %d %s", game->store[0] < game->store[1],
                 game->majority ? "majority" : "score");
    }
}

uint64_t naive_oware_perft(const struct naive_oware *game, int depth) {
    if (depth == 0) {
        return 1;
    }
    char letters[7];
    uint64_t sequences = 0;
    naive_oware_moves(game, letters);
    if (depth == 1) {
        return strlen(letters);
    }
    for (const char *letter = letters; *letter; letter++) {
        struct naive_oware next = *game;
        naive_oware_play(&next, *letter);
        sequences += naive_oware_perft(&next, depth - 1);
    }
    return sequences;
}
