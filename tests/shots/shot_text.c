/* shot_text.c: see shot_text.h. */
#include "shots/shot_text.h"

#include "ui/draw/material.h"
#include "ui/draw/sprites.h"

#include <ctype.h>
#include <math.h>
#include <stddef.h>
#include <stdlib.h>
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

/* What the places of a group are measured from, and in. */
struct frame_of {
    struct point at, unit; /* in output pixels */
    struct {
        int x, y;
    } parts;    /* so many units make a cell of its grid; 0: units are points */
    bool cells; /* the grid has several */
};

/* A list and where its description goes. */
struct writer {
    const struct draw_list *list;
    const struct theme *theme;
    struct text *out;
    int *same; /* of each group, the first one that is the same: some are drawn to more than once */
    bool *told;            /* of each group, that its rectangle was */
    int in;                /* the group whose commands are told now; 0: none, but the window */
    struct frame_of frame; /* of that */
    const struct draw_group *last; /* whose rectangle was told */
};

/* Half a point is often a place in a layout: it is rounded up even if it is a little less. */
static long rounded(float number) {
    return (long)floorf(number + 0.505F);
}

/* What lies in the middle of a cell, or on its edge, was often put on a whole pixel there, and is
 * told as if it were not. */
static long told(const struct writer *w, float place, float unit, int parts) {
    float half = (float)parts / 2, near = w->frame.cells ? roundf(place / unit / half) : 0;
    bool there = w->frame.cells && fabsf(place - near * half * unit) < 0.51F; /* pixels */
    return rounded(there ? near * half : place / unit);
}

static void add_place(const struct writer *w, float x, float y) {
    const struct frame_of *frame = &w->frame;
    text_format(w->out, " %ld,%ld", told(w, x - frame->at.x, frame->unit.x, frame->parts.x),
                told(w, y - frame->at.y, frame->unit.y, frame->parts.y));
}

/* In a grid, the place is that of the middle. */
static void add_middle(const struct writer *w, struct rect rect) {
    float half = w->frame.parts.x ? 0.5F : 0;
    add_place(w, rect.x + half * rect.w, rect.y + half * rect.h);
}

static bool is_all(const struct rect *group, const struct rect *rect) {
    const float most = 0.1F; /* pixels */
    return fabsf(group->x - rect->x) < most && fabsf(group->y - rect->y) < most &&
           fabsf(group->w - rect->w) < most && fabsf(group->h - rect->h) < most;
}

/* What is all of its group needs no words. */
static void add_rect(const struct writer *w, struct rect rect) {
    if (!w->in || !is_all(&w->list->group[w->in - 1].rect, &rect)) {
        add_middle(w, rect);
        text_format(w->out, "+%ldx%ld", rounded(rect.w / w->frame.unit.x),
                    rounded(rect.h / w->frame.unit.y));
    }
}

/* A line is as thick on a large board as on a small one; what is wide grows with it. */
static void add_width(const struct writer *w, float pixels) {
    float points = pixels / w->list->scale;
    bool wide = w->frame.parts.x && points >= 4;
    text_format(w->out, " %.4g",
                wide ? (double)rounded(points) : (double)rounded(points * 10) / 10);
}

static void add_length(const struct writer *w, float pixels) {
    if (w->frame.parts.x) {
        text_format(w->out, " %ld", rounded(pixels / w->frame.unit.x));
    } else {
        add_width(w, pixels);
    }
}

/* ---- groups ---- */

/* So many units in a cell that one is about a point, and as many for all grids of about a size:
 * those of the scenes are not near where that changes. */
static int parts_of(float points) {
    static const int parts[] = {10, 16, 26, 44, 60, 80, 102, 124, 164, 220};
    enum { LAST = sizeof parts / sizeof parts[0] - 1 };
    int i = 0;
    while (i < LAST && points > (float)parts[i] + 0.1F) {
        i++;
    }
    return parts[i];
}

