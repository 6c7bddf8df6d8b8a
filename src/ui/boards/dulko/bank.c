/* bank.c: the two banks beside the board, and the tile in the player's hand. In a panel beside the
 * board a kind is a row of tiles; in one too low for eleven rows, and above and below the board, it
 * is a stack. */
#include "ui/boards/dulko/scene.h"

#include "ui/board_kit/marks.h"
#include "ui/board_kit/view.h"
#include "ui/kit/widgets.h"

#include <math.h>
#include <string.h>

static const float NARROW = 220;     /* width below which a panel beside the board is narrow */
static const float WIDE = 310;       /* width above which it has room to spare */
static const float STACKS_HIGH = 84; /* room up to this height gets stacks, higher room gets rows */
static const float MOST = 5;         /* pieces of a kind */
static const float SMALL_STEP = 60;  /* between stacks, below which all is small */
static const float ROW_LEAST = 28; /* the height of a row, below which stacks are in two columns */
static const float STACK = 3.4F / 42, LOW_STACK = 0.045F; /* from tile to tile, in tiles */
static const float SIZE_STEPS = 4; /* from bank to hand; few, so that few images are cached */

/* ---- layout ---- */

static struct dulko_bank make_rows(struct rect room) {
    bool narrow = room.w < NARROW, close = narrow || room.h < DULKO_PANEL_LEAST + 4;
    float edge = narrow ? 5 : 10, inset = narrow ? 4 : 8, gap = narrow ? 2 : 4;
    struct dulko_bank bank = {.inset = inset};
    bank.well = (struct rect){room.x + edge, room.y, room.w - 2 * edge, room.h - (close ? 4 : 8)};
    bank.step = (bank.well.h - 4) / (float)DULKO_KINDS;
    float inner = bank.well.w - 2 * inset;
    float roomy = (inner - 5 * (MOST - 1)) / MOST; /* side by side */
    float lapped = inner / 4.2F;                   /* each covering a fifth of the next */
    float widest = roomy >= 34 ? fminf(roomy, fmaxf(48, room.w * 0.145F)) : lapped;
    bank.tile = floorf(fminf(widest, bank.step - gap));
    float apart = room.w > WIDE ? 0.3F * bank.tile : 5;
    bank.pitch = fminf(bank.tile + apart, (inner - bank.tile) / (MOST - 1));
    bank.step = fminf(bank.step, 1.6F * bank.tile);
    bank.top = bank.well.y + (bank.well.h - bank.step * (float)DULKO_KINDS) / 2;
    return bank;
}

static struct dulko_bank make_stacks(const struct ui *ui, struct rect room) {
    const float label = 17;
    struct dulko_bank bank = {.stacks = true};
    bank.well = (struct rect){room.x + 12, room.y, room.w - 24, room.h - 12};
    bank.step = (bank.well.w - 12) / (float)DULKO_KINDS;
    float beside = ui_is_phone(ui) ? label : bank.step < SMALL_STEP ? 24 : 30;
    bank.tile = floorf(fminf(42, bank.step - beside));
    return bank;
}

/* Stacks in two columns, beside the board. */
static struct dulko_bank make_columns(struct rect room) {
    struct dulko_bank bank = {.stacks = true, .columns = true, .inset = 4};
    bank.well = (struct rect){room.x + 5, room.y, room.w - 10, room.h - 4};
    bank.step = (bank.well.h - 4) / (float)((DULKO_KINDS + 1) / 2);
    bank.pitch = (bank.well.w - 2 * bank.inset) / 2;
    bank.tile = floorf(fminf(42, fminf((bank.step - 4) / (1 + 4 * LOW_STACK), bank.pitch - 28)));
    bank.top = bank.well.y + 2;
    return bank;
}

