/* square_board.c: see square_board.h. */
#include "ui/board_kit/square_board.h"

#include "engine/touch.h"
#include "ui/board_kit/marks.h"
#include "ui/board_kit/view.h"
#include "ui/kit/ui.h"

#include <math.h>

/* ---- names and ids ---- */

struct line square_name(int stride, int square) {
    struct line name;
    struct text text = text_fixed(name.string, sizeof name.string);
    touch_square_name(square, stride, &text);
    return name;
}

struct line square_id(int stride, int square) {
    struct line id;
    struct text text = text_fixed(id.string, sizeof id.string);
    text_add(&text, "square:");
    touch_square_name(square, stride, &text);
    return id;
}

int square_of(int stride, const char *id) {
    return touch_square(id, stride, stride);
}

bool square_place_shape(const struct board_geometry *geometry, double side, int place,
                        struct place_shape *out) {
    struct shape shape;
    if (!board_place(geometry, place, &shape)) {
        return false;
    }
    out->id = square_id(geometry->stride, place);
    out->shape = (struct shape){.x = shape.x * side,
                                .y = shape.y * side,
                                .half_width = shape.half_width * side,
                                .half_height = shape.half_height * side};
    return true;
}

/* ---- squares ---- */

int square_from_top(const struct square_board *board, int index) {
    const struct board_geometry *geometry = board->geometry;
    int row = index / geometry->squares, column = index % geometry->squares;
    int last = geometry->squares - 1;
    return board->view->turned ? row * geometry->stride + last - column
                               : (last - row) * geometry->stride + column;
}

/* The exact middle of a square. */
static struct point middle_of(const struct square_board *board, int square) {
    struct shape shape = {0};
    board_place(board->geometry, square, &shape);
    float unit = view_turn(board->view) * board->unit;
    return (struct point){board->view->center.x + (float)shape.x * unit,
                          board->view->center.y + (float)shape.y * unit};
}

struct point square_at(const struct square_board *board, int square) {
    const struct draw_list *list = board->view->ui->list;
    struct point at = middle_of(board, square);
    return (struct point){draw_whole(list, at.x), draw_whole(list, at.y)};
}

int square_item_shown(const struct square_board *board, int square) {
    const uint8_t *count = board->view->frame->lying.count[square];
    for (int item = 0; item < board->items; item++) {
        if (count[item]) {
            return item;
        }
    }
    return NOWHERE;
}

int square_item(const struct square_board *board, const struct position *pos, int square) {
    for (int item = 0; item < board->items; item++) {
        if (board->view->game->tokens(pos, square, item)) {
            return item;
        }
    }
    return NOWHERE;
}

void square_target(const struct square_board *board, int square, bool enabled, const char *label) {
    struct line id = square_id(board->geometry->stride, square);
    targets_add(&board->view->ui->targets, id.string,
                rect_around(middle_of(board, square), board->unit / 2), enabled, label);
    targets_role(&board->view->ui->targets, ROLE_PLACE, false);
    /* a ring stays within the square, clear of its neighbors and of the letters on the frame */
    const float ring = 6;
    view_mark_target(board->view, rect_around(middle_of(board, square), board->unit / 2 - ring));
}

/* ---- paint ---- */

void square_paint_flat(const struct square_board *board, const struct square_lines *lines) {
    const struct face_view *view = board->view;
    const struct ui *ui = view->ui;
    struct shape outline = board->geometry->outline;
    int squares = board->geometry->squares;
    float half = (float)squares / 2, edge = half * board->unit;
    draw_box(ui->list, &(struct box){.rect = rect_around(view->center,
                                                         (float)outline.half_width * board->unit),
                                     .radius = (float)outline.corner * board->unit,
                                     .fill = FILL_FLAT,
                                     .color = {ui->theme->ground},
                                     .stroke = {ui->theme->line, lines->outline}});
    for (int i = 0; i <= squares; i++) {
        bool strong = lines->strong_every && i % lines->strong_every == 0;
        float width = strong ? lines->strong : lines->thin;
        float along = ((float)i - half) * board->unit;
        float x = view->center.x + along, y = view->center.y + along;
        if (lines->whole) {
            x = draw_whole(ui->list, x);
            y = draw_whole(ui->list, y);
        }
        draw_line(ui->list, x, view->center.y - edge, x, view->center.y + edge, width,
                  ui->theme->line);
        draw_line(ui->list, view->center.x - edge, y, view->center.x + edge, y, width,
                  ui->theme->line);
    }
}

void square_paint_coordinates(const struct square_board *board,
                              const struct square_coordinates *coordinates) {
    const struct face_view *view = board->view;
    float half = (float)board->geometry->outline.half_width * board->unit;
    float foot = view->center.y + half - coordinates->column_rise;
    float left = fmaxf(view->center.x - half + coordinates->row_inset, coordinates->size / 2);
    for (int i = 0; i < board->geometry->squares; i++) {
        int square = i * (board->geometry->stride + 1); /* on the diagonal: a1, b2, … */
        struct point at = square_at(board, square);
        struct line name = square_name(board->geometry->stride, square);
        char column[2] = {name.string[0], '\0'};
        const struct writing letters = {coordinates->font, coordinates->size, coordinates->color,
                                        ALIGN_CENTER};
        draw_text(view->ui->list, (struct point){at.x, foot}, letters, column);
        draw_text(view->ui->list, (struct point){left, at.y + coordinates->row_drop}, letters,
                  name.string + 1);
    }
}

bool square_has_coordinates(const struct face_view *view, float frame) {
    const float least = 5; /* where letters reach a little beyond it */
    return view->settings->coordinates && frame >= least;
}

void square_paint_focus(const struct square_board *board, int square) {
    if (square != NOWHERE) {
        mark_focus(board->view->ui, rect_around(square_at(board, square), 0.485F * board->unit),
                   0.09F * board->unit);
    }
}
