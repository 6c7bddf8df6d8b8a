/* test_lessons.c: the lessons, each played to its end by clicks, as a learner would. */
#include "engine/rules.h"
#include "games/games.h"
#include "platform/platform.h"
#include "support/learner.h"
#include "support/suite.h"
#include "ui/app/stack.h"
#include "ui/model/companion.h"

#include <string.h>

static struct study *study(struct ui_play *play) {
    return ui_play_study(play);
}

/* A learner whose lessons are in the language of a folder. */
static struct ui_play *open_translated(const char *language, const struct game *game,
                                       const float size[2]) {
    struct ui_play *play = ui_play_open("", NULL, NULL, size[0], size[1]);
    struct text text = {0};
    struct line path =
        text_line("%s/assets/lessons/%s/%s.txt", SERAI_SOURCE_DIR, language, game->id);
    if (!platform_read(path.string, 1 << 20, &text)) {
        fake_host_put(&play->fake, text_line("assets/lessons/english/%s.txt", game->id).string,
                      text_string(&text));
    }
    text_free(&text);
    ui_play_open_study(play, STUDY_LESSON, game, 0);
    ck_assert_msg(ui_play_study(play), "%s", path.string);
    ui_play_wait(play, 0);
    return play;
}

/* Takes all lessons of a language in windows of all sizes. */
static void take_all(const char *language) {
    static const float sizes[][2] = {{1280, 800}, {800, 600}, {2560, 1440}, {700, 1100}};
    for (int i = 0; i < games_count; i++) {
        for (size_t size = 0; size < sizeof sizes / sizeof sizes[0]; size++) {
            struct ui_play *play = open_translated(language, games[i], sizes[size]);
            learner_take(play, NULL);
            ck_assert(ui_play_has(play, "button:alone"));
            ck_assert(ui_play_has(play, "button:two"));
            ui_play_close(play);
        }
    }
}

START_TEST(each_lesson_is_played_to_its_end_by_clicks_in_every_language) {
    struct platform_listing listing = {0};
    int languages = 0;
    ck_assert_ptr_null(platform_list(SERAI_SOURCE_DIR "/assets/lessons", &listing));
    for (int i = 0; i < listing.count; i++) {
        if (listing.entry[i].folder) {
            take_all(listing.entry[i].name);
            languages++;
        }
    }
    ck_assert_int_ge(languages, 1);
    platform_free_listing(&listing);
}
END_TEST

/* Clicks a legal action that is not the one the lesson asks for. */
static void try_another(struct ui_play *play) {
    const struct legal *legal = ui_play_legal(play);
    const char *wrong = study(play)->now.wrong;
    for (int i = 0; i < legal->count && !study(play)->now.any; i++) {
        bool simple = legal->touch_count[i] == 1 && ui_play_has(play, legal->touch[i][0].text);
        if (simple && !learner_may_play(play, legal->action[i])) {
            ui_play_click(play, legal->touch[i][0].text);
            ck_assert_str_eq(ui_play_refusal(play), wrong[0] ? wrong : words(WORD_LESSON_FOLLOW));
            return;
        }
    }
}

/* Clicks what the game does not allow. */
static void try_the_impossible(struct ui_play *play) {
    const struct targets *targets = ui_play_targets(play);
    for (int i = 0; i < targets->count; i++) {
        struct target target = targets->target[i];
        if (!target.enabled && strncmp(target.id, "button:", 7) != 0) {
            ui_play_click(play, target.id);
            ck_assert_msg(ui_play_refusal(play)[0], "%s: %s", study(play)->game->id, target.id);
            ck_assert_str_ne(ui_play_refusal(play), study(play)->now.wrong);
            return;
        }
    }
}

static void try_all_else(struct ui_play *play) {
    struct position before = *ui_play_position(play);
    try_another(play);
    ck_assert(position_equal(&before, ui_play_position(play)));
    try_the_impossible(play);
    ck_assert(position_equal(&before, ui_play_position(play)));
    play_clear_selection(ui_play_table(play));
    ui_play_redraw(play);
    ui_play_wait(play, 0);
}

