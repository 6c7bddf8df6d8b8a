/* notations.c: see notations.h. */
#include "records/notations.h"

#include "games/games.h"
#include "records/oware_ogn.h"

bool records_read(const char *record, size_t length, struct match *match,
                  struct record_error *error) {
    return oware_ogn_recognise(record, length)
               ? oware_ogn_read(record, length, match, error)
               : record_read(games, games_count, record, length, match, error);
}
