/* test_dulko_twice.c: the game and the naive generator agree, action by action, and pieces are
 * neither lost nor created. */
#include "base/random.h"
#include "games/dulko.h"

#include "engine/rules.h"
#include "support/naive_dulko.h"
#include "support/suite.h"

#include <stdio.h>
#include <string.h>

enum { KINDS = DULKO_KINDS, NAME = 4 };

static const char kinds[] = "KQBA2345678";

/* ---- comparing one position ---- */

static int by_bytes(const void *a, const void *b) {
    return strcmp(a, b);
}

static void expect_same_moves(const struct position *pos, const struct naive_dulko *naive) {
    game_action legal[ACTIONS_MAX];
    char ours[NAIVE_MOVES_MAX][NAME], theirs[NAIVE_MOVES_MAX][NAME];
    int count = dulko_game.actions(pos, legal);
    ck_assert_int_eq(count, naive_dulko_moves(naive, theirs));
    for (int i = 0; i < count; i++) {
        struct text text = text_fixed(ours[i], sizeof ours[i]);
        dulko_game.action_text(pos, legal[i], &text);
        ck_assert(i == 0 || legal[i - 1] < legal[i]);
    }
    qsort(ours, (size_t)count, sizeof ours[0], by_bytes);
    qsort(theirs, (size_t)count, sizeof theirs[0], by_bytes);
    for (int i = 0; i < count; i++) {
        ck_assert_str_eq(ours[i], theirs[i]);
    }
}

static void expect_same(const struct position *pos, const struct naive_dulko *naive) {
    char ours[POSITION_TEXT_MAX], theirs[NAIVE_TEXT_MAX], outcome[32];
    struct text text = text_fixed(ours, sizeof ours);
    dulko_game.position_text(pos, &text);
    naive_dulko_write(naive, theirs);
    ck_assert_str_eq(ours, theirs);
    struct text result = text_fixed(outcome, sizeof outcome);
    rules_result_text(dulko_game.result(pos), &result);
    ck_assert_str_eq(outcome, naive_dulko_result(naive));
    ck_assert_int_eq(dulko_game.side_to_act(pos) + 1, naive->player);
    for (int side = 0; side < 2; side++) {
        ck_assert_int_eq(dulko_game.score(pos, side), naive_dulko_score(naive, side + 1));
    }
    expect_same_moves(pos, naive);
}

/* ---- the ledger ---- */

struct ledger {
    int count[DULKO_BANK + 2][2 * DULKO_KINDS];
};

static void open_ledger(const struct position *pos, struct ledger *ledger) {
    int pieces = 0;
    for (int place = 0; place < dulko_game.place_count; place++) {
        for (int item = 0; item < dulko_game.item_count; item++) {
            ledger->count[place][item] = dulko_game.tokens(pos, place, item);
            pieces += ledger->count[place][item];
        }
    }
    ck_assert_int_eq(pieces, DULKO_PIECES);
}

/* Applies the trace to the ledger; no count may fall below zero on the way. */
static void apply_trace(struct ledger *ledger, const struct trace *trace) {
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        if (event->kind == EVENT_PLACE || event->kind == EVENT_FLIP) {
            int becomes = event->kind == EVENT_FLIP ? event->becomes : event->item;
            ck_assert_int_ge(ledger->count[event->from][event->item], event->count);
            ledger->count[event->from][event->item] -= event->count;
            ledger->count[event->to][becomes] += event->count;
        } else {
            ck_assert(event->kind == EVENT_PASS || event->kind == EVENT_END_TURN ||
                      event->kind == EVENT_END_GAME);
            ck_assert(event->from == NOWHERE && event->to == NOWHERE);
        }
    }
}

/* The side changes with every END_TURN and back with a PASS; END_GAME only comes at the end of a
 * finished game. */
static void expect_marks(const struct trace *trace, int side_before, const struct position *pos) {
    int side = side_before, ends = 0;
    for (int i = 0; i < trace->count; i++) {
        int kind = trace->event[i].kind;
        side ^= kind == EVENT_END_TURN || kind == EVENT_PASS;
        ends += kind == EVENT_END_GAME;
    }
    ck_assert_int_eq(side, dulko_game.side_to_act(pos));
    ck_assert_int_eq(ends, dulko_game.result(pos).outcome != OUTCOME_OPEN);
}

/* ---- games in lock-step ---- */

/* The events that occurred in the games, so that the tests can check that all of them did. */
struct seen {
    int passes, kings, scores, fills, aces_on_deadzone;
};

