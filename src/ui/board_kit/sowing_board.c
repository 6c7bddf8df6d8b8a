/* sowing_board.c: see sowing_board.h. */
#include "ui/board_kit/sowing_board.h"

#include "ui/board_kit/marks.h"
#include "ui/board_kit/trail.h"
#include "ui/board_kit/view.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

/* Larger counts, of filled things and of outlines, cannot be read at a glance; below NAMED_PITCH
 * there is no room for names. */
enum { GLANCE = 5 };
static const float NAMED_PITCH = 48, TABLE_PITCH = 88, LARGE_PITCH = 110, GAIN_HALF = 17;

/* Half the height of capitals and figures, as a share of the type size. */
static const float half_capital = 0.36F;

/* ---- holes ---- */

struct point sowing_at(const struct face_view *view, const struct sowing_board *board, int hole) {
    struct rect shape = {0};
    heap_place(view, &board->kit, hole, &shape);
    return (struct point){draw_whole(view->ui->list, shape.x), draw_whole(view->ui->list, shape.y)};
}

float sowing_radius(const struct face_view *view, const struct sowing_board *board) {
    return board->radius * view->unit;
}

int sowing_group(const struct face_view *view, const struct sowing_board *board, int hole) {
    float radius = sowing_radius(view, board);
    struct point at = sowing_at(view, board, hole);
    return draw_group_grid(view->ui->list, sowing_name(board, hole).string, rect_around(at, radius),
                           at, (struct point){2 * radius, 2 * radius});
}

int sowing_owner(const struct sowing_board *board, int hole) {
    return hole / (board->holes / 2);
}

bool sowing_is_lower(const struct face_view *view, const struct sowing_board *board, int hole) {
    return (sowing_owner(board, hole) == board->lower) != view->turned;
}

int sowing_count(const struct face_view *view, int hole) {
    return view->game->tokens(view->position, hole, 0);
}

struct line sowing_name(const struct sowing_board *board, int hole) {
    struct line name;
    struct text text = text_fixed(name.string, sizeof name.string);
    board->name(hole, &text);
    return name;
}

static struct line id_of(const struct sowing_board *board, int hole) {
    struct line id;
    struct text text = text_fixed(id.string, sizeof id.string);
    text_add(&text, "pit:");
    board->name(hole, &text);
    return id;
}

int sowing_hole(const struct sowing_board *board, const char *id) {
    for (int hole = 0; hole < board->holes; hole++) {
        if (strcmp(id_of(board, hole).string, id) == 0) {
            return hole;
        }
    }
    return NOWHERE;
}

int sowing_left_over(const struct sowing_board *board, const struct trace *trace, int store,
                     int *taker) {
    bool held[2] = {false, false};
    *taker = NOWHERE;
    for (int i = 0; i < trace->count; i++) {
        const struct event *event = &trace->event[i];
        if (event->kind == EVENT_COLLECT) {
            held[sowing_owner(board, event->from)] = true;
            *taker = event->to - store;
        }
    }
    return held[0] == held[1] ? NOWHERE : held[1];
}

bool sowing_begins(const struct face_view *view, const struct sowing_board *board, int hole) {
    return legal_begins(view->legal, id_of(board, hole).string);
}

bool sowing_place_shape(const struct sowing_board *board, int place, struct place_shape *out) {
    if (place < 0 || place >= board->holes) {
        return false;
    }
    out->id = id_of(board, place);
    return board_place(board->kit.board, place, &out->shape);
}

/* ---- targets ---- */

struct rect sowing_square(const struct face_view *view, const struct sowing_board *board,
                          int hole) {
    struct point at = sowing_at(view, board, hole);
    float r = fmaxf(sowing_radius(view, board), view_least_target(view) / 2);
    return rect_around(at, r);
}

struct line sowing_label(const struct face_view *view, const struct sowing_board *board, int hole) {
    struct line name = sowing_name(board, hole);
    int count = sowing_count(view, hole);
    return text_line(words_count(board->label, count), name.string, count);
}

void sowing_target(const struct face_view *view, const struct sowing_board *board, int hole,
                   struct rect rect, bool enabled) {
    targets_add(&view->ui->targets, id_of(board, hole).string, rect, enabled,
                sowing_label(view, board, hole).string);
    targets_role(&view->ui->targets, ROLE_PLACE, false);
}

/* ---- the board ---- */

