/* menu.c: see scene.h. */
#include "ui/scenes/table/scene.h"

#include "ui/app/sent_turns.h"
#include "ui/kit/flow.h"
#include "ui/kit/widgets.h"
#include "ui/model/companion.h"
#include "ui/play/seat.h"
#include "ui/scenes/table/advice.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

enum { GROUPS = 4, ENTRIES = 7 };
static const float LEAST_WIDTH = 300, WIDEST = 480, LEAST_BELOW = 2;
static const float ROW = 40, LOW_ROW = 34, LEAST_ROW = 32, COLUMN_GAP = 12;
static const float KEY_GAP = 8, ICON = 44, EDGE = 12;

/* An entry of the menu. */
struct entry {
    const struct command *command; /* NULL: the end of the group */
    const char *lacks;             /* briefly why it cannot be used now; NULL: it can */
    const char *why;               /* the same in a sentence; NULL: in the same words */
    const char *label;             /* NULL: the command's */
    struct line sign;              /* of its key */
};

static const char *label_of(const struct entry *entry) {
    return entry->label ? entry->label : words(entry->command->label);
}

/* On the right: what it lacks, or its shortcut. */
static const char *aside_of(const struct entry *entry) {
    return entry->lacks ? entry->lacks : entry->sign.string;
}

/* One that lacks something is seen, but cannot be used. */
static void entry_target(struct ui *ui, struct rect rect, const struct entry *entry) {
    const char *id = entry->command->id, *label = label_of(entry), *lacks = entry->lacks;
    const char *more = lacks ? lacks : words(entry->command->tip);
    bool said = more[0];
    struct line whole = said ? text_line(words(WORD_LABELED), label, more) : (struct line){""};
    ui->tip = ui->tip || (said && ui_hot(ui, id));
    targets_add(&ui->targets, id, rect, !lacks,
                !said        ? label
                : entry->why ? entry->why
                             : whole.string);
    targets_role(&ui->targets, ROLE_BUTTON, false);
}

/* Like a button without a frame. */
static void draw_entry(struct flow *flow, float height, const struct entry *entry) {
    struct ui *ui = flow->ui;
    const char *aside = aside_of(entry);
    int faint = entry->lacks ? STYLE_FAINT : 0;
    struct flow row = flow_row(flow, height);
    if (flow->paint) {
        if (!entry->lacks) {
            widget_row(ui, entry->command->id, row.room);
        }
        entry_target(ui, row.room, entry);
    }
    struct rect icon = flow_start(&row, ICON);
    if (flow->paint) {
        widget_icon(ui, entry->command->icon, icon.x + ICON / 2, icon.y + height / 2, 20,
                    style_ink(ui->theme, faint));
    }
    flow_end(&row, EDGE);
    flow_line(&row, STYLE_SMALL | STYLE_MUTED | STYLE_END | faint, aside);
    flow_end(&row, aside[0] ? style_width(ui, STYLE_SMALL, aside) + KEY_GAP : 0);
    flow_line(&row, STYLE_MEDIUM | faint, label_of(entry));
}

/* An entry by which the player who acts ends the match. Who looks back or waits for a companion
 * cannot; otherwise it is the match that does not allow it, if there is something to say on that.
 */
static struct entry ending(const struct play *play, enum table_command command,
                           const char *not_yet) {
    bool waits = companion_acts_elsewhere(&play->match);
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
    return advised || companion_takes_part(match) || match_over(match) || !match_line_turns(match);
}

static const char *lack_of(const struct app *app, enum table_command command,
                           const char *picture_lacks, bool advised) {
    const struct play *play = &app->table.play;
    bool turns = command == TABLE_TURN && seat_turns(play, &app->settings);
    return command == TABLE_COPY_PICTURE                       ? picture_lacks
           : command == TABLE_EDIT && !may_edit(play, advised) ? words(WORD_MENU_AFTER)
           : command == TABLE_SEND                             ? sent_turns_lack(play)
           : turns                                             ? words(WORD_MENU_TURNS)
                                                               : NULL;
}

