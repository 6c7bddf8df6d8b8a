/* reviews.c: reviews matches as the app does, and checks what comes of it.
 *
 *   reviews RECORD
 *   reviews --check RECORD
 *   reviews --sample GAME MATCHES [SEED]
 *   reviews --time GAME MATCHES [SEED]
 *
 * Prints each turn of the record with its review, how long its first and its longer looks took, and
 * whether what all turns cost adds up to the margin at the end. With --check, searches of twenty
 * times the length of the last look of every game tell
 *
 *   of each mark whether it holds: whether such a search marks the turn, too;
 *   of each turn that is said to have given something away whether it finds half of that at least;
 *   and which turns without a mark lost a fifth of the chance to win. Only those that seem to have
 *   lost half as much in a longer look are searched for so long; for this, those that the review
 * has only glanced at get one of five times the length.
 *
 * With --sample the matches are played between companions of mixed levels, and only such turns are
 * printed; it prints the same on every machine, but for the processor time taken. --time does the
 * same without the longer searches. */
#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#include "advice/given.h"
#include "ai/review.h"
#include "engine/rules.h"
#include "games/games.h"
#include "records/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    LONGER = 20,        /* times REVIEW_AGAIN */
    SEEDS_APART = 400,  /* of two matches of a sample */
    PLAYED_MOST = 2000, /* actions of a match */
    PAIRS = 6,
    MISSED = 200, /* of the chance to win, in thousandths */
    SEEMS = 100,  /* to be lost: enough to be searched for longer */
    LONG = 5,     /* times the first look */
    NONE_LONGER = -1,
    TURNS_MAX = 4096,
    HUNDREDTHS = 100,
};

/* The levels of the companions in a sample, match by match. */
static const int pairs[PAIRS][2] = {{2, 4}, {5, 3}, {4, 5}, {6, 4}, {1, 3}, {3, 6}};

static struct review review;
static struct reviewed turns;
static int longest_look[TURNS_MAX]; /* what it found, by turn; NONE_LONGER: it was the first one */

struct tally {
    int turns, marks, held, mistakes, given, confirmed, missed;
    int matches, sums;                /* that were played to their ends, and whose sums are right */
    double first, longer, longest[2]; /* seconds */
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
    static const char *const signs[] = {"", "~#", ">#", "#"};
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
    printf("  %.2f%s -> %.2f%s  %s", turn->before.margin / 100.0, signs[turn->before.known],
           turn->after.margin / 100.0, signs[turn->after.known], kinds[mark_rank(turn->mark)]);
    if (turn->mark || turn->given) {
        printf("%s (%.2f%s, chance %d) better:", turn->given ? "given" : "", turn->loss / 100.0,
               turn->by_margin ? " points" : "", turn->chance);
        print_line(match, turn->from, &turn->better);
        printf("; answer:");
        print_line(match, turn->to, &turn->penalty);
    }
}

/* Whether a longer search marks the turn, too, or finds half of the points that it gave away. */
static bool confirm(const struct review_turn *turn) {
    struct review_turn same = *turn;
    review_again(&review, LONGER * REVIEW_AGAIN, &same);
    bool holds = turn->given ? 2 * same.loss >= turn->loss : same.mark != MARK_NONE;
    printf("  [longer: %d, loss %.2f%s, chance %d]%s", mark_rank(same.mark), same.loss / 100.0,
           same.exact ? "#" : "", same.chance, holds ? "" : " DOES NOT HOLD");
    return holds;
}

/* Whether a turn without a mark lost much of the chance to win. `lost`: so much by the longest look
 * of the review at it; NONE_LONGER: there was only a first one. */
