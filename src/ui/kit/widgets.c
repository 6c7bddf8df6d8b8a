/* widgets.c: see widgets.h. The measures are those of the art direction. */
#include "ui/kit/widgets.h"
#include "ui/kit/page.h"
#include "ui/kit/style.h"

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
    struct rect place = ui_cut_end(ui, row, widget_button_width(ui, icon, label));
    ui_cut_end(ui, row, gap);
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
    const float edge = 6;
    float mark = icon == NO_ICON ? 0 : large ? 32 : 28, most = rect.w - 2 * edge;
    if (draw_text_width(ui->list, font, fminf(size, TYPE_SMALL), label) > most - mark) {
        icon = NO_ICON; /* the words come first */
        mark = 0;
    }
    most -= mark;
    float full = draw_text_width(ui->list, font, size, label), width = fminf(full, most);
    float x = rect.x + (rect.w - width - mark) / 2, start = trailing ? x : x + mark;
    if (icon != NO_ICON) {
        widget_icon(ui, icon, trailing ? x + width + mark - 10 : x + 10, middle, large ? 22 : 20,
                    ink);
    }
    struct writing writing = {font, size, ink, ALIGN_LEFT};
    if (full <= most) {
        draw_text(ui->list, (struct point){start, middle + size * 0.356F}, writing, label);
    } else {
        widget_label(ui, (struct rect){start, rect.y, width, rect.h}, writing, label);
    }
}

void widget_button_picture(const struct ui *ui, struct rect rect, int icon, const char *label,
                           int state, bool hot) {
    const struct theme *theme = ui->theme;
    struct box box =
        state & BUTTON_PRIMARY ? primary_box(ui, rect, hot) : plain_box(ui, rect, state, hot);
    if (state & BUTTON_DOWN) {
        box.rect.y += 1;
        box.shadow.dy = 1;
    }
    draw_box(ui->list, &box);
    struct color ink = state & BUTTON_PRIMARY ? theme->on_accent : theme->text;
    button_face(ui, box.rect, icon, label, state & BUTTON_DISABLED ? color_alpha(ink, 0.4F) : ink,
                state);
}

