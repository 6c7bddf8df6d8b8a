/* match_setup.c: see match_setup.h. */
#include "ui/model/match_setup.h"

#include "base/key_value.h"
#include "base/names.h"
#include "base/random.h"
#include "engine/rules.h"
#include "ui/model/companion.h"

#include <stdlib.h>
#include <string.h>

const struct paces setup_clocks = {.name = "clock", .count = 5, .value = {0, 5, 10, 20, 40}};
const struct paces setup_increments = {.name = "added", .count = 4, .value = {0, 5, 10, 30}};

static const char alone_prefix[] = "alone.";

static enum setup_way way_of(const struct match_choice *choice) {
    return choice->companion[0] || choice->companion[1] ? SETUP_ALONE : SETUP_TWO;
}

static void swap_seats(struct match_choice *choice) {
    int companion = choice->companion[0];
    char kept[MATCH_NAME_MAX];
    memcpy(kept, choice->name[0], sizeof kept);
    memcpy(choice->name[0], choice->name[1], sizeof kept);
    memcpy(choice->name[1], kept, sizeof kept);
    choice->companion[0] = choice->companion[1];
    choice->companion[1] = companion;
}

static void open_way(struct setup *setup, const struct game *game, enum setup_way way, int near) {
    int at = games_index(game);
    struct match_choice *now = &setup->now;
    setup->draws = 0;
    setup->placing = NULL;
    if (setup->game == game && way_of(now) == way) {
        return;
    }
    setup->game = game;
    if (setup->begun[at][way]) {
        *now = setup->last[at][way];
    } else {
        if (way == SETUP_ALONE && companion_alone(now->companion) && now->companion[near]) {
            swap_seats(now); /* a name goes with the person */
        }
        now->options = options_default(game);
        now->companion[0] = now->companion[1] = 0;
        now->minutes = now->increment = 0;
    }
    if (way == SETUP_ALONE && !companion_alone(now->companion)) {
        now->companion[near] = 0;
        now->companion[!near] = 1;
    }
}

void setup_open(struct setup *setup, const struct game *game) {
    open_way(setup, game, SETUP_TWO, 0);
}

void setup_open_alone(struct setup *setup, const struct game *game, int near) {
    open_way(setup, game, SETUP_ALONE, near);
}

int setup_last_companion(const struct setup *setup, const struct game *game) {
    const struct match_choice *last = &setup->last[games_index(game)][SETUP_ALONE];
    return companion_alone(last->companion) ? last->companion[0] + last->companion[1] : 1;
}

void setup_open_after(struct setup *setup, const struct match *match) {
    const struct match_choice players = {
        .companion = {companion_of(match, 0), companion_of(match, 1)}};
    open_way(setup, match->game, way_of(&players), 0);
    bool named = match->name[0][0] || match->name[1][0];
    for (int player = 0; player < 2; player++) {
        setup->now.companion[player] = players.companion[player];
        if (named && !players.companion[player]) {
            memcpy(setup->now.name[player], match->name[player], MATCH_NAME_MAX);
        }
    }
}

bool setup_has_begun(const struct setup *setup, const struct game *game) {
    const bool *begun = setup->begun[games_index(game)];
    return begun[SETUP_TWO] || begun[SETUP_ALONE];
}

void setup_swap(struct setup *setup) {
    swap_seats(&setup->now);
    setup->draws = 0;
}

void setup_random_sides(struct setup *setup, uint64_t *entropy) {
    if (random_below(entropy, 2)) {
        swap_seats(&setup->now);
    }
    setup->draws++;
}

void setup_begin(struct setup *setup) {
    int at = games_index(setup->game);
    enum setup_way way = way_of(&setup->now);
    struct match_choice *last = &setup->last[at][way], before = *last;
    *last = setup->now;
    if (way == SETUP_ALONE && !companion_alone(last->companion)) {
        memcpy(last->companion, before.companion, sizeof last->companion);
    }
    setup->begun[at][way] = true;
    setup->revision++;
}

/* ---- words ---- */

