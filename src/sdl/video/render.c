/* render.c: see render.h. A command is resolved at most once in a frame, and not at all if the
 * previous frame had it too: then its piece is reused. */
#include "sdl/video/render.h"

#include "base/hash.h"
#include "sdl/video/images.h"
#include "sdl/video/piece.h"

#include <math.h>
#include <stdlib.h>

void drawn_free(struct drawn *frame) {
    draw_free(&frame->list);
    free(frame->piece);
    free(frame->same);
    *frame = (struct drawn){0};
}

SDL_Rect render_pixels(struct rect rect) {
    return (SDL_Rect){(int)rect.x, (int)rect.y, (int)ceilf(rect.w), (int)ceilf(rect.h)};
}

/* ---- resolving ---- */

/* Room for the pieces of all commands; when memory has run out, the commands beyond are left out.
 */
static void make_room(struct drawn *frame) {
    if (frame->list.count > frame->capacity) {
        size_t capacity = (size_t)frame->list.capacity;
        struct piece *piece = realloc(frame->piece, capacity * sizeof *piece);
        frame->piece = piece ? piece : frame->piece;
        int *same = realloc(frame->same, capacity * sizeof *same);
        frame->same = same ? same : frame->same;
        if (piece && same) {
            frame->capacity = frame->list.capacity;
        } else {
            frame->list.count = frame->capacity;
            frame->list.truncated = true;
        }
    }
}

/* The piece that a command had in the previous frame; NULL when it must be resolved. */
static const struct piece *taken_over(const struct drawn *last, const struct drawn *next, int i) {
    const struct piece *piece = next->same[i] >= 0 ? &last->piece[next->same[i]] : NULL;
    return piece && !piece->pending && !piece->cut ? piece : NULL;
}

static void follow_clip(const struct draw_command *command, bool *clipped, SDL_Rect *clip) {
    if (command->kind == DRAW_CLIP || command->kind == DRAW_CLIP_END) {
        *clipped = command->kind == DRAW_CLIP;
        *clip = render_pixels(command->rect);
    }
}

static void resolve_new(const struct drawn *last, struct drawn *next, bool sprites) {
    SDL_Rect clip = {0};
    bool clipped = false;
    for (int i = 0; i < next->list.count; i++) {
        const struct draw_command *command = &next->list.command[i];
        follow_clip(command, &clipped, &clip);
        if ((command->kind == DRAW_SPRITE) == sprites && !taken_over(last, next, i)) {
            next->piece[i] = piece_resolve(&next->list, command, clipped ? &clip : NULL);
            next->pending = next->pending || next->piece[i].pending;
            next->fading = next->fading || next->piece[i].fading;
        }
    }
}

static void clip_pieces(struct drawn *frame) {
    bool clipped = false;
    SDL_Rect clip = {0};
    for (int i = 0; i < frame->list.count; i++) {
        const struct draw_command *command = &frame->list.command[i];
        struct piece *piece = &frame->piece[i];
        follow_clip(command, &clipped, &clip);
        piece->seen = piece->at;
        if (clipped && !SDL_IntersectRect(&piece->at, &clip, &piece->seen)) {
            piece->seen = (SDL_Rect){0};
        }
    }
}

/* The pointer often goes back to where it came from: what was just shown outlives what is older. */
static void keep_images(const struct drawn *last) {
    for (int i = 0; i < last->list.count; i++) {
        if (last->piece[i].image) {
            cache_use(last->piece[i].image);
        }
    }
}

static void resolve(const struct drawn *last, struct drawn *next) {
    make_room(next);
    next->generation = cache_generation();
    next->pending = next->fading = false;
    bool valid = last->generation == next->generation;
    damage_match(valid ? &last->list : &(struct draw_list){0}, &next->list, next->same);
    if (valid) {
        keep_images(last); /* first: new images may displace unused ones */
    }
    for (int i = 0; i < next->list.count; i++) {
        const struct piece *piece = taken_over(last, next, i);
        if (piece) {
            next->piece[i] = *piece;
        }
    }
    resolve_new(last, next, false);
    resolve_new(last, next, true);
    images_complete();
    clip_pieces(next);
}

