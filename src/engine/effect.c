/* effect.c: see effect.h. */
#include "engine/effect.h"

#include "engine/rules.h"

#include <assert.h>
#include <string.h>

/* ---- the ledger ---- */

static int count_events(const struct trace *trace, int kind) {
    int count = 0;
    for (int i = 0; i < trace->count; i++) {
        count += trace->event[i].kind == kind;
    }
    return count;
}

static bool is_touched(const struct ledger *ledger, const char *beginning) {
    struct touch touch[TOUCHES_MAX];
    int count = ledger->game->touches(ledger->before, ledger->action, touch);
    return strncmp(touch[count - 1].text, beginning, strlen(beginning)) == 0;
}

static bool is_over(const struct ledger *ledger, int reason) {
    struct result result = ledger->game->result(ledger->after);
    return result.outcome != OUTCOME_OPEN && result.reason == reason;
}

static bool fits(const struct effect *effect, const struct ledger *ledger) {
    const struct trace *trace = ledger->trace;
    return (!effect->touch || is_touched(ledger, effect->touch)) &&
           (!effect->none || count_events(trace, effect->none) == 0) &&
           (!effect->some || count_events(trace, effect->some) > 0) &&
           (!effect->one || count_events(trace, effect->one) == 1) &&
           (!effect->several || count_events(trace, effect->several) > 1) &&
           (!effect->ends || is_over(ledger, effect->ends));
}

/* ---- values ---- */

/* What is told of the events of a kind. */
enum effect_field {
    FIELD_FROM,
    FIELD_TO,
    FIELD_EACH,
    FIELD_START,
    FIELD_END,
    FIELD_ITEM,
    FIELD_COUNT,
    FIELDS
};

static void add_place(const struct ledger *ledger, int place, struct text *out) {
    ledger->game->place_name(ledger->after, place, out);
}

static void add_places(const struct ledger *ledger, int kind, enum effect_field field,
                       struct text *out) {
    int count = count_events(ledger->trace, kind), told = 0;
    for (const struct event *event = ledger->trace->event; told < count; event++) {
        if (event->kind == kind) {
            text_separator(out, field == FIELD_EACH ? TEXT_LIST_PLAIN : TEXT_LIST_AND, told++,
                           count);
            add_place(ledger, field == FIELD_TO ? event->to : event->from, out);
            if (field == FIELD_EACH) {
                text_format(out, " %d", event->count);
            }
        }
    }
}

static int count_items(const struct trace *trace, int kind) {
    int count = 0;
    for (int i = 0; i < trace->count; i++) {
        count += trace->event[i].kind == kind ? trace->event[i].count : 0;
    }
    return count;
}

static void add_field(const struct ledger *ledger, int kind, enum effect_field field,
                      struct text *out) {
    const struct event *first = NULL, *last = NULL;
    for (int i = 0; i < ledger->trace->count; i++) {
        const struct event *event = &ledger->trace->event[i];
        last = event->kind == kind ? event : last;
        first = first ? first : last;
    }
    assert(first && last);
    switch (field) {
    case FIELD_START:
        add_place(ledger, first->from, out);
        break;
    case FIELD_END:
        add_place(ledger, last->to, out);
        break;
    case FIELD_ITEM:
        text_add(out, words(ledger->game->items[first->item].name));
        break;
    case FIELD_COUNT:
        text_number(out, (uint64_t)count_items(ledger->trace, kind));
        break;
    default:
        add_places(ledger, kind, field, out);
        break;
    }
}

/* Reads one of some names at the beginning of a text; returns what follows it, or NULL. */
static const char *read_name(const char *from, const char *name) {
    size_t length = strlen(name);
    return length && strncmp(from, name, length) == 0 ? from + length : NULL;
}

