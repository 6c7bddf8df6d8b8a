/* test_input_methods.c: texts that an input method makes of several keys, from SDL's events to a
 * player's name and the comment on a turn. */
#include "sdl/app.h"
#include "support/suite.h"
#include "support/ui_play.h"

#include <string.h>

#define JI "\xE3\x81\x98"        /* what is composed of the keys z and i... */
#define CHARACTER "\xE5\xAD\x97" /* ...and what is chosen for it */

static void send(struct ui_play *play, const SDL_Event *event) {
    struct input input;
    if (sdl_input_translate(event, false, &input)) {
        app_input(&play->app, &input);
    }
    ui_play_wait(play, 16);
}

static void compose(struct ui_play *play, const char *text, int caret) {
    SDL_Event event = {.type = SDL_TEXTEDITING};
    SDL_strlcpy(event.edit.text, text, sizeof event.edit.text);
    event.edit.start = caret;
    send(play, &event);
}

static void commit(struct ui_play *play, const char *text) {
    SDL_Event event = {.type = SDL_TEXTINPUT};
    SDL_strlcpy(event.text.text, text, sizeof event.text.text);
    compose(play, "", 0);
    send(play, &event);
}

static void press(struct ui_play *play, SDL_Keycode code) {
    SDL_Event event = {.type = SDL_KEYDOWN};
    event.key.keysym.sym = code;
    send(play, &event);
}

static struct ui_play *open_name(void) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_click(play, "two:oware");
    ui_play_click(play, "name:0");
    return play;
}

static const char *name(struct ui_play *play) {
    return ui_play_setup(play)->now.name[0];
}

static const char *shown(const struct ui_play *play) {
    return text_edit_string(&play->app.ui->edit);
}

START_TEST(what_is_composed_is_shown_but_not_yet_typed) {
    struct ui_play *play = open_name();
    commit(play, "A");
    compose(play, "z", 1);
    compose(play, JI, 1);
    ck_assert_str_eq(shown(play), "A" JI);
    ck_assert_str_eq(name(play), "A");
    commit(play, CHARACTER);
    ck_assert_str_eq(shown(play), "A" CHARACTER);
    ck_assert_str_eq(name(play), "A" CHARACTER);
    ui_play_close(play);
}
END_TEST

START_TEST(canceling_what_is_composed_leaves_the_text_as_it_was) {
    struct ui_play *play = open_name();
    commit(play, "A");
    compose(play, JI, 1);
    press(play, SDLK_ESCAPE);
    ck_assert_str_eq(shown(play), "A");
    ck_assert(app_wants_text(&play->app));
    compose(play, JI, 1);
    compose(play, "", 0);
    ck_assert_str_eq(shown(play), "A");
    ui_play_close(play);
}
END_TEST

START_TEST(keys_and_clicks_are_the_input_methods_while_it_composes) {
    struct ui_play *play = open_name();
    commit(play, "AB");
    compose(play, JI JI, 1);
    press(play, SDLK_BACKSPACE);
    press(play, SDLK_LEFT);
    press(play, SDLK_RETURN);
    ui_play_click(play, "name:0");
    ck_assert_str_eq(shown(play), "AB" JI JI);
    ck_assert_uint_eq(play->app.ui->edit.caret, strlen("AB" JI));
    ck_assert(app_wants_text(&play->app));
    ui_play_close(play);
}
END_TEST

START_TEST(composing_replaces_the_selection) {
    struct ui_play *play = open_name();
    commit(play, "AB");
    app_input(&play->app, &(struct input){.kind = INPUT_KEY, .key = KEY_SELECT_ALL});
    compose(play, JI, 1);
    ck_assert_str_eq(shown(play), JI);
    ck_assert_str_eq(name(play), "");
    ui_play_close(play);
}
END_TEST

START_TEST(the_caret_of_what_is_composed_is_told_to_the_system) {
    struct ui_play *play = open_name();
    compose(play, JI JI JI, 0);
    struct rect before = app_caret(&play->app);
    compose(play, JI JI JI, 3);
    struct rect after = app_caret(&play->app);
    ck_assert_float_gt(before.h, 0);
    ck_assert_float_gt(after.x, before.x);
    ck_assert_float_eq(after.y, before.y);
    ui_play_close(play);
}
END_TEST

START_TEST(a_long_text_that_is_composed_comes_whole) {
    char text[400] = "";
    struct ui_play *play = ui_play_open_history("oware", 1280, 800);
    ui_play_click(play, "pit:C");
    ui_play_click(play, "pit:d");
    ui_play_click(play, "ply:1");
    ui_play_click(play, "comment:0");
    ck_assert(app_wants_text(&play->app));
    for (int i = 0; i < 40; i++) {
        strcat(text, JI);
    }
    SDL_Event event = {.type = SDL_TEXTEDITING_EXT};
    event.editExt.text = text;
    send(play, &event);
    ck_assert_str_eq(shown(play), text);
    ui_play_close(play);
}
END_TEST

START_TEST(a_name_of_many_characters_is_cut_between_two) {
    struct ui_play *play = open_name();
    for (int i = 0; i < 50; i++) {
        commit(play, CHARACTER);
    }
    ck_assert_uint_gt(strlen(name(play)), strlen(CHARACTER));
    ck_assert_uint_eq(strlen(name(play)) % strlen(CHARACTER), 0);
    ck_assert_str_eq(name(play), shown(play));
    ui_play_close(play);
}
END_TEST

START_TEST(what_is_composed_outside_of_a_field_means_nothing) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    compose(play, JI, 1);
    ck_assert_str_eq(shown(play), "");
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ui_play_close(play);
}
END_TEST

SUITE("input methods", what_is_composed_is_shown_but_not_yet_typed,
      canceling_what_is_composed_leaves_the_text_as_it_was,
      keys_and_clicks_are_the_input_methods_while_it_composes, composing_replaces_the_selection,
      the_caret_of_what_is_composed_is_told_to_the_system, a_long_text_that_is_composed_comes_whole,
      a_name_of_many_characters_is_cut_between_two,
      what_is_composed_outside_of_a_field_means_nothing)