static void paint_flat(const struct face_view *view, const struct sowing_board *board) {
    struct shape outline = board->kit.board->outline;
    float u = view->unit;
    struct rect slab = {view->center.x - (float)outline.half_width * u,
                        view->center.y - (float)outline.half_height * u,
                        (float)outline.half_width * 2 * u, (float)outline.half_height * 2 * u};
    draw_box(view->ui->list, &(struct box){.rect = slab,
                                           .radius = (float)outline.corner * u,
                                           .fill = FILL_FLAT,
                                           .color = {view->ui->theme->ground},
                                           .stroke = {view->ui->theme->line, 3}});
    for (int place = 0; place < board->hollows; place++) {
        struct rect shape;
        heap_place(view, &board->kit, place, &shape);
        draw_box(view->ui->list, &(struct box){.rect = {shape.x - shape.w, shape.y - shape.h,
                                                        2 * shape.w, 2 * shape.h},
                                               .radius = shape.w,
                                               .stroke = {view->ui->theme->line, 2}});
    }
}

static float name_size(const struct face_view *view) {
    return view->unit < LARGE_PITCH ? TYPE_SMALL : TYPE_BODY;
}

void sowing_paint_board(const struct face_view *view, const struct sowing_board *board) {
    if (view->ui->theme->flat) {
        paint_flat(view, board);
    } else {
        draw_surface(view->ui->list, board->material, view->center.x, view->center.y, view->unit);
    }
}

void sowing_paint_picture(const struct face_view *view, const struct sowing_board *board,
                          int places) {
    sowing_paint_board(view, board);
    for (int place = 0; place < places; place++) {
        heap_draw(view, &board->kit, place);
    }
}

void sowing_paint_names(const struct face_view *view, const struct sowing_board *board) {
    const struct theme *theme = view->ui->theme;
    bool seen = view->unit >= NAMED_PITCH && view->settings->coordinates;
    float size = name_size(view);
    for (int hole = 0; hole < board->holes && seen; hole++) {
        struct line name = sowing_name(board, hole);
        struct point at = sowing_at(view, board, hole);
        float middle = sowing_is_lower(view, board, hole) ? board->below : board->above;
        float y = at.y + middle * view->unit + size * half_capital;
        int group = sowing_group(view, board, hole);
        struct mirror before = view_turn_at(view, (struct point){at.x, at.y + middle * view->unit});
        if (board->plate.a && !theme->flat) {
            float half = 0.66F * size;
            draw_fill(view->ui->list,
                      rect_around((struct point){at.x, at.y + middle * view->unit}, half), half,
                      board->plate);
        }
        struct color edge = theme_glow(theme, board->edge, (float)board->edge.a / 255);
        struct writing letters = {FONT_UI_SEMIBOLD, size, edge, ALIGN_CENTER};
        draw_text(view->ui->list, (struct point){at.x, y + 1}, letters, name.string);
        letters.color = theme_lettering(theme, board->cut);
        draw_text(view->ui->list, (struct point){at.x, y}, letters, name.string);
        ui_mirror_end(view->ui, before);
        draw_group_end(view->ui->list, group);
    }
}

/* ---- numbers and marks on top ---- */

void sowing_paint_counts(const struct face_view *view, const struct sowing_board *board) {
    float r = sowing_radius(view, board) * 0.74F;
    bool plain = view->ui->theme->flat && view->unit >= TABLE_PITCH; /* in contrast, always */
    int glance = plain ? 0 : GLANCE;
    for (int hole = 0; hole < board->holes && view->unit >= NAMED_PITCH; hole++) {
        int count = view->frame->lying.count[hole][0];
        if (count > glance || (view->settings->counts && count)) {
            struct point at = sowing_at(view, board, hole);
            float side =
                view_is_refused(view, hole) ? -r : r; /* the warning badge is on the right */
            at.x += side;
            at.y += sowing_is_lower(view, board, hole) ? r : -r;
            int group = sowing_group(view, board, hole);
            struct mirror before = view_turn_at(view, at);
            widget_count(view->ui, at.x, at.y, count);
            ui_mirror_end(view->ui, before);
            draw_group_end(view->ui->list, group);
        }
    }
}

/* ---- the last turn ---- */

static struct point between(const struct face_view *view, const struct sowing_board *board, int a,
                            int b) {
    return point_between(sowing_at(view, board, a), sowing_at(view, board, b), 0.5F);
}

static bool is_hole(const struct sowing_board *board, int place) {
    return place >= 0 && place < board->holes;
}

/* An arrow on the ridge between two holes, once. */
static void trail_step(const struct face_view *view, const struct sowing_board *board,
                       const struct trail_pen *pen, int from, int to, bool stepped[]) {
    struct point a = sowing_at(view, board, from), b = sowing_at(view, board, to);
    bool neighbors = fabsf(a.x - b.x) + fabsf(a.y - b.y) < 1.5F * view->unit;
    if (neighbors && !stepped[from]) {
        stepped[from] = true;
        trail_arrow(pen, between(view, board, from, to), a, b, 0.05F * view->unit);
    }
}

