/* shot_text.c: see shot_text.h. */
#include "shots/shot_text.h"

#include "ui/draw/material.h"
#include "ui/draw/sprites.h"

#include <ctype.h>
#include <math.h>
#include <stddef.h>
#include <string.h>

/* ---- colors ---- */

#define NAMED(field)                                                                               \
    { #field, offsetof(struct theme, field) }

static const struct {
    const char *name;
    size_t offset;
} names[] = {
    NAMED(ground),   NAMED(surface),   NAMED(raised),    NAMED(line),       NAMED(text),
    NAMED(muted),    NAMED(accent),    NAMED(player[0]), NAMED(player[1]),  NAMED(warning),
    NAMED(brass),    NAMED(on_accent), NAMED(on_player), NAMED(on_warning), NAMED(accent_text),
    NAMED(count),    NAMED(on_count),  NAMED(panel_top), NAMED(panel_foot), NAMED(card_top),
    NAMED(card),     NAMED(card_foot), NAMED(card_hot),  NAMED(picture),    NAMED(well),
    NAMED(well_rim), NAMED(rim),       NAMED(shadow),
};

enum { NAMES = sizeof names / sizeof names[0] };

static struct color named_color(const struct theme *theme, int i) {
    struct color color;
    memcpy(&color, (const char *)theme + names[i].offset, sizeof color);
    return color;
}

static void add_hex(struct color color, struct text *out) {
    text_format(out, "#%02X%02X%02X", color.r, color.g, color.b);
}

/* Black and white occur too often for the names that some theme has for them. */
static void add_name(const struct theme *theme, struct color color, struct text *out) {
    int sum = color.r + color.g + color.b;
    if (sum == 0 || sum == 3 * 255) {
        text_add(out, sum ? "white" : "black");
        return;
    }
    for (int i = 0; i < NAMES; i++) {
        struct color named = named_color(theme, i);
        if (named.r == color.r && named.g == color.g && named.b == color.b) {
            text_add(out, names[i].name);
            return;
        }
    }
    add_hex(color, out);
}

static void add_color(const struct theme *theme, struct color color, struct text *out) {
    text_char(out, ' ');
    if (color.a) {
        add_name(theme, color, out);
    } else {
        text_add(out, "clear");
    }
    if (color.a && color.a < 255) {
        text_format(out, "@%d", (color.a * 100 + 127) / 255);
    }
}

void shot_themes(struct text *out) {
    for (int i = 0; i < NAMES; i++) {
        text_add(out, names[i].name);
        for (int theme = 0; theme < THEMES; theme++) {
            struct color color = named_color(theme_get((enum theme_id)theme), i);
            text_char(out, ' ');
            add_hex(color, out);
            text_format(out, "@%d", (color.a * 100 + 127) / 255);
        }
        text_char(out, '\n');
    }
}

/* ---- what is drawn ---- */

/* A list and where its description goes. */
struct writer {
    const struct draw_list *list;
    const struct theme *theme;
    struct text *out;
};

static long whole(const struct writer *w, float pixels) {
    return lroundf(pixels / w->list->scale);
}

static void add_point(const struct writer *w, struct rect rect) {
    text_format(w->out, " %ld,%ld", whole(w, rect.x), whole(w, rect.y));
}

static void add_rect(const struct writer *w, struct rect rect) {
    add_point(w, rect);
    text_format(w->out, "+%ldx%ld", whole(w, rect.w), whole(w, rect.h));
}

static void add_length(const struct writer *w, float pixels) {
    text_format(w->out, " %.4g", (double)roundf(pixels / w->list->scale * 10) / 10);
}

/* ", stroke rim 1.5"; nothing when it cannot be seen. */
static void add_part(const struct writer *w, const char *name, struct color color, float width) {
    if (color.a) {
        text_format(w->out, ", %s", name);
        add_color(w->theme, color, w->out);
        if (width > 0) {
            add_length(w, width);
        }
    }
}

static void add_box(const struct writer *w, const struct box *box) {
    static const char *const fills[] = {"",          " flat",   " down", " right",
                                        " diagonal", " radial", " lit"};
    if (box->radius > 0) {
        text_add(w->out, " r");
        add_length(w, box->radius);
    }
    if (box->fill > FILL_FLAT) {
        text_add(w->out, fills[box->fill]);
    }
    for (int i = 0; box->fill && i < (box->fill == FILL_FLAT ? 1 : 3); i++) {
        add_color(w->theme, box->color[i], w->out);
    }
    add_part(w, "stroke", box->stroke.color, box->stroke.width);
    add_part(w, "shadow", box->shadow.color, box->shadow.blur);
    add_part(w, "glow", box->glow.color, box->glow.width);
}

/* The path's commands without their places, "MLLZ"; of a long one how many of which. */
static void add_path(const struct writer *w, const struct draw_command *command) {
    enum { SHOWN = 8 };
    static const char kinds[] = "MLQCZ";
    int count[sizeof kinds - 1] = {0}, all = 0;
    char shown[SHOWN + 1] = "";
    for (const char *at = draw_string(w->list, command->as.path.string); *at; at++) {
        const char *kind = strchr(kinds, *at);
        if (kind) {
            count[kind - kinds]++;
            if (all < SHOWN) {
                shown[all] = *at;
            }
            all++;
        }
    }
    text_char(w->out, ' ');
    if (all <= SHOWN) {
        text_add(w->out, shown);
    }
    for (size_t i = 0; all > SHOWN && i < sizeof kinds - 1; i++) {
        if (count[i]) {
            text_format(w->out, "%c%d", kinds[i], count[i]);
        }
    }
    const struct stroke *stroke = &command->as.path.stroke;
    add_part(w, "fill", stroke->fill, 0);
    add_part(w, stroke->dash_off > 0 ? "dashes" : "stroke", stroke->color, stroke->width);
    add_part(w, "under", stroke->under.color, stroke->under.width);
}

static void add_text(const struct writer *w, const struct draw_command *command) {
    static const char *const fonts[FONTS] = {"ui",      "ui-medium",        "ui-semibold",
                                             "ui-bold", "display",          "display-bold",
                                             "figures", "figures-semibold", "figures-bold"};
    static const char *const aligns[] = {"left", "center", "right"};
    add_point(w, command->rect);
    text_format(w->out, " %s", fonts[command->as.text.font]);
    add_length(w, command->as.text.size);
    text_format(w->out, " %s", aligns[command->as.text.align]);
    add_color(w->theme, command->as.text.color, w->out);
    text_format(w->out, " \"%s\"", draw_string(w->list, command->as.text.string));
}

static void add_surface(const struct writer *w, const struct draw_command *command) {
    text_format(w->out, " %s", command->as.surface.material->name);
    add_point(w, command->rect);
    add_length(w, command->as.surface.unit);
}

/* ---- heaps ---- */

/* The name of a drawing; variants that look alike have one name. */
static struct line sprite_name(int id) {
    struct line name = text_line("%s", strrchr(sprite_file(id), '/') + 1);
    char *end = strchr(name.string, '.');
    if (sprite_frame(id).round) {
        while (isdigit((unsigned char)end[-1])) {
            end--;
        }
        end -= end[-1] == '-';
    }
    *end = '\0';
    return name;
}

/* True for a drawing that lies beside another one of its kind: in the same heap. */
static bool is_beside(const struct draw_command *a, const struct draw_command *b) {
    const float reach = 5; /* in radiuses */
    return a->kind == DRAW_SPRITE && b->kind == DRAW_SPRITE &&
           sprite_frame(a->as.sprite.id).round && sprite_frame(b->as.sprite.id).round &&
           hypotf(a->rect.x - b->rect.x, a->rect.y - b->rect.y) < reach * a->rect.w &&
           strcmp(sprite_name(a->as.sprite.id).string, sprite_name(b->as.sprite.id).string) == 0;
}

static struct rect around(struct rect rect) {
    return (struct rect){rect.x - rect.w, rect.y - rect.w, 2 * rect.w, 2 * rect.w};
}

static struct rect joined(struct rect a, struct rect b) {
    struct rect all = {fminf(a.x, b.x), fminf(a.y, b.y), 0, 0};
    all.w = fmaxf(a.x + a.w, b.x + b.w) - all.x;
    all.h = fmaxf(a.y + a.h, b.y + b.h) - all.y;
    return all;
}

/* True for the next one of a row of equal small things, as holes for pieces that were won. */
static bool is_alike(const struct writer *w, const struct draw_command *a,
                     const struct draw_command *b) {
    const float small = 16;
    struct draw_command moved;
    memcpy(&moved, b, sizeof moved);
    if (a->kind != DRAW_BOX || b->kind != DRAW_BOX || a->rect.w > small * w->list->scale ||
        a->rect.h > small * w->list->scale || fabsf(a->rect.w - b->rect.w) > 0.1F ||
        fabsf(a->rect.h - b->rect.h) > 0.1F) {
        return false;
    }
    moved.rect = a->rect;
    moved.as.box.rect = a->as.box.rect;
    return memcmp(a, &moved, sizeof moved) == 0;
}

/* How many commands from the first one on are told together; *bounds is set to where they are. */
static int heap_size(const struct writer *w, const struct draw_command *command, int left,
                     struct rect *bounds) {
    bool sprite = command->kind == DRAW_SPRITE;
    int count = 1;
    *bounds = sprite ? around(command->rect) : command->rect;
    while (count < left && (sprite ? is_beside(&command[count - 1], &command[count])
                                   : is_alike(w, command, &command[count]))) {
        struct rect next = command[count++].rect;
        *bounds = joined(*bounds, sprite ? around(next) : next);
    }
    return count;
}

static void add_sprite(const struct writer *w, const struct draw_command *command) {
    add_point(w, command->rect);
    add_length(w, command->rect.w);
}

static void add_tint(const struct writer *w, struct color tint) {
    if (tint.a < 255 || tint.r < 255) {
        text_add(w->out, ", tint");
        add_color(w->theme, tint, w->out);
    }
}

/* Adds what is drawn first, together with what lies in a heap with it. Returns how many it is. */
static int add_heap(const struct writer *w, const struct draw_command *command, int left) {
    struct rect bounds;
    int count = heap_size(w, command, left, &bounds);
    bool sprite = command->kind == DRAW_SPRITE;
    text_add(w->out, sprite ? "sprite" : "box");
    if (count > 1) {
        text_add(w->out, sprite ? "s" : "es");
    }
    if (sprite) {
        text_format(w->out, " %s", sprite_name(command->as.sprite.id).string);
        text_add(w->out, command->as.sprite.turned ? " turned" : "");
    }
    if (count > 1) {
        text_format(w->out, " x%d", count);
    }
    if (count == 1 && sprite) {
        add_sprite(w, command);
    } else {
        add_rect(w, bounds);
    }
    if (sprite) {
        add_tint(w, command->as.sprite.tint);
    } else {
        add_box(w, &command->as.box);
    }
    return count;
}

static void add_command(const struct writer *w, const struct draw_command *command) {
    static const char *const kinds[] = {"",       "path", "text",     "",        "surface",
                                        "ground", "clip", "clip end", "movement"};
    text_add(w->out, kinds[command->kind]);
    switch (command->kind) {
    case DRAW_PATH:
        add_rect(w, command->rect);
        add_path(w, command);
        break;
    case DRAW_TEXT:
        add_text(w, command);
        break;
    case DRAW_SURFACE:
        add_surface(w, command);
        break;
    case DRAW_GROUND:
    case DRAW_CLIP:
    case DRAW_MOVEMENT:
        add_rect(w, command->rect);
        break;
    case DRAW_BOX:
    case DRAW_SPRITE:
    case DRAW_CLIP_END:
        break;
    }
}

static void add_list(const struct writer *w) {
    for (int i = 0, count = 1; i < w->list->count; i += count) {
        const struct draw_command *command = &w->list->command[i];
        count = 1;
        if (command->kind == DRAW_SPRITE || command->kind == DRAW_BOX) {
            count = add_heap(w, command, w->list->count - i);
        } else {
            add_command(w, command);
        }
        if (command->faded) {
            text_format(w->out, ", faded@%d", command->faded * 100 / 255);
        }
        if (command->upended) {
            text_add(w->out, ", turned");
        }
        if (command->squeeze > 0) {
            text_format(w->out, ", squeezed@%ld", lroundf(command->squeeze * 100));
        }
        text_char(w->out, '\n');
    }
}

/* ---- tones ---- */

static const char digits[TONES + 1] =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

int shot_tone(char digit) {
    const char *at = digit ? strchr(digits, digit) : NULL;
    return at ? (int)(at - digits) : -1;
}

enum channel { RED, GREEN, BLUE, LIGHT };

struct tones {
    double mean[TONE_ROWS][TONE_COLUMNS][LIGHT + 1]; /* 0 to 255 */
};

static void measure_cell(const SDL_Surface *picture, SDL_Rect cell, double mean[LIGHT + 1]) {
    long sum[BLUE + 1] = {0};
    for (int y = cell.y; y < cell.y + cell.h; y++) {
        const uint8_t *pixel = (const uint8_t *)picture->pixels +
                               (size_t)y * (size_t)picture->pitch + (size_t)cell.x * 4;
        for (int x = 0; x < cell.w; x++, pixel += 4) {
            sum[RED] += pixel[RED];
            sum[GREEN] += pixel[GREEN];
            sum[BLUE] += pixel[BLUE];
        }
    }
    for (int i = RED; i <= BLUE; i++) {
        mean[i] = (double)sum[i] / (cell.w * cell.h);
    }
    mean[LIGHT] = 0.3 * mean[RED] + 0.6 * mean[GREEN] + 0.1 * mean[BLUE];
}

static void measure_tones(const SDL_Surface *picture, struct tones *tones) {
    for (int row = 0; row < TONE_ROWS; row++) {
        for (int column = 0; column < TONE_COLUMNS; column++) {
            SDL_Rect cell = {picture->w * column / TONE_COLUMNS, picture->h * row / TONE_ROWS, 0,
                             0};
            cell.w = picture->w * (column + 1) / TONE_COLUMNS - cell.x;
            cell.h = picture->h * (row + 1) / TONE_ROWS - cell.y;
            measure_cell(picture, cell, tones->mean[row][column]);
        }
    }
}

/* One row of a grid whose digits are the means of `size` times `size` cells. */
static void add_row(const struct tones *tones, enum channel channel, int size, int row,
                    struct text *out) {
    for (int column = 0; column < TONE_COLUMNS; column += size) {
        double sum = 0;
        for (int i = 0; i < size * size; i++) {
            sum += tones->mean[row + i / size][column + i % size][channel];
        }
        text_char(out, digits[(int)(sum / (size * size) * (TONES - 1) / 255 + 0.5)]);
    }
}

void shot_tones(const SDL_Surface *picture, struct text *out) {
    static struct tones tones;
    measure_tones(picture, &tones);
    for (int row = 0; row < TONE_ROWS; row++) {
        add_row(&tones, LIGHT, 1, row, out);
        text_char(out, '\n');
    }
    for (int row = 0; row < TONE_ROWS; row += 2) {
        add_row(&tones, RED, 2, row, out);
        text_char(out, ' ');
        add_row(&tones, BLUE, 2, row, out);
        text_char(out, '\n');
    }
}

void shot_section(enum theme_id theme, const struct shot_window *window, struct text *out) {
    text_format(out, "[%dx%d", window->width, window->height);
    if (window->scale > 0) {
        text_format(out, "@%.4g", (double)window->scale);
    }
    text_format(out, " %s]\n", theme_get(theme)->name);
}

void shot_describe(const struct draw_list *list, const SDL_Surface *picture, enum theme_id theme,
                   const struct shot_window *window, struct text *out) {
    shot_section(theme, window, out);
    if (theme == THEME_DUSK) {
        add_list(&(struct writer){list, theme_get(theme), out});
    }
    text_add(out, "tones\n");
    shot_tones(picture, out);
}
