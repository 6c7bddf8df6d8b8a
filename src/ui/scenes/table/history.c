/* history.c: see history.h. */
#include "ui/scenes/table/history.h"

#include "engine/touch.h"
#include "ui/app/state.h"
#include "ui/kit/text_field.h"
#include "ui/scenes/table/score_graph.h"

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

void history_go_to(struct table_state *table, int node) {
    if (node != MATCH_NONE) {
        play_look_back(&table->play);
        play_go_to(&table->play, node);
    }
}

static void go_to_ply(struct table_state *table, int ply) {
    history_go_to(table, match_line_node(&table->play.match, ply));
}

static void go_to_start(const struct app *app, struct table_state *table) {
    (void)app;
    go_to_ply(table, 0);
}

static void go_to_end(const struct app *app, struct table_state *table) {
    (void)app;
    go_to_ply(table, match_line_length(&table->play.match));
}

static void go_back(const struct app *app, struct table_state *table) {
    if (table->play.match.current != MATCH_ROOT) {
        play_look_back(&table->play);
        play_undo(&table->play, &app->settings);
    }
}

static void go_on(const struct app *app, struct table_state *table) {
    if (history_in_past(&table->play.match)) {
        play_look_back(&table->play);
        play_redo(&table->play, &app->settings);
    }
}

static void go_to_row(const struct app *app, struct table_state *table, int direction) {
    struct score_sheet *sheet = &app->shown->history.sheet;
    sheet_update(sheet, &table->play.match, sheet->column);
    go_to_ply(table, sheet_neighbor(sheet, sheet->current, direction));
}

static void go_up(const struct app *app, struct table_state *table) {
    go_to_row(app, table, -1);
}

static void go_down(const struct app *app, struct table_state *table) {
    go_to_row(app, table, 1);
}

static void go_to_point(const struct app *app, struct table_state *table) {
    history_go_to(table, score_graph_use(app));
}

/* ---- replay ---- */

/* Starts a replay at the current node or, at the end of the line, at the start of the match. */
static void play_or_pause(const struct app *app, struct table_state *table) {
    struct play *play = &table->play;
    if (table->replay.on) {
        replay_stop(&table->replay);
        return;
    }
    if (!history_in_past(&play->match)) {
        go_to_start(app, table);
    }
    if (!history_in_past(&play->match)) {
        return;
    }
    play_look_back(play);
    table->replay.pace = table->pace;
    replay_start(&table->replay);
}

static void change_pace(const struct app *app, struct table_state *table) {
    (void)app;
    table->pace = (enum replay_pace)((table->pace + 1) % PACES);
    table->replay.pace = table->pace;
}

double history_update(const struct app *app, struct table_state *table) {
    struct play *play = &table->play;
    struct replay *replay = &table->replay;
    double next = NEVER;
    if (!replay->on || play->animation || !replay_due(replay, app->ui->now, &next)) {
        return next;
    }
    struct settings paced = app->settings;
    paced.speed *= replay_speed(replay);
    play_redo(play, &paced);
    replay->on = play->looking_back && history_in_past(&play->match);
    return app->ui->now;
}

void history_press(struct table_state *table, const char *id) {
    if (strcmp(id, history_commands[HISTORY_PLAY].id) != 0 &&
        strcmp(id, history_commands[HISTORY_PACE].id) != 0) {
        replay_stop(&table->replay);
    }
}

/* ---- comments ---- */

static void edit_comment(const struct app *app) {
    const struct match *match = &app->table.play.match;
    const char *comment = match->nodes[match->current].comment;
    app->shown->history.comment_node = match->current;
    ui_edit(app->ui, "comment:0", comment ? comment : "", COMMENT_MAX, true);
}

void history_typed(const struct app *app, struct table_state *table) {
    match_set_comment(&table->play.match, app->shown->history.comment_node,
                      text_edit_string(&app->ui->edit));
}

/* ---- acting ---- */

static void more_variations(const struct app *app) {
    struct history *history = &app->shown->history;
    struct variations all;
    history_variations(&app->table.play.match, &all);
    history->variation_top += history->variations_shown;
    if (history->variation_top >= all.count) {
        history->variation_top = 0;
    }
}

static void go_to_variation(struct table_state *table, int number) {
    struct variations all;
    history_variations(&table->play.match, &all);
    if (number >= 0 && number < all.count) {
        history_go_to(table, all.node[number]);
    }
}

static bool is_later(const struct app *app) {
    return history_in_past(&app->table.play.match);
}

static bool is_earlier(const struct app *app) {
    return app->table.play.match.current != MATCH_ROOT;
}

static bool has_turns(const struct app *app) {
    return is_earlier(app) || is_later(app);
}

static bool is_replaying(const struct app *app) {
    return app->table.replay.on;
}