/* As many outlines as can be told apart; beyond that, a single one. */
static void trail_captured(const struct face_view *view, const struct sowing_board *board,
                           const struct trail_pen *pen, const struct trail_mark *mark) {
    if (mark->count > GLANCE) {
        trail_taken(pen, sowing_at(view, board, mark->place), sowing_radius(view, board) * 0.55F);
        return;
    }
    for (int i = 0; i < mark->count; i++) {
        trail_taken(pen, heap_next(view, &board->kit, mark->place, i),
                    board->kit.radius * view->unit * 0.9F);
    }
}

void sowing_paint_trail(const struct face_view *view, const struct sowing_board *board) {
    if (!view->trail) {
        return;
    }
    struct trail_pen pen = trail_pen(view->ui, view->trail->player, view->unit);
    float rim = sowing_radius(view, board) + 0.045F * view->unit;
    bool stepped[BOARD_PLACES] = {false};
    struct trail_mark mark[TRAIL_MARKS_MAX];
    int marks = trail_marks(&view->trail->trace, mark);
    for (int i = 0; i < marks; i++) {
        int place = mark[i].place;
        if (!is_hole(board, place)) {
            continue;
        }
        if (mark[i].kind == TRAIL_STEP && is_hole(board, mark[i].from)) {
            trail_step(view, board, &pen, mark[i].from, place, stepped);
        } else if (mark[i].kind == TRAIL_TAKEN) {
            trail_captured(view, board, &pen, &mark[i]);
        } else if (mark[i].kind == TRAIL_FROM) {
            trail_from(&pen, sowing_at(view, board, place), rim);
        } else if (mark[i].kind == TRAIL_END) {
            trail_end(&pen, sowing_at(view, board, place), rim);
        }
    }
}

/* The player who captures a moving item from a hole; NOWHERE if it is not being captured, or others
 * of that capture are moving before it. */
static int captor_of(const struct face_view *view, const struct sowing_board *board, int index) {
    const struct moving_item *moving = &view->frame->moving[index];
    if (index && moving[-1].event == moving->event) {
        return NOWHERE;
    }
    int player = moving->to - board->stores;
    bool taken = moving->kind == EVENT_CAPTURE && moving->from >= 0 && moving->from < board->holes;
    return taken && (player == 0 || player == 1) ? player : NOWHERE;
}

float sowing_gain_drop(const struct face_view *view, const struct sowing_board *board, int hole) {
    float rim = sowing_radius(view, board) * 0.94F;
    float name = board->below * view->unit - name_size(view) * half_capital - 1;
    return sowing_is_lower(view, board, hole) ? fminf(rim, name - GAIN_HALF) : rim;
}

void sowing_paint_taking(const struct face_view *view, const struct sowing_board *board) {
    float r = sowing_radius(view, board) + 0.012F * view->unit;
    for (int i = 0; i < view->frame->moving_count; i++) {
        const struct moving_item *moving = &view->frame->moving[i];
        int captor = captor_of(view, board, i);
        if (captor != NOWHERE) {
            struct point at = sowing_at(view, board, moving->from);
            mark_capture_round(view->ui, at.x, at.y, r, 0.14F * view->unit, captor);
        }
    }
}

void sowing_paint_taken(const struct face_view *view, const struct sowing_board *board) {
    for (int i = 0; i < view->frame->moving_count; i++) {
        const struct moving_item *moving = &view->frame->moving[i];
        int captor = captor_of(view, board, i);
        if (captor != NOWHERE && view->unit >= NAMED_PITCH) {
            struct point at = sowing_at(view, board, moving->from);
            int group = sowing_group(view, board, moving->from);
            widget_gain(view->ui, at.x, at.y + sowing_gain_drop(view, board, moving->from),
                        moving->whole, captor);
            draw_group_end(view->ui->list, group);
        }
    }
}

void sowing_paint_warnings(const struct face_view *view, const struct sowing_board *board) {
    float r = sowing_radius(view, board);
    for (int i = 0; view->refused && i < view->refused->place_count; i++) {
        struct point at = sowing_at(view, board, view->refused->place[i]);
        mark_warning_round(view->ui, at.x, at.y, r + 2);
    }
}

void sowing_paint_focus(const struct face_view *view, const struct sowing_board *board) {
    float half = sowing_radius(view, board) + 0.06F * view->unit;
    int hole = view->live ? sowing_hole(board, view->focused) : NOWHERE;
    if (hole != NOWHERE) {
        struct point at = sowing_at(view, board, hole);
        mark_focus(view->ui, rect_around(at, half), 0.09F * view->unit);
    }
}