static bool is_missed(const struct match *match, struct ai *ai, const struct reviewed_turn *turn,
                      int lost) {
    struct review_turn same = {.from = turn->from, .to = turn->to, .side = turn->side};
    if (lost == NONE_LONGER) {
        review_begin(&review, match, ai, (uint64_t)REVIEW_NODES * LONG, NULL, NULL);
        review_compare(&review, &same);
        lost = same.chance;
    }
    bool seems = lost >= SEEMS;
    if (seems) {
        review_begin(&review, match, ai, (uint64_t)REVIEW_NODES * REVIEW_AGAIN * LONGER, NULL,
                     NULL);
        review_compare(&review, &same);
        print_turn(match, turn->number, &same);
        printf(" loss %.2f, chance %d%s\n", same.loss / 100.0, same.chance,
               same.chance >= MISSED ? " MISSED" : "");
        fflush(stdout);
    }
    return seems && same.chance >= MISSED;
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

/* ---- reviewing ---- */

static int margin_at(const struct match *match, int node) {
    return match->nodes[node].note.value;
}

/* What a turn cost its side, by the notes of the review alone. */
static int cost_of(const struct match *match, const struct reviewed_turn *turn) {
    int better = reviewed_better(match, turn);
    int before = margin_at(match, better == MATCH_NONE ? turn->from : better);
    int cost = before - margin_at(match, turn->to);
    return turn->side ? -cost : cost;
}

/* Whether what the turns of one side cost, less what those of the other did, is the margin that was
 * expected at the start less the final one: within a fifth of that, or three points. */
static void check_sum(const struct match *match, struct tally *tally) {
    enum { FIFTH = 5, POINTS = 3 };
    if (!turns.count || match_is_termination(match, turns.end) || !match_over(match)) {
        return;
    }
    const struct position *end = match_position(match);
    int cost[2] = {0, 0};
    for (int i = 0; i < turns.count; i++) {
        cost[turns.turn[i].side] += cost_of(match, &turns.turn[i]);
    }
    int final = HUNDREDTHS * (match->game->score(end, 0) - match->game->score(end, 1));
    int lost = cost[0] - cost[1], came = margin_at(match, MATCH_ROOT) - final;
    int room = abs(came) / FIFTH > POINTS * HUNDREDTHS ? abs(came) / FIFTH : POINTS * HUNDREDTHS;
    bool right = abs(lost - came) <= room;
    tally->matches++;
    tally->sums += right;
    printf("lost %.2f and %.2f, a difference of %.2f; expected %.2f, final %.2f%s\n",
           cost[0] / 100.0, cost[1] / 100.0, lost / 100.0, margin_at(match, MATCH_ROOT) / 100.0,
           final / 100.0, right ? "" : " WRONG SUM");
}

/* Looks at the next turn as the app does; false when there is none. */
static bool look_next(struct match *match, struct ai *ai, struct tally *tally,
                      struct review_turn *turn, bool *glance) {
    struct review_first first = review.first;
    const struct reviewed_turn *next = reviewed_next(&turns);
    if (!next) {
        return false;
    }
    *glance = !next->done;
    *turn = (struct review_turn){.from = next->from, .to = next->to, .side = next->side};
    review_begin(&review, match, ai, REVIEW_NODES, NULL, NULL);
    review.first = first;
    review.given = given_asked(match, &turns, next);
    double begun = seconds();
    if (*glance) {
        review_glance(&review, turn);
    } else {
        review_look(&review, turn);
    }
    double time = seconds() - begun;
    double *longest = &tally->longest[*glance ? 0 : 1];
    *(*glance ? &tally->first : &tally->longer) += time;
    *longest = time > *longest ? time : *longest;
    struct judgment judgment = review_judgment(turn);
    reviewed_write(match, turn->from, turn->to, &judgment);
    reviewed_update(&turns, match, match->current);
    return true;
}

/* Reviews a match, and prints all turns or only those that cost something. */
static void review_match(struct match *match, struct ai *ai, bool check, bool marked_only,
                         struct tally *tally) {
    struct review_turn turn;
    reviewed_update(&turns, match, match->current);
    review.first.key = 0;
    for (bool first_looks; look_next(match, ai, tally, &turn, &first_looks);) {
        bool costly = turn.mark || turn.given;
        int number = match_turns(match, turn.to);
        longest_look[number % TURNS_MAX] = first_looks ? NONE_LONGER : turn.chance;
        if (!turn.pending && (costly || !marked_only)) {
            print_turn(match, number, &turn);
            if (costly) {
                tally->marks += turn.mark != MARK_NONE;
                tally->mistakes += turn.mark == MARK_MISTAKE;
                tally->given += turn.given;
                struct review_first first = review.first;
                bool holds = check && confirm(&turn);
                review.first = first;
                tally->held += turn.mark && holds;
                tally->confirmed += turn.given && holds;
            }
            putchar('\n');
            fflush(stdout);
        }
    }
    reviewed_conclude(match, &turns);
    reviewed_update(&turns, match, match->current);
    tally->turns += turns.count;
    check_sum(match, tally);
    for (int i = 0; i < turns.count && check; i++) {
        tally->missed += !turns.turn[i].mark &&
                         is_missed(match, ai, &turns.turn[i], longest_look[(i + 1) % TURNS_MAX]);
    }
}

static void report(const struct game *game, const struct tally *tally, bool check) {
    enum { TURNS = 50 };
    double part = tally->turns ? (double)TURNS / tally->turns : 0;
    printf(
        "%s: %d turns; of %d turns the first looks take %.2f s of processor time, the longest "
        "%.2f s, and the longer ones %.2f s, the longest %.2f s; %d marked, %d of them mistakes, "
        "and %d gave something away; %d of %d sums are right",
        game->id, tally->turns, TURNS, part * tally->first, tally->longest[0], part * tally->longer,
        tally->longest[1], tally->marks, tally->mistakes, tally->given, tally->sums,
        tally->matches);
    if (check) {
        printf("; %d of the marks hold, and %d of what was given away; %d missed", tally->held,
               tally->confirmed, tally->missed);
    }
    putchar('\n');
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
        play_match(&match, game, ai, levels, i * SEEDS_APART);
        printf("match %d: level %d and level %d\n", (int)i, levels[0], levels[1]);
        review_match(&match, ai, check, true, &tally);
        match_free(&match);
        turns.revision = UINT64_MAX; /* of no match */
    }
    report(game, &tally, check);
    reviewed_free(&turns);
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
        reviewed_free(&turns);
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
