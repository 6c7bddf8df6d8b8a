/* options.c: see setup.h. */
#include "ui/scenes/home/setup.h"

#include "engine/rules.h"
#include "ui/boards/faces.h"
#include "ui/boards/thumbnail.h"
#include "ui/draw/paragraph.h"
#include "ui/kit/controls.h"
#include "ui/kit/style.h"
#include "ui/kit/widgets.h"

#include <assert.h>
#include <math.h>

enum { OFFERS_MAX = 6 }; /* cards of an option */
static const float CARD_GAP = 16;
static const float WIDEST_CARD = 720;
static const float COLUMN_GAP = 48;
static const float NARROW_GAP = 24;
static const float CARD_HEIGHT = 176;         /* with text only */
static const float PICTURE_CARD_HEIGHT = 262; /* with a picture above the text */
static const float PICTURE_HEIGHT = 146;
static const float PICTURE_LEAST = 60;
static const float BELOW_LINE = 8;   /* the least space in a card below its last line */
static const float HEAD_HEIGHT = 52; /* of a block, above its cards */
static const float NARROW_HEAD = 36;
static const float BELOW = 34; /* of a block, below its cards */
static const float NUMBER_WIDTH = 600, WIDEST_NUMBERS = 860;
static const float HIGH = 300;                    /* a card higher than this has a larger picture */
static const float STACK = 600, STACK_CARD = 520; /* from this height on, they are stacked */
static const float NARROW = 170; /* a card narrower than this has smaller type… */
static const float LOW = 130;    /* …and so has a lower one */

static struct line option_id(const struct option_spec *spec, const char *value) {
    return text_line("option:%s=%s", spec->key, value);
}

/* What a card offers. */
struct offer {
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
                     struct offer out[OFFERS_MAX]) {
    int count = 0;
    for (uint32_t i = 0; i < (uint32_t)spec->choice_count; i++) {
        if (!option_is_place(spec, i)) {
            assert(count < OFFERS_MAX);
            out[count++] = (struct offer){&spec->choices[i], i, chosen == i};
        }
    }
    if (spec->places.label != WORD_NONE) {
        assert(count < OFFERS_MAX);
        out[count++] = (struct offer){&spec->places, place_offered(spec, chosen),
                                      option_is_place(spec, chosen)};
    }
    return count;
}

static int offered(const struct option_spec *spec) {
    struct offer offers[OFFERS_MAX];
    return offers_of(spec, 0, offers);
}

/* How the text of a card is set. */
struct card_type {
    float inset, label, size, leading; /* from the card's sides; type sizes */
    float label_y, text_y;             /* baselines, from the picture or the card's top */
};

static const struct card_type roomy_type = {18, TYPE_LARGE, TYPE_BODY, 21, 36, 61};
static const struct card_type narrow_type = {12, TYPE_BODY, TYPE_SMALL, 16, 22, 42};

/* How many lines the text of a choice takes in a card of this width. */
static int effect_lines(const struct ui *ui, const struct card_type *type, float width,
                        enum word effect) {
    const struct setting setting = {
        .font = FONT_UI, .size = type->size, .width = width - 2 * type->inset + 4};
    return paragraph_count(ui->list, &setting, words(effect));
}

/* The height of the longest text of an option's cards, below the picture. */
static float words_height(const struct ui *ui, const struct option_spec *spec,
                          const struct card_type *type, float width) {
    struct offer offers[OFFERS_MAX];
    int lines = 1, count = offers_of(spec, 0, offers);
    for (int i = 0; i < count; i++) {
        int own = effect_lines(ui, type, width, offers[i].choice->effect);
        lines = own > lines ? own : lines;
    }
    return type->text_y + (float)(lines - 1) * type->leading + 12;
}

/* "Free"; for a chosen place, with its name: "Chosen: e5". */
static struct line offer_label(const struct option_spec *spec, const struct offer *offer) {
    bool place = offer->chosen && option_is_place(spec, offer->value);
    return text_line(place ? "%s: %s" : "%s", words(offer->choice->label),
                     spec->choices[offer->value].value);
}

/* The size at which the labels of all cards of an option fit: cards beside each other are alike. */
static float label_size(const struct ui *ui, const struct card_type *type, float width,
                        const struct option_spec *spec, const struct offer *offers, int count) {
    float size = type->label;
    for (int i = 0; i < count; i++) {
        struct line label = offer_label(spec, &offers[i]);
        bool fits = draw_text_width(ui->list, FONT_UI_SEMIBOLD, type->label, label.string) <=
                    width - 2 * type->inset + 4;
        size = fits ? size : (float)TYPE_SMALL;
    }
    return size;
}

