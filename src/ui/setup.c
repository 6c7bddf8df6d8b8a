/* setup.c: see setup.h. */
#include "ui/setup.h"

#include "engine/rules.h"

#include <string.h>

void setup_open(struct setup *setup, const struct game *game) {
    if (setup->game != game) {
        setup->game = game;
        setup->options = options_default(game);
    }
    setup->editing = NOWHERE;
}

void setup_type(struct setup *setup, const char *character) {
    if (setup->editing == NOWHERE) {
        return;
    }
    char *name = setup->name[setup->editing];
    size_t length = strlen(name), more = strlen(character);
    if (length + more < MATCH_NAME_MAX && (unsigned char)character[0] >= ' ') {
        memcpy(name + length, character, more + 1);
    }
}

void setup_erase(struct setup *setup) {
    if (setup->editing == NOWHERE) {
        return;
    }
    char *name = setup->name[setup->editing];
    size_t length = strlen(name);
    while (length > 0 && ((unsigned char)name[--length] & 0xC0) == 0x80) {
        /* a character may be several bytes */
    }
    name[length] = '\0';
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
