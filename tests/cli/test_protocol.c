/* test_protocol.c: the text protocol: its framing, every command and every error. */
#include "base/random.h"
#include "cli/protocol.h"

#include "engine/rules.h"
#include "games/games.h"
#include "support/dialog.h"
#include "support/random_play.h"
#include "support/suite.h"

#include "base/utf8.h"

#include <stdio.h>
#include <string.h>

/* ---- framing ---- */

START_TEST(an_answer_is_sign_id_space_text_and_an_empty_line) {
    begin();
    ck_assert_str_eq(raw("protocol_version"), "= 2\n\n");
    ck_assert_str_eq(raw("17 protocol_version"), "=17 2\n\n");
    ck_assert_str_eq(raw("0 protocol_version"), "=0 2\n\n");
    ck_assert_str_eq(raw("2147483647 protocol_version"), "=2147483647 2\n\n");
    ck_assert_str_eq(raw("new oware"), "= \n\n");
    ck_assert_str_eq(raw("5 new oware"), "=5 \n\n");
    ck_assert_str_eq(raw("8 nonsense"), "?8 unknown command\n\n");
}
END_TEST

START_TEST(an_id_is_digits_and_comes_back_as_it_came) {
    static const char *const ids[] = {"01",
                                      "007",
                                      "000",
                                      "2147483648",
                                      "18446744073709551616",
                                      "1234567890123456789012345678901234567890"};
    begin();
    fails("-1 name");
    fails("+1 name");
    fails("1x name");
    fails("1.0 name");
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        char line[128], expected[128];
        snprintf(line, sizeof line, "%s name", ids[i]);
        snprintf(expected, sizeof expected, "=%s Serai\n\n", ids[i]);
        ck_assert_str_eq(raw(line), expected);
        snprintf(expected, sizeof expected, "?%s a command is missing\n\n", ids[i]);
        ck_assert_str_eq(raw(ids[i]), expected);
    }
    ck_assert_str_eq(raw("1 2 name"), "?1 unknown command\n\n");
    ck_assert_str_eq(raw("3"), "?3 a command is missing\n\n");
}
END_TEST

START_TEST(answers_are_utf8_whatever_was_asked) {
    begin();
    ck_assert_str_eq(raw("new oware"), "= \n\n");
    const char *said = raw("play x\xFC\xC3\xA9\xED\xA0\x80");
    ck_assert_uint_eq(utf8_valid(said, strlen(said)), strlen(said));
    ck_assert_ptr_nonnull(strstr(said, "x?\xC3\xA9???"));
}
END_TEST

START_TEST(blank_lines_and_comments_get_no_answer) {
    begin();
    ck_assert_str_eq(raw(""), "");
    ck_assert_str_eq(raw("  \t "), "");
    ck_assert_str_eq(raw("\r"), "");
    ck_assert_str_eq(raw("\n"), "");
    ck_assert_str_eq(raw("# name"), "");
    ck_assert_str_eq(raw("  # name"), "");
}
END_TEST

START_TEST(a_comment_runs_to_the_end_of_the_line) {
    begin();
    asserts("protocol_version # new oware", "2");
    asserts("protocol_version#", "2");
    ck_assert_str_eq(raw("4#"), "?4 a command is missing\n\n");
}
END_TEST

START_TEST(control_characters_do_not_count_and_tabs_are_spaces) {
    begin();
    asserts("protocol_version\r", "2");
    asserts("protocol_version\r\n", "2");
    asserts("proto\x01"
            "col_ver\x7fsion",
            "2");
    asserts("\tknown_command\tname\t", "true");
    protocol_line(&protocol, "na\0me", 5, &answer);
    ck_assert_str_eq(text_string(&answer), "= Serai\n\n");
}
END_TEST

START_TEST(a_line_may_be_very_long) {
    begin();
    struct text line = {0};
    text_add(&line, "play");
    for (int i = 0; i < 100000; i++) {
        text_add(&line, " A");
    }
    asserts("new oware", "");
    fails(text_string(&line));
    asserts("history", "");
    text_clear(&line);
    for (int i = 0; i < 100000; i++) {
        text_char(&line, 'x');
    }
    fails(text_string(&line));
    text_clear(&line);
    for (int i = 0; i < 100000; i++) {
        text_char(&line, ' ');
    }
    text_add(&line, "name");
    asserts(text_string(&line), "Serai");
    text_free(&line);
}
END_TEST

