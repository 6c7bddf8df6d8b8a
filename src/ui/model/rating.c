/* rating.c: see rating.h. The steps and the names of values are those of Glickman's paper. */
#include "ui/model/rating.h"

#include "ui/model/companion.h"

#include <math.h>

static const double SCALE = 173.7178, MIDDLE = 1500, PI = 3.14159265358979323846;
static const double START_DEVIATION = 350, START_VOLATILITY = 0.06;
static const double TAU = 0.5; /* how much the volatility may change */
static const double EPSILON = 0.000001;
enum { ITERATIONS_MAX = 100 };

/* The first is 1000 by definition. Each of the others is as far above the one before as its mean
 * score over the five games says (tests/golden/ladder.txt), which a test holds them to; the last,
 * whose strength depends on the machine, is one mean step above. */
static const int companions[COMPANIONS] = {1000, 1181, 1374, 1577, 1805, 1963, 2123, 2271, 2453};

int rating_of_companion(int number) {
    return companions[number - 1];
}

struct rating rating_start(void) {
    return (struct rating){MIDDLE, START_DEVIATION, START_VOLATILITY};
}

/* ---- Glicko-2 ---- */

static double g(double phi) {
    return 1 / sqrt(1 + 3 * phi * phi / (PI * PI));
}

/* The values that steps 3 to 5 share. */
struct rating_change {
    double phi, variance, delta, sum;
};

static struct rating_change change_of(double mu, double phi, const struct rating_match matches[],
                                      int count) {
    struct rating_change change = {.phi = phi};
    double inverse = 0;
    for (int j = 0; j < count; j++) {
        double weight = g(matches[j].deviation / SCALE);
        double expected = 1 / (1 + exp(-weight * (mu - (matches[j].rating - MIDDLE) / SCALE)));
        inverse += weight * weight * expected * (1 - expected);
        change.sum += weight * (matches[j].score - expected);
    }
    change.variance = 1 / inverse;
    change.delta = change.variance * change.sum;
    return change;
}

/* Whose root is the logarithm of the new variance. */
static double f(double x, const struct rating_change *change, double a) {
    double size = change->phi * change->phi + change->variance + exp(x);
    return exp(x) * (change->delta * change->delta - size) / (2 * size * size) -
           (x - a) / (TAU * TAU);
}

/* Step 5, by the Illinois algorithm. */
static double new_volatility(double sigma, const struct rating_change *change) {
    double a = log(sigma * sigma), left = a, right;
    double excess = change->delta * change->delta - change->phi * change->phi - change->variance;
    if (excess > 0) {
        right = log(excess);
    } else {
        right = a - TAU;
        while (f(right, change, a) < 0) {
            right -= TAU;
        }
    }
    double at_left = f(left, change, a), at_right = f(right, change, a);
    for (int i = 0; fabs(right - left) > EPSILON && i < ITERATIONS_MAX; i++) {
        double middle = left + (left - right) * at_left / (at_right - at_left);
        double at_middle = f(middle, change, a);
        if (at_middle * at_right <= 0) {
            left = right;
            at_left = at_right;
        } else {
            at_left /= 2;
        }
        right = middle;
        at_right = at_middle;
    }
    return exp(left / 2);
}

struct rating rating_after(const struct rating *before, const struct rating_match matches[],
                           int count) {
    double mu = (before->rating - MIDDLE) / SCALE, phi = before->deviation / SCALE;
    double sigma = before->volatility;
    if (count == 0) {
        phi = sqrt(phi * phi + sigma * sigma);
        return (struct rating){before->rating, fmin(START_DEVIATION, phi * SCALE), sigma};
    }
    struct rating_change change = change_of(mu, phi, matches, count);
    sigma = new_volatility(sigma, &change);
    double widened = sqrt(phi * phi + sigma * sigma);
    phi = 1 / sqrt(1 / (widened * widened) + 1 / change.variance);
    mu += phi * phi * change.sum;
    return (struct rating){mu * SCALE + MIDDLE, phi * SCALE, sigma};
}