const struct command history_commands[HISTORY_COMMANDS + 1] = {
    [HISTORY_FIRST] = {"button:first", SPRITE_ICON_FIRST, WORD_HISTORY_FIRST, .enabled = is_earlier,
                       .at_table = go_to_start},
    [HISTORY_PREVIOUS] = {"button:previous", SPRITE_ICON_BACK, WORD_HISTORY_PREVIOUS,
                          .enabled = is_earlier, .at_table = go_back},
    [HISTORY_PLAY] = {"button:play", SPRITE_ICON_PLAY, WORD_HISTORY_PLAY, .enabled = has_turns,
                      .at_table = play_or_pause},
    [HISTORY_NEXT] = {"button:next", SPRITE_ICON_NEXT, WORD_HISTORY_NEXT, .enabled = is_later,
                      .at_table = go_on},
    [HISTORY_LAST] = {"button:end", SPRITE_ICON_LAST, WORD_HISTORY_LAST, .enabled = is_later,
                      .at_table = go_to_end},
    [HISTORY_PAUSE] = {"button:play", SPRITE_ICON_PAUSE, WORD_HISTORY_PAUSE, .on = is_replaying,
                       .at_table = play_or_pause},
    [HISTORY_PACE] = COMMAND_ONLY("button:pace", KEY_NONE, .at_table = change_pace),
    [HISTORY_MORE] = COMMAND_ONLY("button:more", KEY_NONE, .act = more_variations),
    [HISTORY_COMMENT] = COMMAND_ONLY("comment:0", KEY_NONE, .act = edit_comment),
    [HISTORY_GRAPH] = COMMAND_ONLY("graph:score", KEY_NONE, .at_table = go_to_point),
};

bool history_act(struct table_state *table, const char *id) {
    const char *ply = touch_name(id, "ply"), *variation = touch_name(id, "variation");
    if (ply) {
        go_to_ply(table, atoi(ply));
    } else if (variation) {
        go_to_variation(table, atoi(variation));
    }
    return ply || variation;
}

/* ---- keys ---- */

typedef void stepper(const struct app *app, struct table_state *table);

static const struct {
    enum key key;
    bool everywhere; /* not only while the focus is in the list */
    stepper *step;
} steps[] = {
    {KEY_HOME, true, go_to_start},  {KEY_END, true, go_to_end}, {KEY_PAGE_UP, true, go_up},
    {KEY_PAGE_DOWN, true, go_down}, {KEY_LEFT, false, go_back}, {KEY_RIGHT, false, go_on},
    {KEY_UP, false, go_up},         {KEY_DOWN, false, go_down},
};

/* True while there is nothing to play, only something to look at: the past, a match that is over, a
 * record as it was opened. */
static bool looks_on(const struct app *app) {
    const struct table_state *table = &app->table;
    bool record = table->studied && app->table.play.match.count > 1 &&
                  app->table.play.match.edit_count == app->table.saving.edit_count;
    return !table->menu && !table->question &&
           (app->table.play.looking_back || table_is_over(app) || record);
}

/* What a key does; NULL: nothing here. `in_list`: the arrows are for the list. */
static stepper *step_of(const struct input *input, bool in_list) {
    bool back = strcmp(input->text, ",") == 0, on = strcmp(input->text, ".") == 0;
    stepper *step = back ? go_back : on ? go_on : NULL;
    for (size_t i = 0; i < sizeof steps / sizeof steps[0] && input->kind == INPUT_KEY; i++) {
        if (steps[i].key == input->key) {
            step = steps[i].everywhere || in_list ? steps[i].step : NULL;
        }
    }
    return step;
}

/* In the list the focus follows the current ply. Whoever does not move the focus by the keyboard
 * steps by it wherever the pointer has been, and sees no focus. */
bool history_key(const struct app *app, struct table_state *table, const struct input *input) {
    const struct match *match = &table->play.match;
    bool walks = !app->ui->keyboard && looks_on(app);
    bool in_list = table_shows_history(app) && touch_name(app->ui->focus, "ply");
    bool in_graph =
        table_shows_history(app) && strcmp(app->ui->focus, "graph:score") == 0 && !walks;
    int turn = input->kind != INPUT_KEY ? 0 : (input->key == KEY_RIGHT) - (input->key == KEY_LEFT);
    if (in_graph && turn) {
        history_go_to(table, score_graph_step(app, turn));
        app->ui->keyboard = true;
        return true;
    }
    bool whole = match->game->turn_open && !match_is_termination(match, match->current);
    if (walks && turn && !in_list && whole) { /* as the curve has them */
        history_go_to(table, score_graph_step(app, turn));
        return true;
    }
    stepper *step = step_of(input, in_list || walks);
    if (!step) {
        return false;
    }
    step(app, table);
    if (in_list) {
        ui_focus(app->ui, text_line("ply:%d", match_depth(match, match->current)).string);
        app->ui->keyboard = !walks;
    }
    return true;
}

void history_scroll(const struct app *app, struct point at, int lines) {
    struct history *history = &app->shown->history;
    if (rect_contains(history->comment, at.x, at.y)) {
        history->comment_top -= lines;
    } else if (rect_contains(history->area, at.x, at.y)) {
        scroll_by(&history->lines, -lines);
    }
}

struct point history_pan_step(const struct app *app, struct point at) {
    const struct history *history = &app->shown->history;
    if (rect_contains(history->comment, at.x, at.y)) {
        return (struct point){0, history->comment_is_long ? TEXT_AREA_LEADING : 0};
    }
    return rect_contains(history->area, at.x, at.y) ? scroll_pan_step(&history->lines, at)
                                                    : (struct point){0, 0};
}
