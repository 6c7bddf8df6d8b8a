/* rules_page.c: paints a page of the rules, see rules_view.h. Bar, list and foot are fixed; between
 * them come text, examples and notes, which scroll if they are higher than the window. The foot is
 * part of the list if there is room for that. */
#include "ui/scenes/rules_view.h"

#include "ui/kit/flow.h"
#include "ui/kit/page.h"
#include "ui/kit/scroll_panel.h"
#include "ui/kit/widgets.h"

#include <math.h>
#include <string.h>

static const float LIST_WIDTH = 232, BUTTON = 40, PLAY = 36;
static const float NOT_LOW = 1000;  /* from this window height on, there is ample room */
static const float TEXT_MOST = 960; /* the widest lines */
static const float CAPTION_MOST = 560, CAPTION_LEAST = 200;
static const float NOTE_GAP = 8;
static const float ENOUGH = 240; /* the width of a square board that is large enough */

struct type {
    int style;
    float leading;
};

static const struct style {
    float heading, drop; /* its type size; the distance from the top to its baseline */
    struct type text, title, line, caption;
    float gap;
} roomy = {.heading = TYPE_DISPLAY,
           .drop = 44,
           .text = {STYLE_BODY, 25},
           .title = {STYLE_LARGE | STYLE_STRONG, 27},
           .line = {STYLE_STRONG, 26},
           .caption = {STYLE_BODY, 23},
           .gap = 32},
  /* for a tall window, which has more height than the boards can use */
    tall = {.heading = TYPE_DISPLAY,
            .drop = 44,
            .text = {STYLE_LARGE, 30},
            .title = {STYLE_LARGE | STYLE_STRONG, 28},
            .line = {STYLE_LARGE | STYLE_STRONG, 32},
            .caption = {STYLE_LARGE, 28},
            .gap = 40},
  brief = {.heading = TYPE_TITLE,
           .drop = 28,
           .text = {STYLE_BODY, 22},
           .title = {STYLE_STRONG, 22},
           .line = {STYLE_STRONG, 22},
           .caption = {STYLE_SMALL, 18},
           .gap = 20};

/* A page being laid out, and measured or painted. */
struct rules_sheet {
    struct ui *ui;
    const struct settings *settings;
    struct rules_view *view;
    const struct rules_page *page;
    const struct style *style;
    struct rect bar, list, content, foot;
};

static void place_parts(struct rules_sheet *sheet) {
    const struct ui *ui = sheet->ui;
    bool small = page_is_small(ui->width, ui->height);
    float margin = small ? 20 : 24;
    bool high = ui->height >= NOT_LOW, narrow = ui->width < ui->height;
    sheet->style = high && narrow ? &tall : small && !high ? &brief : &roomy;
    sheet->bar = (struct rect){margin, small ? 8 : 16, ui->width - 2 * margin, BUTTON};
    float top = sheet->bar.y + BUTTON + (small ? 8 : 20);
    struct rect area = {margin, top, ui->width - 2 * margin, ui->height - margin - top};
    if (ui->width >= PAGE_SMALL_WIDTH && ui->width >= ui->height) {
        sheet->list = rect_cut_left(&area, LIST_WIDTH);
        rect_cut_left(&area, 40);
    }
    struct rect panel = rect_inset(sheet->list, 8);
    bool listed = sheet->list.w > 0;
    sheet->foot = rect_cut_bottom(listed ? &panel : &area, BUTTON);
    rect_cut_bottom(&area, listed ? 0 : small ? 10 : 16);
    sheet->content = area;
}

/* ---- texts ---- */

static void set_text(struct flow *flow, const struct type *type, int ink, const char *string) {
    flow->leading = type->leading / style_leading(type->style);
    flow_text(flow, type->style | ink, string);
}

static void words_of_page(struct flow *flow, const void *data) {
    const struct rules_sheet *sheet = data;
    const struct style *style = sheet->style;
    struct rect heading = flow_take(flow, style->drop + style->gap / 2);
    struct flow text = flow_within(flow, flow->room);
    text.room.w = fminf(text.room.w, TEXT_MOST);
    if (flow->paint) {
        draw_text(flow->ui->list, (struct point){heading.x, heading.y + style->drop},
                  (struct writing){FONT_DISPLAY, style->heading, flow->ui->theme->text, ALIGN_LEFT},
                  words(sheet->page->title));
    }
    set_text(&text, &style->text, 0, words(sheet->page->text));
    flow_take(flow, text.used + style->gap / 2);
}