/* The value between braces. Returns what follows it, or NULL: there is none of this name. */
static const char *add_value(const struct ledger *ledger, const char *from, struct text *out) {
    static const char *const fields[FIELDS] = {".from}", ".to}",   ".each}", ".start}",
                                               ".end}",  ".item}", ".count}"};
    int mover = ledger->game->side_to_act(ledger->before);
    const char *const players[] = {ledger->name[mover], ledger->name[!mover],
                                   ledger->special ? ledger->special : ""};
    static const char *const names[] = {"mover}", "other}", "special}"};
    const char *rest = NULL;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        rest = read_name(from, names[i]);
        if (rest) {
            text_add_value(out, players[i]);
            return rest;
        }
    }
    for (int kind = EVENT_NONE + 1; kind < EVENT_KINDS; kind++) {
        rest = read_name(from, rules_event_name((enum event_kind)kind));
        for (int field = 0; rest && field < FIELDS; field++) {
            const char *end = read_name(rest, fields[field]);
            if (end) {
                add_field(ledger, kind, (enum effect_field)field, out);
                return end;
            }
        }
    }
    return NULL;
}

/* The number that a sentence is about: the {KIND.count} that it names. */
static unsigned long number_of(const char *sentence, const struct trace *trace) {
    static const char field[] = ".count}";
    const char *end = strstr(sentence, field);
    for (int kind = EVENT_NONE + 1; end && kind < EVENT_KINDS; kind++) {
        const char *name = rules_event_name((enum event_kind)kind);
        size_t length = strlen(name);
        if (length && (size_t)(end - sentence) > length && end[-(ptrdiff_t)length - 1] == '{' &&
            strncmp(end - length, name, length) == 0) {
            return (unsigned long)count_items(trace, kind);
        }
    }
    return 0;
}

/* The sentence of a word, which may address one of the players that it names. */
static const char *sentence_of(enum word word, const struct ledger *ledger) {
    int side = ledger->game->side_to_act(ledger->before);
    const char *mover = ledger->name[side], *other = ledger->name[!side];
    bool names_mover = strstr(words(word), "{mover}"), names_other = strstr(words(word), "{other}");
    unsigned long number = number_of(words(word), ledger->trace);
    return names_mover && names_other ? words_count_between(word, number, mover, other)
           : names_mover              ? words_count_to(word, number, mover)
           : names_other              ? words_count_to(word, number, other)
                                      : words_count(word, number);
}

static void fill(const char *sentence, const struct ledger *ledger, struct text *out) {
    while (*sentence) {
        size_t plain = strcspn(sentence, "{");
        text_add_styled(out, sentence, plain);
        sentence += plain;
        if (*sentence) {
            sentence = add_value(ledger, sentence + 1, out);
            assert(sentence);
        }
    }
}

enum word effect_word(const struct effect *effect, enum effect_form form) {
    const enum word forms[EFFECT_FORMS] = {effect->would, effect->did, effect->to_do, effect->name,
                                           effect->alone};
    return forms[form];
}

static bool is_last(const struct effect *effect) {
    return !effect->would && !effect->did && !effect->to_do && !effect->name && !effect->alone;
}

bool effect_say(const struct ledger *ledger, enum effect_form form, struct text *out) {
    const struct effect *effect = ledger->game->effects;
    bool said = false;
    for (; effect && !is_last(effect); effect++) {
        enum word word = effect_word(effect, form);
        if (word && effect->also == said && fits(effect, ledger)) {
            fill(sentence_of(word, ledger), ledger, out);
            said = true;
        }
    }
    return said;
}

bool effect_say_action(const struct game *game, const struct position *pos, game_action action,
                       enum effect_form form, struct text *out) {
    static const char *const nobody[2] = {"", ""};
    struct position after = *pos;
    struct trace trace;
    trace.count = 0;
    game->apply(&after, action, &trace);
    const struct ledger ledger = {.game = game,
                                  .name = nobody,
                                  .before = pos,
                                  .after = &after,
                                  .action = action,
                                  .trace = &trace};
    return effect_say(&ledger, form, out);
}
