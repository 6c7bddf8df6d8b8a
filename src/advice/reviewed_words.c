/* reviewed_words.c: the sentences on a turn that was reviewed, see reviewed.h and given.h. */
#include "advice/contrast.h"
#include "advice/given.h"
#include "advice/phrases.h"
#include "advice/reviewed.h"
#include "advice/turns.h"
#include "engine/rules.h"
#include "words/words.h"

#include <string.h>

enum {
    TURN_STEPS_MOST = 64, /* that give a turn its name */
    HUNDREDTHS = 100,
    COUNTED_PART = 4,  /* more than such a part of what can still be won, */
    COUNTED_LEAST = 3, /* and than this, only says who is winning */
};

/* What is proven of the better turn and the one played, as a sentence; WORD_REVIEW_MORE: nothing
 * that tells them apart. */
static enum word proven_word(const struct match_note *better, int best,
                             const struct match_note *played, int value) {
    bool loses = played->known && value < 0, draws = played->known && value == 0;
    if (better->known && best > 0 && (!played->known || value <= 0)) {
        return loses ? WORD_REVIEW_WINS_LOSES : draws ? WORD_REVIEW_WINS_DRAWS : WORD_REVIEW_WINS;
    }
    if (better->known && best == 0 && (!played->known || loses)) {
        return loses ? WORD_REVIEW_DRAWS_LOSES : WORD_REVIEW_DRAWS;
    }
    return loses && !better->known ? WORD_REVIEW_LOSES : WORD_REVIEW_MORE;
}

/* A turn as a sentence names it: by those of its actions that have names, or else by its notation.
 */
static struct line name_of(const struct match *match, int node) {
    int path[TURN_STEPS_MOST], steps = 0, first = reviewed_first(match, node);
    struct line name = {""};
    struct text text = text_fixed(name.string, sizeof name.string);
    for (int at = node; steps < TURN_STEPS_MOST; at = match->nodes[at].parent) {
        path[steps++] = at;
        if (at == first) {
            break;
        }
    }
    while (steps > 0) {
        const struct match_node *step = &match->nodes[path[--steps]];
        const struct position *before = &match->nodes[step->parent].position;
        struct line part = phrase_action(match->game, before, step->action);
        if (part.string[0]) {
            text_separator(&text, TEXT_LIST_AND, text.length > 0, 2);
            text_add(&text, part.string);
        }
    }
    if (!text.length) {
        reviewed_turn_text(match, node, &text);
    }
    return name;
}

/* A sentence about the better turn, for one whose name differs from that of the turn played, or
 * else for one that is played in another way. */
static const char *better_text(enum word word, const char *name, const struct match *match,
                               int played) {
    static const enum word otherwise[][2] = {
        {WORD_REVIEW_MORE, WORD_REVIEW_MORE_OTHERWISE},
        {WORD_REVIEW_WAS_BETTER, WORD_REVIEW_WAS_BETTER_OTHERWISE},
        {WORD_REVIEW_FAR_BETTER, WORD_REVIEW_FAR_BETTER_OTHERWISE},
        {WORD_REVIEW_WINS_AT_ONCE, WORD_REVIEW_WINS_AT_ONCE_OTHERWISE},
        {WORD_REVIEW_WINS, WORD_REVIEW_WINS_OTHERWISE},
        {WORD_REVIEW_DRAWS, WORD_REVIEW_DRAWS_OTHERWISE},
        {WORD_REVIEW_LOSES, WORD_REVIEW_LOSES_OTHERWISE},
        {WORD_REVIEW_WINS_LOSES, WORD_REVIEW_WINS_LOSES_OTHERWISE},
        {WORD_REVIEW_WINS_DRAWS, WORD_REVIEW_WINS_DRAWS_OTHERWISE},
        {WORD_REVIEW_DRAWS_LOSES, WORD_REVIEW_DRAWS_LOSES_OTHERWISE},
    };
    size_t i = 0;
    if (strcmp(name, name_of(match, played).string) != 0) {
        return words(word);
    }
    while (otherwise[i][0] != word) {
        i++;
    }
    return words(otherwise[i][1]);
}

/* What the answer to a turn captures, if anything, unless as much can be captured after the better
 * turn, too. */
static struct lapse add_captures(const struct match *match, const struct reviewed_turn *turn,
                                 int better, const char *const name[2], struct text *out) {
    const struct game *game = match->game;
    const char *mover = name[turn->side], *other = name[!turn->side];
    int answer = reviewed_answer(match, turn);
    int captures = answer == MATCH_NONE ? 0 : reviewed_captures(match, answer);
    if (captures > 0 && turns_can_capture(game, &match->nodes[better].position, !turn->side,
                                          captures - 1) >= captures) {
        captures = 0;
    }
    if (captures > 0) {
        text_format(out, words_between(WORD_REVIEW_ANSWERED, mover, other), mover,
                    name_of(match, turn->to).string, other, name_of(match, answer).string,
                    phrase_captured(game, captures).string);
    }
    return (struct lapse){.kind = captures > 0 ? LAPSE_OPEN : LAPSE_NONE, .amount = captures};
}

