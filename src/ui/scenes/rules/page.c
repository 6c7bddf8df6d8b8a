/* page.c: paints a page of the rules: see view.h. */
#include "ui/scenes/rules/view.h"

#include "ui/draw/paragraph.h"
#include "ui/kit/page.h"
#include "ui/kit/widgets.h"
#include "ui/scenes/rules/example_picture.h"
#include "ui/scenes/rules/page_layout.h"

#include <math.h>
#include <string.h>

enum { LINE_MAX = 256 };
static const float LIST_WIDTH = 232;
static const float BUTTON = 40;
static const float PLAY = 36;
static const float BADGE_GAP = 12; /* between a title and its play button */
static const float TEXT_MOST = 960;
static const float SQUARE_MOST = 460; /* the largest boards, in width */
static const float WIDE_MOST = 720;
static const float SPACE = 18; /* between heading and text */

/* Type and spacing: as roomy as the page lets them be. */
struct manner {
    float heading, heading_drop; /* size, and from the top to its baseline */
    float text, leading;
    float title, title_leading; /* of a caption */
    float line, line_leading;
    float caption, caption_leading;
    float gap;
};

static const struct manner manners[] = {
    {TYPE_DISPLAY, 44, TYPE_BODY, 25, TYPE_LARGE, 27, TYPE_BODY, 26, TYPE_BODY, 23, 32},
    {TYPE_TITLE, 28, TYPE_BODY, 22, TYPE_BODY, 22, TYPE_BODY, 22, TYPE_SMALL, 18, 20},
    {TYPE_TITLE, 26, TYPE_SMALL, 18, TYPE_BODY, 20, TYPE_SMALL, 18, TYPE_SMALL, 17, 14},
};

enum { MANNERS = sizeof manners / sizeof manners[0] };

/* A page on its way to the screen. */
struct sheet {
    struct ui *ui;
    const struct settings *settings;
    struct heap_store *heaps;
    struct rules_view *view;
    const struct rules_page *page;
    const struct manner *manner;
    struct rect bar, list, content, foot;
    struct rect examples; /* what is left of the content for the pictures */
    float notes;          /* where the notes begin */
    struct rules_cell cell[RULES_EXAMPLES_MAX];
};

/* ---- where things stand ---- */

static void place_parts(struct sheet *sheet) {
    const struct ui *ui = sheet->ui;
    bool small = page_is_small(ui->width, ui->height);
    bool listed = ui->width >= 1000 && ui->width >= ui->height;
    float margin = small ? 16 : 24;
    sheet->bar = (struct rect){margin, small ? 8 : 16, ui->width - 2 * margin, BUTTON};
    float top = sheet->bar.y + BUTTON + (small ? 8 : 20);
    struct rect area = {margin, top, ui->width - 2 * margin, ui->height - margin - top};
    if (listed) {
        sheet->list = rect_cut_left(&area, LIST_WIDTH);
        rect_cut_left(&area, 40);
    }
    sheet->foot = rect_cut_bottom(&area, BUTTON);
    rect_cut_bottom(&area, small ? 10 : 16);
    sheet->content = area;
}

static float text_height(const struct sheet *sheet, float width, enum font font, float size,
                         float leading, const char *string) {
    const struct setting setting = {.font = font, .size = size, .width = width};
    return string[0] ? (float)paragraph_count(sheet->ui->list, &setting, string) * leading : 0;
}

static float text_width(const struct sheet *sheet) {
    return fminf(sheet->content.w, TEXT_MOST);
}

/* ---- notes ---- */

/* What a note is about: the option that is explained, "Open point." … */
static const char *note_label(const struct sheet *sheet, const struct rules_note *note,
                              char label[48]) {
    const struct game *game = sheet->view->book->game;
    struct text text = text_fixed(label, 48);
    for (int i = 0; note->option && i < game->option_count; i++) {
        if (strcmp(game->options[i].key, note->option) == 0) {
            text_format(&text, words(WORD_RULES_OPTION), words(game->options[i].label));
        }
    }
    if (!note->option) {
        text_add(&text, words(note->label ? note->label : WORD_RULES_OPEN_POINT));
    }
    return label;
}

