/* match_setup.h: what is chosen before a match: names, sides, the clock and the game's options; and
 * the last choices for every game, one for two people and one for a person alone, and how they are
 * saved as text.
 *
 * The text has lines (key_value.h) like
 *
 *   seega.player0 = Amina
 *   seega.clock = 10
 *   seega.added = 5
 *   seega.size = 7
 *   seega.alone.player0 = Amina
 *   seega.alone.seat1 = 3
 *   seega.alone.size = 5
 *
 * where a game's first choice is that of two people, with person or a companion's number, the
 * minutes of the clock (none, 5, 10, 20, 40) and the seconds that a turn adds (0, 5, 10, 30). What
 * is drawn anew for each match is not kept. An older text has only the choice that was made last,
 * and is read as that of whoever has the seats. */
#ifndef SERAI_UI_MODEL_MATCH_SETUP_H
#define SERAI_UI_MODEL_MATCH_SETUP_H

#include "engine/match.h"
#include "games/games.h"

enum { SETUP_PACES_MAX = 5 };

/* Between two people, or against a companion. */
enum setup_way { SETUP_TWO, SETUP_ALONE, SETUP_WAYS };

/* What is chosen for one game. */
struct match_choice {
    struct options options;
    char name[2][MATCH_NAME_MAX]; /* "": the side's own name stands for the player */
    int companion[2];             /* who plays the sides (companion.h); 0: a person */
    int minutes;                  /* a player, for the whole match; 0: no clock */
    int increment;                /* seconds for the player who has finished a turn */
};

/* What is to be seen of how the sides were taken. */
enum setup_motion { SETUP_STILL, SETUP_SWAP, SETUP_COIN };

struct setup {
    const struct game *game; /* whose page is open, or was last; NULL: none yet */
    struct match_choice now;
    int draws; /* random picks of the sides, since the page was opened or they were chosen by hand
                */
    const struct option_spec *placing; /* the option for which a place is being chosen on the board;
                                          NULL: none */

    enum setup_motion motion; /* what moves on the page… */
    bool motion_begun;
    double motion_since; /* …since this time, in ms; valid once begun */

    /* by the list of games; meaningful where a match was begun */
    struct match_choice last[GAMES_MAX][SETUP_WAYS];
    bool begun[GAMES_MAX][SETUP_WAYS];
    int revision; /* grows when a last choice changes */
};

/* Minutes and seconds that are offered, ascending. */
struct paces {
    const char *name; /* "clock", "added" */
    int count;
    int value[SETUP_PACES_MAX];
};
extern const struct paces setup_clocks, setup_increments;

/* A value as it is written: "none" for no clock, else the number. */
struct line setup_pace_word(const struct paces *paces, int value);

/* Opens the page for a game as two people chose it last; if none has, with its usual options and
 * without a clock, and only the names are those of the page opened before. What was chosen on the
 * page stays if it is still that of this game for two people. */
void setup_open(struct setup *setup, const struct game *game);

/* The same for a person alone, against the companion played last. At first that is the first one,
 * and the person is the player `near`. */
void setup_open_alone(struct setup *setup, const struct game *game, int near);

/* The companion played last, at first the first one. */
int setup_last_companion(const struct setup *setup, const struct game *game);

/* Opens the page for the game of a match that the players come from, with their names. */
void setup_open_after(struct setup *setup, const struct match *match);

/* True when anyone, alone or with another, has begun a match of this game. */
bool setup_has_begun(const struct setup *setup, const struct game *game);

void setup_swap(struct setup *setup);

/* Assigns the sides at random. */
void setup_random_sides(struct setup *setup, uint64_t *entropy);

/* Chooses from "option:NAME=VALUE" or "seat:0=person"; false when there is no such choice. */
bool setup_choose(struct setup *setup, const char *id);

/* Who goes first with these options. */
int setup_first_player(const struct setup *setup);

/* A match begins with what is chosen now: that is the last choice for this game and whoever has the
 * seats. Of two companions only the seats are not kept, as they play nobody. */
void setup_begin(struct setup *setup);

/* Appends the last choices as a text. */
void setup_write(const struct setup *setup, struct text *out);

/* Appends the changes (key_value.h) from the last choices of one state to those of another: all of
 * a choice in which anything is another, as it is one choice. */
void setup_compare(const struct setup *before, const struct setup *after, struct text *changes);

/* Reads a text of `length` bytes into the last choices. An invalid line leaves the default, and
 * adds a complaint with its line number. */
void setup_read(const char *text, size_t length, struct setup *setup, struct text *complaints);

#endif
