/* animation.h: the animation of an action: its trace spread over time. Pure data; the frame at time
 * t is a function of t, so an animation can be skipped, run backwards and tested. By the ledger law
 * it ends in the position after the action. */
#ifndef SERAI_UI_PLAY_ANIMATION_H
#define SERAI_UI_PLAY_ANIMATION_H

#include "engine/game.h"

enum { BOARD_PLACES = 96, BOARD_ITEMS = 24, MOVING_MAX = 64 };
static const float TIMELINE_LONGEST = 7000; /* ms, at the usual speed */

/* How many of each item are in each place. */
struct board_counts {
    uint8_t count[BOARD_PLACES][BOARD_ITEMS];
};

/* Items on their way at one moment. */
struct moving_item {
    uint8_t kind; /* enum event_kind */
    uint8_t item;
    uint8_t becomes; /* FLIP only */
    uint8_t count;
    uint8_t whole; /* how many the event moves in all */
    int16_t from, to;
    int16_t hand;  /* the place the hand is over, for items that leave it or go to it */
    int16_t event; /* its index in the trace */
    float t;       /* 0 at `from`, 1 at `to`; not eased */
};

/* What is shown at one moment. */
struct frame {
    struct board_counts lying; /* what is not moving */
    int16_t hand;              /* the place the hand is over; NOWHERE before the first pick */
    int lap, laps;             /* how many handfuls were picked up so far, and will be in all */
    float afterglow;           /* how much of the time after the last event has passed, 0 to 1 */
    int moving_count;
    struct moving_item moving[MOVING_MAX];
};

struct timeline {
    struct board_counts before;
    struct trace trace;
    float start[TRACE_MAX], length[TRACE_MAX]; /* of each event, in ms */
    float total;                               /* ms; 0: nothing to show */
    int laps;                                  /* how many handfuls are picked up in all */
    float glow;                                /* how much of it comes after the last event */
    bool fade; /* reduced motion: frames show the start until the end; nothing moves */
};

/* Counts what is where in a position. */
void board_counts_read(const struct game *game, const struct position *pos,
                       struct board_counts *counts);

/* Applies what an event moves to the counts. */
void board_counts_apply(struct board_counts *counts, const struct event *event);

/* How an animation is to be shown. */
struct animation_style {
    float speed;    /* 1: as designed; 0: no animation */
    bool fade;      /* reduced motion */
    bool far_hand;  /* the hand is beside the board: more time to and from it */
    bool look_back; /* captures are found by looking back from the last drop, one by one */
};

/* Schedules the events of `trace`, which begins at the position `before`. A relay keeps full tempo
 * for two laps, then quickens, and slows down for its last lap and the last drop. */
void timeline_build(struct timeline *timeline, const struct game *game,
                    const struct position *before, const struct trace *trace,
                    const struct animation_style *style);

/* Holds the end for some ms, during which frame.afterglow rises from 0 to 1; does nothing with
 * reduced motion. */
void timeline_glow(struct timeline *timeline, float ms);

/* When an item of an event, both counted from 0, arrives, in ms: what is captured or gathered
 * arrives one after the other. */
float timeline_landing(const struct timeline *timeline, int index, int item);

/* Computes the frame at t ms after the start; any t. */
void timeline_sample(const struct timeline *timeline, float t, struct frame *frame);

/* A frame in which nothing moves. */
void frame_still(const struct game *game, const struct position *pos, struct frame *frame);

/* Easing functions on 0…1: smoothstep, and cubic ease-out. */
float ease_in_out(float t);
float ease_out(float t);

#endif
