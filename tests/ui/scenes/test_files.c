/* test_files.c: the scenes for choosing a file, with a fake file system in memory. */
#include "records/notations.h"
#include "support/same_match.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "words/words.h"

#include <stdio.h>
#include <string.h>

static const char good[] = "[Game \"seega\"]\n[Player0 \"Anna\"]\n[Player1 \"Ben\"]\n"
                           "[Result \"*\"]\n[Date \"2026.11.21\"]\n\n1. a1.b2 *\n";
static const char ogn[] =
    "[Variant \"Oware Abapa\"]\n[South \"Joan\"]\n[North \"?\"]\n\n1. D e 2. F\n";

static struct files *files_of(struct ui_play *play) {
    return &play->app.files;
}

static void put_files(struct ui_play *play) {
    fake_host_put(&play->fake, "/home/ada/Sub/deep.serai", good);
    fake_host_put(&play->fake, "/home/ada/another/z.serai", good);
    fake_host_put(&play->fake, "/home/ada/b.serai", good);
    fake_host_put(&play->fake, "/home/ada/A.ogn", ogn);
    fake_host_put(&play->fake, "/home/ada/c.txt", "nothing of the kind");
    fake_host_put(&play->fake, "/home/ada/d.PGN", "[Game \"oware\"]\n1. C x *");
    fake_host_put(&play->fake, "/home/ada/picture.png", "PNG");
    fake_host_put(&play->fake, "/home/ada/.hidden.serai", good);
}

static struct ui_play *open_scene(float width, float height) {
    struct ui_play *play = ui_play_open("", NULL, NULL, width, height);
    put_files(play);
    ui_play_click(play, "button:open");
    for (int i = 0; i < 12; i++) { /* one head per frame */
        ui_play_wait(play, 16);
    }
    return play;
}

static struct ui_play *save_scene(const char *game) {
    struct ui_play *play = ui_play_open(game, NULL, NULL, 1280, 800);
    put_files(play);
    ui_play_key(play, KEY_SAVE);
    ck_assert_int_eq(ui_play_scene(play), SCENE_SAVE);
    return play;
}

static void type_name(struct ui_play *play, const char *name) {
    ui_play_click(play, "name:0");
    while (text_edit_string(&play->app.ui->edit)[0]) {
        ui_play_key(play, KEY_BACKSPACE);
    }
    for (; *name; name++) {
        ui_play_type(play, (char[]){*name, '\0'});
    }
}

/* ---- open ---- */

START_TEST(the_scene_shows_folders_first_and_the_heads_of_records) {
    struct ui_play *play = open_scene(1280, 800);
    ck_assert_int_eq(ui_play_scene(play), SCENE_OPEN);
    ck_assert_str_eq(files_of(play)->folder, "/home/ada");
    ck_assert_int_eq(files_of(play)->count, 6);
    ck_assert_str_eq(ui_play_target(play, "folder:0")->label, "Folder another");
    ck_assert_str_eq(ui_play_target(play, "folder:1")->label, "Folder Sub");
    ck_assert_str_eq(ui_play_target(play, "file:0")->label, "File A.ogn. Oware · Joan – North");
    ck_assert_str_eq(ui_play_target(play, "file:1")->label, "File b.serai. Seega · Anna – Ben");
    ck_assert_str_eq(ui_play_target(play, "file:2")->label, "File c.txt");
    ck_assert_str_eq(ui_play_target(play, "file:3")->label, "File d.PGN. Oware");
    ck_assert_double_ge(app_update(&play->app, play->now), NEVER);
    ui_play_close(play);
}
END_TEST

