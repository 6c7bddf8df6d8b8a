/* draw.c: see draw.h. */
#include "ui/draw/draw.h"

#include "ui/draw/bidi.h"
#include "ui/draw/sprites.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- the list ---- */

void draw_start(struct draw_list *list, float scale, struct measure measure) {
    list->count = list->groups = list->open = 0;
    list->squeeze = list->axis = 0;
    list->mirror = (struct mirror){0};
    list->truncated = false;
    list->right_to_left = list->page_right_to_left = false;
    list->scale = scale;
    list->legible = 0;
    list->measure = measure;
    text_clear(&list->strings);
}

void draw_free(struct draw_list *list) {
    free(list->command);
    free(list->group_of);
    free(list->group);
    text_free(&list->strings);
    *list = (struct draw_list){0};
}

static bool make_room(struct draw_list *list) {
    int capacity = list->capacity ? list->capacity * 2 : 256;
    struct draw_command *command = realloc(list->command, (size_t)capacity * sizeof *command);
    list->command = command ? command : list->command;
    int *group_of = realloc(list->group_of, (size_t)capacity * sizeof *group_of);
    list->group_of = group_of ? group_of : list->group_of;
    list->capacity = command && group_of ? capacity : list->capacity;
    return command && group_of;
}

/* A new zeroed command at the end, or NULL when memory has run out. */
static struct draw_command *append(struct draw_list *list, enum draw_kind kind) {
    if (list->count == list->capacity && !make_room(list)) {
        list->truncated = true;
        return NULL;
    }
    list->group_of[list->count] = list->open;
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

bool draw_is_opaque(const struct box *box) {
    return box->fill && box->color[0].a == 255 &&
           (box->fill == FILL_FLAT || (box->color[1].a == 255 && box->color[2].a == 255));
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

/* ---- appending ---- */

static struct rect scaled(const struct draw_list *list, struct rect rect) {
    float scale = list->scale;
    rect = mirror_rect(list->mirror, rect);
    return (struct rect){rect.x * scale, rect.y * scale, rect.w * scale, rect.h * scale};
}

/* The same for a point, and a length. */
static struct rect scaled_at(const struct draw_list *list, struct point at, float size) {
    float scale = list->scale;
    at = mirror_point(list->mirror, at);
    return (struct rect){at.x * scale, at.y * scale, size * scale, size * scale};
}

/* A gradient from one side to the other. The light that all else is lit by stays where it is. */
static void turn_gradient(struct box *box) {
    struct color first = box->color[0];
    box->color[0] = box->color[2];
    box->color[2] = first;
    box->middle = box->middle > 0 ? 1 - box->middle : 0;
}

static bool is_seen(const struct box *box) {
    const struct color *color = box->color;
    return box->stroke.color.a || box->shadow.color.a || box->glow.color.a ||
           (box->fill && (color[0].a || (box->fill > FILL_FLAT && (color[1].a || color[2].a))));
}

/* NULL when there is no room, or nothing to see. */
static struct draw_command *add_box(struct draw_list *list, const struct box *box) {
    struct draw_command *command = is_seen(box) ? append(list, DRAW_BOX) : NULL;
    if (!command) {
        return NULL;
    }
    float scale = list->scale;
    struct box *to = &command->as.box;
    to->rect = command->rect = scaled(list, box->rect);
    to->radius = box->radius * scale;
    to->fill = box->fill;
    memcpy(to->color, box->color, sizeof to->color);
    to->middle = box->middle;
    if (box->fill == FILL_RIGHT && list->mirror.turned) {
        turn_gradient(to);
    }
    to->stroke.color = box->stroke.color;
    to->stroke.width = box->stroke.width * scale;
    to->shadow = (struct shadow){box->shadow.color, box->shadow.blur * scale,
                                 box->shadow.dx * scale, box->shadow.dy * scale};
    to->glow.color = box->glow.color;
    to->glow.width = box->glow.width * scale;
    to->glow_inside = box->glow_inside;
    return command;
}

void draw_box(struct draw_list *list, const struct box *box) {
    add_box(list, box);
}

/* The gap next to the requested one with which a path ends in a gap. So a closed line has no seam,
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
    bool seen = path->count && (stroke->fill.a || stroke->color.a);
    struct draw_command *command = seen ? append(list, DRAW_PATH) : NULL;
    if (!command) {
        return;
    }
    float scale = list->scale;
    struct rect bounds =
        scaled(list, path_bounds(path, fmaxf(stroke->width, stroke->under.width) / 2 + 1));
    struct rect whole = {floorf(bounds.x), floorf(bounds.y), ceilf(bounds.w) + 1,
                         ceilf(bounds.h) + 1};
    command->rect = whole;
    command->as.path.stroke.fill = stroke->fill;
    command->as.path.stroke.fade = stroke->fade;
    command->as.path.stroke.color = stroke->color;
    command->as.path.stroke.cap = stroke->cap;
    command->as.path.stroke.width = stroke->width * scale;
    command->as.path.stroke.under.color = stroke->under.color;
    command->as.path.stroke.under.width = stroke->under.width * scale;
    command->as.path.stroke.under.dashed = stroke->under.dashed;
    command->as.path.stroke.dash_on = stroke->dash_on * scale;
    command->as.path.stroke.dash_off = fitted_gap(path, stroke) * scale;
    command->as.path.string = (uint32_t)list->strings.length;
    for (int i = 0; i < path->count; i++) {
        const struct path_segment *segment = &path->segment[i];
        text_char(&list->strings, segment->op);
        for (int k = 0; k < segment->points; k++) {
            struct point at = mirror_point(list->mirror, segment->point[k]);
            add_pixels(&list->strings, at.x * scale - whole.x);
            add_pixels(&list->strings, at.y * scale - whole.y);
        }
    }
    text_add_bytes(&list->strings, "", 1);
    list->truncated = list->truncated || list->strings.truncated;
}

/* What is engraved in a piece is as large as the piece has room for. */
static float legible(const struct draw_list *list, enum font font, float size) {
    return font == FONT_DISPLAY_BOLD ? size : fmaxf(size, list->legible);
}

static enum align aligned(const struct draw_list *list, enum align align) {
    bool turned = mirror_reverses(list->mirror) && align != ALIGN_CENTER;
    return !turned ? align : align == ALIGN_LEFT ? ALIGN_RIGHT : ALIGN_LEFT;
}

/* What has no letters, as "+2" or "1 : 0", is notation, and the same in every language. On a board,
 * which stays as it is where its page is mirrored, words are read as they begin. */
static bool reads_right_to_left(const struct draw_list *list, const char *string) {
    return list->right_to_left ? bidi_has_letters(string)
                               : list->page_right_to_left && bidi_begins(string, false);
}

void draw_text(struct draw_list *list, struct point at, struct writing writing,
               const char *string) {
    struct draw_command *command = string[0] && writing.color.a ? append(list, DRAW_TEXT) : NULL;
    if (command) {
        command->rect = scaled_at(list, at, 0);
        command->as.text.font = writing.font;
        command->as.text.align = aligned(list, writing.align);
        command->as.text.size = legible(list, writing.font, writing.size) * list->scale;
        command->as.text.color = writing.color;
        command->as.text.string = add_string(list, string);
        command->as.text.right_to_left = reads_right_to_left(list, string);
        command->upended = list->mirror.upended;
        command->squeeze = list->squeeze;
        command->axis = list->axis;
    }
}

void draw_sprite(struct draw_list *list, int id, float x, float y, float unit, struct color tint) {
    struct draw_command *command = tint.a ? append(list, DRAW_SPRITE) : NULL;
    if (command) {
        command->rect = scaled_at(list, (struct point){x, y}, unit);
        command->as.sprite.id = id;
        command->as.sprite.turned = mirror_reverses(list->mirror) && sprite_turns(id);
        command->as.sprite.tint = tint;
        command->upended = list->mirror.upended;
        command->squeeze = list->squeeze;
        command->axis = list->axis;
    }
}

void draw_squeeze(struct draw_list *list, float x, float factor) {
    list->squeeze = factor < 1 ? factor : 0;
    list->axis = factor < 1 ? mirror_x(list->mirror, x) * list->scale : 0;
}

void draw_surface(struct draw_list *list, const struct material *material, float x, float y,
                  float unit) {
    struct draw_command *command = append(list, DRAW_SURFACE);
    if (command) {
        command->rect = scaled_at(list, (struct point){x, y}, 0);
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

void draw_dim(struct draw_list *list, int first, float strength) {
    for (int i = first; i < list->count; i++) {
        list->command[i].faded = (uint8_t)(255 * (1 - strength));
    }
}

void draw_movement(struct draw_list *list, struct rect whole, struct rect from, struct rect to,
                   float t, unsigned number) {
    struct draw_command *command = append(list, DRAW_MOVEMENT);
    if (command) {
        command->rect = scaled(list, whole);
        command->as.movement.number = number;
        command->as.movement.t = t;
        command->as.movement.from = scaled(list, from);
        command->as.movement.to = scaled(list, to);
    }
}

float draw_text_width(const struct draw_list *list, enum font font, float size,
                      const char *string) {
    size = legible(list, font, size) * list->scale;
    return list->measure.width(list->measure.context, font, size, string) / list->scale;
}

/* ---- groups ---- */

int draw_group_grid(struct draw_list *list, const char *name, struct rect rect, struct point first,
                    struct point cell) {
    int before = list->open;
    if (list->groups == list->groups_capacity) {
        int capacity = list->groups_capacity ? list->groups_capacity * 2 : 64;
        struct draw_group *group = realloc(list->group, (size_t)capacity * sizeof *group);
        if (!group) {
            return before;
        }
        list->group = group;
        list->groups_capacity = capacity;
    }
    struct draw_group *group = &list->group[list->groups];
    struct text text = text_fixed(group->name, sizeof group->name);
    struct rect at = scaled_at(list, first, 0);
    text_add(&text, name);
    group->within = before;
    group->rect = scaled(list, rect);
    group->first = (struct point){at.x, at.y};
    group->cell = (struct point){cell.x * list->scale, cell.y * list->scale};
    list->open = ++list->groups;
    return before;
}

int draw_group(struct draw_list *list, const char *name, struct rect rect) {
    return draw_group_grid(list, name, rect, (struct point){0, 0}, (struct point){0, 0});
}

int draw_group_again(struct draw_list *list, const char *name) {
    int before = list->open;
    for (int i = list->groups; i > 0; i--) {
        const struct draw_group *group = &list->group[i - 1];
        if (!group->within && strcmp(group->name, name) == 0) {
            list->open = i;
            break;
        }
    }
    return before;
}

void draw_group_end(struct draw_list *list, int before) {
    list->open = before;
}

/* ---- conveniences ---- */

float draw_whole(const struct draw_list *list, float length) {
    return roundf(length * list->scale) / list->scale;
}

static struct rect around(float x, float y, float rx, float ry) {
    return (struct rect){x - rx, y - ry, 2 * rx, 2 * ry};
}

void draw_fill(struct draw_list *list, struct rect rect, float radius, struct color color) {
    draw_box(list,
             &(struct box){.rect = rect, .radius = radius, .fill = FILL_FLAT, .color = {color}});
}

void draw_circle(struct draw_list *list, float x, float y, float radius, struct color fill) {
    draw_fill(list, around(x, y, radius, radius), radius, fill);
}

void draw_ring(struct draw_list *list, float x, float y, float radius, float width,
               struct color color) {
    float outer = radius + width / 2;
    draw_box(list, &(struct box){.rect = around(x, y, outer, outer),
                                 .radius = outer,
                                 .stroke = {color, width}});
}

void draw_halo(struct draw_list *list, float x, float y, float radius, float width,
               struct color color) {
    draw_box(list, &(struct box){.rect = around(x, y, radius, radius),
                                 .radius = radius,
                                 .glow = {color, width},
                                 .glow_inside = true});
}

static struct box glow(float x, float y, float rx, float ry, struct color color) {
    struct color none = color_alpha(color, 0);
    struct color half = color_alpha(color, (float)color.a / 255.0F * 0.42F);
    return (struct box){.rect = around(x, y, rx, ry),
                        .fill = FILL_RADIAL,
                        .color = {color, half, none},
                        .middle = 0.45F};
}

void draw_glow(struct draw_list *list, float x, float y, float rx, float ry, struct color color) {
    struct box box = glow(x, y, rx, ry, color);
    draw_box(list, &box);
}

void draw_glow_rows(struct draw_list *list, struct point middle, struct point radii,
                    struct color color, float from, float until) {
    struct box box = glow(middle.x, middle.y, radii.x, radii.y, color);
    struct draw_command *command = add_box(list, &box);
    if (command) {
        struct rect *seen = &command->rect;
        struct rect rows = scaled(list, (struct rect){middle.x, from, 0, until - from});
        float top = fmaxf(seen->y, rows.y);
        seen->h = fmaxf(fminf(seen->y + seen->h, rows.y + rows.h) - top, 0);
        seen->y = top;
    }
}

void draw_line(struct draw_list *list, float x1, float y1, float x2, float y2, float width,
               struct color color) {
    if (x1 == x2 || y1 == y2) {
        struct rect rect = {fminf(x1, x2), fminf(y1, y2), fabsf(x2 - x1), fabsf(y2 - y1)};
        rect.x -= x1 == x2 ? width / 2 : 0;
        rect.y -= y1 == y2 ? width / 2 : 0;
        rect.w += x1 == x2 ? width : 0;
        rect.h += y1 == y2 ? width : 0;
        draw_box(list, &(struct box){.rect = rect, .fill = FILL_FLAT, .color = {color}});
        return;
    }
    struct path path = {0};
    path_move(&path, x1, y1);
    path_line(&path, x2, y2);
    draw_path(list, &path, &(struct stroke){.color = color, .width = width});
}
