/* games.c: see games.h. */
#include "games/games.h"

#include "games/dulko.h"
#include "games/oware.h"
#include "games/saddeeqa.h"
#include "games/seega.h"
#include "games/shakala.h"

#include <string.h>

const struct game *const games[] = {
    &oware_game, &saddeeqa_game, &shakala_game, &seega_game, &dulko_game,
};

const int games_count = sizeof games / sizeof games[0];

const struct game *games_find(const char *id) {
    for (int i = 0; i < games_count; i++) {
        if (strcmp(games[i]->id, id) == 0) {
            return games[i];
        }
    }
    return NULL;
}
