/* board.c: Shakala's board: slate, bowls and beads, and previews of actions. */
#include "ui/boards/shakala/scene.h"

#include "ui/board_kit/marks.h"
#include "ui/board_kit/view.h"
#include "ui/boards/shakala/geometry.h"
#include "ui/draw/sprites.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

enum { GLANCE = 5 };
static const float SMALLEST_UNIT = 48, ROOMY_UNIT = 120;

/* ---- the board ---- */

/* The pit whose sowing is previewed; NOWHERE if none. */
static int previewed_pit(const struct face_view *view) {
    int action = shakala_previewed(view);
    return action < SHAKALA_PITS ? action : NOWHERE;
}

static float rim_of(const struct face_view *view) {
    return shakala_pit_radius(view) * 1.005F;
}

/* In high contrast: outlines. */
static void paint_flat_slab(const struct face_view *view) {
    const struct theme *theme = view->ui->theme;
    float u = view->unit, half = (float)shakala_geometry.outline.half_width * u;
    draw_box(view->ui->list, &(struct box){.rect = {view->center.x - half, view->center.y - half,
                                                    2 * half, 2 * half},
                                           .radius = 0.16F * u,
                                           .fill = FILL_FLAT,
                                           .color = {theme->ground},
                                           .stroke = {theme->line, 3}});
    for (int street = -1; street <= 1; street++) {
        draw_box(view->ui->list,
                 &(struct box){.rect = {view->center.x - 1.06F * u,
                                        view->center.y + ((float)street - 0.06F) * u, 2.12F * u,
                                        0.12F * u},
                               .radius = 0.05F * u,
                               .fill = FILL_FLAT,
                               .color = {theme->raised},
                               .stroke = {color_hex(0x808080), 1.5F}});
    }
}

/* Whose side it is, engraved in the stone. */
static void paint_sides(const struct face_view *view) {
    const struct theme *theme = view->ui->theme;
    float u = view->unit, r = 0.06F * u;
    for (int player = 0; player < 2; player++) {
        float y = view->center.y + (player ? -2.06F : 2.06F) * u;
        int sprite = player ? SPRITE_DIAMOND : SPRITE_DISC;
        draw_sprite(view->ui->list, sprite, view->center.x + 1, y + 1.2F, r,
                    theme_glow(theme, color_hex(0x8795A3), 1));
        draw_sprite(view->ui->list, sprite, view->center.x, y, r,
                    theme->flat ? theme->player[player] : color_hex(0x12171C));
    }
}

static void paint_bowl(const struct face_view *view, int pit) {
    struct point at = shakala_pit_at(view, pit);
    if (view->ui->theme->flat) {
        draw_circle(view->ui->list, at.x, at.y, shakala_pit_radius(view), view->ui->theme->ground);
        draw_ring(view->ui->list, at.x, at.y, shakala_pit_radius(view), 3, view->ui->theme->line);
    } else {
        draw_surface(view->ui->list, &shakala_bowl, at.x, at.y, view->unit);
    }
}

/* The offset of a pit's letter from its middle: toward the corner of the board. */
static struct point corner_of(const struct face_view *view, int pit) {
    struct point at = shakala_pit_at(view, pit);
    float away = shakala_letter_away(view);
    return (struct point){at.x < view->center.x ? -away : away, pit < SHAKALA_ROW ? away : -away};
}

/* Each on a dark ground of its own, so that the glow of a lit bowl does not outshine it. */
static void paint_letters(const struct face_view *view) {
    const struct theme *theme = view->ui->theme;
    struct color ground = color_hex(theme->flat ? 0x000000 : 0x27323E);
    struct color color = theme_lettering(theme, color_alpha(color_hex(0xD3DBE4), 0.95F));
    const struct writing letters = {FONT_UI_SEMIBOLD, TYPE_SMALL, color, ALIGN_CENTER};
    for (int pit = 0; pit < SHAKALA_PITS && view->settings->coordinates; pit++) {
        struct point at = shakala_pit_at(view, pit), corner = corner_of(view, pit);
        at = (struct point){at.x + corner.x, at.y + corner.y + 5};
        draw_circle(view->ui->list, at.x, at.y - 5, shakala_letter_radius(view), ground);
        draw_text(view->ui->list, at, letters, shakala_pit_name(pit).string);
    }
}

