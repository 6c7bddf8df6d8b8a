/* test_hints.c: what hints show and say at the table, in positions of every game. */
#include "engine/rules.h"
#include "games/games.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/companions.h"

#include <string.h>

/* A table with a person to act and a companion. */
static struct ui_play *open_at(const char *game, const char *position, float width, float height) {
    struct ui_play *play = ui_play_open(game, NULL, position, width, height);
    play_seat(ui_play_table(play),
              match_turn(ui_play_match(play)) ? (const int[]){4, 0} : (const int[]){0, 4}, 7);
    ui_play_wait(play, 1);
    return play;
}

/* The actions of a line, in notation. */
static struct variation line_of(struct ui_play *play, const char *actions) {
    const struct match *match = ui_play_match(play);
    struct position pos = *match_position(match);
    struct variation line = {0};
    char copy[128];
    struct text text = text_fixed(copy, sizeof copy);
    text_add(&text, actions);
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) {
        ck_assert(rules_action_parse(match->game, &pos, word, &line.action[line.count]));
        rules_play(match->game, &pos, line.action[line.count++], NULL);
    }
    return line;
}

/* Asks for a hint, which gives a line. */
static void ask(struct ui_play *play, const struct variation *line) {
    ui_play_key(play, KEY_F2);
    ui_play_answer(play, (struct host_answer){.hint.line = *line});
    ui_play_wait(play, 1);
}

/* Asks for it twice, for where to look and for the whole turn. */
static void ask_twice(struct ui_play *play, const char *actions) {
    struct variation line = line_of(play, actions);
    ask(play, &line);
    ui_play_key(play, KEY_F2);
    ui_play_wait(play, 1);
}

/* A piece of text that is one or begins one, as those of the status line are. */
static bool shows_text(const struct ui_play *play, const char *words) {
    for (int i = 0; i < play->list.count; i++) {
        if (strncmp(ui_play_text(play, i), words, strlen(words)) == 0) {
            return true;
        }
    }
    return false;
}

static int count_placed(const struct ui_play *play) {
    const struct trace *trace = &ui_play_preview(play)->trace[0];
    int placed = 0;
    for (int i = 0; i < trace->count; i++) {
        placed += trace->event[i].kind == EVENT_PLACE;
    }
    return placed;
}

/* Puts aside what is said, to see what is below it. */
static void put_aside(struct ui_play *play) {
    toast_clear(&play->app.shown->toast);
    toast_clear(&play->app.table.hint.said);
    ui_play_wait(play, 1);
}

START_TEST(of_two_pieces_to_place_the_hint_shows_and_names_both) {
    struct ui_play *play = open_at("seega", "5/3x1/5/2x2/5 o 10 12 0 0 place2", 1280, 800);
    ask_twice(play, "a4 e5");
    ck_assert_int_eq(ui_play_preview(play)->count, 1);
    ck_assert_int_eq(count_placed(play), 2);
    ck_assert(strstr(ui_play_toast(play), "Occupies the corner e5, where"));
    put_aside(play);
    ck_assert(ui_play_says(play, "a4 and e5:"));
    ui_play_key(play, KEY_ENTER);
    ui_play_wait(play, 2000);
    ui_play_wait(play, 1);
    ck_assert_int_eq(match_line_length(ui_play_match(play)), 2);
    ui_play_close(play);
}
END_TEST

START_TEST(the_hint_names_the_direction_and_shows_no_other) {
    static const char *const turns[2] = {"5ccw", "5cw"};
    static const char *const way[2] = {"counterclockwise:", "clockwise:"};
    for (int i = 0; i < 2; i++) {
        struct ui_play *play =
            open_at("saddeeqa", "0-3-0-2-5-3-5-2-7-2-5-1-2-3-1-5-11-7-0", 1280, 800);
        ask_twice(play, turns[i]);
        struct line begins = text_line("Sow hole 5 %.*s. ", (int)strlen(way[i]) - 1, way[i]);
        ck_assert(strstr(ui_play_toast(play), begins.string) == ui_play_toast(play));
        put_aside(play);
        ck_assert(shows_text(play, way[i]));
        ck_assert(!shows_text(play, way[!i]));
        ui_play_hover(play, "button:menu"); /* wherever the pointer goes where nothing begins */
        ck_assert(shows_text(play, way[i]));
        ck_assert(!shows_text(play, way[!i]));
        ui_play_close(play);
    }
}
END_TEST

