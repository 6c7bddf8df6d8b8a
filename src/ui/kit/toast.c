/* toast.c: see toast.h. */
#include "ui/kit/toast.h"

#include "ui/draw/paragraph.h"
#include "ui/kit/widgets.h"

#include <math.h>
#include <string.h>

static const double SHORT_MS = 2600, LETTER_MS = 65; /* to read it */
static const float WIDEST = 640, ABOVE_FOOT = 72, FOOT = 28, BAR = 48, HEIGHT = 36;
static const float INSET = 18, LEADING = 22;

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
        toast->until = now + fmax(SHORT_MS, LETTER_MS * (double)strlen(toast->sentence));
    }
    return !toast->warning && toast->sentence[0] && now >= toast->until && toast_clear(toast);
}

double toast_wake(const struct toast *toast) {
    return toast->sentence[0] && !toast->warning ? toast->until : NEVER;
}

/* In as many lines as it needs, which grow upward: what is below is being read. */
static void draw_lines(const struct ui *ui, float x, float y, float width, const char *sentence) {
    const struct theme *theme = ui->theme;
    const struct setting setting = {
        .font = FONT_FIGURES_BOLD, .size = TYPE_BODY, .width = width - 2 * INSET};
    float height = (float)paragraph_count(ui->list, &setting, sentence) * LEADING + INSET;
    struct rect rect = {x - width / 2, fmaxf(4, y + HEIGHT / 2 - height), width, height};
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = HEIGHT / 2,
                                     .fill = FILL_FLAT,
                                     .color = {theme->raised},
                                     .stroke = {theme->accent, 2},
                                     .shadow = theme_shadow(theme, 0.4F, 3, 1, 2)});
    widget_paragraph(ui, rect.x + INSET, rect.y + INSET / 2 + 16, setting.width, setting.font,
                     setting.size, LEADING, theme->text, sentence);
}

void toast_draw(const struct ui *ui, const struct toast *toast) {
    if (!toast->sentence[0]) {
        return;
    }
    if (!toast->warning) {
        /* over the upper edge of the board, if there is one */
        struct rect board = ui->hero.in;
        bool table = board.y > BAR;
        float x = table ? board.x + board.w / 2 : ui->width / 2;
        float y = table ? board.y + BAR / 3 : ui->height - ABOVE_FOOT;
        float width = fminf(WIDEST, 2 * fminf(x, ui->width - x) - INSET);
        float text = draw_text_width(ui->list, FONT_FIGURES_BOLD, TYPE_BODY, toast->sentence);
        draw_lines(ui, x, y, fminf(width, ceilf(text) + 2 * INSET), toast->sentence);
        return;
    }
    widget_warning(ui, ui->width / 2, ui->height - FOOT, fminf(WIDEST, ui->width - 48),
                   toast->sentence);
}
