/* render.c: see render.h. */
#include "sdl/video/render.h"

#include "sdl/video/presented.h"
#include "sdl/video/surfaces.h"
#include "sdl/video/textures.h"
#include "ui/draw/sprites.h"
#include "ui/paint/box.h"
#include "ui/paint/surface.h"

#include <math.h>

static const float LIGHT_LARGE = 400, SMALL_SPRITE = 40, SMALL_STEP = 2;

static const float large_step = 1.06F;

/* A command on its way to the screen: a picture, and the pixels that it goes to. */
struct piece {
    struct art art; /* no texture: nothing to see, or a plain box */
    SDL_Rect at;
    struct colour tint;
};

static const struct colour plain = {255, 255, 255, 255};

static struct piece piece_at(struct art art, int x, int y) {
    return (struct piece){.art = art, .at = {x, y, art.width, art.height}, .tint = plain};
}

/* The same, for what may be squeezed. */
static struct piece squeezed_piece(const struct draw_command *command, struct art art, int x, int y,
                                   struct colour tint) {
    struct piece piece = piece_at(art, x, y);
    piece.tint = tint;
    if (command->squeeze > 0) {
        piece.at.x = (int)roundf(command->axis + ((float)x - command->axis) * command->squeeze);
        piece.at.w = (int)ceilf((float)art.width * command->squeeze);
    }
    return piece;
}

static void render_piece(SDL_Renderer *renderer, const struct piece *piece) {
    if (piece->art.texture) {
        SDL_SetTextureColorMod(piece->art.texture, piece->tint.r, piece->tint.g, piece->tint.b);
        SDL_SetTextureAlphaMod(piece->art.texture, piece->tint.a);
        SDL_RenderCopy(renderer, piece->art.texture, NULL, &piece->at);
    }
}

/* ---- commands ---- */

/* A square-cornered box on whole pixels, flat or changing only downwards, needs no texture. */
static bool is_plain(const struct box *box) {
    struct rect r = box->rect;
    return (box->fill == FILL_FLAT || box->fill == FILL_DOWN) && box->radius <= 0 &&
           !box->stroke.a && !box->shadow.a && !box->glow.a && r.x == floorf(r.x) &&
           r.y == floorf(r.y) && r.w == floorf(r.w) && r.h == floorf(r.h);
}