START_TEST(another_place_that_is_pointed_at_is_compared_with_the_hint) {
    struct ui_play *play = open_at("saddeeqa", "0-3-0-2-5-3-5-2-7-2-5-1-2-3-1-5-11-7-0", 1280, 800);
    ask_twice(play, "5ccw");
    ck_assert_int_eq(ui_play_preview(play)->action[0], 2 * 5 + 1);
    ck_assert(!ui_play_says(play, "Hole 3"));
    ui_play_hover(play, "pit:3");
    ck_assert_int_eq(ui_play_preview(play)->count, 2);
    ck_assert_int_eq(ui_play_preview(play)->action[0], 2 * 3);
    ck_assert(ui_play_says(play, "Hole 3"));
    ui_play_wait(play, 60000); /* however long that takes */
    ui_play_hover(play, "button:menu");
    ck_assert_int_eq(ui_play_preview(play)->count, 1);
    ck_assert_int_eq(ui_play_preview(play)->action[0], 2 * 5 + 1);
    ck_assert(ui_play_toast(play)[0] && !play->app.shown->toast.waits);
    ui_play_hover(play, "pit:3");
    ui_play_key(play, KEY_ENTER); /* Confirm still plays the hint */
    ui_play_wait(play, 1);
    ck_assert_int_eq(match_line_length(ui_play_match(play)), 1);
    ck_assert_int_eq(ui_play_match(play)->nodes[1].action, 2 * 5 + 1);
    ui_play_close(play);
}
END_TEST

START_TEST(where_the_pointer_rested_before_the_hint_nothing_is_compared) {
    struct ui_play *play = open_at("saddeeqa", "0-3-0-2-5-3-5-2-7-2-5-1-2-3-1-5-11-7-0", 1280, 800);
    ui_play_hover(play, "pit:3");
    ask_twice(play, "5ccw");
    ck_assert_int_eq(ui_play_preview(play)->count, 1);
    ck_assert_int_eq(ui_play_preview(play)->action[0], 2 * 5 + 1);
    ck_assert(!ui_play_says(play, "Hole 3"));
    ui_play_hover(play, "button:menu");
    ui_play_hover(play, "pit:3"); /* it comes back on purpose */
    ck_assert(ui_play_says(play, "Hole 3"));
    ui_play_close(play);
}
END_TEST

START_TEST(another_way_to_go_on_is_compared_with_the_hint_too) {
    struct ui_play *play =
        open_at("seega", "ooo2/o1x1o/1ooxx/oxx1x/1xxoo o 0 0 2 4 move", 1280, 800);
    ask_twice(play, "b5-b4");
    ck_assert_int_eq(ui_play_preview(play)->count, 1);
    game_action hinted = ui_play_preview(play)->action[0];
    ui_play_hover(play, "square:c5"); /* another piece */
    ck_assert_str_eq(ui_play_chosen(play), "square:b5");
    ck_assert(ui_play_says(play, "c5"));
    ck_assert(!ui_play_preview(play)->waits);
    ui_play_hover(play, "square:b4");
    ck_assert(ui_play_preview(play)->waits);
    ck_assert_int_eq(ui_play_preview(play)->action[0], hinted);
    ui_play_close(play);
}
END_TEST

/* Whether a hint is read, which begins so. */
static bool reads(const struct ui_play *play, const char *begins) {
    return strncmp(ui_play_toast(play), begins, strlen(begins)) == 0 && ui_play_says(play, begins);
}

START_TEST(a_hint_stays_until_the_turn_changes) {
    struct ui_play *play = open_at("oware", NULL, 1280, 800);
    play->app.settings.confirm = true;
    ask_twice(play, "F");
    ck_assert(reads(play, "Sow house F."));
    ui_play_wait(play, 3600000);
    ck_assert(reads(play, "Sow house F."));
    ui_play_click(play, "button:menu");
    ck_assert(!ui_play_says(play, "Sow house F.")); /* it makes room for the menu */
    ui_play_cancel(play);
    ck_assert(reads(play, "Sow house F."));
    ui_play_key(play, KEY_COPY); /* another word has its place for a while */
    ck_assert(!ui_play_says(play, "Sow house F."));
    ui_play_wait(play, 10000);
    ui_play_wait(play, 1);
    ck_assert(reads(play, "Sow house F."));
    ui_play_click(play, "pit:C"); /* another turn is chosen */
    ck_assert(!ui_play_says(play, "Sow house F."));
    ck_assert_str_eq(ui_play_toast(play), "");
    ui_play_click(play, "button:hint"); /* it is known still */
    ck_assert(reads(play, "Sow house F."));
    ui_play_click(play, "button:confirm");
    ck_assert_str_eq(ui_play_toast(play), "");
    ck_assert_int_eq(match_line_length(ui_play_match(play)), 1);
    ui_play_close(play);
}
END_TEST