/* The words of a note stand beside its label, or below it where that would leave them no room. */
struct note_place {
    float label, words, lines; /* widths; how many */
    bool below;
};

static struct note_place place_note(const struct sheet *sheet, const struct rules_note *note) {
    char label[48];
    float size = sheet->manner->text, room = sheet->content.w - 50 - 16;
    struct note_place place = {0};
    place.label =
        draw_text_width(sheet->ui->list, FONT_UI_SEMIBOLD, size, note_label(sheet, note, label)) +
        9;
    place.below = place.label > room * 0.4F;
    place.words = room - (place.below ? 0 : place.label);
    place.lines =
        text_height(sheet, place.words, FONT_UI, size, 1, words(note->text)) + place.below;
    return place;
}

static float note_height(const struct sheet *sheet, const struct rules_note *note) {
    struct note_place place = place_note(sheet, note);
    return place.lines * sheet->manner->leading + sheet->manner->leading * 0.9F;
}

static float notes_height(const struct sheet *sheet) {
    float height = 0;
    for (int i = 0; i < rules_notes(sheet->page); i++) {
        height += note_height(sheet, &sheet->page->note[i]) + (i ? 8 : 0);
    }
    return height;
}

static float draw_note(const struct sheet *sheet, const struct rules_note *note, float y) {
    const struct ui *ui = sheet->ui;
    const struct theme *theme = ui->theme;
    const struct manner *manner = sheet->manner;
    struct note_place place = place_note(sheet, note);
    struct rect rect = {sheet->content.x, y, sheet->content.w, note_height(sheet, note)};
    char label[48];
    draw_box(ui->list,
             &(struct box){.rect = rect,
                           .radius = 8,
                           .fill = FILL_FLAT,
                           .colour = {colour_alpha(theme->accent, theme->flat ? 0 : 0.10F)},
                           .stroke = theme->flat ? theme->line : colour_alpha(theme->accent, 0.1F),
                           .stroke_width = theme->flat ? 2 : 1});
    draw_box(ui->list, &(struct box){.rect = {rect.x, rect.y, 3, rect.h},
                                     .radius = 1.5F,
                                     .fill = FILL_FLAT,
                                     .colour = {theme->accent}});
    float baseline = y + manner->leading * 0.45F + manner->leading * 0.5F + manner->text * 0.36F;
    widget_icon(ui, SPRITE_ICON_INFO, rect.x + 28, baseline - manner->text * 0.36F, 20,
                theme->accent);
    draw_text(ui->list, rect.x + 50, baseline, FONT_UI_SEMIBOLD, manner->text, theme->text,
              ALIGN_LEFT, note_label(sheet, note, label));
    widget_paragraph(ui, rect.x + 50 + (place.below ? 0 : place.label),
                     baseline + (place.below ? manner->leading : 0), place.words, FONT_UI,
                     manner->text, manner->leading, theme->text, words(note->text));
    return y + rect.h + 8;
}

/* ---- captions ---- */

static float title_room(const struct sheet *sheet, int example, float width) {
    return width - (rules_stage_plays(&sheet->view->stage[example]) ? PLAY + BADGE_GAP : 0);
}

/* Beside an example that plays, the titles of the others stand as high as its own. */
static float head_height(const struct sheet *sheet, float title) {
    bool plays = false;
    for (int i = 0; i < rules_examples(sheet->page); i++) {
        plays = plays || rules_stage_plays(&sheet->view->stage[i]);
    }
    return fmaxf(title, plays ? PLAY : 0);
}

/* While an example plays, its line keeps the room that it has before. */
static float line_height(const struct sheet *sheet, int example, float width) {
    const struct rules_stage *stage = &sheet->view->stage[example];
    const struct manner *manner = sheet->manner;
    if (!stage->rest[0]) {
        return stage->example->line || rules_stage_plays(stage) ? manner->line_leading : 0;
    }
    return text_height(sheet, width, FONT_UI_SEMIBOLD, manner->caption, manner->caption_leading,
                       stage->rest);
}

static float caption_height(const void *context, int example, float width, float titled) {
    const struct sheet *sheet = context;
    const struct rules_example *shown = &sheet->page->example[example];
    const struct manner *manner = sheet->manner;
    float title = text_height(sheet, title_room(sheet, example, titled), FONT_UI_SEMIBOLD,
                              manner->title, manner->title_leading, words(shown->title));
    return head_height(sheet, title) + line_height(sheet, example, width) +
           text_height(sheet, width, FONT_UI, manner->caption, manner->caption_leading,
                       words(shown->text));
}

