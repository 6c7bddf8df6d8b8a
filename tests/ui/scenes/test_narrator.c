/* test_narrator.c: what is said of what is in focus, of what happens, and when; by somebody who
 * hears it. Whole matches are in test_eyes_shut.c. */
#include "support/listener_play.h"
#include "support/suite.h"
#include "ui/app/stack.h"
#include "ui/kit/spoken.h"
#include "words/words.h"

#include <string.h>

static void expect_heard(const struct listener_play *listener, const char *words) {
    ck_assert_msg(listener_play_hears(listener, words), "\"%s\" is not in \"%s\"", words,
                  text_string(&listener->heard));
}

/* Goes on with Tab and arrows until this is heard. */
static void look_for(struct listener_play *listener, const char *words) {
    for (int i = 0; i < 200 && !listener_play_hears(listener, words); i++) {
        listener_play_key(listener, i % 8 ? KEY_DOWN : KEY_TAB, false);
    }
    expect_heard(listener, words);
}

START_TEST(nothing_is_said_while_speech_is_off_and_its_keys_lead_the_focus) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_type(play, "c");
    app_input(&play->app, &(struct input){.kind = INPUT_KEY, .key = KEY_RIGHT, .shift = true});
    ui_play_wait(play, 16);
    ck_assert_str_eq(ui_play_focus(play), "pit:D");
    ck_assert_int_eq(play->app.narrator.count, 0);
    ck_assert_int_eq(play->app.narrator.node, 0);
    ui_play_close(play);
}
END_TEST

START_TEST(f5_tells_whose_turn_it_is_and_the_score_in_writing_where_there_is_no_speech) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_key(play, KEY_F5);
    ck_assert_str_eq(ui_play_toast(play), "South: choose a house to sow. Score: South 0, North 0.");
    ui_play_close(play);
}
END_TEST

START_TEST(f6_turns_speech_on_and_off_and_says_where_one_is) {
    struct listener_play listener = {.play = ui_play_open("oware", NULL, NULL, 1280, 800)};
    listener_play_key(&listener, KEY_F6, false);
    expect_heard(&listener, "Oware. South: choose a house to sow.");
    expect_heard(&listener, words(WORD_SPEECH_ON));
    listener_play_key(&listener, KEY_F6, false);
    ck_assert(!ui_play_settings(listener.play)->speech);
    listener_play_type(&listener, "c");
    ck_assert_uint_eq(listener.heard.length, 0);
    listener_play_close(&listener);
}
END_TEST

START_TEST(controls_are_said_with_what_they_are_and_again_when_their_state_changes) {
    struct listener_play listener = listener_play_open("", NULL);
    ui_play_push(listener.play, SCENE_SETTINGS);
    listener_play_wait(&listener, 16);
    expect_heard(&listener, words(WORD_SETTINGS));
    look_for(&listener, text_line(words(WORD_SPOKEN_CHOICE_CHOSEN), "Dusk").string);
    expect_heard(&listener, "1 of 3");
    look_for(&listener, ", slider");
    look_for(&listener, ", switch, off");
    listener_play_key(&listener, KEY_ENTER, false);
    expect_heard(&listener, ", switch, on");
    listener_play_key(&listener, KEY_ENTER, false);
    expect_heard(&listener, ", switch, off");
    listener_play_close(&listener);
}
END_TEST

START_TEST(a_field_is_said_with_its_text_once_it_is_not_being_typed_into) {
    struct listener_play listener = listener_play_open("oware", NULL);
    look_for(&listener, "change the name");
    listener_play_key(&listener, KEY_ENTER, false);
    text_clear(&listener.heard);
    ui_play_type(listener.play, "Ayo");
    listener_play_wait(&listener, 16);
    ck_assert_str_eq(text_string(&listener.heard), "Ayo\n"); /* what is typed, and no more */
    listener_play_key(&listener, KEY_ENTER, false);
    expect_heard(&listener, "Ayo: change the name");
    listener_play_close(&listener);
}
END_TEST

START_TEST(what_a_page_asks_is_said) {
    struct listener_play listener = listener_play_open("", NULL);
    for (int i = 0; i < 60 && !listener_play_hears(&listener, "with someone at this screen"); i++) {
        listener_play_key(&listener, KEY_TAB, false);
    }
    listener_play_key(&listener, KEY_ENTER, false);
    expect_heard(&listener, text_line(words(WORD_LESSON_OFFER), "Oware").string);
    listener_play_close(&listener);
}
END_TEST