START_TEST(where_to_look_is_told_until_something_is_chosen_or_pointed_at) {
    struct ui_play *play = open_at("oware", NULL, 1280, 800);
    play->app.settings.confirm = true;
    struct variation line = line_of(play, "F");
    ask(play, &line);
    ck_assert(reads(play, "Look at house F."));
    ui_play_wait(play, 3600000);
    ck_assert(reads(play, "Look at house F."));
    ui_play_hover(play, "pit:C");
    ck_assert(!ui_play_says(play, "Look at house F."));
    ui_play_hover(play, "button:menu");
    ck_assert(reads(play, "Look at house F."));
    ui_play_click(play, "pit:C");
    ck_assert(!ui_play_says(play, "Look at house F."));
    ui_play_cancel(play);
    ui_play_hover(play, "button:menu");
    ck_assert(reads(play, "Look at house F."));
    ui_play_click(play, "pit:C");
    ui_play_click(play, "button:confirm");
    ck_assert_str_eq(ui_play_toast(play), "");
    ui_play_close(play);
}
END_TEST

static bool overlap(struct rect a, struct rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/* Around each line of what is said: its letters, and the box that they are in. */
static void assert_said_over_nothing(const struct ui_play *play) {
    const float beside = 14, above = 16, below = 6;
    const struct targets *targets = ui_play_targets(play);
    int lines = 0;
    for (int i = 0; i < play->list.count; i++) {
        const char *text = ui_play_text(play, i);
        struct rect line = play->list.command[i].rect;
        bool said = text[0] && play->list.command[i].as.text.font == FONT_FIGURES_BOLD &&
                    strstr(ui_play_toast(play), text);
        if (!said) {
            continue;
        }
        lines++;
        line = (struct rect){line.x - beside, line.y - above, line.w + 2 * beside, above + below};
        for (int k = 0; k < targets->count; k++) {
            ck_assert_msg(!overlap(line, targets->target[k].rect), "\"%s\" lies over %s", text,
                          targets->target[k].id);
        }
    }
    ck_assert_int_gt(lines, 0);
}

START_TEST(what_a_hint_says_lies_over_nothing_that_can_be_used) {
    static const float sizes[][2] = {{1280, 800}, {800, 600}, {2560, 1440}, {900, 1200}};
    for (int i = 0; i < games_count; i++) {
        for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
            struct ui_play *play = open_at(games[i]->id, NULL, sizes[k][0], sizes[k][1]);
            game_action legal[ACTIONS_MAX];
            struct variation line = {.count = 1};
            games[i]->actions(match_position(ui_play_match(play)), legal);
            line.action[0] = legal[0];
            ask(play, &line);
            assert_said_over_nothing(play);
            ui_play_key(play, KEY_F2);
            ui_play_wait(play, 1);
            assert_said_over_nothing(play);
            ui_play_close(play);
        }
    }
}
END_TEST

/* The size of the letters in which a toast is said. */
static float said_size(const struct ui_play *play) {
    float size = 0;
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        const char *text = ui_play_text(play, i);
        bool said = text[0] && command->as.text.font == FONT_FIGURES_BOLD &&
                    strstr(ui_play_toast(play), text);
        size = said ? command->as.text.size : size;
    }
    return size;
}

START_TEST(a_hint_keeps_the_size_of_its_letters_where_two_lines_have_room_for_it) {
    static const struct {
        float width, height;
        const char *position, *turn, *end;
    } hints[] = {
        {1280, 800, "13-1-1-4-0-3-0-0-1-0-0-1-0-1-0-2-30-7-0", "5ccw", "capture 6 stones."},
        {800, 600, "1-2-1-8-0-3-1-2-0-3-0-2-4-0-0-2-32-3-0", "0cw", "capturing 5 stones."},
    };
    for (size_t i = 0; i < sizeof hints / sizeof *hints; i++) {
        struct ui_play *play =
            open_at("saddeeqa", hints[i].position, hints[i].width, hints[i].height);
        struct variation line = line_of(play, hints[i].turn);
        ask(play, &line);
        float first = said_size(play);
        ui_play_key(play, KEY_F2);
        ui_play_wait(play, 1);
        ck_assert(strstr(ui_play_toast(play), hints[i].end));
        ck_assert_float_gt(first, 0);
        ck_assert_float_eq(said_size(play), first);
        ui_play_close(play);
    }
}
END_TEST

