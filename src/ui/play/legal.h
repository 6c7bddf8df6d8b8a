/* legal.h: the legal actions of a position, with the touches that enter them. */
#ifndef SERAI_UI_PLAY_LEGAL_H
#define SERAI_UI_PLAY_LEGAL_H

#include "engine/game.h"

struct legal {
    int count;
    game_action action[ACTIONS_MAX];
    uint8_t touch_count[ACTIONS_MAX];
    struct touch touch[ACTIONS_MAX][TOUCHES_MAX];
};

/* True when a touch begins a legal action, or one of two touches; or when it is the second one of
 * an action. */
bool legal_begins(const struct legal *legal, const char *id);
bool legal_begins_two(const struct legal *legal, const char *id);
bool legal_is_second(const struct legal *legal, const char *id);

/* True when a touch is the next one of the action with this index, after the one that is chosen, ""
 * for none; *complete: it is the last one. With `either_order` the second one may come first. */
bool legal_goes_on(const struct legal *legal, int index, bool either_order, const char *chosen,
                   const char *id, bool *complete);

#endif