START_TEST(whatever_else_is_tried_is_answered_and_leaves_the_lesson_as_it_was) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = learner_open(games[i], 1280, 800);
        learner_take(play, try_all_else);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_lesson_takes_ten_to_twenty_steps_that_can_be_read) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = learner_open(games[i], 1280, 800);
        const char *text = study(play)->text;
        int steps = lesson_steps(text);
        ck_assert_int_ge(steps, 10);
        ck_assert_int_le(steps, 20);
        for (int step = 0; step < steps; step++) {
            struct lesson_step read;
            ck_assert_msg(lesson_find(text, "", step, &read), "%s, step %d", games[i]->id,
                          step + 1);
            bool asks = read.play[0] || read.any;
            ck_assert_msg(asks + (read.touches[0] != 0) <= 1, "%s, step %d asks for two things",
                          games[i]->id, step + 1);
            ck_assert_msg(!read.play[0] || read.wrong[0] || read.look[0] || step > 0,
                          "%s, step %d says nothing about other actions", games[i]->id, step + 1);
        }
        ui_play_close(play);
    }
}
END_TEST

START_TEST(another_legal_action_is_answered_and_not_played) {
    struct ui_play *play = learner_open(games_find("oware"), 1280, 800);
    ui_play_click(play, "pit:C");
    ck_assert_str_eq(ui_play_refusal(play), words(WORD_LESSON_READ_ON));
    ui_play_click(play, "button:next");
    struct position before = *ui_play_position(play);
    ui_play_click(play, "pit:E");
    ck_assert_str_eq(ui_play_refusal(play), study(play)->now.wrong);
    ck_assert(position_equal(&before, ui_play_position(play)));
    ui_play_click(play, "pit:c");
    ck_assert_str_eq(ui_play_refusal(play), "House c belongs to North.");
    ck_assert(position_equal(&before, ui_play_position(play)));
    ui_play_click(play, "pit:C");
    ck_assert(!position_equal(&before, ui_play_position(play)));
    ui_play_close(play);
}
END_TEST

/* A lesson of three steps: the second goes on, the third begins in another position. */
START_TEST(the_answer_to_a_wrong_action_stays_until_another_place_is_pointed_at) {
    struct ui_play *play = learner_open(games_find("saddeeqa"), 1280, 800);
    ui_play_click(play, "button:next");
    ui_play_click(play, "pit:6");
    struct rect arrow = ui_play_target(play, "direction:ccw")->rect;
    struct rect hole = ui_play_target(play, "pit:6")->rect;
    ui_play_click(play, "direction:ccw");
    for (int i = 0; i < 5; i++) { /* the arrow is gone, and the pointer is still over the hole */
        ui_play_pull(play, "pit:6", arrow.x + arrow.w * 0.85F - hole.x - hole.w / 2,
                     arrow.y + arrow.h / 2 - hole.y - hole.h / 2 + (float)i * 0.1F);
        ck_assert_str_eq(ui_play_refusal(play), study(play)->now.wrong);
    }
    ui_play_hover(play, "pit:1");
    ui_play_wait(play, 16);
    ck_assert_str_eq(ui_play_refusal(play), "");
    ui_play_close(play);
}
END_TEST

static struct ui_play *open_three_steps(void) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    fake_host_put(&play->fake, "assets/lessons/english/oware.txt",
                  "say One.\n\nsay Two.\nlook pit:A pit:B\n\n"
                  "position 3-0-7-2-1-4-2-5-2-1-4-6-8-3-S\nsay Three.\nplay A|C\n");
    ui_play_open_study(play, STUDY_LESSON, games_find("oware"), 0);
    ui_play_wait(play, 0);
    return play;
}

START_TEST(a_step_that_begins_in_another_position_says_so) {
    struct ui_play *play = open_three_steps();
    ck_assert(!ui_play_says(play, words(WORD_LESSON_POSITION)));
    ui_play_click(play, "button:next");
    ck_assert(!ui_play_says(play, words(WORD_LESSON_POSITION)));
    ui_play_click(play, "button:next");
    ck_assert(ui_play_says(play, words(WORD_LESSON_POSITION)));
    ui_play_close(play);
}
END_TEST

