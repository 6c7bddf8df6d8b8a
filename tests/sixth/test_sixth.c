/* test_sixth.c: a game that the app has never seen, added by one line in each of the three lists
 * (see tests/CMakeLists.txt), is played from home to its end, saved, resumed and explained.
 * Everything the app shows of it comes from its own tables. */
#include "games/games.h"
#include "records/notations.h"
#include "sixth/rows.h"
#include "support/learner.h"
#include "support/suite.h"
#include "ui/app/learning.h"
#include "ui/app/matches.h"
#include "ui/app/request.h"
#include "ui/app/stack.h"
#include "ui/boards/faces.h"
#include "ui/scenes/rules_view.h"

#include <string.h>

static const float sizes[][2] = {{1280, 800}, {800, 600}, {600, 800}};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

static struct ui_play *open_home(void) {
    return ui_play_open("", NULL, NULL, 1280, 800);
}

static void click_all(struct ui_play *play, const char *const ids[], int count) {
    for (int i = 0; i < count; i++) {
        ui_play_click(play, ids[i]);
    }
}

/* From home through its setup to the table. */
static struct ui_play *open_table(void) {
    struct ui_play *play = open_home();
    ui_play_click(play, "two:rows");
    ck_assert_int_eq(ui_play_scene(play), SCENE_SETUP);
    ck_assert(ui_play_says(play, "Crosses"));
    ui_play_click(play, "button:start");
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ck_assert_ptr_eq(ui_play_match(play)->game, &rows_game);
    return play;
}

START_TEST(a_line_in_each_list_makes_a_sixth_game) {
    ck_assert_int_eq(games_count, 6);
    ck_assert_int_eq(faces_count, 6);
    ck_assert_ptr_eq(games_find("rows"), &rows_game);
    ck_assert_ptr_eq(faces_find(&rows_game), faces[5]);
    ck_assert_str_eq(words(rows_game.name), "Rows");
}
END_TEST

