/* beads.c: how stones and gems lie in pits, cups and the hand's tray, and how they move between
 * them. */
#include "ui/boards/shakala/scene.h"

#include "base/random.h"
#include "base/vector.h"
#include "ui/board_kit/heap.h"
#include "ui/boards/shakala/geometry.h"
#include "ui/draw/sprites.h"
#include "ui/kit/ui.h"

#include <assert.h>
#include <math.h>
#include <string.h>

static const float GLIDE_SIZES = 4; /* how many sizes a bead goes through in motion */

/* Gems are a little larger than stones; many in a small pit are most legible when they cover each
 * other least. */
static const float gem_size = 1.10F, bead_size = 0.96F;
static const float crowded_least = 11.6F, heap_least = 11.6F;
static const float smallest_table = 64; /* u of a board for playing, not a thumbnail */

static float clamped(float t) {
    return fminf(1, fmaxf(0, t));
}

/* ---- heaps of stones and gems ---- */

struct bed {
    struct point middle;
    float scale;                              /* points per unit of the hollow */
    struct heap_disc disc[SHAKALA_BEADS_MAX]; /* in units, stones first */
    float bead_radius, gem_radius;            /* in points */
    float reach; /* how far from the middle crowded gems may reach, in points; 0: none are */
};

static uint64_t seed_of(int place) {
    return (uint64_t)place * 17 + 5;
}

/* Lays discs small enough for all to lie side by side, as a gem under another would be illegible;
 * but none below `smallest`: then some lie on others. Returns the radius of an average disc. */
static float lay_discs(int place, float half_width, float disc, float smallest, int count,
                       struct heap_disc laid[SHAKALA_BEADS_MAX]) {
    const float closest = 0.66F; /* largest share of the floor that discs can cover */
    float fit = half_width / (sqrtf((float)count / closest) + 0.1F);
    struct heap_hollow hollow = {half_width, half_width, fmaxf(smallest, fminf(disc, fit)), 1, 0};
    heap_pack(&hollow, seed_of(place), count, laid);
    while (count && laid[count - 1].layer && hollow.disc > smallest) {
        hollow.disc = fmaxf(smallest, 0.96F * hollow.disc);
        heap_pack(&hollow, seed_of(place), count, laid);
    }
    return hollow.disc;
}

/* Gems that are larger than their slots push each other aside as far as the rim allows, so that
 * their figures stay legible; stones are only counted, and may be covered. */
static void part_gems(const struct bed *bed, struct bead *gem, int gems) {
    const float away = 1.92F * bed->gem_radius;
    const float rim = fmaxf(0, bed->reach - bed->gem_radius);
    bool moved = true;
    for (int round = 0; round < 40 && moved; round++) {
        moved = false;
        for (int i = 1; i < gems; i++) {
            for (int k = 0; k < i; k++) {
                struct point *a = &gem[i].at, *b = &gem[k].at;
                float x = a->x - b->x, y = a->y - b->y, between = fmaxf(vector_length(x, y), 0.01F);
                float push = fmaxf(0, away - between) / between / 2;
                *a = (struct point){a->x + x * push, a->y + y * push};
                *b = (struct point){b->x - x * push, b->y - y * push};
                moved = moved || push > 0;
            }
        }
        for (int i = 0; i < gems; i++) {
            struct point *at = &gem[i].at;
            float x = at->x - bed->middle.x, y = at->y - bed->middle.y;
            float back = fminf(1, rim / fmaxf(vector_length(x, y), 0.01F));
            *at = (struct point){bed->middle.x + x * back, bed->middle.y + y * back};
            moved = moved || back < 1;
        }
    }
}