/* The lines in which a toast is said; gives the letters of the shortest and the longest. */
static int count_said(const struct ui_play *play, size_t *least, size_t *most) {
    int lines = 0;
    *least = *most = 0;
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        const char *text = ui_play_text(play, i);
        struct line begins =
            text_line("%.6s", text); /* it may end earlier than what was to be said */
        bool said = text[0] && command->as.text.font == FONT_FIGURES_BOLD &&
                    strstr(ui_play_toast(play), begins.string);
        if (said) {
            size_t length = strlen(text);
            *least = lines && *least < length ? *least : length;
            *most = *most > length ? *most : length;
            lines++;
        }
    }
    return lines;
}

START_TEST(a_hint_takes_two_lines_at_most_and_tells_fewer_facts_in_a_small_window) {
    static const char position[] = "4-2-2-2-1-10-10-0-4-0-1-8-0-3-1-1-14-1-0";
    static const float sizes[][2] = {{800, 600}, {1280, 800}};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        struct ui_play *play = open_at("saddeeqa", position, sizes[i][0], sizes[i][1]);
        struct variation line = line_of(play, "2cw");
        size_t least, most;
        ask(play, &line);
        ui_play_key(play, KEY_F2);
        toast_explain(&play->app.shown->toast, "Sow hole 2 clockwise. ",
                      "Captures 8 stones; a reply can capture up to 6 stones, and after most other "
                      "turns, even more. Capturing 9 stones would let a reply capture at least 9 "
                      "stones.");
        ui_play_wait(play, 1);
        ck_assert_int_eq(count_said(play, &least, &most), 2);
        ck_assert_uint_gt(4 * least, 3 * most);
        ck_assert(ui_play_says(play, "Sow hole 2 clockwise. Captures 8 stones"));
        ck_assert_int_eq(ui_play_says(play, "at least 9 stones."), sizes[i][0] > 1000);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_long_sowing_is_told_by_its_first_beads_and_what_comes_of_it) {
    static const struct {
        const char *position, *turn, *plan;
    } plans[] = {
        {"1/2/ss/ss1/s3/sss12/ssss1/-/s/-/-/-/-/s/s/s 233344 244 S pit", "G s 1 in xcup4 xcup4",
         "Sow G: 1 stone, 1-point gem, inner track, 3 stones, ending in h, then take 2 gems. "},
        {"ss/ss4/-/ss/1/-/s1/sss3/-/1123/s2/-/s/-/ss/ss 2334 244 S pit", "D xb3",
         "Sow D: 2 stones, ending in e, then take the 3-point gem from b. Captures 3 "},
    };
    for (size_t i = 0; i < sizeof plans / sizeof *plans; i++) {
        struct ui_play *play = open_at("shakala", plans[i].position, 1280, 800);
        ask_twice(play, plans[i].turn);
        const char *said = ui_play_toast(play);
        ck_assert_msg(strncmp(said, plans[i].plan, strlen(plans[i].plan)) == 0, "%s", said);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_hint_says_why_and_the_button_beside_it_what_enter_does) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = open_at(games[i]->id, NULL, 1280, 800);
        game_action legal[ACTIONS_MAX];
        struct variation line = {.count = 1};
        games[i]->actions(match_position(ui_play_match(play)), legal);
        line.action[0] = legal[0];
        ask(play, &line);
        ui_play_key(play, KEY_F2);
        ui_play_wait(play, 1);
        ck_assert_ptr_null(strstr(ui_play_toast(play), "Enter"));
        ck_assert_str_eq(ui_play_target(play, "button:confirm")->label, "Confirm (Enter)");
        ui_play_close(play);
    }
}
END_TEST

static int count_paths(const struct ui_play *play) {
    int paths = 0;
    for (int i = 0; i < play->list.count; i++) {
        paths += play->list.command[i].kind == DRAW_PATH;
    }
    return paths;
}