/* ---- about the program ---- */

START_TEST(the_program_gives_its_name_and_version) {
    begin();
    asserts("protocol_version", "2");
    asserts("name", "Serai");
    asserts("version", SERAI_VERSION);
    asserts("known_command perft", "true");
    asserts("known_command Perft", "false");
    asserts("known_command nonsense", "false");
}
END_TEST

START_TEST(every_listed_command_is_known_and_each_is_listed) {
    begin();
    static const char *const all[] = {"protocol_version",
                                      "name",
                                      "version",
                                      "list_commands",
                                      "known_command",
                                      "quit",
                                      "games",
                                      "options",
                                      "new",
                                      "setup",
                                      "position",
                                      "moves",
                                      "play",
                                      "turn",
                                      "score",
                                      "result",
                                      "undo",
                                      "redo",
                                      "history",
                                      "repetitions",
                                      "agree",
                                      "claim",
                                      "resign",
                                      "claimable",
                                      "perft",
                                      "events",
                                      "show",
                                      "levels",
                                      "genmove",
                                      "reg_genmove",
                                      "analyze",
                                      "ai_seed"};
    size_t length = 0;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        char line[64];
        snprintf(line, sizeof line, "known_command %s", all[i]);
        asserts(line, "true");
        length += strlen(all[i]) + 1;
        const char *list = ask("list_commands");
        const char *found = strstr(list, all[i]);
        ck_assert_ptr_nonnull(found);
    }
    ck_assert_uint_eq(strlen(ask("list_commands")), length - 1);
}
END_TEST

START_TEST(quit_answers_and_then_ends) {
    begin();
    fails("quit now");
    ck_assert(!protocol.quit);
    asserts("quit", "");
    ck_assert(protocol.quit);
}
END_TEST

/* ---- games and options ---- */

START_TEST(games_are_listed_one_per_line_in_order) {
    begin();
    struct text list = {0};
    for (int i = 0; i < games_count; i++) {
        text_format(&list, i ? "\n%s" : "%s", games[i]->id);
    }
    asserts("games", text_string(&list));
    text_free(&list);
}
END_TEST

START_TEST(options_are_listed_with_the_default_first) {
    begin();
    asserts("options oware",
            "grand-slam forbidden no-capture allowed\nleftovers holder last-mover");
    fails("options chess");
    fails("options");
    fails("options oware oware");
}
END_TEST

static void no_picture(const struct position *pos, struct text *out) {
    (void)pos;
    text_add(out, "\n");
}

START_TEST(a_number_option_is_listed_with_its_range_and_default) {
    begin();
    static const struct option_spec specs[] = {
        {.key = "stones", .kind = OPTION_NUMBER, .minimum = 1, .maximum = 12, .fallback = 4},
        {.key = "seed", .kind = OPTION_SEED, .maximum = UINT32_MAX}};
    struct game game = *games[0];
    game.options = specs;
    game.option_count = 2;
    game.picture = no_picture;
    const struct game *const list[] = {&game};
    protocol.games = list;
    protocol.games_count = 1;
    char line[64];
    snprintf(line, sizeof line, "options %s", game.id);
    asserts(line, "stones 1..12 4\nseed 0..4294967295 0");
    game.option_count = 0;
    asserts(line, "");
}
END_TEST

START_TEST(bad_options_are_errors_and_leave_the_match_alone) {
    begin();
    asserts("new oware grand-slam=allowed leftovers=last-mover", "");
    asserts("play A", "");
    static const char *const bad[] = {
        "new",
        "new chess",
        "new Oware",
        "new oware grand-slam",
        "new oware grand-slam=",
        "new oware grand-slam=Allowed",
        "new oware =allowed",
        "new oware slam=allowed",
        "new oware grand-slam=allowed grand-slam=allowed",
        "new oware grand-slam=allowed extra",
        "new oware leftovers=holder=holder",
        "setup",
        "setup chess x",
        "setup oware",
        "setup oware grand-slam=allowed",
        "setup oware 4-4-4",
        "setup oware 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S S",
        "setup oware 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S grand-slam=allowed",
        "setup oware grand-slam=x 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
        "setup oware 04-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
        "setup oware 4-4-4-4-4-4-4-4-4-4-4-4-0-0-s",
        "setup oware 5-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        fails(bad[i]);
        asserts("position", "0-5-5-5-5-4-4-4-4-4-4-4-0-0-N");
        asserts("history", "A");
    }
}
END_TEST

