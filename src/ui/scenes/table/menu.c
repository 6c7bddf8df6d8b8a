/* menu.c: see scene.h. */
#include "ui/scenes/table/scene.h"

#include "ui/kit/widgets.h"
#include "ui/model/companion.h"
#include "ui/scenes/table/advice.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

enum { GROUPS = 4, ENTRIES = 6 };
static const float LEAST_WIDTH = 300, WIDEST = 480, LEAST_BELOW = 2;
static const float ROW = 40, LOW_ROW = 34, LEAST_ROW = 32, COLUMN_GAP = 12;
static const float KEY_GAP = 8, BESIDE = 80; /* beside a label: a gap; icon and margins */

/* An entry of the menu. */
struct entry {
    const struct command *command; /* NULL: the end of the group */
    const char *lacks;             /* briefly why it cannot be used now; NULL: it can */
    const char *why;               /* the same in a sentence; NULL: in the same words */
    const char *label;             /* NULL: the command's */
};

static const char *label_of(const struct entry *entry) {
    return entry->label ? entry->label : words(entry->command->label);
}

/* On the right: what it lacks, or its shortcut. */
static const char *aside_of(const struct entry *entry) {
    return entry->lacks ? entry->lacks : words(key_word(entry->command->key));
}

/* Like a button without a frame. */
static void draw_entry(struct ui *ui, struct rect row, const struct entry *entry) {
    const struct theme *theme = ui->theme;
    const char *id = entry->command->id, *label = label_of(entry), *aside = aside_of(entry);
    float middle = row.y + row.h / 2, strength = entry->lacks ? 0.4F : 1;
    if (!entry->lacks) {
        widget_row(ui, id, row);
    }
    widget_icon(ui, entry->command->icon, row.x + 22, middle, 20,
                color_alpha(theme->text, strength));
    float width = draw_text_width(ui->list, FONT_UI, TYPE_SMALL, aside);
    draw_text(
        ui->list, (struct point){row.x + row.w - 12, middle + 4.7F},
        (struct writing){FONT_UI, TYPE_SMALL, color_alpha(theme->muted, strength), ALIGN_RIGHT},
        aside);
    float room = row.w - 56 - (aside[0] ? width + KEY_GAP : 0);
    widget_text(
        ui, (struct point){row.x + 44, middle + 5.7F}, room,
        (struct writing){FONT_UI_MEDIUM, TYPE_BODY, color_alpha(theme->text, strength), ALIGN_LEFT},
        label);
    bool lacks = aside[0] && entry->lacks;
    struct line whole = lacks ? text_line("%s: %s", label, entry->lacks) : (struct line){""};
    ui->tip = ui->tip || (lacks && ui_hot(ui, id));
    targets_add(&ui->targets, id, row, !entry->lacks,
                !lacks       ? label
                : entry->why ? entry->why
                             : whole.string);
}

/* An entry by which the player who acts ends the match. Who looks back or waits for a companion
 * cannot; otherwise it is the match that does not allow it, if there is something to say on that.
 */
static struct entry ending(const struct play *play, enum table_command command,
                           const char *not_yet) {
    bool waits = companion_acts(&play->match);
    return (struct entry){.command = &table_commands[command],
                          .lacks = play->looking_back ? words(WORD_MENU_LOOKING_BACK)
                                   : waits            ? words(WORD_MENU_NOT_YOUR_TURN)
                                   : not_yet          ? words(WORD_MENU_NOT_YET)
                                                      : NULL,
                          .why = play->looking_back || waits ? NULL : not_yet};
}

/* The ways to end a match, or the entries for one that has ended. */
static void endings(const struct play *play, const char *resign, bool advised,
                    struct entry out[ENTRIES]) {
    const struct match *match = &play->match;
    bool over = match_over(match);
    if (advised && over) {
        (out++)->command = &advice_commands[ADVICE_REVIEW];
    }
    if (advised) {
        (out++)->command = &advice_commands[ADVICE_ANALYZE];
    }
    if (over) {
        out[0].command = &table_commands[TABLE_RESULT];
        out[1].command = &table_commands[TABLE_REMATCH];
        return;
    }
    if (play->game->agree) {
        struct position pos = *match_position(match);
        *out++ = ending(play, TABLE_AGREE, play->game->agree(&pos, NULL));
    }
    if (play->game->claim) {
        *out++ =
            ending(play, TABLE_CLAIM, match_claimable(match) ? NULL : words(play->game->no_claim));
    }
    *out++ = (struct entry){.command = &table_commands[TABLE_RESIGN],
                            .label = resign,
                            .lacks = play->looking_back ? words(WORD_MENU_LOOKING_BACK) : NULL};
    if (clock_used(&play->clock)) {
        *out = (struct entry){.command = &table_commands[TABLE_PAUSE],
                              .lacks = play->looking_back ? "" : NULL};
    }
}

/* Positions are not tried out in the middle of a match against somebody at the same screen, where
 * the editor would lead to an analysis of it. */
static bool may_edit(const struct play *play, bool advised) {
    const struct match *match = &play->match;
    bool alone = companion_of(match, 0) || companion_of(match, 1);
    return advised || alone || match_over(match) || !match_line_turns(match);
}

static int count_of(const struct entry group[ENTRIES]) {
    int count = 0;
    while (count < ENTRIES && group[count].command) {
        count++;
    }
    return count;
}

