/* test_sent_turns.c: two people who are apart play by sending each other texts: two apps, each on a
 * computer of its own. */
#include "base/random.h"
#include "engine/rules.h"
#include "games/games.h"
#include "records/notations.h"
#include "records/sent_turn.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/matches.h"
#include "ui/play/seat.h"
#include "words/words.h"

#include <string.h>

static const char saved_folder[] = "/matches/";

static struct ui_play *open_home(void) {
    return ui_play_open("", NULL, NULL, 1280, 800);
}

static struct ui_play *open_table(int g) {
    return ui_play_open(games[g]->id, NULL, NULL, 1280, 800);
}

static void answer(struct ui_play *play, struct host_answer answer) {
    ui_play_input(play, &(struct input){.kind = INPUT_ANSWER, .answer = &answer});
    ui_play_wait(play, 16);
}

/* The host lists what was saved. */
static void list_saved(struct ui_play *play, bool partial) {
    struct host_answer list = {.task = HOST_LIST, .list.partial = partial};
    for (int i = 0; i < play->fake.count; i++) {
        const struct fake_file *file = &play->fake.file[i];
        struct saved_match saved = {0};
        if (strncmp(file->path, saved_folder, strlen(saved_folder)) == 0 &&
            saved_match_read_head(&saved, file->content.data, file->content.length)) {
            struct text name = text_fixed(saved.file, sizeof saved.file);
            text_add(&name, file->path + strlen(saved_folder));
            ck_assert(saved_list_add(&list.list, &saved));
        }
    }
    saved_list_sort(&list.list);
    answer(play, list);
}

/* The host opens the match that was asked for. */
static void open_saved(struct ui_play *play) {
    struct host_answer opened = {.task = HOST_OPEN};
    char path[96];
    struct text text = text_fixed(path, sizeof path);
    struct record_error error;
    text_format(&text, "%s%s", saved_folder, play->fake.opened);
    const char *record = fake_host_content(&play->fake, path);
    ck_assert(records_read(record, strlen(record), &opened.opened.match, &error));
    memcpy(opened.opened.file, play->fake.opened, sizeof opened.opened.file);
    play->fake.opened[0] = '\0';
    answer(play, opened);
}

/* The host saves, and does what it was asked for. */
static void serve(struct ui_play *play) {
    fake_host_use(&play->fake);
    matches_follow(&play->app);
    list_saved(play, false);
    if (play->fake.opened[0]) {
        open_saved(play);
    }
}

/* One player's whole turn, by clicks. */
static void play_turn(struct ui_play *play, uint64_t *state) {
    int player = match_turn(ui_play_match(play)), depth = -1;
    ui_play_settle(play);
    while (!match_over(ui_play_match(play)) && match_turn(ui_play_match(play)) == player &&
           (depth < 0 || rules_turn_open(ui_play_match(play)->game, ui_play_position(play)))) {
        const struct legal *legal = ui_play_legal(play);
        ck_assert_int_gt(legal->count, 0);
        uint32_t number = random_below(state, (uint32_t)legal->count);
        ui_play_action(play, legal->action[number], BY_CLICKS);
        depth = match_depth(ui_play_match(play), ui_play_match(play)->current);
    }
}

static void send_turn(struct ui_play *play) {
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:send-turn");
    ck_assert_str_eq(ui_play_toast(play), words(WORD_TURN_COPIED));
    ui_play_wait(play, 16);
    fake_host_use(&play->fake);
    matches_follow(&play->app);
}

static void paste(struct ui_play *play, const char *string) {
    text_clear(&play->fake.clipboard);
    text_add(&play->fake.clipboard, string);
    ui_play_key(play, KEY_PASTE);
    ui_play_wait(play, 16);
}

/* What one has copied comes to the other, whose host answers if there is no table. */
static void bring(const struct ui_play *from, struct ui_play *to) {
    paste(to, from->fake.clipboard.data);
    serve(to);
}

static void assert_same(struct ui_play *a, struct ui_play *b) {
    ck_assert_int_eq(ui_play_scene(b), SCENE_TABLE);
    ck_assert(position_equal(ui_play_position(a), ui_play_position(b)));
    ck_assert_int_eq(match_depth(ui_play_match(a), ui_play_match(a)->current),
                     match_depth(ui_play_match(b), ui_play_match(b)->current));
}

