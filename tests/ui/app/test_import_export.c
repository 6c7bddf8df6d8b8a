/* test_import_export.c: importing and exporting matches by clipboard and drag and drop. */
#include "engine/rules.h"
#include "games/games.h"
#include "records/record.h"
#include "sdl/app.h"
#include "support/random_play.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/request.h"
#include "ui/app/stack.h"
#include "words/words.h"

#include <stdio.h>
#include <string.h>

static const char good[] = "[Game \"seega\"]\n[Player0 \"Anna\"]\n\n1. a1.b2 *\n";

static struct match *match_of(struct ui_play *play) {
    return ui_play_match(play);
}

static const char *toast_of(const struct ui_play *play) {
    return ui_play_toast(play);
}

static void put_on_clipboard(struct ui_play *play, const char *string) {
    text_clear(&play->fake.clipboard);
    text_add(&play->fake.clipboard, string);
}

/* Sends one of SDL's drop events. */
static void send_drop(struct ui_play *play, Uint32 type, const char *string) {
    char copy[256];
    struct text text = text_fixed(copy, sizeof copy);
    SDL_Event event = {.type = type};
    struct input input;
    if (string) {
        text_add(&text, string);
        event.drop.file = copy;
    }
    if (sdl_input_translate(&event, false, &input)) {
        app_input(&play->app, &input);
    }
    ui_play_wait(play, 16);
}

/* Sends a drop as the sequence of events that SDL sends. */
static void drop(struct ui_play *play, Uint32 type, const char *string) {
    send_drop(play, SDL_DROPBEGIN, NULL);
    send_drop(play, type, string);
    send_drop(play, SDL_DROPCOMPLETE, NULL);
}

/* ---- the clipboard ---- */

START_TEST(a_position_is_copied_and_pasted_in_every_game) {
    uint64_t state = 41;
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = ui_play_open(games[g]->id, NULL, NULL, 1280, 800);
        random_play(match_of(play), 12, &state);
        struct position before = *match_position(match_of(play));
        ui_play_key(play, KEY_COPY);
        ck_assert_str_eq(toast_of(play), words(WORD_POSITION_COPIED));
        ui_play_key(play, KEY_PASTE);
        ck_assert_str_eq(toast_of(play), "");
        ck_assert(position_equal(&before, match_position(match_of(play))));
        ck_assert_int_eq(match_of(play)->count, 1);
        ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_record_is_copied_and_pasted_in_every_game) {
    uint64_t state = 42;
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = ui_play_open(games[g]->id, NULL, NULL, 1280, 800);
        for (int i = 0; i < 20; i++) {
            random_wander(match_of(play), &state);
        }
        struct text record = {0};
        record_write(match_of(play), &record);
        match_go(match_of(play), match_of(play)->current);
        play->app.table.reviewing = true; /* the result card would hide the menu */
        ui_play_wait(play, 16);
        ui_play_click(play, "button:menu");
        ui_play_click(play, "button:copy-record");
        ck_assert_str_eq(toast_of(play), words(WORD_RECORD_COPIED));
        ck_assert_str_eq(text_string(&play->fake.clipboard), record.data);
        request_back(&play->app);
        app_grant(&play->app);
        ui_play_key(play, KEY_PASTE);
        struct text again = {0};
        record_write(match_of(play), &again);
        ck_assert_str_eq(again.data, record.data);
        ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
        text_free(&again);
        text_free(&record);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(oware_game_notation_can_be_pasted) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    put_on_clipboard(play, "\n[Variant \"Oware Abapa\"]\n[South \"Joan\"]\n\n1. D e 2. F");
    ui_play_key(play, KEY_PASTE);
    ck_assert_str_eq(ui_play_match(play)->game->id, "oware");
    ck_assert_int_eq(match_of(play)->count, 4);
    ck_assert_str_eq(match_of(play)->name[0], "Joan");
    ui_play_close(play);
}
END_TEST

