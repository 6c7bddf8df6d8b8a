/* sent_turn.c: see sent_turn.h. */
#include "records/sent_turn.h"

#include "base/names.h"
#include "base/utf8.h"
#include "engine/rules.h"
#include "games/games.h"
#include "records/sent_bits.h"
#include "records/sent_coats.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum {
    VERSION = 1,
    GAME_BITS = 5,
    RULES_BITS = 5,
    ENDING_BITS = 3,
    POSITION_BITS = 9, /* how long it is */
    ASCII_BITS = 7,
    NAME_BITS = 6, /* how long it is, in bytes */
    BYTE_BITS = 8,
    STEPS_BITS = 14,
};

static_assert(POSITION_TEXT_MAX <= 1 << POSITION_BITS && MATCH_NAME_MAX <= 1 << NAME_BITS,
              "their lengths fit");

/* How a match ends, without an action. */
static const struct match_node endings[] = {
    {.step = STEP_START}, /* it does not */
    {.step = STEP_AGREE},
    {.step = STEP_CLAIM},
    {.step = STEP_RESIGN, .player = 0},
    {.step = STEP_RESIGN, .player = 1},
    {.step = STEP_TIME, .player = 0},
    {.step = STEP_TIME, .player = 1},
};

enum { ENDINGS = sizeof endings / sizeof endings[0] };

/* ---- the tags ---- */

/* A record may have anything in its tags. */
static bool read_id(const struct match *match, uint32_t *id) {
    const char *tag = match_tag(match, SENT_TAG_ID);
    return tag && sent_read_number(tag, SENT_ID_BITS, id);
}

const char *sent_turn_mark(struct match *match, uint64_t entropy, int near) {
    char id[SENT_ID_BITS / SENT_CHARACTER_BITS + 1];
    struct text text = text_fixed(id, sizeof id);
    uint32_t known = 0;
    sent_add_number(&text, (uint32_t)(entropy ^ entropy >> 32), SENT_ID_BITS);
    const char *message = read_id(match, &known) ? NULL : match_set_tag(match, SENT_TAG_ID, id);
    return message ? message : match_set_tag(match, SENT_TAG_NEAR, near ? "1" : "0");
}

void sent_turn_unmark(struct match *match) {
    match_set_tag(match, SENT_TAG_NEAR, NULL);
}

int sent_turn_near(const struct match *match) {
    uint32_t id = 0;
    const char *tag = match_tag(match, SENT_TAG_NEAR);
    bool known = tag && (tag[0] == '0' || tag[0] == '1') && !tag[1] && read_id(match, &id);
    return known ? tag[0] - '0' : NOWHERE;
}

bool sent_turn_same(const struct match *a, const struct match *b) {
    uint32_t id_a = 0, id_b = 0;
    bool same = read_id(a, &id_a) && read_id(b, &id_b) && id_a == id_b && a->game == b->game &&
                position_equal(&a->nodes[MATCH_ROOT].position, &b->nodes[MATCH_ROOT].position);
    for (int i = 0; same && i < a->game->option_count; i++) {
        same = a->options.value[i] == b->options.value[i];
    }
    return same;
}

/* ---- two of the same ---- */

static bool same_step(const struct match_node *a, const struct match_node *b) {
    bool action = a->step == STEP_ACTION,
         of_player = a->step == STEP_RESIGN || a->step == STEP_TIME;
    return a->step == b->step && (!action || a->action == b->action) &&
           (!of_player || a->player == b->player);
}

/* The steps to a node, in order, are those of a line from the root on: how many are alike. */
static int steps_alike(const struct match *match, int node, const struct match *sent) {
    int alike = match_depth(match, node);
    for (int at = node; at != MATCH_ROOT; at = match->nodes[at].parent) {
        int depth = match_depth(match, at), other = match_line_node(sent, depth);
        bool same = other != MATCH_NONE && same_step(&match->nodes[at], &sent->nodes[other]);
        alike = same ? alike : depth - 1;
    }
    return alike;
}

