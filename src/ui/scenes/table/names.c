/* names.c: see scene.h. */
#include "ui/scenes/table/scene.h"

#include "engine/touch.h"
#include "ui/kit/style.h"
#include "ui/kit/text_field.h"
#include "ui/kit/widgets.h"
#include "ui/model/companion.h"
#include "words/words.h"

#include <math.h>

static const float WIDEST = 208, FIELD = 34;

static struct line label_of(const struct play *play, int player) {
    const char *name = play_name(play, player);
    return text_line(words_to(WORD_CHANGE_NAME, name), name);
}

static struct line id_of(int player) {
    return text_line("name:%d", player);
}

static void draw_field(struct ui *ui, const struct play *play, int player, struct rect rect) {
    rect.w = fminf(WIDEST, rect.w);
    rect.y += (rect.h - FIELD) / 2;
    rect.h = FIELD;
    draw_fill(ui->list, rect, 10, ui->theme->surface); /* nothing shines through */
    text_field(ui, id_of(player).string, rect, play->match.name[player],
               label_of(play, player).string);
}

static void draw_name(struct ui *ui, const struct play *play, int player, struct rect rect) {
    struct line id = id_of(player);
    float width = style_width(ui, STYLE_TITLE | STYLE_SERIF, play_name(play, player));
    rect.w = fminf(rect.w, fmaxf(64, width + 16));
    if (ui_hot(ui, id.string)) {
        draw_box(ui->list, &(struct box){.rect = rect,
                                         .radius = 8,
                                         .stroke = {color_alpha(ui->theme->text, 0.4F), 1}});
    }
    widget_focus(ui, id.string, rect, 8);
    targets_add(&ui->targets, id.string, rect, true, label_of(play, player).string);
    targets_role(&ui->targets, ROLE_BUTTON, false);
}

void names_draw(struct ui *ui, const struct play *play, const struct table_layout *layout,
                const struct rect place[2]) {
    for (int player = 0; player < 2; player++) {
        struct line id = id_of(player);
        struct rect rect = place[player];
        bool covered = layout->history_overlay && rect.x >= layout->history.x &&
                       rect.x < layout->history.x + layout->history.w;
        if (companion_of(&play->match, player) || rect.w <= 0 || covered) {
            continue;
        }
        struct mirror before = ui_turn(ui, layout_turned_panel(layout, player));
        if (ui_edits(ui, id.string)) {
            draw_field(ui, play, player, rect);
        } else {
            struct mirror page = ui_mirror(ui, rect); /* it begins where its name does */
            draw_name(ui, play, player, rect);
            ui_mirror_end(ui, page);
        }
        ui_mirror_end(ui, before);
    }
}

void names_edit(const struct app *app, int player) {
    ui_edit(app->ui, id_of(player).string, app->table.play.match.name[player], MATCH_NAME_MAX - 1,
            false);
}

bool names_typed(const struct app *app, struct table_state *table, const char *id) {
    int player = touch_number(id, "name", 1);
    if (player != NOWHERE) {
        match_set_name(&table->play.match, player, text_edit_string(&app->ui->edit));
    }
    return player != NOWHERE;
}
