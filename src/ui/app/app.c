/* app.c: see app.h. */
#include "ui/app/app.h"

#include "base/random.h"
#include "ui/app/advisor.h"
#include "ui/app/captions.h"
#include "ui/app/companions.h"
#include "ui/app/fingers.h"
#include "ui/app/held.h"
#include "ui/app/matches.h"
#include "ui/app/narrator.h"
#include "ui/app/request.h"
#include "ui/app/scan.h"
#include "ui/app/sent_turns.h"
#include "ui/app/stack.h"
#include "ui/app/voices.h"
#include "ui/kit/movement.h"
#include "ui/kit/page.h"
#include "ui/kit/tip.h"
#include "ui/kit/typed_chip.h"
#include "ui/kit/widgets.h"
#include "ui/model/language.h"
#include "ui/play/match_clock.h"

#include <math.h>
#include <string.h>

/* ---- starting ---- */

/* A position that is illegal can be mended in the editor, which says what is wrong with it. */
static void edit_instead(struct app *app, const struct app_start *start) {
    request_editor(app, start->game, &start->options);
    app_grant(app);
    editor_type(&app->editor, start->position);
}

/* What drawing writes; the rest of the app is const to it. */
static void open_window(struct app *app) {
    app->ui = &app->window;
    app->shown = &app->painted;
    app->cues = &app->sounds;
    app->request = &app->asked;
}

/* Texts are in the language of the settings from the next frame on. */
static void follow_language(const struct app *app) {
    struct line file;
    if (app->shown->language == app->settings.language + 1) {
        return;
    }
    app->shown->language = app->settings.language + 1;
    app->shown->words.known = false;
    if (!language_choose(app->settings.language, &file)) {
        toast_warn(&app->shown->toast, text_line(words(WORD_LANGUAGE_BROKEN), file.string).string);
    }
    app->ui->mirrored = words_right_to_left();
    app->ui->changed = true;
}

static void begin(struct app *app, const struct app_start *start) {
    open_window(app);
    app->scenes = start->scenes;
    app->settings = start->settings;
    app->ui->theme = settings_theme(&app->settings);
    app->table.entropy = start->entropy;
    app->face_of = start->face_of;
    app->ui->changed = true;
    app->ui->mirrored = words_right_to_left();
    app->window_scale = 1;
}

/* Puts the match to start with on the table. NULL or a message. */
static const char *lay_table(struct app *app, const struct app_start *start) {
    const char *message =
        start->match ? table_take(app, &app->table, start->match)
                     : table_open(app, &app->table, start->game, &start->options, start->position);
    if (!message) {
        app->table.studied = start->match || start->position;
    }
    if (!message && !start->match) {
        play_seat(&app->table.play, start->companion, random_next(&app->table.entropy));
    }
    return message;
}

/* At home: opens what the start asks for. */
static const char *open_asked(struct app *app, const struct app_start *start) {
    const char *message = NULL;
    if (start->match && start->sent) {
        sent_turns_open(app, &app->table, &app->saved, start->match);
    } else if (start->match || start->game) {
        message = lay_table(app, start);
        if (message && start->position) {
            edit_instead(app, start);
            return NULL;
        }
        if (!message) {
            request_scene(app, SCENE_TABLE);
        }
    } else if (start->study.game) {
        request_study(app, start->study);
    }
    app_grant(app);
    return message;
}

const char *app_start_picture(struct app *app, const struct app_start *start) {
    begin(app, start);
    app->shown->language = app->settings.language + 1; /* texts are in it already */
    const char *message = lay_table(app, start);
    if (message) {
        app_free(app);
        return message;
    }
    request_scene(app, SCENE_PICTURE);
    app_grant(app);
    return NULL;
}

const char *app_start(struct app *app, const struct app_start *start) {
    begin(app, start);
    follow_language(app);
    matches_begin(&app->saved, &app->progress);
    request_scene(app, SCENE_HOME);
    app_grant(app);
    const char *message = open_asked(app, start);
    if (message) {
        app_free(app);
    }
    return message;
}