/* What it is by its id, as far as that tells. */
static bool role_fits(const struct target *target) {
    bool slider = strncmp(target->id, "slider:", 7) == 0;
    bool place = strncmp(target->id, "square:", 7) == 0 || strncmp(target->id, "pit:", 4) == 0;
    bool option = strncmp(target->id, "option:", 7) == 0 || strncmp(target->id, "seat:", 5) == 0;
    return slider   ? target->role == ROLE_SLIDER
           : place  ? target->role == ROLE_PLACE
           : option ? target->role == ROLE_SWITCH || target->role == ROLE_CHOICE
                    : target->role != ROLE_PLACE;
}

START_TEST(every_target_has_the_role_that_its_id_tells_of_and_is_said_in_words) {
    static const char *const tables[] = {"oware", "saddeeqa", "shakala", "seega", "dulko", ""};
    for (int i = 0; i < 6; i++) {
        struct ui_play *play = ui_play_open(tables[i], NULL, NULL, 1280, 800);
        for (int scene = 0; scene < 2; scene++) {
            const struct targets *targets = ui_play_targets(play);
            for (int k = 0; k < targets->count; k++) {
                struct line said = {""};
                struct text text = text_fixed(said.string, sizeof said.string);
                spoken_target(targets, &targets->target[k], &text);
                ck_assert_msg(role_fits(&targets->target[k]), "%s", targets->target[k].id);
                ck_assert_msg(strlen(said.string) >= strlen(targets->target[k].label) - 1, "%s",
                              said.string);
            }
            ui_play_push(play, SCENE_SETTINGS);
            ui_play_wait(play, 16);
        }
        ui_play_close(play);
    }
}
END_TEST

/* What was said last of this; fails when nothing was. */
static const struct utterance *find_said(const struct ui_play *play, const char *words) {
    const struct narrator *narrator = &play->app.narrator;
    for (int i = narrator->count - 1; i >= 0; i--) {
        if (strstr(narrator->queue[i].text, words)) {
            return &narrator->queue[i];
        }
    }
    ck_abort_msg("\"%s\" was not said", words);
}

START_TEST(a_turn_a_refusal_and_a_question_are_news_and_the_focus_is_talk) {
    struct listener_play listener = listener_play_open("oware", NULL);
    struct ui_play *play = listener.play;
    ui_play_type(play, "c");
    ck_assert(!find_said(play, "House C")->news);
    ui_play_key(play, KEY_ENTER);
    ck_assert(find_said(play, "South plays C.")->news);
    ck_assert(!find_said(play, "North: choose a house")->news);
    play->app.narrator.count = 0;
    ui_play_key(play, KEY_ENTER); /* the focus is on South's house still */
    ck_assert(find_said(play, "belongs to South")->news);
    play->app.narrator.count = 0;
    ui_play_key(play, KEY_ENTER);
    ck_assert(find_said(play, "belongs to South")->news);
    ask_player(&play->app, &play->app.table, ASK_AGREE);
    ui_play_wait(play, 16);
    ck_assert(find_said(play, "agree to end the match here?")->news);
    listener_play_close(&listener);
}
END_TEST

START_TEST(of_a_turn_in_steps_each_is_told_to_whoever_plays_it_and_the_whole_of_it_once) {
    struct listener_play listener = listener_play_open("seega", NULL);
    listener_play_type(&listener, "a1");
    listener_play_key(&listener, KEY_ENTER, false);
    expect_heard(&listener, "Limestone places a piece on a1.\nLimestone: place one more piece.");
    listener_play_type(&listener, "b1");
    listener_play_key(&listener, KEY_ENTER, false);
    expect_heard(&listener, "Limestone places pieces on a1 and b1.\nBasalt: place two");
    listener_play_close(&listener);
}
END_TEST

/* A companion plays the first action there is. */
static void play_first(struct listener_play *listener) {
    game_action actions[ACTIONS_MAX];
    struct play *table = ui_play_table(listener->play);
    ck_assert_int_gt(match_actions(&table->match, actions), 0);
    text_clear(&listener->heard);
    play_action(table, ui_play_settings(listener->play), actions[0]);
    listener_play_wait(listener, 16);
}

START_TEST(of_a_companions_turn_in_steps_only_the_whole_is_told) {
    struct listener_play listener = listener_play_open("seega", NULL);
    play_seat(ui_play_table(listener.play), (const int[]){5, 0}, 1);
    play_first(&listener);
    ck_assert_uint_eq(listener.heard.length, 0);
    play_first(&listener);
    expect_heard(&listener, "places pieces on a1 and b1.");
    listener_play_close(&listener);
}
END_TEST

