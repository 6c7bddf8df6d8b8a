/* toast.c: see toast.h. */
#include "ui/kit/toast.h"

#include "ui/draw/paragraph.h"
#include "ui/kit/widgets.h"

#include <math.h>
#include <string.h>

static const double SHORT_MS = 2600, LONG_MS = 5200, LETTER_MS = 65; /* to read it */
static const float WIDEST = 720, ABOVE_FOOT = 90, FOOT = 28, HEIGHT = 36;
static const float PAD = 5, SIDE = 18 /* beside its lines */, LEADING = 20, LEADING_SMALL = 16,
                   BASELINE = 0.76F;

static void put(struct toast *toast, const char *sentence) {
    struct text text = text_fixed(toast->sentence, sizeof toast->sentence);
    text_add(&text, sentence);
}

void toast_show(struct toast *toast, const char *sentence) {
    put(toast, sentence);
    toast->warning = toast->waits = toast->lingers = toast->keeps = false;
    toast->until = 0;
    toast->facts = 0;
}

void toast_explain(struct toast *toast, const char *begins, const char *facts) {
    char sentence[TOAST_MAX];
    struct text text = text_fixed(sentence, sizeof sentence);
    text_add(&text, begins);
    text_add(&text, facts);
    toast_show(toast, sentence);
    toast->facts = strlen(begins) + 1; /* one that has no byte cannot be left out */
}

void toast_show_longer(struct toast *toast, const char *sentence) {
    toast_show(toast, sentence);
    toast->lingers = true;
}

void toast_keep(struct toast *toast) {
    toast->keeps = true;
}

void toast_wait(struct toast *toast, bool waits) {
    toast->until = waits || toast->waits ? 0 : toast->until;
    toast->waits = waits;
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
        double least = toast->lingers ? LONG_MS : SHORT_MS;
        toast->until = now + fmax(least, LETTER_MS * (double)strlen(toast->sentence));
    }
    return now >= toast_wake(toast) && toast_clear(toast);
}

double toast_wake(const struct toast *toast) {
    bool goes = !toast->warning && !toast->waits && !toast->keeps;
    return toast->sentence[0] && goes ? toast->until : NEVER;
}

/* What is said, as it is set into a room. */
struct toast_block {
    char said[TOAST_MAX];
    struct typesetting setting;
    float leading;
    int lines;
};

/* Sets it in such letters, up to this width; false when the room is too low for that. */
static bool set(const struct ui *ui, struct rect room, float width, bool small,
                struct toast_block *block) {
    block->setting = (struct typesetting){.font = FONT_FIGURES_BOLD,
                                          .size = small ? TYPE_SMALL : TYPE_BODY,
                                          .width = fminf(width, room.w) - 2 * SIDE};
    block->leading = small ? LEADING_SMALL : LEADING;
    block->lines = paragraph_count(ui->list, &block->setting, block->said);
    return (float)block->lines * block->leading + PAD <= room.h;
}

/* Leaves out the last of the facts, which begin at `facts`: a sentence, or what follows a semicolon
 * in the only one. False when there is nothing more to leave out. */
static bool leave_out(char *facts) {
    char *end = NULL;
    for (char *at = strstr(facts, ". "); at; at = strstr(at + 1, ". ")) {
        end = at;
    }
    end = end ? end : strstr(facts, "; ");
    if (end && end - facts >= 2 && memcmp(end - 2, "\u00A0", 2) == 0) {
        end -= 2; /* French has one before a semicolon */
    }
    if (end) {
        memcpy(end, ".", sizeof ".");
    }
    return end != NULL;
}

/* In as many lines as it needs, about equally long, and letters of the usual size as long as that
 * is possible, if need be in wider lines. Facts that do not fit then are left out; other sentences
 * are set in small letters, and grow upward. */
static void arrange(const struct ui *ui, struct rect room, const struct toast *toast,
                    struct toast_block *block) {
    enum { LINES_OF_FACTS = 2 };
    bool fits = false, more = true;
    memcpy(block->said, toast->sentence, sizeof block->said);
    while (!fits && more) {
        fits = set(ui, room, WIDEST, false, block) || set(ui, room, room.w, false, block);
        fits = fits && (!toast->facts || block->lines <= LINES_OF_FACTS);
        more = !fits && toast->facts && leave_out(block->said + toast->facts - 1);
    }
    if (!fits) {
        set(ui, room, room.w, true, block);
    }
    block->setting.width = paragraph_even(ui->list, &block->setting, block->said);
}

static void draw_lines(const struct ui *ui, struct rect room, float middle,
                       const struct toast *toast) {
    struct toast_block block;
    arrange(ui, room, toast, &block);
    float wide = block.setting.width, leading = block.leading;
    int lines = block.lines;
    float text = draw_text_width(ui->list, block.setting.font, block.setting.size, block.said);
    float width = fminf(wide, ceilf(text)) + 2 * SIDE;
    float height = fmaxf(HEIGHT, (float)lines * leading + PAD);
    float x = fmaxf(room.x, fminf(middle - width / 2, room.x + room.w - width));
    float y = room.y + fminf(room.h - height, (room.h - height) / 2);
    struct rect rect = {x, fmaxf(4, y), width, height};
    int group = draw_group(ui->list, "toast", rect);
    draw_box(ui->list, &(struct box){.rect = rect,
                                     .radius = HEIGHT / 2,
                                     .fill = FILL_FLAT,
                                     .color = {ui->theme->raised},
                                     .stroke = {ui->theme->accent, 2},
                                     .shadow = theme_shadow(ui->theme, 0.4F, 3, 1, 2)});
    float first = rect.y + (height - (float)lines * leading) / 2 + leading * BASELINE;
    widget_paragraph(
        ui, (struct point){x + SIDE, first}, wide,
        (struct writing){block.setting.font, block.setting.size, ui->theme->text, ALIGN_LEFT},
        leading, block.said);
    draw_group_end(ui->list, group);
}

void toast_draw(struct ui *ui, const struct toast *toast) {
    struct rect room = ui->toast_room, board = ui->hero.in;
    struct mirror before = ui_turn(ui, ui->toast_turned);
    if (toast->sentence[0] && toast->warning) {
        widget_warning(ui, ui->width / 2, ui->height - FOOT, fminf(WIDEST, ui->width - 48),
                       toast->sentence);
    } else if (toast->sentence[0] && !toast->waits && room.w > 0) {
        draw_lines(ui, room, board.x + board.w / 2, toast);
    } else if (toast->sentence[0] && !toast->waits) {
        room = (struct rect){SIDE, ui->height - ABOVE_FOOT, ui->width - 2 * SIDE, HEIGHT};
        draw_lines(ui, room, ui->width / 2, toast);
    }
    ui_mirror_end(ui, before);
}
