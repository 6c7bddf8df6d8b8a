/* match_parts.h: what the files of the match share; private to them. */
#ifndef SERAI_ENGINE_MATCH_PARTS_H
#define SERAI_ENGINE_MATCH_PARTS_H

#include "engine/match.h"

/* A copy on the heap; NULL when memory runs out. */
char *match_copy_string(const char *string);

bool match_has_node(const struct match *match, int node);

#endif
