/* legal.c: see legal.h. */
#include "ui/play/legal.h"

#include <string.h>

/* True when `id` is a touch of a legal action, its first (`at` 0) or its second. */
static bool is_touch(const struct legal *legal, int at, const char *id) {
    for (int i = 0; i < legal->count; i++) {
        if (at < legal->touch_count[i] && strcmp(legal->touch[i][at].text, id) == 0) {
            return true;
        }
    }
    return false;
}

bool legal_begins(const struct legal *legal, const char *id) {
    return is_touch(legal, 0, id);
}

bool legal_is_second(const struct legal *legal, const char *id) {
    return is_touch(legal, 1, id);
}

/* True when the touch begins an action that takes a second one. */
bool legal_begins_two(const struct legal *legal, const char *id) {
    for (int i = 0; i < legal->count; i++) {
        if (legal->touch_count[i] == 2 && strcmp(legal->touch[i][0].text, id) == 0) {
            return true;
        }
    }
    return false;
}

bool legal_goes_on(const struct legal *legal, int index, bool either_order, const char *chosen,
                   const char *id, bool *complete) {
    const struct touch *touch = legal->touch[index];
    int count = legal->touch_count[index], at = chosen[0] ? 1 : 0;
    if (either_order && count == 2 &&
        strcmp(touch[1].text, at ? chosen : id) == 0) { /* the second one comes first */
        *complete = at == 1;
        return at == 0 || strcmp(touch[0].text, id) == 0;
    }
    if (at >= count || (at == 1 && strcmp(touch[0].text, chosen) != 0)) {
        return false;
    }
    *complete = at + 1 == count;
    return strcmp(touch[at].text, id) == 0;
}