/* The entries for a match at the table. `resign` has to last as long as they do. */
static void fill(const struct play *play, const char *picture_lacks, bool advised,
                 const char *resign, struct entry groups[GROUPS][ENTRIES]) {
    static const enum table_command commands[GROUPS][ENTRIES] = {
        {TABLE_NEW, TABLE_OPEN, TABLE_SAVE, TABLE_SAVE_PICTURE},
        {TABLE_COPY_RECORD, TABLE_COPY_PICTURE, TABLE_COPY, TABLE_PASTE, TABLE_EDIT},
        {0},
        {TABLE_SETTINGS, TABLE_HOME}};
    memset(groups, 0, sizeof(struct entry[GROUPS][ENTRIES]));
    for (int i = 0; i < GROUPS; i++) {
        for (int k = 0; commands[i][k]; k++) { /* the menu is none of them */
            enum table_command command = commands[i][k];
            groups[i][k].command = &table_commands[command];
            groups[i][k].lacks = command == TABLE_COPY_PICTURE ? picture_lacks
                                 : command == TABLE_EDIT && !may_edit(play, advised)
                                     ? words(WORD_MENU_AFTER)
                                     : NULL;
        }
    }
    endings(play, resign, advised, groups[2]);
}

/* The sheet with one column or, where its rows would be too low, with two, which take the groups by
 * turns. */
struct sheet {
    struct rect rect;
    int columns;
    float inset, between; /* around all groups, and between two of them */
    float row;            /* the height of an entry */
};

/* How many entries the longest column has. */
static int longest_column(struct entry groups[GROUPS][ENTRIES], int columns) {
    int longest = 0;
    for (int column = 0; column < columns; column++) {
        int entries = 0;
        for (int i = 0; i < GROUPS / columns; i++) {
            entries += count_of(groups[i * columns + column]);
        }
        longest = entries > longest ? entries : longest;
    }
    return longest;
}

/* The width with which every label and what is to its right fit. */
static float widest_entry(const struct ui *ui, struct entry groups[GROUPS][ENTRIES]) {
    float widest = LEAST_WIDTH;
    for (int i = 0; i < GROUPS; i++) {
        for (int k = 0; k < count_of(groups[i]); k++) {
            const char *label = label_of(&groups[i][k]), *aside = aside_of(&groups[i][k]);
            float key = draw_text_width(ui->list, FONT_UI, TYPE_SMALL, aside);
            widest =
                fmaxf(widest, BESIDE + draw_text_width(ui->list, FONT_UI_MEDIUM, TYPE_BODY, label) +
                                  (aside[0] ? key + KEY_GAP : 0));
        }
    }
    return ceilf(widest);
}

static struct sheet lay_out(const struct ui *ui, const struct table_layout *layout,
                            struct entry groups[GROUPS][ENTRIES]) {
    struct sheet sheet = {.inset = layout->small ? 6 : 8, .between = layout->small ? 7 : 13};
    float top = layout->top.y + (layout->small ? 44 : 48), besides = 0;
    int entries = 0;
    for (sheet.row = 0; sheet.row < LEAST_ROW && sheet.columns < 2;) {
        sheet.columns++;
        entries = longest_column(groups, sheet.columns);
        besides = (float)(GROUPS / sheet.columns - 1) * sheet.between + 2 * sheet.inset;
        sheet.row = fminf(fmaxf(ui->touchable, layout->small ? LOW_ROW : ROW),
                          floorf((ui->height - top - besides - LEAST_BELOW) / (float)entries));
    }
    float width = fminf(widest_entry(ui, groups), WIDEST) * (float)sheet.columns;
    width = fminf(width, layout->top.w);
    sheet.rect = (struct rect){layout->top.x + layout->top.w - width, top, width,
                               (float)entries * sheet.row + besides};
    return sheet;
}

static void draw_column(struct ui *ui, const struct sheet *sheet, struct rect area,
                        struct entry groups[GROUPS][ENTRIES], int column) {
    struct rect row = {area.x, area.y, area.w, sheet->row};
    for (int i = column; i < GROUPS; i += sheet->columns, row.y += sheet->between) {
        for (int k = 0; k < count_of(groups[i]); k++, row.y += row.h) {
            draw_entry(ui, row, &groups[i][k]);
        }
        if (i + sheet->columns < GROUPS) {
            float y = row.y + sheet->between / 2;
            draw_line(ui->list, row.x + 8, y, row.x + row.w - 8, y, 1, ui->theme->line);
        }
    }
}

void table_menu_draw(struct ui *ui, const struct play *play, const struct table_layout *layout,
                     const char *picture_lacks, bool advised) {
    struct entry groups[GROUPS][ENTRIES];
    const char *person = play_name(play, companion_person(&play->match));
    struct line resign = text_line(words_to(WORD_RESIGN_SIDE, person), person);
    fill(play, picture_lacks, advised, resign.string, groups);
    struct sheet sheet = lay_out(ui, layout, groups);
    struct rect area = rect_inset(sheet.rect, sheet.inset);
    widget_panel(ui, sheet.rect, 12);
    float width = (area.w + COLUMN_GAP) / (float)sheet.columns - COLUMN_GAP;
    for (int i = 0; i < sheet.columns; i++) {
        struct rect column = {area.x + (float)i * (width + COLUMN_GAP), area.y, width, area.h};
        if (i > 0) {
            draw_line(ui->list, column.x - COLUMN_GAP / 2, area.y + 8, column.x - COLUMN_GAP / 2,
                      area.y + area.h - 8, 1, ui->theme->line);
        }
        draw_column(ui, &sheet, column, groups, i);
    }
}
