/* record_words.c: see record_words.h. */
#include "records/record_words.h"

#include <string.h>

const char record_escaped[] = "\\\"}\n\r";
const char record_escape_letters[] = "\\\"}nr";

enum record_tag record_tag_find(const struct record_tag_name *names, int count, const char *name) {
    for (int i = 0; i < count; i++) {
        if (text_same_letters(names[i].name, name)) {
            return names[i].tag;
        }
    }
    return TAG_OTHER;
}

enum record_tag record_tag(const char *name) {
    static const struct record_tag_name names[] = {
        {"Game", TAG_GAME},
        {"Player0", TAG_PLAYER_0},
        {"Player1", TAG_PLAYER_1},
        {"Result", TAG_RESULT},
        {"Termination", TAG_TERMINATION},
        {"RulesVersion", TAG_RULES_VERSION},
        {"Position", TAG_POSITION},
        {"Current", TAG_CURRENT},
    };
    return record_tag_find(names, sizeof names / sizeof names[0], name);
}

bool record_is_own_tag(const struct game *game, const char *name) {
    bool own = record_tag(name) != TAG_OTHER;
    for (int i = 0; i < game->option_count && !own; i++) {
        own = text_same_letters(game->options[i].key, name);
    }
    return own;
}

const char *record_termination_word(enum match_step step) {
    switch (step) {
    case STEP_AGREE:
        return "agree";
    case STEP_CLAIM:
        return "claim";
    case STEP_RESIGN:
        return "resign:";
    case STEP_TIME:
        return "time:";
    default:
        return NULL;
    }
}

const char *record_result_word(struct result result) {
    switch (result.outcome) {
    case OUTCOME_WIN:
        return result.winner ? "0-1" : "1-0";
    case OUTCOME_DRAW:
        return "1/2-1/2";
    default:
        return "*";
    }
}
