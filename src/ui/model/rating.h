/* rating.h: how strong a player is, by Glicko-2 (Mark E. Glickman, "Example of the Glicko-2
 * system", 2013): a rating, how uncertain it is, and how much it is expected to fluctuate. */
#ifndef SERAI_UI_MODEL_RATING_H
#define SERAI_UI_MODEL_RATING_H

struct rating {
    double rating;
    double deviation; /* with 95 % the true rating is within two of these */
    double volatility;
};

/* A match: against whom, and what came of it. */
struct rating_match {
    double rating, deviation; /* the opponent's */
    double score;             /* 1: won; 0.5: drawn; 0: lost */
};

/* Of a player nothing is known about. */
struct rating rating_start(void);

/* The rating after a period in which these matches were played. */
struct rating rating_after(const struct rating *before, const struct rating_match matches[],
                           int count);

/* The rating of a companion, 1 to COMPANIONS: fixed, from matches of each against the one below. */
int rating_of_companion(int number);

#endif
