/* tray.c: the hand's beads in a row, in a tray or in the bubble, and what can be touched of it. */
#include "ui/boards/shakala/scene.h"

#include <math.h>

static int kinds_in(const struct handful *beads) {
    int kinds = 0;
    for (int kind = 0; kind < SHAKALA_KINDS; kind++) {
        kinds += beads->of[kind] > 0;
    }
    return kinds;
}

float shakala_row_length(const struct shakala_row *row) {
    int size = shakala_size(&row->beads), kinds = kinds_in(&row->beads);
    return kinds ? (float)(kinds - 1) * row->gap + (float)(size - kinds) * row->step : 0;
}

void shakala_lay_row(struct shakala_row *row) {
    const struct rect *rect = &row->rect;
    float along = row->first, across = row->upright ? rect->x + rect->w / 2 : rect->y + rect->h / 2;
    row->count = 0;
    for (int kind = 0; kind < SHAKALA_KINDS; kind++) {
        for (int i = 0; i < row->beads.of[kind]; i++) {
            struct point at = {along, across}, upright = {across, along};
            row->bead[row->count++] =
                (struct bead){.kind = kind,
                              .look = i,
                              .at = row->upright ? upright : at,
                              .radius = kind == SHAKALA_STONE ? row->stone : row->gem};
            along += i + 1 < row->beads.of[kind] ? row->step : row->gap;
        }
    }
}

struct shakala_row shakala_tray(const struct shakala_panel *panel, const struct handful *beads) {
    struct rect tray = panel->tray;
    int size = shakala_size(beads), kinds = kinds_in(beads);
    float room = tray.w - 16;
    float heads = (float)(kinds ? kinds : 1), covered = fminf((float)size - heads, 6);
    /* so that the front bead of each kind is wholly visible, and most of the beads behind it */
    float fit = room / (2.4F * heads + 0.7F * covered);
    float least = fminf(SHAKALA_GEM_LEAST, (room / heads - 3) / 2);
    struct shakala_row row = {.beads = *beads,
                              .stone = tray.h >= 84 ? tray.h / 4 : tray.h * 0.236F,
                              .rect = {tray.x, tray.y + 4, tray.w, tray.h - 8}};
    row.gem = fminf(row.stone * 8 / 7, fmaxf(fit, least));
    row.stone = fminf(row.stone, row.gem);
    float pitch = row.stone * 2.95F, between = room - 2 * row.gem;
    row.step = row.gap = pitch;
    if (size > 1 && (float)(size - 1) * pitch > between) {
        /* far enough apart that each kind is easily touched, provided that the others still show */
        float most = kinds > 1 ? (between - 0.7F * row.gem * covered) / (float)(kinds - 1) : 0;
        row.gap = fmaxf(between / (float)(size - 1), 2 * row.gem + 3);
        row.gap = fmaxf(row.gap, fminf(most, SHAKALA_TOUCHED));
        float rest = between - (float)(kinds - 1) * row.gap;
        row.step = size > kinds ? fmaxf(0, rest / (float)(size - kinds)) : 0;
    }
    row.first = tray.x + tray.w / 2 - shakala_row_length(&row) / 2;
    shakala_lay_row(&row);
    return row;
}

struct rect shakala_row_mark(const struct shakala_row *row, int kind) {
    const float beside = 3; /* the ring of what can be dropped */
    const struct bead *first = row->bead;
    while (first + 1 < row->bead + row->count && first->kind != kind) {
        first++;
    }
    const struct bead *last = first + (row->beads.of[kind] > 1 ? row->beads.of[kind] - 1 : 0);
    float half = first->radius + beside;
    return (struct rect){first->at.x - half, first->at.y - half,
                         last->at.x - first->at.x + 2 * half, last->at.y - first->at.y + 2 * half};
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

struct rect shakala_row_rect(const struct shakala_row *row, int kind) {
    const struct rect *rect = &row->rect;
    const float start = row->upright ? rect->y : rect->x,
                end = start + (row->upright ? rect->h : rect->w);
    float from = 1e9F, to = -1e9F, before = start, after = end;
    for (const struct bead *bead = row->bead; bead < row->bead + row->count; bead++) {
        float at = row->upright ? bead->at.y : bead->at.x;
        float left = at - bead->radius - 1, right = at + bead->radius + 1;
        if (bead->kind == kind) {
            from = fminf(from, left);
            to = fmaxf(to, right);
        } else if (bead->kind < kind) {
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
