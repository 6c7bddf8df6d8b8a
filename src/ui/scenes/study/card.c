/* card.c: the card beside the board of a lesson or puzzle, see study.h. Where there is room it
 * stands in the place of the history; in a small window it lies below the board. In a tight one,
 * where a large interface leaves few points, it stands beside a wide board, or over the panel of
 * the other side until it is folded, and scrolls. */
#include "ui/scenes/study/study.h"

#include "ui/kit/flow.h"
#include "ui/kit/page.h"
#include "ui/kit/widgets.h"

#include <math.h>
#include <string.h>

static const float LYING = 124; /* the height of a card below the board */
static const float INSET = 16, BUTTON = 40, GAP = 8, PARAGRAPH_GAP = 10, MARK = 32;
/* The width of the buttons in a lying card: of up to two, and of more. */
static const float BESIDE = 190, BESIDE_MORE = 248;
static const float TIGHT_SHARE = 0.34F, TIGHT_LEAST = 200, TIGHT_MOST = 280, TIGHT_INSET = 10;

/* The board keeps the size that it has at the table, or the width beside the card. */
static struct table_layout tight_layout(const struct ui *ui, struct layout_hints hints, int learner,
                                        struct study_place *place) {
    hints.history = false;
    struct table_layout layout = layout_table(ui->width, ui->height, &hints);
    place->tight = true;
    place->over = !layout.strips || hints.shape == SHAPE_SQUARE;
    place->card = layout.panel[!learner];
    if (!place->over) {
        float width = fmaxf(TIGHT_LEAST, fminf(TIGHT_MOST, ui->width * TIGHT_SHARE));
        struct rect bar = layout.top;
        float status = layout.status_width;
        layout = layout_table(ui->width - width - GAP, ui->height, &hints);
        layout_move(&layout, ui->other_hand ? width + GAP : 0);
        layout.top = bar;
        layout.status_width = status;
        struct rect upper = layout.panel[hints.upper_player],
                    lower = layout.panel[!hints.upper_player];
        place->card = (struct rect){ui_cut_end(ui, &bar, width).x, upper.y, width,
                                    lower.y + lower.h - upper.y};
    }
    return layout;
}

struct table_layout study_layout(const struct ui *ui, struct layout_hints hints, int learner,
                                 struct study_place *place) {
    struct rect *card = &place->card;
    *place = (struct study_place){.tight = false};
    hints.other_hand = ui->other_hand;
    bool phone = ui_is_phone(ui) && hints.shape == SHAPE_SQUARE;
    if (phone || (page_is_tight(ui->width, ui->height) && ui->width >= ui->height)) {
        return tight_layout(ui, hints, learner, place);
    }
    hints.history = true;
    struct table_layout layout = layout_table(ui->width, ui->height, &hints);
    *card = layout.history;
    if (layout.history_overlay || (layout.small && ui->width >= ui->height)) {
        hints.history = false;
        layout = layout_table(ui->width, ui->height - LYING - GAP, &hints);
        *card = (struct rect){layout.margin, ui->height - LYING - GAP,
                              ui->width - 2 * layout.margin, LYING};
    }
    layout.history = (struct rect){0};
    layout.history_overlay = false;
    return layout;
}

/* ---- the head ---- */

static void way_back(struct flow *row, const char *name) {
    const float size = 28, gap = 12;
    struct rect rect = flow_end(row, size);
    flow_end(row, gap);
    if (row->paint) {
        rect.y += (rect.h - size) / 2;
        rect.h = size;
        widget_button(row->ui, "button:previous", rect, SPRITE_ICON_BACK, NULL, name, BUTTON_SMALL);
    }
}

static const float GRADE_STEP = 13, ARROW = 14;

static void grade(struct flow *row, int grade) {
    const float radius = 4, step = GRADE_STEP;
    for (int i = PUZZLE_GRADES - 1; i >= 0; i--) {
        struct rect rect = flow_end(row, step);
        float x = rect.x + step - radius - 1, y = rect.y + rect.h / 2;
        if (row->paint && i < grade) {
            draw_circle(row->ui->list, x, y, radius, row->ui->theme->accent);
        } else if (row->paint) {
            draw_ring(row->ui->list, x, y, radius - 0.5F, 1, row->ui->theme->muted);
        }
    }
}

/* Where it leads somewhere, an arrow behind it says so. */
static void heading(struct flow *row, int style, const struct study_card *card) {
    struct ui *ui = row->ui;
    bool hot = card->leads && ui_hot(ui, card->leads);
    struct rect rect = row->room;
    flow_word(row, style | (hot ? 0 : STYLE_MUTED), card->heading.string);
    if (!card->leads) {
        return;
    }
    struct rect spot = flow_start(row, ARROW);
    rect = (struct rect){rect.x - 6, rect.y - 7, fminf(rect.w - row->room.w + 10, rect.w + 6),
                         rect.h + 14};
    if (row->paint) {
        widget_icon(ui, SPRITE_ICON_DOWN, spot.x + ARROW / 2 + 2, spot.y + spot.h / 2, 13,
                    hot ? ui->theme->text : ui->theme->muted);
        widget_focus(ui, card->leads, rect, 6);
        targets_add(&ui->targets, card->leads, rect, true,
                    text_line(words(WORD_LABELED), card->heading.string, words(WORD_SHELF)).string);
        ui->tip = ui->tip || hot;
    }
}

