/* oware_ogn_words.h: what writing and reading Oware Game Notation share; private to the two. */
#ifndef SERAI_RECORDS_OWARE_OGN_WORDS_H
#define SERAI_RECORDS_OWARE_OGN_WORDS_H

/* Tags that every record has, "?" where nothing is known. */
enum { OGN_ROSTER = 4 };
extern const char *const oware_ogn_roster[OGN_ROSTER];

/* The tags for Oware's options, in their order. */
enum { OWARE_OGN_OPTIONS = 2 };
extern const char *const oware_ogn_option_tags[OWARE_OGN_OPTIONS];

#endif
