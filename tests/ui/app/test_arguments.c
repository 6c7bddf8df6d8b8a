/* test_arguments.c: the command line: the arguments it accepts, and one clear sentence for each
 * that it does not. */
#include "games/games.h"
#include "support/coats.h"
#include "support/suite.h"
#include "ui/app/arguments.h"

#include <string.h>

enum { WORDS_MAX = 24 };

static struct arguments arguments;
static char message[ARGUMENT_MESSAGE_MAX];

static const char *read_line(const char *line) {
    static char copy[512];
    static char program[] = "serai";
    char *argv[WORDS_MAX] = {program};
    int argc = 1;
    struct text text = text_fixed(copy, sizeof copy);
    text_add(&text, line);
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) {
        argv[argc++] = word;
    }
    return arguments_read(&arguments, argc, argv, message);
}

START_TEST(a_table_is_opened_straight_away) {
    ck_assert_ptr_null(read_line("--option grand-slam=allowed --game oware --position "
                                 "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N --window 900x700 --scale 1.5 "
                                 "--speed 0"));
    ck_assert_str_eq(arguments.start.game->id, "oware");
    ck_assert_uint_eq(arguments.start.options.value[0], 2);
    ck_assert_int_eq(arguments.width, 900);
    ck_assert_int_eq(arguments.height, 700);
    ck_assert_float_eq_tol(arguments.start.settings.scale, 1.5F, 0.001F);
    ck_assert_float_eq(arguments.start.settings.speed, 0);
}
END_TEST

START_TEST(a_lesson_or_a_puzzle_is_opened) {
    ck_assert_ptr_null(read_line("--lesson dulko"));
    ck_assert_int_eq(arguments.start.study.kind, STUDY_LESSON);
    ck_assert_ptr_eq(arguments.start.study.game, games_find("dulko"));
    ck_assert_ptr_null(read_line("--puzzle seega:12"));
    ck_assert_int_eq(arguments.start.study.kind, STUDY_PUZZLE);
    ck_assert_ptr_eq(arguments.start.study.game, games_find("seega"));
    ck_assert_int_eq(arguments.start.study.number, 12);
}
END_TEST

START_TEST(companions_are_seated) {
    ck_assert_ptr_null(read_line("--seat 0=person --seat 1=9 --game dulko"));
    ck_assert_int_eq(arguments.start.companion[0], 0);
    ck_assert_int_eq(arguments.start.companion[1], 9);
}
END_TEST

START_TEST(a_record_is_an_argument_without_dashes) {
    ck_assert_ptr_null(read_line("match.serai --theme noon --data /tmp/x --ui-tree t.txt"));
    ck_assert_str_eq(arguments.record, "match.serai");
    ck_assert_str_eq(arguments.data, "/tmp/x");
    ck_assert_str_eq(arguments.ui_tree, "t.txt");
    ck_assert_int_eq(arguments.start.settings.theme, THEME_NOON);
}
END_TEST

START_TEST(a_record_may_be_given_as_the_address_of_its_file_or_in_a_link) {
    static const char *const cases[][2] = {
        {"file:///home/ada/a%20match%2B.serai", "/home/ada/a match+.serai"},
        {"file://localhost/m.serai", "/m.serai"},
        {"file:///50%25/%zz%0/%", "/50%/%zz%0/%"},
        {"file:///a%00b", "/a%00b"},
        {"a%20match.serai", "a%20match.serai"},
        {"serai:1018k3f9xz", "serai:1018k3f9xz"},
        {"SERAI:1018K3F9XZ", "SERAI:1018K3F9XZ"},
        {"serai%3A1018k3f9xz", "serai%3A1018k3f9xz"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        ck_assert_ptr_null(read_line(cases[i][0]));
        ck_assert_str_eq(arguments.record, cases[i][1]);
        ck_assert_int_eq(arguments.start.sent, i > 4);
    }
}
END_TEST

START_TEST(a_picture_is_of_a_record_or_of_a_position) {
    ck_assert_ptr_null(read_line("--picture a.b.png --size 640x480 match.serai"));
    ck_assert_str_eq(arguments.picture, "a.b.png");
    ck_assert_int_eq(arguments.picture_width, 640);
    ck_assert_int_eq(arguments.picture_height, 480);
    ck_assert_ptr_null(read_line("--game oware --picture a.png"));
    ck_assert_int_eq(arguments.picture_width, 0);
}
END_TEST

START_TEST(an_animation_is_of_the_match_or_of_its_last_turn) {
    ck_assert_ptr_null(read_line("--picture a.webp match.serai"));
    ck_assert(!arguments.last_turn);
    ck_assert_ptr_null(read_line("--picture a.webp --last-turn match.serai"));
    ck_assert(arguments.last_turn);
}
END_TEST

START_TEST(a_wrong_argument_gets_one_sentence_that_names_it) {
    static const char *const lines[] = {
        "--game chess",
        "--game",
        "--frobnicate",
        "--option grand-slam=allowed",
        "--position 4-4",
        "--game oware --option grand-slam=maybe",
        "--game oware --option size=5",
        "--game oware --option grand-slam=allowed --option grand-slam=allowed",
        "--game oware --option grand-slam",
        "--game oware --position 4-4-4",
        "--game oware --position 5-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
        "--seat 1=3",
        "--lesson chess",
        "--lesson",
        "--lesson oware --game oware",
        "--puzzle oware",
        "--puzzle oware:",
        "--puzzle oware:0",
        "--puzzle oware:x",
        "--puzzle chess:1",
        "--puzzle oware:1 --game oware",
        "--game oware --seat 2=3",
        "--game oware --seat 1=10",
        "--game oware --seat 0=nobody",
        "--picture",
        "--picture x.png",
        "--picture x.jpg --game oware",
        "--picture .png --game oware",
        "--picture x.png --size 9x9 --game oware",
        "--picture x.png --size 9000x900 --game oware",
        "--picture .webp --game oware",
        "--last-turn --game oware",
        "--last-turn --picture x.png --game oware",
        "--size 640x480 --game oware",
        "--window 12",
        "--window 1280x",
        "--window 0x0",
        "--window 99999999999x800",
        "--scale x",
        "--scale 99",
        "--scale -1",
        "--speed fast",
        "--theme pink",
        "--renderer crayon",
        "one.serai two.serai",
        "one.serai --game oware",
    };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        const char *wrong = read_line(lines[i]);
        ck_assert_msg(wrong != NULL, "taken: %s", lines[i]);
        ck_assert_msg(strlen(wrong) > 10 && !strchr(wrong, '\n'), "%s", lines[i]);
    }
}
END_TEST

