/* test_laws.c: laws that hold in every position of every game, under every choice of options,
 * checked in random play from the usual start and from random setups. */
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "support/mirror.h"
#include "support/random_play.h"
#include "support/random_setup.h"
#include "support/suite.h"

#include <stdio.h>
#include <string.h>

enum {
    MATCHES = 48,       /* of a game for each law, spread over its options */
    LONGEST = 200,      /* actions of one match */
    FULL_CHECKS = 12,   /* positions with more actions than this are checked less often */
    TRIES = 30,         /* for a random setup that the game accepts */
    EXTRA_ACTIONS = 2,  /* tried in a position besides the one that is played */
    LEDGER_MAX = 16384, /* places by items */
    LEDGER_COST = 16,   /* how many of them cost as much as an action */
};

/* Like ck_assert, for conditions that are checked a million times: Check logs each passed assertion
 * in a file. */
#define HOLDS(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            ck_abort_msg("%s", #condition);                                                        \
        }                                                                                          \
    } while (0)

/* A law, checked at one position. */
typedef void law(const struct game *game, const struct options *options, const struct position *pos,
                 uint64_t *state);

/* Starts from the usual start, or every other time from a random setup. */
static void begin(const struct game *game, const struct options *options, bool set_up,
                  struct position *pos, uint64_t *state) {
    rules_start(game, options, pos);
    for (int i = 0; set_up && i < TRIES; i++) {
        char text[POSITION_TEXT_MAX];
        struct text out = text_fixed(text, sizeof text);
        if (random_setup(game, options, state, &out) &&
            !rules_setup(game, options, text, pos, NULL)) {
            return;
        }
    }
}

/* True for about FULL_CHECKS in `count`. */
static bool is_picked(int count, uint64_t *state) {
    return count <= FULL_CHECKS || random_below(state, (uint32_t)count) < FULL_CHECKS;
}

static void check_in_match(law *check, const struct game *game, const struct options *options,
                           bool set_up, uint64_t *state) {
    struct position pos;
    begin(game, options, set_up, &pos, state);
    for (int i = 0; i < LONGEST; i++) {
        game_action legal[ACTIONS_MAX];
        int count = game->actions(&pos, legal);
        if (is_picked(count, state)) {
            check(game, options, &pos, state);
        }
        if (count == 0) {
            return;
        }
        rules_play(game, &pos, legal[random_below(state, (uint32_t)count)], NULL);
    }
}

/* Checks the law throughout random matches of all games. */
static void check_law(law *check) {
    uint64_t state = 1;
    for (int g = 0; g < games_count; g++) {
        int variants = variants_count(games[g]);
        int first = (int)random_below(&state, (uint32_t)variants);
        for (int i = 0; i < MATCHES; i++) {
            uint32_t seed = random_below(&state, UINT32_MAX) + 1;
            struct options options = variants_options(games[g], (first + i / 2) % variants, seed);
            check_in_match(check, games[g], &options, i % 2, &state);
        }
    }
}

/* ---- actions ---- */

static void check_actions(const struct game *game, const struct options *options,
                          const struct position *pos, uint64_t *state) {
    (void)options, (void)state;
    game_action legal[ACTIONS_MAX];
    int count = game->actions(pos, legal);
    for (int i = 1; i < count; i++) {
        HOLDS(legal[i - 1] < legal[i]);
    }
    HOLDS(count >= 0);
    HOLDS(count <= ACTIONS_MAX);
    HOLDS((count == 0) == (game->result(pos).outcome != OUTCOME_OPEN));
}

START_TEST(actions_ascend_without_repeats_and_are_none_exactly_at_the_end) {
    check_law(check_actions);
}
END_TEST

static int compare_texts(const void *a, const void *b) {
    return strcmp(a, b);
}

/* Excludes characters that records and the protocol reserve; a word of digits only is a turn's
 * number, unless it is inside a turn. */
