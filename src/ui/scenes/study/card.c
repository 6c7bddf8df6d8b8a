/* card.c: the card beside the board of a lesson or puzzle, see study.h. Where there is room it
 * stands in the place of the history; in a small window it lies below the board. In a tight one,
 * where a large interface leaves few points, it stands beside a wide board, or over the panel of
 * the other side until it is folded, and scrolls. */
#include "ui/scenes/study/study.h"

#include "ui/draw/paragraph.h"
#include "ui/kit/page.h"
#include "ui/kit/scroll_panel.h"
#include "ui/kit/widgets.h"

#include <math.h>
#include <string.h>

static const float LYING = 124; /* the height of a card below the board */
static const float INSET = 16, BUTTON = 40, GAP = 8, PARAGRAPH_GAP = 10;
/* The width of the buttons in a lying card: of up to two, and of more. */
static const float BESIDE = 190, BESIDE_MORE = 248;
static const float TIGHT_SHARE = 0.34F, TIGHT_LEAST = 200, TIGHT_MOST = 280, TIGHT_INSET = 10;

/* The board keeps the size that it has at the table, or the width beside the card. */
static struct table_layout tight_layout(const struct ui *ui, struct layout_hints hints, int learner,
                                        struct study_place *place) {
    hints.history = false;
    struct table_layout layout = layout_table(ui->width, ui->height, &hints);
    place->tight = true;
    place->over = !layout.strips;
    place->card = layout.panel[!learner];
    if (!place->over) {
        float width = fmaxf(TIGHT_LEAST, fminf(TIGHT_MOST, ui->width * TIGHT_SHARE));
        struct rect bar = layout.top;
        float status = layout.status_width;
        layout = layout_table(ui->width - width - GAP, ui->height, &hints);
        layout.top = bar;
        layout.status_width = status;
        struct rect upper = layout.panel[hints.upper_player],
                    lower = layout.panel[!hints.upper_player];
        place->card =
            (struct rect){bar.x + bar.w - width, upper.y, width, lower.y + lower.h - upper.y};
    }
    return layout;
}

