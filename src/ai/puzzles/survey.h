/* survey.h: the turns of a position, and what each of them gains. */
#ifndef SERAI_AI_PUZZLES_SURVEY_H
#define SERAI_AI_PUZZLES_SURVEY_H

#include "puzzles/proof.h"

enum {
    TURNS_MOST = 800,     /* more turns than this are too many to look at */
    NODES_MOST = 1 << 20, /* of one proof */
    LOSES = 10000,        /* as what a reply gains: it wins */
};

struct survey {
    int count;
    bool complete;
    struct proof_turn turn[TURNS_MOST];
    uint64_t hash[TURNS_MOST]; /* of the positions that they lead to */
    int gain[TURNS_MOST];
    int reply[TURNS_MOST];    /* the most that the other side gains in reply; LOSES: it wins */
    enum reason reply_reason; /* of the replies that win; REASON_NONE: they differ */
};

/* Finds the turns and what each gains at once. Ways to play that lead to the same position are the
 * same turn. */
void survey_turns(struct survey *survey, const struct game *game, const struct position *pos);

/* Finds the most that the other side gains in reply to each turn of `side`. False: too much to look
 * at. */
bool survey_replies(struct survey *survey, const struct game *game, int side);

/* Keeps the common reason of several wins, of which there have been *wins. */
void survey_add_reason(enum reason *common, enum reason reason, int *wins);

#endif
