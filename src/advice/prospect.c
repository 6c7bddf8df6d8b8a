/* prospect.c: see prospect.h. */
#include "advice/prospect.h"

#include "engine/rules.h"

#include <limits.h>

/* Ways to play a turn that are looked at, all in all and of each of those that were gathered: more
 * would keep a frame waiting. */
enum { COMPARED_MOST = 100000, GATHERED_MOST = 20000, WEIGHED_MOST = 2500 };

/* ---- a line ---- */

struct part prospect_part(const struct game *game, const struct position *pos,
                          const struct advice_line *line, int first) {
    struct part part = {
        .first = first, .side = game->side_to_act(pos), .before = *pos, .after = *pos};
    while (first < line->count && !part.whole && !turns_is_over(game, &part.after)) {
        part.taken += turns_act(game, &part.after, line->action[first++], &part.prey);
        part.whole = !turns_go_on(game, &part.after, part.side);
    }
    part.count = first - part.first;
    part.scored = game->score(&part.after, part.side) - game->score(pos, part.side);
    return part;
}

/* ---- the others ---- */

static int max_of(int a, int b) {
    return a > b ? a : b;
}

/* The other turns are compared with the one that is played. */
struct comparison {
    const struct prospect *prospect;
    struct others others;
    struct turns_look look; /* for what a reply captures */
    int replies;            /* to the turn that is played */
};

/* A turn that captures more than any before: what a reply to it captures. */
static int compare_larger(struct comparison *comparison, const struct turns_end *end) {
    const struct prospect *prospect = comparison->prospect;
    struct others *others = &comparison->others;
    int costs = prospect->answer - prospect->turn.taken + end->taken; /* more than this */
    bool first = !others->larger || end->taken > others->taken_most;
    comparison->look.enough = first ? INT_MAX : max_of(costs, others->larger_lost);
    int lost = turns_most_captured(&comparison->look, end->after);
    bool here = prospect->answer != NOWHERE && lost > costs;
    others->larger = first ? 1 : others->larger + 1;
    others->larger_action = end->first;
    others->larger_prey = *end->prey;
    others->larger_lost = first || lost < others->larger_lost ? lost : others->larger_lost;
    others->larger_costs = here && (first || others->larger_costs);
    return lost;
}

static void compare(struct turns_walk *walk, const struct turns_end *end) {
    struct comparison *comparison = walk->context;
    const struct prospect *prospect = comparison->prospect;
    const struct game *game = prospect->game;
    struct others *others = &comparison->others;
    int side = prospect->turn.side;
    bool over = turns_is_over(game, end->after),
         same = position_equal(end->after, &prospect->turn.after);
    others->ways++;
    if (same) {
        return; /* another way to play the same turn */
    }
    int lost = 0, left = turns_count_actions(game, end->after, !side);
    int scored = game->score(end->after, side) - game->score(prospect->pos, side);
    if (!over && end->taken > prospect->turn.taken && end->taken >= others->taken_most) {
        lost = compare_larger(comparison, end);
    } else if (!over && prospect->answer != NOWHERE) {
        comparison->look.enough = prospect->answer;
        lost = turns_most_captured(&comparison->look, end->after);
    }
    others->count++;
    others->riskier += prospect->answer != NOWHERE && lost > prospect->answer;
    others->alike += prospect->answer != NOWHERE && lost >= prospect->answer;
    others->freer += left > comparison->replies;
    others->leaves_fewer = others->leaves_fewer || left < comparison->replies;
    others->taken_most = max_of(end->taken, others->taken_most);
    others->more_scored = others->more_scored || scored > prospect->turn.scored;
    others->as_scored += scored >= prospect->turn.scored;
    walk->left = comparison->look.left > 0 ? walk->left : NOWHERE;
}

static struct others compare_others(const struct prospect *prospect) {
    const struct game *game = prospect->game;
    int side = prospect->turn.side;
    struct comparison comparison = {.prospect = prospect,
                                    .look = turns_look_for(game, !side, prospect->answer),
                                    .replies =
                                        turns_count_actions(game, &prospect->turn.after, !side)};
    struct turns_walk walk = {.game = game,
                              .side = side,
                              .left = COMPARED_MOST,
                              .found = compare,
                              .context = &comparison};
    comparison.look.left = COMPARED_MOST;
    comparison.others.known = turns_find(&walk, prospect->pos);
    return comparison.others;
}

bool prospect_is_usual(const struct prospect *prospect) {
    enum { LOOKED = 64, PART = 3, PARTS = 4 };
    const struct game *game = prospect->game;
    int alike = prospect->others.alike, count = prospect->others.count;
    if (!prospect->others.known) {
        game_action legal[ACTIONS_MAX];
        int side = prospect->turn.side, step = prospect->legal / LOOKED + 1;
        struct turns_look look = turns_look_for(game, !side, prospect->answer - 1);
        look.left = COMPARED_MOST;
        game->actions(prospect->pos, legal);
        alike = count = 0;
        for (int i = 0; i < prospect->legal; i += step) {
            struct position after = *prospect->pos;
            rules_play(game, &after, legal[i], NULL);
            bool other = legal[i] != prospect->line->action[0] && !turns_go_on(game, &after, side);
            count += other;
            alike += other && turns_most_captured(&look, &after) >= prospect->answer;
        }
    }
    return count && PARTS * alike >= PART * count;
}

