/* test_languages.c: what programs read is the same in every language: the protocol, records,
 * notation, and the ids of targets. The languages are those that the build has made, and one of no
 * country (scripts/pseudo.awk). */
#include "words/words.h"

#include "base/calendar.h"
#include "base/random.h"
#include "games/games.h"
#include "platform/platform.h"
#include "records/record.h"
#include "support/dialog.h"
#include "support/random_play.h"
#include "support/suite.h"
#include "support/ui_play.h"

#include <stdio.h>
#include <string.h>

enum { ACTIONS = 60 };

/* Reads a language below a folder of assets, and chooses it, here and for computers that are
 * started from now on. False when the build has none. */
static bool choose(const char *folder, const char *code) {
    struct text bytes = {0};
    struct line path = text_line("%s/languages/%s.mo", folder, code);
    fake_language = (struct fake_language){code, folder};
    bool read = !platform_read(path.string, PLATFORM_FILE_MAX, &bytes) &&
                words_read(code, bytes.data, bytes.length);
    text_free(&bytes);
    return read && words_choose(code);
}

/* A line of a text, the first that is not the same in another. */
static const char *first_difference(const struct text *text, const struct text *other) {
    static char lines[2][160];
    static int turn;
    const char *a = text_string(text), *b = text_string(other), *line = a;
    for (; *a && *a == *b; a++, b++) {
        line = *a == '\n' ? a + 1 : line;
    }
    turn = 1 - turn;
    snprintf(lines[turn], sizeof lines[turn], "%.*s", (int)strcspn(line, "\n"), line);
    return lines[turn];
}

/* Runs a check in English, and in each language; the last is of no country. */
static void in_every_language(void (*write)(struct text *out)) {
    struct text english = {0};
    write(&english);
    ck_assert(!english.truncated && english.length > 0);
    for (int i = 1; i <= WORDS_LANGUAGES; i++) {
        bool pseudo = i == WORDS_LANGUAGES;
        const char *code = pseudo ? "fr" : words_languages[i].code;
        const char *folder = pseudo ? SERAI_BINARY_DIR "/tests/pseudo" : SERAI_BINARY_DIR "/assets";
        struct text other = {0};
        if (!choose(folder, code)) {
            ck_assert_msg(!pseudo, "there is no language of no country");
            continue;
        }
        write(&other);
        ck_assert_msg(strcmp(text_string(&english), text_string(&other)) == 0, "%s: %s\nis not\n%s",
                      code, first_difference(&other, &english), first_difference(&english, &other));
        text_free(&other);
        fake_language = (struct fake_language){0};
        words_choose("en");
    }
    text_free(&english);
}

/* The answers of the protocol while the same random actions are played. */
static void write_dialog(struct text *out) {
    static const char *const asked[] = {"position", "turn",   "score",   "result",
                                        "moves",    "events", "history", "claimable"};
    for (int i = 0; i < games_count; i++) {
        uint64_t random = 7;
        begin();
        text_add(out, raw(text_line("options %s", games[i]->id).string));
        text_add(out, raw(text_line("new %s", games[i]->id).string));
        for (int n = 0; n < ACTIONS; n++) {
            char moves[1 << 14];
            snprintf(moves, sizeof moves, "%s", raw("moves"));
            moves[strcspn(moves, "\n")] = '\0';
            char *at = moves + 2;
            for (uint64_t skip = random_next(&random) % 8; skip > 0; skip--) {
                char *next = strchr(at, ' ');
                at = next ? next + 1 : moves + 2;
            }
            at[strcspn(at, " ")] = '\0';
            text_add(out, raw(text_line("play %s", at).string));
            for (size_t k = 0; k < sizeof asked / sizeof asked[0]; k++) {
                text_add(out, raw(asked[k]));
            }
        }
    }
}

START_TEST(the_protocol_answers_the_same) {
    in_every_language(write_dialog);
}
END_TEST

static void write_records(struct text *out) {
    for (int i = 0; i < games_count; i++) {
        uint64_t random = 11;
        struct match match = {0};
        random_match(&match, games[i], &random);
        random_play(&match, ACTIONS, &random);
        record_write(&match, out);
        match_free(&match);
    }
}

