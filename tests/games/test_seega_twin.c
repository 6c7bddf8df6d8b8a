/* test_seega_twin.c: Seega's rules compared with a second, naive implementation: the same perft,
 * the same everything in random games and on odd boards, the same positions accepted. */
#include "base/random.h"
#include "games/seega.h"

#include "engine/rules.h"
#include "support/naive_seega.h"
#include "support/seega_play.h"
#include "support/suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How often the difficult cases of Seega have come up, so that no test passes without reaching
 * them. */
struct seen {
    int removals;
    int claims;
    int ends;
    int triple_captures;
};

/* ---- comparing ---- */

/* Like ck_assert, which writes to a file each time and would take most of the time here. */
static void must(bool holds, const char *what, const struct naive_seega *naive) {
    if (!holds) {
        char text[NAIVE_SEEGA_TEXT];
        naive_seega_text(naive, text);
        ck_abort_msg("%s, at %s", what, text);
    }
}

static int compare_moves(const void *a, const void *b) {
    return strcmp(((const struct naive_seega_move *)a)->text,
                  ((const struct naive_seega_move *)b)->text);
}

static void expect_same_actions(const struct position *pos, const struct naive_seega *naive) {
    game_action legal[ACTIONS_MAX];
    struct naive_seega_move texts[NAIVE_SEEGA_MOVES];
    struct naive_seega_move moves[NAIVE_SEEGA_MOVES];
    int count = seega_game.actions(pos, legal);
    must(count == naive_seega_moves(naive, moves), "different numbers of actions", naive);
    for (int i = 0; i < count; i++) {
        struct text text = text_fixed(texts[i].text, sizeof texts[i].text);
        seega_game.action_text(pos, legal[i], &text);
        must(i == 0 || legal[i - 1] < legal[i], "actions do not ascend", naive);
    }
    qsort(texts, (size_t)count, sizeof *texts, compare_moves);
    for (int i = 0; i < count; i++) {
        must(strcmp(texts[i].text, moves[i].text) == 0, "different actions", naive);
    }
    must((count == 0) == (strcmp(naive->result, "ongoing") != 0), "no actions, but not over",
         naive);
    must(count != 1 || strcmp(naive->phase, "move") == 0, "a forced step was not played", naive);
}

static void expect_same_texts(const struct position *pos, const struct naive_seega *naive) {
    char expected[NAIVE_SEEGA_TEXT];
    char buffer[POSITION_TEXT_MAX];
    struct position again;
    struct options options = options_default(&seega_game);
    struct text text = text_fixed(buffer, sizeof buffer);
    naive_seega_text(naive, expected);
    seega_game.position_text(pos, &text);
    must(strcmp(buffer, expected) == 0, "different positions", naive);
    text_clear(&text);
    rules_result_text(seega_game.result(pos), &text);
    must(strcmp(buffer, naive->result) == 0, "different results", naive);
    must(!seega_game.position_parse(&again, &options, expected) && position_equal(pos, &again),
         "its text does not read back", naive);
}

static void expect_same(const struct position *pos, const struct naive_seega *naive,
                        struct seen *seen) {
    bool claimable = naive_seega_claimable(naive);
    for (int side = 0; side < 2; side++) {
        must(seega_game.score(pos, side) == naive->captures[side], "different scores", naive);
    }
    must(seega_game.side_to_act(pos) == (naive->side == 'o'), "different sides to act", naive);
    must(seega_claimable(pos) == claimable, "claimable here only", naive);
    expect_same_texts(pos, naive);
    expect_same_actions(pos, naive);
    seen->removals += strcmp(naive->phase, "remove") == 0;
    seen->claims += claimable;
    seen->ends += strcmp(naive->result, "ongoing") != 0;
}

/* ---- the ledger ---- */

struct ledger {
    int count[SEEGA_PLACES][2];
};

static struct ledger ledger_of(const struct position *pos) {
    struct ledger ledger;
    for (int place = 0; place < SEEGA_PLACES; place++) {
        for (int item = 0; item < 2; item++) {
            ledger.count[place][item] = seega_game.tokens(pos, place, item);
        }
    }
    return ledger;
}

/* Pieces are never created or lost. */
static bool is_conserved(const struct ledger *ledger, int size) {
    int total[2] = {0};
    for (int place = 0; place < SEEGA_PLACES; place++) {
        for (int item = 0; item < 2; item++) {
            total[item] += ledger->count[place][item];
        }
    }
    return total[0] == (size * size - 1) / 2 && total[1] == total[0];
}

