/* test_rules_pages.c: the rules pages are correct: every example is legal and ends as it says,
 * every option is explained, all of every page can be seen in every window, and clicking an example
 * plays it. */
#include "engine/rules.h"
#include "games/games.h"
#include "sdl/video/fonts.h"
#include "shots/shots.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/boards/faces.h"
#include "ui/scenes/rules_view.h"

#include <math.h>
#include <string.h>

static const double FRAME = 150, LONGEST_EXAMPLE = 60000; /* ms */
static const float LEAST_BOARD = 100;                     /* in height */

static void note_word(char *out, size_t size, const char *from, size_t length) {
    ck_assert_uint_lt(length, size);
    memcpy(out, from, length);
    out[length] = '\0';
}

/* The example's match, before anything is played. */
static void set_up(const struct game *game, const struct rules_example *example,
                   struct match *match) {
    struct options options = options_default(game);
    char word[64];
    for (const char *at = example->options; at && *at; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        note_word(word, sizeof word, at, length);
        ck_assert_ptr_null(options_set(game, &options, word));
        at += length;
    }
    options_resolve_seeds(game, &options, 1);
    const char *message = example->position ? match_setup(match, game, &options, example->position)
                                            : match_start(match, game, &options);
    ck_assert_msg(!message, "%s, %s: %s", game->id, words(example->title), message ? message : "");
}

static void play_word(struct match *match, const struct rules_example *example, const char *word) {
    game_action action;
    const char *message = NULL;
    if (strcmp(word, "claim") == 0) {
        message = match_claim(match);
    } else if (strcmp(word, "agree") == 0) {
        message = match_agree(match);
    } else {
        ck_assert_msg(rules_action_parse(match->game, match_position(match), word, &action),
                      "%s, %s: %s is not legal", match->game->id, words(example->title), word);
        message = match_play(match, action);
    }
    ck_assert_msg(!message, "%s, %s: %s", match->game->id, words(example->title),
                  message ? message : "");
}

static void play_all(struct match *match, const struct rules_example *example) {
    char word[64];
    for (const char *at = example->actions; at && *at; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        note_word(word, sizeof word, at, length);
        play_word(match, example, word);
        at += length;
    }
}

/* Calls a function for every example of every game. */
static void for_each_example(void (*check)(const struct game *game, const struct rules_page *page,
                                           const struct rules_example *example)) {
    for (int i = 0; i < faces_count; i++) {
        const struct rules_book *book = faces[i]->rules;
        for (int page = 0; page < book->pages; page++) {
            for (int k = 0; k < rules_examples(&book->page[page]); k++) {
                check(book->game, &book->page[page], &book->page[page].example[k]);
            }
        }
    }
}

static void ends_as_it_says(const struct game *game, const struct rules_page *page,
                            const struct rules_example *example) {
    struct match match = {0};
    char result[64];
    struct text text = text_fixed(result, sizeof result);
    (void)page;
    set_up(game, example, &match);
    play_all(&match, example);
    rules_result_text(match_result(&match), &text);
    ck_assert_msg(strcmp(result, example->result ? example->result : "ongoing") == 0, "%s, %s: %s",
                  game->id, words(example->title), result);
    for (int player = 0; player < 2; player++) {
        int score = game->score(match_position(&match), player);
        ck_assert_msg(score == example->score[player], "%s, %s: player %d has %d", game->id,
                      words(example->title), player, score);
    }
    match_free(&match);
}

START_TEST(every_example_is_legal_and_ends_as_it_says) {
    for_each_example(ends_as_it_says);
}
END_TEST

static void is_refused(const struct game *game, const struct rules_page *page,
                       const struct rules_example *example) {
    struct match match = {0};
    struct touch touch[TOUCHES_MAX] = {0};
    const char *const names[2] = {words(game->sides[0]), words(game->sides[1])};
    struct why_not why = {0};
    int count = 0;
    (void)page;
    for (const char *at = example->refused; at && *at; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        ck_assert_int_lt(count, TOUCHES_MAX);
        note_word(touch[count].text, sizeof touch[count].text, at, length);
        count++;
        at += length;
    }
    set_up(game, example, &match);
    if (count) {
        ck_assert_msg(game->why_not(match_position(&match), touch, count, names, &why),
                      "%s, %s: it is legal", game->id, words(example->title));
        ck_assert_str_ne(why.sentence, "");
    }
    ck_assert(count || example->actions || example->places);
    match_free(&match);
}