static void check_notation(const struct game *game, const struct position *pos, const char *text) {
    HOLDS(strlen(text) > 0);
    HOLDS(strcspn(text, " .#{}()[]\"\\*:=\t\r\n") == strlen(text));
    HOLDS(strcmp(text, "agree") != 0);
    HOLDS(strcmp(text, "claim") != 0);
    HOLDS(strcmp(text, "--") != 0);
    bool inside = rules_turn_open(game, pos);
    HOLDS(inside || strspn(text, "0123456789") < strlen(text));
}

static void check_action_texts(const struct game *game, const struct options *options,
                               const struct position *pos, uint64_t *state) {
    (void)options;
    game_action legal[ACTIONS_MAX];
    static char texts[ACTIONS_MAX][ACTION_TEXT_MAX];
    int count = game->actions(pos, legal);
    for (int i = 0; i < count; i++) {
        struct text text = text_fixed(texts[i], sizeof texts[i]);
        game->action_text(pos, legal[i], &text);
        HOLDS(!text.truncated);
        check_notation(game, pos, texts[i]);
        game_action parsed = 0;
        if (is_picked(count, state)) {
            HOLDS(rules_action_parse(game, pos, texts[i], &parsed));
            HOLDS(parsed == legal[i]);
        }
    }
    qsort(texts, (size_t)count, sizeof texts[0], compare_texts);
    for (int i = 1; i < count; i++) {
        HOLDS(strcmp(texts[i - 1], texts[i]) != 0);
    }
}

START_TEST(action_texts_differ_and_parse_back) {
    check_law(check_action_texts);
}
END_TEST

/* ---- what an action does ---- */

/* Checks a law about actions with a few actions of the position. */
static void with_actions(const struct game *game, const struct position *pos, uint64_t *state,
                         void (*check)(const struct game *game, const struct position *pos,
                                       game_action action)) {
    game_action legal[ACTIONS_MAX];
    int count = game->actions(pos, legal);
    for (int i = 0; i <= EXTRA_ACTIONS && count > 0; i++) {
        check(game, pos, legal[random_below(state, (uint32_t)count)]);
    }
}

static void check_same_bytes(const struct game *game, const struct position *pos,
                             game_action action) {
    static struct trace trace;
    struct position traced = *pos;
    struct position untraced = *pos;
    trace.count = 0;
    game->apply(&traced, action, &trace);
    game->apply(&untraced, action, NULL);
    HOLDS(position_equal(&traced, &untraced));
}

static void check_tracing(const struct game *game, const struct options *options,
                          const struct position *pos, uint64_t *state) {
    (void)options;
    with_actions(game, pos, state, check_same_bytes);
}

START_TEST(an_action_does_the_same_with_and_without_a_trace) {
    check_law(check_tracing);
}
END_TEST

/* Counts how many of every item are in every place. */
static void count_tokens(const struct game *game, const struct position *pos, int ledger[]) {
    HOLDS(game->place_count * game->item_count <= LEDGER_MAX);
    for (int place = 0; place < game->place_count; place++) {
        for (int item = 0; item < game->item_count; item++) {
            ledger[place * game->item_count + item] = game->tokens(pos, place, item);
        }
    }
}

static bool moves_nothing(const struct event *event) {
    return event->kind == EVENT_PASS || event->kind == EVENT_END_TURN ||
           event->kind == EVENT_END_GAME;
}

static void apply_event(const struct game *game, const struct event *event, int ledger[]) {
    HOLDS(event->kind > EVENT_NONE);
    HOLDS(event->kind < EVENT_KINDS);
    if (moves_nothing(event)) {
        HOLDS(event->from == NOWHERE);
        HOLDS(event->to == NOWHERE);
        return;
    }
    bool flip = event->kind == EVENT_FLIP;
    int to = flip ? event->from : event->to;
    int becomes = flip ? event->becomes : event->item;
    HOLDS(event->from >= 0 && event->from < game->place_count);
    HOLDS(to >= 0 && to < game->place_count);
    HOLDS(event->item < game->item_count && becomes < game->item_count);
    HOLDS(event->count > 0);
    int *source = &ledger[event->from * game->item_count + event->item];
    *source -= event->count;
    HOLDS(*source >= 0);
    ledger[to * game->item_count + becomes] += event->count;
}