START_TEST(a_record_is_written_the_same) {
    in_every_language(write_records);
}
END_TEST

/* But for the languages themselves, as English has none beside it here, and for the buttons of
 * pages that are longer than the window in some language. */
static void write_ids(struct ui_play *play, struct text *out) {
    const struct targets *targets = ui_play_targets(play);
    for (int i = 0; i < targets->count; i++) {
        const char *id = targets->target[i].id;
        if (strncmp(id, "option:language=", 16) != 0 && strncmp(id, "button:page-", 12) != 0) {
            text_format(out, "%s\n", id);
        }
    }
}

/* The ids of targets at home, in the settings and at the table of each game. */
static void write_targets(struct text *out) {
    for (int i = -1; i < games_count; i++) {
        struct ui_play *play = ui_play_open(i < 0 ? "" : games[i]->id, NULL, NULL, 1280, 800);
        write_ids(play, out);
        if (i < 0) {
            ui_play_click(play, "button:settings");
            write_ids(play, out);
        }
        ui_play_close(play);
    }
}

START_TEST(targets_have_the_same_ids_in_the_same_order) {
    in_every_language(write_targets);
}
END_TEST

START_TEST(a_name_of_the_other_direction_is_isolated_in_a_sentence_and_in_no_other_format) {
    static const char arabic[] = "\u0623\u062D\u0645\u062F", latin[] = "Layla";
    struct line inner;
    fake_language = (struct fake_language){0};
    words_choose("en");
    ck_assert_str_eq(text_line(words(WORD_FOLDER_LABEL), latin).string, "Folder Layla");
    inner = text_line(words(WORD_FOLDER_LABEL), arabic);
    ck_assert_str_eq(inner.string, "Folder \u2068\u0623\u062D\u0645\u062F\u2069");
    ck_assert_str_eq(text_line(words(WORD_COMPANION_SAYS), inner.string).string,
                     text_line("“%s”", inner.string).string); /* once is enough */
    ck_assert_str_eq(text_line("/home/%s", arabic).string + strlen("/home/"), arabic);
    if (choose(SERAI_BINARY_DIR "/assets", "ar")) {
        ck_assert(!strstr(text_line(words(WORD_FOLDER_LABEL), arabic).string, "\u2068"));
        ck_assert(strstr(text_line(words(WORD_FOLDER_LABEL), latin).string, "\u2068Layla\u2069"));
        ck_assert(strstr(text_line(words(WORD_FOLDER_LABEL), "\u738B").string, "\u2068\u738B"));
        ck_assert(strstr(text_line(words(WORD_FOLDER_LABEL), "\u0930\u093E").string, "\u2068"));
        ck_assert(!strstr(text_line(words(WORD_FOLDER_LABEL), "a1\u060C b2").string, "\u2068"));
        ck_assert_str_eq(text_line("/home/%s", latin).string, "/home/Layla");
    }
    fake_language = (struct fake_language){0};
    words_choose("en");
}
END_TEST

START_TEST(a_format_that_reads_like_a_text_of_the_catalog_is_none) {
    fake_language = (struct fake_language){0};
    words_choose("en");
    ck_assert_str_eq(words(WORD_REVIEW_MORE_MARKS), "+%d");
    ck_assert(words_has(words(WORD_REVIEW_MORE_MARKS)));
    ck_assert(!words_has("+%d"));
    ck_assert_str_eq(text_line("+%d", 1250).string, "+1250");
}
END_TEST

START_TEST(the_first_of_a_month_is_written_as_the_language_has_it) {
    ck_assert_str_eq(calendar_day(2026, 12, 1).string, "December 1, 2026");
    if (choose(SERAI_BINARY_DIR "/assets", "fr")) {
        ck_assert(strstr(calendar_day(2026, 12, 1).string, "1er "));
        ck_assert(!strstr(calendar_day(2026, 12, 2).string, "er 2"));
        ck_assert(!strstr(calendar_day(0, 12, 21).string, "1er "));
    }
    fake_language = (struct fake_language){0};
    words_choose("en");
}
END_TEST

