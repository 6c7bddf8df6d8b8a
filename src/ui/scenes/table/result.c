/* result.c: see scene.h. */
#include "ui/scenes/table/scene.h"

#include "ui/kit/widgets.h"
#include "ui/model/standing.h"
#include "ui/play/result_text.h"
#include "words/words.h"

#include <math.h>

/* Thirty-two rays from the emblem, clipped to the card. */
static void rays(const struct ui *ui, struct rect card, float x, float y) {
    const float reach = 430;
    struct path path = {0};
    for (int i = 0; i < 32; i++) {
        float angle = (float)i / 32 * 6.2832F + 0.05F, half = i % 2 ? 0.026F : 0.046F;
        path_move(&path, x, y);
        path_line(&path, x + reach * cosf(angle - half), y + reach * sinf(angle - half));
        path_line(&path, x + reach * cosf(angle + half), y + reach * sinf(angle + half));
        path_close(&path);
    }
    draw_clip(ui->list, rect_inset(card, 3));
    draw_path(ui->list, &path,
              &(struct stroke){.fill = color_alpha(color_hex(0xFFC890), 0.30F), .fade = true});
    draw_clip_end(ui->list);
}

static void frame(const struct ui *ui, struct rect card, struct color color) {
    const struct theme *theme = ui->theme;
    draw_box(ui->list, &(struct box){.rect = card,
                                     .radius = 14,
                                     .fill = FILL_RIGHT,
                                     .color = {theme_tint(theme, color, 0.50F),
                                               theme_tint(theme, color, 0.18F),
                                               theme_tint(theme, color, 0.10F)},
                                     .stroke = {color, 2.5F * theme->weight},
                                     .shadow = theme_shadow(theme, 0.6F, 24, 5, 10),
                                     .glow = {theme_glow(theme, color, 0.30F), 26}});
}

static const struct result_button {
    const char *id;
    int icon;
    enum word label, brief; /* brief: where the label does not fit */
} all_buttons[] = {
    {"button:rematch", SPRITE_ICON_SWAP, WORD_REMATCH, WORD_REMATCH_BRIEF},
    {"button:look", SPRITE_ICON_EYE, WORD_REVIEW, WORD_REVIEW_BRIEF},
    {"button:new", SPRITE_ICON_PLUS, WORD_NEW_MATCH, WORD_NEW_MATCH},
    {"button:home", SPRITE_ICON_HOME, WORD_HOME, WORD_HOME},
};

enum { BUTTONS = sizeof all_buttons / sizeof all_buttons[0] };

static float row_width(const struct ui *ui, bool icons) {
    float wide = 0;
    for (int i = 0; i < BUTTONS; i++) {
        int icon = icons ? all_buttons[i].icon : NO_ICON;
        wide += widget_button_width(ui, icon, words(all_buttons[i].label)) + 12;
    }
    return wide - 12;
}

/* In a row; without icons if that is too wide. If it still is, all but the first are icons only. */
static void buttons_in_a_row(struct ui *ui, struct rect row) {
    bool icons = row_width(ui, true) <= row.w, roomy = row_width(ui, false) <= row.w;
    for (int i = 0; i < BUTTONS; i++) {
        const char *label = words(all_buttons[i].label);
        bool named = roomy || i == 0;
        int icon = icons || (!roomy && i > 0) ? all_buttons[i].icon : NO_ICON;
        float width = widget_button_width(ui, icon, named ? label : NULL);
        widget_button(ui, all_buttons[i].id, (struct rect){row.x, row.y, width, row.h}, icon,
                      named ? label : NULL, label, i == 0 ? BUTTON_PRIMARY : BUTTON_PLAIN);
        row.x += width + (roomy ? 12 : 8);
    }
}

/* In a column, a button may be a little tighter around its label than in a row. */
static bool has_room(const struct ui *ui, float width, int icon, const char *label) {
    return widget_button_width(ui, icon, label) <= width + 8;
}

/* One below the other, with a shorter label, and then without the icon, where they do not fit. */
static void buttons_in_a_column(struct ui *ui, struct rect foot) {
    for (int i = 0; i < BUTTONS; i++) {
        const char *label = words(all_buttons[i].label), *shown = label;
        int icon = all_buttons[i].icon;
        if (!has_room(ui, foot.w, icon, shown)) {
            shown = words(all_buttons[i].brief);
        }
        icon = has_room(ui, foot.w, icon, shown) ? icon : NO_ICON;
        widget_button(ui, all_buttons[i].id,
                      (struct rect){foot.x, foot.y + 48 * (float)i, foot.w, 40}, icon, shown, label,
                      i == 0 ? BUTTON_PRIMARY : BUTTON_PLAIN);
    }
}

static void emblems(const struct ui *ui, struct result result, float x, float y, float radius) {
    if (result.outcome == OUTCOME_WIN) {
        widget_emblem(ui, result.winner, x, y, radius, true);
        return;
    }
    widget_emblem(ui, 0, x - radius * 0.72F, y, radius * 0.6F, true);
    widget_emblem(ui, 1, x + radius * 0.72F, y, radius * 0.6F, true);
}

static struct color color_of(const struct ui *ui, struct result result) {
    return result.outcome == OUTCOME_WIN ? ui->theme->player[result.winner] : ui->theme->accent;
}

static void begin_card(const struct ui *ui, struct rect card, struct result result, float x,
                       float y, float emblem) {
    frame(ui, card, color_of(ui, result));
    if (result.outcome == OUTCOME_WIN && !ui->theme->flat) {
        rays(ui, card, x, y);
    }
    emblems(ui, result, x, y, emblem);
}

