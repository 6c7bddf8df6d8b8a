/* test_sent_turn.c: matches as one line for messengers, and docs/sent-turn.md, whose examples are
 * read. */
#include "records/sent_turn.h"

#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "records/record.h"
#include "records/sent_bits.h"
#include "support/coats.h"
#include "support/examples.h"
#include "support/random_play.h"
#include "support/random_setup.h"
#include "support/same_match.h"
#include "support/suite.h"

#include <string.h>

enum { USUAL_MATCHES = 100, LONGEST_PLAYED = 600, LONG = 14000 };

static struct text sent(const struct match *match) {
    struct text text = {0};
    ck_assert_ptr_null(sent_turn_write(match, &text));
    return text;
}

/* What a text is refused with; NULL: it is not. */
static const char *read(const char *text, struct match *match) {
    return sent_turn_read(text, strlen(text), match);
}

static void assert_refused(const char *text) {
    struct match match = {0};
    ck_assert_msg(read(text, &match) != NULL, "%s is read", text);
    ck_assert_ptr_null(match.game);
}

/* A match that has been played to its end or nearly so, between two players, apart. */
static void play_match(struct match *match, const struct game *game, uint64_t *state) {
    static const char *const names[] = {"", "Anna", "Ben", "ليلى",
                                        "a name of many letters, 日本語"};
    random_match(match, game, state);
    match_set_name(match, 0, names[random_below(state, 5)]);
    match_set_name(match, 1, names[random_below(state, 5)]);
    ck_assert_ptr_null(sent_turn_mark(match, random_next(state), (int)random_below(state, 2)));
}

/* What was sent is the line up to where the match stands, and the other side is near. */
static void assert_comes_out(const struct match *match) {
    struct text text = sent(match);
    struct match line = {0}, out = {0};
    const char *message = read(text.data, &out);
    ck_assert_msg(!message, "%s: %s", text.data, message);
    ck_assert(sent_turn_same(match, &out));
    ck_assert_int_eq(sent_turn_near(&out), !sent_turn_near(match));
    ck_assert_ptr_null(match_copy_line(match, match->current, &line));
    for (int node = 0; node < line.count; node++) {
        match_set_comment(&line, node, NULL);
    }
    match_set_tag(&line, SENT_TAG_ID, match_tag(match, SENT_TAG_ID));
    match_set_tag(&line, SENT_TAG_NEAR, sent_turn_near(match) ? "0" : "1");
    assert_same_match(&line, &out);
    match_free(&line);
    match_free(&out);
    text_free(&text);
}

START_TEST(a_match_of_any_game_comes_out_as_it_was_played) {
    uint64_t state = 1;
    for (int g = 0; g < games_count; g++) {
        for (int i = 0; i < 20; i++) {
            struct match match;
            play_match(&match, games[g], &state);
            random_play(&match, (int)random_below(&state, 300), &state);
            assert_comes_out(&match);
            match_free(&match);
        }
    }
}
END_TEST

START_TEST(so_does_a_match_from_any_position_with_other_lines_and_any_end) {
    uint64_t state = 2;
    for (int g = 0; g < games_count; g++) {
        for (int i = 0; i < 40; i++) {
            struct match match;
            random_tree(&match, games[g], 60, &state);
            ck_assert_ptr_null(sent_turn_mark(&match, random_next(&state), i % 2));
            assert_comes_out(&match);
            match_free(&match);
        }
    }
}
END_TEST

START_TEST(each_way_to_end_a_match_without_a_turn_is_sent) {
    for (int way = 0; way < 5; way++) {
        struct match match;
        struct options options = options_default(games[0]);
        ck_assert_ptr_null(match_start(&match, games[0], &options));
        ck_assert_ptr_null(match_play_text(&match, "C"));
        ck_assert_ptr_null(sent_turn_mark(&match, 7, 0));
        ck_assert_ptr_null(way < 2   ? match_resign(&match, way)
                           : way < 4 ? match_time_out(&match, way - 2)
                                     : match_agree(&match));
        assert_comes_out(&match);
        match_free(&match);
    }
}
END_TEST