START_TEST(who_followed_a_link_or_clicked_a_file_twice_is_told_nothing_of_a_command_line) {
    static const char *const lines[][2] = {
        {"--seat 1=3", "seat"},
        {"--game chess", "game=chess"},
        {"--game oware --seat 1=12", "seat=1=12"},
        {"--game oware --option size=7", "size=7"},
        {"--option foo", "foo"},
        {"--position 4-4", "position=4-4"},
        {"--puzzle oware", "puzzle=oware"},
        {"--puzzle oware:x", "puzzle=oware:x"},
        {"--lesson chess", "lesson=chess"},
        {"--lesson oware --game oware", "game=oware"},
        {"--theme green", "theme=green"},
        {"--scale 99", "scale=99"},
        {"--speed fast", "speed=fast"},
        {"--language xx", "language=xx"},
        {"--window 1x1", "window=1x1"},
        {"--size 640x480", "--size"},
        {"--speed", "speed"},
        {"a.serai b.serai", "b.serai"},
        {"a.serai --game oware", "game=oware"},
    };
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        ck_assert_ptr_null(read_line(text_line("--stay %s", lines[i][0]).string));
        const char *wrong = arguments.wrong;
        ck_assert_msg(wrong != NULL, "%s", lines[i][0]);
        bool ours = lines[i][1][0] != '-'; /* no link has it */
        ck_assert_msg(!ours || (!strstr(wrong, "--") && !strstr(wrong, "option")), "%s", wrong);
        ck_assert_msg(strstr(wrong, ours ? lines[i][1] : "size"), "%s", wrong);
    }
}
END_TEST

START_TEST(a_link_is_an_argument_in_every_coat) {
    static const char line[] = "serai:1018k3f9xz01000242vkec46gk5dr00tngvg924e";
    static char program[] = "serai", stays[] = "--stay";
    struct text out = {0};
    const char *coat;
    int links = 0;
    for (int i = 0; (coat = coats_put_on(i, line, &out)) != NULL; i++) {
        char *argv[] = {program, stays, out.data};
        ck_assert_msg(!arguments_read(&arguments, 3, argv, message), "%s", coat);
        ck_assert_msg(arguments.start.sent == coats_is_link(i), "%s", coat);
        links += coats_is_link(i);
        /* as the page has it, packaging/web/links.js */
        struct text address = {0};
        text_format(&address, "https://#%s", text_string(&out));
        argv[2] = address.data;
        ck_assert_ptr_null(arguments_read(&arguments, 3, argv, message));
        ck_assert_msg(arguments.start.sent, "%s", coat);
        text_free(&address);
    }
    ck_assert_int_ge(links, 40);
    text_free(&out);
}
END_TEST

