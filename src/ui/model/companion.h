/* companion.h: the companions: animals of the road that play, from the first, which is the weakest,
 * to the last. The tags of a match say which sides they play: Companion0 "3" is the third on side
 * 0. */
#ifndef SERAI_UI_MODEL_COMPANION_H
#define SERAI_UI_MODEL_COMPANION_H

#include "engine/match.h"
#include "words/words.h"

enum { COMPANIONS = 9 };

/* The number of the companion who plays a side, 1 to COMPANIONS; 0: a person does. */
int companion_of(const struct match *match, int player);

/* Seats a companion, or with 0 a person; a companion brings a name. When memory runs out, a person
 * sits there. */
void companion_seat(struct match *match, int player, int number);

/* The seed of the companions' choices in this match, from its tag CompanionSeed, so that a match
 * that is resumed goes on alike; 1 for a match without one. */
uint64_t companion_seed(const struct match *match);

/* Draws the seed of a match that begins, out of any number. */
void companion_draw_seed(struct match *match, uint64_t entropy);

/* Whether one person plays against one companion, by who plays the sides as above; and whether any
 * companion plays in a match. */
bool companion_alone(const int companion[2]);
bool companion_takes_part(const struct match *match);

/* The side of the companion in a match of one person against one; NOWHERE in any other match. */
int companion_side(const struct match *match);

/* True when the player to act is a companion; false when the match is over. */
bool companion_acts(const struct match *match);

/* True when whoever is to act is not at this screen: a companion, or the other one of two people
 * who are apart (records/sent_turn.h); false when the match is over. */
bool companion_acts_elsewhere(const struct match *match);

/* The person whom the prompt of the table addresses: to act, or to wait for whoever is not at this
 * screen. */
int companion_person(const struct match *match);

/* How many steps Undo and Redo go. Against a companion, Undo goes back to where the person's last
 * turn began, and Redo on to where the next one does, as what a companion played is not theirs to
 * change; inside a turn of their own, and without a person and a companion, it is a step. 0: there
 * is nowhere to go. */
int companion_steps_back(const struct match *match);
int companion_steps_on(const struct match *match);

/* What a player without a name is called: "you" against a companion, else the side; in a match, and
 * in one of a list whose companions, or 0, are these. */
enum word companion_nameless(const struct match *match, int player);
enum word companion_nameless_in(const struct game *game, const int companion[2], int player);

/* The number of a companion from its text, "3"; 0 for any other text. */
int companion_read(const char *word);

/* The name, and a sentence on how that companion plays. */
const char *companion_name(int number);
const char *companion_temper(int number);

#endif
