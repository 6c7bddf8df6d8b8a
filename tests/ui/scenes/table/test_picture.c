/* test_picture.c: the contents of a picture of a match. */
#include "games/games.h"
#include "records/notations.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/boards/faces.h"
#include "ui/scenes/scenes.h"
#include "ui/scenes/table/picture.h"

#include <string.h>

#define NAMES "[Game \"oware\"][Player0 \"Layla\"][Player1 \"Samir\"]"

static struct ui_play *picture;

static struct match read_match(const char *record) {
    struct match match = {0};
    struct record_error error;
    ck_assert_msg(records_read(record, strlen(record), &match, &error), "%s", error.reason);
    return match;
}

static void open_picture(const char *record) {
    struct match match = read_match(record);
    struct app_start start = {
        .scenes = scenes, .settings = settings_default(), .face_of = faces_find};
    start.settings.history = true;
    picture = calloc(1, sizeof *picture);
    ck_assert_ptr_nonnull(picture);
    ck_assert_ptr_null(picture_start(&picture->app, &start, &match));
    ck_assert_ptr_null(match.game);
    picture->width = 1280;
    picture->height = 800;
    ui_play_wait(picture, 0);
}

static void close_picture(void) {
    ui_play_close(picture);
}

START_TEST(it_names_the_players_the_game_and_who_is_to_play) {
    open_picture(NAMES "1. C 2. d *");
    ck_assert(ui_play_says(picture, "Oware"));
    ck_assert(ui_play_says(picture, "Layla"));
    ck_assert(ui_play_says(picture, "Samir"));
    ck_assert(ui_play_says(picture, "Layla to play"));
    ck_assert(ui_play_says(picture, "Turn 3"));
    close_picture();
}
END_TEST

START_TEST(it_names_the_last_turn) {
    open_picture(NAMES "1. C 2. d *");
    ck_assert(ui_play_says(picture, " plays d"));
    close_picture();
}
END_TEST

START_TEST(it_shows_the_current_position_not_the_end) {
    open_picture("[Game \"oware\"][Current \"1\"] 1. C 2. d 3. F *");
    ck_assert(ui_play_says(picture, "North to play"));
    close_picture();
}
END_TEST

START_TEST(a_finished_match_shows_its_result_and_both_panels) {
    open_picture("[Game \"oware\"][Player0 \"Layla\"][Player1 \"Samir\"][Result \"0-1\"]"
                 "1. C 2. d resign:0 0-1");
    ck_assert(ui_play_says(picture, "Samir wins"));
    ck_assert(!ui_play_says(picture, "to play"));
    ck_assert(ui_play_says(picture, "Layla"));
    close_picture();
}
END_TEST

START_TEST(nothing_in_it_can_be_clicked) {
    open_picture(NAMES "1. C 2. d *");
    ck_assert_int_eq(picture->app.ui->targets.count, 0);
    close_picture();
}
END_TEST

START_TEST(every_game_has_one_even_before_its_first_move) {
    for (int i = 0; i < games_count; i++) {
        struct line record = text_line("[Game \"%s\"] *", games[i]->id);
        open_picture(record.string);
        ck_assert(ui_play_says(picture, "Turn 1"));
        ck_assert(!picture->list.truncated);
        close_picture();
    }
}
END_TEST

SUITE("a match as a picture", it_names_the_players_the_game_and_who_is_to_play,
      it_names_the_last_turn, it_shows_the_current_position_not_the_end,
      a_finished_match_shows_its_result_and_both_panels, nothing_in_it_can_be_clicked,
      every_game_has_one_even_before_its_first_move)