/* The entries for a match at the table. `resign` has to last as long as they do. */
static void fill(const struct app *app, const char *picture_lacks, bool advised, const char *resign,
                 struct entry groups[GROUPS][ENTRIES]) {
    static const enum table_command commands[GROUPS][ENTRIES] = {
        {TABLE_NEW, TABLE_OPEN, TABLE_SAVE, TABLE_SAVE_PICTURE},
        {TABLE_COPY_RECORD, TABLE_COPY_PICTURE, TABLE_COPY, TABLE_SEND, TABLE_PASTE, TABLE_EDIT},
        {0},
        {TABLE_TURN, TABLE_SETTINGS, TABLE_HOME}};
    memset(groups, 0, sizeof(struct entry[GROUPS][ENTRIES]));
    for (int i = 0; i < GROUPS; i++) {
        struct entry *entry = groups[i];
        for (int k = 0; commands[i][k]; k++) { /* the menu is none of them */
            enum table_command command = commands[i][k];
            if (command != TABLE_SEND || sent_turns_offered(&app->table.play)) {
                entry->command = &table_commands[command];
                entry->lacks = lack_of(app, command, picture_lacks, advised);
                entry++;
            }
        }
    }
    endings(&app->table.play, resign, advised, groups[2]);
}

/* The entries in one column or, where its rows would be too low, in two, which take the groups by
 * turns. */
struct sheet {
    struct entry groups[GROUPS][ENTRIES];
    int columns;
    float between, row; /* the heights between two groups, and of an entry */
};

static void column(struct flow *flow, const void *data) {
    const struct sheet *sheet = data;
    for (int i = flow->number; i < GROUPS; i += sheet->columns) {
        float between = i < sheet->columns ? 0 : sheet->between;
        struct rect gap = flow_take(flow, between);
        if (flow->paint && between > 0) {
            float y = gap.y + between / 2;
            draw_line(flow->ui->list, gap.x + 8, y, gap.x + gap.w - 8, y, 1, flow->ui->theme->line);
        }
        for (int k = 0; k < ENTRIES && sheet->groups[i][k].command; k++) {
            draw_entry(flow, sheet->row, &sheet->groups[i][k]);
        }
    }
}

static void columns(struct flow *flow, const void *data) {
    const struct sheet *sheet = data;
    struct rect room = flow->room;
    flow_columns(flow, sheet->columns, COLUMN_GAP, column, sheet);
    if (flow->paint && sheet->columns > 1) {
        float x = room.x + room.w / 2;
        draw_line(flow->ui->list, x, room.y + 8, x, room.y + room.h - 8, 1, flow->ui->theme->line);
    }
}

/* The height that entries can have in the room. */
static float row_that_fits(const struct flow *flow, struct sheet *sheet) {
    sheet->row = 0;
    float besides = flow_height(flow, columns, sheet);
    sheet->row = 1;
    float entries = flow_height(flow, columns, sheet) - besides;
    return floorf((flow->room.h - besides) / entries);
}

static void add_signs(const struct app *app, struct entry groups[GROUPS][ENTRIES]) {
    for (int i = 0; i < GROUPS; i++) {
        for (int k = 0; k < ENTRIES && groups[i][k].command; k++) {
            groups[i][k].sign = command_sign(app, groups[i][k].command);
        }
    }
}

void table_menu_draw(const struct app *app, const struct table_layout *layout,
                     const char *picture_lacks, bool advised) {
    struct ui *ui = app->ui;
    const struct play *play = &app->table.play;
    const float inset = layout->small ? 6 : 8, between = layout->small ? 7 : 13;
    float row = fmaxf(ui->touchable, layout->small ? LOW_ROW : ROW);
    const char *person = play_name(play, companion_person(&play->match));
    struct line resign = text_line(words_to(WORD_RESIGN_SIDE, person), person);
    struct flow flow = flow_begin(ui, layout->top);
    flow_gap(&flow, layout->small ? 44 : 48);
    flow.room.h = ui->height - flow.room.y - 2 * inset - LEAST_BELOW;
    struct sheet sheet = {.columns = 1, .between = between};
    fill(app, picture_lacks, advised, resign.string, sheet.groups);
    add_signs(app, sheet.groups);
    float width = flow_width(&flow, column, &sheet) + 2 * inset;
    sheet.row = fminf(row, row_that_fits(&flow, &sheet));
    if (sheet.row < (layout->small ? LEAST_ROW : ui->touchable)) {
        sheet.columns = 2;
        sheet.row = fminf(row, row_that_fits(&flow, &sheet));
    }
    width = fminf(fmaxf(width, LEAST_WIDTH), WIDEST) * (float)sheet.columns;
    struct flow own = flow_within(&flow, ui_cut_end(ui, &flow.room, fminf(width, flow.room.w)));
    int first = ui->targets.count;
    flow_boxed(&own, BOX_PANEL, (struct point){inset, inset}, columns, &sheet);
    while (first < ui->targets.count && !ui->targets.target[first].enabled) {
        first++;
    }
    targets_aim(&ui->targets, first < ui->targets.count ? ui->targets.target[first].id : "");
}
