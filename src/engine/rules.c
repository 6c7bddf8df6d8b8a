/* rules.c: see rules.h. */
#include "engine/rules.h"

#include "base/hash.h"
#include "base/random.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- options ---- */

struct options options_default(const struct game *game) {
    struct options options = {0};
    for (int i = 0; i < game->option_count; i++) {
        if (game->options[i].kind != OPTION_CHOICE) {
            options.value[i] = game->options[i].fallback;
        }
    }
    return options;
}

static bool option_value_read(const struct option_spec *spec, const char *text, uint32_t *value) {
    if (spec->kind == OPTION_CHOICE) {
        for (int i = 0; i < spec->choice_count; i++) {
            if (strcmp(spec->choices[i].value, text) == 0) {
                *value = (uint32_t)i;
                return true;
            }
        }
        return false;
    }
    uint32_t number = 0;
    const char *end = read_number(text, spec->maximum, &number);
    if (!end || *end || number < spec->minimum) {
        return false;
    }
    *value = number;
    return true;
}

const char *options_set(const struct game *game, struct options *options, const char *assignment) {
    const char *equals = strchr(assignment, '=');
    if (!equals) {
        return words(WORD_OPTION_FORM);
    }
    size_t length = (size_t)(equals - assignment);
    for (int i = 0; i < game->option_count; i++) {
        const struct option_spec *spec = &game->options[i];
        if (strlen(spec->key) != length || strncmp(spec->key, assignment, length) != 0) {
            continue;
        }
        uint32_t value = 0;
        if (options->given[i]) {
            return words(WORD_OPTION_TWICE);
        }
        if (!option_value_read(spec, equals + 1, &value)) {
            return words(WORD_OPTION_NO_VALUE);
        }
        options->value[i] = value;
        options->given[i] = true;
        return NULL;
    }
    return words(WORD_OPTION_UNKNOWN);
}

void options_value_text(const struct game *game, const struct options *options, int index,
                        struct text *out) {
    const struct option_spec *spec = &game->options[index];
    if (spec->kind == OPTION_CHOICE) {
        text_add(out, spec->choices[options->value[index]].value);
    } else {
        text_number(out, options->value[index]);
    }
}

bool option_is_place(const struct option_spec *spec, uint32_t value) {
    return spec->kind == OPTION_CHOICE && value < (uint32_t)spec->choice_count &&
           spec->choices[value].label == WORD_NONE;
}

void options_resolve_seeds(const struct game *game, struct options *options, uint64_t entropy) {
    for (int i = 0; i < game->option_count; i++) {
        if (game->options[i].kind == OPTION_SEED && options->value[i] == 0) {
            options->value[i] = random_below(&entropy, UINT32_MAX) + 1;
        }
    }
}

/* ---- playing ---- */

/* True when the turn is open and there is only one way to go on, which is then played without being
 * chosen or written in records: *action. */
static bool is_forced(const struct game *game, const struct position *pos, game_action *action) {
    game_action legal[ACTIONS_MAX];
    bool forced = rules_turn_open(game, pos) && game->actions(pos, legal) == 1;
    if (forced) {
        *action = legal[0];
    }
    return forced;
}

static void play_forced(const struct game *game, struct position *pos, struct trace *trace) {
    game_action action;
    while (is_forced(game, pos, &action)) {
        game->apply(pos, action, trace);
    }
}

void rules_start(const struct game *game, const struct options *options, struct position *pos) {
    memset(pos, 0, sizeof *pos);
    game->init(pos, options);
}

const char *rules_setup(const struct game *game, const struct options *options, const char *text,
                        struct position *pos, struct trace *trace) {
    struct position read = {0};
    const char *message = game->position_parse(&read, options, text);
    if (!message) {
        play_forced(game, &read, trace);
        *pos = read;
    }
    return message;
}

void rules_play(const struct game *game, struct position *pos, game_action action,
                struct trace *trace) {
    game->apply(pos, action, trace);
    play_forced(game, pos, trace);
}

bool rules_let_act(const struct game *game, struct position *pos, int side) {
    struct position acting = *pos;
    if (!game->let_act || game->result(pos).outcome != OUTCOME_OPEN || rules_turn_open(game, pos)) {
        return false;
    }
    game->let_act(&acting, side);
    if (game->result(&acting).outcome != OUTCOME_OPEN || game->side_to_act(&acting) != side) {
        return false;
    }
    *pos = acting;
    return true;
}

int rules_margin_within(const struct game *game, const struct position *pos, int margin) {
    const int hundredths = 100;
    int most = hundredths * game->lead_most(pos, margin < 0);
    return margin > most ? most : margin < -most ? -most : margin;
}

enum { TENTH = 10, POINT = 100 };

bool rules_lead_is_whole(const struct game *game, int margin) {
    enum { LARGE = 10 * POINT - TENTH / 2 };
    return game->margins_jump || margin >= LARGE || margin <= -LARGE;
}

bool rules_lead_text(int margin, bool whole, struct text *out) {
    int size = margin < 0 ? -margin : margin;
    int unit = whole ? POINT : TENTH, units = (size + unit / 2) / unit;
    if (whole) {
        text_format(out, "%d", units);
    } else {
        const int tenths = POINT / TENTH;
        text_readable(out, text_line("%d.%d", units / tenths, units % tenths).string);
    }
    return units > 0;
}

const char *rules_lead_form(enum word word, const char *digits) {
    enum { MANY = 100 }; /* stands for all numbers with a decimal sign */
    bool whole = !digits[strspn(digits, "0123456789")];
    return words_count(word, whole ? strtoul(digits, NULL, 10) : MANY);
}

