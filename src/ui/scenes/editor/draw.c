/* draw.c: below the board that is changed the tray with what can be put, the position as text, and
 * what can be done with it; see scene.h. In a tight window the tray stands beside the board as a
 * column, in the place of the players' panels. */
#include "ui/scenes/editor/scene.h"

#include "ui/kit/flow.h"
#include "ui/kit/page.h"
#include "ui/kit/text_field.h"
#include "ui/kit/widgets.h"
#include "ui/scenes/table/scene.h"
#include "words/words.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

static const float ROOMY = 1200; /* from this width on, the buttons have labels */
static const float INSET = 12, GAP = 8, SWATCH_GAP = 4, FIELD = 44;

static const float COLUMN_LEAST = 224, COLUMN_STEP = 20, COLUMN_TOP = 56, COLUMN_FOOT = 44;
static const float SIDE_ROOM = 190, PHASE_ROOM = 330; /* for whose turn it is; with its phase */
static const float COLUMN_INSET = 10, COLUMN_ROW = 36, COLUMN_FIELD = 40;

/* ---- whether it is legal ---- */

static void draw_legality(const struct app *app, const struct table_layout *layout) {
    const struct editor *editor = &app->editor;
    struct line wrong = text_line(words(WORD_EDITOR_WRONG), editor->wrong ? editor->wrong : "");
    const char *right = words(editor_is_playable(editor) ? WORD_EDITOR_LEGAL : WORD_EDITOR_OVER);
    struct rect room = {.x = layout->margin, .w = app->ui->width - 2 * layout->margin};
    table_finding(app->ui, layout, room, editor->wrong ? FINDING_WRONG : FINDING_RIGHT,
                  editor->wrong ? wrong.string : right);
}

/* ---- the tray ---- */

/* The swatches, in as many rows as they need. */
struct palette {
    float size;
    int count, columns, rows; /* the first swatch is for taking away */
    int half;                 /* so many begin on rows of their own; 0: all are in one row */
};

static struct palette palette_in(const struct editor *editor, float width, bool small,
                                 bool column) {
    struct palette palette = {.size = small ? 34 : 40};
    if (editor->edit) {
        int most = (int)((width + SWATCH_GAP) / (palette.size + SWATCH_GAP));
        palette.count = 1 + editor->edit->item_count;
        palette.rows = (palette.count + most - 1) / most;
        palette.columns = (palette.count + palette.rows - 1) / palette.rows;
        if (palette.rows == 2 || (palette.rows > 2 && column)) {
            /* swatches may be a little smaller to fit */
            palette.half = (palette.count + 1) / 2;
            int rows = (palette.half + most) / (most + 1);
            palette.rows = 2 * rows;
            palette.columns = (palette.half + rows - 1) / rows;
            palette.size =
                fminf(palette.size, (width + SWATCH_GAP) / (float)palette.columns - SWATCH_GAP);
        }
    }
    return palette;
}

/* How many there are too many or too few of. */
static void draw_surplus(const struct ui *ui, struct rect rect, int surplus) {
    if (surplus) {
        struct line line = text_line(surplus > 0 ? "+%d" : "\xE2\x88\x92%d", abs(surplus));
        widget_pill(ui, (struct point){rect.x + rect.w - 7, rect.y + 7}, line.string,
                    &(struct pill){TYPE_SMALL, 18, .fill = ui->theme->raised,
                                   .ink = ui->theme->text, .rim = ui->theme->line});
    }
}

static void draw_swatch(const struct app *app, const struct face_view *view,
                        const struct face *face, int item, struct rect rect) {
    struct ui *ui = app->ui;
    const struct editor *editor = &app->editor;
    struct point middle = {rect.x + rect.w / 2, rect.y + rect.h / 2};
    bool takes = item == NOWHERE;
    struct line id = takes ? text_line("option:item=none") : text_line("option:item=%d", item);
    widget_button(ui, id.string, rect, takes ? SPRITE_ICON_MINUS : NO_ICON, takes ? NULL : "",
                  editor_item_name(editor, item).string,
                  item == editor->item ? BUTTON_ON : BUTTON_PLAIN);
    ui->tip = ui->tip || ui_hot(ui, id.string);
    if (takes) {
        return;
    }
    if (face->item) {
        face->item(view, item, middle, rect.h * 0.36F);
    } else if (face->piece) {
        face->piece(view, item, middle, rect.h * 0.36F);
    }
    draw_surplus(ui, rect, editor_surplus(editor, item));
}

