/* learner.c: see learner.h. */
#include "support/learner.h"

#include "engine/rules.h"
#include "support/suite.h"
#include "ui/app/stack.h"

#include <string.h>

enum { LONGEST = 400 /* waits and clicks in one lesson */ };

static const struct study *study(struct ui_play *play) {
    return ui_play_study(play);
}

struct ui_play *learner_open(const struct game *game, float width, float height) {
    struct ui_play *play = ui_play_open("", NULL, NULL, width, height);
    ui_play_open_study(play, STUDY_LESSON, game, 0);
    ck_assert_msg(ui_play_study(play) != NULL, "%s: %s", game->id, ui_play_toast(play));
    ui_play_wait(play, 0);
    return play;
}

void learner_settle(struct ui_play *play) {
    for (int i = 0; i < 40; i++) {
        ui_play_wait(play, 700);
    }
}

bool learner_sees_what_is_legal(struct ui_play *play) {
    struct legal *legal = &ui_play_table(play)->legal;
    struct draw_list bare = {0};
    int count = legal->count;
    ui_play_wait(play, 0);
    legal->count = 0;
    app_draw(&play->app, &bare, play->width, play->height, 1, ui_play_measure());
    legal->count = count;
    bool seen = !draw_equal(&bare, &play->list);
    draw_free(&bare);
    ui_play_redraw(play);
    ui_play_wait(play, 0);
    return seen;
}

bool learner_is_asked(struct ui_play *play) {
    return !study(play)->told && (study(play)->now.play[0] || study(play)->now.any);
}

bool learner_may_play(struct ui_play *play, game_action action) {
    char word[LESSON_WORDS_MAX] = "";
    struct line text = {0};
    struct text out = text_fixed(text.string, sizeof text.string);
    study(play)->game->action_text(ui_play_position(play), action, &out);
    return study(play)->now.any ||
           (lesson_word(study(play)->now.play, study_played(&play->app), word) &&
            lesson_allows(word, text.string));
}

/* Plays the first alternative of the action that the step requires next. */
static void play_next(struct ui_play *play) {
    const struct legal *legal = ui_play_legal(play);
    for (int i = 0; i < legal->count; i++) {
        if (learner_may_play(play, legal->action[i])) {
            ui_play_action(play, legal->action[i], BY_CLICKS);
            return;
        }
    }
    ck_abort_msg("%s, step %d: what it asks for is not legal", study(play)->game->id,
                 study(play)->step + 1);
}

/* Clicks the targets that the game must refuse. */
static void try_touches(struct ui_play *play) {
    char word[LESSON_WORDS_MAX];
    for (int i = 0; lesson_word(study(play)->now.touches, i, word); i++) {
        ui_play_click(play, word);
    }
    const char *refusal = ui_play_refusal(play);
    ck_assert_msg(refusal[0] && strcmp(refusal, words(WORD_LESSON_TRY)) != 0,
                  "%s, step %d: the game refuses nothing", study(play)->game->id,
                  study(play)->step + 1);
    ck_assert_msg(ui_play_reads(play, refusal), "%s, step %d: %s", study(play)->game->id,
                  study(play)->step + 1, refusal);
}

static bool is_last(struct ui_play *play) {
    return study(play)->step + 1 == study(play)->count;
}

static void do_next(struct ui_play *play, void (*visit)(struct ui_play *)) {
    if (learner_is_asked(play)) {
        if (visit) {
            visit(play);
        }
        play_next(play);
    } else if (study(play)->now.touches[0] && !study(play)->told) {
        try_touches(play);
    } else {
        ui_play_click(play, "button:next");
    }
}

void learner_step(struct ui_play *play) {
    do_next(play, NULL);
    learner_settle(play);
}

void learner_take(struct ui_play *play, void (*visit)(struct ui_play *)) {
    for (int i = 0; i < LONGEST && !is_last(play); i++) {
        learner_settle(play);
        ui_play_check_targets(play, 12);
        if (is_last(play)) {
            break;
        }
        do_next(play, visit);
    }
    ck_assert_msg(is_last(play), "%s stays at step %d", study(play)->game->id,
                  study(play)->step + 1);
}