struct dulko_bank dulko_bank_make(const struct face_view *view, int owner) {
    struct rect room = view->room[owner];
    if (room.w <= 0) {
        return (struct dulko_bank){0};
    }
    struct dulko_bank rows = make_rows(room);
    struct dulko_bank bank = room.h <= STACKS_HIGH   ? make_stacks(view->ui, room)
                             : rows.step < ROW_LEAST ? make_columns(room)
                                                     : rows;
    bank.left = view_is_near(view, owner);
    return bank;
}

struct point dulko_bank_slot(const struct dulko_bank *bank, int kind, int index) {
    const struct rect *well = &bank->well;
    float down = bank->tile * (bank->columns ? LOW_STACK : STACK);
    if (bank->columns) {
        struct rect cell = dulko_bank_place(bank, kind, 1);
        float edge = cell.w < 64 ? 3 : 6; /* the count must fit beside the tile */
        return (struct point){cell.x + edge + bank->tile / 2 + 0.8F * ((float)index - 2),
                              cell.y + cell.h / 2 - down * ((float)index - 2)};
    }
    if (bank->stacks) {
        float x = well->x + (bank->step < SMALL_STEP ? 8 : 10) + bank->step * (float)kind +
                  bank->tile / 2;
        return (struct point){x + 0.8F * ((float)index - 2),
                              well->y + well->h / 2 - 1 - down * ((float)index - 2)};
    }
    float outwards = bank->left ? -1 : 1;
    float edge = bank->left ? well->x + well->w - bank->inset : well->x + bank->inset;
    return (struct point){edge + outwards * (bank->tile / 2 + bank->pitch * (float)index),
                          bank->top + 1 + bank->step * ((float)kind + 0.5F)};
}

struct rect dulko_bank_place(const struct dulko_bank *bank, int kind, int count) {
    const struct rect *well = &bank->well;
    if (bank->columns) {
        return (struct rect){well->x + bank->inset + bank->pitch * (float)(kind % 2),
                             bank->top + bank->step * (float)(kind / 2), bank->pitch, bank->step};
    }
    if (bank->stacks) {
        return (struct rect){well->x + 6 + bank->step * (float)kind, well->y, bank->step, well->h};
    }
    float wide = fmaxf(bank->tile + bank->pitch * (float)(count - 1) + 8, 36);
    float x = bank->left ? well->x + well->w - 4 - wide : well->x + 4;
    return (struct rect){x, bank->top + bank->step * (float)kind, wide, bank->step};
}

/* How many there are of a kind, beside its stack. */
static struct line stack_label(const struct ui *ui, int count) {
    return text_line(ui_is_phone(ui) ? "%d" : "\xC3\x97%d", count);
}

static float stack_label_size(const struct dulko_bank *bank) {
    return bank->step < SMALL_STEP ? TYPE_SMALL : TYPE_BODY;
}

struct rect dulko_bank_mark(const struct ui *ui, const struct dulko_bank *bank, int kind,
                            int count) {
    const float above = 3; /* a long ring has round ends */
    float beside = count > 1 ? (bank->stacks ? 8 : 5) + 2 * ui->theme->weight : above;
    struct point first = dulko_bank_slot(bank, kind, 0);
    struct point last = dulko_bank_slot(bank, kind, count - 1);
    struct point from = {fminf(first.x, last.x), fminf(first.y, last.y)};
    struct point to = {fmaxf(first.x, last.x), fmaxf(first.y, last.y)};
    float half = bank->tile / 2, label = 0;
    if (bank->stacks && count > 1) {
        label = 2 + draw_text_width(ui->list, FONT_FIGURES_SEMIBOLD, stack_label_size(bank),
                                    stack_label(ui, count).string);
    }
    return (struct rect){from.x - half - beside, from.y - half - above,
                         to.x - from.x + bank->tile + label + 2 * beside,
                         to.y - from.y + bank->tile + 2 * above};
}

/* ---- what lies there ---- */

static struct point snapped(const struct ui *ui, struct point at) {
    return (struct point){draw_whole(ui->list, at.x), draw_whole(ui->list, at.y)};
}

