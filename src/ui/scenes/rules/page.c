/* page.c: paints a page of the rules, see view.h. Bar, list and foot are fixed; between them come
 * text, examples and notes, which scroll if they are higher than the window. The foot is part of
 * the list if there is room for that. */
#include "ui/scenes/rules/view.h"

#include "ui/draw/paragraph.h"
#include "ui/kit/page.h"
#include "ui/kit/scroll_panel.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"
#include "ui/scenes/rules/example.h"

#include <math.h>
#include <string.h>

static const float LIST_WIDTH = 232, BUTTON = 40, PLAY = 36;
static const float NOT_LOW = 1000;  /* from this window height on, there is ample room */
static const float TEXT_MOST = 960; /* the widest lines */
static const float CAPTION_MOST = 560, CAPTION_LEAST = 200;
static const float NOTE_GAP = 8;
static const float ENOUGH = 240; /* the width of a square board that is large enough */

struct type {
    enum font font;
    float size, leading;
};

static const struct style {
    float heading, drop; /* its type size; the distance from the top to its baseline */
    struct type text, title, line, caption;
    float gap;
} roomy = {.heading = TYPE_DISPLAY,
           .drop = 44,
           .text = {FONT_UI, TYPE_BODY, 25},
           .title = {FONT_UI_SEMIBOLD, TYPE_LARGE, 27},
           .line = {FONT_UI_SEMIBOLD, TYPE_BODY, 26},
           .caption = {FONT_UI, TYPE_BODY, 23},
           .gap = 32},
  /* for a tall window, which has more height than the boards can use */
    tall = {.heading = TYPE_DISPLAY,
            .drop = 44,
            .text = {FONT_UI, TYPE_LARGE, 30},
            .title = {FONT_UI_SEMIBOLD, TYPE_LARGE, 28},
            .line = {FONT_UI_SEMIBOLD, TYPE_LARGE, 32},
            .caption = {FONT_UI, TYPE_LARGE, 28},
            .gap = 40},
  brief = {.heading = TYPE_TITLE,
           .drop = 28,
           .text = {FONT_UI, TYPE_BODY, 22},
           .title = {FONT_UI_SEMIBOLD, TYPE_BODY, 22},
           .line = {FONT_UI_SEMIBOLD, TYPE_BODY, 22},
           .caption = {FONT_UI, TYPE_SMALL, 18},
           .gap = 20};

/* A page being laid out, and measured or painted. */
struct sheet {
    struct ui *ui;
    const struct settings *settings;
    struct rules_view *view;
    const struct rules_page *page;
    const struct style *style;
    struct rect bar, list, content, foot;
    bool measured; /* measure only, do not paint */
};