static int near_side(struct ui_play *play) {
    return !seat_hints(ui_play_table(play), ui_play_settings(play)).upper_player;
}

static void close_both(struct ui_play *a, struct ui_play *b) {
    ui_play_close(a);
    ui_play_close(b);
}

START_TEST(a_sent_turn_becomes_the_match_and_is_animated_in_every_game) {
    uint64_t state = 1;
    for (int g = 0; g < games_count; g++) {
        struct ui_play *from = open_table(g), *to = open_home();
        int first = match_turn(ui_play_match(from));
        for (int turn = 0; turn < 6; turn++) {
            ui_play_settings(from)->speed = 0;
            play_turn(from, &state);
            send_turn(from);
            ui_play_settings(to)->speed = 1;
            bring(from, to);
            assert_same(from, to);
            ck_assert_msg(ui_play_is_busy(to), "%s", games[g]->id);
            ck_assert_int_eq(ui_play_table(to)->animation_node,
                             ui_play_table(to)->last_turn->first);
            ui_play_settle(to);
            struct ui_play *next = to;
            to = from;
            from = next;
        }
        ck_assert_int_eq(near_side(from), first);
        ck_assert_int_eq(near_side(to), !first);
        close_both(from, to);
    }
}
END_TEST

START_TEST(once_a_turn_is_sent_the_other_side_is_waited_for_in_every_game) {
    uint64_t state = 25;
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = open_table(g);
        int first = match_turn(ui_play_match(play));
        play_turn(play, &state);
        struct legal theirs = *ui_play_legal(play);
        send_turn(play);
        ck_assert(strstr(words(WORD_TURN_COPIED), "paste the reply here"));
        ck_assert_int_eq(near_side(play), first);
        int count = ui_play_match(play)->count;
        ck_assert_int_eq(ui_play_legal(play)->count, 0);
        for (int i = 0; i < theirs.count; i++) {
            play_touch(ui_play_table(play), ui_play_settings(play), theirs.touch[i][0].text);
            ck_assert_str_eq(ui_play_chosen(play), "");
        }
        ck_assert_int_eq(ui_play_match(play)->count, count);
        ck_assert_msg(strstr(ui_play_refusal(play), "Paste the reply here"), "%s",
                      ui_play_refusal(play));
        ui_play_key(play, KEY_F2);
        ck_assert_int_eq(play->fake.question.id, 0); /* no hint for them, either */
        ui_play_click(play, "button:undo");          /* both sides are here again */
        ck_assert_int_eq(match_turn(ui_play_match(play)), first);
        play_turn(play, &state);
        play_turn(play, &state);
        ck_assert_int_gt(match_depth(ui_play_match(play), ui_play_match(play)->current), 1);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(who_waits_resigns_for_nobody_else) {
    uint64_t state = 26;
    struct ui_play *play = open_table(0);
    play_turn(play, &state);
    send_turn(play);
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:resign");
    ui_play_click(play, "button:accept");
    ck_assert(match_over(ui_play_match(play)));
    ck_assert_int_eq(match_result(ui_play_match(play)).winner, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(nothing_moves_where_animations_are_off) {
    uint64_t state = 2;
    struct ui_play *from = open_table(0), *to = open_home();
    play_turn(from, &state);
    send_turn(from);
    bring(from, to);
    assert_same(from, to);
    ck_assert(!ui_play_is_busy(to));
    close_both(from, to);
}
END_TEST

START_TEST(a_turn_of_a_saved_match_goes_on_with_that_one_even_from_another_table) {
    uint64_t state = 3;
    struct ui_play *from = open_table(0), *to = open_home();
    play_turn(from, &state);
    send_turn(from);
    bring(from, to);
    play_turn(to, &state);
    send_turn(to);
    char file[SAVED_FILE_MAX];
    memcpy(file, ui_play_file(to), sizeof file);
    ck_assert_int_ne(file[0], '\0');
    bring(to, from);
    play_turn(from, &state);
    send_turn(from);
    paste(to, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"); /* another match */
    ck_assert_str_eq(ui_play_file(to), "");
    bring(from, to);
    assert_same(from, to);
    ck_assert_str_eq(ui_play_file(to), file);
    ck_assert_int_eq(near_side(to), !near_side(from));
    close_both(from, to);
}
END_TEST

START_TEST(a_match_that_is_not_in_the_first_part_of_the_list_is_waited_for) {
    uint64_t state = 4;
    struct ui_play *from = open_table(0), *to = open_home();
    play_turn(from, &state);
    send_turn(from);
    int lists = to->fake.lists;
    paste(to, from->fake.clipboard.data);
    ck_assert_int_eq(to->fake.lists, lists + 1);
    list_saved(to, true);
    ck_assert_int_eq(ui_play_scene(to), SCENE_HOME);
    list_saved(to, false);
    assert_same(from, to);
    close_both(from, to);
}
END_TEST

/* Another action than the one that was played first in the match. */
static game_action another_first(struct ui_play *play) {
    const struct match *match = ui_play_match(play);
    const struct legal *legal = ui_play_legal(play);
    int played = match->nodes[MATCH_ROOT].child;
    return legal->action[legal->action[0] == match->nodes[played].action];
}

/* Both have the same turn, and go on otherwise: the one at `mine` takes it back, plays another, and
 * `ahead` turns more of both. */
static void part(struct ui_play **mine, struct ui_play **theirs, int ahead) {
    uint64_t state = 5;
    *mine = open_table(0);
    *theirs = open_home();
    play_turn(*mine, &state);
    send_turn(*mine);
    bring(*mine, *theirs);
    ui_play_action(*theirs, ui_play_legal(*theirs)->action[0], BY_CLICKS);
    send_turn(*theirs);
    ui_play_click(*mine, "button:undo");
    ui_play_action(*mine, another_first(*mine), BY_CLICKS);
    for (int i = 0; i < ahead; i++) {
        play_turn(*mine, &state);
    }
}

START_TEST(of_two_versions_the_player_chooses_and_the_other_stays_as_a_variation) {
    for (int way = 0; way < 4; way++) {
        struct ui_play *mine, *theirs;
        part(&mine, &theirs, 2 * (way % 2));
        struct position was = *ui_play_position(mine);
        int count = ui_play_match(mine)->count;
        bring(theirs, mine);
        ck_assert(ui_play_says(mine, words(WORD_ASK_VERSION)));
        ck_assert(position_equal(&was, ui_play_position(mine)));
        ck_assert_int_eq(ui_play_match(mine)->count, count + 1);
        ui_play_settings(mine)->speed = 1;
        ui_play_click(mine, way < 2 ? "button:accept" : "button:decline");
        ck_assert_int_eq(ui_play_is_busy(mine), way < 2);
        ck_assert(!ui_play_says(mine, words(WORD_ASK_VERSION)));
        ck_assert(way < 2 ? position_equal(ui_play_position(theirs), ui_play_position(mine))
                          : position_equal(&was, ui_play_position(mine)));
        ck_assert_int_eq(ui_play_match(mine)->count, count + 1);
        close_both(mine, theirs);
    }
}
END_TEST

START_TEST(the_question_is_read_whole_in_any_window) {
    static const float sizes[][2] = {{1280, 800}, {800, 600}, {480, 800}, {360, 640}};
    struct ui_play *mine, *theirs;
    part(&mine, &theirs, 0);
    bring(theirs, mine);
    for (int i = 0; i < 4; i++) {
        mine->width = sizes[i][0];
        mine->height = sizes[i][1];
        ui_play_wait(mine, 1000);
        ck_assert(ui_play_reads(mine, words(WORD_ASK_VERSION)));
        ck_assert(ui_play_reads(mine, words(WORD_ASK_VERSION_KEPT)));
        ck_assert(ui_play_says(mine, words(WORD_ASK_VERSION_THEIRS)));
        ck_assert(ui_play_says(mine, words(WORD_ASK_VERSION_MINE)));
    }
    close_both(mine, theirs);
}
END_TEST

START_TEST(keeping_ones_own_version_asks_the_other_side) {
    struct ui_play *mine, *theirs;
    part(&mine, &theirs, 2);
    bring(theirs, mine);
    ui_play_click(mine, "button:decline");
    send_turn(mine);
    bring(mine, theirs);
    ui_play_click(theirs, "button:accept");
    assert_same(mine, theirs);
    close_both(mine, theirs);
}
END_TEST

START_TEST(an_earlier_turn_or_the_same_one_changes_nothing_and_says_so) {
    uint64_t state = 6;
    struct ui_play *from = open_table(1), *to = open_home();
    struct text first = {0};
    play_turn(from, &state);
    send_turn(from);
    text_add(&first, from->fake.clipboard.data);
    bring(from, to);
    uint64_t edits = ui_play_match(to)->edit_count;
    paste(to, first.data);
    ck_assert_str_eq(ui_play_toast(to), words(WORD_TURN_KNOWN));
    ck_assert_uint_eq(ui_play_match(to)->edit_count, edits);
    play_turn(to, &state);
    edits = ui_play_match(to)->edit_count;
    struct position was = *ui_play_position(to);
    paste(to, first.data);
    ck_assert_str_eq(ui_play_toast(to), words(WORD_TURN_EARLIER));
    ck_assert(position_equal(&was, ui_play_position(to)));
    ck_assert_uint_eq(ui_play_match(to)->edit_count, edits);
    text_free(&first);
    close_both(from, to);
}
END_TEST

START_TEST(whoever_looks_back_is_brought_to_the_turn_that_is_sent) {
    uint64_t state = 7;
    struct ui_play *from = open_table(0), *to = open_home();
    for (int i = 0; i < 2; i++) {
        play_turn(from, &state);
        send_turn(from);
        bring(from, to);
        struct ui_play *next = to;
        to = from;
        from = next;
    }
    play_turn(from, &state);
    send_turn(from);
    ui_play_key(to, KEY_HOME);
    bring(from, to);
    assert_same(from, to);
    ui_play_key(to, KEY_HOME);
    bring(from, to);
    ck_assert_str_eq(ui_play_toast(to), words(WORD_TURN_KNOWN));
    assert_same(from, to);
    close_both(from, to);
}
END_TEST

START_TEST(a_broken_text_says_why_and_changes_nothing) {
    uint64_t state = 8;
    for (int at_table = 0; at_table < 2; at_table++) {
        struct ui_play *from = open_table(2), *to = at_table ? open_table(3) : open_home();
        struct text text = {0};
        enum scene_id scene = ui_play_scene(to);
        play_turn(from, &state);
        send_turn(from);
        text_add(&text, from->fake.clipboard.data);
        char *middle = text.data + text.length / 2;
        *middle = *middle == '0' ? '1' : '0';
        paste(to, text.data);
        ck_assert_str_eq(ui_play_toast(to),
                         text_line(words(WORD_CANNOT_PASTE), words(WORD_SENT_CHANGED)).string);
        text.data[text.length / 2] = '\0';
        paste(to, text.data);
        ck_assert_str_eq(ui_play_toast(to),
                         text_line(words(WORD_CANNOT_PASTE), words(WORD_SENT_CUT)).string);
        serve(to);
        ck_assert_int_eq(ui_play_scene(to), scene);
        ck_assert(!at_table || ui_play_match(to)->count == 1);
        text_free(&text);
        close_both(from, to);
    }
}
END_TEST

START_TEST(a_finished_match_is_sent_with_its_result) {
    uint64_t state = 9;
    for (int g = 0; g < games_count; g++) {
        struct ui_play *from = open_table(g), *to = open_home();
        play_turn(from, &state);
        send_turn(from);
        bring(from, to);
        ui_play_click(to, "button:menu");
        ui_play_click(to, "button:resign");
        ui_play_click(to, "button:accept");
        ck_assert(match_over(ui_play_match(to)));
        send_turn(to);
        bring(to, from);
        assert_same(to, from);
        struct result here = match_result(ui_play_match(from)),
                      there = match_result(ui_play_match(to));
        ck_assert_int_eq(here.reason, REASON_RESIGNATION);
        ck_assert_int_eq(here.winner, there.winner);
        ck_assert_int_eq(here.outcome, there.outcome);
        close_both(from, to);
    }
}
END_TEST

START_TEST(a_match_is_played_to_its_end_apart) {
    uint64_t state = 10;
    struct ui_play *from =
        ui_play_open("oware", NULL, "0-0-0-0-1-2-3-0-0-0-0-0-21-21-S", 1280, 800);
    struct ui_play *to = open_home();
    for (int turn = 0; turn < 200 && !match_over(ui_play_match(from)); turn++) {
        play_turn(from, &state);
        send_turn(from);
        bring(from, to);
        assert_same(from, to);
        struct ui_play *next = to;
        to = from;
        from = next;
    }
    ck_assert(match_over(ui_play_match(to)));
    ck_assert(ui_play_has(to, "button:rematch") && ui_play_has(from, "button:rematch"));
    close_both(from, to);
}
END_TEST

/* SDL gives the link of a Mac like a dropped file, and dropped text as text. */
START_TEST(a_link_opens_it_as_a_file_or_text_does) {
    uint64_t state = 11;
    for (int way = 0; way < 2; way++) {
        struct ui_play *from = open_table(4), *to = open_home();
        play_turn(from, &state);
        send_turn(from);
        ui_play_input(to, &(struct input){.kind = way ? INPUT_FILE : INPUT_PASTE,
                                          .files = 1,
                                          .string = from->fake.clipboard.data});
        serve(to);
        assert_same(from, to);
        ui_play_input(to, &(struct input){.kind = INPUT_FILE, .files = 1, .string = "serai:101"});
        ck_assert_str_eq(ui_play_toast(to),
                         text_line(words(WORD_CANNOT_OPEN_TURN), words(WORD_SENT_CUT)).string);
        close_both(from, to);
    }
}
END_TEST

/* As from the command line: what was saved is listed only later. */
START_TEST(an_app_that_is_started_by_a_link_goes_on_with_the_saved_match) {
    uint64_t state = 17;
    struct ui_play *from = open_table(0), *to = open_home();
    int files = to->fake.count;
    for (int saved = 0; saved < 2; saved++) {
        struct match match;
        if (saved) { /* both are played here */
            sent_turn_unmark(ui_play_match(from));
            play_go_to(ui_play_table(from), ui_play_match(from)->current);
            play_turn(from, &state);
        }
        play_turn(from, &state);
        send_turn(from);
        ck_assert_ptr_null(
            sent_turn_read(from->fake.clipboard.data, from->fake.clipboard.length, &match));
        struct app_start start = {.scenes = to->app.scenes,
                                  .settings = to->app.settings,
                                  .face_of = to->app.face_of,
                                  .match = &match,
                                  .sent = true};
        fake_host_use(&to->fake);
        app_free(&to->app);
        ck_assert_ptr_null(app_start(&to->app, &start));
        ui_play_wait(to, 16);
        ck_assert_int_eq(ui_play_scene(to), SCENE_HOME);
        serve(to);
        assert_same(from, to);
        serve(to);
        ck_assert_int_eq(to->fake.count, files + 1);
    }
    close_both(from, to);
}
END_TEST

START_TEST(the_page_of_files_opens_a_pasted_turn) {
    uint64_t state = 12;
    struct ui_play *from = open_table(0), *to = open_home();
    play_turn(from, &state);
    send_turn(from);
    ui_play_key(to, KEY_OPEN);
    ck_assert_int_eq(ui_play_scene(to), SCENE_OPEN);
    bring(from, to);
    assert_same(from, to);
    close_both(from, to);
}
END_TEST

START_TEST(a_match_that_another_window_has_open_is_not_opened_twice) {
    uint64_t state = 13;
    struct ui_play *from = open_table(0), *to = open_home();
    play_turn(from, &state);
    send_turn(from);
    bring(from, to);
    play_turn(to, &state);
    send_turn(to);
    bring(to, from);
    play_turn(from, &state);
    send_turn(from);
    paste(to, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    int files = to->fake.count;
    paste(to, from->fake.clipboard.data);
    list_saved(to, false);
    struct host_answer refused = {.task = HOST_OPEN, .opened.refused = words(WORD_OPEN_ELSEWHERE)};
    memcpy(refused.opened.file, to->fake.opened, sizeof refused.opened.file);
    ck_assert_int_ne(refused.opened.file[0], '\0');
    answer(to, refused);
    serve(to);
    ck_assert_int_eq(ui_play_scene(to), SCENE_HOME);
    ck_assert_int_ne(ui_play_saved(to)->notice[0], '\0');
    ck_assert_int_eq(to->fake.count, files);
    close_both(from, to);
}
END_TEST

/* ---- when it is offered ---- */

/* Whether the open menu has it, and it can be used. */
static bool offered(struct ui_play *play) {
    ui_play_click(play, "button:menu");
    bool can = ui_play_target(play, "button:send-turn")->enabled;
    ui_play_click(play, "button:menu");
    return can;
}

START_TEST(it_is_offered_after_a_turn_until_the_other_has_answered) {
    uint64_t state = 14;
    struct ui_play *from = open_table(2), *to = open_home();
    ck_assert(!offered(from)); /* nothing has been played */
    ui_play_action(from, ui_play_legal(from)->action[0], BY_CLICKS);
    ck_assert(rules_turn_open(ui_play_match(from)->game, ui_play_position(from)));
    ck_assert(!offered(from)); /* in the middle of a turn */
    ui_play_key(from, KEY_UNDO);
    play_turn(from, &state);
    send_turn(from);
    ck_assert(offered(from)); /* again, as it may have been lost */
    bring(from, to);
    ck_assert(!offered(to)); /* it is their turn */
    play_turn(to, &state);
    ck_assert(offered(to));
    ui_play_key(to, KEY_HOME);
    ck_assert(!offered(to)); /* looking back */
    close_both(from, to);
}
END_TEST

START_TEST(it_is_offered_neither_beside_a_companion_nor_with_a_clock) {
    uint64_t state = 15;
    struct ui_play *play = open_table(0);
    play_turn(play, &state);
    ck_assert(offered(play));
    ui_play_clock(play)->base = 600;
    ck_assert(!offered(play));
    ui_play_close(play);
    play = open_table(0);
    play_seat(ui_play_table(play), (const int[2]){0, 3}, 1);
    ui_play_click(play, "button:menu");
    ck_assert(!ui_play_has(play, "button:send-turn"));
    ui_play_close(play);
}
END_TEST

START_TEST(a_clipboard_that_takes_nothing_is_reported) {
    uint64_t state = 16;
    struct ui_play *play = open_table(0);
    play_turn(play, &state);
    play->fake.clipboard_refuses = true;
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:send-turn");
    ck_assert_str_eq(ui_play_toast(play), words(WORD_NOT_COPIED));
    ui_play_close(play);
}
END_TEST

START_TEST(where_a_copied_turn_is_gone_with_the_window_one_is_told) {
    uint64_t state = 1;
    struct ui_play *play = open_table(0);
    play->fake.clipboard_forgets = true;
    ui_play_settings(play)->speed = 0;
    play_turn(play, &state);
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:send-turn");
    ck_assert_str_eq(ui_play_toast(play), words(WORD_TURN_COPIED_FOR_NOW));
    ui_play_close(play);
}
END_TEST

SUITE("sent_turns", a_sent_turn_becomes_the_match_and_is_animated_in_every_game,
      once_a_turn_is_sent_the_other_side_is_waited_for_in_every_game,
      who_waits_resigns_for_nobody_else, nothing_moves_where_animations_are_off,
      a_turn_of_a_saved_match_goes_on_with_that_one_even_from_another_table,
      a_match_that_is_not_in_the_first_part_of_the_list_is_waited_for,
      of_two_versions_the_player_chooses_and_the_other_stays_as_a_variation,
      the_question_is_read_whole_in_any_window, keeping_ones_own_version_asks_the_other_side,
      an_earlier_turn_or_the_same_one_changes_nothing_and_says_so,
      whoever_looks_back_is_brought_to_the_turn_that_is_sent,
      a_broken_text_says_why_and_changes_nothing, a_finished_match_is_sent_with_its_result,
      a_match_is_played_to_its_end_apart, a_link_opens_it_as_a_file_or_text_does,
      an_app_that_is_started_by_a_link_goes_on_with_the_saved_match,
      the_page_of_files_opens_a_pasted_turn,
      a_match_that_another_window_has_open_is_not_opened_twice,
      it_is_offered_after_a_turn_until_the_other_has_answered,
      it_is_offered_neither_beside_a_companion_nor_with_a_clock,
      a_clipboard_that_takes_nothing_is_reported,
      where_a_copied_turn_is_gone_with_the_window_one_is_told)
