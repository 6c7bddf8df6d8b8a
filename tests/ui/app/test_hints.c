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
    play_seat(&play->app.play,
              match_turn(ui_play_match(play)) ? (const int[]){4, 0} : (const int[]){0, 4}, 7);
    ui_play_wait(play, 1);
    return play;
}

/* The actions of a line, in notation. */
static struct advice_line line_of(struct ui_play *play, const char *actions) {
    const struct match *match = ui_play_match(play);
    struct position pos = *match_position(match);
    struct advice_line line = {0};
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
static void ask(struct ui_play *play, const struct advice_line *line) {
    ui_play_key(play, KEY_F2);
    struct host_answer answer = {.thought = play->fake.question.id,
                                 .analysis = {.count = 1, .line = {*line}}};
    app_input(&play->app, &(struct input){.kind = INPUT_ANSWER, .answer = &answer});
    ui_play_wait(play, 1);
}

/* Asks for it twice, for where to look and for the whole turn. */
static void ask_twice(struct ui_play *play, const char *actions) {
    struct advice_line line = line_of(play, actions);
    ask(play, &line);
    ui_play_key(play, KEY_F2);
    ui_play_wait(play, 1);
}

static int count_placed(const struct ui_play *play) {
    const struct trace *trace = &ui_play_preview(play)->trace[0];
    int placed = 0;
    for (int i = 0; i < trace->count; i++) {
        placed += trace->event[i].kind == EVENT_PLACE;
    }
    return placed;
}

START_TEST(of_two_pieces_to_place_the_hint_shows_and_names_both) {
    struct ui_play *play = open_at("seega", "5/3x1/5/2x2/5 o 10 12 0 0 place2", 1280, 800);
    ask_twice(play, "a4 e5");
    ck_assert_int_eq(ui_play_preview(play)->count, 1);
    ck_assert_int_eq(count_placed(play), 2);
    ck_assert(ui_play_says(play, ", a4 and e5"));
    ck_assert(strstr(play->app.toast.sentence, "Takes the corner e5, where"));
    ui_play_key(play, KEY_ENTER);
    ui_play_wait(play, 2000);
    ui_play_wait(play, 1);
    ck_assert_int_eq(match_line_length(ui_play_match(play)), 2);
    ui_play_close(play);
}
END_TEST

SUITE("hints", of_two_pieces_to_place_the_hint_shows_and_names_both)