/* Counts before, changed by the trace, are the counts after, and none is below zero on the way. */
static void check_ledger(const struct game *game, const struct position *before,
                         const struct trace *trace, const struct position *after) {
    static int ledger[LEDGER_MAX];
    static int counted[LEDGER_MAX];
    count_tokens(game, before, ledger);
    for (int i = 0; i < trace->count; i++) {
        apply_event(game, &trace->event[i], ledger);
    }
    count_tokens(game, after, counted);
    for (int i = 0; i < game->place_count * game->item_count; i++) {
        if (ledger[i] != counted[i]) {
            ck_abort_msg("%s: place %d, item %d: %d by the trace, but actually %d", game->id,
                         i / game->item_count, i % game->item_count, ledger[i], counted[i]);
        }
    }
}

static void check_action_ledger(const struct game *game, const struct position *pos,
                                game_action action) {
    static struct trace trace;
    struct position after = *pos;
    trace.count = 0;
    rules_play(game, &after, action, &trace);
    check_ledger(game, pos, &trace, &after);
}

static void check_ledgers(const struct game *game, const struct options *options,
                          const struct position *pos, uint64_t *state) {
    (void)options;
    if (is_picked(game->place_count * game->item_count / LEDGER_COST, state)) {
        with_actions(game, pos, state, check_action_ledger);
    }
}

START_TEST(a_trace_is_a_ledger_of_everything_that_moved) {
    check_law(check_ledgers);
}
END_TEST

static int count_events(const struct trace *trace, enum event_kind kind) {
    int count = 0;
    for (int i = 0; i < trace->count; i++) {
        count += trace->event[i].kind == kind;
    }
    return count;
}

static void check_turn(const struct game *game, const struct position *pos, game_action action) {
    static struct trace trace;
    struct position after = *pos;
    trace.count = 0;
    game->apply(&after, action, &trace);
    bool over = game->result(&after).outcome != OUTCOME_OPEN;
    bool open = rules_turn_open(game, &after);
    int turns = count_events(&trace, EVENT_END_TURN);
    HOLDS(count_events(&trace, EVENT_END_GAME) == over);
    HOLDS(!over || trace.event[trace.count - 1].kind == EVENT_END_GAME);
    HOLDS(!(over && open));
    HOLDS(over || open == (turns == 0));
    HOLDS(turns > 0 || over || game->side_to_act(&after) == game->side_to_act(pos));
}

static void check_turns(const struct game *game, const struct options *options,
                        const struct position *pos, uint64_t *state) {
    (void)options;
    int side = game->side_to_act(pos);
    HOLDS(side == 0 || side == 1);
    with_actions(game, pos, state, check_turn);
}

START_TEST(the_side_changes_only_where_a_turn_ends) {
    check_law(check_turns);
}
END_TEST

static void check_nothing_forced(const struct game *game, const struct position *pos,
                                 game_action action) {
    struct position after = *pos;
    game_action legal[ACTIONS_MAX];
    rules_play(game, &after, action, NULL);
    HOLDS(!rules_turn_open(game, &after) || game->actions(&after, legal) > 1);
}

static void check_choices(const struct game *game, const struct options *options,
                          const struct position *pos, uint64_t *state) {
    (void)options;
    with_actions(game, pos, state, check_nothing_forced);
}

START_TEST(inside_a_turn_there_is_always_a_real_choice) {
    check_law(check_choices);
}
END_TEST

/* ---- the end ---- */