START_TEST(a_number_of_things_is_grouped_as_the_language_has_it) {
    static const struct {
        const char *code, *thousand, *ten_thousands;
    } languages[WORDS_LANGUAGES] = {{"en", "1,250", "12,500"}, {"fr", "1\u00A0250", "12\u00A0500"},
                                    {"de", "1.250", "12.500"}, {"es", "1250", "12.500"},
                                    {"pt", "1250", "12.500"},  {"it", "1.250", "12.500"},
                                    {"ar", "1,250", "12,500"}};
    for (int i = 0; i < WORDS_LANGUAGES; i++) {
        const char *code = languages[i].code;
        if (i == 0 ? words_choose(code) : choose(SERAI_BINARY_DIR "/assets", code)) {
            ck_assert_str_eq(text_counted(999).string, "999");
            ck_assert_str_eq(text_counted(1250).string, languages[i].thousand);
            ck_assert_str_eq(text_counted(12500).string, languages[i].ten_thousands);
            ck_assert(strstr(text_line(words(WORD_TURN), 1250).string, languages[i].thousand));
            ck_assert(
                strstr(text_line(words(WORD_TURN), 12500).string, languages[i].ten_thousands));
        }
    }
    fake_language = (struct fake_language){0};
    words_choose("en");
}
END_TEST

START_TEST(years_strengths_lines_of_files_and_what_programs_read_are_not_grouped) {
    ck_assert(strstr(calendar_day(2026, 12, 1).string, "2026"));
    ck_assert_str_eq(text_line(words(WORD_RATED), 1512, 120).string, "1512 ± 120");
    ck_assert_str_eq(text_line(words(WORD_LINE_COMPLAINT), 1250, "").string, "line 1250: ");
    ck_assert_str_eq(text_line("%d-%d", 1250, -12500).string, "1250--12500");
}
END_TEST

/* Steps from the last turn by an arrow, in the list of turns; whether that led into the past. */
static bool steps_back(enum key key) {
    struct ui_play *play = ui_play_open_history("oware", 1280, 800);
    ui_play_click(play, "pit:C");
    ui_play_click(play, "pit:d");
    ui_play_click(play, "ply:2");
    ui_play_key(play, key);
    bool back = ui_play_table(play)->looking_back;
    ui_play_close(play);
    return back;
}

START_TEST(the_arrow_that_a_tip_of_the_history_names_steps_as_it_says) {
    static const struct {
        const char *code, *left, *right;
    } languages[] = {
        {"en", "Left", "Right"},
        {"fr", "Gauche", "Droite"},
        {"ar", "\u0627\u0644\u0623\u064A\u0633\u0631", "\u0627\u0644\u0623\u064A\u0645\u0646"}};
    for (size_t i = 0; i < sizeof languages / sizeof languages[0]; i++) {
        fake_language = (struct fake_language){0};
        if (i == 0 ? words_choose("en") : choose(SERAI_BINARY_DIR "/assets", languages[i].code)) {
            bool left = steps_back(KEY_LEFT), right = steps_back(KEY_RIGHT);
            ck_assert(left != right);
            ck_assert(strstr(words(WORD_HISTORY_PREVIOUS),
                             left ? languages[i].left : languages[i].right));
            ck_assert(
                strstr(words(WORD_HISTORY_NEXT), left ? languages[i].right : languages[i].left));
        }
    }
    fake_language = (struct fake_language){0};
    words_choose("en");
}
END_TEST

SUITE("languages", the_protocol_answers_the_same, a_record_is_written_the_same,
      targets_have_the_same_ids_in_the_same_order,
      a_name_of_the_other_direction_is_isolated_in_a_sentence_and_in_no_other_format,
      a_format_that_reads_like_a_text_of_the_catalog_is_none,
      the_first_of_a_month_is_written_as_the_language_has_it,
      a_number_of_things_is_grouped_as_the_language_has_it,
      years_strengths_lines_of_files_and_what_programs_read_are_not_grouped,
      the_arrow_that_a_tip_of_the_history_names_steps_as_it_says)