START_TEST(whoever_introduces_serai_says_that_it_is_for_one_or_two) {
    static const char *const files[] = {"packaging/identity.cmake",
                                        "packaging/linux/serai.metainfo.xml.in",
                                        "packaging/linux/serai.6.in", "README.md"};
    struct text text = {0};
    arguments_help(&text);
    ck_assert_ptr_nonnull(strstr(text_string(&text), "for one or two people"));
    ck_assert_ptr_nonnull(strstr(words(WORD_APP_LINE), "for one or two"));
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        text_clear(&text);
        ck_assert_ptr_null(
            platform_read(text_line("%s/%s", SERAI_SOURCE_DIR, files[i]).string, 1 << 20, &text));
        ck_assert_msg(strstr(text_string(&text), "for one or two people") != NULL, "%s", files[i]);
        ck_assert_msg(!strstr(text_string(&text), "games for two people"), "%s", files[i]);
    }
    text_free(&text);
}
END_TEST

START_TEST(help_names_every_option_and_every_game) {
    struct text help = {0};
    arguments_help(&help);
    static const char *const names[] = {"--game",    "--option", "--position", "--data",
                                        "--window",  "--scale",  "--speed",    "--theme",
                                        "--ui-tree", "--help",   "--version"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        ck_assert_ptr_nonnull(strstr(text_string(&help), names[i]));
    }
    for (int i = 0; i < games_count; i++) {
        ck_assert_ptr_nonnull(strstr(text_string(&help), games[i]->id));
    }
    text_free(&help);
}
END_TEST

START_TEST(an_illegal_position_is_taken_to_the_window_if_that_is_to_open_anyway) {
    ck_assert_ptr_null(read_line("--game oware --position 4-4 --stay"));
    ck_assert_str_eq(arguments.start.position, "4-4");
    ck_assert_ptr_nonnull(read_line("--game oware --position 4-4 --stay --picture x.png"));
}
END_TEST

START_TEST(with_something_wrong_nothing_but_the_window_opens_and_says_so_if_it_is_to_open_anyway) {
    ck_assert_ptr_null(read_line("--window 640x480 --stay --game oware --option size=7"));
    ck_assert_int_eq(arguments.width, 640);
    ck_assert_ptr_nonnull(strstr(arguments.wrong, "size=7"));
    ck_assert_ptr_null(arguments.start.game);
    ck_assert_ptr_null(read_line("--stay --game chess"));
    ck_assert_ptr_nonnull(strstr(arguments.wrong, "chess"));
    ck_assert_ptr_nonnull(read_line("--game chess --stay"));
    ck_assert_ptr_null(read_line("--stay --game oware"));
    ck_assert_ptr_null(arguments.wrong);
}
END_TEST

START_TEST(two_dashes_end_the_options) {
    ck_assert_ptr_nonnull(read_line("--game oware -- --mute")); /* a game and a record */
    ck_assert_ptr_null(read_line("--mute -- --game"));
    ck_assert_str_eq(arguments.record, "--game");
    ck_assert(arguments.mute);
    ck_assert_ptr_null(read_line("-- --"));
    ck_assert_str_eq(arguments.record, "--");
    ck_assert_ptr_null(read_line("--"));
    ck_assert_ptr_null(arguments.record);
}
END_TEST

START_TEST(what_is_about_the_whole_run_asks_for_a_window_of_its_own) {
    static const char *const own[] = {"--new-window",
                                      "--once",
                                      "--report",
                                      "--ui-tree x",
                                      "--language fr",
                                      "--theme noon",
                                      "--renderer software",
                                      "--game oware --picture x.png"};
    static const char *const given[] = {"",
                                        "a.serai",
                                        "--game seega --option size=7 --seat 1=3",
                                        "--lesson dulko",
                                        "--puzzle oware:3",
                                        "--stay serai:x",
                                        "--speed 0 --mute --window 640x480",
                                        "--data x"};
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++) {
        ck_assert_ptr_null(read_line(own[i]));
        ck_assert_msg(arguments_want_window(&arguments), "%s", own[i]);
    }
    for (size_t i = 0; i < sizeof given / sizeof given[0]; i++) {
        ck_assert_ptr_null(read_line(given[i]));
        ck_assert_msg(!arguments_want_window(&arguments), "%s", given[i]);
    }
}
END_TEST

SUITE("command line", whoever_introduces_serai_says_that_it_is_for_one_or_two,
      a_table_is_opened_straight_away, a_lesson_or_a_puzzle_is_opened, companions_are_seated,
      a_record_is_an_argument_without_dashes,
      a_record_may_be_given_as_the_address_of_its_file_or_in_a_link,
      a_picture_is_of_a_record_or_of_a_position, an_animation_is_of_the_match_or_of_its_last_turn,
      a_wrong_argument_gets_one_sentence_that_names_it, help_names_every_option_and_every_game,
      who_followed_a_link_or_clicked_a_file_twice_is_told_nothing_of_a_command_line,
      a_link_is_an_argument_in_every_coat,
      an_illegal_position_is_taken_to_the_window_if_that_is_to_open_anyway,
      with_something_wrong_nothing_but_the_window_opens_and_says_so_if_it_is_to_open_anyway,
      two_dashes_end_the_options, what_is_about_the_whole_run_asks_for_a_window_of_its_own)