static void draw_play(const struct ui *ui, const char *id, float x, float y) {
    const struct theme *theme = ui->theme;
    bool hot = ui_hot(ui, id);
    struct colour light = colour_mix(theme->accent, colour_hex(0xFFFFFF), hot ? 0.35F : 0.18F);
    draw_box(ui->list,
             &(struct box){.rect = {x - PLAY / 2, y - PLAY / 2, PLAY, PLAY},
                           .radius = PLAY / 2,
                           .fill = theme->flat ? FILL_FLAT : FILL_DOWN,
                           .colour = {theme->flat ? theme->accent : light,
                                      colour_mix(theme->accent, light, 0.5F), theme->accent},
                           .shadow = theme_shadow(theme, 0.35F),
                           .shadow_blur = 8,
                           .shadow_dx = 1,
                           .shadow_dy = 3});
    struct path triangle = {0};
    path_move(&triangle, x - 5, y - 8);
    path_line(&triangle, x + 9, y);
    path_line(&triangle, x - 5, y + 8);
    path_close(&triangle);
    draw_path(ui->list, &triangle,
              &(struct stroke){.fill = theme->on_accent, .colour = theme->on_accent, .width = 2});
}

/* The line below the title; gives where the words begin. */
static float draw_line_of(const struct sheet *sheet, int example, float x, float y, float width) {
    char line[LINE_MAX];
    struct text text = text_fixed(line, sizeof line);
    const struct ui *ui = sheet->ui;
    const struct manner *manner = sheet->manner;
    float baseline = y + manner->line_leading * 0.5F + manner->line * 0.36F;
    enum rules_line kind = rules_stage_line(&sheet->view->stage[example], &text);
    if (kind == RULES_LINE_ACTIONS) {
        widget_rich(ui, x, baseline, line, manner->line);
    } else if (kind == RULES_LINE_WORDS) {
        draw_text(ui->list, x, baseline, FONT_UI_SEMIBOLD, manner->line, ui->theme->accent,
                  ALIGN_LEFT, line);
    } else {
        widget_paragraph(ui, x, y + manner->caption_leading * 0.5F + manner->caption * 0.36F, width,
                         FONT_UI_SEMIBOLD, manner->caption, manner->caption_leading,
                         ui->theme->warning, line);
    }
    return y + line_height(sheet, example, width);
}

static void draw_caption(const struct sheet *sheet, int example, const char *id) {
    const struct ui *ui = sheet->ui;
    const struct manner *manner = sheet->manner;
    const struct rules_example *shown = &sheet->page->example[example];
    struct rect rect = sheet->cell[example].caption;
    float titled = sheet->cell[example].title, room = title_room(sheet, example, titled);
    bool plays = rules_stage_plays(&sheet->view->stage[example]);
    float height = text_height(sheet, room, FONT_UI_SEMIBOLD, manner->title, manner->title_leading,
                               words(shown->title));
    float head = head_height(sheet, height);
    float baseline =
        rect.y + (head - height) / 2 + manner->title_leading * 0.5F + manner->title * 0.36F;
    widget_paragraph(ui, rect.x, baseline, room, FONT_UI_SEMIBOLD, manner->title,
                     manner->title_leading, ui->theme->text, words(shown->title));
    if (plays) {
        draw_play(ui, id, rect.x + titled - PLAY / 2, rect.y + head / 2);
    }
    float y = draw_line_of(sheet, example, rect.x, rect.y + head, rect.w);
    widget_paragraph(ui, rect.x, y + manner->caption_leading * 0.5F + manner->caption * 0.36F,
                     rect.w, FONT_UI, manner->caption, manner->caption_leading, ui->theme->muted,
                     words(shown->text));
}

/* ---- examples ---- */

