/* reviews.c: reviews a match and checks whether its marks are correct.
 *
 *   reviews [--check] RECORD
 *
 * Prints each turn of the record with its review, and how long that took. With --check each marked
 * turn is reviewed again for twenty times as long; a mark is confirmed when that review marks the
 * turn, too. */
#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#include "ai/review.h"
#include "engine/rules.h"
#include "games/games.h"
#include "records/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LONGER = 20 };

static struct review review;

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
    printf("  %.2f%s -> %.2f%s  %s", turn->before.margin / 100.0, turn->before.exact ? "#" : "",
           turn->after.margin / 100.0, turn->after.exact ? "#" : "", kinds[turn->kind]);
    if (turn->kind) {
        printf(" (%.2f) better:", turn->loss / 100.0);
        print_line(match, turn->from, &turn->better);
        printf("; answer:");
        print_line(match, turn->to, &turn->penalty);
    }
}

/* Reviews a turn again, longer. Returns whether it is marked then, too. */
static bool confirm(const struct match *match, struct ai *ai, const struct review_turn *turn) {
    static struct review again;
    struct review_turn same = {.from = turn->from, .to = turn->to, .side = turn->side};
    review_begin(&again, match, ai, (uint64_t)LONGER * REVIEW_NODES, NULL, NULL);
    review_look(&again, &same);
    printf("  [longer: %d, loss %.2f%s]", same.kind, same.loss / 100.0, same.exact ? "#" : "");
    return same.kind != REVIEW_SILENT;
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

int main(int argc, char **argv) {
    bool check = argc == 3 && strcmp(argv[1], "--check") == 0;
    struct match match;
    void *memory = calloc(1, AI_MEMORY_USUAL);
    if (argc != 2 + check || !memory || !read_match(argv[argc - 1], &match)) {
        fputs("use: reviews [--check] RECORD\n", stderr);
        return EXIT_FAILURE;
    }
    struct ai *ai = ai_place(memory, AI_MEMORY_USUAL);
    struct review_turn turn;
    int turns = 0, marks = 0, confirmed = 0;
    double taken = 0, longest = 0;
    review_begin(&review, &match, ai, REVIEW_NODES, NULL, NULL);
    for (;;) {
        double begun = seconds();
        if (!review_next(&review, &turn)) {
            break;
        }
        double time = seconds() - begun;
        taken += time;
        longest = time > longest ? time : longest;
        print_turn(&match, ++turns, &turn);
        if (turn.kind) {
            marks++;
            confirmed += check && confirm(&match, ai, &turn);
        }
        putchar('\n');
        fflush(stdout);
    }
    printf("%s: %d turns in %.2f s, the longest %.2f s; %d marked", match.game->id, turns, taken,
           longest, marks);
    printf(check ? ", %d of them confirmed\n" : "\n", confirmed);
    match_free(&match);
    free(memory);
    return EXIT_SUCCESS;
}
