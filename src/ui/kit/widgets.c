/* widgets.c: see widgets.h. The measures are those of the art direction. */
#include "ui/kit/widgets.h"

#include "base/utf8.h"
#include "ui/draw/paragraph.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

void widget_ground(const struct ui *ui) {
    struct rect whole = {0, 0, ui->width, ui->height};
    if (ui->theme->flat) {
        draw_fill(ui->list, whole, 0, ui->theme->ground);
        return;
    }
    draw_ground(ui->list, whole);
}

/* ---- buttons ---- */

static struct color darker(struct color color, float by) {
    return color_mix(color, color_hex(0x000000), by);
}

static struct color lighter(struct color color, float by) {
    return color_mix(color, color_hex(0xFFFFFF), by);
}

static struct box primary_box(const struct ui *ui, struct rect rect, bool hot) {
    const struct theme *theme = ui->theme;
    struct color accent = theme->brass;
    float more = hot ? 0.10F : 0;
    return (struct box){.rect = rect,
                        .radius = 10,
                        .fill = FILL_DOWN,
                        .color = {lighter(accent, (0.16F + more) * theme->gloss),
                                  lighter(accent, (0.05F + more) * theme->gloss),
                                  darker(accent, 0.06F * theme->gloss)},
                        .stroke = {color_alpha(theme->accent, theme->light ? 1 : 0), 1},
                        .shadow = theme_shadow(theme, 0.35F, 8, 1, 3)};
}

static struct box plain_box(const struct ui *ui, struct rect rect, int state, bool hot) {
    const struct theme *theme = ui->theme;
    struct color fill = theme_veil(theme, theme->raised, 0.85F);
    struct color line = theme->line;
    if (state & BUTTON_GLASS) {
        fill = theme->light ? color_alpha(theme->surface, 0.8F)
                            : theme_veil(theme, color_hex(0x0E1018), 0.55F);
        line = theme_veil(theme, theme->text, 0.16F);
    }
    if (hot && !(state & BUTTON_DISABLED)) {
        fill = color_mix(fill, color_alpha(theme->accent, 1), 0.18F);
        line = color_mix(line, theme->text, 0.4F);
    }
    if (state & BUTTON_ON) { /* a tint: an outline of brass is the focus, and nothing else */
        fill = color_mix(fill, color_alpha(theme->accent, 1), theme->flat ? 0.26F : 0.32F);
        line = color_mix(line, fill, 0.7F);
    }
    return (struct box){.rect = rect,
                        .radius = 10,
                        .fill = FILL_FLAT,
                        .color = {fill},
                        .stroke = {line, theme->weight}};
}

float widget_button_width(const struct ui *ui, int icon, const char *label) {
    float width = label ? draw_text_width(ui->list, FONT_UI_MEDIUM, TYPE_BODY, label) + 32 : 40;
    return ceilf(width + (label && icon != NO_ICON ? 28 : 0));
}

struct rect widget_button_place(const struct ui *ui, struct rect *row, int icon, const char *label,
                                float gap) {
    struct rect place = rect_cut_right(row, widget_button_width(ui, icon, label));
    rect_cut_right(row, gap);
    return place;
}

static void button_face(const struct ui *ui, struct rect rect, int icon, const char *label,
                        struct color ink, int state) {
    float middle = rect.y + rect.h / 2;
    if (!label) {
        widget_icon(ui, icon, rect.x + rect.w / 2, middle, 20, ink);
        return;
    }
    bool large = state & BUTTON_LARGE, trailing = state & BUTTON_TRAILING;
    enum font font = large ? FONT_UI_SEMIBOLD : FONT_UI_MEDIUM;
    float size = large ? TYPE_LARGE : state & BUTTON_SMALL ? TYPE_SMALL : TYPE_BODY;
    float mark = icon == NO_ICON ? 0 : large ? 32 : 28;
    float width = draw_text_width(ui->list, font, size, label);
    float x = rect.x + (rect.w - width - mark) / 2;
    if (icon != NO_ICON) {
        widget_icon(ui, icon, trailing ? x + width + mark - 10 : x + 10, middle, large ? 22 : 20,
                    ink);
    }
    draw_text(ui->list, trailing ? x : x + mark, middle + size * 0.356F, font, size, ink,
              ALIGN_LEFT, label);
}