/* A match of each game for the tests of changes. */
static struct text short_match(int g, uint64_t *state) {
    struct match match;
    play_match(&match, games[g], state);
    random_play(&match, 12, state);
    struct text text = sent(&match);
    match_free(&match);
    return text;
}

static char small(char c) {
    return (char)(c >= 'A' && c <= 'Z' ? c + 32 : c);
}

START_TEST(a_single_changed_character_is_refused) {
    static const char all[] = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_.~ ";
    uint64_t state = 3;
    for (int g = 0; g < games_count; g++) {
        struct text text = short_match(g, &state);
        for (size_t at = 0; at < text.length; at++) {
            char was = text.data[at];
            for (const char *other = all; *other; other++) {
                text.data[at] = *other;
                if (small(*other) != was) {
                    assert_refused(text.data);
                }
            }
            text.data[at] = was;
        }
        text_free(&text);
    }
}
END_TEST

START_TEST(a_missing_a_doubled_and_two_swapped_characters_are_refused_whatever_follows) {
    static const char *const after[] = {"", ".", " and now you!", "\n\nA", " - 7 - 7"};
    uint64_t state = 4;
    for (int g = 0; g < games_count; g++) {
        struct text text = short_match(g, &state), wrong = {0};
        for (size_t at = 0; at < text.length; at++) {
            for (int i = 0; i < 5; i++) {
                text_clear(&wrong);
                text_format(&wrong, "%.*s%s%s", (int)at, text.data, text.data + at + 1, after[i]);
                assert_refused(wrong.data);
                text_clear(&wrong);
                text_format(&wrong, "%.*s%s%s", (int)at + 1, text.data, text.data + at, after[i]);
                if (at >= strlen("serai:")) { /* letters before it, and two colons, do no harm */
                    assert_refused(wrong.data);
                }
                text_clear(&wrong);
                text_format(&wrong, "%s%s", text.data, after[i]);
                wrong.data[at] = wrong.data[at + 1];
                wrong.data[at + 1] = text.data[at];
                if (at + 1 < text.length && wrong.data[at] != wrong.data[at + 1]) {
                    assert_refused(wrong.data);
                }
            }
        }
        text_free(&text);
        text_free(&wrong);
    }
}
END_TEST

/* Breaks a line every `width` characters. */
static void add_broken(const char *line, size_t width, const char *end, struct text *out) {
    for (size_t at = 0; line[at]; at++) {
        if (at && at % width == 0) {
            text_add(out, end);
        }
        text_char(out, line[at]);
    }
}

static void add_large(const char *line, struct text *out) {
    for (; *line; line++) {
        text_char(out, (char)(*line >= 'a' && *line <= 'z' ? *line - 32 : *line));
    }
}

/* What messengers and mail make of a line. */
static void carry(int way, const char *line, struct text *out) {
    static const char *const around[][2] = {
        {"", ""},
        {"", "."},
        {"", "\r\n"},
        {"Your turn: ", " Good luck!"},
        {"[12:30, 27/11/2026] Ben: ", ""},
        {"\xE2\x80\x9C", "\xE2\x80\x9D\xE2\x80\xA6"},
        {"<", ">"},
        {"\xEF\xBB\xBF\n\n> ", "\n> \n> Ben"},
        {"*_`", "`_*"},
        {"serai: the game. serai:1234\n", ""},
    };
    static const char *const ends[] = {"\n", "\r\n> ", "\n> > ", "=\n", "\xC2\xAD\xE2\x80\x8B",
                                       " "};
    enum { AROUND = sizeof around / sizeof around[0], ENDS = sizeof ends / sizeof ends[0] };
    text_clear(out);
    if (way < AROUND) {
        text_format(out, "%s%s%s", around[way][0], line, around[way][1]);
    } else if (way < AROUND + ENDS) {
        add_broken(line, 30, ends[way - AROUND], out);
    } else if (way == AROUND + ENDS) {
        add_large(line, out);
    } else if (way == AROUND + ENDS + 1) {
        text_format(out, "S%s", line + 1);
    } else {
        text_clear(out);
    }
}

