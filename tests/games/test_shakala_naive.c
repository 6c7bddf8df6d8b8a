/* test_shakala_naive.c: Shakala's rules compared with a second, naive implementation, step by step,
 * in random games and from odd positions; and what no action changes. */
#include "base/random.h"
#include "games/shakala.h"

#include "engine/rules.h"
#include "support/naive_shakala.h"
#include "support/suite.h"

#include <string.h>

enum { POINTS = 40 };

typedef int counts[SHAKALA_HAND + 1][SHAKALA_KINDS];

/* ---- invariants of an action ---- */

static void count_all(const struct position *pos, counts out) {
    for (int place = 0; place <= SHAKALA_HAND; place++) {
        for (int item = 0; item < SHAKALA_KINDS; item++) {
            out[place][item] = shakala_game.tokens(pos, place, item);
        }
    }
}

static void check_conserved(counts held) {
    int stones = 0;
    int points = 0;
    for (int place = 0; place <= SHAKALA_HAND; place++) {
        stones += held[place][SHAKALA_STONE];
        for (int value = 1; value < SHAKALA_KINDS; value++) {
            points += value * held[place][value];
        }
    }
    if (stones != SHAKALA_STONES || points != POINTS) {
        ck_abort_msg("%d stones and %d points in all", stones, points);
    }
}

/* The counts before, changed by the trace, are the counts after; none is below zero on the way.
 * The side changes with the end of a turn. */
static void check_ledger(counts held, int side, const struct position *after,
                         const struct trace *trace) {
    counts expected;
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        if (event->kind == EVENT_END_TURN) {
            side = !side;
        }
        if (event->from == NOWHERE) {
            continue;
        }
        held[event->from][event->item] -= event->count;
        held[event->to][event->item] += event->count;
        if (held[event->from][event->item] < 0) {
            ck_abort_msg("event %d takes more than there is", i);
        }
    }
    count_all(after, expected);
    if (memcmp(held, expected, sizeof expected) != 0 || side != shakala_game.side_to_act(after)) {
        ck_abort_msg("the trace does not lead to the position after it");
    }
    check_conserved(held);
}

static void check_read_back(const struct position *pos, const char *text) {
    struct options options = options_default(&shakala_game);
    struct position read;
    const char *message = shakala_game.position_parse(&read, &options, text);
    if (message || !position_equal(&read, pos)) {
        ck_abort_msg("%s is not read back: %s", text, message ? message : "differs");
    }
}

/* ---- lock-step ---- */

static int compare_texts(const void *left, const void *right) {
    return strcmp(left, right);
}

static void compare_actions(const struct position *pos, const struct naive_shakala *naive,
                            const char *where) {
    char expected[NAIVE_ACTIONS][NAIVE_ACTION];
    char actual[NAIVE_ACTIONS][NAIVE_ACTION];
    game_action legal[ACTIONS_MAX];
    int expected_count = naive_shakala_actions(naive, expected);
    int count = shakala_game.actions(pos, legal);
    if (count != expected_count) {
        ck_abort_msg("%d actions, not %d in %s", count, expected_count, where);
    }
    for (int i = 0; i < count; i++) {
        struct text text = text_fixed(actual[i], sizeof actual[i]);
        shakala_game.action_text(pos, legal[i], &text);
    }
    qsort(actual, (size_t)count, sizeof actual[0], compare_texts);
    for (int i = 0; i < count; i++) {
        if (strcmp(actual[i], expected[i]) != 0) {
            ck_abort_msg("action %s, not %s in %s", actual[i], expected[i], where);
        }
    }
}

