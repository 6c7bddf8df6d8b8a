/* panels.c: see scene.h. */
#include "ui/scenes/table/scene.h"

#include "ui/kit/style.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const float STRIP_HEAD = 76, STRIP_HIGH = 120, NARROW = 220, BRIEF = 700, CLOCK_GAP = 16;
static const float STRIP_STACK = 66; /* the least height for a clock below the score */

const char *panel_unit(const struct game *game, const struct face *face, int score, bool over) {
    bool open = face->score_goal && score < face->score_goal && !over;
    return words(open ? face->score_unit : game->unit);
}

/* Whose turn it is must be visible from two meters away: the active panel is filled with the
 * player's color, has a strong border, and glows. So does the winner's, even more. */
static void frame(const struct ui *ui, struct rect rect, int player, const struct panel_text *text,
                  bool strip) {
    const struct theme *theme = ui->theme;
    struct color color = theme->player[player];
    if (!text->active && text->light <= 0) {
        draw_box(ui->list, &(struct box){.rect = rect,
                                         .radius = 12,
                                         .fill = FILL_FLAT,
                                         .color = {color_mix(theme->ground, theme->surface,
                                                             theme->flat ? 1 : 0.62F)},
                                         .stroke = {theme->line, theme->weight}});
        return;
    }
    /* small text must stay legible in the light theme */
    float first = theme->light ? 0.20F : 0.43F;
    float middle = theme->light ? 0.13F : 0.16F;
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = 12,
                                     .fill = strip ? FILL_RIGHT : FILL_DOWN,
                                     .color = {theme_tint(theme, color, first),
                                               theme_tint(theme, color, middle),
                                               theme_tint(theme, color, 0.08F)},
                                     .middle = strip ? 0.45F : 0.30F,
                                     .stroke = {color, 2.5F * theme->weight},
                                     .shadow = theme_shadow(theme, 0.4F, 16, 3, 6),
                                     .glow = {theme_glow(theme, color, 0.30F + 0.25F * text->light),
                                              20 + 14 * text->light}});
}

/* Thirty-two rays from the emblem of the winner, clipped to the panel. */
static void rays(const struct ui *ui, struct rect rect, float x, float y, float light) {
    struct path path = {0};
    float reach = light * fmaxf(rect.w, rect.h);
    for (int i = 0; i < 32; i++) {
        float angle = (float)i / 32 * 6.2832F + 0.05F, half = i % 2 ? 0.026F : 0.046F;
        path_move(&path, x, y);
        path_line(&path, x + reach * cosf(angle - half), y + reach * sinf(angle - half));
        path_line(&path, x + reach * cosf(angle + half), y + reach * sinf(angle + half));
        path_close(&path);
    }
    draw_clip(ui->list, rect_inset(rect, 3));
    draw_path(
        ui->list, &path,
        &(struct stroke){.fill = color_alpha(color_hex(0xFFC890), 0.22F * light), .fade = true});
    draw_clip_end(ui->list);
}

static void place_name(const struct panel_text *text, float x, float baseline, float room) {
    if (text->place) {
        *text->place = (struct rect){x - 8, baseline - 24, room + 8, 33};
    }
}

/* The name, unless a field is there; gives its width. */
static float name(const struct ui *ui, float x, float baseline, float room, float size,
                  const struct panel_text *text) {
    char shown[256];
    widget_shorten_apart(ui, (struct setting){FONT_DISPLAY, size, room}, text->name, text->other,
                         shown, sizeof shown);
    if (text->typing) {
        return draw_text_width(ui->list, FONT_DISPLAY, size, text->name);
    }
    draw_text(ui->list, (struct point){x, baseline},
              (struct writing){FONT_DISPLAY, size, ui->theme->text, ALIGN_LEFT}, shown);
    return draw_text_width(ui->list, FONT_DISPLAY, size, shown);
}

/* The line below the name: the side, unless that already stands in for a missing name, and whether
 * it is to play. A brief line has only one of the two. */
