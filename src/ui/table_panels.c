/* table_panels.c: see table_panels.h. */
#include "ui/table_panels.h"

#include "ui/widgets.h"
#include "ui/words.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Whose turn it is can be told from two metres: the panel is filled with the player's colour, has a
 * strong border, and glows. */
static void frame(const struct ui *ui, struct rect rect, int player, bool active, bool strip) {
    const struct theme *theme = ui->theme;
    struct colour colour = theme->player[player], surface = theme->surface;
    if (!active) {
        draw_box(ui->list, &(struct box){.rect = rect,
                                         .radius = 12,
                                         .fill = FILL_FLAT,
                                         .colour = {colour_alpha(surface, theme->flat ? 1 : 0.62F)},
                                         .stroke = theme->line,
                                         .stroke_width = theme->flat ? 2 : 1});
        return;
    }
    float first = theme->flat ? 0 : theme->light ? 0.30F : 0.43F;
    draw_box(ui->list,
             &(struct box){.rect = rect,
                           .radius = 12,
                           .fill = strip ? FILL_RIGHT : FILL_DOWN,
                           .colour = {colour_mix(surface, colour, first),
                                      colour_mix(surface, colour, theme->flat ? 0 : 0.16F),
                                      colour_mix(surface, colour, theme->flat ? 0 : 0.08F)},
                           .middle = strip ? 0.45F : 0.30F,
                           .stroke = colour,
                           .stroke_width = theme->flat ? 5 : 2.5F,
                           .shadow = theme_shadow(theme, 0.4F),
                           .shadow_blur = 16,
                           .shadow_dx = 3,
                           .shadow_dy = 6,
                           .glow = colour_alpha(colour, theme->flat ? 0 : 0.30F),
                           .glow_width = 20});
}

/* The side below the name; a player without a name is called by the side, which is said once. */
static void side_line(const struct ui *ui, float x, float baseline, float size, int player,
                      const struct panel_text *text) {
    const struct theme *theme = ui->theme;
    bool nameless = strcmp(text->name, text->side) == 0;
    char line[96];
    struct text out = text_fixed(line, sizeof line);
    if (text->active && !nameless) {
        text_format(&out, words(WORD_SIDE_TO_PLAY), text->side);
    } else {
        text_add(&out, text->active ? words(WORD_TO_PLAY) : nameless ? "" : text->side);
    }
    if (text->remark[0]) {
        text_format(&out, "%s%s", line[0] ? " · " : "", text->remark);
    }
    draw_text(ui->list, x, baseline, text->active ? FONT_UI_SEMIBOLD : FONT_UI, size,
              text->active ? theme_player_text(theme, player) : theme->muted, ALIGN_LEFT, line);
}

static void number(char out[16], const char *format, int value) {
    struct text text = text_fixed(out, 16);
    text_format(&text, format, value);
}

/* The change that the preview would bring, in a pill around x, y. */
static void gain_pill(const struct ui *ui, float x, float y, int gain) {
    const struct theme *theme = ui->theme;
    char label[16];
    number(label, gain > 0 ? "+%d" : "\xE2\x88\x92%d", abs(gain));
    struct colour none = {0};
    widget_pill(ui, x, y, label, TYPE_LARGE, 34, gain > 0 ? theme->accent : theme->raised,
                gain > 0 ? theme->on_accent : theme->text, gain > 0 ? none : theme->line);
}

struct rect panel_strip(const struct ui *ui, struct rect rect, int player,
                        const struct panel_text *text) {
    const struct theme *theme = ui->theme;
    bool low = rect.h < 76;
    float middle = rect.y + rect.h / 2;
    float emblem = rect.h * 0.31F;
    frame(ui, rect, player, text->active, true);
    float x = rect.x + (low ? 12 : 20) + emblem * 1.15F;
    widget_emblem(ui, player, x, middle, emblem, text->active);
    x += emblem * 1.2F + (low ? 14 : 20);
    float name_size = low ? TYPE_LARGE : TYPE_TITLE;
    draw_text(ui->list, x, middle + (low ? -2 : 1), FONT_DISPLAY, name_size, theme->text,
              ALIGN_LEFT, text->name);
    side_line(ui, x, middle + (low ? 18 : 25), low ? TYPE_SMALL : TYPE_BODY, player, text);
    float right = rect.x + rect.w - 24;
    char score[16];
    number(score, "%d", text->score);
    float score_size = low ? TYPE_TITLE : TYPE_DISPLAY;
    draw_text(ui->list, right, middle + (low ? 4 : 11), FONT_UI_SEMIBOLD, score_size, theme->text,
              ALIGN_RIGHT, score);
    draw_text(ui->list, right, middle + (low ? 21 : 31), FONT_UI, TYPE_SMALL, theme->muted,
              ALIGN_RIGHT, text->unit);
    float score_width = fmaxf(draw_text_width(ui->list, FONT_UI_SEMIBOLD, score_size, score),
                              draw_text_width(ui->list, FONT_UI, TYPE_SMALL, text->unit));
    if (text->gain) {
        gain_pill(ui, right - score_width - 14 - 22, middle - 3, text->gain);
    }
    float least = rect.w < 700 ? 0 : 210; /* names of the two players end alike where they can */
    float named = fmaxf(least, draw_text_width(ui->list, FONT_DISPLAY, name_size, text->name) + 24);
    return (struct rect){x + named, rect.y, right - score_width - 70 - x - named, rect.h};
}

struct rect panel_side(const struct ui *ui, struct rect rect, int player,
                       const struct panel_text *text) {
    const struct theme *theme = ui->theme;
    bool narrow = rect.w < 220;
    float emblem = narrow ? 19 : 30;
    float x = rect.x + 16;
    frame(ui, rect, player, text->active, false);
    widget_emblem(ui, player, x + emblem * 1.1F, rect.y + (narrow ? 38 : 52), emblem, text->active);
    x += emblem * 2.3F + (narrow ? 8 : 16);
    draw_text(ui->list, x, rect.y + (narrow ? 37 : 50), FONT_DISPLAY,
              narrow ? TYPE_LARGE : TYPE_TITLE, theme->text, ALIGN_LEFT, text->name);
    side_line(ui, x, rect.y + (narrow ? 58 : 75), narrow ? TYPE_SMALL : TYPE_BODY, player, text);
    char score[16];
    number(score, "%d", text->score);
    float y = rect.y + (narrow ? 118 : 146);
    draw_text(ui->list, rect.x + 20, y, FONT_UI_SEMIBOLD, TYPE_DISPLAY, theme->text, ALIGN_LEFT,
              score);
    float width = draw_text_width(ui->list, FONT_UI_SEMIBOLD, TYPE_DISPLAY, score);
    draw_text(ui->list, rect.x + 30 + width, y, FONT_UI, narrow ? TYPE_SMALL : TYPE_BODY,
              theme->muted, ALIGN_LEFT, text->unit);
    if (text->gain) {
        gain_pill(ui, rect.x + rect.w - (narrow ? 34 : 42), y - (narrow ? 26 : 14), text->gain);
    }
    float below = narrow ? 128 : 166;
    return (struct rect){rect.x, rect.y + below, rect.w, rect.h - below};
}