START_TEST(another_position_fades_in_unless_motion_is_reduced) {
    for (int reduced = 0; reduced < 2; reduced++) {
        struct ui_play *play = open_three_steps();
        ui_play_settings(play)->speed = 1;
        ui_play_settings(play)->reduced_motion = reduced;
        ui_play_click(play, "button:next");
        ck_assert(ui_play_rests(play));
        ui_play_click(play, "button:next");
        app_update(&play->app, play->now + 20);
        ck_assert(ui_play_is_due(play) == (reduced == 0)); /* there is another frame to draw */
        for (int i = 0; i < 60; i++) {
            ui_play_wait(play, 20);
        }
        ck_assert(ui_play_rests(play));
        ui_play_close(play);
    }
}
END_TEST

START_TEST(what_a_step_speaks_of_is_marked_and_every_action_that_will_do_is_ringed) {
    struct ui_play *play = open_three_steps();
    struct touch look[LOOKS_MAX];
    ck_assert_int_eq(guide_look(&play->app, look), 0);
    ui_play_click(play, "button:next");
    ck_assert_int_eq(guide_look(&play->app, look), 0);
    ck_assert_int_eq(guide_mention(&play->app, look), 2);
    ck_assert_str_eq(look[0].text, "pit:A");
    ck_assert_str_eq(look[1].text, "pit:B");
    ui_play_click(play, "button:next");
    ck_assert_int_eq(guide_mention(&play->app, look), 0);
    ck_assert_int_eq(guide_look(&play->app, look), 2);
    ck_assert_str_eq(look[0].text, "pit:A");
    ck_assert_str_eq(look[1].text, "pit:C");
    ui_play_close(play);
}
END_TEST

/* The targets that are lit: those to be touched next, and those that do the same. */
static int find_lit(struct ui_play *play, const struct target *lit[TARGETS_MAX]) {
    const struct targets *targets = ui_play_targets(play);
    const struct face *face = ui_play_table(play)->face;
    struct touch look[LOOKS_MAX];
    int count = 0, looks = guide_look(&play->app, look);
    for (int i = 0; i < targets->count; i++) {
        const char *id = targets->target[i].id;
        const char *meant =
            face->touch ? face->touch(ui_play_position(play), ui_play_legal(play), id) : NULL;
        bool is_lit = false;
        for (int k = 0; k < looks; k++) {
            is_lit = is_lit || strcmp(look[k].text, meant ? meant : id) == 0;
        }
        if (is_lit) {
            lit[count++] = &targets->target[i];
        }
    }
    return count;
}

/* Clicks the middle of what is lit: of the one, the second… of several. */
static void click_lit(struct ui_play *play, int which) {
    const struct target *lit[TARGETS_MAX];
    char id[TARGET_LABEL_MAX];
    int count = find_lit(play, lit), step = study(play)->step + 1;
    ck_assert_msg(count > 0, "%s, step %d: nothing is lit", study(play)->game->id, step);
    const struct target *target = lit[which % count];
    struct rect mark = target->mark;
    ck_assert(rect_contains(target->rect, mark.x + mark.w / 2, mark.y + mark.h / 2));
    struct text text = text_fixed(id, sizeof id);
    text_add(&text, target->id);
    ui_play_click(play, id);
    ck_assert_msg(!ui_play_refusal(play)[0], "%s, step %d, %s: %s", study(play)->game->id, step, id,
                  ui_play_refusal(play));
}

/* Goes to the last step by nothing but Next and clicks on what is lit, where the learner is told
 * what to do. */
static void follow_the_light(struct ui_play *play, int which) {
    for (int i = 0; i < 400 && study(play)->step + 1 < study(play)->count; i++) {
        bool told = learner_is_asked(play) && !study(play)->now.any;
        if (told && (!study(play)->now.find || ui_play_chosen(play)[0])) {
            click_lit(play, which);
            learner_settle(play);
        } else {
            learner_step(play);
        }
    }
    ck_assert_int_eq(study(play)->step + 1, study(play)->count);
}

