/* history_list.c: the turns in the panel of the history, two columns of words, see history.h. */
#include "ui/scenes/table/history.h"

#include "ui/app/state.h"
#include "ui/kit/scroll_panel.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"
#include "ui/scenes/table/sheet_words.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

static const float BETWEEN_LINES = 2; /* between the frames of the current and the pointed line */
static const float NUMBER_WIDTH = 36, NUMBER_NARROW = 32;
static const float NUMBER_GAP = 5; /* between a number and its line */
static const float SCROLL_WIDTH = 10;
static const float UNDONE = 0.8F; /* how much of their ink undone turns keep */

float history_number_width(struct rect rect) {
    return rect.w < HISTORY_NARROW ? NUMBER_NARROW : NUMBER_WIDTH;
}

float history_column_width(struct rect rect) {
    return floorf((rect.w - history_number_width(rect) - SCROLL_WIDTH) / 2);
}

/* A frame around what is current, a tint over what is pointed at. */
static void tint(const struct ui *ui, struct rect rect, bool current, float strength) {
    const struct theme *theme = ui->theme;
    draw_box(ui->list,
             &(struct box){.rect = rect,
                           .radius = 7,
                           .fill = FILL_FLAT,
                           .color = {color_alpha(theme->accent, strength)},
                           .stroke = {current ? theme->accent : (struct color){0}, 1.2F}});
}

void history_highlight(struct ui *ui, const char *id, struct rect rect, bool current) {
    if (current || ui_hot(ui, id)) {
        tint(ui, rect, current, current ? 0.20F : 0.08F);
    }
    widget_focus(ui, id, rect, 7);
}

static struct rect within_lines(struct rect lines) {
    lines.y += BETWEEN_LINES / 2;
    lines.h -= BETWEEN_LINES;
    return lines;
}

/* The words of a turn, as indexes into those of the sheet. */
struct turn_words {
    int first, last;
};

static struct turn_words turn_words(const struct score_sheet *sheet, int word) {
    struct turn_words turn = {word, word};
    const struct sheet_row *row = &sheet->row[sheet->word[word].row];
    while (turn.first > row->word && !sheet->word[turn.first].first) {
        turn.first--;
    }
    while (!sheet->word[turn.last].last) {
        turn.last++;
    }
    return turn;
}

static bool is_pointed(const struct ui *ui, struct turn_words turn) {
    bool pointed = false;
    for (int i = turn.first; i <= turn.last; i++) {
        pointed = pointed || ui_hot(ui, text_line("ply:%d", i + 1).string);
    }
    return pointed;
}

/* All the words of a turn of several steps, as far as the list shows them, in `cell`, whose top is
 * that of the list: a turn is framed or tinted as a whole. */
static void highlight_turn(const struct ui *ui, struct history *history, struct turn_words turn,
                           struct rect cell, int top) {
    const struct score_sheet *sheet = &history->sheet;
    const struct sheet_word *first = &sheet->word[turn.first], *last = &sheet->word[turn.last];
    bool current = sheet->current > turn.first && sheet->current <= turn.last + 1;
    if (turn.first == turn.last || !(current || is_pointed(ui, turn))) {
        return;
    }
    bool one_line = first->line == last->line, within = sheet->current <= turn.last;
    struct sheet_span end = sheet_word_span(ui, history, turn.last);
    struct rect rect = {cell.x, cell.y + (float)(first->line - top) * HISTORY_LINE,
                        one_line ? end.x + end.width : cell.w - 2,
                        (float)(last->line - first->line + 1) * HISTORY_LINE};
    draw_clip(ui->list, rect_inset(cell, -1));
    tint(ui, within_lines(rect), current, current && !within ? 0.20F : 0.08F);
    draw_clip_end(ui->list);
}

static void draw_word(struct ui *ui, const struct play *play, struct history *history, int ply,
                      struct rect cell) {
    const struct score_sheet *sheet = &history->sheet;
    const struct theme *theme = ui->theme;
    const struct sheet_word *word = &sheet->word[ply - 1];
    const char *name = play_name(play, word->player);
    struct turn_words turn = turn_words(sheet, ply - 1);
    bool current = ply == sheet->current, alone = turn.first == turn.last;
    bool strong = current || sheet->current == turn.last + 1; /* where all of it was played */
    bool undone = ply > sheet->current && !play->looking_back;
    struct line id = text_line("ply:%d", ply);
    bool ends = match_is_termination(&play->match, word->node); /* which is no turn */
    struct line said = text_line(word->note ? "%s %s" : "%s", word->text, words(word->note));
    struct line label = ends ? text_line(words(undone ? WORD_HISTORY_END_UNDONE : WORD_HISTORY_END),
                                         name, said.string)
                             : text_line(words(undone ? WORD_HISTORY_UNDONE : WORD_HISTORY_PLY),
                                         name, said.string, word->turn);
    struct sheet_span span = sheet_word_span(ui, history, ply - 1);
    struct rect rect = {cell.x + span.x, cell.y, span.width, HISTORY_LINE};
    history_highlight(ui, id.string, within_lines(rect), current && alone);
    if (current && ply <= turn.last) { /* one stands within the turn */
        tint(ui, within_lines(rect), false, 0.20F);
    }
    struct color ink = undone ? color_mix(theme->surface, theme->muted, UNDONE) : theme->text;
    draw_clip(ui->list, rect);
    sheet_word_draw(ui, history, ply - 1, rect,
                    &(struct sheet_ink){strong ? FONT_UI_MEDIUM : FONT_UI, ink,
                                        undone ? ink : theme->accent_text});
    draw_clip_end(ui->list);
    targets_add(&ui->targets, id.string, rect, true, label.string);
}

