/* bench_app.c: the time of a frame, drawn by the software renderer at two sizes: every table in the
 * middle of an animation, the rules while an example plays, and the frame in which the pointer
 * enters a target or clicks it. Prints the median and the worst in ms of processor time; then the
 * time to open a record of 2000 actions, and to draw a frame with its history. */
#include "base/random.h"
#include "bench/desk.h"
#include "engine/rules.h"
#include "games/games.h"
#include "records/record.h"
#include "shots/shots.h"
#include "ui/app/request.h"
#include "ui/app/stack.h"
#include "ui/boards/faces.h"
#include "ui/scenes/rules_view.h"

#include "ui/scenes/scenes.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FRAMES = 101, OPENING = 12, LONG_MATCH = 2000, QUIET_TRIES = 30 };
enum { ACTIONS_TRIED = 25, PAGE_FRAMES = 60, TURN_FRAMES = 15 };
static const double FRAME_MS = 16, AGES = 60000;

static const int sizes[][2] = {{1280, 800}, {2560, 1440}};

/* Plays a few random actions, so that there is something on the board. */
static void play_opening(struct play *table) {
    uint64_t seed = 5;
    for (int i = 0; i < OPENING && table->legal.count > 0; i++) {
        int pick = (int)random_below(&seed, (uint32_t)table->legal.count);
        match_play(&table->match, table->legal.action[pick]);
        play_go_to(table, table->match.current);
    }
}

/* Draws the last action's animation frame by frame; the first round fills the caches. */
static void time_animation(struct desk *desk) {
    for (int round = 0; round < 2; round++) {
        double total = desk_replay(desk), start = desk->now;
        desk->times = 0;
        for (int i = 0; i < FRAMES; i++) {
            desk->now = start + total * i / (double)FRAMES;
            desk_time_frame(desk, desk_clock());
        }
    }
}

/* Draws the frames in which the light goes from one player's panel to the other's, after the last
 * action. A frame of its animation comes before them, so that the first one is as in a match: what
 * was drawn before that is the end of another round. */
static void time_turn(struct desk *desk) {
    for (int round = 0; round < 2; round++) {
        desk->now += desk_replay(desk) - FRAME_MS;
        desk_frame(desk);
        desk->times = 0;
        for (int i = 0; i < TURN_FRAMES; i++) {
            desk->now += FRAME_MS;
            desk_time_frame(desk, desk_clock());
        }
        desk->now += AGES;
        desk_frame(desk);
    }
}

/* A long relay of as many stones as there can be. */
static void play_relay(struct play *table) {
    static struct trace trace;
    int best = 0, longest = 0;
    for (int i = 0; i < table->legal.count; i++) {
        struct position pos = *match_position(&table->match);
        trace.count = 0;
        rules_play(table->game, &pos, table->legal.action[i], &trace);
        best = trace.count > longest ? i : best;
        longest = trace.count > longest ? trace.count : longest;
    }
    match_play(&table->match, table->legal.action[best]);
    play_go_to(table, table->match.current);
}

/* Leads the app to the moment whose frames are measured. */
enum begin { BEGIN_OPENING, BEGIN_RELAY, BEGIN_AS_IT_IS };

/* Measures frames of one app, started as in *start; `what` names the line that is printed. */
static void bench(const struct app_start *start, enum begin begin, const char *what, int width,
                  int height) {
    static struct desk desk;
    if (desk_open(&desk, start, width, height)) {
        if (begin == BEGIN_RELAY) {
            play_relay(&desk.app->table.play);
        } else if (begin == BEGIN_OPENING) {
            play_opening(&desk.app->table.play);
        }
        time_animation(&desk);
        desk_print(&desk, what);
        struct line turn = text_line("%s, next player", what);
        time_turn(&desk);
        desk_print(&desk, turn.string);
    }
    desk_close(&desk);
}

