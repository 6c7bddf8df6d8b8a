/* draw.c: see draw.h. */
#include "ui/draw/draw.h"

#include "base/vector.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static const double pi = 3.14159265358979323846;

/* ---- the list ---- */

void draw_start(struct draw_list *list, float scale, struct measure measure) {
    list->count = 0;
    list->squeeze = list->axis = 0;
    list->truncated = false;
    list->scale = scale;
    list->measure = measure;
    text_clear(&list->strings);
}

void draw_free(struct draw_list *list) {
    free(list->command);
    text_free(&list->strings);
    *list = (struct draw_list){0};
}

/* A new zeroed command at the end, or NULL when memory has run out. */
static struct draw_command *append(struct draw_list *list, enum draw_kind kind) {
    if (list->count == list->capacity) {
        int capacity = list->capacity ? list->capacity * 2 : 256;
        struct draw_command *command =
            realloc(list->command, (size_t)capacity * sizeof *list->command);
        if (!command) {
            list->truncated = true;
            return NULL;
        }
        list->command = command;
        list->capacity = capacity;
    }
    struct draw_command *added = &list->command[list->count++];
    memset(added, 0, sizeof *added); /* so that lists compare as bytes */
    added->kind = kind;
    return added;
}

static uint32_t add_string(struct draw_list *list, const char *string) {
    uint32_t offset = (uint32_t)list->strings.length;
    text_add_bytes(&list->strings, string, strlen(string) + 1);
    list->truncated = list->truncated || list->strings.truncated;
    return offset;
}

const char *draw_string(const struct draw_list *list, uint32_t offset) {
    return offset < list->strings.length ? list->strings.data + offset : "";
}

bool draw_equal(const struct draw_list *a, const struct draw_list *b) {
    return a->count == b->count && a->strings.length == b->strings.length &&
           (!a->count ||
            memcmp(a->command, b->command, (size_t)a->count * sizeof *a->command) == 0) &&
           (!a->strings.length || memcmp(a->strings.data, b->strings.data, a->strings.length) == 0);
}

/* The text of a command, or NULL. */
static const char *string_of(const struct draw_list *list, const struct draw_command *command) {
    if (command->kind == DRAW_TEXT) {
        return draw_string(list, command->as.text.string);
    }
    return command->kind == DRAW_PATH ? draw_string(list, command->as.path.string) : NULL;
}

/* Commands are zeroed before they are filled in, padding too. */
static bool same_bytes(const void *a, const void *b, size_t size) {
    return memcmp(a, b, size) == 0;
}

bool draw_same(const struct draw_list *a, const struct draw_command *one, const struct draw_list *b,
               const struct draw_command *other) {
    const char *string = string_of(a, one);
    if (one->kind != other->kind || one->rect.x != other->rect.x || one->rect.y != other->rect.y) {
        return false;
    }
    if (!string) {
        return same_bytes(one, other, sizeof *one);
    }
    struct draw_command moved; /* where a text stands in its list says nothing about it */
    memcpy(&moved, other, sizeof moved);
    if (one->kind == DRAW_TEXT) {
        moved.as.text.string = one->as.text.string;
    } else {
        moved.as.path.string = one->as.path.string;
    }
    return same_bytes(one, &moved, sizeof moved) && strcmp(string, string_of(b, other)) == 0;
}

static void print_colour(struct text *out, const char *name, struct colour colour) {
    if (colour.a) {
        text_format(out, " %s #%02X%02X%02X%02X", name, colour.r, colour.g, colour.b, colour.a);
    }
}

static void print_command(const struct draw_list *list, const struct draw_command *command,
                          struct text *out) {
    static const char *const names[] = {"box",     "path",   "text", "sprite",
                                        "surface", "ground", "clip", "clip-end"};
    text_format(out, "%s %.1f %.1f %.1f %.1f", names[command->kind], (double)command->rect.x,
                (double)command->rect.y, (double)command->rect.w, (double)command->rect.h);
    if (command->squeeze > 0) {
        text_format(out, " squeeze %.2f", (double)command->squeeze);
    }
    if (command->faded) {
        text_format(out, " faded %d", command->faded);
    }
    switch (command->kind) {
    case DRAW_BOX:
        text_format(out, " radius %.1f", (double)command->as.box.radius);
        print_colour(out, "fill", command->as.box.colour[0]);
        print_colour(out, "stroke", command->as.box.stroke);
        print_colour(out, "glow", command->as.box.glow);
        break;
    case DRAW_PATH:
        print_colour(out, "fill", command->as.path.stroke.fill);
        print_colour(out, "stroke", command->as.path.stroke.colour);
        text_format(out, " %s", draw_string(list, command->as.path.string));
        break;
    case DRAW_TEXT:
        text_format(out, " font %d size %.1f", command->as.text.font,
                    (double)command->as.text.size);
        print_colour(out, "colour", command->as.text.colour);
        text_format(out, " \"%s\"", draw_string(list, command->as.text.string));
        break;
    case DRAW_SPRITE:
        text_format(out, " id %d", command->as.sprite.id);
        print_colour(out, "tint", command->as.sprite.tint);
        break;
    case DRAW_SURFACE:
        text_format(out, " unit %.1f", (double)command->as.surface.unit);
        break;
    default:
        break;
    }
    text_char(out, '\n');
}