START_TEST(the_result_tells_who_won_whatever_the_score) {
    static const struct {
        const char *tags, *outcome;
    } cases[] = {
        {"[Result \"0-1\"]\n[Score \"24-9\"]\n", "Ben won"}, /* the leader resigned */
        {"[Result \"1-0\"]\n[Score \"9-9\"]\n", "Anna won"},
        {"[Result \"1/2-1/2\"]\n[Score \"24-24\"]\n", "Draw"},
    };
    for (int i = 0; i < 3; i++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
        struct line record = text_line("[Game \"oware\"]\n[Player0 \"Anna\"]\n"
                                       "[Player1 \"Ben\"]\n%s\n1. C *\n",
                                       cases[i].tags);
        fake_host_put(&play->fake, "/home/ada/a.serai", record.string);
        ui_play_click(play, "button:open");
        ui_play_wait(play, 16);
        ui_play_wait(play, 16);
        ck_assert_msg(ui_play_says(play, cases[i].outcome), "not: %s", cases[i].outcome);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(whoever_played_a_companion_without_a_name_is_you_in_the_list) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    fake_host_put(&play->fake, "/home/ada/a.serai",
                  "[Game \"dulko\"]\n[Player1 \"Hare\"]\n[Companion1 \"3\"]\n"
                  "[Result \"1-0\"]\n\n*\n");
    ui_play_click(play, "button:open");
    ui_play_wait(play, 16);
    ui_play_wait(play, 16);
    ck_assert(ui_play_says(play, "You"));
    ck_assert(ui_play_says(play, "You won"));
    ck_assert(!ui_play_says(play, "Player 1"));
    ui_play_close(play);
}
END_TEST

START_TEST(a_record_whose_head_tells_no_score_is_replayed_for_it_once_all_heads_are_read) {
    static const char old[] = "[Game \"oware\"]\n[Result \"0-1\"]\n[Termination \"resignation\"]\n"
                              "\n1. B 2. c 3. F 4. b 5. C 6. d 7. E 8. c 9. A 10. e 11. B 12. d "
                              "13. D 14. a 15. C 16. c resign:0 0-1\n";
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    fake_host_put(&play->fake, "/home/ada/a.serai", old);
    fake_host_put(&play->fake, "/home/ada/b.serai", good);
    fake_host_put(&play->fake, "/home/ada/c.serai", "[Game \"oware\"]\n1. C x *");
    ui_play_click(play, "button:open");
    const struct file_row *row = files_of(play)->row;
    while (!row[2].known) {
        ck_assert(!row[0].counted);
        ui_play_wait(play, 16);
    }
    for (int i = 0; i < 4; i++) {
        ui_play_wait(play, 16);
    }
    ck_assert(row[0].counted && row[1].counted && row[2].counted);
    ck_assert(ui_play_says(play, "3 : 0"));
    ck_assert(row[1].head.scored && !row[2].head.scored); /* the last can't be read */
    ck_assert_double_ge(app_update(&play->app, play->now), NEVER);
    ui_play_close(play);
}
END_TEST

START_TEST(a_click_opens_a_record_and_leads_to_the_table) {
    struct ui_play *play = open_scene(1280, 800);
    ui_play_click(play, "file:1");
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ck_assert_str_eq(ui_play_match(play)->game->id, "seega");
    ck_assert_str_eq(ui_play_match(play)->name[1], "Ben");
    ui_play_click(play, "button:back");
    ck_assert_int_eq(ui_play_scene(play), SCENE_HOME);
    ui_play_close(play);
}
END_TEST

START_TEST(oware_game_notation_is_recognized_by_its_contents) {
    struct ui_play *play = open_scene(1280, 800);
    fake_host_put(&play->fake, "/home/ada/b.serai", ogn);
    ui_play_click(play, "file:1");
    ck_assert_str_eq(ui_play_match(play)->game->id, "oware");
    ck_assert_int_eq(ui_play_match(play)->count, 4);
    ui_play_close(play);
}
END_TEST

START_TEST(a_file_that_cannot_be_opened_gives_a_message_and_the_match_at_the_table_stays) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    put_files(play);
    ui_play_click(play, "pit:C");
    ui_play_key(play, KEY_OPEN);
    ui_play_click(play, "file:3");
    ck_assert_int_eq(ui_play_scene(play), SCENE_OPEN);
    ck_assert_str_eq(
        files_of(play)->message,
        "/home/ada/d.PGN can't be read. Line 2, column 6: x: that is not a legal move.");
    ui_play_click(play, "file:2");
    ck_assert_str_eq(files_of(play)->message, "This isn't a Serai match: /home/ada/c.txt.");
    ui_play_check_targets(play, 32);
    ui_play_click(play, "folder:1");
    ck_assert_str_eq(files_of(play)->message, "");
    ui_play_click(play, "button:back");
    ck_assert_int_eq(ui_play_match(play)->count, 2);
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ui_play_close(play);
}
END_TEST