const char *app_open(struct app *app, const struct app_start *start) {
    if (start->game || start->study.game) {
        matches_leave(app, &app->table, &app->saved);
        request_home(app);
        app_grant(app);
    }
    return open_asked(app, start);
}

void app_free(struct app *app) {
    open_window(app); /* it may not have been started */
    ui_edit_end(app->ui);
    app_clear_stack(app);
    table_close(app, &app->table);
    match_free(&app->saved.arrived);
    saved_list_free(&app->saved.list);
    files_free(&app->files);
    memset(app, 0, sizeof *app);
}

/* ---- time and drawing ---- */

/* The clock runs while a player is to act, nothing is animated, and nothing is open over the match.
 */
static double update_clock(const struct app *app, struct table_state *table, double now) {
    struct play *play = &table->play;
    bool runs = app_top(app)->clock_runs && !app->quit && !play->animation && !table->menu &&
                table->question != ASK_PAUSE && table->question != ASK_OFFER;
    if (!play->game) {
        return NEVER;
    }
    int out = match_clock_update(&play->match, &play->clock, runs, now, &app->ui->changed);
    if (out != NOWHERE) {
        play_time_out(play, out);
        table_follow(table);
    }
    return clock_wake(&play->clock);
}

void app_tell_time(struct app *app, double now) {
    bool due = tip_is_due(app->ui), gone = toast_update(&app->shown->toast, now);
    app->ui->now = now;
    app->ui->changed = app->ui->changed || due != tip_is_due(app->ui) || gone;
}

double app_update(struct app *app, double now) {
    follow_language(app);
    app->ui->changed = settings_prefer(&app->settings, &app->preferred) || app->ui->changed;
    app_tell_time(app, now);
    double next = movement_update(app->ui);
    app->ui->changed = app->ui->changed || next <= now;
    next = fmin(next, held_update(app));
    next = fmin(next, fmin(fingers_update(app, &app->table), scan_update(app)));
    next = fmin(next,
                companions_update(app, &app->table)); /* before the scene sees whose turn it is */
    bool moves = app->table.play.animation;
    next = fmin(next, app_top(app)->update ? app_top(app)->update(app) : NEVER);
    app_grant(app);
    next = moves && !app->table.play.animation ? now : next; /* companions have waited for that */
    next = fmin(next, voices_update(app, &app->table)); /* once what is spoken of is on the board */
    next = fmin(next, toast_wake(&app->shown->toast));
    next = fmin(next, advisor_update(app, &app->table));
    table_follow(&app->table);
    next = fmin(next, update_clock(app, &app->table, now));
    table_listen(app, &app->table);
    next = fmin(next, captions_update(app, &app->caption));
    return fmin(next, tip_wake(app->ui));
}

/* Tells discreetly, in every scene, what cannot be saved, or that speech has no voice: at the
 * bottom or, in a small window, where the status line needs all of that, between the bar and the
 * board. */
static void draw_banner(const struct app *app) {
    const struct ui *ui = app->ui;
    bool voiceless = app->narrator.voiceless && !app->shown->toast.sentence[0];
    const char *said = app->saved.banner[0] ? app->saved.banner
                       : voiceless          ? words(WORD_SPEECH_NO_VOICE)
                                            : "";
    if (said[0]) {
        bool small = page_is_small(ui->width, ui->height);
        widget_pill(ui, (struct point){ui->width / 2, small ? 54 : ui->height - 13}, said,
                    &(struct pill){.size = TYPE_SMALL,
                                   .height = small ? 20 : 22,
                                   .fill = ui->theme->raised,
                                   .ink = ui->theme->text,
                                   .rim = ui->theme->accent});
    }
}

/* In window coordinates: the least size of words, and of what is to be hit, where it has room. */
static const float LEGIBLE = 12, TOUCHABLE = 44;

