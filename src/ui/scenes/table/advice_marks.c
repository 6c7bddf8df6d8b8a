/* advice_marks.c: the marks of a review in the panel of advice, see advice.h. */
#include "ui/scenes/table/advice.h"

#include "ui/app/advisor.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"
#include "ui/scenes/table/shown.h"
#include "words/words.h"

#include <math.h>

static const float GAP = 6;

enum word review_mark_word(enum match_mark mark) {
    return mark == MARK_DUBIOUS   ? WORD_REVIEW_DUBIOUS
           : mark == MARK_BLUNDER ? WORD_REVIEW_TURNING
                                  : WORD_REVIEW_MISTAKE;
}

/* How many marks are shown. */
static int count_marks(const struct app *app) {
    const struct reviewed *turns = &app->shown->turns;
    return turns->marks - (app->table.advisor.all_marks ? 0 : turns->rest);
}

/* What shows the other marks, or puts them aside again: "+5". */
static struct line rest_line(const struct app *app) {
    return app->table.advisor.all_marks
               ? text_line("%s", words(WORD_REVIEW_FEWER))
               : text_line(words(WORD_REVIEW_MORE_MARKS), app->shown->turns.rest);
}

static float rest_width(const struct app *app) {
    float width = style_width(app->ui, STYLE_SMALL | STYLE_MEDIUM, rest_line(app).string);
    return app->shown->turns.rest ? 12 + width : 0; /* with its edges */
}

int review_mark_rows(const struct app *app, float width) {
    return (float)count_marks(app) * REVIEW_MARK + rest_width(app) > width ? 2 : 1;
}

static struct color mark_color(const struct theme *theme, enum match_mark mark) {
    return mark == MARK_DUBIOUS   ? theme->accent
           : mark == MARK_BLUNDER ? theme->warning
                                  : theme_caution(theme);
}

void review_draw_mark(const struct ui *ui, enum match_mark mark, float x, float y) {
    const float r = 7;
    struct color color = mark_color(ui->theme, mark);
    struct path path = {0};
    if (mark == MARK_DUBIOUS) {
        draw_ring(ui->list, x, y, r - 2.25F, 2.5F, color);
        return;
    }
    path_move(&path, x, y - r);
    if (mark == MARK_BLUNDER) {
        path_line(&path, x + r, y);
        path_line(&path, x, y + r);
        path_line(&path, x - r, y);
    } else {
        path_line(&path, x + r, y + r - 1);
        path_line(&path, x - r, y + r - 1);
    }
    path_close(&path);
    draw_path(ui->list, &path, &(struct stroke){.fill = color});
}

/* A marked turn above its player's mark. */
static void draw_marked(const struct app *app, const struct reviewed_turn *turn, struct rect spot) {
    struct ui *ui = app->ui;
    struct line id = text_line("review:%d", turn->number);
    const char *name = play_name(&app->table.play, turn->side);
    struct line label = text_line(words_to(WORD_REVIEW_MARK, name), turn->number, name,
                                  words(review_mark_word(turn->mark)));
    widget_row(ui, id.string, spot);
    if (turn == shown_turn(app)) {
        draw_box(ui->list, &(struct box){.rect = rect_inset(spot, 1),
                                         .radius = 6,
                                         .stroke = {ui->theme->accent, 1.5F}});
    }
    review_draw_mark(ui, turn->mark, spot.x + REVIEW_MARK / 2, spot.y + 10);
    widget_mark(ui, turn->side, spot.x + REVIEW_MARK / 2, spot.y + 23, 3.4F);
    targets_add(&ui->targets, id.string, spot, true, label.string);
    ui->tip = ui->tip || ui_hot(ui, id.string);
}

/* What shows the marks that are put aside, or puts them aside again. */
static void draw_rest(const struct app *app, struct rect spot) {
    struct ui *ui = app->ui;
    static const char id[] = "review:rest";
    bool all = app->table.advisor.all_marks;
    const char *label = words(all ? WORD_REVIEW_COSTLIEST_ONLY : WORD_REVIEW_ALL_MARKS);
    widget_row(ui, id, spot);
    style_write(ui, spot.x + spot.w / 2, spot.y + spot.h / 2 + 4,
                STYLE_SMALL | STYLE_MEDIUM | STYLE_SHINING | STYLE_CENTER, rest_line(app).string);
    targets_add(&ui->targets, id, spot, true, label);
    ui->tip = ui->tip || ui_hot(ui, id);
}

void review_draw_marks(const struct app *app, struct rect rect) {
    const struct reviewed *turns = advisor_turns(app);
    float width = rest_width(app);
    struct rect rest = {rect.x + rect.w - width, rect.y + rect.h - REVIEW_MARK_HIGH, width,
                        REVIEW_MARK_HIGH};
    int columns = (int)(rect.w / REVIEW_MARK), place = 0;
    int room = columns * (int)(rect.h / REVIEW_MARK_HIGH) - (int)ceilf(width / REVIEW_MARK);
    bool all = count_marks(app) <= room;
    for (int i = 0; i < turns->count && place < room; i++) {
        const struct reviewed_turn *turn = &turns->turn[i];
        if (advisor_shows_mark(app, turn) && (all || turn->mark != MARK_DUBIOUS)) {
            struct rect spot = {rect.x + (float)(place % columns) * REVIEW_MARK,
                                rect.y + (float)(place / columns) * REVIEW_MARK_HIGH, REVIEW_MARK,
                                REVIEW_MARK_HIGH};
            draw_marked(app, turn, spot);
            place++;
        }
    }
    if (width > 0) {
        float end = rect.x + (float)(place % columns) * REVIEW_MARK;
        rest.x = place <= columns || rest.x < end ? fminf(rest.x, end + GAP) : rest.x;
        draw_rest(app, rest);
    }
}
