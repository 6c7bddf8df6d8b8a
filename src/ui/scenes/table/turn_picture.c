/* turn_picture.c: see turn_picture.h. */
#include "ui/scenes/table/turn_picture.h"

#include "engine/touch.h"
#include "ui/app/state.h"
#include "ui/boards/faces.h"
#include "ui/boards/thumbnail.h"
#include "ui/draw/paragraph.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"
#include "ui/play/layout.h"
#include "ui/play/turn_text.h"
#include "ui/scenes/table/history.h"
#include "ui/scenes/table/past.h"
#include "ui/scenes/table/score_graph.h"

#include <math.h>
#include <stdlib.h>

static const double REST = 320; /* ms that the pointer rests before */
static const float WIDE_HEIGHT = 128, SQUARE_HEIGHT = 216;
static const float INSET = 8, CAPTION = 28, LEADING = 18, BESIDE = 12;

/* The step that the pointer is on; MATCH_NONE for none, and for the one on the board. */
static int pointed_node(const struct app *app) {
    const struct ui *ui = app->ui;
    const struct match *match = &app->table.play.match;
    if (!table_shows_history(app) || ui->keyboard || ui->pressed[0]) {
        return MATCH_NONE;
    }
    const char *ply = touch_name(ui->hover, "ply"), *other = touch_name(ui->hover, "variation");
    int node = score_graph_pointed(app);
    if (ply) {
        node = match_line_node(match, atoi(ply));
    } else if (other) {
        struct variations all;
        history_variations(match, &all);
        int number = atoi(other);
        node = number < all.count ? all.node[number] : MATCH_NONE;
    }
    return node == match->current ? MATCH_NONE : node;
}

static bool is_due(const struct app *app) {
    return app->ui->now >= app->ui->hover_since + REST && !app->table.menu && !app->table.question;
}

double turn_picture_update(const struct app *app) {
    struct history *history = &app->shown->history;
    bool pointed = pointed_node(app) != MATCH_NONE, due = pointed && is_due(app);
    app->ui->changed = app->ui->changed || due != history->picture;
    history->picture = due;
    return pointed && !due ? app->ui->hover_since + REST : NEVER;
}

/* As large as shows all of the board. */
static struct rect size_of(const struct face *face) {
    bool wide = face->hints.shape == SHAPE_WIDE;
    float height = wide ? WIDE_HEIGHT : SQUARE_HEIGHT;
    float unit = height * 0.92F / (face->height + (wide ? 0.12F : 0));
    return (struct rect){0, 0, ceilf(face->width * unit) + 20, height};
}

/* The heights between which a picture of this height covers neither player's name and score: those
 * of the board between strips, and what is below the score in a panel beside it; all of the
 * history's, where there is too little. */
static void place_apart(const struct table_layout *layout, float height, float *top, float *foot) {
    const float gap = 4, score = 130; /* the score ends there in a side panel */
    const struct rect *panel = layout->panel;
    bool upper = panel[1].y > panel[0].y;
    float from = layout->strips ? panel[!upper].y + panel[!upper].h + gap : panel[0].y + score;
    float until = layout->strips ? panel[upper].y - gap : panel[0].y + panel[0].h;
    *top = layout->history.y;
    *foot = layout->history.y + layout->history.h;
    if (!layout->history_overlay && until - from >= height) {
        *top = fmaxf(*top, from);
        *foot = fminf(*foot, until);
    }
}

/* Beside what is pointed at, at the board's side of the history or, where that is below the board,
 * above it and the lower panel; false where it would not fit. */
static bool place(const struct app *app, const struct table_layout *layout,
                  const struct target *target, struct rect *panel) {
    struct rect history = layout->history;
    bool below = history.y > layout->board.y + layout->board.h / 2;
    float middle = target->rect.y + target->rect.h / 2;
    panel->x = below                ? target->rect.x
               : layout->other_hand ? history.x + history.w + BESIDE
                                    : history.x - BESIDE - panel->w;
    float lower = fmaxf(layout->panel[0].y, layout->panel[1].y), top, foot;
    panel->y = below ? lower - BESIDE - panel->h : middle - panel->h / 2;
    float most = app->ui->width - BESIDE - panel->w;
    panel->x = below ? fminf(panel->x, most) : panel->x;
    if (!below) {
        place_apart(layout, panel->h, &top, &foot);
        panel->y = fmaxf(top, fminf(panel->y, foot - panel->h));
    }
    return panel->x >= BESIDE && panel->x <= most && panel->y >= layout->top.y + layout->top.h;
}

void turn_picture_draw(const struct app *app, const struct table_layout *layout) {
    struct ui *ui = app->ui;
    const struct match *match = &app->table.play.match;
    const struct face *face = faces_find(app->table.play.game);
    const struct target *target = targets_find(&ui->targets, ui->hover);
    int node = pointed_node(app);
    if (node == MATCH_NONE || !target || !is_due(app)) {
        return;
    }
    struct last_turn last;
    struct rect picture = size_of(face);
    char sentence[256];
    struct text text = text_fixed(sentence, sizeof sentence);
    turn_text_plain(&app->table.play, node, &text);
    const struct typesetting setting = {.font = FONT_UI, .size = TYPE_SMALL, .width = picture.w};
    int lines = sentence[0] ? paragraph_count(ui->list, &setting, sentence) : 0;
    struct rect panel = {0, 0, picture.w + 2 * INSET,
                         picture.h + INSET + CAPTION + (float)lines * LEADING};
    if (!place(app, layout, target, &panel)) {
        return;
    }
    struct rect rest = rect_inset(panel, INSET);
    picture.x = rest.x;
    picture.y = rest.y;
    int group = draw_group(ui->list, "turn", panel);
    widget_banner(ui, panel, ui->theme->line);
    widget_picture_ground(ui, picture, 8);
    last_turn_find(match, node, &last);
    thumbnail_draw_turn(ui, &app->settings, match, &last, node, picture);
    bool on_line = !touch_name(ui->hover, "variation");
    int turn = match_turns(match, node);
    struct line caption =
        on_line ? past_turn_line(&app->table.play, turn) : text_line(words(WORD_TURN), turn);
    float baseline = picture.y + picture.h + CAPTION - 9;
    style_write(ui, panel.x + panel.w / 2, baseline, STYLE_SMALL | STYLE_MEDIUM | STYLE_CENTER,
                caption.string);
    if (lines) {
        widget_paragraph(ui, (struct point){picture.x, baseline + LEADING}, picture.w,
                         (struct writing){setting.font, setting.size, ui->theme->muted, ALIGN_LEFT},
                         LEADING, sentence);
    }
    draw_group_end(ui->list, group);
}
