/* places.c: see setup.h. */
#include "ui/scenes/home/setup.h"

#include "engine/rules.h"
#include "ui/boards/thumbnail.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

static const float LARGEST = 560, INSET = 16, HEAD = 64, LOW_HEAD = 48;

/* The layout of the panel and the board in it. */
struct places_layout {
    struct rect panel, board;
    float head;
    bool low;
};

static struct places_layout lay_out(const struct ui *ui) {
    struct places_layout layout = {.low = ui->height < 640};
    float margin = layout.low ? 8 : 24;
    layout.head = layout.low ? LOW_HEAD : HEAD;
    float side = fminf(ui->height - 2 * margin - layout.head, ui->width - 2 * margin - INSET);
    side = fminf(side - INSET, LARGEST);
    float height = side + layout.head + INSET, width = side + 2 * INSET;
    layout.panel = (struct rect){(ui->width - width) / 2, (ui->height - height) / 2, width, height};
    layout.board = (struct rect){layout.panel.x + INSET, layout.panel.y + layout.head, side, side};
    return layout;
}

/* ---- choosing ---- */

/* The option of "option:NAME=VALUE" if its present value is a place. */
static const struct option_spec *placed_option(const struct setup *setup, const char *id) {
    const char *name = id + strlen("option:");
    for (int i = 0; i < setup->game->option_count; i++) {
        const struct option_spec *spec = &setup->game->options[i];
        size_t length = strlen(spec->key);
        if (strncmp(name, spec->key, length) == 0 && name[length] == '=') {
            return option_is_place(spec, setup->now.options.value[i]) ? spec : NULL;
        }
    }
    return NULL;
}

bool setup_places_choose(struct setup *setup, const char *id) {
    if (!setup_choose(setup, id)) {
        return false;
    }
    setup->placing = setup->placing ? NULL : placed_option(setup, id);
    return true;
}

/* The chosen place, as a value of the option, and the id of that choice. */
static uint32_t chosen_value(const struct setup *setup) {
    return setup->now.options.value[setup->placing - setup->game->options];
}

static struct line chosen_id(const struct setup *setup) {
    const struct option_spec *spec = setup->placing;
    return text_line("option:%s=%s", spec->key, spec->choices[chosen_value(setup)].value);
}

bool setup_places_close(struct setup *setup, struct ui *ui) {
    if (!setup->placing) {
        return false;
    }
    ui_focus(ui, chosen_id(setup).string); /* the card that opened this */
    setup->placing = NULL;
    return true;
}

bool setup_places_press(struct setup *setup, struct ui *ui) {
    bool inside = rect_contains(lay_out(ui).panel, ui->press.x, ui->press.y);
    return !inside && setup_places_close(setup, ui);
}

/* ---- drawing ---- */

/* Turns the board's targets for places into choices of them, and removes all others. */
static void offer_places(struct ui *ui, const struct option_spec *spec) {
    int kept = 0;
    for (int i = 0; i < ui->targets.count; i++) {
        struct target target = ui->targets.target[i];
        const char *name = strchr(target.id, ':');
        for (uint32_t value = 0; name && value < (uint32_t)spec->choice_count; value++) {
            if (option_is_place(spec, value) && strcmp(spec->choices[value].value, name + 1) == 0) {
                struct text id = text_fixed(target.id, sizeof target.id);
                struct text label = text_fixed(target.label, sizeof target.label);
                text_format(&id, "option:%s=%s", spec->key, spec->choices[value].value);
                text_format(&label, words(WORD_LABELED), words(spec->label),
                            spec->choices[value].value);
                target.enabled = true;
                ui->targets.target[kept++] = target;
                break;
            }
        }
    }
    ui->targets.count = kept;
}

/* Frames the chosen place and, with a thinner line, the pointed one. One color does for both dusk
 * and noon, since boards look the same in both. */
static void frame_places(const struct ui *ui, const char *chosen) {
    const struct theme *theme = ui->theme;
    struct color light = theme_mark(theme, 0xFFD68A);
    for (int i = 0; i < ui->targets.count; i++) {
        const struct target *target = &ui->targets.target[i];
        bool is_chosen = strcmp(target->id, chosen) == 0;
        struct rect rect = rect_inset(target->rect, 1);
        if (is_chosen || ui_hot(ui, target->id)) {
            draw_box(ui->list, &(struct box){.rect = rect,
                                             .radius = 5,
                                             .stroke = {light, (theme->flat ? 2 : 1.5F) *
                                                                   (is_chosen ? 2 : 1)}});
        }
        widget_focus(ui, target->id, rect_inset(rect, -3), 8);
    }
}

static void head(const struct setup *setup, struct ui *ui, const struct places_layout *layout) {
    const struct option_spec *spec = setup->placing;
    const float raised = 1.4F; /* smaller letters on the same baseline */
    const char *effect = words(spec->choices[chosen_value(setup)].effect);
    struct flow row =
        flow_begin(ui, (struct rect){layout->board.x, layout->panel.y + (layout->head - 40) / 2,
                                     layout->board.w, 40});
    widget_button(ui, "button:close", flow_end(&row, 40), SPRITE_ICON_CROSS, NULL, words(WORD_BACK),
                  BUTTON_PLAIN);
    flow_end(&row, 8);
    flow_word(&row, STYLE_LARGE | STYLE_STRONG, words(spec->label));
    flow_start(&row, 12);
    row.room.y += raised;
    bool fits = style_fits(ui, STYLE_BODY, row.room.w, effect);
    flow_line(&row, (fits ? STYLE_BODY : STYLE_SMALL) | STYLE_MUTED, effect);
}

void setup_places_draw(const struct setup *setup, struct ui *ui, const struct settings *settings) {
    if (!setup->placing) {
        return;
    }
    struct places_layout layout = lay_out(ui);
    draw_fill(ui->list, (struct rect){0, 0, ceilf(ui->width), ceilf(ui->height)}, 0,
              color_alpha(ui->theme->ground, 0.72F));
    widget_panel(ui, layout.panel, 12);
    ui->targets.count = 0;
    thumbnail_board(ui, settings, setup->game, &setup->now.options, layout.board);
    offer_places(ui, setup->placing);
    frame_places(ui, chosen_id(setup).string);
    head(setup, ui, &layout);
}
