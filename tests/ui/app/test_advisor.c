/* test_advisor.c: review and analysis at the table: when they think, and what comes of it. */
#include "engine/rules.h"
#include "games/games.h"
#include "support/suite.h"
#include "support/ui_play.h"
#include "ui/app/advisor.h"
#include "ui/app/matches.h"
#include "ui/draw/sprites.h"
#include "ui/model/companion.h"
#include "ui/scenes/table/history.h"

#include <math.h>
#include <string.h>

static void resign(struct ui_play *play) {
    ui_play_click(play, "button:menu");
    ui_play_click(play, "button:resign");
    ui_play_click(play, "button:accept");
    ui_play_wait(play, 3000);
    ck_assert(match_over(ui_play_match(play)));
}

/* A match of a few random turns that one of the players has resigned, with its result card. */
static struct ui_play *open_finished(const char *game) {
    struct ui_play *play = ui_play_open(game, NULL, NULL, 1280, 800);
    ui_play_random_game(play, 3, 12, BY_CLICKS);
    resign(play);
    return play;
}

static void answer(struct ui_play *play, struct host_answer answer) {
    ui_play_answer(play, answer);
    ui_play_wait(play, 1);
}

/* Another turn than the one that is asked about, as what would have been better. */
static struct judgment mistake(struct ui_play *play) {
    const struct host_question *asked = &play->fake.question;
    const struct match *match = ui_play_match(play);
    struct judgment judgment = {.mark = MARK_MISTAKE, .after = {-300, false}};
    struct position pos = match->nodes[asked->from].position;
    game_action legal[ACTIONS_MAX];
    int first = asked->to;
    while (match->nodes[first].parent != asked->from) {
        first = match->nodes[first].parent;
    }
    for (int open = 1; open && judgment.better.count < VARIATION_ACTIONS;) {
        int count = match->game->actions(&pos, legal), pick = 0;
        if (!judgment.better.count && legal[0] == match->nodes[first].action) {
            pick = count > 1;
        }
        judgment.better.action[judgment.better.count++] = legal[pick];
        rules_play(match->game, &pos, legal[pick], NULL);
        open = rules_turn_open(match->game, &pos);
    }
    return judgment;
}

/* Answers until the review is complete; every third turn is a mistake. */
static void review_all(struct ui_play *play) {
    for (int i = 1; play->app.table.advisor.reviewing; i++) {
        ck_assert_int_eq(play->fake.question.task, HOST_REVIEW);
        struct judgment judgment =
            i % 3 == 0 ? mistake(play) : (struct judgment){.after = {100, false}};
        answer(play, (struct host_answer){.judgment = judgment});
        ck_assert_int_lt(i, 200);
    }
}

START_TEST(every_turn_of_a_finished_match_is_reviewed_in_the_background) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = open_finished(games[i]->id);
        const struct match *match = ui_play_match(play);
        int current = match->current, length = match_line_length(match);
        ui_play_click(play, "button:review");
        ui_play_wait(play, 1);
        ck_assert(ui_play_says(play, "Reviewing turn 1 of "));
        review_all(play);
        const struct reviewed *turns = advisor_turns(&play->app);
        ck_assert_int_eq(turns->done, turns->count);
        ck_assert_int_eq(turns->marks, turns->count / 3);
        ck_assert_int_eq(match->current, current);
        ck_assert_int_eq(match_line_length(match), length);
        ck_assert(!ui_play_has(play, "button:rematch")); /* the card stays away */
        ui_play_click(play, "button:analyze");
        const char *curve = games[i]->logit ? "Chance to win" : "Expected lead";
        ck_assert(!ui_play_has(play, "graph:score") || !ui_play_says(play, curve));
        ui_play_click(play, "button:review"); /* back to what it found */
        ui_play_hover(play, "button:menu");
        ck_assert(!play->app.table.advisor.analyzing && !play->app.table.advisor.reviewing);
        ck_assert(ui_play_says(play, curve));
        ui_play_wait(play, 10000);
        ck_assert(ui_play_rests(play));
        ui_play_close(play);
    }
}
END_TEST

