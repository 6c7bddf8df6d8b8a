/* effect.h: what an action or a turn does, in sentences that are filled from its ledger.
 *
 * A game has one table of effects, with the sentences on each in its forms. A sentence is whole,
 * and names its values, so that every language may order them as it likes:
 *
 *   {mover} {other}         the players by their names
 *   {KIND.from} {KIND.to}   the places of all events of a kind: "c2, b3 and a2"
 *   {KIND.start} {KIND.end} the place that the first comes from, and that the last leads to
 *   {KIND.item}             the name of what the first of them moves: "King"
 *   {KIND.count}            how many items they move; one at most, which chooses the form of an N
 *   {KIND.each}             the same of each event, after the place it comes from: "c 2, d 3"
 *   {special}               what only the game can tell
 *
 * where KIND is a name of rules_event_name: "{step.from}".
 *
 * A sentence that names a player is followed by its twin for when that player is "you": by
 * words_to, or by words_between where it names both. */
#ifndef SERAI_ENGINE_EFFECT_H
#define SERAI_ENGINE_EFFECT_H

#include "engine/game.h"

enum effect_form {
    EFFECT_WOULD, /* what a preview shows, in markup */
    EFFECT_DID,   /* what was played, in markup */
    EFFECT_TO_DO, /* what a hint asks for */
    EFFECT_NAME,  /* an action within a sentence: "5 on e5" */
    EFFECT_ALONE, /* …where nothing tells what turn it goes on with: "the inner track" */
    EFFECT_FORMS
};

/* What is said of a ledger in which all of this is so; 0 or NULL: whatever happens. WORD_NONE:
 * nothing is said of it in this form. A table ends with an effect that says nothing at all. */
struct effect {
    bool also;            /* after the sentence on the effect: what else it does */
    const char *touch;    /* the last touch of the action begins with this */
    uint8_t none, some;   /* there are no events of this kind, or are some… */
    uint8_t one, several; /* …just one, or more than one */
    uint8_t ends;         /* the game is over, for this reason */
    enum word would, did, to_do, name, alone;
};

/* What a sentence is filled with. */
struct ledger {
    const struct game *game;
    const char *const *name;               /* of the players */
    const struct position *before, *after; /* the action, or the whole turn */
    game_action action;                    /* the first one */
    const struct trace *trace;
    const char *special; /* NULL: nothing */
};

/* The sentence of an effect in a form, or WORD_NONE. */
enum word effect_word(const struct effect *effect, enum effect_form form);

/* Appends the first sentence of the game's table that fits, then all that are said besides. Returns
 * whether there was one. */
bool effect_say(const struct ledger *ledger, enum effect_form form, struct text *out);

/* The same of a legal action, without what it forces, where the players have no names. */
bool effect_say_action(const struct game *game, const struct position *pos, game_action action,
                       enum effect_form form, struct text *out);

#endif