static void side_line(const struct ui *ui, float x, float baseline, float width, float size,
                      bool brief, int player, const struct panel_text *text) {
    const struct theme *theme = ui->theme;
    bool nameless = strcmp(text->name, text->side) == 0;
    char line[96];
    struct text out = text_fixed(line, sizeof line);
    bool won = text->light > 0, says = won || text->active;
    if (says && !nameless && !brief) {
        text_format(&out, words(won ? WORD_SIDE_WON : WORD_SIDE_TO_PLAY), text->side);
    } else {
        text_add(&out, says ? words(won ? WORD_WON : WORD_TO_PLAY) : nameless ? "" : text->side);
    }
    if (text->side_note[0]) {
        text_format(&out, "%s%s", line[0] ? " · " : "", text->side_note);
    }
    enum font font = says ? FONT_UI_SEMIBOLD : FONT_UI;
    if (text->side_note[0] && draw_text_width(ui->list, font, size, line) > width) {
        text_clear(&out); /* the emblem tells the side, nothing else what the note says */
        text_add(&out, text->side_note);
    }
    widget_text(ui, (struct point){x, baseline}, width,
                (struct writing){font, size, says ? theme_player_text(theme, player) : theme->muted,
                                 ALIGN_LEFT},
                line);
}

/* The most room that the side line takes, so that what follows stays in place as turns change. */
static float side_room(const struct ui *ui, float size, bool brief, const char *side) {
    struct line line = text_line(brief ? "%s" : words(WORD_SIDE_TO_PLAY), side);
    return fmaxf(draw_text_width(ui->list, FONT_UI_SEMIBOLD, size, line.string),
                 draw_text_width(ui->list, FONT_UI_SEMIBOLD, size, words(WORD_TO_PLAY)));
}

static struct line gain_label(int gain) {
    return text_line(gain > 0 ? "+%d" : "\xE2\x88\x92%d", abs(gain));
}

/* The change that the preview would bring, in a pill around x, y. */
static void gain_pill(const struct ui *ui, float x, float y, int gain) {
    const struct theme *theme = ui->theme;
    struct color none = {0};
    widget_pill(ui, (struct point){x, y}, gain_label(gain).string,
                &(struct pill){TYPE_LARGE, 34, gain > 0 ? theme->brass : theme->raised,
                               gain > 0 ? theme->on_accent : theme->text,
                               gain > 0 ? none : theme->line});
}

/* Draws the clock's frame; returns the color of its contents. With little time left it changes its
 * shape as well as its color. */
static struct color clock_frame(const struct ui *ui, struct rect rect, bool low, bool runs) {
    const struct theme *theme = ui->theme;
    if (!low) {
        widget_well(ui, rect, 8, 0.34F);
        return runs ? theme->text : theme->muted;
    }
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = rect.h / 2,
                                     .fill = FILL_FLAT,
                                     .color = {color_alpha(theme->warning, runs ? 1 : 0)},
                                     .stroke = {theme->warning, 2}});
    return runs ? theme->on_warning : theme->light || theme->flat ? theme->warning : theme->text;
}

/* A player's time. */
static void panel_clock(const struct ui *ui, struct rect rect, int player,
                        const struct clock *clock) {
    double remaining = clock->remaining[player];
    bool low = remaining < CLOCK_LOW, runs = clock->running == player;
    float size = rect.h < 36 ? TYPE_BODY : TYPE_LARGE;
    struct color ink = clock_frame(ui, rect, low, runs);
    float width = draw_text_width(ui->list, FONT_FIGURES_SEMIBOLD, size, "00:00");
    float x = rect.x + (rect.w - width - 24) / 2, middle = rect.y + rect.h / 2;
    widget_icon(ui, low ? SPRITE_ICON_WARNING : SPRITE_ICON_CLOCK, x + 8, middle, 18, ink);
    draw_text(ui->list, (struct point){x + 24 + width, middle + size * 0.36F},
              (struct writing){FONT_FIGURES_SEMIBOLD, size, ink, ALIGN_RIGHT},
              clock_line(remaining).string);
}

/* The clock in a strip, left of the score; returns the width that it takes. */
static float strip_clock(const struct ui *ui, float right, float middle, bool low, int player,
                         const struct clock *clock) {
    if (!clock) {
        return 0;
    }
    float width = low ? 86 : 104, height = low ? 32 : 40;
    panel_clock(ui, (struct rect){right - width, middle - height / 2, width, height}, player,
                clock);
    return width + CLOCK_GAP;
}