/* ---- what has changed ---- */

static struct rect seen_of(const struct piece *piece) {
    return (struct rect){(float)piece->seen.x, (float)piece->seen.y, (float)piece->seen.w,
                         (float)piece->seen.h};
}

/* The pieces of a command that both frames have. */
static void add_changed(struct damage *damage, const struct piece *was, const struct piece *is) {
    if ((was->pending && !is->pending) || is->fading || !SDL_RectEquals(&was->seen, &is->seen)) {
        damage_add(damage, seen_of(was));
        damage_add(damage, seen_of(is));
    }
}

/* Where the frames differ. */
static struct damage damage_between(const struct drawn *last, const struct drawn *next) {
    struct damage damage = {0};
    int passed = 0; /* commands of the last frame */
    for (int i = 0; i < next->list.count; i++) {
        for (; passed < next->same[i]; passed++) {
            damage_add(&damage, seen_of(&last->piece[passed]));
        }
        if (next->same[i] < 0) {
            damage_add(&damage, seen_of(&next->piece[i]));
        } else {
            add_changed(&damage, &last->piece[passed++], &next->piece[i]);
        }
    }
    for (; passed < last->list.count; passed++) {
        damage_add(&damage, seen_of(&last->piece[passed]));
    }
    return damage;
}

static bool is_stretched(const struct piece *piece) {
    return piece->image &&
           (piece->at.w != piece->image->width || piece->at.h != piece->image->height);
}

/* A stretched image would look different when it is cut: it is painted as a whole. */
static void take_in_stretched(struct damage *damage, const struct drawn *frame) {
    for (int i = 0; i < frame->list.count; i++) {
        struct rect seen = seen_of(&frame->piece[i]);
        if (is_stretched(&frame->piece[i]) && damage_touches(damage, seen) &&
            !damage_holds(damage, seen)) {
            damage_join(damage, seen);
            i = -1; /* now more may be touched */
        }
    }
}

/* ---- painting ---- */

enum { BAND = 100000 }; /* pixels */

/* Large boxes that hide what is below them: many a panel lies on the ground, which is then only
 * painted around it. */
enum { COVERS_MOST = 16, COVERED_LEAST = 10000 }; /* boxes; pixels that are worth more calls */

struct covers {
    int command[COVERS_MOST]; /* their numbers, rising */
    SDL_Rect part[COVERS_MOST];
    int count;
};

static struct covers covers_of(const struct drawn *frame) {
    struct covers covers = {.count = 0};
    for (int i = 0; i < frame->list.count && covers.count < COVERS_MOST; i++) {
        SDL_Rect part = piece_hides(&frame->list.command[i], &frame->piece[i]);
        if (part.w * part.h >= COVERED_LEAST) {
            covers.command[covers.count] = i;
            covers.part[covers.count++] = part;
        }
    }
    return covers;
}

/* Paints command `i` within a rectangle, but not what covers number `next` and on hide of it. */
static void paint_within(SDL_Renderer *renderer, const struct drawn *frame, int i, SDL_Rect within,
                         const struct covers *covers, int next) {
    SDL_Rect in;
    for (; next < covers->count; next++) {
        if (covers->command[next] > i && SDL_IntersectRect(&within, &covers->part[next], &in) &&
            in.w * in.h >= COVERED_LEAST) {
            int right = in.x + in.w, foot = in.y + in.h;
            SDL_Rect around[] = {{within.x, within.y, within.w, in.y - within.y},
                                 {within.x, foot, within.w, within.y + within.h - foot},
                                 {within.x, in.y, in.x - within.x, in.h},
                                 {right, in.y, within.x + within.w - right, in.h}};
            for (int k = 0; k < 4; k++) {
                paint_within(renderer, frame, i, around[k], covers, next + 1);
            }
            return;
        }
    }
    if (!SDL_RectEmpty(&within)) {
        SDL_RenderSetClipRect(renderer, &within);
        piece_paint(renderer, &frame->list.command[i], &frame->piece[i]);
    }
}

