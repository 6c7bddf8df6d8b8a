/* history.c: see history.h. */
#include "ui/scenes/table/history.h"

#include "ui/app/state.h"
#include "ui/kit/text_field.h"

#include <stdlib.h>
#include <string.h>

/* ---- variations ---- */

static void add_children(const struct match *match, int parent, int but, struct variations *out) {
    for (int node = match->nodes[parent].child; node != MATCH_NONE && out->count < VARIATIONS_MAX;
         node = match->nodes[node].sibling) {
        if (node != but) {
            out->node[out->count++] = node;
        }
    }
}

void history_variations(const struct match *match, struct variations *out) {
    const struct match_node *at = &match->nodes[match->current];
    out->count = 0;
    if (at->parent != MATCH_NONE) {
        add_children(match, at->parent, match->current, out);
    }
    out->instead = out->count;
    add_children(match, match->current, at->next, out);
}

void history_line_text(const struct match *match, int node, int most, struct text *out) {
    for (int i = 0; node != MATCH_NONE; i++) {
        const struct match_node *at = &match->nodes[node];
        if (i == most) {
            text_add(out, " …");
            return;
        }
        if (i > 0) {
            text_char(out, match_begins_turn(match, node) ? ' ' : '.');
        }
        sheet_step_text(match, node, out);
        node = at->next != MATCH_NONE ? at->next : at->child;
    }
}

bool history_in_past(const struct match *match) {
    return match->nodes[match->current].next != MATCH_NONE;
}

/* ---- stepping ---- */

static void go_to_ply(struct app *app, int ply) {
    struct play *play = &app->play;
    int node = match_line_node(&play->match, ply);
    if (node != MATCH_NONE) {
        play_go_to(play, node);
    }
}

static void go_to_start(struct app *app) {
    go_to_ply(app, 0);
}

static void go_to_end(struct app *app) {
    go_to_ply(app, match_line_length(&app->play.match));
}

static void go_back(struct app *app) {
    play_undo(&app->play, &app->settings);
}

static void go_on(struct app *app) {
    play_redo(&app->play, &app->settings);
}

static void go_to_row(struct app *app, int direction) {
    struct play *play = &app->play;
    struct score_sheet *sheet = &app->table.history.sheet;
    sheet_update(sheet, &play->match, sheet->column);
    go_to_ply(app, sheet_neighbour(sheet, sheet->current, direction));
}

/* ---- replay ---- */

/* From where the match stands; from the start where there is nothing more to see. */
static void play_or_pause(struct app *app) {
    struct play *play = &app->play;
    if (app->table.history.replay.on) {
        replay_stop(&app->table.history.replay);
        return;
    }
    if (!history_in_past(&play->match)) {
        go_to_start(app);
    }
    app->table.history.replay.pace = app->pace;
    replay_start(&app->table.history.replay);
}

static void change_pace(struct app *app) {
    app->pace = (enum replay_pace)((app->pace + 1) % PACES);
    app->table.history.replay.pace = app->pace;
}

double history_update(struct app *app) {
    struct play *play = &app->play;
    struct replay *replay = &app->table.history.replay;
    double next = NEVER;
    if (!replay->on || play->animation || !replay_due(replay, app->ui.now, &next)) {
        return next;
    }
    struct settings paced = app->settings;
    paced.speed *= replay_speed(replay);
    play_redo(play, &paced);
    replay->on = history_in_past(&play->match);
    return app->ui.now;
}

void history_press(struct app *app, const char *id) {
    if (strcmp(id, "button:play") != 0 && strcmp(id, "button:pace") != 0) {
        replay_stop(&app->table.history.replay);
    }
}

/* ---- comments ---- */

static void edit_comment(struct app *app) {
    const struct match *match = &app->play.match;
    const char *comment = match->nodes[match->current].comment;
    app->table.history.comment_node = match->current;
    ui_edit(&app->ui, "comment:0", comment ? comment : "", COMMENT_MAX, true);
}

