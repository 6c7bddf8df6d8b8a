/* test_puzzle_files.c: the puzzles of every game: that they are worth solving, and that every tenth
 * one is true; `./dev puzzles` proves all, twice. */
#include "engine/rules.h"
#include "games/games.h"
#include "platform/platform.h"
#include "puzzles/proof.h"
#include "puzzles/traits.h"
#include "support/naive_prover.h"
#include "support/suite.h"

#include <string.h>

enum {
    COUNT = 70,
    STRIDE = 10,
    THIRD = 3,
    ALL_GAMES_MOST = 8,
    CHOSEN = 10,      /* the first ones, in an order of their own… */
    CHOSEN_GRADE = 3, /* …of the easier grades */
    FIRST = 5,        /* the first ones of a game differ */
    FIRST_KINDS = 3,
    NAIVE_LIMIT = 20000, /* actions */
};

static void read_file(const struct game *game, struct text *out) {
    struct line path = text_line("%s/assets/puzzles/%s.txt", SERAI_SOURCE_DIR, game->id);
    ck_assert_msg(!platform_read(path.string, PUZZLE_FILE_MAX, out), "%s", path.string);
}

/* The puzzles of a game, and what they are like, which takes long to find out. */
struct collection {
    int count;
    struct puzzle puzzle[COUNT];
    struct puzzle_traits traits[COUNT];
};

static void read_collection(const struct game *game, struct collection *collection) {
    struct text text = {0};
    read_file(game, &text);
    collection->count = puzzles_count(text_string(&text));
    ck_assert_msg(collection->count == COUNT, "%s: %d", game->id, collection->count);
    for (int i = 0; i < COUNT; i++) {
        ck_assert_msg(puzzles_find(text_string(&text), i + 1, &collection->puzzle[i]), "%s %d",
                      game->id, i + 1);
    }
    text_free(&text);
}

static struct collection all[ALL_GAMES_MOST];

static const struct collection *collection_of(int game) {
    if (all[game].count == 0) {
        read_collection(games[game], &all[game]);
    }
    return &all[game];
}

static void find_traits(void) {
    for (int i = 0; i < games_count; i++) {
        collection_of(i);
        for (int n = 0; n < COUNT; n++) {
            ck_assert_msg(puzzle_traits(games[i], &all[i].puzzle[n], &all[i].traits[n]), "%s %d",
                          games[i]->id, n + 1);
        }
    }
}

START_TEST(each_game_has_as_many_puzzles_of_each_grade_and_after_the_first_ten_in_ascending_order) {
    for (int i = 0; i < games_count; i++) {
        const struct puzzle *puzzle = collection_of(i)->puzzle;
        int count[PUZZLE_GRADES + 1] = {0};
        for (int n = 0; n < COUNT; n++) {
            count[puzzle[n].grade]++;
            ck_assert_msg(n <= CHOSEN || puzzle[n].grade >= puzzle[n - 1].grade, "%s %d",
                          games[i]->id, n + 1);
            ck_assert_msg(n >= CHOSEN || puzzle[n].grade <= CHOSEN_GRADE, "%s %d", games[i]->id,
                          n + 1);
        }
        for (int grade = 1; grade <= PUZZLE_GRADES; grade++) {
            ck_assert_int_eq(count[grade], COUNT / PUZZLE_GRADES);
        }
    }
}
END_TEST

static void no_puzzle_of_a_grade_is_harder_than_one_of_the_next(void) {
    for (int i = 0; i < games_count; i++) {
        const struct collection *collection = collection_of(i);
        int hardest[PUZZLE_GRADES + 1] = {0};
        for (int n = 0; n < COUNT; n++) {
            int grade = collection->puzzle[n].grade, hard = collection->traits[n].difficulty;
            hardest[grade] = hard > hardest[grade] ? hard : hardest[grade];
        }
        for (int n = 0; n < COUNT; n++) {
            int grade = collection->puzzle[n].grade, hard = collection->traits[n].difficulty;
            ck_assert_msg(hard >= hardest[grade - 1], "%s %d", games[i]->id, n + 1);
        }
    }
}

static void whoever_is_to_win_could_lose_as_well(void) {
    for (int i = 0; i < games_count; i++) {
        const struct collection *collection = collection_of(i);
        for (int n = 0; n < COUNT; n++) {
            ck_assert_msg(collection->puzzle[n].goal.kind != GOAL_WIN ||
                              !collection->traits[n].safe,
                          "%s %d", games[i]->id, n + 1);
        }
    }
}