static void draw_start_line(struct ui *ui, const struct match *match, struct rect rect,
                            bool current) {
    const struct match_node *root = &match->nodes[MATCH_ROOT];
    history_highlight(ui, "ply:0", within_lines(rect), current);
    style_write(ui, rect.x + SHEET_WORD_EDGE, rect.y + SHEET_BASELINE,
                current ? STYLE_MEDIUM : STYLE_MUTED, words(WORD_HISTORY_START));
    sheet_signs_draw(ui, root->comment != NULL, false, false, rect.x + 50,
                     rect.y + SHEET_BASELINE - 6);
    targets_add(&ui->targets, "ply:0", rect, true, words(WORD_HISTORY_AT_START));
}

/* True for the empty cell of a player who was skipped, unless it is at the start or end of the
 * sheet. */
static bool passed_over(const struct score_sheet *sheet, int row, int player) {
    bool began_later = row == 0 && player == 0;
    return !sheet->row[row].played[player] && row + 1 < sheet->row_count && !began_later;
}

static void draw_row(struct ui *ui, const struct play *play, struct history *history, int row,
                     struct rect list, int top) {
    const struct score_sheet *sheet = &history->sheet;
    const struct sheet_row *at = &sheet->row[row];
    float column = history_column_width(list), left = list.x + history_number_width(list);
    float y = list.y + (float)(at->line - top) * HISTORY_LINE;
    if (at->line >= top && at->turn) {
        style_write(ui, left - NUMBER_GAP, y + SHEET_BASELINE,
                    STYLE_SMALL | STYLE_FIGURES | STYLE_MUTED | STYLE_END,
                    text_counted(at->turn).string);
    }
    for (int player = 0; player < 2 && at->line >= top; player++) {
        if (passed_over(sheet, row, player)) {
            style_write(ui, left + SHEET_WORD_EDGE + column * (float)player, y + SHEET_BASELINE,
                        STYLE_MUTED, "–");
        }
    }
    int end = row + 1 < sheet->row_count ? sheet->row[row + 1].word : sheet->count;
    int shown = (int)(list.h / HISTORY_LINE);
    for (int i = at->word; i < end; i = turn_words(sheet, i).last + 1) {
        struct rect cell = {left + column * (float)sheet->word[i].player, list.y, column,
                            (float)shown * HISTORY_LINE};
        struct mirror before = ui_mirror(ui, cell); /* notation is read from left to right */
        highlight_turn(ui, history, turn_words(sheet, i), cell, top);
        ui_mirror_end(ui, before);
    }
    for (int i = at->word; i < end; i++) {
        const struct sheet_word *word = &sheet->word[i];
        if (word->line >= top && word->line < top + shown) {
            struct rect cell = {left + column * (float)word->player,
                                list.y + (float)(word->line - top) * HISTORY_LINE, column,
                                HISTORY_LINE};
            struct mirror before = ui_mirror(ui, cell);
            draw_word(ui, play, history, i + 1, cell);
            ui_mirror_end(ui, before);
        }
    }
}

/* Scrolls to the current ply, with all of its turn and a few lines around it where there is room.
 */
static void scroll_to_current(struct history *history) {
    struct scroll *lines = &history->lines;
    const struct score_sheet *sheet = &history->sheet;
    int line = sheet_line(sheet, sheet->current);
    int around = lines->shown > 2 ? 1 : 0;
    if (sheet->current > 0) {
        struct turn_words turn = turn_words(sheet, sheet->current - 1);
        scroll_into_view(lines, sheet->word[turn.last].line);
        scroll_into_view(lines, sheet->word[turn.first].line);
    }
    scroll_into_view(lines, line - around);
    scroll_into_view(lines, line + around);
}

void history_draw_list(const struct app *app, struct rect rect) {
    struct ui *ui = app->ui;
    const struct play *play = &app->table.play;
    struct history *history = &app->shown->history;
    struct score_sheet *sheet = &history->sheet;
    sheet_update(sheet, &play->match, history_column_width(rect));
    int before = history->lines.shown;
    scroll_lay_out(&history->lines, sheet->line_count, rect, HISTORY_LINE);
    bool moved = history->seen != play->match.edit_count ||
                 history->seen_current != play->match.current; /* tags may change at any time */
    if (moved || history->lines.shown != before) {
        scroll_to_current(history);
        history->seen = play->match.edit_count;
        history->seen_current = play->match.current;
    }
    int top = history->lines.first, shown = history->lines.shown;
    if (top == 0) {
        float left = rect.x + history_number_width(rect);
        draw_start_line(
            ui, &play->match,
            (struct rect){left, rect.y, 2 * history_column_width(rect) - 2, HISTORY_LINE},
            sheet->current == 0);
    }
    int row = sheet_row_at(sheet, top);
    while (row < sheet->row_count && sheet->row[row].line < top + shown) {
        draw_row(ui, play, history, row++, rect, top);
    }
    if (scroll_is_long(&history->lines)) {
        struct rect track = {rect.x + rect.w - 8, rect.y, 4, (float)shown * HISTORY_LINE};
        scroll_thumb(ui, &history->lines, track, ui->theme->muted);
    }
}
