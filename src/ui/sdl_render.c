/* sdl_render.c: see sdl_render.h. */
#include "ui/sdl_render.h"

#include "ui/box.h"
#include "ui/sdl_art.h"
#include "ui/sdl_surfaces.h"
#include "ui/sprites.h"
#include "ui/surface.h"

#include <math.h>

static void copy(SDL_Renderer *renderer, struct art art, int x, int y, int width, int height,
                 struct colour tint) {
    if (art.texture) {
        SDL_SetTextureColorMod(art.texture, tint.r, tint.g, tint.b);
        SDL_SetTextureAlphaMod(art.texture, tint.a);
        SDL_RenderCopy(renderer, art.texture, NULL, &(SDL_Rect){x, y, width, height});
    }
}

static const struct colour plain = {255, 255, 255, 255};

/* A flat, square-cornered box on whole pixels needs no texture. */
static bool is_plain_fill(const struct box *box) {
    struct rect r = box->rect;
    return box->fill == FILL_FLAT && box->radius <= 0 && !box->stroke.a && !box->shadow.a &&
           !box->glow.a && r.x == floorf(r.x) && r.y == floorf(r.y) && r.w == floorf(r.w) &&
           r.h == floorf(r.h);
}

static void render_box(SDL_Renderer *renderer, const struct box *box) {
    if (box->rect.w <= 0 || box->rect.h <= 0) {
        return;
    }
    if (is_plain_fill(box)) {
        struct colour c = box->colour[0];
        SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
        SDL_SetRenderDrawColor(renderer, c.r, c.g, c.b, c.a);
        SDL_RenderFillRect(renderer, &(SDL_Rect){(int)box->rect.x, (int)box->rect.y,
                                                 (int)box->rect.w, (int)box->rect.h});
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
    copy(renderer, art, (int)roundf(x), (int)roundf(command->rect.y) - art.ascent, art.width,
         art.height, command->as.text.colour);
}

static void render_sprite(SDL_Renderer *renderer, const struct draw_command *command) {
    struct sprite_frame frame = sprite_frame((enum sprite_id)command->as.sprite.id);
    float unit = command->rect.w;
    struct art art = art_sprite(command->as.sprite.id, (int)roundf(frame.width * unit),
                                (int)roundf(frame.height * unit));
    copy(renderer, art, (int)roundf(command->rect.x + frame.left * unit),
         (int)roundf(command->rect.y + frame.top * unit), art.width, art.height,
         command->as.sprite.tint);
}

/* On whole pixels, so that it stays sharp. */
static void render_surface(SDL_Renderer *renderer, const struct draw_command *command) {
    struct surface surface = surface_describe((enum surface_kind)command->as.surface.kind,
                                              (double)command->as.surface.unit);
    struct art art = art_surface(command->as.surface.kind, command->as.surface.unit, surface.width,
                                 surface.height);
    copy(renderer, art, (int)roundf(command->rect.x) - surface.width / 2,
         (int)roundf(command->rect.y) - surface.height / 2, surface.width, surface.height, plain);
}

static void render_ground(SDL_Renderer *renderer, const struct draw_command *command) {
    int width = (int)roundf(command->rect.w), height = (int)roundf(command->rect.h);
    struct art art = art_surface(SURFACE_GROUND, command->as.surface.unit, width, height);
    copy(renderer, art, (int)roundf(command->rect.x), (int)roundf(command->rect.y), width, height,
         plain);
}

void render_list(SDL_Renderer *renderer, const struct draw_list *list) {
    for (int i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->command[i];
        struct rect r = command->rect;
        switch (command->kind) {
        case DRAW_BOX:
            render_box(renderer, &command->as.box);
            break;
        case DRAW_PATH: {
            struct art art =
                art_path(&command->as.path.stroke, draw_string(list, command->as.path.string),
                         (int)r.w, (int)r.h);
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
            SDL_RenderSetClipRect(
                renderer, &(SDL_Rect){(int)r.x, (int)r.y, (int)ceilf(r.w), (int)ceilf(r.h)});
            break;
        case DRAW_CLIP_END:
            SDL_RenderSetClipRect(renderer, NULL);
            break;
        }
    }
}