static void button_picture(const struct ui *ui, struct rect rect, int icon, const char *label,
                           int state, bool hot, bool down) {
    const struct theme *theme = ui->theme;
    struct box box =
        state & BUTTON_PRIMARY ? primary_box(ui, rect, hot) : plain_box(ui, rect, state, hot);
    if (down) {
        box.rect.y += 1;
        box.shadow.dy = 1;
    }
    draw_box(ui->list, &box);
    struct color ink = state & BUTTON_PRIMARY ? theme->on_accent : theme->text;
    button_face(ui, box.rect, icon, label, state & BUTTON_DISABLED ? color_alpha(ink, 0.4F) : ink,
                state);
}

void widget_button_picture(const struct ui *ui, struct rect rect, int icon, const char *label,
                           int state, bool hot) {
    button_picture(ui, rect, icon, label, state, hot, false);
}

void widget_button(struct ui *ui, const char *id, struct rect rect, int icon, const char *label,
                   const char *name, int state) {
    bool disabled = state & BUTTON_DISABLED;
    bool hot = ui_hot(ui, id) && !disabled;
    button_picture(ui, rect, icon, label, state, hot, hot && strcmp(ui->pressed, id) == 0);
    widget_focus(ui, id, (struct rect){rect.x - 3, rect.y - 3, rect.w + 6, rect.h + 6}, 13);
    bool open = state & BUTTON_ON; /* what it opened has its name on it */
    ui->tip = ui->tip || (!label && !open && ui_hot(ui, id));
    targets_add(&ui->targets, id, rect, !disabled, name ? name : label);
}

void widget_icon(const struct ui *ui, int icon, float x, float y, float size, struct color color) {
    draw_sprite(ui->list, icon, x, y, size / 20, color);
}

void widget_focus(const struct ui *ui, const char *id, struct rect rect, float radius) {
    if (!ui_focused(ui, id)) {
        return;
    }
    draw_box(ui->list, &(struct box){.rect = rect_inset(rect, -1),
                                     .radius = radius + 1,
                                     .stroke = {ui->theme->ground, 4}});
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = radius,
                                     .stroke = {ui->theme->accent, 2 * ui->theme->weight}});
}

void widget_row(const struct ui *ui, const char *id, struct rect rect) {
    const struct theme *theme = ui->theme;
    if (ui_hot(ui, id)) {
        draw_box(ui->list, &(struct box){.rect = rect,
                                         .radius = 8,
                                         .fill = FILL_FLAT,
                                         .color = {color_alpha(theme->accent, 0.14F)},
                                         .stroke = {theme_outline(theme, theme->accent), 2}});
    }
    widget_focus(ui, id, rect_inset(rect, 1), 8);
}

/* ---- surfaces ---- */

void widget_panel(const struct ui *ui, struct rect rect, float radius) {
    const struct theme *theme = ui->theme;
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = radius,
                                     .fill = FILL_DOWN,
                                     .color = {theme->panel_top, theme->surface, theme->panel_foot},
                                     .stroke = {theme->rim, theme->weight},
                                     .shadow = theme_shadow(theme, 0.40F, 16, 3, 6)});
}

void widget_banner(const struct ui *ui, struct rect rect, struct color edge) {
    const struct theme *theme = ui->theme;
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = 12,
                                     .fill = FILL_FLAT,
                                     .color = {theme->raised},
                                     .stroke = {edge, 1.5F * theme->weight},
                                     .shadow = theme_shadow(theme, 0.55F, 22, 4, 9)});
}

