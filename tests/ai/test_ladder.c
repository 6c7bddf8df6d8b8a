/* test_ladder.c: the strength of the levels, as recorded in tests/golden/ladder.txt: the output of
 * `./dev ladder` for each game, with the game before each line. */
#include "ai/ai.h"
#include "support/suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES_MAX = 16, NAME_MAX = 16, STRONGER_MAX = 3 };

/* A score in percent, with its 95 % confidence interval. */
struct score {
    bool is_measured;
    double mean, spread;
};

/* The scores of a game's levels against those 1 to STRONGER_MAX below them; the lowest has one
 * against random play. */
struct ladder {
    char game[NAME_MAX];
    struct score score[AI_LEVELS][STRONGER_MAX + 1];
    struct score chance;
};

static struct ladder ladders[GAMES_MAX];
static int count;

static struct ladder *ladder_of(const char *game) {
    for (int i = 0; i < count; i++) {
        if (strcmp(ladders[i].game, game) == 0) {
            return &ladders[i];
        }
    }
    ck_assert(count < GAMES_MAX && strlen(game) < NAME_MAX);
    strcpy(ladders[count].game, game);
    return &ladders[count++];
}

/* "oware: level 2 against level 1: 100 matches, ...: 71.5 % +- 8.4" */
static void read_line(char *line) {
    char *colon = strchr(line, ':'), *lower = strstr(line, " against "),
         *lost = strstr(line, "lost: ");
    ck_assert(colon && lower && lost);
    *colon = '\0';
    struct ladder *ladder = ladder_of(line);
    char *end = NULL;
    struct score score = {.is_measured = true};
    score.mean = strtod(lost + strlen("lost: "), &end);
    ck_assert(strncmp(end, " % +- ", strlen(" % +- ")) == 0);
    score.spread = strtod(end + strlen(" % +- "), NULL);
    long level = strtol(colon + strlen(": level "), NULL, 10);
    lower += strlen(" against ");
    if (strncmp(lower, "random", strlen("random")) == 0) {
        ladder->chance = score;
        return;
    }
    long apart = level - strtol(lower + strlen("level "), NULL, 10);
    ck_assert(level > 1 && level < AI_LEVELS && apart > 0 && apart <= STRONGER_MAX);
    ladder->score[level][apart] = score;
}

static void read_ladders(void) {
    char line[256];
    FILE *file = fopen(SERAI_SOURCE_DIR "/tests/golden/ladder.txt", "r");
    ck_assert_ptr_nonnull(file);
    count = 0;
    while (fgets(line, sizeof line, file)) {
        if (line[0] != '#') {
            read_line(line);
        }
    }
    fclose(file);
    ck_assert_int_gt(count, 0);
}

/* Checks that the confidence interval is not entirely below the target, or not entirely above. */
static void check_reaches(struct score score, double target) {
    ck_assert(score.is_measured);
    ck_assert_double_ge(score.mean + score.spread, target);
}

static void check_stays_below(struct score score, double target) {
    ck_assert_double_le(score.mean - score.spread, target);
}

START_TEST(each_level_beats_the_one_below_by_60_to_80_percent) {
    read_ladders();
    for (int i = 0; i < count; i++) {
        for (int level = 2; level < AI_LEVELS; level++) {
            check_reaches(ladders[i].score[level][1], 60);
            check_stays_below(ladders[i].score[level][1], 80);
            ck_assert_double_gt(ladders[i].score[level][1].mean, 50);
        }
    }
}
END_TEST

START_TEST(each_level_beats_the_one_three_below_by_95_percent) {
    read_ladders();
    for (int i = 0; i < count; i++) {
        for (int level = 1 + STRONGER_MAX; level < AI_LEVELS; level++) {
            check_reaches(ladders[i].score[level][STRONGER_MAX], 95);
        }
    }
}
END_TEST

START_TEST(the_lowest_level_beats_random_play_by_75_percent) {
    read_ladders();
    for (int i = 0; i < count; i++) {
        check_reaches(ladders[i].chance, 75);
    }
}
END_TEST

SUITE("ladder", each_level_beats_the_one_below_by_60_to_80_percent,
      each_level_beats_the_one_three_below_by_95_percent,
      the_lowest_level_beats_random_play_by_75_percent)
