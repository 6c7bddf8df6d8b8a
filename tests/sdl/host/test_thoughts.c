/* test_thoughts.c: companions think in a thread of their own, one request at a time, and stop at
 * once on request. */
#include "sdl/thoughts.h"

#include "ai/review.h"
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "sdl/mailbox.h"
#include "support/random_play.h"
#include "support/suite.h"
#include "ui/model/companion.h"

enum { LONG = 60000, TIMES = 1000, SEED = 5 };

static void open_thoughts(void) {
    mailbox_open(SDL_RegisterEvents(1));
}

static void close_thoughts(void) {
    thoughts_close();
    mailbox_close();
}

/* Begins a match, of a game chosen by `number`, that is not over. */
static void begin(struct match *match, int number, uint64_t *random) {
    random_match(match, games[number % games_count], random);
    random_play(match, 8, random);
    if (match_over(match)) {
        match_undo(match, 1);
    }
}

static struct host_question question(unsigned id, const struct match *match, int level) {
    return (struct host_question){.id = id,
                                  .match = match,
                                  .level = level,
                                  .seed = SEED,
                                  .time = LONG,
                                  .player = match_turn(match)};
}

static struct host_answer await(void) {
    struct host_answer answer;
    while (!mailbox_take(&answer)) {
        SDL_Delay(1);
    }
    return answer;
}

START_TEST(a_companion_chooses_the_action_of_its_level) {
    uint64_t random = 5;
    open_thoughts();
    for (int number = 0; number < games_count; number++) {
        struct match match;
        begin(&match, number, &random);
        struct host_question asked = question(7, &match, 2);
        ck_assert(host_think(&asked));
        struct host_answer answer = await();
        ck_assert_uint_eq(answer.thought, 7);
        ck_assert(!answer.fails && !answer.choice.ends);

        void *memory = calloc(1, AI_MEMORY_USUAL);
        struct ai_question *same = malloc(sizeof *same);
        ck_assert(memory && same);
        ai_ask(&match, same);
        const struct ai_limits limits = {.level = 2, .seed = SEED};
        ck_assert_int_eq(answer.choice.action,
                         ai_choose(ai_place(memory, AI_MEMORY_USUAL), same, &limits));
        free(memory);
        free(same);
        match_free(&match);
    }
    close_thoughts();
}
END_TEST

/* What the last turn of a match came to. */
static struct host_question about_last_turn(unsigned id, const struct match *match) {
    struct host_question asked = question(id, match, 0);
    asked.task = HOST_REVIEW;
    asked.to = asked.from = match->current;
    do {
        asked.from = match->nodes[asked.from].parent;
    } while (!match_begins_turn(match, match_line_node(match, match_depth(match, asked.from) + 1)));
    return asked;
}

START_TEST(a_thousand_requests_are_stopped_at_random_and_none_of_those_is_answered) {
    uint64_t random = 17;
    open_thoughts();
    for (unsigned i = 1; i <= TIMES; i++) {
        struct match match;
        struct host_answer answer;
        begin(&match, (int)(i / 20), &random);
        struct host_question asked = question(i, &match, COMPANIONS);
        if (i % 3 == 1) {
            asked = about_last_turn(i, &match);
        } else if (i % 3 == 2) {
            asked.task = HOST_ANALYZE;
        }
        ck_assert(host_think(&asked));
        match_free(&match); /* the request is a copy */
        SDL_Delay(random_below(&random, 3));
        if (random_below(&random, 2)) {
            host_stop_thinking();
            ck_assert(!mailbox_take(&answer));
        }
        if (random_below(&random, 10) == 0) {
            thoughts_close();
        }
        bool came = mailbox_take(&answer);
        ck_assert(!came || i % 3 != 0); /* the others may have been fast enough */
    }
    close_thoughts();
}
END_TEST

START_TEST(a_new_request_replaces_the_first) {
    uint64_t random = 3;
    struct match match;
    open_thoughts();
    begin(&match, 0, &random);
    struct host_question first = question(1, &match, COMPANIONS), second = question(2, &match, 1);
    ck_assert(host_think(&first));
    ck_assert(host_think(&second));
    ck_assert_uint_eq(await().thought, 2);
    struct host_answer none;
    ck_assert(!mailbox_take(&none)); /* an answer is delivered only once */
    match_free(&match);
    close_thoughts();
}
END_TEST