START_TEST(what_messengers_do_to_a_text_does_no_harm) {
    uint64_t state = 5;
    for (int g = 0; g < games_count; g++) {
        struct text text = short_match(g, &state), carried = {0};
        struct match match, out;
        ck_assert_ptr_null(read(text.data, &match));
        int way = 0;
        for (carry(way, text.data, &carried); carried.length; carry(++way, text.data, &carried)) {
            const char *message = read(carried.data, &out);
            ck_assert_msg(!message, "%s: %s", message, carried.data);
            assert_same_match(&match, &out);
            match_free(&out);
        }
        ck_assert_int_ge(way, 16);
        match_free(&match);
        text_free(&text);
        text_free(&carried);
    }
}
END_TEST

/* A line of more than one of a mail. */
static struct text long_match(int g, uint64_t *state) {
    struct match match;
    play_match(&match, games[g], state);
    random_play(&match, 90, state);
    struct text text = sent(&match);
    match_free(&match);
    return text;
}

START_TEST(a_turn_is_read_in_every_coat_that_mailers_put_on_it) {
    uint64_t state = 55;
    for (int g = 0; g < games_count; g++) {
        struct text text = long_match(g, &state), carried = {0};
        struct match match, out = {0};
        const char *name;
        int coat = 0;
        ck_assert_ptr_null(read(text.data, &match));
        for (; (name = coats_put_on(coat, text.data, &carried)) != NULL; coat++) {
            ck_assert_msg(sent_turn_is_in(carried.data, carried.length), "%s", name);
            const char *message = read(carried.data, &out);
            ck_assert_msg(!message, "%s: %s: %s", name, message, carried.data);
            assert_same_match(&match, &out);
            match_free(&out);
            ck_assert_msg(sent_turn_is_link(carried.data) == coats_is_link(coat), "%s: %s", name,
                          carried.data);
        }
        ck_assert_int_ge(coat, 40);
        match_free(&match);
        text_free(&text);
        text_free(&carried);
    }
}
END_TEST

START_TEST(a_coat_hides_no_damage) {
    uint64_t state = 56;
    struct text text = short_match(0, &state), carried = {0};
    text.data[text.length - 3] = text.data[text.length - 3] == '7' ? '8' : '7';
    for (int coat = 0; coats_put_on(coat, text.data, &carried); coat++) {
        struct match match = {0};
        ck_assert_str_eq(read(carried.data, &match), words(WORD_SENT_CHANGED));
    }
    text_free(&text);
    text_free(&carried);
}
END_TEST

START_TEST(what_only_looks_like_a_link_is_none) {
    static const char *const others[] = {"serai",
                                         "serai.txt",
                                         "/home/ada/serai:1.serai",
                                         "C:\\serai\\a.serai",
                                         "mosaic%3Aserai",
                                         "&&;&#;%%3",
                                         "<serai>",
                                         "a=3b=\nc",
                                         "https://host.example/serai/"};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        ck_assert_msg(!sent_turn_is_link(others[i]), "%s", others[i]);
    }
    ck_assert(!sent_turn_is_in("the user = AI: 7\n", 17));
}
END_TEST

START_TEST(a_text_is_a_link_without_any_letter_that_looks_like_another) {
    uint64_t state = 6;
    for (int g = 0; g < games_count; g++) {
        struct text text = short_match(g, &state);
        ck_assert_int_eq(strncmp(text.data, "serai:", 6), 0);
        ck_assert_uint_eq(strspn(text.data + 6, "0123456789abcdefghjkmnpqrstvwxyz"),
                          text.length - 6);
        text_free(&text);
    }
}
END_TEST

