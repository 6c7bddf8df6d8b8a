/* piece.c: see piece.h. */
#include "sdl/video/piece.h"

#include "base/hash.h"
#include "sdl/video/images.h"
#include "ui/draw/box.h"
#include "ui/draw/sprites.h"
#include "ui/draw/surface.h"

#include <math.h>

static const float SMALL_SPRITE = 40, SMALL_STEP = 2, LARGE_STEP = 1.06F;
enum { LARGE_INSIDE = 96, LARGE_VEIL = 240, STRIP = 128, LARGE_PATH = 400000 }; /* pixels */

static const struct color untinted = {255, 255, 255, 255};

static struct piece piece_at(struct image *image, int x, int y) {
    return (struct piece){.image = image,
                          .at = {x, y, image ? image->width : 0, image ? image->height : 0},
                          .tint = untinted,
                          .pending = !image || image->coarse || image->before,
                          .fading = image && image->before};
}

/* The same, for a command that may be squeezed. */
static struct piece squeezed_piece(const struct draw_command *command, struct image *image, int x,
                                   int y, struct color tint) {
    struct piece piece = piece_at(image, x, y);
    piece.tint = tint;
    if (command->squeeze > 0) {
        piece.at.x = (int)roundf(command->axis + ((float)x - command->axis) * command->squeeze);
        piece.at.w = (int)ceilf((float)piece.at.w * command->squeeze);
    }
    return piece;
}

/* The same, turned by 180 degrees around the point of a text or sprite if the command is. */
static struct piece turned_piece(const struct draw_command *command, struct piece piece) {
    if (command->upended) {
        piece.upended = true;
        piece.at.x = (int)roundf(2 * command->rect.x) - piece.at.x - piece.at.w;
        piece.at.y = (int)roundf(2 * command->rect.y) - piece.at.y - piece.at.h;
    }
    return piece;
}

/* A square-cornered box on whole pixels, flat or changing only downwards, needs no image. */
static bool is_plain(const struct box *box) {
    struct rect r = box->rect;
    return (box->fill == FILL_FLAT || box->fill == FILL_DOWN) && box->radius <= 0 &&
           !box->stroke.color.a && !box->shadow.color.a && !box->glow.color.a &&
           r.x == floorf(r.x) && r.y == floorf(r.y) && r.w == floorf(r.w) && r.h == floorf(r.h);
}

static struct rect whole_pixels(struct rect r) {
    float x = floorf(r.x), y = floorf(r.y);
    return (struct rect){x, y, ceilf(r.x + r.w) - x, ceilf(r.y + r.h) - y};
}

/* True when all pixels of a row of a box's inside are the same. */
static bool has_even_rows(const struct box *box) {
    return box->fill == FILL_FLAT || box->fill == FILL_DOWN;
}

/* How opaque a box is inside, or, where its upper colors change, below them; 0: that varies. */
static Uint8 opacity_of(const struct box *box) {
    if (draw_is_opaque(box)) {
        return 255;
    }
    bool flat = box->fill == FILL_FLAT, plain = !box->shadow.color.a && !box->glow_inside;
    bool even = flat || box->color[1].a == box->color[2].a;
    return has_even_rows(box) && plain && even ? box->color[flat ? 0 : 1].a : 0;
}

/* The part of a box that has one opacity: copying what hides all, or blending what hides as much
 * everywhere, is many times faster than blending by the pixel, which matters where there is a lot
 * of it. */
static SDL_Rect inside_of(const struct box *box, Uint8 opacity) {
    float inset = 0.3F * box->radius + box->stroke.width + 2, down = inset;
    if (opacity < 255 && box->fill == FILL_DOWN) {
        down = fmaxf(inset, box->rect.h * (box->middle > 0 ? box->middle : 0.5F) + 1);
    }
    int left = (int)ceilf(box->rect.x + inset), top = (int)ceilf(box->rect.y + down);
    int right = (int)floorf(box->rect.x + box->rect.w - inset);
    int foot = (int)floorf(box->rect.y + box->rect.h - inset);
    int least = opacity < 255 ? LARGE_VEIL : LARGE_INSIDE;
    bool large = opacity && right - left >= least && foot - top >= least;
    return large ? (SDL_Rect){left, top, right - left, foot - top} : (SDL_Rect){0, 0, 0, 0};
}