static void draw_palette(const struct app *app, const struct face *face,
                         const struct palette *palette, struct rect rect) {
    struct face_view view = editor_view(app, face, rect, NULL);
    float step = palette->size + SWATCH_GAP;
    assert(palette->columns > 0);
    for (int i = 0; i < palette->count; i++) {
        /* the last begins the second half, so that the pieces of both players are in columns */
        bool second = palette->half && i >= palette->half;
        int item = !second ? i - 1 : i == palette->half ? palette->count - 2 : i - 2;
        int k = second ? i - palette->half : i, above = second ? palette->rows / 2 : 0;
        struct rect swatch = {rect.x + step * (float)(k % palette->columns),
                              rect.y + step * (float)(above + k / palette->columns), palette->size,
                              palette->size};
        draw_swatch(app, &view, face, item, swatch);
    }
}

/* Buttons that say what they change, in the order of the column. */
struct change {
    struct line id, label, tip;
    int icon;
};

enum { CHANGES_MAX = 4 };

/* What is below the board, or in the column beside it. */
struct tray {
    const struct app *app;
    const struct face *face;
    bool column;
    bool low; /* the text and what can be done are on one row of the column */
    struct change change[CHANGES_MAX];
    int changes;
};

static void palette(struct flow *flow, const struct tray *tray) {
    bool small = tray->column || flow->ui->width < ROOMY;
    struct palette palette = palette_in(&tray->app->editor, flow->room.w, small, tray->column);
    if (palette.rows) {
        float step = palette.size + SWATCH_GAP;
        struct rect rect = flow_take(flow, (float)palette.rows * step - SWATCH_GAP);
        flow_gap(flow, GAP);
        if (flow->paint) {
            draw_palette(tray->app, tray->face, &palette, rect);
        }
    }
}

/* What the column has of the players' panels: the stores that have no place on the board. */
static int store_changes(const struct editor *editor, const struct face *face,
                         struct change change[]) {
    int count = 0;
    struct line item = editor_item_name(editor, editor->item);
    for (int player = 0; editor->edit && face->store && !face->store_shape && player < 2;
         player++) {
        struct line name = {0};
        struct text text = text_fixed(name.string, sizeof name.string);
        editor->game->place_name(&editor->board, face->store + player, &text);
        change[count++] =
            (struct change){.id = text_line("store:%d", player),
                            .label = text_line("%s %d", words(editor->game->sides[player]),
                                               editor->game->score(&editor->board, player)),
                            .tip = text_line(words(WORD_EDITOR_PLACE), name.string, item.string),
                            .icon = NO_ICON};
    }
    return count;
}

/* Who is to act, and the phase of the turn. */
static int turn_changes(const struct editor *editor, struct change change[]) {
    const struct game_edit *edit = editor->edit;
    const char *side = words(editor->game->sides[editor->game->side_to_act(&editor->board)]);
    int count = 0;
    change[count++] = (struct change){.id = text_line("button:side"),
                                      .label = text_line(words(WORD_PICTURE_TO_PLAY), side),
                                      .tip = text_line("%s", words(WORD_EDITOR_SIDE_TIP)),
                                      .icon = SPRITE_ICON_SWAP};
    if (edit->next_phase) {
        change[count] = (struct change){.id = text_line("button:phase"),
                                        .tip = text_line("%s", words(WORD_EDITOR_PHASE_TIP)),
                                        .icon = SPRITE_ICON_NEXT};
        struct text text =
            text_fixed(change[count].label.string, sizeof change[count].label.string);
        edit->phase_name(&editor->board, &text);
        count++;
    }
    return count;
}

static float change_width(const struct ui *ui, const struct change *change) {
    return widget_button_width(ui, change->icon, change->label.string);
}