/* The dashes of a rounded square, placed one by one so that every corner falls on a dash. */
static void dashed_square(struct path *path, struct point at, float half) {
    const float corner = 5, dash = 8; /* with its gap */
    static const float turn[4][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    float side = 2 * (half - corner);
    int dashes = (int)fmaxf(1, roundf(side / dash));
    float step = side / (float)dashes;
    for (int i = 0; i < 4; i++) {
        float nx = turn[i][0], ny = turn[i][1], tx = -ny, ty = nx; /* outward; clockwise */
        struct point from = {at.x + nx * half - tx * side / 2, at.y + ny * half - ty * side / 2};
        for (int k = 0; k < dashes; k++) {
            float a = step * ((float)k + 0.25F), b = step * ((float)k + 0.75F);
            path_move(path, from.x + tx * a, from.y + ty * a);
            path_line(path, from.x + tx * b, from.y + ty * b);
        }
        float x = from.x + tx * side, y = from.y + ty * side;
        path_move(path, x, y);
        path_quad(path, x + tx * corner, y + ty * corner, x + (tx - nx) * corner,
                  y + (ty - ny) * corner);
    }
}

/* An empty place. */
static void draw_socket(const struct ui *ui, struct point at, float tile) {
    struct color pale = ui->theme->light ? ui->theme->text : color_white(1);
    draw_box(ui->list,
             &(struct box){.rect = {at.x - tile / 2, at.y - tile / 2, tile, tile},
                           .radius = 5,
                           .fill = FILL_FLAT,
                           .color = {color_black(0.10F)},
                           .stroke = {color_alpha(pale, ui->theme->flat ? 0.5F : 0.14F), 1}});
}

/* The place of the tile in the hand. */
static void draw_vacancy(const struct ui *ui, struct point at, float tile) {
    struct path path = {0};
    struct color bright = ui->theme->light ? ui->theme->text : color_hex(0xFFE3A0);
    dashed_square(&path, at, tile / 2);
    draw_path(ui->list, &path, &(struct stroke){.color = color_alpha(bright, 0.8F), .width = 1.6F});
}

struct bank_row {
    int owner, kind;
    int count; /* tiles shown, without the one in the hand */
    bool held; /* its last tile is in the hand */
    bool chosen, hot;
    bool barred; /* it fits nowhere now */
};

/* Nothing is offered while an earlier turn is looked at. */
static bool offers_any(const struct dulko_scene *scene) {
    bool any = false;
    for (int kind = 0; kind < DULKO_KINDS; kind++) {
        any = any || scene->offers[kind];
    }
    return any;
}

static struct bank_row row_of(const struct dulko_scene *scene, int owner, int kind) {
    const struct face_view *view = scene->view;
    struct line id = dulko_bank_id(owner, kind);
    bool moves = view->live && owner == scene->mover;
    struct bank_row row = {.owner = owner, .kind = kind};
    row.count = view->frame->lying.count[DULKO_BANK + owner][owner * DULKO_KINDS + kind];
    row.held = row.count > 0 && scene->held == kind && scene->holder == owner;
    row.count -= row.held;
    row.chosen = moves && !row.held && scene->chosen == kind && row.count > 0;
    row.hot =
        moves && scene->offers[kind] && strcmp(view->pointed, id.string) == 0 && !view->dragging;
    row.barred = moves && !scene->offers[kind] && !view->busy && offers_any(scene);
    return row;
}

/* One that cannot be placed is dimmed, but not seen through: others lie below it. */
static void draw_lying(const struct dulko_scene *scene, const struct dulko_bank *bank,
                       const struct bank_row *row, struct point at) {
    const struct ui *ui = scene->view->ui;
    dulko_draw_tile(ui, row->owner * DULKO_KINDS + row->kind, at, bank->tile, 1);
    if (row->barred) {
        int group = dulko_group_tile(ui, at, bank->tile);
        draw_fill(ui->list, rect_around(at, bank->tile / 2), 0.15F * bank->tile,
                  color_alpha(ui->theme->surface, 0.5F));
        draw_group_end(ui->list, group);
    }
}

/* The tile that would be taken next is raised from its row. */
static void draw_next(const struct dulko_scene *scene, const struct dulko_bank *bank,
                      const struct bank_row *row, struct point at) {
    const struct ui *ui = scene->view->ui;
    int item = row->owner * DULKO_KINDS + row->kind;
    if (!row->chosen) {
        at.y -= row->hot ? 2 : 0;
        draw_lying(scene, bank, row, at);
        return;
    }
    float half = floorf(bank->tile / 2) + 4;
    at.y -= 2;
    dulko_draw_lifted(ui, item, at, bank->tile);
    const struct theme *theme = ui->theme;
    draw_box(ui->list,
             &(struct box){.rect = rect_around(at, half),
                           .radius = 8,
                           .stroke = {theme_mark(theme, 0xFFE7B8), theme->flat ? 4 : 2.5F},
                           .glow = {theme_glow(theme, theme->accent, 0.5F), 8}});
}

static void draw_row(const struct dulko_scene *scene, const struct dulko_bank *bank,
                     const struct bank_row *row) {
    const struct ui *ui = scene->view->ui;
    for (int i = 0; i < row->count; i++) {
        struct point at = snapped(ui, dulko_bank_slot(bank, row->kind, i));
        if (i == row->count - 1) {
            draw_next(scene, bank, row, at);
        } else {
            draw_lying(scene, bank, row, at);
        }
    }
    struct point end = snapped(ui, dulko_bank_slot(bank, row->kind, row->count));
    if (row->held && (!bank->stacks || row->count == 0)) {
        draw_vacancy(ui, end, bank->tile);
    } else if (bank->stacks && row->count == 0) {
        draw_socket(ui, end, bank->tile);
    }
    if (bank->stacks && row->count > 1) {
        float middle = dulko_bank_slot(bank, row->kind, 2).y + 1;
        draw_text(ui->list, (struct point){end.x + bank->tile / 2 + 2, middle + 5},
                  (struct writing){FONT_FIGURES_SEMIBOLD, stack_label_size(bank), ui->theme->text,
                                   ALIGN_LEFT},
                  stack_label(ui, row->count).string);
    }
}

/* Around the row or stack. */
static struct rect place_of(const struct dulko_bank *bank, const struct bank_row *row) {
    struct rect place = dulko_bank_place(bank, row->kind, row->count + row->held);
    return rect_inset(place, bank->stacks ? 3 : 1);
}

static bool is_focused(const struct dulko_scene *scene, const struct bank_row *row) {
    return strcmp(scene->view->focused, dulko_bank_id(row->owner, row->kind).string) == 0;
}

/* A tint over the row or stack under the pointer. */
static void draw_pointed(const struct dulko_scene *scene, const struct dulko_bank *bank,
                         const struct bank_row *row) {
    const struct ui *ui = scene->view->ui;
    if (row->count + row->held > 0 && row->hot && !is_focused(scene, row)) {
        draw_box(ui->list, &(struct box){.rect = place_of(bank, row),
                                         .radius = 8,
                                         .fill = FILL_FLAT,
                                         .color = {color_alpha(ui->theme->accent, 0.22F)},
                                         .stroke = {ui->theme->accent, 1.5F * ui->theme->weight}});
    }
}

/* The keyboard focus, over the tiles of all rows. */
static void draw_focus(const struct dulko_scene *scene, const struct dulko_bank *bank, int owner) {
    for (int kind = 0; kind < DULKO_KINDS; kind++) {
        struct bank_row row = row_of(scene, owner, kind);
        if (row.count + row.held > 0 && is_focused(scene, &row)) {
            mark_focus(scene->view->ui, place_of(bank, &row), 7);
        }
    }
}

/* A cell for each tile of a row, or for each stack. */
static int group_bank(const struct ui *ui, const struct dulko_bank *bank) {
    bool side_by_side = bank->stacks && !bank->columns;
    return draw_group_grid(ui->list, "bank", bank->well,
                           dulko_bank_slot(bank, 0, bank->stacks ? 2 : 0),
                           (struct point){side_by_side ? bank->step : bank->pitch,
                                          side_by_side ? bank->tile : bank->step});
}

void dulko_draw_bank(const struct dulko_scene *scene, int owner) {
    const struct ui *ui = scene->view->ui;
    struct dulko_bank bank = dulko_bank_make(scene->view, owner);
    if (bank.well.w <= 0) {
        return;
    }
    int group = group_bank(ui, &bank);
    widget_well(ui, bank.well, 10, 0.24F);
    if (view_is_refused(scene->view, DULKO_BANK + owner)) {
        draw_box(ui->list,
                 &(struct box){.rect = bank.well, .radius = 10, .stroke = {ui->theme->warning, 3}});
    }
    for (int kind = 0; kind < DULKO_KINDS; kind++) {
        struct bank_row row = row_of(scene, owner, kind);
        draw_pointed(scene, &bank, &row);
        draw_row(scene, &bank, &row);
    }
    draw_focus(scene, &bank, owner);
    draw_group_end(ui->list, group);
}

/* ---- in the hand ---- */

/* How much the point is over squares where the held kind may not go: 1 in the middle of such a
 * square, 0 in the middle of a legal one and off the board, smooth in between. */
static float illegal_share(const struct dulko_scene *scene, struct point at) {
    const struct face_view *view = scene->view;
    bool fits[DULKO_SQUARES] = {false};
    for (int i = 0; i < view->legal->count; i++) {
        if (view->legal->action[i] % DULKO_KINDS == scene->held) {
            fits[view->legal->action[i] / DULKO_KINDS] = true;
        }
    }
    float unit = view_turn(view) * scene->unit;
    float column = (at.x - view->center.x) / unit + 4;
    float row = (view->center.y - at.y) / unit + 4;
    float sum = 0;
    for (int i = 0; i < 4; i++) {
        int c = (int)floorf(column) + (i & 1), r = (int)floorf(row) + (i >> 1);
        if (c < 0 || r < 0 || c >= DULKO_WIDTH || r >= DULKO_WIDTH || fits[r * DULKO_WIDTH + c]) {
            continue;
        }
        sum += ease_in_out(1 - fabsf(column - (float)c)) * ease_in_out(1 - fabsf(row - (float)r));
    }
    return sum;
}

/* The center of a tile dragged by the pointer. Over an illegal square the tile is shifted aside, so
 * that the square can be seen. */
static struct point carried(const struct dulko_scene *scene, struct point pointer) {
    float aside = scene->held == NOWHERE ? 0 : illegal_share(scene, pointer);
    return (struct point){pointer.x + (-0.05F + 0.57F * aside) * scene->unit,
                          pointer.y + (-0.07F + 0.59F * aside) * scene->unit};
}

float dulko_carried_width(const struct dulko_scene *scene, const struct dulko_bank *bank, float t) {
    const float lifted = 1.17F;
    float step = roundf(t * SIZE_STEPS) / SIZE_STEPS;
    return bank->tile + (lifted * dulko_tile_width(scene) - bank->tile) * step;
}

void dulko_draw_held(const struct dulko_scene *scene) {
    const struct face_view *view = scene->view;
    if (scene->held == NOWHERE) {
        return;
    }
    struct dulko_bank bank = dulko_bank_make(view, scene->holder);
    int item = scene->holder * DULKO_KINDS + scene->held;
    int count = view->frame->lying.count[DULKO_BANK + scene->holder][item];
    if (bank.well.w <= 0 || !count) {
        return;
    }
    struct point from = carried(scene, view->held_at);
    struct point home =
        view_on_panel(view, scene->holder, dulko_bank_slot(&bank, scene->held, count - 1));
    float t = ease_in_out(view->held_back);
    dulko_draw_lifted(view->ui, item, point_between(from, home, t),
                      dulko_carried_width(scene, &bank, 1 - t));
}