START_TEST(what_is_taken_back_is_said) {
    struct listener_play listener = listener_play_open("oware", NULL);
    listener_play_type(&listener, "c");
    listener_play_key(&listener, KEY_ENTER, false);
    listener_play_key(&listener, KEY_UNDO, false);
    expect_heard(&listener, "Taken back.\nSouth: choose a house to sow.");
    listener_play_key(&listener, KEY_REDO, false);
    expect_heard(&listener, "South plays C.");
    listener_play_close(&listener);
}
END_TEST

START_TEST(letters_are_said_as_they_are_typed_and_deleted) {
    struct listener_play listener = listener_play_open("oware", NULL);
    ui_play_click(listener.play, "name:0");
    listener_play_wait(&listener, 16);
    listener_play_key(&listener, KEY_SELECT_ALL, false);
    listener_play_type(&listener, "Z");
    expect_heard(&listener, "Z");
    listener_play_type(&listener, "\u00e9");
    expect_heard(&listener, "\u00e9");
    listener_play_type(&listener, " ");
    expect_heard(&listener, "space");
    listener_play_key(&listener, KEY_BACKSPACE, false);
    expect_heard(&listener, "space deleted");
    listener_play_key(&listener, KEY_BACKSPACE, false);
    expect_heard(&listener, "\u00e9 deleted");
    listener_play_key(&listener, KEY_LEFT, false);
    listener_play_type(&listener, "Z");
    ck_assert_str_eq(text_string(&listener.heard), "Z\n");
    listener_play_close(&listener);
}
END_TEST

START_TEST(a_page_without_a_board_is_read_line_by_line) {
    struct listener_play listener = listener_play_open("", NULL);
    ui_play_push(listener.play, SCENE_ABOUT);
    listener_play_wait(&listener, 16);
    listener_play_read(&listener);
    ck_assert_ptr_nonnull(strstr(text_string(&listener.board), words(WORD_ABOUT_GAMES)));
    ck_assert_ptr_nonnull(strstr(text_string(&listener.board), words(WORD_KEY_READ_DOES)));
    listener_play_close(&listener);
}
END_TEST

START_TEST(the_columns_of_a_board_are_read_too) {
    struct listener_play listener = listener_play_open("seega", NULL);
    listener_play_key(&listener, KEY_RIGHT, true);
    expect_heard(&listener, "a5, empty; a4, empty; a3, empty; a2, empty; a1, empty");
    listener_play_key(&listener, KEY_RIGHT, true);
    expect_heard(&listener, "b5, empty; b4, empty");
    listener_play_key(&listener, KEY_LEFT, true);
    expect_heard(&listener, "a5, empty");
    listener_play_close(&listener);
}
END_TEST

START_TEST(where_a_screen_reader_runs_speech_is_offered_once) {
    struct listener_play listener = {.play = ui_play_open("", NULL, NULL, 1280, 800)};
    listener.play->app.preferred.reader = true;
    ui_play_redraw(listener.play);
    listener_play_wait(&listener, 16);
    expect_heard(&listener, text_line(words(WORD_SPEECH_OFFER), "F6").string);
    ck_assert_str_eq(ui_play_toast(listener.play),
                     text_line(words(WORD_SPEECH_OFFER), "F6").string);
    ck_assert(ui_play_settings(listener.play)->speech_offered);
    text_clear(&listener.heard);
    ui_play_redraw(listener.play);
    listener_play_wait(&listener, 16);
    ck_assert_uint_eq(listener.heard.length, 0);
    listener_play_close(&listener);
}
END_TEST

SUITE("narrator", nothing_is_said_while_speech_is_off_and_its_keys_lead_the_focus,
      f5_tells_whose_turn_it_is_and_the_score_in_writing_where_there_is_no_speech,
      f6_turns_speech_on_and_off_and_says_where_one_is,
      controls_are_said_with_what_they_are_and_again_when_their_state_changes,
      a_field_is_said_with_its_text_once_it_is_not_being_typed_into, what_a_page_asks_is_said,
      every_target_has_the_role_that_its_id_tells_of_and_is_said_in_words,
      a_turn_a_refusal_and_a_question_are_news_and_the_focus_is_talk,
      of_a_turn_in_steps_each_is_told_to_whoever_plays_it_and_the_whole_of_it_once,
      of_a_companions_turn_in_steps_only_the_whole_is_told, what_is_taken_back_is_said,
      letters_are_said_as_they_are_typed_and_deleted, a_page_without_a_board_is_read_line_by_line,
      the_columns_of_a_board_are_read_too, where_a_screen_reader_runs_speech_is_offered_once)
