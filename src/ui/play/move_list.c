/* move_list.c: see move_list.h. A sheet is laid out without a font. */
#include "ui/play/move_list.h"

#include "engine/rules.h"
#include "ui/draw/letters.h"
#include "words/words.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    DIGIT_WIDTH = 8, /* of the small type */
    WORD_END = 6,    /* after a word: as much as a dot between two takes */
    GAIN_GAP = 5,
    MARK_WIDTH = 13,
};

static const float NOTE_SIZE = 13 / 16.0F; /* of the type of a word */

/* ---- words ---- */

static void termination_text(int step, struct text *out) {
    switch (step) {
    case STEP_AGREE:
        text_add(out, words(WORD_AGREED));
        break;
    case STEP_CLAIM:
        text_add(out, words(WORD_CLAIMED));
        break;
    case STEP_RESIGN:
        text_add(out, words(WORD_RESIGNED));
        break;
    default:
        text_add(out, words(WORD_OUT_OF_TIME));
        break;
    }
}

void sheet_step_text(const struct match *match, int node, struct text *out) {
    const struct match_node *at = &match->nodes[node];
    if (at->step == STEP_ACTION) {
        rules_step_text(match->game, &match->nodes[at->parent].position, at->action, out);
    } else {
        termination_text(at->step, out);
    }
}

static int gained(const struct match *match, const struct match_node *at) {
    const struct position *before = &match->nodes[at->parent].position;
    return match->game->score(&at->position, at->player) - match->game->score(before, at->player);
}

static float word_width(const struct sheet_word *word) {
    float width = SHEET_JOINED_EDGE + letters_width(word->text) + WORD_END;
    if (word->note) {
        width += GAIN_GAP + letters_width(words(word->note)) * NOTE_SIZE;
    }
    if (word->gain > 0) {
        width += (float)(GAIN_GAP + DIGIT_WIDTH * (word->gain > 9 ? 3 : 2));
    }
    width += (float)(MARK_WIDTH * (word->commented + word->branching));
    return fmaxf(width, SHEET_WORD_LEAST);
}

/* The signs of a turn stand at its end, whichever of its actions they are about: its words are read
 * as one. */
struct signs {
    bool commented, branching; /* of the words of the turn so far */
};

static void fill_word(const struct match *match, int node, struct signs *signs,
                      struct sheet_word *word) {
    const struct match_node *at = &match->nodes[node];
    const struct match_node *parent = &match->nodes[at->parent];
    *word =
        (struct sheet_word){.node = node,
                            .player = at->player,
                            .first = match_begins_turn(match, node),
                            .last = at->next == MATCH_NONE || match_begins_turn(match, at->next)};
    signs->commented = (signs->commented && !word->first) || at->comment;
    signs->branching =
        (signs->branching && !word->first) || match->nodes[parent->child].sibling != MATCH_NONE;
    word->commented = word->last && signs->commented;
    word->branching = word->last && signs->branching;
    struct text text = text_fixed(word->text, sizeof word->text);
    sheet_step_text(match, node, &text);
    word->gain = at->step == STEP_ACTION ? gained(match, at) : 0;
    word->note = at->step == STEP_ACTION
                     ? rules_step_note(match->game, &parent->position, at->action)
                     : WORD_NONE;
    word->width = word_width(word);
}

/* ---- layout ---- */

static bool make_room(struct score_sheet *sheet, int count) {
    if (count <= sheet->capacity) {
        return true;
    }
    int capacity = count + count / 2 + 64;
    struct sheet_word *word = realloc(sheet->word, (size_t)capacity * sizeof *word);
    sheet->word = word ? word : sheet->word;
    struct sheet_row *row = realloc(sheet->row, (size_t)capacity * sizeof *row);
    sheet->row = row ? row : sheet->row;
    if (!word || !row) {
        return false;
    }
    sheet->capacity = capacity;
    return true;
}

/* Appends a word to its cell: close to the last one, or on a new line. */
static void place_word(struct score_sheet *sheet, struct sheet_word *word,
                       const struct sheet_word *before) {
    struct sheet_row *row = &sheet->row[sheet->row_count - 1];
    word->row = sheet->row_count - 1;
    word->line = before ? before->line : row->line;
    word->x = before ? before->x + before->width : 0;
    if (before && word->x + word->width > sheet->column) {
        word->line++;
        word->x = 0;
    }
    if (word->x == 0) {
        word->width = fminf(word->width + SHEET_WORD_EDGE - SHEET_JOINED_EDGE, sheet->column);
    }
    int lines = word->line - row->line + 1;
    row->lines = lines > row->lines ? lines : row->lines;
    row->played[word->player] = true;
    sheet->line_count = row->line + row->lines;
}

static void add_step(struct score_sheet *sheet, const struct match *match, int node,
                     struct turn_count *count, struct signs *signs) {
    struct sheet_word *word = &sheet->word[sheet->count];
    fill_word(match, node, signs, word);
    bool goes_on = !word->first && sheet->count > 0, ends = match_is_termination(match, node);
    word->turn = (sheet->count > 0 ? word[-1].turn : 0) + (!goes_on && !ends);
    if (turn_count_step(count, word->player, word->first)) {
        sheet->row[sheet->row_count++] = (struct sheet_row){
            .turn = ends ? 0 : word->turn, .line = sheet->line_count, .word = sheet->count};
    }
    place_word(sheet, word, goes_on ? word - 1 : NULL);
    sheet->current = node == match->current ? sheet->count + 1 : sheet->current;
    sheet->count++;
}

void sheet_update(struct score_sheet *sheet, const struct match *match, float column) {
    if (sheet->line_count && sheet->revision == match->revision && sheet->column == column) {
        return;
    }
    sheet->count = sheet->row_count = sheet->current = 0;
    sheet->line_count = 1;
    sheet->revision = match->revision;
    sheet->column = column;
    struct turn_count count = {0};
    struct signs signs = {0};
    if (make_room(sheet, match_line_length(match))) {
        for (int node = match->nodes[MATCH_ROOT].next; node != MATCH_NONE;
             node = match->nodes[node].next) {
            add_step(sheet, match, node, &count, &signs);
        }
    }
}

void sheet_free(struct score_sheet *sheet) {
    free(sheet->word);
    free(sheet->row);
    *sheet = (struct score_sheet){0};
}

/* ---- queries ---- */

int sheet_line(const struct score_sheet *sheet, int ply) {
    return ply > 0 && ply <= sheet->count ? sheet->word[ply - 1].line : 0;
}

int sheet_row_at(const struct score_sheet *sheet, int line) {
    int low = 0, high = sheet->row_count - 1;
    while (low < high) {
        int middle = (low + high + 1) / 2;
        if (sheet->row[middle].line <= line) {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    return low;
}

int sheet_neighbor(const struct score_sheet *sheet, int ply, int direction) {
    int row = ply > 0 ? sheet->word[ply - 1].row : -1;
    int player = ply > 0 ? sheet->word[ply - 1].player : 0;
    for (int at = ply + direction; at > 0 && at <= sheet->count; at += direction) {
        const struct sheet_word *word = &sheet->word[at - 1];
        if (word->row != row && word->player == player && word->last) {
            return at;
        }
    }
    return direction < 0 ? 0 : sheet->count;
}