static void check_result(const struct game *game, const struct position *pos) {
    struct result result = game->result(pos);
    int scores[2] = {game->score(pos, 0), game->score(pos, 1)};
    HOLDS(scores[0] >= 0);
    HOLDS(scores[1] >= 0);
    HOLDS((result.outcome == OUTCOME_OPEN) == (result.reason == REASON_NONE));
    HOLDS(result.reason < REASONS);
    HOLDS(!game->decisive || result.outcome != OUTCOME_DRAW);
    bool counted = result.reason == REASON_SCORE || result.reason == REASON_MAJORITY ||
                   result.reason == REASON_AGREEMENT || result.reason == REASON_BARRIER;
    if (result.outcome == OUTCOME_DRAW) {
        HOLDS(scores[0] == scores[1]);
    } else if (result.outcome == OUTCOME_WIN) {
        HOLDS(result.winner == 0 || result.winner == 1);
        HOLDS(!counted || scores[result.winner] > scores[!result.winner]);
    }
}

static void check_results(const struct game *game, const struct options *options,
                          const struct position *pos, uint64_t *state) {
    (void)options, (void)state;
    check_result(game, pos);
}

START_TEST(a_winner_by_count_has_more) {
    check_law(check_results);
}
END_TEST

static void check_agreement(const struct game *game, const struct options *options,
                            const struct position *pos, uint64_t *state) {
    (void)options, (void)state;
    static struct trace trace;
    if (!game->agree || game->result(pos).outcome != OUTCOME_OPEN) {
        return;
    }
    struct position traced = *pos;
    struct position untraced = *pos;
    trace.count = 0;
    const char *message = game->agree(&traced, &trace);
    ck_assert_pstr_eq(game->agree(&untraced, NULL), message);
    HOLDS(position_equal(&traced, &untraced));
    if (message) {
        HOLDS(position_equal(&traced, pos));
        HOLDS(trace.count == 0);
        return;
    }
    HOLDS(game->result(&traced).reason == REASON_AGREEMENT);
    HOLDS(game->side_to_act(&traced) == game->side_to_act(pos));
    HOLDS(trace.event[trace.count - 1].kind == EVENT_END_GAME);
    check_ledger(game, pos, &trace, &traced);
    check_result(game, &traced);
}

START_TEST(agreement_ends_the_game_by_count_and_leaves_the_side_to_act) {
    check_law(check_agreement);
}
END_TEST

static void check_claim(const struct game *game, const struct options *options,
                        const struct position *pos, uint64_t *state) {
    (void)options, (void)state;
    struct position claimed = *pos;
    if (!game->claim || !game->claim(&claimed)) {
        HOLDS(memcmp(&claimed, pos, sizeof claimed) == 0);
        return;
    }
    HOLDS(game->result(pos).outcome == OUTCOME_OPEN);
    HOLDS(game->result(&claimed).outcome != OUTCOME_OPEN);
    HOLDS(game->side_to_act(&claimed) == game->side_to_act(pos));
    check_result(game, &claimed);
}

START_TEST(a_claim_ends_the_game_by_count_and_leaves_the_side_to_act) {
    check_law(check_claim);
}
END_TEST

/* ---- position strings ---- */

static void print_position(const struct game *game, const struct position *pos,
                           char out[POSITION_TEXT_MAX]) {
    struct text text = text_fixed(out, POSITION_TEXT_MAX);
    game->position_text(pos, &text);
    HOLDS(!text.truncated);
}

/* A string is either refused, and the target left alone, or it is exactly what its position prints;
 * only a position that is over may be printed as its end. */
static void check_string(const struct game *game, const struct options *options, const char *text) {
    struct position untouched;
    memset(&untouched, 0xA5, sizeof untouched);
    struct position parsed = untouched;
    const char *message = game->position_parse(&parsed, options, text);
    if (message) {
        HOLDS(strlen(message) > 0);
        HOLDS(position_equal(&parsed, &untouched));
        return;
    }
    char printed[POSITION_TEXT_MAX];
    print_position(game, &parsed, printed);
    if (game->result(&parsed).outcome == OUTCOME_OPEN) {
        HOLDS(strcmp(printed, text) == 0);
    }
}

