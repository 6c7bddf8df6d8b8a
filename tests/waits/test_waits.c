/* test_waits.c: the window's thread looks ahead for nobody: what hints say and how puzzles go on is
 * found out by the host. The linker redirects all searches to wrappers here. */
#include "games/games.h"
#include "puzzles/proof.h"
#include "support/suite.h"
#include "support/waits.h"

enum { HINTS = 20, STRIDE = 10 };

static bool watched; /* the window's thread is doing something */
static int looks;    /* searches that it has made meanwhile */

void __real_prospect_look(const struct match *match, const struct variation *line,
                          struct prospect *prospect);
void __wrap_prospect_look(const struct match *match, const struct variation *line,
                          struct prospect *prospect);
bool __real_turns_find(struct turns_walk *walk, const struct position *pos);
bool __wrap_turns_find(struct turns_walk *walk, const struct position *pos);
int __real_turns_most_captured(struct turns_look *look, const struct position *pos);
int __wrap_turns_most_captured(struct turns_look *look, const struct position *pos);
int __real_turns_can_capture(const struct game *game, const struct position *pos, int side,
                             int enough);
int __wrap_turns_can_capture(const struct game *game, const struct position *pos, int side,
                             int enough);
void __real_proof_think(struct proof_thought *thought);
void __wrap_proof_think(struct proof_thought *thought);

void __wrap_prospect_look(const struct match *match, const struct variation *line,
                          struct prospect *prospect) {
    looks += watched;
    __real_prospect_look(match, line, prospect);
}

bool __wrap_turns_find(struct turns_walk *walk, const struct position *pos) {
    looks += watched;
    return __real_turns_find(walk, pos);
}

int __wrap_turns_most_captured(struct turns_look *look, const struct position *pos) {
    looks += watched;
    return __real_turns_most_captured(look, pos);
}

int __wrap_turns_can_capture(const struct game *game, const struct position *pos, int side,
                             int enough) {
    looks += watched;
    return __real_turns_can_capture(game, pos, side, enough);
}

void __wrap_proof_think(struct proof_thought *thought) {
    looks += watched;
    __real_proof_think(thought);
}

static void begin(void *context) {
    (void)context;
    watched = true;
}

static void end(void *context, const char *what) {
    (void)context;
    watched = false;
    ck_assert_msg(!looks, "%s: %d searches", what, looks);
}

static const struct waits_watch watch = {begin, end, NULL};

START_TEST(the_windows_thread_searches_for_no_hint) {
    for (int i = 0; i < games_count; i++) {
        waits_hints(games[i], HINTS, 7, &watch);
    }
}
END_TEST

START_TEST(the_windows_thread_searches_for_no_reply_in_a_puzzle) {
    int replies = 0, puzzles = 0;
    for (int i = 0; i < games_count; i++) {
        for (int number = 1; waits_puzzle(games[i], number, &watch, &replies); number += STRIDE) {
            puzzles++;
        }
    }
    ck_assert_int_ge(puzzles, 5 * 7);
    ck_assert_int_gt(replies, puzzles);
}
END_TEST

SUITE("waits", the_windows_thread_searches_for_no_hint,
      the_windows_thread_searches_for_no_reply_in_a_puzzle)