START_TEST(a_search_ends_when_its_time_is_over) {
    uint64_t random = 3;
    struct match match;
    open_thoughts();
    begin(&match, 0, &random);
    struct host_question asked = question(1, &match, COMPANIONS);
    asked.time = 20;
    ck_assert(host_think(&asked));
    ck_assert_uint_eq(await().thought, 1);
    match_free(&match);
    close_thoughts();
}
END_TEST

START_TEST(a_companion_ends_a_match_only_for_what_it_expects_at_least) {
    struct match match;
    struct options options = options_default(games[0]);
    open_thoughts();
    ck_assert_ptr_null(match_start(&match, games[0], &options));
    struct host_question asked = question(1, &match, 3);
    asked.may_end = true;
    for (int side = 0; side < 2; side++) {
        asked.player = side;
        asked.margin = 40;
        ck_assert(host_think(&asked));
        ck_assert(await().choice.ends);
        asked.margin = -40;
        ck_assert(host_think(&asked));
        ck_assert(!await().choice.ends);
    }
    match_free(&match);
    close_thoughts();
}
END_TEST

START_TEST(a_hint_repeats_no_position_where_another_turn_is_as_good) {
    static const struct {
        const char *position, *turn;
    } matches[] = {
        {"0-6-1-1-0-3-2-0-1-0-0-0-1-0-2-1-30-16-1", "15cw"},
        {"0-1-5-3-1-1-1-1-0-0-1-0-1-1-0-1-31-16-1", "15cw"},
    };
    const struct game *game = games_find("saddeeqa");
    struct options options = options_default(game);
    open_thoughts();
    for (size_t i = 0; i < sizeof matches / sizeof *matches; i++) {
        struct match match;
        ck_assert_ptr_null(match_setup(&match, game, &options, matches[i].position));
        ck_assert_ptr_null(match_play_text(&match, matches[i].turn));
        host_rest_thinking();
        struct host_question asked = question(9, &match, COMPANIONS);
        asked.task = HOST_HINT;
        asked.time = 200;
        ck_assert(host_think(&asked));
        ck_assert_ptr_null(match_play(&match, await().hint.line.action[0]));
        ck_assert_int_eq(match_repetitions(&match), 1);
        match_free(&match);
    }
    close_thoughts();
}
END_TEST

static struct review_turn reviewed(const struct host_question *asked) {
    static struct review review;
    const struct match *match = asked->match;
    struct review_turn turn = {.from = asked->from, .to = asked->to};
    void *memory = calloc(1, AI_MEMORY_USUAL);
    ck_assert_ptr_nonnull(memory);
    turn.side = match->nodes[turn.to].player;
    review_begin(&review, match, ai_place(memory, AI_MEMORY_USUAL), REVIEW_NODES, NULL, NULL);
    ck_assert(review_look(&review, &turn));
    free(memory);
    return turn;
}

/* The same is said about the last turn here and there; true when it is marked. */
static bool check_last_turn(const struct match *match) {
    struct host_question asked = about_last_turn(3, match);
    ck_assert(host_think(&asked));
    struct judgment judgment = await().judgment;
    struct review_turn turn = reviewed(&asked);
    bool marked = turn.mark != MARK_NONE;
    ck_assert_int_eq(judgment.mark != MARK_NONE, marked);
    ck_assert_int_eq(judgment.before.margin, turn.before.margin);
    ck_assert_int_eq(judgment.after.margin, turn.after.margin);
    if (marked) {
        ck_assert_int_eq(judgment.better.value.margin, turn.side ? -turn.best : turn.best);
        ck_assert_int_eq(judgment.better.action[0], turn.better.action);
        ck_assert_int_eq(judgment.answer.count, turn.penalty.count);
    }
    return marked;
}

