/* fade.c: see fade.h. Laying the one picture over the other half transparent would dim
 * all that has not changed, so the two are compared command by command. */
#include "ui/draw/fade.h"

#include <stdlib.h>
#include <string.h>

/* The two pictures apart, and which of the first one's commands the second one has too. */
struct pair {
    int was_count, is_count;
    struct draw_command *was, *is;
    bool *stays;
};

static uint8_t part(uint8_t whole, float strength) {
    return (uint8_t)((float)whole * strength + 0.5F);
}

static void faint(struct draw_command *command, float strength) {
    switch (command->kind) {
    case DRAW_BOX:
    case DRAW_PATH:
        command->faded = (uint8_t)(255 - part((uint8_t)(255 - command->faded), strength));
        break;
    case DRAW_TEXT:
        command->as.text.colour.a = part(command->as.text.colour.a, strength);
        break;
    case DRAW_SPRITE:
        command->as.sprite.tint.a = part(command->as.sprite.tint.a, strength);
        break;
    default:
        break;
    }
}

/* Surfaces hide what is below them, and clips come in twos: they are as they will be. */
static bool can_fade(const struct draw_command *command) {
    return command->kind == DRAW_BOX || command->kind == DRAW_PATH || command->kind == DRAW_TEXT ||
           command->kind == DRAW_SPRITE;
}

/* The command of the first picture that is this one of the second, and no other's yet; -1: none.
 * Pictures keep their order but for a few commands, so the search goes on from `from`. */
static int find(const struct draw_list *list, const struct pair *pair,
                const struct draw_command *command, int from) {
    for (int i = 0; i < pair->was_count; i++) {
        int at = (from + i) % pair->was_count;
        if (!pair->stays[at] && draw_same(list, &pair->was[at], list, command)) {
            return at;
        }
    }
    return -1;
}

static void put(struct draw_list *list, const struct draw_command *command, float strength) {
    struct draw_command *added = &list->command[list->count++];
    memcpy(added, command, sizeof *added);
    faint(added, strength);
}

/* What goes lies where it lay: above what stays below it. */
static void put_going(struct draw_list *list, const struct pair *pair, int from, float strength) {
    for (int i = from; i < pair->was_count && !pair->stays[i]; i++) {
        if (can_fade(&pair->was[i])) {
            put(list, &pair->was[i], strength);
        }
    }
}

static void merge(struct draw_list *list, const struct pair *pair, int *partner, float t) {
    int next = 0;
    for (int i = 0; i < pair->is_count; i++) {
        partner[i] = find(list, pair, &pair->is[i], next);
        if (partner[i] >= 0) {
            pair->stays[partner[i]] = true;
            next = partner[i] + 1;
        }
    }
    put_going(list, pair, 0, 1 - t);
    for (int i = 0; i < pair->is_count; i++) {
        bool comes = partner[i] < 0 && can_fade(&pair->is[i]);
        put(list, &pair->is[i], comes ? t : 1);
        if (partner[i] >= 0) {
            put_going(list, pair, partner[i] + 1, 1 - t);
        }
    }
}

void draw_fade(struct draw_list *list, int first, int second, float t) {
    int count = list->count - first;
    struct pair pair = {.was_count = second - first, .is_count = list->count - second};
    struct draw_command *commands = malloc((size_t)(count + 1) * sizeof *commands);
    int *partner = malloc((size_t)(count + 1) * sizeof *partner);
    pair.stays = calloc((size_t)count + 1, sizeof *pair.stays);
    list->count = first;
    if (commands && partner && pair.stays) {
        memcpy(commands, list->command + first, (size_t)count * sizeof *commands);
        pair.was = commands;
        pair.is = commands + pair.was_count;
        merge(list, &pair, partner, t);
    } else {
        memmove(list->command + first, list->command + second,
                (size_t)pair.is_count * sizeof *commands);
        list->count += pair.is_count;
    }
    free(commands);
    free(partner);
    free(pair.stays);
}
