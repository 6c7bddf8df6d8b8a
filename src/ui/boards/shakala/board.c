/* board.c: Shakala's board: slate, bowls and beads, and previews of actions. */
#include "ui/boards/shakala/scene.h"

#include "ui/board_kit/marks.h"
#include "ui/board_kit/view.h"
#include "ui/boards/shakala/geometry.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

static const float SMALLEST_UNIT = 48, ROOMY_UNIT = 120;

/* ---- the board ---- */

static float rim_of(const struct shakala_scene *scene) {
    return scene->pit_radius * 1.005F;
}

/* In high contrast: outlines. */
static void paint_flat_slab(const struct shakala_scene *scene) {
    const struct theme *theme = scene->ui->theme;
    float u = scene->unit, half = (float)shakala_geometry.outline.half_width * u;
    draw_box(scene->ui->list,
             &(struct box){.rect = {scene->view->center.x - half, scene->view->center.y - half,
                                    2 * half, 2 * half},
                           .radius = 0.16F * u,
                           .fill = FILL_FLAT,
                           .color = {theme->ground},
                           .stroke = {theme->line, 3}});
    for (int street = -1; street <= 1; street++) {
        draw_box(scene->ui->list,
                 &(struct box){.rect = {scene->view->center.x - 1.06F * u,
                                        scene->view->center.y + ((float)street - 0.06F) * u,
                                        2.12F * u, 0.12F * u},
                               .radius = 0.05F * u,
                               .fill = FILL_FLAT,
                               .color = {theme->raised},
                               .stroke = {color_hex(0x808080), 1.5F}});
    }
}

/* Whose side it is, engraved in the stone. */
static void paint_sides(const struct shakala_scene *scene) {
    const struct theme *theme = scene->ui->theme;
    float u = scene->unit, r = 0.06F * u;
    for (int player = 0; player < 2; player++) {
        const struct shape edge = {.y = player ? -2.06 : 2.06};
        float y = view_point(scene->view, &edge).y;
        int sprite = player ? SPRITE_DIAMOND : SPRITE_DISC;
        draw_sprite(scene->ui->list, sprite, scene->view->center.x + 1, y + 1.2F, r,
                    theme_glow(theme, color_hex(0x8795A3), 1));
        draw_sprite(scene->ui->list, sprite, scene->view->center.x, y, r,
                    theme->flat ? theme->player[player] : color_hex(0x12171C));
    }
}

static void paint_bowl(const struct shakala_scene *scene, int pit) {
    struct point at = shakala_pit_at(scene, pit);
    if (scene->ui->theme->flat) {
        draw_circle(scene->ui->list, at.x, at.y, scene->pit_radius, scene->ui->theme->ground);
        draw_ring(scene->ui->list, at.x, at.y, scene->pit_radius, 3, scene->ui->theme->line);
    } else {
        draw_surface(scene->ui->list, &shakala_bowl, at.x, at.y, scene->unit);
    }
}

/* The offset of a pit's letter from its middle: toward the corner of the board. */
static struct point corner_of(const struct shakala_scene *scene, int pit) {
    struct point at = shakala_pit_at(scene, pit);
    float away = shakala_letter_away(scene);
    return (struct point){at.x < scene->view->center.x ? -away : away,
                          view_is_near(scene->view, pit / SHAKALA_ROW) ? away : -away};
}

/* Each on a dark ground of its own, so that the glow of a lit bowl does not outshine it. */
static void paint_letters(const struct shakala_scene *scene) {
    const struct theme *theme = scene->ui->theme;
    struct color ground = color_hex(theme->flat ? 0x000000 : 0x27323E);
    struct color color = theme_lettering(theme, color_alpha(color_hex(0xD3DBE4), 0.95F));
    const struct writing letters = {FONT_UI_SEMIBOLD, TYPE_SMALL, color, ALIGN_CENTER};
    for (int pit = 0; pit < SHAKALA_PITS && scene->view->settings->coordinates; pit++) {
        struct point at = shakala_pit_at(scene, pit), corner = corner_of(scene, pit);
        at = (struct point){at.x + corner.x, at.y + corner.y + 5};
        draw_circle(scene->ui->list, at.x, at.y - 5, shakala_letter_radius(scene), ground);
        draw_text(scene->ui->list, at, letters, shakala_pit_name(pit).string);
    }
}

