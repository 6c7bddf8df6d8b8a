/* bench_rules.c: the speed of the rules, through the public interface, on one core. Prints rates
 * per second of processor time, and fails when a count is wrong. */
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "games/saddeeqa.h"
#include "support/perft_table.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { OWARE_DEPTH = 10, ROUNDS = 3 };
static const uint64_t oware_count = 18137964;

/* How long a measurement of free length should take. */
static const double long_enough = 1.0;

static double seconds_since(clock_t start) {
    return (double)(clock() - start) / CLOCKS_PER_SEC;
}

static void print_rate(const char *what, uint64_t count, const char *unit, double seconds) {
    printf("  %-34s %11" PRIu64 " %-9s %6.2f s %8.2f M/s\n", what, count, unit, seconds,
           (double)count / seconds / 1e6);
}

static struct position usual_start(const struct game *game) {
    struct options options = options_default(game);
    options_resolve_seeds(game, &options, 1);
    struct position pos;
    rules_start(game, &options, &pos);
    return pos;
}

/* ---- counting ---- */

/* Like rules_perft, but plays the last ply too. */
static uint64_t perft_applied(const struct game *game, const struct position *pos, int depth,
                              uint64_t *applied) {
    if (depth == 0) {
        return 1;
    }
    game_action legal[ACTIONS_MAX];
    int count = game->actions(pos, legal);
    uint64_t sequences = 0;
    for (int i = 0; i < count; i++) {
        struct position next = *pos;
        rules_play(game, &next, legal[i], NULL);
        sequences += perft_applied(game, &next, depth - 1, applied);
    }
    *applied += (uint64_t)count;
    return sequences;
}

/* The deepest count from the start that does not take too long. */
static int depth_of(const struct game *game, const struct position *start) {
    int depth = 1;
    while (depth < 20 && rules_perft(game, start, depth + 1) < 10000000) {
        depth++;
    }
    return depth;
}

static void measure_perft(const struct game *game, int depth) {
    struct position start = usual_start(game);
    char what[40];
    double best = 0;
    uint64_t count = 0;
    for (int round = 0; round < ROUNDS; round++) {
        clock_t begin = clock();
        count = rules_perft(game, &start, depth);
        double seconds = seconds_since(begin);
        best = round == 0 || seconds < best ? seconds : best;
    }
    snprintf(what, sizeof what, "%s, depth %d", game->id, depth);
    print_rate(what, count, "counted", best);

    uint64_t applied = 0;
    clock_t begin = clock();
    if (perft_applied(game, &start, depth, &applied) != count) {
        printf("the two counts of %s differ\n", game->id);
        exit(EXIT_FAILURE);
    }
    print_rate("", applied, "applied", seconds_since(begin));
    if (depth == OWARE_DEPTH && strcmp(game->id, "oware") == 0 && count != oware_count) {
        printf("Oware's count should be %" PRIu64 "\n", oware_count);
        exit(EXIT_FAILURE);
    }
}

static void measure_all_perft(void) {
    puts("Sequences of actions from the start. `counted`: the last ply is counted, not played;\n"
         "`applied`: every action is carried out, and each one counts.");
    for (int i = 0; i < games_count; i++) {
        struct position start = usual_start(games[i]);
        bool oware = strcmp(games[i]->id, "oware") == 0;
        measure_perft(games[i], oware ? OWARE_DEPTH : depth_of(games[i], &start));
    }
}

/* A total for all rules of all games: it changes only when a rule does. */
static void measure_table(void) {
    FILE *table = fopen(SERAI_SOURCE_DIR "/tests/perft.txt", "r");
    if (!table) {
        puts("tests/perft.txt is missing");
        exit(EXIT_FAILURE);
    }
    struct perft_row row;
    const char *message = NULL;
    uint64_t total = 0;
    clock_t begin = clock();
    while (perft_row_read(table, &row, &message)) {
        total += rules_perft(row.game, &row.pos, row.depth);
    }
    fclose(table);
    printf("\nAll of tests/perft.txt: %" PRIu64 " sequences in %.2f s\n", total,
           seconds_since(begin));
}