START_TEST(folders_are_entered_and_left) {
    struct ui_play *play = open_scene(1280, 800);
    ui_play_click(play, "folder:1");
    ck_assert_str_eq(files_of(play)->folder, "/home/ada/Sub");
    ui_play_click(play, "button:parent");
    ui_play_key(play, KEY_BACKSPACE);
    ck_assert_str_eq(files_of(play)->folder, "/home");
    ui_play_key(play, KEY_BACKSPACE);
    ck_assert_str_eq(files_of(play)->folder, "/");
    ck_assert(!ui_play_target(play, "button:parent")->enabled);
    ui_play_click(play, "button:home-folder");
    ck_assert_str_eq(files_of(play)->folder, "/home/ada");
    ui_play_close(play);
}
END_TEST

START_TEST(the_folder_is_remembered) {
    struct ui_play *play = open_scene(1280, 800);
    ui_play_click(play, "folder:1");
    ui_play_click(play, "button:back");
    ui_play_click(play, "button:open");
    ck_assert_str_eq(files_of(play)->folder, "/home/ada/Sub");
    ui_play_close(play);
}
END_TEST

START_TEST(a_missing_folder_is_replaced_by_the_users_own) {
    struct ui_play *play = open_scene(1280, 800);
    ui_play_click(play, "folder:1");
    ui_play_click(play, "button:back");
    fake_host_free(&play->fake);
    fake_host_put(&play->fake, "/home/ada/b.serai", good);
    ui_play_click(play, "button:open");
    ck_assert_str_eq(files_of(play)->folder, "/home/ada");
    ck_assert_int_eq(files_of(play)->count, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(all_files_can_be_shown) {
    struct ui_play *play = open_scene(1280, 800);
    ck_assert(ui_play_says(play, "Show all files")); /* what the button does */
    ui_play_click(play, "option:files=all");
    ck_assert(ui_play_says(play, "Show matches only"));
    ck_assert_int_eq(files_of(play)->count, 7);
    ui_play_click(play, "option:files=records");
    ck_assert_int_eq(files_of(play)->count, 6);
    ui_play_close(play);
}
END_TEST

START_TEST(a_path_can_be_typed) {
    struct ui_play *play = open_scene(1280, 800);
    type_name(play, "/home");
    ui_play_key(play, KEY_ENTER);
    ck_assert_str_eq(files_of(play)->folder, "/home");
    type_name(play, "~/Sub");
    ui_play_key(play, KEY_ENTER);
    ck_assert_str_eq(files_of(play)->folder, "/home/ada/Sub");
    type_name(play, "/nowhere/x.serai");
    ui_play_key(play, KEY_ENTER);
    ck_assert_str_eq(files_of(play)->message, "/nowhere/x.serai: the file can't be opened.");
    ck_assert_str_eq(files_of(play)->folder, "/home/ada/Sub");
    type_name(play, "deep.serai");
    ui_play_key(play, KEY_ENTER);
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ui_play_close(play);
}
END_TEST

START_TEST(a_path_can_be_pasted) {
    struct ui_play *play = open_scene(1280, 800);
    type_name(play, "");
    text_add(&play->fake.clipboard, "/home/ada/Sub/deep.serai");
    ui_play_key(play, KEY_PASTE);
    ui_play_key(play, KEY_ENTER);
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ui_play_close(play);
}
END_TEST

START_TEST(the_keyboard_alone_reaches_every_row) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 800, 600);
    for (int i = 0; i < 40; i++) {
        char path[64];
        snprintf(path, sizeof path, "/home/ada/%02d.serai", i);
        fake_host_put(&play->fake, path, i == 39 ? ogn : good);
    }
    ui_play_click(play, "button:open");
    ck_assert_int_lt(play->app.shown->files.shown, 40);
    while (strcmp(ui_play_focus(play), "file:0") != 0) {
        ui_play_key(play, KEY_TAB);
    }
    for (int i = 0; i < 39; i++) {
        ui_play_key(play, KEY_DOWN);
        ui_play_target(play, ui_play_focus(play));
    }
    ck_assert_str_eq(ui_play_focus(play), "file:39");
    ui_play_key(play, KEY_HOME);
    ck_assert_str_eq(ui_play_focus(play), "file:0");
    ui_play_key(play, KEY_PAGE_DOWN);
    ui_play_key(play, KEY_PAGE_DOWN);
    ui_play_key(play, KEY_PAGE_UP);
    ck_assert_str_eq(ui_play_focus(play),
                     text_line("file:%d", play->app.shown->files.shown).string);
    ui_play_key(play, KEY_END);
    ui_play_key(play, KEY_ENTER);
    ck_assert_str_eq(ui_play_match(play)->game->id, "oware");
    ui_play_close(play);
}
END_TEST