static struct piece piece_of_box(const struct draw_command *command) {
    const struct box *box = &command->as.box;
    struct rect r = command->rect;
    if (r.w <= 0 || r.h <= 0) {
        return (struct piece){0};
    }
    if (is_plain(box)) {
        return (struct piece){.at = {(int)r.x, (int)r.y, (int)r.w, (int)r.h}, .plain = true};
    }
    struct rect extent = box->fill == FILL_RADIAL ? whole_pixels(r) : box_extent(box);
    struct piece piece = piece_at(image_of_box(box, extent), (int)extent.x, (int)extent.y);
    piece.opacity = opacity_of(box);
    piece.inside = inside_of(box, piece.opacity);
    return piece;
}

static struct piece piece_of_text(const struct draw_list *list,
                                  const struct draw_command *command) {
    const char *string = draw_string(list, command->as.text.string);
    struct image *image = image_of_text(command->as.text.font, command->as.text.size, string,
                                        command->as.text.right_to_left);
    float x = command->rect.x, width = image ? (float)image->width : 0;
    if (command->as.text.align == ALIGN_CENTER) {
        x -= width / 2;
    } else if (command->as.text.align == ALIGN_RIGHT) {
        x -= width;
    }
    int baseline = (int)roundf(command->rect.y);
    return squeezed_piece(command, image, (int)roundf(x), baseline - (image ? image->ascent : 0),
                          command->as.text.color);
}

/* Round things of slightly different sizes share a few images. */
static float steady_unit(struct sprite_frame frame, float unit) {
    float width = frame.width * unit;
    if (!frame.round) {
        return unit;
    }
    if (width < SMALL_SPRITE) {
        return roundf(width / SMALL_STEP) * SMALL_STEP / frame.width;
    }
    float steps = roundf(logf(width / SMALL_SPRITE) / logf(LARGE_STEP));
    return SMALL_SPRITE * powf(LARGE_STEP, steps) / frame.width;
}

/* A disc instead of a body whose picture was left out of this frame: a board without them would be
 * a wrong one. In whole pixels, so that discs of a size share a picture. */
static struct piece piece_of_stand_in(const struct draw_command *command, float unit) {
    struct sprite_stand_in stand_in = sprite_stand_in(command->as.sprite.id);
    if (!stand_in.fill.a) {
        return (struct piece){.pending = true};
    }
    float x = roundf(command->rect.x), y = roundf(command->rect.y);
    struct box disc = {.rect = {x - unit, y - unit, 2 * unit, 2 * unit},
                       .radius = unit,
                       .fill = FILL_FLAT,
                       .color = {stand_in.fill},
                       .stroke = {stand_in.rim, unit * 0.2F}};
    struct rect extent = box_extent(&disc);
    struct piece piece = squeezed_piece(command, image_of_box(&disc, extent), (int)extent.x,
                                        (int)extent.y, command->as.sprite.tint);
    piece.pending = true;
    return piece;
}

static struct piece piece_of_sprite(const struct draw_command *command) {
    struct sprite_frame frame = sprite_frame(command->as.sprite.id);
    float unit = steady_unit(frame, command->rect.w);
    bool turned = command->as.sprite.turned;
    struct image *image =
        image_of_sprite(command->as.sprite.id, turned, (int)roundf(frame.width * unit),
                        (int)roundf(frame.height * unit));
    if (!image) {
        return piece_of_stand_in(command, unit);
    }
    float left = turned ? -frame.left - frame.width : frame.left;
    int x = (int)roundf(command->rect.x + left * unit);
    int y = (int)roundf(command->rect.y + frame.top * unit);
    return squeezed_piece(command, image, x + image->left, y + image->top, command->as.sprite.tint);
}

