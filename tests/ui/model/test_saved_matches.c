/* test_saved_matches.c: saved matches: their file names, heads, order and dates. */
#include "ui/model/saved_matches.h"

#include "engine/rules.h"
#include "games/games.h"
#include "records/record.h"
#include "support/random_play.h"
#include "support/suite.h"

#include <string.h>

/* Saturday, 21 November 2026, 14:45:30, two hours east of Greenwich. */
static const int64_t now_utc = INT64_C(1795265130000);
static const int64_t east = INT64_C(2) * 60 * 60 * 1000;

static struct moment at(int64_t utc) {
    return (struct moment){.utc = utc, .local = utc + east};
}

static struct moment ago(int days, int hours, int minutes) {
    return at(now_utc - (((int64_t)days * 24 + hours) * 60 + minutes) * 60 * 1000);
}

static void assert_when(struct moment then, const char *expected) {
    struct line line = saved_when(then, at(now_utc));
    ck_assert_str_eq(line.string, expected);
}

START_TEST(a_moment_is_written_as_people_say_it) {
    assert_when(ago(0, 0, 0), "just now");
    assert_when(ago(0, 0, 1), "1 minute ago");
    assert_when(ago(0, 0, 10), "10 minutes ago");
    assert_when(ago(0, 0, 59), "59 minutes ago");
    assert_when(ago(0, 1, 0), "today, 13:45");
    assert_when(ago(0, 14, 45), "today, 00:00");
    assert_when(ago(0, 14, 46), "yesterday, 23:59");
    assert_when(ago(1, 0, 0), "yesterday, 14:45");
    assert_when(ago(2, 0, 0), "Thursday, 14:45");
    assert_when(ago(6, 0, 0), "Sunday, 14:45");
    assert_when(ago(7, 0, 0), "November 14");
    assert_when(ago(300, 0, 0), "January 25");
    assert_when(ago(365, 0, 0), "November 21, 2025");
}
END_TEST

START_TEST(a_clock_that_was_set_back_gives_a_plain_date) {
    assert_when(ago(0, 0, -5), "today, 14:50");
    assert_when(ago(-3, 0, 0), "November 24");
}
END_TEST

START_TEST(the_calendar_knows_leap_years_and_the_days_before_1970) {
    assert_when(at(INT64_C(951782400000)), "February 29, 2000");
    assert_when(at(INT64_C(951868800000)), "March 1, 2000");
    assert_when(at(INT64_C(-3600001) - east), "December 31, 1969");
    assert_when(at(INT64_C(-2203891200000) - east), "March 1, 1900");
    assert_when(at(INT64_C(4107542400000) - east), "March 1, 2100");
    assert_when(at(INT64_C(4107456000000) - east), "February 28, 2100");
}
END_TEST

START_TEST(a_file_name_has_day_time_and_game) {
    char buffer[128];
    struct text text = text_fixed(buffer, sizeof buffer);
    for (int i = 0; i < games_count; i++) {
        text_clear(&text);
        saved_match_file_name(at(now_utc), games[i], 0xFFFFFFFF, &text);
        ck_assert(saved_match_is_file_name(buffer));
    }
    text_clear(&text);
    saved_match_file_name(at(now_utc), games_find("oware"), 0x1F, &text);
    ck_assert_str_eq(buffer, "2026-11-21-1445-oware-0000001f.serai");
}
END_TEST

START_TEST(only_record_names_are_listed_as_saved_matches) {
    ck_assert(saved_match_is_file_name("any name.serai"));
    ck_assert(!saved_match_is_file_name(".serai"));
    ck_assert(!saved_match_is_file_name("a.serai.new"));
    ck_assert(!saved_match_is_file_name("a.serai.lock"));
    ck_assert(!saved_match_is_file_name("a.serai.damaged"));
    ck_assert(!saved_match_is_file_name("settings.txt"));
    ck_assert(!saved_match_is_file_name(".any name.serai"));
    ck_assert(!saved_match_is_file_name("._any name.serai"));
    ck_assert(saved_match_is_file_name("ANY NAME.SERAI"));
    ck_assert(saved_match_is_file_name("any name.Serai"));
}
END_TEST

START_TEST(names_of_any_length_are_those_of_saved_matches) {
    char name[256];
    for (size_t length = 7; length < sizeof name; length++) {
        memset(name, 'a', length);
        memcpy(name + length - 6, ".serai", 7);
        ck_assert(saved_match_is_file_name(name));
    }
}
END_TEST

static void start(struct match *match, const char *game) {
    struct options options = options_default(games_find(game));
    options_resolve_seeds(games_find(game), &options, 3);
    ck_assert_ptr_null(match_start(match, games_find(game), &options));
    memcpy(match->name[0], "Zo\xC3\xAB \"Z\"", sizeof "Zo\xC3\xAB \"Z\"");
}

