/* motion.c: tiles that move to the board or turn over, and the light along filled units. */
#include "ui/boards/dulko/scene.h"

#include "ui/board_kit/view.h"
#include "ui/kit/ui.h"

#include <math.h>

static const float half_turn = 3.14159265F;

/* ---- moving tiles ---- */

/* A tile that turns over rises, is seen edge-on, and comes down in the other color. */
static void draw_flip(const struct dulko_scene *scene, const struct moving_item *moving) {
    const struct ui *ui = scene->view->ui;
    float t = ease_in_out(moving->t);
    struct point at = square_at(&scene->board, moving->from);
    at.y -= 0.10F * scene->unit * sinf(half_turn * t);
    draw_squeeze(ui->list, at.x, fmaxf(0.12F, fabsf(cosf(half_turn * t))));
    dulko_draw_tile(ui, t < 0.5F ? moving->item : moving->becomes, at, dulko_tile_width(scene), 1);
    draw_squeeze(ui->list, 0, 1);
}

static void draw_placing(const struct dulko_scene *scene, const struct moving_item *moving) {
    const struct face_view *view = scene->view;
    int owner = moving->item / DULKO_KINDS, kind = moving->item % DULKO_KINDS;
    int left = view->frame->lying.count[DULKO_BANK + owner][moving->item];
    struct dulko_bank bank = dulko_bank_make(view, owner);
    struct point from = view_on_panel(view, owner, dulko_bank_slot(&bank, kind, left));
    struct point to = square_at(&scene->board, moving->to);
    float t = ease_in_out(moving->t);
    struct point at = point_between(from, to, t);
    if (moving->t > 0.8F) {
        dulko_draw_tile(view->ui, moving->item, at, dulko_tile_width(scene), 1);
    } else {
        dulko_draw_lifted(view->ui, moving->item, at, dulko_carried_width(scene, &bank, t));
    }
}

void dulko_draw_moving(const struct dulko_scene *scene) {
    const struct frame *frame = scene->view->frame;
    for (int i = 0; i < frame->moving_count; i++) {
        if (frame->moving[i].kind == EVENT_FLIP) {
            draw_flip(scene, &frame->moving[i]);
        } else {
            draw_placing(scene, &frame->moving[i]);
        }
    }
}

/* ---- filled units ---- */

static int steps_between(int a, int b) {
    int rows = a / DULKO_WIDTH - b / DULKO_WIDTH, columns = a % DULKO_WIDTH - b % DULKO_WIDTH;
    rows = rows < 0 ? -rows : rows;
    columns = columns < 0 ? -columns : columns;
    return rows > columns ? rows : columns;
}

static int newly_placed(const struct dulko_scene *scene) {
    const struct face_view *view = scene->view;
    for (int square = 0; square < DULKO_SQUARES; square++) {
        if (square_item(&scene->board, view->animated_from, square) == NOWHERE &&
            square_item(&scene->board, view->animated_to, square) != NOWHERE) {
            return square;
        }
    }
    return NOWHERE;
}

/* Plain boxes on whole pixels: cheap enough to change every frame. */
static void light_square(const struct dulko_scene *scene, int square, float strength) {
    const struct ui *ui = scene->view->ui;
    float scale = ui->list->scale;
    struct point at = square_at(&scene->board, square);
    float half = floorf(scene->unit * scale / 2) / scale;
    draw_fill(ui->list, rect_around(at, half), 0,
              color_alpha(theme_mark(ui->theme, 0xFFE3A0), 0.5F * strength));
}

void dulko_draw_afterglow(const struct dulko_scene *scene) {
    const struct face_view *view = scene->view;
    const float spread = 0.5F; /* share of the time to reach the farthest square */
    float passed = view->frame->afterglow;
    float strength[DULKO_SQUARES] = {0};
    int placed = passed > 0 ? newly_placed(scene) : NOWHERE;
    for (int unit = 0; unit < DULKO_UNITS && placed != NOWHERE; unit++) {
        if (!dulko_unit_filled(view->animated_to, unit) ||
            dulko_unit_filled(view->animated_from, unit)) {
            continue;
        }
        for (int i = 0; i < DULKO_UNIT_SIZE; i++) {
            int square = dulko_unit_square(unit, i);
            float delay = spread * (float)steps_between(square, placed) / (DULKO_WIDTH - 1);
            float t = fminf(1, fmaxf(0, (passed - delay) / (1 - spread)));
            strength[square] = 4 * t * (1 - t);
        }
    }
    for (int square = 0; square < DULKO_SQUARES; square++) {
        if (strength[square] > 0) {
            light_square(scene, square, strength[square]);
        }
    }
}

/* ---- the score ---- */

/* True once the piece that was placed lies on the board. */
static bool has_landed(const struct face_view *view) {
    bool placing = false;
    for (int i = 0; i < view->frame->moving_count; i++) {
        placing = placing || view->frame->moving[i].kind == EVENT_PLACE;
    }
    return view->progress > 0 && !placing;
}

/* The piece that was placed can change what others are worth. */
int dulko_score_seen(const struct face_view *view, int player) {
    const struct position *after = has_landed(view) ? view->animated_to : view->animated_from;
    int score = 0;
    for (int square = 0; square < DULKO_SQUARES; square++) {
        for (int item = player * DULKO_KINDS; item < (player + 1) * DULKO_KINDS; item++) {
            if (view->frame->lying.count[square][item]) {
                bool turned = !view->game->tokens(after, square, item);
                score += dulko_value(turned ? view->animated_from : after, square);
            }
        }
    }
    return score;
}