/* On whole pixels, so that it stays sharp. A coarse image is stretched. */
static struct piece stretched_piece(const struct draw_command *command, SDL_Rect at) {
    struct piece piece = piece_at(
        image_of_surface(command->as.surface.material, command->as.surface.unit, at.w, at.h), at.x,
        at.y);
    piece.at = at;
    return piece;
}

static struct piece piece_of_surface(const struct draw_command *command) {
    struct surface surface =
        surface_describe(command->as.surface.material, (double)command->as.surface.unit);
    return stretched_piece(command, (SDL_Rect){(int)roundf(command->rect.x) - surface.width / 2,
                                               (int)roundf(command->rect.y) - surface.height / 2,
                                               surface.width, surface.height});
}

static struct piece piece_of_ground(const struct draw_command *command) {
    struct rect r = command->rect;
    return stretched_piece(command, (SDL_Rect){(int)roundf(r.x), (int)roundf(r.y), (int)roundf(r.w),
                                               (int)roundf(r.h)});
}

/* What is seen of a path, if it is so large that making the rest would be a waste. */
static bool cut_path(const SDL_Rect *whole, const SDL_Rect *clip, SDL_Rect *part) {
    bool large = clip && (long)whole->w * whole->h > LARGE_PATH;
    if (large && !SDL_IntersectRect(whole, clip, part)) {
        *part = (SDL_Rect){whole->x, whole->y, 1, 1}; /* nothing is seen */
    }
    return large && (long)part->w * part->h < (long)whole->w * whole->h / 2;
}

static struct piece piece_of_path(const struct draw_list *list, const struct draw_command *command,
                                  const SDL_Rect *clip) {
    SDL_Rect whole = {(int)command->rect.x, (int)command->rect.y, (int)command->rect.w,
                      (int)command->rect.h};
    SDL_Rect part = whole;
    bool cut = cut_path(&whole, clip, &part);
    part = cut ? part : whole;
    SDL_Rect within = {part.x - whole.x, part.y - whole.y, part.w, part.h};
    const char *data = draw_string(list, command->as.path.string);
    struct image *image = image_of_path(&command->as.path.stroke, data, whole.w, whole.h, &within);
    struct piece piece = piece_at(image, part.x, part.y);
    piece.cut = cut;
    return piece;
}

/* The opacity is not part of the image, so a fade needs only one. */
static struct piece faded_piece(const struct draw_command *command, struct piece piece) {
    piece.tint.a = (uint8_t)(255 - command->faded);
    return piece;
}

struct piece piece_resolve(const struct draw_list *list, const struct draw_command *command,
                           const SDL_Rect *clip) {
    switch (command->kind) {
    case DRAW_BOX:
        return faded_piece(command, piece_of_box(command));
    case DRAW_PATH:
        return faded_piece(command, piece_of_path(list, command, clip));
    case DRAW_TEXT:
        return turned_piece(command, piece_of_text(list, command));
    case DRAW_SPRITE:
        return turned_piece(command, piece_of_sprite(command));
    case DRAW_SURFACE:
        return piece_of_surface(command);
    case DRAW_GROUND:
        return piece_of_ground(command);
    case DRAW_MOVEMENT: /* render.c paints it */
        return (struct piece){
            .at = {0, 0, (int)ceilf(command->rect.w), (int)ceilf(command->rect.h)}};
    default:
        return (struct piece){0};
    }
}

