/* test_editor_scene.c: positions put together by clicks, as text and from the clipboard, in every
 * game; and what can be done with them. */
#include "engine/rules.h"
#include "games/dulko.h"
#include "games/games.h"
#include "games/oware.h"
#include "records/notations.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/advisor.h"
#include "ui/app/matches.h"
#include "ui/boards/faces.h"
#include "ui/model/companion.h"
#include "ui/scenes/editor/scene.h"

#include <math.h>
#include <string.h>

/* With the scale that is set; 0: none is. */
static const float sizes[][3] = {
    {800, 500},        {800, 600},     {1024, 600},    {1280, 800},       {600, 1000},
    {2560, 1440},      {1920, 600},    {800, 500, 1},  {800, 600, 1.25F}, {800, 600, 1.5F},
    {1024, 600, 1.5F}, {1280, 720, 2}, {1280, 800, 2}, {900, 1200, 2},    {1920, 600, 2}};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

/* A position of each game, in the order of the games. */
static const char *const positions[] = {
    "0-0-0-0-0-1-1-1-0-0-0-2-23-20-N",
    "1-0-0-2-0-0-0-0-0-0-0-3-0-0-0-0-5-4-1",
    "ss1/s2/s3/s4/s4/s3/s2/s1/s1/s2/s/s4/s4/s/-/s1 23 3 N take 2",
    "2x2/5/x1o2/5/x3o o 0 0 10 9 move",
    ("........./....K2..../........./..A1....../....*..../........./......72../........./......... "
     "e5 2 1,1,1,4,5,5,5,5,5,5,5 0,1,1,5,5,5,5,5,5,4,5"),
};

static struct editor *editor(struct ui_play *play) {
    return &play->app.editor;
}

/* From home through the page of a game. */
static struct ui_play *open_editor(const struct game *game, float width, float height) {
    struct ui_play *play = ui_play_open("", NULL, NULL, width, height);
    ui_play_click(play, text_line("two:%s", game->id).string);
    ui_play_click(play, "button:edit");
    ck_assert_int_eq(ui_play_scene(play), SCENE_EDITOR);
    return play;
}

static struct line place_id(struct ui_play *play, int place) {
    struct place_shape found = {0};
    const struct editor *now = editor(play);
    editor_place_id(now, faces_find(now->game), place, &found);
    return found.id;
}

static void choose(struct ui_play *play, int item) {
    ui_play_click(play,
                  item == NOWHERE ? "option:item=none" : text_line("option:item=%d", item).string);
}

/* Clicks a position together, on the empty board. */
static void put_together(struct ui_play *play, const char *expected) {
    const struct game *game = editor(play)->game;
    struct position pos;
    ck_assert_ptr_null(rules_setup(game, &editor(play)->options, expected, &pos, NULL));
    ui_play_click(play, "button:clear");
    for (int item = 0; item < game->item_count; item++) {
        choose(play, item);
        for (int place = 0; place < game->place_count; place++) {
            bool own = !place_id(play, place).string[0]; /* it follows from the others */
            for (int i = 0; !own && i < game->tokens(&pos, place, item); i++) {
                ui_play_click(play, place_id(play, place).string);
            }
        }
    }
    if (game == &dulko_game) {
        choose(play, game->item_count);
        ui_play_click(play, place_id(play, dulko_deadzone(&pos)).string);
    }
    if (game->side_to_act(&editor(play)->board) != game->side_to_act(&pos)) {
        ui_play_click(play, "button:side");
    }
    for (int i = 0; i < 8 && strcmp(editor(play)->text, expected) != 0; i++) {
        ui_play_click(play, "button:phase");
    }
    ck_assert_str_eq(editor(play)->text, expected);
    ck_assert(ui_play_says(play, words(WORD_EDITOR_LEGAL)));
}