START_TEST(at_a_fork_only_the_track_that_a_hint_takes_is_highlighted) {
    static const char *const turns[2] = {"E in 2 s", "E out 2 s"};
    int both = 0, each = 0;
    for (int i = 0; i < 2; i++) {
        struct ui_play *play = open_at(
            "shakala", "s1/s2/-/-/s24/s3/s2/ss13/ss1/s2/-/s34/s44/s3/-/sss1 - - S pit", 1280, 800);
        int none = count_paths(play);
        ui_play_hover(play, "pit:E");
        both = count_paths(play) - none;
        ui_play_hover(play, "button:rules");
        ask_twice(play, turns[i]);
        ck_assert_int_gt(count_paths(play), none);
        each += count_paths(play) - none;
        ui_play_close(play);
    }
    ck_assert_int_eq(each, both);
}
END_TEST

START_TEST(while_a_hint_is_looked_for_that_is_said_at_once_and_a_second_press_waits) {
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = open_at(games[g]->id, NULL, 1280, 800);
        struct variation line = {.count = 1, .action = {ui_play_legal(play)->action[0]}};
        ui_play_key(play, KEY_F2);
        int asked = play->fake.question.id;
        ck_assert_int_ne(asked, 0);
        ck_assert_str_eq(ui_play_toast(play), words(WORD_HINT_SEARCHES));
        for (int i = 0; i < 3; i++) {
            ui_play_wait(play, 3000); /* a slow computer: it is still said */
            ck_assert_str_eq(ui_play_toast(play), words(WORD_HINT_SEARCHES));
            ui_play_key(play, KEY_F2);
            ck_assert_int_eq(play->fake.question.id, asked);
        }
        ck_assert_str_eq(ui_play_toast(play), words(WORD_HINT_SEARCHES));
        ui_play_answer(play, (struct host_answer){.hint.line = line});
        ui_play_wait(play, 1);
        ck_assert_int_eq(companions_told(&play->app), 1); /* where to look, not the whole turn */
        ck_assert_str_ne(ui_play_toast(play), words(WORD_HINT_SEARCHES));
        ui_play_close(play);
    }
}
END_TEST

/* The first legal action each time, to the end of the turn. */
static struct variation first_turn(struct ui_play *play) {
    const struct game *game = ui_play_match(play)->game;
    struct position pos = *ui_play_position(play);
    struct variation line = {0};
    game_action legal[ACTIONS_MAX];
    do {
        game->actions(&pos, legal);
        line.action[line.count] = legal[0];
        rules_play(game, &pos, line.action[line.count++], NULL);
    } while (rules_turn_open(game, &pos));
    return line;
}

START_TEST(the_second_press_names_the_turn_in_every_game) {
    static const char *const begins[] = {"Sow ", "Sow ", "Sow ", "Play ", "Play "};
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = open_at(games[g]->id, NULL, 1280, 800);
        struct variation line = first_turn(play);
        ask(play, &line);
        ui_play_key(play, KEY_F2);
        ui_play_wait(play, 1);
        ck_assert_int_eq(companions_told(&play->app), 2);
        ck_assert_msg(strncmp(ui_play_toast(play), begins[g], strlen(begins[g])) == 0, "%s: %s",
                      games[g]->id, ui_play_toast(play));
        ui_play_close(play);
    }
}
END_TEST

SUITE("hints", while_a_hint_is_looked_for_that_is_said_at_once_and_a_second_press_waits,
      the_second_press_names_the_turn_in_every_game, a_hint_stays_until_the_turn_changes,
      where_to_look_is_told_until_something_is_chosen_or_pointed_at,
      a_hint_keeps_the_size_of_its_letters_where_two_lines_have_room_for_it,
      a_hint_takes_two_lines_at_most_and_tells_fewer_facts_in_a_small_window,
      a_long_sowing_is_told_by_its_first_beads_and_what_comes_of_it,
      at_a_fork_only_the_track_that_a_hint_takes_is_highlighted,
      what_a_hint_says_lies_over_nothing_that_can_be_used,
      the_hint_names_the_direction_and_shows_no_other,
      another_place_that_is_pointed_at_is_compared_with_the_hint,
      where_the_pointer_rested_before_the_hint_nothing_is_compared,
      another_way_to_go_on_is_compared_with_the_hint_too,
      of_two_pieces_to_place_the_hint_shows_and_names_both,
      a_hint_says_why_and_the_button_beside_it_what_enter_does)
