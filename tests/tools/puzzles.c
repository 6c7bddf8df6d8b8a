/* puzzles.c: serai-puzzles, which makes the puzzles of a game and checks them:
 *
 *     serai-puzzles make GAME SEED MATCHES [DEEP] >assets/puzzles/GAME.txt
 *     serai-puzzles find GAME SEED MATCHES [DEEP] >FOUND
 *     serai-puzzles compose GAME SEED TRIES [DEEP] >FOUND
 *     serai-puzzles choose GAME <FOUND
 *     serai-puzzles describe GAME <assets/puzzles/GAME.txt
 *     serai-puzzles check GAME <assets/puzzles/GAME.txt
 *
 * Finding plays that many matches, and looks for goals of several turns where there are at most
 * DEEP turns to choose from (usually 80); progress is printed on standard error. Choosing keeps
 * those that are worth solving; making is both, and the file's head names its command: after a
 * change of the search or an evaluation, companions play other matches, and the command finds
 * others. Composing finds puzzles with few pieces instead, in positions that are put together at
 * random, and says above each how many pieces there are and what its first turn does: for the first
 * ones of a game, which are chosen by hand; describing says the same of puzzles that are there.
 * Checking proves each puzzle anew, by exhaustive search, and again by a second proof over naive
 * rules, which shares no code with the first (tests/support/naive_prover.h); it names all faults,
 * and prints what the puzzles are like. */
#include "ai/puzzles/choose.h"
#include "ai/puzzles/make.h"
#include "base/text.h"
#include "engine/rules.h"
#include "games/dulko.h"
#include "games/games.h"
#include "games/oware.h"
#include "games/seega.h"
#include "games/shakala.h"
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

enum {
    SEEGA_5X5_END = 4 * SEEGA_WIDTH + 5
}; /* the places of the usual board are before this one */

/* How the positions of a game are composed. */
static const struct composer {
    const struct game *game;
    struct composition how;
} composers[] = {
    {&oware_game, {&oware_edit, OWARE_HOUSES, 3, 14, OWARE_HOUSES}},
    {&shakala_game, {&shakala_edit, SHAKALA_PITS, 2, 12, 0}},
    {&seega_game, {&seega_edit, SEEGA_5X5_END, 3, 18, 0}},
    {&dulko_game, {NULL, DULKO_SQUARES, 5, 16, 0}},
};
enum { COMPOSERS = sizeof composers / sizeof composers[0] };

static struct puzzle found[FOUND_MAX];
static char file[1 << 22];

static const struct composer *composer_of(const struct game *game) {
    for (int i = 0; i < COMPOSERS; i++) {
        if (composers[i].game == game) {
            return &composers[i];
        }
    }
    return NULL;
}

/* Finds candidates in so many matches or, with a composer, positions. Returns how many; NOWHERE:
 * there is not enough memory. */
