/* history_draw.c: paints the panel of the history, see history.h. */
#include "ui/scenes/table/history.h"

#include "ui/app/state.h"
#include "ui/draw/paragraph.h"
#include "ui/kit/flow.h"
#include "ui/kit/text_field.h"
#include "ui/kit/widgets.h"
#include "ui/play/layout.h"
#include "ui/play/turn_text.h"
#include "ui/scenes/table/score_graph.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

enum { VARIATION_STEPS = 8 };
enum { LEAST_LINES = 4 };                           /* that other parts leave to the list */
static const float HEAD_HEIGHT = 79, STANDING = 24; /* with scores, the head is so much higher */
static const float EDGE = 10;                       /* beside buttons and fields */
static const float TEXT_EDGE = 16;                  /* beside texts */
static const float BROAD = 560; /* from this width on, the other parts are beside the list */
static const float ROOMY = 560; /* in height */
static const float BUTTON_HEIGHT = 36;
static const float BUTTON_GAP = 4;
static const float NOTICE_HEIGHT = 28, LOWEST = 300;
static const float GRAPH_HIGH = 72, GRAPH_LOW = 44;
static const float NARROW_GRAPH = 440, BROAD_GRAPH = 320; /* lower panels have no graph */
static const float VARIATION_HEIGHT = 34;
static const float HEADING_HEIGHT = 22;
static const float ICON = 28; /* the room of one before words */

/* ---- variations ---- */

/* From the one at the top on, in rows. With fewer rows than variations the last one is "more" or,
 * if there is but one, it has that at its end. */
struct listed {
    const struct app *app;
    const struct variations *all;
    int rows, shown; /* so many rows, of which so many have a variation */
};

static struct listed listed_in(const struct app *app, const struct variations *all, int most) {
    int rows = all->count < most ? all->count : most;
    return (struct listed){app, all, rows, rows > 1 && rows < all->count ? rows - 1 : rows};
}

/* As many steps of a variation as fit. */
static void variation_text(const struct ui *ui, const struct match *match, int node, float room,
                           char *line, size_t size) {
    int steps = VARIATION_STEPS;
    do {
        struct text text = text_fixed(line, size);
        history_line_text(match, node, steps, &text);
    } while (style_width(ui, STYLE_BODY, line) > room && --steps > 0);
}

static void draw_variation(struct flow *row, const struct match *match, int node, int number) {
    struct ui *ui = row->ui;
    const struct theme *theme = ui->theme;
    struct rect rect = row->room, icon = flow_start(row, ICON);
    char line[96];
    struct line id = text_line("variation:%d", number);
    flow_end(row, 6);
    variation_text(ui, match, node, row->room.w - 4, line, sizeof line);
    struct line label = text_line(words(WORD_HISTORY_VARIATION), line);
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = 7,
                                     .fill = FILL_FLAT,
                                     .color = {theme_veil(theme, theme->raised, 0.6F)},
                                     .stroke = {theme_outline(theme, theme->line), 1}});
    history_highlight(ui, id.string, rect, false);
    widget_icon(ui, SPRITE_ICON_BRANCH, icon.x + ICON / 2, icon.y + icon.h / 2, 14, theme->accent);
    flow_line(row, STYLE_BODY, line);
    targets_add(&ui->targets, id.string, rect, true, label.string);
}

/* In a row of its own or, without words, at the end of a variation's. */
static void draw_more(struct flow *row, bool beside) {
    static const char id[] = "button:more";
    struct ui *ui = row->ui;
    struct rect rect = row->room, icon = flow_start(row, beside ? rect.w : ICON);
    history_highlight(ui, id, rect, false);
    widget_icon(ui, SPRITE_ICON_DOWN, icon.x + icon.w / 2, icon.y + icon.h / 2, 14,
                ui->theme->muted);
    if (!beside) {
        flow_line(row, STYLE_SMALL | STYLE_MUTED, words(WORD_HISTORY_MORE));
    }
    targets_add(&ui->targets, id, rect, true, words(WORD_HISTORY_MORE));
    ui->tip = ui->tip || (beside && ui_hot(ui, id));
}

/* A word with the notation of the step that led here. */
static struct line with_step(const struct match *match, enum word about) {
    char step[SHEET_WORD_MAX];
    struct text text = text_fixed(step, sizeof step);
    if (match->current != MATCH_ROOT) {
        sheet_step_text(match, match->current, &text);
    }
    return text_line(words(about), step);
}