static void paint_counts(const struct shakala_scene *scene) {
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        struct handful seen = shakala_seen(scene, pit);
        int beads = shakala_size(&seen);
        if (beads > SHAKALA_GLANCE || (scene->view->settings->counts && beads)) {
            struct point at = shakala_pit_at(scene, pit), corner = corner_of(scene, pit);
            const float away = 0.82F; /* at the rim, opposite the letter */
            widget_count(scene->ui, at.x - corner.x * away, at.y - corner.y * away, beads);
        }
    }
}

/* ---- highlights below the bowls ---- */

static void halo(const struct shakala_scene *scene, int pit, float strength) {
    struct point at = shakala_pit_at(scene, pit);
    draw_halo(scene->ui->list, at.x, at.y, scene->pit_radius * 0.98F, 0.16F * scene->unit,
              theme_glow(scene->ui->theme, color_hex(0xFFD67A), strength));
}

/* The fork to highlight: the one where a track is to be chosen, or the one that would be sown
 * from. */
static int lit_fork(const struct shakala_scene *scene) {
    int pit = scene->pit;
    return pit != NOWHERE && shakala_is_fork(pit) ? pit : scene->fork;
}

/* The track that waits to be confirmed, or along which a hint goes on; NOWHERE: there is none. */
static int meant_track(const struct shakala_scene *scene) {
    const struct preview *preview = scene->view->preview;
    int action = scene->previewed;
    if (!preview || !preview->waits) {
        return NOWHERE;
    }
    action = action < SHAKALA_PITS && preview->leads ? preview->next : action;
    return action == SHAKALA_TRACK_INNER || action == SHAKALA_TRACK_OUTER ? action : NOWHERE;
}

/* False for a track while the other one is meant: it is not highlighted. */
static bool is_lit(const struct shakala_scene *scene, int track) {
    int meant = meant_track(scene);
    return meant == NOWHERE || meant == track;
}

/* False for a track while the pointer is on the other one. */
static bool is_favored(const struct shakala_scene *scene, int track) {
    int action = scene->previewed;
    return is_lit(scene, track) && (action < SHAKALA_PITS || action == track);
}

static void paint_fork_lights(const struct shakala_scene *scene, int fork) {
    for (int track = SHAKALA_TRACK_INNER; track <= SHAKALA_TRACK_OUTER; track++) {
        if (is_lit(scene, track)) {
            shakala_draw_lit_line(scene, (struct shakala_edge){fork, track});
        }
    }
    halo(scene, fork, 0.6F);
    for (int track = SHAKALA_TRACK_INNER; track <= SHAKALA_TRACK_OUTER; track++) {
        if (is_lit(scene, track)) {
            halo(scene, shakala_pit_after(fork, track), is_favored(scene, track) ? 0.95F : 0.35F);
        }
    }
}

/* The track segment to the pit that the next bead falls into, if only one leads there. */
static bool leads_to_next(const struct shakala_scene *scene, struct shakala_edge *edge) {
    int next = scene->next, found = 0;
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

static void paint_lights(const struct shakala_scene *scene) {
    int fork = lit_fork(scene), previewed = scene->pit;
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        struct point at = shakala_pit_at(scene, pit);
        if (shakala_is_legal(scene, (game_action)pit)) {
            draw_halo(scene->ui->list, at.x, at.y, scene->pit_radius, 0.07F * scene->unit,
                      theme_glow(scene->ui->theme, color_hex(0xFFD67A), 0.5F));
        }
    }
    if (previewed != NOWHERE) {
        for (int i = 0; i < scene->way.edges; i++) {
            shakala_draw_lit_line(scene, scene->way.edge[i]);
        }
        halo(scene, previewed, 0.85F);
    }
    if (fork != NOWHERE) {
        paint_fork_lights(scene, fork);
    }
    if (scene->next != NOWHERE) {
        struct shakala_edge edge;
        if (leads_to_next(scene, &edge)) {
            shakala_draw_lit_line(scene, edge);
        }
        halo(scene, scene->next, 0.95F);
    }
}

