/* seats.c: see setup.h. */
#include "ui/scenes/home/setup.h"

#include "ui/kit/style.h"
#include "ui/kit/widgets.h"
#include "ui/model/companion.h"
#include "words/words.h"

#include <math.h>

static const float ROOMY = 740; /* the height of a window with room for a line below the rows */
static const float ONLY_LINE = 41, FIRST_OF_TWO = 37,
                   TEMPER_LEADING = 15; /* of how a companion plays */

static void seat(struct ui *ui, const struct setup *setup, int player, int number,
                 struct rect cell) {
    const struct theme *theme = ui->theme;
    bool chosen = setup->now.companion[player] == number;
    const char *side = words(setup->game->sides[player]);
    struct line id =
        number ? text_line("seat:%d=%d", player, number) : text_line("seat:%d=person", player);
    struct line label = number ? text_line(words(WORD_SEAT_COMPANION), side, companion_name(number),
                                           companion_temper(number))
                               : text_line(words(WORD_SEAT_PERSON), side);
    bool hot = ui_hot(ui, id.string);
    if (chosen || hot) {
        draw_fill(ui->list, cell, 8,
                  color_alpha(chosen ? theme->brass : theme->accent, chosen ? 1 : 0.25F));
    }
    float x = cell.x + cell.w / 2, y = cell.y + cell.h / 2;
    float radius = fminf(cell.w, cell.h) / 2 - 3;
    if (number) {
        widget_companion(ui, number, x, y, radius);
    } else {
        widget_person(ui, x, y, radius, chosen ? theme->on_accent : theme->text);
    }
    widget_focus(ui, id.string, cell, 8);
    targets_add(&ui->targets, id.string, cell, true, label.string);
    targets_role(&ui->targets, ROLE_CHOICE, chosen);
    bool told = number && ui->height >= ROOMY; /* below the row, where a tooltip would hide it */
    ui->tip = ui->tip || (hot && !told);
}

/* Below the row the one that is pointed at and how they play or, at its ends, what the order means.
 */
static void row_caption(const struct ui *ui, int player, struct rect cell, float y) {
    float width = cell.w * (COMPANIONS + 1);
    for (int number = 1; number <= COMPANIONS; number++) {
        if (ui_hot(ui, text_line("seat:%d=%d", player, number).string)) {
            struct line full =
                text_line("%s · %s", companion_name(number), companion_temper(number));
            bool fits = style_fits(ui, STYLE_SMALL | STYLE_STRONG, width, full.string);
            style_write(ui, cell.x + width / 2, y, STYLE_SMALL | STYLE_STRONG | STYLE_CENTER,
                        fits ? full.string : companion_name(number));
            return;
        }
    }
    style_write(ui, cell.x + cell.w * 1.5F, y, STYLE_SMALL | STYLE_MUTED | STYLE_CENTER,
                words(WORD_SEAT_WEAKEST));
    float half = style_width(ui, STYLE_SMALL, words(WORD_SEAT_STRONGEST)) / 2;
    float last = cell.x + cell.w * (float)COMPANIONS;
    style_write(ui, last + fminf(cell.w / 2, cell.w - half), y,
                STYLE_SMALL | STYLE_MUTED | STYLE_CENTER, words(WORD_SEAT_STRONGEST));
}

void setup_seats_draw(struct ui *ui, const struct setup *setup, int player, struct rect rect) {
    struct rect cell = rect;
    widget_well(ui, rect, 10, 0.34F);
    cell.w = floorf(rect.w / (COMPANIONS + 1));
    cell.x += (rect.w - (COMPANIONS + 1) * cell.w) / 2;
    if (ui->height >= ROOMY) {
        row_caption(ui, player, cell, rect.y + rect.h + 15);
    }
    for (int number = 0; number <= COMPANIONS; number++, cell.x += cell.w) {
        seat(ui, setup, player, number, cell);
    }
}

void setup_companion_draw(const struct ui *ui, int number, struct rect field) {
    style_write_within(ui, field.x + 2, field.y + 20, field.w, STYLE_TITLE | STYLE_SERIF,
                       companion_name(number));
    const char *temper = companion_temper(number);
    int style = STYLE_MUTED | (style_fits(ui, STYLE_BODY, field.w, temper) ? 0 : STYLE_SMALL);
    const struct typesetting setting = style_setting(style, field.w);
    int lines = paragraph_count(ui->list, &setting, temper);
    if (lines > 2) { /* in a very narrow card */
        style_write_within(ui, field.x + 2, field.y + ONLY_LINE, field.w, style, temper);
        return;
    }
    style_paragraph(ui,
                    (struct point){field.x + 2, field.y + (lines > 1 ? FIRST_OF_TWO : ONLY_LINE)},
                    paragraph_even(ui->list, &setting, temper), style, TEMPER_LEADING, temper);
}
