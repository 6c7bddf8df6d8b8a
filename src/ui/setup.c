/* setup.c: see setup.h. */
#include "ui/setup.h"

#include "engine/rules.h"

#include <string.h>

void setup_open(struct setup *setup, const struct game *game) {
    if (setup->game != game) {
        setup->game = game;
        setup->options = options_default(game);
    }
}

void setup_swap(struct setup *setup) {
    char kept[MATCH_NAME_MAX];
    memcpy(kept, setup->name[0], sizeof kept);
    memcpy(setup->name[0], setup->name[1], sizeof kept);
    memcpy(setup->name[1], kept, sizeof kept);
}

bool setup_choose(struct setup *setup, const char *id) {
    static const char prefix[] = "option:";
    if (strncmp(id, prefix, strlen(prefix)) != 0) {
        return false;
    }
    struct options chosen = setup->options;
    memset(chosen.given, 0, sizeof chosen.given);
    if (options_set(setup->game, &chosen, id + strlen(prefix))) {
        return false;
    }
    memset(chosen.given, 0, sizeof chosen.given);
    setup->options = chosen;
    return true;
}