static void draw_once(const struct app *app, struct table_state *table, struct draw_list *list,
                      float density, struct measure measure) {
    draw_start(list, app->window_scale * density, measure);
    list->legible = LEGIBLE / app->window_scale;
    app->ui->touchable = TOUCHABLE / app->window_scale;
    if (app_top(app)->settle) {
        app_top(app)->settle(app, table);
    }
    app->ui->list = list;
    ui_page(app->ui);
    targets_begin(&app->ui->targets);
    app->ui->tip = app->ui->tracks = false;
    app->ui->hero = (struct hero){0};
    app->ui->heading.string[0] = app->ui->question.string[0] = '\0';
    app->ui->toast_room = app->ui->toast_turned = (struct rect){0, 0, 0, 0};
    app->ui->typed_at = (struct point){0, 0};
    app_top(app)->draw(app);
    draw_banner(app);
    scan_draw(app);
    typed_chip_draw(app->ui);
    toast_draw(app->ui, &app->shown->toast);
    captions_draw(app);
    tip_draw(app->ui);
    targets_grow(&app->ui->targets, app->ui->touchable, app->ui->width, app->ui->height);
    app->ui->list = NULL;
}

void app_draw(struct app *app, struct draw_list *list, float width, float height, float density,
              struct measure measure) {
    app->window_scale = page_scale(width, height, app->settings.scale, app_top(app)->page);
    app->ui->width = width / app->window_scale;
    app->ui->height = height / app->window_scale;
    app->ui->theme = settings_theme(&app->settings);
    app->ui->other_hand = app->settings.other_hand && app_top(app)->has_sides;
    struct hero before = app->ui->hero;
    draw_once(app, &app->table, list, density, measure);
    app->ui->changed = false;
    app_follow_targets(app);
    if (app->ui->changed) {
        draw_once(app, &app->table, list, density, measure);
        app->ui->changed = false;
    }
    const struct scene *top = app_top(app);
    movement_draw(app->ui, list, &before,
                  (struct shown_scene){top, top->game ? top->game(app) : NULL, app->depth},
                  !settings_animates(&app->settings));
    narrator_follow(app, &app->settings, &app->narrator, list);
    app->ui->changed = app->ui->movement.on; /* the update before this frame did not know of it */
}

enum cursor app_cursor(const struct app *app) {
    const struct ui *ui = app->ui;
    const struct target *target = targets_find(&ui->targets, ui->dragging ? "" : ui->hover);
    return ui->dragging               ? CURSOR_HAND
           : !target                  ? CURSOR_ARROW
           : ui_edits(ui, target->id) ? CURSOR_TEXT
           : target->enabled          ? CURSOR_HAND
                                      : CURSOR_FORBIDDEN;
}

struct rect app_caret(const struct app *app) {
    struct rect at = app->ui->edit.spot;
    float scale = app->window_scale;
    return (struct rect){at.x * scale, at.y * scale, at.w * scale, at.h * scale};
}

bool app_wants_text(const struct app *app) {
    return app->ui->editing[0] != '\0';
}

void app_tree(const struct app *app, struct text *out) {
    const struct targets *targets = &app->ui->targets;
    double scale = (double)app->window_scale;
    const struct scene *scene = app_top(app);
    const struct game *game = scene->game ? scene->game(app) : NULL;
    text_format(out, game ? "scene %s:%s\n" : "scene %s\n", scene->name, game ? game->id : "");
    if (scene->describe) {
        scene->describe(app, out);
    }
    text_format(out, "focus %s\n", targets_find(targets, app->ui->focus) ? app->ui->focus : "");
    for (int i = 0; i < targets->count; i++) {
        const struct target *target = &targets->target[i];
        struct rect rect = ui_seen(app->ui, target->rect);
        if (target->hidden) {
            continue; /* no pointer gets there before it is scrolled into view */
        }
        text_format(out, "target\t%s\t%.0f\t%.0f\t%.0f\t%.0f\t%d\t%s\n", target->id,
                    (double)rect.x * scale, (double)rect.y * scale, (double)rect.w * scale,
                    (double)rect.h * scale, target->enabled, target->label);
    }
}
