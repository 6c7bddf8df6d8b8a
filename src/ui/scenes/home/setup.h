/* setup.h: the scene where a match is set up, and the parts of its page. */
#ifndef SERAI_UI_SCENES_HOME_SETUP_H
#define SERAI_UI_SCENES_HOME_SETUP_H

#include "ui/app/scene.h"
#include "ui/app/state.h"
#include "ui/kit/flow.h"
#include "ui/kit/ui.h"
#include "ui/model/match_setup.h"
#include "ui/model/settings.h"

extern const struct scene setup_scene;

/* ---- options.c: a game's options, as cards with little boards and rows of numbers ---- */

/* True when they are laid out one below the other in this room: it is narrow, or has enough height.
 */
bool setup_options_stack(const struct app *app, struct rect room);

/* Lays them out within the height of the flow or, `listed`, one below the other and as high as they
 * need. Adds their targets. */
void setup_options(struct flow *flow, const struct app *app, bool listed);

/* Appends what is chosen, in words: "Board: 5 × 5 · Opening: Free"; nothing without options. */
void setup_options_text(const struct app *app, struct text *out);

/* ---- sides.c: what is seen of it when the sides are swapped or picked at random ---- */

/* A coin of sun and moon tumbles, or the names change places; nothing moves with animations off or
 * with reduced motion. */
void setup_sides_move(const struct app *app, struct setup *setup, enum setup_motion motion);

/* Returns when it next needs to run. */
double setup_sides_update(struct app *app);

/* False while the coin is in the air. */
bool setup_sides_known(const struct app *app);

/* Draws over the page what moves; `field` are the two players' names as places, `first` is the
 * player who goes first. */
void setup_sides_draw(const struct app *app, const struct rect field[2], int first,
                      const char *const name[2]);

/* ---- seats.c: who plays a side, a person or one of the companions ---- */

static const float SETUP_SEATS_HEIGHT = 36, SETUP_SEATS_LEAST = 420;

/* A row of ten: the person, and the companions' medallions. Adds targets such as "seat:0=person".
 */
void setup_seats_draw(struct ui *ui, const struct setup *setup, int player, struct rect rect);

/* In place of the field for a name: the companion's name, and how it plays. */
void setup_companion_draw(const struct ui *ui, int number, struct rect field);

/* ---- clock.c: the clock, in minutes per player and seconds per turn ---- */

struct setup_clock {
    const struct match_choice *choice;
    bool said; /* with a sentence below each row */
};

/* A panel of a struct setup_clock: two rows of values side by side, each below its heading. Adds
 * their targets. */
void setup_clock(struct flow *flow, const void *data);

/* What is chosen: "10 minutes each, 5 seconds a turn", or that there is no clock. */
struct line setup_clock_line(const struct match_choice *choice);

/* ---- places.c: choosing a place as the value of an option, on a board over the page ---- */

/* Choosing one closes the board, as do Escape and a press beside it. */

/* Makes the choice "option:NAME=VALUE". Choosing a place opens the board, or closes it if it was
 * chosen there. False when there is no such choice. */
bool setup_places_choose(struct setup *setup, const char *id);

/* Closes the board; false when it was not open. */
bool setup_places_close(struct setup *setup, struct ui *ui);

/* If the board is open: removes the page's targets, draws the board and adds a target for each
 * place that can be chosen. */
void setup_places_draw(const struct setup *setup, struct ui *ui, const struct settings *settings);

/* The button goes down: a press beside the board closes it. True when it did. */
bool setup_places_press(struct setup *setup, struct ui *ui);

/* ---- asks.c: the companion who would like to play whoever has beaten the one before ---- */

/* The button button:asked at the right end of the bar, which is cut off; nothing while two people
 * have the seats, nobody asks, or who asks has a seat. */
void setup_asks_draw(const struct app *app, struct rect *bar);

/* Gives the seat of the companion to the one who asks. */
void setup_asks_accept(const struct app *app, struct table_state *table, struct setup *setup);

/* ---- lesson.c: the lesson of the game, offered once ---- */

/* The button lesson:GAME at the right end of the bar, which is cut off. Until a match was begun, or
 * the lesson taken or declined, a sentence before it offers it, with button:decline. */
void setup_lesson_draw(const struct app *app, struct rect *bar);

/* What the title keeps of the bar, in points. */
float setup_title_width(const struct app *app);

/* True when the id was one of this part's. */
bool setup_lesson_act(const struct app *app, struct progress *progress, const char *id);

#endif