/* The head of a match and the whole match must agree. */
static void assert_head_agrees(struct match *match) {
    struct text record = {0};
    struct saved_match head = {0}, whole = {0};
    ck_assert_ptr_null(saved_match_set_tags(match, at(now_utc)));
    record_write(match, &record);
    ck_assert(saved_match_read_head(&head, record.data, record.length));
    saved_match_describe(&whole, match);
    ck_assert_ptr_eq(head.game, whole.game);
    ck_assert_str_eq(head.name[0], whole.name[0]);
    ck_assert_str_eq(head.name[1], whole.name[1]);
    ck_assert_int_eq(head.over, whole.over);
    ck_assert_int_eq(head.decided, whole.decided);
    ck_assert_int_eq(head.turns, whole.turns);
    ck_assert_int_eq(head.scored, whole.decided);
    ck_assert_int_eq(whole.scored, whole.decided);
    ck_assert_int_eq(head.score[0], whole.score[0]);
    ck_assert_int_eq(head.score[1], whole.score[1]);
    if (whole.decided) {
        ck_assert_int_eq(head.result.outcome, whole.result.outcome);
        ck_assert_int_eq(head.result.reason, whole.result.reason);
        ck_assert(whole.result.outcome != OUTCOME_WIN || head.result.winner == whole.result.winner);
    }
    text_free(&record);
}

START_TEST(the_head_of_a_record_agrees_with_the_match) {
    uint64_t state = 11;
    for (int g = 0; g < games_count; g++) {
        struct match match;
        start(&match, games[g]->id);
        assert_head_agrees(&match);
        random_play(&match, 30, &state);
        assert_head_agrees(&match);
        if (!match_over(&match)) {
            ck_assert_ptr_null(match_resign(&match, g % 2));
        }
        ck_assert(match_over(&match));
        assert_head_agrees(&match);
        match_undo(&match, 1);
        ck_assert(!match_over(&match));
        assert_head_agrees(&match);
        match_free(&match);
    }
}
END_TEST

START_TEST(turns_of_both_players_count_and_pairs_of_turns_of_earlier_versions_do_not) {
    struct match match;
    struct saved_match saved = {0};
    static const char old[] = "[Game \"oware\"][Turns \"9\"][Result \"1-0\"] 1. C ";
    start(&match, "oware");
    ck_assert_ptr_null(match_play_text(&match, "C"));
    ck_assert_ptr_null(match_play_text(&match, "d"));
    ck_assert_ptr_null(match_play_text(&match, "F"));
    ck_assert_ptr_null(match_set_tag(&match, "Turns", "2"));
    match_resign(&match, 1);
    ck_assert_ptr_null(saved_match_set_tags(&match, at(now_utc)));
    ck_assert_str_eq(match_tag(&match, "TurnsPlayed"), "3");
    ck_assert_ptr_null(match_tag(&match, "Turns"));
    saved_match_describe(&saved, &match);
    ck_assert_int_eq(saved.turns, 3);
    ck_assert(saved_match_read_head(&saved, old, strlen(old)));
    ck_assert_int_eq(saved.turns, 0);
    match_free(&match);
}
END_TEST

START_TEST(a_match_gets_a_tag_with_its_first_day_and_at_its_end_its_turns_and_score) {
    struct match match;
    start(&match, "oware");
    ck_assert_ptr_null(saved_match_set_tags(&match, at(now_utc)));
    ck_assert_ptr_null(match_play_text(&match, "C"));
    ck_assert_ptr_null(saved_match_set_tags(&match, ago(-1, 0, 0)));
    ck_assert_str_eq(match_tag(&match, "Date"), "2026.11.21");
    ck_assert_ptr_null(match_tag(&match, "TurnsPlayed"));
    ck_assert_ptr_null(match_tag(&match, "Score"));
    match_resign(&match, 1);
    ck_assert_ptr_null(saved_match_set_tags(&match, at(now_utc)));
    ck_assert_str_eq(match_tag(&match, "TurnsPlayed"), "1");
    ck_assert_str_eq(match_tag(&match, "Score"), "0-0");
    uint64_t revision = match.revision;
    ck_assert_ptr_null(saved_match_set_tags(&match, at(now_utc)));
    ck_assert_uint_eq(match.revision, revision);
    match_undo(&match, 1);
    ck_assert_ptr_null(saved_match_set_tags(&match, at(now_utc)));
    ck_assert_str_eq(match_tag(&match, "TurnsPlayed"), "1");
    ck_assert_ptr_null(match_play_text(&match, "a"));
    ck_assert_ptr_null(saved_match_set_tags(&match, at(now_utc)));
    ck_assert_ptr_null(match_tag(&match, "TurnsPlayed"));
    ck_assert_ptr_null(match_tag(&match, "Score"));
    match_free(&match);
}
END_TEST