/* All turns have a first look before any has a longer one. */
START_TEST(what_a_first_look_suspects_is_not_confirmed_until_a_longer_one_has_told) {
    struct ui_play *play = open_finished("oware");
    const struct host_question *asked = &play->fake.question;
    ui_play_click(play, "button:review");
    ui_play_wait(play, 1);
    const struct reviewed *turns = advisor_turns(&play->app);
    for (int i = 1; asked->glance && i <= turns->count; i++) {
        answer(play, (struct host_answer){
                         .judgment = {.after = {100, KNOWN_NOTHING}, .pending = i == 3}});
    }
    turns = advisor_turns(&play->app);
    ck_assert(play->app.table.advisor.reviewing && !asked->glance);
    ck_assert_int_eq(turns->done, turns->count);
    ck_assert_int_eq(asked->to, turns->turn[2].to);
    ck_assert(ui_play_reads(play, "Checking turn 3 again. Left to confirm: 1."));
    history_go_to(&play->app.table, turns->turn[2].to);
    ui_play_wait(play, 1);
    ck_assert(ui_play_reads(play, "Turn 3, South: it may have cost something. That isn't confirmed "
                                  "yet."));
    answer(play, (struct host_answer){.judgment = mistake(play)});
    turns = advisor_turns(&play->app);
    ck_assert(!play->app.table.advisor.reviewing);
    ck_assert_int_eq(turns->marks, 1);
    ck_assert_int_eq(turns->pending, 0);
    ck_assert(ui_play_has(play, "review:3"));
    ui_play_close(play);
}
END_TEST

START_TEST(a_marked_turn_shows_what_was_played_what_was_better_and_the_way_back) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = open_finished(games[i]->id);
        const struct match *match = ui_play_match(play);
        ui_play_click(play, "button:review");
        ui_play_wait(play, 1);
        review_all(play);
        ui_play_check_targets(play, 20);
        ui_play_click(play, "review:3");
        const struct reviewed_turn turn = advisor_turns(&play->app)->turn[2];
        ck_assert_int_eq(match->current, turn.to);
        ui_play_wait(play, 20000);
        const char *heading = turn.mark == MARK_BLUNDER ? "The turning point" : "A mistake";
        ck_assert(ui_play_says(play, heading));
        ui_play_click(play, "button:better");
        ck_assert_int_eq(match->current, reviewed_better(match, &turn));
        ck_assert(ui_play_is_busy(play)); /* it is shown */
        ui_play_wait(play, 20000);
        ck_assert(ui_play_says(play, heading));
        ui_play_check_targets(play, 20);
        ui_play_click(play, "button:played");
        ck_assert_int_eq(match->current, turn.to);
        ck_assert(!ui_play_target(play, "button:answer")->enabled); /* there is none */
        ui_play_close(play);
    }
}
END_TEST