/* Below the score: the unit or, in a brief strip with a clock, the clock. Returns the width. */
static float below_score(const struct ui *ui, float right, float middle, bool low, int player,
                         const struct panel_text *text, bool brief) {
    if (brief && text->clock) {
        const float width = 86, height = 30;
        panel_clock(ui, (struct rect){right - width, middle + 4, width, height}, player,
                    text->clock);
        return width;
    }
    style_write(ui, right, middle + (low ? 21 : 31), STYLE_SMALL | STYLE_MUTED | STYLE_END,
                text->unit);
    return style_width(ui, STYLE_SMALL, text->unit);
}

/* The score at the end of a strip, with the previewed change. Returns its left edge, leaving room
 * for two digits so that nothing moves as the score grows. */
static float strip_score(const struct ui *ui, float right, float middle, bool low, int player,
                         const struct panel_text *text, bool brief) {
    bool stacked = brief && text->clock;
    struct line score = text_line("%d", text->score);
    float size = low || stacked ? TYPE_TITLE : TYPE_DISPLAY;
    draw_text(ui->list,
              (struct point){right, middle + (stacked ? -6
                                              : low   ? 4
                                                      : 11)},
              (struct writing){FONT_FIGURES_SEMIBOLD, size, ui->theme->text, ALIGN_RIGHT},
              score.string);
    float width = fmaxf(draw_text_width(ui->list, FONT_FIGURES_SEMIBOLD, size, score.string),
                        below_score(ui, right, middle, low, player, text, brief));
    if (text->gain) {
        gain_pill(ui, right - width - 14 - 22, middle - 3, text->gain);
    }
    return right - 70 - fmaxf(width, draw_text_width(ui->list, FONT_FIGURES_SEMIBOLD, size, "00"));
}

/* Name and side in a strip. Returns a width that is the same for both players, so that what follows
 * lines up and can be compared. */
static float strip_name(const struct ui *ui, float x, float middle, float room, bool low,
                        bool brief, int player, const struct panel_text *text) {
    float size = low ? TYPE_LARGE : TYPE_TITLE, side_size = low ? TYPE_SMALL : TYPE_BODY;
    place_name(text, x, middle + (low ? -2 : 1), room);
    float width = name(ui, x, middle + (low ? -2 : 1), room, size, text);
    side_line(ui, x, middle + (low ? 18 : 25), room, side_size, brief, player, text);
    float other = fmaxf(draw_text_width(ui->list, FONT_DISPLAY, size, text->other),
                        side_room(ui, side_size, brief, text->other_side));
    other = fmaxf(other, side_room(ui, side_size, brief, text->side));
    width = fmaxf(brief ? 0 : 210, fmaxf(width, fminf(room, other)) + 24);
    if (text->place && !text->typing) { /* it ends where something else begins */
        text->place->w = fminf(text->place->w, width + 6);
    }
    return width;
}

/* The emblem of the player or companion, with a ring around it while a companion thinks. */
static void emblem_of(const struct ui *ui, int player, float x, float y, float radius,
                      const struct panel_text *text) {
    bool lit = text->active || text->light > 0;
    if (text->companion) {
        widget_companion(ui, text->companion, x, y, radius);
        widget_mark(ui, player, x + 0.72F * radius, y + 0.72F * radius, 0.26F * radius);
    } else {
        widget_emblem(ui, player, x, y, radius, lit);
    }
    if (text->breath > 0) {
        float around = radius * 1.22F;
        draw_box(ui->list,
                 &(struct box){.rect = {x - around, y - around, 2 * around, 2 * around},
                               .radius = around,
                               .fill = FILL_FLAT,
                               .stroke = {color_alpha(ui->theme->text, text->breath), 2.5F}});
    }
}

