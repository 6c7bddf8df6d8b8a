/* levels.c: see levels.h. */
#include "ai/levels.h"

#include "ai/ai.h"
#include "ai/wins.h"
#include "base/random.h"
#include "engine/rules.h"

#include <assert.h>

static const char *const names[AI_LEVELS] = {"novice", "beginner", "casual",   "steady", "skilled",
                                             "strong", "expert",   "champion", "master"};

/* For a game without levels of its own: the same depths as the others, and typical noise. */
static const struct level usual[LEVELS_FOR_PEOPLE] = {
    {400, 1, 1000, 2600}, {400, 1, 450, 1500}, {800, 2, 750, 1900}, {800, 2, 500, 1400},
    {1500, 3, 450, 1200}, {1500, 3, 300, 900}, {3000, 4, 250, 800}, {6000, 5, 200, 600},
};

/* Limited by time alone; the nodes are for callers that cannot measure time. */
static const struct level master = {.nodes = 3000000};

struct level level_of(const struct evaluation *evaluation, int level) {
    assert(level >= 1 && level <= AI_LEVELS);
    if (level == AI_LEVELS) {
        return master;
    }
    return (evaluation && evaluation->levels ? evaluation->levels : usual)[level - 1];
}

const char *ai_level_name(int level) {
    return names[level - 1];
}

/* 2^16 times e^(-x/1000) for x >= 0, by halving; in integers, so that every machine chooses alike.
 */
static uint32_t likelihood(int loss, int noise) {
    enum { ONE = 1 << 16, HALVING = 693 /* thousandths of ln 2 */ };
    int64_t x = (int64_t)loss * 1000 / noise;
    int64_t halvings = x / HALVING, rest = x % HALVING;
    /* 2^-y is close to 1 - y * (0.6565 - 0.1565 y) for y from 0 to 1, within a half of a percent.
     */
    int64_t y = rest * ONE / HALVING;
    int64_t fraction = ONE - (y * (43024 - 10256 * y / ONE)) / ONE;
    return halvings < 16 ? (uint32_t)(fraction >> halvings) : 0;
}

/* Whether the opponent could win with the action after this one. */
static bool lets_win(const struct game *game, const struct position *pos, game_action action) {
    struct position next = *pos;
    game_action reply[ACTIONS_MAX];
    int side = game->side_to_act(pos);
    rules_play(game, &next, action, NULL);
    if (game->result(&next).outcome != OUTCOME_OPEN || game->side_to_act(&next) == side) {
        return false;
    }
    int count = game->actions(&next, reply);
    for (int i = 0; i < count; i++) {
        struct position after = next;
        rules_play(game, &after, reply[i], NULL);
        struct result result = game->result(&after);
        if (result.outcome == OUTCOME_WIN && result.winner != side) {
            return true;
        }
    }
    return false;
}

/* What a value is worth to who plays by it. A win is a win, by whatever margin, and who sees
 * several prefers the nearest: otherwise a match that is won could go on for any time. */
static int worth(int value) {
    if (value < VALUE_PROVEN) {
        return value;
    }
    int plies = value_plies(value), margin = (value + plies - VALUE_WIN) / VALUE_MARGIN;
    return VALUE_WIN + margin - plies * VALUE_MARGIN;
}

/* How often each action is to be chosen, against the best one that is not ruled out. Returns the
 * sum: 0 where all are. */
static uint32_t weigh(const struct level *level, const struct search_result *found,
                      const bool ruled_out[ACTIONS_MAX], uint32_t weight[ACTIONS_MAX]) {
    int best = -1;
    uint32_t total = 0;
    for (int i = 0; i < found->wide; i++) {
        /* With no noise the others have no true values. */
        bool better = best < 0 || (level->noise &&
                                   worth(found->line[i].value) > worth(found->line[best].value));
        best = !ruled_out[i] && better ? i : best;
    }
    for (int i = 0; i < found->wide; i++) {
        int loss = best < 0 ? 0 : worth(found->line[best].value) - worth(found->line[i].value);
        loss = loss > 0 ? loss : 0; /* a search cut short may have looked deeper at the first */
        bool is_possible = level->noise ? !ruled_out[i] && loss <= level->worst : i == best;
        weight[i] = !is_possible ? 0 : level->noise ? likelihood(loss, level->noise) : 1;
        total += weight[i];
    }
    return total;
}

/* Whether a careful level leaves the action alone. Once nobody waits, nothing is looked at. */
static bool is_shunned(const struct level_question *question, game_action action) {
    return question->careful && !(question->gone && question->gone(question->context)) &&
           lets_win(question->game, question->position, action);
}

/* Where all actions found let the opponent win: another one that does not, or else the best. */
static game_action rescue(const struct level_question *question) {
    game_action legal[ACTIONS_MAX];
    int count = question->game->actions(question->position, legal);
    for (int i = 0; i < count; i++) {
        if (!is_shunned(question, legal[i])) {
            return legal[i];
        }
    }
    return question->found->line[0].action;
}

/* Now and then a level that heeds nothing leaves out whatever wins at once, as if it had not seen
 * it. */
static void overlook(const struct level_question *question, uint64_t *random,
                     bool ruled_out[ACTIONS_MAX]) {
    enum { SEEN = 4 }; /* times for one that is not */
    const struct search_result *found = question->found;
    bool seen = question->heeds || random_below(random, SEEN + 1) > 0;
    for (int i = 0; i < found->wide && !seen; i++) {
        ruled_out[i] = found->line[i].value >= VALUE_PROVEN &&
                       wins_with(question->game, question->position, found->line[i].action);
    }
}

game_action level_choice(const struct level *level, const struct level_question *question,
                         uint64_t random) {
    const struct search_result *found = question->found;
    bool ruled_out[ACTIONS_MAX] = {false};
    uint32_t weight[ACTIONS_MAX] = {0}, total;
    if (question->heeds && question->wins) {
        return found->line[0].action;
    }
    overlook(question, &random, ruled_out);
    while ((total = weigh(level, found, ruled_out, weight)) > 0) {
        uint32_t drawn = random_below(&random, total);
        int chosen = 0;
        while (drawn >= weight[chosen]) {
            drawn -= weight[chosen++];
        }
        if (!is_shunned(question, found->line[chosen].action)) {
            return found->line[chosen].action;
        }
        ruled_out[chosen] = true;
        weight[chosen] = 0;
    }
    return rescue(question);
}
