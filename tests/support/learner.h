/* learner.h: somebody who takes a lesson by clicks. */
#ifndef SERAI_TESTS_LEARNER_H
#define SERAI_TESTS_LEARNER_H

#include "support/ui_play.h"
#include "ui/scenes/study/study.h"

/* Opens a game's lesson; fails the test with the app's message. */
struct ui_play *learner_open(const struct game *game, float width, float height);

/* Waits until everything that is played automatically has been played. */
void learner_settle(struct ui_play *play);

/* True while the step waits for an action of the learner. */
bool learner_is_asked(struct ui_play *play);

/* True when a legal action will do next. */
bool learner_may_play(struct ui_play *play, game_action action);

/* Does what comes next - an action, a touch to be refused, or reading on - and waits. */
void learner_step(struct ui_play *play);

/* Takes the lesson to its last step; what a step lets the learner try is refused by the game
 * itself. `visit`, unless NULL, is called before each action. */
void learner_take(struct ui_play *play, void (*visit)(struct ui_play *));

/* True when the picture would be another one if there were other actions to play. */
bool learner_sees_what_is_legal(struct ui_play *play);

#endif