/* A brass bar on the left, for emphasis. */
static void draw_edge(const struct ui *ui, struct rect rect) {
    draw_fill(ui->list, (struct rect){rect.x, rect.y, 3, rect.h}, 1.5F, ui->theme->accent);
}

/* Appends what a note is about: the option that it explains, "Ruling." … A page of rulings alone
 * says it in its title. */
static void add_label(const struct rules_sheet *sheet, const struct rules_note *note,
                      struct text *out) {
    const struct game *game = sheet->view->book->game;
    for (int i = 0; note->option && i < game->option_count; i++) {
        if (strcmp(game->options[i].key, note->option) == 0) {
            text_format(out, words(WORD_RULES_OPTION), words(game->options[i].label));
        }
    }
    if (!note->option && (note->label || sheet->page->title != WORD_RULES_RULINGS)) {
        text_add(out, words(note->label ? note->label : WORD_RULES_RULING));
    }
}

/* A note's text is beside its label, or below it if the label is too long for that. */
static void note(struct flow *flow, const struct rules_sheet *sheet,
                 const struct rules_note *note) {
    const float above = 0.45F, mark = 50, after = 16;
    const struct type *type = &sheet->style->text;
    char string[48];
    struct text text = text_fixed(string, sizeof string);
    struct rect frame = flow->room;
    int label = type->style | STYLE_STRONG;
    add_label(sheet, note, &text);
    struct flow inner = flow_within(flow, flow->room), row;
    flow_gap(&inner, type->leading * above);
    flow_start(&inner, mark);
    flow_end(&inner, after);
    float beside = string[0] ? style_width(flow->ui, label, string) + 9 : 0;
    bool below = beside > inner.room.w * 0.4F;
    row = flow_within(&inner, inner.room);
    row.room.h = type->leading;
    flow_gap(&inner, below ? type->leading : 0);
    flow_start(&inner, below ? 0 : beside);
    struct flow measured = inner;
    measured.paint = false;
    set_text(&measured, type, 0, words(note->text));
    frame.h = measured.used + type->leading * above;
    flow_take(flow, frame.h);
    if (flow->paint) {
        style_box(flow->ui, frame, BOX_NOTE);
        draw_edge(flow->ui, frame);
        widget_icon(flow->ui, SPRITE_ICON_INFO, row.room.x - 22, row.room.y + type->leading / 2, 20,
                    flow->ui->theme->accent);
        flow_line(&row, label, string);
        set_text(&inner, type, 0, words(note->text));
    }
}

static void notes(struct flow *flow, const void *data) {
    const struct rules_sheet *sheet = data;
    for (int i = 0; i < rules_notes(sheet->page); i++) {
        flow_gap(flow, i ? NOTE_GAP : 0);
        note(flow, sheet, &sheet->page->note[i]);
    }
}

static void draw_play(const struct ui *ui, const char *id, float x, float y) {
    const struct theme *theme = ui->theme;
    bool hot = ui_hot(ui, id);
    float lighter = (hot ? 0.35F : 0.18F) * theme->gloss;
    struct color light = color_mix(theme->accent, color_hex(0xFFFFFF), lighter);
    draw_box(ui->list,
             &(struct box){.rect = {x - PLAY / 2, y - PLAY / 2, PLAY, PLAY},
                           .radius = PLAY / 2,
                           .fill = FILL_DOWN,
                           .color = {light, color_mix(theme->accent, light, 0.5F), theme->accent},
                           .shadow = theme_shadow(theme, 0.35F, 8, 1, 3)});
    struct path triangle = {0};
    path_move(&triangle, x - 5, y - 8);
    path_line(&triangle, x + 9, y);
    path_line(&triangle, x - 5, y + 8);
    path_close(&triangle);
    draw_path(ui->list, &triangle,
              &(struct stroke){.fill = theme->on_accent, .color = theme->on_accent, .width = 2});
}

/* What is played, or why it is refused. The height is always that of the line before the example is
 * played. */
