/* puzzles.c: serai-puzzles, which makes the puzzles of a game and checks them:
 *
 *     serai-puzzles make GAME SEED MATCHES [DEEP] >assets/puzzles/GAME.txt
 *     serai-puzzles check GAME <assets/puzzles/GAME.txt
 *
 * Making plays that many matches, and looks for goals of several turns where there are at most DEEP
 * turns to choose from (usually 80); progress is printed on standard error. Checking proves each
 * puzzle anew, by exhaustive search, and again by a second proof over naive rules, which shares no
 * code with the first (tests/support/naive_prover.h); it names all faults. */
#include "ai/puzzles/make.h"
#include "base/text.h"
#include "games/games.h"
#include "puzzles/proof.h"
#include "support/naive_prover.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int fail(const char *message) {
    fprintf(stderr, "serai-puzzles: %s\n", message);
    return EXIT_FAILURE;
}

/* Finds candidates; NULL, or a message. */
static const char *find(const struct game *game, uint32_t seed, uint32_t matches, uint32_t deep,
                        struct text *out) {
    struct maker *maker = maker_new(game, seed, (int)deep);
    if (!maker) {
        return "there isn't enough memory";
    }
    for (uint32_t i = 1; i <= matches; i++) {
        maker_play(maker);
        if (i % 10 == 0) {
            fprintf(stderr, "match %u: %d puzzles\n", (unsigned)i, maker_found(maker));
        }
    }
    maker_write(maker, out);
    maker_free(maker);
    return out->truncated ? "there isn't enough memory" : NULL;
}

/* What the first proof finds wrong; NULL: nothing. */
static const char *fault_of(const struct game *game, const struct puzzle *puzzle) {
    static const char *const faults[] = {
        [PROOF_BAD_POSITION] = "has a bad position",
        [PROOF_NO_SOLUTION] = "has no solution",
        [PROOF_SEVERAL_SOLUTIONS] = "has several solutions",
        [PROOF_WRONG_SOLUTION] = "has another solution",
        [PROOF_TOO_LONG] = "takes too long to prove",
    };
    return faults[proof_check(game, puzzle, 0)];
}

static const char *check(const struct game *game) {
    static char file[PUZZLE_FILE_MAX];
    int kinds[GOAL_KINDS] = {0}, grades[PUZZLE_GRADES] = {0}, twice = 0, wrong = 0;
    size_t size = fread(file, 1, sizeof file - 1, stdin);
    file[size] = '\0';
    int count = puzzles_count(file);
    for (int i = 1; i <= count; i++) {
        struct puzzle puzzle;
        if (!puzzles_find(file, i, &puzzle)) {
            return "a puzzle is missing, or its lines are wrong";
        }
        const char *fault = fault_of(game, &puzzle), *again = NULL;
        if (naive_prover_knows(game->id)) {
            again = naive_check(game->id, &puzzle, 0);
            twice += !again;
        }
        if (fault || again) {
            fprintf(stderr, "%s: puzzle %d %s (the second proof: %s)\n", game->id, i,
                    fault ? fault : "is sound", again ? again : "is sound");
            wrong++;
        }
        kinds[puzzle.goal.kind]++;
        grades[puzzle.grade - 1]++;
    }
    printf(
        "%s: %d of %d puzzles proven, %d of them twice (win %d, gain %d, hold %d, survive %d; by "
        "grade %d %d %d %d %d)\n",
        game->id, count - wrong, count, twice, kinds[GOAL_WIN], kinds[GOAL_GAIN], kinds[GOAL_HOLD],
        kinds[GOAL_SURVIVE], grades[0], grades[1], grades[2], grades[3], grades[4]);
    return wrong ? "there are false puzzles" : count ? NULL : "there are no puzzles";
}

int main(int argc, char **argv) {
    const struct game *game = argc > 2 ? games_find(argv[2]) : NULL;
    uint32_t seed = 0, matches = 0, deep = MAKER_DEEP;
    const char *message = "takes: make GAME SEED MATCHES, or check GAME";
    if (game && argc == 3 && strcmp(argv[1], "check") == 0) {
        message = check(game);
    } else if (game && (argc == 5 || argc == 6) && strcmp(argv[1], "make") == 0 &&
               read_number(argv[3], 1000000000, &seed) && read_number(argv[4], 1000000, &matches) &&
               (argc == 5 || read_number(argv[5], 10000, &deep))) {
        struct text out = {0};
        message = find(game, seed, matches, deep, &out);
        fputs(text_string(&out), stdout);
        text_free(&out);
    }
    return message ? fail(message) : EXIT_SUCCESS;
}