START_TEST(a_turn_is_reviewed_as_the_review_says) {
    const struct game *game = games_find("shakala");
    struct options options = options_default(game);
    uint64_t random = 5;
    struct match match;
    open_thoughts();
    begin(&match, 0, &random);
    check_last_turn(&match);
    match_free(&match);
    ck_assert_ptr_null(match_setup(
        &match, game, &options, "-/-/-/-/-/-/-/ss/ssss/sss/ss/s/ss/s/s/- 11223344 11223344 S pit"));
    ck_assert_ptr_null(match_play_text(&match, "H"));
    ck_assert_ptr_null(match_play_text(&match, "out"));
    ck_assert(check_last_turn(&match)); /* the other track wins */
    match_free(&match);
    close_thoughts();
}
END_TEST

START_TEST(an_analysis_answers_again_and_again_until_it_is_stopped) {
    uint64_t random = 3;
    struct match match;
    open_thoughts();
    begin(&match, 0, &random);
    struct host_question asked = question(1, &match, 0);
    int side = match_turn(&match), depth = 0;
    asked.task = HOST_ANALYZE;
    ck_assert(host_think(&asked));
    for (int i = 0; i < 3; i++) {
        struct analysis found = await().analysis;
        ck_assert_int_eq(found.count, ANALYSIS_LINES);
        ck_assert_int_ge(found.line[0].depth, depth);
        for (int k = 1; k < found.count; k++) { /* though an interrupted search leaves two depths */
            int less = found.line[k - 1].value.margin - found.line[k].value.margin;
            ck_assert_int_ge(side ? -less : less, 0);
        }
        depth = found.line[0].depth;
    }
    host_stop_thinking();
    struct host_answer none;
    SDL_Delay(20);
    ck_assert(!mailbox_take(&none));
    match_free(&match);
    close_thoughts();
}
END_TEST

/* Two pieces can be placed in either order. */
START_TEST(no_two_lines_of_an_analysis_begin_with_the_same_turn) {
    const struct game *game = games_find("seega");
    struct options options = options_default(game);
    struct match match;
    open_thoughts();
    ck_assert_ptr_null(match_start(&match, game, &options));
    struct host_question asked = question(1, &match, 0);
    asked.task = HOST_ANALYZE;
    ck_assert(host_think(&asked));
    struct analysis found;
    for (int i = 0; i < 3; i++) {
        found = await().analysis;
        struct position after[ANALYSIS_LINES];
        for (int k = 0; k < found.count; k++) {
            after[k] = *match_position(&match);
            ck_assert_int_ge(found.line[k].count, 2);
            rules_play(game, &after[k], found.line[k].action[0], NULL);
            rules_play(game, &after[k], found.line[k].action[1], NULL);
            for (int other = 0; other < k; other++) {
                ck_assert(!position_equal(&after[k], &after[other]));
            }
        }
    }
    ck_assert_int_eq(found.count, ANALYSIS_LINES);
    host_stop_thinking();
    match_free(&match);
    close_thoughts();
}
END_TEST

START_TEST(an_analysis_ends_when_nothing_more_can_be_found) {
    const struct game *game = games_find("oware");
    struct options options = options_default(game);
    struct match match;
    struct host_answer none;
    open_thoughts();
    ck_assert_ptr_null(match_setup(&match, game, &options, "1-0-0-0-0-2-0-0-0-0-0-1-22-22-S"));
    struct host_question asked = question(1, &match, 0);
    asked.task = HOST_ANALYZE;
    ck_assert(host_think(&asked));
    struct analysis found;
    do {
        found = await().analysis;
    } while (!found.finished);
    SDL_Delay(50);
    ck_assert(!mailbox_take(&none));
    match_free(&match);
    close_thoughts();
}
END_TEST

