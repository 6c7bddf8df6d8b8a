/* match_row.c: see match_row.h. */
#include "ui/boards/match_row.h"

#include "ui/boards/thumbnail.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"

#include <math.h>

static const float ROW = 60, NARROW_ROW = 84, NARROW = 640;
static const float PICTURE = 60, INSET = 8, GAP = 16;
static const float MARK = 5.5F, MARK_ROOM = 18, BETWEEN = 12; /* around the scores */

/* ---- players ---- */

/* What stands between the names: on a page read from the right the first player's is on the right.
 */
static struct line score_line(const struct ui *ui, const struct match_players *players) {
    int left = ui->list->page_right_to_left ? 1 : 0;
    return players->scored ? text_line("%d : %d", players->score[left], players->score[!left])
                           : text_line("%s", "–");
}

/* The width in which both names are whole. */
static float players_width(const struct ui *ui, const struct match_players *players) {
    float width = style_width(ui, STYLE_FIGURES_STRONG, score_line(ui, players).string);
    for (int player = 0; player < 2; player++) {
        width += MARK_ROOM + BETWEEN + style_width(ui, STYLE_MEDIUM, players->name[player]);
    }
    return width;
}

void match_players_draw(const struct ui *ui, const struct match_players *players, float x,
                        float baseline, float width) {
    struct line score = score_line(ui, players);
    float between = draw_text_width(ui->list, FONT_FIGURES_SEMIBOLD, TYPE_BODY, score.string);
    float room = width - 2 * MARK_ROOM - 2 * BETWEEN - between;
    float second = draw_text_width(ui->list, FONT_UI, TYPE_BODY, players->name[1]);
    for (int player = 0; player < 2; player++) {
        bool lost = players->won && players->winner != player;
        enum font font = players->won && !lost ? FONT_UI_MEDIUM : FONT_UI;
        float most = player ? room : fmaxf(room / 2, room - second);
        if (!player) {
            widget_mark(ui, 0, x + MARK, baseline - 5.5F, MARK);
            x += MARK_ROOM;
        }
        float wide =
            widget_text(ui, (struct point){x, baseline}, most,
                        (struct writing){font, TYPE_BODY, lost ? ui->theme->muted : ui->theme->text,
                                         ALIGN_LEFT},
                        players->name[player]);
        room -= wide;
        x += wide + BETWEEN;
        if (!player) {
            style_write(ui, x, baseline, STYLE_FIGURES_STRONG, score.string);
            x += between + BETWEEN;
        }
    }
    widget_mark(ui, 1, x - BETWEEN + MARK_ROOM - MARK, baseline - 5.5F, MARK - 0.5F);
}

/* ---- rows ---- */

float match_row_height(float width) {
    return width < NARROW ? NARROW_ROW : ROW;
}

/* The width that a line at the right edge takes. */
static float right_width(const struct ui *ui, const char *string) {
    return string[0] ? style_width(ui, STYLE_SMALL, string) + GAP : 0;
}

static float draw_right(const struct ui *ui, float right, float baseline, const char *string) {
    style_write(ui, right, baseline, STYLE_SMALL | STYLE_MUTED | STYLE_END, string);
    return right_width(ui, string);
}

/* What is at the right of the last line: also what is usually above, where the players need the
 * room for that. */
static struct line facts_line(const struct match_row *row, bool moved) {
    bool both = moved && row->right_below[0];
    return both ? text_line("%s · %s", row->right, row->right_below)
                : text_line("%s", moved ? row->right : row->right_below);
}

static void draw_picture(struct ui *ui, const struct settings *settings, const struct game *game,
                         struct rect row) {
    float height = fminf(row.h, ROW) - 2 * INSET;
    struct rect rect = {row.x + INSET, row.y + (row.h - height) / 2, PICTURE, height};
    widget_picture_ground(ui, rect, 6);
    thumbnail_draw(ui, settings, game, NULL, rect_inset(rect, 2));
}

void match_row_draw(struct ui *ui, const struct settings *settings, struct rect rect,
                    const struct match_row *row) {
    bool narrow = rect.h > ROW;
    float x = rect.x + INSET + PICTURE + GAP, right = rect.x + rect.w - GAP;
    float middle = rect.y + rect.h / 2, first = middle + (narrow ? -16 : -4);
    float last = middle + (narrow ? 28 : 17);
    draw_picture(ui, settings, row->game, rect);
    float title = narrow ? 0 : rect.w * row->title_share;
    float dates = right_width(ui, row->right);
    bool moved = !narrow && players_width(ui, &row->players) > right - dates - x - title;
    struct line facts = facts_line(row, moved);
    float taken = draw_right(ui, right, last, facts.string);
    dates = draw_right(ui, right, first, moved ? "" : row->right);
    float room = right - dates - x;
    title = narrow ? room : title;
    style_write_within(ui, x, first, title - (narrow ? 0 : GAP), STYLE_STRONG, row->title);
    if (narrow) {
        match_players_draw(ui, &row->players, x, middle + 7, right - x);
    } else {
        match_players_draw(ui, &row->players, x + title, first, room - title);
    }
    bool whole = style_fits(ui, STYLE_SMALL, right - taken - x, row->below);
    style_write_within(ui, x, last, right - taken - x, STYLE_SMALL | STYLE_MUTED,
                       whole || !row->below_brief ? row->below : row->below_brief);
}