/* The turns of a line that is kept from a node on, as far as nothing else was played there. */
struct course {
    int captures[2]; /* by side */
    int turns;
    bool lost; /* the match ends there, and not in favor of the side */
};

/* Follows a line from the last step of a turn on, for `most` turns with this one. */
static struct course course_of(const struct match *match, int node, int side, int most) {
    struct course course = {{0, 0}, 0, false};
    while (node != MATCH_NONE && course.turns < most) {
        course.captures[match->nodes[node].player] += reviewed_captures(match, node);
        course.turns++;
        struct result result = match->game->result(&match->nodes[node].position);
        course.lost = result.outcome == OUTCOME_WIN && result.winner != side;
        int next = match->nodes[node].child;
        while (next != MATCH_NONE && rules_turn_open(match->game, &match->nodes[next].position)) {
            next = match->nodes[next].sibling == MATCH_NONE ? match->nodes[next].child : MATCH_NONE;
        }
        bool alone = next != MATCH_NONE && match->nodes[next].sibling == MATCH_NONE &&
                     !match_is_termination(match, next);
        node = alone ? next : MATCH_NONE;
    }
    return course;
}

/* What the better turn keeps to and the one played does not, where that can be told; else the
 * reply. */
static struct lapse add_principle(const struct match *match, const struct reviewed_turn *turn,
                                  int better, int answer, struct text *out) {
    enum { USES = 1 << FACT_PRINCIPLE | 1 << FACT_AIM };
    const struct game *game = match->game;
    const struct match_node *nodes = match->nodes;
    const struct position after[2] = {nodes[better].position, nodes[turn->to].position};
    bool over = turns_is_over(game, &after[0]) || turns_is_over(game, &after[1]);
    struct lapse lapse = {.kind = LAPSE_NONE};
    if (!over && !game->margins_jump) {
        lapse = contrast_write_fact(game, &nodes[turn->from].position, after, USES, out);
    }
    if (lapse.kind == LAPSE_NONE) {
        text_format(out, words(WORD_REVIEW_REPLY), name_of(match, answer).string);
    }
    return lapse;
}

/* A fact about a turn of which nothing else is to be said: what the two lines capture in as many
 * turns, that the match is lost at the end of one, or else a principle or the reply. */
static struct lapse add_course(const struct match *match, const struct reviewed_turn *turn,
                               int better, struct text *out) {
    int answer = reviewed_answer(match, turn), side = turn->side;
    if (answer == MATCH_NONE) {
        return (struct lapse){.kind = LAPSE_NONE};
    }
    struct course good = course_of(match, better, side, REVIEWED_TURNS_KEPT);
    struct course bad = course_of(match, answer, side, REVIEWED_TURNS_KEPT);
    bool lost = bad.lost && !good.lost;
    int turns = good.turns < bad.turns + 1 ? good.turns : bad.turns + 1;
    int after = bad.turns;
    good = course_of(match, better, side, turns);
    bad = course_of(match, answer, side, turns - 1);
    bad.captures[side] += reviewed_captures(match, turn->to);
    int own = good.captures[side] - bad.captures[side];
    int others = bad.captures[!side] - good.captures[!side];
    if (lost) {
        text_format(out,
                    after == 1 ? words(WORD_REVIEW_LOST_NEXT)
                               : words_count(WORD_REVIEW_LOST_SOON, after),
                    after);
        return (struct lapse){.kind = LAPSE_LOSS};
    }
    if (own > 0 && others >= 0) {
        text_format(out, words_count(WORD_REVIEW_COURSE_OWN, turns), turns,
                    phrase_captured(match->game, good.captures[side]).string,
                    phrase_captured(match->game, bad.captures[side]).string);
        return (struct lapse){.kind = LAPSE_CAPTURE};
    }
    if (others > 0 && own >= 0) {
        text_format(out, words_count(WORD_REVIEW_COURSE_OTHERS, turns), turns,
                    phrase_captured(match->game, bad.captures[!side]).string,
                    phrase_captured(match->game, good.captures[!side]).string);
        return (struct lapse){.kind = LAPSE_OPEN, .amount = bad.captures[!side]};
    }
    return add_principle(match, turn, better, answer, out);
}

/* What the better turn does that the one played does not. Where a number says how much better it
 * is, only what it captures or is good for. */