/* Oware: e is proven to win, by so much at least; c is expected to win by some ten seeds. */
START_TEST(beside_a_certain_win_the_lines_of_an_analysis_keep_what_is_expected_of_them) {
    enum { ANSWERS = 8, FIVE_SEEDS = 500 };
    static const char turns[] = "AfAbEeAbDeBaFeCaDcBbFaA";
    const struct game *game = games_find("oware");
    struct options options = options_default(game);
    struct match match;
    open_thoughts();
    ck_assert_ptr_null(match_start(&match, game, &options));
    for (int i = 0; turns[i]; i++) {
        ck_assert_ptr_null(match_play_text(&match, (char[]){turns[i], '\0'}));
    }
    struct host_question asked = question(1, &match, 0);
    asked.task = HOST_ANALYZE;
    ck_assert(host_think(&asked));
    struct analysis found;
    int answers = 0;
    do {
        found = await().analysis;
    } while (++answers < ANSWERS && !found.finished && found.line[0].value.known != KNOWN_LEAST);
    ck_assert_int_eq(found.line[0].value.known, KNOWN_LEAST);
    ck_assert_int_eq(found.line[1].value.known, KNOWN_NOTHING);
    ck_assert_int_lt(found.line[1].value.margin, -FIVE_SEEDS);
    host_stop_thinking();
    match_free(&match);
    close_thoughts();
}
END_TEST

/* Oware: f wins in three turns, so that the other side holds out two. */
START_TEST(an_analysis_knows_how_long_a_lost_side_holds_out) {
    const struct game *game = games_find("oware");
    struct options options = options_default(game);
    struct match match;
    open_thoughts();
    ck_assert_ptr_null(match_setup(&match, game, &options, "0-1-0-2-1-0-0-5-1-0-2-2-13-21-N"));
    ck_assert_ptr_null(match_play_text(&match, "f"));
    struct host_question asked = question(1, &match, 0);
    asked.task = HOST_ANALYZE;
    ck_assert(host_think(&asked));
    struct analysis found;
    do {
        found = await().analysis;
    } while (!found.finished);
    int longest = 0;
    for (int i = 0; i < found.count; i++) {
        ck_assert(found.line[i].value.known);
        longest = found.line[i].lasts > longest ? found.line[i].lasts : longest;
    }
    ck_assert_int_eq(longest, 2);
    match_free(&match);
    close_thoughts();
}
END_TEST

/* The memory that the thread thinks in; NULL: it has none. */
static void *thinks_in;

static void *count_calloc(size_t count, size_t size) {
    void *memory = calloc(count, size);
    if (count * size >= ai_memory_least()) {
        SDL_AtomicSetPtr(&thinks_in, memory);
    }
    return memory;
}

static void count_free(void *memory) {
    SDL_AtomicCASPtr(&thinks_in, memory, NULL);
    free(memory);
}

START_TEST(the_memory_to_think_in_is_freed_on_request_and_comes_back_with_a_question) {
    uint64_t random = 3;
    struct match match;
    SDL_SetMemoryFunctions(malloc, count_calloc, realloc, count_free);
    open_thoughts();
    begin(&match, 0, &random);
    for (unsigned i = 1; i <= 4; i++) {
        bool answers = i % 2; /* or else it is still thinking */
        struct host_question asked = question(i, &match, answers ? 1 : COMPANIONS);
        ck_assert(host_think(&asked));
        if (answers) {
            ck_assert_uint_eq(await().thought, i);
        }
        while (!SDL_AtomicGetPtr(&thinks_in)) {
            SDL_Delay(1);
        }
        host_rest_thinking();
        while (SDL_AtomicGetPtr(&thinks_in)) {
            SDL_Delay(1);
        }
    }
    match_free(&match);
    close_thoughts();
}
END_TEST

SUITE("thoughts", a_companion_chooses_the_action_of_its_level,
      a_thousand_requests_are_stopped_at_random_and_none_of_those_is_answered,
      a_new_request_replaces_the_first, a_search_ends_when_its_time_is_over,
      a_companion_ends_a_match_only_for_what_it_expects_at_least,
      a_hint_repeats_no_position_where_another_turn_is_as_good,
      a_turn_is_reviewed_as_the_review_says,
      an_analysis_answers_again_and_again_until_it_is_stopped,
      no_two_lines_of_an_analysis_begin_with_the_same_turn,
      an_analysis_ends_when_nothing_more_can_be_found,
      beside_a_certain_win_the_lines_of_an_analysis_keep_what_is_expected_of_them,
      an_analysis_knows_how_long_a_lost_side_holds_out,
      the_memory_to_think_in_is_freed_on_request_and_comes_back_with_a_question)