static void place_parts(struct sheet *sheet) {
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

/* ---- texts: each returns its height, and is painted unless the sheet is only measured ---- */

static struct sheet to_measure(const struct sheet *sheet) {
    struct sheet copy = *sheet;
    copy.measured = true;
    return copy;
}

static float baseline_of(const struct type *type, float top) {
    return top + type->leading * 0.5F + type->size * 0.36F;
}

static float set_text(const struct sheet *sheet, const struct type *type, struct color color,
                      float x, float top, float width, const char *string) {
    const struct setting setting = {.font = type->font, .size = type->size, .width = width};
    if (!sheet->measured) {
        float baseline = baseline_of(type, top);
        return widget_paragraph(sheet->ui, x, baseline, width, type->font, type->size,
                                type->leading, color, string) -
               baseline;
    }
    return (float)paragraph_count(sheet->ui->list, &setting, string) * type->leading;
}

/* Heading and text, including the space below them. */
static float words_of_page(const struct sheet *sheet, float top) {
    const struct style *style = sheet->style;
    const struct theme *theme = sheet->ui->theme;
    float x = sheet->content.x, y = top + style->drop + style->gap / 2;
    if (!sheet->measured) {
        draw_text(sheet->ui->list, x, top + style->drop, FONT_DISPLAY, style->heading, theme->text,
                  ALIGN_LEFT, words(sheet->page->title));
    }
    y += set_text(sheet, &style->text, theme->text, x, y, fminf(sheet->content.w, TEXT_MOST),
                  words(sheet->page->text));
    return y + style->gap / 2 - top;
}

/* A brass bar on the left, for emphasis. */
static void draw_edge(const struct ui *ui, struct rect rect) {
    draw_fill(ui->list, (struct rect){rect.x, rect.y, 3, rect.h}, 1.5F, ui->theme->accent);
}

static void draw_note_frame(const struct ui *ui, struct rect rect) {
    const struct theme *theme = ui->theme;
    draw_box(ui->list,
             &(struct box){.rect = rect,
                           .radius = 8,
                           .fill = FILL_FLAT,
                           .color = {theme_glow(theme, theme->accent, 0.10F)},
                           .stroke = {theme->flat ? theme->line : color_alpha(theme->accent, 0.1F),
                                      theme->weight}});
    draw_edge(ui, rect);
}

/* Appends what a note is about: the option that it explains, "Ruling." … A page of rulings alone
 * says it in its title. */
static void add_label(const struct sheet *sheet, const struct rules_note *note, struct text *out) {
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
static float note(const struct sheet *sheet, const struct rules_note *note, float y) {
    const struct ui *ui = sheet->ui;
    const struct type *type = &sheet->style->text;
    char label[48];
    struct text text = text_fixed(label, sizeof label);
    add_label(sheet, note, &text);
    float room = sheet->content.w - 66, x = sheet->content.x + 50, top = y + type->leading * 0.45F;
    float beside =
        label[0] ? draw_text_width(ui->list, FONT_UI_SEMIBOLD, type->size, label) + 9 : 0;
    bool below = beside > room * 0.4F;
    struct sheet measured = to_measure(sheet);
    float indent = below ? 0 : beside, drop = below ? type->leading : 0;
    float height =
        drop + set_text(&measured, type, ui->theme->text, 0, 0, room - indent, words(note->text)) +
        type->leading * 0.9F;
    if (!sheet->measured) {
        draw_note_frame(ui, (struct rect){sheet->content.x, y, sheet->content.w, height});
        widget_icon(ui, SPRITE_ICON_INFO, x - 22, top + type->leading / 2, 20, ui->theme->accent);
        draw_text(ui->list, x, baseline_of(type, top), FONT_UI_SEMIBOLD, type->size,
                  ui->theme->text, ALIGN_LEFT, label);
        set_text(sheet, type, ui->theme->text, x + indent, top + drop, room - indent,
                 words(note->text));
    }
    return height;
}

static float notes(const struct sheet *sheet, float top) {
    float y = top;
    for (int i = 0; i < rules_notes(sheet->page); i++) {
        y += (i ? NOTE_GAP : 0);
        y += note(sheet, &sheet->page->note[i], y);
    }
    return y - top;
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
static float line_of(const struct sheet *sheet, const struct rules_stage *stage, float x, float top,
                     float width) {
    const struct type *type = &sheet->style->line;
    struct type small = sheet->style->caption;
    struct color accent = sheet->ui->theme->accent, warning = sheet->ui->theme->warning;
    char line[256];
    struct text text = text_fixed(line, sizeof line);
    enum rules_line kind = rules_stage_line(stage, &text);
    small.font = FONT_UI_SEMIBOLD;
    if (kind == RULES_LINE_REFUSAL) {
        set_text(sheet, &small, warning, x, top, width, line);
    } else if (kind == RULES_LINE_WORDS) {
        set_text(sheet, type, accent, x, top, width, line);
    } else if (!sheet->measured) {
        widget_rich(sheet->ui, x, baseline_of(type, top), line, type->size);
    }
    struct sheet measured = to_measure(sheet);
    return stage->rest[0] ? set_text(&measured, &small, warning, 0, 0, width, stage->rest)
           : stage->example->line || rules_stage_plays(stage) ? type->leading
                                                              : 0;
}

static float caption(const struct sheet *sheet, int example, const char *id, struct point at,
                     float width) {
    const struct style *style = sheet->style;
    const struct theme *theme = sheet->ui->theme;
    const struct rules_stage *stage = &sheet->view->stage[example];
    bool plays = rules_stage_plays(stage);
    float indent = plays ? PLAY + 12 : 0, y = at.y + (BUTTON - style->title.leading) / 2;
    if (plays && !sheet->measured) {
        draw_play(sheet->ui, id, at.x + PLAY / 2, at.y + BUTTON / 2);
    }
    y += set_text(sheet, &style->title, theme->text, at.x + indent, y, width - indent,
                  words(stage->example->title));
    y = fmaxf(y, at.y + BUTTON);
    y += line_of(sheet, stage, at.x, y, width);
    y +=
        set_text(sheet, &style->caption, theme->muted, at.x, y, width, words(stage->example->text));
    return y - at.y;
}

/* ---- examples ---- */

/* Boards of one size in columns, each with its caption below or beside it: of all such grids the
 * one with the largest boards; in a tall window rather one column that fills the page. A page that
 * is too high even with the smallest boards scrolls. */
struct grid {
    int columns, rows;
    bool beside;
    float pitch;          /* the distance from column to column */
    float row;            /* the height of a row */
    float board, picture; /* a board's width; its height including its strips */
    float caption;        /* the width of a caption */
};

static float highest_caption(const struct sheet *sheet, float width) {
    struct sheet measured = to_measure(sheet);
    float highest = 0;
    for (int i = 0; i < rules_examples(sheet->page); i++) {
        highest = fmaxf(highest, caption(&measured, i, "", (struct point){0, 0}, width));
    }
    return highest;
}

static float clamp(float value, float least, float most) {
    return fminf(fmaxf(value, least), most);
}

/* A grid with so many columns; its boards have a width of 0 where even the smallest do not fit. */
static struct grid grid_of(const struct sheet *sheet, float height, int columns, bool beside) {
    float aspect = rules_picture_aspect(sheet->view->book->game), gap = sheet->style->gap;
    float strips = rules_picture_strips(sheet->page->strips), width = sheet->content.w;
    float least = aspect < 0.8F ? 320 : 160; /* a board's width */
    int count = rules_examples(sheet->page);
    struct grid grid = {.columns = columns, .beside = beside};
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

static struct grid lay_out(const struct sheet *sheet, float height) {
    int count = rules_examples(sheet->page);
    bool square = rules_picture_aspect(sheet->view->book->game) >= 0.8F;
    struct grid best = grid_of(sheet, height, 1, true);
    if (sheet->style == &tall && square && best.board >= ENOUGH) {
        return best;
    }
    for (int columns = 1; columns <= count; columns++) {
        for (int beside = 0; beside < 2; beside++) {
            struct grid grid = grid_of(sheet, height, columns, beside);
            best = grid.board > best.board ? grid : best;
        }
    }
    return best;
}

static void draw_example(const struct sheet *sheet, const struct grid *grid, int example,
                         float top) {
    struct ui *ui = sheet->ui;
    struct sheet measured = to_measure(sheet);
    struct rules_stage *stage = &sheet->view->stage[example];
    float gap = sheet->style->gap;
    struct rect whole = {sheet->content.x + (float)(example % grid->columns) * grid->pitch,
                         top + (float)(example / grid->columns) * (grid->row + gap),
                         fmaxf(grid->board, grid->caption), grid->row};
    struct rect picture = {whole.x, whole.y, grid->board, grid->picture};
    struct point at = {whole.x, whole.y + grid->picture + gap / 2};
    struct line id = text_line("example:%d", example + 1);
    struct line label = text_line(words(WORD_RULES_PLAY), words(stage->example->title));
    if (grid->beside) {
        float own = caption(&measured, example, id.string, at, grid->caption);
        at = (struct point){whole.x + grid->board + gap, whole.y + (grid->row - own) / 2};
        whole.w = at.x + grid->caption - whole.x;
    }
    caption(sheet, example, id.string, at, grid->caption);
    rules_stage_draw(stage, ui, sheet->settings, picture);
    widget_focus(ui, id.string, rect_inset(whole, -6), 12);
    if (rules_stage_plays(stage)) {
        targets_add(&ui->targets, id.string, whole, true, label.string);
    }
}

/* ---- bar, list, foot ---- */

static void draw_bar(const struct sheet *sheet) {
    struct rect bar = sheet->bar;
    const char *label = words(sheet->view->back);
    struct rect place = widget_button_place(sheet->ui, &bar, SPRITE_ICON_BACK, label, 16);
    widget_button(sheet->ui, "button:back", place, SPRITE_ICON_BACK, label, NULL, BUTTON_PLAIN);
    widget_heading(sheet->ui, bar, words(sheet->view->book->game->name), words(WORD_RULES));
}

static const char *title_of(const struct sheet *sheet, int page) {
    return words(sheet->view->book->page[page].title);
}

/* A link to a page: its number and, in the list, its title. */
static void draw_entry(const struct sheet *sheet, int page, struct rect rect, bool listed) {
    struct ui *ui = sheet->ui;
    const struct theme *theme = ui->theme;
    bool chosen = page == sheet->view->page;
    struct line id = text_line("page:%d", page + 1), number = text_line("%d", page + 1);
    struct rect highlight = listed ? (struct rect){rect.x, rect.y + 2, rect.w, rect.h - 4} : rect;
    if (chosen) {
        draw_box(ui->list, &(struct box){.rect = highlight,
                                         .radius = 8,
                                         .fill = FILL_FLAT,
                                         .color = {theme_glow(theme, theme->accent, 0.18F)},
                                         .stroke = {theme_outline(theme, theme->accent), 2}});
    }
    widget_row(ui, id.string, highlight);
    float middle = rect.y + rect.h / 2;
    draw_text(ui->list, rect.x + (listed ? 24 : rect.w / 2), middle + (listed ? 5 : 6),
              FONT_UI_SEMIBOLD, listed ? TYPE_SMALL : TYPE_BODY,
              chosen ? theme->accent_text : theme->muted, ALIGN_CENTER, number.string);
    if (listed) {
        style_write(ui, rect.x + 42, middle + 6, chosen ? STYLE_STRONG : STYLE_MUTED,
                    title_of(sheet, page));
        if (chosen) {
            draw_edge(ui,
                      (struct rect){highlight.x, highlight.y + 6, highlight.w, highlight.h - 12});
        }
    }
    ui->tip = ui->tip || (!listed && ui_hot(ui, id.string));
    targets_add(&ui->targets, id.string, rect, true, title_of(sheet, page));
}

static void draw_list(const struct sheet *sheet) {
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
static void draw_numbers(const struct sheet *sheet, struct rect room) {
    int pages = sheet->view->book->pages;
    float pitch = fminf(48, room.w / (float)pages);
    float x = room.x + (room.w - pitch * (float)pages) / 2;
    for (int i = 0; i < pages; i++) {
        draw_entry(sheet, i, (struct rect){x + (float)i * pitch, room.y, pitch - 4, room.h}, false);
    }
}

/* The button to the previous or next page, at one end of the foot. */
static void page_button(const struct sheet *sheet, int page) {
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

static void draw_foot(const struct sheet *sheet) {
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

static void draw_content(const struct sheet *sheet) {
    struct sheet measured = to_measure(sheet);
    struct scroll *scroll = &sheet->view->scroll;
    struct rect content = sheet->content;
    int examples = rules_examples(sheet->page);
    float gap = sheet->style->gap;
    float above = words_of_page(&measured, 0), below = notes(&measured, 0);
    float between = examples && below > 0 ? gap / 2 : 0, height = above + between + below;
    struct grid grid = {.columns = 1};
    if (examples) {
        grid = lay_out(sheet, content.h - height);
        height += (float)grid.rows * (grid.row + gap) - gap;
    }
    float top = scroll_view_begin(scroll, content, height);
    int first = sheet->ui->targets.count;
    words_of_page(sheet, top);
    for (int i = 0; i < examples; i++) {
        draw_example(sheet, &grid, i, top + above);
    }
    notes(sheet, top + height - below);
    scroll_view_end(sheet->ui, scroll, first);
}

void rules_draw(struct rules_view *view, struct ui *ui, const struct settings *settings) {
    struct sheet sheet = {
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