START_TEST(after_a_mistake_its_player_can_try_the_same_turn_again) {
    for (int i = 0; i < games_count; i++) {
        for (int seat = 0; seat < 3; seat++) { /* 2: two people */
            struct ui_play *play = open_finished(games[i]->id);
            struct match *match = ui_play_match(play);
            if (seat < 2) {
                companion_seat(match, seat, 1);
            }
            ui_play_click(play, "button:review");
            ui_play_wait(play, 1);
            review_all(play);
            const struct reviewed_turn turn = advisor_turns(&play->app)->turn[2];
            ui_play_click(play, "review:3");
            bool again = seat != turn.side;
            ck_assert_str_eq(ui_play_target(play, "button:play-from-here")->label,
                             "Play from here");
            ui_play_check_targets(play, 20);
            int depth = match_depth(match, again ? turn.from : turn.to);
            ui_play_click(play, "button:play-from-here");
            ck_assert(!ui_play_table(play)->looking_back);
            ck_assert_int_eq(match_depth(match, match->current), depth);
            ck_assert(!again || match_turn(match) == turn.side);
            matches_follow(&play->app); /* it is kept at once, and stays under Continue */
            ck_assert_str_ne(ui_play_file(play), "");
            ck_assert(!table_is_unsaved(&play->app));
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(a_history_that_a_review_opened_is_closed_with_its_match_unless_the_player_wants_it) {
    static const char *const opened[] = {"button:review", "button:analyze", "graph:result"};
    for (int i = 0; i < 6; i++) {
        struct ui_play *play = open_finished("oware");
        bool wanted = i / 3;
        if (!ui_play_has(play, opened[i % 3])) { /* in the menu */
            ui_play_click(play, "button:menu");
        }
        ui_play_click(play, opened[i % 3]);
        ck_assert_msg(table_shows_history(&play->app), "%s", opened[i % 3]);
        ck_assert(!ui_play_settings(play)->history);
        if (wanted) {
            ui_play_click(play, "button:history");
            ck_assert(!table_shows_history(&play->app));
            ui_play_click(play, "button:history");
        }
        ck_assert(ui_play_settings(play)->history == wanted);
        table_rematch(&play->app, &play->app.table);
        ck_assert(table_shows_history(&play->app) == wanted);
        ui_play_close(play);
    }
    struct ui_play *play = open_finished("oware");
    ui_play_settings(play)->history = true; /* as the player left it */
    ui_play_click(play, "button:review");
    table_rematch(&play->app, &play->app.table);
    ck_assert(ui_play_settings(play)->history);
    ui_play_close(play);
}
END_TEST

START_TEST(where_no_mistake_was_made_one_plays_from_where_one_stands) {
    struct ui_play *play = open_finished("oware");
    ui_play_click(play, "button:review");
    ui_play_wait(play, 1);
    review_all(play);
    ui_play_click(play, "review:3");
    ui_play_click(play, "button:better");
    ck_assert_str_eq(ui_play_target(play, "button:play-from-here")->label, "Play from here");
    ui_play_click(play, "button:played");
    ui_play_key(play, KEY_UNDO);
    ck_assert_str_eq(ui_play_target(play, "button:play-from-here")->label, "Play from here");
    ui_play_close(play);
}
END_TEST

/* A match of enough turns for two rows of marks, all of it reviewed, in a window of some size. */
static struct ui_play *open_reviewed(const char *game, const float size[3]) {
    struct ui_play *play = ui_play_open(game, NULL, NULL, 1280, 800);
    ui_play_random_game(play, 3, ui_play_table(play)->game->turn_open ? 120 : 60, BY_CLICKS);
    if (!match_over(ui_play_match(play))) {
        match_resign(ui_play_match(play), 0);
    }
    table_review(&play->app.table);
    play->width = size[0];
    play->height = size[1];
    ui_play_settings(play)->scale = size[2];
    ui_play_settings(play)->history = true;
    advisor_review(&play->app, &play->app.table, ui_play_match(play)->current);
    play->app.table.advisor.instead = true;
    ui_play_wait(play, 1);
    review_all(play);
    return play;
}

/* The lines of a sentence are above a button or below it. */
static void expect_clear(struct ui_play *play, const char *sentence, const char *id) {
    static const float ABOVE = 0.74F, BELOW = 0.2F; /* the baseline, in parts of the size */
    const struct draw_list *list = &play->list;
    struct rect button = ui_play_target(play, id)->rect;
    int lines = 0;
    for (int i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->command[i];
        const char *line = ui_play_text(play, i);
        float size = command->as.text.size / list->scale, y = command->rect.y / list->scale;
        if (!line[0] || !strstr(sentence, line) || command->as.text.font != FONT_UI ||
            fabsf(command->rect.x / list->scale - button.x) > 1) {
            continue;
        }
        ck_assert_msg(y + BELOW * size <= button.y || y - ABOVE * size >= button.y + button.h,
                      "\"%s\" lies on %s at %.0fx%.0f", line, id, (double)play->width,
                      (double)play->height);
        lines++;
    }
    ck_assert_int_gt(lines, 0);
}

START_TEST(no_words_of_a_review_lie_on_its_buttons) {
    static const float sizes[][3] = {{800, 500},         {800, 600},         {1024, 600},
                                     {1280, 720},        {1280, 800},        {800, 1280},
                                     {2560, 1440},       {800, 600, 1.5F},   {1280, 800, 1.5F},
                                     {1280, 720, 1.25F}, {2560, 1440, 1.5F}, {1280, 800, 2}};
    enum { SIZES = sizeof sizes / sizeof sizes[0] };
    for (int i = 0; i < games_count * SIZES; i++) {
        struct ui_play *play = open_reviewed(games[i / SIZES]->id, sizes[i % SIZES]);
        const struct reviewed *turns = advisor_turns(&play->app);
        ck_assert_int_ge(turns->marks, 9);
        for (int turn = 3; turn <= turns->count; turn += 3) {
            char id[16];
            struct text text = text_fixed(id, sizeof id);
            text_format(&text, "review:%d", turn);
            if (ui_play_has(play, id)) {
                ui_play_click(play, id);
                ui_play_settle(play);
                ui_play_wait(play, 1000);
                char sentence[400];
                text = text_fixed(sentence, sizeof sentence);
                const char *const names[2] = {play_name(ui_play_table(play), 0),
                                              play_name(ui_play_table(play), 1)};
                reviewed_sentence(ui_play_match(play), &turns->turn[turn - 1], names, &text);
                expect_clear(play, sentence, "button:played");
            }
        }
        ui_play_close(play);
    }
}
END_TEST

/* The text that is drawn after the kind of the mark. */
static const char *name_in_panel(struct ui_play *play) {
    int i = 0, next;
    while (i < play->list.count && strcmp(ui_play_text(play, i), words(WORD_REVIEW_MISTAKE)) != 0) {
        i++;
    }
    for (next = i + 1; next < play->list.count && !ui_play_text(play, next)[0];) {
        next++;
    }
    ck_assert_int_lt(next, play->list.count);
    return ui_play_text(play, next);
}

START_TEST(the_name_of_whose_turn_a_mark_is_about_is_not_cut) {
    static const float size[3] = {800, 600, 1};
    static const char *const names[] = {"Katharina M.", "Konstantin"};
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = open_reviewed(games[g]->id, size);
        match_set_name(ui_play_match(play), 0, names[0]);
        match_set_name(ui_play_match(play), 1, names[1]);
        const struct reviewed *turns = advisor_turns(&play->app);
        const struct reviewed_turn *turn = &turns->turn[2];
        ck_assert(turn->mark);
        ui_play_click(play, text_line("review:%d", turn->number).string);
        ui_play_settle(play);
        ui_play_hover(play, "button:moves");
        ui_play_wait(play, 1000);
        ck_assert_str_eq(name_in_panel(play), names[turn->side]);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(the_way_to_the_moves_and_the_way_back_to_the_review_are_in_one_place) {
    static const float size[3] = {800, 600, 1};
    for (int g = 0; g < games_count; g++) {
        struct ui_play *play = open_reviewed(games[g]->id, size);
        struct rect there = ui_play_target(play, "button:moves")->rect;
        ui_play_click(play, "button:moves");
        ck_assert(!ui_play_has(play, "button:moves"));
        struct rect back = ui_play_target(play, "button:advice")->rect;
        ck_assert(rect_contains(back, there.x + 1, there.y + 1));
        ck_assert(rect_contains(back, there.x + there.w - 1, there.y + there.h - 1));
        ui_play_check_targets(play, 31);
        ui_play_key(play, KEY_PAGE_UP);
        ck_assert(ui_play_has(play, "button:advice"));
        for (int i = 0; i < play->list.count; i++) {
            ck_assert_msg(strncmp(ui_play_text(play, i), "Turn\xE2\x80\xA6", 7) != 0, "cut");
        }
        ui_play_click(play, "button:advice");
        ck_assert(ui_play_has(play, "button:moves"));
        ui_play_close(play);
    }
}
END_TEST

/* What the message of the panel says, its lines put together. */
static bool panel_says(struct ui_play *play, const char *words) {
    char all[1024];
    struct text text = text_fixed(all, sizeof all);
    for (int i = 0; i < play->list.count; i++) {
        const char *line = ui_play_text(play, i);
        if (line[0]) {
            text_add(&text, line);
            text_char(&text, ' ');
        }
    }
    return strstr(all, words);
}

START_TEST(a_complete_review_says_what_it_found_for_either_side) {
    struct ui_play *play = open_finished("oware");
    const struct match *match = ui_play_match(play);
    ui_play_click(play, "button:review");
    ui_play_wait(play, 1);
    for (int i = 1; play->app.table.advisor.reviewing; i++) {
        bool wrong = i == 4;
        struct judgment judgment = wrong ? mistake(play) : (struct judgment){0};
        judgment.after.margin = i < 7 ? 100 : -600;
        answer(play, (struct host_answer){.judgment = judgment});
    }
    ck_assert_int_eq(match_turns(match, match->current), advisor_turns(&play->app)->count);
    ui_play_wait(play, 1);
    ck_assert(panel_says(
        play,
        "South made no clear mistakes. North made 1 mistake. Click it to see what was better."));
    history_go_to(&play->app.table, advisor_turns(&play->app)->turn[1].to);
    ui_play_wait(play, 1);
    ck_assert(panel_says(play, "Turn 2, North: nothing clearly changed who wins."));
    history_go_to(&play->app.table, advisor_turns(&play->app)->turn[3].to);
    ui_play_wait(play, 1);
    ck_assert(ui_play_says(play, "A mistake"));
    ui_play_close(play);
}
END_TEST

START_TEST(a_complete_review_says_which_turn_cost_most) {
    static const int losses[] = {500, 900, 2000}; /* of the turns that are marked: 1, 3, 5 */
    struct ui_play *play = open_finished("oware");
    ui_play_click(play, "button:review");
    ui_play_wait(play, 1);
    for (int i = 0; play->app.table.advisor.reviewing; i++) {
        bool wrong = i < 6 && i % 2 == 0;
        struct judgment judgment = wrong ? mistake(play) : (struct judgment){0};
        judgment.after.margin -= i == 4 ? 1800 : 0; /* South is never ahead again after turn 3 */
        judgment.better.value.margin = wrong ? losses[i / 2] + judgment.after.margin : 0;
        judgment.mark = i == 4 ? MARK_DUBIOUS : judgment.mark;
        answer(play, (struct host_answer){.judgment = judgment});
    }
    ui_play_wait(play, 1);
    bool lost = match_result(ui_play_match(play)).winner == 1;
    ck_assert(panel_says(play, "made 3 mistakes."));
    ck_assert(panel_says(play, lost ? "The turning point was turn 3, by South."
                                    : "The costliest turn was turn 3, by South."));
    ui_play_close(play);
}
END_TEST

/* Reviews all of the match, none of whose turns cost anything. */
static void review_calmly(struct ui_play *play) {
    ui_play_click(play, "button:review");
    ui_play_wait(play, 1);
    while (play->app.table.advisor.reviewing) {
        struct judgment judgment = {.after = {20, false}};
        answer(play, (struct host_answer){.judgment = judgment});
    }
    ui_play_wait(play, 1);
}

START_TEST(in_shakala_the_review_says_why_a_large_score_may_be_a_small_lead) {
    struct ui_play *play = open_finished("shakala");
    review_calmly(play);
    ck_assert(panel_says(play, "Gems in a cup can be captured back: a large score may be a small "
                               "lead."));
    ui_play_close(play);
}
END_TEST

START_TEST(where_nothing_is_marked_the_review_says_what_was_captured) {
    struct ui_play *play =
        ui_play_open("seega", NULL, "x4/5/1o3/2x2/4x x 0 0 11 9 move", 1280, 800);
    ui_play_click(play, "square:c2");
    ui_play_click(play, "square:d2");
    resign(play);
    review_calmly(play);
    ck_assert(panel_says(play, "made no clear mistakes. Nothing was captured."));
    ui_play_close(play);
    play = ui_play_open("seega", NULL, "x4/5/xo3/2x2/4o x 0 0 10 9 move", 1280, 800);
    ui_play_click(play, "square:c2");
    ui_play_click(play, "square:c3");
    resign(play);
    review_calmly(play);
    ck_assert(panel_says(play, "The largest capture was on turn 1: Limestone captured 1 piece."));
    ui_play_close(play);
}
END_TEST

/* How often a player's mark is drawn in this area. */
static int marks_of_player(struct ui_play *play, struct rect area, int player) {
    int count = 0;
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        count += command->kind == DRAW_SPRITE &&
                 command->as.sprite.id == (player ? SPRITE_DIAMOND : SPRITE_DISC) &&
                 rect_contains(area, command->rect.x, command->rect.y);
    }
    return count;
}

START_TEST(every_mark_of_a_review_says_whose_turn_it_is_about) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = open_finished(games[i]->id);
        ui_play_click(play, "button:review");
        ui_play_wait(play, 1);
        review_all(play);
        const struct reviewed_turn turn = advisor_turns(&play->app)->turn[2];
        const char *name = play_name(ui_play_table(play), turn.side);
        const struct target *target = ui_play_target(play, "review:3");
        ck_assert(strstr(target->label, name));
        ck_assert_int_eq(marks_of_player(play, target->rect, turn.side), 1);
        ck_assert_int_eq(marks_of_player(play, target->rect, !turn.side), 0);
        ui_play_click(play, "review:3");
        ui_play_wait(play, 20000);
        ck_assert(ui_play_says(play, name));
        ui_play_close(play);
    }
}
END_TEST

START_TEST(the_graph_says_the_margin_after_the_turn_that_is_pointed_at) {
    struct ui_play *play = open_finished("oware");
    review_calmly(play);
    ck_assert(!ui_play_says(play, "0.2 seeds ahead"));
    ui_play_hover(play, "graph:score");
    ui_play_wait(play, 1);
    ck_assert(ui_play_says(play, "0.2 seeds ahead"));
    ui_play_close(play);
}
END_TEST

START_TEST(the_graph_of_a_review_says_what_it_shows_in_what_and_whose_side_is_which) {
    static const char *const titles[] = {"Expected lead in seeds", "Expected lead in stones",
                                         "Expected lead in points", "Chance to win in percent",
                                         "Chance to win in percent"};
    static const struct point sizes[] = {{1280, 800}, {800, 600}, {480, 800}};
    for (int i = 0; i < games_count; i++) {
        for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
            struct ui_play *play = ui_play_open(games[i]->id, NULL, NULL, sizes[k].x, sizes[k].y);
            ui_play_random_game(play, 3, 8, BY_CLICKS);
            resign(play);
            ui_play_click(play, "button:review");
            ui_play_wait(play, 1);
            review_all(play);
            ui_play_wait(play, 20000);
            bool narrow = sizes[k].x < 1280 && !ui_play_says(play, titles[i]);
            if (narrow) { /* the graph gives way to the two sentences of the coach */
                ck_assert(ui_play_has(play, "button:practice"));
                ui_play_close(play);
                continue;
            }
            bool chance = games[i]->logit;
            ck_assert_msg(ui_play_says(play, titles[i]), "%s at %.0fx%.0f", titles[i],
                          (double)sizes[k].x, (double)sizes[k].y);
            ck_assert(ui_play_says(play, chance ? "100" : "+"));
            ck_assert(ui_play_says(play, chance ? "50" : "0"));
            for (int side = 0; side < 2; side++) {
                ck_assert(ui_play_says(play, play_name(ui_play_table(play), side)));
            }
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(companions_do_not_play_on_from_what_a_review_suggests) {
    struct ui_play *play = open_finished("oware");
    const struct match *match = ui_play_match(play);
    play_seat(ui_play_table(play), (const int[]){3, 5}, 1);
    ui_play_click(play, "button:review");
    ui_play_wait(play, 1);
    review_all(play);
    int count = match->count;
    ui_play_click(play, "review:3");
    ui_play_click(play, "button:better");
    for (int i = 0; i < 4; i++) {
        ui_play_wait(play, 3000);
        ck_assert(ui_play_has(play, "button:played"));
        ck_assert(ui_play_has(play, "button:play-from-here"));
    }
    ck_assert_int_eq(match->current, reviewed_better(match, &advisor_turns(&play->app)->turn[2]));
    ck_assert_int_eq(match->count, count);
    ck_assert(!ui_play_table(play)->legal.count);
    ui_play_click(play, "button:play-from-here");
    ui_play_wait(play, 1);
    ck_assert_int_eq(play->fake.question.task, HOST_CHOOSE); /* now they do */
    ck_assert_uint_ne(play->fake.question.id, 0);
    ui_play_close(play);
}
END_TEST

/* True when the match at the table, saved now, would be found among the finished ones. */
static bool is_found_finished(struct ui_play *play) {
    struct match match;
    struct record_error error;
    matches_follow(&play->app);
    struct line path = text_line("/matches/%s", play->app.table.saving.file);
    const char *record = fake_host_content(&play->fake, path.string);
    ck_assert_ptr_nonnull(record);
    ck_assert(records_read(record, strlen(record), &match, &error));
    bool finished = match_over(&match);
    match_free(&match);
    return finished;
}

START_TEST(a_finished_match_stays_finished_while_its_review_is_looked_at) {
    struct ui_play *play = open_finished("oware");
    int turns = match_line_turns(ui_play_match(play));
    ui_play_click(play, "button:review");
    review_all(play);
    ui_play_click(play, "review:3");
    ui_play_click(play, "button:better");
    ck_assert(ui_play_table(play)->looking_back && !match_over(ui_play_match(play)));
    ck_assert(ui_play_says(play, text_line(words(WORD_TURN_OF), 3, turns).string));
    ui_play_settings(play)->ask_leaving = true;
    ck_assert(table_is_over(&play->app) && !ask_is_due(&play->app));
    ck_assert(is_found_finished(play));
    ck_assert(ui_play_table(play)->looking_back && !match_over(ui_play_match(play)));
    ui_play_click(play, "button:return");
    ck_assert(match_over(ui_play_match(play)));
    ck_assert_int_eq(match_line_turns(ui_play_match(play)), turns);
    ui_play_close(play);
}
END_TEST

START_TEST(a_match_whose_end_is_undone_goes_on) {
    struct ui_play *play = open_finished("oware");
    play_undo(ui_play_table(play), ui_play_settings(play));
    ck_assert(!ui_play_table(play)->looking_back);
    ck_assert(!match_over(ui_play_match(play)));
    ui_play_settings(play)->ask_leaving = true;
    ck_assert(!table_is_over(&play->app) && ask_is_due(&play->app));
    ck_assert(!is_found_finished(play));
    ui_play_close(play);
}
END_TEST

START_TEST(a_review_that_is_stopped_anywhere_loses_nothing) {
    struct ui_play *play = open_finished("oware");
    ui_play_click(play, "button:review");
    ui_play_wait(play, 1);
    for (int i = 0; play->app.table.advisor.reviewing; i++) {
        int done = advisor_turns(&play->app)->done;
        if (i % 2 == 0) {
            struct host_answer late = {.task = HOST_REVIEW, .thought = play->fake.question.id};
            ui_play_click(play, "button:review");
            ck_assert_uint_eq(play->fake.question.id, 0);
            answer(play, late); /* nobody waits for it */
            ck_assert_int_eq(advisor_turns(&play->app)->done, done);
            ui_play_click(play, "button:review");
            ui_play_wait(play, 1);
        }
        ck_assert_uint_ne(play->fake.question.id, 0);
        answer(play, (struct host_answer){.judgment = {.after = {100, false}}});
        ck_assert_int_eq(advisor_turns(&play->app)->done, done + 1);
    }
    ck_assert_ptr_null(reviewed_next(advisor_turns(&play->app)));
    ui_play_close(play);
}
END_TEST

START_TEST(leaving_the_table_stops_the_review) {
    struct ui_play *play = open_finished("oware");
    ui_play_click(play, "button:review");
    ui_play_wait(play, 1);
    ck_assert_uint_ne(play->fake.question.id, 0);
    ui_play_click(play, "button:back");
    ui_play_wait(play, 1);
    ck_assert_uint_eq(play->fake.question.id, 0);
    ck_assert(!play->app.table.advisor.reviewing);
    ui_play_close(play);
}
END_TEST

START_TEST(there_is_no_advice_for_a_match_that_is_going_on) {
    for (int alone = 0; alone < 2; alone++) {
        struct ui_play *play = ui_play_open("oware", NULL, NULL, 1280, 800);
        play_seat(ui_play_table(play), (const int[]){0, alone ? 2 : 0}, 1);
        ui_play_settings(play)->history = true;
        ui_play_wait(play, 1);
        ck_assert(!ui_play_has(play, "button:review"));
        ck_assert(!ui_play_has(play, "button:analyze"));
        advisor_review(&play->app, &play->app.table, MATCH_ROOT);
        advisor_analyze(&play->app, &play->app.table);
        ui_play_wait(play, 1);
        ck_assert_int_eq(play->fake.questions, 0);
        ui_play_close(play);
    }
}
END_TEST

/* Fails unless there is room left and right of a button's words. */
static void check_room_in(struct ui_play *play, const char *id, const char *label) {
    const struct target *target = ui_play_target(play, id);
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        if (strcmp(ui_play_text(play, i), label) == 0 &&
            rect_contains(target->rect, command->rect.x, command->rect.y)) {
            float width =
                draw_text_width(&play->list, command->as.text.font, command->as.text.size, label);
            ck_assert_float_ge(target->rect.w - width, 20);
            return;
        }
    }
    ck_abort_msg("%s is not on its button", label);
}

START_TEST(the_words_of_review_and_analysis_do_not_touch_the_edges_of_their_buttons) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = ui_play_open(games[i]->id, NULL, NULL, 800, 600);
        play->app.table.studied = ui_play_settings(play)->history = true;
        ui_play_redraw(play);
        ui_play_wait(play, 1);
        check_room_in(play, "button:review", words(WORD_REVIEW_BRIEF));
        check_room_in(play, "button:analyze", words(WORD_ANALYZE));
        ui_play_close(play);
    }
}
END_TEST