static void paint_counts(const struct face_view *view) {
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        struct handful seen = shakala_seen(view, pit);
        int beads = shakala_size(&seen);
        if (beads > GLANCE || (view->settings->counts && beads)) {
            struct point at = shakala_pit_at(view, pit), corner = corner_of(view, pit);
            const float away = 0.82F; /* at the rim, opposite the letter */
            widget_count(view->ui, at.x - corner.x * away, at.y - corner.y * away, beads);
        }
    }
}

/* ---- highlights below the bowls ---- */

static void halo(const struct face_view *view, int pit, float strength) {
    struct point at = shakala_pit_at(view, pit);
    draw_halo(view->ui->list, at.x, at.y, shakala_pit_radius(view) * 0.98F, 0.16F * view->unit,
              theme_glow(view->ui->theme, color_hex(0xFFD67A), strength));
}

/* The fork to highlight: the one where a track is to be chosen, or the one that would be sown
 * from. */
static int lit_fork(const struct face_view *view) {
    int fork = view_can_act(view) ? shakala_moment(view->position).fork : NOWHERE;
    int pit = previewed_pit(view);
    return pit != NOWHERE && shakala_is_fork(pit) ? pit : fork;
}

/* The track that waits to be confirmed, or along which a hint goes on; NOWHERE: there is none. */
static int meant_track(const struct face_view *view) {
    const struct preview *preview = view->preview;
    int action = shakala_previewed(view);
    if (!preview || !preview->waits) {
        return NOWHERE;
    }
    action = action < SHAKALA_PITS && preview->leads ? preview->next : action;
    return action == SHAKALA_TRACK_INNER || action == SHAKALA_TRACK_OUTER ? action : NOWHERE;
}

/* False for a track while the other one is meant: it is not highlighted. */
static bool is_lit(const struct face_view *view, int track) {
    int meant = meant_track(view);
    return meant == NOWHERE || meant == track;
}

/* False for a track while the pointer is on the other one. */
static bool is_favored(const struct face_view *view, int track) {
    int action = shakala_previewed(view);
    return is_lit(view, track) && (action < SHAKALA_PITS || action == track);
}

static void paint_fork_lights(const struct face_view *view, int fork) {
    for (int track = SHAKALA_TRACK_INNER; track <= SHAKALA_TRACK_OUTER; track++) {
        if (is_lit(view, track)) {
            shakala_draw_lit_line(view, (struct shakala_edge){fork, track});
        }
    }
    halo(view, fork, 0.6F);
    for (int track = SHAKALA_TRACK_INNER; track <= SHAKALA_TRACK_OUTER; track++) {
        if (is_lit(view, track)) {
            halo(view, shakala_pit_after(fork, track), is_favored(view, track) ? 0.95F : 0.35F);
        }
    }
}

static void paint_way_lights(const struct face_view *view, const struct shakala_way *way) {
    for (int i = 0; i < way->edges; i++) {
        shakala_draw_lit_line(view, way->edge[i]);
    }
}

/* The track segment to the pit that the next bead falls into, if only one leads there. */
static bool leads_to_next(const struct face_view *view, struct shakala_edge *edge) {
    int next = view_can_act(view) ? shakala_moment(view->position).next : NOWHERE, found = 0;
    for (int pit = 0; pit < SHAKALA_PITS && next != NOWHERE; pit++) {
        for (int track = SHAKALA_TRACK_INNER; track <= SHAKALA_TRACK_OUTER; track++) {
            if (shakala_has_edge(pit, track) && shakala_pit_after(pit, track) == next) {
                *edge = (struct shakala_edge){pit, track};
                found++;
            }
        }
    }
    return found == 1;
}