static void paint_part(SDL_Renderer *renderer, const struct drawn *frame, SDL_Rect part,
                       const struct covers *covers) {
    SDL_Rect within;
    for (int i = 0; i < frame->list.count; i++) {
        const SDL_Rect *seen = &frame->piece[i].seen;
        int first = is_stretched(&frame->piece[i]) ? covers->count : 0; /* not to be cut */
        if (part.x < seen->x + seen->w && seen->x < part.x + part.w &&
            SDL_IntersectRect(&part, seen, &within)) {
            paint_within(renderer, frame, i, within, covers, first);
        }
    }
}

/* True when the processor paints, and no piece must be painted as a whole. */
static bool comes_in_bands(SDL_Renderer *renderer, const struct drawn *frame) {
    SDL_RendererInfo info;
    bool bands = !frame->fading && SDL_GetRendererInfo(renderer, &info) == 0 &&
                 (info.flags & SDL_RENDERER_SOFTWARE);
    for (int i = 0; bands && i < frame->list.count; i++) {
        bands = !is_stretched(&frame->piece[i]);
    }
    return bands;
}

/* Paints the parts of a frame, which do not overlap, in bands from top to bottom: what lies in many
 * layers stays in the processor's cache until the last of them. */
static void paint(SDL_Renderer *renderer, const struct drawn *frame, const struct damage *damage) {
    struct covers covers = covers_of(frame);
    bool bands = comes_in_bands(renderer, frame);
    for (int k = 0; k < damage->count; k++) {
        SDL_Rect part = render_pixels(damage->part[k]);
        int foot = part.y + part.h, rows = bands && part.w ? BAND / part.w + 1 : part.h;
        for (; part.y < foot; part.y += part.h) {
            part.h = rows < foot - part.y ? rows : foot - part.y;
            paint_part(renderer, frame, part, &covers);
        }
    }
    SDL_RenderSetClipRect(renderer, NULL);
}

/* ---- from scene to scene ---- */

/* The movement that a frame is part of; NULL: none. */
static const struct draw_command *movement_of(const struct drawn *frame) {
    const struct draw_list *list = &frame->list;
    const struct draw_command *last = list->count ? &list->command[list->count - 1] : NULL;
    return last && last->kind == DRAW_MOVEMENT ? last : NULL;
}

/* The key of one of the two pictures between which a movement leads, 0 or 1. */
static uint64_t movement_key(uint64_t which, SDL_Rect size) {
    return hash_word(hash_word(HASH_START, which), (uint64_t)size.w << 32 | (unsigned)size.h);
}

static struct image *movement_picture(SDL_Renderer *renderer, uint64_t which, SDL_Rect size) {
    return cache_target(movement_key(which, size), renderer, size.w, size.h);
}

/* Frees the pictures of a movement that has ended: they are as large as the window, and would push
 * out images that the next scene can use. */
static void end_movement(const struct drawn *last, const struct drawn *next) {
    const struct draw_command *was = movement_of(last);
    if (was && !movement_of(next)) {
        cache_release(movement_key(0, render_pixels(was->rect)));
        cache_release(movement_key(1, render_pixels(was->rect)));
    }
}

/* The same for a fade: it may come again with every turn, or never. */
static void end_fades(const struct drawn *last, const struct drawn *next) {
    bool fades = false;
    for (int i = 0; i < next->list.count; i++) {
        fades = fades || next->list.command[i].faded;
    }
    for (int i = 0; !fades && i < last->list.count; i++) {
        piece_end_fade(&last->piece[i]);
    }
}

/* `kept` is a texture that shows the frame already, or NULL. */
static void paint_picture(SDL_Renderer *renderer, struct image *picture, const struct drawn *frame,
                          const struct damage *damage, SDL_Texture *kept) {
    SDL_Texture *target = SDL_GetRenderTarget(renderer);
    SDL_SetRenderTarget(renderer, picture->texture);
    if (kept) {
        SDL_RenderCopy(renderer, kept, NULL, NULL);
    } else {
        paint(renderer, frame, damage);
    }
    SDL_SetRenderTarget(renderer, target);
}

/* Where two frames of one movement differ but for what moves. */
static struct damage damage_apart(const struct drawn *last, const struct drawn *next) {
    struct drawn was = *last, is = *next;
    was.list.count--;
    is.list.count--;
    struct damage damage = damage_between(&was, &is);
    take_in_stretched(&damage, &is);
    return damage;
}