START_TEST(whatever_a_lesson_lights_is_accepted_when_its_middle_is_clicked) {
    static const float sizes[][2] = {{1280, 800}, {800, 600}};
    for (int i = 0; i < games_count; i++) {
        for (int which = 0; which < 6; which++) {
            struct ui_play *play = learner_open(games[i], sizes[which % 2][0], sizes[which % 2][1]);
            follow_the_light(play, which / 2);
            ui_play_close(play);
        }
    }
}
END_TEST

START_TEST(only_what_to_touch_is_lit_not_what_a_step_only_speaks_of) {
    int mentioned = 0;
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = learner_open(games[i], 1280, 800);
        while (study(play)->step + 1 < study(play)->count) {
            const struct target *lit[TARGETS_MAX];
            struct touch mention[LOOKS_MAX];
            bool does = learner_is_asked(play) || study(play)->now.touches[0];
            ck_assert(does || find_lit(play, lit) == 0);
            mentioned += guide_mention(&play->app, mention);
            learner_step(play);
        }
        ui_play_close(play);
    }
    ck_assert_int_gt(mentioned, 0);
}
END_TEST

START_TEST(what_may_be_tried_in_either_order_is_lit_until_it_is_chosen) {
    struct ui_play *play = learner_open(games_find("dulko"), 1280, 800);
    struct touch look[LOOKS_MAX];
    while (!study(play)->now.touches[0]) {
        learner_step(play);
    }
    ck_assert_int_eq(guide_look(&play->app, look), 2);
    ui_play_click(play, look[1].text); /* the square first */
    ck_assert_int_eq(guide_look(&play->app, look), 1);
    ck_assert_str_eq(look[0].text, "bank:1:7");
    ui_play_click(play, look[0].text);
    learner_settle(play);
    ck_assert(study(play)->told);
    ui_play_close(play);
}
END_TEST

START_TEST(a_count_that_falls_between_two_steps_is_announced) {
    int falls = 0;
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = learner_open(games[i], 1280, 800);
        const struct game *game = games[i];
        while (study(play)->step + 1 < study(play)->count) {
            int step = study(play)->step;
            struct position before = *ui_play_position(play);
            learner_step(play);
            const struct position *after = ui_play_position(play);
            bool fell = game->score(after, 0) < game->score(&before, 0) ||
                        game->score(after, 1) < game->score(&before, 1);
            if (study(play)->step > step && fell) {
                ck_assert_msg(ui_play_says(play, "Another position."), "%s, step %d", game->id,
                              step + 2);
                falls++;
            }
        }
        ui_play_close(play);
    }
    ck_assert_int_gt(falls, 0);
}
END_TEST

/* Where each step of a lesson began. */
static struct position begun[LESSON_WORDS_MAX];
static int begun_at[LESSON_WORDS_MAX], steps_begun;

static void note_step(struct ui_play *play) {
    if (!steps_begun || begun_at[steps_begun - 1] != study(play)->step) {
        begun_at[steps_begun] = study(play)->step;
        begun[steps_begun++] = *ui_play_position(play);
    }
}

START_TEST(one_step_back_begins_the_step_before_again_in_every_lesson) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = learner_open(games[i], 1280, 800);
        ck_assert(!ui_play_has(play, "button:previous"));
        steps_begun = 0;
        learner_take(play, note_step);
        bool asked = true;
        for (int at = steps_begun - 1; at > 0 && asked; at--) {
            int back = study(play)->step - 1;
            ui_play_click(play, "button:previous");
            learner_settle(play);
            ck_assert_int_le(study(play)->step, back);
            for (int k = 0; k < steps_begun; k++) {
                bool same = begun_at[k] == study(play)->step && learner_is_asked(play);
                ck_assert(!same || position_equal(&begun[k], ui_play_position(play)));
            }
            asked = study(play)->step > 0;
        }
        ui_play_close(play);
    }
}
END_TEST