static void paint_lights(const struct face_view *view) {
    int fork = lit_fork(view), previewed = previewed_pit(view);
    struct shakala_moment moment = shakala_moment(view->position);
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        struct point at = shakala_pit_at(view, pit);
        if (shakala_is_legal(view, (game_action)pit)) {
            draw_halo(view->ui->list, at.x, at.y, shakala_pit_radius(view), 0.07F * view->unit,
                      theme_glow(view->ui->theme, color_hex(0xFFD67A), 0.5F));
        }
    }
    if (previewed != NOWHERE) {
        struct shakala_way way = shakala_way_of(view, previewed);
        paint_way_lights(view, &way);
        halo(view, previewed, 0.85F);
    }
    if (fork != NOWHERE) {
        paint_fork_lights(view, fork);
    }
    if (view_can_act(view) && moment.next != NOWHERE) {
        struct shakala_edge edge;
        if (leads_to_next(view, &edge)) {
            shakala_draw_lit_line(view, edge);
        }
        halo(view, moment.next, 0.95F);
    }
}

/* ---- rings around the bowls ---- */

static void cream_ring(const struct face_view *view, int pit, bool strong) {
    const struct theme *theme = view->ui->theme;
    struct point at = shakala_pit_at(view, pit);
    struct color color = theme_mark(theme, 0xFFF0C4);
    draw_ring(view->ui->list, at.x, at.y, rim_of(view),
              theme->flat ? (strong ? 6 : 4)
              : strong    ? 3
                          : 1.6F,
              strong ? color : color_alpha(color, 0.7F));
}

static void paint_way_rings(const struct face_view *view, int pit) {
    struct shakala_way way = shakala_way_of(view, pit);
    for (int i = 0; i < way.drops; i++) {
        struct point at = shakala_pit_at(view, way.pit[i]);
        bool last = i + 1 == way.drops && way.fork == NOWHERE;
        if (last) {
            mark_landing_round(view->ui, at.x, at.y, rim_of(view));
        } else {
            cream_ring(view, way.pit[i], false);
        }
    }
    for (int i = 0; i < way.edges; i++) {
        shakala_draw_lit_arrow(view, way.edge[i], 0.9F);
    }
}

/* The pits that a picture is about. */
static void paint_places(const struct face_view *view) {
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        if (strstr(view->places, shakala_pit_id(pit).string)) {
            halo(view, pit, 0.5F);
            cream_ring(view, pit, true);
        }
    }
}

static void paint_rings(const struct face_view *view) {
    if (view->places) {
        paint_places(view);
    }
    int previewed = previewed_pit(view);
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        struct point at = shakala_pit_at(view, pit);
        if (shakala_is_legal(view, (game_action)pit) && pit != previewed) {
            mark_legal_round(view->ui, at.x, at.y, rim_of(view));
        }
    }
    if (previewed != NOWHERE) {
        struct point at = shakala_pit_at(view, previewed);
        paint_way_rings(view, previewed);
        if (view->ui->theme->flat) {
            mark_pointed_round(view->ui, at.x, at.y, rim_of(view), 0);
        } else {
            draw_ring(view->ui->list, at.x, at.y, rim_of(view), 3, color_hex(0xFFE7B8));
        }
    }
    struct shakala_moment moment = shakala_moment(view->position);
    struct shakala_edge edge;
    if (leads_to_next(view, &edge)) {
        shakala_draw_lit_arrow(view, edge, 0.9F);
    }
    if (view_can_act(view) && moment.next != NOWHERE) {
        cream_ring(view, moment.next, true);
    }
}

static void paint_fork_arrows(const struct face_view *view) {
    int fork = lit_fork(view);
    bool asked =
        view_can_act(view) && fork != NOWHERE && fork == shakala_moment(view->position).fork;
    for (int track = SHAKALA_TRACK_INNER; fork != NOWHERE && track <= SHAKALA_TRACK_OUTER;
         track++) {
        bool favored = is_favored(view, track);
        if (!is_lit(view, track)) {
            continue;
        }
        float scale = !asked ? 1 : view->unit < ROOMY_UNIT ? 1.3F : 1.22F;
        cream_ring(view, shakala_pit_after(fork, track), asked && favored);
        shakala_draw_lit_arrow(view, (struct shakala_edge){fork, track},
                               favored ? scale : scale * 0.85F);
    }
}

