/* toast.c: see toast.h. */
#include "ui/overlay/toast.h"

#include "ui/draw/paragraph.h"
#include "ui/kit/widgets.h"

#include <math.h>
#include <string.h>

static const double SHORT_MS = 2600, LETTER_MS = 65; /* to read it */
static const float WIDEST = 720, ABOVE_FOOT = 90, FOOT = 28, HEIGHT = 36;
static const float PAD = 5, SIDE = 18 /* beside its lines */, LEADING = 20, LEADING_SMALL = 16,
                   BASELINE = 0.76F;

static void put(struct toast *toast, const char *sentence) {
    struct text text = text_fixed(toast->sentence, sizeof toast->sentence);
    text_add(&text, sentence);
    toast->least = text.length;
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

void toast_add(struct toast *toast, const char *more) {
    struct text text =
        text_fixed(toast->sentence + toast->least, sizeof toast->sentence - toast->least);
    text_add(&text, more);
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

/* In as many lines as it needs; where they do not fit, small ones, which grow upward. */
static void draw_lines(const struct ui *ui, struct rect room, float middle,
                       const struct toast *toast) {
    enum { SMALL_LINES = 2 }; /* of what may be left out */
    float wide = fminf(WIDEST, room.w) - 2 * SIDE;
    struct setting setting = {.font = FONT_FIGURES_BOLD, .size = TYPE_BODY, .width = wide};
    float leading = LEADING;
    char sentence[TOAST_MAX];
    memcpy(sentence, toast->sentence, sizeof sentence);
    int lines = paragraph_count(ui->list, &setting, sentence);
    if ((float)lines * leading + PAD > room.h) {
        setting.size = TYPE_SMALL;
        leading = LEADING_SMALL;
        lines = paragraph_count(ui->list, &setting, sentence);
        if (lines > SMALL_LINES && sentence[toast->least]) {
            sentence[toast->least] = '\0';
            lines = paragraph_count(ui->list, &setting, sentence);
        }
    }
    float text = draw_text_width(ui->list, setting.font, setting.size, sentence);
    float width = fminf(wide, ceilf(text)) + 2 * SIDE;
    float height = fmaxf(HEIGHT, (float)lines * leading + PAD);
    float x = fmaxf(room.x, fminf(middle - width / 2, room.x + room.w - width));
    float y = room.y + fminf(room.h - height, (room.h - height) / 2);
    draw_box(ui->list, &(struct box){.rect = {x, fmaxf(4, y), width, height},
                                     .radius = HEIGHT / 2,
                                     .fill = FILL_FLAT,
                                     .color = {ui->theme->raised},
                                     .stroke = {ui->theme->accent, 2},
                                     .shadow = theme_shadow(ui->theme, 0.4F, 3, 1, 2)});
    float first = fmaxf(4, y) + (height - (float)lines * leading) / 2 + leading * BASELINE;
    widget_paragraph(ui, x + SIDE, first, setting.width, setting.font, setting.size, leading,
                     ui->theme->text, sentence);
}

void toast_draw(const struct ui *ui, const struct toast *toast) {
    struct rect room = ui->toast_room, board = ui->hero.in;
    if (toast->sentence[0] && toast->warning) {
        widget_warning(ui, ui->width / 2, ui->height - FOOT, fminf(WIDEST, ui->width - 48),
                       toast->sentence);
    } else if (toast->sentence[0] && room.w > 0) {
        draw_lines(ui, room, board.x + board.w / 2, toast);
    } else if (toast->sentence[0]) {
        room = (struct rect){SIDE, ui->height - ABOVE_FOOT, ui->width - 2 * SIDE, HEIGHT};
        draw_lines(ui, room, ui->width / 2, toast);
    }
}
