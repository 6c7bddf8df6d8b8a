/* puzzles.c: serai-puzzles, which makes the puzzles of a game and checks them:
 *
 *     serai-puzzles make GAME SEED MATCHES [DEEP] >assets/puzzles/GAME.txt
 *     serai-puzzles find GAME SEED MATCHES [DEEP] >FOUND
 *     serai-puzzles choose GAME <FOUND
 *     serai-puzzles check GAME <assets/puzzles/GAME.txt
 *
 * Finding plays that many matches, and looks for goals of several turns where there are at most
 * DEEP turns to choose from (usually 80); progress is printed on standard error. Choosing keeps
 * those that are worth solving; making is both, and the file's head names its command: after a
 * change of the search or an evaluation, companions play other matches, and the command finds
 * others. Checking proves each puzzle anew, by exhaustive search, and again by a second proof over
 * naive rules, which shares no code with the first (tests/support/naive_prover.h); it names all
 * faults, and prints what the puzzles are like. */
#include "ai/puzzles/choose.h"
#include "ai/puzzles/make.h"
#include "base/text.h"
#include "games/games.h"
#include "puzzles/proof.h"
#include "puzzles/traits.h"
#include "support/naive_prover.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int fail(const char *message) {
    fprintf(stderr, "serai-puzzles: %s\n", message);
    return EXIT_FAILURE;
}

enum { FOUND_MAX = 4000 };

static struct puzzle found[FOUND_MAX];
static char file[1 << 22];

/* Finds candidates. Returns how many; NOWHERE: there is not enough memory. */
static int find(const struct game *game, uint32_t seed, uint32_t matches, uint32_t deep) {
    struct maker *maker = maker_new(game, seed, (int)deep);
    if (!maker) {
        return NOWHERE;
    }
    for (uint32_t i = 1; i <= matches; i++) {
        maker_play(maker);
        if (i % 10 == 0) {
            fprintf(stderr, "match %u: %d puzzles\n", (unsigned)i, maker_found(maker));
        }
    }
    int count = maker_found(maker);
    for (int i = 0; i < count; i++) {
        found[i] = *maker_puzzle(maker, i);
    }
    maker_free(maker);
    return count;
}

static void read_input(void) {
    size_t size = fread(file, 1, sizeof file - 1, stdin);
    file[size] = '\0';
}

/* Reads candidates from standard input. Returns how many. */
static int read_found(void) {
    int count = 0;
    read_input();
    for (const char *at = file; at && count < FOUND_MAX; at = strstr(at + 1, "\npuzzle ")) {
        count += puzzles_find(at + (*at == '\n'), count + 1, &found[count]);
    }
    return count;
}

static void write_found(int count) {
    struct text out = {0};
    for (int i = 0; i < count; i++) {
        text_char(&out, '\n');
        puzzle_write(&found[i], &out);
    }
    fputs(text_string(&out), stdout);
    text_free(&out);
}

static const char *choose(const struct game *game, int count, const char *command) {
    struct text out = {0};
    bool chosen = choose_puzzles(game, found, count, &out);
    printf(
        "# Puzzles of %s, made by this command. With another search or evaluation than that of\n"
        "# their day, it finds others:\n"
        "#     %s\n"
        "# Each has exactly one first turn that achieves its goal, proven by exhaustive search;\n"
        "# ./dev puzzles proves it again, twice. src/puzzles/puzzle.h says what the lines mean.\n"
        "%s",
        words(game->name), command, text_string(&out));
    text_free(&out);
    return chosen ? NULL : "there isn't enough memory";
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

/* What all puzzles of a game are like. */
struct census {
    int gains, largest; /* gains, and those where the largest at once is the answer */
    int wins, safe;     /* wins, and those of a side that can't lose */
    int hunts;
    int turns[PUZZLE_GRADES], hard[PUZZLE_GRADES]; /* first turns and difficulty, added up */
};

static void take_census(struct census *census, const struct game *game,
                        const struct puzzle *puzzle) {
    struct puzzle_traits traits;
    if (puzzle_traits(game, puzzle, &traits)) {
        bool gain = puzzle->goal.kind == GOAL_GAIN, win = puzzle->goal.kind == GOAL_WIN;
        census->gains += gain;
        census->largest += gain && traits.largest;
        census->wins += win;
        census->safe += win && traits.safe;
        census->hunts += traits.hunt;
        census->turns[puzzle->grade - 1] += traits.turns;
        census->hard[puzzle->grade - 1] += traits.difficulty;
    }
}

static void print_census(const struct census *census, const int grades[PUZZLE_GRADES]) {
    printf("    the largest gain is the answer in %d of %d; %d of %d wins can't be lost; %d hunts\n"
           "    first turns and difficulty by grade, on average:",
           census->largest, census->gains, census->safe, census->wins, census->hunts);
    for (int i = 0; i < PUZZLE_GRADES; i++) {
        int count = grades[i] ? grades[i] : 1;
        printf(" %d/%d", census->turns[i] / count, census->hard[i] / count);
    }
    printf("\n");
}

static const char *check(const struct game *game) {
    struct census census = {0};
    int kinds[GOAL_KINDS] = {0}, grades[PUZZLE_GRADES] = {0}, twice = 0, wrong = 0;
    read_input();
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
        take_census(&census, game, &puzzle);
        kinds[puzzle.goal.kind]++;
        grades[puzzle.grade - 1]++;
    }
    printf(
        "%s: %d of %d puzzles proven, %d of them twice (win %d, gain %d, hold %d, survive %d; by "
        "grade %d %d %d %d %d)\n",
        game->id, count - wrong, count, twice, kinds[GOAL_WIN], kinds[GOAL_GAIN], kinds[GOAL_HOLD],
        kinds[GOAL_SURVIVE], grades[0], grades[1], grades[2], grades[3], grades[4]);
    print_census(&census, grades);
    return wrong ? "there are false puzzles" : count ? NULL : "there are no puzzles";
}

/* Finds, and chooses when it is to `make`. */
static const char *make(const struct game *game, int argc, char **argv) {
    uint32_t seed = 0, matches = 0, deep = MAKER_DEEP;
    if (!read_number(argv[3], 1000000000, &seed) || !read_number(argv[4], 1000000, &matches) ||
        (argc == 6 && !read_number(argv[5], 10000, &deep))) {
        return "SEED, MATCHES and DEEP are numbers";
    }
    int count = find(game, seed, matches, deep);
    if (count == NOWHERE) {
        return "there isn't enough memory";
    }
    if (strcmp(argv[1], "find") == 0) {
        write_found(count);
        return NULL;
    }
    struct line command =
        text_line("./dev puzzles make %s %u %u%s", game->id, (unsigned)seed, (unsigned)matches,
                  argc == 6 ? text_line(" %u", (unsigned)deep).string : "");
    return choose(game, count, command.string);
}

int main(int argc, char **argv) {
    const struct game *game = argc > 2 ? games_find(argv[2]) : NULL;
    const char *command = game ? argv[1] : "";
    const char *message = "takes: make or find GAME SEED MATCHES [DEEP], choose or check GAME";
    if (argc == 3 && strcmp(command, "check") == 0) {
        message = check(game);
    } else if (argc == 3 && strcmp(command, "choose") == 0) {
        message = choose(game, read_found(),
                         text_line("./dev puzzles choose %s <FOUND", game->id).string);
    } else if ((argc == 5 || argc == 6) &&
               (strcmp(command, "make") == 0 || strcmp(command, "find") == 0)) {
        message = make(game, argc, argv);
    }
    return message ? fail(message) : EXIT_SUCCESS;
}