/* The standing, if this was not the players' first match: to the right of the headline, or above it
 * if it does not fit there. */
static void low_standing(const struct ui *ui, const struct match *match, const char *const name[2],
                         struct rect card, float x, float headline) {
    if (!standing_of(match).known) {
        return;
    }
    struct line line = text_line("%s%s", words(WORD_STANDING), standing_line(match, name).string);
    float end = card.x + card.w - 28;
    float width = draw_text_width(ui->list, FONT_UI_SEMIBOLD, TYPE_BODY, line.string);
    if (x + headline + 24 + width <= end) {
        draw_text(ui->list, end, card.y + 58, FONT_UI_SEMIBOLD, TYPE_BODY, ui->theme->text,
                  ALIGN_RIGHT, line.string);
    } else {
        draw_text(ui->list, x, card.y + 26, FONT_UI_SEMIBOLD, TYPE_SMALL, ui->theme->text,
                  ALIGN_LEFT, line.string);
    }
}

/* True when headline and sentence fit with these names. */
static bool names_fit(const struct ui *ui, const struct play *play, const char *const name[2],
                      float size, float room) {
    struct line headline = result_headline(&play->match, name), line = result_sentence(play, name);
    return draw_text_width(ui->list, FONT_DISPLAY, size, headline.string) <= room &&
           draw_text_width(ui->list, FONT_UI, TYPE_BODY, line.string) <= room;
}

/* Over the bottom of the table, for wide boards and tall windows. */
static void low_card(struct ui *ui, const struct play *play, struct result result, float foot,
                     const char *const name[2], const char *const brief[2]) {
    float width = fminf(1000, ui->width - 24), height = 176;
    struct rect card = {(ui->width - width) / 2, foot - height, width, height};
    bool narrow = width < 900;
    begin_card(ui, card, result, card.x + (narrow ? 54 : 92), card.y + height / 2,
               narrow ? 34 : 52);
    float x = card.x + (narrow ? 112 : 176);
    float room = card.x + width - x - 16, size = narrow ? TYPE_TITLE : TYPE_DISPLAY;
    if (!names_fit(ui, play, name, size, room)) {
        size = TYPE_TITLE;
        name = names_fit(ui, play, name, size, room) ? name : brief;
    }
    float headline = widget_text(ui, x, card.y + 62, room, FONT_DISPLAY, size, ui->theme->text,
                                 ALIGN_LEFT, result_headline(&play->match, name).string);
    low_standing(ui, &play->match, name, card, x, headline);
    widget_text(ui, x, card.y + 92, room, FONT_UI, TYPE_BODY, ui->theme->text, ALIGN_LEFT,
                result_sentence(play, name).string);
    buttons_in_a_row(ui, (struct rect){x, card.y + height - 60, room, 40});
}

/* In place of the winner's panel, beside a square board, so that the board stays visible. */
static void side_card(struct ui *ui, const struct play *play, struct result result,
                      struct rect card, const char *const name[2]) {
    bool narrow = card.w < 220;
    float emblem = narrow ? 28 : 52, above = narrow ? 22 : 40, edge = narrow ? 14 : 20;
    float x = card.x + edge, width = card.w - 2 * edge, foot = narrow ? 196 : 204;
    begin_card(ui, card, result, card.x + card.w / 2, card.y + emblem + above, emblem);
    float y = widget_paragraph(ui, x, card.y + 2 * emblem + above + (narrow ? 40 : 64), width,
                               FONT_DISPLAY, narrow ? TYPE_LARGE : TYPE_TITLE, narrow ? 26 : 34,
                               ui->theme->text, result_headline(&play->match, name).string);
    float size = narrow ? TYPE_SMALL : TYPE_BODY, leading = narrow ? 18 : 22;
    y = widget_paragraph(ui, x, y, width, FONT_UI, size, leading, ui->theme->text,
                         result_sentence(play, name).string);
    if (standing_of(&play->match).known) {
        struct line line =
            text_line("%s%s", words(WORD_STANDING), standing_line(&play->match, name).string);
        widget_paragraph(ui, x, y + 6, width, FONT_UI_SEMIBOLD, size, leading, ui->theme->text,
                         line.string);
    }
    buttons_in_a_column(ui, (struct rect){card.x + 12, card.y + card.h - foot, card.w - 24, foot});
}

/* Dims the table behind the card: with a warm shade in the light theme, not in high contrast. */
static void scrim(const struct ui *ui, float foot) {
    const struct theme *theme = ui->theme;
    struct color dark = theme->light ? theme->shadow : color_hex(0x0B0C12);
    float k = theme->light ? 0.55F : theme->gloss;
    draw_box(ui->list,
             &(struct box){.rect = {0, 0, ceilf(ui->width), ceilf(ui->height)},
                           .fill = FILL_DOWN,
                           .color = {color_alpha(dark, 0.26F * k), color_alpha(dark, 0.22F * k),
                                     color_alpha(dark, foot * k)},
                           .middle = 0.55F});
}

void result_draw(struct ui *ui, const struct play *play, const struct table_layout *layout,
                 const char *const name[2], const char *const brief[2]) {
    struct result result = match_result(&play->match);
    scrim(ui, layout->strips ? 0.86F : 0.30F);
    if (layout->strips) {
        int lower = layout->panel[0].y > layout->panel[1].y ? 0 : 1;
        float strip = layout->panel[lower].y + layout->panel[lower].h;
        low_card(ui, play, result, fminf(ui->height - 20, strip + 48), name, brief);
    } else {
        int side = result.outcome == OUTCOME_WIN ? result.winner : 0;
        side_card(ui, play, result, layout->panel[side], name);
    }
}