START_TEST(only_what_the_rules_forbid_is_marked_with_a_cross) {
    struct ui_play *play = learner_open(games_find("oware"), 1280, 800);
    ui_play_click(play, "button:next");
    ui_play_click(play, "pit:E");
    ck_assert(ui_play_table(play)->refused.mild); /* it may be played, but not now */
    ui_play_click(play, "pit:c");
    ck_assert(!ui_play_table(play)->refused.mild);
    ui_play_close(play);
}
END_TEST

START_TEST(a_ring_around_a_row_of_the_bank_leaves_the_rows_beside_it_free) {
    struct ui_play *play = learner_open(games_find("dulko"), 1280, 800);
    ui_play_click(play, "button:next");
    ui_play_wait(play, 1000);
    struct color accent = play->app.ui->theme->accent;
    struct rect row = ui_play_target(play, "bank:1:7")->rect;
    struct rect square = ui_play_target(play, "square:c4")->rect;
    int rings = 0, goals = 0;
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        bool glows = command->kind == DRAW_BOX && command->as.box.glow.width > 10 &&
                     memcmp(&command->as.box.stroke.color, &accent, sizeof accent) == 0;
        struct rect rect = command->as.box.rect;
        if (glows && rect_contains(row, rect.x + rect.w / 2, rect.y + rect.h / 2)) {
            ck_assert_float_le(rect.h, row.h + 1);
            rings++;
        }
        goals += glows && rect_contains(square, rect.x + rect.w / 2, rect.y + rect.h / 2);
    }
    ck_assert_int_eq(rings, 1);
    ck_assert_int_eq(goals, 1);
    ui_play_close(play);
}
END_TEST

/* The last command that draws this text, and the last box with the glow of a ring. */
static int last_text(const struct ui_play *play, const char *string) {
    int last = -1;
    for (int i = 0; i < play->list.count; i++) {
        last = strcmp(ui_play_text(play, i), string) == 0 ? i : last;
    }
    return last;
}

static int last_ring(const struct ui_play *play) {
    int last = -1;
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        bool glows = command->kind == DRAW_BOX && command->as.box.glow.width > 10;
        last = glows ? i : last;
    }
    return last;
}

START_TEST(the_name_of_a_ringed_place_is_drawn_above_the_ring) {
    static const char *const names[][2] = {
        {"oware", "C"}, {"saddeeqa", "6"}, {"shakala", "B"}, {"seega", "3"}, {"dulko", "c"}};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        struct ui_play *play = learner_open(games_find(names[i][0]), 800, 600);
        ui_play_click(play, "button:next");
        ui_play_wait(play, 1000);
        ck_assert_int_ge(last_ring(play), 0);
        ck_assert_msg(last_text(play, names[i][1]) > last_ring(play), "%s", names[i][0]);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(while_the_other_side_replies_nothing_can_be_played) {
    struct ui_play *play = learner_open(games_find("oware"), 1280, 800);
    ui_play_click(play, "button:next");
    ui_play_click(play, "pit:C");
    ui_play_wait(play, 10);
    struct position before = *ui_play_position(play);
    ui_play_click(play, "pit:b");
    ck_assert_str_eq(ui_play_toast(play), "It's North's turn.");
    ck_assert(position_equal(&before, ui_play_position(play)));
    learner_settle(play);
    ck_assert_int_eq(match_turn(ui_play_match(play)), 0);
    ck_assert(study(play)->told);
    ui_play_close(play);
}
END_TEST

START_TEST(a_turn_of_the_other_side_waits_until_the_learner_has_read_what_is_said_of_it) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    fake_host_put(&play->fake, "assets/lessons/english/oware.txt",
                  "position 4-4-0-5-5-5-5-4-4-4-4-4-0-0-N\nsay Watch.\nreply d\nafter Seen.\n\n"
                  "say Two.\n");
    ui_play_open_study(play, STUDY_LESSON, games_find("oware"), 0);
    learner_settle(play);
    ck_assert_int_eq(study_played(&play->app), 0);
    ck_assert(ui_play_says(play, "Watch."));
    ui_play_click(play, "button:next");
    ck_assert(ui_play_says(play, "Watch."));
    learner_settle(play);
    ck_assert_int_eq(study_played(&play->app), 1);
    ck_assert(ui_play_says(play, "Seen."));
    ck_assert_int_eq(study(play)->step, 0);
    ui_play_click(play, "button:next");
    ck_assert_int_eq(study(play)->step, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(no_step_goes_on_to_the_next_by_itself) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = learner_open(games[i], 1280, 800);
        while (study(play)->step + 1 < study(play)->count) {
            int step = study(play)->step;
            bool next = study(play)->told || ui_play_has(play, "button:next");
            learner_step(play);
            ck_assert_msg(next || study(play)->step == step, "%s, step %d", games[i]->id, step + 1);
        }
        ui_play_close(play);
    }
}
END_TEST

