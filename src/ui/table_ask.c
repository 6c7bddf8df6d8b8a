/* table_ask.c: see table_ask.h. */
#include "ui/table_ask.h"

#include "ui/widgets.h"
#include "words/words.h"

#include <math.h>

enum { WIDEST = 860, LOW = 60, HIGH = 112, STACKED_BELOW = 700, BUTTON_GAP = 8 };

/* What each question says, and what its buttons do. */
static const struct ask_words {
    enum word question, accept, decline;
    int icon;
} all_words[] = {
    [ASK_AGREE] = {WORD_ASK_AGREE, WORD_ASK_AGREE_YES, WORD_PLAY_ON, SPRITE_ICON_AGREE},
    [ASK_CLAIM] = {WORD_ASK_CLAIM, WORD_CLAIM, WORD_PLAY_ON, SPRITE_ICON_CHECK},
    [ASK_RESIGN] = {WORD_ASK_RESIGN, WORD_ASK_RESIGN_YES, WORD_PLAY_ON, SPRITE_ICON_FLAG},
    [ASK_LEAVE] = {WORD_ASK_LEAVE, WORD_ASK_LEAVE_YES, WORD_ASK_STAY, SPRITE_ICON_BACK},
    [ASK_NEW] = {WORD_ASK_NEW, WORD_NEW_GAME, WORD_ASK_STAY, SPRITE_ICON_PLUS},
    [ASK_CLOSE] = {WORD_ASK_CLOSE, WORD_QUIT, WORD_ASK_STAY, SPRITE_ICON_QUIT},
};

void ask(struct app *app, enum question question) {
    struct text focus = text_fixed(app->ui.focus, sizeof app->ui.focus);
    app->table.question = question;
    app->table.menu = false;
    text_add(&focus, "button:decline");
}

bool ask_is_due(const struct app *app) {
    const struct match *match = &app->table.match;
    return app->settings.ask_leaving && match->count > 1 && !match_over(match);
}

static bool is_at_table(const struct app *app) {
    bool there = false;
    for (int i = 0; i < app->depth; i++) {
        there = there || app->stack[i] == SCENE_TABLE;
    }
    return there;
}

void ask_to_close(struct app *app) {
    bool asked = app->table.question == ASK_CLOSE;
    if (is_at_table(app) && !asked && ask_is_due(app)) {
        app_go_to_table(app);
        ask(app, ASK_CLOSE);
    } else {
        app->quit = true;
    }
}

/* Who is asked: the other player, but whether to claim or to give up is asked of whoever does it.
 */
static int asked(const struct table *table) {
    int turn = match_turn(&table->match);
    return table->question == ASK_AGREE ? !turn : turn;
}

/* How the match would end. */
static void say_outcome(const struct table *table, const char *const name[2], struct text *out) {
    const struct game *game = table->game;
    struct position pos = *match_position(&table->match);
    if (table->question == ASK_RESIGN) {
        text_format(out, words(WORD_WOULD_WIN), name[!match_turn(&table->match)]);
        return;
    }
    if (table->question == ASK_AGREE) {
        game->agree(&pos, NULL);
    } else {
        game->claim(&pos);
    }
    struct result result = game->result(&pos);
    int winner = result.outcome == OUTCOME_WIN ? result.winner : 0;
    int own = game->score(&pos, winner), other = game->score(&pos, !winner);
    if (result.outcome == OUTCOME_WIN) {
        text_format(out, words(WORD_WOULD_WIN_BY), name[winner], own, other);
    } else {
        text_format(out, words(WORD_WOULD_DRAW), own, other);
    }
}

static void say_consequence(const struct table *table, const char *const name[2],
                            struct text *out) {
    if (table->question >= ASK_LEAVE) {
        text_add(out, words(WORD_ASK_LEAVE_KEPT));
        return;
    }
    if (table->question == ASK_CLAIM) {
        text_add(out, words(WORD_ASK_CLAIM_RIGHT));
    }
    say_outcome(table, name, out);
}

static void frame(const struct ui *ui, struct rect rect, struct colour colour) {
    const struct theme *theme = ui->theme;
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = 12,
                                     .fill = FILL_FLAT,
                                     .colour = {theme->raised},
                                     .stroke = colour,
                                     .stroke_width = theme->flat ? 3 : 1.5F,
                                     .shadow = theme_shadow(theme, 0.55F),
                                     .shadow_blur = 22,
                                     .shadow_dx = 4,
                                     .shadow_dy = 9});
}

/* From right to left along the foot of the panel; gives where the room for words ends. */
static float buttons(struct ui *ui, struct rect panel, const struct ask_words *said) {
    struct rect row = {panel.x + 10, panel.y + panel.h - 50, panel.w - 20, 40};
    struct rect accept = widget_button_place(ui, &row, said->icon, words(said->accept), BUTTON_GAP);
    struct rect decline = widget_button_place(ui, &row, NO_ICON, words(said->decline), BUTTON_GAP);
    widget_button(ui, "button:decline", decline, NO_ICON, words(said->decline), NULL, BUTTON_PLAIN);
    widget_button(ui, "button:accept", accept, said->icon, words(said->accept), NULL,
                  BUTTON_PRIMARY);
    return decline.x - 8;
}

void ask_draw(struct app *app, const struct table_layout *layout, const char *const name[2]) {
    struct ui *ui = &app->ui;
    const struct table *table = &app->table;
    const struct ask_words *said = &all_words[table->question];
    int player = asked(table);
    bool stacked = ui->width < STACKED_BELOW;
    float width = fminf(WIDEST, ui->width - 2 * layout->margin), height = stacked ? HIGH : LOW;
    struct rect panel = {(ui->width - width) / 2, ui->height - height - 6, width, height};
    frame(ui, panel, ui->theme->player[player]);
    float end = buttons(ui, panel, said), x = panel.x + 44;
    float room = (stacked ? panel.x + panel.w - 10 : end) - x;
    char line[256];
    struct text text = text_fixed(line, sizeof line);
    text_format(&text, words(said->question), name[player]);
    widget_mark(ui, player, panel.x + 24, panel.y + 20, 8);
    bool fits = widget_rich_width(ui, line, TYPE_LARGE) <= room;
    widget_rich_within(ui, x, panel.y + 27, room, line, fits ? TYPE_LARGE : TYPE_BODY);
    text_clear(&text);
    say_consequence(table, name, &text);
    fits = draw_text_width(ui->list, FONT_UI, TYPE_BODY, line) <= room;
    widget_text(ui, x, panel.y + 48, room, FONT_UI, fits ? TYPE_BODY : TYPE_SMALL, ui->theme->text,
                ALIGN_LEFT, line);
}
