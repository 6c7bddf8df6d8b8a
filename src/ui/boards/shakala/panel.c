/* panel.c: Shakala's panels: the cup of captured gems, and the tray for the hand. */
#include "ui/boards/shakala/scene.h"

#include "ui/board_kit/view.h"
#include "ui/boards/shakala/geometry.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

static const float NARROW = 220;

static int group_cup(struct draw_list *list, const struct shakala_panel *panel) {
    float diameter = 2 * panel->cup_radius;
    return draw_group_grid(list, "cup", rect_around(panel->cup, panel->cup_radius), panel->cup,
                           (struct point){diameter, diameter});
}

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
    int group = draw_group(view->ui->list, "hand", panel->tray);
    if (!ui_is_phone(view->ui)) {
        style_write(view->ui, left, panel->tray.y - 12, STYLE_SMALL | STYLE_STRONG | STYLE_MUTED,
                    words(WORD_SHAKALA_HAND));
    }
    draw_group_end(view->ui->list, group);
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
    struct draw_list *list = scene->ui->list;
    for (int player = 0; player < 2; player++) {
        const struct shakala_panel *panel = &scene->panel[player];
        if (!panel->shown) {
            continue;
        }
        int board = draw_group_again(list, text_line("panel:%d", player).string);
        int group = group_cup(list, panel);
        shakala_draw_place(scene, SHAKALA_CUP + player);
        draw_group_end(list, group);
        if (scene->owner != player) {
            draw_group_end(list, board);
            continue;
        }
        struct handful held = shakala_seen(scene, SHAKALA_HAND);
        draw_group(list, "hand", panel->tray);
        if (!panel->strip && !ui_is_phone(scene->ui)) {
            paint_hand_label(scene, shakala_size(&held));
        }
        shakala_mark_choices(scene, &scene->tray);
        shakala_draw_place(scene, SHAKALA_HAND);
        shakala_count_choices(scene, &scene->tray);
        draw_group_end(list, board);
    }
}

void shakala_paint_panel(const struct face_view *view, int player, struct rect room) {
    struct shakala_panel panel = shakala_panel(view, player);
    struct ui *ui = view->ui;
    if (!panel.shown) {
        return;
    }
    int group = group_cup(ui->list, &panel);
    if (ui->theme->flat) {
        draw_ring(ui->list, panel.cup.x, panel.cup.y, panel.cup_radius, 3, ui->theme->line);
    } else {
        draw_surface(ui->list, &shakala_cup, panel.cup.x, panel.cup.y, panel.cup_radius);
    }
    draw_group_end(ui->list, group);
    bool holds = view->game->side_to_act(view->animated_from) == player;
    draw_group(ui->list, "hand", panel.tray);
    widget_well(ui, panel.tray, panel.strip ? 12 : 14, holds ? 0.34F : 0.2F);
    draw_group_end(ui->list, group);
    if (!panel.strip) {
        paint_labels(view, &panel, room);
    }
}
