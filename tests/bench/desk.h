/* desk.h: the app in memory with the software renderer, whose frames are timed. */
#ifndef SERAI_TESTS_DESK_H
#define SERAI_TESTS_DESK_H

#include "sdl/video/canvas.h"
#include "ui/app/app.h"

enum { TIMES_MAX = 4096 };

struct desk {
    struct app *app;
    struct canvas canvas;
    int width, height;
    double now;             /* ms of the app's time */
    double time[TIMES_MAX]; /* ms of processor time that each frame took */
    int times;
};

/* ms of processor time of this process only. */
double desk_clock(void);

/* Opens the app; false when it cannot. Takes ownership of the match of *start. Surfaces are
 * computed in the first frame, which is not timed. */
bool desk_open(struct desk *desk, const struct app_start *start, int width, int height);
void desk_close(struct desk *desk);

/* Begins the animation of the latest step anew; returns how long it lasts, in ms. */
double desk_replay(struct desk *desk);

/* Draws the frame at desk->now. */
void desk_frame(struct desk *desk);

/* The same, and records the time that has passed since `begun` (desk_clock). */
void desk_time_frame(struct desk *desk, double begun);

/* Moves the pointer to the middle of a target; clicks there. Nothing is drawn. */
void desk_point(struct desk *desk, enum input_kind kind, const char *id);
void desk_click(struct desk *desk, const char *id);

/* Sorts the times and returns the median; 0 when there are none. */
double desk_median(struct desk *desk);

/* Prints "frame WHAT", the median and the worst. */
void desk_print(struct desk *desk, const char *what);

#endif