static void check_damaged(const struct game *game, const struct options *options, const char *text,
                          uint64_t *state) {
    char damaged[POSITION_TEXT_MAX + 1];
    size_t length = strlen(text);
    size_t at = random_below(state, (uint32_t)length);
    memcpy(damaged, text, length + 1);
    switch (random_below(state, 4)) {
    case 0: /* another character of the same string */
        damaged[at] = text[random_below(state, (uint32_t)length)];
        break;
    case 1:
        damaged[at] = (char)(1 + random_below(state, 255));
        break;
    case 2:
        memmove(damaged + at, damaged + at + 1, length - at);
        break;
    default:
        memmove(damaged + at + 1, damaged + at, length - at + 1);
        break;
    }
    check_string(game, options, damaged);
}

static void check_position_text(const struct game *game, const struct options *options,
                                const struct position *pos, uint64_t *state) {
    char text[POSITION_TEXT_MAX];
    print_position(game, pos, text);
    struct position parsed;
    memset(&parsed, 0xA5, sizeof parsed);
    const char *message = game->position_parse(&parsed, options, text);
    ck_assert_msg(!message, "%s: %s: %s", game->id, text, message);
    if (game->result(pos).outcome == OUTCOME_OPEN) {
        ck_assert_msg(position_equal(&parsed, pos), "%s: %s", game->id, text);
    } else {
        ck_assert_msg(game->result(&parsed).outcome != OUTCOME_OPEN, "%s: %s", game->id, text);
    }
    for (int i = 0; i < 6; i++) {
        check_damaged(game, options, text, state);
    }
    text[random_below(state, (uint32_t)strlen(text))] = '\0';
    check_string(game, options, text);
}

START_TEST(position_texts_parse_back_and_damaged_ones_are_refused) {
    check_law(check_position_text);
}
END_TEST

START_TEST(every_truncated_position_text_is_refused_or_equals_what_it_prints) {
    uint64_t state = 3;
    for (int g = 0; g < games_count; g++) {
        struct match match;
        random_match(&match, games[g], &state);
        for (int i = 0; i < 20; i++) {
            char text[POSITION_TEXT_MAX];
            print_position(games[g], match_position(&match), text);
            for (size_t length = strlen(text); length-- > 0;) {
                text[length] = '\0';
                check_string(games[g], &match.options, text);
            }
            random_play(&match, 2, &state);
        }
        match_free(&match);
    }
}
END_TEST

/* ---- symmetry ---- */

/* Sets up the mirrored position, under options that do not contradict what its text says itself. */
static struct position in_mirror(const struct game *game, const struct options *options,
                                 const char *text) {
    struct options own = strcmp(game->id, "dulko") == 0 ? options_default(game) : *options;
    struct position pos;
    const char *message = game->position_parse(&pos, &own, text);
    ck_assert_msg(!message, "%s: %s: %s", game->id, text, message);
    return pos;
}

/* Mirroring and then moving gives the same as moving and then mirroring. */
static void check_mirrored(const struct game *game, int mirror, const struct position *pos,
                           const struct position *image) {
    char text[POSITION_TEXT_MAX], image_text[POSITION_TEXT_MAX], expected[POSITION_TEXT_MAX];
    struct text out = text_fixed(expected, sizeof expected);
    bool exchanged = mirror_exchanges(game, mirror);
    print_position(game, pos, text);
    print_position(game, image, image_text);
    HOLDS(mirror_position(game, mirror, text, &out));
    ck_assert_msg(strcmp(image_text, expected) == 0, "%s: %s, mirrored %d: %s", game->id, text,
                  mirror, image_text);
    struct result result = game->result(pos), seen = game->result(image);
    HOLDS(seen.outcome == result.outcome && seen.reason == result.reason);
    HOLDS(result.outcome != OUTCOME_WIN || seen.winner == (result.winner != exchanged));
    HOLDS(game->score(image, exchanged) == game->score(pos, 0));
    HOLDS(game->score(image, !exchanged) == game->score(pos, 1));
    struct position claimed[2] = {*image, *pos};
    HOLDS(!game->claim || game->claim(&claimed[0]) == game->claim(&claimed[1]));
}

