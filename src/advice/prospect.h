/* prospect.h: a turn that is weighed, and what the rules tell of it: what the replies to it and the
 * turns after them come to, and the other turns that could be played instead. It takes a search,
 * and is plain data, so that one thread can look and another one say it (reason.h). */
#ifndef SERAI_ADVICE_PROSPECT_H
#define SERAI_ADVICE_PROSPECT_H

#include "advice/prey.h"
#include "engine/line.h"
#include "engine/match.h"

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
                          const struct variation *line, int first);

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

struct prospect {
    struct part turn;
    int legal; /* how many actions there are */

    /* Of a turn that goes on beyond the line, and no more than this: the most that the rest of it
     * can capture; NOWHERE: unknown. */
    int later;

    /* The rest of a turn that ends within the line, and does not end the match. Each NOWHERE:
     * unknown. */
    int answer;   /* the most that a reply captures */
    int threat;   /* the most that the opponent could capture if it were to act instead */
    int promised; /* the most that the turn after the next can capture, whatever the reply */
    int prepared; /* the most that the side could capture if it were to act again */
    struct prey_most answers;
    struct instead threats, prepares;
    struct others others;
    struct turns_aside aside;
    int replies;           /* with how many actions the opponent can begin… */
    bool replies_whole;    /* …each of which is a turn of its own */
    bool one_reply;        /* there is a single one */
    bool usual;            /* that a reply captures so much says little of the turn */
    bool promises_rare;    /* what is promised is not so after most other turns, too… */
    bool threatens;        /* …and could not be captured before */
    bool prepares_rare;    /* the same of what is prepared */
    bool promised_stays;   /* what is promised is the one piece that is prepared */
    struct fact reason;    /* what the game itself says for the turn, and not for most others… */
    bool reasoned;         /* …if it says anything */
    struct fact principle; /* what the turn keeps to, if possible what most others do not… */
    bool principled;       /* …if there is anything */
    struct fact held;      /* what could capture now, and is kept for later… */
    bool holds;            /* …if there is anything */
};

/* Looks ahead: what the others, the replies, and the turns after them come to, for the first turn
 * of a line of legal actions from the current position of a match on. */
void prospect_look(const struct match *match, const struct variation *line,
                   struct prospect *prospect);

/* Whether a reply captures less than after most other turns, or than after all of them. */
bool prospect_is_safer(const struct prospect *prospect, bool than_all);

#endif