START_TEST(seed_zero_gives_another_start_each_time_and_any_other_the_same) {
    begin();
    for (int g = 0; g < games_count; g++) {
        bool seeded = false;
        for (int i = 0; i < games[g]->option_count; i++) {
            seeded |= games[g]->options[i].kind == OPTION_SEED;
        }
        if (!seeded) {
            continue;
        }
        char line[64];
        char first[POSITION_TEXT_MAX];
        snprintf(line, sizeof line, "new %s seed=7", games[g]->id);
        asserts(line, "");
        snprintf(first, sizeof first, "%s", ask("position"));
        asserts(line, "");
        asserts("position", first);
    }
}
END_TEST

/* ---- commands without a match ---- */

START_TEST(commands_about_a_match_need_one) {
    begin();
    static const char *const lines[] = {"position",    "moves",    "play A",    "turn",    "score",
                                        "result",      "undo",     "redo",      "history", "agree",
                                        "claim",       "resign 0", "claimable", "perft 1", "events",
                                        "repetitions", "show"};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        fails(lines[i]);
    }
}
END_TEST

START_TEST(too_many_and_too_few_arguments_are_errors) {
    begin();
    asserts("new oware", "");
    static const char *const lines[] = {"protocol_version 2",
                                        "name x",
                                        "version 1",
                                        "list_commands x",
                                        "known_command",
                                        "known_command a b",
                                        "games x",
                                        "position x",
                                        "moves x",
                                        "play",
                                        "turn 0",
                                        "score 0",
                                        "result x",
                                        "undo 1 1",
                                        "redo 1 1",
                                        "history 1",
                                        "agree 0",
                                        "claim 0",
                                        "resign",
                                        "resign 0 1",
                                        "claimable x",
                                        "perft",
                                        "perft 1 1",
                                        "events 1",
                                        "show x",
                                        "repetitions x",
                                        "options",
                                        "options oware x"};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        fails(lines[i]);
    }
    asserts("result", "ongoing");
    asserts("history", "");
}
END_TEST

/* ---- playing ---- */

START_TEST(a_match_can_be_played_and_inspected) {
    begin();
    asserts("new oware", "");
    asserts("position", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    asserts("moves", "A B C D E F");
    asserts("turn", "0");
    asserts("score", "0 0");
    asserts("result", "ongoing");
    asserts("repetitions", "1");
    asserts("claimable", "0");
    asserts("events", "");
    asserts("play A", "");
    asserts("position", "0-5-5-5-5-4-4-4-4-4-4-4-0-0-N");
    asserts("moves", "a b c d e f");
    asserts("turn", "1");
    asserts("history", "A");
    asserts("play a B b", "");
    asserts("history", "A a B b");
}
END_TEST

START_TEST(moves_are_sorted_by_bytes) {
    begin();
    uint64_t state = 5;
    for (int g = 0; g < games_count; g++) {
        new_match(games[g]);
        for (int i = 0; i < 12 && !match_over(&protocol.match); i++) {
            char list[ACTIONS_MAX * ACTION_TEXT_MAX];
            snprintf(list, sizeof list, "%s", ask("moves"));
            const char *before = "";
            int words = 0;
            for (char *word = strtok(list, " "); word; word = strtok(NULL, " ")) {
                ck_assert_int_lt(strcmp(before, word), 0);
                before = word;
                words++;
            }
            game_action legal[ACTIONS_MAX];
            ck_assert_int_eq(words, match_actions(&protocol.match, legal));
            random_play(&protocol.match, 1, &state);
        }
    }
}
END_TEST

START_TEST(play_plays_all_its_actions_or_none) {
    begin();
    asserts("new oware", "");
    asserts("play A a B", "");
    asserts("undo 2", "");
    fails("play b B x");
    fails("play b b");
    fails("play B");
    fails("play b. B");
    asserts("history", "A");
    asserts("redo 2", "");
    asserts("history", "A a B");
}
END_TEST

START_TEST(undo_and_redo_count_whole_actions) {
    begin();
    asserts("new oware", "");
    asserts("play A a B b", "");
    asserts("undo", "");
    asserts("undo 2", "");
    asserts("history", "A");
    asserts("redo", "");
    asserts("redo 2", "");
    asserts("history", "A a B b");
    fails("redo");
    fails("undo 5");
    asserts("history", "A a B b");
    asserts("undo 4", "");
    fails("undo");
    fails("redo 5");
    asserts("redo 4", "");
}
END_TEST

START_TEST(numbers_have_no_sign_and_no_leading_zero) {
    begin();
    asserts("new oware", "");
    asserts("play A a B b", "");
    static const char *const lines[] = {
        "undo 0",           "undo -1",     "undo +1",  "undo 01",
        "undo 1x",          "undo x",      "undo 1.0", "undo 99999999999999999999",
        "redo 0",           "redo -1",     "perft -1", "perft +1",
        "perft 00",         "perft 01",    "perft x",  "perft 1e1",
        "perft 4294967296", "perft 257",   "resign 2", "resign -0",
        "resign 00",        "resign south"};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        fails(lines[i]);
    }
    asserts("history", "A a B b");
    asserts("result", "ongoing");
}
END_TEST

