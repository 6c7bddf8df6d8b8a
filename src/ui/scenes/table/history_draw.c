/* history_draw.c: paints the panel of the history, see history.h. */
#include "ui/scenes/table/history.h"

#include "ui/app/state.h"
#include "ui/draw/paragraph.h"
#include "ui/kit/scroll_panel.h"
#include "ui/kit/style.h"
#include "ui/kit/text_field.h"
#include "ui/kit/widgets.h"
#include "ui/play/layout.h"
#include "ui/scenes/table/score_graph.h"
#include "ui/scenes/table/sheet_words.h"
#include "ui/scenes/table/turn_text.h"
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

/* ---- the parts of the panel ---- */

struct parts {
    struct rect head, fold, list, others, comment, notice, graph, buttons;
    int variations; /* rows for them; with fewer rows than variations the last one is "more" or, if
                       there is but one, it has that at its end */
};

static bool has_heading(const struct variations *all, int number) {
    return number == 0 || number == all->instead;
}

/* How many of the variations are in so many rows. */
static int variations_in(const struct variations *all, int rows) {
    return rows > 1 && rows < all->count ? rows - 1 : rows;
}

/* Returns the height of the variations from `top` on with their headings, and sets *rows to the
 * number of rows, which is at most `most`. */
static float variations_height(const struct variations *all, int most, int top, int *rows) {
    *rows = all->count < most ? all->count : most;
    int shown = variations_in(all, *rows), headings = 0;
    for (int i = 0; i < shown && top + i < all->count; i++) {
        headings += i == 0 || has_heading(all, top + i);
    }
    return (float)*rows * VARIATION_HEIGHT + (float)headings * HEADING_HEIGHT;
}

/* The height of all lines of the comment, as far as there is room; where there is little, one that
 * is still to be written leaves it to the list. */
static float comment_height(const struct app *app, float width, float room, bool roomy) {
    const struct match *match = &app->play.match;
    const char *comment = match->nodes[match->current].comment;
    const struct setting setting = {FONT_UI, TYPE_SMALL, text_area_width(width - 2 * EDGE)};
    int lines = comment ? paragraph_count(app->ui->list, &setting, comment) : 1;
    int most = text_area_lines(room), least = roomy ? 3 : comment ? 2 : 1;
    lines = lines > most ? most : lines;
    return text_area_height(lines < least ? least : lines);
}