START_TEST(a_refusal_says_what_is_wrong) {
    uint64_t state = 7;
    struct text text = short_match(0, &state), other = {0};
    struct match match;
    ck_assert(!sent_turn_is_in("no line of it", 13));
    ck_assert(sent_turn_is_in("see Serai:12", 12));
    text_add_bytes(&other, text.data, text.length - 3);
    ck_assert_str_eq(read(other.data, &match), words(WORD_SENT_CUT));
    text_char(&text, 'x');
    ck_assert_str_eq(read(text.data, &match), words(WORD_SENT_CHANGED));
    text_clear(&other);
    struct sent_bits bits = sent_bits_start(2);
    ck_assert(sent_bits_end(&bits, &other));
    ck_assert_str_eq(read(other.data, &match), words(WORD_SENT_NEWER));
    text_clear(&other);
    bits = sent_bits_start(1);
    sent_put(&bits, 7, SENT_ID_BITS);
    sent_put(&bits, 0, 5);
    sent_put(&bits, (uint32_t)games[0]->rules_version, 5);
    ck_assert(sent_bits_end(&bits, &other));
    ck_assert_str_eq(read(other.data, &match), words(WORD_SENT_WRONG));
    text_free(&text);
    text_free(&other);
}
END_TEST

START_TEST(whatever_has_a_right_check_is_read_or_refused) {
    uint64_t state = 8;
    for (int i = 0; i < 20000; i++) {
        struct text text = {0};
        struct match match = {0};
        struct sent_bits bits = sent_bits_start(1);
        sent_put(&bits, 1, SENT_ID_BITS);
        sent_put(&bits, random_below(&state, (uint32_t)games_count), 5);
        sent_put(&bits, 1, 5);
        for (int count = (int)random_below(&state, 20); count > 0; count--) {
            int shift = (int)random_below(&state, 24);
            sent_put(&bits, (uint32_t)random_next(&state) >> 8 >> shift, 24);
        }
        ck_assert(sent_bits_end(&bits, &text));
        if (!read(text.data, &match)) {
            assert_comes_out(&match);
        }
        match_free(&match);
        text_free(&text);
    }
}
END_TEST

START_TEST(a_match_that_is_too_long_is_not_written) {
    struct match match;
    struct text text = {0};
    struct options options = options_default(games[0]);
    ck_assert_ptr_null(match_setup(&match, games[0], &options, "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S"));
    ck_assert_ptr_null(sent_turn_mark(&match, 1, 0));
    ck_assert_ptr_null(sent_turn_write(&match, &text));
    match_free(&match);
    text_clear(&text);
    uint64_t state = 9;
    ck_assert_ptr_null(match_start(&match, games_find("seega"), &(struct options){0}));
    ck_assert_ptr_null(sent_turn_mark(&match, 1, 0));
    while (random_play(&match, LONG, &state) < LONG) { /* it was over */
        match_free(&match);
        ck_assert_ptr_null(match_start(&match, games_find("seega"), &(struct options){0}));
        ck_assert_ptr_null(sent_turn_mark(&match, 1, 0));
    }
    ck_assert_str_eq(sent_turn_write(&match, &text), words(WORD_SENT_TOO_LONG));
    ck_assert_uint_eq(text.length, 0);
    match_free(&match);
    text_free(&text);
}
END_TEST

START_TEST(matches_are_the_same_by_number_start_and_rules) {
    struct match a, b;
    struct options options = options_default(games[0]), other = options;
    ck_assert_ptr_null(match_start(&a, games[0], &options));
    ck_assert_ptr_null(match_start(&b, games[0], &options));
    ck_assert(!sent_turn_same(&a, &b));
    sent_turn_mark(&a, 5, 0);
    sent_turn_mark(&b, 5, 1);
    ck_assert(sent_turn_same(&a, &b));
    ck_assert_ptr_null(match_play_text(&b, "C"));
    ck_assert(sent_turn_same(&a, &b));
    sent_turn_mark(&b, 6, 1); /* it keeps its number */
    ck_assert(sent_turn_same(&a, &b));
    match_set_tag(&b, SENT_TAG_ID, "000006");
    ck_assert(!sent_turn_same(&a, &b));
    match_free(&b);
    ck_assert_ptr_null(options_set(games[0], &other, "grand-slam=allowed"));
    ck_assert_ptr_null(match_start(&b, games[0], &other));
    sent_turn_mark(&b, 5, 1);
    ck_assert(!sent_turn_same(&a, &b));
    match_free(&a);
    match_free(&b);
}
END_TEST

