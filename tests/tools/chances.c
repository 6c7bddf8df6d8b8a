/* chances.c: fits how large a lead that a review expects is worth a logit of the chance to win, for
 * games whose curve shows that chance (logit in game.h), and checks it on matches that it has not
 * seen.
 *
 *   chances [--agree] GAME MATCHES [SEED [OPTION=VALUE ...]]
 *
 * Plays MATCHES matches between companions of mixed levels, from some random turns, and looks at
 * where each turn ended as a review first does. A logistic curve through even is fitted to what
 * came of them, by the largest likelihood; a draw is half a win. Then every third of the matches is
 * compared with the curve that fits the two others: by tenths of the chance, how many positions
 * there were, their mean chance, and the share that was won; and the same for what was proven,
 * which needs no curve. All is for player 0. It prints the same on every machine with the same
 * floating-point arithmetic.
 *
 * With --agree, a match in which nothing has been scored for many turns is ended by agreement: on a
 * large board of Seega, weak players otherwise move to and fro until they are stopped, and most
 * matches have no end. */
#include "ai/ai.h"
#include "ai/review.h"
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    AT_RANDOM = 6,     /* turns at most before a match is played by levels */
    PLAYED_MOST = 600, /* actions of a match */
    QUIET_MOST = 60,   /* actions without a change of scores */
    NOTES_MOST = 100000,
    PARTS = 3,
    NO_PART = -1,
    PAIRS = 8,
    TENTHS = 10,
};

/* The levels of the companions, match by match. */
static const int pairs[PAIRS][2] = {{4, 4}, {5, 3}, {4, 5}, {6, 6}, {3, 3}, {5, 6}, {6, 5}, {3, 4}};

/* What was expected after a turn, for player 0, and what came of it. */
struct note {
    double margin; /* points */
    double won;    /* 1, 0 or a half */
    bool proven;
    int part; /* of the matches */
};

static struct note notes[NOTES_MOST];
static int note_count;
static struct ai_question question;
static struct ai_answer answer;

/* What a review expects where a turn ended. */
static void note_position(const struct match *match, struct ai *ai, int part) {
    const struct ai_limits limits = {.nodes = REVIEW_NODES, .lines = 1};
    ai_ask(match, &question);
    ai_analyze(ai, &question, &limits, &answer);
    struct variation line = ai_variation(&answer.line[0], match_turn(match));
    notes[note_count++] = (struct note){
        .margin = line.value.margin / 100.0, .proven = line.value.known, .part = part};
}

/* Whether the scores are as they were so many actions ago, though something has been scored. */
static bool is_quiet(const struct match *match) {
    int at = match->current, scores = 0;
    for (int i = 0; i < QUIET_MOST && at != MATCH_ROOT; i++) {
        at = match->nodes[at].parent;
    }
    for (int side = 0; side < 2; side++) {
        int score = match->game->score(match_position(match), side);
        scores += score;
        if (match->game->score(&match->nodes[at].position, side) != score) {
            return false;
        }
    }
    return scores > 0;
}

static void play_match(const struct game *game, const struct options *options, struct ai *ai,
                       uint64_t seed, bool agrees) {
    const int *levels = pairs[seed % PAIRS];
    struct match match;
    struct options resolved = *options;
    uint64_t random = seed * PLAYED_MOST;
    int first = note_count, opening = (int)random_below(&random, AT_RANDOM + 1);
    options_resolve_seeds(game, &resolved, seed);
    match_start(&match, game, &resolved);
    for (int i = 0; i < PLAYED_MOST && !match_over(&match) && note_count < NOTES_MOST; i++) {
        bool at_random = match_turns(&match, match.current) < opening;
        game_action legal[ACTIONS_MAX];
        int count = match_actions(&match, legal);
        struct ai_limits limits = {.level = levels[match_turn(&match)], .seed = seed + (uint64_t)i};
        ai_ask(&match, &question);
        match_play(&match, at_random ? legal[random_below(&random, (uint32_t)count)]
                                     : ai_choose(ai, &question, &limits));
        if (!match_over(&match) && !rules_turn_open(game, match_position(&match)) && !at_random) {
            note_position(&match, ai, (int)(seed % PARTS));
        }
        if (agrees && !match_over(&match) && is_quiet(&match) && match_agreeable(&match)) {
            match_agree(&match);
        }
    }
    struct result result = match_result(&match);
    bool open = result.outcome == OUTCOME_OPEN;
    double won = open || result.outcome == OUTCOME_DRAW ? 0.5 : result.winner == 0;
    note_count = open ? first : note_count; /* it had no end */
    for (int i = first; i < note_count; i++) {
        notes[i].won = won;
    }
    match_free(&match);
}

