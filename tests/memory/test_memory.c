/* test_memory.c: when memory runs out, every operation gives a message and changes nothing. The
 * linker redirects every malloc, calloc and realloc of ours to wrappers here; each test makes the
 * first of them fail, then the second, and so on, until all succeed. */
#include "cli/protocol.h"
#include "engine/rules.h"
#include "games/games.h"
#include "records/oware_ogn.h"
#include "records/record.h"
#include "records/sent_turn.h"
#include "support/random_play.h"
#include "support/suite.h"

#include <string.h>

enum { NEVER = -1, NODES = 64 };

/* How many more allocations succeed, whether only the next one after them fails or all do, and
 * whether one has failed. */
static struct {
    int granted;
    bool for_good;
    bool failed;
} memory = {.granted = NEVER};

static bool is_refused(void) {
    if (memory.granted == NEVER || (memory.failed && !memory.for_good)) {
        return false;
    }
    bool refused = memory.granted == 0;
    memory.granted -= !refused;
    memory.failed |= refused;
    return refused;
}

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *block, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *block, size_t size);

void *__wrap_malloc(size_t size) {
    return is_refused() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size) {
    return is_refused() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *block, size_t size) {
    return is_refused() ? NULL : __real_realloc(block, size);
}

static void memory_fails(int granted, bool for_good) {
    memory.granted = granted;
    memory.for_good = for_good;
    memory.failed = false;
}

/* Lets allocations succeed again; returns whether one has failed. */
static bool memory_is_back(void) {
    memory.granted = NEVER;
    return memory.failed;
}

/* ---- changes of a match ---- */

/* Plays the last legal action that is not the one to be redone. */
static const char *play(struct match *match) {
    game_action legal[ACTIONS_MAX];
    int count = match_actions(match, legal);
    int next = match->nodes[match->current].next;
    game_action action = legal[0];
    for (int i = 0; i < count; i++) {
        action = legal[i] == match->nodes[next].action ? action : legal[i];
    }
    return match_play(match, action);
}

/* A match of Oware with a variation, comments and tags that has no room for another node. */
static struct match full_match(void) {
    uint64_t state = 11;
    struct match match;
    struct options options = options_default(games_find("oware"));
    ck_assert_ptr_null(match_start(&match, games_find("oware"), &options));
    ck_assert_int_eq(random_play(&match, NODES - 2, &state), NODES - 2);
    ck_assert_ptr_null(match_undo(&match, 3));
    play(&match);
    ck_assert_int_eq(match.count, match.capacity);
    ck_assert_ptr_null(match_undo(&match, 2));
    ck_assert_ptr_null(match_set_comment(&match, 5, "so far so good"));
    ck_assert_ptr_null(match_set_tag(&match, "Date", "2026.11.21"));
    return match;
}

/* A match as text, with everything in it. */
static struct text all_of(const struct match *match) {
    struct text text = {0};
    record_write(match, &text);
    text_format(&text, "%d %d %llu", match->current, match->count,
                (unsigned long long)match->revision);
    ck_assert(!text.truncated);
    return text;
}

typedef const char *mutation(struct match *match);

/* Makes the change while memory fails: nothing changes then, and with enough memory it succeeds.
 * Returns whether memory failed. */
static bool is_safe(mutation *act, int granted, bool for_good) {
    struct match match = full_match();
    struct text before = all_of(&match);
    memory_fails(granted, for_good);
    const char *message = act(&match);
    bool failed = memory_is_back();
    struct text after = all_of(&match);
    ck_assert_int_eq(failed, message != NULL);
    if (failed) {
        ck_assert_str_eq(message, "there isn't enough memory");
        ck_assert_str_eq(text_string(&after), text_string(&before));
        ck_assert_ptr_null(act(&match));
    } else {
        ck_assert_str_ne(text_string(&after), text_string(&before));
    }
    text_free(&before);
    text_free(&after);
    match_free(&match);
    return failed;
}

