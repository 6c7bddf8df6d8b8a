/* voices_list.c: see voices_list.h. */
#include "support/voices_list.h"

#include "ui/model/companion.h"
#include "ui/model/voice.h"

void voices_list_write(struct text *out) {
    for (int companion = 1; companion <= COMPANIONS; companion++) {
        text_format(out, "%s%s: %s\n", companion > 1 ? "\n" : "", companion_name(companion),
                    companion_temper(companion));
        for (int occasion = 0; occasion < VOICE_OCCASIONS; occasion++) {
            text_format(out, "  %s\n", voice_occasion_name((enum voice_occasion)occasion));
            for (int i = 0; i < VOICE_LINES; i++) {
                enum word word = voice_line(companion, (enum voice_occasion)occasion, i);
                text_format(out, word == WORD_NONE ? "%s" : "    %s\n", words(word));
            }
        }
    }
}