static struct ui_play *open_many(void) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    for (int i = 0; i < 60; i++) {
        char path[64];
        snprintf(path, sizeof path, "/home/ada/%02d.serai", i);
        fake_host_put(&play->fake, path, good);
    }
    ui_play_click(play, "button:open");
    return play;
}

START_TEST(the_wheel_and_the_page_buttons_scroll_as_far_as_there_are_rows) {
    struct ui_play *play = open_many();
    app_input(&play->app, &(struct input){.kind = INPUT_SCROLL, .y = 1});
    ck_assert_int_eq(play->app.shown->files.first, 0);
    app_input(&play->app, &(struct input){.kind = INPUT_SCROLL, .y = -1});
    ck_assert_int_eq(play->app.shown->files.first, 3);
    app_input(&play->app, &(struct input){.kind = INPUT_SCROLL, .y = -1000});
    ck_assert_int_eq(play->app.shown->files.first, 60 - play->app.shown->files.shown);
    ui_play_wait(play, 16);
    ck_assert(!ui_play_target(play, "button:page-down")->enabled);
    ui_play_click(play, "button:page-up");
    ck_assert_int_eq(play->app.shown->files.first, 60 - 2 * play->app.shown->files.shown);
    ui_play_check_targets(play, 32);
    ui_play_close(play);
}
END_TEST

START_TEST(dragging_pans_the_rows_and_opens_none) {
    struct ui_play *play = open_many();
    struct scroll *scroll = &play->app.shown->files;
    ui_play_swipe(play, "file:8", 0, -3.5F * scroll->height);
    ck_assert_int_eq(scroll->first, 3);
    ui_play_swipe(play, "file:8", 0, 1000);
    ck_assert_int_eq(scroll->first, 0);
    ui_play_swipe(play, "file:8", 0, -3); /* a click that moves a little */
    ck_assert_int_eq(play->app.depth, 2);
    ck_assert_int_eq(play->app.stack[1], SCENE_TABLE);
    ui_play_close(play);
}
END_TEST

START_TEST(the_scenes_fit_every_window) {
    static const float sizes[][2] = {
        {1280, 800}, {2560, 1440}, {800, 600}, {900, 1200}, {480, 400}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct ui_play *play = open_scene(sizes[i][0], sizes[i][1]);
        ui_play_check_targets(play, 32);
        ui_play_click(play, "file:1");
        ui_play_click(play, "button:menu");
        ui_play_check_targets(play, 32);
        ui_play_click(play, "button:save-as");
        ui_play_check_targets(play, 32);
        ui_play_close(play);
    }
}
END_TEST

/* ---- save ---- */

START_TEST(a_match_is_saved_and_can_be_opened_again) {
    struct ui_play *play = save_scene("oware");
    ck_assert_str_eq(files_of(play)->name, "oware.serai");
    type_name(play, "mine");
    ui_play_click(play, "button:save");
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ck_assert_str_eq(ui_play_toast(play), "Saved as mine.serai in /home/ada");
    const char *content = fake_host_content(&play->fake, "/home/ada/mine.serai");
    struct match match;
    struct record_error error;
    ck_assert_ptr_nonnull(content);
    ck_assert(records_read(content, strlen(content), &match, &error));
    assert_same_match(&match, ui_play_match(play));
    match_free(&match);
    ui_play_close(play);
}
END_TEST