/* Makes one allocation after the other fail; there must have been at least `least`, or nothing was
 * tested. */
static void check_safe(mutation *act, int least) {
    for (int for_good = 0; for_good <= 1; for_good++) {
        int granted = 0;
        while (is_safe(act, granted, for_good)) {
            granted++;
        }
        ck_assert_int_ge(granted, least);
    }
}

START_TEST(an_action_that_cannot_be_stored_is_not_played) {
    check_safe(play, 1);
}
END_TEST

static const char *resign(struct match *match) {
    return match_resign(match, 1);
}

START_TEST(a_termination_that_cannot_be_stored_does_not_end_the_match) {
    check_safe(resign, 1);
    check_safe(match_agree, 1);
}
END_TEST

static const char *comment(struct match *match) {
    return match_set_comment(match, 7, "and now?");
}

static const char *comment_again(struct match *match) {
    return match_set_comment(match, 5, "so far so bad");
}

START_TEST(a_comment_that_cannot_be_stored_leaves_the_old_one) {
    check_safe(comment, 1);
    check_safe(comment_again, 1);
}
END_TEST

static const char *add_tag(struct match *match) {
    return match_set_tag(match, "Place", "Lisbon");
}

static const char *change_tag(struct match *match) {
    return match_set_tag(match, "Date", "2026.11.22");
}

START_TEST(a_tag_that_cannot_be_stored_leaves_the_tags_alone) {
    check_safe(add_tag, 3);
    check_safe(change_tag, 1);
}
END_TEST

static const char *begin_anew(struct match *match) {
    struct match fresh;
    const char *message = match_start(&fresh, match->game, &match->options);
    if (!message) {
        match_free(match);
        *match = fresh;
    }
    return message;
}

static const char *set_up(struct match *match) {
    struct match fresh;
    const char *message =
        match_setup(&fresh, match->game, &match->options, "4-4-4-4-4-4-4-4-4-4-4-0-0-4-S");
    if (!message) {
        match_free(match);
        *match = fresh;
    }
    return message;
}

static const char *go_on_apart(struct match *match) {
    struct match copy;
    const char *message = match_copy_line(match, match->current, &copy);
    if (!message) {
        match_free(match);
        *match = copy;
    }
    return message;
}

static const char *read_sent(struct match *match) {
    static const char line[] = "serai:1018k3f9xz01000242vkec46gk5dr00tngvg924e";
    struct match fresh;
    const char *message = sent_turn_read(line, strlen(line), &fresh);
    if (!message) {
        match_free(match);
        *match = fresh;
    }
    return message;
}

START_TEST(a_match_that_cannot_be_started_leaves_the_current_one) {
    check_safe(begin_anew, 1);
    check_safe(set_up, 2);
    check_safe(go_on_apart, 2);
    check_safe(read_sent, 2);
}
END_TEST

/* ---- records ---- */

typedef void writer(const struct match *match, struct text *out);

/* A record cut short by a failure of memory says so, and the match is unchanged. */
static void check_writing(writer *write) {
    struct match match = full_match();
    struct text before = all_of(&match);
    struct text whole = {0};
    write(&match, &whole);
    ck_assert(!whole.truncated);
    int granted = 0;
    for (bool failed = true; failed; granted++) {
        struct text out = {0};
        memory_fails(granted, granted % 2);
        write(&match, &out);
        failed = memory_is_back();
        ck_assert_int_eq(out.truncated, failed);
        ck_assert(failed || strcmp(text_string(&out), text_string(&whole)) == 0);
        struct text after = all_of(&match);
        ck_assert_str_eq(text_string(&after), text_string(&before));
        text_free(&after);
        text_free(&out);
    }
    ck_assert_int_gt(granted, 3);
    text_free(&whole);
    text_free(&before);
    match_free(&match);
}

START_TEST(a_record_that_was_cut_short_says_so) {
    check_writing(record_write);
    check_writing(oware_ogn_write);
}
END_TEST