/* Heading, with a bar or the grade, and the notice: one below the other or, in a low card, side by
 * side. */
static void head(struct flow *flow, const struct study_card *card, bool low) {
    const int style = STYLE_SMALL | STYLE_STRONG;
    const float gap = 16;
    struct flow row = flow_row(flow, 19);
    if (card->back) {
        way_back(&row, card->back);
    }
    float left = row.room.w - (float)PUZZLE_GRADES * GRADE_STEP - ARROW;
    bool room = left > style_width(row.ui, style, card->heading.string);
    if (card->grade && !card->scroll && room) { /* else the notice has to do */
        grade(&row, card->grade);
    }
    heading(&row, style, card);
    flow_start(&row, gap);
    if (low && card->notice[0]) {
        flow_word(&row, style | STYLE_BRASS, card->notice);
        flow_start(&row, gap);
    }
    if (card->of && !low) {
        flow_gap(flow, 7);
        row = flow_row(flow, 3);
        flow_gap(flow, 2);
    }
    if (card->of) {
        flow_bar(&row, 3, (float)card->done / (float)card->of);
    }
    flow_gap(flow, 5);
    if (card->notice[0] && !low) {
        flow_text(flow, style | STYLE_BRASS, card->notice);
        flow_gap(flow, 6);
    }
    flow_gap(flow, low ? 0 : 6);
}

/* ---- what it says ---- */

/* How the text is set: in the first of these ways in which all fits; a text that scrolls is not set
 * in the last one. */
static const struct {
    int style;
    float leading, gap;
} types[] = {{STYLE_BODY, 1, PARAGRAPH_GAP},
             {STYLE_BODY, 0.875F, PARAGRAPH_GAP},
             {STYLE_SMALL, 1, PARAGRAPH_GAP},
             {STYLE_SMALL, 0.9F, PARAGRAPH_GAP},
             {STYLE_SMALL, 0.9F, 4}};
enum { TYPES = sizeof types / sizeof types[0] };

static void paragraphs(struct flow *flow, const struct study_card *card) {
    int number = flow->number;
    flow->leading = types[number].leading;
    for (const char *at = card->text; *at;) {
        char paragraph[LESSON_SAY_MAX];
        bool first = at == card->text;
        size_t length = strcspn(at, "\n");
        struct text text = text_fixed(paragraph, sizeof paragraph);
        text_add_bytes(&text, at, length);
        at += length + (at[length] == '\n');
        bool strong = card->aim == AIM_FIRST ? first : card->aim == AIM_LAST && !*at;
        flow_text(flow, types[number].style | (strong ? STYLE_STRONG : 0), paragraph);
        flow_gap(flow, *at ? types[number].gap : 0);
    }
    flow->leading = 1;
}

/* About the last answer, with a mark before it. */
static void comment(struct flow *flow, const struct study_card *card, int style) {
    const float radius = 10.5F;
    const struct theme *theme = flow->ui->theme;
    struct flow row, said;
    flow_split(flow, MARK, 0, &row, &said);
    said.leading = 0.92F;
    struct rect spot = flow_start(&row, 2 * radius);
    flow_text(&said, style | STYLE_STRONG, card->comment);
    flow_join(flow, &row, &said);
    if (flow->paint) {
        float x = spot.x + radius, y = spot.y + style_leading(style) * said.leading / 2;
        draw_circle(flow->ui->list, x, y, radius, card->right ? theme->accent : theme->warning);
        widget_icon(flow->ui, card->right ? SPRITE_ICON_CHECK_HEAVY : SPRITE_ICON_CROSS_HEAVY, x, y,
                    12, card->right ? theme->on_accent : color_hex(0xFFFFFF));
    }
}

static void story(struct flow *flow, const void *data) {
    const struct study_card *card = data;
    paragraphs(flow, card);
    if (card->comment[0]) {
        flow_gap(flow, card->scroll ? PARAGRAPH_GAP : 18);
        comment(flow, card, STYLE_BODY);
    }
}

/* Where there is little room, a comment that takes more than a line is small. */
static void low_story(struct flow *flow, const void *data) {
    const struct study_card *card = data;
    paragraphs(flow, card);
    if (card->comment[0]) {
        bool fits = style_fits(flow->ui, STYLE_STRONG, flow->room.w - MARK, card->comment);
        flow_gap(flow, 4);
        comment(flow, card, fits ? STYLE_BODY : STYLE_SMALL);
    }
}

static void scrolling(struct flow *flow, const void *data) {
    flow_first(flow, TYPES - 1, story, data);
}

