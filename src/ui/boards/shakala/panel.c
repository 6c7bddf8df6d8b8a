/* panel.c: Shakala's panels: the cup of captured gems, and the tray for the hand. */
#include "ui/boards/shakala/scene.h"

#include "ui/board_kit/view.h"
#include "ui/boards/shakala/geometry.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

static const float NARROW = 220;

/* The pit that the beads in the hand came from; NOWHERE if the hand is empty. */
static int origin_of(const struct shakala_scene *scene) {
    int before = shakala_moment(scene->view->animated_from).origin,
        after = shakala_moment(scene->view->animated_to).origin;
    return after != NOWHERE ? after : before != NOWHERE ? before : scene->view->frame->hand;
}

static void paint_labels(const struct face_view *view, const struct shakala_panel *panel,
                         struct rect room) {
    float left = panel->tray.x + 4;
    if (panel->cup.y - panel->cup_radius - room.y > 30) {
        style_write(view->ui, left, room.y + (room.w < NARROW ? 22 : 26),
                    STYLE_SMALL | STYLE_STRONG | STYLE_MUTED, words(WORD_SHAKALA_CUP));
    }
    if (!ui_is_phone(view->ui)) {
        style_write(view->ui, left, panel->tray.y - 12, STYLE_SMALL | STYLE_STRONG | STYLE_MUTED,
                    words(WORD_SHAKALA_HAND));
    }
}

/* How many beads are in the hand, and where they come from. */
static void paint_hand_label(const struct shakala_scene *scene, int held) {
    const struct face_view *view = scene->view;
    const struct shakala_panel panel = shakala_panel(view, scene->owner);
    bool narrow = view->room[scene->owner].w < NARROW;
    int origin = origin_of(scene);
    if (!held || origin == NOWHERE) {
        return;
    }
    enum word word = narrow ? WORD_SHAKALA_HELD_SHORT : WORD_SHAKALA_HELD;
    struct line label = text_line(words_count(word, held), held, shakala_pit_name(origin).string);
    struct mirror before = view_turn_panel(view, scene->owner);
    style_write(scene->ui, panel.tray.x + panel.tray.w - 4, panel.tray.y - 12,
                STYLE_SMALL | STYLE_MUTED | STYLE_END, label.string);
    ui_mirror_end(scene->ui, before);
}

/* The contents of the cups and of the hand. */
void shakala_paint_possessions(const struct shakala_scene *scene) {
    for (int player = 0; player < 2; player++) {
        const struct shakala_panel *panel = &scene->panel[player];
        if (!panel->shown) {
            continue;
        }
        shakala_draw_place(scene, SHAKALA_CUP + player);
        if (scene->owner != player) {
            continue;
        }
        struct handful held = shakala_seen(scene, SHAKALA_HAND);
        if (!panel->strip && !ui_is_phone(scene->ui)) {
            paint_hand_label(scene, shakala_size(&held));
        }
        shakala_mark_choices(scene, &scene->tray);
        shakala_draw_place(scene, SHAKALA_HAND);
        shakala_count_choices(scene, &scene->tray);
    }
}

void shakala_paint_panel(const struct face_view *view, int player, struct rect room) {
    struct shakala_panel panel = shakala_panel(view, player);
    struct ui *ui = view->ui;
    if (!panel.shown) {
        return;
    }
    if (ui->theme->flat) {
        draw_ring(ui->list, panel.cup.x, panel.cup.y, panel.cup_radius, 3, ui->theme->line);
    } else {
        draw_surface(ui->list, &shakala_cup, panel.cup.x, panel.cup.y, panel.cup_radius);
    }
    bool holds = view->game->side_to_act(view->animated_from) == player;
    widget_well(ui, panel.tray, panel.strip ? 12 : 14, holds ? 0.34F : 0.2F);
    if (!panel.strip) {
        paint_labels(view, &panel, room);
    }
}
