/* clock.c: see setup.h. */
#include "ui/scenes/home/setup.h"

#include "ui/kit/controls.h"
#include "ui/kit/widgets.h"

#include <math.h>

static const float COLUMN_GAP = 48, NARROW_GAP = 24, NARROW_CELL = 70;

static const struct pace_words {
    const struct paces *paces;
    enum word heading, brief; /* the brief one names the unit of the numbers */
    enum word nothing, nothing_brief, unit;
    enum word sentence;
} clock_words = {.paces = &setup_clocks,
                 .heading = WORD_CLOCK,
                 .brief = WORD_CLOCK_BRIEF,
                 .nothing = WORD_CLOCK_NONE,
                 .nothing_brief = WORD_CLOCK_NONE,
                 .unit = WORD_CLOCK_UNIT,
                 .sentence = WORD_CLOCK_LINE},
  increment_words = {.paces = &setup_increments,
                     .heading = WORD_INCREMENT,
                     .brief = WORD_INCREMENT_BRIEF,
                     .nothing = WORD_INCREMENT_NONE,
                     .nothing_brief = WORD_INCREMENT_NONE_BRIEF,
                     .unit = WORD_INCREMENT_UNIT,
                     .sentence = WORD_INCREMENT_LINE};

static struct segment segment_of(const struct pace_words *said, int value, bool brief) {
    struct line unit = text_line(words(said->unit), value);
    struct line full = value ? unit : text_line("%s", words(said->nothing));
    return (struct segment){
        .id = text_line("option:%s=%s", said->paces->name,
                        setup_pace_word(said->paces, value).string),
        .label = !brief  ? full
                 : value ? text_line("%d", value)
                         : text_line("%s", words(said->nothing_brief)),
        .words = text_line("%s: %s", words(said->heading), full.string),
    };
}

static void row(struct ui *ui, struct rect area, const struct pace_words *said, int chosen,
                bool enabled) {
    const struct theme *theme = ui->theme;
    const struct paces *paces = said->paces;
    bool brief = area.w / (float)paces->count < NARROW_CELL;
    struct segment segments[SETUP_PACES_MAX];
    int at = -1;
    for (int i = 0; i < paces->count; i++) {
        segments[i] = segment_of(said, paces->value[i], brief);
        at = paces->value[i] == chosen ? i : at;
    }
    float strength = enabled ? 1 : 0.45F;
    draw_text(ui->list, (struct point){area.x, area.y + 15},
              (struct writing){FONT_UI_SEMIBOLD, TYPE_LARGE, color_alpha(theme->text, strength),
                               ALIGN_LEFT},
              words(brief ? said->brief : said->heading));
    control_segments(ui, (struct rect){area.x, area.y + 30, area.w, SEGMENT_HEIGHT}, segments,
                     paces->count, at, enabled);
    if (area.h >= SETUP_CLOCK_HEIGHT) {
        draw_text(
            ui->list, (struct point){area.x, area.y + 96},
            (struct writing){FONT_UI, TYPE_BODY, color_alpha(theme->muted, strength), ALIGN_LEFT},
            words(said->sentence));
    }
}

void setup_clock_draw(struct ui *ui, const struct match_choice *choice, struct rect area) {
    float gap = area.w < 1000 ? NARROW_GAP : COLUMN_GAP;
    struct rect right = area;
    area.w = floorf((area.w - gap) / 2);
    rect_cut_left(&right, area.w + gap);
    row(ui, area, &clock_words, choice->minutes, true);
    row(ui, right, &increment_words, choice->increment, choice->minutes > 0);
}

struct line setup_clock_line(const struct match_choice *choice) {
    struct line each = text_line(words(WORD_CLOCK_EACH), choice->minutes);
    struct line turn = text_line(words(WORD_CLOCK_TURN), choice->increment);
    return choice->minutes == 0
               ? text_line("%s", words(WORD_CLOCK_WITHOUT))
               : text_line("%s%s", each.string, choice->increment ? turn.string : "");
}
