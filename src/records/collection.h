/* collection.h: several records one after the other in one text, as all saved matches are taken
 * along to another computer. A record ends where the tags of the next one begin. */
#ifndef SERAI_RECORDS_COLLECTION_H
#define SERAI_RECORDS_COLLECTION_H

#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>

/* Appends the line that a collection begins with, so that one of a single record is known as one:
 * readers of records skip it. Then each record. */
void collection_begin(struct text *out);
void collection_add(const char *record, size_t length, struct text *out);

/* What is left of a collection that is being read. */
struct collection {
    const char *at;
    size_t left;
};

/* Gives the next record, without white space around it; it lies in the text. False at the end. */
bool collection_next(struct collection *collection, const char **record, size_t *length);

/* Whether a text is a collection: it begins as one, or has several records. */
bool collection_is_one(const char *text, size_t length);

#endif
