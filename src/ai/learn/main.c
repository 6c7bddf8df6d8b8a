/* learn/main.c: serai-learn, which writes the headers of what is learned for a game:
 *
 *     serai-learn GAME [name=value ...] SEED ROUNDS MATCHES NODES NAME >src/ai/games/NAME_weights.h
 *     serai-learn mean POINTS GAME ... (the same)                   >src/ai/games/NAME_weights.h
 *     serai-learn cut mean POINTS GAME ... (the same)               >src/ai/games/NAME_weights.h
 *     serai-learn turns cut mean POINTS GAME ... (the same)         >src/ai/games/NAME_weights.h
 *     serai-learn points GAME ... (the same)                        >src/ai/games/NAME_points.h
 *     serai-learn points erring GAME ... (the same)                 >src/ai/games/NAME_points.h
 *     serai-learn points erring leads GAME ... (the same)           >src/ai/games/NAME_points.h
 *
 * The first writes the weights after the last round, the second their mean over half of the rounds;
 * with the third, what follows a random turn does not tell about the positions before it; with the
 * fourth, who plays looks at every end of a turn and takes the best;
 * POINTS, in hundredths, are those of a logit by which the search values a repetition, so that the
 * weights that the program was built with do not matter.
 * MATCHES are those of a round, NODES those of a search. Progress is printed on standard error. The
 * points are those of values found with the weights that the program was built with; the last two
 * take them from matches between companions, and the very last from the leads on the board, too. */
#include "ai/evaluations.h"
#include "ai/learn/calibrate.h"
#include "base/text.h"
#include "engine/rules.h"
#include "games/games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NUMBERS = 4, ROW = 90 /* characters of weights a line, at most */ };

static int fail(const char *message) {
    fprintf(stderr, "serai-learn: %s\n", message);
    return EXIT_FAILURE;
}

static void print_command(int argc, char **argv, const char *what) {
    printf("/* %s_%s.h: made by this command, and by nothing else:\n *\n *     serai-learn",
           argv[argc - 1], what);
    for (int i = 1; i < argc; i++) {
        printf(" %s", argv[i]);
    }
    printf("\n */\n");
}

static void print_weights(const char *name, const struct learner *learner, int count) {
    const int16_t *weights = learner_weights(learner);
    int rows = 0, length = 0;
    printf("static const char *const %s_rows[] = {\n", name);
    for (int i = 0; i < count; i++) {
        char digits[2];
        int size = weight_pack(weights[i], digits);
        printf("%s%.*s", length == 0 ? "    \"" : "", size, digits);
        length += size;
        if (length > ROW - 2 || i == count - 1) {
            printf("\",\n");
            length = 0;
            rows++;
        }
    }
    printf("};\n\nstatic const struct packed_weights %s_weights = {\n"
           "    .rows = %s_rows, .row_count = %d, .points = %d};\n",
           name, name, rows, learner_points(learner));
}

static void print_stages(const char *name, const char *what,
                         int16_t (*at)(const struct calibration *, int),
                         const struct calibration *calibration) {
    printf("static const int16_t %s_%s[STAGES_MAX] = {", name, what);
    for (int stage = 0; stage < STAGES_MAX; stage++) {
        printf("%s%d", stage ? ", " : "", at(calibration, stage));
    }
    printf("};\n");
}

/* Reads argv from `at` on. */
static const char *read_plan(struct learn_plan *plan, int at, int argc, char **argv) {
    const struct game *game = argc > at ? games_find(argv[at++]) : NULL;
    uint32_t number[NUMBERS] = {0};
    if (!game) {
        return "names no game first";
    }
    plan->options = options_default(game);
    for (; at < argc && strchr(argv[at], '='); at++) {
        const char *message = options_set(game, &plan->options, argv[at]);
        if (message) {
            return message;
        }
    }
    if (argc - at != NUMBERS + 1) {
        return "needs a seed, the rounds, the matches of a round, the nodes of a search, and a "
               "name";
    }
    for (int i = 0; i < NUMBERS; i++) {
        const char *end = read_number(argv[at + i], 1000000000, &number[i]);
        if (!end || *end || !number[i]) {
            return "takes whole numbers from 1 on";
        }
    }
    struct options resolved = plan->options;
    struct position start;
    options_resolve_seeds(game, &resolved, 1);
    rules_start(game, &resolved, &start);
    plan->evaluation = evaluation_of(game, &start);
    plan->seed = number[0];
    plan->rounds = (int)number[1];
    plan->matches = (int)number[2];
    plan->nodes = (int)number[3];
    return plan->evaluation ? NULL : "knows no features of this game";
}

static const char *learn(const struct learn_plan *plan, bool mean, int argc, char **argv) {
    struct learner *learner = learner_new(plan);
    const char *message = learner ? NULL : "there is not enough memory";
    for (int i = 1; i <= plan->rounds && !message; i++) {
        message = learner_round(learner);
        fprintf(stderr, "round %d: %d positions, error %.4f, points %d\n", i,
                learner_positions(learner), learner_error(learner), learner_points(learner));
    }
    if (!message && mean) {
        learner_take_mean(learner);
    }
    if (!message) {
        print_command(argc, argv, "weights");
        print_weights(argv[argc - 1], learner, plan->evaluation->feature_count);
    }
    learner_free(learner);
    return message;
}

static const char *calibrate(const struct learn_plan *plan, int argc, char **argv) {
    struct calibration *calibration = calibration_new(plan);
    if (!calibration) {
        return "there is not enough memory";
    }
    for (int i = 1; i <= plan->rounds; i++) {
        calibration_round(calibration);
        fprintf(stderr, "round %d\n", i);
    }
    print_command(argc, argv, "points");
    print_stages(argv[argc - 1], "points", calibration_points, calibration);
    if (plan->leads) {
        print_stages(argv[argc - 1], "leads", calibration_leads, calibration);
    }
    calibration_free(calibration);
    return NULL;
}

int main(int argc, char **argv) {
    struct learn_plan plan = {0};
    int at = 1;
    plan.turns = argc > at && strcmp(argv[at], "turns") == 0;
    at += plan.turns;
    bool cut = argc > at && strcmp(argv[at], "cut") == 0;
    at += cut;
    bool points = argc > at && strcmp(argv[at], "points") == 0;
    bool mean = argc > at && strcmp(argv[at], "mean") == 0;
    uint32_t repeated = 0;
    const char *message = NULL;
    at += points || mean;
    bool erring = points && argc > at && strcmp(argv[at], "erring") == 0;
    at += erring;
    bool leads = points && argc > at && strcmp(argv[at], "leads") == 0;
    at += leads;
    if (mean && (argc <= at || !read_number(argv[at++], INT16_MAX, &repeated) || !repeated)) {
        message = "needs the points of a logit after mean";
    }
    message = message ? message : read_plan(&plan, at, argc, argv);
    plan.points = (int)repeated;
    plan.cuts = cut;
    plan.erring = erring;
    plan.leads = leads;
    if (!message) {
        message = points ? calibrate(&plan, argc, argv) : learn(&plan, mean, argc, argv);
    }
    return message ? fail(message) : EXIT_SUCCESS;
}