static void draw_example(struct sheet *sheet, int example) {
    struct ui *ui = sheet->ui;
    struct rules_stage *stage = &sheet->view->stage[example];
    char id[TARGET_ID_MAX], label[TARGET_LABEL_MAX];
    struct text text = text_fixed(id, sizeof id), words_text = text_fixed(label, sizeof label);
    text_format(&text, "example:%d", example + 1);
    text_format(&words_text, words(WORD_RULES_PLAY), words(sheet->page->example[example].title));
    draw_caption(sheet, example, id);
    rules_stage_draw(stage, ui, sheet->settings, sheet->heaps, sheet->cell[example].picture);
    if (ui_focused(ui, id)) {
        widget_focus(ui, rect_inset(sheet->cell[example].whole, -6), 12);
    }
    if (rules_stage_plays(stage)) {
        targets_add(&ui->targets, id, sheet->cell[example].whole, true, label);
    }
}

/* ---- bar, list, foot ---- */

static void draw_bar(struct sheet *sheet) {
    struct ui *ui = sheet->ui;
    const struct theme *theme = ui->theme;
    const char *title = words(sheet->view->book->game->name);
    const char *label = words(sheet->view->back);
    struct rect bar = sheet->bar;
    widget_button(ui, "button:back", widget_button_place(ui, &bar, SPRITE_ICON_BACK, label, 16),
                  SPRITE_ICON_BACK, label, NULL, BUTTON_PLAIN);
    float x = bar.x + draw_text_width(ui->list, FONT_DISPLAY, TYPE_TITLE, title) + 14;
    draw_text(ui->list, bar.x, bar.y + 29, FONT_DISPLAY, TYPE_TITLE, theme->text, ALIGN_LEFT,
              title);
    draw_line(ui->list, x, bar.y + 11, x, bar.y + 31, 1, theme->line);
    draw_text(ui->list, x + 16, bar.y + 27, FONT_UI, TYPE_BODY, theme->muted, ALIGN_LEFT,
              words(WORD_RULES));
}

static void page_id(int page, char id[TARGET_ID_MAX]) {
    struct text text = text_fixed(id, TARGET_ID_MAX);
    text_format(&text, "page:%d", page + 1);
}

static void number_of(int page, char number[8]) {
    struct text text = text_fixed(number, 8);
    text_format(&text, "%d", page + 1);
}

/* A film over the row that is chosen or pointed at. */
static void row_film(const struct ui *ui, struct rect rect, bool chosen, bool hot) {
    const struct theme *theme = ui->theme;
    if (!chosen && !hot) {
        return;
    }
    float strength = chosen ? 0.18F : 0.07F;
    draw_box(ui->list,
             &(struct box){.rect = rect,
                           .radius = 8,
                           .fill = FILL_FLAT,
                           .colour = {colour_alpha(theme->accent, theme->flat ? 0 : strength)},
                           .stroke = theme->flat ? theme->accent : colour_alpha(theme->accent, 0),
                           .stroke_width = theme->flat ? 2 : 0});
}

static void list_row(struct sheet *sheet, int page, struct rect rect) {
    struct ui *ui = sheet->ui;
    const struct theme *theme = ui->theme;
    bool chosen = page == sheet->view->page;
    char id[TARGET_ID_MAX], number[8];
    const char *title = words(sheet->view->book->page[page].title);
    page_id(page, id);
    number_of(page, number);
    struct rect film = {rect.x, rect.y + 2, rect.w, rect.h - 4};
    row_film(ui, film, chosen, ui_hot(ui, id));
    if (chosen) {
        draw_box(ui->list, &(struct box){.rect = {rect.x, rect.y + 8, 3, rect.h - 16},
                                         .radius = 1.5F,
                                         .fill = FILL_FLAT,
                                         .colour = {theme->accent}});
    }
    float middle = rect.y + rect.h / 2;
    draw_text(ui->list, rect.x + 24, middle + 5, FONT_UI_SEMIBOLD, TYPE_SMALL,
              chosen ? theme->accent_text : theme->muted, ALIGN_CENTRE, number);
    draw_text(ui->list, rect.x + 42, middle + 6, chosen ? FONT_UI_SEMIBOLD : FONT_UI, TYPE_BODY,
              chosen ? theme->text : theme->muted, ALIGN_LEFT, title);
    if (ui_focused(ui, id)) {
        widget_focus(ui, film, 10);
    }
    targets_add(&ui->targets, id, rect, true, title);
}

