/* toast.c: see toast.h. */
#include "ui/kit/toast.h"

#include "ui/kit/widgets.h"

#include <math.h>

static const double SHORT_MS = 2600;
static const float WIDEST = 640, ABOVE_FOOT = 72, FOOT = 28, BAR = 48;

static void put(struct toast *toast, const char *sentence) {
    struct text text = text_fixed(toast->sentence, sizeof toast->sentence);
    text_add(&text, sentence);
}

void toast_show(struct toast *toast, const char *sentence) {
    put(toast, sentence);
    toast->warning = false;
    toast->until = 0;
}

void toast_warn(struct toast *toast, const char *sentence) {
    put(toast, sentence);
    toast->warning = true;
}

bool toast_clear(struct toast *toast) {
    bool said = toast->sentence[0];
    toast->sentence[0] = '\0';
    return said;
}

bool toast_update(struct toast *toast, double now) {
    if (toast->until <= 0) {
        toast->until = now + SHORT_MS;
    }
    return !toast->warning && toast->sentence[0] && now >= toast->until && toast_clear(toast);
}

double toast_wake(const struct toast *toast) {
    return toast->sentence[0] && !toast->warning ? toast->until : NEVER;
}

void toast_draw(const struct ui *ui, const struct toast *toast) {
    const struct theme *theme = ui->theme;
    if (!toast->sentence[0]) {
        return;
    }
    if (!toast->warning) {
        /* over the upper edge of the board, if there is one: what is below it is being read */
        struct rect board = ui->hero.in;
        bool table = board.y > BAR;
        widget_pill(ui, table ? board.x + board.w / 2 : ui->width / 2,
                    table ? board.y + BAR / 3 : ui->height - ABOVE_FOOT, toast->sentence, TYPE_BODY,
                    36, theme->raised, theme->text, theme->accent);
        return;
    }
    widget_warning(ui, ui->width / 2, ui->height - FOOT, fminf(WIDEST, ui->width - 48),
                   toast->sentence);
}
