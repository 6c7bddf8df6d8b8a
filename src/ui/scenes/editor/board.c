/* board.c: the board that is changed, the players' panels beside it, and the places on both; see
 * scene.h. */
#include "ui/scenes/editor/scene.h"

#include "ui/board_kit/marks.h"
#include "ui/board_kit/view.h"
#include "ui/scenes/table/scene.h"
#include "words/words.h"

#include <math.h>

static const float LEAST = 32, CORNER = 12; /* of a place for the pointer; of a panel's frame */

static const struct legal nothing_legal;

bool editor_place_id(const struct editor *editor, const struct face *face, int place,
                     struct place_shape *out) {
    int player = place - face->store;
    if (face->store && (player == 0 || player == 1)) {
        *out = (struct place_shape){.id = text_line("store:%d", player)};
        return !face->store_shape || face->store_shape(player, &out->shape);
    }
    return face->place_shape && face->place_shape(&editor->board, place, out);
}

struct line editor_item_name(const struct editor *editor, int item) {
    struct line name = {0};
    struct text text = text_fixed(name.string, sizeof name.string);
    if (item == NOWHERE) {
        text_add(&text, words(WORD_EDITOR_TAKE));
    } else {
        editor->edit->item_name(item, &text);
    }
    return name;
}

/* The focus is marked as at the table: a square around a round place, within a square one; and
 * around a panel, whose own border may be bright. `unit` is that of the board, 0 for a panel. */
static void mark_place(const struct ui *ui, struct rect rect, float radius, float unit) {
    const float off = 4; /* the border */
    float side = fminf(rect.w, rect.h);
    bool round = radius > 0.45F * side;
    if (unit <= 0) {
        mark_focus(ui, rect_inset(rect, -off), radius);
    } else if (round) {
        mark_focus(ui, rect_inset(rect, -0.06F * unit), 0.09F * unit);
    } else {
        mark_focus(ui, rect_inset(rect, 0.015F * side), 0.09F * side);
    }
}

static void add_place(struct ui *ui, const char *id, struct rect rect, float radius, float unit,
                      const char *label) {
    targets_add(&ui->targets, id, rect, true, label);
    targets_role(&ui->targets, ROLE_PLACE, false);
    if (ui_focused(ui, id)) {
        mark_place(ui, rect, radius, unit);
    } else if (ui_hot(ui, id)) {
        draw_box(ui->list, &(struct box){.rect = rect,
                                         .radius = radius,
                                         .stroke = {ui->theme->accent, 2 * ui->theme->weight}});
    }
}

/* How large a place may be for the pointer without lying over the next one. */
static float least_place(const struct editor *editor, const struct face *face, float unit) {
    struct place_shape before = {.shape = {0}}, found;
    float least = LEAST;
    for (int place = 0; place < editor->game->place_count; place++) {
        if (editor_place_id(editor, face, place, &found) && found.shape.half_width > 0) {
            double x = fabs((double)found.shape.x - (double)before.shape.x),
                   y = fabs((double)found.shape.y - (double)before.shape.y);
            bool next = before.shape.half_width > 0;
            least = next ? fminf(least, (float)fmax(x, y) * unit) : least;
            before = found;
        }
    }
    return least;
}

/* Where a place is that can be changed. */
static struct rect place_rect(const struct face_view *view, const struct shape *shape,
                              float least) {
    float half_w = fmaxf((float)shape->half_width * view->unit, least / 2);
    float half_h = fmaxf((float)shape->half_height * view->unit, least / 2);
    struct point at = view_point(view, shape);
    return (struct rect){at.x - half_w, at.y - half_h, 2 * half_w, 2 * half_h};
}

static void add_places(const struct app *app, const struct face *face, const struct face_view *view,
                       const struct table_layout *layout) {
    const struct editor *editor = &app->editor;
    struct line item = editor_item_name(editor, editor->item);
    float least = least_place(editor, face, view->unit);
    for (int place = 0; place < editor->game->place_count; place++) {
        struct place_shape found;
        if (!editor_place_id(editor, face, place, &found)) {
            continue;
        }
        struct line name = {0};
        struct text text = text_fixed(name.string, sizeof name.string);
        editor->game->place_name(&editor->board, place, &text);
        bool panel = found.shape.half_width <= 0;
        if (panel && !layout) {
            continue; /* it is a button of the column */
        }
        add_place(app->ui, found.id.string,
                  panel ? layout->panel[place - face->store]
                        : place_rect(view, &found.shape, least),
                  panel ? CORNER : (float)found.shape.corner * view->unit, panel ? 0 : view->unit,
                  text_line(words(WORD_EDITOR_PLACE), name.string, item.string).string);
    }
}

static void draw_panel(const struct app *app, const struct face *face,
                       const struct table_layout *layout, struct face_view *view, int player) {
    const struct editor *editor = &app->editor;
    int score = editor->game->score(&editor->board, player);
    const struct panel_text text = {.player = player,
                                    .name = view->name[player],
                                    .other = view->name[!player],
                                    .side = view->name[player],
                                    .other_side = view->name[!player],
                                    .side_note = "",
                                    .unit = panel_unit(editor->game, face, score, view->over),
                                    .score = score,
                                    .active = editor->game->side_to_act(&editor->board) == player,
                                    .least = face->panel_least};
    struct rect panel = layout->panel[player];
    int group = draw_group(app->ui->list, text_line("panel:%d", player).string, panel);
    struct mirror before = ui_mirror(app->ui, panel);
    view->score_line[player] = panel_score_line(panel, &text);
    struct rect room =
        layout->strips ? panel_strip(app->ui, panel, &text) : panel_side(app->ui, panel, &text);
    ui_mirror_end(app->ui, before);
    view->room[player] = ui_mirrored(app->ui, room, panel);
    if (face->panel) {
        face->panel(view, player, view->room[player]);
    }
    draw_group_end(app->ui->list, group);
}

struct face_view editor_view(const struct app *app, const struct face *face, struct rect area,
                             const struct frame *frame) {
    const struct editor *editor = &app->editor;
    return (struct face_view){
        .ui = app->ui,
        .settings = &app->settings,
        .game = editor->game,
        .position = &editor->board,
        .over = editor->game->result(&editor->board).outcome != OUTCOME_OPEN,
        .frame = frame,
        .animated_from = &editor->board,
        .animated_to = &editor->board,
        .progress = 1,
        .area = area,
        .center = {area.x + area.w / 2, area.y + area.h / 2},
        .unit = fminf(area.w / face->width, area.h / face->height),
        .legal = &nothing_legal,
        .chosen = "",
        .pointed = "",
        .focused = "",
        .held = "",
        .name = {words(editor->game->sides[0]), words(editor->game->sides[1])},
    };
}

void editor_draw_board(const struct app *app, const struct face *face, struct rect board,
                       const struct table_layout *layout) {
    const struct editor *editor = &app->editor;
    struct frame frame;
    frame_still(editor->game, &editor->board, &frame);
    struct face_view view = editor_view(app, face, board, &frame);
    struct mirror before = ui_mirror(app->ui, layout ? layout_around_board(layout) : board);
    for (int player = 0; layout && player < 2; player++) {
        draw_panel(app, face, layout, &view, player);
    }
    int group = view_group(&view, face);
    face->paint(&view);
    if (editor->edit) {
        add_places(app, face, &view, layout);
    }
    draw_group_end(app->ui->list, group);
    ui_mirror_end(app->ui, before);
}