START_TEST(a_text_that_cannot_be_pasted_gives_a_message_and_changes_nothing) {
    static const struct {
        const char *string, *said;
    } bad[] = {
        {"hello", "Can't paste this: that is neither a saved match nor a position."},
        {"[Game \"oware\"]\n1. Z *",
         "Can't paste this: line 2, column 4: Z: that is not a legal move."},
        {"", "There's no text on the clipboard."},
    };
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_click(play, "pit:C");
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        put_on_clipboard(play, bad[i].string);
        ui_play_key(play, KEY_PASTE);
        ck_assert_str_eq(toast_of(play), bad[i].said);
        ck_assert(play->app.shown->toast.warning);
        ck_assert_int_eq(match_of(play)->count, 2);
        ui_play_wait(play, 60000);
        ck_assert_str_eq(toast_of(play), bad[i].said);
    }
    ui_play_hover(play, "pit:a");
    ck_assert_str_ne(toast_of(play), "");
    ui_play_click(play, "pit:a");
    ck_assert_str_eq(toast_of(play), "");
    ui_play_close(play);
}
END_TEST

START_TEST(a_clipboard_that_refuses_gives_a_message) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    play->fake.clipboard_refuses = true;
    ui_play_key(play, KEY_COPY);
    ck_assert_str_eq(toast_of(play), words(WORD_NOT_COPIED));
    ui_play_close(play);
}
END_TEST

START_TEST(a_short_message_disappears_by_itself) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_key(play, KEY_COPY);
    ck_assert_double_le(app_update(&play->app, play->now), play->now + 3000);
    ui_play_wait(play, 1000);
    ck_assert_str_ne(toast_of(play), "");
    ui_play_wait(play, 2000);
    ck_assert_str_eq(toast_of(play), "");
    ui_play_close(play);
}
END_TEST

/* Opens the setup of Oware and clicks into the first player's name. */
static struct ui_play *open_name_field(void) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_click(play, "card:oware");
    ui_play_click(play, "name:0");
    return play;
}

START_TEST(while_a_text_is_typed_the_clipboard_belongs_to_it) {
    struct ui_play *play = open_name_field();
    put_on_clipboard(play, "Anna\nMaria");
    ui_play_key(play, KEY_PASTE);
    ck_assert_str_eq(ui_play_setup(play)->now.name[0], "Anna Maria");
    put_on_clipboard(play, "");
    ui_play_key(play, KEY_COPY);
    ck_assert_str_eq(text_string(&play->fake.clipboard), "Anna Maria");
    ui_play_close(play);
}
END_TEST

START_TEST(the_selected_part_is_copied_cut_and_replaced) {
    struct ui_play *play = open_name_field();
    const char *name = ui_play_setup(play)->now.name[0];
    ui_play_type(play, "Anna Maria");
    put_on_clipboard(play, "kept");
    ui_play_key(play, KEY_CUT); /* nothing is selected: everything is copied and nothing removed */
    ck_assert_str_eq(text_string(&play->fake.clipboard), "Anna Maria");
    ck_assert_str_eq(name, "Anna Maria");
    app_input(&play->app,
              &(struct input){.kind = INPUT_KEY, .key = KEY_LEFT, .word = true, .shift = true});
    ui_play_key(play, KEY_COPY);
    ck_assert_str_eq(text_string(&play->fake.clipboard), "Maria");
    ck_assert_str_eq(name, "Anna Maria");
    ui_play_key(play, KEY_CUT);
    ck_assert_str_eq(name, "Anna ");
    ui_play_key(play, KEY_SELECT_ALL);
    ui_play_key(play, KEY_PASTE);
    ck_assert_str_eq(name, "Maria");
    play->fake.clipboard_refuses = true;
    ui_play_key(play, KEY_SELECT_ALL);
    ui_play_key(play, KEY_CUT);
    ck_assert_str_eq(name, "Maria"); /* it would be nowhere */
    ck_assert_str_eq(toast_of(play), words(WORD_NOT_COPIED));
    ui_play_close(play);
}
END_TEST

