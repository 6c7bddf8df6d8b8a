/* toast.c: see toast.h. */
#include "ui/kit/toast.h"

#include "ui/kit/widgets.h"

#include <math.h>

static const double SHORT_MS = 2600;
static const float WIDEST = 640, ABOVE_FOOT = 72, FOOT = 28;

static void put(struct note *note, const char *sentence) {
    struct text text = text_fixed(note->sentence, sizeof note->sentence);
    text_add(&text, sentence);
}

void note_say(struct note *note, double now, const char *sentence) {
    put(note, sentence);
    note->warning = false;
    note->until = now + SHORT_MS;
}

void note_warn(struct note *note, const char *sentence) {
    put(note, sentence);
    note->warning = true;
}

bool note_clear(struct note *note) {
    bool said = note->sentence[0];
    note->sentence[0] = '\0';
    return said;
}

bool note_update(struct note *note, double now) {
    return !note->warning && note->sentence[0] && now >= note->until && note_clear(note);
}

double note_wake(const struct note *note) {
    return note->sentence[0] && !note->warning ? note->until : NEVER;
}

void note_draw(const struct ui *ui, const struct note *note) {
    const struct theme *theme = ui->theme;
    if (!note->sentence[0]) {
        return;
    }
    if (!note->warning) {
        widget_pill(ui, ui->width / 2, ui->height - ABOVE_FOOT, note->sentence, TYPE_BODY, 36,
                    theme->raised, theme->text, theme->accent);
        return;
    }
    widget_warning(ui, ui->width / 2, ui->height - FOOT, fminf(WIDEST, ui->width - 48),
                   note->sentence);
}
