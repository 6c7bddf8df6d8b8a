/* clock.c: see setup.h. */
#include "ui/scenes/home/setup.h"

#include "ui/kit/controls.h"

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
        .words = text_line(words(WORD_LABELED), words(said->heading), full.string),
    };
}

static void row(struct flow *flow, const void *data) {
    const struct setup_clock *clock = data;
    const struct pace_words *said = flow->number ? &increment_words : &clock_words;
    const struct paces *paces = said->paces;
    int minutes = clock->choice->minutes;
    int chosen = flow->number ? clock->choice->increment : minutes, at = -1;
    bool enabled = !flow->number || minutes > 0;
    int faint = enabled ? 0 : STYLE_FAINT;
    bool brief = flow->room.w / (float)paces->count < NARROW_CELL;
    struct segment segments[SETUP_PACES_MAX];
    for (int i = 0; i < paces->count; i++) {
        segments[i] = segment_of(said, paces->value[i], brief);
        at = paces->value[i] == chosen ? i : at;
    }
    struct flow heading = flow_row(flow, 16);
    flow_line(&heading, STYLE_LARGE | STYLE_STRONG | faint,
              words(brief ? said->brief : said->heading));
    flow_gap(flow, 14);
    struct rect well = flow_take(flow, SEGMENT_HEIGHT);
    if (flow->paint) {
        control_segments(flow->ui, well, segments, paces->count, at, enabled);
    }
    if (clock->said) {
        flow_gap(flow, 8);
        flow_text(flow, STYLE_MUTED | faint, words(said->sentence));
    }
}

void setup_clock(struct flow *flow, const void *data) {
    flow_columns(flow, 2, flow->room.w < 1000 ? NARROW_GAP : COLUMN_GAP, row, data);
}

struct line setup_clock_line(const struct match_choice *choice) {
    struct line each = text_line(words_count(WORD_CLOCK_EACH, choice->minutes), choice->minutes);
    struct line seconds =
        text_line(words_count(WORD_CLOCK_SECONDS, choice->increment), choice->increment);
    return choice->minutes == 0 ? text_line("%s", words(WORD_CLOCK_WITHOUT))
           : choice->increment  ? text_line(words(WORD_CLOCK_BOTH), each.string, seconds.string)
                                : each;
}