/* Within the clip that is set. */
static void fill_plain(SDL_Renderer *renderer, const struct draw_command *command) {
    const struct box *box = &command->as.box;
    SDL_Rect row = {(int)box->rect.x, (int)box->rect.y, (int)box->rect.w, (int)box->rect.h}, clip;
    int top = row.y, first = row.y, end = row.y + 1;
    if (box->fill != FILL_FLAT) {
        SDL_RenderGetClipRect(renderer, &clip);
        first = clip.y > top ? clip.y : top;
        end = clip.y + clip.h < top + row.h ? clip.y + clip.h : top + row.h;
        row.h = 1;
    }
    for (row.y = first; row.y < end; row.y++) {
        struct color c = box_row_color(box, (float)(row.y - top) + 0.5F);
        c.a = (uint8_t)(c.a * (255 - command->faded) / 255);
        /* Blending would read pixels that only have to be written. */
        SDL_SetRenderDrawBlendMode(renderer, c.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
        SDL_SetRenderDrawColor(renderer, c.r, c.g, c.b, c.a);
        SDL_RenderFillRect(renderer, &row);
    }
}

/* All of a picture, upside down if its piece is. */
static void copy_whole(SDL_Renderer *renderer, SDL_Texture *texture, const struct piece *piece) {
    if (piece->upended) {
        SDL_RenderCopyEx(renderer, texture, NULL, &piece->at, 0, NULL,
                         (SDL_RendererFlip)(SDL_FLIP_HORIZONTAL | SDL_FLIP_VERTICAL));
    } else {
        SDL_RenderCopy(renderer, texture, NULL, &piece->at);
    }
}

/* A part of a piece that is not stretched. */
static void copy_part(SDL_Renderer *renderer, SDL_Texture *texture, const struct piece *piece,
                      SDL_Rect to) {
    SDL_Rect from = {to.x - piece->at.x, to.y - piece->at.y, to.w, to.h};
    SDL_RenderCopy(renderer, texture, &from, &to);
}

/* The four parts of a box around its inside. */
static void paint_edges(SDL_Renderer *renderer, SDL_Texture *texture, const struct piece *piece) {
    const SDL_Rect *at = &piece->at, *in = &piece->inside;
    int right = in->x + in->w, foot = in->y + in->h;
    copy_part(renderer, texture, piece, (SDL_Rect){at->x, at->y, at->w, in->y - at->y});
    copy_part(renderer, texture, piece, (SDL_Rect){at->x, foot, at->w, at->y + at->h - foot});
    copy_part(renderer, texture, piece, (SDL_Rect){at->x, in->y, in->x - at->x, in->h});
    copy_part(renderer, texture, piece, (SDL_Rect){right, in->y, at->x + at->w - right, in->h});
}

/* A box whose inside is copied, or filled if it is flat, and whose edges are blended. */
static void paint_around(SDL_Renderer *renderer, SDL_Texture *texture,
                         const struct draw_command *command, const struct piece *piece) {
    if (command->as.box.fill == FILL_FLAT) {
        struct color c = command->as.box.color[0];
        SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_NONE);
        SDL_SetRenderDrawColor(renderer, c.r, c.g, c.b, 255);
        SDL_RenderFillRect(renderer, &piece->inside);
    } else {
        SDL_SetTextureAlphaMod(texture, 255);
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE);
        copy_part(renderer, texture, piece, piece->inside);
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    }
    SDL_SetTextureAlphaMod(texture, piece->tint.a);
    paint_edges(renderer, texture, piece);
}

static uint64_t inside_key(const struct piece *piece) {
    return hash_word(piece->image->key,
                     (uint64_t)piece->inside.w << 32 | (unsigned)piece->inside.h);
}

/* The inside of a box as a picture of its own, without an alpha channel, or, where its rows are
 * even, a strip of it; NULL when there is no memory. */
