/* window.h: which values a search is asked to tell apart. Between alpha and beta they are exact;
 * one that is not better than alpha, or not worse than beta, is only a bound. */
#ifndef SERAI_AI_SEARCH_WINDOW_H
#define SERAI_AI_SEARCH_WINDOW_H

#include "ai/search/table.h"

struct window {
    int alpha, beta;
};

/* To see whether anything is better than alpha, and no more. */
static inline struct window window_null(int alpha) {
    return (struct window){alpha, alpha + 1};
}

static inline bool window_is_null(struct window window) {
    return window.beta == window.alpha + 1;
}

/* The same for the other side. */
static inline struct window window_flipped(struct window window) {
    return (struct window){-window.beta, -window.alpha};
}

/* What the best value found is. */
static inline enum table_bound window_bound(struct window window, int best) {
    return best >= window.beta ? BOUND_LOWER : best <= window.alpha ? BOUND_UPPER : BOUND_EXACT;
}

#endif