static void check_mirrors(const struct game *game, const struct options *options,
                          const struct position *pos, uint64_t *state) {
    char text[POSITION_TEXT_MAX], image_text[POSITION_TEXT_MAX];
    struct text out = text_fixed(image_text, sizeof image_text);
    int mirrors = mirrors_count(game);
    int mirror = mirrors ? 1 + (int)random_below(state, (uint32_t)mirrors) : 0;
    game_action legal[ACTIONS_MAX], image_legal[ACTIONS_MAX];
    int count = game->actions(pos, legal);
    print_position(game, pos, text);
    if (count == 0 || !mirror || !mirror_position(game, mirror, text, &out)) {
        return;
    }
    struct position image = in_mirror(game, options, image_text);
    HOLDS(game->actions(&image, image_legal) == count);
    for (int i = 0; i < count; i++) {
        char action[ACTION_TEXT_MAX], mirrored[ACTION_TEXT_MAX];
        game_action there = 0;
        out = text_fixed(action, sizeof action);
        game->action_text(pos, legal[i], &out);
        out = text_fixed(mirrored, sizeof mirrored);
        mirror_action(game, mirror, mirror_size(text), action, &out);
        if (is_picked(count, state)) {
            struct position after = *pos, image_after = image;
            ck_assert_msg(rules_action_parse(game, &image, mirrored, &there), "%s: %s: %s",
                          game->id, image_text, mirrored);
            rules_play(game, &after, legal[i], NULL);
            rules_play(game, &image_after, there, NULL);
            check_mirrored(game, mirror, &after, &image_after);
        }
    }
}

START_TEST(the_mirrored_position_has_the_mirrored_actions_and_they_lead_to_mirrored_positions) {
    check_law(check_mirrors);
}
END_TEST

/* ---- touching ---- */

enum { TOUCHED_MAX = TOUCH_TEXT_MAX * TOUCHES_MAX + TOUCHES_MAX };

/* Both touches in a row, separated by a character below all others, so that in sorted order a text
 * that another one begins with comes right before it. */
static void join_touches(const struct game *game, const struct position *pos, game_action action,
                         char out[TOUCHED_MAX]) {
    struct touch touched[TOUCHES_MAX];
    struct text text = text_fixed(out, TOUCHED_MAX);
    int count = game->touches(pos, action, touched);
    HOLDS(count >= 1);
    HOLDS(count <= TOUCHES_MAX);
    for (int i = 0; i < count; i++) {
        HOLDS(strlen(touched[i].text) > 0);
        text_add(&text, touched[i].text);
        text_char(&text, '\x01');
    }
}

static void check_touches(const struct game *game, const struct options *options,
                          const struct position *pos, uint64_t *state) {
    (void)options, (void)state;
    static char all[ACTIONS_MAX][TOUCHED_MAX];
    game_action legal[ACTIONS_MAX];
    int count = game->actions(pos, legal);
    for (int i = 0; i < count; i++) {
        join_touches(game, pos, legal[i], all[i]);
    }
    qsort(all, (size_t)count, sizeof all[0], compare_texts);
    for (int i = 1; i < count; i++) {
        HOLDS(strncmp(all[i - 1], all[i], strlen(all[i - 1])) != 0);
    }
}

START_TEST(no_touches_mean_two_actions_nor_one_and_the_beginning_of_another) {
    check_law(check_touches);
}
END_TEST

/* Whether these touches begin or complete a legal action. */
static bool is_beginning(const struct game *game, const struct position *pos,
                         const struct touch touched[], int count) {
    game_action legal[ACTIONS_MAX];
    int actions = game->actions(pos, legal);
    for (int i = 0; i < actions; i++) {
        struct touch wanted[TOUCHES_MAX];
        bool same = game->touches(pos, legal[i], wanted) >= count;
        for (int t = 0; t < count && same; t++) {
            same = strcmp(wanted[t].text, touched[t].text) == 0;
        }
        if (same) {
            return true;
        }
    }
    return false;
}