void widget_card(const struct ui *ui, struct rect rect, bool hot) {
    const struct theme *theme = ui->theme;
    draw_box(ui->list,
             &(struct box){
                 .rect = rect,
                 .radius = 12,
                 .fill = FILL_DOWN,
                 .color = {theme->card_top, hot ? theme->card_hot : theme->card, theme->card_foot},
                 .stroke = {hot ? theme->accent : theme->rim, hot ? 2 : theme->weight},
                 .shadow = theme_shadow(theme, 0.55F, 22, 4, 9),
                 .glow = {theme_glow(theme, theme->accent, hot ? 0.35F : 0), 8}});
}

void widget_picture_ground(const struct ui *ui, struct rect rect, float radius) {
    draw_fill(ui->list, rect, radius, ui->theme->picture);
}

void widget_well(const struct ui *ui, struct rect rect, float radius, float strength) {
    const struct theme *theme = ui->theme;
    float k = theme->light ? 0.14F : strength;
    struct color below = theme_glow(theme, theme->well, k);
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = radius,
                                     .fill = FILL_DOWN,
                                     .color = {theme_glow(theme, theme->well, fminf(1, k * 1.5F)),
                                               below, below},
                                     .middle = 0.2F,
                                     .stroke = {theme->well_rim, theme->weight}});
}

void widget_bar(const struct ui *ui, struct rect rect, float part) {
    widget_well(ui, rect, rect.h / 2, 1);
    if (part > 0) {
        rect.w = fmaxf(rect.h, rect.w * fminf(part, 1));
        draw_fill(ui->list, rect, rect.h / 2, ui->theme->accent);
    }
}

float widget_pill(const struct ui *ui, float x, float y, const char *label, float size,
                  float height, struct color fill, struct color ink, struct color rim) {
    enum font font = size > (float)TYPE_SMALL ? FONT_FIGURES_BOLD : FONT_FIGURES_SEMIBOLD;
    float width = fmaxf(height, draw_text_width(ui->list, font, size, label) + 14);
    draw_box(ui->list, &(struct box){.rect = {x - width / 2, y - height / 2, width, height},
                                     .radius = height / 2,
                                     .fill = FILL_FLAT,
                                     .color = {fill},
                                     .stroke = {rim, 2},
                                     .shadow = theme_shadow(ui->theme, 0.4F, 3, 1, 2)});
    draw_text(ui->list, x, y + size * 0.36F, font, size, ink, ALIGN_CENTER, label);
    return width;
}

void widget_count(const struct ui *ui, float x, float y, int count) {
    widget_pill(ui, x, y, text_line("%d", count).string, TYPE_SMALL, 20, ui->theme->count,
                ui->theme->on_count, (struct color){0});
}

void widget_gain(const struct ui *ui, float x, float y, int count, int player) {
    struct line buffer = text_line("+%d", count);
    widget_pill(ui, x, y, buffer.string, TYPE_LARGE, 32, ui->theme->player[player],
                ui->theme->on_player, color_hex(0xFFE7B8));
}

void widget_emblem(const struct ui *ui, int player, float x, float y, float radius, bool lit) {
    static const int emblems[2][2] = {{SPRITE_SUN_OFF_DUSK, SPRITE_SUN_ON_DUSK},
                                      {SPRITE_MOON_OFF_DUSK, SPRITE_MOON_ON_DUSK}};
    const struct theme *theme = ui->theme;
    if (lit) {
        draw_glow(ui->list, x, y, radius * 1.95F, radius * 1.95F,
                  theme_glow(theme, theme->player[player], 0.5F));
    }
    int sprite = sprite_for_theme(emblems[player][lit], theme);
    draw_sprite(ui->list, sprite, x, y, radius, color_white(1));
}

void widget_companion(const struct ui *ui, int number, float x, float y, float radius) {
    int first = ui->theme->flat ? SPRITE_COMPANION_1_PLAIN : SPRITE_COMPANION_1;
    draw_sprite(ui->list, first + number - 1, x, y, radius, color_white(1));
}

void widget_mark(const struct ui *ui, int player, float x, float y, float radius) {
    draw_sprite(ui->list, player ? SPRITE_DIAMOND : SPRITE_DISC, x, y, radius,
                ui->theme->player[player]);
}