static void line_of(struct flow *flow, const struct style *style, const struct rules_stage *stage) {
    const struct type small = {style->caption.style | STYLE_STRONG, style->caption.leading};
    char string[256];
    struct text text = text_fixed(string, sizeof string);
    struct flow line = flow_within(flow, flow->room), rest = line;
    enum rules_line kind = rules_stage_line(stage, &text);
    if (kind == RULES_LINE_REFUSAL) {
        set_text(&line, &small, STYLE_WARNING, string);
    } else if (kind == RULES_LINE_WORDS) {
        set_text(&line, &style->line, STYLE_SHINING, string);
    } else {
        line.room.h = style->line.leading;
        flow_rich(&line, style->line.style, string);
    }
    bool one = stage->example->line || rules_stage_plays(stage);
    rest.paint = false;
    set_text(&rest, &small, 0, stage->rest);
    flow_take(flow, stage->rest[0] ? rest.used : one ? style->line.leading : 0);
}

/* The words of one example. */
struct example_caption {
    const struct rules_sheet *sheet;
    int example;
};

static void caption(struct flow *flow, const void *data) {
    const struct example_caption *caption = data;
    const struct style *style = caption->sheet->style;
    const struct rules_stage *stage = &caption->sheet->view->stage[caption->example];
    bool plays = rules_stage_plays(stage);
    struct flow head = flow_within(flow, flow->room);
    if (plays) {
        struct rect place = flow_start(&head, PLAY + 12);
        if (flow->paint) {
            struct line id = text_line("example:%d", caption->example + 1);
            draw_play(flow->ui, id.string, place.x + PLAY / 2, place.y + BUTTON / 2);
        }
    }
    flow_gap(&head, (BUTTON - style->title.leading) / 2);
    set_text(&head, &style->title, 0, words(stage->example->title));
    flow_take(flow, fmaxf(head.used, BUTTON));
    line_of(flow, style, stage);
    set_text(flow, &style->caption, STYLE_MUTED, words(stage->example->text));
}

/* ---- examples ---- */

/* Boards of one size in columns, each with its caption below or beside it: of all such grids the
 * one with the largest boards; in a tall window rather one column that fills the page. A page that
 * is too high even with the smallest boards scrolls. */
struct example_grid {
    int columns, rows;
    bool beside;
    float pitch;          /* the distance from column to column */
    float row;            /* the height of a row */
    float board, picture; /* a board's width; its height including its strips */
    float caption;        /* the width of a caption */
};

static float highest_caption(const struct rules_sheet *sheet, float width) {
    struct flow flow = flow_begin(sheet->ui, (struct rect){0, 0, width, 0});
    float highest = 0;
    for (int i = 0; i < rules_examples(sheet->page); i++) {
        highest = fmaxf(highest, flow_height(&flow, caption, &(struct example_caption){sheet, i}));
    }
    return highest;
}

static float clamp(float value, float least, float most) {
    return fminf(fmaxf(value, least), most);
}

/* A grid with so many columns; its boards have a width of 0 where even the smallest do not fit. */
static struct example_grid grid_of(const struct rules_sheet *sheet, float height, int columns,
                                   bool beside) {
    float aspect = rules_picture_aspect(sheet->view->book->game), gap = sheet->style->gap;
    float strips = rules_picture_strips(sheet->page->strips), width = sheet->content.w;
    float least = aspect < 0.8F ? 320 : 160; /* a board's width */
    int count = rules_examples(sheet->page);
    struct example_grid grid = {.columns = columns, .beside = beside};
    grid.rows = (count + columns - 1) / columns;
    grid.pitch = (width + gap) / (float)columns;
    float cell = grid.pitch - gap, room = (height + gap) / (float)grid.rows - gap - strips;
    float widest = beside ? cell - gap - CAPTION_LEAST : cell;
    bool narrow = widest < least || cell < CAPTION_LEAST;
    if (narrow && (beside || columns > 1)) {
        return grid;
    }
    if (beside) {
        grid.board = clamp(room / aspect, least, widest);
        grid.caption = fminf(cell - gap - grid.board, CAPTION_MOST);
        grid.row = highest_caption(sheet, grid.caption);
    } else {
        grid.caption = fminf(cell, CAPTION_MOST);
        float below = gap / 2 + highest_caption(sheet, grid.caption);
        grid.board = clamp((room - below) / aspect, fminf(least, widest), widest);
        grid.row = below + strips + grid.board * aspect;
    }
    grid.picture = grid.board * aspect + strips;
    grid.row = fmaxf(grid.row, grid.picture);
    return grid;
}

