/* sdl_render.c: see sdl_render.h. */
#include "ui/sdl_render.h"

#include "ui/box.h"
#include "ui/sdl_art.h"
#include "ui/sdl_backdrop.h"
#include "ui/sdl_surfaces.h"
#include "ui/sprites.h"
#include "ui/surface.h"

#include <math.h>

enum { LIGHT_LARGE = 400, LIGHT_COARSER = 8, SMALL_SPRITE = 40, SMALL_STEP = 2 };

static const float large_step = 1.06F;

static void copy(SDL_Renderer *renderer, struct art art, int x, int y, int width, int height,
                 struct colour tint) {
    if (art.texture) {
        SDL_SetTextureColorMod(art.texture, tint.r, tint.g, tint.b);
        SDL_SetTextureAlphaMod(art.texture, tint.a);
        SDL_RenderCopy(renderer, art.texture, NULL, &(SDL_Rect){x, y, width, height});
    }
}

static const struct colour plain = {255, 255, 255, 255};

/* Like copy, for what may be squeezed. */
static void copy_squeezed(SDL_Renderer *renderer, const struct draw_command *command,
                          struct art art, int x, int y, struct colour tint) {
    int width = art.width;
    if (command->squeeze > 0) {
        x = (int)roundf(command->axis + ((float)x - command->axis) * command->squeeze);
        width = (int)ceilf((float)width * command->squeeze);
    }
    copy(renderer, art, x, y, width, art.height, tint);
}

/* A square-cornered box on whole pixels, flat or changing only downwards, needs no texture. */
static bool is_plain(const struct box *box) {
    struct rect r = box->rect;
    return (box->fill == FILL_FLAT || box->fill == FILL_DOWN) && box->radius <= 0 &&
           !box->stroke.a && !box->shadow.a && !box->glow.a && r.x == floorf(r.x) &&
           r.y == floorf(r.y) && r.w == floorf(r.w) && r.h == floorf(r.h);
}

static void render_plain(SDL_Renderer *renderer, const struct box *box) {
    SDL_Rect row = {(int)box->rect.x, (int)box->rect.y, (int)box->rect.w, (int)box->rect.h};
    int rows = box->fill == FILL_FLAT ? 1 : row.h;
    row.h = box->fill == FILL_FLAT ? row.h : 1;
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
    for (int i = 0; i < rows; i++, row.y++) {
        struct colour c = box_row_colour(box, (float)i + 0.5F);
        SDL_SetRenderDrawColor(renderer, c.r, c.g, c.b, c.a);
        SDL_RenderFillRect(renderer, &row);
    }
}

/* A large soft light has no detail: a small picture of it is stretched. */
static void render_light(SDL_Renderer *renderer, const struct box *box) {
    struct box small = *box;
    small.rect =
        (struct rect){0, 0, ceilf(box->rect.w / LIGHT_COARSER), ceilf(box->rect.h / LIGHT_COARSER)};
    struct art art = art_box(&small, small.rect);
    copy(renderer, art, (int)floorf(box->rect.x), (int)floorf(box->rect.y), (int)ceilf(box->rect.w),
         (int)ceilf(box->rect.h), plain);
}

static void render_box(SDL_Renderer *renderer, const struct box *box) {
    if (box->rect.w <= 0 || box->rect.h <= 0) {
        return;
    }
    if (is_plain(box)) {
        render_plain(renderer, box);
        return;
    }
    if (box->fill == FILL_RADIAL && box->rect.w > LIGHT_LARGE) {
        render_light(renderer, box);
        return;
    }
    struct rect extent = box_extent(box);
    struct art art = art_box(box, extent);
    copy(renderer, art, (int)extent.x, (int)extent.y, art.width, art.height, plain);
}

static void render_text(SDL_Renderer *renderer, const struct draw_list *list,
                        const struct draw_command *command) {
    const char *string = draw_string(list, command->as.text.string);
    struct art art = art_text(command->as.text.font, command->as.text.size, string);
    float x = command->rect.x;
    if (command->as.text.align == ALIGN_CENTRE) {
        x -= (float)art.width / 2;
    } else if (command->as.text.align == ALIGN_RIGHT) {
        x -= (float)art.width;
    }
    copy_squeezed(renderer, command, art, (int)roundf(x), (int)roundf(command->rect.y) - art.ascent,
                  command->as.text.colour);
}