START_TEST(undoing_goes_no_further_back_than_the_step) {
    struct ui_play *play = learner_open(games_find("shakala"), 1280, 800);
    ui_play_click(play, "button:next");
    ui_play_click(play, "pit:B");
    ck_assert_int_eq(study_played(&play->app), 1);
    ui_play_cancel(play);
    ui_play_wait(play, 10);
    ck_assert_int_eq(study_played(&play->app), 0);
    ui_play_cancel(play);
    ui_play_key(play, KEY_UNDO);
    ui_play_key(play, KEY_HOME);
    ui_play_wait(play, 10);
    ck_assert_int_eq(study_played(&play->app), 0);
    ck_assert_int_eq(study(play)->step, 1);
    ui_play_close(play);
}
END_TEST

START_TEST(a_completed_lesson_is_remembered) {
    struct ui_play *play = learner_open(games_find("oware"), 1280, 800);
    ck_assert_int_eq(play->fake.progress_saves, 0);
    learner_take(play, NULL);
    ck_assert_int_eq(play->fake.progress_saves, 1);
    ck_assert_int_eq(progress_of(&play->fake.progress, games_find("oware"))->lesson, LESSON_TAKEN);
    ui_play_close(play);
}
END_TEST

START_TEST(the_match_of_a_lesson_is_not_saved_and_not_continued) {
    struct ui_play *play = learner_open(games_find("oware"), 1280, 800);
    ui_play_click(play, "button:next");
    ui_play_click(play, "pit:C");
    learner_settle(play);
    ck_assert_str_eq(ui_play_file(play), "");
    ui_play_click(play, "button:back");
    ck_assert_int_eq(ui_play_scene(play), SCENE_HOME);
    ck_assert(!ui_play_has(play, "continue:0"));
    ck_assert_ptr_null(ui_play_study(play));
    ui_play_close(play);
}
END_TEST

START_TEST(after_a_lesson_a_match_with_the_first_companion_begins_at_once) {
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = learner_open(games[i], 1280, 800);
        learner_take(play, NULL);
        ui_play_click(play, "button:alone");
        ck_assert_int_eq(ui_play_scene(play), SCENE_TABLE);
        ck_assert_ptr_eq(ui_play_match(play)->game, games[i]);
        int near = !ui_play_table(play)->face->hints.upper_player;
        ck_assert_int_eq(companion_of(ui_play_match(play), near), 0);
        ck_assert_int_eq(companion_of(ui_play_match(play), !near), 1);
        ck_assert(!clock_used(ui_play_clock(play)));
        ck_assert(!play->app.table.studying);
        ck_assert_ptr_null(ui_play_study(play));
        ui_play_click(play, "button:menu");
        ui_play_click(play, "button:new"); /* nothing has been played that would be asked about */
        ck_assert_int_eq(ui_play_scene(play), SCENE_SETUP);
        ui_play_close(play);
    }
}
END_TEST