void widget_choice(struct ui *ui, const char *id, struct rect rect, bool chosen,
                   const char *label) {
    widget_panel(ui, rect, 12);
    if (chosen) { /* an outline of brass is the focus, and nothing else */
        draw_fill(ui->list, rect, 12, color_alpha(ui->theme->accent, 0.24F));
    }
    widget_choice_frame(ui, id, rect, chosen, label);
}

void widget_choice_frame(struct ui *ui, const char *id, struct rect rect, bool chosen,
                         const char *label) {
    const struct theme *theme = ui->theme;
    if (chosen || ui_hot(ui, id)) {
        struct color line = color_alpha(theme->text, chosen ? 0.55F : 0.4F);
        draw_box(ui->list, &(struct box){.rect = rect,
                                         .radius = 12,
                                         .stroke = {theme->flat ? theme->line : line,
                                                    chosen ? 2 * theme->weight : 1.5F}});
    }
    if (chosen) {
        float x = rect.x + rect.w - 2, y = rect.y + 2;
        draw_box(ui->list, &(struct box){.rect = {x - 12, y - 12, 24, 24},
                                         .radius = 12,
                                         .fill = FILL_DOWN,
                                         .color = {lighter(theme->brass, 0.18F), theme->brass,
                                                   darker(theme->brass, 0.06F)},
                                         .stroke = {color_alpha(color_hex(0xFFE7B8), 0.7F), 1.2F},
                                         .shadow = theme_shadow(theme, 0.4F, 3, 1, 2)});
        widget_icon(ui, SPRITE_ICON_CHECK_HEAVY, x, y, 14, theme->on_accent);
    }
    widget_focus(ui, id, rect_inset(rect, -4), 15);
    targets_add(&ui->targets, id, rect, true, label);
}

struct rect widget_title(struct ui *ui, struct rect bar, const char *title, const char *subtitle) {
    widget_button(ui, "button:back", rect_cut_left(&bar, 40), SPRITE_ICON_BACK, NULL,
                  words(WORD_BACK), BUTTON_PLAIN);
    rect_cut_left(&bar, 16);
    return widget_heading(ui, bar, title, subtitle);
}

struct rect widget_heading(const struct ui *ui, struct rect bar, const char *title,
                           const char *subtitle) {
    const struct theme *theme = ui->theme;
    float width = widget_text(ui, bar.x, bar.y + 29, bar.w, FONT_DISPLAY, TYPE_TITLE, theme->text,
                              ALIGN_LEFT, title);
    rect_cut_left(&bar, width + 16);
    if (subtitle[0] && bar.w > 48) {
        draw_line(ui->list, bar.x, bar.y + 11, bar.x, bar.y + 31, 1, theme->line);
        widget_text(ui, bar.x + 16, bar.y + 27, bar.w - 16, FONT_UI, TYPE_BODY, theme->muted,
                    ALIGN_LEFT, subtitle);
    }
    return bar;
}

/* ---- text ---- */

static const char ellipsis[] = "\xE2\x80\xA6";

/* The text as far as `length`, and the ellipsis right after its last word. */
static void cut(const char *string, size_t length, char *out, size_t size) {
    struct text text = text_fixed(out, size);
    while (length && string[length - 1] == ' ') {
        length--;
    }
    text_add_bytes(&text, string, length);
    text_add(&text, ellipsis);
}

void widget_shorten(const struct ui *ui, enum font font, float points, float width,
                    const char *string, char *out, size_t size) {
    struct text text = text_fixed(out, size);
    size_t length = strlen(string);
    if (length < size && draw_text_width(ui->list, font, points, string) <= width) {
        text_add(&text, string);
        return;
    }
    size_t fits = 0, most = length < size - sizeof ellipsis ? length : size - sizeof ellipsis;
    while (fits < most) {
        size_t middle = (fits + most + 1) / 2;
        cut(string, utf8_whole(string, middle), out, size);
        if (draw_text_width(ui->list, font, points, out) <= width) {
            fits = middle;
        } else {
            most = middle - 1;
        }
    }
    cut(string, utf8_whole(string, fits), out, size);
}