struct rect panel_strip(const struct ui *ui, struct rect rect, int player,
                        const struct panel_text *text) {
    bool low = rect.h < STRIP_HEAD;
    bool high = rect.h > STRIP_HIGH;
    float height = high ? STRIP_HEAD : rect.h;
    float middle = rect.y + height / 2;
    float emblem = height * 0.31F;
    frame(ui, rect, player, text, true);
    float x = rect.x + (low ? 12 : 20) + emblem * 1.15F;
    if (text->light > 0 && !ui->theme->flat) {
        rays(ui, rect, x, middle, text->light);
    }
    emblem_of(ui, player, x, middle, emblem, text);
    x += emblem * 1.2F + (low ? 14 : 20);
    bool brief = rect.w < BRIEF;
    bool stacked = brief && rect.h >= STRIP_STACK;
    float right = strip_score(ui, rect.x + rect.w - 24, middle, low, player, text, stacked);
    right -= strip_clock(ui, right, middle, low, player, stacked ? NULL : text->clock);
    float room = (right - x) * (high ? 1 : 0.5F);
    float named = strip_name(ui, x, middle, room, low, brief, player, text);
    if (high) {
        return (struct rect){rect.x, rect.y + height, rect.w, rect.h - height};
    }
    return (struct rect){x + named, rect.y, right - x - named, rect.h};
}

/* The layout of name and score in a side panel: baselines and centers, measured from its top. */
struct side_type {
    float emblem, emblem_y;
    float name_y, side_y, side_size;
    float score_y, score_size;
    float edge;         /* the margin of a leaning score */
    float below;        /* where the free area begins without a clock… */
    float clock, space; /* …else the clock begins there: its height, and the space below it */
};

static const struct side_type roomy_side = {30,           52, 50,  75, TYPE_BODY, 146,
                                            TYPE_DISPLAY, 20, 166, 40, 12};
static const struct side_type leaning_side = {30,           52, 50,  75, TYPE_BODY, 138,
                                              TYPE_DISPLAY, 20, 154, 40, 12};
static const struct side_type narrow_side = {19,           38, 37,  58, TYPE_SMALL, 118,
                                             TYPE_DISPLAY, 12, 128, 32, 8};
/* In a panel narrower than SLIM, with the unit below the score. */
static const float SLIM = 160, SLIM_UNIT = 17;
static const struct side_type slim_side = {16,           36, 37,  58, TYPE_SMALL, 108,
                                           TYPE_DISPLAY, 12, 134, 32, 8};
static const float SLIM_LOW = 320; /* the height below which the score is smaller, too */
static const struct side_type slim_low_side = {16,         32, 33,  52, TYPE_SMALL, 82,
                                               TYPE_TITLE, 12, 106, 28, 4};
static const struct side_type low_side = {17,         30, 31, 50, TYPE_SMALL, 80,
                                          TYPE_TITLE, 12, 88, 28, 4};

static float side_below(const struct side_type *type, const struct panel_text *text) {
    return type->below + (text->clock ? type->clock + type->space : 0);
}

/* The largest layout that leaves the height that is needed. */
static const struct side_type *side_type(struct rect rect, const struct panel_text *text) {
    const struct side_type *wide = text->leans ? &leaning_side : &roomy_side;
    if (rect.w >= NARROW && rect.h - side_below(wide, text) >= text->least) {
        return wide;
    }
    const struct side_type *narrow = rect.w >= SLIM || text->leans ? &narrow_side
                                     : rect.h < SLIM_LOW           ? &slim_low_side
                                                                   : &slim_side;
    return rect.h - side_below(narrow, text) >= text->least ? narrow : &low_side;
}

float panel_score_line(struct rect rect, const struct panel_text *text) {
    return rect.y + side_type(rect, text)->score_y;
}

/* Where the unit and the change do not both fit beside the score, the change replaces the unit. */
static void side_score(const struct ui *ui, struct rect rect, const struct panel_text *text) {
    const struct theme *theme = ui->theme;
    const struct side_type *type = side_type(rect, text);
    bool narrow = rect.w < NARROW, slim = type == &slim_side || type == &slim_low_side;
    struct line score = text_line("%d", text->score);
    float x = rect.x + (narrow ? 16 : 20), y = rect.y + type->score_y;
    draw_text(ui->list, (struct point){x, y},
              (struct writing){FONT_FIGURES_SEMIBOLD, type->score_size, theme->text, ALIGN_LEFT},
              score.string);
    x += draw_text_width(ui->list, FONT_FIGURES_SEMIBOLD, type->score_size, score.string) +
         (narrow ? 7 : 10);
    if (slim) {
        style_write_within(ui, rect.x + 16, y + SLIM_UNIT, rect.w - 24, STYLE_SMALL | STYLE_MUTED,
                           text->unit);
    } else if (!narrow || !text->gain) {
        style_write_within(ui, x, y, rect.x + rect.w - 8 - x,
                           (narrow ? STYLE_SMALL : 0) | STYLE_MUTED, text->unit);
    }
    if (text->gain) {
        gain_pill(ui, rect.x + rect.w - (narrow ? 36 : 42), y - 14, text->gain);
    }
}