void draw_print(const struct draw_list *list, struct text *out) {
    for (int i = 0; i < list->count; i++) {
        print_command(list, &list->command[i], out);
    }
}

/* ---- appending ---- */

static struct rect scaled(const struct draw_list *list, struct rect rect) {
    float scale = list->scale;
    return (struct rect){rect.x * scale, rect.y * scale, rect.w * scale, rect.h * scale};
}

/* NULL when there is no room. */
static struct draw_command *add_box(struct draw_list *list, const struct box *box) {
    struct draw_command *command = append(list, DRAW_BOX);
    if (!command) {
        return NULL;
    }
    float scale = list->scale;
    struct box *to = &command->as.box;
    to->rect = command->rect = scaled(list, box->rect);
    to->radius = box->radius * scale;
    to->fill = box->fill;
    memcpy(to->colour, box->colour, sizeof to->colour);
    to->middle = box->middle;
    to->stroke = box->stroke;
    to->stroke_width = box->stroke_width * scale;
    to->shadow = box->shadow;
    to->shadow_blur = box->shadow_blur * scale;
    to->shadow_dx = box->shadow_dx * scale;
    to->shadow_dy = box->shadow_dy * scale;
    to->glow = box->glow;
    to->glow_width = box->glow_width * scale;
    to->glow_inside = box->glow_inside;
    return command;
}

void draw_box(struct draw_list *list, const struct box *box) {
    add_box(list, box);
}

static int points_of(char op) {
    switch (op) {
    case 'M':
    case 'L':
        return 1;
    case 'Q':
        return 2;
    case 'C':
        return 3;
    default:
        return 0;
    }
}

/* What a path covers, line width included; control points count, so it may be a little large. */
static struct rect path_bounds(const struct path *path, float margin) {
    float x0 = INFINITY, y0 = INFINITY, x1 = -INFINITY, y1 = -INFINITY;
    for (int i = 0; i < path->count; i++) {
        for (int k = 0; k < points_of(path->segment[i].op); k++) {
            struct point p = path->segment[i].point[k];
            x0 = fminf(x0, p.x);
            y0 = fminf(y0, p.y);
            x1 = fmaxf(x1, p.x);
            y1 = fmaxf(y1, p.y);
        }
    }
    return (struct rect){x0 - margin, y0 - margin, x1 - x0 + 2 * margin, y1 - y0 + 2 * margin};
}

/* The part t, 0 to 1, of a segment that begins at `from`, by de Casteljau's way: what lies
 * between its points is divided until one is left. */
static struct point point_along(const struct path_segment *segment, struct point from, float t) {
    struct point p[4] = {from};
    int count = points_of(segment->op);
    memcpy(p + 1, segment->point, (size_t)count * sizeof *p);
    for (int last = count; last > 0; last--) {
        for (int i = 0; i < last; i++) {
            p[i].x += (p[i + 1].x - p[i].x) * t;
            p[i].y += (p[i + 1].y - p[i].y) * t;
        }
    }
    return p[0];
}

/* How long a path of one piece is, measured in short straight steps. */
static float path_length(const struct path *path) {
    enum { STEPS = 16 };
    struct point first = path->segment[0].point[0], begin = first, at = first;
    float length = 0;
    for (int i = 1; i < path->count; i++) {
        struct path_segment segment = path->segment[i];
        if (segment.op == 'Z') {
            segment = (struct path_segment){.op = 'L', .point = {first}};
        }
        for (int k = 1; k <= STEPS; k++) {
            struct point next = point_along(&segment, begin, (float)k / (float)STEPS);
            length += vector_length(next.x - at.x, next.y - at.y);
            at = next;
        }
        begin = at;
    }
    return length;
}

