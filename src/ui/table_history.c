/* table_history.c: see table_history.h. */
#include "ui/table_history.h"

#include "engine/rules.h"
#include "ui/widgets.h"
#include "ui/words.h"

#include <string.h>

enum { ROW_HEIGHT = 29, HEAD = 72, FOOT = 40, CELL_TEXT_MAX = 48, ROWS_SHOWN_MAX = 96 };

/* One turn of one player. */
struct cell {
    int last_ply; /* 0: nothing here */
    int gain;     /* by how much the score grew */
    bool current;
    char moves[CELL_TEXT_MAX];
};

struct row {
    int turn;
    struct cell cell[2];
};

/* The rows that are seen, and how many came before them. */
struct sheet {
    int count;
    struct row row[ROWS_SHOWN_MAX];
};

static void add_action(const struct match *match, int node, struct cell *cell) {
    const struct match_node *step = &match->nodes[node];
    if (step->step != STEP_ACTION) {
        return;
    }
    size_t length = strlen(cell->moves);
    struct text text = text_fixed(cell->moves + length, sizeof cell->moves - length);
    if (length) {
        text_char(&text, '.');
    }
    match->game->action_text(&match->nodes[step->parent].position, step->action, &text);
    cell->gain += match->game->score(&step->position, step->player) -
                  match->game->score(&match->nodes[step->parent].position, step->player);
}

/* A new row begins with each turn of player 0, or when a player has two turns running. */
static struct cell *cell_for(struct sheet *sheet, int player, int *turn, bool begins) {
    struct row *last = sheet->count ? &sheet->row[sheet->count - 1] : NULL;
    if (!begins && last) {
        return &last->cell[player];
    }
    if (!last || player == 0 || last->cell[player].last_ply) {
        if (sheet->count == ROWS_SHOWN_MAX) {
            memmove(sheet->row, sheet->row + 1, sizeof sheet->row - sizeof sheet->row[0]);
            sheet->count--;
        }
        last = &sheet->row[sheet->count++];
        *last = (struct row){.turn = ++*turn};
    }
    return &last->cell[player];
}

/* The rows around the current one: those before it as far as they fit, then those after it. */
static void fill_sheet(const struct match *match, int rows, struct sheet *sheet) {
    int turn = 0, current = match_depth(match, match->current), length = match_line_length(match);
    sheet->count = 0;
    for (int ply = 1; ply <= length; ply++) {
        int node = match_line_node(match, ply);
        int player = match->nodes[node].player;
        bool begins = match_begins_turn(match, node);
        bool full = ply > current && sheet->count >= rows && begins && player == 0;
        if (full) {
            break;
        }
        if (match_is_consent(match, node)) {
            continue;
        }
        struct cell *cell = cell_for(sheet, player, &turn, begins);
        cell->last_ply = ply;
        cell->current = cell->current || ply == current;
        add_action(match, node, cell);
    }
    if (sheet->count > rows) {
        int surplus = sheet->count - rows;
        memmove(sheet->row, sheet->row + surplus, (size_t)rows * sizeof sheet->row[0]);
        sheet->count = rows;
    }
}

static void draw_cell(struct ui *ui, const struct cell *cell, struct rect rect,
                      const char *player) {
    const struct theme *theme = ui->theme;
    char id[TARGET_ID_MAX], label[TARGET_LABEL_MAX];
    struct text id_text = text_fixed(id, sizeof id), text = text_fixed(label, sizeof label);
    text_format(&id_text, "ply:%d", cell->last_ply);
    text_format(&text, "%s: %s", player, cell->moves);
    if (cell->current || ui_hot(ui, id)) {
        draw_box(
            ui->list,
            &(struct box){.rect = rect,
                          .radius = 7,
                          .fill = FILL_FLAT,
                          .colour = {colour_alpha(theme->accent, cell->current ? 0.20F : 0.08F)},
                          .stroke = cell->current ? theme->accent : (struct colour){0},
                          .stroke_width = 1.2F});
    }
    enum font font = cell->current ? FONT_UI_MEDIUM : FONT_UI;
    float baseline = rect.y + 19;
    draw_clip(ui->list, rect);
    draw_text(ui->list, rect.x + 10, baseline, font, TYPE_BODY, theme->text, ALIGN_LEFT,
              cell->moves);
    if (cell->gain > 0) {
        char gain[16];
        struct text gain_text = text_fixed(gain, sizeof gain);
        text_format(&gain_text, "+%d", cell->gain);
        float x = rect.x + 16 + draw_text_width(ui->list, font, TYPE_BODY, cell->moves);
        draw_text(ui->list, x, baseline, FONT_UI_SEMIBOLD, TYPE_SMALL, theme->accent, ALIGN_LEFT,
                  gain);
    }
    draw_clip_end(ui->list);
    if (ui_focused(ui, id)) {
        widget_focus(ui, rect, 7);
    }
    targets_add(&ui->targets, id, rect, true, label);
}