static void note(struct seen *seen, const struct position *pos, const struct trace *trace) {
    seen->kings += dulko_game.result(pos).reason == REASON_KING;
    seen->scores += dulko_game.result(pos).reason == REASON_SCORE;
    const struct event *placed = &trace->event[0];
    int kind = placed->item % KINDS;
    seen->aces_on_deadzone += placed->to == dulko_deadzone(pos);
    seen->fills += kind > DULKO_BISHOP && trace->event[1].kind == EVENT_FLIP;
    for (int i = 0; i < trace->count; i++) {
        seen->passes += trace->event[i].kind == EVENT_PASS;
    }
}

static void play_both(struct position *pos, struct naive_dulko *naive, game_action action,
                      struct seen *seen) {
    static struct trace trace;
    static struct ledger before, after;
    char move[NAME];
    struct text text = text_fixed(move, sizeof move);
    dulko_game.action_text(pos, action, &text);
    int side = dulko_game.side_to_act(pos);
    struct position silent = *pos;
    trace.count = 0;
    open_ledger(pos, &before);
    rules_play(&dulko_game, pos, action, &trace);
    rules_play(&dulko_game, &silent, action, NULL);
    ck_assert(position_equal(pos, &silent));
    open_ledger(pos, &after);
    apply_trace(&before, &trace);
    ck_assert_mem_eq(&before, &after, sizeof before);
    expect_marks(&trace, side, pos);
    naive_dulko_play(naive, move);
    expect_same(pos, naive);
    note(seen, pos, &trace);
}

