/* animation.h: an action as an animation: its trace spread over time. Pure data; what is seen at
 * time t is a function of t, so it can be skipped, run backwards and tested. By the ledger law its
 * end is the position after the action. */
#ifndef SERAI_UI_PLAY_ANIMATION_H
#define SERAI_UI_PLAY_ANIMATION_H

#include "engine/game.h"

enum { BOARD_PLACES = 96, BOARD_ITEMS = 24, MOVING_MAX = 64 };
static const float TIMELINE_LONGEST = 4000;

/* How many of each item lie in each place. */
struct board_counts {
    uint8_t count[BOARD_PLACES][BOARD_ITEMS];
};

/* Items on their way at one moment. */
struct moving_item {
    uint8_t kind; /* enum event_kind */
    uint8_t item;
    uint8_t becomes; /* FLIP only */
    uint8_t count;
    int16_t from, to;
    int16_t hand;  /* the place over which the hand is, for items that come from and go to it */
    int16_t event; /* its number in the trace */
    float t;       /* 0 at `from`, 1 at `to`; not eased */
};

/* What is seen at one moment. */
struct frame {
    struct board_counts lying; /* what lies still */
    int16_t hand;              /* the place over which the hand is; NOWHERE before the first pick */
    int lap;                   /* how often seeds were taken up so far */
    float afterglow;           /* how much of the time after the last event has passed, 0 to 1 */
    int moving_count;
    struct moving_item moving[MOVING_MAX];
};

struct timeline {
    struct board_counts before;
    struct trace trace;
    float start[TRACE_MAX], length[TRACE_MAX]; /* of each event, in ms */
    float total;                               /* 0: nothing to see */
    float glow;                                /* how much of it comes after the last event */
    bool fade; /* reduced motion: what was until the end; nothing moves */
};

/* What lies where in a position. */
void board_counts_read(const struct game *game, const struct position *pos,
                       struct board_counts *counts);

/* What an event does to what lies where. */
void board_counts_apply(struct board_counts *counts, const struct event *event);

/* How an animation is to be shown. */
struct animation_style {
    float speed;   /* 1 is as designed, 0: no animation at all */
    bool fade;     /* reduced motion */
    bool far_hand; /* what is taken up goes to a place beside the board, which takes its time */
};

/* Spreads `trace`, which begins at the position `before`, over time. */
void timeline_build(struct timeline *timeline, const struct game *game,
                    const struct position *before, const struct trace *trace,
                    const struct animation_style *style);

/* Lets the end stand for a time, in which frames say how much of it has passed; not where motion is
 * reduced. */
void timeline_glow(struct timeline *timeline, float ms);

/* What is seen t ms after the start; any t. */
void timeline_sample(const struct timeline *timeline, float t, struct frame *frame);

/* A frame in which everything lies still. */
void frame_still(const struct game *game, const struct position *pos, struct frame *frame);

/* Easing of 0…1: slow at both ends; fast at first, slow at the end. */
float ease_in_out(float t);
float ease_out(float t);

#endif