START_TEST(the_pointer_selects_in_a_field) {
    struct ui_play *play = open_name_field();
    const char *name = ui_play_setup(play)->now.name[0];
    ui_play_type(play, "Anna Maria Luisa of some length");
    ui_play_swipe(play, "name:0", -400, 0);
    ui_play_type(play, "X");
    ck_assert_int_eq(name[0], 'X');
    ck_assert_uint_gt(strlen(name), 1);
    ck_assert_uint_lt(strlen(name), 31);
    ui_play_close(play);
}
END_TEST

START_TEST(keys_for_files_and_clipboard_do_nothing_without_a_match) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_key(play, KEY_SAVE);
    ui_play_key(play, KEY_COPY);
    ck_assert_int_eq(ui_play_scene(play), SCENE_HOME);
    ck_assert_uint_eq(play->fake.clipboard.length, 0);
    ui_play_close(play);
}
END_TEST

START_TEST(a_pasted_record_has_to_be_saved_like_a_played_match) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    put_on_clipboard(play, good);
    ui_play_key(play, KEY_PASTE);
    ck_assert(table_is_unsaved(&play->app));
    ui_play_close(play);
}
END_TEST

/* ---- dropping ---- */

START_TEST(a_dropped_file_is_opened_from_every_scene) {
    static const char *const ways[] = {"", "button:settings", "card:oware", "button:open"};
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
        fake_host_put(&play->fake, "/home/ada/x.serai", good);
        if (ways[i][0]) {
            ui_play_click(play, ways[i]);
        }
        drop(play, SDL_DROPFILE, "/home/ada/x.serai");
        ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
        ck_assert_str_eq(ui_play_match(play)->game->id, "seega");
        ck_assert_str_eq(match_of(play)->name[0], "Anna");
        ui_play_key(play, KEY_UNDO);
        ui_play_click(play, "button:back");
        ck_assert_int_eq(ui_play_scene(play), SCENE_HOME);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_dropped_file_closes_the_rules_of_another_game) {
    struct ui_play *play = ui_play_open("shakala", NULL, NULL, 1280, 800);
    fake_host_put(&play->fake, "/home/ada/x.serai", good);
    ui_play_click(play, "button:rules");
    ck_assert_int_eq(ui_play_scene(play), SCENE_RULES);
    drop(play, SDL_DROPFILE, "/home/ada/x.serai");
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ck_assert_ptr_null(ui_play_rules(play));
    ui_play_close(play);
}
END_TEST

START_TEST(a_bad_dropped_file_gives_a_message_and_changes_nothing) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 800, 600);
    ui_play_click(play, "pit:C");
    fake_host_put(&play->fake, "/home/ada/bad.serai", "[Game \"oware\"]\n\n1. C f 2. b *\n");
    drop(play, SDL_DROPFILE, "/home/ada/bad.serai");
    ck_assert_str_eq(
        toast_of(play),
        "/home/ada/bad.serai can't be read. Line 3, column 11: b: that is not a legal move.");
    ck_assert_int_eq(match_of(play)->count, 2);
    drop(play, SDL_DROPFILE, "/home/ada/none.serai");
    ck_assert_str_eq(toast_of(play), "/home/ada/none.serai: the file can't be opened.");
    ck_assert_int_eq(match_of(play)->count, 2);
    fake_host_put(&play->fake, "/home/ada/cat.png", "\x89PNG\r\n");
    drop(play, SDL_DROPFILE, "/home/ada/cat.png");
    ck_assert_str_eq(toast_of(play), "This isn't a Serai match: /home/ada/cat.png.");
    fake_host_put(&play->fake, "/home/ada/bad.serai", "\n[Game oware]\n");
    drop(play, SDL_DROPFILE, "/home/ada/bad.serai");
    ck_assert_ptr_nonnull(strstr(toast_of(play), "bad.serai can't be read. Line 2, column "));
    ui_play_click(play, "pit:a");
    ck_assert_int_eq(match_of(play)->count, 3);
    ui_play_close(play);
}
END_TEST