void history_typed(struct app *app) {
    struct play *play = &app->play;
    match_set_comment(&play->match, app->table.history.comment_node,
                      text_edit_string(&app->ui.edit));
}

/* ---- acting ---- */

static void more_variations(struct app *app) {
    struct history *history = &app->table.history;
    struct variations all;
    history_variations(&app->play.match, &all);
    history->variation_top += history->variations_shown;
    if (history->variation_top >= all.count) {
        history->variation_top = 0;
    }
}

static void go_to_variation(struct app *app, int number) {
    struct variations all;
    history_variations(&app->play.match, &all);
    if (number >= 0 && number < all.count) {
        play_go_to(&app->play, all.node[number]);
    }
}

static const struct {
    const char *id;
    void (*act)(struct app *app);
} buttons[] = {
    {"button:first", go_to_start},    {"button:previous", go_back}, {"button:play", play_or_pause},
    {"button:next", go_on},           {"button:last", go_to_end},   {"button:pace", change_pace},
    {"button:more", more_variations}, {"comment:0", edit_comment},
};

bool history_act(struct app *app, const char *id) {
    for (size_t i = 0; i < sizeof buttons / sizeof buttons[0]; i++) {
        if (strcmp(buttons[i].id, id) == 0) {
            buttons[i].act(app);
            return true;
        }
    }
    if (strncmp(id, "ply:", 4) == 0) {
        go_to_ply(app, atoi(id + 4));
        return true;
    }
    if (strncmp(id, "variation:", 10) == 0) {
        go_to_variation(app, atoi(id + 10));
        return true;
    }
    return false;
}

/* ---- keys ---- */

/* In the list the focus goes with the match. */
static void focus_current(struct app *app) {
    const struct match *match = &app->play.match;
    struct text focus = text_fixed(app->ui.focus, sizeof app->ui.focus);
    text_format(&focus, "ply:%d", match_depth(match, match->current));
    app->ui.keyboard = true;
}

static bool step_everywhere(struct app *app, const struct input *input) {
    if (input->kind == INPUT_TEXT) {
        if (strcmp(input->text, ",") != 0 && strcmp(input->text, ".") != 0) {
            return false;
        }
        (input->text[0] == ',' ? go_back : go_on)(app);
        return true;
    }
    switch (input->key) {
    case KEY_HOME:
        go_to_start(app);
        return true;
    case KEY_END:
        go_to_end(app);
        return true;
    case KEY_PAGE_UP:
        go_to_row(app, -1);
        return true;
    case KEY_PAGE_DOWN:
        go_to_row(app, 1);
        return true;
    default:
        return false;
    }
}

static bool step_in_list(struct app *app, const struct input *input) {
    switch (input->kind == INPUT_KEY ? input->key : KEY_NONE) {
    case KEY_LEFT:
        go_back(app);
        return true;
    case KEY_RIGHT:
        go_on(app);
        return true;
    case KEY_UP:
        go_to_row(app, -1);
        return true;
    case KEY_DOWN:
        go_to_row(app, 1);
        return true;
    default:
        return false;
    }
}

bool history_key(struct app *app, const struct input *input) {
    bool in_list = app->settings.history && strncmp(app->ui.focus, "ply:", 4) == 0;
    bool stepped = step_everywhere(app, input) || (in_list && step_in_list(app, input));
    if (stepped && in_list) {
        focus_current(app);
    }
    return stepped;
}

void history_scroll(struct app *app, struct point at, int lines) {
    struct history *history = &app->table.history;
    if (rect_contains(history->comment, at.x, at.y)) {
        history->comment_top -= lines;
    } else if (rect_contains(history->area, at.x, at.y)) {
        scroll_by(&history->lines, -lines);
    }
}

struct point history_grip(struct app *app, struct point at) {
    const struct history *history = &app->table.history;
    if (rect_contains(history->comment, at.x, at.y)) {
        return (struct point){0, history->comment_is_long ? TEXT_AREA_LEADING : 0};
    }
    return rect_contains(history->area, at.x, at.y) ? scroll_grip(&history->lines, at)
                                                    : (struct point){0, 0};
}