/* The names of the two ways beside their arrows. */
static void paint_fork_words(const struct face_view *view) {
    int fork = view_can_act(view) ? shakala_moment(view->position).fork : NOWHERE;
    float height = shakala_word_height(view);
    fork = view->places ? NOWHERE : fork; /* pictures have their captions */
    for (int track = SHAKALA_TRACK_INNER; fork != NOWHERE && track <= SHAKALA_TRACK_OUTER;
         track++) {
        enum word word = track == SHAKALA_TRACK_INNER ? WORD_SHAKALA_INNER : WORD_SHAKALA_OUTER;
        struct pill pill = {height < 28 ? TYPE_SMALL : TYPE_BODY, height,
                            .fill = theme_mark(view->ui->theme, 0xFFE3A0),
                            .ink = color_hex(0x241703)};
        if (!is_favored(view, track)) {
            pill.fill = color_mix(pill.fill, color_hex(0x3C4854), 0.35F);
        }
        pill.rim = color_alpha(color_hex(0xFFFFFF), shakala_previewed(view) == track ? 1 : 0);
        widget_pill(view->ui, shakala_track_word(view, fork, track), words(word), &pill);
    }
}

/* ---- drops and captures ---- */

/* The beads that would drop without a further choice, where they would lie. */
static void paint_ghosts(const struct face_view *view) {
    const struct trace *trace = &view->preview->trace[0];
    struct handful beads[SHAKALA_PITS];
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        beads[pit] = shakala_held(view->game, view->position, pit);
    }
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        if (event->kind != EVENT_DROP) {
            continue;
        }
        struct bead bead[SHAKALA_BEADS_MAX];
        beads[event->to].of[event->item]++;
        int count = shakala_lay(view, event->to, &beads[event->to], bead);
        struct bead ghost = *shakala_top(bead, count, event->item);
        shakala_draw_bead(view, &ghost, 0.62F);
        mark_ghost_round(view->ui, ghost.at.x, ghost.at.y, ghost.radius * 1.14F);
    }
}

/* Where the worth of what is captured from a pit is shown: at its lower rim, or at the upper one if
 * the bubble lies below. */
static float gain_below(const struct face_view *view, int pit) {
    bool bubble_below = shakala_moment(view->position).next == pit && shakala_bubble(view).dy < 0;
    return shakala_pit_radius(view) * (bubble_below ? -0.92F : 0.92F);
}

/* A pit from which a gem is captured, and what it is worth. */
static void paint_capture(const struct face_view *view, int pit, int value, int captor) {
    struct point at = shakala_pit_at(view, pit);
    mark_capture_round(view->ui, at.x, at.y, rim_of(view), 0.14F * view->unit, captor);
    if (view->unit >= SMALLEST_UNIT) {
        widget_gain(view->ui, at.x, at.y + gain_below(view, pit), value, captor);
    }
}

/* The gems that would be captured at once, pit by pit. */
static void paint_captures(const struct face_view *view) {
    const struct trace *trace = &view->preview->trace[0];
    int side = view->game->side_to_act(view->position);
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        if (event->kind == EVENT_CAPTURE && event->from < SHAKALA_PITS) {
            paint_capture(view, event->from, event->item, side);
        }
    }
}

/* The gems that are being captured now. */
static void paint_taking(const struct face_view *view) {
    for (int i = 0; i < view->frame->moving_count; i++) {
        const struct moving_item *moving = &view->frame->moving[i];
        if (moving->kind == EVENT_CAPTURE && moving->from < SHAKALA_PITS) {
            paint_capture(view, moving->from, moving->item, moving->to - SHAKALA_CUP);
        }
    }
}