enum sent_news sent_turn_compare(const struct match *match, int node, const struct match *sent) {
    int here = match_depth(match, node), there = match_line_length(sent);
    int alike = steps_alike(match, node, sent);
    return alike == here && alike == there ? SENT_KNOWN
           : alike == there                ? SENT_EARLIER
           : alike == here                 ? SENT_FURTHER
                                           : SENT_APART;
}

static const char *play_step(struct match *match, const struct match_node *step) {
    switch (step->step) {
    case STEP_ACTION:
        return match_play(match, step->action);
    case STEP_AGREE:
        return match_agree(match);
    case STEP_CLAIM:
        return match_claim(match);
    case STEP_RESIGN:
        return match_resign(match, step->player);
    case STEP_TIME:
        return match_time_out(match, step->player);
    default:
        return NULL;
    }
}

int sent_turn_add(struct match *match, const struct match *sent) {
    int steps = match_line_length(sent), current = match->current;
    if (match_reserve(match, steps)) {
        return MATCH_NONE;
    }
    match_go(match, MATCH_ROOT);
    for (int depth = 1; depth <= steps; depth++) {
        const char *message = play_step(match, &sent->nodes[match_line_node(sent, depth)]);
        assert(!message); /* it has been played on the same start already */
        (void)message;
    }
    int last = match->current;
    match_go(match, current);
    return last;
}

/* ---- actions by their number ---- */

struct named_action {
    char text[ACTION_TEXT_MAX];
    game_action action;
};

static int by_text(const void *a, const void *b) {
    return strcmp(((const struct named_action *)a)->text, ((const struct named_action *)b)->text);
}

/* The legal actions of a node in the order of their notation, byte by byte. Returns how many. */
static int sorted_actions(const struct match *match, int node,
                          struct named_action out[ACTIONS_MAX]) {
    game_action legal[ACTIONS_MAX];
    const struct position *pos = &match->nodes[node].position;
    int count = match->game->actions(pos, legal);
    for (int i = 0; i < count; i++) {
        struct text text = text_fixed(out[i].text, sizeof out[i].text);
        out[i].action = legal[i];
        match->game->action_text(pos, legal[i], &text);
    }
    qsort(out, (size_t)count, sizeof *out, by_text);
    return count;
}

/* So many bits hold any number below `count`. */
static int bits_for(uint32_t count) {
    int bits = 0;
    while (bits < 32 && (count - 1) >> bits) {
        bits++;
    }
    return bits;
}

/* ---- writing ---- */

/* A seed is any number, others begin at their least. */
static int option_bits(const struct option_spec *spec) {
    return spec->kind == OPTION_SEED     ? 32
           : spec->kind == OPTION_CHOICE ? bits_for((uint32_t)spec->choice_count)
                                         : bits_for(spec->maximum - spec->minimum + 1);
}

static uint32_t option_least(const struct option_spec *spec) {
    return spec->kind == OPTION_NUMBER ? spec->minimum : 0;
}

static void put_options(const struct match *match, struct sent_bits *bits) {
    struct options defaults = options_default(match->game);
    for (int i = 0; i < match->game->option_count; i++) {
        const struct option_spec *spec = &match->game->options[i];
        uint32_t value = match->options.value[i];
        bool chosen = value != defaults.value[i];
        sent_put(bits, chosen, 1);
        if (chosen) {
            sent_put(bits, value - option_least(spec), option_bits(spec));
        }
    }
}

static void put_string(const char *string, int length_bits, int bits_each, struct sent_bits *bits) {
    sent_put(bits, (uint32_t)strlen(string), length_bits);
    for (; *string; string++) {
        sent_put(bits, (unsigned char)*string, bits_each);
    }
}

static uint32_t ending_at(const struct match *match, int node) {
    uint32_t ending = 0;
    for (int i = 1; i < ENDINGS; i++) {
        ending = same_step(&match->nodes[node], &endings[i]) ? (uint32_t)i : ending;
    }
    return ending;
}

static void put_action(const struct match *match, int node, struct sent_bits *bits) {
    struct named_action sorted[ACTIONS_MAX];
    int count = sorted_actions(match, match->nodes[node].parent, sorted), at = 0;
    while (sorted[at].action != match->nodes[node].action) {
        at++;
    }
    sent_put(bits, (uint32_t)at, bits_for((uint32_t)count));
}