/* By the name of the step that led here, or where that takes too much room, by its notation. */
static struct line alternatives_to(const struct ui *ui, const struct match *match, float room) {
    struct line name = {""};
    struct text text = text_fixed(name.string, sizeof name.string);
    turn_step_name(match, match->current, &text);
    struct line line = text_line(words(WORD_HISTORY_INSTEAD), name.string);
    bool fits = style_fits(ui, STYLE_SMALL | STYLE_STRONG, room, line.string);
    return fits ? line : with_step(match, WORD_HISTORY_INSTEAD);
}

static void heading(struct flow *flow, const struct match *match, bool instead) {
    struct flow row = flow_row(flow, HEADING_HEIGHT);
    bool ended = match->nodes[match->current].step > STEP_ACTION;
    flow_start(&row, 6);
    struct line line = !instead ? text_line("%s", words(WORD_HISTORY_FROM_HERE))
                       : ended  ? text_line("%s", words(WORD_HISTORY_INSTEAD_END))
                                : alternatives_to(flow->ui, match, row.room.w);
    flow_line(&row, STYLE_SMALL | STYLE_STRONG | STYLE_MUTED, line.string);
}

/* The last page of them is as high as the others. */
static void variations(struct flow *flow, const void *data) {
    const struct listed *listed = data;
    const struct match *match = &listed->app->table.play.match;
    int top = listed->app->shown->history.variation_top, count = listed->all->count;
    int until = top + listed->shown;
    bool apart = listed->shown < listed->rows, beside = !apart && listed->rows < count;
    flow_start(flow, EDGE);
    flow_end(flow, EDGE);
    for (int i = top; i < until && i < count; i++) {
        if (i == top || i == listed->all->instead) {
            heading(flow, match, i < listed->all->instead);
        }
        struct flow row = flow_row(flow, VARIATION_HEIGHT - 2);
        flow_gap(flow, 2);
        if (flow->paint && beside) {
            struct flow end = flow_within(&row, flow_end(&row, 34));
            flow_end(&row, 4);
            draw_more(&end, true);
        }
        if (flow->paint) {
            draw_variation(&row, match, listed->all->node[i], i);
        }
    }
    if (apart) {
        struct flow row = flow_row(flow, VARIATION_HEIGHT - 2);
        flow_gap(flow, 2);
        if (flow->paint) {
            draw_more(&row, false);
        }
    }
    flow_gap(flow, VARIATION_HEIGHT * (float)(until > count ? until - count : 0));
}

/* ---- buttons ---- */

static void draw_pace(struct ui *ui, struct rect rect, enum replay_pace pace) {
    struct line label = text_line(words(WORD_HISTORY_PACE), words(replay_pace_word(pace)));
    widget_button(ui, "button:pace", rect, NO_ICON, words(replay_pace_sign(pace)), label.string,
                  BUTTON_PLAIN);
    ui->tip = ui->tip || ui_hot(ui, "button:pace");
}

/* In one row or, where that is too narrow, in two. */
static void buttons(struct flow *flow, const void *data) {
    const struct app *app = data;
    int columns = flow->room.w >= HISTORY_NARROW ? 6 : 3;
    float edge = fmaxf(EDGE, (flow->room.w - 360) / 2);
    flow_start(flow, edge);
    flow_end(flow, edge);
    float width = (flow->room.w + BUTTON_GAP) / (float)columns - BUTTON_GAP;
    struct flow row = {0};
    for (int i = 0; i < 6; i++) {
        if (i % columns == 0) {
            flow_gap(flow, i ? BUTTON_GAP : 0);
            row = flow_row(flow, BUTTON_HEIGHT);
        }
        struct rect place = flow_start(&row, width);
        flow_start(&row, BUTTON_GAP);
        bool pauses = i == HISTORY_PLAY && app->table.replay.on;
        if (flow->paint && i == 5) {
            draw_pace(flow->ui, place, app->table.pace);
        } else if (flow->paint) {
            command_button(app, &history_commands[pauses ? HISTORY_PAUSE : i], place, false,
                           BUTTON_PLAIN);
        }
    }
}

/* ---- the parts of the panel ---- */

struct parts {
    struct rect head, list, others, comment, notice, graph, buttons;
    struct listed variations;
};

