/* style.c: see style.h. */
#include "ui/kit/style.h"

#include "ui/draw/bidi.h"
#include "ui/kit/written.h"

static const struct {
    float size, leading;
} sizes[STYLE_SIZES + 1] = {[STYLE_BODY] = {TYPE_BODY, 24},
                            [STYLE_SMALL] = {TYPE_SMALL, 18},
                            [STYLE_LARGE] = {TYPE_LARGE, 30},
                            [STYLE_TITLE] = {TYPE_TITLE, 36},
                            [STYLE_DISPLAY] = {TYPE_DISPLAY, 54}};

enum { FACE = 3, INK = 6 }; /* the bits where they begin */

static const enum font faces[] = {[0] = FONT_UI,
                                  [STYLE_MEDIUM >> FACE] = FONT_UI_MEDIUM,
                                  [STYLE_STRONG >> FACE] = FONT_UI_SEMIBOLD,
                                  [STYLE_BOLD >> FACE] = FONT_UI_BOLD,
                                  [STYLE_SERIF >> FACE] = FONT_DISPLAY,
                                  [STYLE_FIGURES >> FACE] = FONT_FIGURES,
                                  [STYLE_FIGURES_STRONG >> FACE] = FONT_FIGURES_SEMIBOLD,
                                  [STYLE_FIGURES_BOLD >> FACE] = FONT_FIGURES_BOLD};

enum font style_font(int style) {
    return faces[(style & STYLE_FACES) >> FACE];
}

float style_size(int style) {
    return sizes[style & STYLE_SIZES].size;
}

float style_leading(int style) {
    return sizes[style & STYLE_SIZES].leading;
}

static struct color full_ink(const struct theme *theme, int style) {
    switch (style & STYLE_INKS) {
    case STYLE_MUTED:
        return theme->muted;
    case STYLE_BRASS:
        return theme->accent_text;
    case STYLE_SHINING:
        return theme->accent;
    case STYLE_WARNING:
        return theme->warning;
    case STYLE_ON_ACCENT:
        return theme->on_accent;
    case STYLE_FIRST:
        return theme_player_text(theme, 0);
    case STYLE_SECOND:
        return theme_player_text(theme, 1);
    default:
        return theme->text;
    }
}

struct color style_ink(const struct theme *theme, int style) {
    struct color ink = full_ink(theme, style);
    return style & STYLE_FAINT ? color_alpha(ink, 0.4F) : ink;
}

struct typesetting style_setting(int style, float width) {
    return (struct typesetting){
        .font = style_font(style), .size = style_size(style), .width = width};
}

float style_width(const struct ui *ui, int style, const char *string) {
    return draw_text_width(ui->list, style_font(style), style_size(style), string);
}

bool style_fits(const struct ui *ui, int style, float width, const char *string) {
    return style_width(ui, style, string) <= width;
}

float style_baseline(int style, float middle) {
    return middle + style_size(style) * 0.36F;
}

static enum align side(int style) {
    return style & STYLE_CENTER ? ALIGN_CENTER : style & STYLE_END ? ALIGN_RIGHT : ALIGN_LEFT;
}

static struct writing writing(const struct ui *ui, int style) {
    return (struct writing){style_font(style), style_size(style), style_ink(ui->theme, style),
                            side(style)};
}

/* Arabic letters reach further down than those the pages are measured for: titles stand higher. */
static float lifted(int style, float baseline, const char *string) {
    bool serif = (style & STYLE_FACES) == STYLE_SERIF;
    return serif && !bidi_is_plain(string) && bidi_begins(string, false)
               ? baseline - STYLE_LIFT * style_size(style)
               : baseline;
}

void style_write(const struct ui *ui, float x, float baseline, int style, const char *string) {
    draw_text(ui->list, (struct point){x, lifted(style, baseline, string)}, writing(ui, style),
              string);
}

float style_write_within(const struct ui *ui, float x, float baseline, float width, int style,
                         const char *string) {
    return widget_text(ui, (struct point){x, lifted(style, baseline, string)}, width,
                       writing(ui, style), string);
}

float style_write_name(const struct ui *ui, float x, float baseline, float width, int style,
                       const char *name, const char *other) {
    char shown[256];
    widget_shorten_apart(ui, style_setting(style, width), name, other, shown, sizeof shown);
    style_write(ui, x, baseline, style, shown);
    return style_width(ui, style, shown);
}