static void draw_head(struct ui *ui, const struct table *table, struct rect rect, float column) {
    const struct theme *theme = ui->theme;
    draw_text(ui->list, rect.x + 16, rect.y + 32, FONT_UI_SEMIBOLD, TYPE_LARGE, theme->text,
              ALIGN_LEFT, words(WORD_HISTORY));
    struct rect fold = {rect.x + rect.w - 44, rect.y + 8, 36, 34};
    widget_icon(ui, SPRITE_ICON_FOLD, fold.x + 18, fold.y + 17, 18,
                ui_hot(ui, "button:fold") ? theme->accent : theme->muted);
    targets_add(&ui->targets, "button:fold", fold, true, words(WORD_HISTORY));
    for (int player = 0; player < 2; player++) {
        float x = rect.x + 56 + column * (float)player;
        widget_mark(ui, player, x + 5, rect.y + 57, 4.6F);
        const char *side = table->game->sides[player];
        if (draw_text_width(ui->list, FONT_UI, TYPE_SMALL, side) < column - 24) {
            draw_text(ui->list, x + 18, rect.y + 62, FONT_UI, TYPE_SMALL, theme->muted, ALIGN_LEFT,
                      side);
        }
    }
    draw_line(ui->list, rect.x + 16, rect.y + HEAD, rect.x + rect.w - 16, rect.y + HEAD, 1,
              theme->line);
}

void history_draw(struct app *app, struct rect rect) {
    struct sheet sheet;
    struct ui *ui = &app->ui;
    const struct theme *theme = ui->theme;
    const struct table *table = &app->table;
    int rows = (int)((rect.h - HEAD - FOOT - 8) / ROW_HEIGHT);
    rows = rows < 1 ? 1 : rows > ROWS_SHOWN_MAX ? ROWS_SHOWN_MAX : rows;
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = 12,
                                     .fill = FILL_FLAT,
                                     .colour = {theme->surface},
                                     .stroke = theme->line,
                                     .stroke_width = theme->flat ? 2 : 1});
    float column = (rect.w - 72) / 2;
    draw_head(ui, table, rect, column);
    fill_sheet(&table->match, rows, &sheet);
    float y = rect.y + HEAD + 7;
    for (int i = 0; i < sheet.count; i++, y += ROW_HEIGHT) {
        char turn[16];
        struct text text = text_fixed(turn, sizeof turn);
        text_number(&text, (uint64_t)sheet.row[i].turn);
        draw_text(ui->list, rect.x + 40, y + 19, FONT_UI, TYPE_SMALL, theme->muted, ALIGN_RIGHT,
                  turn);
        for (int player = 0; player < 2; player++) {
            const struct cell *cell = &sheet.row[i].cell[player];
            if (cell->last_ply) {
                draw_cell(ui, cell,
                          (struct rect){rect.x + 46 + column * (float)player, y, column - 2, 27},
                          table->game->sides[player]);
            }
        }
    }
    char foot[48];
    struct text text = text_fixed(foot, sizeof foot);
    text_format(&text, words(WORD_MOVES_PLAYED), match_depth(&table->match, table->match.current));
    draw_text(ui->list, rect.x + 16, rect.y + rect.h - 16, FONT_UI, TYPE_SMALL, theme->muted,
              ALIGN_LEFT, foot);
}