static void draw_list(struct sheet *sheet) {
    struct rect rect = sheet->list;
    int pages = sheet->view->book->pages;
    float row = fminf(48, (rect.h - 24) / (float)pages);
    widget_panel(sheet->ui, rect, 12);
    for (int i = 0; i < pages; i++) {
        list_row(sheet, i,
                 (struct rect){rect.x + 8, rect.y + 14 + (float)i * row, rect.w - 16, row});
    }
}

/* Where there is no room for the list: the numbers of the pages, side by side. */
static void draw_numbers(struct sheet *sheet, struct rect room) {
    struct ui *ui = sheet->ui;
    const struct theme *theme = ui->theme;
    int pages = sheet->view->book->pages;
    float pitch = fminf(48, room.w / (float)pages);
    float x = room.x + (room.w - pitch * (float)pages) / 2;
    for (int i = 0; i < pages; i++) {
        bool chosen = i == sheet->view->page;
        char id[TARGET_ID_MAX], number[8];
        struct rect rect = {x + (float)i * pitch, room.y, pitch - 4, room.h};
        page_id(i, id);
        number_of(i, number);
        row_film(ui, rect, chosen, ui_hot(ui, id));
        draw_text(ui->list, rect.x + rect.w / 2, rect.y + rect.h / 2 + 6, FONT_UI_SEMIBOLD,
                  TYPE_BODY, chosen ? theme->accent_text : theme->muted, ALIGN_CENTRE, number);
        if (ui_focused(ui, id)) {
            widget_focus(ui, rect, 8);
        }
        ui->tip = ui->tip || ui_hot(ui, id);
        targets_add(&ui->targets, id, rect, true, words(sheet->view->book->page[i].title));
    }
}

/* To the page before or after; where there is little room without its title. */
static void page_button(struct sheet *sheet, int page, bool titled) {
    struct ui *ui = sheet->ui;
    bool forward = page > sheet->view->page;
    if (page < 0 || page >= sheet->view->book->pages) {
        return;
    }
    const char *title = words(sheet->view->book->page[page].title);
    int icon = forward ? SPRITE_ICON_NEXT : SPRITE_ICON_BACK;
    float width = widget_button_width(ui, icon, titled ? title : NULL);
    struct rect rect = sheet->foot;
    rect = forward ? rect_cut_right(&rect, width) : rect_cut_left(&rect, width);
    widget_button(ui, forward ? "button:next" : "button:previous", rect, icon,
                  titled ? title : NULL, title, forward ? BUTTON_TRAILING : BUTTON_PLAIN);
}

static float widest_title(const struct sheet *sheet) {
    float widest = 0;
    for (int i = 0; i < sheet->view->book->pages; i++) {
        widest = fmaxf(widest, widget_button_width(sheet->ui, SPRITE_ICON_BACK,
                                                   words(sheet->view->book->page[i].title)));
    }
    return widest;
}

static void draw_foot(struct sheet *sheet) {
    const struct ui *ui = sheet->ui;
    int page = sheet->view->page, pages = sheet->view->book->pages;
    struct rect room = sheet->foot;
    bool listed = sheet->list.w > 0;
    float widest = widest_title(sheet), numbers = (float)pages * BUTTON;
    bool titled = listed || room.w - 2 * widest - 32 >= numbers;
    page_button(sheet, page - 1, titled);
    page_button(sheet, page + 1, titled);
    if (listed) {
        char count[48];
        struct text text = text_fixed(count, sizeof count);
        text_format(&text, words(WORD_ONE_OF), page + 1, pages);
        draw_text(ui->list, room.x + room.w / 2, room.y + 26, FONT_UI, TYPE_BODY, ui->theme->muted,
                  ALIGN_CENTRE, count);
        return;
    }
    float side = (titled ? widest : BUTTON) + 16;
    rect_cut_left(&room, side);
    rect_cut_right(&room, side);
    draw_numbers(sheet, room);
}

/* ---- the page ---- */

