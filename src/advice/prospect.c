/* prospect.c: see prospect.h. */
#include "advice/prospect.h"

#include "engine/rules.h"

#include <limits.h>

/* Ways to play a turn that are looked at, all in all and of each of those that were gathered: with
 * more, the thought that looks at them would be late with the hint that they belong to. */
enum { COMPARED_MOST = 100000, GATHERED_MOST = 20000, WEIGHED_MOST = 2500 };

/* Where other turns end, evenly spread over all that could be looked at. */
enum { SAMPLED = 64 };

struct turn_sample {
    int count;
    struct position after[SAMPLED];
};

/* What is looked into, and what is found. */
struct prospect_look {
    const struct match *match;
    const struct game *game;
    const struct position *pos;
    const struct variation *line;
    struct prospect *found;
    struct turn_sample sample;
};

/* ---- a line ---- */

struct part prospect_part(const struct game *game, const struct position *pos,
                          const struct variation *line, int first) {
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
    const struct prospect_look *looking;
    struct others others;
    struct turns_look look; /* for what a reply captures */
};

/* A turn that captures more than any before: what a reply to it captures. */
static int compare_larger(struct comparison *comparison, const struct turns_end *end) {
    const struct prospect *prospect = comparison->looking->found;
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
    const struct prospect_look *looking = comparison->looking;
    const struct prospect *prospect = looking->found;
    const struct game *game = looking->game;
    struct others *others = &comparison->others;
    int side = prospect->turn.side;
    bool over = turns_is_over(game, end->after),
         same = position_equal(end->after, &prospect->turn.after);
    others->ways++;
    if (same) {
        return; /* another way to play the same turn */
    }
    int lost = 0, left = turns_count_actions(game, end->after, !side);
    int scored = game->score(end->after, side) - game->score(looking->pos, side);
    if (!over && end->taken > prospect->turn.taken && end->taken >= others->taken_most) {
        lost = compare_larger(comparison, end);
    } else if (!over && prospect->answer != NOWHERE) {
        comparison->look.enough = prospect->answer;
        lost = turns_most_captured(&comparison->look, end->after);
    }
    others->count++;
    others->riskier += prospect->answer != NOWHERE && lost > prospect->answer;
    others->alike += prospect->answer != NOWHERE && lost >= prospect->answer;
    others->freer += left > prospect->replies;
    others->leaves_fewer = others->leaves_fewer || left < prospect->replies;
    others->taken_most = max_of(end->taken, others->taken_most);
    others->more_scored = others->more_scored || scored > prospect->turn.scored;
    others->as_scored += scored >= prospect->turn.scored;
    walk->left = comparison->look.left > 0 ? walk->left : NOWHERE;
}

static struct others compare_others(const struct prospect_look *looking) {
    const struct game *game = looking->game;
    int side = looking->found->turn.side;
    struct comparison comparison = {.looking = looking,
                                    .look = turns_look_for(game, !side, looking->found->answer)};
    struct turns_walk walk = {.game = game,
                              .side = side,
                              .left = COMPARED_MOST,
                              .found = compare,
                              .context = &comparison};
    comparison.look.left = COMPARED_MOST;
    comparison.others.known = turns_find(&walk, looking->pos);
    return comparison.others;
}

/* Whether a reply can capture as much after most other turns, too: after three quarters of those
 * that can be looked at, which are all, or some of them from the first to the last. */