/* The first so many bytes of a name, and its end from `tail` on. */
static void join(const char *name, size_t head, const char *between, const char *tail, char *out,
                 size_t size) {
    struct text text = text_fixed(out, size);
    text_add_bytes(&text, name, utf8_whole(name, head));
    text_add(&text, between);
    text_add(&text, tail);
}

/* Keeps the end of a name, as far as the width allows more than that. */
static void cut_middle(const struct ui *ui, enum font font, float points, float width,
                       const char *name, char *out, size_t size) {
    enum { END = 4, BRIEF = 3 };
    const char *last = strrchr(name, ' ');
    size_t first = 1, length = strlen(name), head = length;
    while (((unsigned char)name[first] & 0xC0) == 0x80) {
        first++;
    }
    if (last && strlen(last + 1) <= BRIEF) { /* "Player 1" */
        join(name, first, "", last + 1, out, size);
        return;
    }
    const char *tail = name + length - (length > END ? END : length);
    while (((unsigned char)*tail & 0xC0) == 0x80) {
        tail++;
    }
    do {
        head--;
        join(name, head, ellipsis, tail, out, size);
    } while (head > first && draw_text_width(ui->list, font, points, out) > width);
}

/* From where a name begins to differ from the other, or from the beginning of a word just before.
 */
static const char *difference(const char *name, const char *other) {
    enum { NEAR = 3 };
    size_t at = 0;
    while (name[at] && name[at] == other[at]) {
        at++;
    }
    at = utf8_whole(name, at);
    for (size_t back = 1; back <= NEAR && back <= at; back++) {
        if (name[at - back] == ' ') {
            return name + at - back + 1;
        }
    }
    return name + at;
}

void widget_shorten_apart(const struct ui *ui, enum font font, float points, float width,
                          const char *name, const char *other, char *out, size_t size) {
    enum { LETTERS = 3 };
    char second[256];
    widget_shorten(ui, font, points, width, name, out, size);
    widget_shorten(ui, font, points, width, other, second, sizeof second);
    if (strcmp(out, second) != 0 || strcmp(name, other) == 0) {
        return;
    }
    cut_middle(ui, font, points, width, name, out, size);
    cut_middle(ui, font, points, width, other, second, sizeof second);
    if (strcmp(out, second) == 0) {
        char rest[256];
        join("", 0, ellipsis, difference(name, other), rest, sizeof rest);
        widget_shorten(ui, font, points, width, rest, out, size);
        if (strcmp(out, ellipsis) == 0) { /* there is no room for more than a few letters */
            const char *from = difference(name, other);
            join(from, strlen(from) < LETTERS ? strlen(from) : LETTERS, "", "", out, size);
        }
    }
}

float widget_text(const struct ui *ui, float x, float baseline, float width, enum font font,
                  float points, struct color color, enum align align, const char *string) {
    char shown[256];
    widget_shorten(ui, font, points, width, string, shown, sizeof shown);
    draw_text(ui->list, x, baseline, font, points, color, align, shown);
    return draw_text_width(ui->list, font, points, shown);
}

struct run {
    enum font font;
    struct color color;
    char text[256];
};

/* Takes the next run of one style off the markup; false at the end. */
static bool next_run(const struct theme *theme, const char **markup, struct run *run) {
    const char *at = *markup;
    while (*at == '<') {
        static const struct {
            const char *tag;
            enum font font;
        } styles[] = {
            {"<b>", FONT_UI_SEMIBOLD}, {"<a>", FONT_UI_BOLD}, {"<m>", FONT_UI}, {"</>", FONT_UI}};
        size_t i = 0;
        while (i < 4 && strncmp(at, styles[i].tag, 3) != 0) {
            i++;
        }
        if (i == 4) {
            break; /* a lone '<' is text */
        }
        run->font = styles[i].font;
        run->color = i == 1 ? theme->accent_text : i == 2 ? theme->muted : theme->text;
        at += 3;
    }
    size_t length = strcspn(at + (*at == '<'), "<") + (*at == '<');
    struct text text = text_fixed(run->text, sizeof run->text);
    text_add_bytes(&text, at, length);
    *markup = at + length;
    return length > 0;
}

