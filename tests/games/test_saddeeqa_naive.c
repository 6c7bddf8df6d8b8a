/* test_saddeeqa_naive.c: the game agrees with a second, naive implementation of the rules. */
#include "base/random.h"
#include "games/saddeeqa.h"

#include "engine/rules.h"
#include "support/naive_saddeeqa.h"
#include "support/suite.h"

#include <string.h>

enum { GAMES_OF_EACH_START = 30, ODD_GAMES = 2500, ODD_GAME_MOVES = 25 };

static const struct game *const game = &saddeeqa_game;

/* What occurred in all games of a test, so that it can check that it covered its cases. */
struct met {
    int moves, captures, endless, rests, over;
};

/* The trace, event by event, turns the counts before into the counts after, and no count falls
 * below zero on the way. */
static bool keeps_ledger(const struct position *before, const struct position *after,
                         const struct trace *trace) {
    int count[SADDEEQA_HAND + 1] = {0};
    for (int place = 0; place < game->place_count; place++) {
        count[place] = game->tokens(before, place, 0);
    }
    for (int i = 0; i < trace->count; i++) {
        struct event event = trace->event[i];
        if (event.from == NOWHERE) {
            continue;
        }
        count[event.from] -= event.count;
        count[event.to] += event.count;
        if (event.count == 0 || count[event.from] < 0) {
            return false;
        }
    }
    bool same = true;
    for (int place = 0; place < game->place_count; place++) {
        same = same && count[place] == game->tokens(after, place, 0);
    }
    return same;
}

static void count_events(const struct trace *trace, struct met *met) {
    bool rest = false;
    for (int i = 0; i < trace->count; i++) {
        met->captures += trace->event[i].kind == EVENT_CAPTURE;
        rest = rest || trace->event[i].kind == EVENT_REST;
    }
    met->rests += rest;
    met->moves++;
}

/* Compares position, result, side and scores as one line: a single assertion costs more than all of
 * these. */