START_TEST(an_action_shown_as_illegal_is_refused_with_a_reason) {
    for_each_example(is_refused);
}
END_TEST

static void places_exist(const struct game *game, const struct rules_page *page,
                         const struct rules_example *example) {
    struct ui_play *play = ui_play_open(game->id, example->options, example->position, 1280, 800);
    const char *lists[] = {example->places, example->crop};
    char word[64];
    (void)page;
    for (int i = 0; i < 2; i++) {
        for (const char *at = lists[i]; at && *at; at += strspn(at, " ")) {
            size_t length = strcspn(at, " ");
            note_word(word, sizeof word, at, length);
            if (strncmp(word, "track:", 6) != 0) {
                ui_play_target(play, word);
            }
            at += length;
        }
    }
    ui_play_close(play);
}

START_TEST(every_highlighted_place_is_on_the_board) {
    for_each_example(places_exist);
}
END_TEST

START_TEST(the_rules_of_a_game_take_six_to_nine_pages_and_one_on_notation) {
    for (int i = 0; i < games_count; i++) {
        const struct rules_book *book = faces_find(games[i])->rules;
        ck_assert_msg(book != NULL, "%s has no rules pages", games[i]->id);
        ck_assert_ptr_eq(book->game, games[i]);
        ck_assert_int_ge(book->pages - 1, 6);
        ck_assert_int_le(book->pages - 1, 9);
        for (int page = 0; page < book->pages; page++) {
            const struct rules_page *shown = &book->page[page];
            ck_assert(rules_examples(shown) || rules_notes(shown));
            ck_assert_str_ne(words(shown->text), "");
        }
    }
}
END_TEST

static bool explains(const struct rules_book *book, const struct option_spec *option,
                     const char *label) {
    bool found = false;
    for (int page = 0; page < book->pages; page++) {
        for (int i = 0; i < rules_notes(&book->page[page]); i++) {
            const struct rules_note *note = &book->page[page].note[i];
            found = found || (note->option && strcmp(note->option, option->key) == 0 &&
                              (!label || strstr(words(note->text), label)));
        }
    }
    return found;
}

START_TEST(the_cross_of_the_crusade_is_called_our_reading) {
    ck_assert(strstr(words(WORD_RSE_OPT_OPENING), "the cross is our reading"));
}
END_TEST

START_TEST(every_option_and_each_of_its_choices_is_explained) {
    for (int i = 0; i < faces_count; i++) {
        const struct game *game = faces[i]->rules->game;
        for (int k = 0; k < game->option_count; k++) {
            const struct option_spec *option = &game->options[k];
            ck_assert_msg(explains(faces[i]->rules, option, NULL), "%s: %s", game->id, option->key);
            for (int c = 0; c <= option->choice_count; c++) {
                const char *label = words(c < option->choice_count ? option->choices[c].label
                                                                   : option->places.label);
                ck_assert_msg(!*label || explains(faces[i]->rules, option, label), "%s: %s",
                              game->id, label);
            }
        }
    }
}
END_TEST

/* ---- on the screen ---- */

static struct ui_play *open_rules(const struct game *game, float width, float height) {
    struct ui_play *play = ui_play_open(game->id, NULL, NULL, width, height);
    ui_play_key(play, KEY_F1);
    ck_assert_ptr_nonnull(ui_play_rules(play));
    return play;
}

/* Opens the rules in a window, measured with the real fonts. */
static struct ui_play *open_set(const struct game *game, const float window[3]) {
    struct ui_play *play = open_rules(game, window[0], window[1]);
    ui_play_settings(play)->scale = window[2];
    return play;
}

static void show_set(struct ui_play *play, const float window[3]) {
    app_draw(&play->app, &play->list, window[0], window[1], 1, fonts_measure());
}

/* Goes through the whole book by Page Down alone. Every example that plays comes into view with at
 * least LEAST_BOARD of its height. */