static bool overlap(struct rect a, struct rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

START_TEST(where_the_way_on_was_the_last_step_has_a_match_and_nothing_that_leads_home) {
    static const float sizes[][2] = {{1280, 800}, {800, 600}, {700, 1100}, {2560, 1440}};
    for (int i = 0; i < 12; i++) {
        struct ui_play *play = learner_open(games_find("oware"), sizes[i % 4][0], sizes[i % 4][1]);
        ui_play_settings(play)->scale = i < 4 ? 0 : i < 8 ? 1.5F : 2;
        ui_play_redraw(play);
        ui_play_wait(play, 16);
        struct rect next = ui_play_target(play, "button:next")->rect;
        learner_take(play, NULL);
        struct rect alone = ui_play_target(play, "button:alone")->rect;
        ck_assert(overlap(alone, next) && alone.x <= next.x && alone.y == next.y);
        ck_assert(alone.x + alone.w >= next.x + next.w && alone.h == next.h);
        ck_assert(!overlap(ui_play_target(play, "button:home")->rect, next));
        ck_assert(!overlap(ui_play_target(play, "button:two")->rect, next));
        ui_play_close(play);
    }
}
END_TEST

START_TEST(after_a_lesson_a_match_for_two_can_be_set_up) {
    struct ui_play *play = learner_open(games_find("seega"), 1280, 800);
    learner_take(play, NULL);
    ui_play_click(play, "button:two");
    ck_assert_int_eq(ui_play_scene(play), SCENE_SETUP);
    ck_assert_ptr_eq(ui_play_setup(play)->game, games_find("seega"));
    ck_assert_int_eq(ui_play_setup(play)->now.companion[0], 0);
    ck_assert_int_eq(ui_play_setup(play)->now.companion[1], 0);
    ui_play_close(play);
}
END_TEST

START_TEST(a_lesson_whose_file_is_missing_is_refused) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    play->fake.assets_missing = true;
    ui_play_open_study(play, STUDY_LESSON, games_find("oware"), 0);
    ck_assert_int_eq(ui_play_scene(play), SCENE_HOME);
    ck_assert(strstr(ui_play_toast(play), "lessons/english/oware.txt"));
    ck_assert_ptr_null(ui_play_study(play));
    ui_play_close(play);
}
END_TEST

START_TEST(a_lesson_with_a_wrong_line_is_refused) {
    static const char *const wrong[] = {
        "say Hello.\nshout Hello.\n",      "look pit:A\n", "say \n", "say\n",
        "say Hello.\nposition nonsense\n",
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
        fake_host_put(&play->fake, "assets/lessons/english/oware.txt", wrong[i]);
        ui_play_open_study(play, STUDY_LESSON, games_find("oware"), 0);
        ck_assert_msg(ui_play_scene(play) == SCENE_HOME, "%s", wrong[i]);
        ui_play_close(play);
    }
}
END_TEST

START_TEST(a_panel_says_to_play_only_while_somebody_is_to) {
    struct ui_play *play = ui_play_open("", NULL, NULL, 1280, 800);
    const struct turn_indicator *lit = &play->app.table.indicator;
    fake_host_put(&play->fake, "assets/lessons/english/oware.txt",
                  "say One.\nplay C\nafter Done.\n\nsay Two.\nposition start\nplay C\nreply d\n"
                  "after Done.\n\nsay Three.\n");
    ui_play_open_study(play, STUDY_LESSON, games_find("oware"), 0);
    ui_play_wait(play, 0);
    ck_assert_int_eq(lit->lit, 0);
    ui_play_click(play, "pit:C");
    learner_settle(play);
    ck_assert_int_eq(match_turn(ui_play_match(play)), 1);
    ck_assert_int_eq(lit->lit, -1); /* the lesson waits for the learner, not for North */
    ck_assert(!ui_play_says(play, "North · to play"));
    ui_play_click(play, "button:next");
    ui_play_wait(play, 0);
    ck_assert_int_eq(lit->lit, 0);
    ui_play_click(play, "pit:C");
    ui_play_wait(play, 10);
    ck_assert_int_eq(lit->lit, 1); /* it is about to reply */
    learner_settle(play);
    ck_assert_int_eq(lit->lit, -1); /* the lesson tells what happened */
    ui_play_close(play);
}
END_TEST