START_TEST(what_is_saved_is_told_above_the_list_and_stays_where_it_is) {
    struct ui_play *play = save_scene("oware");
    ck_assert(ui_play_says(play, "North") && ui_play_says(play, "Turn 1"));
    struct rect name = ui_play_target(play, "name:0")->rect;
    ck_assert_float_le(name.y + name.h, ui_play_target(play, "button:parent")->rect.y);
    ck_assert_float_le(name.y + name.h, ui_play_target(play, "file:0")->rect.y);
    ui_play_click(play, "folder:0");
    ck_assert_int_eq(files_of(play)->count, 1);
    ck_assert_float_eq(ui_play_target(play, "name:0")->rect.y, name.y);
    ui_play_close(play);
}
END_TEST

START_TEST(the_ending_decides_the_notation) {
    struct ui_play *play = save_scene("oware");
    type_name(play, "mine.OGN");
    ui_play_key(play, KEY_ENTER);
    const char *content = fake_host_content(&play->fake, "/home/ada/mine.OGN");
    ck_assert_ptr_nonnull(content);
    ck_assert_int_eq(strncmp(content, "[Variant ", 9), 0);
    ui_play_close(play);
}
END_TEST

START_TEST(losses_in_oware_game_notation_are_reported) {
    struct ui_play *play = save_scene("oware");
    match_set_comment(ui_play_match(play), 0, "Two\nlines.");
    type_name(play, "mine.ogn");
    ui_play_key(play, KEY_ENTER);
    ck_assert_ptr_nonnull(fake_host_content(&play->fake, "/home/ada/mine.ogn"));
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ck_assert(play->app.shown->toast.warning);
    ck_assert_ptr_nonnull(
        strstr(ui_play_toast(play), "Saved as mine.ogn in /home/ada. Some line breaks"));
    ui_play_key(play, KEY_SAVE);
    ck_assert_str_eq(files_of(play)->message, "");
    type_name(play, "mine.serai");
    ui_play_key(play, KEY_ENTER);
    ck_assert(!play->app.shown->toast.warning);
    ck_assert_str_eq(ui_play_toast(play), "Saved as mine.serai in /home/ada");
    ui_play_close(play);
}
END_TEST

START_TEST(oware_game_notation_is_for_oware_only) {
    struct ui_play *play = save_scene("dulko");
    type_name(play, "mine.ogn");
    ui_play_click(play, "button:save");
    ck_assert_int_eq(ui_play_scene(play), SCENE_SAVE);
    ck_assert_str_eq(
        files_of(play)->message,
        "/home/ada/mine.ogn: .ogn files are for Oware only; use a name ending in .serai.");
    ck_assert_ptr_null(fake_host_content(&play->fake, "/home/ada/mine.ogn"));
    ui_play_close(play);
}
END_TEST

START_TEST(a_file_is_replaced_only_after_confirmation) {
    struct ui_play *play = save_scene("oware");
    ui_play_click(play, "file:1");
    ck_assert_str_eq(files_of(play)->name, "b.serai");
    ui_play_click(play, "button:save");
    ck_assert(!ui_play_has(play, "button:save"));
    ui_play_check_targets(play, 32);
    ui_play_click(play, "button:decline");
    ck_assert_str_eq(fake_host_content(&play->fake, "/home/ada/b.serai"), good);
    ui_play_click(play, "button:save");
    app_input(&play->app, &(struct input){.kind = INPUT_CANCEL});
    ui_play_wait(play, 16);
    ck_assert_int_eq(ui_play_scene(play), SCENE_SAVE);
    ui_play_click(play, "button:save");
    ui_play_click(play, "button:accept");
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ck_assert_str_ne(fake_host_content(&play->fake, "/home/ada/b.serai"), good);
    ui_play_close(play);
}
END_TEST

START_TEST(a_full_disk_gives_a_message_and_nothing_is_lost) {
    struct ui_play *play = save_scene("oware");
    play->fake.disk_is_full = true;
    ui_play_click(play, "button:save");
    ck_assert_int_eq(ui_play_scene(play), SCENE_SAVE);
    ck_assert_str_eq(files_of(play)->message,
                     "/home/ada/oware.serai: there is no room left on the disk.");
    play->fake.disk_is_full = false;
    ui_play_click(play, "button:save");
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ui_play_close(play);
}
END_TEST

