/* companion.c: see companion.h. */
#include "ui/model/companion.h"

#include "base/random.h"
#include "base/text.h"
#include "engine/rules.h"
#include "records/sent_turn.h"

static const char *const tags[2] = {"Companion0", "Companion1"}, seed_tag[] = "CompanionSeed";

static const struct {
    enum word name, temper;
} companions[COMPANIONS] = {
    {WORD_JERBOA, WORD_JERBOA_TEMPER},   {WORD_TORTOISE, WORD_TORTOISE_TEMPER},
    {WORD_HARE, WORD_HARE_TEMPER},       {WORD_HOOPOE, WORD_HOOPOE_TEMPER},
    {WORD_GOAT, WORD_GOAT_TEMPER},       {WORD_CAT, WORD_CAT_TEMPER},
    {WORD_FOX, WORD_FOX_TEMPER},         {WORD_CAMEL, WORD_CAMEL_TEMPER},
    {WORD_SIMURGH, WORD_SIMURGH_TEMPER},
};

enum word companion_nameless_in(const struct game *game, const int companion[2], int player) {
    bool you = !companion[player] && companion[!player];
    return you ? WORD_YOU : game->sides[player];
}

enum word companion_nameless(const struct match *match, int player) {
    const int companion[2] = {companion_of(match, 0), companion_of(match, 1)};
    return companion_nameless_in(match->game, companion, player);
}

int companion_read(const char *word) {
    return word[0] >= '1' && word[0] <= '0' + COMPANIONS && !word[1] ? word[0] - '0' : 0;
}

int companion_of(const struct match *match, int player) {
    const char *word = match_tag(match, tags[player]);
    return word ? companion_read(word) : 0;
}

void companion_seat(struct match *match, int player, int number) {
    const char word[2] = {(char)('0' + number), '\0'};
    if (!match_set_tag(match, tags[player], number ? word : NULL) && number) {
        struct text name = text_fixed(match->name[player], MATCH_NAME_MAX);
        text_add(&name, companion_name(number));
    }
}

uint64_t companion_seed(const struct match *match) {
    const char *word = match_tag(match, seed_tag);
    uint32_t seed = 0;
    const char *end = word ? read_number(word, INT32_MAX, &seed) : NULL;
    return end && !*end && seed ? seed : 1;
}

/* A tag that memory is missing for leaves the usual seed. */
void companion_draw_seed(struct match *match, uint64_t entropy) {
    int seed = 1 + (int)random_below(&entropy, INT32_MAX);
    match_set_tag(match, seed_tag, text_line("%d", seed).string);
}

bool companion_alone(const int companion[2]) {
    return !companion[0] != !companion[1];
}

bool companion_takes_part(const struct match *match) {
    return companion_of(match, 0) || companion_of(match, 1);
}

int companion_side(const struct match *match) {
    const int companion[2] = {companion_of(match, 0), companion_of(match, 1)};
    return !companion_alone(companion) ? NOWHERE : companion[0] ? 0 : 1;
}

bool companion_acts(const struct match *match) {
    return !match_over(match) && companion_of(match, match_turn(match));
}

bool companion_acts_elsewhere(const struct match *match) {
    int near = sent_turn_near(match);
    return companion_acts(match) ||
           (near != NOWHERE && !match_over(match) && match_turn(match) != near);
}

int companion_person(const struct match *match) {
    int side = companion_side(match), near = sent_turn_near(match);
    return side != NOWHERE ? !side : near != NOWHERE ? near : match_turn(match);
}

/* ---- undo and redo ---- */

static bool person_acts(const struct match *match, int node) {
    return !companion_of(match, match->game->side_to_act(&match->nodes[node].position));
}

/* True inside a turn, of which something has been played in this match. */
static bool is_inside_turn(const struct match *match, int node) {
    const struct game *game = match->game;
    return node != MATCH_ROOT && rules_turn_open(game, &match->nodes[node].position);
}

int companion_steps_back(const struct match *match) {
    const struct match_node *nodes = match->nodes;
    int node = nodes[match->current].parent, steps = 1;
    bool one = companion_side(match) == NOWHERE ||
               (node != MATCH_NONE && person_acts(match, node) &&
                (match_is_termination(match, match->current) ||
                 (person_acts(match, match->current) && is_inside_turn(match, match->current))));
    while (!one && node != MATCH_NONE &&
           (!person_acts(match, node) || is_inside_turn(match, node))) {
        node = nodes[node].parent;
        steps++;
    }
    return node == MATCH_NONE ? 0 : steps;
}

int companion_steps_on(const struct match *match) {
    const struct match_node *nodes = match->nodes;
    int node = nodes[match->current].next, steps = node != MATCH_NONE;
    bool inside = is_inside_turn(match, match->current);
    while (companion_side(match) != NOWHERE && node != MATCH_NONE &&
           (!person_acts(match, node) || (!inside && is_inside_turn(match, node)))) {
        node = nodes[node].next;
        steps += node != MATCH_NONE;
    }
    return steps;
}

const char *companion_name(int number) {
    return words(companions[number - 1].name);
}

const char *companion_temper(int number) {
    return words(companions[number - 1].temper);
}