static void check_room(const struct game *game, const float window[3]) {
    struct ui_play *play = open_set(game, window);
    struct rules_view *view = ui_play_rules(play);
    float highest[RULES_EXAMPLES_MAX] = {0};
    bool more = true;
    while (more) {
        int page = view->page, first = view->scroll.first;
        show_set(play, window);
        ui_play_check_targets(play, 32);
        for (int i = 0; i < RULES_EXAMPLES_MAX; i++) {
            char id[] = {'e', 'x', 'a', 'm', 'p', 'l', 'e', ':', (char)('1' + i), '\0'};
            const struct target *target = targets_find(ui_play_targets(play), id);
            highest[i] = target ? fmaxf(highest[i], target->rect.h) : highest[i];
        }
        app_input(&play->app, &(struct input){.kind = INPUT_KEY, .key = KEY_PAGE_DOWN});
        more = view->page != page || view->scroll.first != first;
        for (int i = 0; i < RULES_EXAMPLES_MAX && (view->page != page || !more); i++) {
            bool plays = view->book->page[page].example[i].actions != NULL;
            ck_assert_msg(!plays || highest[i] >= LEAST_BOARD, "%s, page %d, example %d: %g",
                          game->id, page + 1, i + 1, (double)highest[i]);
            highest[i] = 0;
        }
    }
    ck_assert_int_eq(view->page, view->book->pages - 1);
    ui_play_close(play);
}

static void for_each_book(const float (*windows)[3], int count,
                          void (*check)(const struct game *game, const float window[3])) {
    const char *message = shots_open();
    ck_assert_msg(!message, "%s", message ? message : "");
    for (int i = 0; i < faces_count; i++) {
        for (int k = 0; k < count; k++) {
            check(faces[i]->rules->game, windows[k]);
        }
    }
    shots_close();
}

START_TEST(every_example_comes_into_view_in_every_window) {
    static const float windows[][3] = {
        {1280, 800, 1},  {800, 600, 1},  {900, 1200, 1}, {2560, 1440, 1}, {2560, 1440, 2},
        {2560, 1440, 3}, {600, 800, 1},  {1024, 768, 1}, {1000, 700, 1},  {1920, 1080, 1},
        {1920, 1080, 0}, {1440, 600, 1}, {700, 1400, 1}, {1366, 768, 0},
    };
    for_each_book(windows, sizeof windows / sizeof windows[0], check_room);
}
END_TEST

static void check_fit(const struct game *game, const float window[3]) {
    struct ui_play *play = open_set(game, window);
    for (int page = 0; page < ui_play_rules(play)->book->pages; page++) {
        show_set(play, window);
        ck_assert_msg(!scroll_is_long(&ui_play_rules(play)->scroll), "%s, page %d", game->id,
                      page + 1);
        app_input(&play->app, &(struct input){.kind = INPUT_KEY, .key = KEY_RIGHT});
    }
    ui_play_close(play);
}

START_TEST(in_a_window_of_the_usual_size_no_page_needs_to_be_scrolled) {
    static const float windows[][3] = {{1280, 800, 0}, {1920, 1080, 0}, {2560, 1440, 0}};
    for_each_book(windows, sizeof windows / sizeof windows[0], check_fit);
}
END_TEST

/* Clicks an example and lets it play to its end, frame by frame. */
static void play_example(struct ui_play *play, int example) {
    char id[] = "example:1";
    struct rules_stage *stage = &ui_play_rules(play)->stage[example];
    double begun = play->now;
    id[8] = (char)('1' + example);
    ui_play_click(play, id);
    ck_assert(stage->playing || stage->step > 0);
    while (stage->playing && play->now < begun + LONGEST_EXAMPLE) {
        ui_play_wait(play, FRAME);
    }
    ck_assert_msg(!stage->playing, "%s does not end", id);
    struct match match = {0};
    set_up(stage->play.game, stage->example, &match);
    play_all(&match, stage->example);
    ck_assert(position_equal(match_position(&match), match_position(&stage->play.match)));
    match_free(&match);
}

START_TEST(clicking_through_all_pages_plays_every_example_to_its_end) {
    for (int i = 0; i < faces_count; i++) {
        struct ui_play *play = open_rules(faces[i]->rules->game, 1280, 800);
        ui_play_settings(play)->speed = 6;
        for (int page = 0; page < faces[i]->rules->pages; page++) {
            ck_assert_int_eq(ui_play_rules(play)->page, page);
            for (int k = 0; k < rules_examples(&faces[i]->rules->page[page]); k++) {
                if (rules_stage_plays(&ui_play_rules(play)->stage[k])) {
                    play_example(play, k);
                }
            }
            if (page + 1 < faces[i]->rules->pages) {
                ui_play_click(play, "button:next");
            }
        }
        ck_assert(!ui_play_has(play, "button:next"));
        ui_play_close(play);
    }
}
END_TEST

