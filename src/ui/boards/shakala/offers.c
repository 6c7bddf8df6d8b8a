/* offers.c: see offers.h. */
#include "ui/boards/shakala/offers.h"

#include "base/vector.h"
#include "ui/boards/shakala/tray.h"

#include <math.h>

struct line shakala_offer_id(const struct shakala_offer *offer) {
    struct line id = shakala_gem_id(offer->place, offer->value);
    return offer->copy ? text_line("%s:%d", id.string, offer->copy) : id;
}

/* ---- the targets of a place ---- */

/* The gems of a place, and their numbers in order from the left and from the top. */
struct field {
    struct bead gem[SHAKALA_BEADS_MAX];
    int gems;
    int order[2][SHAKALA_BEADS_MAX];
};

/* Gems that share a part of a place: a bit for each number. */
struct share {
    struct rect room;
    unsigned gems;
};

/* What a place can be divided into, and the shortest side of a part. */
struct division {
    int parts;
    struct share part[SHAKALA_OFFERS_MAX];
    float least;
};

static float along(const struct field *field, int gem, bool down) {
    return down ? field->gem[gem].at.y : field->gem[gem].at.x;
}

static void put_in_order(struct field *field, bool down) {
    int *order = field->order[down];
    for (int i = 0; i < field->gems; i++) {
        int k = i;
        for (; k > 0 && along(field, order[k - 1], down) > along(field, i, down); k--) {
            order[k] = order[k - 1];
        }
        order[k] = i;
    }
}

static int count_bits(unsigned bits) {
    int count = 0;
    for (; bits; bits &= bits - 1) {
        count++;
    }
    return count;
}

static bool are_equal(const struct field *field, unsigned gems) {
    int kind = NOWHERE;
    for (int i = 0; i < field->gems; i++) {
        if (gems >> i & 1 && kind != NOWHERE && field->gem[i].kind != kind) {
            return false;
        }
        kind = gems >> i & 1 ? field->gem[i].kind : kind;
    }
    return true;
}

/* Cuts a share between two gems that are neighbors along an axis, `before` and all before it in the
 * first part: as evenly as possible, but not through the middle of a gem. */
static void cut(const struct field *field, const struct share *share, bool down, unsigned first,
                const int neighbor[2], struct share part[2]) {
    float from = along(field, neighbor[0], down), to = along(field, neighbor[1], down);
    float clear = fminf((to - from) / 2, 0.6F * field->gem[neighbor[0]].radius);
    float start = down ? share->room.y : share->room.x, size = down ? share->room.h : share->room.w;
    float even = start + size * (float)count_bits(first) / (float)count_bits(share->gems);
    float at = fmaxf(from + clear, fminf(to - clear, even));
    part[0] = (struct share){share->room, first};
    part[1] = (struct share){share->room, share->gems & ~first};
    part[0].room =
        down ? rect_cut_top(&part[1].room, at - start) : rect_cut_left(&part[1].room, at - start);
}

static struct division divide(const struct field *field, struct share share);

/* The better of a division and the one that begins with two parts. */
static struct division better(const struct field *field, struct division best,
                              const struct share part[2]) {
    struct division one = divide(field, part[0]);
    if (one.least <= best.least) {
        return best;
    }
    struct division other = divide(field, part[1]);
    if (other.least <= best.least) {
        return best;
    }
    for (int i = 0; i < other.parts; i++) {
        one.part[one.parts++] = other.part[i];
    }
    one.least = fminf(one.least, other.least);
    return one;
}

/* Divides a share until only equal gems are in a part, so that the whole place can be touched. Of
 * all ways the one with the largest smallest part; of the very many ways for many gems, those that
 * first halve them. */
static struct division divide(const struct field *field, struct share share) {
    enum { MANY = 5 };
    if (are_equal(field, share.gems)) {
        return (struct division){1, {share}, fminf(share.room.w, share.room.h)};
    }
    struct division best = {.least = -1};
    int gems = count_bits(share.gems);
    for (int down = 0; down < 2; down++) {
        unsigned first = 0;
        int neighbor[2] = {NOWHERE, NOWHERE}, passed = 0;
        for (int i = 0; i < field->gems; i++) {
            neighbor[1] = field->order[down][i];
            if (!(share.gems >> neighbor[1] & 1)) {
                continue;
            }
            if (first && (gems <= MANY || passed == gems / 2)) {
                struct share part[2];
                cut(field, &share, down, first, neighbor, part);
                best = better(field, best, part);
            }
            first |= 1U << neighbor[1];
            neighbor[0] = neighbor[1];
            passed++;
        }
    }
    return best;
}

/* ---- what is offered ---- */

/* Half of the way from a gem to the nearest other one. */
static float free_around(const struct bead *at, const struct bead *gem, int gems) {
    float nearest = 1e9F;
    for (int i = 0; i < gems; i++) {
        float way = vector_length(gem[i].at.x - at->at.x, gem[i].at.y - at->at.y);
        nearest = way > 0 ? fminf(nearest, way) : nearest;
    }
    return nearest / 2;
}

static struct rect room_of(const struct face_view *view, int place) {
    const float beside = 10; /* a pit */
    if (place >= SHAKALA_PITS) {
        struct shakala_panel panel = shakala_panel(view, place - SHAKALA_CUP);
        return rect_around(panel.cup, panel.cup_radius);
    }
    float most = view->unit / 2 - 1;
    float half = fmaxf(shakala_pit_radius(view) + beside, SHAKALA_TOUCHED);
    return rect_around(shakala_pit_at(view, place), fminf(half, most));
}

static struct field field_of(const struct face_view *view, int place) {
    struct field field = {.gems = 0};
    struct bead bead[SHAKALA_BEADS_MAX];
    struct handful beads = shakala_held(view->game, view->position, place);
    int count = shakala_lay(view, place, &beads, bead);
    for (int i = 0; i < count; i++) {
        if (bead[i].kind != SHAKALA_STONE) {
            field.gem[field.gems++] = bead[i];
        }
    }
    put_in_order(&field, false);
    put_in_order(&field, true);
    return field;
}

static int offers_of(const struct face_view *view, int place, struct shakala_offer out[]) {
    struct field field = field_of(view, place);
    unsigned all = (1U << field.gems) - 1;
    struct division division = divide(&field, (struct share){room_of(view, place), all});
    for (int i = 0; i < division.parts; i++) {
        struct shakala_offer *offer = &out[i];
        *offer =
            (struct shakala_offer){.place = place, .rect = division.part[i].room, .free = 1e9F};
        for (int k = 0; k < field.gems; k++) {
            if (division.part[i].gems >> k & 1) {
                offer->gem[offer->gems++] = field.gem[k];
                offer->free = fminf(offer->free, free_around(&field.gem[k], field.gem, field.gems));
            }
        }
        offer->value = offer->gem[0].kind;
        for (int k = 0; k < i; k++) {
            offer->copy += out[k].value == offer->value;
        }
    }
    return division.parts;
}

int shakala_offers(const struct face_view *view, struct shakala_offer out[SHAKALA_OFFERS_MAX]) {
    int offers = 0, last = NOWHERE, opponent = !view->game->side_to_act(view->position);
    for (int i = 0; i < view->legal->count; i++) {
        int taken = view->legal->action[i] - SHAKALA_TAKE;
        int place = taken < 0 ? NOWHERE : taken / (SHAKALA_KINDS - 1);
        if (place != last && place != NOWHERE) { /* a place's actions follow each other */
            offers +=
                offers_of(view, place == SHAKALA_CUP ? place + opponent : place, out + offers);
        }
        last = place;
    }
    return offers;
}
