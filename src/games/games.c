/* games.c: see games.h. */
#include "games/games.h"

#include <assert.h>
#include <string.h>

/* The games, a line each: NAME_game is declared in games/NAME.h. */
#define GAMES(X)                                                                                   \
    X(oware)                                                                                       \
    X(saddeeqa)                                                                                    \
    X(shakala)                                                                                     \
    X(seega)                                                                                       \
    X(dulko)

#define DECLARE(name) extern const struct game name##_game;
GAMES(DECLARE)

#define ENTRY(name) &name##_game,
const struct game *const games[] = {GAMES(ENTRY)};

const int games_count = sizeof games / sizeof games[0];
static_assert(sizeof games / sizeof games[0] <= GAMES_MAX, "raise GAMES_MAX");

const struct game *games_find(const char *id) {
    for (int i = 0; i < games_count; i++) {
        if (strcmp(games[i]->id, id) == 0) {
            return games[i];
        }
    }
    return NULL;
}

int games_index(const struct game *game) {
    int index = 0;
    while (games[index] != game) {
        index++;
        assert(index < games_count);
    }
    return index;
}
