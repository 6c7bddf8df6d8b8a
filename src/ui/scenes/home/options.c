/* options.c: see setup.h. */
#include "ui/scenes/home/setup.h"

#include "engine/rules.h"
#include "ui/boards/faces.h"
#include "ui/boards/thumbnail.h"
#include "ui/kit/controls.h"
#include "ui/kit/widgets.h"

#include <assert.h>
#include <math.h>

enum { OFFERS_MAX = 6 };                                           /* cards of an option */
static const float CARD_GAP = 16, WIDEST_CARD = 720, NARROW = 170; /* from there on larger type */
static const float COLUMN_GAP = 48, NARROW_GAP = 24;
static const float CARD_HEIGHT = 176;         /* with text only */
static const float PICTURE_CARD_HEIGHT = 262; /* with a picture above the text */
static const float PICTURE_HEIGHT = 146, PICTURE_LEAST = 60, MARGIN = 16; /* around it */
static const float WIDE_CARD = 460; /* from there on the words are beside a square picture */
static const float HEADING = 37;    /* of an option, with a gap… */
static const float ABOVE = 31, NARROW_ABOVE = 15, BELOW = 18; /* …and what is around it */
static const float NUMBER_WIDTH = 600, WIDEST_NUMBERS = 860;
static const float HIGH = 300;                    /* a card higher than this has a larger picture */
static const float STACK = 600, STACK_CARD = 520; /* from this height on, they are stacked */

static struct line option_id(const struct option_spec *spec, const char *value) {
    return text_line("option:%s=%s", spec->key, value);
}

/* What a card offers. */
struct option_offer {
    const struct option_choice *choice; /* its label and effect */
    uint32_t value;                     /* what choosing it sets the option to */
    bool chosen;
};

/* The place that the card for all places stands for: the chosen one, else the middle one. */
static uint32_t place_offered(const struct option_spec *spec, uint32_t chosen) {
    uint32_t first = 0;
    while (!option_is_place(spec, first)) {
        first++;
        assert(first < (uint32_t)spec->choice_count);
    }
    return option_is_place(spec, chosen) ? chosen : (first + (uint32_t)spec->choice_count - 1) / 2;
}

/* The cards of an option: one for each choice with a name of its own, then one for all places of
 * the board together. Returns how many. */
static int offers_of(const struct option_spec *spec, uint32_t chosen,
                     struct option_offer out[OFFERS_MAX]) {
    int count = 0;
    for (uint32_t i = 0; i < (uint32_t)spec->choice_count; i++) {
        if (!option_is_place(spec, i)) {
            assert(count < OFFERS_MAX);
            out[count++] = (struct option_offer){&spec->choices[i], i, chosen == i};
        }
    }
    if (spec->places.label != WORD_NONE) {
        assert(count < OFFERS_MAX);
        out[count++] = (struct option_offer){&spec->places, place_offered(spec, chosen),
                                             option_is_place(spec, chosen)};
    }
    return count;
}

static int offered(const struct option_spec *spec) {
    struct option_offer offers[OFFERS_MAX];
    return offers_of(spec, 0, offers);
}

/* "Free"; for a chosen place, with its name: "Chosen: e5". */
static struct line offer_label(const struct option_spec *spec, const struct option_offer *offer) {
    bool place = offer->chosen && option_is_place(spec, offer->value);
    return text_line(place ? words(WORD_LABELED) : "%s", words(offer->choice->label),
                     spec->choices[offer->value].value);
}

/* ---- an option ---- */

struct block {
    const struct app *app;
    int index;     /* of the option */
    float highest; /* what there is below its heading */
    float high;    /* the block is as high as those beside it; 0: as it needs */
    bool listed;   /* it has a room of its own, which is as high as it needs, with its picture */
};

static const struct option_spec *spec_of(const struct block *block) {
    return &block->app->setup.game->options[block->index];
}

struct cards {
    const struct block *block;
    struct option_offer offer[OFFERS_MAX];
    int count, label;             /* the style of the labels: cards beside each other are alike */
    bool narrow;                  /* with smaller type */
    float width, picture, height; /* of each, and of the picture in it; 0: none */
    float words;                  /* the height of the words beside the picture */
    float beside; /* how far the words are moved aside for a picture at their left */
};

static void effect(struct flow *flow, const void *data) {
    const struct cards *cards = data;
    flow->leading = cards->narrow ? 0.89F : 0.875F;
    flow_text(flow, (cards->narrow ? STYLE_SMALL : STYLE_BODY) | STYLE_MUTED,
              words(cards->offer[flow->number].choice->effect));
    flow->leading = 1;
}