START_TEST(an_example_that_is_clicked_again_starts_over) {
    struct ui_play *play = open_rules(games_find("shakala"), 1280, 800);
    ui_play_settings(play)->speed = 1;
    ui_play_click(play, "page:3");
    play_example(play, 0);
    ui_play_click(play, "example:1");
    ck_assert(ui_play_rules(play)->stage[0].playing);
    ck_assert_int_eq(ui_play_rules(play)->stage[0].step, 1);
    ui_play_wait(play, 300);
    ui_play_click(play, "example:1");
    ck_assert_int_eq(ui_play_rules(play)->stage[0].step, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(an_example_plays_where_players_confirm_their_moves) {
    struct ui_play *play = open_rules(games_find("shakala"), 1280, 800);
    ui_play_settings(play)->confirm = true;
    ui_play_click(play, "page:3");
    play_example(play, 0);
    ui_play_close(play);
}
END_TEST

START_TEST(a_page_at_rest_asks_for_no_frame) {
    struct ui_play *play = open_rules(games_find("shakala"), 1280, 800);
    ui_play_click(play, "page:2");
    ui_play_wait(play, 1000);
    ck_assert_double_ge(app_update(&play->app, play->now + 1), NEVER);
    ck_assert(!ui_play_is_due(play));
    ui_play_close(play);
}
END_TEST

START_TEST(keys_turn_the_pages_and_lead_back) {
    struct ui_play *play = open_rules(games_find("shakala"), 1280, 800);
    struct rules_view *view = ui_play_rules(play);
    ui_play_key(play, KEY_RIGHT);
    ui_play_key(play, KEY_PAGE_DOWN);
    ck_assert_int_eq(view->page, 2);
    ui_play_key(play, KEY_LEFT);
    ck_assert_int_eq(view->page, 1);
    ui_play_key(play, KEY_END);
    ck_assert_int_eq(view->page, view->book->pages - 1);
    ui_play_key(play, KEY_RIGHT);
    ck_assert_int_eq(view->page, view->book->pages - 1);
    ui_play_key(play, KEY_HOME);
    ck_assert_int_eq(view->page, 0);
    app_input(&play->app, &(struct input){.kind = INPUT_CANCEL});
    ck_assert_ptr_null(ui_play_rules(play));
    ui_play_close(play);
}
END_TEST

/* Checks the first line of the description of the scene. */
static void check_scene(const struct ui_play *play, const char *line) {
    struct text text = {0};
    app_tree(&play->app, &text);
    ck_assert_msg(strncmp(text.data, line, strlen(line)) == 0, "%.40s", text.data);
    text_free(&text);
}

START_TEST(the_rules_open_over_the_match_and_leave_it_unchanged) {
    struct ui_play *play = ui_play_open("shakala", NULL, NULL, 1280, 800);
    ui_play_click(play, "pit:B");
    struct position before = *ui_play_position(play);
    ui_play_click(play, "button:rules");
    check_scene(play, "scene rules:shakala\n");
    ui_play_click(play, "page:5");
    ui_play_click(play, "example:2");
    ui_play_click(play, "button:back");
    check_scene(play, "scene table:shakala\n");
    ck_assert(position_equal(&before, ui_play_position(play)));
    ui_play_close(play);
}
END_TEST

START_TEST(wheel_and_dragging_turn_the_pages) {
    struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
    ui_play_click(play, "button:rules");
    ui_play_scroll(play, -1);
    ck_assert_int_eq(ui_play_rules(play)->page, 1);
    ui_play_swipe(play, "example:1", -150, 0);
    ck_assert_int_eq(ui_play_rules(play)->page, 2);
    ui_play_swipe(play, "example:1", 270, 0);
    ck_assert_int_eq(ui_play_rules(play)->page, 0);
    ui_play_scroll(play, 1);
    ck_assert_int_eq(ui_play_rules(play)->page, 0);
    ui_play_close(play);
}
END_TEST

static const float NARROW = 480; /* a window in which a page of three examples is too tall */

/* Draws the page, measured with the real fonts; returns whether it is taller than the window. */
static bool is_long(struct ui_play *play) {
    app_draw(&play->app, &play->list, NARROW, 600, 1, fonts_measure());
    return scroll_is_long(&ui_play_rules(play)->scroll);
}

START_TEST(a_page_taller_than_the_window_is_scrolled_before_it_is_turned) {
    const char *message = shots_open();
    ck_assert_msg(!message, "%s", message ? message : "");
    struct ui_play *play = open_rules(games_find("shakala"), NARROW, 600);
    ui_play_click(play, "page:5");
    struct rules_view *view = ui_play_rules(play);
    const struct scroll *lines = &view->scroll;
    ck_assert(is_long(play));
    ck_assert_int_eq(lines->first, 0);
    ui_play_scroll(play, -1);
    ck_assert_int_eq(view->page, 4);
    ck_assert_int_gt(lines->first, 0);
    ui_play_scroll(play, 1);
    ck_assert_int_eq(view->page, 4);
    ck_assert_int_eq(lines->first, 0);
    ui_play_key(play, KEY_PAGE_DOWN);
    ck_assert_int_eq(view->page, 4);
    ck_assert_int_eq(lines->first, lines->count - lines->shown);
    ui_play_key(play, KEY_PAGE_DOWN);
    ck_assert_int_eq(view->page, 5);
    ck_assert_int_eq(lines->first, 0);
    ui_play_key(play, KEY_PAGE_UP);
    ck_assert_int_eq(view->page, 4);
    ui_play_close(play);
    shots_close();
}
END_TEST

START_TEST(dragging_scrolls_a_page_taller_than_the_window_and_does_not_turn_it) {
    const char *message = shots_open();
    ck_assert_msg(!message, "%s", message ? message : "");
    struct ui_play *play = open_rules(games_find("shakala"), NARROW, 600);
    ui_play_click(play, "page:5");
    struct rules_view *view = ui_play_rules(play);
    ck_assert(is_long(play));
    ui_play_swipe(play, "example:1", 0, -30);
    ck_assert_int_eq(view->scroll.first, 1);
    ck_assert(is_long(play));
    ui_play_swipe(play, "example:1", 0, 2000);
    ck_assert_int_eq(view->scroll.first, 0);
    ck_assert_int_eq(view->page, 4);
    ck_assert(!view->stage[0].playing);
    ui_play_close(play);
    shots_close();
}
END_TEST

START_TEST(the_rules_open_from_home_and_from_setup) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    ui_play_hover(play, "card:shakala");
    ui_play_key(play, KEY_F1);
    check_scene(play, "scene rules:shakala\n");
    ui_play_key(play, KEY_F1);
    check_scene(play, "scene home\n");
    ui_play_click(play, "card:shakala");
    ui_play_click(play, "button:rules");
    check_scene(play, "scene rules:shakala\n");
    ui_play_click(play, "button:back");
    check_scene(play, "scene setup:shakala\n");
    ui_play_close(play);
}
END_TEST

START_TEST(the_last_page_says_how_turns_are_written_and_opens_from_the_history) {
    for (int i = 0; i < faces_count; i++) {
        const struct rules_book *book = faces[i]->rules;
        struct ui_play *play = ui_play_open_history(faces[i]->game->id, 1280, 800);
        ck_assert_int_eq(book->page[book->pages - 1].title, WORD_RULES_WRITING);
        ui_play_click(play, "button:notation");
        ck_assert_int_eq(ui_play_scene(play), SCENE_RULES);
        ck_assert_int_eq(ui_play_rules(play)->page, book->pages - 1);
        ck_assert(ui_play_says(play, "How turns are written"));
        ui_play_cancel(play);
        ui_play_click(play, "button:rules");
        ck_assert_int_eq(ui_play_rules(play)->page, 0);
        ui_play_close(play);
    }
}
END_TEST

SUITE("rules pages", every_example_is_legal_and_ends_as_it_says,
      an_action_shown_as_illegal_is_refused_with_a_reason, every_highlighted_place_is_on_the_board,
      the_rules_of_a_game_take_six_to_nine_pages_and_one_on_notation,
      every_option_and_each_of_its_choices_is_explained,
      the_cross_of_the_crusade_is_called_our_reading, every_example_comes_into_view_in_every_window,
      in_a_window_of_the_usual_size_no_page_needs_to_be_scrolled,
      a_page_taller_than_the_window_is_scrolled_before_it_is_turned,
      dragging_scrolls_a_page_taller_than_the_window_and_does_not_turn_it,
      clicking_through_all_pages_plays_every_example_to_its_end,
      an_example_that_is_clicked_again_starts_over,
      an_example_plays_where_players_confirm_their_moves, a_page_at_rest_asks_for_no_frame,
      wheel_and_dragging_turn_the_pages, keys_turn_the_pages_and_lead_back,
      the_rules_open_over_the_match_and_leave_it_unchanged, the_rules_open_from_home_and_from_setup,
      the_last_page_says_how_turns_are_written_and_opens_from_the_history)