static struct lapse add_contrast(const struct match *match, const struct reviewed_turn *turn,
                                 int better, bool numbered, struct text *out) {
    const int captures[2] = {reviewed_captures(match, better), reviewed_captures(match, turn->to)};
    const struct match_node *nodes = match->nodes;
    const struct position after[2] = {nodes[better].position, nodes[turn->to].position};
    struct lapse lapse = {.kind = LAPSE_NONE};
    size_t length = out->length;
    if (captures[0] > captures[1]) {
        lapse.kind = LAPSE_CAPTURE;
        text_format(out, words(WORD_REVIEW_IT_CAPTURES),
                    phrase_captured(match->game, captures[0]).string);
    } else if (!numbered) {
        lapse = contrast_write(match->game, &nodes[turn->from].position, after, captures, out);
    }
    if (out->length == length && !match->game->margins_jump) {
        lapse = contrast_write_fact(match->game, &nodes[turn->from].position, after,
                                    1U << FACT_MERIT, out);
    }
    return lapse;
}

/* Whether the match ends with a node, which its player wins. */
static bool wins_at_once(const struct match *match, int node) {
    struct result result = match->game->result(&match->nodes[node].position);
    return result.outcome == OUTCOME_WIN && result.winner == match->nodes[node].player;
}

/* What would have been better and what that is worth. *numbered: a number says how much. */
static struct lapse add_better(const struct match *match, const struct reviewed_turn *turn,
                               int node, bool *numbered, struct text *out) {
    const struct match_note *better = &match->nodes[node].note;
    struct line name = name_of(match, node);
    const struct position *before = &match->nodes[turn->from].position;
    int most = match->game->lead_most(before, turn->side) / COUNTED_PART;
    most = most < COUNTED_LEAST ? COUNTED_LEAST : most;
    int best = reviewed_worth(match, turn->from, node, turn->side);
    int value = reviewed_worth(match, turn->from, turn->to, turn->side);
    enum word word = proven_word(better, best, &match->nodes[turn->to].note, value);
    bool same = (best > 0) == (value > 0); /* who is expected to win */
    bool holds = match->game->margins_hold && same;
    if (word == WORD_REVIEW_MORE) {
        int more = (best - value + HUNDREDTHS / 2) / HUNDREDTHS;
        word = match->game->margins_jump                   ? WORD_REVIEW_WAS_BETTER
               : holds                                     ? word
               : more > most && turn->mark == MARK_DUBIOUS ? WORD_REVIEW_WAS_BETTER
               : more > most                               ? WORD_REVIEW_FAR_BETTER
                                                           : word;
        text_format(out, better_text(word, name.string, match, turn->to), name.string,
                    phrase_count(match->game, more > 0 ? more : 1).string);
    } else {
        text_format(out, better_text(word, name.string, match, turn->to), name.string);
    }
    if (holds && turn->mark == MARK_DUBIOUS && value != 0) {
        text_add(out, words(value > 0 ? WORD_REVIEW_STILL_AHEAD : WORD_REVIEW_STILL_BEHIND));
    }
    *numbered = word == WORD_REVIEW_MORE;
    bool wins = word == WORD_REVIEW_WINS_LOSES || word == WORD_REVIEW_WINS_DRAWS ||
                word == WORD_REVIEW_WINS;
    bool loses = word == WORD_REVIEW_DRAWS_LOSES || word == WORD_REVIEW_LOSES;
    return (struct lapse){.kind = wins ? LAPSE_WIN : loses ? LAPSE_LOSS : LAPSE_NONE};
}

struct lapse reviewed_sentence(const struct match *match, const struct reviewed_turn *turn,
                               const char *const name[2], struct text *out) {
    int node = reviewed_better(match, turn);
    if (node == MATCH_NONE) {
        return (struct lapse){.kind = LAPSE_NONE};
    }
    if (wins_at_once(match, node)) {
        struct line better = name_of(match, node);
        text_format(out, better_text(WORD_REVIEW_WINS_AT_ONCE, better.string, match, turn->to),
                    better.string);
        return (struct lapse){.kind = LAPSE_WIN};
    }
    bool numbered;
    struct lapse lapse = add_better(match, turn, node, &numbered, out);
    struct lapse reason = add_captures(match, turn, node, name, out);
    if (reason.kind == LAPSE_NONE && !match->nodes[node].note.known) {
        size_t length = out->length;
        reason = add_contrast(match, turn, node, numbered, out);
        if (out->length == length) {
            reason = add_course(match, turn, node, out);
        }
    }
    return lapse.kind == LAPSE_NONE ? reason : lapse;
}

void given_sentence(const struct match *match, const struct reviewed *reviewed,
                    const struct reviewed_turn *turn, const char *name, struct text *out) {
    int count = (turn->given + HUNDREDTHS / 2) / HUNDREDTHS;
    text_format(out, words_to(WORD_GIVEN_TURN, name), turn->number, name,
                phrase_count(match->game, count).string);
    const struct reviewed_turn *reply =
        turn->number < reviewed->count ? &reviewed->turn[turn->number] : NULL;
    int captures = reply && reply->side != turn->side ? reviewed_captures(match, reply->to) : 0;
    if (captures) {
        text_format(out, words(WORD_GIVEN_REPLY), phrase_captured(match->game, captures).string);
    }
}