/* The text reads back to the same bytes. */
static void expect_reads_back(const struct position *pos) {
    char buffer[POSITION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    dulko_game.position_text(pos, &text);
    struct options options = options_default(&dulko_game);
    struct position read = {0};
    ck_assert_ptr_null(rules_setup(&dulko_game, &options, buffer, &read, NULL));
    ck_assert(position_equal(pos, &read));
}

/* A random legal action; `shy` players hold back their Kings as long as they can. */
static game_action choose(const struct position *pos, bool shy, uint64_t *state) {
    game_action legal[ACTIONS_MAX];
    int count = dulko_game.actions(pos, legal);
    game_action action = legal[random_below(state, (uint32_t)count)];
    for (int tries = 0; shy && tries < 20 && action % KINDS == DULKO_KING; tries++) {
        action = legal[random_below(state, (uint32_t)count)];
    }
    return action;
}

static void play_out(struct position *pos, int longest, uint64_t *state, struct seen *seen) {
    char buffer[POSITION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    dulko_game.position_text(pos, &text);
    struct naive_dulko naive;
    naive_dulko_read(&naive, buffer);
    expect_same(pos, &naive);
    bool shy = random_below(state, 2);
    for (int i = 0; i < longest && dulko_game.result(pos).outcome == OUTCOME_OPEN; i++) {
        play_both(pos, &naive, choose(pos, shy, state), seen);
        expect_reads_back(pos);
    }
}

START_TEST(both_generators_agree_in_whole_games) {
    uint64_t state = 1;
    struct seen seen = {0};
    for (uint32_t choice = 0; choice < 82; choice += 6) {
        struct options options = options_default(&dulko_game);
        options.value[0] = choice;
        options.value[1] = random_below(&state, UINT32_MAX) + 1;
        struct position pos;
        rules_start(&dulko_game, &options, &pos);
        play_out(&pos, 100, &state, &seen);
        ck_assert_int_ne(dulko_game.result(&pos).outcome, OUTCOME_OPEN);
    }
    ck_assert_int_gt(seen.kings, 0);
    ck_assert_int_gt(seen.scores, 0);
    ck_assert_int_gt(seen.fills, 0);
}
END_TEST

/* ---- odd positions ---- */

/* A position of any pieces on any squares, which meets only the checks of a setup. */
struct odd {
    char square[DULKO_SQUARES][3];
    int bank[2][KINDS];
    int deadzone;
};

static void shuffle(int *numbers, int count, uint64_t *state) {
    for (int i = 0; i < count; i++) {
        numbers[i] = i;
    }
    for (int i = count - 1; i > 0; i--) {
        int other = (int)random_below(state, (uint32_t)i + 1);
        int kept = numbers[i];
        numbers[i] = numbers[other];
        numbers[other] = kept;
    }
}

/* Of the 86 pieces, two each of the first three kinds, then ten each. */
static int kind_of_piece(int number) {
    return number < 6 ? number / 2 : DULKO_ACE + (number - 6) / 10;
}

/* The Kings mostly belong to different players, or the game would be over. */
static int owner_of_piece(int number, bool lopsided, uint64_t *state) {
    if (number < 2 && random_below(state, 8) > 0) {
        return number;
    }
    return lopsided ? 1 : (int)random_below(state, 2);
}

static struct odd odd_position(int on_board, uint64_t *state) {
    struct odd odd = {.deadzone = (int)random_below(state, DULKO_SQUARES)};
    int order[DULKO_PIECES], place[DULKO_SQUARES];
    shuffle(order, DULKO_PIECES, state);
    shuffle(place, DULKO_SQUARES, state);
    bool lopsided = random_below(state, 2);
    for (int at = 0; at < DULKO_SQUARES; at++) {
        odd.square[at][0] = at == odd.deadzone ? '*' : '.';
    }
    for (int i = 0; i < DULKO_PIECES; i++) {
        int kind = kind_of_piece(order[i]);
        int most = kind < DULKO_ACE ? 1 : 5;
        if (i < on_board && (place[i] != odd.deadzone || kind == DULKO_ACE)) {
            int owner = owner_of_piece(order[i], false, state);
            sprintf(odd.square[place[i]], "%c%d", kinds[kind], owner + 1);
        } else {
            int owner = owner_of_piece(order[i], lopsided, state);
            owner = odd.bank[owner][kind] == most ? !owner : owner;
            odd.bank[owner][kind]++;
        }
    }
    return odd;
}

static void write_odd(const struct odd *odd, int player, char *out) {
    for (int row = 8; row >= 0; row--) {
        for (int column = 0; column < 9; column++) {
            out += sprintf(out, "%s", odd->square[row * 9 + column]);
        }
        *out++ = row > 0 ? '/' : ' ';
    }
    out += sprintf(out, "%c%d %d", 'a' + odd->deadzone % 9, odd->deadzone / 9 + 1, player);
    for (int i = 0; i < 2 * KINDS; i++) {
        out += sprintf(out, "%s%d", i % KINDS == 0 ? " " : ",", odd->bank[i / KINDS][i % KINDS]);
    }
}

static void set_up_odd(int on_board, struct position *pos, uint64_t *state) {
    char text[NAIVE_TEXT_MAX];
    struct odd odd = odd_position(on_board, state);
    write_odd(&odd, 1 + (int)random_below(state, 2), text);
    struct options options = options_default(&dulko_game);
    const char *message = rules_setup(&dulko_game, &options, text, pos, NULL);
    ck_assert_msg(!message, "%s: %s", text, message);
    expect_reads_back(pos);
}

START_TEST(both_generators_agree_from_odd_positions) {
    uint64_t state = 2;
    struct seen seen = {0};
    for (int i = 0; i < 160; i++) {
        struct position pos;
        set_up_odd((int)random_below(&state, 82), &pos, &state);
        play_out(&pos, 6, &state, &seen);
    }
    ck_assert_int_gt(seen.kings, 5);
    ck_assert_int_gt(seen.fills, 10);
}
END_TEST

START_TEST(both_generators_agree_where_the_board_is_nearly_full) {
    uint64_t state = 3;
    struct seen seen = {0};
    for (int i = 0; i < 1500; i++) {
        struct position pos;
        set_up_odd(72 + (int)random_below(&state, 10), &pos, &state);
        play_out(&pos, 10, &state, &seen);
    }
    ck_assert_int_gt(seen.passes, 50);
    ck_assert_int_gt(seen.kings, 50);
    ck_assert_int_gt(seen.scores, 50);
    ck_assert_int_gt(seen.aces_on_deadzone, 20);
}
END_TEST

/* ---- counting ---- */

static void expect_same_perft(const struct position *pos, int depth) {
    char buffer[POSITION_TEXT_MAX];
    struct text text = text_fixed(buffer, sizeof buffer);
    dulko_game.position_text(pos, &text);
    struct naive_dulko naive;
    naive_dulko_read(&naive, buffer);
    ck_assert_uint_eq(rules_perft(&dulko_game, pos, depth), naive_dulko_perft(&naive, depth));
}

START_TEST(both_generators_count_the_same_from_the_start) {
    struct options options = options_default(&dulko_game);
    ck_assert_ptr_null(options_set(&dulko_game, &options, "deadzone=e5"));
    struct position pos;
    rules_start(&dulko_game, &options, &pos);
    ck_assert_uint_eq(rules_perft(&dulko_game, &pos, 1), 881);
    expect_same_perft(&pos, 2);
}
END_TEST

START_TEST(both_generators_count_the_same_to_the_end_of_nearly_full_boards) {
    uint64_t state = 4;
    for (int i = 0; i < 60; i++) {
        struct position pos;
        set_up_odd(77 + (int)random_below(&state, 5), &pos, &state);
        for (int depth = 1; depth <= 5; depth++) {
            expect_same_perft(&pos, depth);
        }
    }
}
END_TEST

SUITE("dulko twice", both_generators_agree_in_whole_games, both_generators_agree_from_odd_positions,
      both_generators_agree_where_the_board_is_nearly_full,
      both_generators_count_the_same_from_the_start,
      both_generators_count_the_same_to_the_end_of_nearly_full_boards)