/* Places the pictures between text and notes; gives how wide the boards are, as rules_lay_out. */
static float lay_out(struct sheet *sheet, const struct manner *manner) {
    const struct game *game = sheet->view->book->game;
    float aspect = rules_picture_aspect(game);
    sheet->manner = manner;
    struct rect area = sheet->content;
    float above = manner->heading_drop + SPACE +
                  text_height(sheet, text_width(sheet), FONT_UI, manner->text, manner->leading,
                              words(sheet->page->text)) +
                  manner->gap * 0.6F;
    float notes = notes_height(sheet);
    rect_cut_top(&area, above);
    int count = rules_examples(sheet->page);
    sheet->notes = count ? sheet->content.y + sheet->content.h - notes : area.y;
    rect_cut_bottom(&area, notes + (notes > 0 ? manner->gap * 0.5F : 0));
    if (!count) {
        return area.h >= 0 ? sheet->content.w : 0;
    }
    struct rules_wish wish = {
        .count = count,
        .aspect = aspect,
        .strips = rules_picture_strips(sheet->page->strips),
        .gap = manner->gap,
        .most = aspect > 0.8F ? SQUARE_MOST : WIDE_MOST,
        .least_caption = 200,
        .caption = caption_height,
        .context = sheet,
    };
    return rules_lay_out(&wish, area, sheet->cell);
}

static void draw_words(const struct sheet *sheet) {
    const struct ui *ui = sheet->ui;
    const struct manner *manner = sheet->manner;
    struct rect area = sheet->content;
    draw_text(ui->list, area.x, area.y + manner->heading_drop, FONT_DISPLAY, manner->heading,
              ui->theme->text, ALIGN_LEFT, words(sheet->page->title));
    widget_paragraph(ui, area.x,
                     area.y + manner->heading_drop + SPACE + manner->leading * 0.5F +
                         manner->text * 0.36F,
                     text_width(sheet), FONT_UI, manner->text, manner->leading, ui->theme->text,
                     words(sheet->page->text));
    float y = sheet->notes;
    for (int i = 0; i < rules_notes(sheet->page); i++) {
        y = draw_note(sheet, &sheet->page->note[i], y);
    }
}

/* The roomiest manner that leaves boards of a fair size, else the one with the largest boards; -1
 * when none has room. */
static int choose_manner(struct sheet *sheet) {
    const float fair = 170;
    const struct ui *ui = sheet->ui;
    bool small = ui->height < 700 || (ui->width < 1000 && ui->height < 1000);
    int best = -1;
    float most = 0;
    for (int i = small ? 1 : 0; i < MANNERS && most < fair; i++) {
        float width = lay_out(sheet, &manners[i]);
        if (width > most) {
            best = i;
            most = width;
        }
    }
    return best;
}

/* Where everything stands; worked out once for a page and a window. */
static void settle(struct sheet *sheet, struct rules_settled *settled) {
    const struct ui *ui = sheet->ui;
    const struct rules_settled key = {.known = true,
                                      .page = sheet->view->page,
                                      .width = ui->width,
                                      .height = ui->height,
                                      .scale = ui->list->scale,
                                      .measure = ui->list->measure.width};
    if (!settled->known || settled->page != key.page || settled->width != key.width ||
        settled->height != key.height || settled->scale != key.scale ||
        settled->measure != key.measure) {
        int manner = choose_manner(sheet);
        *settled = key;
        settled->fits = manner >= 0;
        settled->manner = manner >= 0 ? manner : MANNERS - 1;
        lay_out(sheet, &manners[settled->manner]);
        settled->notes = sheet->notes;
        memcpy(settled->cell, sheet->cell, sizeof settled->cell);
    }
    sheet->manner = &manners[settled->manner];
    sheet->notes = settled->notes;
    memcpy(sheet->cell, settled->cell, sizeof sheet->cell);
}

void rules_draw(struct rules_view *view, struct ui *ui, const struct settings *settings,
                struct heap_store *heaps) {
    struct sheet sheet = {.ui = ui,
                          .settings = settings,
                          .heaps = heaps,
                          .view = view,
                          .page = &view->book->page[view->page]};
    place_parts(&sheet);
    settle(&sheet, &view->settled);
    widget_ground(ui);
    draw_bar(&sheet);
    if (sheet.list.w > 0) {
        draw_list(&sheet);
    }
    draw_words(&sheet);
    draw_foot(&sheet);
    for (int i = 0; i < rules_examples(sheet.page); i++) {
        draw_example(&sheet, i);
    }
}