/* A game at its usual start, or with an option, "name=value". */
static void bench_game(const struct game *game, enum begin begin, const char *option) {
    struct app_start start = {.scenes = scenes,
                              .settings = settings_default(),
                              .game = game,
                              .entropy = 3,
                              .face_of = faces_find};
    char what[64];
    struct text text = text_fixed(what, sizeof what);
    start.options = options_default(game);
    text_format(&text, "%s %s", game->id, option ? option : "");
    if (option) {
        options_set(game, &start.options, option);
    }
    for (int i = 0; i < 2; i++) {
        bench(&start, begin, what, sizes[i][0], sizes[i][1]);
    }
}

/* ---- the rules ---- */

/* Plays the first example of the page that plays, twice: the first time fills the caches. */
static void time_page(struct desk *desk) {
    const struct rules_view *view = desk->app->rules;
    int example = 0;
    while (example < RULES_EXAMPLES_MAX - 1 && !rules_stage_plays(&view->stage[example])) {
        example++;
    }
    char id[TARGET_ID_MAX];
    struct text text = text_fixed(id, sizeof id);
    text_format(&text, "example:%d", example + 1);
    for (int round = 0; round < 2; round++) {
        desk_click(desk, id);
        desk->times = 0;
        for (int i = 0; i < PAGE_FRAMES && view->stage[example].playing; i++) {
            desk->now += FRAME_MS;
            desk_time_frame(desk, desk_clock());
        }
    }
}

/* Measures all pages and prints the one whose frames take longest. */
static void bench_pages(const struct game *game, int width, int height) {
    static struct desk desk;
    struct app_start start = {.scenes = scenes,
                              .settings = settings_default(),
                              .game = game,
                              .entropy = 3,
                              .face_of = faces_find};
    start.options = options_default(game);
    if (desk_open(&desk, &start, width, height)) {
        double most = 0, worst = 0;
        int slowest = 0;
        request_rules(desk.app, game);
        app_grant(desk.app);
        for (int page = 0; page < desk.app->rules->book->pages; page++) {
            desk_frame(&desk);
            time_page(&desk);
            double median = desk_median(&desk);
            if (median > most) {
                most = median;
                worst = desk.time[desk.times - 1];
                slowest = page;
            }
            app_input(desk.app, &(struct input){.kind = INPUT_KEY, .key = KEY_RIGHT});
        }
        printf("frame %-8s rules, page %-7d %4dx%-4d  median %6.2f ms  worst %6.2f ms\n", game->id,
               slowest + 1, width, height, most, worst);
    }
    desk_close(&desk);
}

/* ---- the pointer ---- */

static bool on_board(const struct target *target) {
    return target->enabled && !strstr(target->id, "button:") && !strstr(target->id, "name:");
}

/* Measures the frames in which the pointer enters each target on the board. */
static void time_pointing(struct desk *desk) {
    char id[TARGETS_MAX][TARGET_ID_MAX];
    struct targets *targets = &desk->app->ui->targets;
    int count = 0;
    for (int i = 0; i < targets->count; i++) {
        if (on_board(&targets->target[i])) {
            memcpy(id[count++], targets->target[i].id, sizeof id[0]);
        }
    }
    for (int i = 0; i < count; i++) {
        double begun = desk_clock();
        desk_point(desk, INPUT_MOVE, id[i]);
        desk_time_frame(desk, begun);
    }
}

/* Clicks the targets of an action. The frame after the last click is the first of its animation. */
static void act(struct desk *desk, game_action action, struct desk *acting) {
    const struct play *table = &desk->app->table.play;
    struct touch touch[TOUCHES_MAX];
    int count = table->game->touches(match_position(&table->match), action, touch);
    for (int i = 0; i < count; i++) {
        double begun = desk_clock();
        desk_click(desk, touch[i].text);
        desk_frame(desk);
        if (acting->times < TIMES_MAX) {
            acting->time[acting->times++] = desk_clock() - begun;
        }
        if (i + 1 < count) {
            time_pointing(desk);
        }
    }
}

/* Measures from the input to the frame that shows its effect: pointing, and clicking, in a game of
 * some length. */