struct line setup_pace_word(const struct paces *paces, int value) {
    bool none = paces == &setup_clocks && value == 0;
    return none ? text_line("none") : text_line("%d", value);
}

/* The value of a text; false when it is not among those offered. */
static bool read_pace(const struct paces *paces, const char *word, int *value) {
    for (int i = 0; i < paces->count; i++) {
        if (strcmp(setup_pace_word(paces, paces->value[i]).string, word) == 0) {
            *value = paces->value[i];
            return true;
        }
    }
    return false;
}

/* "person", "3" */
static const char *set_seat(struct match_choice *choice, int player, const char *value) {
    int number = companion_read(value);
    if (!number && strcmp(value, "person") != 0) {
        return words(WORD_SEAT_IS);
    }
    choice->companion[player] = number;
    return NULL;
}

/* Sets one item of a choice, name and value given as text. NULL or a message. */
static const char *set(const struct game *game, struct match_choice *choice, const char *name,
                       const char *value) {
    if (strcmp(name, setup_clocks.name) == 0) {
        return read_pace(&setup_clocks, value, &choice->minutes) ? NULL : words(WORD_CLOCK_IS);
    }
    if (strcmp(name, setup_increments.name) == 0) {
        return read_pace(&setup_increments, value, &choice->increment) ? NULL
                                                                       : words(WORD_INCREMENT_IS);
    }
    if (strcmp(name, "seat0") == 0 || strcmp(name, "seat1") == 0) {
        return set_seat(choice, name[4] - '0', value);
    }
    char assignment[LINES_LENGTH_MAX];
    struct text text = text_fixed(assignment, sizeof assignment);
    struct options chosen = choice->options;
    text_format(&text, "%s=%s", name, value);
    memset(chosen.given, 0, sizeof chosen.given);
    const char *message = options_set(game, &chosen, assignment);
    if (!message) {
        memset(chosen.given, 0, sizeof chosen.given);
        choice->options = chosen;
    }
    return message;
}

int setup_first_player(const struct setup *setup) {
    struct position start;
    struct options options = setup->now.options;
    options_resolve_seeds(setup->game, &options, 1);
    rules_start(setup->game, &options, &start);
    return setup->game->side_to_act(&start);
}

static bool choose(struct setup *setup, const char *id) {
    static const char prefix[] = "option:";
    const char *equals = strchr(id, '=');
    if (strncmp(id, "seat:0=", 7) == 0 || strncmp(id, "seat:1=", 7) == 0) {
        return set_seat(&setup->now, id[5] - '0', id + 7) == NULL;
    }
    char name[LINES_LENGTH_MAX];
    struct text text = text_fixed(name, sizeof name);
    if (strncmp(id, prefix, strlen(prefix)) != 0 || !equals) {
        return false;
    }
    id += strlen(prefix);
    text_add_bytes(&text, id, (size_t)(equals - id));
    return set(setup->game, &setup->now, name, equals + 1) == NULL;
}

bool setup_choose(struct setup *setup, const char *id) {
    int companion[2] = {setup->now.companion[0], setup->now.companion[1]};
    int first = setup_first_player(setup);
    bool chosen = choose(setup, id);
    if (memcmp(companion, setup->now.companion, sizeof companion) != 0 ||
        setup_first_player(setup) != first) {
        setup->draws = 0; /* it is no longer what was picked at random */
    }
    return chosen;
}

/* ---- keeping ---- */

static void write_pace(const char *start, const struct paces *paces, int value, struct text *out) {
    text_format(out, "%s%s = %s\n", start, paces->name, setup_pace_word(paces, value).string);
}

/* `start` is that of each line: "seega." or "seega.alone." */
static void write_choice(const struct game *game, const char *start,
                         const struct match_choice *choice, struct text *out) {
    for (int player = 0; player < 2; player++) {
        text_format(out, "%splayer%d = %s\n", start, player, choice->name[player]);
    }
    for (int player = 0; player < 2; player++) {
        int number = choice->companion[player];
        struct line who = number ? text_line("%d", number) : text_line("person");
        text_format(out, "%sseat%d = %s\n", start, player, who.string);
    }
    write_pace(start, &setup_clocks, choice->minutes, out);
    write_pace(start, &setup_increments, choice->increment, out);
    for (int i = 0; i < game->option_count; i++) {
        if (game->options[i].kind != OPTION_SEED) {
            text_format(out, "%s%s = ", start, game->options[i].key);
            options_value_text(game, &choice->options, i, out);
            text_char(out, '\n');
        }
    }
}