START_TEST(a_position_of_every_game_is_put_together_by_clicks_and_played) {
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = open_editor(games[g], 1280, 800);
        struct options options = options_default(games[g]);
        struct position expected;
        options_resolve_seeds(games[g], &options, 1);
        rules_setup(games[g], &options, positions[g], &expected, NULL);
        put_together(play, positions[g]);
        ui_play_click(play, "button:play");
        ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
        ck_assert(position_equal(&expected, ui_play_position(play)));
        ui_play_random_game(play, 5, 4, BY_CLICKS);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(an_illegal_position_shows_the_reason_of_the_game_and_is_not_offered) {
    struct ui_play *play = open_editor(&oware_game, 1280, 800);
    ck_assert(ui_play_target(play, "button:play")->enabled);
    ui_play_click(play, "pit:A");
    ck_assert(ui_play_says(play, words(WORD_OWARE_BAD_SEEDS)));
    ck_assert(ui_play_says(play, "+1"));
    static const char *const off[] = {"button:play", "button:analyze", "button:copy-position"};
    for (int i = 0; i < 3; i++) {
        ck_assert(!ui_play_target(play, off[i])->enabled);
    }
    choose(play, NOWHERE);
    ui_play_click(play, "pit:b");
    ck_assert(ui_play_says(play, words(WORD_EDITOR_LEGAL)));
    for (int i = 0; i < 3; i++) {
        ck_assert(ui_play_target(play, off[i])->enabled);
    }
    ui_play_close(play);
}
END_TEST

/* Three pieces of each side while pieces are placed by two. */
START_TEST(what_is_wrong_with_the_pieces_in_hand_is_said_by_the_sides_names_with_what_to_do) {
    struct ui_play *play = open_editor(games_find("seega"), 1280, 800);
    static const char *const squares[2][3] = {{"a1", "c1", "e1"}, {"a5", "c5", "e5"}};
    for (int side = 0; side < 2; side++) {
        choose(play, side);
        for (int i = 0; i < 3; i++) {
            ui_play_click(play, text_line("square:%s", squares[side][i]).string);
        }
    }
    const char *wrong = editor(play)->wrong;
    ck_assert_ptr_nonnull(wrong);
    ck_assert_ptr_nonnull(strstr(wrong, words(games_find("seega")->sides[0])));
    ck_assert_ptr_nonnull(strstr(wrong, words(WORD_SEEGA_EDIT_MOVE)));
    ck_assert_ptr_nonnull(strstr(wrong, words(WORD_SEEGA_EDIT_PLACE_TWO)));
    ck_assert_ptr_null(strchr(wrong, ':'));
    for (int i = 0; i < 2; i++) { /* what it says to do mends it */
        ui_play_click(play, "button:phase");
    }
    ck_assert_msg(!editor(play)->wrong, "%s", editor(play)->wrong);
    ui_play_close(play);
}
END_TEST

START_TEST(what_cannot_be_done_is_said_and_changes_nothing) {
    struct ui_play *play = open_editor(&dulko_game, 1280, 800);
    choose(play, NOWHERE);
    ui_play_click(play, "square:a1");
    ck_assert(ui_play_says(play, words(WORD_EDITOR_CANNOT_TAKE)));
    choose(play, DULKO_KING);
    ui_play_click(play, "square:a1");
    ui_play_click(play, "square:b2");
    ck_assert(!ui_play_says(play, words(WORD_EDITOR_CANNOT_PUT)));
    ui_play_click(play, "square:c3");
    ck_assert(ui_play_says(play, words(WORD_EDITOR_CANNOT_PUT)));
    ui_play_close(play);
}
END_TEST

START_TEST(a_position_that_is_over_is_neither_played_nor_analyzed_but_copied) {
    struct ui_play *play = open_editor(&oware_game, 1280, 800);
    ui_play_click(play, EDITOR_FIELD);
    ui_play_key(play, KEY_SELECT_ALL);
    ui_play_type(play, "0-0-0-0-0-0-0-0-0-0-0-0-25-23-S");
    ck_assert(ui_play_says(play, words(WORD_EDITOR_OVER)));
    ck_assert(!ui_play_target(play, "button:play")->enabled);
    ck_assert(!ui_play_target(play, "button:analyze")->enabled);
    ck_assert(ui_play_target(play, "button:copy-position")->enabled);
    ui_play_close(play);
}
END_TEST

START_TEST(a_typed_position_is_on_the_board_at_once_and_escape_takes_it_back) {
    struct ui_play *play = open_editor(&oware_game, 1280, 800);
    ui_play_click(play, EDITOR_FIELD);
    ui_play_key(play, KEY_SELECT_ALL);
    ui_play_type(play, "4-4");
    ck_assert(ui_play_says(play, words(WORD_OWARE_BAD_FORM)));
    ui_play_key(play, KEY_SELECT_ALL);
    ui_play_type(play, positions[0]);
    ck_assert_int_eq(oware_game.tokens(&editor(play)->board, OWARE_STORE, 0), 23);
    ui_play_cancel(play);
    ck_assert_str_eq(editor(play)->text, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    ck_assert_int_eq(ui_play_scene(play), SCENE_EDITOR);
    ui_play_close(play);
}
END_TEST

static void set_clipboard(struct ui_play *play, const char *string) {
    text_clear(&play->fake.clipboard);
    text_add(&play->fake.clipboard, string);
}

START_TEST(positions_of_this_and_other_games_are_pasted_and_copied_back) {
    struct ui_play *play = open_editor(&oware_game, 1280, 800);
    for (int g = 0; g < games_count; g++) {
        set_clipboard(play, positions[g]);
        if (g % 2) {
            ui_play_key(play, KEY_PASTE);
        } else {
            ui_play_click(play, "button:paste");
        }
        ck_assert_ptr_eq(editor(play)->game, games[g]);
        ck_assert_str_eq(editor(play)->text, positions[g]);
        set_clipboard(play, "");
        if (g % 2) {
            ui_play_click(play, "button:copy-position");
        } else {
            ui_play_key(play, KEY_COPY);
        }
        ck_assert(strstr(text_string(&play->fake.clipboard), positions[g]));
    }
    set_clipboard(play, "gibberish");
    ui_play_key(play, KEY_PASTE);
    ck_assert(ui_play_says(play, words(WORD_DULKO_BAD_BOARD)));
    ck_assert_int_eq(ui_play_scene(play), SCENE_EDITOR);
    ui_play_close(play);
}
END_TEST

/* The record of the match at the table as it has been saved. */
static const char *saved(struct ui_play *play) {
    matches_follow(&play->app);
    return fake_host_content(&play->fake, text_line("/matches/%s", ui_play_file(play)).string);
}

START_TEST(a_board_of_another_size_is_played_and_saved_as_what_it_is) {
    static const char seven[] = "x6/7/2x4/7/3o3/7/6o o 0 0 22 22 move";
    struct ui_play *play = open_editor(games_find("seega"), 1280, 800);
    set_clipboard(play, seven);
    ui_play_click(play, "button:paste");
    ui_play_click(play, "button:play");
    char text[POSITION_TEXT_MAX];
    struct text out = text_fixed(text, sizeof text);
    struct match match;
    struct record_error error;
    ui_play_match(play)->game->position_text(ui_play_position(play), &out);
    ck_assert_str_eq(text, seven);
    const char *record = saved(play);
    ck_assert(record && strstr(record, seven));
    ck_assert(records_read(record, strlen(record), &match, &error));
    match_free(&match);
    ui_play_close(play);
}
END_TEST

START_TEST(a_deadzone_that_was_chosen_before_does_not_bind_the_position) {
    struct ui_play *play = ui_play_open("dulko", "deadzone=e5", NULL, 1280, 800);
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:edit");
    choose(play, dulko_game.item_count);
    ui_play_click(play, "square:b2");
    ck_assert(ui_play_says(play, words(WORD_EDITOR_LEGAL)));
    ui_play_click(play, "button:play");
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ck_assert_int_eq(dulko_deadzone(ui_play_position(play)), 10);
    ck_assert_uint_eq(ui_play_match(play)->options.value[0], 0);
    ui_play_close(play);
}
END_TEST

START_TEST(analysis_works_on_a_position_that_was_set_up) {
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = open_editor(games[g], 1280, 800);
        put_together(play, positions[g]);
        ui_play_click(play, "button:analyze");
        ui_play_wait(play, 16);
        ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
        ck_assert(play->app.table.advisor.analyzing);
        ck_assert_int_eq(play->fake.question.task, HOST_ANALYZE);
        ui_play_random_game(play, 5, 1, BY_CLICKS);
        ui_play_wait(play, 5000);
        ck_assert(play->app.table.advisor.analyzing);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(the_position_at_the_table_is_taken_with_its_players_and_options) {
    struct ui_play *play = ui_play_open("oware", "grand-slam=allowed", positions[0], 1280, 800);
    struct match *match = ui_play_match(play);
    memcpy(match->name[0], "Layla", sizeof "Layla");
    companion_seat(match, 1, 3);
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:edit");
    ck_assert_str_eq(editor(play)->text, positions[0]);
    ui_play_click(play, "button:side");
    ui_play_click(play, "button:play");
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ck_assert_str_eq(match->name[0], "Layla");
    ck_assert_int_eq(companion_of(match, 1), 3);
    ck_assert_uint_eq(match->options.value[0], 2);
    ck_assert_int_eq(match_turn(match), 0);
    ck_assert(!advisor_may_help(&play->app)); /* it is a match like any other */
    ui_play_close(play);
}
END_TEST

static bool offers_editor(struct ui_play *play) {
    ui_play_click(play, "button:menu");
    bool offered = ui_play_target(play, "button:edit")->enabled;
    ui_play_cancel(play);
    return offered;
}

START_TEST(the_menu_leads_there_except_in_the_middle_of_a_match_between_two_people) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    struct match *match = ui_play_match(play);
    ck_assert(offers_editor(play));
    ui_play_click(play, "pit:C");
    ck_assert(!offers_editor(play));
    companion_seat(match, 1, 3);
    ck_assert(offers_editor(play));
    companion_seat(match, 1, 0);
    ck_assert(!offers_editor(play));
    match_resign(match, 1);
    ui_play_redraw(play);
    ui_play_wait(play, 16);
    ck_assert(offers_editor(play));
    ui_play_close(play);
}
END_TEST

START_TEST(the_match_at_the_table_goes_on_when_the_editor_is_left) {
    struct ui_play *play = ui_play_open("oware", NULL, positions[0], 1280, 800);
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:edit");
    ui_play_click(play, "button:clear");
    ui_play_click(play, "button:back");
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ck_assert_int_eq(oware_game.score(ui_play_position(play), 0), 23);
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:edit");
    ck_assert_str_eq(editor(play)->text, "0-0-0-0-0-0-0-0-0-0-0-0-0-0-N"); /* the draft */
    ui_play_click(play, "button:undo");
    ck_assert_str_eq(editor(play)->text, positions[0]);
    ui_play_click(play, "button:back");
    ui_play_action(play, ui_play_legal(play)->action[0], BY_CLICKS);
    struct line now = {""};
    struct text text = text_fixed(now.string, sizeof now.string);
    oware_game.position_text(ui_play_position(play), &text);
    companion_seat(ui_play_match(play), 1, 3);
    ui_play_click(play, "button:menu"); /* from another position, a new one begins… */
    ui_play_click(play, "button:edit");
    ck_assert_str_eq(editor(play)->text, now.string);
    ui_play_click(play, "button:undo"); /* …and what was put together before is not lost */
    ck_assert_str_eq(editor(play)->text, positions[0]);
    ui_play_close(play);
}
END_TEST

START_TEST(it_is_saved_at_once_and_resumed_with_its_position_in_every_game) {
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = open_editor(games[g], 1280, 800);
        struct match match;
        struct record_error error;
        put_together(play, positions[g]);
        ui_play_click(play, "button:play");
        const char *record = saved(play);
        ck_assert(record && strstr(record, positions[g]));
        ck_assert(records_read(record, strlen(record), &match, &error));
        ck_assert(position_equal(match_position(&match), ui_play_position(play)));
        match_free(&match);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(the_keyboard_reaches_everything) {
    struct ui_play *play = open_editor(&oware_game, 1280, 800);
    ui_play_walk(play, "pit:C");
    ck_assert_str_eq(editor(play)->text, "4-4-5-4-4-4-4-4-4-4-4-4-0-0-S");
    ui_play_type(play, "+");
    ui_play_type(play, "+");
    ui_play_type(play, "-");
    ck_assert_str_eq(editor(play)->text, "4-4-6-4-4-4-4-4-4-4-4-4-0-0-S");
    ui_play_key(play, KEY_DELETE);
    ui_play_key(play, KEY_UNDO);
    ui_play_key(play, KEY_UNDO);
    ui_play_key(play, KEY_REDO);
    ck_assert_str_eq(editor(play)->text, "4-4-6-4-4-4-4-4-4-4-4-4-0-0-S");
    static const char *const ids[] = {"option:item=none", "store:0", "store:1", "button:side",
                                      "button:start-position"};
    for (int i = 0; i < 5; i++) {
        ui_play_walk(play, ids[i]);
    }
    ck_assert_str_eq(editor(play)->text, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    ui_play_cancel(play);
    ck_assert_int_eq(ui_play_scene(play), SCENE_SETUP);
    ui_play_close(play);
}
END_TEST

START_TEST(the_wheel_puts_and_the_other_button_takes_away) {
    struct ui_play *play = open_editor(&oware_game, 1280, 800);
    ui_play_hover(play, "pit:C");
    ui_play_scroll(play, 1);
    ui_play_scroll(play, 1);
    ck_assert_str_eq(editor(play)->text, "4-4-6-4-4-4-4-4-4-4-4-4-0-0-S");
    ui_play_scroll(play, -1);
    for (int i = 0; i < 2; i++) {
        app_input(&play->app, &(struct input){.kind = INPUT_CANCEL, .other = true});
    }
    ck_assert_str_eq(editor(play)->text, "4-4-3-4-4-4-4-4-4-4-4-4-0-0-S");
    ck_assert_int_eq(ui_play_scene(play), SCENE_EDITOR);
    ui_play_close(play);
}
END_TEST

/* In points; on the board, which gets what room the words leave, in pixels of the window. */
static void expect_room(struct ui_play *play) {
    const struct targets *targets = ui_play_targets(play);
    ui_play_check_targets(play, fminf(24, 28 / ui_play_scale(play)));
    for (int i = 0; i < targets->count; i++) {
        const struct target *target = &targets->target[i];
        bool place = strncmp(target->id, "button", 6) != 0 && strncmp(target->id, "option", 6) != 0;
        float least = 28 / (place ? ui_play_scale(play) : 1) - 0.1F;
        ck_assert_msg(target->rect.w >= least && target->rect.h >= least,
                      "%s is %.1f x %.1f points large", target->id, (double)target->rect.w,
                      (double)target->rect.h);
    }
}

/* The largest interface that a window of this size has room for, of those that can be set. */
static void scale_to(struct ui_play *play, float scale) {
    ui_play_settings(play)->scale = scale;
    ui_play_redraw(play);
    ui_play_wait(play, 16);
    float most = fminf(play->width / 600, play->height / 340);
    ck_assert(scale <= 0 || fabsf(ui_play_scale(play) - fminf(scale, most)) < 0.001F);
}

START_TEST(everything_can_be_clicked_at_every_size_whatever_is_on_the_board) {
    for (int g = 0; g < games_count; g++) {
        for (int size = 0; size < SIZES; size++) {
            struct ui_play *play = open_editor(games[g], sizes[size][0], sizes[size][1]);
            scale_to(play, sizes[size][2]);
            uint32_t state = 1;
            for (int i = 0; i < 60; i++) {
                state = state * 1664525 + 1013904223;
                const struct targets *targets = ui_play_targets(play);
                const struct target *target =
                    &targets->target[(state >> 8) % (uint32_t)targets->count];
                bool stays = strncmp(target->id, "button:", 7) != 0 ||
                             strcmp(target->id, "button:phase") == 0 ||
                             strcmp(target->id, "button:side") == 0 ||
                             strcmp(target->id, "button:clear") == 0;
                if (stays && target->enabled) {
                    ui_play_click(play, target->id);
                }
                expect_room(play);
            }
            ck_assert_int_eq(ui_play_scene(play), SCENE_EDITOR);
            ui_play_wait(play, 5000);
            ck_assert(ui_play_rests(play));
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(escape_leads_back_wherever_the_pointer_is_and_what_was_put_is_kept) {
    struct ui_play *play = open_editor(&oware_game, 1280, 800);
    ui_play_hover(play, "pit:C");
    ui_play_cancel(play);
    ck_assert_int_eq(ui_play_scene(play), SCENE_SETUP);
    ck_assert_str_eq(ui_play_toast(play), ""); /* nothing was changed */
    ui_play_wait(play, 1);
    ui_play_click(play, "button:edit");
    ui_play_click(play, "pit:C");
    ui_play_cancel(play);
    ck_assert_int_eq(ui_play_scene(play), SCENE_SETUP);
    ck_assert_str_eq(ui_play_toast(play), words(WORD_EDITOR_KEPT));
    ui_play_wait(play, 1);
    ui_play_click(play, "button:edit");
    ck_assert_str_eq(editor(play)->text, "4-4-5-4-4-4-4-4-4-4-4-4-0-0-S");
    ui_play_click(play, "button:undo");
    ck_assert_str_eq(editor(play)->text, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    ui_play_close(play);
}
END_TEST

START_TEST(in_every_game_a_draft_is_there_again_after_back_and_escape_with_its_undo) {
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = open_editor(games[g], 1280, 800);
        struct line start = text_line("%s", editor(play)->text);
        put_together(play, positions[g]);
        int steps = editor(play)->at;
        for (int i = 0; i < 2; i++) {
            if (i) {
                ui_play_cancel(play);
            } else {
                ui_play_click(play, "button:back");
            }
            ck_assert_int_eq(ui_play_scene(play), SCENE_SETUP);
            ui_play_click(play, "button:edit");
            ck_assert_str_eq(editor(play)->text, positions[g]);
            ck_assert_int_eq(editor(play)->at, steps);
        }
        while (editor(play)->at > 0) {
            ui_play_click(play, "button:undo");
        }
        ck_assert_str_eq(editor(play)->text, start.string);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(the_other_button_beside_every_place_does_nothing) {
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = open_editor(games[g], 800, 600);
        put_together(play, positions[g]);
        int places = 0;
        for (float y = 2; y < 600; y += 13) {
            for (float x = 2; x < 800; x += 13) {
                app_input(&play->app, &(struct input){.kind = INPUT_MOVE, .x = x, .y = y});
                bool place = strchr("pbsh", play->app.ui->hover[0]) != NULL &&
                             strncmp(play->app.ui->hover, "button:", 7) != 0;
                if (place && play->app.ui->hover[0]) {
                    places++;
                    continue;
                }
                app_input(&play->app, &(struct input){.kind = INPUT_CANCEL, .other = true});
                ui_play_wait(play, 16);
                ck_assert_int_eq(ui_play_scene(play), SCENE_EDITOR);
                ck_assert_str_eq(editor(play)->text, positions[g]);
            }
        }
        ck_assert_int_gt(places, 50);
        ui_play_click(play, EDITOR_FIELD); /* nor does it take back what was typed */
        ui_play_key(play, KEY_SELECT_ALL);
        ui_play_type(play, "4-4");
        app_input(&play->app, &(struct input){.kind = INPUT_CANCEL, .other = true});
        ck_assert_str_eq(editor(play)->text, "4-4");
        ui_play_close(play);
    }
}
END_TEST

START_TEST(the_app_can_start_with_an_illegal_position_and_says_what_is_wrong_with_it) {
    static const char illegal[] = "5-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
    struct ui_play *play = ui_play_open("oware", NULL, illegal, 1280, 800);
    ck_assert_int_eq(ui_play_scene(play), SCENE_EDITOR);
    ck_assert_str_eq(editor(play)->text, illegal);
    ck_assert(ui_play_says(play, words(WORD_OWARE_BAD_SEEDS)));
    ui_play_cancel(play);
    ck_assert_int_eq(ui_play_scene(play), SCENE_HOME);
    ui_play_close(play);
}
END_TEST

/* What is said about the position is never shortened, and no button is narrower than its words. */
START_TEST(a_large_interface_cuts_no_words) {
    for (int g = 0; g < games_count; g++) {
        for (int size = 0; size < SIZES; size++) {
            struct ui_play *play = open_editor(games[g], sizes[size][0], sizes[size][1]);
            scale_to(play, sizes[size][2]);
            ui_play_click(play, "button:clear");
            for (int i = 0; i < play->list.count; i++) {
                const struct draw_command *command = &play->list.command[i];
                bool text = command->kind == DRAW_TEXT;
                const char *string = text ? draw_string(&play->list, command->as.text.string) : "";
                size_t length = strlen(string);
                bool cut = length > 3 && strcmp(string + length - 3, "…") == 0;
                bool field = cut && strncmp(string, editor(play)->text, length - 3) == 0;
                ck_assert_msg(!cut || field, "%s", string);
            }
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(in_a_small_tall_window_no_place_lies_over_another) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = ui_play_open(games[i]->id, NULL, NULL, 600, 800);
        ui_play_click(play, "button:menu");
        ui_play_click(play, "button:edit");
        ck_assert_int_eq(ui_play_scene(play), SCENE_EDITOR);
        ui_play_check_targets(play, 20);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(the_pieces_of_both_players_are_one_below_the_other_in_any_wide_window) {
    enum { KINDS = 11 };
    for (int size = 0; size < SIZES; size++) {
        if (sizes[size][0] < sizes[size][1]) {
            continue;
        }
        struct ui_play *play = open_editor(&dulko_game, sizes[size][0], sizes[size][1]);
        scale_to(play, sizes[size][2]);
        struct rect first = ui_play_target(play, "option:item=0")->mark;
        struct rect other = ui_play_target(play, text_line("option:item=%d", KINDS).string)->mark;
        for (int kind = 0; kind < KINDS && other.y > first.y; kind++) {
            struct rect one = ui_play_target(play, text_line("option:item=%d", kind).string)->mark;
            struct rect two =
                ui_play_target(play, text_line("option:item=%d", KINDS + kind).string)->mark;
            ck_assert_float_eq_tol(one.x, two.x, 0.01F);
            ck_assert_float_eq_tol(two.y - one.y, other.y - first.y, 0.01F);
        }
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_position_longer_than_its_field_is_shortened_until_it_is_typed_into) {
    struct ui_play *play = open_editor(&dulko_game, 800, 600);
    ck_assert(!ui_play_says(play, play->app.editor.text));
    ui_play_click(play, EDITOR_FIELD);
    ck_assert(ui_play_says(play, play->app.editor.text));
    ui_play_close(play);
}
END_TEST

SUITE("editor scene",
      what_is_wrong_with_the_pieces_in_hand_is_said_by_the_sides_names_with_what_to_do,
      the_pieces_of_both_players_are_one_below_the_other_in_any_wide_window,
      a_position_longer_than_its_field_is_shortened_until_it_is_typed_into,
      a_position_of_every_game_is_put_together_by_clicks_and_played,
      an_illegal_position_shows_the_reason_of_the_game_and_is_not_offered,
      what_cannot_be_done_is_said_and_changes_nothing,
      a_position_that_is_over_is_neither_played_nor_analyzed_but_copied,
      a_typed_position_is_on_the_board_at_once_and_escape_takes_it_back,
      positions_of_this_and_other_games_are_pasted_and_copied_back,
      a_board_of_another_size_is_played_and_saved_as_what_it_is,
      a_deadzone_that_was_chosen_before_does_not_bind_the_position,
      analysis_works_on_a_position_that_was_set_up,
      the_position_at_the_table_is_taken_with_its_players_and_options,
      the_menu_leads_there_except_in_the_middle_of_a_match_between_two_people,
      the_match_at_the_table_goes_on_when_the_editor_is_left,
      it_is_saved_at_once_and_resumed_with_its_position_in_every_game,
      the_keyboard_reaches_everything, the_wheel_puts_and_the_other_button_takes_away,
      everything_can_be_clicked_at_every_size_whatever_is_on_the_board,
      a_large_interface_cuts_no_words, in_a_small_tall_window_no_place_lies_over_another,
      in_every_game_a_draft_is_there_again_after_back_and_escape_with_its_undo,
      the_other_button_beside_every_place_does_nothing,
      escape_leads_back_wherever_the_pointer_is_and_what_was_put_is_kept,
      the_app_can_start_with_an_illegal_position_and_says_what_is_wrong_with_it)