/* ---- rings around the bowls ---- */

static void cream_ring(const struct shakala_scene *scene, int pit, bool strong) {
    const struct theme *theme = scene->ui->theme;
    struct point at = shakala_pit_at(scene, pit);
    struct color color = theme_mark(theme, 0xFFF0C4);
    draw_ring(scene->ui->list, at.x, at.y, rim_of(scene),
              theme->flat ? (strong ? 6 : 4)
              : strong    ? 3
                          : 1.6F,
              strong ? color : color_alpha(color, 0.7F));
}

static void paint_way_rings(const struct shakala_scene *scene) {
    const struct shakala_way *way = &scene->way;
    for (int i = 0; i < way->drops; i++) {
        struct point at = shakala_pit_at(scene, way->pit[i]);
        bool last = i + 1 == way->drops && way->fork == NOWHERE;
        if (last) {
            mark_landing_round(scene->ui, at.x, at.y, rim_of(scene));
        } else {
            cream_ring(scene, way->pit[i], false);
        }
    }
    for (int i = 0; i < way->edges; i++) {
        shakala_draw_lit_arrow(scene, way->edge[i], 0.9F);
    }
}

/* The pits that a picture is about. */
static void paint_places(const struct shakala_scene *scene) {
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        if (strstr(scene->view->places, shakala_pit_id(pit).string)) {
            halo(scene, pit, 0.5F);
            cream_ring(scene, pit, true);
        }
    }
}

static void paint_rings(const struct shakala_scene *scene) {
    if (scene->view->places) {
        paint_places(scene);
    }
    int previewed = scene->pit;
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        struct point at = shakala_pit_at(scene, pit);
        if (shakala_is_legal(scene, (game_action)pit) && pit != previewed) {
            mark_legal_round(scene->ui, at.x, at.y, rim_of(scene));
        }
    }
    if (previewed != NOWHERE) {
        struct point at = shakala_pit_at(scene, previewed);
        paint_way_rings(scene);
        if (scene->ui->theme->flat) {
            mark_pointed_round(scene->ui, at.x, at.y, rim_of(scene), 0);
        } else {
            draw_ring(scene->ui->list, at.x, at.y, rim_of(scene), 3, color_hex(0xFFE7B8));
        }
    }
    struct shakala_edge edge;
    if (leads_to_next(scene, &edge)) {
        shakala_draw_lit_arrow(scene, edge, 0.9F);
    }
    if (scene->next != NOWHERE) {
        cream_ring(scene, scene->next, true);
    }
}

static void paint_fork_arrows(const struct shakala_scene *scene) {
    int fork = lit_fork(scene);
    bool asked = fork != NOWHERE && fork == scene->fork;
    for (int track = SHAKALA_TRACK_INNER; fork != NOWHERE && track <= SHAKALA_TRACK_OUTER;
         track++) {
        bool favored = is_favored(scene, track);
        if (!is_lit(scene, track)) {
            continue;
        }
        float scale = !asked ? 1 : scene->unit < ROOMY_UNIT ? 1.3F : 1.22F;
        cream_ring(scene, shakala_pit_after(fork, track), asked && favored);
        shakala_draw_lit_arrow(scene, (struct shakala_edge){fork, track},
                               favored ? scale : scale * 0.85F);
    }
}

