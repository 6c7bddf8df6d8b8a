/* rules_example.c: see rules_example.h. */
#include "ui/scenes/rules_example.h"

#include "engine/rules.h"
#include "ui/board_kit/view.h"
#include "ui/boards/faces.h"
#include "ui/play/result_text.h"

#include <string.h>

static const double CHOICE_LENGTH = 750; /* ms that the next action is previewed */

/* ---- the actions ---- */

/* Copies the word at an index to `word` and returns it; NULL past the last one. */
static const char *word_at(const char *words, int index, char word[TOUCH_TEXT_MAX]) {
    while (words && *words) {
        size_t length = strcspn(words, " ");
        if (index-- == 0) {
            struct text text = text_fixed(word, TOUCH_TEXT_MAX);
            text_add_bytes(&text, words, length);
            return word;
        }
        words += length + strspn(words + length, " ");
    }
    return NULL;
}

static const char *next_action(const struct rules_stage *stage, char word[TOUCH_TEXT_MAX]) {
    return word_at(stage->example->actions, stage->step, word);
}

/* The touches that enter the next action; returns how many, 0 for a termination. */
static int next_touches(const struct rules_stage *stage, struct touch touch[TOUCHES_MAX]) {
    const struct play *play = &stage->play;
    const struct position *pos = match_position(&play->match);
    char word[TOUCH_TEXT_MAX];
    game_action action;
    if (!next_action(stage, word) || !rules_action_parse(play->game, pos, word, &action)) {
        return 0;
    }
    return play->game->touches(pos, action, touch);
}

static void play_next(struct rules_stage *stage, const struct settings *settings) {
    struct play *play = &stage->play;
    char word[TOUCH_TEXT_MAX];
    const char *next = next_action(stage, word);
    game_action action;
    if (rules_action_parse(play->game, match_position(&play->match), next, &action)) {
        play_action(play, settings, action);
    } else if (strcmp(next, "claim") == 0) {
        play_claim(play);
    } else {
        play_agree(play, settings);
    }
    stage->step++;
}

/* ---- before, between, after ---- */

/* Selects the first of two touches of the next action, for the picture to show. */
static void show_choice(struct rules_stage *stage) {
    struct touch touch[TOUCHES_MAX];
    if (next_touches(stage, touch) == 2) {
        stage->play.chosen = touch[0];
    }
}

/* Returns to the state before it is played. */
static void reset(struct rules_stage *stage) {
    const struct rules_example *example = stage->example;
    struct settings still = settings_default();
    char word[TOUCH_TEXT_MAX];
    still.speed = 0;
    play_go_to(&stage->play, MATCH_ROOT);
    stage->step = 0;
    stage->waiting = stage->playing = false;
    for (int i = 0; word_at(example->refused, i, word); i++) {
        play_touch(&stage->play, &still, word);
    }
    struct text rest = text_fixed(stage->rest, sizeof stage->rest);
    text_add(&rest, stage->play.refused.sentence);
    if (!example->refused && !example->quiet) {
        show_choice(stage);
    }
}

const char *rules_stage_open(struct rules_stage *stage, const struct game *game,
                             const struct rules_page *page, int example) {
    const struct rules_example *shown = &page->example[example];
    struct options options = options_default(game);
    char word[2 * TOUCH_TEXT_MAX];
    struct text text = text_fixed(word, sizeof word);
    for (const char *at = shown->options; at && *at;) {
        size_t length = strcspn(at, " ");
        text_clear(&text);
        text_add_bytes(&text, at, length);
        const char *message = options_set(game, &options, word);
        if (message) {
            return message;
        }
        at += length + strspn(at + length, " ");
    }
    const char *message =
        play_open(&stage->play, game, faces_find(game), &options, shown->position, 1);
    if (!message) {
        stage->example = shown;
        stage->strips = page->strips;
        reset(stage);
    }
    return message;
}

void rules_stage_close(struct rules_stage *stage) {
    play_close(&stage->play);
    memset(stage, 0, sizeof *stage);
}

bool rules_stage_plays(const struct rules_stage *stage) {
    return stage->example && stage->example->actions;
}