/* The height of all lines of the comment, as far as there is room; where there is little, one that
 * is still to be written leaves it to the list. */
static float comment_height(const struct app *app, float width, float room, bool roomy) {
    const struct match *match = &app->table.play.match;
    const char *comment = match->nodes[match->current].comment;
    const struct typesetting setting = {FONT_UI, TYPE_SMALL, text_area_width(width - 2 * EDGE)};
    int lines = comment ? paragraph_count(app->ui->list, &setting, comment) : 1;
    int most = text_area_lines(room), least = roomy ? 3 : comment ? 2 : 1;
    lines = lines > most ? most : lines;
    return text_area_height(lines < least ? least : lines);
}

/* Cuts off the bottom: the buttons, and above them the graph with its notice. */
static void cut_foot(const struct app *app, struct rect *rect, struct parts *parts, float graph) {
    struct flow flow = flow_begin(app->ui, *rect);
    rect_cut_bottom(rect, EDGE);
    parts->buttons = rect_cut_bottom(rect, flow_height(&flow, buttons, app));
    if (graph > 0) {
        rect_cut_bottom(rect, EDGE);
        parts->graph = rect_cut_bottom(rect, graph);
        parts->graph.x += EDGE;
        parts->graph.w -= 2 * EDGE;
    }
    bool low = rect->h < LOWEST; /* the table says the same */
    parts->notice = rect_cut_bottom(rect, low ? EDGE : NOTICE_HEIGHT);
    parts->notice.h = low ? 0 : parts->notice.h;
}

/* The height of the variations in so many rows at most, which are taken note of. */
static float others_in(float width, int most, struct parts *parts) {
    const struct app *app = parts->variations.app;
    struct flow flow = flow_begin(app->ui, (struct rect){.w = width});
    parts->variations = listed_in(app, parts->variations.all, most);
    return flow_height(&flow, variations, &parts->variations);
}

/* The list on the left, everything else beside it. */
static struct parts divide_broad(const struct app *app, struct rect rect,
                                 const struct variations *all) {
    struct parts parts = {.head = rect, .variations = {app, all, 0, 0}};
    struct rect right = rect_cut_right(&parts.head, rect.w / 2);
    float others = others_in(right.w, rect.h >= 360 ? 4 : 2, &parts);
    cut_foot(app, &right, &parts, rect.h >= BROAD_GRAPH ? GRAPH_LOW : 0);
    rect_cut_top(&right, all->count ? 24 : 48);
    parts.others = rect_cut_top(&right, others);
    parts.comment = right;
    return parts;
}

static float head_height(const struct history *history) {
    return HEAD_HEIGHT + (history->over ? STANDING : 0);
}

/* What is left for comment and variations below a list of so many lines. */
static float room_below(const struct app *app, struct rect head, int lines) {
    return head.h - head_height(&app->shown->history) - (float)lines * HISTORY_LINE - 6;
}

/* One part below the other; the list keeps a few lines: for them the alternatives come one at a
 * time and, for all but the last of them, a comment that is still to be written has no field. */
static struct parts divide_high(const struct app *app, struct rect rect,
                                const struct variations *all) {
    bool roomy = rect.h >= ROOMY;
    struct parts parts = {.head = rect, .variations = {app, all, 0, 0}};
    const struct match *match = &app->table.play.match;
    cut_foot(app, &parts.head, &parts, roomy ? GRAPH_HIGH : rect.h >= NARROW_GRAPH ? GRAPH_LOW : 0);
    float least = room_below(app, parts.head, LEAST_LINES);
    float others = others_in(rect.w, roomy ? 4 : 2, &parts);
    if (others + text_area_height(1) > least) {
        others = others_in(rect.w, 1, &parts);
    }
    float room = room_below(app, parts.head, roomy ? 6 : LEAST_LINES) - others;
    bool none = all->count && !match->nodes[match->current].comment &&
                room_below(app, parts.head, LEAST_LINES - 1) - others < text_area_height(1);
    float comment = none ? 0 : comment_height(app, rect.w, room, roomy);
    parts.comment = rect_cut_bottom(&parts.head, comment);
    rect_cut_bottom(&parts.head, 6);
    parts.others = rect_cut_bottom(&parts.head, others);
    return parts;
}