static double chance_at(double logit) {
    return 1 / (1 + exp(-logit));
}

/* Logits to a point, by Newton's method; one part is left out. */
static double fit(int part) {
    enum { STEPS = 50 };
    double weight = 0;
    for (int step = 0; step < STEPS; step++) {
        double slope = 0, bend = 1e-9;
        for (int i = 0; i < note_count; i++) {
            const struct note *note = &notes[i];
            double chance = chance_at(weight * note->margin);
            if (!note->proven && note->part != part) {
                slope += note->margin * (note->won - chance);
                bend += note->margin * note->margin * chance * (1 - chance);
            }
        }
        weight += slope / bend;
    }
    return weight;
}

/* The positions of a tenth, or what is proven. */
struct tenth {
    int count;
    double chance, won;
};

static void add(struct tenth *tenth, double chance, double won) {
    tenth->count++;
    tenth->chance += chance;
    tenth->won += won;
}

static void print_tenth(const char *name, const struct tenth *tenth) {
    const double percent = 100;
    if (tenth->count) {
        printf("%-8s %6d %6.1f %% %6.1f %%\n", name, tenth->count,
               percent * tenth->chance / tenth->count, percent * tenth->won / tenth->count);
    }
}

static void report(void) {
    struct tenth tenths[TENTHS] = {{0}}, proven[2] = {{0}};
    double weight[PARTS], error = 0, even = 0;
    int count = 0;
    for (int part = 0; part < PARTS; part++) {
        weight[part] = fit(part);
    }
    for (int i = 0; i < note_count; i++) {
        const struct note *note = &notes[i];
        double chance = chance_at(weight[note->part] * note->margin);
        int tenth = (int)fmin(TENTHS - 1, floor(TENTHS * chance));
        if (!note->proven) {
            add(&tenths[tenth], chance, note->won);
            error += (note->won - chance) * (note->won - chance);
            even += (note->won - 0.5) * (note->won - 0.5);
            count++;
        } else if (note->margin != 0) {
            add(&proven[note->margin > 0], note->margin > 0, note->won);
        }
    }
    printf("%.0f hundredths of points to a logit\n", 100 / fit(NO_PART));
    printf("mean square error of %d positions: %.3f; if all were even: %.3f\n", count,
           error / count, even / count);
    printf("chance    count  by curve     won\n");
    for (int i = 0; i < TENTHS; i++) {
        char name[32];
        snprintf(name, sizeof name, "%d-%d", 10 * i, 10 * (i + 1));
        print_tenth(name, &tenths[i]);
    }
    print_tenth("lost", &proven[0]);
    print_tenth("won", &proven[1]);
}

int main(int argc, char **argv) {
    bool agrees = argc > 1 && strcmp(argv[1], "--agree") == 0;
    argc -= agrees;
    argv += agrees;
    const struct game *game = argc >= 3 ? games_find(argv[1]) : NULL;
    struct options options = {0};
    const char *message =
        game ? NULL : "use: chances [--agree] GAME MATCHES [SEED [OPTION=VALUE ...]]";
    uint64_t seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
    if (game) {
        options = options_default(game);
    }
    for (int i = 4; i < argc && !message; i++) {
        message = options_set(game, &options, argv[i]);
    }
    void *memory = calloc(1, AI_MEMORY_USUAL);
    if (message || !memory) {
        fprintf(stderr, "chances: %s\n", message ? message : "there is not enough memory");
        free(memory);
        return EXIT_FAILURE;
    }
    struct ai *ai = ai_place(memory, AI_MEMORY_USUAL);
    uint64_t end = seed + strtoull(argv[2], NULL, 10);
    for (; seed < end; seed++) {
        play_match(game, &options, ai, seed, agrees);
    }
    report();
    free(memory);
    return EXIT_SUCCESS;
}