static void render_plain(SDL_Renderer *renderer, const struct draw_command *command) {
    const struct box *box = &command->as.box;
    SDL_Rect row = {(int)box->rect.x, (int)box->rect.y, (int)box->rect.w, (int)box->rect.h};
    int rows = box->fill == FILL_FLAT ? 1 : row.h;
    row.h = box->fill == FILL_FLAT ? row.h : 1;
    for (int i = 0; i < rows; i++, row.y++) {
        struct colour c = box_row_colour(box, (float)i + 0.5F);
        c.a = (uint8_t)(c.a * (255 - command->faded) / 255);
        /* Blending would read and mix what is only to be written. */
        SDL_SetRenderDrawBlendMode(renderer, c.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
        SDL_SetRenderDrawColor(renderer, c.r, c.g, c.b, c.a);
        SDL_RenderFillRect(renderer, &row);
    }
}

static bool is_light(const struct box *box) {
    return box->fill == FILL_RADIAL && box->rect.w > LIGHT_LARGE;
}

static struct rect whole_pixels(struct rect r) {
    float x = floorf(r.x), y = floorf(r.y);
    return (struct rect){x, y, ceilf(r.x + r.w) - x, ceilf(r.y + r.h) - y};
}

static struct piece piece_of_box(const struct draw_command *command) {
    const struct box *box = &command->as.box;
    struct rect r = command->rect;
    if (r.w <= 0 || r.h <= 0) {
        return (struct piece){0};
    }
    if (is_plain(box)) {
        return (struct piece){.at = {(int)r.x, (int)r.y, (int)r.w, (int)r.h}};
    }
    struct rect extent = box->fill == FILL_RADIAL ? whole_pixels(r) : box_extent(box);
    return piece_at(is_light(box) ? art_light(box, extent) : art_box(box, extent), (int)extent.x,
                    (int)extent.y);
}

static struct piece piece_of_text(const struct draw_list *list,
                                  const struct draw_command *command) {
    const char *string = draw_string(list, command->as.text.string);
    struct art art = art_text(command->as.text.font, command->as.text.size, string);
    float x = command->rect.x;
    if (command->as.text.align == ALIGN_CENTRE) {
        x -= (float)art.width / 2;
    } else if (command->as.text.align == ALIGN_RIGHT) {
        x -= (float)art.width;
    }
    return squeezed_piece(command, art, (int)roundf(x), (int)roundf(command->rect.y) - art.ascent,
                          command->as.text.colour);
}

/* Small things of slightly different sizes share a few pictures. */
static float steady_unit(struct sprite_frame frame, float unit) {
    float width = frame.width * unit;
    if (!frame.round) {
        return unit;
    }
    if (width < SMALL_SPRITE) {
        return roundf(width / SMALL_STEP) * SMALL_STEP / frame.width;
    }
    float steps = roundf(logf(width / SMALL_SPRITE) / logf(large_step));
    return SMALL_SPRITE * powf(large_step, steps) / frame.width;
}

static struct piece piece_of_sprite(const struct draw_command *command) {
    struct sprite_frame frame = sprite_frame((enum sprite_id)command->as.sprite.id);
    float unit = steady_unit(frame, command->rect.w);
    struct art art = art_sprite(command->as.sprite.id, (int)roundf(frame.width * unit),
                                (int)roundf(frame.height * unit));
    return squeezed_piece(command, art, (int)roundf(command->rect.x + frame.left * unit) + art.left,
                          (int)roundf(command->rect.y + frame.top * unit) + art.top,
                          command->as.sprite.tint);
}

static struct art art_of_surface(const struct draw_command *command) {
    struct surface surface =
        surface_describe(command->as.surface.material, (double)command->as.surface.unit);
    return art_surface(command->as.surface.material, command->as.surface.unit, surface.width,
                       surface.height);
}

/* On whole pixels, so that it stays sharp. */
static struct piece piece_of_surface(const struct draw_command *command) {
    struct surface surface =
        surface_describe(command->as.surface.material, (double)command->as.surface.unit);
    return (struct piece){.art = art_of_surface(command),
                          .at = {(int)roundf(command->rect.x) - surface.width / 2,
                                 (int)roundf(command->rect.y) - surface.height / 2, surface.width,
                                 surface.height},
                          .tint = plain};
}

static struct art art_of_ground(const struct draw_command *command) {
    return art_surface(NULL, command->as.surface.unit, (int)roundf(command->rect.w),
                       (int)roundf(command->rect.h));
}

static struct piece piece_of_ground(const struct draw_command *command) {
    struct rect r = command->rect;
    return (struct piece){
        .art = art_of_ground(command),
        .at = {(int)roundf(r.x), (int)roundf(r.y), (int)roundf(r.w), (int)roundf(r.h)},
        .tint = plain};
}

static struct piece piece_of_path(const struct draw_list *list,
                                  const struct draw_command *command) {
    struct rect r = command->rect;
    const char *data = draw_string(list, command->as.path.string);
    return piece_at(art_path(&command->as.path.stroke, data, (int)r.w, (int)r.h), (int)r.x,
                    (int)r.y);
}

/* What its picture does not say: how much of it is seen. So all of a fade takes one picture. */
static struct piece faded_piece(const struct draw_command *command, struct piece piece) {
    piece.tint.a = (uint8_t)(255 - command->faded);
    return piece;
}

static struct piece piece_of(const struct draw_list *list, const struct draw_command *command) {
    switch (command->kind) {
    case DRAW_BOX:
        return faded_piece(command, piece_of_box(command));
    case DRAW_PATH:
        return faded_piece(command, piece_of_path(list, command));
    case DRAW_TEXT:
        return piece_of_text(list, command);
    case DRAW_SPRITE:
        return piece_of_sprite(command);
    case DRAW_SURFACE:
        return piece_of_surface(command);
    case DRAW_GROUND:
        return piece_of_ground(command);
    default:
        return (struct piece){0};
    }
}

/* ---- parts of the screen ---- */

static SDL_Rect output_of(SDL_Renderer *renderer) {
    SDL_Rect output = {0, 0, 0, 0};
    SDL_GetRendererOutputSize(renderer, &output.w, &output.h);
    return output;
}

SDL_Rect render_pixels(struct rect rect) {
    return (SDL_Rect){(int)rect.x, (int)rect.y, (int)ceilf(rect.w), (int)ceilf(rect.h)};
}

static void render_command(SDL_Renderer *renderer, const struct draw_command *command,
                           const struct piece *piece) {
    if (command->kind == DRAW_BOX && is_plain(&command->as.box)) {
        render_plain(renderer, command);
    } else {
        render_piece(renderer, piece);
    }
}

/* Draws the list as far as it lies in the parts, which are apart. */
static void render_parts(SDL_Renderer *renderer, const struct draw_list *list,
                         const struct damage *damage) {
    SDL_Rect output = output_of(renderer), clip = output, within;
    for (int i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->command[i];
        struct piece piece = piece_of(list, command);
        if (command->kind == DRAW_CLIP || command->kind == DRAW_CLIP_END) {
            clip = command->kind == DRAW_CLIP ? render_pixels(command->rect) : output;
        }
        for (int k = 0; k < damage->count; k++) {
            SDL_Rect part = render_pixels(damage->part[k]);
            if (SDL_IntersectRect(&part, &clip, &within) &&
                SDL_HasIntersection(&within, &piece.at)) {
                SDL_RenderSetClipRect(renderer, &within);
                render_command(renderer, command, &piece);
            }
        }
    }
    SDL_RenderSetClipRect(renderer, NULL);
}

static struct rect area_of(const struct piece *piece) {
    return (struct rect){(float)piece->at.x, (float)piece->at.y, (float)piece->at.w,
                         (float)piece->at.h};
}

static struct rect covered_by(const struct draw_list *list, const struct draw_command *command) {
    struct piece piece = piece_of(list, command);
    return area_of(&piece);
}

/* What a picture covers that is stretched; empty for others. */
static struct rect stretched_by(const struct draw_list *list, const struct draw_command *command) {
    bool may_be =
        command->squeeze > 0 || command->kind == DRAW_SURFACE || command->kind == DRAW_GROUND;
    struct piece piece = may_be ? piece_of(list, command) : (struct piece){0};
    bool stretched =
        piece.art.texture && (piece.at.w != piece.art.width || piece.at.h != piece.art.height);
    return stretched ? area_of(&piece) : (struct rect){0};
}

/* A picture that is stretched would come out otherwise when it is cut: it is painted as a whole. */
static void take_in_stretched(struct damage *damage, const struct draw_list *list) {
    for (int i = 0; i < list->count; i++) {
        struct rect stretched = stretched_by(list, &list->command[i]);
        if (damage_touches(damage, stretched) && !damage_holds(damage, stretched)) {
            damage_add(damage, stretched);
            i = -1; /* now more may be touched */
        }
    }
}

/* Where the list differs from what is seen; everywhere when that is not certain. */
static struct damage find_damage(SDL_Renderer *renderer, const struct draw_list *list) {
    const struct draw_list *seen = seen_list(renderer);
    SDL_Rect output = output_of(renderer);
    struct damage damage = {.everywhere = true};
    if (seen) {
        damage = damage_between(seen, list, covered_by);
        take_in_stretched(&damage, list);
    }
    if (damage.everywhere) {
        damage = (struct damage){.part = {{0, 0, (float)output.w, (float)output.h}}, .count = 1};
    }
    return damage;
}

/* A surface that has become finer meanwhile looks otherwise, though its command is the same: then
 * art_surface forgets what is seen. */
static void take_surfaces(const struct draw_list *list) {
    for (int i = 0; i < list->count; i++) {
        if (list->command[i].kind == DRAW_SURFACE || list->command[i].kind == DRAW_GROUND) {
            piece_of(list, &list->command[i]);
        }
    }
}

static void make_pieces(const struct draw_list *list, bool sprites) {
    for (int i = 0; i < list->count; i++) {
        if ((list->command[i].kind == DRAW_SPRITE) == sprites) {
            piece_of(list, &list->command[i]);
        }
    }
}

void render_prepare(const struct draw_list *list) {
    make_pieces(list, false);
    make_pieces(list, true);
}

struct damage render_list(SDL_Renderer *renderer, const struct draw_list *list) {
    take_surfaces(list);
    struct damage damage = find_damage(renderer, list);
    render_parts(renderer, list, &damage);
    seen_remember(renderer, list);
    return damage;
}