/* The turn after the next, whatever the reply. */
struct promise {
    struct turns_look look;
    int needed, least;
};

static void keep_promise(struct turns_walk *walk, const struct turns_end *end) {
    struct promise *promise = walk->context;
    int most = turns_most_captured(&promise->look, end->after);
    promise->least = promise->least == NOWHERE || most < promise->least ? most : promise->least;
    promise->look.enough =
        promise->least - 1 < promise->look.enough ? promise->least - 1 : promise->look.enough;
    walk->left = most >= promise->needed ? walk->left : NOWHERE;
}

/* What the turn after the next can capture, whatever the reply; more than `enough` need not be
 * counted. NOWHERE: less than is needed, or there are too many ways to look at. */
static int promised_after(const struct prospect *prospect, const struct position *after, int needed,
                          int enough, int left) {
    const struct game *game = prospect->game;
    int side = prospect->turn.side;
    struct promise promise = {
        .look = turns_look_for(game, side, enough), .needed = needed, .least = NOWHERE};
    struct turns_walk walk = {
        .game = game, .side = !side, .left = left, .found = keep_promise, .context = &promise};
    promise.look.left = left;
    return turns_find(&walk, after) ? promise.least : NOWHERE;
}

/* What a side could capture from a position on if it were to act there instead of the other one. */
static struct instead could_capture(const struct prospect *prospect, const struct position *pos,
                                    int side) {
    struct instead instead = {.found.most = NOWHERE, .acting = *pos};
    if (rules_let_act(prospect->game, &instead.acting, side)) {
        instead.found = prey_find(prospect->game, &instead.acting, side);
    }
    return instead;
}

/* ---- some other turns ---- */

/* A walk that keeps every so manyth turn, fewer once there are too many. */
struct gathering {
    const struct prospect *prospect;
    struct sample *sample;
    int seen, step;
};

static void gather(struct turns_walk *walk, const struct turns_end *end) {
    struct gathering *gathering = walk->context;
    struct sample *sample = gathering->sample;
    if (position_equal(end->after, &gathering->prospect->turn.after) ||
        gathering->seen++ % gathering->step) {
        return;
    }
    if (sample->count == SAMPLED) {
        gathering->step *= 2;
        for (int i = 0; i < SAMPLED / 2; i++) {
            sample->after[i] = sample->after[2 * i];
        }
        sample->count = SAMPLED / 2;
    }
    sample->after[sample->count++] = *end->after;
}

static void gather_others(struct prospect *prospect) {
    struct gathering gathering = {.prospect = prospect, .sample = &prospect->sample, .step = 1};
    struct turns_walk walk = {.game = prospect->game,
                              .side = prospect->turn.side,
                              .left = GATHERED_MOST,
                              .found = gather,
                              .context = &gathering};
    turns_find(&walk, prospect->pos);
}

bool prospect_is_common(const struct prospect *prospect, prospect_has *has, int what,
                        enum common parts) {
    const struct sample *sample = &prospect->sample;
    int lack = 0, enough = (sample->count + (int)parts - 1) / (int)parts;
    for (int i = 0; i < sample->count && lack < enough; i++) {
        lack += !has(prospect, &sample->after[i], what);
    }
    return lack < enough;
}

bool prospect_promises(const struct prospect *prospect, const struct position *after, int what) {
    return !turns_is_over(prospect->game, after) &&
           promised_after(prospect, after, what, what - 1, WEIGHED_MOST) >= what;
}

bool prospect_prepares(const struct prospect *prospect, const struct position *after, int what) {
    struct position acting = *after;
    struct turns_look look = turns_look_for(prospect->game, prospect->turn.side, what - 1);
    look.left = WEIGHED_MOST;
    return rules_let_act(prospect->game, &acting, look.side) &&
           turns_most_captured(&look, &acting) >= what;
}

/* ---- all of it ---- */

/* The opponent has a single action, and its turn ends with that. */
static bool has_one_reply(const struct prospect *prospect) {
    const struct game *game = prospect->game;
    game_action legal[ACTIONS_MAX];
    struct position after = prospect->turn.after;
    if (turns_count_actions(game, &after, !prospect->turn.side) != 1) {
        return false;
    }
    game->actions(&after, legal);
    rules_play(game, &after, legal[0], NULL);
    return !turns_go_on(game, &after, !prospect->turn.side);
}

void prospect_look(const struct match *match, struct prospect *prospect) {
    const struct part *turn = &prospect->turn;
    prospect->match = match;
    prospect->answers = prey_find(match->game, &turn->after, !turn->side);
    prospect->threats = could_capture(prospect, prospect->pos, !turn->side);
    prospect->prepares = could_capture(prospect, &turn->after, turn->side);
    prospect->answer = prospect->answers.most;
    prospect->threat = prospect->threats.found.most;
    prospect->prepared = prospect->prepares.found.most;
    prospect->others = compare_others(prospect);
    prospect->promised =
        turn->taken ? NOWHERE : promised_after(prospect, &turn->after, 1, INT_MAX, COMPARED_MOST);
    prospect->aside =
        turns_aside_of(match->game, prospect->pos, prospect->line->action, turn->count);
    prospect->one_reply = has_one_reply(prospect);
    gather_others(prospect);
}