START_TEST(a_new_action_clears_redo) {
    begin();
    asserts("new oware", "");
    asserts("play A a B", "");
    asserts("undo 2", "");
    asserts("play b", "");
    fails("redo");
    asserts("undo", "");
    asserts("redo", "");
    asserts("history", "A b");
    asserts("undo", "");
    asserts("play a", "");
    fails("redo");
    asserts("history", "A a");
}
END_TEST

START_TEST(perft_counts_sequences_of_exactly_that_length) {
    begin();
    asserts("new oware", "");
    asserts("perft 0", "1");
    asserts("perft 1", "6");
    asserts("perft 4", "1014");
    asserts("resign 0", "");
    asserts("perft 0", "1");
    asserts("perft 1", "0");
    asserts("setup oware 0-0-0-0-0-0-0-0-0-0-0-0-24-24-S", "");
    asserts("perft 0", "1");
    asserts("perft 3", "0");
    asserts("setup oware 1-0-0-0-0-0-1-0-0-0-0-0-23-23-S", "");
    asserts("perft 256", "1");
}
END_TEST

START_TEST(a_finished_game_has_no_action_sequences_however_long) {
    begin();
    asserts("new oware", "");
    fails("perft 257");
    asserts("resign 0", "");
    asserts("perft 257", "0");
    asserts("perft 2147483647", "0");
    fails("perft 2147483648");
}
END_TEST

START_TEST(a_message_cuts_a_word_between_characters) {
    begin();
    asserts("new oware", "");
    ck_assert_str_eq(raw("play 12345678901234567890123456789012"),
                     "? not a legal action here: 12345678901234567890123456789012\n\n");
    ck_assert_str_eq(raw("play 123456789012345678901234567890123"),
                     "? not a legal action here: 12345678901234567890123456789012\n\n");
    ck_assert_str_eq(raw("play 1234567890123456789012345678901\u00e9"),
                     "? not a legal action here: 1234567890123456789012345678901\n\n");
    ck_assert_str_eq(raw("play 123456789012345678901234567890\u00e9x"),
                     "? not a legal action here: 123456789012345678901234567890\u00e9\n\n");
}
END_TEST

START_TEST(a_position_that_is_over_can_be_set_up) {
    begin();
    asserts("setup oware 0-0-0-0-0-0-1-0-0-0-0-0-25-22-N", "");
    asserts("result", "win 0 majority");
    asserts("moves", "");
    asserts("turn", "1");
    fails("play a");
    fails("agree");
    fails("resign 0");
    fails("claim");
    asserts("claimable", "0");
}
END_TEST

START_TEST(spaces_between_words_may_be_many) {
    begin();
    asserts("  new    oware   grand-slam=allowed  ", "");
    asserts("setup  oware   leftovers=holder   4-4-4-4-4-4-4-4-4-4-4-4-0-0-N ", "");
    asserts("turn", "1");
}
END_TEST

