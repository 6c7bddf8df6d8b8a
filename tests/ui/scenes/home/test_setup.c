/* test_setup.c: the setup page: the clock, random sides, and remembering the last choices. */
#include "base/random.h"
#include "support/suite.h"
#include "support/ui_play.h"

#include "engine/rules.h"
#include "games/dulko.h"
#include "games/games.h"
#include "ui/model/companion.h"
#include "words/words.h"

#include <string.h>

static struct ui_play *open_page(const char *game, float width, float height) {
    char card[TARGET_ID_MAX];
    struct text text = text_fixed(card, sizeof card);
    struct ui_play *play = ui_play_open("", NULL, NULL, width, height);
    text_format(&text, "two:%s", game);
    ui_play_click(play, card);
    return play;
}

static void type_names(struct ui_play *play, const char *first, const char *second) {
    ui_play_click(play, "name:0");
    ui_play_type(play, first);
    ui_play_key(play, KEY_TAB);
    ui_play_type(play, second);
    ui_play_key(play, KEY_ENTER);
}

/* ---- the page ---- */

START_TEST(at_first_there_is_no_clock_and_nothing_is_added) {
    struct ui_play *play = open_page("oware", 1280, 800);
    ck_assert_int_eq(ui_play_setup(play)->now.minutes, 0);
    ck_assert(ui_play_target(play, "option:clock=none")->enabled);
    ck_assert(!ui_play_target(play, "option:added=5")->enabled);
    ui_play_click(play, "button:start");
    ck_assert(!clock_used(ui_play_clock(play)));
    ck_assert_ptr_null(match_tag(ui_play_match(play), "TimeControl"));
    ui_play_close(play);
}
END_TEST

/* The size of the type in which some words are set; fails when they are not. */
static float size_of(const struct ui_play *play, const char *string) {
    for (int i = 0; i < play->list.count; i++) {
        if (strstr(ui_play_text(play, i), string)) {
            return play->list.command[i].as.text.size;
        }
    }
    ck_abort_msg("%s is not there", string);
}

START_TEST(what_stands_side_by_side_is_set_in_one_size) {
    static const float sizes[][2] = {{800, 600}, {1000, 700}, {1280, 800}};
    for (int i = 0; i < 3; i++) {
        struct ui_play *play = open_page("oware", sizes[i][0], sizes[i][1]);
        ck_assert_float_eq(size_of(play, "Forbidden"), size_of(play, "Captures nothing"));
        ck_assert_float_eq(size_of(play, "Allowed"), size_of(play, "Captures nothing"));
        ui_play_close(play);
        play = open_page("seega", sizes[i][0], sizes[i][1]);
        ck_assert_float_eq(size_of(play, "Limestone"), size_of(play, "Basalt"));
        ui_play_close(play);
    }
}
END_TEST