static void the_largest_gain_at_once_is_the_answer_in_at_most_a_third_of_the_gains(void) {
    for (int i = 0; i < games_count; i++) {
        const struct collection *collection = collection_of(i);
        int gains = 0, largest = 0;
        for (int n = 0; n < COUNT; n++) {
            gains += collection->puzzle[n].goal.kind == GOAL_GAIN;
            largest +=
                collection->puzzle[n].goal.kind == GOAL_GAIN && collection->traits[n].largest;
        }
        ck_assert_msg(THIRD * largest <= gains, "%s: %d of %d", games[i]->id, largest, gains);
    }
}

static void at_most_a_third_are_hunts_for_the_last_pieces(void) {
    for (int i = 0; i < games_count; i++) {
        const struct collection *collection = collection_of(i);
        int hunts = 0;
        for (int n = 0; n < COUNT; n++) {
            hunts += collection->traits[n].hunt;
        }
        ck_assert_msg(THIRD * hunts <= COUNT, "%s: %d", games[i]->id, hunts);
    }
}

/* How many kinds of goals a game has puzzles of, not counting rare ones. */
static int kinds_of(int game) {
    int count[8] = {0}, kinds = 0;
    for (int n = 0; n < COUNT; n++) {
        kinds += ++count[collection_of(game)->puzzle[n].goal.kind] == FIRST;
    }
    return kinds;
}

static void the_first_puzzles_differ_in_kind(void) {
    for (int i = 0; i < games_count; i++) {
        const struct puzzle *puzzle = collection_of(i)->puzzle;
        unsigned kinds = 0;
        int count = 0;
        for (int n = 0; n < FIRST; n++) {
            count += !(kinds & 1U << puzzle[n].goal.kind);
            kinds |= 1U << puzzle[n].goal.kind;
            ck_assert_msg(n == 0 || puzzle[n].goal.kind != puzzle[n - 1].goal.kind, "%s %d",
                          games[i]->id, n + 1);
        }
        int most = kinds_of(i);
        ck_assert_msg(count >= (most < FIRST_KINDS ? most : FIRST_KINDS), "%s: %d", games[i]->id,
                      count);
    }
}

START_TEST(the_puzzles_of_every_game_are_worth_solving) {
    find_traits();
    no_puzzle_of_a_grade_is_harder_than_one_of_the_next();
    whoever_is_to_win_could_lose_as_well();
    the_largest_gain_at_once_is_the_answer_in_at_most_a_third_of_the_gains();
    at_most_a_third_are_hunts_for_the_last_pieces();
    the_first_puzzles_differ_in_kind();
}
END_TEST

START_TEST(no_two_puzzles_of_a_game_look_alike) {
    for (int i = 0; i < games_count; i++) {
        static struct position position[COUNT];
        struct options options = options_default(games[i]);
        options_resolve_seeds(games[i], &options, 1);
        for (int n = 0; n < COUNT; n++) {
            const char *text = collection_of(i)->puzzle[n].position;
            ck_assert_ptr_null(rules_setup(games[i], &options, text, &position[n], NULL));
            for (int k = 0; k < n; k++) {
                ck_assert_msg(!puzzles_look_alike(games[i], &position[n], &position[k]),
                              "%s %d and %d", games[i]->id, k + 1, n + 1);
            }
        }
    }
}
END_TEST

/* The grade of the puzzle of a day. */
static int grade_of_day(const char *text, int day, int *number) {
    struct puzzle puzzle;
    *number = puzzles_of_day(text, day, games_count);
    ck_assert(puzzles_find(text, *number, &puzzle));
    return puzzle.grade;
}

/* The most pieces on the board in the first ones of a game: few, as the game goes. In Shakala, the
 * sixteen stones are always on it; in a match of Dulko, the board fills. */
static const struct {
    const char *game;
    int board, most; /* the places of the board are the first ones */
} sparse[] = {
    {"oware", 12, 18}, {"saddeeqa", 16, 23}, {"shakala", 16, 20},
    {"seega", 81, 12}, {"dulko", 81, 16},
};

START_TEST(the_first_ten_of_each_game_stand_on_sparse_boards) {
    ck_assert_int_eq((int)(sizeof sparse / sizeof sparse[0]), games_count);
    for (int i = 0; i < games_count; i++) {
        const struct game *game = games_find(sparse[i].game);
        struct options options = options_default(game);
        static struct collection collection;
        options_resolve_seeds(game, &options, 1);
        read_collection(game, &collection);
        for (int n = 0; n < CHOSEN; n++) {
            struct position pos;
            int count = 0;
            const char *text = collection.puzzle[n].position;
            ck_assert_ptr_null(rules_setup(game, &options, text, &pos, NULL));
            for (int place = 0; place < sparse[i].board; place++) {
                for (int item = 0; item < game->item_count; item++) {
                    count += game->tokens(&pos, place, item);
                }
            }
            ck_assert_msg(count <= sparse[i].most, "%s %d: %d", game->id, n + 1, count);
        }
    }
}
END_TEST