static struct frame_of frame_of(const struct writer *w, int group) {
    float scale = w->list->scale;
    if (!group) {
        return (struct frame_of){.unit = {scale, scale}};
    }
    const struct draw_group *it = &w->list->group[group - 1];
    if (it->cell.x <= 0) {
        return (struct frame_of){.at = {it->rect.x, it->rect.y}, .unit = {scale, scale}};
    }
    int across = parts_of(it->cell.x / scale), down = parts_of(it->cell.y / scale);
    return (struct frame_of){.at = {it->first.x - it->cell.x / 2, it->first.y - it->cell.y / 2},
                             .unit = {it->cell.x / (float)across, it->cell.y / (float)down},
                             .parts = {across, down},
                             .cells = it->rect.w > 1.01F * it->cell.x ||
                                      it->rect.h > 1.01F * it->cell.y};
}

/* The group that a group is a part of. */
static int within(const struct writer *w, int group) {
    return w->same[w->list->group[group - 1].within];
}

static int depth(const struct writer *w, int group) {
    int depth = 0;
    for (; group; group = within(w, group)) {
        depth++;
    }
    return depth;
}

static bool same_groups(const struct writer *w, int a, int b) {
    const struct draw_group *one = &w->list->group[a - 1], *other = &w->list->group[b - 1];
    return within(w, a) == within(w, b) && strcmp(one->name, other->name) == 0 &&
           memcmp(&one->rect, &other->rect, sizeof one->rect) == 0 &&
           memcmp(&one->first, &other->first, sizeof one->first) == 0 &&
           memcmp(&one->cell, &other->cell, sizeof one->cell) == 0;
}

static void find_same(struct writer *w) {
    for (int i = 1; i <= w->list->groups; i++) {
        w->same[i] = i;
        for (int k = 1; k < i && w->same[i] == i; k++) {
            w->same[i] = same_groups(w, k, i) ? k : i;
        }
    }
}

static void indent(const struct writer *w, int group) {
    for (int i = depth(w, group); i > 0; i--) {
        text_char(w->out, ' ');
    }
}

/* Things of a kind are often of one size: it is told of the first in a row. */
static void add_group_rect(const struct writer *w, const struct draw_group *group) {
    const struct draw_group *last = w->last;
    bool again = last && last->within == group->within && strcmp(last->name, group->name) == 0 &&
                 fabsf(last->rect.w - group->rect.w) + fabsf(last->rect.h - group->rect.h) < 0.1F;
    if (again) {
        add_middle(w, group->rect);
    } else {
        add_rect(w, group->rect);
    }
}

/* The first line of a group within the one that is told now; its rectangle is told once. */
static void add_group(struct writer *w, int group) {
    const struct draw_group *it = &w->list->group[group - 1];
    struct frame_of inner = frame_of(w, group);
    float scale = w->list->scale;
    indent(w, w->in);
    text_format(w->out, "%s:", it->name);
    if (!w->told[group]) {
        add_group_rect(w, it);
        w->last = it;
        w->told[group] = true;
        if (inner.cells) {
            text_add(w->out, " grid");
            add_place(w, it->first.x, it->first.y);
            text_format(w->out, "+%.4gx%.4g of %dx%d", (double)(it->cell.x / scale),
                        (double)(it->cell.y / scale), inner.parts.x, inner.parts.y);
        }
    }
    text_char(w->out, '\n');
}

static bool is_within(const struct writer *w, int inner, int group) {
    while (inner && inner != group) {
        inner = within(w, inner);
    }
    return inner == group;
}

/* Goes from the group that is told now to another one: out of what it is not within, and into each
 * that it is within. */
static void go_to(struct writer *w, int group) {
    if (!is_within(w, w->in, group)) {
        go_to(w, within(w, group));
        add_group(w, group);
    }
    w->in = group;
    w->frame = frame_of(w, group);
}

/* ", stroke rim 1.5"; nothing when it cannot be seen. */
static void add_part(const struct writer *w, const char *name, struct color color, float width) {
    if (color.a) {
        text_format(w->out, ", %s", name);
        add_color(w->theme, color, w->out);
        if (width > 0) {
            add_width(w, width);
        }
    }
}