/* From the board outward: the score, its change, and at the far edge the unit, which the change
 * replaces where both do not fit. */
static void leaning_score(const struct ui *ui, struct rect rect, int player,
                          const struct panel_text *text) {
    const struct theme *theme = ui->theme;
    const struct side_type *type = side_type(rect, text);
    bool narrow = rect.w < NARROW;
    struct line score = text_line("%d", text->score);
    float y = rect.y + type->score_y;
    float board = player == 0 ? rect.x + rect.w - type->edge : rect.x + type->edge;
    float outer = player == 0 ? rect.x + type->edge : rect.x + rect.w - type->edge;
    float outward = player == 0 ? -1 : 1;
    draw_text(ui->list, (struct point){board, y},
              (struct writing){FONT_FIGURES_SEMIBOLD, type->score_size, theme->text,
                               player == 0 ? ALIGN_RIGHT : ALIGN_LEFT},
              score.string);
    if (text->gain) {
        float width =
            draw_text_width(ui->list, FONT_FIGURES_SEMIBOLD, type->score_size, score.string);
        float pill =
            style_width(ui, STYLE_LARGE | STYLE_FIGURES_BOLD, gain_label(text->gain).string) + 14;
        gain_pill(ui, board + outward * (width + (narrow ? 6 : 16) + pill / 2),
                  y - 0.34F * type->score_size, text->gain);
    }
    if (!narrow || !text->gain) {
        draw_text(ui->list, (struct point){outer, y - 2},
                  (struct writing){FONT_UI, narrow ? TYPE_SMALL : TYPE_BODY, theme->muted,
                                   player == 0 ? ALIGN_LEFT : ALIGN_RIGHT},
                  text->unit);
    }
}

/* The largest size at which both names fit. */
static float side_name_size(const struct ui *ui, float room, const struct panel_text *text) {
    float width = fmaxf(style_width(ui, STYLE_TITLE | STYLE_SERIF, text->name),
                        style_width(ui, STYLE_TITLE | STYLE_SERIF, text->other));
    bool tight = width * (float)TYPE_LARGE / (float)TYPE_TITLE > room;
    return tight ? TYPE_BODY : width > room ? TYPE_LARGE : TYPE_TITLE;
}

struct rect panel_side(const struct ui *ui, struct rect rect, int player,
                       const struct panel_text *text) {
    const struct side_type *type = side_type(rect, text);
    bool narrow = rect.w < NARROW;
    float x = rect.x + 16;
    frame(ui, rect, player, text, false);
    struct point emblem = {x + type->emblem * 1.1F, rect.y + type->emblem_y};
    if (text->light > 0 && !ui->theme->flat) {
        rays(ui, rect, emblem.x, emblem.y, text->light);
    }
    emblem_of(ui, player, emblem.x, emblem.y, type->emblem, text);
    x += type->emblem * 2.3F + (narrow ? 8 : 16);
    float room = rect.x + rect.w - x - (narrow ? 8 : 16);
    place_name(text, x, rect.y + type->name_y, room);
    name(ui, x, rect.y + type->name_y, room,
         narrow ? side_name_size(ui, room, text) : (float)TYPE_TITLE, text);
    bool brief = side_room(ui, type->side_size, false, text->side) > room;
    side_line(ui, x, rect.y + type->side_y, room, type->side_size, brief, player, text);
    if (text->leans) {
        leaning_score(ui, rect, player, text);
    } else {
        side_score(ui, rect, text);
    }
    if (text->clock) {
        struct rect clock = {rect.x + 16, rect.y + type->below, rect.w - 32, type->clock};
        panel_clock(ui, clock, player, text->clock);
    }
    float below = side_below(type, text);
    return (struct rect){rect.x, rect.y + below, rect.w, rect.h - below};
}