static bool is_usual(const struct prospect_look *looking) {
    enum { LOOKED = 64, PART = 3, PARTS = 4 };
    const struct game *game = looking->game;
    const struct prospect *prospect = looking->found;
    int alike = prospect->others.alike, count = prospect->others.count;
    if (!prospect->others.known) {
        game_action legal[ACTIONS_MAX];
        int side = prospect->turn.side, step = prospect->legal / LOOKED + 1;
        struct turns_look look = turns_look_for(game, !side, prospect->answer - 1);
        look.left = COMPARED_MOST;
        game->actions(looking->pos, legal);
        alike = count = 0;
        for (int i = 0; i < prospect->legal; i += step) {
            struct position after = *looking->pos;
            rules_play(game, &after, legal[i], NULL);
            bool other = legal[i] != looking->line->action[0] && !turns_go_on(game, &after, side);
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
static int promised_after(const struct prospect_look *looking, const struct position *after,
                          int needed, int enough, int left) {
    const struct game *game = looking->game;
    int side = looking->found->turn.side;
    struct promise promise = {
        .look = turns_look_for(game, side, enough), .needed = needed, .least = NOWHERE};
    struct turns_walk walk = {
        .game = game, .side = !side, .left = left, .found = keep_promise, .context = &promise};
    promise.look.left = left;
    return turns_find(&walk, after) ? promise.least : NOWHERE;
}

/* What a side could capture from a position on if it were to act there instead of the other one. */
static struct instead could_capture(const struct game *game, const struct position *pos, int side) {
    struct instead instead = {.found.most = NOWHERE, .acting = *pos};
    if (rules_let_act(game, &instead.acting, side)) {
        instead.found = prey_find(game, &instead.acting, side);
    }
    return instead;
}

/* ---- some other turns ---- */

/* A walk that keeps every so manyth turn, fewer once there are too many. */
struct prey_gathering {
    struct prospect_look *looking;
    int seen, step;
};

static void gather(struct turns_walk *walk, const struct turns_end *end) {
    struct prey_gathering *gathering = walk->context;
    struct turn_sample *sample = &gathering->looking->sample;
    if (position_equal(end->after, &gathering->looking->found->turn.after) ||
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

static void gather_others(struct prospect_look *looking) {
    struct prey_gathering gathering = {.looking = looking, .step = 1};
    struct turns_walk walk = {.game = looking->game,
                              .side = looking->found->turn.side,
                              .left = GATHERED_MOST,
                              .found = gather,
                              .context = &gathering};
    turns_find(&walk, looking->pos);
}

/* Of how many equal parts of the others all but one have something, where it is so common that it
 * is no reason: more than half of them, or more than three quarters. */
enum common { COMMON_HALF = 2, COMMON_MOST = 4 };

static int enough_lack(const struct prospect_look *looking, enum common parts) {
    return (looking->sample.count + (int)parts - 1) / (int)parts;
}

/* Whether something that can be said of the turn is true after another one, too. */
typedef bool prospect_has(const struct prospect_look *looking, const struct position *after);

static bool is_rare(const struct prospect_look *looking, prospect_has *has) {
    const struct turn_sample *sample = &looking->sample;
    int lack = 0, enough = enough_lack(looking, COMMON_HALF);
    for (int i = 0; i < sample->count && lack < enough; i++) {
        lack += !has(looking, &sample->after[i]);
    }
    return lack >= enough;
}

/* The next turn of the side can capture at least as much, whatever the reply… */
static bool promises(const struct prospect_look *looking, const struct position *after) {
    int most = looking->found->promised;
    return !turns_is_over(looking->game, after) &&
           promised_after(looking, after, most, most - 1, WEIGHED_MOST) >= most;
}

/* …or unless the reply prevents it. */
static bool prepares(const struct prospect_look *looking, const struct position *after) {
    int most = looking->found->prepared;
    struct position acting = *after;
    struct turns_look look = turns_look_for(looking->game, looking->found->turn.side, most - 1);
    look.left = WEIGHED_MOST;
    return rules_let_act(looking->game, &acting, look.side) &&
           turns_most_captured(&look, &acting) >= most;
}

/* ---- what the game itself says ---- */

/* Whether what a turn is to shelter could be captured, and cannot be after it. */
static bool saves(const struct prospect_look *looking, int place) {
    const struct prospect *prospect = looking->found;
    const struct game *game = looking->game;
    int other = !prospect->turn.side;
    return prospect->threat > 0 && prey_is_in(game, &prospect->threats.acting, other, place) == 1 &&
           prey_is_in(game, &prospect->turn.after, other, place) == 0;
}

/* After how many of the sampled turns each of the facts is missing. */
static void count_lacking(const struct prospect_look *looking, unsigned uses,
                          const struct fact facts[], int count, int lack[]) {
    for (int i = 0; i < looking->sample.count; i++) {
        struct fact other[FACTS_MAX];
        int others =
            looking->game->facts->find(looking->pos, &looking->sample.after[i], uses, other);
        for (int k = 0; k < count; k++) {
            bool has = false;
            for (int j = 0; j < others && !has; j++) {
                has = other[j].use == facts[k].use && other[j].kind == facts[k].kind;
            }
            lack[k] += !has;
        }
    }
}

/* What the rules of the game say for the turn: if possible, what cannot be said of most others. */
static void find_reason(struct prospect_look *looking) {
    static const enum common limits[] = {COMMON_HALF, COMMON_MOST};
    const unsigned uses = 1U << FACT_MERIT | 1U << FACT_SHELTERS | 1U << FACT_AIM;
    struct prospect *prospect = looking->found;
    struct fact facts[FACTS_MAX];
    int lack[FACTS_MAX] = {0};
    int count = looking->game->facts
                    ? looking->game->facts->find(looking->pos, &prospect->turn.after, uses, facts)
                    : 0;
    if (count) {
        count_lacking(looking, uses, facts, count, lack);
    }
    for (size_t i = 0; i < sizeof limits / sizeof *limits && !prospect->reasoned; i++) {
        for (int k = 0; k < count && !prospect->reasoned; k++) {
            prospect->reasoned = lack[k] >= enough_lack(looking, limits[i]) &&
                                 (facts[k].use != FACT_SHELTERS || saves(looking, facts[k].kind));
            prospect->reason = facts[k];
        }
    }
}

/* A principle that the turn keeps to, and as many others as possible do not. */
static void find_principle(struct prospect_look *looking) {
    struct prospect *prospect = looking->found;
    struct fact facts[FACTS_MAX];
    int lack[FACTS_MAX] = {0}, best = 0;
    const unsigned uses = 1U << FACT_PRINCIPLE;
    int count = looking->game->facts
                    ? looking->game->facts->find(looking->pos, &prospect->turn.after, uses, facts)
                    : 0;
    if (count) {
        count_lacking(looking, uses, facts, count, lack);
    }
    for (int k = 0; k < count; k++) {
        best = lack[k] > lack[best] ? k : best;
    }
    prospect->principled = count > 0;
    if (count) {
        prospect->principle = facts[best];
    }
}

/* How much the last turn of the side kept for later. */
static int held_before(const struct prospect_look *looking) {
    const struct match_node *nodes = looking->match->nodes;
    int after = looking->match->current, node = nodes[after].parent;
    struct fact held[FACTS_MAX];
    while (node != MATCH_NONE && nodes[after].player != looking->found->turn.side) {
        after = node;
        node = nodes[after].parent;
    }
    bool any = node != MATCH_NONE &&
               looking->game->facts->find(&nodes[node].position, &nodes[after].position,
                                          1U << FACT_HOLDS, held) > 0;
    return any ? held[0].number[0] : 0;
}

/* What captures more than the turn and is kept for later, unless it would cost more than it brings,
 * or the last turn had kept as much: that is known. */
static void find_held(struct prospect_look *looking) {
    struct prospect *prospect = looking->found;
    const struct others *others = &prospect->others;
    bool costs = others->known && others->larger && others->larger_costs;
    struct fact held[FACTS_MAX];
    if (looking->game->facts && !costs && prospect->legal > 1 &&
        looking->game->facts->find(looking->pos, &prospect->turn.after, 1U << FACT_HOLDS, held) >
            0) {
        prospect->held = held[0];
        prospect->holds =
            held[0].number[0] > prospect->turn.taken && held[0].number[0] > held_before(looking);
    }
}

/* ---- all of it ---- */

/* Every action of the opponent, if it is to act, is a turn of its own. */
static bool replies_are_turns(const struct prospect_look *looking) {
    const struct game *game = looking->game;
    const struct part *turn = &looking->found->turn;
    game_action legal[ACTIONS_MAX];
    int count = game->turn_open && looking->found->replies ? game->actions(&turn->after, legal) : 0;
    bool whole = true;
    for (int i = 0; i < count && whole; i++) {
        struct position after = turn->after;
        rules_play(game, &after, legal[i], NULL);
        whole = !turns_go_on(game, &after, !turn->side);
    }
    return whole;
}

/* What the replies, and the turns after them, come to. */
static void look_ahead(struct prospect_look *looking) {
    struct prospect *prospect = looking->found;
    const struct part *turn = &prospect->turn;
    const struct game *game = looking->game;
    prospect->answers = prey_find(game, &turn->after, !turn->side);
    prospect->threats = could_capture(game, looking->pos, !turn->side);
    prospect->prepares = could_capture(game, &turn->after, turn->side);
    prospect->answer = prospect->answers.most;
    prospect->threat = prospect->threats.found.most;
    prospect->prepared = prospect->prepares.found.most;
    prospect->replies = turns_count_actions(game, &turn->after, !turn->side);
    prospect->replies_whole = replies_are_turns(looking);
    prospect->one_reply = prospect->replies == 1 && prospect->replies_whole;
    prospect->others = compare_others(looking);
    prospect->aside = turns_aside_of(game, looking->pos, looking->line->action, turn->count);
    find_held(looking);
    prospect->usual = prospect->answer > 0 && (prospect->holds || is_usual(looking));
}

bool prospect_is_safer(const struct prospect *prospect, bool than_all) {
    const struct others *others = &prospect->others;
    return others->known && others->count &&
           (than_all ? others->riskier == others->count : 2 * others->riskier > others->count);
}

/* Of a turn that captures nothing, why it could be played: the weightier first, until one tells. */
static void look_for_reasons(struct prospect_look *looking) {
    struct prospect *prospect = looking->found;
    const struct part *turn = &prospect->turn;
    const struct prey_most *next = &prospect->prepares.found;
    int more = max_of(prospect->others.taken_most, prospect->answer);
    if (prospect_is_safer(prospect, true)) {
        return;
    }
    gather_others(looking);
    prospect->promised = promised_after(looking, &turn->after, 1, INT_MAX, COMPARED_MOST);
    bool threatens = prospect->others.known && prospect->promised > prospect->others.taken_most;
    prospect->promises_rare = prospect->promised > 0 && prospect->promised >= prospect->answer &&
                              (threatens || !looking->game->captured) && is_rare(looking, promises);
    prospect->promised_stays =
        prospect->promises_rare && prospect->promised == 1 && next->most == 1 &&
        prey_stays(looking->game, &turn->after, turn->side, next->prey[0].place[0]);
    prospect->threatens = threatens && prospect->promises_rare;
    if (prospect->threatens || prospect_is_safer(prospect, false)) {
        return;
    }
    prospect->prepares_rare =
        prospect->others.known && prospect->prepared > more && is_rare(looking, prepares);
    if (!prospect->prepares_rare) {
        find_reason(looking);
        find_principle(looking);
    }
}

void prospect_look(const struct match *match, const struct variation *line,
                   struct prospect *prospect) {
    const struct game *game = match->game;
    const struct position *pos = match_position(match);
    game_action legal[ACTIONS_MAX];
    struct prospect_look looking = {
        .match = match, .game = game, .pos = pos, .line = line, .found = prospect};
    *prospect = (struct prospect){.turn = prospect_part(game, pos, line, 0),
                                  .legal = game->actions(pos, legal),
                                  .promised = NOWHERE};
    const struct part *turn = &prospect->turn;
    if (turns_is_over(game, &turn->after)) {
        return;
    }
    if (!turn->whole) {
        prospect->later = turns_can_capture(game, &turn->after, turn->side, INT_MAX);
        return;
    }
    look_ahead(&looking);
    if (!turn->taken && prospect->legal > 1) {
        look_for_reasons(&looking);
    }
}
