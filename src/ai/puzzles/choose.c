/* choose.c: see choose.h. */
#include "ai/puzzles/choose.h"

#include "engine/rules.h"
#include "puzzles/proof.h"
#include "puzzles/traits.h"

#include <stdlib.h>
#include <string.h>

enum {
    CHOSEN = CHOOSER_PER_GRADE * PUZZLE_GRADES,
    THIRD = 3,       /* at most one in so many is of a sort that is easily too common */
    KINDS_LEAST = 3, /* in a row before a kind may come again, where there are so many */
};

struct candidate {
    struct puzzle puzzle;
    struct position position;
    struct puzzle_traits traits;
    bool chosen;
};

struct chooser {
    const struct game *game;
    int count;
    struct candidate *candidate; /* the easiest first */
};

static int by_difficulty(const void *a, const void *b) {
    const struct candidate *first = a, *second = b;
    int order = first->traits.difficulty - second->traits.difficulty;
    return order ? order : first->puzzle.number - second->puzzle.number;
}

/* ---- reading ---- */

/* The line has to come out as well: it may not where a turn begins with another side's removal. */
static bool is_worth_solving(const struct game *game, const struct candidate *candidate) {
    return proof_check(game, &candidate->puzzle, 0) == PROOF_SOUND &&
           (candidate->puzzle.goal.kind != GOAL_WIN || !candidate->traits.safe);
}

static void read_candidates(struct chooser *chooser, const struct puzzle found[], int count) {
    struct options options = options_default(chooser->game);
    options_resolve_seeds(chooser->game, &options, 1);
    for (int i = 0; i < count; i++) {
        struct candidate *candidate = &chooser->candidate[chooser->count];
        candidate->puzzle = found[i];
        if (!rules_setup(chooser->game, &options, found[i].position, &candidate->position, NULL) &&
            puzzle_traits(chooser->game, &candidate->puzzle, &candidate->traits) &&
            is_worth_solving(chooser->game, candidate)) {
            chooser->count++;
        }
    }
    qsort(chooser->candidate, (size_t)chooser->count, sizeof *chooser->candidate, by_difficulty);
}

/* ---- choosing ---- */

static bool is_like_chosen(const struct chooser *chooser, const struct candidate *candidate) {
    for (int i = 0; i < chooser->count; i++) {
        const struct candidate *other = &chooser->candidate[i];
        if (other->chosen &&
            puzzles_look_alike(chooser->game, &other->position, &candidate->position)) {
            return true;
        }
    }
    return false;
}

/* A gain where the largest capture is the answer. */
static bool is_counting(const struct candidate *candidate) {
    return candidate->puzzle.goal.kind == GOAL_GAIN && candidate->traits.largest;
}

/* One more of it would be too many. */
static bool is_too_common(const struct chooser *chooser, const struct candidate *candidate) {
    int gains = 1, counting = 1, hunts = 1;
    for (int i = 0; i < chooser->count; i++) {
        const struct candidate *other = &chooser->candidate[i];
        gains += other->chosen && other->puzzle.goal.kind == GOAL_GAIN;
        counting += other->chosen && is_counting(other);
        hunts += other->chosen && other->traits.hunt;
    }
    return (is_counting(candidate) && counting * THIRD > gains) ||
           (candidate->traits.hunt && hunts * THIRD > CHOSEN);
}

/* For variety, answers of several actions are of another kind than those of one, and so are those
 * that give something away. */
static bool is_of_kind(const struct candidate *a, const struct candidate *b) {
    return puzzles_same_kind(&a->puzzle.goal, &b->puzzle.goal) &&
           is_counting(a) == is_counting(b) && (a->traits.actions > 1) == (b->traits.actions > 1) &&
           (a->traits.sacrifice > 0) == (b->traits.sacrifice > 0);
}

