/* oware_notation.c: Oware Game Notation as one of the notations. */
#include "games/oware.h"
#include "records/notation.h"
#include "records/oware_ogn.h"

const struct notation ogn_notation = {
    .id = "ogn",
    .ending = ".ogn",
    .game = &oware_game,
    .advice = WORD_SAVE_FOOT,
    .other_game = WORD_OGN_IS_OWARE,
    .loss = WORD_OGN_LOSES,
    .recognize = oware_ogn_recognize,
    .read = oware_ogn_read,
    .write = oware_ogn_write,
    .keeps_all = oware_ogn_holds_all,
    .tag = oware_ogn_tag,
};