static struct example_grid lay_out(const struct rules_sheet *sheet, float height) {
    int count = rules_examples(sheet->page);
    bool square = rules_picture_aspect(sheet->view->book->game) >= 0.8F;
    struct example_grid best = grid_of(sheet, height, 1, true);
    if (sheet->style == &tall && square && best.board >= ENOUGH) {
        return best;
    }
    for (int columns = 1; columns <= count; columns++) {
        for (int beside = 0; beside < 2; beside++) {
            struct example_grid grid = grid_of(sheet, height, columns, beside);
            best = grid.board > best.board ? grid : best;
        }
    }
    return best;
}

static void draw_example(const struct rules_sheet *sheet, const struct example_grid *grid,
                         int example, float top) {
    struct ui *ui = sheet->ui;
    struct rules_stage *stage = &sheet->view->stage[example];
    const struct example_caption said = {sheet, example};
    float gap = sheet->style->gap;
    struct rect whole = {sheet->content.x + (float)(example % grid->columns) * grid->pitch,
                         top + (float)(example / grid->columns) * (grid->row + gap),
                         fmaxf(grid->board, grid->caption), grid->row};
    struct rect picture = {whole.x, whole.y, grid->board, grid->picture};
    struct flow text =
        flow_begin(ui, (struct rect){whole.x, whole.y + grid->picture + gap / 2, grid->caption, 0});
    struct line id = text_line("example:%d", example + 1);
    struct line label = text_line(words(WORD_RULES_PLAY), words(stage->example->title));
    if (grid->beside) {
        text.room.x = whole.x + grid->board + gap;
        text.room.y = whole.y + (grid->row - flow_height(&text, caption, &said)) / 2;
        whole.w = text.room.x + grid->caption - whole.x;
    }
    caption(&text, &said);
    rules_stage_draw(stage, ui, sheet->settings, picture);
    widget_focus(ui, id.string, rect_inset(whole, -6), 12);
    if (rules_stage_plays(stage)) {
        targets_add(&ui->targets, id.string, whole, true, label.string);
    }
}

/* ---- bar, list, foot ---- */

static void draw_bar(const struct rules_sheet *sheet) {
    struct rect bar = sheet->bar;
    const char *label = words(sheet->view->back);
    struct rect place = widget_button_place(sheet->ui, &bar, SPRITE_ICON_BACK, label, 16);
    widget_button(sheet->ui, "button:back", place, SPRITE_ICON_BACK, label, NULL, BUTTON_PLAIN);
    widget_heading(sheet->ui, bar, words(sheet->view->book->game->name), words(WORD_RULES));
}

static const char *title_of(const struct rules_sheet *sheet, int page) {
    return words(sheet->view->book->page[page].title);
}

/* A link to a page: its number and, in the list, its title. */
static void draw_entry(const struct rules_sheet *sheet, int page, struct rect rect, bool listed) {
    struct ui *ui = sheet->ui;
    bool chosen = page == sheet->view->page;
    struct line id = text_line("page:%d", page + 1), number = text_line("%d", page + 1);
    struct rect highlight = listed ? (struct rect){rect.x, rect.y + 2, rect.w, rect.h - 4} : rect;
    if (chosen) {
        style_box(ui, highlight, BOX_CHOSEN);
    }
    widget_row(ui, id.string, highlight);
    float middle = rect.y + rect.h / 2;
    style_write(ui, rect.x + (listed ? 24 : rect.w / 2), middle + (listed ? 5 : 6),
                (listed ? STYLE_SMALL : STYLE_BODY) | STYLE_STRONG |
                    (chosen ? STYLE_BRASS : STYLE_MUTED) | STYLE_CENTER,
                number.string);
    if (listed) {
        style_write_in(ui, (struct rect){rect.x + 42, rect.y, rect.w - 42, rect.h},
                       chosen ? STYLE_STRONG : STYLE_MUTED, title_of(sheet, page));
        if (chosen) {
            draw_edge(ui,
                      (struct rect){highlight.x, highlight.y + 6, highlight.w, highlight.h - 12});
        }
    }
    ui->tip = ui->tip || (!listed && ui_hot(ui, id.string));
    targets_add(&ui->targets, id.string, rect, true, title_of(sheet, page));
}