static struct parts divide(const struct app *app, struct rect rect, const struct variations *all) {
    struct parts parts =
        rect.w >= BROAD ? divide_broad(app, rect, all) : divide_high(app, rect, all);
    parts.comment.x += EDGE;
    parts.comment.w -= 2 * EDGE;
    parts.list = parts.head;
    parts.head = rect_cut_top(&parts.list, head_height(&app->shown->history));
    return parts;
}

/* ---- the head ---- */

/* Below a name: the score, and that the player is to act, by the light of their panel, the clock
 * or, if there is room, in words. */
static void draw_standing(struct ui *ui, const struct play *play, int player, struct rect rect) {
    const struct theme *theme = ui->theme;
    bool acts = play_turn_seen(play) == player, timed = clock_used(&play->clock);
    struct line score = text_line("%d", play_score_seen(play, player));
    struct line beside = timed  ? clock_line(play->clock.remaining[player])
                         : acts ? text_line("%s", words(WORD_TO_PLAY))
                                : (struct line){""};
    if (acts) {
        struct color color = theme->player[player];
        draw_box(ui->list, &(struct box){.rect = rect,
                                         .radius = 7,
                                         .fill = FILL_FLAT,
                                         .color = {color_alpha(color, 0.18F)},
                                         .stroke = {color, 1.2F}});
    }
    struct flow row = flow_begin(ui, (struct rect){rect.x + 4, rect.y + 22, rect.w - 8, 24});
    flow_word(&row, STYLE_FIGURES_STRONG, score.string);
    flow_start(&row, 6);
    int style = STYLE_SMALL | (timed ? STYLE_FIGURES_STRONG : STYLE_BODY);
    if (style_fits(ui, style, row.room.w, beside.string)) {
        bool low = timed && play->clock.remaining[player] < CLOCK_LOW;
        style |= low ? STYLE_WARNING : acts ? 0 : STYLE_MUTED;
        flow_line(&row, style | STYLE_END, beside.string);
    }
}

/* The names are above their columns or, if these are too narrow for them, share the width; `apart`:
 * they always do. Over a panel, the scores and the clocks are below them. */
static void draw_names(const struct app *app, struct rect rect, bool apart) {
    struct ui *ui = app->ui;
    const struct play *play = &app->table.play;
    const float mark = 16, after = 2, broad = (rect.w - 2 * (TEXT_EDGE - 2)) / 2;
    float column = history_column_width(rect), left = history_number_width(rect) + SHEET_WORD_EDGE;
    for (int player = 0; player < 2; player++) {
        const char *name = play_name(play, player);
        apart = apart || style_width(ui, STYLE_SMALL, name) > column - mark - after;
    }
    column = apart ? broad : column;
    left = apart ? TEXT_EDGE - 2 : left;
    for (int player = 0; player < 2; player++) {
        float x = rect.x + left + column * (float)player;
        if (app->shown->history.over) {
            draw_standing(ui, play, player, (struct rect){x - 4, rect.y + 45, column - 2, 48});
        }
        widget_mark(ui, player, x + 5, rect.y + 57, 4.6F);
        style_write_name(ui, x + mark, rect.y + 62, column - mark - after,
                         STYLE_SMALL | STYLE_MUTED, play_name(play, player),
                         play_name(play, !player));
    }
}

void history_draw_standing(const struct app *app, struct rect rect) {
    rect.y -= 45;
    draw_names(app, rect, true);
}

static void icon_button(struct ui *ui, const char *id, struct rect place, int icon, float size,
                        enum word label) {
    widget_icon(ui, icon, place.x + place.w / 2, place.y + place.h / 2, size,
                ui_hot(ui, id) ? ui->theme->accent : ui->theme->muted);
    widget_focus(ui, id, place, 10);
    ui->tip = ui->tip || ui_hot(ui, id);
    targets_add(&ui->targets, id, place, true, words(label));
}

/* After the title, if there is room, what the notation means. */
static void draw_title(struct flow *flow) {
    const float help = 34;
    flow_gap(flow, 8);
    struct flow row = flow_row(flow, 34);
    flow_start(&row, TEXT_EDGE);
    flow_end(&row, 8);
    struct rect fold = flow_end(&row, 36);
    flow_word(&row, STYLE_LARGE | STYLE_STRONG, words(WORD_HISTORY));
    flow_start(&row, 4);
    if (row.room.w >= help) {
        icon_button(flow->ui, "button:notation", flow_start(&row, help), SPRITE_ICON_HELP, 17,
                    WORD_RULES_WRITING);
    }
    icon_button(flow->ui, "button:fold", fold, SPRITE_ICON_FOLD, 18, WORD_HISTORY_HIDE);
}