float rules_chance(const struct game *game, const struct position *pos, int margin, bool proven) {
    const float certain = 100, half = 50;
    if (proven) {
        return margin > 0 ? certain : margin < 0 ? 0 : half;
    }
    return certain / (1 + expf(-(float)margin / (float)game->logit(pos)));
}

/* ---- notation ---- */

bool rules_action_parse(const struct game *game, const struct position *pos, const char *text,
                        game_action *action) {
    game_action legal[ACTIONS_MAX];
    int count = game->actions(pos, legal);
    for (int i = 0; i < count; i++) {
        char buffer[ACTION_TEXT_MAX];
        struct text notation = text_fixed(buffer, sizeof buffer);
        game->action_text(pos, legal[i], &notation);
        if (strcmp(buffer, text) == 0) {
            *action = legal[i];
            return true;
        }
    }
    return false;
}

void rules_step_text(const struct game *game, const struct position *pos, game_action action,
                     struct text *out) {
    struct position at = *pos;
    game->action_text(&at, action, out);
    if (!game->reads_forced) {
        return;
    }
    for (game->apply(&at, action, NULL); is_forced(game, &at, &action);
         game->apply(&at, action, NULL)) {
        text_char(out, '.');
        game->action_text(&at, action, out);
    }
}

enum word rules_step_note(const struct game *game, const struct position *pos, game_action action) {
    struct position at = *pos;
    enum word note = game->action_note ? game->action_note(&at, action) : WORD_NONE;
    bool goes_on = game->action_note && game->reads_forced;
    while (goes_on && note == WORD_NONE) {
        game->apply(&at, action, NULL);
        goes_on = is_forced(game, &at, &action);
        note = goes_on ? game->action_note(&at, action) : WORD_NONE;
    }
    return note;
}

const char *rules_reason_name(enum reason reason) {
    static const char *const names[REASONS] = {
        [REASON_NONE] = "",
        [REASON_MAJORITY] = "majority",
        [REASON_SCORE] = "score",
        [REASON_STRANDED] = "stranded",
        [REASON_CAPTURED] = "captured",
        [REASON_KING] = "king",
        [REASON_BARRIER] = "barrier",
        [REASON_AGREEMENT] = "agreement",
        [REASON_RESIGNATION] = "resignation",
        [REASON_TIME] = "time",
    };
    assert(reason < REASONS);
    return names[reason];
}

void rules_result_text(struct result result, struct text *out) {
    switch (result.outcome) {
    case OUTCOME_WIN:
        text_format(out, "win %d %s", result.winner, rules_reason_name(result.reason));
        break;
    case OUTCOME_DRAW:
        text_format(out, "draw %s", rules_reason_name(result.reason));
        break;
    default:
        text_add(out, "ongoing");
        break;
    }
}

const char *rules_event_name(enum event_kind kind) {
    static const char *const names[EVENT_KINDS] = {
        [EVENT_NONE] = "none",         [EVENT_PICK] = "pick",       [EVENT_DROP] = "drop",
        [EVENT_PLACE] = "place",       [EVENT_STEP] = "step",       [EVENT_CAPTURE] = "capture",
        [EVENT_REMOVE] = "remove",     [EVENT_COLLECT] = "collect", [EVENT_REST] = "rest",
        [EVENT_FLIP] = "flip",         [EVENT_PASS] = "pass",       [EVENT_END_TURN] = "end-turn",
        [EVENT_END_GAME] = "end-game",
    };
    assert(kind < EVENT_KINDS);
    return names[kind];
}

/* ---- counting and comparing ---- */

uint64_t rules_perft(const struct game *game, const struct position *pos, int depth) {
    if (depth <= 0) {
        return 1;
    }
    game_action legal[ACTIONS_MAX];
    int count = game->actions(pos, legal);
    if (depth == 1) {
        return (uint64_t)count;
    }
    uint64_t sequences = 0;
    for (int i = 0; i < count; i++) {
        struct position next = *pos;
        rules_play(game, &next, legal[i], NULL);
        sequences += rules_perft(game, &next, depth - 1);
    }
    return sequences;
}

bool position_equal(const struct position *a, const struct position *b) {
    return memcmp(a->bytes, b->bytes, sizeof a->bytes) == 0;
}

/* Eight bytes as a number, the lowest first. On little-endian machines compilers turn this into a
 * single load. */
static uint64_t word_at(const unsigned char *byte) {
    uint64_t word = 0;
    for (int i = 0; i < 8; i++) {
        word |= (uint64_t)byte[i] << (8 * i);
    }
    return word;
}

/* One multiplication per word: a search hashes millions of positions a second. */
uint64_t position_hash(const struct position *pos) {
    uint64_t hash = HASH_START;
    for (int at = 0; at < POSITION_SIZE; at += 8) {
        hash = hash_word(hash, word_at(pos->bytes + at));
    }
    return hash;
}

/* ---- traces ---- */

bool trace_joins_pick(const struct trace *trace, int index) {
    const struct event *event = &trace->event[index];
    return index && event->kind == EVENT_PICK && event[-1].kind == EVENT_PICK &&
           event->from == event[-1].from;
}

/* ---- for the games ---- */

void trace_add(struct trace *trace, struct event event) {
    if (trace) {
        assert(trace->count < TRACE_MAX);
        trace->event[trace->count++] = event;
    }
}

struct result result_by_count(int first, int second, enum reason reason) {
    return (struct result){.outcome = first == second ? OUTCOME_DRAW : OUTCOME_WIN,
                           .winner = second > first,
                           .reason = (uint8_t)reason};
}