/* Below the picture, or beside it; in smaller type only what fits. */
static void card_words(struct flow *flow, const void *data) {
    const struct cards *cards = data;
    float inset = cards->narrow ? 12 : 18;
    flow_start(flow, inset + cards->beside);
    flow_end(flow, inset - 4);
    flow_gap(flow, cards->narrow ? 4 : 13);
    struct line label = offer_label(spec_of(cards->block), &cards->offer[flow->number]);
    if (style_fits(flow->ui, cards->label, flow->room.w, label.string)) {
        struct flow row = flow_row(flow, cards->narrow ? 25 : 32);
        flow_line(&row, cards->label, label.string);
    } else {
        flow_text(flow, cards->label, label.string);
    }
    if (cards->narrow) {
        flow_keep(flow, effect, cards);
    } else {
        effect(flow, cards);
    }
    flow_gap(flow, cards->narrow ? 9 : 7);
}

static void words_beside(struct flow *flow, const void *data) {
    const struct cards *cards = data;
    flow_columns(flow, cards->count, CARD_GAP, card_words, cards);
}

/* The start of a match with this choice. */
static void card_picture(const struct block *block, uint32_t value, struct rect place) {
    const struct app *app = block->app;
    struct options options = app->setup.now.options;
    if (options.value[block->index] == value && app->ui->hero.on.w <= 0) {
        app->ui->hero.on = place;
    }
    options.value[block->index] = value;
    thumbnail_choice(app->ui, &app->settings, app->setup.game, &options, block->index, place);
}

static void card(struct flow *flow, const void *data) {
    const struct cards *cards = data;
    const struct option_spec *spec = spec_of(cards->block);
    const struct option_offer *offer = &cards->offer[flow->number];
    float margin = cards->width < NARROW ? 12 : 16;
    if (flow->paint) {
        struct line choice =
            text_line(words(WORD_LABELED), words(spec->label), words(offer->choice->label));
        struct line label = text_line("%s. %s", choice.string, words(offer->choice->effect));
        widget_choice(flow->ui, option_id(spec, spec->choices[offer->value].value).string,
                      flow->room, offer->chosen, label.string);
    }
    if (cards->beside > 0) {
        struct rect room = flow->room;
        float above = (cards->height - cards->picture) / 2;
        if (flow->paint) {
            card_picture(
                cards->block, offer->value,
                (struct rect){room.x + above, room.y + above, cards->picture, cards->picture});
        }
        flow_gap(flow, fmaxf(0, cards->height - cards->words) / 2);
    } else if (cards->picture > 0) {
        flow_gap(flow, margin);
        struct rect place = flow_take(flow, cards->picture);
        rect_cut_left(&place, margin);
        rect_cut_right(&place, margin);
        if (flow->paint) {
            card_picture(cards->block, offer->value, place);
        }
    }
    card_words(flow, cards);
}

/* Smaller where one of them would not fit. */
static int label_style(const struct ui *ui, const struct cards *cards) {
    int style = (cards->narrow ? STYLE_BODY : STYLE_LARGE) | STYLE_STRONG;
    float width = cards->width - (cards->narrow ? 20 : 32);
    for (int i = 0; i < cards->count; i++) {
        struct line label = offer_label(spec_of(cards->block), &cards->offer[i]);
        if (!style_fits(ui, style, width, label.string)) {
            return STYLE_SMALL | STYLE_STRONG;
        }
    }
    return style;
}

/* The highest that a picture can be in a card; 0: the game has none. */
static float highest_picture(const struct block *block, float width) {
    const struct face *face = faces_find(block->app->setup.game);
    float usual = face && face->choice_height > 0 ? face->choice_height : PICTURE_HEIGHT;
    return face && face->choice
               ? fminf(block->highest > HIGH ? block->highest : usual, width - 2 * MARGIN)
               : 0;
}

/* In a wide card a square picture is at the left, as high as the card, and the words are beside it.
 */
static void place_beside(const struct flow *flow, struct cards *cards) {
    cards->height = fminf(flow->room.h, PICTURE_CARD_HEIGHT);
    cards->picture = cards->height - 2 * MARGIN;
    cards->beside = cards->picture + MARGIN - 4;
    cards->words = flow_height(flow, words_beside, cards);
}