static void compare(const struct position *pos, const struct naive_shakala *naive) {
    char buffer[POSITION_TEXT_MAX];
    char naive_buffer[POSITION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    struct text naive_text = text_fixed(naive_buffer, sizeof naive_buffer);
    shakala_game.position_text(pos, &text);
    naive_shakala_text(naive, &naive_text);
    if (strcmp(buffer, naive_buffer) != 0) {
        ck_abort_msg("%s\nnot %s", buffer, naive_buffer);
    }
    compare_actions(pos, naive, buffer);
    struct result result = shakala_game.result(pos);
    int winner = result.outcome == OUTCOME_OPEN ? -1 : result.winner;
    if (winner != naive_shakala_winner(naive) || result.outcome == OUTCOME_DRAW) {
        ck_abort_msg("winner %d in %s", winner, buffer);
    }
    for (int side = 0; side < 2; side++) {
        if (shakala_game.score(pos, side) != naive_shakala_score(naive, side)) {
            ck_abort_msg("score in %s", buffer);
        }
    }
    if (shakala_game.side_to_act(pos) != naive->side) {
        ck_abort_msg("side to act in %s", buffer);
    }
    check_read_back(pos, buffer);
}

static void copy_to_naive(const struct position *pos, struct naive_shakala *naive) {
    char buffer[POSITION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    shakala_game.position_text(pos, &text);
    naive_shakala_read(naive, buffer);
}

/* Plays an action with both; `held` is the contents of every place. */
static void play_both(struct position *pos, struct naive_shakala *naive, game_action action,
                      counts held) {
    struct position silent = *pos;
    struct trace trace;
    trace.count = 0;
    char buffer[ACTION_TEXT_MAX];
    struct text notation = text_fixed(buffer, sizeof buffer);
    shakala_game.action_text(pos, action, &notation);
    rules_play(&shakala_game, pos, action, &trace);
    rules_play(&shakala_game, &silent, action, NULL);
    check_ledger(held, naive->side, pos, &trace);
    naive_shakala_play(naive, buffer);
    if (!position_equal(pos, &silent)) {
        ck_abort_msg("the trace changes what %s does", buffer);
    }
}

/* Plays at random until the game is over or has `length` actions. Returns true when it is over. */
static bool walk(struct position *pos, struct naive_shakala *naive, uint64_t *random, int length) {
    counts held;
    count_all(pos, held);
    for (int i = 0; i < length; i++) {
        game_action legal[ACTIONS_MAX];
        compare(pos, naive);
        int count = shakala_game.actions(pos, legal);
        if (count == 0) {
            return true;
        }
        play_both(pos, naive, legal[random_below(random, (uint32_t)count)], held);
    }
    return false;
}

/* Random games with both options and many seeds. Returns how many of them ended. */
static int walk_from_starts(int games, int length) {
    uint64_t random = 1;
    int over = 0;
    for (int game = 0; game < games; game++) {
        struct options options = options_default(&shakala_game);
        options.value[0] = (uint32_t)game % 2;
        options_resolve_seeds(&shakala_game, &options, (uint64_t)game);
        struct position pos;
        struct naive_shakala naive;
        rules_start(&shakala_game, &options, &pos);
        copy_to_naive(&pos, &naive);
        over += walk(&pos, &naive, &random, length);
    }
    return over;
}

START_TEST(both_rules_agree_in_the_openings_of_many_random_games) {
    ck_assert_int_eq(walk_from_starts(800, 40), 0);
}
END_TEST

START_TEST(both_rules_agree_in_random_games_to_the_end) {
    ck_assert_int_gt(walk_from_starts(40, 3000), 30);
}
END_TEST

/* ---- odd positions ---- */

static char follow(char pit, bool outer) {
    const char *track = outer ? "EABCDHeabcdhE" : "EFGHefghE";
    const char *found = strchr(track, pit);
    if (!found) {
        return follow(pit, !outer);
    }
    return found[1];
}

static int pit_place(char pit) {
    static const char pits[] = "ABCDEFGHabcdefgh";
    return (int)(strchr(pits, pit) - pits);
}

struct odd {
    uint64_t *random;
    counts held;
    bool open[SHAKALA_PITS]; /* pits that may get beads */
    int stones;              /* not yet in a pit */
    int gems[SHAKALA_KINDS];
    int side;
    char origin;
    char at;
    bool track;
    char run[8];
};

static uint32_t below(struct odd *odd, uint32_t bound) {
    return random_below(odd->random, bound);
}

/* Chooses a run of up to six pits and where the hand is after it. */
static void choose_run(struct odd *odd) {
    static const char pits[] = "ABCDEFGHabcdefgh";
    bool gems = below(odd, 2);
    size_t length = 1 + below(odd, 6);
    odd->run[0] = gems ? 'g' : 's';
    char pit = pits[!odd->side * 8 + (int)below(odd, 8)];
    for (size_t i = 1; i <= length && pit_place(pit) / 8 != odd->side; i++) {
        int gem = 1 + (int)below(odd, 4);
        odd->run[i] = pit;
        odd->held[pit_place(pit)][SHAKALA_STONE] = gems ? 1 : 2;
        odd->stones -= gems ? 1 : 2;
        while (gems && !odd->gems[gem]) {
            gem = gem % 4 + 1;
        }
        if (gems) {
            odd->held[pit_place(pit)][gem]++;
            odd->gems[gem]--;
        }
        odd->open[pit_place(pit)] = false;
        odd->at = pit;
        pit = follow(pit, below(odd, 2));
    }
    odd->track = odd->at == 'E' || odd->at == 'e';
    if (!odd->track || below(odd, 2)) {
        odd->at = follow(odd->at, below(odd, 2));
        odd->track = odd->at == odd->origin && odd->side * 8 + 4 == pit_place(odd->at);
        if (odd->at == odd->origin && (!odd->track || below(odd, 2))) {
            odd->at = follow(odd->at, below(odd, 2));
            odd->track = false;
        }
    }
}

/* Chooses an empty pit as the one sown from, and where the hand is. */
static void choose_sowing(struct odd *odd) {
    static const char pits[] = "ABCDEFGHabcdefgh";
    odd->origin = pits[odd->side * 8 + (int)below(odd, 8)];
    odd->open[pit_place(odd->origin)] = false;
    if (below(odd, 2)) {
        choose_run(odd);
        return;
    }
    strcpy(odd->run, "-");
    odd->track = below(odd, 2);
    do {
        odd->at = odd->track ? "Ee"[below(odd, 2)] : pits[below(odd, 16)];
    } while (!odd->track && odd->at == odd->origin);
}

/* Distributes an item: about `grasp` of 4 beads go to the hand, `spent` of 4 gems to the cups, the
 * rest to open pits. */
static void distribute(struct odd *odd, int item, uint32_t grasp, uint32_t spent) {
    uint32_t place = 0;
    if (odd->origin && below(odd, 4) < grasp) {
        place = SHAKALA_HAND;
    } else if (item != SHAKALA_STONE && below(odd, 4) < spent) {
        place = SHAKALA_CUP + below(odd, 2);
    } else {
        place = below(odd, SHAKALA_PITS);
        for (int i = 0; i < SHAKALA_PITS && !odd->open[place]; i++) {
            place = (place + 1) % SHAKALA_PITS;
        }
        if (!odd->open[place]) {
            place = odd->origin ? SHAKALA_HAND : (uint32_t)odd->side * SHAKALA_ROW;
        }
    }
    odd->held[place][item]++;
}

static void add_held(const int held[SHAKALA_KINDS], struct text *out) {
    size_t before = out->length;
    for (int item = 0; item < SHAKALA_KINDS; item++) {
        for (int i = 0; i < held[item]; i++) {
            text_char(out, "s1234"[item]);
        }
    }
    if (out->length == before) {
        text_char(out, '-');
    }
}

static void write_odd(struct odd *odd, struct text *out) {
    for (int place = 0; place < SHAKALA_HAND; place++) {
        text_add(out, place == 0 ? "" : place < SHAKALA_PITS ? "/" : " ");
        add_held(odd->held[place], out);
    }
    text_add(out, odd->side ? " N " : " S ");
    if (odd->origin) {
        text_format(out, "%s %c %c ", odd->track ? "track" : "bead", odd->origin, odd->at);
        add_held(odd->held[SHAKALA_HAND], out);
        text_format(out, " %s", odd->run);
    } else if (below(odd, 2)) {
        text_format(out, "take %d", (int)below(odd, 6) + 1);
    } else {
        text_add(out, "pit");
    }
}

static void odd_position(uint64_t *random, struct text *out) {
    struct odd odd = {.random = random, .stones = SHAKALA_STONES, .gems = {0, 4, 4, 4, 4}};
    odd.side = (int)below(&odd, 2);
    uint32_t crowd = 1 + below(&odd, 4); /* this many of 4 pits are open */
    int barred = (int)below(&odd, 3);    /* a side without open pits, or 2 */
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        odd.open[pit] = pit / SHAKALA_ROW != barred && below(&odd, 4) < crowd;
    }
    if (below(&odd, 3)) {
        choose_sowing(&odd);
    }
    uint32_t grasp = below(&odd, 4);
    uint32_t spent = below(&odd, 6);
    for (int i = 0; i < odd.stones; i++) {
        distribute(&odd, SHAKALA_STONE, grasp, spent);
    }
    for (int value = 1; value < SHAKALA_KINDS; value++) {
        for (int i = 0; i < odd.gems[value]; i++) {
            distribute(&odd, value, grasp, spent);
        }
    }
    write_odd(&odd, out);
}

START_TEST(both_rules_agree_from_odd_positions) {
    struct options options = options_default(&shakala_game);
    uint64_t random = 2;
    int accepted = 0;
    int over = 0;
    for (int game = 0; game < 2500; game++) {
        char buffer[POSITION_TEXT_MAX];
        struct text text = text_fixed(buffer, sizeof buffer);
        struct position pos;
        odd_position(&random, &text);
        if (!rules_setup(&shakala_game, &options, buffer, &pos, NULL)) {
            struct naive_shakala naive;
            naive_shakala_read(&naive, buffer);
            over += walk(&pos, &naive, &random, 40);
            accepted++;
        }
    }
    ck_assert_int_gt(accepted, 2000);
    ck_assert_int_gt(over, 200);
}
END_TEST

/* ---- perft ---- */

static void check_perft(const char *position, int depth) {
    struct options options = options_default(&shakala_game);
    struct position pos;
    struct naive_shakala naive;
    ck_assert_pstr_eq(rules_setup(&shakala_game, &options, position, &pos, NULL), NULL);
    naive_shakala_read(&naive, position);
    for (int i = 1; i <= depth; i++) {
        ck_assert_uint_eq(rules_perft(&shakala_game, &pos, i), naive_shakala_perft(&naive, i));
    }
}

START_TEST(both_rules_count_the_same_sequences) {
    check_perft("s1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s3/s4/s4/s3/s2/s1 - - S pit", 6);
    check_perft("s1/-/-/-/-/-/ss/sssss1122/ss/-/s3/-/ss44/s/s2/s 12334 34 S pit", 4);
    check_perft("-/s/-/-/s/s/s/-/-/-/-/ss/-/s/s/s - 1111222233334444 N track e e sssssss -", 5);
    check_perft("-/-/-/-/-/-/-/-/-/-/-/-/-/-/-/s 1111 - S bead E F "
                "sssssssssssssss222233334444 -",
                5);
    check_perft("ss/1/2/33/-/-/s/s4/ss/ss/s/s/ss/s/ss/s 12 112233444 N take 5", 4);
    check_perft("s1/s1/s2/ss/s12/sss33/s4/sss444/-/-/-/-/-/-/-/sss 1 2233 N pit", 4);
}
END_TEST

/* Counted by both implementations; written down here so that a change of either is noticed. */
START_TEST(perft_from_the_start) {
    static const uint64_t counts_of[] = {1, 8, 16, 104, 256, 1235, 3503, 13600, 42200, 149697};
    struct options options = options_default(&shakala_game);
    struct position pos;
    rules_start(&shakala_game, &options, &pos);
    for (int depth = 0; depth <= 9; depth++) {
        ck_assert_uint_eq(rules_perft(&shakala_game, &pos, depth), counts_of[depth]);
    }
}
END_TEST

SUITE("shakala against naive rules", both_rules_agree_in_the_openings_of_many_random_games,
      both_rules_agree_in_random_games_to_the_end, both_rules_agree_from_odd_positions,
      both_rules_count_the_same_sequences, perft_from_the_start)