static bool read_record(const char *record, size_t length, struct match *match,
                        struct record_error *error) {
    return record_read(games, games_count, record, length, match, error);
}

typedef bool reader(const char *record, size_t length, struct match *match,
                    struct record_error *error);

/* A record that cannot be read for lack of memory is refused with that reason, and read when there
 * is enough. */
static void check_reading(reader *read, writer *write) {
    struct match match = full_match();
    struct text record = {0};
    write(&match, &record);
    match_free(&match);
    int granted = 0;
    for (bool failed = true; failed; granted++) {
        struct match got;
        memset(&got, 0xA5, sizeof got);
        const struct match untouched = got;
        struct record_error error;
        memory_fails(granted, granted % 2);
        bool done = read(record.data, record.length, &got, &error);
        failed = memory_is_back();
        ck_assert_int_eq(done, !failed);
        if (failed) {
            ck_assert_mem_eq(&got, &untouched, sizeof got);
            ck_assert_msg(strstr(error.reason, "enough memory"), "%s", error.reason);
            continue;
        }
        struct text again = {0};
        write(&got, &again);
        ck_assert_str_eq(text_string(&again), text_string(&record));
        text_free(&again);
        match_free(&got);
    }
    ck_assert_int_gt(granted, 5);
    text_free(&record);
}

START_TEST(a_record_that_does_not_fit_in_memory_is_refused_with_that_reason) {
    check_reading(read_record, record_write);
    check_reading(oware_ogn_read, oware_ogn_write);
}
END_TEST

/* ---- the protocol ---- */

static void say(struct protocol *protocol, const char *line, struct text *answer) {
    protocol_line(protocol, line, strlen(line), answer);
}

/* Whether memory failed while the line was answered. */
static bool answers_safely(const char *line, int granted) {
    struct protocol protocol = {.games = games, .games_count = games_count, .entropy = 1};
    struct text answer = {0};
    say(&protocol, "new oware", &answer);
    say(&protocol, "play A a B", &answer);
    struct text before = all_of(&protocol.match);
    text_free(&answer);
    memory_fails(granted, granted % 2);
    say(&protocol, line, &answer);
    bool failed = memory_is_back();
    bool done = answer.length && answer.data[0] == '=';
    struct text after = all_of(&protocol.match);
    ck_assert(!failed || !done);
    ck_assert(failed || done);
    ck_assert(done || answer.truncated || strstr(answer.data, "enough memory"));
    ck_assert(done || strcmp(text_string(&after), text_string(&before)) == 0);
    text_free(&before);
    text_free(&after);
    text_free(&answer);
    protocol_free(&protocol);
    return failed;
}

START_TEST(a_command_that_runs_out_of_memory_changes_nothing) {
    static const char *const lines[] = {"new shakala",
                                        "setup oware 4-4-4-4-4-4-4-4-4-4-4-0-0-4-S",
                                        "play c C",
                                        "resign 1",
                                        "agree",
                                        "moves",
                                        "position",
                                        "history",
                                        "events",
                                        "show",
                                        "options oware",
                                        "genmove nodes 100",
                                        "reg_genmove level 1",
                                        "analyze nodes 100 lines 2"};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        int granted = 0;
        while (answers_safely(lines[i], granted)) {
            granted++;
        }
        ck_assert_int_ge(granted, 3);
    }
}
END_TEST

SUITE("memory", an_action_that_cannot_be_stored_is_not_played,
      a_termination_that_cannot_be_stored_does_not_end_the_match,
      a_comment_that_cannot_be_stored_leaves_the_old_one,
      a_tag_that_cannot_be_stored_leaves_the_tags_alone,
      a_match_that_cannot_be_started_leaves_the_current_one, a_record_that_was_cut_short_says_so,
      a_record_that_does_not_fit_in_memory_is_refused_with_that_reason,
      a_command_that_runs_out_of_memory_changes_nothing)