START_TEST(the_menu_has_the_analysis_in_a_window_of_any_size) {
    static const float sizes[][2] = {{800, 500}, {800, 600}, {1280, 800}};
    for (int size = 0; size < 3; size++) {
        for (int over = 0; over < 2; over++) {
            struct ui_play *play =
                ui_play_open("seega", NULL, NULL, sizes[size][0], sizes[size][1]);
            ui_play_random_game(play, 3, 8, BY_CLICKS);
            ui_play_settings(play)->history = false;
            play->app.table.studied = !over;
            ui_play_click(play, "button:menu");
            ck_assert(over || ui_play_has(play, "button:analyze"));
            if (over) {
                ck_assert(!ui_play_has(play, "button:analyze")); /* not during a match */
                ui_play_cancel(play);
                resign(play);
                ui_play_click(play, "button:menu");
            }
            ui_play_check_targets(play, 32);
            ui_play_click(play, "button:analyze");
            ui_play_wait(play, 1);
            bool asked = play->fake.question.task == HOST_ANALYZE;
            ck_assert(play->app.table.advisor.analyzing && (over || asked));
            ck_assert(!ui_play_has(play, "button:rematch")); /* the card has gone */
            ui_play_close(play);
        }
    }
}
END_TEST

SUITE("advisor", every_turn_of_a_finished_match_is_reviewed_in_the_background,
      what_a_first_look_suspects_is_not_confirmed_until_a_longer_one_has_told,
      a_marked_turn_shows_what_was_played_what_was_better_and_the_way_back,
      after_a_mistake_its_player_can_try_the_same_turn_again,
      a_history_that_a_review_opened_is_closed_with_its_match_unless_the_player_wants_it,
      where_no_mistake_was_made_one_plays_from_where_one_stands,
      a_complete_review_says_what_it_found_for_either_side, no_words_of_a_review_lie_on_its_buttons,
      the_way_to_the_moves_and_the_way_back_to_the_review_are_in_one_place,
      the_name_of_whose_turn_a_mark_is_about_is_not_cut,
      a_complete_review_says_which_turn_cost_most,
      in_shakala_the_review_says_why_a_large_score_may_be_a_small_lead,
      where_nothing_is_marked_the_review_says_what_was_captured,
      every_mark_of_a_review_says_whose_turn_it_is_about,
      the_graph_says_the_margin_after_the_turn_that_is_pointed_at,
      the_graph_of_a_review_says_what_it_shows_in_what_and_whose_side_is_which,
      companions_do_not_play_on_from_what_a_review_suggests,
      a_finished_match_stays_finished_while_its_review_is_looked_at,
      a_match_whose_end_is_undone_goes_on, a_review_that_is_stopped_anywhere_loses_nothing,
      leaving_the_table_stops_the_review, there_is_no_advice_for_a_match_that_is_going_on,
      the_words_of_review_and_analysis_do_not_touch_the_edges_of_their_buttons,
      the_menu_has_the_analysis_in_a_window_of_any_size)