/* ---- random games ---- */

static void measure_playouts(const struct game *game) {
    uint64_t state = 1, actions = 0, games_played = 0;
    struct position start = usual_start(game);
    clock_t begin = clock();
    while (seconds_since(begin) < long_enough) {
        struct position pos = start;
        game_action legal[ACTIONS_MAX];
        int count = game->actions(&pos, legal);
        /* Seega can go on forever. */
        for (int i = 0; i < 1000 && count > 0; i++) {
            rules_play(game, &pos, legal[random_below(&state, (uint32_t)count)], NULL);
            count = game->actions(&pos, legal);
            actions++;
        }
        games_played++;
    }
    double seconds = seconds_since(begin);
    char what[40];
    snprintf(what, sizeof what, "%s, %" PRIu64 " games", game->id, games_played);
    print_rate(what, actions, "actions", seconds);
}

/* ---- Saddeeqa's options ---- */

static uint64_t options_of(const struct position *pos) {
    int side = saddeeqa_game.side_to_act(pos);
    uint64_t options = 0;
    for (int hole = side * SADDEEQA_ROW; hole < (side + 1) * SADDEEQA_ROW; hole++) {
        options += saddeeqa_game.tokens(pos, hole, 0) > 0 ? 2 : 0;
    }
    return options;
}

/* How long generating the legal actions of a position takes on average, in microseconds. */
static double time_actions(const struct position pos[], int count) {
    game_action legal[ACTIONS_MAX];
    clock_t begin = clock();
    uint64_t rounds = 0;
    for (; seconds_since(begin) < long_enough; rounds++) {
        for (int i = 0; i < count; i++) {
            saddeeqa_game.actions(&pos[i], legal);
        }
    }
    return seconds_since(begin) * 1e6 / (double)rounds / count;
}

/* Collects the latest positions of random games and, separately, those with an endless option, and
 * generates the legal actions of all of them. */
static void measure_saddeeqa(void) {
    enum { KEPT = 20000, WANTED = 500 };
    static struct position plain[KEPT], special[WANTED];
    game_action legal[ACTIONS_MAX];
    struct position pos = usual_start(&saddeeqa_game);
    uint64_t state = 1, met = 0, plain_options = 0, options = 0, endless = 0;
    int count = saddeeqa_game.actions(&pos, legal), specials = 0;
    for (int plains = 0; specials < WANTED; met += options) {
        options = options_of(&pos);
        if (options > (uint64_t)count) {
            endless += options - (uint64_t)count;
            special[specials++] = pos;
        } else if (plains < KEPT) {
            plain_options += options;
            plain[plains++] = pos;
        }
        rules_play(&saddeeqa_game, &pos, legal[random_below(&state, (uint32_t)count)], NULL);
        count = saddeeqa_game.actions(&pos, legal);
        if (count == 0) {
            pos = usual_start(&saddeeqa_game);
            count = saddeeqa_game.actions(&pos, legal);
        }
    }
    double usual = time_actions(plain, KEPT);
    double rate = (double)plain_options / (double)KEPT / usual;
    puts("\nSaddeeqa: is this option legal, or would its sowing never end?");
    printf("  random positions: %.2f M options/s\n", rate);
    double with_endless = time_actions(special, WANTED);
    printf("  %" PRIu64 " of %" PRIu64 " options never end; to see that takes %.2f us on average\n",
           endless, met, (with_endless - usual) * (double)WANTED / (double)endless);
}

int main(void) {
    measure_all_perft();
    measure_table();
    puts("\nRandom games from the start.");
    for (int i = 0; i < games_count; i++) {
        measure_playouts(games[i]);
    }
    measure_saddeeqa();
    return EXIT_SUCCESS;
}