/* ---- terminations ---- */

START_TEST(resigning_ends_the_match_and_can_be_undone) {
    begin();
    asserts("new oware", "");
    asserts("play A", "");
    asserts("resign 0", "");
    asserts("result", "win 1 resignation");
    asserts("moves", "");
    asserts("turn", "1");
    asserts("history", "A");
    asserts("position", "0-5-5-5-5-4-4-4-4-4-4-4-0-0-N");
    fails("play a");
    fails("resign 1");
    asserts("undo", "");
    asserts("result", "ongoing");
    asserts("redo", "");
    asserts("result", "win 1 resignation");
    asserts("undo 2", "");
    asserts("history", "");
    asserts("redo 2", "");
    asserts("result", "win 1 resignation");
    asserts("undo", "");
    asserts("resign 1", "");
    asserts("result", "win 0 resignation");
}
END_TEST

START_TEST(agreement_ends_the_match_and_can_be_undone) {
    begin();
    asserts("setup oware 1-0-0-0-0-0-0-0-0-0-0-2-24-21-N", "");
    asserts("agree", "");
    asserts("result", "win 0 agreement");
    asserts("score", "25 23");
    asserts("turn", "1");
    asserts("moves", "");
    asserts("history", "");
    asserts("repetitions", "1");
    fails("agree");
    asserts("undo", "");
    asserts("score", "24 21");
    fails("undo");
    asserts("redo", "");
    asserts("result", "win 0 agreement");
}
END_TEST

START_TEST(agreement_fails_in_a_game_without_it) {
    static const char *const lines[] = {"new shakala", "new dulko", "new seega"};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        begin();
        asserts(lines[i], "");
        fails("agree");
        asserts("result", "ongoing");
    }
}
END_TEST

START_TEST(a_player_who_may_claim_the_end_can_claim_it) {
    begin();
    asserts("setup seega oo3/ooooo/5/xxxxx/x4 x 0 0 5 6 move", "");
    asserts("claimable", "1");
    asserts("claim", "");
    asserts("result", "win 1 barrier");
    asserts("turn", "0");
    asserts("claimable", "0");
    asserts("history", "");
    fails("claim");
    asserts("undo", "");
    asserts("result", "ongoing");
    asserts("claimable", "1");
}
END_TEST

START_TEST(history_lists_neither_forced_steps_nor_terminations) {
    begin();
    asserts("new shakala", "");
    asserts("play A s", "");
    asserts("turn", "1");
    asserts("history", "A s");
    asserts("undo", "");
    asserts("moves", "1 s");
    asserts("redo", "");
    asserts("resign 0", "");
    asserts("history", "A s");
}
END_TEST

START_TEST(claim_fails_when_there_is_nothing_to_claim) {
    begin();
    asserts("new oware", "");
    asserts("claimable", "0");
    fails("claim");
    asserts("result", "ongoing");
}
END_TEST

START_TEST(repetitions_count_the_position_in_this_line) {
    begin();
    asserts("setup oware 1-0-0-0-0-0-1-0-0-0-0-0-23-23-S", "");
    asserts("play A a B b C c D d E e F", "");
    asserts("repetitions", "1");
    asserts("play f", "");
    asserts("repetitions", "2");
    asserts("play A a B b C c D d E e F f", "");
    asserts("repetitions", "3");
    asserts("undo 13", "");
    asserts("repetitions", "1");
}
END_TEST

/* ---- display ---- */

START_TEST(events_list_the_last_action_one_event_per_line) {
    begin();
    asserts("setup oware 0-0-0-0-0-1-1-1-0-0-0-1-22-22-S", "");
    asserts("events", "");
    asserts("play F", "");
    asserts("events", "pick 1 seed: F -> hand\ndrop 1 seed: hand -> a\n"
                      "capture 2 seed: a -> South\nend-turn");
    asserts("undo", "");
    asserts("events", "");
}
END_TEST

START_TEST(show_draws_the_board_below_the_sign) {
    begin();
    asserts("new oware", "");
    const char *picture = ask("show");
    ck_assert_int_eq(picture[0], '\n');
    ck_assert_ptr_nonnull(strstr(picture, "A  B  C  D  E  F"));
}
END_TEST