static void bench_hands(const struct game *game, const char *option, int width, int height) {
    static struct desk desk, acting;
    struct app_start start = {.scenes = scenes,
                              .settings = settings_default(),
                              .game = game,
                              .entropy = 3,
                              .face_of = faces_find};
    uint64_t seed = 9;
    char what[64];
    start.options = options_default(game);
    if (option) {
        options_set(game, &start.options, option);
    }
    acting = (struct desk){.width = width, .height = height};
    if (desk_open(&desk, &start, width, height)) {
        struct play *table = &desk.app->table.play;
        for (int i = 0; i < ACTIONS_TRIED && table->legal.count > 0; i++) {
            time_pointing(&desk);
            act(&desk, table->legal.action[random_below(&seed, (uint32_t)table->legal.count)],
                &acting);
            desk.now += AGES;
            desk_frame(&desk); /* the animation is over */
            desk_frame(&desk);
        }
        struct text text = text_fixed(what, sizeof what);
        text_format(&text, "%s %s pointing", game->id, option ? option : "");
        desk_print(&desk, what);
        text_clear(&text);
        text_format(&text, "%s %s clicking", game->id, option ? option : "");
        desk_print(&acting, what);
    }
    desk_close(&desk);
}

/* Any action that captures nothing, if there is one: such a match lasts long. */
static game_action quiet_action(const struct match *match, uint64_t *seed) {
    const struct game *game = match->game;
    game_action legal[ACTIONS_MAX];
    int count = match_actions(match, legal), turn = match_turn(match);
    game_action action = legal[0];
    for (int i = 0; i < QUIET_TRIES; i++) {
        struct position after = *match_position(match);
        action = legal[random_below(seed, (uint32_t)count)];
        rules_play(game, &after, action, NULL);
        if (game->score(&after, turn) == game->score(match_position(match), turn) &&
            game->result(&after).outcome == OUTCOME_OPEN) {
            break;
        }
    }
    return action;
}

static bool play_long(struct match *match, const struct game *game) {
    struct options options = options_default(game);
    uint64_t seed = 7;
    options_resolve_seeds(game, &options, 1);
    if (match_start(match, game, &options)) {
        return false;
    }
    for (int i = 0; i < LONG_MATCH && !match_over(match); i++) {
        match_play(match, quiet_action(match, &seed));
    }
    return true;
}

/* Measures opening the record of a long match, and a frame of its last animation with and without
 * the history. */
static void bench_long(const struct game *game) {
    struct match match = {0}, read = {0};
    struct text record = {0};
    struct record_error error;
    if (!play_long(&match, game)) {
        return;
    }
    record_write(&match, &record);
    double begun = desk_clock();
    bool good = record_read(games, games_count, record.data, record.length, &read, &error);
    double opened = desk_clock() - begun;
    printf("record of %d actions of %s (%zu bytes): opened in %.2f ms\n", match_line_length(&match),
           game->id, record.length, opened);
    match_free(&match);
    for (int history = 0; good && history < 2; history++) {
        struct app_start start = {.scenes = scenes,
                                  .settings = settings_default(),
                                  .match = &read,
                                  .entropy = 3,
                                  .face_of = faces_find};
        start.settings.history = history;
        bench(&start, BEGIN_AS_IT_IS, history ? "of it, with history" : "of it", 1280, 800);
        good = record_read(games, games_count, record.data, record.length, &read, &error);
    }
    match_free(&read);
    text_free(&record);
}

int main(void) {
    const char *message = shots_open();
    if (message) {
        fprintf(stderr, "bench_app: %s\n", message);
        return EXIT_FAILURE;
    }
    for (int i = 0; i < games_count; i++) {
        if (faces_find(games[i])) {
            bench_game(games[i], BEGIN_OPENING, NULL);
        }
    }
    bench_game(games_find("saddeeqa"), BEGIN_RELAY, "stones=12");
    for (int i = 0; i < games_count; i++) {
        bench_pages(games[i], sizes[0][0], sizes[0][1]);
        bench_pages(games[i], sizes[1][0], sizes[1][1]);
        bench_hands(games[i], NULL, sizes[0][0], sizes[0][1]);
    }
    bench_hands(games_find("saddeeqa"), "stones=12", sizes[0][0], sizes[0][1]);
    bench_long(games_find("seega"));
    bench_long(games_find("oware"));
    shots_close();
    return EXIT_SUCCESS;
}