START_TEST(a_finished_match_is_as_old_as_its_end_however_late_it_is_saved_again) {
    struct saved_match saved = {0};
    struct text record = {0};
    struct match match;
    start(&match, "oware");
    ck_assert_ptr_null(match_play_text(&match, "C"));
    match_resign(&match, 1);
    ck_assert_ptr_null(saved_match_set_tags(&match, at(now_utc)));
    const int64_t hour = INT64_C(3600) * 1000;
    ck_assert_ptr_null(saved_match_set_tags(&match, at(now_utc + hour))); /* after a review */
    record_write(&match, &record);
    saved.saved_at = at(now_utc + hour);
    ck_assert(saved_match_read_head(&saved, record.data, record.length));
    ck_assert_int_eq(saved_moment(&saved).utc / 1000, now_utc / 1000);
    saved.ended_at.utc = 0; /* of before there were such tags */
    ck_assert_int_eq(saved_moment(&saved).utc, now_utc + hour);

    match_undo(&match, 1);
    ck_assert_ptr_null(match_play_text(&match, "a"));
    ck_assert_ptr_null(saved_match_set_tags(&match, at(now_utc + hour)));
    ck_assert_ptr_null(match_tag(&match, "Ended"));
    match_free(&match);
    text_free(&record);
}
END_TEST

START_TEST(the_score_of_a_match_is_that_at_its_end_wherever_one_stands) {
    struct saved_match saved = {0}, head = {0};
    struct text record = {0};
    struct match match;
    ck_assert_ptr_null(match_setup(&match, games_find("oware"), &(struct options){0},
                                   "0-0-0-0-0-1-1-1-0-0-0-2-23-20-S"));
    ck_assert_ptr_null(match_play_text(&match, "F"));
    ck_assert(match_over(&match));
    match_undo(&match, 1);
    ck_assert_ptr_null(saved_match_set_tags(&match, at(now_utc)));
    record_write(&match, &record);
    saved_match_describe(&saved, &match);
    ck_assert(saved_match_read_head(&head, record.data, record.length));
    ck_assert_int_eq(saved.score[0], 25);
    ck_assert_int_eq(head.score[0], 25);
    ck_assert_int_eq(saved.score[0] + saved.score[1], head.score[0] + head.score[1]);
    match_free(&match);
    text_free(&record);
}
END_TEST

START_TEST(a_day_in_a_record_is_told_in_words) {
    ck_assert_str_eq(saved_day("2014.05.01").string, "May 1, 2014");
    static const char *const others[] = {"", "2014", "2014.13.01", "2014.05.32", "yesterday"};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        ck_assert_str_eq(saved_day(others[i]).string, others[i]);
    }
}
END_TEST

START_TEST(a_text_that_is_not_a_head_is_refused) {
    static const char *const heads[] = {"", "rubbish", "[Game \"chess\"]\n\n*\n", "[Game \"oware",
                                        "[Player0 \"A\"]\n[Result \"*\"]\n\n*\n"};
    for (size_t i = 0; i < sizeof heads / sizeof heads[0]; i++) {
        struct saved_match saved = {0};
        ck_assert(!saved_match_read_head(&saved, heads[i], strlen(heads[i])));
        ck_assert_ptr_null(saved.game);
    }
}
END_TEST

START_TEST(unfinished_matches_come_first_and_newer_ones_before_older) {
    struct saved_list list = {0};
    for (int i = 0; i < 40; i++) {
        struct saved_match saved = {.saved_at = at(now_utc + (i * 7) % 20), .over = i % 3 == 0};
        struct text file = text_fixed(saved.file, sizeof saved.file);
        text_format(&file, "%d.serai", i);
        ck_assert(saved_list_add(&list, &saved));
    }
    saved_list_sort(&list);
    ck_assert_int_eq(list.count, 40);
    ck_assert_int_eq(list.unfinished, 26);
    for (int i = 0; i < 40; i++) {
        ck_assert(list.item[i].over == (i >= 26));
        ck_assert(i == 0 || i == 26 || list.item[i - 1].saved_at.utc >= list.item[i].saved_at.utc);
        ck_assert_int_eq(saved_list_find(&list, list.item[i].file), i);
    }
    ck_assert_int_eq(saved_list_find(&list, "40.serai"), NOWHERE);
    saved_list_free(&list);
}
END_TEST

SUITE("saved matches", a_moment_is_written_as_people_say_it,
      a_clock_that_was_set_back_gives_a_plain_date,
      the_calendar_knows_leap_years_and_the_days_before_1970, a_file_name_has_day_time_and_game,
      only_record_names_are_listed_as_saved_matches, names_of_any_length_are_those_of_saved_matches,
      the_head_of_a_record_agrees_with_the_match,
      turns_of_both_players_count_and_pairs_of_turns_of_earlier_versions_do_not,
      a_match_gets_a_tag_with_its_first_day_and_at_its_end_its_turns_and_score,
      a_finished_match_is_as_old_as_its_end_however_late_it_is_saved_again,
      the_score_of_a_match_is_that_at_its_end_wherever_one_stands,
      a_day_in_a_record_is_told_in_words, a_text_that_is_not_a_head_is_refused,
      unfinished_matches_come_first_and_newer_ones_before_older)