static void draw_list(const struct rules_sheet *sheet) {
    struct rect rest = rect_inset(sheet->list, 8);
    int pages = sheet->view->book->pages;
    rect_cut_top(&rest, 6);
    rect_cut_bottom(&rest, sheet->foot.h + 8);
    float row = fminf(48, rest.h / (float)pages);
    widget_panel(sheet->ui, sheet->list, 12);
    for (int i = 0; i < pages; i++) {
        draw_entry(sheet, i, rect_cut_top(&rest, row), true);
    }
}

/* Without room for the list: the numbers of the pages, side by side. */
static void draw_numbers(const struct rules_sheet *sheet, struct rect room) {
    int pages = sheet->view->book->pages;
    float pitch = fminf(48, room.w / (float)pages);
    float x = room.x + (room.w - pitch * (float)pages) / 2;
    for (int i = 0; i < pages; i++) {
        draw_entry(sheet, i, (struct rect){x + (float)i * pitch, room.y, pitch - 4, room.h}, false);
    }
}

/* The button to the previous or next page, at one end of the foot. */
static void page_button(const struct rules_sheet *sheet, int page) {
    struct ui *ui = sheet->ui;
    bool forward = page > sheet->view->page;
    if (page < 0 || page >= sheet->view->book->pages) {
        return;
    }
    const char *id = forward ? "button:next" : "button:previous";
    struct rect foot = sheet->foot;
    struct rect place = forward ? rect_cut_right(&foot, BUTTON) : rect_cut_left(&foot, BUTTON);
    widget_button(ui, id, place, forward ? SPRITE_ICON_NEXT : SPRITE_ICON_BACK, NULL,
                  title_of(sheet, page), BUTTON_PLAIN);
    ui->tip = ui->tip || ui_hot(ui, id);
}

static void draw_foot(const struct rules_sheet *sheet) {
    const struct ui *ui = sheet->ui;
    struct rect foot = sheet->foot;
    page_button(sheet, sheet->view->page - 1);
    page_button(sheet, sheet->view->page + 1);
    if (sheet->list.w > 0) {
        struct line count =
            text_line(words(WORD_ONE_OF), sheet->view->page + 1, sheet->view->book->pages);
        style_write(ui, foot.x + foot.w / 2, foot.y + 26, STYLE_MUTED | STYLE_CENTER, count.string);
    } else {
        draw_numbers(
            sheet, (struct rect){foot.x + BUTTON + 16, foot.y, foot.w - 2 * (BUTTON + 16), foot.h});
    }
}

/* ---- the page ---- */

static void draw_content(const struct rules_sheet *sheet) {
    struct scroll *scroll = &sheet->view->scroll;
    struct rect content = sheet->content;
    int examples = rules_examples(sheet->page);
    float gap = sheet->style->gap;
    struct flow flow = flow_begin(sheet->ui, content);
    float above = flow_height(&flow, words_of_page, sheet);
    float below = flow_height(&flow, notes, sheet);
    float between = examples && below > 0 ? gap / 2 : 0, height = above + between + below;
    struct example_grid grid = {.columns = 1};
    if (examples) {
        grid = lay_out(sheet, content.h - height);
        height += (float)grid.rows * (grid.row + gap) - gap;
    }
    float top = scroll_view_begin(scroll, content, height);
    int first = sheet->ui->targets.count;
    flow.room.y = top;
    words_of_page(&flow, sheet);
    for (int i = 0; i < examples; i++) {
        draw_example(sheet, &grid, i, top + above);
    }
    flow.room.y = top + height - below;
    notes(&flow, sheet);
    scroll_view_end(sheet->ui, scroll, first);
}

void rules_draw(struct rules_view *view, struct ui *ui, const struct settings *settings) {
    struct rules_sheet sheet = {
        .ui = ui, .settings = settings, .view = view, .page = &view->book->page[view->page]};
    place_parts(&sheet);
    widget_ground(ui);
    draw_content(&sheet);
    draw_bar(&sheet);
    if (sheet.list.w > 0) {
        draw_list(&sheet);
    }
    draw_foot(&sheet);
}