/* ---- its buttons ---- */

/* Where it is narrow in fewer words, without an icon or, if that is not enough, without a label. */
static void button(struct flow *flow, const struct study_card *card, int index, struct rect place) {
    const char *whole = card->button[index].label.string, *brief = card->button[index].brief.string;
    int icon = card->button[index].icon;
    bool fits = !brief[0] || widget_button_width(flow->ui, icon, whole) <= place.w;
    const char *label = fits ? whole : brief;
    bool both = widget_button_width(flow->ui, icon, label) <= place.w;
    bool bare = !both && widget_button_width(flow->ui, NO_ICON, label) <= place.w + 16;
    if (flow->paint) {
        widget_button(flow->ui, card->button[index].id, place, bare ? NO_ICON : icon,
                      both || bare ? label : NULL, whole,
                      card->button[index].primary ? BUTTON_PRIMARY : BUTTON_PLAIN);
    }
}

/* One below the other. */
static void one_column(struct flow *flow, const struct study_card *card) {
    struct rect (*next)(struct flow *, float) = card->foot ? flow_foot : flow_take;
    for (int i = 0; i < card->buttons; i++) {
        button(flow, card, i, next(flow, BUTTON));
        next(flow, GAP);
    }
}

/* At the foot in two rows: the way on in full width, the others below it (or above it, see
 * there). */
static void two_rows(struct flow *flow, const struct study_card *card) {
    int rows = card->buttons > 1 ? 2 : card->buttons;
    for (int i = 0; i < rows; i++) {
        bool others = card->foot ? i == 1 : i == 0 && rows == 2;
        struct flow row = flow_within(flow, flow_foot(flow, BUTTON));
        int first = others, count = others ? card->buttons - 1 : 1;
        float width = (row.room.w + GAP) / (float)count - GAP;
        for (int at = first; at < first + count; at++) {
            button(flow, card, at, flow_start(&row, width));
            flow_start(&row, GAP);
        }
        flow_foot(flow, GAP);
    }
}

/* ---- all kinds ---- */

static void tight(struct flow *flow, const struct study_card *card) {
    two_rows(flow, card);
    head(flow, card, false);
    flow_scroll(flow, card->scroll, TIGHT_INSET, scrolling, card);
}

static void standing(struct flow *flow, const struct study_card *card) {
    struct flow foot = flow_within(flow, flow_foot(flow, (float)card->buttons * (BUTTON + GAP)));
    flow_gap(&foot, GAP);
    head(flow, card, false);
    flow_first(flow, TYPES, story, card);
    int group = draw_group(flow->ui->list, "buttons", foot.room);
    one_column(&foot, card);
    draw_group_end(flow->ui->list, group);
}

/* The buttons are beside all the rest, in its middle. */
static void lying(struct flow *flow, const struct study_card *card) {
    struct flow column = *flow;
    if (card->buttons) {
        bool more = card->buttons > 2;
        float rows = card->foot ? 2 : fminf(2, (float)card->buttons);
        column.room = flow_end(flow, more ? BESIDE_MORE : BESIDE);
        float spare = column.room.h - rows * (BUTTON + GAP) + GAP;
        rect_cut_top(&column.room, spare / 2);
        rect_cut_bottom(&column.room, spare / 2);
        if (more || card->foot) {
            two_rows(&column, card);
        } else {
            one_column(&column, card);
        }
        flow_end(flow, INSET);
    }
    head(flow, card, true);
    flow_first(flow, TYPES, low_story, card);
}

/* A page to be read is for its way on. */
static void aim(struct ui *ui, const struct study_card *card) {
    for (int i = 0; i < card->buttons; i++) {
        if (card->button[i].primary) {
            targets_aim(&ui->targets, card->button[i].id);
        }
    }
}

void study_card_draw(struct ui *ui, const struct study_card *card, struct rect rect) {
    bool low = rect.w > 2 * rect.h && !card->scroll;
    enum target_group before = targets_group(&ui->targets, GROUP_CARD);
    struct flow flow = flow_begin(ui, rect_inset(rect, card->scroll ? TIGHT_INSET : INSET));
    int group = draw_group(ui->list, "card", rect);
    if (card->shine > 0) {
        struct color glow = theme_glow(ui->theme, ui->theme->accent, 0.9F * card->shine);
        draw_box(ui->list, &(struct box){.rect = rect,
                                         .radius = 12,
                                         .fill = FILL_FLAT,
                                         .color = {ui->theme->surface},
                                         .glow = {glow, 26}});
    }
    widget_panel(ui, rect, 12);
    if (card->scroll) {
        tight(&flow, card);
    } else if (low) {
        flow.room.y = rect.y + 8;
        flow.room.h = rect.h - 16;
        lying(&flow, card);
    } else {
        standing(&flow, card);
    }
    draw_group_end(ui->list, group);
    aim(ui, card);
    targets_group(&ui->targets, before);
}