/* Stones first, at the bottom, with the gems on top. */
static int lay_heap(const struct bed *bed, int place, const struct handful *beads,
                    struct bead out[]) {
    int laid = 0;
    for (int kind = 0; kind < SHAKALA_KINDS; kind++) {
        for (int i = 0; i < beads->of[kind]; i++, laid++) {
            out[laid] =
                (struct bead){.kind = kind,
                              .look = place * 3 + i,
                              .at = {bed->middle.x + bed->disc[laid].x * bed->scale,
                                     bed->middle.y + bed->disc[laid].y * bed->scale},
                              .radius = kind == SHAKALA_STONE ? bed->bead_radius : bed->gem_radius};
        }
    }
    if (bed->reach > 0) {
        int stones = beads->of[SHAKALA_STONE];
        part_gems(bed, out + stones, laid - stones);
    }
    return laid;
}

static struct bed bed_of_pit(const struct shakala_scene *scene, int pit, int beads) {
    float u = scene->unit, bead = (float)SHAKALA_BEAD_RADIUS;
    float floor = (float)SHAKALA_PIT_RADIUS * 0.88F;
    bool table = u >= smallest_table;
    float largest = table ? fmaxf(bead, heap_least / u) : bead;
    struct bed bed = {.middle = shakala_pit_at(scene, pit), .scale = u};
    assert(beads <= SHAKALA_BEADS_MAX);
    float disc = lay_discs(pit, floor, largest, 0.68F * largest, beads, bed.disc);
    float drawn = fminf(bead, disc) * u;
    bool crowded = table && disc < largest;
    float least = !table ? 0 : crowded ? crowded_least : SHAKALA_GEM_LEAST;
    float gem = fmaxf(drawn * gem_size, least);
    bed.bead_radius = drawn * bead_size;
    bed.gem_radius = gem;
    bed.reach = crowded && gem > 1.2F * disc * u ? (float)SHAKALA_PIT_RADIUS * 0.95F * u : 0;
    return bed;
}

/* ---- cups ---- */

/* Each value has a quarter of the cup, and each of its gems a slot of its own there: one near the
 * middle and three along the rim. So none lies on another, none moves when others come or go, and
 * they can be counted. The offset of a slot from the middle, in radii of the cup. */
static struct point cup_slot(int cup, int value, int slot) {
    static const float degree = 3.14159265F / 180, inside = 0.30F, at_rim = 0.68F;
    static const float turned[SHAKALA_GEMS_OF_VALUE] = {45, 45, 15, 75};
    uint64_t state = seed_of(cup) + (uint64_t)(value * SHAKALA_GEMS_OF_VALUE + slot);
    float chance = (float)random_below(&state, 256) / 256 - 0.5F; /* no two lie alike */
    float turn = (turned[slot] + 90 * (float)value + 7 * chance) * degree;
    float away = (slot ? at_rim : inside) + 0.04F * chance;
    return (struct point){away * cosf(turn), away * sinf(turn)};
}

static int lay_cup(const struct shakala_panel *panel, int cup, const struct handful *beads,
                   struct bead out[]) {
    const float radius = panel->cup_radius, least = panel->strip ? 9 : 12;
    const float gem = fmaxf(0.17F * radius, fminf(0.3F * radius, least));
    int laid = 0;
    for (int value = 1; value < SHAKALA_KINDS; value++) {
        for (int i = 0; i < beads->of[value]; i++) {
            struct point slot = cup_slot(cup, value, i);
            out[laid++] = (struct bead){
                .kind = value,
                .at = {panel->cup.x + slot.x * radius, panel->cup.y + slot.y * radius},
                .radius = gem};
        }
    }
    return laid;
}

/* ---- any place ---- */

int shakala_lay(const struct shakala_scene *scene, int place, const struct handful *beads,
                struct bead out[SHAKALA_BEADS_MAX]) {
    if (place == SHAKALA_HAND) {
        struct shakala_row row = shakala_tray(&scene->panel[scene->owner], beads);
        memcpy(out, row.bead, sizeof row.bead);
        return row.count;
    }
    if (place < SHAKALA_PITS) {
        struct bed bed = bed_of_pit(scene, place, shakala_size(beads));
        return lay_heap(&bed, place, beads, out);
    }
    return lay_cup(&scene->panel[place - SHAKALA_CUP], place, beads, out);
}

