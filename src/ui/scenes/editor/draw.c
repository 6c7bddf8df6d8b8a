/* draw.c: below the board that is changed the tray with what can be put, the position as
 * text, and what can be done with it; see scene.h. In a tight window the tray stands beside the
 * board as a column, in the place of the players' panels. */
#include "ui/scenes/editor/scene.h"

#include "ui/board_kit/marks.h"
#include "ui/draw/paragraph.h"
#include "ui/kit/page.h"
#include "ui/kit/text_field.h"
#include "ui/kit/typed_chip.h"
#include "ui/kit/widgets.h"
#include "ui/scenes/table/scene.h"
#include "words/words.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

static const float ROOMY = 1200; /* from this width on, the buttons have labels */
static const float INSET = 12, GAP = 8, SWATCH_GAP = 4, FIELD = 44;

static const float COLUMN_LEAST = 224, COLUMN_STEP = 20, COLUMN_TOP = 56, COLUMN_FOOT = 44;
static const float COLUMN_INSET = 10, COLUMN_ROW = 36, COLUMN_FIELD = 40;

/* ---- whether it is legal ---- */

static void draw_legality(const struct app *app, const struct table_layout *layout) {
    const struct ui *ui = app->ui;
    const struct theme *theme = ui->theme;
    const struct editor *editor = &app->editor;
    const float mark = 34;
    struct line wrong = {0};
    const char *sentence = words(editor_is_playable(editor) ? WORD_EDITOR_LEGAL : WORD_EDITOR_OVER);
    if (editor->wrong) {
        wrong = text_line(words(WORD_EDITOR_WRONG), editor->wrong);
        sentence = wrong.string;
    }
    float chip = typed_chip_width(ui);
    float room = ui->width - 2 * layout->margin - mark - chip;
    struct setting setting = {.font = FONT_UI, .size = TYPE_LARGE, .width = room};
    for (int i = 0; i < 2 && paragraph_count(ui->list, &setting, sentence) > 1; i++) {
        setting.size = i ? TYPE_SMALL : TYPE_BODY;
    }
    int lines = paragraph_count(ui->list, &setting, sentence);
    const float leading = 16;
    float width =
        fminf(room, draw_text_width(ui->list, FONT_UI, setting.size, sentence)) + mark + chip;
    float x = fmaxf(layout->margin, layout->status_x - width / 2), y = layout->status_y;
    app->ui->typed_at = (struct point){x, y - 7};
    x += chip;
    draw_circle(ui->list, x + 11, y - 7, 10.5F, editor->wrong ? theme->warning : theme->accent);
    widget_icon(ui, editor->wrong ? SPRITE_ICON_CROSS_HEAVY : SPRITE_ICON_CHECK_HEAVY, x + 11,
                y - 7, 12, editor->wrong ? color_hex(0xFFFFFF) : theme->on_accent);
    widget_paragraph(ui, (struct point){x + mark, y - leading / 2 * (float)(lines - 1)}, room,
                     (struct writing){FONT_UI, setting.size, theme->text, ALIGN_LEFT}, leading,
                     sentence);
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
        widget_pill(
            ui, (struct point){rect.x + rect.w - 7, rect.y + 7}, line.string,
            &(struct pill){TYPE_SMALL, 18, ui->theme->raised, ui->theme->text, ui->theme->line});
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

static void draw_change(struct ui *ui, const struct change *change, struct rect rect) {
    widget_button(ui, change->id.string, rect, change->icon, change->label.string,
                  change->tip.string, BUTTON_PLAIN);
    ui->tip = ui->tip || ui_hot(ui, change->id.string);
}

/* At the end of the row; takes their width off it. */
static void draw_turn(const struct app *app, struct rect *row, float height) {
    struct change change[CHANGES_MAX];
    for (int i = turn_changes(&app->editor, change) - 1; i >= 0; i--) {
        struct rect place =
            widget_button_place(app->ui, row, change[i].icon, change[i].label.string, GAP);
        place.h = height;
        draw_change(app->ui, &change[i], place);
    }
}

/* The text, and what can be done with the position. */
static void draw_foot(const struct app *app, struct rect row) {
    struct ui *ui = app->ui;
    struct rect play = widget_button_place(ui, &row, SPRITE_ICON_PLAY, words(WORD_PAST_PLAY), GAP);
    struct rect analyze =
        widget_button_place(ui, &row, SPRITE_ICON_CHART, words(WORD_ANALYZE), GAP);
    play.h = analyze.h = row.h;
    text_field(ui, EDITOR_FIELD, row, app->editor.text, words(WORD_EDITOR_TEXT));
    command_button(app, &editor_commands[EDITOR_ANALYZE], analyze, true, BUTTON_PLAIN);
    command_button(app, &editor_commands[EDITOR_PLAY], play, true, BUTTON_PRIMARY);
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
    struct rect bar = layout->top;
    command_row(app, &bar, buttons, SHOWN, ui->width < ROOMY ? 0 : SHOWN, BUTTON_PLAIN);
    const char *name = words(editor->game->name);
    float room = bar.w - PAGE_BAR_HEIGHT - 3 * 16 - /* the way back, and around the words */
                 draw_text_width(ui->list, FONT_DISPLAY, TYPE_TITLE, name);
    bool fits = draw_text_width(ui->list, FONT_UI, TYPE_BODY, words(WORD_EDITOR)) <= room;
    widget_title(ui, bar, name, fits ? words(WORD_EDITOR) : "");
}

/* ---- the column ---- */

struct column {
    struct palette palette;
    struct change change[CHANGES_MAX];
    int changes;
    float row_width[CHANGES_MAX]; /* of the rows of changes, as they would like to be */
    int in_row[CHANGES_MAX], rows;
    bool low; /* the text and what can be done are on one row */
    float height;
};

/* Lays out a column as wide as that inside. */
static void column_lay_out(const struct app *app, struct column *column, float width) {
    column->palette = palette_in(&app->editor, width, true, true);
    column->rows = 0;
    for (int i = 0; i < column->changes; i++) {
        const struct change *change = &column->change[i];
        float wide = widget_button_width(app->ui, change->icon, change->label.string);
        int row = column->rows - 1;
        if (row < 0 || column->row_width[row] + GAP + wide > width) {
            row = column->rows++;
            column->row_width[row] = -GAP;
            column->in_row[row] = 0;
        }
        column->row_width[row] += GAP + wide;
        column->in_row[row]++;
    }
    float swatches = (float)column->palette.rows * (column->palette.size + SWATCH_GAP);
    column->height = 2 * COLUMN_INSET + swatches + (swatches > 0 ? GAP - SWATCH_GAP : 0) +
                     (float)column->rows * (COLUMN_ROW + GAP) +
                     (column->low ? COLUMN_FIELD : 2 * COLUMN_FIELD + GAP);
}

/* The narrowest column that has room for everything; else a low one. */
static float column_width(const struct app *app, struct column *column, float least, float high) {
    float most = fmaxf(least, app->ui->width * 0.62F), width = least;
    float play = COLUMN_FIELD + GAP + 2 * COLUMN_INSET +
                 widget_button_width(app->ui, SPRITE_ICON_PLAY, words(WORD_PAST_PLAY));
    for (int low = 0; low < 2; low++) {
        column->low = low;
        for (width = least; width <= most; width += COLUMN_STEP) {
            column_lay_out(app, column, width - 2 * COLUMN_INSET);
            if (column->height <= high && (low || width >= play)) {
                return width;
            }
        }
    }
    return most;
}

static void draw_changes(struct ui *ui, const struct column *column, struct rect *area) {
    const struct change *change = column->change;
    for (int row = 0; row < column->rows; row++) {
        struct rect rect = rect_cut_top(area, COLUMN_ROW);
        float spare = (rect.w - column->row_width[row]) / (float)column->in_row[row];
        for (int i = 0; i < column->in_row[row]; i++, change++) {
            float wide = widget_button_width(ui, change->icon, change->label.string) + spare;
            draw_change(ui, change, rect_cut_left(&rect, wide));
            rect_cut_left(&rect, GAP);
        }
        rect_cut_top(area, GAP);
    }
}

static void draw_column_foot(const struct app *app, struct rect area, bool low) {
    struct ui *ui = app->ui;
    struct rect field = rect_cut_top(&area, COLUMN_FIELD), row = field;
    if (low) {
        rect_cut_right(&field, 2 * (COLUMN_FIELD + GAP));
        rect_cut_left(&row, field.w + GAP);
    } else {
        rect_cut_top(&area, GAP);
        row = rect_cut_top(&area, COLUMN_FIELD);
    }
    text_field(ui, EDITOR_FIELD, field, app->editor.text, words(WORD_EDITOR_TEXT));
    command_button(app, &editor_commands[EDITOR_ANALYZE], rect_cut_left(&row, COLUMN_FIELD), false,
                   BUTTON_PLAIN);
    rect_cut_left(&row, GAP);
    command_button(app, &editor_commands[EDITOR_PLAY], row, !low, BUTTON_PRIMARY);
}

/* A square board gets all the height; the column, what that leaves, or more as it needs. */
static void draw_tight(const struct app *app, const struct face *face,
                       struct table_layout *layout) {
    struct ui *ui = app->ui;
    struct rect area = {layout->margin, COLUMN_TOP, ui->width - 2 * layout->margin,
                        ui->height - COLUMN_TOP - COLUMN_FOOT};
    struct column column = {.changes = 0};
    if (app->editor.edit) {
        column.changes = store_changes(&app->editor, face, column.change);
        column.changes += turn_changes(&app->editor, column.change + column.changes);
    }
    bool square = face->hints.shape == SHAPE_SQUARE;
    float least = fmaxf(COLUMN_LEAST, square ? area.w - area.h - layout->margin : 0);
    struct rect tray = rect_cut_right(&area, column_width(app, &column, least, area.h));
    rect_cut_right(&area, layout->margin);
    layout->status_x = ui->width / 2;
    layout->status_y = ui->height - 15;
    editor_draw_board(app, face, area, NULL);
    draw_legality(app, layout);
    tray.y += square ? 0 : (tray.h - column.height) / 2;
    tray.h = fminf(tray.h, column.height);
    widget_panel(ui, tray, INSET);
    tray = rect_inset(tray, COLUMN_INSET);
    if (column.palette.rows) {
        float high = (float)column.palette.rows * (column.palette.size + SWATCH_GAP) - SWATCH_GAP;
        draw_palette(app, face, &column.palette, rect_cut_top(&tray, high));
        rect_cut_top(&tray, GAP);
    }
    draw_changes(ui, &column, &tray);
    draw_column_foot(app, tray, column.low);
}

/* ---- all of it ---- */

void editor_draw(const struct app *app) {
    struct ui *ui = app->ui;
    const struct editor *editor = &app->editor;
    const struct face *face = app->face_of(editor->game);
    struct layout_hints hints = face->hints;
    bool phases = editor->edit && editor->edit->next_phase;
    float margin = 24, room = ui->width - 2 * margin - 2 * INSET - (phases ? 330 : 190);
    struct palette palette = palette_in(editor, room, ui->width < ROOMY, false);
    float items =
        palette.rows ? (float)palette.rows * (palette.size + SWATCH_GAP) - SWATCH_GAP + GAP : 0;
    float height = items + FIELD + 2 * INSET;
    hints.history = false;
    if (page_is_tight(ui->width, ui->height) && ui->width >= ui->height) {
        struct table_layout tight = layout_table(ui->width, ui->height, &hints);
        widget_ground(ui);
        draw_bar(app, &tight);
        draw_tight(app, face, &tight);
        return;
    }
    struct table_layout layout = layout_table(ui->width, ui->height - height - GAP, &hints);
    margin = layout.margin;
    struct rect tray = {margin, ui->height - height - GAP, ui->width - 2 * margin, height};
    widget_ground(ui);
    draw_bar(app, &layout);
    editor_draw_board(app, face, layout.board, &layout);
    draw_legality(app, &layout);
    widget_panel(ui, tray, INSET);
    tray = rect_inset(tray, INSET);
    if (palette.rows) {
        struct rect row = rect_cut_top(&tray, items);
        draw_turn(app, &row, palette.size);
        draw_palette(app, face, &palette, row);
    }
    draw_foot(app, tray);
}