/* The x of a text on its side of a room. */
static float edge(int style, struct rect room) {
    if (style & STYLE_CENTER) {
        return room.x + room.w / 2;
    }
    return style & STYLE_END ? room.x + room.w : room.x;
}

void style_write_in(const struct ui *ui, struct rect room, int style, const char *string) {
    const float leading = 16; /* of small type where room is scarce */
    int small = (style & ~STYLE_SIZES) | STYLE_SMALL;
    struct typesetting setting = style_setting(small, room.w);
    float middle = room.y + room.h / 2, x = edge(style, room);
    int lines = 1;
    if (!style_fits(ui, style, room.w, string) && !style_fits(ui, small, room.w, string) &&
        room.h >= 2 * leading) {
        lines = paragraph_count(ui->list, &setting, string);
    }
    if (lines == 1 || (float)lines * leading > room.h) {
        style_write_within(ui, x, style_baseline(style, middle), room.w, style, string);
        return;
    }
    middle -= leading * (float)(lines - 1) / 2;
    style_paragraph(ui, (struct point){x, style_baseline(small, middle)}, room.w, small, leading,
                    string);
}

float style_paragraph(const struct ui *ui, struct point at, float width, int style, float leading,
                      const char *string) {
    return widget_paragraph(ui, at, width, writing(ui, style), leading, string);
}

/* ---- boxes ---- */

static struct box panel(const struct theme *theme) {
    return (struct box){.radius = 12,
                        .fill = FILL_DOWN,
                        .color = {theme->panel_top, theme->surface, theme->panel_foot},
                        .stroke = {theme->rim, theme->weight},
                        .shadow = theme_shadow(theme, 0.40F, 16, 3, 6)};
}

/* In one color, with an edge. */
static struct box flat(float radius, struct color color, struct color edge, float width) {
    return (struct box){
        .radius = radius, .fill = FILL_FLAT, .color = {color}, .stroke = {edge, width}};
}

/* A player's color that fades out to the right. */
static struct box tinted(const struct theme *theme, struct color color, float first, float middle,
                         float last) {
    return (struct box){.fill = FILL_RIGHT,
                        .color = {theme_tint(theme, color, first), theme_tint(theme, color, middle),
                                  theme_tint(theme, color, last)}};
}

static struct box seat(const struct theme *theme, struct color color) {
    struct box box = tinted(theme, color, 0.34F, 0.12F, 0.06F);
    box.radius = 12;
    box.stroke.color = theme_veil(theme, color, 0.55F);
    box.stroke.width = theme->flat ? 3 : 1.2F;
    box.shadow = theme_shadow(theme, 0.40F, 16, 3, 6);
    return box;
}

static struct box turn(const struct theme *theme, struct color color) {
    struct box box = tinted(theme, color, 0.4F, 0.14F, 0.08F);
    box.radius = 7;
    box.stroke.color = color;
    box.stroke.width = theme->flat ? 3 : 1.8F;
    return box;
}

static struct box raised(const struct theme *theme) {
    struct box box = flat(8, theme->raised, theme->line, theme->weight);
    box.shadow = theme_shadow(theme, 0.45F, 10, 2, 4);
    return box;
}

static struct box box_in(const struct theme *theme, enum box_style style, int player) {
    struct color accent = theme->accent, outline = theme_outline(theme, accent);
    switch (style) {
    case BOX_PANEL:
        return panel(theme);
    case BOX_RAISED:
        return raised(theme);
    case BOX_FIELD:
        return flat(8, theme->raised, theme->line, theme->weight);
    case BOX_NOTE:
        return flat(8, theme_glow(theme, accent, 0.10F),
                    theme->flat ? theme->line : color_alpha(accent, 0.1F), theme->weight);
    case BOX_CHOSEN:
        return flat(8, theme_glow(theme, accent, 0.18F), outline, 2);
    case BOX_POINTED:
        return flat(8, color_alpha(accent, 0.14F), outline, 2);
    case BOX_SEAT:
        return seat(theme, theme->player[player]);
    default:
        return turn(theme, theme->player[player]);
    }
}

void style_box_of(const struct ui *ui, struct rect rect, enum box_style style, int player) {
    struct box box = box_in(ui->theme, style, player);
    box.rect = rect;
    draw_box(ui->list, &box);
}

void style_box(const struct ui *ui, struct rect rect, enum box_style style) {
    style_box_of(ui, rect, style, 0);
}