const struct bead *shakala_top(const struct bead *bead, int count, int kind) {
    const struct bead *top = NULL;
    for (int i = 0; i < count; i++) {
        top = bead[i].kind == kind ? &bead[i] : top;
    }
    return top;
}

/* ---- drawing ---- */

void shakala_draw_bead(const struct ui *ui, const struct bead *bead, float alpha) {
    int plain = SPRITE_BEAD_PLAIN, sprite = SPRITE_BEAD_0 + bead->look % SPRITE_BEAD_VARIANTS;
    if (bead->kind != SHAKALA_STONE) {
        bool figure = bead->radius >= 9;
        plain = (figure ? SPRITE_GEM_1_FIGURE_PLAIN : SPRITE_GEM_1_PLAIN) + bead->kind - 1;
        sprite = (figure ? SPRITE_GEM_1_FIGURE : SPRITE_GEM_1) + bead->kind - 1;
    }
    draw_sprite(ui->list, theme_sprite(ui->theme, plain, sprite), bead->at.x, bead->at.y,
                bead->radius, color_white(alpha));
}

/* A size between two others; few of them, as each is an image of its own. */
static float between(float from, float to, float t) {
    return from + (to - from) * roundf(t * GLIDE_SIZES) / GLIDE_SIZES;
}

/* The `rank`th bead of a kind, from 0; NULL if there are fewer. */
static const struct bead *nth(const struct bead *bead, int count, int kind, int rank) {
    for (int i = 0; i < count; i++) {
        if (bead[i].kind == kind && rank-- == 0) {
            return &bead[i];
        }
    }
    return NULL;
}

/* The next item to arrive in a place, else the last one to leave it, and in *t how far the place's
 * contents have made room for it. NULL if nothing arrives or leaves. */
static const struct moving_item *neighbor(const struct shakala_scene *scene, int place, float *t) {
    const struct frame *frame = scene->view->frame;
    for (int i = 0; i < frame->moving_count; i++) {
        if (frame->moving[i].to == place) {
            *t = ease_in_out(clamped((frame->moving[i].t - 0.4F) / 0.6F));
            return &frame->moving[i];
        }
    }
    for (int i = frame->moving_count - 1; i >= 0; i--) {
        if (frame->moving[i].from == place) {
            *t = 1 - ease_in_out(clamped(frame->moving[i].t * 1.5F));
            return &frame->moving[i];
        }
    }
    return NULL;
}

/* Adds what the previewed action would drop into a place. */
static void add_previewed(const struct shakala_scene *scene, int place, struct handful *beads) {
    if (scene->previewed == NOWHERE) {
        return;
    }
    const struct trace *trace = &scene->view->preview->trace[0];
    for (int i = 0; i < trace->count; i++) {
        bool falls = trace->event[i].kind == EVENT_DROP && trace->event[i].to == place;
        beads->of[trace->event[i].item] += falls ? 1 : 0;
    }
}

void shakala_draw_place(const struct shakala_scene *scene, int place) {
    struct bead bead[SHAKALA_BEADS_MAX], other[SHAKALA_BEADS_MAX];
    struct handful beads = shakala_seen(scene, place);
    int count = shakala_lay(scene, place, &beads, bead), others = 0;
    float t = 1;
    const struct moving_item *moving = neighbor(scene, place, &t);
    if (moving && !scene->view->settings->reduced_motion) {
        beads.of[moving->item] += moving->count;
    } else {
        add_previewed(scene, place, &beads);
    }
    if (count && shakala_size(&beads) > count) {
        others = shakala_lay(scene, place, &beads, other);
    }
    int seen[SHAKALA_KINDS] = {0};
    const struct bead *missing =
        place == SHAKALA_HAND ? shakala_top(bead, count, scene->held) : NULL;
    for (int i = 0; i < count; i++) {
        struct bead moved = bead[i];
        const struct bead *there = nth(other, others, bead[i].kind, seen[bead[i].kind]++);
        if (there) {
            moved.at = point_between(moved.at, there->at, t);
            moved.radius = between(moved.radius, there->radius, t);
        }
        if (&bead[i] != missing) {
            struct mirror before = shakala_turn_at(scene, place, moved.at);
            shakala_draw_bead(scene->ui, &moved, 1);
            ui_mirror_end(scene->ui, before);
        }
    }
}