static void draw_change(const struct flow *flow, const struct change *change, struct rect rect) {
    if (flow->paint) {
        widget_button(flow->ui, change->id.string, rect, change->icon, change->label.string,
                      change->tip.string, BUTTON_PLAIN);
        flow->ui->tip = flow->ui->tip || ui_hot(flow->ui, change->id.string);
    }
}

/* In full rows. */
static void changes(struct flow *flow, const struct tray *tray) {
    for (int first = 0, end; first < tray->changes; first = end) {
        struct flow row = flow_row(flow, COLUMN_ROW);
        float spare = row.room.w - change_width(flow->ui, &tray->change[first]);
        for (end = first + 1; end < tray->changes; end++) {
            float width = GAP + change_width(flow->ui, &tray->change[end]);
            if (width > spare) {
                break;
            }
            spare -= width;
        }
        for (int i = first; i < end; i++) {
            float width = change_width(flow->ui, &tray->change[i]) + spare / (float)(end - first);
            draw_change(flow, &tray->change[i], flow_start(&row, width));
            flow_start(&row, GAP);
        }
        flow_gap(flow, GAP);
    }
}

/* The text, and what can be done with the position; with words where there is room. */
static void foot(struct flow *flow, const struct tray *tray) {
    const struct command *const play = &editor_commands[EDITOR_PLAY],
                                *const analyze = &editor_commands[EDITOR_ANALYZE];
    bool two = tray->column && !tray->low, labeled = !tray->column;
    struct flow row = flow_row(flow, tray->column ? COLUMN_FIELD : FIELD), field = row;
    if (two) {
        flow_gap(flow, GAP);
        row = flow_row(flow, COLUMN_FIELD);
    }
    struct rect second, first;
    if (two) {
        first = flow_start(&row, COLUMN_FIELD);
        flow_start(&row, GAP);
        second = row.room;
    } else {
        second = flow_button(&row, play->icon, command_label(play, labeled), GAP);
        first = flow_button(&row, analyze->icon, command_label(analyze, labeled), GAP);
        field = row;
    }
    if (flow->paint) {
        text_field(flow->ui, EDITOR_FIELD, field.room, tray->app->editor.text,
                   words(WORD_EDITOR_TEXT));
        command_button(tray->app, analyze, first, labeled, BUTTON_PLAIN);
        command_button(tray->app, play, second, labeled || two, BUTTON_PRIMARY);
    }
}

static void column(struct flow *flow, const void *data) {
    palette(flow, data);
    changes(flow, data);
    foot(flow, data);
}

/* The swatches and, at the end, whose turn it is. */
static void wide(struct flow *flow, const void *data) {
    const struct tray *tray = data;
    const struct game_edit *edit = tray->app->editor.edit;
    if (edit) {
        struct flow swatches, turn;
        flow_split(flow, flow->room.w - (edit->next_phase ? PHASE_ROOM : SIDE_ROOM), 0, &swatches,
                   &turn);
        struct flow row = flow_row(&turn, flow->ui->width < ROOMY ? 34 : 40);
        for (int i = tray->changes - 1; i >= 0; i--) {
            const struct change *change = &tray->change[i];
            draw_change(flow, change, flow_button(&row, change->icon, change->label.string, GAP));
        }
        palette(&swatches, tray);
        flow_join(flow, &swatches, &turn);
    }
    foot(flow, tray);
}

/* ---- the bar at the top ---- */

static void draw_bar(const struct app *app, const struct table_layout *layout) {
    struct ui *ui = app->ui;
    const struct editor *editor = &app->editor;
    enum { SHOWN = EDITOR_UNDO + 1 };
    const struct command *buttons[SHOWN];
    for (int i = 0; i < SHOWN; i++) {
        buttons[i] = &editor_commands[i];
    }
    struct rect bar = layout->top, back = widget_back_place(&bar);
    command_row(app, &bar, buttons, SHOWN, ui->width < ROOMY ? 0 : SHOWN, BUTTON_PLAIN);
    const char *name = words(editor->game->name);
    float room = bar.w - 2 * 16 - /* around the words */
                 draw_text_width(ui->list, FONT_DISPLAY, TYPE_TITLE, name);
    bool fits = draw_text_width(ui->list, FONT_UI, TYPE_BODY, words(WORD_EDITOR)) <= room;
    widget_back(ui, back);
    widget_heading(ui, bar, name, fits ? words(WORD_EDITOR) : "");
}

