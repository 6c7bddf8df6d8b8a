/* rows_face.c: the face of Rows: lines, crosses and circles. */
#include "sixth/rows_face.h"

#include "sixth/rows.h"
#include "sixth/rows_rules.h"
#include "ui/board_kit/marks.h"
#include "ui/board_kit/square_board.h"

#include <string.h>

static const struct board_geometry geometry = {
    .outline = {.half_width = 1.5, .half_height = 1.5},
    .squares = ROWS_WIDTH,
    .stride = ROWS_WIDTH,
    .place = board_square,
};

static struct square_board board_of(const struct face_view *view) {
    return (struct square_board){
        .view = view, .geometry = &geometry, .unit = view->unit, .items = 2};
}

static bool is_legal(const struct face_view *view, int square) {
    for (int i = 0; i < view->legal->count; i++) {
        if (view->legal->action[i] == square) {
            return true;
        }
    }
    return false;
}

static void targets(const struct face_view *view) {
    struct square_board board = board_of(view);
    for (int square = 0; square < ROWS_SQUARES; square++) {
        struct line name = square_name(ROWS_WIDTH, square);
        char label[TARGET_LABEL_MAX];
        struct text text = text_fixed(label, sizeof label);
        int item = square_item(&board, view->position, square);
        if (item == NOWHERE) {
            text_format(&text, words(WORD_ROWS_FREE), name.string);
        } else {
            text_format(&text, words(WORD_ROWS_TAKEN), name.string,
                        words(item ? WORD_ROWS_CIRCLE : WORD_ROWS_CROSS));
        }
        square_target(&board, square, view->live && is_legal(view, square), label);
    }
}

static void paint_piece(const struct face_view *view, int player, struct point at, float radius) {
    struct draw_list *list = view->ui->list;
    struct color color = view->ui->theme->player[player];
    if (player) {
        draw_ring(list, at.x, at.y, radius, radius / 4, color);
        return;
    }
    draw_line(list, at.x - radius, at.y - radius, at.x + radius, at.y + radius, radius / 4, color);
    draw_line(list, at.x - radius, at.y + radius, at.x + radius, at.y - radius, radius / 4, color);
}

static void paint(const struct face_view *view) {
    struct square_board board = board_of(view);
    square_paint_flat(&board, &(struct square_lines){.outline = 2, .thin = 1});
    for (int square = 0; square < ROWS_SQUARES; square++) {
        struct point at = square_at(&board, square);
        int item = square_item_shown(&board, square);
        if (item != NOWHERE) {
            paint_piece(view, item, at, board.unit * 0.3F);
        } else if (view->live && !view->busy && is_legal(view, square)) {
            mark_legal_round(view->ui, at.x, at.y, board.unit * 0.2F);
        }
    }
    square_paint_focus(&board, square_of(ROWS_WIDTH, view->focused));
}

static void status(const struct face_view *view, struct text *out) {
    const char *name = view->name[rows_game.side_to_act(view->position)];
    int square = square_of(ROWS_WIDTH, view->pointed);
    if (square != NOWHERE && is_legal(view, square)) {
        text_format(out, words(WORD_ROWS_PREVIEW), name, square_name(ROWS_WIDTH, square).string);
    } else {
        text_format(out, words(WORD_ROWS_PLACE), name);
    }
}

static void result_text(const struct position *pos, const struct trace *last,
                        const char *const name[2], struct text *out) {
    (void)last;
    text_format(out, words(WORD_ROWS_VERDICT), name[rows_game.result(pos).winner]);
}

static bool place_shape(const struct position *pos, int place, struct place_shape *out) {
    (void)pos;
    return square_place_shape(&geometry, 1, place, out);
}

const struct face rows_face = {
    .game = &rows_game,
    .sample = "o--/-x-/--x o",
    .line = {WORD_ROWS_LINE_1, WORD_ROWS_LINE_2},
    .pace = WORD_ROWS_PACE,
    .origin = WORD_ROWS_ORIGIN,
    .hints = {.shape = SHAPE_SQUARE, .upper_player = 1, .strip_height = 88},
    .width = 3,
    .height = 3,
    .rules = &rows_rules,
    .place_shape = place_shape,
    .targets = targets,
    .paint = paint,
    .piece = paint_piece,
    .status = status,
    .result_text = result_text,
};