static bool has_room_beside(const struct block *block, const struct cards *cards) {
    const struct face *face = faces_find(block->app->setup.game);
    return face && face->choice && face->hints.shape == SHAPE_SQUARE && !cards->narrow &&
           cards->width >= WIDE_CARD && block->highest <= HIGH;
}

/* In two ways, the second one with smaller type, and without pictures if they have no room. */
static void choice_cards(struct flow *flow, const void *data) {
    const struct block *block = data;
    struct cards cards = {.block = block};
    float widest = block->highest > HIGH ? STACK_CARD : WIDEST_CARD;
    cards.count =
        offers_of(spec_of(block), block->app->setup.now.options.value[block->index], cards.offer);
    cards.width = fminf((flow->room.w + CARD_GAP) / (float)cards.count - CARD_GAP, widest);
    cards.narrow = flow->number > 0 || cards.width < NARROW;
    cards.label = label_style(flow->ui, &cards);
    struct flow row = flow_within(flow, flow->room);
    row.room.w = (cards.width + CARD_GAP) * (float)cards.count - CARD_GAP;
    if (has_room_beside(block, &cards)) {
        place_beside(&row, &cards);
        row.room.h = cards.height;
        flow_columns(&row, cards.count, CARD_GAP, card, &cards);
        flow_take(flow, cards.height);
        return;
    }
    float words = flow_height(&row, words_beside, &cards), room = flow->room.h - MARGIN - words;
    float most = highest_picture(block, cards.width), least = fminf(PICTURE_LEAST, most);
    cards.picture = room >= least ? fminf(room, most) : cards.narrow ? 0 : least;
    float needed = words + (cards.picture > 0 || !cards.narrow ? MARGIN + cards.picture : 0);
    cards.height = fmaxf(fminf(needed + 8, fmaxf(needed, flow->room.h)), block->high - HEADING);
    row.room.h = cards.height;
    flow_columns(&row, cards.count, CARD_GAP, card, &cards);
    flow_take(flow, cards.height);
}

/* The picture is as high as there is room, and does not count beside other options. */
static void number_row(struct flow *flow, const struct block *block) {
    struct ui *ui = flow->ui;
    const struct setup *setup = &block->app->setup;
    const struct option_spec *spec = spec_of(block);
    struct segment segments[SEGMENTS_MAX];
    int count = (int)(spec->maximum - spec->minimum) + 1;
    assert(count <= SEGMENTS_MAX);
    for (int i = 0; i < count; i++) {
        struct line number = text_line("%d", (int)spec->minimum + i);
        segments[i] =
            (struct segment){option_id(spec, number.string), number,
                             text_line(words(WORD_LABELED), words(spec->label), number.string)};
    }
    flow->room.w = fminf(flow->room.w, WIDEST_NUMBERS);
    struct rect well = flow_take(flow, SEGMENT_HEIGHT);
    if (flow->paint) {
        control_segments(ui, well, segments, count,
                         (int)(setup->now.options.value[block->index] - spec->minimum), true);
    }
    flow_gap(flow, 8);
    flow_text(flow, STYLE_MUTED, words(spec->effect));
    flow_gap(flow, 14);
    struct rect picture = flow->room;
    picture.h = fminf(picture.h, 176);
    flow_gap(flow, block->listed ? picture.h : 0);
    if (flow->paint && picture.h >= PICTURE_LEAST) {
        ui->hero.on = picture;
        thumbnail_choice(ui, &block->app->settings, setup->game, &setup->now.options, block->index,
                         ui->hero.on);
    }
}

static void option(struct flow *flow, const void *data) {
    const struct block *block = data;
    struct flow row = flow_row(flow, HEADING - 10);
    flow_line(&row, STYLE_LARGE | STYLE_STRONG, words(spec_of(block)->label));
    flow_gap(flow, 10);
    flow->room.h = block->highest;
    if (spec_of(block)->kind == OPTION_CHOICE) {
        flow_first(flow, 2, choice_cards, block);
    } else {
        number_row(flow, block);
    }
}

/* ---- all of them ---- */

/* The options to show. Seeds are not; an option with a single choice is if it has a picture. */
static int asked(const struct game *game, int out[OPTIONS_MAX]) {
    const struct face *face = faces_find(game);
    int least = face && face->choice ? 1 : 2, count = 0;
    for (int i = 0; i < game->option_count; i++) {
        if (game->options[i].kind == OPTION_NUMBER ||
            (game->options[i].kind == OPTION_CHOICE && offered(&game->options[i]) >= least)) {
            out[count++] = i;
        }
    }
    return count;
}