/* The gap next to the one wished for with which a path ends in a gap. So a closed line has no seam,
 * and no dash is cut off by the end: SDL_image's SVG reader draws a stray line from such a one. */
static float fitted_gap(const struct path *path, const struct stroke *stroke) {
    const float spare = 0.1F; /* of a gap: what rounding may take */
    float period = stroke->dash_on + stroke->dash_off;
    float length = stroke->dash_off > 0 ? path_length(path) : 0;
    if (length < period || length <= 0) {
        return stroke->dash_off;
    }
    return (length + spare * stroke->dash_off) / roundf(length / period) - stroke->dash_on;
}

/* "12.34 ". Not by printf: a frame writes thousands of these. */
static void add_pixels(struct text *text, float pixels) {
    long hundredths = lroundf(pixels * 100);
    if (hundredths < 0) {
        text_char(text, '-');
    }
    unsigned long size = (unsigned long)labs(hundredths);
    text_number(text, size / 100);
    text_char(text, '.');
    text_char(text, (char)('0' + size / 10 % 10));
    text_char(text, (char)('0' + size % 10));
    text_char(text, ' ');
}

void draw_path(struct draw_list *list, const struct path *path, const struct stroke *stroke) {
    struct draw_command *command = path->count ? append(list, DRAW_PATH) : NULL;
    if (!command) {
        return;
    }
    float scale = list->scale;
    struct rect bounds = scaled(list, path_bounds(path, stroke->width / 2 + 1));
    struct rect whole = {floorf(bounds.x), floorf(bounds.y), ceilf(bounds.w) + 1,
                         ceilf(bounds.h) + 1};
    command->rect = whole;
    command->as.path.stroke.fill = stroke->fill;
    command->as.path.stroke.fade = stroke->fade;
    command->as.path.stroke.colour = stroke->colour;
    command->as.path.stroke.cap = stroke->cap;
    command->as.path.stroke.width = stroke->width * scale;
    command->as.path.stroke.dash_on = stroke->dash_on * scale;
    command->as.path.stroke.dash_off = fitted_gap(path, stroke) * scale;
    command->as.path.string = (uint32_t)list->strings.length;
    for (int i = 0; i < path->count; i++) {
        const struct path_segment *segment = &path->segment[i];
        text_char(&list->strings, segment->op);
        for (int k = 0; k < points_of(segment->op); k++) {
            add_pixels(&list->strings, segment->point[k].x * scale - whole.x);
            add_pixels(&list->strings, segment->point[k].y * scale - whole.y);
        }
    }
    text_add_bytes(&list->strings, "", 1);
    list->truncated = list->truncated || list->strings.truncated;
}

void draw_text(struct draw_list *list, float x, float baseline, enum font font, float size,
               struct colour colour, enum align align, const char *string) {
    struct draw_command *command = string[0] ? append(list, DRAW_TEXT) : NULL;
    if (command) {
        command->rect = scaled(list, (struct rect){x, baseline, 0, 0});
        command->as.text.font = font;
        command->as.text.align = align;
        command->as.text.size = size * list->scale;
        command->as.text.colour = colour;
        command->as.text.string = add_string(list, string);
        command->squeeze = list->squeeze;
        command->axis = list->axis;
    }
}

void draw_sprite(struct draw_list *list, int id, float x, float y, float unit, struct colour tint) {
    struct draw_command *command = append(list, DRAW_SPRITE);
    if (command) {
        command->rect = scaled(list, (struct rect){x, y, unit, unit});
        command->as.sprite.id = id;
        command->as.sprite.tint = tint;
        command->squeeze = list->squeeze;
        command->axis = list->axis;
    }
}

void draw_squeeze(struct draw_list *list, float x, float factor) {
    list->squeeze = factor < 1 ? factor : 0;
    list->axis = factor < 1 ? x * list->scale : 0;
}

void draw_surface(struct draw_list *list, const struct material *material, float x, float y,
                  float unit) {
    struct draw_command *command = append(list, DRAW_SURFACE);
    if (command) {
        command->rect = scaled(list, (struct rect){x, y, 0, 0});
        command->as.surface.material = material;
        command->as.surface.unit = unit * list->scale;
    }
}

void draw_ground(struct draw_list *list, struct rect rect) {
    struct draw_command *command = append(list, DRAW_GROUND);
    if (command) {
        command->rect = scaled(list, rect);
        command->as.surface.unit = list->scale;
    }
}

void draw_clip(struct draw_list *list, struct rect rect) {
    struct draw_command *command = append(list, DRAW_CLIP);
    if (command) {
        command->rect = scaled(list, rect);
    }
}

