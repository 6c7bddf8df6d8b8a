/* match_row.h: a match as a row of a list: a picture of its game, its players with their scores,
 * how it ended, and when. */
#ifndef SERAI_UI_BOARDS_MATCH_ROW_H
#define SERAI_UI_BOARDS_MATCH_ROW_H

#include "ui/kit/ui.h"
#include "ui/model/settings.h"

struct match_players {
    const char *name[2];
    bool scored; /* the scores are known */
    int score[2];
    bool won; /* one of them has won… */
    int winner;
};

/* Both players on one line with what they scored between them, each beside the mark of the side;
 * whoever has lost is less bright. Names that do not fit are shortened. */
void match_players_draw(const struct ui *ui, const struct match_players *players, float x,
                        float baseline, float width);

/* Strings may be "". */
struct match_row {
    const struct game *game;
    const char *title, *below;
    const char *below_brief; /* in its place where that does not fit; NULL: none */
    const char *right, *right_below;
    float title_share; /* how much of the row's width the title may take beside the players */
    struct match_players players;
};

/* How high rows are in a list of this width: in a narrow one they have three lines. */
float match_row_height(float width);

void match_row_draw(struct ui *ui, const struct settings *settings, struct rect rect,
                    const struct match_row *row);

#endif