/* A touch from an action here, from an action at the usual start, or nonsense. */
static struct touch random_touch(const struct game *game, const struct options *options,
                                 const struct position *pos, uint64_t *state) {
    static const char *const nonsense[] = {
        "",          "pit:",       "pit:Z",    "square:",  "square:z9", "square:a0",   "bank:1:",
        "bank:3:7",  "direction:", "track:up", "bead:9",   "gem:",      "gem:B3",      "gem:cup3",
        "square:e5", "pit:15",     "pit:99",   "bank:2:K", "bead:s",    "direction:cw"};
    struct touch touched[TOUCHES_MAX] = {{""}, {""}};
    struct position start;
    rules_start(game, options, &start);
    uint32_t kind = random_below(state, 3);
    const struct position *from = kind == 0 ? pos : &start;
    if (kind == 2 || game->result(from).outcome != OUTCOME_OPEN) {
        struct text text = text_fixed(touched[0].text, sizeof touched[0].text);
        text_add(&text, nonsense[random_below(state, sizeof nonsense / sizeof nonsense[0])]);
        return touched[0];
    }
    int count = game->touches(from, random_action(game, from, state), touched);
    return touched[random_below(state, (uint32_t)count)];
}

static void check_why_not(const struct game *game, const struct options *options,
                          const struct position *pos, uint64_t *state) {
    struct touch touched[TOUCHES_MAX];
    for (int i = 0; i < 6; i++) {
        int count = 1 + i % 2;
        for (int t = 0; t < count; t++) {
            touched[t] = random_touch(game, options, pos, state);
        }
        struct why_not untouched;
        memset(&untouched, 0xA5, sizeof untouched);
        struct why_not why = untouched;
        static const char *const names[2] = {"Layla", "Samir"};
        bool refused = game->why_not(pos, touched, count, names, &why);
        ck_assert_msg(refused != is_beginning(game, pos, touched, count), "%s: %s %s", game->id,
                      touched[0].text, count > 1 ? touched[1].text : "");
        if (!refused) {
            ck_assert_mem_eq(&why, &untouched, sizeof why);
            continue;
        }
        HOLDS(memchr(why.sentence, '\0', sizeof why.sentence));
        HOLDS(strlen(why.sentence) > 0);
        for (int side = 0; side < 2; side++) {
            HOLDS(!strstr(why.sentence, words(game->sides[side]))); /* they have names */
        }
        HOLDS(why.place_count >= 0 && why.place_count <= REASON_PLACES_MAX);
        for (int place = 0; place < why.place_count; place++) {
            HOLDS(why.place[place] >= 0 && why.place[place] < game->place_count);
        }
    }
}

START_TEST(touches_that_mean_no_action_get_a_reason_and_others_none) {
    check_law(check_why_not);
}
END_TEST

/* ---- what people read ---- */

static void check_pictures(const struct game *game, const struct options *options,
                           const struct position *pos, uint64_t *state) {
    (void)options, (void)state;
    struct text picture = {0};
    game->picture(pos, &picture);
    HOLDS(picture.length > 1);
    HOLDS(picture.data[0] != '\n');
    HOLDS(picture.data[picture.length - 1] == '\n');
    HOLDS(!strstr(picture.data, "\n\n"));
    text_free(&picture);
}

START_TEST(pictures_are_whole_lines_and_none_is_empty) {
    check_law(check_pictures);
}
END_TEST

START_TEST(every_place_and_item_has_a_name) {
    for (int g = 0; g < games_count; g++) {
        for (int variant = 0; variant < variants_count(games[g]); variant++) {
            struct options options = variants_options(games[g], variant, 1);
            struct position pos;
            rules_start(games[g], &options, &pos);
            for (int place = 0; place < games[g]->place_count; place++) {
                char name[PLACE_TEXT_MAX];
                struct text text = text_fixed(name, sizeof name);
                games[g]->place_name(&pos, place, &text);
                ck_assert(!text.truncated);
                ck_assert_uint_gt(text.length, 0);
            }
        }
        for (int item = 0; item < games[g]->item_count; item++) {
            const char *id = games[g]->items[item].id;
            ck_assert_uint_gt(strlen(id), 0);
            for (int other = 0; other < item; other++) {
                ck_assert_str_ne(id, games[g]->items[other].id);
            }
            ck_assert_int_ge(games[g]->items[item].owner, NOWHERE);
            ck_assert_int_le(games[g]->items[item].owner, 1);
        }
    }
}
END_TEST