void draw_clip_end(struct draw_list *list) {
    append(list, DRAW_CLIP_END);
}

float draw_text_width(const struct draw_list *list, enum font font, float size,
                      const char *string) {
    return list->measure.width(list->measure.context, font, size * list->scale, string) /
           list->scale;
}

/* ---- conveniences ---- */

float draw_whole(const struct draw_list *list, float length) {
    return roundf(length * list->scale) / list->scale;
}

static struct rect around(float x, float y, float rx, float ry) {
    return (struct rect){x - rx, y - ry, 2 * rx, 2 * ry};
}

void draw_fill(struct draw_list *list, struct rect rect, float radius, struct colour colour) {
    draw_box(list,
             &(struct box){.rect = rect, .radius = radius, .fill = FILL_FLAT, .colour = {colour}});
}

void draw_circle(struct draw_list *list, float x, float y, float radius, struct colour fill) {
    draw_fill(list, around(x, y, radius, radius), radius, fill);
}

void draw_ring(struct draw_list *list, float x, float y, float radius, float width,
               struct colour colour) {
    float outer = radius + width / 2;
    draw_box(list, &(struct box){.rect = around(x, y, outer, outer),
                                 .radius = outer,
                                 .stroke = colour,
                                 .stroke_width = width});
}

void draw_halo(struct draw_list *list, float x, float y, float radius, float width,
               struct colour colour) {
    draw_box(list, &(struct box){.rect = around(x, y, radius, radius),
                                 .radius = radius,
                                 .glow = colour,
                                 .glow_width = width,
                                 .glow_inside = true});
}

static struct box glow(float x, float y, float rx, float ry, struct colour colour) {
    struct colour none = colour_alpha(colour, 0);
    struct colour half = colour_alpha(colour, (float)colour.a / 255.0F * 0.42F);
    return (struct box){.rect = around(x, y, rx, ry),
                        .fill = FILL_RADIAL,
                        .colour = {colour, half, none},
                        .middle = 0.45F};
}

void draw_glow(struct draw_list *list, float x, float y, float rx, float ry, struct colour colour) {
    struct box box = glow(x, y, rx, ry, colour);
    draw_box(list, &box);
}

void draw_glow_rows(struct draw_list *list, float x, float y, float rx, float ry,
                    struct colour colour, float from, float until) {
    struct box box = glow(x, y, rx, ry, colour);
    struct draw_command *command = add_box(list, &box);
    if (command) {
        struct rect *seen = &command->rect;
        float top = fmaxf(seen->y, from * list->scale);
        seen->h = fmaxf(fminf(seen->y + seen->h, until * list->scale) - top, 0);
        seen->y = top;
    }
}

void draw_line(struct draw_list *list, float x1, float y1, float x2, float y2, float width,
               struct colour colour) {
    if (x1 == x2 || y1 == y2) {
        struct rect rect = {fminf(x1, x2), fminf(y1, y2), fabsf(x2 - x1), fabsf(y2 - y1)};
        rect.x -= x1 == x2 ? width / 2 : 0;
        rect.y -= y1 == y2 ? width / 2 : 0;
        rect.w += x1 == x2 ? width : 0;
        rect.h += y1 == y2 ? width : 0;
        draw_box(list, &(struct box){.rect = rect, .fill = FILL_FLAT, .colour = {colour}});
        return;
    }
    struct path path = {0};
    path_move(&path, x1, y1);
    path_line(&path, x2, y2);
    draw_path(list, &path, &(struct stroke){.colour = colour, .width = width});
}

static struct path_segment *path_add(struct path *path, char op) {
    assert(path->count < PATH_SEGMENTS_MAX);
    struct path_segment *segment = &path->segment[path->count++];
    *segment = (struct path_segment){.op = op};
    return segment;
}

void path_move(struct path *path, float x, float y) {
    path_add(path, 'M')->point[0] = (struct point){x, y};
}

void path_line(struct path *path, float x, float y) {
    path_add(path, 'L')->point[0] = (struct point){x, y};
}

void path_quad(struct path *path, float cx, float cy, float x, float y) {
    struct path_segment *segment = path_add(path, 'Q');
    segment->point[0] = (struct point){cx, cy};
    segment->point[1] = (struct point){x, y};
}

void path_cubic(struct path *path, float ax, float ay, float bx, float by, float x, float y) {
    struct path_segment *segment = path_add(path, 'C');
    segment->point[0] = (struct point){ax, ay};
    segment->point[1] = (struct point){bx, by};
    segment->point[2] = (struct point){x, y};
}

