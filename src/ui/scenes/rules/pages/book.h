/* book.h: the rules of a game as pages to read, with examples that play. Data alone: the pages of a
 * game are one constant table in pages/<game>.c, to which its face (play/face.h) points; their
 * words are a list of their own, words/english/<game>_rules.h. */
#ifndef SERAI_UI_SCENES_RULES_PAGES_BOOK_H
#define SERAI_UI_SCENES_RULES_PAGES_BOOK_H

#include "engine/game.h"
#include "words/words.h"

enum { RULES_EXAMPLES_MAX = 3, RULES_NOTES_MAX = 8 };

/* A board with a caption. Ids are those of targets, several are separated by spaces. */
struct rules_example {
    enum word title, text;
    enum word line;       /* in brass instead of the actions; 0: the actions */
    const char *options;  /* words "name=value"; NULL: the defaults */
    const char *position; /* NULL: the usual start */
    const char *actions;  /* what is played, in the game's notation, also "agree" and "claim" */
    const char *refused;  /* NULL, or the one or two things whose touch is shown to be illegal */
    const char *places;   /* NULL, or the places that matter; all others are dimmed */
    const char *crop;     /* NULL, or the places that are shown large, without the others */
    bool quiet;           /* it does not show beforehand what the first action will do */

    /* What is so when all is played; a test holds the rules to it. */
    int score[2];
    const char *result; /* as the text protocol says it; NULL: the game goes on */
};

/* Initializes one: its words, its position, and what else it has. */
#define EXAMPLE(its_title, its_text, its_position, ...)                                            \
    { .title = (its_title), .text = (its_text), .position = (its_position), __VA_ARGS__ }

enum rules_strips {
    RULES_STRIPS_NONE,
    RULES_STRIP_LOWER, /* what the player below the board holds and has */
    RULES_STRIPS_BOTH,
};

/* A ruling, or what the players may choose. */
struct rules_note {
    enum word text;     /* 0: no more notes */
    const char *option; /* the key of the option that it explains; NULL: none */
    enum word label;    /* what it is where it explains no option; 0: a ruling */
};

struct rules_page {
    enum word title, text;
    enum rules_strips strips;
    struct rules_example example[RULES_EXAMPLES_MAX]; /* up to the first without a title */
    struct rules_note note[RULES_NOTES_MAX];
};

struct rules_book {
    const struct game *game;
    const struct rules_page *page;
    int pages;
};

/* Initializes the pages of a book from an array. */
#define RULES_PAGES(pages) .page = (pages), .pages = (int)(sizeof(pages) / sizeof(pages)[0])

int rules_examples(const struct rules_page *page);
int rules_notes(const struct rules_page *page);

#endif