/* A card's text, below `top`, with its label in type of some size. */
static void card_words(const struct ui *ui, struct rect card, float top,
                       const struct card_type *type, float size, const struct option_spec *spec,
                       const struct offer *offer) {
    const struct option_choice *choice = offer->choice;
    float x = card.x + type->inset, width = card.w - 2 * type->inset + 4;
    struct line label = offer_label(spec, offer);
    draw_text(ui->list, x, top + type->label_y, FONT_UI_SEMIBOLD, size, ui->theme->text, ALIGN_LEFT,
              label.string);
    float baseline = top + type->text_y;
    int lines = effect_lines(ui, type, card.w, choice->effect);
    if (card.y + card.h - baseline >= (float)(lines - 1) * type->leading + BELOW_LINE) {
        widget_paragraph(ui, x, baseline, width, FONT_UI, type->size, type->leading,
                         ui->theme->muted, words(choice->effect));
    }
}

/* The start of a match with this choice. */
static void card_picture(const struct app *app, int index, uint32_t value, struct rect card,
                         float height) {
    float margin = card.w < NARROW ? 12 : 16;
    struct rect place = {card.x + margin, card.y + margin, card.w - 2 * margin, height};
    struct options options = app->setup.now.options;
    if (options.value[index] == value && app->ui->hero.on.w <= 0) {
        app->ui->hero.on = place;
    }
    options.value[index] = value;
    thumbnail_choice(app->ui, &app->settings, app->setup.game, &options, index, place);
}

/* The layout of the cards of an option. */
struct cards {
    float width, picture; /* the picture's height; 0: none */
    float below;          /* where the text begins, from the top */
    float height;         /* the least height that holds everything */
    const struct card_type *type;
};

/* The height of the pictures above the text in cards of this size, 0 for none; sets *type to the
 * type that leaves room for them. */
static float picture_height(const struct app *app, const struct option_spec *spec, float width,
                            float height, const struct card_type **type) {
    const struct face *face = faces_find(app->setup.game);
    float most = face && face->choice_height > 0 ? face->choice_height : PICTURE_HEIGHT;
    most = fminf(height > HIGH ? height : most, width - 32);
    for (int narrow = width < NARROW || height < LOW; narrow < 2; narrow++) {
        *type = narrow ? &narrow_type : &roomy_type;
        float rest = height - 16 - words_height(app->ui, spec, *type, width);
        if (face && face->choice && rest >= fminf(PICTURE_LEAST, most)) {
            return fminf(rest, most);
        }
        if (!narrow && rest >= 0 && (!face || !face->choice)) {
            return 0;
        }
    }
    return 0;
}

/* Lays out the cards of an option in a block of this width and at most this height. */
static struct cards lay_out_cards(const struct app *app, int index, float width, float height) {
    const struct option_spec *spec = &app->setup.game->options[index];
    struct cards cards = {.type = &narrow_type};
    float count = (float)offered(spec);
    float widest = height > HIGH ? STACK_CARD : WIDEST_CARD;
    cards.width = fminf((width - CARD_GAP * (count - 1)) / count, widest);
    cards.picture = picture_height(app, spec, cards.width, height, &cards.type);
    cards.below = cards.picture > 0 ? (cards.width < NARROW ? 12 : 16) + cards.picture : 0;
    cards.height = cards.below + words_height(app->ui, spec, cards.type, cards.width) + 8;
    cards.height = fminf(cards.height, height);
    return cards;
}

static void choice_cards(const struct app *app, int index, struct rect area, float highest) {
    struct ui *ui = app->ui;
    const struct option_spec *spec = &app->setup.game->options[index];
    struct cards cards = lay_out_cards(app, index, area.w, highest);
    float x = area.x;
    struct offer offers[OFFERS_MAX];
    int count = offers_of(spec, app->setup.now.options.value[index], offers);
    float size = label_size(ui, cards.type, cards.width, spec, offers, count);
    for (int i = 0; i < count; i++) {
        const struct offer *offer = &offers[i];
        struct line label = text_line("%s: %s. %s", words(spec->label), words(offer->choice->label),
                                      words(offer->choice->effect));
        struct rect card = {x, area.y, cards.width, area.h};
        widget_choice(ui, option_id(spec, spec->choices[offer->value].value).string, card,
                      offer->chosen, label.string);
        if (cards.picture > 0) {
            card_picture(app, index, offer->value, card, cards.picture);
        }
        card_words(ui, card, area.y + cards.below, cards.type, size, spec, offer);
        x += cards.width + CARD_GAP;
    }
}

