/* learn/main.c: serai-learn, which writes the header of learned weights for a game:
 *
 *     serai-learn GAME [name=value ...] SEED ROUNDS MATCHES NODES NAME >src/ai/games/NAME_weights.h
 *
 * MATCHES are those of a round, NODES those of a search. Progress is printed on standard error. */
#include "ai/evaluations.h"
#include "ai/learn/learn.h"
#include "base/text.h"
#include "engine/rules.h"
#include "games/games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NUMBERS = 4, ROW = 90 /* characters of weights a line, at most */ };

static int complain(const char *message) {
    fprintf(stderr, "serai-learn: %s\n", message);
    return EXIT_FAILURE;
}

static void print_command(int argc, char **argv) {
    printf("/* %s_weights.h: made by this command, and by nothing else:\n *\n *     serai-learn",
           argv[argc - 1]);
    for (int i = 1; i < argc; i++) {
        printf(" %s", argv[i]);
    }
    printf("\n */\n");
}

/* Prints a table of weights; `what` it is of goes into its name. */
static void print_weights(const char *name, const char *what, const int16_t *weights, int count,
                          int points) {
    int rows = 0, length = 0;
    printf("static const char *const %s_%s_rows[] = {\n", name, what);
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
    printf("};\n\nstatic const struct packed_weights %s_%s = {\n"
           "    .rows = %s_%s_rows, .row_count = %d, .points = %d};\n",
           name, what, name, what, rows, points);
}

static const char *read_plan(struct learn_plan *plan, int argc, char **argv) {
    const struct game *game = argc > 1 ? games_find(argv[1]) : NULL;
    uint32_t number[NUMBERS] = {0};
    int at = 2;
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

int main(int argc, char **argv) {
    struct learn_plan plan = {0};
    const char *message = read_plan(&plan, argc, argv);
    if (message) {
        return complain(message);
    }
    struct learner *learner = learner_new(&plan);
    message = learner ? NULL : "there is not enough memory";
    for (int i = 1; i <= plan.rounds && !message; i++) {
        message = learner_round(learner);
        fprintf(stderr, "round %d: %d positions, error %.4f, points %d, margin missed by %.2f\n", i,
                learner_positions(learner), learner_error(learner), learner_points(learner),
                learner_miss(learner));
    }
    if (!message) {
        const char *name = argv[argc - 1];
        int count = plan.evaluation->feature_count;
        print_command(argc, argv);
        print_weights(name, "weights", learner_weights(learner), count, learner_points(learner));
        printf("\n");
        print_weights(name, "margins", learner_margins(learner), count,
                      learner_margin_points(learner));
    }
    learner_free(learner);
    return message ? complain(message) : EXIT_SUCCESS;
}