static void put_match(const struct match *match, struct sent_bits *bits) {
    int last = match->current, steps = match_depth(match, last);
    uint32_t ending = ending_at(match, last), id = 0;
    steps -= ending != 0;
    read_id(match, &id);
    sent_put(bits, id, SENT_ID_BITS);
    sent_put(bits, (uint32_t)games_index(match->game), GAME_BITS);
    sent_put(bits, (uint32_t)match->game->rules_version, RULES_BITS);
    sent_put(bits, (uint32_t)sent_turn_near(match), 1);
    sent_put(bits, ending, ENDING_BITS);
    put_options(match, bits);
    put_string(match->start_text ? match->start_text : "", POSITION_BITS, ASCII_BITS, bits);
    put_string(match->name[0], NAME_BITS, BYTE_BITS, bits);
    put_string(match->name[1], NAME_BITS, BYTE_BITS, bits);
    sent_put(bits, (uint32_t)steps, STEPS_BITS);
    for (int depth = 1; depth <= steps && !bits->full; depth++) {
        put_action(match, match_line_node(match, depth), bits);
    }
}

const char *sent_turn_write(const struct match *match, struct text *out) {
    struct sent_bits bits = sent_bits_start(VERSION);
    bool fits = match_depth(match, match->current) < 1 << STEPS_BITS;
    if (fits) {
        put_match(match, &bits);
    }
    return fits && sent_bits_end(&bits, out) ? NULL : words(WORD_SENT_TOO_LONG);
}

/* ---- reading ---- */

static const char *get_options(const struct game *game, struct sent_bits *bits,
                               struct options *options) {
    const char *message = NULL;
    *options = options_default(game);
    for (int i = 0; i < game->option_count && !message; i++) {
        const struct option_spec *spec = &game->options[i];
        if (sent_get(bits, 1)) {
            uint32_t value = sent_get(bits, option_bits(spec)) + option_least(spec);
            bool known = spec->kind != OPTION_CHOICE || value < (uint32_t)spec->choice_count;
            struct options read = {.value[0] = 0};
            char assignment[64];
            struct text text = text_fixed(assignment, sizeof assignment);
            read.value[i] = known ? value : 0;
            text_format(&text, "%s=", spec->key);
            options_value_text(game, &read, i, &text);
            message = known ? options_set(game, options, assignment) : words(WORD_OPTION_NO_VALUE);
        }
    }
    options_resolve_seeds(game, options, 0);
    return message;
}

static void get_string(struct sent_bits *bits, int length_bits, int bits_each, struct text *out) {
    uint32_t length = sent_get(bits, length_bits);
    for (uint32_t i = 0; i < length && !bits->short_of; i++) {
        text_char(out, (char)sent_get(bits, bits_each));
    }
}

/* A name is text, and none of its characters turn others around. */
static bool get_name(struct sent_bits *bits, char name[MATCH_NAME_MAX]) {
    char bytes[MATCH_NAME_MAX];
    struct text raw = text_fixed(bytes, sizeof bytes), plain = text_fixed(name, MATCH_NAME_MAX);
    get_string(bits, NAME_BITS, BYTE_BITS, &raw);
    name_add(&plain, text_string(&raw));
    return utf8_valid(bytes, raw.length) == raw.length && strlen(text_string(&raw)) == raw.length;
}

static const char *get_start(const struct game *game, struct sent_bits *bits, struct match *match) {
    struct options options;
    char position[1 << POSITION_BITS], name[2][MATCH_NAME_MAX] = {"", ""};
    struct text text = text_fixed(position, sizeof position);
    const char *message = get_options(game, bits, &options);
    get_string(bits, POSITION_BITS, ASCII_BITS, &text);
    bool named = get_name(bits, name[0]) && get_name(bits, name[1]);
    if (message || !named || bits->short_of) {
        return message ? message : words(WORD_SENT_WRONG);
    }
    message = text.length ? match_setup(match, game, &options, position)
                          : match_start(match, game, &options);
    if (!message) {
        match_set_name(match, 0, name[0]);
        match_set_name(match, 1, name[1]);
    }
    return message;
}

