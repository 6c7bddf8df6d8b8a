/* score_line.h: the score of both players after each turn of a match's line, and the margin that a
 * review expects there, for graphs. Point 0 is the start, point N the end of turn N, the last point
 * the end of the line. */
#ifndef SERAI_ADVICE_SCORE_LINE_H
#define SERAI_ADVICE_SCORE_LINE_H

#include "engine/match.h"

/* What is known better than an estimate: the turn that ends at a point cost something, or what the
 * point is worth. */
struct score_known {
    bool marked, proven;
    bool won;   /* it is proven who wins, by whatever margin */
    float step; /* by which a marked turn moved the margin; 0: unknown */
};

/* All zero at first. It owns its memory; score_line_free frees that. */
struct score_line {
    int points;      /* 0 when memory ran out */
    float *value[2]; /* of each player, at each point */
    float *margin;   /* that is expected for player 0 at each point; NAN: it was not reviewed. Where
                        the game tells the chance to win (game->logit), that instead, in percent:
                        by how much it is above a half */
    bool reviewed;   /* some points were */
    int *node;       /* the step that each point stands after */
    struct score_known *known; /* at each point */
    int capacity;
    uint64_t revision; /* of the match */
};

/* Reads the line of a match; returns at once while it has not changed. */
void score_line_update(struct score_line *line, const struct match *match);
void score_line_free(struct score_line *line);

/* Where one capture may decide a match, the side to act looks ahead, as its best capture is counted
 * and the answer to it is not: the mean of two turns in a row leaves that out. It is taken on one
 * side of a marked turn. NAN is unknown, and stays. */
void score_line_level(float margin[], const struct score_known known[], int points);

/* An unmarked turn is one at which no clear change of the estimate was found: what differs there is
 * smoothed, each point keeping a quarter of its own and taking the rest from the next one, which
 * knows more. The step of a marked turn is what its sentence says it cost; in a row of more
 * than two it gives half of the difference to the one before, as the curve would drift. Where it is
 * unknown, the smoothing begins anew before it, as it does at what is proven. NAN is unknown, and
 * stays. */
void score_line_smooth(float margin[], const struct score_known known[], int points);

#endif