/* The comment above a puzzle; it ends with its line. */
static struct line comment_of(const char *text, int number) {
    const char *at = strstr(text, text_line("\npuzzle %d grade", number).string);
    ck_assert_ptr_nonnull(at);
    const char *from = at;
    while (from > text && from[-1] != '\n') {
        from--;
    }
    struct line line = {""};
    struct text out = text_fixed(line.string, sizeof line.string);
    text_add_bytes(&out, from, (size_t)(at - from));
    return line;
}

START_TEST(above_each_of_the_first_ten_is_said_which_idea_it_has_and_no_two_have_the_same) {
    for (int i = 0; i < games_count; i++) {
        struct text text = {0};
        struct line idea[CHOSEN];
        read_file(games[i], &text);
        for (int n = 0; n < CHOSEN; n++) {
            idea[n] = comment_of(text_string(&text), n + 1);
            ck_assert_msg(strncmp(idea[n].string, "# ", 2) == 0, "%s %d", games[i]->id, n + 1);
            for (int k = 0; k < n; k++) {
                ck_assert_str_ne(idea[n].string, idea[k].string);
            }
        }
        text_free(&text);
    }
}
END_TEST

START_TEST(the_week_begins_with_an_easy_puzzle_and_ends_with_a_hard_one) {
    enum { MONDAY = 20780 };
    ck_assert_int_eq((MONDAY + 3) % 7, 0); /* the first of January 1970 was a Thursday */
    for (int i = 0; i < games_count; i++) {
        struct text text = {0};
        read_file(games[i], &text);
        for (int week = 0; week < 60; week++) {
            int before = 1, number;
            for (int day = 0; day < 7; day++) {
                int grade = grade_of_day(text_string(&text), MONDAY + 7 * week + day, &number);
                ck_assert_int_ge(grade, before);
                ck_assert_msg((day > 1 || grade == 1) && (day < 6 || grade == PUZZLE_GRADES),
                              "%s, day %d: grade %d", games[i]->id, day, grade);
                before = grade;
            }
        }
        text_free(&text);
    }
}
END_TEST

START_TEST(no_puzzle_of_the_day_comes_again_on_its_weekday_before_all_others_of_its_grade) {
    enum { YEAR = 20780, ROUND = 7 * 5, LEAST_OF_GRADE = 12 };
    for (int i = 0; i < games_count; i++) {
        struct text text = {0};
        read_file(games[i], &text);
        for (int day = 0; day < 7; day++) {
            bool seen[100] = {false};
            for (int round = 0; round < LEAST_OF_GRADE; round++) {
                int number;
                grade_of_day(text_string(&text), YEAR + day + ROUND * round, &number);
                ck_assert_msg(!seen[number], "%s %d", games[i]->id, number);
                seen[number] = true;
            }
        }
        text_free(&text);
    }
}
END_TEST

START_TEST(every_tenth_puzzle_has_exactly_one_solution) {
    for (int i = 0; i < games_count; i++) {
        for (int n = i; n < COUNT; n += STRIDE) {
            ck_assert_msg(proof_check(games[i], &collection_of(i)->puzzle[n], 0) == PROOF_SOUND,
                          "%s %d", games[i]->id, n + 1);
        }
    }
}
END_TEST

/* Those whose second proof is short; it is slow, and slower on a large board. */
START_TEST(every_tenth_puzzle_is_proven_by_naive_rules_too) {
    for (int i = 0; i < games_count; i++) {
        int proven = 0;
        for (int n = i; n < COUNT; n += STRIDE) {
            const char *fault = naive_check(games[i]->id, &collection_of(i)->puzzle[n],
                                            (uint64_t)(NAIVE_LIMIT / games[i]->place_count));
            bool too_long = fault && strcmp(fault, "takes too long") == 0;
            ck_assert_msg(!fault || too_long, "%s %d %s", games[i]->id, n + 1, fault);
            proven += !too_long;
        }
        ck_assert_msg(proven > 0, "%s", games[i]->id);
    }
}
END_TEST

SUITE("puzzle files",
      each_game_has_as_many_puzzles_of_each_grade_and_after_the_first_ten_in_ascending_order,
      the_first_ten_of_each_game_stand_on_sparse_boards,
      above_each_of_the_first_ten_is_said_which_idea_it_has_and_no_two_have_the_same,
      the_puzzles_of_every_game_are_worth_solving, no_two_puzzles_of_a_game_look_alike,
      the_week_begins_with_an_easy_puzzle_and_ends_with_a_hard_one,
      no_puzzle_of_the_day_comes_again_on_its_weekday_before_all_others_of_its_grade,
      every_tenth_puzzle_has_exactly_one_solution, every_tenth_puzzle_is_proven_by_naive_rules_too)