float widget_rich_width(const struct ui *ui, const char *markup, float size) {
    struct run run = {.font = FONT_UI};
    float width = 0;
    while (next_run(ui->theme, &markup, &run)) {
        width += draw_text_width(ui->list, run.font, size, run.text);
    }
    return width;
}

void widget_rich_within(const struct ui *ui, float x, float baseline, float width,
                        const char *markup, float size) {
    struct run run = {.font = FONT_UI, .color = ui->theme->text};
    bool whole = widget_rich_width(ui, markup, size) <= width;
    while (width > 0 && next_run(ui->theme, &markup, &run)) {
        float wide = draw_text_width(ui->list, run.font, size, run.text);
        float dots = *markup ? draw_text_width(ui->list, FONT_UI_BOLD, size, ellipsis) : 0;
        bool ends = !whole && wide + dots > width; /* with an ellipsis, which the next may lack */
        char shown[sizeof run.text + sizeof ellipsis];
        if (ends && *markup) {
            cut(run.text, strlen(run.text), shown, sizeof shown);
        }
        widget_text(ui, x, baseline, whole ? wide : width, run.font, size, run.color, ALIGN_LEFT,
                    ends && *markup ? shown : run.text);
        x += wide;
        width -= ends ? width : wide;
    }
}

float widget_paragraph(const struct ui *ui, float x, float baseline, float width, enum font font,
                       float size, float leading, struct color color, const char *string) {
    const struct setting setting = {.font = font, .size = size, .width = width};
    char line[PARAGRAPH_LINE_MAX];
    do {
        string += paragraph_line(ui->list, &setting, string, line);
        draw_text(ui->list, x, baseline, font, size, color, ALIGN_LEFT, line);
        baseline += leading;
    } while (*string);
    return baseline;
}

void widget_empty(const struct ui *ui, struct rect rect, int icon, const char *sentence,
                  const char *advice) {
    float x = rect.x + rect.w / 2, y = rect.y + rect.h / 2 - 4;
    draw_ring(ui->list, x, y - 32, 22, 1.5F, color_alpha(ui->theme->accent, 0.6F));
    widget_icon(ui, icon, x, y - 32, 22, ui->theme->accent_text);
    widget_text(ui, x, y + 14, rect.w, FONT_UI_MEDIUM, TYPE_BODY, ui->theme->text, ALIGN_CENTER,
                sentence);
    widget_text(ui, x, y + 38, rect.w, FONT_UI, TYPE_SMALL, ui->theme->muted, ALIGN_CENTER, advice);
}

float widget_warning(const struct ui *ui, float x, float foot, float width, const char *sentence) {
    static const float INSET = 14, MARK = 34, LEADING = 22;
    const struct theme *theme = ui->theme;
    const struct setting setting = {
        .font = FONT_UI, .size = TYPE_BODY, .width = width - 2 * INSET - MARK};
    float height = (float)paragraph_count(ui->list, &setting, sentence) * LEADING + 2 * INSET;
    struct rect rect = {x - width / 2, foot - height, width, height};
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = 12,
                                     .fill = FILL_FLAT,
                                     .color = {theme->flat ? theme->ground : theme->raised},
                                     .stroke = {theme->warning, 1.5F * theme->weight},
                                     .shadow = theme_shadow(theme, 0.5F, 16, 3, 6)});
    float mark_x = rect.x + INSET + 11, mark_y = rect.y + INSET + LEADING / 2;
    draw_circle(ui->list, mark_x, mark_y, 10.5F, theme->warning);
    widget_icon(ui, SPRITE_ICON_CROSS_HEAVY, mark_x, mark_y, 12, color_hex(0xFFFFFF));
    widget_paragraph(ui, rect.x + INSET + MARK, rect.y + INSET + 17, setting.width, setting.font,
                     setting.size, LEADING, theme->text, sentence);
    return rect.y;
}