static const char *get_steps(struct sent_bits *bits, struct match *match) {
    const char *message = NULL;
    struct named_action sorted[ACTIONS_MAX];
    assert(match->game); /* it has started */
    for (uint32_t left = sent_get(bits, STEPS_BITS); left && !message; left--) {
        int count = match_over(match) ? 0 : sorted_actions(match, match->current, sorted);
        uint32_t number = count ? sent_get(bits, bits_for((uint32_t)count)) : 0;
        message = bits->short_of || number >= (uint32_t)count
                      ? words(WORD_SENT_WRONG)
                      : match_play(match, sorted[number].action);
    }
    return message;
}

static const char *get_match(struct sent_bits *bits, struct match *match) {
    uint32_t id = sent_get(bits, SENT_ID_BITS), number = sent_get(bits, GAME_BITS);
    const struct game *game = number < (uint32_t)games_count ? games[number] : NULL;
    uint32_t rules = sent_get(bits, RULES_BITS);
    int sender = (int)sent_get(bits, 1);
    uint32_t ending = sent_get(bits, ENDING_BITS);
    if (!game || rules != (uint32_t)game->rules_version || ending >= ENDINGS) {
        return words(WORD_SENT_NEWER);
    }
    struct match read = {0};
    const char *message = get_start(game, bits, &read);
    message = message ? message : get_steps(bits, &read);
    message = message ? message : play_step(&read, &endings[ending]);
    message = message || sent_bits_done(bits) ? message : words(WORD_SENT_WRONG);
    message = message ? message : sent_turn_mark(&read, id, !sender);
    if (message) {
        match_free(&read);
        return message;
    }
    *match = read;
    return NULL;
}

bool sent_turn_is_in(const char *text, size_t length) {
    struct sent_coats coats = sent_coats_on(text, length);
    bool found = false;
    do {
        found = sent_find(coats.text, coats.text + coats.length);
    } while (!found && sent_coats_off(&coats));
    sent_coats_free(&coats);
    return found;
}

/* What may stand before a link: blanks, marks of quotation, characters that are not seen. */
static const char *skip_before(const char *text) {
    while (*text && (strchr(" \t\r\n<>\"'(", *text) || (unsigned char)*text >= 0x80)) {
        text++;
    }
    return text;
}

/* Whether a text begins with this word in letters of either size. */
static bool begins_with(const char *text, const char *word) {
    while (*word && (*text == *word || *text == *word - 'a' + 'A')) {
        text++;
        word++;
    }
    return !*word;
}

bool sent_turn_is_link(const char *text) {
    struct sent_coats coats = sent_coats_on(text, strlen(text));
    bool link = false, address = false;
    do {
        const char *from = skip_before(coats.text), *end = coats.text + coats.length;
        address = address || begins_with(from, "http:") || begins_with(from, "https:");
        link = sent_begins(from, end) || (address && sent_find(from, end));
    } while (!link && sent_coats_off(&coats));
    sent_coats_free(&coats);
    return link;
}

/* The first line that is whole; NULL, or what is wrong with the last one. */
static const char *read_lines(const char *text, const char *end, struct match *match) {
    const char *message = words(WORD_SENT_CUT);
    while ((text = sent_find(text, end)) != NULL) {
        struct sent_bits bits;
        enum sent_fault fault = sent_bits_read(text, end, VERSION, &bits);
        message = fault == SENT_SOUND      ? get_match(&bits, match)
                  : fault == SENT_IS_CUT   ? words(WORD_SENT_CUT)
                  : fault == SENT_IS_NEWER ? words(WORD_SENT_NEWER)
                                           : words(WORD_SENT_CHANGED);
        if (!message) {
            break;
        }
    }
    return message;
}

const char *sent_turn_read(const char *text, size_t length, struct match *match) {
    struct sent_coats coats = sent_coats_on(text, length);
    const char *first = NULL, *message = NULL;
    do {
        const char *end = coats.text + coats.length;
        message = sent_find(coats.text, end) ? read_lines(coats.text, end, match) : "";
        first = first || !message || !message[0] ? first : message;
    } while (message && sent_coats_off(&coats));
    sent_coats_free(&coats);
    return !message ? NULL : first ? first : words(WORD_SENT_CUT);
}
