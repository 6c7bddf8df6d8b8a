/* spoken.c: see spoken.h. */
#include "ui/kit/spoken.h"

#include "words/format.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

/* ---- one target ---- */

static enum word phrase_of(const struct target *target) {
    static const struct {
        enum word off, on, unavailable;
    } phrases[] = {
        [ROLE_ITEM] = {WORD_NONE, WORD_NONE, WORD_SPOKEN_UNAVAILABLE},
        [ROLE_PLACE] = {WORD_NONE, WORD_NONE, WORD_SPOKEN_NOT_PLAYABLE},
        [ROLE_BUTTON] = {WORD_SPOKEN_BUTTON, WORD_SPOKEN_BUTTON_OPEN,
                         WORD_SPOKEN_BUTTON_UNAVAILABLE},
        [ROLE_SWITCH] = {WORD_SPOKEN_SWITCH_OFF, WORD_SPOKEN_SWITCH_ON, WORD_SPOKEN_UNAVAILABLE},
        [ROLE_CHOICE] = {WORD_SPOKEN_CHOICE, WORD_SPOKEN_CHOICE_CHOSEN,
                         WORD_SPOKEN_CHOICE_UNAVAILABLE},
        [ROLE_SLIDER] = {WORD_SPOKEN_SLIDER, WORD_SPOKEN_SLIDER, WORD_SPOKEN_UNAVAILABLE},
        [ROLE_FIELD] = {WORD_SPOKEN_FIELD, WORD_SPOKEN_FIELD, WORD_SPOKEN_UNAVAILABLE},
    };
    bool written = target->role == ROLE_FIELD && target->value[0];
    return !target->enabled ? phrases[target->role].unavailable
           : written        ? WORD_SPOKEN_FIELD_TEXT
           : target->on     ? phrases[target->role].on
                            : phrases[target->role].off;
}

/* Choices of one option, and items of one list: their ids begin alike. */
static bool stand_together(const struct target *a, const struct target *b) {
    size_t length = strcspn(a->id, a->role == ROLE_CHOICE ? "=" : ":");
    return a->role == b->role && a->id[length] && strncmp(a->id, b->id, length + 1) == 0;
}

static void add_place(const struct targets *targets, const struct target *target,
                      struct text *out) {
    int first = (int)(target - targets->target), last = first;
    while (first > 0 && stand_together(target, &targets->target[first - 1])) {
        first--;
    }
    while (last + 1 < targets->count && stand_together(target, &targets->target[last + 1])) {
        last++;
    }
    struct line said = text_line("%s", text_string(out));
    if (last > first) {
        text_clear(out);
        text_format(out, words(WORD_SPOKEN_OF), said.string,
                    (int)(target - targets->target) - first + 1, last - first + 1);
    }
}

void spoken_target(const struct targets *targets, const struct target *target, struct text *out) {
    struct line label = text_line("%s", target->label), whole = {""};
    struct text text = text_fixed(whole.string, sizeof whole.string);
    size_t length = strlen(label.string);
    enum word phrase = phrase_of(target);
    if (length && label.string[length - 1] == '.' && phrase) {
        label.string[length - 1] = '\0'; /* the phrase goes on */
    }
    text_format(&text, phrase ? words(phrase) : "%s", label.string, target->value);
    if (target->role == ROLE_CHOICE || target->role == ROLE_ITEM) {
        add_place(targets, target, &text);
    }
    text_add(out, whole.string);
}

void spoken_plain(const char *markup, struct text *out) {
    for (; *markup; markup++) {
        if (!format_is_mark(*markup)) {
            text_char(out, *markup);
        }
    }
}

/* ---- lines ---- */

/* Where a target is across the lines, or along them. */
static float place_of(const struct target *target, bool along, bool columns) {
    const struct rect *mark = &target->whole;
    return along == columns ? mark->y + mark->h / 2 : mark->x + mark->w / 2;
}

/* Places whose middles are within half of their size of each other are in one line. */
static bool in_one_line(const struct target *a, const struct target *b, bool columns) {
    float size = columns ? fminf(a->whole.w, b->whole.w) : fminf(a->whole.h, b->whole.h);
    return fabsf(place_of(a, false, columns) - place_of(b, false, columns)) < size / 2;
}

static bool is_place(const struct target *target) {
    return target->role == ROLE_PLACE;
}

/* The first target of the line that lies next to `after`, or of the first line of all; NULL: there
 * is no other. */
static const struct target *next_line(const struct targets *targets, bool columns,
                                      const struct target *after) {
    const struct target *best = NULL;
    for (int i = 0; i < targets->count; i++) {
        const struct target *target = &targets->target[i];
        bool beyond =
            !after || (place_of(target, false, columns) > place_of(after, false, columns) &&
                       !in_one_line(target, after, columns));
        if (is_place(target) && beyond &&
            (!best || place_of(target, false, columns) < place_of(best, false, columns))) {
            best = target;
        }
    }
    return best;
}

/* The one that follows in a line. */
static const struct target *next_in_line(const struct targets *targets, bool columns,
                                         const struct target *line, const struct target *after) {
    const struct target *best = NULL;
    for (int i = 0; i < targets->count; i++) {
        const struct target *target = &targets->target[i];
        bool beyond = !after || place_of(target, true, columns) > place_of(after, true, columns);
        if (is_place(target) && in_one_line(line, target, columns) && beyond &&
            (!best || place_of(target, true, columns) < place_of(best, true, columns))) {
            best = target;
        }
    }
    return best;
}

int spoken_lines(const struct targets *targets, bool columns) {
    int count = 0;
    const struct target *line = NULL;
    while ((line = next_line(targets, columns, line))) {
        count++;
    }
    return count;
}

void spoken_line(const struct targets *targets, bool columns, int line, struct text *out) {
    const struct target *first = next_line(targets, columns, NULL), *at = NULL;
    while (first && line-- > 0) {
        first = next_line(targets, columns, first);
    }
    for (bool next = false; first && (at = next_in_line(targets, columns, first, at));
         next = true) {
        text_add(out, next ? words(WORD_SPOKEN_NEXT) : "");
        text_add(out, at->label);
    }
}