/* The trace leads from the counts before to the counts after, no count falls below zero, the side
 * changes only where a turn ends, and the end of the game is reported. */
static void expect_ledger(const struct ledger *before, const struct trace *trace,
                          const struct position *pos, bool side_changed,
                          const struct naive_seega *naive) {
    struct ledger ledger = *before;
    struct ledger after = ledger_of(pos);
    bool turn_ended = false;
    bool game_ended = false;
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        turn_ended = turn_ended || event->kind == EVENT_END_TURN;
        game_ended = event->kind == EVENT_END_GAME;
        if (event->from != NOWHERE) {
            ledger.count[event->from][event->item] -= event->count;
            ledger.count[event->to][event->item] += event->count;
            must(ledger.count[event->from][event->item] >= 0, "a count below zero", naive);
        }
    }
    must(memcmp(&ledger, &after, sizeof ledger) == 0, "the trace leads elsewhere", naive);
    must(is_conserved(&after, naive->size), "pieces created or lost", naive);
    must(turn_ended || !side_changed, "the side changes within a turn", naive);
    must(game_ended == (seega_game.result(pos).outcome != OUTCOME_OPEN), "the end is not reported",
         naive);
}

static int captures_in(const struct trace *trace) {
    int count = 0;
    for (int i = 0; i < trace->count; i++) {
        count += trace->event[i].kind == EVENT_CAPTURE;
    }
    return count;
}

/* ---- lock-step ---- */

/* A random action; of a few tries, prefers one that captures, so that games end. */
static game_action some_action(const struct position *pos, uint64_t *state) {
    game_action legal[ACTIONS_MAX];
    uint32_t count = (uint32_t)seega_game.actions(pos, legal);
    game_action chosen = legal[random_below(state, count)];
    for (int tries = 0; tries < 4; tries++) {
        game_action other = legal[random_below(state, count)];
        struct position after = *pos;
        int side = seega_game.side_to_act(pos);
        seega_game.apply(&after, other, NULL);
        if (seega_game.score(&after, side) > seega_game.score(pos, side)) {
            chosen = other;
        }
    }
    return chosen;
}

static void play_together(struct position *pos, struct naive_seega *naive, int actions,
                          uint64_t *state, struct seen *seen) {
    static struct trace trace;
    expect_same(pos, naive, seen);
    for (int i = 0; i < actions && seega_game.result(pos).outcome == OUTCOME_OPEN; i++) {
        char notation[ACTION_TEXT_MAX];
        struct text text = text_fixed(notation, sizeof notation);
        struct position silent = *pos;
        struct ledger before = ledger_of(pos);
        int side = seega_game.side_to_act(pos);
        game_action action = some_action(pos, state);
        seega_game.action_text(pos, action, &text);
        trace.count = 0;
        rules_play(&seega_game, pos, action, &trace);
        rules_play(&seega_game, &silent, action, NULL);
        naive_seega_play(naive, notation);
        must(position_equal(pos, &silent), "a trace changes the outcome", naive);
        expect_ledger(&before, &trace, pos, side != seega_game.side_to_act(pos), naive);
        seen->triple_captures += captures_in(&trace) == 3;
        expect_same(pos, naive, seen);
    }
}

static struct seen play_games(const char *size, int squares, int games, int actions) {
    struct seen seen = {0};
    uint64_t state = (uint64_t)squares;
    for (int game = 0; game < games; game++) {
        bool crusade = game % 2;
        struct position pos = seega_start(size, crusade ? "opening=crusade" : "opening=free");
        struct naive_seega naive = naive_seega_start(squares, crusade);
        play_together(&pos, &naive, actions, &state, &seen);
    }
    return seen;
}

START_TEST(random_games_on_25_squares_agree) {
    struct seen seen = play_games("size=5", 5, 400, 160);
    ck_assert_int_gt(seen.removals, 40);
    ck_assert_int_gt(seen.claims, 100);
    ck_assert_int_gt(seen.ends, 100);
    ck_assert_int_gt(seen.triple_captures, 5);
}
END_TEST

START_TEST(random_games_on_49_squares_agree) {
    struct seen seen = play_games("size=7", 7, 60, 200);
    ck_assert_int_gt(seen.removals, 5);
}
END_TEST

START_TEST(random_games_on_81_squares_agree) {
    struct seen seen = play_games("size=9", 9, 20, 260);
    ck_assert_int_gt(seen.removals, 2);
}
END_TEST

/* ---- odd boards ---- */

