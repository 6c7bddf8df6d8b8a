/* reviews.c: reviews matches and checks whether the marks are correct.
 *
 *   reviews RECORD
 *   reviews --check RECORD
 *   reviews --sample GAME MATCHES [SEED]
 *   reviews --time GAME MATCHES [SEED]
 *
 * Prints each turn of the record with its review, and how long that took. With --check the better
 * turn of each mark and the one that was played are searched again, for twenty times as long as the
 * last look of every game; the mark holds when that search marks the turn, too. With --sample
 * the matches are played between companions of mixed levels, and only the marks are printed; it
 * prints the same on every machine, but for the processor time taken. --time does the same without
 * the longer searches. */
#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#include "ai/review.h"
#include "engine/rules.h"
#include "games/games.h"
#include "records/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    LONGER = 20,       /* times REVIEW_AGAIN */
    PLAYED_MOST = 400, /* actions of a match */
    PAIRS = 6,
};

/* The levels of the companions in a sample, match by match. */
static const int pairs[PAIRS][2] = {{2, 4}, {5, 3}, {4, 5}, {6, 4}, {1, 3}, {3, 6}};

static struct review review;

struct tally {
    int turns, marks, held, mistakes;
    double taken, longest; /* seconds */
};

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void print_line(const struct match *match, int node, const struct ai_line *line) {
    struct position pos = match->nodes[node].position;
    char notation[ACTION_TEXT_MAX];
    for (int i = 0; i < line->count; i++) {
        struct text text = text_fixed(notation, sizeof notation);
        match->game->action_text(&pos, line->actions[i], &text);
        rules_play(match->game, &pos, line->actions[i], NULL);
        printf(" %s", notation);
    }
}

static void print_turn(const struct match *match, int number, const struct review_turn *turn) {
    static const char *const kinds[] = {"", "better", "MISTAKE", "TURNING POINT"};
    struct ai_line played = {.count = 0};
    int nodes[SEARCH_LINE_MAX], count = 0;
    for (int node = turn->to; node != turn->from; node = match->nodes[node].parent) {
        nodes[count++] = node;
    }
    while (count > 0) {
        played.actions[played.count++] = match->nodes[nodes[--count]].action;
    }
    printf("%3d", number);
    print_line(match, turn->from, &played);
    printf("  %.2f%s -> %.2f%s  %s", turn->before.margin / 100.0, turn->before.proven ? "#" : "",
           turn->after.margin / 100.0, turn->after.proven ? "#" : "", kinds[mark_rank(turn->mark)]);
    if (turn->mark) {
        printf(" (%.2f%s) better:", turn->loss / 100.0, turn->by_margin ? " points" : "");
        print_line(match, turn->from, &turn->better);
        printf("; answer:");
        print_line(match, turn->to, &turn->penalty);
    }
}

/* Whether a longer search marks the turn, too. */
static bool confirm(const struct review_turn *turn) {
    struct review_turn same = *turn;
    review_again(&review, LONGER * REVIEW_AGAIN, &same);
    bool holds = same.mark != MARK_NONE;
    printf("  [longer: %d, loss %.2f%s]%s", mark_rank(same.mark), same.loss / 100.0,
           same.exact ? "#" : "", holds ? "" : " DOES NOT HOLD");
    return holds;
}

static bool read_match(const char *path, struct match *match) {
    struct text record = {0};
    struct record_error error = {.reason = "it can't be read"};
    char part[4096];
    FILE *file = fopen(path, "rb");
    for (size_t got; file && (got = fread(part, 1, sizeof part, file)) > 0;) {
        text_add_bytes(&record, part, got);
    }
    bool good =
        file && record_read(games, games_count, text_string(&record), record.length, match, &error);
    if (file) {
        fclose(file);
    }
    text_free(&record);
    if (!good) {
        fprintf(stderr, "%s:%d:%d: %s\n", path, error.line, error.column, error.reason);
    }
    return good;
}