static void check_same_position(const struct position *pos, const struct naive_saddeeqa *naive) {
    char buffer[2 * POSITION_TEXT_MAX];
    char expected[2 * POSITION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    game->position_text(pos, &text);
    text_char(&text, ' ');
    rules_result_text(game->result(pos), &text);
    text_format(&text, " %d %d %d", game->side_to_act(pos), game->score(pos, 0),
                game->score(pos, 1));
    text = text_fixed(expected, sizeof expected);
    naive_saddeeqa_print(naive, expected, sizeof expected);
    text.length = strlen(expected);
    text_format(&text, " %s %d %d %d", naive->result, naive->side, naive->score[0],
                naive->score[1]);
    ck_assert_str_eq(buffer, expected);
}

/* Both must have the same moves, in the same order. */
static int check_same_moves(const struct position *pos, const struct naive_saddeeqa *naive,
                            game_action legal[ACTIONS_MAX], char moves[16][16]) {
    char buffer[256];
    char expected[256];
    struct text text = text_fixed(buffer, sizeof buffer);
    int count = game->actions(pos, legal);
    for (int i = 0; i < count; i++) {
        game->action_text(pos, legal[i], &text);
        text_char(&text, ' ');
    }
    text = text_fixed(expected, sizeof expected);
    int expected_count = naive_saddeeqa_moves(naive, moves);
    for (int i = 0; i < expected_count; i++) {
        text_format(&text, "%s ", moves[i]);
    }
    ck_assert_str_eq(buffer, expected);
    return count;
}

/* How many options of the mover are endless. */
static int endless(const struct naive_saddeeqa *naive, int count) {
    int held = 0;
    for (int hole = naive->side * 8; hole < naive->side * 8 + 8; hole++) {
        held += naive->hole[hole] > 0;
    }
    return 2 * held - count;
}

/* Plays at random, in both, until the game is over or `moves` moves have been made. */
static void play_in_step(struct position pos, struct naive_saddeeqa naive, int moves,
                         uint64_t *random, struct met *met) {
    static struct trace trace;
    check_same_position(&pos, &naive);
    for (int i = 0; i < moves; i++) {
        game_action legal[ACTIONS_MAX];
        char names[16][16];
        int count = check_same_moves(&pos, &naive, legal, names);
        if (count == 0) {
            ck_assert_int_ne(game->result(&pos).outcome, OUTCOME_OPEN);
            met->over++;
            return;
        }
        met->endless += endless(&naive, count);
        uint32_t chosen = random_below(random, (uint32_t)count);
        struct position before = pos;
        struct position untraced = pos;
        trace.count = 0;
        rules_play(game, &pos, legal[chosen], &trace);
        rules_play(game, &untraced, legal[chosen], NULL);
        naive_saddeeqa_play(&naive, names[chosen]);
        check_same_position(&pos, &naive);
        ck_assert(position_equal(&pos, &untraced) && keeps_ledger(&before, &pos, &trace));
        count_events(&trace, met);
    }
}

START_TEST(random_games_from_every_start_agree_with_the_naive_rules) {
    uint64_t random = 1;
    struct met met = {0};
    for (int i = 0; i < GAMES_OF_EACH_START * 24; i++) {
        struct options options = options_default(game);
        options.value[0] = (uint32_t)(i % 12 + 1);
        options.value[1] = (uint32_t)(i / 12 % 2);
        struct position pos;
        struct naive_saddeeqa naive;
        rules_start(game, &options, &pos);
        naive_saddeeqa_start(&naive, i % 12 + 1, i / 12 % 2);
        play_in_step(pos, naive, 1000, &random, &met);
    }
    ck_assert_int_eq(met.over, GAMES_OF_EACH_START * 24);
    ck_assert_int_gt(met.captures, 5000);
    ck_assert_int_gt(met.endless, 20);
    ck_assert_int_gt(met.rests, 0);
}
END_TEST

/* Random stones: a heap of up to 30, a few holes of up to 8, or many holes of up to 18. */
static void odd_position(uint64_t *random, char *text, size_t size) {
    static const struct { uint32_t holes, stones; } kinds[] = {{2, 30}, {6, 8}, {16, 18}};
    uint32_t kind = random_below(random, 3);
    struct naive_saddeeqa odd = {.side = (int)random_below(random, 2)};
    int left = SADDEEQA_STONES_MAX;
    for (uint32_t i = 0; i < kinds[kind].holes; i++) {
        int stones = (int)random_below(random, kinds[kind].stones) + 1;
        int hole = (int)random_below(random, SADDEEQA_HOLES);
        stones = stones < left ? stones : left;
        odd.hole[hole] += stones;
        left -= stones;
    }
    odd.score[0] = (int)random_below(random, (uint32_t)left + 1);
    odd.score[1] = (int)random_below(random, (uint32_t)(left - odd.score[0]) + 1);
    naive_saddeeqa_print(&odd, text, size);
}

START_TEST(random_games_from_odd_positions_agree_with_the_naive_rules) {
    uint64_t random = 2;
    struct met met = {0};
    struct options options = options_default(game);
    for (int i = 0; i < ODD_GAMES; i++) {
        char text[POSITION_TEXT_MAX];
        struct position pos;
        struct naive_saddeeqa naive;
        odd_position(&random, text, sizeof text);
        ck_assert_ptr_null(rules_setup(game, &options, text, &pos, NULL));
        naive_saddeeqa_read(&naive, text);
        play_in_step(pos, naive, ODD_GAME_MOVES, &random, &met);
    }
    ck_assert_int_gt(met.over, ODD_GAMES / 4);
    ck_assert_int_gt(met.captures, 5000);
    ck_assert_int_gt(met.endless, 0);
}
END_TEST

START_TEST(perft_agrees_with_the_naive_rules) {
    static const struct {
        const char *position;
        int depth;
        uint64_t sequences;
    } known[] = {
        {"4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-0", 4, 40108},
        {"4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-1", 4, 40108},
        {"12-12-12-12-12-12-12-12-12-12-12-12-12-12-12-12-0-0-0", 3, 3520},
        {"1-0-3-1-5-0-3-0-1-2-3-1-0-4-1-2-24-13-1", 4, 17738},
        {"0-0-0-0-30-0-0-0-30-0-0-0-0-0-0-0-1-2-0", 4, 2602},
        {"0-0-1-0-0-0-2-0-0-1-0-0-3-0-0-0-20-30-1", 6, 13910},
    };
    struct options options = options_default(game);
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        struct position pos;
        struct naive_saddeeqa naive;
        ck_assert_ptr_null(rules_setup(game, &options, known[i].position, &pos, NULL));
        naive_saddeeqa_read(&naive, known[i].position);
        uint64_t sequences = rules_perft(game, &pos, known[i].depth);
        ck_assert_uint_eq(sequences, naive_saddeeqa_perft(&naive, known[i].depth));
        ck_assert_uint_eq(sequences, known[i].sequences);
    }
}
END_TEST

SUITE("saddeeqa_naive", random_games_from_every_start_agree_with_the_naive_rules,
      random_games_from_odd_positions_agree_with_the_naive_rules, perft_agrees_with_the_naive_rules)
