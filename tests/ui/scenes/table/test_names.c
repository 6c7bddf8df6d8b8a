/* test_names.c: the players' names can be changed at the table. */
#include "base/random.h"
#include "games/games.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/play/turn_text.h"

#include <string.h>

START_TEST(a_click_on_a_name_edits_it_in_every_game) {
    static const char *const games_of[] = {"oware", "saddeeqa", "shakala", "seega", "dulko"};
    for (size_t i = 0; i < sizeof games_of / sizeof games_of[0]; i++) {
        for (int player = 0; player < 2; player++) {
            struct ui_play *play = ui_play_open(games_of[i], NULL, NULL, 1280, 800);
            struct line id = text_line("name:%d", player);
            ui_play_click(play, id.string);
            ck_assert_str_eq(play->app.ui->editing, id.string);
            ui_play_type(play, "Zahra");
            ck_assert_str_eq(ui_play_match(play)->name[player], "Zahra");
            ui_play_key(play, KEY_ENTER);
            ck_assert_str_eq(play->app.ui->editing, "");
            ck_assert(ui_play_says(play, "Zahra"));
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(a_changed_name_is_saved_with_the_match) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    uint64_t before = ui_play_match(play)->revision;
    ui_play_click(play, "name:0");
    ui_play_type(play, "Z");
    ck_assert(ui_play_match(play)->revision > before);
    ck_assert(table_is_unsaved(&play->app));
    ui_play_close(play);
}
END_TEST

START_TEST(letters_typed_into_a_name_play_no_move) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_click(play, "name:0");
    ui_play_type(play, "A");
    ck_assert_int_eq(ui_play_match(play)->count, 1);
    ck_assert_str_eq(ui_play_match(play)->name[0], "A");
    ui_play_close(play);
}
END_TEST

START_TEST(an_emptied_name_is_the_side_again) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_click(play, "name:0");
    ui_play_type(play, "Z");
    ui_play_key(play, KEY_BACKSPACE);
    ui_play_key(play, KEY_ENTER);
    ck_assert(ui_play_says(play, "South"));
    ui_play_close(play);
}
END_TEST

START_TEST(a_companion_keeps_its_name) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    play_seat(ui_play_table(play), (const int[]){0, 3}, 1);
    ui_play_wait(play, 16);
    ck_assert(ui_play_has(play, "name:0"));
    ck_assert(!ui_play_has(play, "name:1"));
    ui_play_close(play);
}
END_TEST

START_TEST(names_are_not_targets_under_a_question_or_the_result) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_click(play, "button:menu");
    ck_assert(!ui_play_has(play, "name:0"));
    ui_play_click(play, "button:resign");
    ck_assert(!ui_play_has(play, "name:0"));
    ui_play_click(play, "button:accept");
    ck_assert(!ui_play_has(play, "name:0"));
    ui_play_close(play);
}
END_TEST

START_TEST(there_is_room_for_the_names_at_every_size) {
    static const float sizes[][2] = {{1280, 800}, {800, 600}, {900, 1200}, {2560, 1440}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct ui_play *play = ui_play_open("dulko", NULL, NULL, sizes[i][0], sizes[i][1]);
        ui_play_check_targets(play, 32);
        ui_play_click(play, "name:1");
        ui_play_check_targets(play, 32);
        ui_play_close(play);
    }
}
END_TEST

/* Whatever is drawn of a name is all of it, as it was typed. */
static int count_whole(struct ui_play *play) {
    static const char *const names[][2] = {{"nna", "A<b>nna"}, {"mover", "</>{mover}%s&lt;"}};
    int count = 0;
    for (int i = 0; i < play->list.count; i++) {
        const char *drawn = ui_play_text(play, i);
        for (int n = 0; n < 2; n++) {
            bool shortened = strstr(drawn, "\u2026") != NULL;
            ck_assert_msg(!strstr(drawn, names[n][0]) || strstr(drawn, names[n][1]) || shortened,
                          "%s", drawn);
            count += strstr(drawn, names[n][1]) != NULL;
        }
    }
    return count;
}

static struct ui_play *open_named(const struct game *game) {
    struct ui_play *play = ui_play_open(game->id, NULL, NULL, 1600, 900);
    match_set_name(ui_play_match(play), 0, "A<b>nna");
    match_set_name(ui_play_match(play), 1, "</>{mover}%s&lt;");
    ui_play_redraw(play);
    ui_play_wait(play, 0);
    return play;
}

START_TEST(a_name_is_shown_as_it_was_typed_in_every_sentence_of_every_game) {
    uint64_t state = 5;
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = open_named(games[g]);
        int below = count_whole(play);
        for (int i = 0; i < 40 && ui_play_legal(play)->count; i++) {
            const struct legal *legal = ui_play_legal(play);
            int chosen = (int)random_below(&state, (uint32_t)legal->count);
            if (ui_play_has(play, legal->touch[chosen][0].text)) {
                ui_play_hover(play, legal->touch[chosen][0].text);
            }
            below += count_whole(play);
            play_action(ui_play_table(play), &play->app.settings, legal->action[chosen]);
            ui_play_wait(play, 0);
            below += count_whole(play);
        }
        ck_assert_msg(below > 3 * 80, "%s: %d", games[g]->id, below); /* two panels, and a line */
        ui_play_key(play, KEY_LEFT);
        count_whole(play);
        ui_play_key(play, KEY_END);
        match_resign(ui_play_match(play), 1);
        ui_play_redraw(play);
        ui_play_wait(play, 0);
        count_whole(play);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_name_is_spoken_as_it_was_typed) {
    struct ui_play *play = open_named(games_find("oware"));
    char string[512] = "";
    struct text told = text_fixed(string, sizeof string);
    play_action(ui_play_table(play), &play->app.settings, ui_play_legal(play)->action[0]);
    turn_text_plain(ui_play_table(play), ui_play_match(play)->current, &told);
    ck_assert_str_eq(string, "A<b>nna plays A.");
    ui_play_close(play);
}
END_TEST

START_TEST(who_types_what_cannot_be_seen_stays_without_a_name) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_click(play, "name:0");
    ui_play_type(play, "\u200B\u00A0\u3164");
    ui_play_key(play, KEY_ENTER);
    ck_assert_str_eq(ui_play_match(play)->name[0], "");
    ck_assert(ui_play_says(play, "South"));
    ui_play_close(play);
}
END_TEST

SUITE("names at the table", a_click_on_a_name_edits_it_in_every_game,
      a_changed_name_is_saved_with_the_match, letters_typed_into_a_name_play_no_move,
      an_emptied_name_is_the_side_again, a_companion_keeps_its_name,
      names_are_not_targets_under_a_question_or_the_result,
      there_is_room_for_the_names_at_every_size,
      a_name_is_shown_as_it_was_typed_in_every_sentence_of_every_game,
      a_name_is_spoken_as_it_was_typed, who_types_what_cannot_be_seen_stays_without_a_name)