static struct image *inside_image(SDL_Renderer *renderer, SDL_Texture *texture,
                                  const struct box *box, const struct piece *piece) {
    const SDL_Rect *in = &piece->inside;
    struct image *known = cache_find(inside_key(piece));
    if (known && known->texture) {
        return known;
    }
    int width = has_even_rows(box) && in->w > STRIP ? STRIP : in->w;
    struct image *image = cache_target(inside_key(piece), renderer, width, in->h);
    if (!image) {
        return NULL;
    }
    SDL_Texture *target = SDL_GetRenderTarget(renderer);
    SDL_Rect clip, from = {in->x - piece->at.x, in->y - piece->at.y, width, in->h};
    SDL_RenderGetClipRect(renderer, &clip);
    SDL_SetRenderTarget(renderer, image->texture);
    SDL_SetTextureAlphaMod(texture, 255);
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE);
    SDL_RenderCopy(renderer, texture, &from, NULL);
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
    SDL_SetRenderTarget(renderer, target);
    SDL_RenderSetClipRect(renderer, &clip);
    return image;
}

/* A large box through which something is seen: the software renderer blends a picture without an
 * alpha channel several times as fast as one with it. */
static void paint_veil(SDL_Renderer *renderer, SDL_Texture *texture, const struct box *box,
                       const struct piece *piece, Uint8 alpha) {
    struct image *inside = inside_image(renderer, texture, box, piece);
    SDL_SetTextureAlphaMod(texture, alpha);
    if (!inside) {
        SDL_RenderCopy(renderer, texture, NULL, &piece->at);
        return;
    }
    SDL_SetTextureBlendMode(inside->texture, SDL_BLENDMODE_BLEND);
    SDL_SetTextureAlphaMod(inside->texture, (Uint8)((alpha * piece->opacity + 127) / 255));
    SDL_Rect to = piece->inside;
    for (int right = to.x + to.w; to.x < right; to.x += inside->width) {
        to.w = inside->width < right - to.x ? inside->width : right - to.x;
        SDL_RenderCopy(renderer, inside->texture, &(SDL_Rect){0, 0, to.w, to.h}, &to);
    }
    paint_edges(renderer, texture, piece);
}

/* True when the inside of a box is copied, at whatever strength its edges are. */
static bool has_copied_inside(const struct draw_command *command, const struct piece *piece) {
    return piece->inside.w > 0 && piece->opacity == 255 && piece->image && !piece->image->before &&
           (piece->tint.a == 255 || command->solid);
}

SDL_Rect piece_hides(const struct draw_command *command, const struct piece *piece) {
    SDL_Rect hidden = {0, 0, 0, 0};
    bool made = piece->image && (piece->image->picture || piece->image->texture);
    if (made && has_copied_inside(command, piece)) {
        SDL_IntersectRect(&piece->inside, &piece->seen, &hidden);
    }
    return hidden;
}

void piece_end_fade(const struct piece *piece) {
    if (piece->image && piece->inside.w > 0 && piece->tint.a < 255) {
        cache_release(inside_key(piece));
    }
}

void piece_paint(SDL_Renderer *renderer, const struct draw_command *command,
                 const struct piece *piece) {
    SDL_Texture *texture = piece->image ? cache_texture(piece->image, renderer) : NULL;
    SDL_Texture *before = piece->image ? piece->image->before : NULL;
    Uint8 alpha = piece->tint.a;
    if (before) {
        struct image_fade fade = images_fade(piece->image);
        SDL_SetTextureAlphaMod(before, fade.was);
        copy_whole(renderer, before, piece);
        alpha = fade.is;
    }
    if (piece->plain) {
        fill_plain(renderer, command);
    } else if (texture) {
        SDL_SetTextureColorMod(texture, piece->tint.r, piece->tint.g, piece->tint.b);
        if (has_copied_inside(command, piece)) {
            paint_around(renderer, texture, command, piece);
        } else if (piece->inside.w > 0 && !before) {
            paint_veil(renderer, texture, &command->as.box, piece, alpha);
        } else {
            SDL_SetTextureAlphaMod(texture, alpha);
            copy_whole(renderer, texture, piece);
        }
    }
}