static int chosen_of_kind(const struct chooser *chooser, int from, int to,
                          const struct candidate *like) {
    int count = 0;
    for (int i = from; i < to; i++) {
        const struct candidate *other = &chooser->candidate[i];
        count += other->chosen && is_of_kind(other, like);
    }
    return count;
}

/* Chooses one of the candidates from..to, of the kind that was chosen least among them; of those,
 * the one in the middle. False when none may be chosen. */
static bool choose_one(struct chooser *chooser, int from, int to) {
    int best = NOWHERE, least = CHOSEN, start = (from + to) / 2;
    for (int n = 0; n < to - from; n++) {
        int i = from + (start - from + n) % (to - from);
        const struct candidate *candidate = &chooser->candidate[i];
        int of_kind = chosen_of_kind(chooser, from, to, candidate);
        if (!candidate->chosen && of_kind < least && !is_too_common(chooser, candidate) &&
            !is_like_chosen(chooser, candidate)) {
            best = i;
            least = of_kind;
        }
    }
    if (best != NOWHERE) {
        chooser->candidate[best].chosen = true;
    }
    return best != NOWHERE;
}

/* A fifth of the candidates after the other, and what is then missing from anywhere. */
static void choose(struct chooser *chooser) {
    int chosen = 0;
    for (int part = 0; part < CHOSEN; part++) {
        int fifth = part % PUZZLE_GRADES;
        chosen += choose_one(chooser, chooser->count * fifth / PUZZLE_GRADES,
                             chooser->count * (fifth + 1) / PUZZLE_GRADES);
    }
    while (chosen < CHOSEN && choose_one(chooser, 0, chooser->count)) {
        chosen++;
    }
}

/* ---- writing ---- */

/* How many of the last few are of the kind: the fewer, the sooner one more may follow. */
static int lately(struct candidate *const written[], int count, const struct candidate *next) {
    int of_kind = 0;
    for (int i = count - 1; i >= 0 && i >= count - KINDS_LEAST; i--) {
        of_kind += written[i]->puzzle.goal.kind == next->puzzle.goal.kind
                       ? KINDS_LEAST - (count - 1 - i)
                       : 0;
    }
    return of_kind;
}

/* Puts the members of a grade in an order in which kinds take turns, the easier of a kind first. */
static void take_turns(struct candidate *member[], int count) {
    for (int i = 0; i < count; i++) {
        int best = i;
        for (int k = i + 1; k < count; k++) {
            if (lately(member, i, member[k]) < lately(member, i, member[best])) {
                best = k;
            }
        }
        struct candidate *next = member[best];
        for (int k = best; k > i; k--) {
            member[k] = member[k - 1];
        }
        member[i] = next;
    }
}

static void write_chosen(struct chooser *chooser, struct text *out) {
    struct candidate *chosen[CHOSEN];
    int count = 0, number = 0;
    for (int i = 0; i < chooser->count && count < CHOSEN; i++) {
        if (chooser->candidate[i].chosen) {
            chosen[count++] = &chooser->candidate[i];
        }
    }
    for (int grade = 1; grade <= PUZZLE_GRADES; grade++) {
        int from = count * (grade - 1) / PUZZLE_GRADES, to = count * grade / PUZZLE_GRADES;
        take_turns(&chosen[from], to - from);
        for (int i = from; i < to; i++) {
            chosen[i]->puzzle.number = ++number;
            chosen[i]->puzzle.grade = grade;
            text_char(out, '\n');
            puzzle_write(&chosen[i]->puzzle, out);
        }
    }
}

bool choose_puzzles(const struct game *game, const struct puzzle found[], int count,
                    struct text *out) {
    struct chooser chooser = {.game = game,
                              .candidate = calloc((size_t)count + 1, sizeof *chooser.candidate)};
    if (chooser.candidate) {
        read_candidates(&chooser, found, count);
        choose(&chooser);
        write_chosen(&chooser, out);
        free(chooser.candidate);
    }
    return chooser.candidate != NULL && !out->truncated;
}
