/* table_result.c: see table_result.h. */
#include "ui/table_result.h"

#include "ui/widgets.h"
#include "ui/words.h"

#include <math.h>

void result_headline(const struct table *table, struct text *out) {
    const struct position *pos = match_position(&table->match);
    struct result result = match_result(&table->match);
    int winner = result.outcome == OUTCOME_WIN ? result.winner : 0;
    int own = table->game->score(pos, winner), other = table->game->score(pos, !winner);
    if (result.outcome == OUTCOME_WIN) {
        text_format(out, words(WORD_WINS), table_name(table, winner), own, other);
    } else {
        text_format(out, words(WORD_DRAWN), own, other);
    }
}

void result_sentence(const struct table *table, struct text *out) {
    static const enum word sentences[REASONS] = {
        [REASON_MAJORITY] = WORD_BY_MAJORITY,   [REASON_SCORE] = WORD_BY_SCORE,
        [REASON_STRANDED] = WORD_BY_STRANDED,   [REASON_CAPTURED] = WORD_BY_CAPTURED,
        [REASON_KING] = WORD_BY_KING,           [REASON_BARRIER] = WORD_BY_BARRIER,
        [REASON_AGREEMENT] = WORD_BY_AGREEMENT,
    };
    struct result result = match_result(&table->match);
    if (result.reason == REASON_RESIGNATION || result.reason == REASON_TIME) {
        text_format(out, words(result.reason == REASON_TIME ? WORD_BY_TIME : WORD_BY_RESIGNATION),
                    table_name(table, !result.winner));
    } else {
        text_add(out, words(sentences[result.reason]));
    }
}

/* Thirty-two rays from the emblem, within the card. */
static void rays(const struct ui *ui, struct rect card, float x, float y) {
    const float reach = 430;
    struct path path = {0};
    for (int i = 0; i < 32; i++) {
        float angle = (float)i / 32 * 6.2832F + 0.05F, half = i % 2 ? 0.026F : 0.046F;
        path_move(&path, x, y);
        path_line(&path, x + reach * cosf(angle - half), y + reach * sinf(angle - half));
        path_line(&path, x + reach * cosf(angle + half), y + reach * sinf(angle + half));
        path_close(&path);
    }
    draw_clip(ui->list, rect_inset(card, 3));
    draw_path(ui->list, &path,
              &(struct stroke){.fill = colour_alpha(colour_hex(0xFFC890), 0.30F), .fade = true});
    draw_clip_end(ui->list);
}

static void frame(const struct ui *ui, struct rect card, struct colour colour) {
    const struct theme *theme = ui->theme;
    draw_box(ui->list,
             &(struct box){.rect = card,
                           .radius = 14,
                           .fill = theme->flat ? FILL_FLAT : FILL_RIGHT,
                           .colour = {colour_mix(theme->surface, colour, theme->flat ? 0 : 0.50F),
                                      colour_mix(theme->surface, colour, 0.18F),
                                      colour_mix(theme->surface, colour, 0.10F)},
                           .stroke = colour,
                           .stroke_width = theme->flat ? 5 : 2.5F,
                           .shadow = theme_shadow(theme, 0.6F),
                           .shadow_blur = 24,
                           .shadow_dx = 5,
                           .shadow_dy = 10,
                           .glow = colour_alpha(colour, theme->flat ? 0 : 0.30F),
                           .glow_width = 26});
}

static void buttons(struct app *app, struct rect row) {
    static const struct {
        const char *id;
        int icon;
        enum word label;
    } all[] = {
        {"button:rematch", SPRITE_ICON_SWAP, WORD_REMATCH},
        {"button:look", SPRITE_ICON_EYE, WORD_LOOK_THROUGH},
        {"button:new", SPRITE_ICON_PLUS, WORD_NEW_GAME},
        {"button:home", SPRITE_ICON_HOME, WORD_HOME},
    };
    struct ui *ui = &app->ui;
    float wide = 0;
    for (int i = 0; i < 4; i++) {
        wide += widget_button_width(ui, all[i].icon, words(all[i].label)) + 12;
    }
    bool icons = wide - 12 <= row.w;
    for (int i = 0; i < 4; i++) {
        const char *label = words(all[i].label);
        bool named = icons || i == 0;
        int icon = icons ? all[i].icon : i == 0 ? NO_ICON : all[i].icon;
        float width = widget_button_width(ui, icon, named ? label : NULL);
        widget_button(ui, all[i].id, (struct rect){row.x, row.y, width, row.h}, icon,
                      named ? label : NULL, label, i == 0 ? BUTTON_PRIMARY : BUTTON_PLAIN);
        row.x += width + (icons ? 12 : 8);
    }
}

void result_draw(struct app *app) {
    struct ui *ui = &app->ui;
    const struct theme *theme = ui->theme;
    struct result result = match_result(&app->table.match);
    bool won = result.outcome == OUTCOME_WIN;
    struct colour colour = won ? theme->player[result.winner] : theme->accent;
    struct colour dark = colour_hex(0x0B0C12);
    draw_box(ui->list,
             &(struct box){.rect = {0, 0, ui->width, ui->height},
                           .fill = FILL_DOWN,
                           .colour = {colour_alpha(dark, 0.26F), colour_alpha(dark, 0.22F),
                                      colour_alpha(dark, 0.86F)},
                           .middle = 0.55F});
    float width = fminf(1000, ui->width - 24), height = 176;
    struct rect card = {(ui->width - width) / 2, ui->height - 20 - height, width, height};
    bool narrow = width < 900;
    float emblem = narrow ? 34 : 52;
    float ex = card.x + (narrow ? 54 : 92), ey = card.y + height / 2;
    frame(ui, card, colour);
    if (won && !theme->flat) {
        rays(ui, card, ex, ey);
    }
    if (won) {
        widget_emblem(ui, result.winner, ex, ey, emblem, true);
    } else {
        widget_emblem(ui, 0, ex - emblem * 0.42F, ey, emblem * 0.6F, true);
        widget_emblem(ui, 1, ex + emblem * 0.62F, ey, emblem * 0.6F, true);
    }
    char line[160];
    struct text text = text_fixed(line, sizeof line);
    float x = card.x + (narrow ? 112 : 176);
    result_headline(&app->table, &text);
    draw_text(ui->list, x, card.y + 62, FONT_DISPLAY, narrow ? TYPE_TITLE : TYPE_DISPLAY,
              theme->text, ALIGN_LEFT, line);
    text_clear(&text);
    result_sentence(&app->table, &text);
    draw_text(ui->list, x, card.y + 92, FONT_UI, TYPE_BODY, theme->muted, ALIGN_LEFT, line);
    buttons(app, (struct rect){x, card.y + height - 60, card.x + width - x - 16, 40});
}