enum board_kind { SCATTERED, SHUT_IN, WALLED, BOARD_KINDS };

static bool one_in(uint32_t chances, uint64_t *state) {
    return random_below(state, chances) == 0;
}

static void scatter(struct naive_seega *naive, uint64_t *state) {
    uint32_t x = random_below(state, 9);
    uint32_t o = random_below(state, 9);
    for (int row = 0; row < naive->size; row++) {
        for (int column = 0; column < naive->size; column++) {
            uint32_t pick = random_below(state, 18);
            naive->board[row][column] = pick < x ? 'x' : pick < x + o ? 'o' : '.';
        }
    }
}

/* A block of o in the corner, x along its sides, and a few pieces elsewhere. */
static void shut_in(struct naive_seega *naive, uint64_t *state) {
    int rows = 1 + (int)random_below(state, 3);
    int columns = 1 + (int)random_below(state, 3);
    for (int row = 0; row < naive->size; row++) {
        for (int column = 0; column < naive->size; column++) {
            char *square = &naive->board[row][column];
            if (row < rows && column < columns) {
                *square = one_in(8, state) ? 'x' : 'o';
            } else if (row <= rows && column <= columns) {
                *square = one_in(20, state) ? '.' : 'x';
            } else {
                *square = one_in(10, state) ? 'x' : '.';
            }
        }
    }
}

/* Slightly winding walls across the board, pieces behind them, and sometimes a gap. */
static void wall_off(struct naive_seega *naive, uint64_t *state) {
    int size = naive->size;
    int x_row = 1;
    int o_row = size - 2;
    for (int column = 0; column < size; column++) {
        for (int row = 0; row < size; row++) {
            bool behind = row < x_row || row > o_row;
            bool stray = one_in(40, state);
            bool stands = behind ? one_in(4, state) : stray;
            naive->board[row][column] = !stands ? '.' : (row < x_row) != stray ? 'x' : 'o';
        }
        naive->board[x_row][column] = one_in(40, state) ? '.' : 'x';
        naive->board[o_row][column] = one_in(40, state) ? '.' : 'o';
        x_row = one_in(4, state) ? (int)random_below(state, 3) : x_row;
        o_row = one_in(4, state) ? size - 1 - (int)random_below(state, 3) : o_row;
    }
}

/* Empties squares until neither player has too many pieces, and counts the missing ones. */
static void settle_counts(struct naive_seega *naive, uint64_t *state) {
    int army = (naive->size * naive->size - 1) / 2;
    for (int side = 0; side < 2; side++) {
        int count = 0;
        for (int square = 0; square < naive->size * naive->size; square++) {
            count += naive->board[square / naive->size][square % naive->size] == "xo"[side];
        }
        while (count > army) {
            int square = (int)random_below(state, (uint32_t)(naive->size * naive->size));
            char *content = &naive->board[square / naive->size][square % naive->size];
            count -= *content == "xo"[side];
            *content = *content == "xo"[side] ? '.' : *content;
        }
        naive->hand[side] = 0;
        naive->captures[!side] = army - count;
    }
}

static struct naive_seega odd_board(uint64_t *state) {
    struct naive_seega naive =
        naive_seega_start(one_in(3, state) ? 7 + 2 * (int)random_below(state, 2) : 5, false);
    switch ((enum board_kind)random_below(state, BOARD_KINDS)) {
    case SCATTERED:
        scatter(&naive, state);
        break;
    case SHUT_IN:
        shut_in(&naive, state);
        break;
    default:
        wall_off(&naive, state);
        break;
    }
    settle_counts(&naive, state);
    return naive;
}

/* Both implementations accept the text or both reject it. True when they accept it. */
static bool read_together(const char *text, struct position *pos, struct naive_seega *naive) {
    struct options options = options_default(&seega_game);
    bool accepted = naive_seega_read(naive, text);
    const char *message = rules_setup(&seega_game, &options, text, pos, NULL);
    if (accepted != !message) {
        ck_abort_msg("%s: %s", text, message ? message : "accepted here only");
    }
    return accepted;
}

START_TEST(odd_boards_are_accepted_and_played_alike) {
    struct seen seen = {0};
    uint64_t state = 2;
    for (int board = 0; board < 900; board++) {
        struct naive_seega odd = odd_board(&state);
        for (int turn = 0; turn < 4; turn++) {
            char text[NAIVE_SEEGA_TEXT];
            struct naive_seega naive;
            struct position pos;
            odd.side = "xo"[turn % 2];
            snprintf(odd.phase, sizeof odd.phase, "%s", turn < 2 ? "move" : "remove");
            naive_seega_text(&odd, text);
            if (read_together(text, &pos, &naive)) {
                play_together(&pos, &naive, 8, &state, &seen);
            }
        }
    }
    ck_assert_int_gt(seen.removals, 500);
    ck_assert_int_gt(seen.claims, 500);
    ck_assert_int_gt(seen.ends, 100);
}
END_TEST

