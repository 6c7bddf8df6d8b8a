/* tray.c: see tray.h. */
#include "ui/boards/shakala/tray.h"

#include <math.h>

static int kinds_in(const struct handful *beads) {
    int kinds = 0;
    for (int kind = 0; kind < SHAKALA_KINDS; kind++) {
        kinds += beads->of[kind] > 0;
    }
    return kinds;
}

float shakala_row_length(const struct shakala_row *row, const struct handful *beads) {
    int size = shakala_size(beads), kinds = kinds_in(beads);
    return kinds ? (float)(kinds - 1) * row->gap + (float)(size - kinds) * row->step : 0;
}

struct shakala_row shakala_tray(const struct face_view *view, const struct handful *beads) {
    struct rect tray = shakala_panel(view, shakala_hand_owner(view)).tray;
    int size = shakala_size(beads), kinds = kinds_in(beads);
    float room = tray.w - 16;
    float heads = (float)(kinds ? kinds : 1), covered = fminf((float)size - heads, 6);
    /* so that the front bead of each kind is wholly visible, and most of the beads behind it */
    float fit = room / (2.4F * heads + 0.7F * covered);
    float least = fminf(SHAKALA_GEM_LEAST, (room / heads - 3) / 2);
    struct shakala_row row = {.bead = tray.h >= 84 ? tray.h / 4 : tray.h * 0.236F};
    row.rect = (struct rect){tray.x, tray.y + 4, tray.w, tray.h - 8};
    row.gem = fminf(row.bead * 8 / 7, fmaxf(fit, least));
    row.bead = fminf(row.bead, row.gem);
    float pitch = row.bead * 2.95F, between = room - 2 * row.gem;
    row.step = row.gap = pitch;
    if (size > 1 && (float)(size - 1) * pitch > between) {
        /* far enough apart that each kind is easily touched, provided that the others still show */
        float most = kinds > 1 ? (between - 0.7F * row.gem * covered) / (float)(kinds - 1) : 0;
        row.gap = fmaxf(between / (float)(size - 1), 2 * row.gem + 3);
        row.gap = fmaxf(row.gap, fminf(most, SHAKALA_TOUCHED));
        float rest = between - (float)(kinds - 1) * row.gap;
        row.step = size > kinds ? fmaxf(0, rest / (float)(size - kinds)) : 0;
    }
    row.first = tray.x + tray.w / 2 - shakala_row_length(&row, beads) / 2;
    return row;
}

int shakala_lay_row(const struct shakala_row *row, const struct handful *beads,
                    struct bead out[SHAKALA_BEADS_MAX]) {
    int laid = 0;
    const struct rect *rect = &row->rect;
    float along = row->first, across = row->upright ? rect->x + rect->w / 2 : rect->y + rect->h / 2;
    for (int kind = 0; kind < SHAKALA_KINDS; kind++) {
        for (int i = 0; i < beads->of[kind]; i++, laid++) {
            struct point at = {along, across}, upright = {across, along};
            out[laid] = (struct bead){.kind = kind,
                                      .look = i,
                                      .at = row->upright ? upright : at,
                                      .radius = kind == SHAKALA_STONE ? row->bead : row->gem};
            along += i + 1 < beads->of[kind] ? row->step : row->gap;
        }
    }
    return laid;
}

struct rect shakala_row_mark(const struct shakala_row *row, const struct handful *beads, int kind) {
    const float beside = 3; /* the ring of what can be dropped */
    struct bead bead[SHAKALA_BEADS_MAX];
    int count = shakala_lay_row(row, beads, bead), first = 0;
    while (first + 1 < count && bead[first].kind != kind) {
        first++;
    }
    int last = first + (beads->of[kind] > 1 ? beads->of[kind] - 1 : 0);
    struct point from = bead[first].at, to = bead[last].at;
    float half = bead[first].radius + beside;
    return (struct rect){from.x - half, from.y - half, to.x - from.x + 2 * half,
                         to.y - from.y + 2 * half};
}

/* How far a target extends to both sides of its middle, along one axis. */
struct reach {
    float before, after;
};

/* `wanted` in all, within the limit of each side, and evenly if possible. */
static struct reach reach_of(float wanted, float before, float after) {
    struct reach reach = {fminf(before, wanted / 2), fminf(after, wanted / 2)};
    reach.before = fminf(before, wanted - reach.after);
    reach.after = fminf(after, wanted - reach.before);
    return reach;
}

struct rect shakala_row_rect(const struct shakala_row *row, const struct handful *beads, int kind) {
    struct bead bead[SHAKALA_BEADS_MAX];
    int count = shakala_lay_row(row, beads, bead);
    const struct rect *rect = &row->rect;
    const float start = row->upright ? rect->y : rect->x,
                end = start + (row->upright ? rect->h : rect->w);
    float from = 1e9F, to = -1e9F, before = start, after = end;
    for (int i = 0; i < count; i++) {
        float at = row->upright ? bead[i].at.y : bead[i].at.x;
        float left = at - bead[i].radius - 1, right = at + bead[i].radius + 1;
        if (bead[i].kind == kind) {
            from = fminf(from, left);
            to = fmaxf(to, right);
        } else if (bead[i].kind < kind) {
            before = fmaxf(before, right);
        } else {
            after = fminf(after, left);
        }
    }
    float middle = (from + to) / 2;
    before = before > start ? (before + from) / 2 : before; /* halfway to the next kind */
    after = after < end ? (after + to) / 2 : after;
    struct reach reach =
        reach_of(fmaxf(to - from, SHAKALA_TOUCHED), middle - before, after - middle);
    float first = middle - reach.before, length = reach.before + reach.after;
    return row->upright ? (struct rect){rect->x, first, rect->w, length}
                        : (struct rect){first, rect->y, length, rect->h};
}