static int find(const struct game *game, const struct composer *composer, uint32_t seed,
                uint32_t tries, uint32_t deep) {
    struct maker *maker = maker_new(game, seed, (int)deep);
    if (!maker) {
        return NOWHERE;
    }
    for (uint32_t i = 1; i <= tries; i++) {
        if (composer) {
            maker_compose(maker, &composer->how);
        } else {
            maker_play(maker);
        }
        if (i % (composer ? 1000 : 10) == 0) {
            fprintf(stderr, "%u: %d puzzles\n", (unsigned)i, maker_found(maker));
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

/* What the first turn of a solution does, as events. */
struct first_turn {
    int pieces; /* on the board before it */
    int drops, captures, captured, steps;
};

static bool see_first_turn(const struct composer *composer, const struct puzzle *puzzle,
                           struct first_turn *turn) {
    const struct game *game = composer->game;
    struct options options = options_default(game);
    struct position pos;
    char word[ACTION_TEXT_MAX];
    game_action action;
    options_resolve_seeds(game, &options, 1);
    *turn = (struct first_turn){0};
    if (rules_setup(game, &options, puzzle->position, &pos, NULL)) {
        return false;
    }
    int side = game->side_to_act(&pos);
    turn->pieces = compose_count(game, &composer->how, &pos);
    for (int i = 0; puzzle_action(puzzle->solution, i, word) && game->side_to_act(&pos) == side &&
                    rules_action_parse(game, &pos, word, &action);
         i++) {
        struct trace trace = {0};
        rules_play(game, &pos, action, &trace);
        turn->steps++;
        for (int k = 0; k < trace.count; k++) {
            bool takes = trace.event[k].kind == EVENT_CAPTURE || trace.event[k].kind == EVENT_FLIP;
            turn->drops += trace.event[k].kind == EVENT_DROP;
            turn->captures += takes;
            turn->captured += takes ? trace.event[k].count : 0;
        }
        if (proof_turn_ended(game, &pos, side)) {
            break;
        }
    }
    return true;
}

/* Above a puzzle: what it is like. */
static void write_first_turn(const struct composer *composer, const struct puzzle *puzzle,
                             struct text *out) {
    struct puzzle_traits traits;
    struct first_turn turn;
    if (composer && see_first_turn(composer, puzzle, &turn) &&
        puzzle_traits(composer->game, puzzle, &traits)) {
        text_format(out, "# pieces %d turns %d difficulty %d: steps %d drops %d", turn.pieces,
                    traits.turns, traits.difficulty, turn.steps, turn.drops);
        text_format(out, " captures %d of %d%s", turn.captures, turn.captured,
                    traits.largest ? " largest" : "");
        text_format(out, " tempting %d subtle %d sacrifice %d%s%s\n", traits.tempting,
                    traits.subtle, traits.sacrifice, traits.safe ? " safe" : "",
                    traits.hunt ? " hunt" : "");
    }
}

static void write_found(const struct composer *composer, int count) {
    struct text out = {0};
    for (int i = 0; i < count; i++) {
        text_char(&out, '\n');
        write_first_turn(composer, &found[i], &out);
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

/* Finds or composes, and chooses when it is to `make`. */
static const char *make(const struct game *game, int argc, char **argv) {
    uint32_t seed = 0, tries = 0, deep = MAKER_DEEP;
    if (!read_number(argv[3], 1000000000, &seed) || !read_number(argv[4], 1000000, &tries) ||
        (argc == 6 && !read_number(argv[5], 10000, &deep))) {
        return "SEED, MATCHES, TRIES and DEEP are numbers";
    }
    bool makes = strcmp(argv[1], "make") == 0, composes = strcmp(argv[1], "compose") == 0;
    const struct composer *composer = composes ? composer_of(game) : NULL;
    if (composes && !composer) {
        return "nothing is composed of this game";
    }
    int count = find(game, composer, seed, tries, deep);
    if (count == NOWHERE) {
        return "there isn't enough memory";
    }
    if (!makes) {
        write_found(composer, count);
        return NULL;
    }
    struct line command =
        text_line("./dev puzzles make %s %u %u%s", game->id, (unsigned)seed, (unsigned)tries,
                  argc == 6 ? text_line(" %u", (unsigned)deep).string : "");
    return choose(game, count, command.string);
}

int main(int argc, char **argv) {
    const struct game *game = argc > 2 ? games_find(argv[2]) : NULL;
    const char *command = game ? argv[1] : "";
    const char *message =
        "takes: make, find or compose GAME SEED TRIES [DEEP], choose, describe or "
        "check GAME";
    if (argc == 3 && strcmp(command, "check") == 0) {
        message = check(game);
    } else if (argc == 3 && strcmp(command, "describe") == 0) {
        write_found(composer_of(game), read_found());
        message = NULL;
    } else if (argc == 3 && strcmp(command, "choose") == 0) {
        message = choose(game, read_found(),
                         text_line("./dev puzzles choose %s <FOUND", game->id).string);
    } else if ((argc == 5 || argc == 6) &&
               (strcmp(command, "make") == 0 || strcmp(command, "find") == 0 ||
                strcmp(command, "compose") == 0)) {
        message = make(game, argc, argv);
    }
    return message ? fail(message) : EXIT_SUCCESS;
}
