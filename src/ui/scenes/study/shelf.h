/* shelf.h: the shelf of puzzles: those of a game, by grade and by what they ask for, and how the
 * player has fared with each; and the puzzles of the last days, which are of all games. */
#ifndef SERAI_UI_SCENES_STUDY_SHELF_H
#define SERAI_UI_SCENES_STUDY_SHELF_H

#include "puzzles/puzzle.h"
#include "ui/app/state.h"
#include "ui/kit/flow.h"

enum { THEME_ALL = GOAL_KINDS };

struct shelf_puzzle {
    int number, grade;
    enum goal_kind theme;
};

struct shelf {
    const struct game *game;
    int count;
    struct shelf_puzzle puzzle[PROGRESS_PUZZLES_MAX];
    int theme; /* of those that are shown, an enum goal_kind or THEME_ALL */
};

extern const struct scene shelf_scene;

/* ---- shelf_page.c ---- */

void shelf_page_draw(const struct app *app);

/* ---- days.c ---- */

/* The panel with the puzzles of the last days; its data is the app. */
void shelf_days(struct flow *flow, const void *data);

/* "November 27" */
struct line shelf_day_name(int day);

#endif