/* The names of the two ways beside their arrows. */
static void paint_fork_words(const struct shakala_scene *scene) {
    float height = shakala_word_height(scene);
    int fork = scene->view->places ? NOWHERE : scene->fork; /* pictures have their captions */
    for (int track = SHAKALA_TRACK_INNER; fork != NOWHERE && track <= SHAKALA_TRACK_OUTER;
         track++) {
        enum word word = track == SHAKALA_TRACK_INNER ? WORD_SHAKALA_INNER : WORD_SHAKALA_OUTER;
        struct pill pill = {height < 28 ? TYPE_SMALL : TYPE_BODY, height,
                            .fill = theme_mark(scene->ui->theme, 0xFFE3A0),
                            .ink = color_hex(0x241703)};
        if (!is_favored(scene, track)) {
            pill.fill = color_mix(pill.fill, color_hex(0x3C4854), 0.35F);
        }
        pill.rim = color_alpha(color_hex(0xFFFFFF), scene->previewed == track ? 1 : 0);
        widget_pill(scene->ui, shakala_track_word(scene, fork, track), words(word), &pill);
    }
}

/* ---- drops and captures ---- */

/* The beads that would drop without a further choice, where they would lie. */
static void paint_ghosts(const struct shakala_scene *scene) {
    const struct trace *trace = &scene->view->preview->trace[0];
    struct handful beads[SHAKALA_PITS];
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        beads[pit] = shakala_held(scene->view->position, pit);
    }
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        if (event->kind != EVENT_DROP) {
            continue;
        }
        struct bead bead[SHAKALA_BEADS_MAX];
        beads[event->to].of[event->item]++;
        int count = shakala_lay(scene, event->to, &beads[event->to], bead);
        struct bead ghost = *shakala_top(bead, count, event->item);
        shakala_draw_bead(scene->ui, &ghost, 0.62F);
        mark_ghost_round(scene->ui, ghost.at.x, ghost.at.y, ghost.radius * 1.14F);
    }
}

/* Where the worth of what is captured from a pit is shown: at its lower rim, or at the upper one if
 * the bubble lies below. */
static float gain_below(const struct shakala_scene *scene, int pit) {
    bool bubble_below = scene->moment.next == pit && scene->bubble.dy < 0;
    return scene->pit_radius * (bubble_below ? -0.92F : 0.92F);
}

/* A pit from which a gem is captured, and what it is worth. */
static void paint_capture(const struct shakala_scene *scene, int pit, int value, int captor) {
    struct point at = shakala_pit_at(scene, pit);
    mark_capture_round(scene->ui, at.x, at.y, rim_of(scene), 0.14F * scene->unit, captor);
    if (scene->unit >= SMALLEST_UNIT) {
        widget_gain(scene->ui, at.x, at.y + gain_below(scene, pit), value, captor);
    }
}

/* The gems that would be captured at once, pit by pit. */
static void paint_captures(const struct shakala_scene *scene) {
    const struct trace *trace = &scene->view->preview->trace[0];
    int side = scene->view->game->side_to_act(scene->view->position);
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        if (event->kind == EVENT_CAPTURE && event->from < SHAKALA_PITS) {
            paint_capture(scene, event->from, event->item, side);
        }
    }
}

/* The gems that are being captured now. */
static void paint_taking(const struct shakala_scene *scene) {
    for (int i = 0; i < scene->view->frame->moving_count; i++) {
        const struct moving_item *moving = &scene->view->frame->moving[i];
        if (moving->kind == EVENT_CAPTURE && moving->from < SHAKALA_PITS) {
            paint_capture(scene, moving->from, moving->item, moving->to - SHAKALA_CUP);
        }
    }
}

/* How many beads are still in the hand at the fork. */
static void paint_left(const struct shakala_scene *scene) {
    const struct shakala_way *way = &scene->way;
    if (way->fork == NOWHERE || way->drops == 0) {
        return;
    }
    struct point at = shakala_pit_at(scene, way->fork);
    at.y += scene->pit_radius * 0.92F;
    const struct pill pill = {TYPE_SMALL, 22, theme_mark(scene->ui->theme, 0xFFE3A0),
                              color_hex(0x241703), .rim = {0}};
    widget_pill(scene->ui, at,
                text_line(words_count(WORD_SHAKALA_LEFT, way->left), way->left).string, &pill);
}