/* The preferred width of an option. */
static float preferred_width(const struct game *game, int index) {
    const struct option_spec *spec = &game->options[index];
    const struct face *face = faces_find(game);
    float card = face && face->choice ? face->choice_width[index] : 178;
    float count = (float)offered(spec);
    return spec->kind == OPTION_CHOICE ? count * card + (count - 1) * CARD_GAP : NUMBER_WIDTH;
}

bool setup_options_stack(const struct app *app, struct rect room) {
    int shown[OPTIONS_MAX];
    return room.w < 700 || (room.h >= STACK && asked(app->setup.game, shown) > 0);
}

/* The most that the cards of an option can use. */
static float card_height(const struct app *app, float width) {
    const struct face *face = faces_find(app->setup.game);
    float high = face && face->choice ? PICTURE_CARD_HEIGHT : CARD_HEIGHT;
    return high + (width < 1000 ? 21 : 0); /* one line more */
}

/* One below the other, in a page that scrolls. */
static void listed(struct flow *flow, const struct app *app, const int shown[], int count) {
    for (int i = 0; i < count; i++) {
        struct block block = {app, shown[i], .highest = card_height(app, 0), .listed = true};
        flow_gap(flow, NARROW_ABOVE);
        struct flow own = flow_within(flow, flow->room);
        option(&own, &block);
        flow_gap(flow, own.used + BELOW);
    }
}

/* One below the other; one alone has larger cards, if there is room for them. */
static void stacked(struct flow *flow, const struct app *app, const int shown[], int count) {
    bool narrow = flow->room.w < 700;
    float above = narrow ? NARROW_ABOVE : ABOVE, each = flow->room.h / (float)count;
    float usual = card_height(app, flow->room.w);
    float highest = count == 1 && !narrow ? fmaxf(usual, STACK_CARD) : usual;
    for (int i = 0; i < count; i++) {
        struct block block = {app, shown[i],
                              .highest = fminf(highest, each - above - HEADING - BELOW)};
        struct flow own = flow_row(flow, each);
        flow_gap(&own, above);
        if (!narrow && spec_of(&block)->kind == OPTION_CHOICE) {
            flow_gap(&own, (own.room.h - flow_height(&own, option, &block) - BELOW) / 2);
        }
        option(&own, &block);
    }
}

/* Side by side, and equally high. */
static void beside(struct flow *flow, const struct app *app, const int shown[], int count) {
    float gap = flow->room.w < 1000 ? NARROW_GAP : COLUMN_GAP, wanted = 0, high = 0;
    float highest = fminf(card_height(app, flow->room.w), flow->room.h - ABOVE - HEADING - BELOW);
    flow_gap(flow, ABOVE);
    for (int i = 0; i < count; i++) {
        wanted += preferred_width(app->setup.game, shown[i]);
    }
    for (int painted = 0; painted < 2; painted++) {
        struct flow row = flow_within(flow, flow->room);
        float room = row.room.w - gap * (float)(count - 1);
        for (int i = 0; i < count; i++) {
            struct block block = {app, shown[i], highest, high, false};
            float width = room * preferred_width(app->setup.game, shown[i]) / wanted;
            struct flow own = flow_within(&row, flow_start(&row, width));
            flow_start(&row, gap);
            if (painted) {
                option(&own, &block);
            } else {
                high = fmaxf(high, flow_height(&own, option, &block));
            }
        }
    }
}

void setup_options(struct flow *flow, const struct app *app, bool list) {
    int shown[OPTIONS_MAX], count = asked(app->setup.game, shown);
    if (list) {
        listed(flow, app, shown, count);
    } else if (count && setup_options_stack(app, flow->room)) {
        stacked(flow, app, shown, count);
    } else {
        beside(flow, app, shown, count);
    }
}

void setup_options_text(const struct app *app, struct text *out) {
    const struct game *game = app->setup.game;
    int shown[OPTIONS_MAX], count = asked(game, shown);
    for (int i = 0; i < count; i++) {
        const struct option_spec *spec = &game->options[shown[i]];
        uint32_t value = app->setup.now.options.value[shown[i]];
        struct line number = text_line("%d", (int)value);
        const char *chosen = spec->kind != OPTION_CHOICE    ? number.string
                             : option_is_place(spec, value) ? spec->choices[value].value
                                                            : words(spec->choices[value].label);
        text_add(out, i ? " · " : "");
        text_format(out, words(WORD_LABELED), words(spec->label), chosen);
    }
}