START_TEST(the_lesson_of_shakala_says_at_once_how_one_loses_and_shows_the_other_side_capture) {
    struct ui_play *play = learner_open(games_find("shakala"), 1280, 800);
    const char *text = study(play)->text;
    struct lesson_step step;
    bool captured = false;
    ck_assert(lesson_find(text, "", 0, &step));
    ck_assert_ptr_nonnull(strstr(step.say, "with fewer"));
    while (study(play)->step + 1 < study(play)->count) {
        learner_step(play);
        const struct match *match = ui_play_match(play);
        const struct match_node *last = &match->nodes[match->current];
        captured = captured || (last->step == STEP_ACTION && last->player == 1 &&
                                match->game->score(&last->position, 1) >
                                    match->game->score(&match->nodes[last->parent].position, 1));
    }
    ck_assert(captured);
    ui_play_close(play);
}
END_TEST

START_TEST(nothing_invites_while_a_lesson_only_tells) {
    int told = 0, asked = 0;
    for (int i = 0; i < games_count; i++) {
        struct ui_play *play = learner_open(games[i], 1280, 800);
        bool last = false;
        while (!last) {
            last = study(play)->step + 1 == study(play)->count;
            ui_play_hover(play, "button:rules");
            bool sees = learner_sees_what_is_legal(play), asks = learner_is_asked(play);
            ck_assert_msg(asks || study(play)->now.touches[0] || !sees, "%s, step %d", games[i]->id,
                          study(play)->step + 1);
            told += !asks;
            asked += asks && sees;
            if (!last) {
                learner_step(play);
            }
        }
        ui_play_close(play);
    }
    ck_assert_int_gt(told, 0);
    ck_assert_int_gt(asked, 0);
}
END_TEST

SUITE("lessons", each_lesson_is_played_to_its_end_by_clicks_in_every_language,
      whatever_else_is_tried_is_answered_and_leaves_the_lesson_as_it_was,
      a_lesson_takes_ten_to_twenty_steps_that_can_be_read,
      another_legal_action_is_answered_and_not_played,
      the_answer_to_a_wrong_action_stays_until_another_place_is_pointed_at,
      a_step_that_begins_in_another_position_says_so,
      another_position_fades_in_unless_motion_is_reduced,
      what_a_step_speaks_of_is_marked_and_every_action_that_will_do_is_ringed,
      whatever_a_lesson_lights_is_accepted_when_its_middle_is_clicked,
      only_what_to_touch_is_lit_not_what_a_step_only_speaks_of,
      what_may_be_tried_in_either_order_is_lit_until_it_is_chosen,
      a_count_that_falls_between_two_steps_is_announced,
      one_step_back_begins_the_step_before_again_in_every_lesson,
      only_what_the_rules_forbid_is_marked_with_a_cross,
      a_ring_around_a_row_of_the_bank_leaves_the_rows_beside_it_free,
      the_name_of_a_ringed_place_is_drawn_above_the_ring,
      while_the_other_side_replies_nothing_can_be_played,
      a_turn_of_the_other_side_waits_until_the_learner_has_read_what_is_said_of_it,
      no_step_goes_on_to_the_next_by_itself, undoing_goes_no_further_back_than_the_step,
      a_completed_lesson_is_remembered, the_match_of_a_lesson_is_not_saved_and_not_continued,
      after_a_lesson_a_match_with_the_first_companion_begins_at_once,
      where_the_way_on_was_the_last_step_has_a_match_and_nothing_that_leads_home,
      after_a_lesson_a_match_for_two_can_be_set_up, a_lesson_whose_file_is_missing_is_refused,
      a_lesson_with_a_wrong_line_is_refused, a_panel_says_to_play_only_while_somebody_is_to,
      nothing_invites_while_a_lesson_only_tells,
      the_lesson_of_shakala_says_at_once_how_one_loses_and_shows_the_other_side_capture)