/* Oware with these turns, as match number 5. */
static void play_turns(struct match *match, const char *turns) {
    char copy[64];
    struct text text = text_fixed(copy, sizeof copy);
    struct options options = options_default(games[0]);
    text_add(&text, turns);
    ck_assert_ptr_null(match_start(match, games[0], &options));
    sent_turn_mark(match, 5, 0);
    for (char *turn = strtok(copy, " "); turn; turn = strtok(NULL, " ")) {
        ck_assert_ptr_null(strcmp(turn, "resign") == 0 ? match_resign(match, 0)
                                                       : match_play_text(match, turn));
    }
}

START_TEST(a_sent_match_is_known_earlier_further_or_another_version) {
    static const struct {
        const char *here, *sent;
        enum sent_news news;
    } cases[] = {
        {"C f", "C f", SENT_KNOWN},
        {"C f", "C", SENT_EARLIER},
        {"C f", "", SENT_EARLIER},
        {"C f", "C f D", SENT_FURTHER},
        {"", "C", SENT_FURTHER},
        {"C f", "C e", SENT_APART},
        {"C f", "D f D", SENT_APART},
        {"C f D", "C e", SENT_APART},
        {"C", "C resign", SENT_FURTHER},
        {"C resign", "C", SENT_EARLIER},
        {"C resign", "C resign", SENT_KNOWN},
        {"C resign", "C f", SENT_APART},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct match here, there;
        play_turns(&here, cases[i].here);
        play_turns(&there, cases[i].sent);
        enum sent_news news = sent_turn_compare(&here, here.current, &there);
        ck_assert_msg(news == cases[i].news, "%s and %s: %d", cases[i].here, cases[i].sent, news);
        int stood = here.current, last = sent_turn_add(&here, &there);
        ck_assert_int_eq(here.current, stood);
        ck_assert_int_eq(match_depth(&here, last), match_depth(&there, there.current));
        ck_assert(position_equal(&here.nodes[last].position, match_position(&there)));
        ck_assert(news == SENT_APART || here.count == 1 + match_line_length(&here));
        match_free(&here);
        match_free(&there);
    }
}
END_TEST

START_TEST(what_was_taken_back_here_does_not_count_and_stays) {
    struct match here, there;
    play_turns(&here, "C f D");
    play_turns(&there, "C f");
    ck_assert_ptr_null(match_undo(&here, 2));
    ck_assert_int_eq(sent_turn_compare(&here, here.current, &there), SENT_FURTHER);
    ck_assert_int_eq(match_depth(&here, sent_turn_add(&here, &there)), 2);
    ck_assert_int_eq(here.count, 4);
    ck_assert_int_eq(match_depth(&here, here.current), 1);
    match_free(&here);
    match_free(&there);
}
END_TEST

START_TEST(tags_that_make_no_sense_make_no_match_apart) {
    struct match match;
    struct options options = options_default(games[0]);
    ck_assert_ptr_null(match_start(&match, games[0], &options));
    ck_assert_int_eq(sent_turn_near(&match), NOWHERE);
    match_set_tag(&match, SENT_TAG_NEAR, "1");
    ck_assert_int_eq(sent_turn_near(&match), NOWHERE);
    match_set_tag(&match, SENT_TAG_ID, "aloud!");
    ck_assert_int_eq(sent_turn_near(&match), NOWHERE);
    match_set_tag(&match, SENT_TAG_ID, "12345z");
    ck_assert_int_eq(sent_turn_near(&match), 1);
    match_set_tag(&match, SENT_TAG_NEAR, "10");
    ck_assert_int_eq(sent_turn_near(&match), NOWHERE);
    match_free(&match);
}
END_TEST

/* ---- how long they are ---- */

static int by_length(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b;
}

