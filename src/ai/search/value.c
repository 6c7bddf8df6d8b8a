/* value.c: the values of search.h. */
#include "ai/search/search.h"

bool value_is_exact(int value) {
    return value == 0 || value >= VALUE_PROVEN || value <= -VALUE_PROVEN;
}

/* A proven margin, met `plies` after the root. */
int value_of_margin(int margin, int plies) {
    int value = VALUE_WIN + (margin < 0 ? -margin : margin) * VALUE_MARGIN - plies;
    return margin > 0 ? value : margin < 0 ? -value : 0;
}