enum { PLACES_MOST = 128 };

START_TEST(each_place_has_an_id_of_its_own_for_programs) {
    for (int g = 0; g < games_count; g++) {
        const struct game *game = games[g];
        char id[PLACES_MOST][PLACE_TEXT_MAX];
        ck_assert_int_le(game->place_count, PLACES_MOST);
        for (int place = 0; place < game->place_count; place++) {
            struct text text = text_fixed(id[place], sizeof id[place]);
            game->place_id(place, &text);
            ck_assert(text.length && !text.truncated && !strchr(id[place], '\n'));
            for (int other = 0; other < place; other++) {
                ck_assert_str_ne(id[place], id[other]);
            }
        }
    }
}
END_TEST

START_TEST(the_tables_are_filled_in) {
    for (int g = 0; g < games_count; g++) {
        const struct game *game = games[g];
        ck_assert_ptr_eq(games_find(game->id), game);
        ck_assert_uint_gt(strlen(words(game->name)) * strlen(words(game->unit)), 0);
        ck_assert_uint_gt(strlen(words(game->sides[0])) * strlen(words(game->sides[1])), 0);
        ck_assert_int_ge(game->rules_version, 1);
        ck_assert_int_le(game->option_count, OPTIONS_MAX);
        for (int i = 0; i < game->option_count; i++) {
            const struct option_spec *spec = &game->options[i];
            ck_assert(spec->key && spec->label != WORD_NONE);
            ck_assert_uint_eq(strcspn(spec->key, "= \"[]"), strlen(spec->key));
            ck_assert_int_eq(spec->kind == OPTION_CHOICE, spec->choice_count > 0);
            ck_assert(spec->kind == OPTION_CHOICE ||
                      (spec->minimum <= spec->fallback && spec->fallback <= spec->maximum));
        }
    }
    ck_assert_ptr_null(games_find("chess"));
    ck_assert_ptr_null(games_find(""));
}
END_TEST

START_TEST(random_setups_are_mostly_accepted) {
    uint64_t state = 5;
    for (int g = 0; g < games_count; g++) {
        int accepted = 0;
        int tried = 0;
        for (int i = 0; i < 200; i++) {
            struct options options = variants_options(games[g], i % variants_count(games[g]), 1);
            char position[POSITION_TEXT_MAX];
            struct text text = text_fixed(position, sizeof position);
            struct position pos;
            if (random_setup(games[g], &options, &state, &text)) {
                tried++;
                accepted += !rules_setup(games[g], &options, position, &pos, NULL);
            }
        }
        ck_assert_msg(accepted * 2 >= tried, "%s: %d of %d", games[g]->id, accepted, tried);
    }
}
END_TEST

SUITE("laws", actions_ascend_without_repeats_and_are_none_exactly_at_the_end,
      action_texts_differ_and_parse_back, an_action_does_the_same_with_and_without_a_trace,
      a_trace_is_a_ledger_of_everything_that_moved, the_side_changes_only_where_a_turn_ends,
      inside_a_turn_there_is_always_a_real_choice, a_winner_by_count_has_more,
      agreement_ends_the_game_by_count_and_leaves_the_side_to_act,
      a_claim_ends_the_game_by_count_and_leaves_the_side_to_act,
      position_texts_parse_back_and_damaged_ones_are_refused,
      every_truncated_position_text_is_refused_or_equals_what_it_prints,
      the_mirrored_position_has_the_mirrored_actions_and_they_lead_to_mirrored_positions,
      no_touches_mean_two_actions_nor_one_and_the_beginning_of_another,
      touches_that_mean_no_action_get_a_reason_and_others_none,
      pictures_are_whole_lines_and_none_is_empty, every_place_and_item_has_a_name,
      each_place_has_an_id_of_its_own_for_programs, the_tables_are_filled_in,
      random_setups_are_mostly_accepted)