START_TEST(a_usual_match_takes_a_few_hundred_characters) {
    uint64_t state = 10;
    for (int g = 0; g < games_count; g++) {
        int length[USUAL_MATCHES];
        for (int i = 0; i < USUAL_MATCHES; i++) {
            struct match match;
            struct options options = options_default(games[g]);
            options_resolve_seeds(games[g], &options, random_next(&state));
            ck_assert_ptr_null(match_start(&match, games[g], &options));
            match_set_name(&match, 0, "Anna");
            match_set_name(&match, 1, "Benjamin");
            ck_assert_ptr_null(sent_turn_mark(&match, random_next(&state), 0));
            random_play(&match, LONGEST_PLAYED, &state);
            struct text text = sent(&match);
            length[i] = (int)text.length;
            text_free(&text);
            match_free(&match);
        }
        qsort(length, USUAL_MATCHES, sizeof *length, by_length);
        ck_assert_msg(length[USUAL_MATCHES / 2] <= 400 && length[USUAL_MATCHES - 1] <= 600,
                      "%s: %d, at most %d", games[g]->id, length[USUAL_MATCHES / 2],
                      length[USUAL_MATCHES - 1]);
    }
}
END_TEST

/* ---- the document ---- */

static const char *bare(struct text *body) {
    while (body->length && body->data[body->length - 1] == '\n') {
        body->data[--body->length] = '\0';
    }
    return body->data;
}

/* The same match as a record; in the line its sender is near. */
static void check_written(const char *line, const struct example *record) {
    struct match match, again;
    struct record_error error;
    ck_assert_msg(
        record_read(games, games_count, record->body.data, record->body.length, &match, &error),
        "%d:%d: %s in\n%s", error.line, error.column, error.reason, record->body.data);
    struct text text = sent(&match);
    ck_assert_str_eq(text.data, line);
    ck_assert_ptr_null(read(line, &again));
    ck_assert(sent_turn_same(&match, &again));
    text_free(&text);
    match_free(&match);
    match_free(&again);
}

START_TEST(the_examples_of_the_document_are_what_it_says) {
    struct text text = examples_document("sent-turn.md");
    const char *at = text.data;
    struct example line, record;
    int written = 0, refused = 0;
    while (examples_next(&at, &line)) {
        if (strcmp(line.label.data, "sent") == 0 && strncmp(line.below.data, "> ", 2) == 0) {
            struct match match;
            ck_assert_pstr_eq(read(line.body.data, &match), line.below.data + 2);
            refused++;
        } else if (strcmp(line.label.data, "sent") == 0) {
            ck_assert(examples_next(&at, &record));
            ck_assert_str_eq(record.label.data, "serai");
            check_written(bare(&line.body), &record);
            example_free(&record);
            written++;
        }
        example_free(&line);
    }
    ck_assert_int_ge(written, games_count);
    ck_assert_int_ge(refused, 2);
    text_free(&text);
}
END_TEST

SUITE("sent_turn", a_match_of_any_game_comes_out_as_it_was_played,
      so_does_a_match_from_any_position_with_other_lines_and_any_end,
      each_way_to_end_a_match_without_a_turn_is_sent, a_single_changed_character_is_refused,
      a_missing_a_doubled_and_two_swapped_characters_are_refused_whatever_follows,
      what_messengers_do_to_a_text_does_no_harm,
      a_turn_is_read_in_every_coat_that_mailers_put_on_it, a_coat_hides_no_damage,
      what_only_looks_like_a_link_is_none,
      a_text_is_a_link_without_any_letter_that_looks_like_another, a_refusal_says_what_is_wrong,
      whatever_has_a_right_check_is_read_or_refused, a_match_that_is_too_long_is_not_written,
      matches_are_the_same_by_number_start_and_rules,
      a_sent_match_is_known_earlier_further_or_another_version,
      what_was_taken_back_here_does_not_count_and_stays,
      tags_that_make_no_sense_make_no_match_apart, a_usual_match_takes_a_few_hundred_characters,
      the_examples_of_the_document_are_what_it_says)
