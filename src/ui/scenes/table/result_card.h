/* result_card.h: what is on the card at the end of a match, see result.c. */
#ifndef SERAI_UI_SCENES_TABLE_RESULT_CARD_H
#define SERAI_UI_SCENES_TABLE_RESULT_CARD_H

#include "ui/kit/flow.h"
#include "ui/scenes/table/scene.h"

static const float RESULT_LEAST_HEIGHT = 60; /* of the card */

/* A line of what happened. */
struct event_line {
    int player; /* whose mark precedes it; NOWHERE: nobody's */
    struct line line;
};

enum { EVENT_LINES = 4 };

/* What the card is made of: who won, what happened, the graph, buttons. */
struct result_card {
    const struct app *app;
    const struct spoken *names;
    struct event_line event[EVENT_LINES];
    int events;
    float told;                 /* the width of these */
    bool series;                /* its standing is not among them */
    int labels;                 /* so many buttons, from the first, show theirs */
    float light, rolled, drawn; /* how far the rays, the numbers and the graph are, 0 to 1 */
    struct line word;           /* what a companion says at the end; "": nothing */
};

void result_card_frame(const struct ui *ui, const struct match *match, struct rect rect);

/* Emblem, what is said, and the graph at the end; false where that has no room, and nothing is
 * painted. */
bool result_card_high(struct flow *row, struct result_card *card);

/* The low card: a strip, with the buttons beside what is said. */
void result_card_low(struct flow *row, struct result_card *card);

#endif