/* Small things of slightly different sizes share a few pictures. */
static float steady_unit(struct sprite_frame frame, float unit) {
    float width = frame.width * unit;
    if (frame.width != 3.2F) {
        return unit;
    }
    if (width < SMALL_SPRITE) {
        return roundf(width / SMALL_STEP) * SMALL_STEP / frame.width;
    }
    float steps = roundf(logf(width / SMALL_SPRITE) / logf(large_step));
    return SMALL_SPRITE * powf(large_step, steps) / frame.width;
}

static void render_sprite(SDL_Renderer *renderer, const struct draw_command *command) {
    struct sprite_frame frame = sprite_frame((enum sprite_id)command->as.sprite.id);
    float unit = command->rect.w;
    unit = steady_unit(frame, unit);
    struct art art = art_sprite(command->as.sprite.id, (int)roundf(frame.width * unit),
                                (int)roundf(frame.height * unit));
    copy_squeezed(
        renderer, command, art, (int)roundf(command->rect.x + frame.left * unit) + art.left,
        (int)roundf(command->rect.y + frame.top * unit) + art.top, command->as.sprite.tint);
}

static struct art art_of_surface(const struct draw_command *command) {
    struct surface surface = surface_describe((enum surface_kind)command->as.surface.kind,
                                              (double)command->as.surface.unit);
    return art_surface(command->as.surface.kind, command->as.surface.unit, surface.width,
                       surface.height);
}

/* On whole pixels, so that it stays sharp. */
static void render_surface(SDL_Renderer *renderer, const struct draw_command *command) {
    struct surface surface = surface_describe((enum surface_kind)command->as.surface.kind,
                                              (double)command->as.surface.unit);
    copy(renderer, art_of_surface(command), (int)roundf(command->rect.x) - surface.width / 2,
         (int)roundf(command->rect.y) - surface.height / 2, surface.width, surface.height, plain);
}

static struct art art_of_ground(const struct draw_command *command) {
    return art_surface(SURFACE_GROUND, command->as.surface.unit, (int)roundf(command->rect.w),
                       (int)roundf(command->rect.h));
}

static void render_ground(SDL_Renderer *renderer, const struct draw_command *command) {
    copy(renderer, art_of_ground(command), (int)roundf(command->rect.x),
         (int)roundf(command->rect.y), (int)roundf(command->rect.w), (int)roundf(command->rect.h),
         plain);
}

/* What the kept picture shows is in use, though nobody asks for it: a surface that was let go of
 * would be seen coarse for a while, in the middle of a match. */
static void hold_surfaces(const struct draw_list *list, int count) {
    for (int i = 0; i < count; i++) {
        if (list->command[i].kind == DRAW_SURFACE) {
            art_of_surface(&list->command[i]);
        } else if (list->command[i].kind == DRAW_GROUND) {
            art_of_ground(&list->command[i]);
        }
    }
}

static void render_command(SDL_Renderer *renderer, const struct draw_list *list,
                           const struct draw_command *command) {
    struct rect r = command->rect;
    switch (command->kind) {
    case DRAW_BOX:
        render_box(renderer, &command->as.box);
        break;
    case DRAW_PATH: {
        struct art art = art_path(&command->as.path.stroke,
                                  draw_string(list, command->as.path.string), (int)r.w, (int)r.h);
        copy(renderer, art, (int)r.x, (int)r.y, art.width, art.height, plain);
        break;
    }
    case DRAW_TEXT:
        render_text(renderer, list, command);
        break;
    case DRAW_SPRITE:
        render_sprite(renderer, command);
        break;
    case DRAW_SURFACE:
        render_surface(renderer, command);
        break;
    case DRAW_GROUND:
        render_ground(renderer, command);
        break;
    case DRAW_CLIP:
        SDL_RenderSetClipRect(renderer,
                              &(SDL_Rect){(int)r.x, (int)r.y, (int)ceilf(r.w), (int)ceilf(r.h)});
        break;
    case DRAW_CLIP_END:
        SDL_RenderSetClipRect(renderer, NULL);
        break;
    }
}

void render_list(SDL_Renderer *renderer, const struct draw_list *list) {
    int shown = backdrop_show(renderer, list);
    int keep = backdrop_wish(list, shown);
    hold_surfaces(list, shown);
    for (int i = shown; i < list->count; i++) {
        render_command(renderer, list, &list->command[i]);
        if (i + 1 == keep) {
            backdrop_keep(renderer, list, keep);
        }
    }
}