START_TEST(a_dropped_folder_gives_a_message_and_changes_nothing) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 800, 600);
    ui_play_click(play, "pit:C");
    fake_host_put(&play->fake, "/home/ada/records/x.serai", good);
    drop(play, SDL_DROPFILE, "/home/ada/records");
    ck_assert_str_eq(toast_of(play), "/home/ada/records is a folder. Drop a saved match instead.");
    ck_assert_int_eq(match_of(play)->count, 2);
    ui_play_close(play);
}
END_TEST

START_TEST(of_several_dropped_files_none_is_opened) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 800, 600);
    ui_play_click(play, "pit:C");
    fake_host_put(&play->fake, "/home/ada/x.serai", good);
    send_drop(play, SDL_DROPBEGIN, NULL);
    send_drop(play, SDL_DROPFILE, "/home/ada/x.serai");
    send_drop(play, SDL_DROPFILE, "/home/ada/x.serai");
    send_drop(play, SDL_DROPCOMPLETE, NULL);
    ck_assert_str_eq(toast_of(play), "Please drop one file at a time.");
    ck_assert_int_eq(match_of(play)->count, 2);
    drop(play, SDL_DROPFILE, "/home/ada/x.serai");
    ck_assert_str_eq(ui_play_match(play)->game->id, "seega");
    ui_play_close(play);
}
END_TEST

START_TEST(a_saved_match_opened_by_its_file_continues_in_that_file) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    fake_host_put(&play->fake, "/data/matches/x.serai", good);
    fake_host_put(&play->fake, "/home/ada/x.serai", good);
    drop(play, SDL_DROPFILE, "/data/matches/x.serai");
    ck_assert_str_eq(ui_play_file(play), "x.serai");
    drop(play, SDL_DROPFILE, "/home/ada/x.serai");
    ck_assert_str_eq(ui_play_file(play), "");
    ui_play_close(play);
}
END_TEST

START_TEST(a_dropped_text_is_pasted) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    drop(play, SDL_DROPTEXT, "1-0-0-0-0-0-1-0-0-0-0-0-23-23-N");
    ck_assert_str_eq(ui_play_match(play)->game->id, "oware");
    ck_assert_int_eq(match_turn(match_of(play)), 1);
    ui_play_close(play);
}
END_TEST

START_TEST(an_empty_drop_does_nothing) {
    static const Uint32 types[] = {SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPCOMPLETE};
    for (int i = 0; i < 3; i++) {
        SDL_Event event = {.type = types[i]};
        struct input input;
        ck_assert(!sdl_input_translate(&event, false, &input));
    }
}
END_TEST

START_TEST(a_message_is_painted_inside_the_window) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 800, 600);
    char path[96];
    memset(path, 'x', sizeof path - 1);
    path[sizeof path - 1] = '\0';
    drop(play, SDL_DROPFILE, path);
    ck_assert(ui_play_says(play, "can't be opened."));
    ui_play_close(play);
}
END_TEST

SUITE("exchange", a_position_is_copied_and_pasted_in_every_game,
      a_record_is_copied_and_pasted_in_every_game, oware_game_notation_can_be_pasted,
      a_text_that_cannot_be_pasted_gives_a_message_and_changes_nothing,
      a_clipboard_that_refuses_gives_a_message, a_short_message_disappears_by_itself,
      while_a_text_is_typed_the_clipboard_belongs_to_it,
      the_selected_part_is_copied_cut_and_replaced, the_pointer_selects_in_a_field,
      keys_for_files_and_clipboard_do_nothing_without_a_match,
      a_pasted_record_has_to_be_saved_like_a_played_match,
      a_dropped_file_is_opened_from_every_scene, a_dropped_file_closes_the_rules_of_another_game,
      a_bad_dropped_file_gives_a_message_and_changes_nothing,
      a_dropped_folder_gives_a_message_and_changes_nothing, of_several_dropped_files_none_is_opened,
      a_dropped_text_is_pasted, a_saved_match_opened_by_its_file_continues_in_that_file,
      an_empty_drop_does_nothing, a_message_is_painted_inside_the_window)
