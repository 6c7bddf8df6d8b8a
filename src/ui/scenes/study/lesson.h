/* lesson.h: a lesson as text, a guided first match step by step: what is said, what the learner is
 * to play, what the other side replies.
 *
 * Blank lines separate steps, lines that begin with # are comments. Each line of a step is a word,
 * a space, and the rest of the line:
 *
 *     options seed=3       options of the match, for this step and those after it
 *     position STRING      the step begins in this position ("start": the usual start); without
 *                          it, where the step before has ended
 *     say TEXT             a paragraph
 *     look pit:A pit:D     what the step speaks of: targets, which are marked
 *     play D 3|4           the actions to be played, one after the other; | separates those that
 *                          will do. What to touch for them is ringed…
 *     find                 …unless it is the learner who is to find it
 *     any                  instead of play: whatever the learner likes, until the turn ends
 *     try pit:7 ...        instead of play: one or two touches that the game refuses
 *     wrong TEXT           what is said when another legal action is tried
 *     reply b s            what the other side then plays by itself; in a step that asks for
 *                          nothing, once the learner has read it and presses Next
 *     after TEXT           what is said once all that was played
 *
 * A step without play, any and try is one to be read. None goes on to the next by itself. */
#ifndef SERAI_UI_SCENES_STUDY_LESSON_H
#define SERAI_UI_SCENES_STUDY_LESSON_H

#include "engine/game.h"

enum { LESSON_SAY_MAX = 1600, LESSON_WORDS_MAX = 96 };

struct lesson_step {
    char options[LESSON_WORDS_MAX];
    char position[POSITION_TEXT_MAX]; /* "": goes on */
    char say[LESSON_SAY_MAX];         /* paragraphs, with a line end between them */
    char after[LESSON_SAY_MAX];
    char look[LESSON_WORDS_MAX], play[LESSON_WORDS_MAX], touches[LESSON_WORDS_MAX],
        reply[LESSON_WORDS_MAX];
    char wrong[REASON_TEXT_MAX];
    bool any, find;
};

/* How many steps a lesson's text has. */
int lesson_steps(const char *text);

/* Reads a step, from 0. What it says is in the language that is chosen, or as it is in the text
 * where the language has no words for it; `context` is that of the lesson in its catalog. False
 * when there is none, or a line in it begins with another word, or is too long. */
bool lesson_find(const char *text, const char *context, int index, struct lesson_step *step);

/* The index-th of words separated by spaces, from 0; false past the last one. */
bool lesson_word(const char *words, int index, char word[LESSON_WORDS_MAX]);
int lesson_words(const char *words);

/* True when `action` is among the alternatives of a word: "3" in "3|4". */
bool lesson_allows(const char *word, const char *action);

#endif
