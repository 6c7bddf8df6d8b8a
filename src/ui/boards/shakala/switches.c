/* switches.c: the switches at the forks, which show where the next bead goes: slots and knobs. */
#include "ui/boards/shakala/scene.h"

#include "base/vector.h"
#include "ui/board_kit/view.h"
#include "ui/draw/sprites.h"
#include "ui/kit/ui.h"

#include <math.h>

/* Where the knob of a fork's switch is in a position: -1 at the inner track, 1 at the outer, 0
 * between them. It stays where it was put until a bead has passed. */
static float knob_in(const struct position *pos, int fork) {
    struct shakala_moment moment = shakala_moment(pos);
    for (int track = SHAKALA_TRACK_INNER; track <= SHAKALA_TRACK_OUTER; track++) {
        if (moment.next == shakala_pit_after(fork, track)) {
            return track == SHAKALA_TRACK_INNER ? -1 : 1;
        }
    }
    return 0;
}

/* Sets *knob while a bead passes the switch, which pushes the knob to its side; else false. */
static bool held_by_moving(const struct shakala_scene *scene, int fork, float from, float *knob) {
    for (int i = 0; i < scene->view->frame->moving_count; i++) {
        const struct moving_item *moving = &scene->view->frame->moving[i];
        bool inner = moving->to == shakala_pit_after(fork, SHAKALA_TRACK_INNER);
        if (moving->kind != EVENT_DROP ||
            (!inner && moving->to != shakala_pit_after(fork, SHAKALA_TRACK_OUTER))) {
            continue;
        }
        float side = inner ? -1 : 1, start = moving->event == 0 ? from : 0;
        float out = ease_out(fminf(1, moving->t / 0.4F));
        float back = ease_in_out(fmaxf(0, (moving->t - 0.6F) / 0.4F));
        *knob = (start + (side - start) * out) * (1 - back);
        return true;
    }
    return false;
}

static float knob_at(const struct shakala_scene *scene, int fork) {
    float from = knob_in(scene->view->animated_from, fork),
          to = knob_in(scene->view->animated_to, fork), knob = to;
    if (scene->view->busy && !scene->view->settings->reduced_motion &&
        !held_by_moving(scene, fork, from, &knob)) {
        knob = from + (to - from) * ease_in_out(scene->view->progress);
    }
    return knob;
}

static void draw_slot(const struct shakala_scene *scene, const struct path *slot, bool lit) {
    struct draw_list *list = scene->ui->list;
    float u = scene->unit;
    if (scene->ui->theme->flat) {
        draw_path(list, slot,
                  &(struct stroke){.color = lit ? scene->ui->theme->accent : scene->ui->theme->line,
                                   .width = 4});
        return;
    }
    if (lit) {
        struct color glow = color_hex(0xFFD67A);
        draw_path(list, slot,
                  &(struct stroke){.color = color_alpha(glow, 0.10F), .width = 0.20F * u});
        draw_path(list, slot,
                  &(struct stroke){.color = color_alpha(glow, 0.14F), .width = 0.15F * u});
    }
    draw_path(
        list, slot,
        &(struct stroke){.color = color_hex(lit ? 0xFFD98A : 0xC9953B),
                         .width = 0.078F * u,
                         .under = {color_alpha(color_hex(0x07090C), 0.8F), 0.098F * u, false}});
    draw_path(list, slot, &(struct stroke){.color = color_hex(0x15181D), .width = 0.05F * u});
}

/* Where a fork's slot starts on its arc around the bowl, in degrees; the knob's middle position is
 * 31 further. */
static float slot_start(const struct face_view *view, int fork) {
    return shakala_turn_of(view, fork) > 0 ? 14 : 194;
}

static float slot_radius(const struct shakala_scene *scene) {
    return scene->pit_radius + 0.085F * scene->unit;
}

static bool is_open(const struct shakala_scene *scene, int fork) {
    return scene->fork == fork;
}

static void draw_knob(const struct shakala_scene *scene, int fork) {
    static const float pi = 3.14159265F;
    struct point at = shakala_pit_at(scene, fork);
    float u = scene->unit, radius = slot_radius(scene);
    float angle = (slot_start(scene->view, fork) + 31 + 22 * knob_at(scene, fork)) * pi / 180;
    float x = at.x + radius * cosf(angle), y = at.y + radius * sinf(angle);
    bool lit = is_open(scene, fork);
    if (scene->ui->theme->flat) {
        draw_circle(scene->ui->list, x, y, 0.06F * u,
                    lit ? scene->ui->theme->accent : scene->ui->theme->line);
    } else {
        draw_sprite(scene->ui->list, SPRITE_KNOB_SWITCH, x, y, 0.062F * u, color_white(1));
    }
}

void shakala_draw_slots(const struct shakala_scene *scene) {
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        if (shakala_is_fork(pit)) {
            struct point at = shakala_pit_at(scene, pit);
            struct path slot = {0};
            path_arc(&slot, at.x, at.y, slot_radius(scene), slot_start(scene->view, pit),
                     slot_start(scene->view, pit) + 62);
            draw_slot(scene, &slot, is_open(scene, pit));
        }
    }
}

void shakala_draw_knobs(const struct shakala_scene *scene) {
    for (int pit = 0; pit < SHAKALA_PITS; pit++) {
        if (shakala_is_fork(pit)) {
            draw_knob(scene, pit);
        }
    }
}