/* Cuts off the bottom: the buttons, and above them the graph with its notice. */
static void cut_foot(struct rect *rect, struct parts *parts, float graph) {
    int rows = rect->w >= HISTORY_NARROW ? 1 : 2;
    rect_cut_bottom(rect, EDGE);
    parts->buttons =
        rect_cut_bottom(rect, (float)rows * BUTTON_HEIGHT + (float)(rows - 1) * BUTTON_GAP);
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

/* The list on the left, everything else beside it. */
static struct parts divide_broad(const struct app *app, struct rect rect,
                                 const struct variations *all) {
    struct parts parts = {.head = rect};
    struct rect right = rect_cut_right(&parts.head, rect.w / 2);
    float others = variations_height(all, rect.h >= 360 ? 4 : 2, app->shown->history.variation_top,
                                     &parts.variations);
    cut_foot(&right, &parts, rect.h >= BROAD_GRAPH ? GRAPH_LOW : 0);
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
    struct parts parts = {.head = rect};
    int top = app->shown->history.variation_top;
    const struct match *match = &app->play.match;
    cut_foot(&parts.head, &parts, roomy ? GRAPH_HIGH : rect.h >= NARROW_GRAPH ? GRAPH_LOW : 0);
    float least = room_below(app, parts.head, LEAST_LINES);
    float others = variations_height(all, roomy ? 4 : 2, top, &parts.variations);
    if (others + text_area_height(1) > least) {
        others = variations_height(all, 1, top, &parts.variations);
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
    parts.fold = (struct rect){rect.x + rect.w - 44, rect.y + 8, 36, 34};
    parts.comment.x += EDGE;
    parts.comment.w -= 2 * EDGE;
    parts.list = parts.head;
    parts.head = rect_cut_top(&parts.list, head_height(&app->shown->history));
    return parts;
}

/* ---- the head ---- */

/* Below a name: the score, and that the player is to act, by the light of their panel, the clock
 * or, if there is room, in words. */
static void draw_standing(const struct ui *ui, const struct play *play, int player,
                          struct rect rect) {
    const struct theme *theme = ui->theme;
    bool acts = play_turn_seen(play) == player, timed = clock_used(&play->clock);
    float x = rect.x + 4, until = rect.x + rect.w - 4, baseline = rect.y + 40;
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
    style_write(ui, x, baseline, STYLE_FIGURES_STRONG, score.string);
    x += style_width(ui, STYLE_FIGURES_STRONG, score.string) + 6;
    int style = STYLE_SMALL | (timed ? STYLE_FIGURES_STRONG : STYLE_BODY);
    if (x + style_width(ui, style, beside.string) <= until) {
        bool low = timed && play->clock.remaining[player] < CLOCK_LOW;
        style |= low ? STYLE_WARNING : acts ? 0 : STYLE_MUTED;
        style_write(ui, until, baseline, style | STYLE_END, beside.string);
    }
}

/* The names are above their columns or, if these are too narrow for them, share the width; `apart`:
 * they always do. Over a panel, the scores and the clocks are below them. */
static void draw_names(const struct app *app, struct rect rect, bool apart) {
    const struct ui *ui = app->ui;
    const struct play *play = &app->play;
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
        style_write_within(ui, x + mark, rect.y + 62, column - mark - after,
                           STYLE_SMALL | STYLE_MUTED, play_name(play, player));
    }
}

void history_draw_standing(const struct app *app, struct rect rect) {
    rect.y -= 45;
    draw_names(app, rect, true);
}

/* After the title, if there is room: what the notation means. */
static void draw_notation(struct ui *ui, float x, struct rect fold) {
    static const char id[] = "button:notation";
    x += style_width(ui, STYLE_LARGE | STYLE_STRONG, words(WORD_HISTORY)) + 4;
    struct rect place = {x, fold.y, 34, fold.h};
    if (place.x + place.w > fold.x) {
        return;
    }
    widget_icon(ui, SPRITE_ICON_HELP, x + 17, place.y + 17, 17,
                ui_hot(ui, id) ? ui->theme->accent : ui->theme->muted);
    widget_focus(ui, id, place, 10);
    ui->tip = ui->tip || ui_hot(ui, id);
    targets_add(&ui->targets, id, place, true, words(WORD_RULES_WRITING));
}

static void draw_head(const struct app *app, struct rect rect, struct rect fold) {
    struct ui *ui = app->ui;
    const struct theme *theme = ui->theme;
    style_write(ui, rect.x + TEXT_EDGE, rect.y + 32, STYLE_LARGE | STYLE_STRONG,
                words(WORD_HISTORY));
    draw_notation(ui, rect.x + TEXT_EDGE, fold);
    widget_icon(ui, SPRITE_ICON_FOLD, fold.x + 18, fold.y + 17, 18,
                ui_hot(ui, "button:fold") ? theme->accent : theme->muted);
    widget_focus(ui, "button:fold", fold, 10);
    ui->tip = ui->tip || ui_hot(ui, "button:fold");
    targets_add(&ui->targets, "button:fold", fold, true, words(WORD_HISTORY_HIDE));
    draw_names(app, rect, false);
    float y = rect.y + rect.h - 7;
    draw_line(ui->list, rect.x + TEXT_EDGE, y, rect.x + rect.w - TEXT_EDGE, y, 1, theme->line);
}

/* ---- variations ---- */

/* As many steps of a variation as fit. */
static void variation_text(const struct ui *ui, const struct match *match, int node, float room,
                           char *line, size_t size) {
    int steps = VARIATION_STEPS;
    do {
        struct text text = text_fixed(line, size);
        history_line_text(match, node, steps, &text);
    } while (style_width(ui, STYLE_BODY, line) > room && --steps > 0);
}

static void draw_variation(struct ui *ui, const struct match *match, int node, int number,
                           struct rect rect) {
    const struct theme *theme = ui->theme;
    char line[96];
    struct line id = text_line("variation:%d", number);
    variation_text(ui, match, node, rect.w - 28 - EDGE, line, sizeof line);
    struct line label = text_line(words(WORD_HISTORY_VARIATION), line);
    rect.h -= 2;
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = 7,
                                     .fill = FILL_FLAT,
                                     .color = {theme_veil(theme, theme->raised, 0.6F)},
                                     .stroke = {theme_outline(theme, theme->line), 1}});
    history_highlight(ui, id.string, rect, false);
    widget_icon(ui, SPRITE_ICON_BRANCH, rect.x + 14, rect.y + rect.h / 2, 14, theme->accent);
    style_write_within(ui, rect.x + 28, rect.y + 22, rect.w - 34, STYLE_BODY, line);
    targets_add(&ui->targets, id.string, rect, true, label.string);
}