void widget_button(struct ui *ui, const char *id, struct rect rect, int icon, const char *label,
                   const char *name, int state) {
    bool disabled = state & BUTTON_DISABLED;
    bool hot = ui_hot(ui, id) && !disabled;
    bool down = hot && strcmp(ui->pressed, id) == 0;
    int group = draw_group(ui->list, id, rect);
    widget_button_picture(ui, rect, icon, label, state | (down ? BUTTON_DOWN : 0), hot);
    widget_focus(ui, id, (struct rect){rect.x - 3, rect.y - 3, rect.w + 6, rect.h + 6}, 13);
    draw_group_end(ui->list, group);
    bool open = state & BUTTON_ON; /* what it opened has its name on it */
    ui->tip = ui->tip || (!label && !open && ui_hot(ui, id));
    targets_add(&ui->targets, id, rect, !disabled, name ? name : label);
    targets_role(&ui->targets, ROLE_BUTTON, open);
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
    if (ui_hot(ui, id)) {
        style_box(ui, rect, BOX_POINTED);
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

float widget_pill(const struct ui *ui, struct point middle, const char *label,
                  const struct pill *pill) {
    float size = pill->size, height = pill->height;
    enum font font = size > (float)TYPE_SMALL ? FONT_FIGURES_BOLD : FONT_FIGURES_SEMIBOLD;
    float sides = pill->sides > 0 ? pill->sides : 14;
    float width = fmaxf(height, draw_text_width(ui->list, font, size, label) + sides);
    draw_box(ui->list,
             &(struct box){.rect = {middle.x - width / 2, middle.y - height / 2, width, height},
                           .radius = height / 2,
                           .fill = FILL_FLAT,
                           .color = {pill->fill},
                           .stroke = {pill->rim, 2},
                           .shadow = theme_shadow(ui->theme, 0.4F, 3, 1, 2)});
    draw_text(ui->list, (struct point){middle.x, middle.y + size * 0.36F},
              (struct writing){font, size, pill->ink, ALIGN_CENTER}, label);
    return width;
}

/* Three lines, as on the button for menus, or two sheets. */
static void sign_picture(const struct ui *ui, struct point at, bool lines, struct color ink) {
    for (int i = -1; lines && i <= 1; i++) {
        float y = at.y + 3 * (float)i;
        draw_line(ui->list, at.x - 4, y, at.x + 4, y, 1.5F, ink);
    }
    for (int i = 0; !lines && i < 2; i++) {
        float shift = i ? -3.5F : -1.5F;
        draw_box(ui->list, &(struct box){.rect = {at.x + shift, at.y + shift, 5, 5},
                                         .radius = 1,
                                         .stroke = {ink, 1.2F}});
    }
}

void widget_sign(const struct ui *ui, struct point middle, enum pad_button button) {
    static const char *const letters[PAD_BUTTONS] = {
        [PAD_A] = "A", [PAD_B] = "B", [PAD_X] = "X", [PAD_Y] = "Y", [PAD_L] = "L", [PAD_R] = "R"};
    const struct theme *theme = ui->theme;
    if (!button) {
        return;
    }
    enum { SIZE = 20 };
    draw_box(ui->list, &(struct box){.rect = {middle.x - SIZE / 2, middle.y - SIZE / 2, SIZE, SIZE},
                                     .radius = SIZE / 2,
                                     .fill = FILL_FLAT,
                                     .color = {theme->raised},
                                     .stroke = {theme->muted, 1.5F}});
    if (!letters[button]) {
        sign_picture(ui, middle, button == PAD_START, theme->text);
        return;
    }
    draw_text(ui->list, (struct point){middle.x, middle.y + TYPE_SMALL * 0.36F},
              (struct writing){FONT_UI_SEMIBOLD, TYPE_SMALL, theme->text, ALIGN_CENTER},
              letters[button]);
}

void widget_count(const struct ui *ui, float x, float y, int count) {
    widget_pill(
        ui, (struct point){x, y}, text_line("%d", count).string,
        &(struct pill){TYPE_SMALL, 20, .fill = ui->theme->count, .ink = ui->theme->on_count});
}

void widget_gain(const struct ui *ui, float x, float y, int count, int player) {
    struct line buffer = text_line("+%d", count);
    widget_pill(ui, (struct point){x, y}, buffer.string,
                &(struct pill){.size = TYPE_LARGE,
                               .height = 32,
                               .fill = ui->theme->player[player],
                               .ink = ui->theme->on_player,
                               .rim = color_hex(0xFFE7B8)});
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

void widget_person(const struct ui *ui, float x, float y, float radius, struct color color) {
    draw_circle(ui->list, x, y - 0.38F * radius, 0.42F * radius, color);
    draw_fill(ui->list,
              (struct rect){x - 0.8F * radius, y + 0.14F * radius, 1.6F * radius, 0.76F * radius},
              0.38F * radius, color);
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
    targets_role(&ui->targets, ROLE_CHOICE, chosen);
}

struct rect widget_back_place(struct rect *bar) {
    const float gap = 16;
    struct rect place = rect_cut_left(bar, PAGE_BAR_HEIGHT);
    rect_cut_left(bar, gap);
    return place;
}

void widget_back(struct ui *ui, struct rect place) {
    widget_button(ui, "button:back", place, SPRITE_ICON_BACK, NULL, words(WORD_BACK), BUTTON_PLAIN);
}

struct rect widget_title(struct ui *ui, struct rect bar, const char *title, const char *subtitle) {
    widget_back(ui, widget_back_place(&bar));
    return widget_heading(ui, bar, title, subtitle);
}

struct rect widget_heading(struct ui *ui, struct rect bar, const char *title,
                           const char *subtitle) {
    ui->heading = text_line("%s", title);
    const struct theme *theme = ui->theme;
    rect_cut_left(&bar, ui->other_hand ? 12 : 0); /* buttons are before it */
    float width =
        style_write_within(ui, bar.x, bar.y + 29, bar.w, STYLE_TITLE | STYLE_SERIF, title);
    rect_cut_left(&bar, width + 16);
    if (subtitle[0] && bar.w > 48) {
        draw_line(ui->list, bar.x, bar.y + 11, bar.x, bar.y + 31, 1, theme->line);
        style_write_within(ui, bar.x + 16, bar.y + 27, bar.w - 16, STYLE_MUTED, subtitle);
    }
    return bar;
}

void widget_empty(const struct ui *ui, struct rect rect, int icon, const char *sentence,
                  const char *advice) {
    float x = rect.x + rect.w / 2, y = rect.y + rect.h / 2 - 4;
    draw_ring(ui->list, x, y - 32, 22, 1.5F, color_alpha(ui->theme->accent, 0.6F));
    widget_icon(ui, icon, x, y - 32, 22, ui->theme->accent_text);
    style_write_within(ui, x, y + 14, rect.w, STYLE_MEDIUM | STYLE_CENTER, sentence);
    style_write_within(ui, x, y + 38, rect.w, STYLE_SMALL | STYLE_MUTED | STYLE_CENTER, advice);
}

float widget_warning(const struct ui *ui, float x, float foot, float width, const char *sentence) {
    static const float INSET = 14, MARK = 34, LEADING = 22;
    const struct theme *theme = ui->theme;
    const struct typesetting setting = {
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
    widget_paragraph(ui, (struct point){rect.x + INSET + MARK, rect.y + INSET + 17}, setting.width,
                     (struct writing){setting.font, setting.size, theme->text, ALIGN_LEFT}, LEADING,
                     sentence);
    return rect.y;
}