void path_close(struct path *path) {
    path_add(path, 'Z');
}

/* Cubic pieces of at most 90 degrees follow a circle to a thousandth of its radius. */
void path_arc(struct path *path, float x, float y, float radius, float from, float to) {
    int pieces = (int)ceil(fabs((double)to - (double)from) / 90.0);
    double step = ((double)to - (double)from) / (pieces ? pieces : 1) * pi / 180;
    double handle = 4.0 / 3.0 * tan(step / 4) * (double)radius;
    double angle = (double)from * pi / 180;
    path_move(path, x + radius * (float)cos(angle), y + radius * (float)sin(angle));
    for (int i = 0; i < pieces; i++) {
        double next = angle + step;
        float c0 = (float)cos(angle), s0 = (float)sin(angle);
        float c1 = (float)cos(next), s1 = (float)sin(next);
        float h = (float)handle;
        path_cubic(path, x + radius * c0 - h * s0, y + radius * s0 + h * c0,
                   x + radius * c1 + h * s1, y + radius * s1 - h * c1, x + radius * c1,
                   y + radius * s1);
        angle = next;
    }
}

void path_circle(struct path *path, float x, float y, float radius) {
    path_arc(path, x, y, radius, 0, 360);
    path_close(path);
}

void path_round_rect(struct path *path, struct rect rect, float radius) {
    float r = fminf(radius, fminf(rect.w, rect.h) / 2);
    float x0 = rect.x, y0 = rect.y, x1 = rect.x + rect.w, y1 = rect.y + rect.h;
    float k = r * 0.44772F; /* 1 - 4/3 tan(22.5 degrees) */
    path_move(path, x0 + r, y0);
    path_line(path, x1 - r, y0);
    path_cubic(path, x1 - k, y0, x1, y0 + k, x1, y0 + r);
    path_line(path, x1, y1 - r);
    path_cubic(path, x1, y1 - k, x1 - k, y1, x1 - r, y1);
    path_line(path, x0 + r, y1);
    path_cubic(path, x0 + k, y1, x0, y1 - k, x0, y1 - r);
    path_line(path, x0, y0 + r);
    path_cubic(path, x0, y0 + k, x0 + k, y0, x0 + r, y0);
    path_close(path);
}

/* ---- colours ---- */

struct colour colour_hex(uint32_t rgb) {
    return (struct colour){(uint8_t)(rgb >> 16), (uint8_t)(rgb >> 8 & 255), (uint8_t)(rgb & 255),
                           255};
}

struct colour colour_alpha(struct colour colour, float alpha) {
    colour.a = (uint8_t)(fminf(fmaxf(alpha, 0), 1) * 255 + 0.5F);
    return colour;
}

static uint8_t mix_byte(uint8_t a, uint8_t b, float t) {
    return (uint8_t)((float)a + ((float)b - (float)a) * t + 0.5F);
}

struct colour colour_mix(struct colour a, struct colour b, float t) {
    return (struct colour){mix_byte(a.r, b.r, t), mix_byte(a.g, b.g, t), mix_byte(a.b, b.b, t),
                           mix_byte(a.a, b.a, t)};
}

struct colour colour_white(float alpha) {
    return colour_alpha(colour_hex(0xFFFFFF), alpha);
}

struct colour colour_black(float alpha) {
    return colour_alpha(colour_hex(0x000000), alpha);
}

/* ---- rectangles ---- */

bool rect_contains(struct rect rect, float x, float y) {
    return x >= rect.x && y >= rect.y && x < rect.x + rect.w && y < rect.y + rect.h;
}

struct rect rect_inset(struct rect rect, float by) {
    return (struct rect){rect.x + by, rect.y + by, rect.w - 2 * by, rect.h - 2 * by};
}

struct rect rect_cut_top(struct rect *rect, float height) {
    struct rect strip = {rect->x, rect->y, rect->w, height};
    rect->y += height;
    rect->h -= height;
    return strip;
}

struct rect rect_cut_bottom(struct rect *rect, float height) {
    rect->h -= height;
    return (struct rect){rect->x, rect->y + rect->h, rect->w, height};
}

struct rect rect_cut_left(struct rect *rect, float width) {
    struct rect strip = {rect->x, rect->y, width, rect->h};
    rect->x += width;
    rect->w -= width;
    return strip;
}

struct rect rect_cut_right(struct rect *rect, float width) {
    rect->w -= width;
    return (struct rect){rect->x + rect->w, rect->y, width, rect->h};
}