/* Reviews a match, and prints all turns or only those that are marked. */
static void review_match(const struct match *match, struct ai *ai, bool check, bool marked_only,
                         struct tally *tally) {
    struct review_turn turn;
    int number = 0;
    review_begin(&review, match, ai, REVIEW_NODES, NULL, NULL);
    for (;;) {
        double begun = seconds();
        if (!review_next(&review, &turn)) {
            break;
        }
        double time = seconds() - begun;
        tally->taken += time;
        tally->longest = time > tally->longest ? time : tally->longest;
        tally->turns++;
        number++;
        if (turn.mark || !marked_only) {
            print_turn(match, number, &turn);
            if (turn.mark) {
                tally->marks++;
                tally->mistakes += turn.mark == MARK_MISTAKE;
                tally->held += check && confirm(&turn);
            }
            putchar('\n');
            fflush(stdout);
        }
    }
}

static void report(const struct game *game, const struct tally *tally, bool check) {
    enum { TURNS = 50 };
    double each = tally->turns ? tally->taken / tally->turns : 0;
    printf("%s: %d turns in %.2f s of processor time, %.2f s for %d turns, the longest %.2f s; %d "
           "marked, %d of them mistakes",
           game->id, tally->turns, tally->taken, TURNS * each, TURNS, tally->longest, tally->marks,
           tally->mistakes);
    printf(check ? "; %d of the marks hold\n" : "\n", tally->held);
}

static void play_match(struct match *match, const struct game *game, struct ai *ai,
                       const int levels[2], uint64_t seed) {
    static struct ai_question question;
    struct options options = options_default(game);
    options_resolve_seeds(game, &options, seed);
    match_start(match, game, &options);
    for (int i = 0; i < PLAYED_MOST && !match_over(match); i++) {
        struct ai_limits limits = {.level = levels[match_turn(match)], .seed = seed + (uint64_t)i};
        ai_ask(match, &question);
        match_play(match, ai_choose(ai, &question, &limits));
    }
}

static void sample(const struct game *game, struct ai *ai, int matches, uint64_t seed, bool check) {
    struct tally tally = {0};
    for (uint64_t i = seed; i < seed + (uint64_t)matches; i++) {
        struct match match = {.game = game};
        const int *levels = pairs[i % PAIRS];
        play_match(&match, game, ai, levels, i * PLAYED_MOST);
        printf("match %d: level %d and level %d\n", (int)i, levels[0], levels[1]);
        review_match(&match, ai, check, true, &tally);
        match_free(&match);
    }
    report(game, &tally, check);
}

int main(int argc, char **argv) {
    bool check = argc == 3 && strcmp(argv[1], "--check") == 0;
    bool times = argc > 1 && strcmp(argv[1], "--time") == 0;
    bool samples = argc >= 4 && argc <= 5 && (times || strcmp(argv[1], "--sample") == 0);
    const struct game *game = samples ? games_find(argv[2]) : NULL;
    struct match match;
    void *memory = calloc(1, AI_MEMORY_USUAL);
    if (memory && game) {
        sample(game, ai_place(memory, AI_MEMORY_USUAL), atoi(argv[3]),
               argc == 5 ? strtoull(argv[4], NULL, 10) : 1, !times);
    } else if (memory && !samples && argc == 2 + check && read_match(argv[argc - 1], &match)) {
        struct tally tally = {0};
        review_match(&match, ai_place(memory, AI_MEMORY_USUAL), check, false, &tally);
        report(match.game, &tally, check);
        match_free(&match);
    } else {
        fputs("use: reviews [--check] RECORD\n     reviews --sample GAME MATCHES [SEED]\n"
              "     reviews --time GAME MATCHES [SEED]\n",
              stderr);
        free(memory);
        return EXIT_FAILURE;
    }
    free(memory);
    return EXIT_SUCCESS;
}