/* ---- texts ---- */

static void change_text(char text[NAIVE_SEEGA_TEXT], uint64_t *state) {
    static const char letters[] = "xo0123456789/ xo12xo  placemvr";
    size_t length = strlen(text);
    size_t at = random_below(state, (uint32_t)length);
    char letter = letters[random_below(state, sizeof letters - 1)];
    switch (random_below(state, 4)) {
    case 0:
        text[at] = letter;
        break;
    case 1:
        memmove(text + at, text + at + 1, length - at);
        break;
    case 2:
        memmove(text + at + 1, text + at, length - at + 1);
        text[at] = letter;
        break;
    default: {
        size_t other = random_below(state, (uint32_t)length);
        char kept = text[at];
        text[at] = text[other];
        text[other] = kept;
        break;
    }
    }
}

START_TEST(changed_texts_are_accepted_alike) {
    uint64_t state = 3;
    int accepted = 0;
    for (int round = 0; round < 120; round++) {
        static const char *const sizes[] = {"size=5", "size=5", "size=7", "size=9"};
        struct position pos = seega_start(sizes[round % 4], NULL);
        int actions = (int)random_below(&state, round % 4 < 2 ? 40 : 110);
        for (int i = 0; i < actions && seega_game.result(&pos).outcome == OUTCOME_OPEN; i++) {
            rules_play(&seega_game, &pos, some_action(&pos, &state), NULL);
        }
        for (int change = 0; change < 60; change++) {
            char buffer[NAIVE_SEEGA_TEXT];
            struct naive_seega naive;
            struct position read;
            struct text text = text_fixed(buffer, sizeof buffer - 2);
            seega_game.position_text(&pos, &text);
            change_text(buffer, &state);
            if (change % 3 == 0) {
                change_text(buffer, &state);
            }
            accepted += read_together(buffer, &read, &naive);
        }
    }
    ck_assert_int_gt(accepted, 150);
}
END_TEST

/* ---- perft ---- */

struct count {
    const char *text;
    int depth;
    uint64_t sequences;
};

static const struct count counts[] = {
    {"5/5/5/5/5 x 12 12 0 0 place2", 3, 12144},
    {"5/2o2/1x1x1/2o2/5 x 10 10 0 0 place2", 3, 6840},
    {"7/7/7/7/7/7/7 x 24 24 0 0 place2", 2, 2256},
    {"9/9/9/9/9/9/9/9/9 x 40 40 0 0 place2", 2, 6320},
    {"xoxox/oxoxo/xx1ox/oxo2/xoox1 x 1 2 0 0 place1", 8, 4312},
    {"2ooo/xoxox/xx1xx/xoxox/xooox o 0 2 0 0 place2", 7, 10448},
    {"xoxox/oxoxo/xx1ox/oxoxo/xooxo o 0 0 0 0 move", 8, 5628},
    {"oo3/ooooo/5/xxxxx/x4 x 0 0 5 6 move", 4, 10499},
    {"5/3x1/5/xx3/o4 x 0 0 11 9 move", 6, 3520},
    {"7/2o1x2/1xo1ox1/3xo2/2x1o2/7/x5o x 0 0 18 18 move", 4, 53409},
};

START_TEST(perft_agrees) {
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        struct naive_seega naive;
        struct position pos;
        ck_assert(read_together(counts[i].text, &pos, &naive));
        for (int depth = 0; depth < counts[i].depth; depth++) {
            ck_assert_uint_eq(rules_perft(&seega_game, &pos, depth),
                              naive_seega_perft(&naive, depth));
        }
        ck_assert_uint_eq(naive_seega_perft(&naive, counts[i].depth), counts[i].sequences);
        ck_assert_uint_eq(rules_perft(&seega_game, &pos, counts[i].depth), counts[i].sequences);
    }
}
END_TEST

SUITE("seega twin", random_games_on_25_squares_agree, random_games_on_49_squares_agree,
      random_games_on_81_squares_agree, odd_boards_are_accepted_and_played_alike,
      changed_texts_are_accepted_alike, perft_agrees)