/* Lays the part `from` of a picture over `to`, which it covers without being distorted. */
static void lay_over(SDL_Renderer *renderer, SDL_Texture *picture, struct rect from, struct rect to,
                     float strength) {
    if (strength <= 0) {
        return;
    }
    float scale = fmaxf(to.w / from.w, to.h / from.h);
    SDL_Rect part = {(int)roundf(from.x + (from.w - to.w / scale) / 2),
                     (int)roundf(from.y + (from.h - to.h / scale) / 2), (int)roundf(to.w / scale),
                     (int)roundf(to.h / scale)};
    SDL_Rect place = {(int)roundf(to.x), (int)roundf(to.y), (int)roundf(to.w), (int)roundf(to.h)};
    SDL_SetTextureBlendMode(picture, strength < 1 ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE);
    SDL_SetTextureAlphaMod(picture, (Uint8)(255 * strength));
    SDL_RenderCopy(renderer, picture, &part, &place);
}

static float eased(float t, float from, float until) {
    float part = fminf(1, fmaxf(0, (t - from) / (until - from)));
    return part * part * (3 - 2 * part);
}

/* The picture slows down as it arrives, and is the new one before it does. What is around follows:
 * it would show the new one in its place too early. */
static void compose(SDL_Renderer *renderer, const struct draw_command *command, SDL_Texture *was,
                    SDL_Texture *is) {
    struct rect whole = command->rect, from = command->as.movement.from;
    struct rect to = command->as.movement.to;
    float t = command->as.movement.t, gone = eased(t, 0.35F, 0.9F), come = eased(t, 0.1F, 0.6F);
    float way = 1 - (1 - t) * (1 - t) * (1 - t);
    struct rect at = {from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way,
                      from.w + (to.w - from.w) * way, from.h + (to.h - from.h) * way};
    lay_over(renderer, is, whole, whole, 1);
    lay_over(renderer, was, whole, whole, 1 - gone);
    lay_over(renderer, was, from, at, come < 1);
    lay_over(renderer, is, to, at, come);
}

/* Paints a frame that is part of a movement. False when it is not, or when it has no pictures:
 * there is no memory, or they were lost, or the window has changed its size. */
static bool paint_movement(SDL_Renderer *renderer, const struct drawn *last,
                           const struct drawn *next, bool kept) {
    const struct draw_command *was = movement_of(last), *is = movement_of(next);
    bool begun = was && is && was->as.movement.number == is->as.movement.number;
    if (!is || last->generation != next->generation) {
        return false;
    }
    SDL_Rect size = render_pixels(is->rect);
    struct image *old = movement_picture(renderer, 0, size);
    struct image *new = movement_picture(renderer, 1, size);
    if (!old || !new) {
        return false;
    }
    struct damage all = {.part = {is->rect}, .count = 1};
    struct damage damage = begun ? damage_apart(last, next) : all;
    if (!begun) {
        paint_picture(renderer, old, last, &all, kept ? SDL_GetRenderTarget(renderer) : NULL);
    }
    paint_picture(renderer, new, next, &damage, NULL);
    compose(renderer, is, old->texture, new->texture);
    return true;
}

struct damage render_frame(SDL_Renderer *renderer, struct drawn *shown, struct drawn *next,
                           bool kept) {
    struct damage damage = {0};
    SDL_Rect output = {0, 0, 0, 0};
    resolve(shown, next);
    if (images_held()) {
        return damage;
    }
    if (kept && shown->generation == next->generation) {
        damage = damage_between(shown, next);
        take_in_stretched(&damage, next);
    } else if (renderer) {
        SDL_GetRendererOutputSize(renderer, &output.w, &output.h);
        damage_add(&damage, (struct rect){0, 0, (float)output.w, (float)output.h});
    }
    if (renderer && !paint_movement(renderer, shown, next, kept)) {
        paint(renderer, next, &damage);
    }
    end_movement(shown, next);
    end_fades(shown, next);
    struct drawn swap = *shown;
    *shown = *next;
    *next = swap;
    return damage;
}
