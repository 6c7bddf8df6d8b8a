/* notations.h: records of any of the games, in any notation that is known here. */
#ifndef SERAI_RECORDS_NOTATIONS_H
#define SERAI_RECORDS_NOTATIONS_H

#include "records/record.h"

/* As record_read; tells the notation by what the record begins with. */
bool records_read(const char *record, size_t length, struct match *match,
                  struct record_error *error);

#endif
