/* focus.c: see focus.h. */
#include "ui/app/focus.h"

#include "ui/app/stack.h"
#include "ui/app/use.h"
#include "ui/model/companion.h"
#include "words/words.h"

#include <string.h>

/* ---- led by people ---- */

void focus_on(const struct app *app, const struct target *target) {
    ui_edit_end(app->ui);
    app->ui->keyboard = true;
    app->ui->used = false;
    app->ui->changed = true;
    if (target) {
        ui_set(app->ui, app->ui->focus, target->id);
    }
    struct scroll *list = target && app_top(app)->list ? app_top(app)->list(app) : NULL;
    if (list && (target->hidden || rect_contains(list->area, target->rect.x, target->rect.y))) {
        scroll_reveal(list, target->whole);
    }
}

void focus_use(struct app *app) {
    const struct scene *top = app_top(app);
    char sentence[TOAST_MAX] = "";
    struct text text = text_fixed(sentence, sizeof sentence);
    app->ui->keyboard = true;
    app->ui->changed = true;
    if (targets_find(&app->ui->targets, app->ui->focus)) {
        use_target(app, app->ui->focus);
    } else if (top->tell && top->tell(app, TELL_TO_DO, 0, &text) && sentence[0]) {
        toast_show(&app->shown->toast, sentence);
    } else {
        toast_show(&app->shown->toast, words(WORD_FOCUS_NOWHERE));
    }
}

/* ---- by itself, in a match ---- */

static const struct target *board_target(const struct targets *targets, const char *id) {
    const struct target *target = targets_find(targets, id);
    return target && target->group == GROUP_BOARD ? target : NULL;
}

/* The first choice of the next step of the turn that is being played; NULL: none is. */
static const struct target *next_choice(const struct app *app) {
    const struct play *play = &app->table.play;
    const struct legal *legal = &play->legal;
    const char *chosen = play->chosen.text;
    bool open = play->game->turn_open && play->game->turn_open(match_position(&play->match));
    for (int i = 0; i < legal->count && (open || chosen[0]); i++) {
        bool begun = legal->touch_count[i] > 1 && strcmp(legal->touch[i][0].text, chosen) == 0;
        const struct target *target = board_target(&app->ui->targets, legal->touch[i][begun].text);
        if ((begun || !chosen[0]) && target && target->enabled) {
            return target;
        }
    }
    return NULL;
}

/* The place that a person played last, of the places of one turn the last one that is there still;
 * NULL: there is none. */
static const struct target *played_place(const struct app *app) {
    const struct match *match = &app->table.play.match;
    int player = NOWHERE;
    for (int node = match->current; node != MATCH_ROOT; node = match->nodes[node].parent) {
        const struct match_node *step = &match->nodes[node];
        struct touch touch[TOUCHES_MAX];
        if (step->step != STEP_ACTION || (player == NOWHERE && companion_of(match, step->player))) {
            continue;
        }
        if (player != NOWHERE && player != step->player) {
            break;
        }
        player = step->player;
        int count = match->game->touches(&match->nodes[step->parent].position, step->action, touch);
        for (int i = 0; i < count; i++) {
            const struct target *target = board_target(&app->ui->targets, touch[i].text);
            if (target) {
                return target;
            }
        }
    }
    return NULL;
}

/* ---- by itself ---- */

/* What is nearest in the group; a button only where it has taken the place of what was there, as
 * pausing takes that of playing. */
static const struct target *neighbor(const struct targets *targets,
                                     const struct focus_place *place) {
    const struct target *target = targets_nearest(targets, place->group, place->at);
    if (!target || strncmp(target->id, "button:", strlen("button:")) != 0) {
        return target;
    }
    bool there = rect_contains(target->rect, place->at.x, place->at.y);
    return there && place->group != GROUP_FOOT ? target : NULL;
}

/* Where the focus goes whose target is gone; NULL: nowhere for now. */
static const struct target *successor(const struct app *app, const struct focus_place *place) {
    bool plays = place->group == GROUP_BOARD || place->group == GROUP_FOOT;
    const struct target *target = NULL;
    if (plays && app->table.play.game) {
        target = next_choice(app);
        target = target ? target : played_place(app);
    }
    return target ? target : neighbor(&app->ui->targets, place);
}

/* What opens gets the focus, also one above another; what closes gives it back, unless somebody has
 * led it elsewhere meanwhile. */
static void follow_opened(struct ui *ui) {
    struct focus_left *kept = &ui->kept;
    const char *aim = ui->targets.aim;
    int at = kept->opened_count;
    while (at > 0 && strcmp(kept->opened[at - 1].aim, aim) != 0) {
        at--;
    }
    if (aim[0] && at == 0) {
        struct aimed_at *opened = &kept->opened[kept->opened_count];
        if (kept->opened_count < OPENED_MAX) {
            opened->below = kept->place;
            kept->opened_count++;
        } else {
            opened--;
        }
        memcpy(opened->aim, aim, sizeof opened->aim);
        ui_set(ui, ui->focus, aim);
    } else if (at < kept->opened_count) {
        bool led = strcmp(ui->focus, kept->place.id) != 0 && targets_find(&ui->targets, ui->focus);
        kept->opened_count = at;
        if (!led) {
            kept->place = kept->opened[at].below;
            ui_set(ui, ui->focus, kept->place.id);
        }
    }
}

void focus_follow(const struct app *app) {
    struct ui *ui = app->ui;
    struct focus_place *place = &ui->kept.place;
    follow_opened(ui);
    const struct target *target = targets_find(&ui->targets, ui->focus);
    if (!target && (ui->focus[0] || place->waits)) {
        target = successor(app, place);
        ui_set(ui, ui->focus, target ? target->id : "");
        place->waits = !target;
    }
    if (target) {
        place->waits = false;
        place->group = target->group;
        place->at = (struct point){target->rect.x + target->rect.w / 2,
                                   target->rect.y + target->rect.h / 2};
    }
    memcpy(place->id, ui->focus, sizeof place->id);
}