/* ---- in motion ---- */

/* The contents of a place when a moving item left it, or once it arrives. */
static struct handful around(const struct shakala_scene *scene, int place,
                             const struct moving_item *moving, bool leaving) {
    struct handful beads = shakala_seen(scene, place);
    for (int i = 0; i < scene->view->frame->moving_count; i++) {
        const struct moving_item *other = &scene->view->frame->moving[i];
        bool together = moving->kind == EVENT_PICK; /* a handful is picked up at once */
        if (leaving ? other->from == place && (together || other->event >= moving->event)
                    : other->to == place && (together || other->event <= moving->event)) {
            beads.of[other->item] += other->count;
        }
    }
    return beads;
}

/* The last `count` beads of the moving item's kind in one of its two places. */
static int ends_of(const struct shakala_scene *scene, const struct moving_item *moving,
                   bool leaving, struct bead out[]) {
    struct bead bead[SHAKALA_BEADS_MAX];
    int place = leaving ? moving->from : moving->to;
    struct handful beads = around(scene, place, moving, leaving);
    int count = shakala_lay(scene, place, &beads, bead), found = 0;
    for (int i = 0; i < moving->count; i++) {
        const struct bead *end =
            nth(bead, count, moving->item, beads.of[moving->item] - moving->count + i);
        if (end) {
            out[found++] = *end;
        }
    }
    return found;
}

/* A captured gem is lifted first, so that it is seen where it lay, and then goes to the cup. */
static void draw_captured(const struct shakala_scene *scene, const struct bead *start,
                          const struct bead *end, float t) {
    const float lift = 0.45F, larger = 1.25F; /* how much of the time that takes; in size */
    float up = ease_out(clamped(t / lift)), on = ease_in_out(clamped((t - lift) / (1 - lift)));
    struct bead bead = *end;
    struct point high = {start->at.x, start->at.y - 0.26F * scene->unit * up};
    bead.at = point_between(high, end->at, on);
    bead.radius = between(start->radius * between(1, larger, up), end->radius, on);
    shakala_draw_bead(scene->ui, &bead, 1);
}

static void draw_moving_item(const struct shakala_scene *scene, const struct moving_item *moving) {
    struct bead start[SHAKALA_BEADS_MAX], end[SHAKALA_BEADS_MAX];
    int starts = ends_of(scene, moving, true, start), ends = ends_of(scene, moving, false, end);
    float t = ease_in_out(moving->t), rise = 0.42F * scene->unit * 4 * t * (1 - t);
    for (int i = 0; i < starts && i < ends; i++) {
        struct bead bead = end[i];
        if (scene->view->settings->reduced_motion) {
            shakala_draw_bead(scene->ui, &start[i], 1 - moving->t);
            shakala_draw_bead(scene->ui, &bead, moving->t);
            continue;
        }
        if (moving->kind == EVENT_CAPTURE) {
            draw_captured(scene, &start[i], &end[i], moving->t);
            continue;
        }
        bead.radius = between(start[i].radius, end[i].radius, t);
        bead.at = point_between(start[i].at, end[i].at, t);
        bead.at.y -= rise;
        shakala_draw_bead(scene->ui, &bead, 1);
    }
}

void shakala_draw_moving(const struct shakala_scene *scene) {
    for (int i = 0; i < scene->view->frame->moving_count; i++) {
        draw_moving_item(scene, &scene->view->frame->moving[i]);
    }
}
