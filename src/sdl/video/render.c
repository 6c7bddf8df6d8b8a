/* render.c: see render.h. A command is resolved at most once in a frame, and not at all if the
 * previous frame had it too: then its piece is reused. */
#include "sdl/video/render.h"

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
    return piece && !piece->pending ? piece : NULL;
}

static void resolve_new(const struct drawn *last, struct drawn *next, bool sprites) {
    for (int i = 0; i < next->list.count; i++) {
        const struct draw_command *command = &next->list.command[i];
        if ((command->kind == DRAW_SPRITE) == sprites && !taken_over(last, next, i)) {
            next->piece[i] = piece_resolve(&next->list, command);
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
        if (command->kind == DRAW_CLIP || command->kind == DRAW_CLIP_END) {
            clipped = command->kind == DRAW_CLIP;
            clip = render_pixels(command->rect);
        }
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
            damage_add(damage, seen);
            i = -1; /* now more may be touched */
        }
    }
}

/* ---- painting ---- */

/* Paints the parts of a frame, which do not overlap. */
static void paint(SDL_Renderer *renderer, const struct drawn *frame, const struct damage *damage) {
    for (int i = 0; i < frame->list.count; i++) {
        for (int k = 0; k < damage->count; k++) {
            SDL_Rect part = render_pixels(damage->part[k]), within;
            if (SDL_IntersectRect(&part, &frame->piece[i].seen, &within)) {
                SDL_RenderSetClipRect(renderer, &within);
                piece_paint(renderer, &frame->list.command[i], &frame->piece[i]);
            }
        }
    }
    SDL_RenderSetClipRect(renderer, NULL);
}

struct damage render_frame(SDL_Renderer *renderer, struct drawn *shown, struct drawn *next,
                           bool kept) {
    struct damage damage = {0};
    SDL_Rect output = {0, 0, 0, 0};
    resolve(shown, next);
    if (kept && shown->generation == next->generation) {
        damage = damage_between(shown, next);
        take_in_stretched(&damage, next);
    } else if (renderer) {
        SDL_GetRendererOutputSize(renderer, &output.w, &output.h);
        damage_add(&damage, (struct rect){0, 0, (float)output.w, (float)output.h});
    }
    if (renderer) {
        paint(renderer, next, &damage);
    }
    struct drawn swap = *shown;
    *shown = *next;
    *next = swap;
    return damage;
}