static void add_box(const struct writer *w, const struct box *box) {
    static const char *const fills[] = {"",          " flat",   " down", " right",
                                        " diagonal", " radial", " lit"};
    if (box->radius > 0 && box->radius > fminf(box->rect.w, box->rect.h) / 2 - 0.25F) {
        text_add(w->out, " round");
    } else if (box->radius > 0) {
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

/* Where its points are: the rectangle of the command has whole pixels. */
static struct rect path_bounds_of(const struct writer *w, const struct draw_command *command) {
    float least[2] = {INFINITY, INFINITY}, most[2] = {-INFINITY, -INFINITY};
    int axis = 0;
    for (const char *at = draw_string(w->list, command->as.path.string); *at;) {
        char *end = NULL;
        float number = strtof(at, &end);
        if (end > at) {
            least[axis] = fminf(least[axis], number);
            most[axis] = fmaxf(most[axis], number);
            axis = !axis;
        }
        at = end > at ? end : at + 1;
    }
    return (struct rect){command->rect.x + least[0], command->rect.y + least[1], most[0] - least[0],
                         most[1] - least[1]};
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
    struct rect at = command->rect;
    const struct rect *all = w->in ? &w->list->group[w->in - 1].rect : NULL;
    if (w->frame.parts.x) {
        at.y -= 0.36F * command->as.text.size; /* about the middle of figures */
    } else if (all && command->as.text.align == ALIGN_RIGHT && at.x > all->x + all->w / 2) {
        at.x -= all->w; /* from the right edge */
    }
    add_place(w, at.x, at.y);
    text_format(w->out, " %s", fonts[command->as.text.font]);
    if (w->frame.cells) { /* most are as large on any board */
        text_format(w->out, " %ld", rounded(command->as.text.size / w->list->scale));
    } else {
        add_length(w, command->as.text.size);
    }
    text_format(w->out, " %s", aligns[command->as.text.align]);
    add_color(w->theme, command->as.text.color, w->out);
    text_format(w->out, " \"%s\"", draw_string(w->list, command->as.text.string));
}

static void add_surface(const struct writer *w, const struct draw_command *command) {
    text_format(w->out, " %s", command->as.surface.material->name);
    add_place(w, command->rect.x, command->rect.y);
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
    add_place(w, command->rect.x, command->rect.y);
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
        add_rect(w, path_bounds_of(w, command));
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

/* How many commands from one on are in the same group. */
static int run_of(const struct writer *w, int first) {
    const int *group_of = w->list->group_of;
    int i = first;
    while (i < w->list->count && w->same[group_of[i]] == w->same[group_of[first]]) {
        i++;
    }
    return i - first;
}

static void add_list(struct writer *w) {
    for (int i = 0, count = 1; i < w->list->count; i += count) {
        const struct draw_command *command = &w->list->command[i];
        count = 1;
        go_to(w, w->same[w->list->group_of[i]]);
        indent(w, w->in);
        if (command->kind == DRAW_SPRITE || command->kind == DRAW_BOX) {
            count = add_heap(w, command, run_of(w, i));
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

/* One row of a grid whose digits are the means of `size` times `size` cells; `row` is that of its
 * first cell. */
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

void shot_tones(const SDL_Surface *picture, bool fine, struct text *out) {
    static struct tones tones;
    measure_tones(picture, &tones);
    for (int row = 0; fine && row < TONE_ROWS; row++) {
        add_row(&tones, LIGHT, 1, row, out);
        text_char(out, '\n');
    }
    for (int row = 0; row < TONE_ROWS; row += 2) {
        if (!fine) {
            add_row(&tones, LIGHT, 2, row, out);
            text_char(out, ' ');
        }
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
        struct writer writer = {.list = list, .theme = theme_get(theme), .out = out};
        writer.same = calloc((size_t)list->groups + 1, sizeof *writer.same);
        writer.told = calloc((size_t)list->groups + 1, sizeof *writer.told);
        if (writer.same && writer.told) {
            writer.frame = frame_of(&writer, 0);
            find_same(&writer);
            add_list(&writer);
        }
        free(writer.same);
        free(writer.told);
    }
    text_add(out, "tones\n");
    const struct shot_window *usual = &shot_windows[0];
    shot_tones(
        picture,
        theme == THEME_DUSK && window->width == usual->width && window->scale == usual->scale, out);
}
