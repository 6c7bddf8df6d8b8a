/* fade.c: see fade.h. Laying the one picture over the other half transparent would dim all that has
 * not changed, so the two are compared command by command. */
#include "ui/draw/fade.h"

#include "ui/draw/damage.h"

#include <stdlib.h>
#include <string.h>

static uint8_t part(uint8_t whole, float strength) {
    return (uint8_t)((float)whole * strength + 0.5F);
}

/* Appends command i of a list in this strength; there is room. Surfaces hide what is below them,
 * and clips come in twos: they are there as they will be, or not at all. */
static void put(struct draw_list *list, const struct draw_list *from, int i, float strength,
                bool comes) {
    const struct draw_command *command = &from->command[i];
    list->group_of[list->count] = from->group_of[i];
    struct draw_command *added = &list->command[list->count];
    memcpy(added, command, sizeof *added);
    if (command->kind == DRAW_BOX || command->kind == DRAW_PATH) {
        added->faded = (uint8_t)(255 - part((uint8_t)(255 - command->faded), strength));
    } else if (command->kind == DRAW_TEXT) {
        added->as.text.color.a = part(command->as.text.color.a, strength);
    } else if (command->kind == DRAW_SPRITE) {
        added->as.sprite.tint.a = part(command->as.sprite.tint.a, strength);
    } else if (!comes) {
        return;
    }
    list->count++;
}

/* What goes lies where it lay: above what stays below it, and below what comes there. */
static void merge(struct draw_list *list, const struct draw_list *was, const struct draw_list *is,
                  const int *same, float t) {
    int gone = 0;
    for (int i = 0; i <= is->count; i++) {
        int next = i;
        while (next < is->count && same[next] < 0) {
            next++;
        }
        for (int end = next < is->count ? same[next] : was->count; gone < end; gone++) {
            put(list, was, gone, 1 - t, false);
        }
        if (i < is->count) {
            put(list, is, i, same[i] < 0 ? t : 1, true);
            gone = same[i] < 0 ? gone : same[i] + 1;
        }
    }
}

static bool is_opaque(const struct draw_command *command) {
    return command->kind == DRAW_BOX && !command->faded && draw_is_opaque(&command->as.box);
}

/* Where an opaque box becomes another one in its place, nothing shines through meanwhile: the
 * inside of the one that goes stays until the other one is there. That is also less to blend. */
static void keep_insides(struct draw_list *was, const struct draw_list *is, const int *same) {
    bool *stays = calloc((size_t)was->count + 1, sizeof *stays);
    for (int k = 0; stays && k < is->count; k++) {
        if (same[k] >= 0) {
            stays[same[k]] = true;
        }
    }
    for (int i = 0; stays && i < was->count; i++) {
        const struct draw_command *goes = &was->command[i];
        for (int k = 0; !stays[i] && is_opaque(goes) && k < is->count; k++) {
            const struct draw_command *comes = &is->command[k];
            if (same[k] < 0 && is_opaque(comes) &&
                memcmp(&goes->rect, &comes->rect, sizeof goes->rect) == 0 &&
                goes->as.box.radius == comes->as.box.radius) {
                was->command[i].solid = 1;
            }
        }
    }
    free(stays);
}

void draw_fade(struct draw_list *list, int first, int second, float t) {
    struct draw_list was = {.count = second - first, .strings = list->strings};
    struct draw_list is = {.count = list->count - second, .strings = list->strings};
    size_t count = (size_t)(list->count - first);
    was.command = malloc((count + 1) * sizeof *was.command);
    was.group_of = malloc((count + 1) * sizeof *was.group_of);
    int *same = malloc((count + 1) * sizeof *same);
    if (was.command && was.group_of && same) {
        memcpy(was.command, list->command + first, count * sizeof *was.command);
        memcpy(was.group_of, list->group_of + first, count * sizeof *was.group_of);
        is.command = was.command + was.count;
        is.group_of = was.group_of + was.count;
        damage_match(&was, &is, same);
        keep_insides(&was, &is, same);
        list->count = first;
        merge(list, &was, &is, same, t);
    } else {
        memmove(list->command + first, list->command + second,
                (size_t)is.count * sizeof *list->command);
        memmove(list->group_of + first, list->group_of + second,
                (size_t)is.count * sizeof *list->group_of);
        list->count = first + is.count;
    }
    free(was.command);
    free(was.group_of);
    free(same);
}