static void paint_preview(const struct shakala_scene *scene) {
    int action = scene->previewed;
    if (action == NOWHERE) {
        return;
    }
    paint_ghosts(scene);
    if (action < SHAKALA_TAKE) {
        paint_captures(scene);
    }
    if (action < SHAKALA_PITS && !scene->view->places) {
        paint_left(scene);
    }
}

/* The lower rim of a pit or a cup. */
static struct point below_of(const struct shakala_scene *scene, int place) {
    struct point at;
    if (place < SHAKALA_PITS) {
        at = shakala_pit_at(scene, place);
        at.y += scene->pit_radius * 1.05F;
    } else {
        struct shakala_panel panel = scene->panel[place - SHAKALA_CUP];
        at = panel.cup;
        at.y += panel.cup_radius * 0.95F;
    }
    return at;
}

/* Gems that can be taken are ringed; the one pointed at shows what it is worth. */
static void paint_offers(const struct shakala_scene *scene) {
    struct ui *ui = scene->ui;
    int side = scene->view->game->side_to_act(scene->view->position);
    for (int i = 0; i < scene->offers && scene->acts; i++) {
        const struct shakala_offer *offer = &scene->offer[i];
        const struct bead *gem = &offer->gem;
        float radius = fmaxf(gem->radius * 1.04F, fminf(gem->radius * 1.22F, offer->free));
        draw_ring(ui->list, gem->at.x, gem->at.y, radius, 2, theme_mark(ui->theme, 0xFFF0C4));
        if (scene->previewed >= SHAKALA_TAKE &&
            strcmp(scene->view->pointed, shakala_offer_id(offer).string) == 0) {
            mark_capture_round(ui, gem->at.x, gem->at.y, radius, 0.10F * scene->unit, side);
            struct mirror before = shakala_turn_at(scene, offer->place, gem->at);
            shakala_draw_bead(ui, gem, 1);
            ui_mirror_end(ui, before);
            struct point badge = below_of(scene, offer->place);
            widget_gain(ui, badge.x, badge.y, gem->kind, side);
        }
    }
}

/* ---- the whole board ---- */

static void paint_ground(const struct shakala_scene *scene) {
    if (scene->ui->theme->flat) {
        paint_flat_slab(scene);
    } else {
        draw_surface(scene->ui->list, &shakala_slate, scene->view->center.x, scene->view->center.y,
                     scene->unit);
    }
    paint_sides(scene);
    shakala_draw_lines(scene);
    shakala_draw_slots(scene);
}

void shakala_paint(const struct face_view *view) {
    struct shakala_scene scene = shakala_scene_make(view);
    bool large = view->unit >= SMALLEST_UNIT;
    paint_ground(&scene);
    shakala_paint_trail_lines(&scene);
    paint_lights(&scene);
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        paint_bowl(&scene, pit);
    }
    shakala_paint_trail(&scene);
    shakala_draw_arrows(&scene);
    paint_rings(&scene);
    paint_fork_arrows(&scene);
    if (large) {
        paint_letters(&scene);
    }
    shakala_draw_knobs(&scene);
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        shakala_draw_place(&scene, pit);
    }
    shakala_paint_possessions(&scene);
    shakala_draw_bubble(&scene);
    paint_preview(&scene);
    paint_taking(&scene);
    paint_offers(&scene);
    if (large) {
        paint_counts(&scene);
    }
    paint_fork_words(&scene);
    shakala_paint_refusal(&scene);
    shakala_paint_focus(&scene);
    shakala_draw_moving(&scene);
    shakala_draw_held(&scene);
}

void shakala_paint_labels(const struct face_view *view) {
    struct shakala_scene scene = shakala_scene_make(view);
    if (scene.unit >= SMALLEST_UNIT) {
        paint_letters(&scene);
        paint_counts(&scene);
    }
    paint_fork_words(&scene);
}