struct table_layout study_layout(const struct ui *ui, struct layout_hints hints, int learner,
                                 struct study_place *place) {
    struct rect *card = &place->card;
    *place = (struct study_place){.tight = false};
    if (page_is_tight(ui->width, ui->height) && ui->width >= ui->height) {
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

/* ---- text ---- */

struct type {
    float size, leading, gap;
};

/* The height of the paragraphs; painted unless `ui` is only to measure. */
static float paragraphs(const struct ui *ui, const struct study_card *card, const struct type *type,
                        struct rect room, bool measured) {
    float y = room.y;
    for (const char *at = card->text; *at;) {
        char paragraph[LESSON_SAY_MAX];
        bool first = at == card->text;
        size_t length = strcspn(at, "\n");
        struct text text = text_fixed(paragraph, sizeof paragraph);
        text_add_bytes(&text, at, length);
        at += length + (at[length] == '\n');
        bool strong = card->aim == AIM_FIRST ? first : card->aim == AIM_LAST && !*at;
        const struct setting setting = {
            .font = strong ? FONT_UI_SEMIBOLD : FONT_UI, .size = type->size, .width = room.w};
        int lines = paragraph_count(ui->list, &setting, paragraph);
        if (!measured) {
            widget_paragraph(ui, room.x, y + type->leading * 0.5F + type->size * 0.36F, room.w,
                             setting.font, type->size, type->leading, ui->theme->text, paragraph);
        }
        y += (float)lines * type->leading + (*at ? type->gap : 0);
    }
    return y - room.y;
}

/* The largest of some types in which all fits; the last only where nothing scrolls. */
static struct type type_for(const struct ui *ui, const struct study_card *card, struct rect room) {
    static const struct type types[] = {{TYPE_BODY, 24, PARAGRAPH_GAP},
                                        {TYPE_BODY, 21, PARAGRAPH_GAP},
                                        {TYPE_SMALL, 18, PARAGRAPH_GAP},
                                        {TYPE_SMALL, 16, PARAGRAPH_GAP},
                                        {TYPE_SMALL, 16, 4}};
    size_t i = 0, count = sizeof types / sizeof types[0] - (card->scroll ? 1 : 0);
    while (i + 1 < count && paragraphs(ui, card, &types[i], room, true) > room.h) {
        i++;
    }
    return types[i];
}

/* ---- parts ---- */

/* Heading, with a bar or the grade, and the notice; the bar is below the heading, or, in a low
 * card, both are beside it. Returns the height. */
static float head(struct ui *ui, const struct study_card *card, struct rect room, bool low) {
    static const float BACK = 28;
    const struct theme *theme = ui->theme;
    const struct setting setting = {.font = FONT_UI_SEMIBOLD, .size = TYPE_SMALL, .width = room.w};
    float notice = 0;
    draw_text(ui->list, room.x, room.y + 14, FONT_UI_SEMIBOLD, TYPE_SMALL, theme->muted, ALIGN_LEFT,
              card->heading.string);
    float beside =
        low ? draw_text_width(ui->list, FONT_UI_SEMIBOLD, TYPE_SMALL, card->heading.string) + 16
            : 0;
    if (card->notice[0] && low) {
        draw_text(ui->list, room.x + beside, room.y + 14, FONT_UI_SEMIBOLD, TYPE_SMALL,
                  theme->accent_text, ALIGN_LEFT, card->notice);
        beside += draw_text_width(ui->list, FONT_UI_SEMIBOLD, TYPE_SMALL, card->notice) + 16;
    } else if (card->notice[0]) {
        const float leading = 18;
        widget_paragraph(ui, room.x, room.y + (card->of ? 50 : 38), room.w, setting.font,
                         setting.size, leading, theme->accent_text, card->notice);
        notice = 6 + leading * (float)paragraph_count(ui->list, &setting, card->notice);
    }
    if (card->back) {
        struct rect place = {room.x + room.w - BACK, room.y - 5, BACK, BACK};
        widget_button(ui, "button:previous", place, SPRITE_ICON_BACK, NULL, words(WORD_LESSON_BACK),
                      BUTTON_SMALL);
    }
    if (card->of) {
        float until = room.w - (low && card->back ? BACK + 12 : 0);
        struct rect bar = {room.x + beside, room.y + (low ? 8 : 26), until - beside, 3};
        draw_fill(ui->list, bar, 1.5F, theme->line);
        bar.w *= (float)card->done / (float)card->of;
        draw_fill(ui->list, bar, 1.5F, theme->accent);
    }
    bool graded = card->grade && !card->scroll; /* else the notice has to do */
    for (int i = 0; graded && i < PUZZLE_GRADES; i++) {
        float x = room.x + room.w - 5 - 13 * (float)(PUZZLE_GRADES - 1 - i);
        if (i < card->grade) {
            draw_circle(ui->list, x, room.y + 9.5F, 4, theme->accent);
        } else {
            draw_box(ui->list, &(struct box){.rect = {x - 4, room.y + 5.5F, 8, 8},
                                             .radius = 4,
                                             .stroke = {theme->muted, 1}});
        }
    }
    float high = card->of ? 42 : 30;
    return low ? 24 : high + notice;
}

static const float COMMENT_MARK = 32;
static const struct type COMMENT = {TYPE_BODY, 22, PARAGRAPH_GAP};
static const struct type COMMENT_LOW = {TYPE_SMALL, 17, 4}; /* in a low card, if it is long */

/* Without the gap above it. */
static float comment_height(const struct ui *ui, const struct study_card *card,
                            const struct type *type, float width) {
    const struct setting setting = {
        .font = FONT_UI_SEMIBOLD, .size = type->size, .width = width - COMMENT_MARK};
    int lines = card->comment[0] ? paragraph_count(ui->list, &setting, card->comment) : 0;
    return (float)lines * type->leading;
}

/* About the last answer; returns the height. */
static float comment(const struct ui *ui, const struct study_card *card, const struct type *type,
                     struct rect room) {
    const struct theme *theme = ui->theme;
    const float leading = type->leading, mark = COMMENT_MARK;
    if (!card->comment[0]) {
        return 0;
    }
    float middle = room.y + leading / 2;
    draw_circle(ui->list, room.x + 10.5F, middle, 10.5F,
                card->right ? theme->accent : theme->warning);
    widget_icon(ui, card->right ? SPRITE_ICON_CHECK_HEAVY : SPRITE_ICON_CROSS_HEAVY, room.x + 10.5F,
                middle, 12, card->right ? theme->on_accent : color_hex(0xFFFFFF));
    float base = middle + type->size * 0.36F;
    return widget_paragraph(ui, room.x + mark, base, room.w - mark, FONT_UI_SEMIBOLD, type->size,
                            leading, theme->text, card->comment) -
           base;
}

/* One below the other; where they are narrow without icons. */
static void buttons(struct ui *ui, const struct study_card *card, struct rect foot) {
    for (int i = 0; i < card->buttons; i++) {
        const char *label = card->button[i].label.string;
        int icon = card->button[i].icon, row = card->foot ? card->buttons - 1 - i : i;
        struct rect place = {foot.x, foot.y + (float)row * (BUTTON + GAP), foot.w, BUTTON};
        if (widget_button_width(ui, icon, label) > foot.w + 8) {
            icon = NO_ICON;
        }
        widget_button(ui, card->button[i].id, place, icon, label, label,
                      card->button[i].primary ? BUTTON_PRIMARY : BUTTON_PLAIN);
    }
}

/* In two rows at the foot: the way on in full width, the others below it (or above it, see there),
 * without a label where that has no room. Returns what is left above them. */
static struct rect two_rows(struct ui *ui, const struct study_card *card, struct rect room) {
    int rows = card->buttons > 1 ? 2 : card->buttons;
    for (int i = 0; i < rows; i++) {
        bool others = card->foot ? i == 1 : i == 0 && rows == 2;
        struct rect place = rect_cut_bottom(&room, BUTTON);
        int first = others, count = others ? card->buttons - 1 : 1;
        place.w = (place.w + GAP) / (float)count - GAP;
        for (int at = first; at < first + count; at++, place.x += place.w + GAP) {
            const char *label = card->button[at].label.string;
            int icon = card->button[at].icon;
            bool both = widget_button_width(ui, icon, label) <= place.w;
            bool bare = !both && widget_button_width(ui, NO_ICON, label) <= place.w + 16;
            widget_button(ui, card->button[at].id, place, bare ? NO_ICON : icon,
                          both || bare ? label : NULL, label,
                          card->button[at].primary ? BUTTON_PRIMARY : BUTTON_PLAIN);
        }
        rect_cut_bottom(&room, GAP);
    }
    return room;
}

/* ---- all kinds ---- */

/* The height of a comment with the gap above it. */
static float height_below(const struct ui *ui, const struct study_card *card, float width) {
    return comment_height(ui, card, &COMMENT, width) + (card->comment[0] ? COMMENT.gap : 0);
}

static void tight(struct ui *ui, const struct study_card *card, struct rect rect) {
    struct scroll *scroll = card->scroll;
    struct rect room = two_rows(ui, card, rect_inset(rect, TIGHT_INSET));
    rect_cut_top(&room, head(ui, card, room, false));
    struct rect bar = {room.x + room.w + TIGHT_INSET - SCROLL_BAR, room.y, SCROLL_BAR, room.h};
    float below = height_below(ui, card, room.w);
    struct type type = type_for(ui, card, (struct rect){0, 0, room.w, room.h - below});
    if (paragraphs(ui, card, &type, room, true) + below > room.h) {
        room.w = bar.x - room.x;
        below = height_below(ui, card, room.w);
    }
    struct rect text = room;
    float height = paragraphs(ui, card, &type, room, true);
    text.y = scroll_view_begin(scroll, room, height + below);
    draw_clip(ui->list, room);
    paragraphs(ui, card, &type, text, false);
    text.y += height + PARAGRAPH_GAP;
    comment(ui, card, &COMMENT, text);
    draw_clip_end(ui->list);
    if (scroll_is_long(scroll)) {
        scroll_view_bar(ui, scroll, bar);
    }
}

static void standing(struct ui *ui, const struct study_card *card, struct rect room) {
    float foot = (float)card->buttons * (BUTTON + GAP);
    struct rect below = rect_cut_bottom(&room, foot);
    below.y += GAP;
    float used = head(ui, card, room, false);
    room.y += used;
    room.h -= used + (card->comment[0] ? 80 : 0);
    struct type type = type_for(ui, card, room);
    room.y += paragraphs(ui, card, &type, room, false) + 18;
    comment(ui, card, &COMMENT, room);
    buttons(ui, card, below);
}

static void lying(struct ui *ui, const struct study_card *card, struct rect room) {
    if (card->buttons) {
        bool more = card->buttons > 2;
        float rows = card->foot ? 2 : fminf(2, (float)card->buttons);
        struct rect column = rect_cut_right(&room, more ? BESIDE_MORE : BESIDE);
        float spare = column.h - rows * BUTTON - (rows - 1) * GAP;
        if (more || card->foot) {
            column.h -= spare / 2;
            two_rows(ui, card, column);
        } else {
            column.y += spare / 2;
            buttons(ui, card, column);
        }
        rect_cut_right(&room, INSET);
    }
    float used = head(ui, card, room, true);
    room.y += used;
    float height = comment_height(ui, card, &COMMENT, room.w);
    const struct type *below = height > COMMENT.leading ? &COMMENT_LOW : &COMMENT;
    height = comment_height(ui, card, below, room.w);
    room.h -= used + height + (card->comment[0] ? COMMENT_LOW.gap : 0);
    struct type type = type_for(ui, card, room);
    room.y += paragraphs(ui, card, &type, room, false) + COMMENT_LOW.gap;
    comment(ui, card, below, room);
}

void study_card_draw(struct ui *ui, const struct study_card *card, struct rect rect) {
    widget_panel(ui, rect, 12);
    if (card->scroll) {
        tight(ui, card, rect);
    } else if (rect.w > 2 * rect.h) {
        rect.x += INSET;
        rect.w -= 2 * INSET;
        rect.y += 8;
        rect.h -= 16;
        lying(ui, card, rect);
    } else {
        standing(ui, card, rect_inset(rect, INSET));
    }
}