START_TEST(no_answer_holds_an_empty_line) {
    begin();
    static const char *const lines[] = {"show", "events", "moves", "position", "history"};
    uint64_t state = 9;
    for (int g = 0; g < games_count; g++) {
        new_match(games[g]);
        for (int i = 0; i < 60; i++) {
            const char *text = ask(lines[i % 5]);
            ck_assert_ptr_null(strstr(text, "\n\n"));
            ck_assert(!*text || text[strlen(text) - 1] != '\n');
            random_play(&protocol.match, 1, &state);
        }
    }
}
END_TEST

/* ---- every game ---- */

START_TEST(a_position_string_sets_up_the_same_position_in_every_game) {
    begin();
    uint64_t state = 3;
    for (int g = 0; g < games_count; g++) {
        char line[POSITION_TEXT_MAX + 64];
        char position[POSITION_TEXT_MAX];
        for (int length = 0; length < 40; length++) {
            new_match(games[g]);
            random_play(&protocol.match, length, &state);
            snprintf(position, sizeof position, "%s", ask("position"));
            snprintf(line, sizeof line, "setup %s %s", games[g]->id, position);
            asserts(line, "");
            asserts("position", position);
        }
    }
}
END_TEST

START_TEST(any_bytes_get_an_answer_and_never_a_crash) {
    begin();
    static const char *const seeds[] = {"new oware grand-slam=allowed",
                                        "play A a B",
                                        "setup oware 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
                                        "undo 2",
                                        "12 known_command play",
                                        "redo",
                                        "perft 2",
                                        "agree"};
    uint64_t state = 11;
    for (int i = 0; i < 20000; i++) {
        char line[64];
        const char *seed = seeds[random_below(&state, sizeof seeds / sizeof seeds[0])];
        size_t length = strlen(seed);
        memcpy(line, seed, length);
        for (uint32_t change = random_below(&state, 3); change > 0; change--) {
            line[random_below(&state, (uint32_t)length)] = (char)random_below(&state, 256);
        }
        protocol_line(&protocol, line, length, &answer);
        ck_assert(!answer.length || answer.data[0] == '=' || answer.data[0] == '?');
        ck_assert(!answer.length || strcmp(answer.data + answer.length - 2, "\n\n") == 0);
    }
}
END_TEST

SUITE("protocol", an_answer_is_sign_id_space_text_and_an_empty_line,
      an_id_is_digits_and_comes_back_as_it_came, answers_are_utf8_whatever_was_asked,
      blank_lines_and_comments_get_no_answer, a_comment_runs_to_the_end_of_the_line,
      control_characters_do_not_count_and_tabs_are_spaces, a_line_may_be_very_long,
      the_program_gives_its_name_and_version, every_listed_command_is_known_and_each_is_listed,
      quit_answers_and_then_ends, games_are_listed_one_per_line_in_order,
      options_are_listed_with_the_default_first,
      a_number_option_is_listed_with_its_range_and_default,
      bad_options_are_errors_and_leave_the_match_alone,
      seed_zero_gives_another_start_each_time_and_any_other_the_same,
      commands_about_a_match_need_one, too_many_and_too_few_arguments_are_errors,
      a_match_can_be_played_and_inspected, moves_are_sorted_by_bytes,
      play_plays_all_its_actions_or_none, undo_and_redo_count_whole_actions,
      numbers_have_no_sign_and_no_leading_zero, a_new_action_clears_redo,
      perft_counts_sequences_of_exactly_that_length,
      a_finished_game_has_no_action_sequences_however_long,
      a_message_cuts_a_word_between_characters, a_position_that_is_over_can_be_set_up,
      spaces_between_words_may_be_many, resigning_ends_the_match_and_can_be_undone,
      agreement_ends_the_match_and_can_be_undone, agreement_fails_in_a_game_without_it,
      a_player_who_may_claim_the_end_can_claim_it,
      history_lists_neither_forced_steps_nor_terminations,
      claim_fails_when_there_is_nothing_to_claim, repetitions_count_the_position_in_this_line,
      events_list_the_last_action_one_event_per_line, show_draws_the_board_below_the_sign,
      no_answer_holds_an_empty_line, a_position_string_sets_up_the_same_position_in_every_game,
      any_bytes_get_an_answer_and_never_a_crash)
