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
static void frame(const struct ui *ui, struct rect rect, const struct panel_text *text,
                  bool strip) {
    const struct theme *theme = ui->theme;
    struct color color = theme->player[text->player];
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

void panel_rays(const struct ui *ui, struct rect rect, struct point from, float light) {
    const float x = from.x, y = from.y;
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

/* The name, unless a field is there; gives its width. */
static float name(const struct ui *ui, struct point at, float room, int style,
                  const struct panel_text *text) {
    if (text->place) {
        *text->place = (struct rect){at.x - 8, at.y - 24, room + 14, 33};
    }
    if (text->typing) {
        return style_width(ui, style, text->name);
    }
    return style_write_name(ui, at.x, at.y, room, style, text->name, text->other);
}

/* The line below the name: the side, unless that already stands in for a missing name, and whether
 * it is to play. A brief line has only one of the two. */
static void side_line(const struct ui *ui, struct point at, float room, int style, bool brief,
                      const struct panel_text *text) {
    bool nameless = strcmp(text->name, text->side) == 0;
    char line[96];
    struct text out = text_fixed(line, sizeof line);
    bool won = text->light > 0, says = won || text->active;
    style |= !says ? STYLE_MUTED : STYLE_STRONG | (text->player ? STYLE_SECOND : STYLE_FIRST);
    if (says && !nameless && !brief) {
        text_format(&out, words(won ? WORD_SIDE_WON : WORD_SIDE_TO_PLAY), text->side);
        brief = !text->side_note[0] && !style_fits(ui, style, room, line);
    }
    if (!out.length || brief) {
        text_clear(&out);
        text_add(&out, says ? words(won ? WORD_WON : WORD_TO_PLAY) : nameless ? "" : text->side);
    }
    if (text->side_note[0]) {
        text_format(&out, "%s%s", line[0] ? " · " : "", text->side_note);
    }
    if (text->side_note[0] && !style_fits(ui, style, room, line)) {
        text_clear(&out); /* the emblem tells the side, nothing else what the note says */
        text_add(&out, text->side_note);
    }
    style_write_within(ui, at.x, at.y, room, style, line);
}

/* The most room that the side line takes, so that what follows stays in place as turns change. */
static float side_room(const struct ui *ui, int style, bool brief, const char *side) {
    struct line line = text_line(brief ? "%s" : words(WORD_SIDE_TO_PLAY), side);
    return fmaxf(style_width(ui, style | STYLE_STRONG, line.string),
                 style_width(ui, style | STYLE_STRONG, words(WORD_TO_PLAY)));
}

static struct line gain_label(int gain) {
    return text_line(gain > 0 ? "+%d" : "\xE2\x88\x92%d", abs(gain));
}

/* The change that the preview would bring, in a pill around x, y. */
static void gain_pill(const struct ui *ui, float x, float y, int gain) {
    const struct theme *theme = ui->theme;
    struct color none = {0};
    widget_pill(ui, (struct point){x, y}, gain_label(gain).string,
                &(struct pill){TYPE_LARGE, 34, .fill = gain > 0 ? theme->brass : theme->raised,
                               .ink = gain > 0 ? theme->on_accent : theme->text,
                               .rim = gain > 0 ? none : theme->line});
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

/* The player's time. */
static void panel_clock(const struct ui *ui, struct rect rect, const struct panel_text *text) {
    double remaining = text->clock->remaining[text->player];
    bool low = remaining < CLOCK_LOW, runs = text->clock->running == text->player;
    float size = rect.h < 36 ? TYPE_BODY : TYPE_LARGE;
    struct color ink = clock_frame(ui, rect, low, runs);
    float width = draw_text_width(ui->list, FONT_FIGURES_SEMIBOLD, size, "00:00");
    float x = rect.x + (rect.w - width - 24) / 2, middle = rect.y + rect.h / 2;
    widget_icon(ui, low ? SPRITE_ICON_WARNING : SPRITE_ICON_CLOCK, x + 8, middle, 18, ink);
    draw_text(ui->list, (struct point){x + 24 + width, middle + size * 0.36F},
              (struct writing){FONT_FIGURES_SEMIBOLD, size, ink, ALIGN_RIGHT},
              clock_line(remaining).string);
}

/* How a strip is set. */
struct strip {
    float middle; /* of its height, or of its head */
    bool low;
    bool brief;   /* with little to say of the side */
    bool stacked; /* a clock is below the score */
};

/* The clock before the score; returns the width that it takes. */
static float strip_clock(const struct ui *ui, const struct strip *strip, float right,
                         const struct panel_text *text) {
    if (!text->clock || strip->stacked) {
        return 0;
    }
    float width = strip->low ? 86 : 104, height = strip->low ? 32 : 40;
    panel_clock(ui, (struct rect){right - width, strip->middle - height / 2, width, height}, text);
    return width + CLOCK_GAP;
}

/* Below the score: the unit, or the clock. Returns the width. */
static float below_score(const struct ui *ui, const struct strip *strip, float right,
                         const struct panel_text *text) {
    if (strip->stacked && text->clock) {
        const float width = 86, height = 30;
        panel_clock(ui, (struct rect){right - width, strip->middle + 4, width, height}, text);
        return width;
    }
    style_write(ui, right, strip->middle + (strip->low ? 21 : 31),
                STYLE_SMALL | STYLE_MUTED | STYLE_END, text->unit);
    return style_width(ui, STYLE_SMALL, text->unit);
}

/* The score at the end of a strip, with the previewed change. Returns its left edge, leaving room
 * for two digits so that nothing moves as the score grows. */
static float strip_score(const struct ui *ui, const struct strip *strip, float right,
                         const struct panel_text *text) {
    bool stacked = strip->stacked && text->clock;
    struct line score = text_line("%d", text->score);
    int style = STYLE_FIGURES_STRONG | (strip->low || stacked ? STYLE_TITLE : STYLE_DISPLAY);
    float below = stacked ? -6 : strip->low ? 4 : 11;
    style_write(ui, right, strip->middle + below, style | STYLE_END, score.string);
    float width = fmaxf(style_width(ui, style, score.string), below_score(ui, strip, right, text));
    if (text->gain) {
        gain_pill(ui, right - width - 14 - 22, strip->middle - 3, text->gain);
    }
    return right - 70 - fmaxf(width, style_width(ui, style, "00"));
}

/* Name and side in a strip. Returns a width that is the same for both players, so that what follows
 * lines up and can be compared. */
static float strip_name(const struct ui *ui, const struct strip *strip, float x, float room,
                        const struct panel_text *text) {
    int style = STYLE_SERIF | (strip->low ? STYLE_LARGE : STYLE_TITLE);
    int side_style = strip->low ? STYLE_SMALL : STYLE_BODY;
    struct point at = {x, strip->middle + (strip->low ? -2 : 1)};
    float width = name(ui, at, room, style, text);
    at.y += strip->low ? 20 : 24;
    side_line(ui, at, room, side_style, strip->brief, text);
    float other = style_width(ui, style, text->other);
    other = fmaxf(other, side_room(ui, side_style, strip->brief, text->other_side));
    other = fmaxf(other, side_room(ui, side_style, strip->brief, text->side));
    width = fmaxf(strip->brief ? 0 : 210, fmaxf(width, fminf(room, other)) + 24);
    if (text->place && !text->typing) { /* it ends where something else begins */
        text->place->w = fminf(text->place->w, width + 6);
    }
    return width;
}

/* A light that goes round the rim of a medallion, or three dots on it. */
static void thought(const struct ui *ui, float x, float y, float radius,
                    const struct panel_thought *thought) {
    const float circle = 6.2832F, top = -0.25F, apart = 0.07F, dot = 2.6F;
    float around = radius * 1.22F;
    draw_box(ui->list, &(struct box){.rect = {x - around, y - around, 2 * around, 2 * around},
                                     .radius = around,
                                     .fill = FILL_FLAT,
                                     .stroke = {color_alpha(ui->theme->text, 0.35F), 2}});
    for (int i = -1; i <= 1; i++) {
        float turn = circle * (top + (thought->still ? apart * (float)i : thought->round));
        float size = thought->still ? dot : dot * (1.3F - 0.5F * fabsf((float)i));
        turn += thought->still ? 0 : 0.16F * (float)i;
        draw_circle(ui->list, x + around * cosf(turn), y + around * sinf(turn), size,
                    ui->theme->text);
    }
}

/* The emblem of the player or companion, with a ring around it while a companion thinks. */
static void emblem_of(const struct ui *ui, float x, float y, float radius,
                      const struct panel_text *text) {
    bool lit = text->active || text->light > 0;
    if (text->companion) {
        widget_companion(ui, text->companion, x, y - 0.16F * radius * text->nod, radius);
        widget_mark(ui, text->player, x + 0.72F * radius, y + 0.72F * radius, 0.26F * radius);
    } else {
        widget_emblem(ui, text->player, x, y, radius, lit);
    }
    if (text->thought.seen) {
        thought(ui, x, y, radius, &text->thought);
    }
}

struct rect panel_strip(const struct ui *ui, struct rect rect, const struct panel_text *text) {
    bool high = rect.h > STRIP_HIGH, brief = rect.w < BRIEF;
    float height = high ? STRIP_HEAD : rect.h;
    struct strip strip = {.middle = rect.y + height / 2,
                          .low = rect.h < STRIP_HEAD,
                          .brief = brief,
                          .stacked = brief && rect.h >= STRIP_STACK};
    float emblem = height * 0.31F;
    frame(ui, rect, text, true);
    float x = rect.x + (strip.low ? 12 : 20) + emblem * 1.15F;
    if (text->light > 0 && !ui->theme->flat) {
        panel_rays(ui, rect, (struct point){x, strip.middle}, text->light);
    }
    emblem_of(ui, x, strip.middle, emblem, text);
    x += emblem * 1.2F + (strip.low ? 14 : 20);
    float right = strip_score(ui, &strip, rect.x + rect.w - 24, text);
    right -= strip_clock(ui, &strip, right, text);
    float room = (right - x) * (high ? 1 : 0.5F);
    float named = strip_name(ui, &strip, x, room, text);
    if (high) {
        return (struct rect){rect.x, rect.y + height, rect.w, rect.h - height};
    }
    return (struct rect){x + named, rect.y, right - x - named, rect.h};
}

/* The layout of name and score in a side panel: baselines and centers, measured from its top. */
struct side_type {
    struct {
        float radius, y;
    } emblem;
    struct {
        float name, side;
        int style;
    } lines;
    struct {
        float y;
        int style;
    } score;
    float below; /* where the free area begins without a clock… */
    struct {
        float height, space;
    } clock; /* …else it begins there */
};

static const struct side_type roomy_side = {.emblem = {30, 52},
                                            .lines = {50, 75, STYLE_BODY},
                                            .score = {146, STYLE_DISPLAY},
                                            .below = 166,
                                            .clock = {40, 12}};
static const struct side_type narrow_side = {.emblem = {19, 38},
                                             .lines = {37, 58, STYLE_SMALL},
                                             .score = {118, STYLE_DISPLAY},
                                             .below = 128,
                                             .clock = {32, 8}};
static const struct side_type slim_side = {.emblem = {16, 36},
                                           .lines = {37, 58, STYLE_SMALL},
                                           .score = {108, STYLE_DISPLAY},
                                           .below = 134,
                                           .clock = {32, 8}};
static const struct side_type slim_low_side = {.emblem = {16, 32},
                                               .lines = {33, 52, STYLE_SMALL},
                                               .score = {82, STYLE_TITLE},
                                               .below = 106,
                                               .clock = {28, 4}};
static const struct side_type low_side = {.emblem = {17, 30},
                                          .lines = {31, 50, STYLE_SMALL},
                                          .score = {80, STYLE_TITLE},
                                          .below = 88,
                                          .clock = {28, 4}};

/* In a panel narrower than SLIM the unit is below the score; in one lower than SLIM_LOW that is
 * smaller, too. */
static const float SLIM = 160, SLIM_UNIT = 17, SLIM_LOW = 320;

static float side_below(const struct side_type *type, const struct panel_text *text) {
    return type->below + (text->clock ? type->clock.height + type->clock.space : 0);
}

/* The largest layout that leaves the height that is needed. */
static const struct side_type *side_type(struct rect rect, const struct panel_text *text) {
    const struct side_type *const tried[] = {
        &roomy_side,
        rect.w >= SLIM      ? &narrow_side
        : rect.h < SLIM_LOW ? &slim_low_side
                            : &slim_side,
    };
    for (int i = rect.w < NARROW; i < 2; i++) {
        if (rect.h - side_below(tried[i], text) >= text->least) {
            return tried[i];
        }
    }
    return &low_side;
}

float panel_score_line(struct rect rect, const struct panel_text *text) {
    return rect.y + side_type(rect, text)->score.y;
}

/* Where the unit and the change do not both fit beside the score, the change replaces the unit. */
static void side_score(const struct ui *ui, struct rect rect, const struct panel_text *text) {
    const struct side_type *type = side_type(rect, text);
    bool narrow = rect.w < NARROW;
    bool slim = type == &slim_side || type == &slim_low_side;
    int style = type->score.style | STYLE_FIGURES_STRONG;
    struct line score = text_line("%d", text->score);
    float x = rect.x + (narrow ? 16 : 20), y = rect.y + type->score.y;
    style_write(ui, x, y, style, score.string);
    x += style_width(ui, style, score.string) + (narrow ? 7 : 10);
    if (slim) {
        style_write_within(ui, rect.x + 16, y + SLIM_UNIT, rect.w - 24, STYLE_SMALL | STYLE_MUTED,
                           text->unit);
    } else if (!narrow || !text->gain) {
        style_write_within(ui, x, y, rect.x + rect.w - 8 - x,
                           (narrow ? STYLE_SMALL : STYLE_BODY) | STYLE_MUTED, text->unit);
    }
    if (text->gain) {
        gain_pill(ui, rect.x + rect.w - (narrow ? 36 : 42), y - 14, text->gain);
    }
}

/* The largest style in which both names fit. */
static int side_name_style(const struct ui *ui, float room, const struct panel_text *text) {
    static const int styles[] = {STYLE_TITLE | STYLE_SERIF, STYLE_LARGE | STYLE_SERIF,
                                 STYLE_BODY | STYLE_SERIF};
    int i = 0;
    while (i < 2 && !(style_fits(ui, styles[i], room, text->name) &&
                      style_fits(ui, styles[i], room, text->other))) {
        i++;
    }
    return styles[i];
}

struct rect panel_side(const struct ui *ui, struct rect rect, const struct panel_text *text) {
    const struct side_type *type = side_type(rect, text);
    bool narrow = rect.w < NARROW;
    float x = rect.x + 16;
    frame(ui, rect, text, false);
    struct point emblem = {x + type->emblem.radius * 1.1F, rect.y + type->emblem.y};
    if (text->light > 0 && !ui->theme->flat) {
        panel_rays(ui, rect, (struct point){emblem.x, emblem.y}, text->light);
    }
    emblem_of(ui, emblem.x, emblem.y, type->emblem.radius, text);
    x += type->emblem.radius * 2.3F + (narrow ? 8 : 16);
    float room = rect.x + rect.w - x - (narrow ? 8 : 16);
    name(ui, (struct point){x, rect.y + type->lines.name}, room,
         narrow ? side_name_style(ui, room, text) : STYLE_TITLE | STYLE_SERIF, text);
    bool brief = side_room(ui, type->lines.style, false, text->side) > room;
    side_line(ui, (struct point){x, rect.y + type->lines.side}, room, type->lines.style, brief,
              text);
    side_score(ui, rect, text);
    if (text->clock) {
        panel_clock(
            ui, (struct rect){rect.x + 16, rect.y + type->below, rect.w - 32, type->clock.height},
            text);
    }
    float below = side_below(type, text);
    return (struct rect){rect.x, rect.y + below, rect.w, rect.h - below};
}