START_TEST(with_a_companion_too_the_line_of_choices_leaves_out_what_does_not_fit) {
    for (int wide = 0; wide < 2; wide++) {
        struct ui_play *play = open_page("oware", wide ? 1600 : 800, wide ? 900 : 600);
        ui_play_click(play, "seat:1=3");
        ck_assert_int_eq(ui_play_says(play, words(WORD_ALONE_UNDO)), wide);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(how_a_companion_plays_can_be_read_in_full_in_a_small_window) {
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = open_page(games[g]->id, 800, 600);
        for (int player = 0; player < 2; player++) {
            for (int number = 1; number <= COMPANIONS; number++) {
                ui_play_click(play, text_line("seat:%d=%d", player, number).string);
                ck_assert_msg(ui_play_reads(play, companion_temper(number)), "%s: %s", games[g]->id,
                              companion_temper(number));
            }
            ui_play_click(play, text_line("seat:%d=person", player).string);
        }
        ui_play_close(play);
    }
}
END_TEST

START_TEST(the_way_to_the_editor_is_named_beside_or_below_its_icon) {
    struct ui_play *play = open_page("shakala", 1280, 800);
    ck_assert(ui_play_says(play, words(WORD_LESSON_OFFER_BRIEF))); /* which leaves it the room */
    ck_assert(ui_play_says(play, words(WORD_EDITOR_BRIEF)));
    ui_play_hover(play, "button:edit");
    ck_assert(play->app.ui->tip);
    ui_play_close(play);
    play = open_page("shakala", 600, 800);
    ui_play_hover(play, "button:edit");
    ck_assert(play->app.ui->tip);
    ui_play_close(play);
}
END_TEST

START_TEST(the_chosen_clock_is_on_the_table) {
    struct ui_play *play = open_page("oware", 1280, 800);
    ui_play_click(play, "option:clock=10");
    ui_play_click(play, "option:added=5");
    ui_play_click(play, "button:start");
    ck_assert_str_eq(match_tag(ui_play_match(play), "TimeControl"), "600+5");
    ck_assert_double_eq_tol(ui_play_clock(play)->remaining[1], 600000, 0.1);
    ck_assert(ui_play_says(play, "10:00"));
    ui_play_close(play);
}
END_TEST

START_TEST(the_foot_states_the_whole_choice) {
    struct ui_play *play = open_page("seega", 1280, 800);
    type_names(play, "Amina", "Karim");
    ui_play_click(play, "option:size=7");
    ui_play_click(play, "option:clock=20");
    ui_play_click(play, "option:added=30");
    ck_assert(ui_play_says(
        play, "Board: 7 × 7 · Opening: Free · 20 minutes each, plus 30 seconds per turn."));
    ck_assert(ui_play_says(play, "goes first"));
    ck_assert(ui_play_says(play, "goes second"));
    ui_play_close(play);
}
END_TEST

START_TEST(two_people_are_told_that_they_share_the_screen) {
    struct ui_play *play = open_page("seega", 1280, 800);
    ck_assert(ui_play_says(play, "Take turns at this screen."));
    ui_play_click(play, "seat:1=3");
    ck_assert(!ui_play_says(play, "Take turns at this screen."));
    ui_play_close(play);
}
END_TEST

START_TEST(a_random_pick_says_who_goes_first) {
    struct ui_play *play = open_page("oware", 1280, 800);
    bool swapped = false, kept = false;
    ui_play_click(play, "button:lots");
    ck_assert(ui_play_says(play, "Enter both names"));
    type_names(play, "Amina", "Karim");
    for (int i = 0; i < 20; i++) {
        char before = ui_play_setup(play)->now.name[0][0];
        ui_play_click(play, "button:lots");
        ck_assert(ui_play_says(play, text_line("Pick %d: ", i + 2).string));
        swapped = swapped || ui_play_setup(play)->now.name[0][0] != before;
        kept = kept || ui_play_setup(play)->now.name[0][0] == before;
    }
    ck_assert(swapped && kept);
    ui_play_click(play, "button:swap");
    ck_assert(!ui_play_says(play, "Pick 2"));
    ui_play_close(play);
}
END_TEST

START_TEST(a_random_pick_is_forgotten_once_sides_or_who_goes_first_are_chosen_by_hand) {
    static const char *const choices[] = {"option:first=1", "option:first=0", "seat:1=2"};
    struct ui_play *play = open_page("saddeeqa", 1280, 800);
    for (int i = 0; i < 3; i++) {
        ui_play_click(play, "button:lots");
        ck_assert_int_eq(ui_play_setup(play)->draws, 1);
        ui_play_click(play, "option:clock=10");
        ck_assert_int_eq(ui_play_setup(play)->draws, 1);
        ui_play_click(play, choices[i]);
        ck_assert_msg(ui_play_setup(play)->draws == 0, "%s", choices[i]);
    }
    ui_play_close(play);
}
END_TEST

START_TEST(every_games_choices_are_large_enough_at_every_size) {
    static const float sizes[][2] = {{1280, 800}, {2560, 1440}, {800, 600},
                                     {900, 1200}, {600, 800},   {3840, 2160}};
    for (int i = 0; i < games_count; i++) {
        for (int k = 0; k < 6; k++) {
            struct ui_play *play = open_page(games[i]->id, sizes[k][0], sizes[k][1]);
            ui_play_click(play, "option:clock=40");
            ui_play_click(play, "option:added=30");
            ui_play_check_targets(play, 32);
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(the_keyboard_alone_chooses_a_clock) {
    struct ui_play *play = open_page("dulko", 1280, 800);
    ui_play_walk(play, "option:clock=5");
    ui_play_walk(play, "option:added=10");
    ui_play_walk(play, "button:start");
    ck_assert_str_eq(match_tag(ui_play_match(play), "TimeControl"), "300+10");
    ui_play_close(play);
}
END_TEST

/* ---- a place of the board ---- */

static bool choosing_a_place(struct ui_play *play) {
    return ui_play_has(play, "option:deadzone=a1") && ui_play_has(play, "option:deadzone=i9");
}

START_TEST(the_deadzone_is_chosen_on_a_picture_of_the_board) {
    struct ui_play *play = open_page("dulko", 1280, 800);
    ui_play_click(play, "option:deadzone=e5"); /* the card that offers all squares */
    ck_assert_int_eq(ui_play_targets(play)->count, 81 + 1);
    ui_play_click(play, "option:deadzone=c7");
    ck_assert(!choosing_a_place(play));
    ck_assert(ui_play_says(play, "Chosen: c7"));
    ck_assert(ui_play_says(play, "Deadzone: c7 · No clock."));
    ui_play_click(play, "button:start");
    ck_assert_int_eq(dulko_deadzone(ui_play_position(play)), 6 * 9 + 2);
    ui_play_click(play, "button:back");
    ui_play_click(play, "two:dulko");
    ck_assert(ui_play_says(play, "Chosen: c7")); /* remembered */
    ui_play_click(play, "option:deadzone=random");
    ck_assert(!ui_play_says(play, "Chosen: "));
    ck_assert(ui_play_says(play, "Deadzone: Random"));
    ui_play_close(play);
}
END_TEST

START_TEST(the_picture_of_the_board_fits_windows_of_every_size) {
    static const float sizes[][2] = {{1280, 800}, {800, 600},  {800, 500},  {1000, 500},
                                     {600, 800},  {900, 1200}, {2560, 1440}};
    for (int i = 0; i < 7; i++) {
        struct ui_play *play = open_page("dulko", sizes[i][0], sizes[i][1]);
        ui_play_click(play, "option:deadzone=e5");
        ck_assert(choosing_a_place(play));
        ui_play_check_targets(play, 32);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(escape_and_a_click_outside_the_board_close_it) {
    for (int i = 0; i < 3; i++) {
        struct ui_play *play = open_page("dulko", 1280, 800);
        ui_play_click(play, "option:deadzone=e5");
        ck_assert(choosing_a_place(play));
        if (i == 0) {
            ui_play_cancel(play);
        } else if (i == 1) {
            ui_play_click(play, "button:close");
        } else {
            struct input press = {.kind = INPUT_DOWN, .x = 100, .y = 400};
            app_input(&play->app, &press);
            ui_play_wait(play, 16);
        }
        ck_assert(!choosing_a_place(play));
        ck_assert_int_eq(ui_play_scene(play), SCENE_SETUP);
        ck_assert(ui_play_has(play, "button:start"));
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_press_between_board_and_edge_leaves_it_open) {
    struct ui_play *play = open_page("dulko", 1280, 800);
    ui_play_click(play, "option:deadzone=e5");
    struct rect first = ui_play_target(play, "option:deadzone=a9")->rect;
    struct input press = {.kind = INPUT_DOWN, .x = first.x - 10, .y = first.y - 10};
    app_input(&play->app, &press);
    ui_play_wait(play, 16);
    ck_assert(choosing_a_place(play));
    ui_play_close(play);
}
END_TEST

START_TEST(the_keyboard_alone_chooses_a_place) {
    static const char *const corners[] = {"option:deadzone=a9", "option:deadzone=i1"};
    for (int i = 0; i < 2; i++) {
        struct ui_play *play = open_page("dulko", 1280, 800);
        ui_play_walk(play, "option:deadzone=e5");
        ck_assert_str_eq(ui_play_focus(play), "option:deadzone=e5");
        ui_play_walk(play, corners[i]);
        ck_assert(!choosing_a_place(play));
        ck_assert_str_eq(ui_play_focus(play), corners[i]); /* the card that led to the board */
        ui_play_walk(play, corners[i]);
        ui_play_key(play, KEY_UP);
        ui_play_cancel(play);
        ck_assert_str_eq(ui_play_focus(play), corners[i]);
        ui_play_close(play);
    }
}
END_TEST

/* ---- remembered choices ---- */

START_TEST(every_game_remembers_its_own_last_choice) {
    struct ui_play *play = open_page("seega", 1280, 800);
    const struct match_choice *now = &ui_play_setup(play)->now;
    type_names(play, "Amina", "Karim");
    ui_play_click(play, "option:size=9");
    ui_play_click(play, "option:clock=10");
    ui_play_click(play, "button:start");
    ui_play_click(play, "button:back");
    ui_play_click(play, "two:oware");
    ck_assert_str_eq(now->name[0], "Amina"); /* never played: they are the same people… */
    ck_assert_int_eq(now->minutes, 0);       /* …but the clock is another game's */
    ui_play_click(play, "option:clock=5");
    ui_play_click(play, "option:added=5");
    ui_play_click(play, "option:grand-slam=allowed");
    ui_play_click(play, "button:start");
    ui_play_click(play, "button:back");
    ui_play_click(play, "two:seega");
    ck_assert_uint_eq(now->options.value[0], 2);
    ck_assert_int_eq(now->minutes, 10);
    ck_assert_int_eq(now->increment, 0);
    ui_play_click(play, "button:back");
    ui_play_click(play, "two:dulko"); /* never played either */
    ck_assert_int_eq(now->minutes, 0);
    ck_assert_int_eq(now->increment, 0);
    ui_play_close(play);
}
END_TEST

START_TEST(a_new_match_from_the_table_keeps_the_names_of_the_players) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    const struct match_choice *now = &ui_play_setup(play)->now;
    struct match *match = ui_play_match(play);
    memcpy(match->name[0], "Layla", sizeof "Layla");
    memcpy(match->name[1], "Samir", sizeof "Samir");
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:new");
    ck_assert_str_eq(now->name[0], "Layla");
    ck_assert_str_eq(now->name[1], "Samir");
    ui_play_click(play, "button:swap");
    ui_play_click(play, "button:start");
    match->name[0][0] = match->name[1][0] = '\0'; /* no names were entered */
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:new");
    ck_assert_str_eq(now->name[0], "Samir"); /* as last chosen */
    ui_play_close(play);
}
END_TEST

/* Two choices as text. */
static const char choices_text[] = "oware.player0 = \n"
                                   "oware.player1 = \n"
                                   "oware.seat0 = person\n"
                                   "oware.seat1 = person\n"
                                   "oware.clock = none\n"
                                   "oware.added = 0\n"
                                   "oware.grand-slam = allowed\n"
                                   "oware.leftovers = last-mover\n"
                                   "dulko.alone.player0 = Amina = A\n"
                                   "dulko.alone.player1 = Karim\n"
                                   "dulko.alone.seat0 = person\n"
                                   "dulko.alone.seat1 = 7\n"
                                   "dulko.alone.clock = 40\n"
                                   "dulko.alone.added = 30\n"
                                   "dulko.alone.deadzone = random\n";

static struct setup *read_text(const char *text, const char *expected) {
    static struct setup setup;
    struct text complaints = {0};
    memset(&setup, 0, sizeof setup);
    setup_read(text, strlen(text), &setup, &complaints);
    ck_assert_str_eq(text_string(&complaints), expected);
    text_free(&complaints);
    return &setup;
}

START_TEST(written_choices_are_read_back) {
    struct setup *setup = read_text(choices_text, "");
    struct text out = {0};
    setup_write(setup, &out);
    ck_assert_str_eq(out.data, choices_text);
    setup_open_alone(setup, games_find("dulko"), 0);
    ck_assert_str_eq(setup->now.name[0], "Amina = A");
    ck_assert_int_eq(setup->now.minutes, 40);
    ck_assert_int_eq(setup->now.increment, 30);
    setup_open(setup, games_find("oware"));
    ck_assert_uint_eq(setup->now.options.value[0], 2);
    ck_assert_int_eq(setup->now.minutes, 0);
    text_free(&out);
}
END_TEST

START_TEST(a_place_that_was_chosen_is_kept) {
    struct setup *setup = read_text("dulko.deadzone = c7\n", "");
    struct text out = {0};
    setup_write(setup, &out);
    ck_assert_ptr_nonnull(strstr(out.data, "dulko.deadzone = c7\n"));
    text_free(&out);
}
END_TEST

START_TEST(a_companion_chosen_for_one_game_does_not_play_another) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_click(play, "alone:shakala");
    ui_play_click(play, "seat:1=4");
    ui_play_click(play, "button:back");
    ui_play_click(play, "alone:oware");
    ck_assert_int_eq(ui_play_setup(play)->now.companion[1], 1);
    ui_play_click(play, "button:back");
    ui_play_click(play, "two:oware");
    ck_assert_int_eq(ui_play_setup(play)->now.companion[0], 0);
    ck_assert_int_eq(ui_play_setup(play)->now.companion[1], 0);
    ui_play_close(play);
}
END_TEST

START_TEST(an_older_text_tells_the_choice_of_whoever_had_the_seats) {
    struct setup *setup = read_text("oware.player0 = Amina\noware.seat0 = person\noware.seat1 = 3\n"
                                    "oware.clock = 10\noware.grand-slam = allowed\n"
                                    "seega.seat0 = person\nseega.seat1 = person\nseega.size = 9\n",
                                    "");
    setup_open_alone(setup, games_find("oware"), 0);
    ck_assert_str_eq(setup->now.name[0], "Amina");
    ck_assert_int_eq(setup->now.companion[1], 3);
    ck_assert_int_eq(setup->now.minutes, 10);
    ck_assert(setup_has_begun(setup, games_find("oware")));
    setup_open(setup, games_find("oware"));
    ck_assert_int_eq(setup->now.minutes, 0);
    setup_open(setup, games_find("seega"));
    ck_assert_uint_eq(setup->now.options.value[0], 2);
    setup_open_alone(setup, games_find("seega"), 0);
    ck_assert_uint_eq(setup->now.options.value[0], options_default(games_find("seega")).value[0]);
    ck_assert_int_eq(setup->now.companion[1], 1);
}
END_TEST

START_TEST(the_choices_for_one_and_for_two_are_both_read_back) {
    static const char text[] = "seega.player0 = Amina\nseega.player1 = Karim\n"
                               "seega.seat0 = person\nseega.seat1 = person\n"
                               "seega.clock = 10\nseega.added = 5\nseega.size = 7\n"
                               "seega.opening = free\n"
                               "seega.alone.player0 = \nseega.alone.player1 = Amina\n"
                               "seega.alone.seat0 = 9\nseega.alone.seat1 = person\n"
                               "seega.alone.clock = none\nseega.alone.added = 0\n"
                               "seega.alone.size = 5\n"
                               "seega.alone.opening = free\n";
    struct setup *setup = read_text(text, "");
    struct text out = {0};
    setup_write(setup, &out);
    ck_assert_str_eq(out.data, text);
    ck_assert_int_eq(setup_last_companion(setup, games_find("seega")), 9);
    ck_assert_int_eq(setup_last_companion(setup, games_find("oware")), 1);
    text_free(&out);
}
END_TEST

START_TEST(a_name_goes_with_whoever_plays_alone_to_the_near_side_of_another_game) {
    struct setup *setup = read_text("", "");
    setup_open_alone(setup, games_find("oware"), 0);
    memcpy(setup->now.name[0], "Amina", sizeof "Amina");
    setup_open_alone(setup, games_find("saddeeqa"), 1);
    ck_assert_str_eq(setup->now.name[0], "");
    ck_assert_str_eq(setup->now.name[1], "Amina");
}
END_TEST

START_TEST(two_companions_who_played_each_other_do_not_take_the_seat_of_a_person) {
    struct setup *setup = read_text("", "");
    setup_open_alone(setup, games_find("oware"), 0);
    setup_choose(setup, "seat:1=6");
    setup_begin(setup);
    setup_choose(setup, "seat:0=7");
    setup_begin(setup);
    setup_open(setup, games_find("oware"));
    setup_open_alone(setup, games_find("oware"), 0);
    ck_assert_int_eq(setup->now.companion[0], 0);
    ck_assert_int_eq(setup->now.companion[1], 6);
}
END_TEST

START_TEST(the_row_says_what_its_order_means_and_who_is_pointed_at) {
    struct ui_play *play = open_page("oware", 1280, 800);
    ck_assert(ui_play_says(play, "easiest") && ui_play_says(play, "hardest"));
    ck_assert(!ui_play_says(play, "Fox"));
    ui_play_hover(play, "seat:1=7");
    ck_assert(ui_play_says(play, "Fox · Sets traps."));
    ck_assert(!play->app.ui->tip); /* no tooltip lies over it */
    ui_play_close(play);
}
END_TEST

START_TEST(a_companion_is_chosen_with_one_click_and_plays_the_match) {
    struct ui_play *play = open_page("seega", 800, 600);
    ui_play_click(play, "seat:0=3");
    ck_assert(!ui_play_has(play, "name:0"));
    ck_assert(ui_play_says(play, "Hare"));
    ui_play_click(play, "button:swap");
    ck_assert(ui_play_has(play, "name:0"));
    ui_play_click(play, "button:start");
    ck_assert_str_eq(ui_play_match(play)->name[1], "Hare");
    ck_assert_str_eq(match_tag(ui_play_match(play), "Companion1"), "3");
    ck_assert_ptr_null(match_tag(ui_play_match(play), "Companion0"));
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:new");
    ck_assert(!ui_play_has(play, "name:1")); /* as last chosen */
    ui_play_click(play, "seat:1=person");
    ck_assert_str_eq(ui_play_setup(play)->now.name[1], ""); /* nobody is called a hare */
    ui_play_close(play);
}
END_TEST

START_TEST(wrong_lines_are_reported_and_leave_the_default) {
    struct setup *setup =
        read_text("seega.clock = 7\nseega.added = many\nseega.size = 6\nseega.color = red\n"
                  "chess.clock = 5\nseega\nclock = 5\nseega.player2 = X\ndulko.seed = 7\n"
                  "seega.opening = crusade\n"
                  "seega.player0 = "
                  "01234567890123456789012345678901234567890123456789012345678901234567890\n",
                  "line 1: the clock must be none, 5, 10, 20 or 40\nline 2: the increment must be "
                  "0, 5, 10 or 30\nline 3: that isn't a valid value for this option\nline 4: the "
                  "game has no such option\nline 5: each line must start with a game's name and a "
                  "period\nline 6: a line must be name = value\nline 7: each line must start with "
                  "a game's name and a period\nline 8: the game has no such option\nline 9: this "
                  "is chosen at random for each match\nline 11: the name is too long\n");
    setup_open(setup, games_find("seega"));
    ck_assert_uint_eq(setup->now.options.value[0], 0);
    ck_assert_uint_eq(setup->now.options.value[1], 1);
    ck_assert_int_eq(setup->now.minutes, 0);
    ck_assert_str_eq(setup->now.name[0], "");
}
END_TEST

START_TEST(bytes_that_are_not_text_do_no_harm) {
    static struct setup setup;
    static const char beginning[] = "seega.player0 = ";
    char rubbish[4096];
    uint64_t seed = 3;
    struct text complaints = {0};
    for (size_t i = 0; i < sizeof rubbish; i++) {
        rubbish[i] = (char)random_below(&seed, 256);
    }
    memcpy(rubbish, beginning, strlen(beginning));
    memset(&setup, 0, sizeof setup);
    setup_read(rubbish, sizeof rubbish, &setup, &complaints);
    ck_assert_ptr_nonnull(strstr(complaints.data, "line 2: "));
    text_free(&complaints);
}
END_TEST

/* ---- what is seen of a change of sides ---- */

static struct ui_play *open_named(float speed) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_settings(play)->speed = speed;
    ui_play_click(play, "two:oware");
    memcpy(ui_play_setup(play)->now.name[0], "Amina", sizeof "Amina");
    memcpy(ui_play_setup(play)->now.name[1], "Karim", sizeof "Karim");
    ui_play_wait(play, 0);
    return play;
}

START_TEST(a_coin_tumbles_before_it_says_who_goes_first_and_lies_still_by_itself) {
    struct ui_play *play = open_named(1);
    ui_play_click(play, "button:lots");
    ui_play_wait(play, 16);
    ck_assert(!ui_play_says(play, "Picked at random: "));
    ui_play_wait(play, 500);
    ck_assert(!ui_play_says(play, "Picked at random: "));
    ui_play_wait(play, 500);
    ck_assert(ui_play_says(play, "Picked at random: "));
    ui_play_wait(play, 500);
    ui_play_hover(play, "name:0");
    ui_play_wait(play, 16);
    ck_assert(ui_play_rests(play));
    ui_play_close(play);
}
END_TEST

START_TEST(with_reduced_motion_or_without_animations_the_pick_is_simply_said) {
    for (int reduced = 0; reduced < 2; reduced++) {
        struct ui_play *play = open_named(reduced ? 1 : 0);
        ui_play_settings(play)->reduced_motion = reduced;
        ui_play_click(play, "button:lots");
        ui_play_wait(play, 0);
        ck_assert(ui_play_says(play, "Picked at random: "));
        ui_play_click(play, "button:swap");
        ui_play_wait(play, 0);
        ck_assert(app_update(&play->app, play->now) >= NEVER);
        ui_play_close(play);
    }
}
END_TEST

/* Where a text is drawn last on the cards, from the left; -1 when it is nowhere. */
static float text_x(const struct ui_play *play, const char *words) {
    float x = -1;
    for (int i = 0; i < play->list.count; i++) {
        bool on_card = play->list.command[i].rect.y < 300;
        if (on_card && strcmp(ui_play_text(play, i), words) == 0) {
            x = play->list.command[i].rect.x;
        }
    }
    return x;
}

START_TEST(names_that_are_swapped_move_to_their_new_places) {
    struct ui_play *play = open_named(1);
    float left = text_x(play, "Amina"), right = text_x(play, "Karim");
    ck_assert_float_lt(left, right);
    ui_play_click(play, "button:swap");
    ui_play_wait(play, 0);
    ui_play_wait(play, 120);
    float middle = text_x(play, "Amina");
    ck_assert(middle > left + 50 && middle < right - 50);
    ui_play_wait(play, 200);
    ui_play_wait(play, 0);
    ck_assert_float_lt(text_x(play, "Karim"), text_x(play, "Amina"));
    ui_play_close(play);
}
END_TEST

START_TEST(start_does_not_wait_for_the_coin) {
    struct ui_play *play = open_named(1);
    ui_play_click(play, "button:lots");
    ui_play_wait(play, 100);
    const char *first = ui_play_setup(play)->now.name[0];
    ui_play_click(play, "button:start");
    ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
    ck_assert_str_eq(ui_play_match(play)->name[0], first);
    ui_play_close(play);
}
END_TEST

START_TEST(at_twice_the_size_everything_is_reached_by_scrolling) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
        ui_play_settings(play)->scale = 2;
        ui_play_walk(play, text_line("two:%s", games[i]->id).string);
        ck_assert_float_eq_tol(ui_play_scale(play), 2, 0.001F);
        ck_assert(ui_play_target(play, "option:clock=40")->hidden);
        ui_play_walk(play, "option:clock=40");
        ck_assert_int_eq(ui_play_setup(play)->now.minutes, 40);
        ck_assert(!ui_play_target(play, "button:start")->hidden);
        ui_play_click(play, "button:start");
        ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
        ui_play_close(play);
    }
}
END_TEST

SUITE("setup", what_stands_side_by_side_is_set_in_one_size,
      with_a_companion_too_the_line_of_choices_leaves_out_what_does_not_fit,
      at_twice_the_size_everything_is_reached_by_scrolling,
      at_first_there_is_no_clock_and_nothing_is_added, the_chosen_clock_is_on_the_table,
      how_a_companion_plays_can_be_read_in_full_in_a_small_window,
      the_way_to_the_editor_is_named_beside_or_below_its_icon, the_foot_states_the_whole_choice,
      two_people_are_told_that_they_share_the_screen, a_random_pick_says_who_goes_first,
      a_random_pick_is_forgotten_once_sides_or_who_goes_first_are_chosen_by_hand,
      every_games_choices_are_large_enough_at_every_size, the_keyboard_alone_chooses_a_clock,
      the_deadzone_is_chosen_on_a_picture_of_the_board,
      the_picture_of_the_board_fits_windows_of_every_size,
      escape_and_a_click_outside_the_board_close_it, a_press_between_board_and_edge_leaves_it_open,
      the_keyboard_alone_chooses_a_place, a_place_that_was_chosen_is_kept,
      every_game_remembers_its_own_last_choice,
      a_new_match_from_the_table_keeps_the_names_of_the_players, written_choices_are_read_back,
      a_companion_chosen_for_one_game_does_not_play_another,
      an_older_text_tells_the_choice_of_whoever_had_the_seats,
      the_choices_for_one_and_for_two_are_both_read_back,
      a_name_goes_with_whoever_plays_alone_to_the_near_side_of_another_game,
      two_companions_who_played_each_other_do_not_take_the_seat_of_a_person,
      the_row_says_what_its_order_means_and_who_is_pointed_at,
      a_companion_is_chosen_with_one_click_and_plays_the_match,
      wrong_lines_are_reported_and_leave_the_default, bytes_that_are_not_text_do_no_harm,
      a_coin_tumbles_before_it_says_who_goes_first_and_lies_still_by_itself,
      with_reduced_motion_or_without_animations_the_pick_is_simply_said,
      names_that_are_swapped_move_to_their_new_places, start_does_not_wait_for_the_coin)