static void number_row(const struct app *app, int index, struct rect area) {
    struct ui *ui = app->ui;
    const struct option_spec *spec = &app->setup.game->options[index];
    struct segment segments[SEGMENTS_MAX];
    int count = (int)(spec->maximum - spec->minimum) + 1;
    assert(count <= SEGMENTS_MAX);
    for (int i = 0; i < count; i++) {
        struct line number = text_line("%d", (int)spec->minimum + i);
        segments[i] = (struct segment){option_id(spec, number.string), number,
                                       text_line("%s: %s", words(spec->label), number.string)};
    }
    struct rect well = {area.x, area.y, fminf(area.w, WIDEST_NUMBERS), SEGMENT_HEIGHT};
    control_segments(ui, well, segments, count,
                     (int)(app->setup.now.options.value[index] - spec->minimum), true);
    style_write(ui, area.x, area.y + 66, STYLE_MUTED, words(spec->effect));
    struct rect below = {area.x, area.y + 86, well.w, fminf(area.h - 86, 176)};
    if (below.h >= PICTURE_LEAST) {
        ui->hero.on = below;
        thumbnail_choice(app->ui, &app->settings, app->setup.game, &app->setup.now.options, index,
                         below);
    }
}

/* `highest` is the height that the cards were laid out for; the area is as high as its row. */
static void option_block(const struct app *app, int index, struct rect area, float highest) {
    const struct option_spec *spec = &app->setup.game->options[index];
    style_write(app->ui, area.x, area.y, STYLE_LARGE | STYLE_STRONG, words(spec->label));
    area.y += 16;
    if (spec->kind == OPTION_CHOICE) {
        choice_cards(app, index, area, highest);
    } else {
        area.h = highest;
        number_row(app, index, area);
    }
}

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

/* The least height that holds the cards of an option. */
static float least_height(const struct app *app, int index, float width, float highest) {
    bool choice = app->setup.game->options[index].kind == OPTION_CHOICE;
    return choice ? lay_out_cards(app, index, width, highest).height : 0;
}

bool setup_options_stack(const struct app *app, struct rect area) {
    int shown[OPTIONS_MAX];
    return area.w < 700 || (area.h >= STACK && asked(app->setup.game, shown) > 0);
}

/* The most that the cards of an option can use. */
static float card_height(const struct app *app, float width) {
    const struct face *face = faces_find(app->setup.game);
    float high = face && face->choice ? PICTURE_CARD_HEIGHT : CARD_HEIGHT;
    return high + (width < 1000 ? 21 : 0); /* one line more */
}

float setup_options_height(const struct app *app) {
    int shown[OPTIONS_MAX], count = asked(app->setup.game, shown);
    return (float)count * (NARROW_HEAD + card_height(app, 0) + BELOW);
}

/* One below the other; one alone has larger cards, if there is room for them. */
static void draw_stacked(const struct app *app, struct rect area, const int shown[], int count) {
    float head = area.w < 700 ? NARROW_HEAD : HEAD_HEIGHT;
    float block = area.h / (float)count, usual = card_height(app, area.w);
    float highest = count == 1 && area.w >= 700 ? fmaxf(usual, STACK_CARD) : usual;
    highest = fminf(highest, block - head - BELOW);
    for (int i = 0; i < count; i++) {
        float own = least_height(app, shown[i], area.w, highest);
        float spare = area.w < 700 || own == 0 ? 0 : block - head - own - BELOW;
        struct rect place = {area.x, area.y + (float)i * block + head + spare / 2, area.w, own};
        option_block(app, shown[i], place, highest);
    }
}

/* Side by side and equally high, or one below the other. */
void setup_options_draw(const struct app *app, struct rect area) {
    const struct game *game = app->setup.game;
    int shown[OPTIONS_MAX], count = asked(game, shown);
    if (count && setup_options_stack(app, area)) {
        draw_stacked(app, area, shown, count);
        return;
    }
    float gap = area.w < 1000 ? NARROW_GAP : COLUMN_GAP;
    float wanted = 0, x = area.x, width[OPTIONS_MAX], height = 0;
    for (int i = 0; i < count; i++) {
        wanted += preferred_width(game, shown[i]);
    }
    float room = area.w - gap * (float)(count - 1);
    float highest = fminf(card_height(app, area.w), area.h - HEAD_HEIGHT - BELOW);
    for (int i = 0; i < count; i++) {
        width[i] = room * preferred_width(game, shown[i]) / wanted;
        height = fmaxf(height, least_height(app, shown[i], width[i], highest));
    }
    for (int i = 0; i < count; i++) {
        struct rect place = {x, area.y + HEAD_HEIGHT, width[i], height};
        option_block(app, shown[i], place, highest);
        x += width[i] + gap;
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
        text_format(out, "%s%s: %s", i ? " · " : "", words(spec->label), chosen);
    }
}