/* How many beads are still in the hand at the fork. */
static void paint_left(const struct face_view *view, int pit) {
    struct shakala_way way = shakala_way_of(view, pit);
    if (way.fork == NOWHERE || way.drops == 0) {
        return;
    }
    struct point at = shakala_pit_at(view, way.fork);
    at.y += shakala_pit_radius(view) * 0.92F;
    const struct pill pill = {TYPE_SMALL, 22, theme_mark(view->ui->theme, 0xFFE3A0),
                              color_hex(0x241703), .rim = {0}};
    widget_pill(view->ui, at, text_line(words(WORD_SHAKALA_LEFT), way.left).string, &pill);
}

static void paint_preview(const struct face_view *view) {
    int action = shakala_previewed(view);
    if (action == NOWHERE) {
        return;
    }
    paint_ghosts(view);
    if (action < SHAKALA_TAKE) {
        paint_captures(view);
    }
    if (action < SHAKALA_PITS && !view->places) {
        paint_left(view, action);
    }
}

/* The lower rim of a pit or a cup. */
static struct point below_of(const struct face_view *view, int place) {
    struct point at;
    if (place < SHAKALA_PITS) {
        at = shakala_pit_at(view, place);
        at.y += shakala_pit_radius(view) * 1.05F;
    } else {
        struct shakala_panel panel = shakala_panel(view, place - SHAKALA_CUP);
        at = panel.cup;
        at.y += panel.cup_radius * 0.95F;
    }
    return at;
}

/* Gems that can be taken are ringed; the one pointed at shows what it is worth. */
static void paint_offers(const struct face_view *view) {
    struct shakala_offer offer[SHAKALA_OFFERS_MAX];
    int offers = view_can_act(view) ? shakala_offers(view, offer) : 0;
    int side = view->game->side_to_act(view->position);
    for (int i = 0; i < offers; i++) {
        const struct bead *gem = &offer[i].gem;
        float radius = fmaxf(gem->radius * 1.04F, fminf(gem->radius * 1.22F, offer[i].free));
        draw_ring(view->ui->list, gem->at.x, gem->at.y, radius, 2,
                  theme_mark(view->ui->theme, 0xFFF0C4));
        if (shakala_previewed(view) >= SHAKALA_TAKE &&
            strcmp(view->pointed, shakala_offer_id(&offer[i]).string) == 0) {
            mark_capture_round(view->ui, gem->at.x, gem->at.y, radius, 0.10F * view->unit, side);
            shakala_draw_bead(view, gem, 1);
            struct point badge = below_of(view, offer[i].place);
            widget_gain(view->ui, badge.x, badge.y, gem->kind, side);
        }
    }
}

/* ---- the whole board ---- */

static void paint_ground(const struct face_view *view) {
    if (view->ui->theme->flat) {
        paint_flat_slab(view);
    } else {
        draw_surface(view->ui->list, &shakala_slate, view->center.x, view->center.y, view->unit);
    }
    paint_sides(view);
    shakala_draw_lines(view);
    shakala_draw_slots(view);
}

void shakala_paint(const struct face_view *view) {
    bool large = view->unit >= SMALLEST_UNIT;
    paint_ground(view);
    shakala_paint_trail_lines(view);
    paint_lights(view);
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        paint_bowl(view, pit);
    }
    shakala_paint_trail(view);
    shakala_draw_arrows(view);
    paint_rings(view);
    paint_fork_arrows(view);
    if (large) {
        paint_letters(view);
    }
    shakala_draw_knobs(view);
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        shakala_draw_place(view, pit);
    }
    shakala_paint_possessions(view);
    shakala_draw_bubble(view);
    paint_preview(view);
    paint_taking(view);
    paint_offers(view);
    if (large) {
        paint_counts(view);
    }
    paint_fork_words(view);
    shakala_paint_refusal(view);
    shakala_paint_focus(view);
    shakala_draw_moving(view);
    shakala_draw_held(view);
}

void shakala_paint_labels(const struct face_view *view) {
    if (view->unit >= SMALLEST_UNIT) {
        paint_letters(view);
        paint_counts(view);
    }
    paint_fork_words(view);
}