START_TEST(its_card_is_on_home_beside_the_others_at_every_size) {
    for (int i = 0; i < SIZES; i++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, sizes[i][0], sizes[i][1]);
        for (int game = 0; game < games_count; game++) {
            char id[TARGET_ID_MAX];
            struct text text = text_fixed(id, sizeof id);
            text_format(&text, "card:%s", games[game]->id);
            ck_assert(ui_play_has(play, id));
        }
        ui_play_check_targets(play, 32);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(it_is_played_by_clicks_to_a_win) {
    static const char *const clicks[] = {"square:a1", "square:b2", "square:b1", "square:a3"};
    struct ui_play *play = open_table();
    click_all(play, clicks, 4);
    ck_assert(!match_over(ui_play_match(play)));
    ui_play_hover(play, "square:c1");
    ck_assert(ui_play_says(play, " on c1"));
    ck_assert_int_eq(ui_play_preview(play)->count, 1);
    ui_play_click(play, "square:c1");
    ck_assert(match_over(ui_play_match(play)));
    ck_assert_int_eq(rows_game.result(ui_play_position(play)).winner, 0);
    ui_play_wait(play, 5000);
    ck_assert(ui_play_says(play, "Crosses has three in a row."));
    ui_play_close(play);
}
END_TEST

START_TEST(a_taken_square_is_refused_with_a_reason) {
    static const char *const clicks[] = {"square:b2", "square:b2"};
    struct ui_play *play = open_table();
    click_all(play, clicks, 2);
    ck_assert_str_eq(ui_play_refusal(play), "Pieces are placed on empty squares.");
    ck_assert_int_eq(ui_play_match(play)->current, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(random_games_are_played_by_clicks_and_by_keys) {
    for (int seed = 1; seed <= 6; seed++) {
        struct ui_play *play = open_table();
        ck_assert_int_ge(
            ui_play_random_game(play, (uint64_t)seed, 20, seed % 2 ? BY_CLICKS : BY_KEYS), 5);
        ui_play_close(play);
    }
}
END_TEST

/* The record that the app has saved of the match at the table, and the name of its file. */
static void saved_record(struct ui_play *play, char file[SAVED_FILE_MAX], struct text *record) {
    char path[96];
    struct text name = text_fixed(file, SAVED_FILE_MAX), whole = text_fixed(path, sizeof path);
    matches_follow(&play->app);
    text_add(&name, ui_play_file(play));
    text_format(&whole, "/matches/%s", file);
    const char *content = fake_host_content(&play->fake, path);
    ck_assert_msg(content != NULL, "%s is not saved", path);
    text_add(record, content);
}

START_TEST(a_match_is_saved_found_under_continue_and_resumed_from_its_record) {
    static const char *const clicks[] = {"square:a1", "square:b2", "square:c3"};
    struct text record = {0};
    struct saved_match item = {.over = false};
    struct ui_play *play = open_table();
    click_all(play, clicks, 3);
    struct position left = *ui_play_position(play);
    saved_record(play, item.file, &record);
    ck_assert_ptr_nonnull(strstr(item.file, "-rows-"));
    ui_play_close(play);

    struct host_answer *answer = calloc(1, sizeof *answer);
    ck_assert_ptr_nonnull(answer);
    play = open_home();
    ck_assert(saved_match_read_head(&item, text_string(&record), record.length));
    ck_assert_ptr_eq(item.game, &rows_game);
    answer->task = HOST_LIST;
    ck_assert(saved_list_add(&answer->list, &item));
    saved_list_sort(&answer->list);
    matches_answer(&play->app, &play->app.table, &play->app.saved, answer);
    ui_play_wait(play, 1);
    ui_play_click(play, "continue:0");
    ck_assert_str_eq(play->fake.opened, item.file);

    struct record_error error;
    *answer = (struct host_answer){.task = HOST_OPEN};
    memcpy(answer->opened.file, item.file, sizeof item.file);
    ck_assert(records_read(text_string(&record), record.length, &answer->opened.match, &error));
    matches_answer(&play->app, &play->app.table, &play->app.saved, answer);
    ui_play_wait(play, 1);
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ck_assert_mem_eq(ui_play_position(play), &left, sizeof left);
    ui_play_close(play);
    text_free(&record);
    free(answer);
}
END_TEST

START_TEST(its_rules_are_read_and_their_example_played) {
    struct ui_play *play = open_home();
    ui_play_hover(play, "card:rows");
    ui_play_key(play, KEY_F1);
    ck_assert_int_eq(ui_play_scene(play), SCENE_RULES);
    ck_assert(ui_play_says(play, "The third piece of a row wins the game."));
    struct rules_stage *stage = &ui_play_rules(play)->stage[0];
    ui_play_click(play, "example:1");
    for (int i = 0; i < 200 && stage->playing; i++) {
        ui_play_wait(play, 100);
    }
    ck_assert(!stage->playing);
    ck_assert(match_over(&stage->play.match));
    ui_play_close(play);
}
END_TEST

START_TEST(without_a_lesson_and_puzzles_no_link_leads_to_them) {
    struct ui_play *play = open_home();
    ck_assert(ui_play_has(play, "alone:rows"));
    ck_assert(!ui_play_has(play, "lesson:rows"));
    ck_assert(!ui_play_has(play, "puzzle:rows:1"));
    ck_assert(ui_play_has(play, "lesson:oware"));
    ui_play_click(play, "card:rows");
    ck_assert(!ui_play_has(play, "lesson:rows"));
    ck_assert(!ui_play_has(play, "button:decline"));
    ui_play_close(play);
}
END_TEST

START_TEST(a_day_never_falls_on_a_game_without_puzzles) {
    struct ui_play *play = open_home();
    for (int day = 20780; day < 20786; day++) {
        int every = 0;
        ck_assert_ptr_ne(learning_game_of_day(&play->app, day, &every), &rows_game);
        ck_assert_int_eq(every, 5);
    }
    ui_play_close(play);
}
END_TEST

START_TEST(a_lesson_and_puzzles_of_it_are_files_and_nothing_else) {
    struct ui_play *play = open_home();
    fake_host_put(&play->fake, "assets/lessons/english/rows.txt",
                  "say Crosses go first.\n\n"
                  "say Place one on b2.\nplay b2\nwrong On b2, for now.\nreply a1\nafter Well.\n\n"
                  "say Try a1.\ntry square:a1\nafter It is taken.\n\n"
                  "position xx-/oo-/--- x\nsay Win.\nplay c3\n\n"
                  "say That is all.\n");
    fake_host_put(&play->fake, "assets/puzzles/rows.txt",
                  "puzzle 1 grade 1\nposition xx-/oo-/--- x\ngoal win in 1\nsolution c3\n");
    learning_find(&play->app.learning, &play->app.progress);
    ui_play_redraw(play);
    ui_play_wait(play, 1);
    ui_play_click(play, "lesson:rows");
    learner_take(play, NULL);
    ck_assert(ui_play_says(play, "That is all."));
    ui_play_click(play, "button:home");
    ui_play_click(play, "puzzle:rows:1");
    ui_play_click(play, "puzzle:rows:1"); /* on the shelf */
    ui_play_click(play, "square:c3");
    for (int i = 0; i < 10; i++) {
        ui_play_wait(play, 700);
    }
    ck_assert(ui_play_says(play, words(WORD_PUZZLE_SOLVED)));
    ui_play_close(play);
}
END_TEST

START_TEST(every_scene_is_drawn_with_it) {
    static const enum scene_id others[] = {SCENE_SETTINGS,   SCENE_OPEN,     SCENE_SAVE,
                                           SCENE_STATISTICS, SCENE_FINISHED, SCENE_ABOUT};
    struct ui_play *play = open_table();
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        ui_play_push(play, others[i]);
        for (int size = 0; size < SIZES; size++) {
            play->width = sizes[size][0];
            play->height = sizes[size][1];
            ui_play_redraw(play);
            ui_play_wait(play, 1);
            ck_assert_int_eq(ui_play_scene(play), others[i]);
            ck_assert_int_gt(play->list.count, 0);
        }
        request_back(&play->app);
        app_grant(&play->app);
    }
    ui_play_close(play);
}
END_TEST

START_TEST(its_positions_are_set_up_as_text) {
    static const char position[] = "o--/-x-/--x o";
    struct ui_play *play = open_table();
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:edit");
    ck_assert_int_eq(ui_play_scene(play), SCENE_EDITOR);
    ck_assert(!ui_play_has(play, "option:item=0"));
    ck_assert(!ui_play_target(play, "button:clear")->enabled);
    ui_play_click(play, "field:position");
    ui_play_key(play, KEY_SELECT_ALL);
    ui_play_type(play, "o--/-x-/--x x");
    ck_assert(ui_play_says(play, "the other side is to act"));
    ck_assert(!ui_play_target(play, "button:play")->enabled);
    ui_play_key(play, KEY_SELECT_ALL);
    ui_play_type(play, position);
    ui_play_check_targets(play, 32);
    ui_play_click(play, "button:play");
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    char text[POSITION_TEXT_MAX];
    struct text out = text_fixed(text, sizeof text);
    rows_game.position_text(ui_play_position(play), &out);
    ck_assert_str_eq(text, position);
    ui_play_close(play);
}
END_TEST

SUITE("sixth", a_line_in_each_list_makes_a_sixth_game,
      its_card_is_on_home_beside_the_others_at_every_size, it_is_played_by_clicks_to_a_win,
      a_taken_square_is_refused_with_a_reason, random_games_are_played_by_clicks_and_by_keys,
      a_match_is_saved_found_under_continue_and_resumed_from_its_record,
      its_rules_are_read_and_their_example_played, its_positions_are_set_up_as_text,
      without_a_lesson_and_puzzles_no_link_leads_to_them,
      a_day_never_falls_on_a_game_without_puzzles,
      a_lesson_and_puzzles_of_it_are_files_and_nothing_else, every_scene_is_drawn_with_it)