static void draw_head(const struct app *app, struct rect panel, struct rect rect) {
    struct ui *ui = app->ui;
    struct flow flow = flow_begin(ui, panel);
    float y = rect.y + rect.h - 7;
    draw_title(&flow);
    draw_names(app, rect, false);
    draw_line(ui->list, rect.x + TEXT_EDGE, y, rect.x + rect.w - TEXT_EDGE, y, 1, ui->theme->line);
}

/* ---- all of them ---- */

static void draw_comment(const struct app *app, struct rect rect) {
    struct history *history = &app->shown->history;
    const struct match *match = &app->table.play.match;
    const char *comment = match->nodes[match->current].comment;
    enum match_step step = match->nodes[match->current].step;
    struct line label = with_step(match, step == STEP_START    ? WORD_HISTORY_COMMENT_START
                                         : step == STEP_ACTION ? WORD_HISTORY_COMMENT_ON
                                                               : WORD_HISTORY_COMMENT_END);
    int lines = text_area(app->ui, "comment:0", rect, comment ? comment : "",
                          words(WORD_HISTORY_COMMENT), label.string, &history->comment_top);
    history->comment_is_long = lines > text_area_lines(rect.h);
}

/* Where the button was that led here, so that a second click does no harm. */
static void draw_way_back(const struct app *app, struct rect foot) {
    const char *label =
        words(app->table.advisor.analyzing ? WORD_ADVICE_BACK_ANALYSIS : WORD_ADVICE_BACK_REVIEW);
    rect_cut_bottom(&foot, EDGE);
    foot.x += EDGE;
    foot.w -= 2 * EDGE;
    widget_button(app->ui, "button:advice", foot, NO_ICON, label, label, BUTTON_PLAIN);
}

void history_draw(const struct app *app, const struct table_layout *layout) {
    struct ui *ui = app->ui;
    struct history *history = &app->shown->history;
    const struct match *match = &app->table.play.match;
    const struct theme *theme = ui->theme;
    struct rect rect = table_shows_history(app) ? layout->history : (struct rect){0};
    history->area = history->comment = rect;
    if (!table_shows_history(app)) {
        return;
    }
    struct variations all;
    history_variations(match, &all);
    if (history->node != match->current) {
        history->node = match->current;
        history->comment_top = history->variation_top = 0;
    }
    struct rect upper = rect, foot = rect_cut_bottom(&upper, history->foot);
    struct parts parts = divide(app, upper, &all);
    struct flow others = flow_begin(ui, parts.others), below = flow_begin(ui, parts.buttons);
    history->comment = parts.comment;
    history->variations_shown = parts.variations.shown;
    if (layout->history_overlay) {
        targets_cover(&ui->targets, rect);
    }
    int whole = draw_group(ui->list, "history", rect);
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = 12,
                                     .fill = FILL_FLAT,
                                     .color = {theme->surface},
                                     .stroke = {theme->line, theme->weight},
                                     .shadow = theme_shadow(
                                         theme, layout->history_overlay ? 0.5F : 0, 16, 3, 6)});
    draw_head(app, rect, parts.head);
    struct rect row = {parts.list.x, parts.list.y, parts.list.w, HISTORY_LINE};
    float number = history_number_width(row), column = history_column_width(row);
    int list = draw_group_grid(ui->list, "moves", row,
                               (struct point){row.x + number + column / 2, row.y + row.h / 2},
                               (struct point){column, HISTORY_LINE});
    history_draw_list(app, parts.list);
    draw_group_end(ui->list, list);
    struct rect rest = {parts.others.x, parts.others.y, parts.others.w,
                        rect.y + rect.h - parts.others.y};
    int group = draw_group(ui->list, "rest", rest);
    variations(&others, &parts.variations);
    if (parts.comment.h > 0) {
        draw_comment(app, parts.comment);
    }
    score_graph_draw(app, parts.notice, parts.graph);
    buttons(&below, app);
    draw_group_end(ui->list, group);
    if (history->foot > 0) {
        draw_way_back(app, foot);
    }
    draw_group_end(ui->list, whole);
}
