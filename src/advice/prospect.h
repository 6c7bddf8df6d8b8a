/* prospect.h: a turn that is weighed, and what the rules tell of it: what the replies to it and the
 * turns after them come to, and the other turns that could be played instead. */
#ifndef SERAI_ADVICE_PROSPECT_H
#define SERAI_ADVICE_PROSPECT_H

#include "advice/prey.h"
#include "engine/line.h"
#include "engine/match.h"

enum { SAMPLED = 64 };

/* A turn of a line. */
struct part {
    int first, count; /* of its actions; 0: the line has ended before */
    int side, taken, scored;
    bool whole; /* it ends within the line */
    struct turns_prey prey;
    struct position before, after;
};

/* The turn of a line that begins with its action `first`, in the position before it. */
struct part prospect_part(const struct game *game, const struct position *pos,
                          const struct advice_line *line, int first);

/* What the other turns come to that can be played here. */
struct others {
    bool known;        /* all have been looked at, with all replies to them */
    int ways;          /* to play a turn, this one among them */
    int count;         /* of the others */
    int riskier;       /* after so many of them a reply captures more */
    int alike;         /* after so many of them a reply captures as much, or more */
    int freer;         /* so many leave the opponent more replies */
    bool leaves_fewer; /* one of them leaves it fewer */
    bool more_scored;  /* one of them scores more */
    int as_scored;     /* so many score as much, or more */
    int taken_most;    /* by one of them */
    /* Of those that capture most, if that is more than the turn: */
    int larger;
    game_action larger_action;     /* begins the last of them */
    struct turns_prey larger_prey; /* of the last of them */
    int larger_lost;               /* after each of them a reply can capture at least so much */
    bool larger_costs; /* what it captures more than the turn, a reply captures, too, and more */
};

/* What a side could capture if it were to act instead of the other one. */
struct instead {
    struct prey_most found;
    struct position acting; /* it is to act here; valid unless found.most is NOWHERE */
};

/* Where other turns end, evenly spread over all that could be looked at. */
struct sample {
    int count;
    struct position after[SAMPLED];
};

/* A turn that does not end the match, and what follows it. */
struct prospect {
    const struct match *match;
    const struct game *game;
    const struct position *pos;
    const struct advice_line *line;
    struct part turn;
    int legal; /* how many actions there are */
    /* Each NOWHERE: unknown. */
    int answer;   /* the most that a reply captures */
    int threat;   /* the most that the opponent could capture if it were to act instead */
    int promised; /* the most that the turn after the next can capture, whatever the reply */
    int prepared; /* the most that the side could capture if it were to act again */
    struct prey_most answers;
    struct instead threats, prepares;
    struct others others;
    struct turns_aside aside;
    struct sample sample; /* some of the other turns */
    bool one_reply;       /* there is a single turn to reply with */
    const char *opponent; /* how it is called; within a sentence */
    struct line held;     /* what could capture now, and is kept for later; "": nothing */
    bool usual;           /* that a reply captures so much says little of the turn */
    bool told;            /* what a reply captures has been said */
    bool expects;         /* what has been said is about another reply */
};

/* Looks ahead: what the others, the replies, and the turns after them come to. The game, the
 * position, the line, its turn and `legal` are known already. */
void prospect_look(const struct match *match, struct prospect *prospect);

/* Whether a reply can capture as much after most other turns, too: after three quarters of those
 * that can be looked at, which are all, or some of them from the first to the last. */
bool prospect_is_usual(const struct prospect *prospect);

/* Whether something that can be said of the turn is true after another one, too. */
typedef bool prospect_has(const struct prospect *prospect, const struct position *after, int what);

/* Of how many equal parts of the others all but one have it, where something is so common that it
 * is no reason: more than half of them, or more than three quarters. */
enum common { COMMON_HALF = 2, COMMON_MOST = 4 };

bool prospect_is_common(const struct prospect *prospect, prospect_has *has, int what,
                        enum common parts);

/* The next turn of the side can capture at least so much, `what`, whatever the reply; or unless the
 * reply prevents it. */
bool prospect_promises(const struct prospect *prospect, const struct position *after, int what);
bool prospect_prepares(const struct prospect *prospect, const struct position *after, int what);

#endif