/* The same at the end of a variation's row, without words; takes it off that. */
static void draw_more_beside(struct ui *ui, struct rect *row) {
    static const char id[] = "button:more";
    struct rect rect = rect_cut_right(row, 34);
    rect_cut_right(row, 4);
    rect.h -= 2;
    history_highlight(ui, id, rect, false);
    widget_icon(ui, SPRITE_ICON_DOWN, rect.x + rect.w / 2, rect.y + rect.h / 2, 14,
                ui->theme->muted);
    targets_add(&ui->targets, id, rect, true, words(WORD_HISTORY_MORE));
    ui->tip = ui->tip || ui_hot(ui, id);
}

static void draw_more(struct ui *ui, struct rect rect) {
    rect.h -= 2;
    history_highlight(ui, "button:more", rect, false);
    widget_icon(ui, SPRITE_ICON_DOWN, rect.x + 14, rect.y + rect.h / 2, 14, ui->theme->muted);
    style_write(ui, rect.x + 28, rect.y + 21, STYLE_SMALL | STYLE_MUTED, words(WORD_HISTORY_MORE));
    targets_add(&ui->targets, "button:more", rect, true, words(WORD_HISTORY_MORE));
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

static void draw_heading(const struct ui *ui, const struct match *match, bool instead,
                         struct rect rect) {
    bool ended = match->nodes[match->current].step > STEP_ACTION;
    struct line line = !instead ? text_line("%s", words(WORD_HISTORY_FROM_HERE))
                       : ended  ? text_line("%s", words(WORD_HISTORY_INSTEAD_END))
                                : alternatives_to(ui, match, rect.w - 6);
    style_write(ui, rect.x + 6, rect.y + 15, STYLE_SMALL | STYLE_STRONG | STYLE_MUTED, line.string);
}

static void draw_variations(const struct app *app, const struct parts *parts,
                            const struct variations *all) {
    struct ui *ui = app->ui;
    const struct match *match = &app->play.match;
    struct history *history = &app->shown->history;
    struct rect rest = parts->others;
    rest.x += EDGE;
    rest.w -= 2 * EDGE;
    bool more = parts->variations < all->count;
    int shown = variations_in(all, parts->variations);
    history->variations_shown = shown;
    bool beside = more && shown == parts->variations;
    for (int i = 0; i < shown && history->variation_top + i < all->count; i++) {
        int number = history->variation_top + i;
        if (i == 0 || has_heading(all, number)) {
            draw_heading(ui, match, number < all->instead, rect_cut_top(&rest, HEADING_HEIGHT));
        }
        struct rect row = rect_cut_top(&rest, VARIATION_HEIGHT);
        if (beside) {
            draw_more_beside(ui, &row);
        }
        draw_variation(ui, match, all->node[number], number, row);
    }
    if (more && !beside) {
        draw_more(ui, rect_cut_top(&rest, VARIATION_HEIGHT));
    }
}

/* ---- comment, notice, buttons ---- */

static void draw_comment(const struct app *app, struct rect rect) {
    struct history *history = &app->shown->history;
    const struct match *match = &app->play.match;
    const char *comment = match->nodes[match->current].comment;
    enum match_step step = match->nodes[match->current].step;
    struct line label = with_step(match, step == STEP_START    ? WORD_HISTORY_COMMENT_START
                                         : step == STEP_ACTION ? WORD_HISTORY_COMMENT_ON
                                                               : WORD_HISTORY_COMMENT_END);
    int lines = text_area(app->ui, "comment:0", rect, comment ? comment : "",
                          words(WORD_HISTORY_COMMENT), label.string, &history->comment_top);
    history->comment_is_long = lines > text_area_lines(rect.h);
}

static void draw_pace(struct ui *ui, struct rect rect, enum replay_pace pace) {
    struct line label = text_line(words(WORD_HISTORY_PACE), words(replay_pace_word(pace)));
    widget_button(ui, "button:pace", rect, NO_ICON, words(replay_pace_sign(pace)), label.string,
                  BUTTON_PLAIN);
    ui->tip = ui->tip || ui_hot(ui, "button:pace");
}

static void draw_buttons(const struct app *app, struct rect rect) {
    bool on = app->table.replay.on;
    int columns = rect.h > BUTTON_HEIGHT ? 3 : 6;
    float edge = fmaxf(EDGE, (rect.w - 360) / 2);
    float width = (rect.w - 2 * edge - (float)(columns - 1) * BUTTON_GAP) / (float)columns;
    for (int i = 0; i < 6; i++) {
        struct rect place = {rect.x + edge + (float)(i % columns) * (width + BUTTON_GAP),
                             rect.y + (float)(i / columns) * (BUTTON_HEIGHT + BUTTON_GAP), width,
                             BUTTON_HEIGHT};
        if (i == 5) {
            draw_pace(app->ui, place, app->pace);
        } else {
            enum history_command which =
                i == HISTORY_PLAY && on ? HISTORY_PAUSE : (enum history_command)i;
            command_button(app, &history_commands[which], place, false, BUTTON_PLAIN);
        }
    }
}

/* Where the button was that led here, so that a second click does no harm. */
static void draw_way_back(const struct app *app, struct rect foot) {
    const char *label =
        words(app->advisor.analyzing ? WORD_ADVICE_BACK_ANALYSIS : WORD_ADVICE_BACK_REVIEW);
    rect_cut_bottom(&foot, EDGE);
    foot.x += EDGE;
    foot.w -= 2 * EDGE;
    widget_button(app->ui, "button:advice", foot, NO_ICON, label, label, BUTTON_PLAIN);
}

void history_draw(const struct app *app, const struct table_layout *layout) {
    struct ui *ui = app->ui;
    struct history *history = &app->shown->history;
    const struct match *match = &app->play.match;
    const struct theme *theme = ui->theme;
    struct rect rect = app->settings.history ? layout->history : (struct rect){0};
    history->area = history->comment = rect;
    if (!app->settings.history) {
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
    history->comment = parts.comment;
    if (layout->history_overlay) {
        targets_cover(&ui->targets, rect);
    }
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = 12,
                                     .fill = FILL_FLAT,
                                     .color = {theme->surface},
                                     .stroke = {theme->line, theme->weight},
                                     .shadow = theme_shadow(
                                         theme, layout->history_overlay ? 0.5F : 0, 16, 3, 6)});
    draw_head(app, parts.head, parts.fold);
    history_draw_list(app, parts.list);
    draw_variations(app, &parts, &all);
    if (parts.comment.h > 0) {
        draw_comment(app, parts.comment);
    }
    score_graph_draw(app, parts.notice, parts.graph);
    draw_buttons(app, parts.buttons);
    if (history->foot > 0) {
        draw_way_back(app, foot);
    }
}