void rules_stage_play(struct rules_stage *stage, const struct settings *settings) {
    reset(stage);
    stage->playing = true;
    play_next(stage, settings);
}

double rules_stage_update(struct rules_stage *stage, const struct settings *settings, double now,
                          bool *changed) {
    char word[TOUCH_TEXT_MAX];
    if (!stage->playing) {
        return NEVER;
    }
    *changed = *changed || stage->play.animation || !stage->waiting;
    double next = play_update(&stage->play, now);
    if (stage->play.animation) {
        return next;
    }
    if (!next_action(stage, word)) {
        stage->playing = false;
        return NEVER;
    }
    if (!stage->waiting) {
        stage->waiting = true;
        stage->since = now;
        show_choice(stage);
    }
    if (now < stage->since + CHOICE_LENGTH) {
        return stage->since + CHOICE_LENGTH;
    }
    stage->waiting = false;
    *changed = true;
    play_next(stage, settings);
    return now;
}

/* ---- the line below ---- */

enum rules_line rules_stage_line(const struct rules_stage *stage, struct text *out) {
    const struct rules_example *example = stage->example;
    const struct play *play = &stage->play;
    char word[TOUCH_TEXT_MAX];
    if (play->refused.sentence[0]) {
        text_add(out, play->refused.sentence);
        return RULES_LINE_REFUSAL;
    }
    if (match_over(&play->match) && !play->animation) {
        const char *const name[2] = {play_name(play, 0), play_name(play, 1)};
        text_add(out, result_headline(&play->match, name).string);
        return RULES_LINE_WORDS;
    }
    if (example->line && !stage->playing) {
        text_add(out, words(example->line));
        return RULES_LINE_WORDS;
    }
    int now = stage->waiting ? stage->step : stage->step - 1;
    for (int i = 0; word_at(example->actions, i, word); i++) {
        bool lit = !stage->playing || i == now;
        text_format(out, lit ? "%s<a>%s</>" : "%s<m>%s</>", i ? "    " : "", word);
    }
    return RULES_LINE_ACTIONS;
}

/* ---- painting ---- */

/* The touch that would complete the next action, while that is previewed; "" for none. */
static struct touch pointed_at(const struct rules_stage *stage) {
    struct touch touch[TOUCHES_MAX] = {0}, none = {0};
    bool quiet = !stage->playing && (stage->example->quiet || stage->example->refused);
    bool shown = stage->playing ? stage->waiting : stage->step == 0;
    int count = shown && !quiet ? next_touches(stage, touch) : 0;
    return count ? touch[count - 1] : none;
}

/* For a turn of several actions, extends the preview to all of them. */
static void preview_turn(const struct rules_stage *stage, struct preview *preview) {
    const struct game *game = stage->play.game;
    struct position *pos = &preview->after[0];
    char word[TOUCH_TEXT_MAX];
    game_action action;
    for (int i = stage->step + 1;
         rules_turn_open(game, pos) && word_at(stage->example->actions, i, word) &&
         rules_action_parse(game, pos, word, &action);
         i++) {
        rules_play(game, pos, action, &preview->trace[0]);
    }
}

void rules_stage_draw(struct rules_stage *stage, struct ui *ui, const struct settings *settings,
                      struct rect picture) {
    struct play *play = &stage->play;
    struct settings shown = *settings;
    struct touch pointed = pointed_at(stage);
    struct frame frame;
    shown.previews = shown.coordinates = true;
    shown.last_turn = false;
    play_frame(play, ui->now, &frame);
    play->preview.count = 0;
    if (pointed.text[0]) {
        play_preview(play, &shown, pointed.text);
    }
    if (play->preview.count == 1) {
        preview_turn(stage, &play->preview);
    }
    struct face_view view = view_of_play(ui, &shown, play, picture, &frame);
    view.pointed = pointed.text; /* regardless of pointer and keyboard */
    view.live = view.live && (pointed.text[0] || play->refused.sentence[0]);
    rules_picture_draw(&view, play, stage->example, stage->strips, picture);
}