/* ---- all of it ---- */

/* The narrowest column that has room for everything; else a low one. */
static float column_width(const struct flow *flow, struct tray *tray, float least) {
    float most = fmaxf(least, flow->ui->width * 0.62F);
    float play = COLUMN_FIELD + GAP + 2 * COLUMN_INSET +
                 widget_button_width(flow->ui, SPRITE_ICON_PLAY, words(WORD_PAST_PLAY));
    for (int low = 0; low < 2; low++) {
        tray->low = low;
        for (float width = least; width <= most; width += COLUMN_STEP) {
            if ((low || width >= play) &&
                flow_height_in(flow, width - 2 * COLUMN_INSET, column, tray) <= flow->room.h) {
                return width;
            }
        }
    }
    return most;
}

/* A square board gets all the height; the column, what that leaves, or more as it needs. */
static void draw_tight(const struct app *app, struct tray *tray, struct table_layout *layout) {
    struct ui *ui = app->ui;
    struct rect area = {layout->margin, COLUMN_TOP, ui->width - 2 * layout->margin,
                        ui->height - COLUMN_TOP - COLUMN_FOOT};
    struct flow flow = flow_begin(ui, area);
    bool square = tray->face->hints.shape == SHAPE_SQUARE;
    float least = fmaxf(COLUMN_LEAST, square ? area.w - area.h - layout->margin : 0);
    flow.room.h -= 2 * COLUMN_INSET;
    struct rect place = ui_cut_end(ui, &area, column_width(&flow, tray, least));
    ui_cut_end(ui, &area, layout->margin);
    layout->status_x = ui->width / 2;
    layout->status_y = ui->height - 15;
    editor_draw_board(app, tray->face, area, NULL);
    draw_legality(app, layout);
    flow.room = place;
    float high = flow_height_in(&flow, place.w - 2 * COLUMN_INSET, column, tray) + 2 * COLUMN_INSET;
    flow_gap(&flow, square ? 0 : fmaxf(0, place.h - high) / 2);
    flow_boxed(&flow, BOX_PANEL, (struct point){COLUMN_INSET, COLUMN_INSET}, column, tray);
}

void editor_draw(const struct app *app) {
    struct ui *ui = app->ui;
    const struct editor *editor = &app->editor;
    const struct face *face = app->face_of(editor->game);
    struct layout_hints hints = face->hints;
    struct tray tray = {.app = app, .face = face};
    hints.history = false;
    hints.other_hand = ui->other_hand;
    struct table_layout layout = layout_table(ui->width, ui->height, &hints);
    tray.column = page_is_tight(ui->width, ui->height) && ui->width >= ui->height;
    if (editor->edit) {
        tray.changes = tray.column ? store_changes(editor, face, tray.change) : 0;
        tray.changes += turn_changes(editor, tray.change + tray.changes);
    }
    widget_ground(ui);
    if (tray.column) {
        draw_bar(app, &layout);
        draw_tight(app, &tray, &layout);
        return;
    }
    struct flow flow;
    for (int i = 0; i < 2; i++) { /* the margin may depend on what is left for the table */
        flow = flow_begin(
            ui, (struct rect){layout.margin, 0, ui->width - 2 * layout.margin, ui->height - GAP});
        float height = flow_height_in(&flow, flow.room.w - 2 * INSET, wide, &tray) + 2 * INSET;
        flow_gap(&flow, flow.room.h - height);
        layout = layout_table(ui->width, flow.room.y, &hints);
    }
    draw_bar(app, &layout);
    editor_draw_board(app, face, layout.board, &layout);
    draw_legality(app, &layout);
    flow_boxed(&flow, BOX_PANEL, (struct point){INSET, INSET}, wide, &tray);
}
