/* table_menu.c: see table_menu.h. */
#include "ui/table_menu.h"

#include "ui/widgets.h"
#include "words/words.h"

enum { WIDTH = 392, INSET = 16, ROW = 48, BUTTON = 40, GAP = 8 };

struct entry {
    const char *id; /* NULL: nothing stands there */
    const char *label;
    int icon;
    bool enabled;
};

static void draw_entry(struct ui *ui, struct rect rect, const struct entry *entry) {
    widget_button(ui, entry->id, rect, entry->icon, entry->label, NULL,
                  entry->enabled ? BUTTON_PLAIN : BUTTON_DISABLED);
}

/* The ways to end a match, one below the other; gives how many there are. */
static int endings(const struct table *table, const char *resign, struct entry out[3]) {
    const struct match *match = &table->match;
    bool over = match_over(match);
    int count = 0;
    if (table->game->agree) {
        out[count++] = (struct entry){"button:agree", words(WORD_AGREE), SPRITE_ICON_AGREE,
                                      !over && match_agreeable(match)};
    }
    if (table->game->claimable) {
        out[count++] = (struct entry){"button:claim", words(WORD_CLAIM), SPRITE_ICON_CHECK,
                                      !over && match_claimable(match)};
    }
    out[count++] = (struct entry){"button:resign", resign, SPRITE_ICON_FLAG, !over};
    return count;
}

void table_menu_draw(struct app *app, const struct table_layout *layout) {
    struct ui *ui = &app->ui;
    const struct table *table = &app->table;
    const struct entry pairs[][2] = {
        {{"button:open", words(WORD_OPEN_RECORD), SPRITE_ICON_FOLDER, true},
         {"button:save-as", words(WORD_SAVE_AS), SPRITE_ICON_SAVE, true}},
        {{"button:copy-record", words(WORD_COPY_RECORD), SPRITE_ICON_COPY, true},
         {"button:copy-position", words(WORD_COPY_POSITION), SPRITE_ICON_COPY, true}},
        {{"button:paste", words(WORD_PASTE), SPRITE_ICON_PLUS, true},
         {"button:new", words(WORD_NEW_GAME), SPRITE_ICON_PLAY, true}},
        {{"button:settings", words(WORD_SETTINGS), SPRITE_ICON_GEAR, true},
         {"button:home", words(WORD_HOME), SPRITE_ICON_HOME, true}},
    };
    enum { PAIRS = sizeof pairs / sizeof pairs[0] };
    char resign[TARGET_LABEL_MAX];
    struct text text = text_fixed(resign, sizeof resign);
    text_format(&text, words(WORD_RESIGN_SIDE), table_name(table, match_turn(&table->match)));
    struct entry end[3];
    int ends = endings(table, resign, end);
    float height = (float)((ends + PAIRS) * ROW - GAP + 2 * INSET + GAP);
    struct rect sheet = {layout->top.x + layout->top.w - WIDTH, layout->top.y + ROW, WIDTH, height};
    widget_panel(ui, sheet, 12);
    struct rect row = {sheet.x + INSET, sheet.y + INSET, WIDTH - 2 * INSET, BUTTON};
    for (int i = 0; i < ends; i++, row.y += ROW) {
        draw_entry(ui, row, &end[i]);
    }
    row.y += GAP;
    for (int i = 0; i < PAIRS; i++, row.y += ROW) {
        float half = (row.w - GAP) / 2;
        draw_entry(ui, (struct rect){row.x, row.y, half, BUTTON}, &pairs[i][0]);
        draw_entry(ui, (struct rect){row.x + half + GAP, row.y, half, BUTTON}, &pairs[i][1]);
    }
}