START_TEST(a_name_is_required_and_a_folder_is_entered) {
    struct ui_play *play = save_scene("oware");
    type_name(play, "");
    ui_play_click(play, "button:save");
    ck_assert_str_eq(files_of(play)->message, words(WORD_NAME_MISSING));
    type_name(play, "Sub");
    ui_play_key(play, KEY_ENTER);
    ck_assert_int_eq(ui_play_scene(play), SCENE_SAVE);
    ck_assert_str_eq(files_of(play)->folder, "/home/ada/Sub");
    type_name(play, "../x");
    ui_play_key(play, KEY_ENTER);
    ck_assert_ptr_nonnull(fake_host_content(&play->fake, "/home/ada/Sub/../x.serai"));
    ui_play_close(play);
}
END_TEST

START_TEST(the_suggested_name_has_no_characters_that_file_names_must_not_have) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    snprintf(ui_play_match(play)->name[0], MATCH_NAME_MAX, "A/B:C");
    snprintf(ui_play_match(play)->name[1], MATCH_NAME_MAX, "L\xC3\xA9o\n\"x\"");
    ui_play_key(play, KEY_SAVE);
    ck_assert_str_eq(files_of(play)->name, "oware A-B-C - L\xC3\xA9o--x-.serai");
    ui_play_close(play);
}
END_TEST

/* ---- paths ---- */

START_TEST(the_parent_folder_is_found_for_paths_of_every_form) {
    static const struct {
        const char *folder, *parent;
    } all[] = {{"/", NULL},   {"/a", "/"},     {"/a/b", "/a"},        {"/a/b/", "/a"},
               {"C:/", NULL}, {"C:/a", "C:/"}, {"C:\\a\\b", "C:\\a"}, {"a/b", "a"},
               {"a", NULL},   {"//", NULL}};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        char parent[PLATFORM_PATH_MAX];
        bool found = files_parent(all[i].folder, parent);
        ck_assert_msg(found == (all[i].parent != NULL), "%s", all[i].folder);
        if (found) {
            ck_assert_str_eq(parent, all[i].parent);
        }
    }
}
END_TEST

START_TEST(the_head_of_a_record_is_read_as_far_as_there_is_one) {
    struct record_head head;
    record_head(notation_of_record(good, 40), good, 40, &head);
    ck_assert_str_eq(head.game->id, "seega");
    ck_assert_str_eq(head.name[0], "Anna");
    ck_assert_str_eq(head.name[1], "");
    record_head(notation_of_record("hello", 5), "hello", 5, &head);
    ck_assert_ptr_null(head.game);
}
END_TEST

SUITE("files", the_scene_shows_folders_first_and_the_heads_of_records,
      the_result_tells_who_won_whatever_the_score,
      whoever_played_a_companion_without_a_name_is_you_in_the_list,
      a_record_whose_head_tells_no_score_is_replayed_for_it_once_all_heads_are_read,
      a_click_opens_a_record_and_leads_to_the_table,
      oware_game_notation_is_recognized_by_its_contents,
      a_file_that_cannot_be_opened_gives_a_message_and_the_match_at_the_table_stays,
      folders_are_entered_and_left, the_folder_is_remembered,
      a_missing_folder_is_replaced_by_the_users_own, all_files_can_be_shown, a_path_can_be_typed,
      a_path_can_be_pasted, the_keyboard_alone_reaches_every_row,
      the_wheel_and_the_page_buttons_scroll_as_far_as_there_are_rows,
      dragging_pans_the_rows_and_opens_none, the_scenes_fit_every_window,
      a_match_is_saved_and_can_be_opened_again,
      what_is_saved_is_told_above_the_list_and_stays_where_it_is, the_ending_decides_the_notation,
      losses_in_oware_game_notation_are_reported, oware_game_notation_is_for_oware_only,
      a_file_is_replaced_only_after_confirmation, a_full_disk_gives_a_message_and_nothing_is_lost,
      a_name_is_required_and_a_folder_is_entered,
      the_suggested_name_has_no_characters_that_file_names_must_not_have,
      the_parent_folder_is_found_for_paths_of_every_form,
      the_head_of_a_record_is_read_as_far_as_there_is_one)