static void write_last(const struct setup *setup, int at, int way, struct text *out) {
    struct line start = text_line("%s.%s", games[at]->id, way == SETUP_ALONE ? alone_prefix : "");
    if (setup->begun[at][way]) {
        write_choice(games[at], start.string, &setup->last[at][way], out);
    }
}

void setup_write(const struct setup *setup, struct text *out) {
    for (int i = 0; i < games_count * SETUP_WAYS; i++) {
        write_last(setup, i / SETUP_WAYS, i % SETUP_WAYS, out);
    }
}

void setup_compare(const struct setup *before, const struct setup *after, struct text *changes) {
    for (int i = 0; i < games_count * SETUP_WAYS; i++) {
        struct text texts[2] = {{0}, {0}};
        write_last(before, i / SETUP_WAYS, i % SETUP_WAYS, &texts[0]);
        write_last(after, i / SETUP_WAYS, i % SETUP_WAYS, &texts[1]);
        if (strcmp(text_string(&texts[0]), text_string(&texts[1])) != 0) {
            text_add(changes, text_string(&texts[1]));
        }
        text_free(&texts[0]);
        text_free(&texts[1]);
    }
}

static bool is_seed(const struct game *game, const char *name) {
    for (int i = 0; i < game->option_count; i++) {
        if (game->options[i].kind == OPTION_SEED && strcmp(game->options[i].key, name) == 0) {
            return true;
        }
    }
    return false;
}

static const char *set_name(struct match_choice *choice, int player, const char *name) {
    if (strlen(name) >= MATCH_NAME_MAX) {
        return words(WORD_NAME_LONG);
    }
    struct text text = text_fixed(choice->name[player], MATCH_NAME_MAX);
    name_add(&text, name);
    return NULL;
}

static const char *take(void *context, const char *name, const char *value) {
    struct setup *setup = context;
    char id[LINES_LENGTH_MAX];
    struct text text = text_fixed(id, sizeof id);
    size_t length = strcspn(name, ".");
    text_add_bytes(&text, name, length);
    const struct game *game = games_find(id);
    if (!game || name[length] != '.') {
        return words(WORD_CHOICE_FORM);
    }
    name += length + 1;
    bool alone = strncmp(name, alone_prefix, strlen(alone_prefix)) == 0;
    name += alone ? strlen(alone_prefix) : 0;
    enum setup_way way = alone ? SETUP_ALONE : SETUP_TWO;
    struct match_choice *choice = &setup->last[games_index(game)][way];
    if (!setup->begun[games_index(game)][way]) {
        setup->begun[games_index(game)][way] = true;
        choice->options = options_default(game);
    }
    if (strcmp(name, "player0") == 0 || strcmp(name, "player1") == 0) {
        return set_name(choice, name[6] - '0', value);
    }
    return is_seed(game, name) ? words(WORD_CHOICE_DRAWN) : set(game, choice, name, value);
}

/* An older text says in the same lines what was chosen against a companion. */
static void read_older(struct setup *setup, int at) {
    struct match_choice *two = &setup->last[at][SETUP_TWO];
    if (way_of(two) == SETUP_ALONE) {
        if (!setup->begun[at][SETUP_ALONE]) { /* a newer version has not added its own since */
            setup->last[at][SETUP_ALONE] = *two;
            setup->begun[at][SETUP_ALONE] = true;
        }
        *two = (struct match_choice){.companion = {0}};
        setup->begun[at][SETUP_TWO] = false;
    }
}

void setup_read(const char *text, size_t length, struct setup *setup, struct text *complaints) {
    lines_read(text, length, take, setup, complaints);
    for (int i = 0; i < games_count; i++) {
        read_older(setup, i);
    }
}
