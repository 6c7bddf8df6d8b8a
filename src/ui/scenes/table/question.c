/* question.c: see scene.h. */
#include "ui/scenes/table/scene.h"

#include "ui/kit/flow.h"
#include "ui/kit/widgets.h"
#include "ui/model/companion.h"
#include "words/words.h"

#include <math.h>

static const float WIDEST = 900, LOW = 48, LOWEST = 44, HIGH = 112, STACKED_BELOW = 700, GAP = 8,
                   FOOT_GAP = 3;

/* The words of each question and of its buttons; a pause has but one. */
static const struct ask_words {
    enum word question, accept, decline;
    int icon;
} all_words[] = {
    [ASK_AGREE] = {WORD_ASK_AGREE, WORD_ASK_AGREE_YES, WORD_PLAY_ON, SPRITE_ICON_AGREE},
    [ASK_OFFER] = {WORD_ASK_OFFER, WORD_ASK_AGREE_YES, WORD_PLAY_ON, SPRITE_ICON_AGREE},
    [ASK_CLAIM] = {WORD_ASK_CLAIM, WORD_CLAIM, WORD_PLAY_ON, SPRITE_ICON_CHECK},
    [ASK_RESIGN] = {WORD_ASK_RESIGN, WORD_ASK_RESIGN_YES, WORD_PLAY_ON, SPRITE_ICON_FLAG},
    [ASK_PAUSE] = {WORD_CLOCK_PAUSED, WORD_CONTINUE, WORD_NONE, SPRITE_ICON_PLAY},
    [ASK_VERSION] = {WORD_ASK_VERSION, WORD_ASK_VERSION_THEIRS, WORD_ASK_VERSION_MINE,
                     SPRITE_ICON_SWAP},
    [ASK_LEAVE] = {WORD_ASK_LEAVE, WORD_ASK_LEAVE_YES, WORD_ASK_STAY, SPRITE_ICON_BACK},
    [ASK_NEW] = {WORD_ASK_NEW, WORD_NEW_MATCH, WORD_ASK_STAY, SPRITE_ICON_PLUS},
    [ASK_CLOSE] = {WORD_ASK_CLOSE, WORD_QUIT, WORD_ASK_STAY, SPRITE_ICON_QUIT},
};

/* Who is asked: about an agreement the opponent, about resigning the person, else the player to
 * move. */
static int asked(const struct play *play, enum question question) {
    int turn = match_turn(&play->match);
    return question == ASK_AGREE    ? !turn
           : question == ASK_RESIGN ? companion_person(&play->match)
                                    : turn;
}

/* How the match would end. */
static void add_outcome(const struct play *play, enum question question, const char *const name[2],
                        struct text *out) {
    const struct game *game = play->game;
    struct position pos = *match_position(&play->match);
    if (question == ASK_RESIGN) {
        text_format(out, words(WORD_WOULD_WIN), name[!companion_person(&play->match)]);
        return;
    }
    if (question == ASK_AGREE || question == ASK_OFFER) {
        game->agree(&pos, NULL);
    } else {
        game->claim(&pos);
    }
    struct result result = game->result(&pos);
    int winner = result.outcome == OUTCOME_WIN ? result.winner : 0;
    int own = game->score(&pos, winner), other = game->score(&pos, !winner);
    if (result.outcome == OUTCOME_WIN) {
        text_format(out, words(WORD_WOULD_WIN_BY), name[winner], own, other);
    } else {
        text_format(out, words(WORD_WOULD_DRAW), own, other);
    }
}

/* Briefly, without why a match can be claimed. */
static void add_consequence(const struct play *play, enum question question,
                            const char *const name[2], bool brief, struct text *out) {
    if (question >= ASK_LEAVE) {
        text_add(out, words(WORD_ASK_LEAVE_SAVED));
        return;
    }
    if (question == ASK_PAUSE) {
        text_add(out, words(WORD_CLOCK_PAUSED_UNTIL));
        return;
    }
    if (question == ASK_VERSION) {
        text_add(out, words(WORD_ASK_VERSION_KEPT));
        return;
    }
    if (question == ASK_CLAIM && !brief) {
        text_add(out, words(WORD_ASK_CLAIM_RIGHT));
    }
    add_outcome(play, question, name, out);
}

/* The two buttons, at the end of a row. */
static void buttons(struct flow *row, const struct ask_words *labels) {
    struct rect accept = flow_button(row, labels->icon, words(labels->accept), GAP);
    if (labels->decline) {
        struct rect decline = flow_button(row, NO_ICON, words(labels->decline), GAP);
        widget_button(row->ui, "button:decline", decline, NO_ICON, words(labels->decline), NULL,
                      BUTTON_PLAIN);
    }
    widget_button(row->ui, "button:accept", accept, labels->icon, words(labels->accept), NULL,
                  BUTTON_PRIMARY);
}

struct sentences {
    char question[256], consequence[256];
    int style; /* of the consequence below the question, if it fits */
};

static void say(const struct play *play, enum question question, const char *const name[2],
                bool brief, struct sentences *said) {
    struct text text = text_fixed(said->question, sizeof said->question);
    const char *person = name[asked(play, question)];
    enum word sentence = all_words[question].question;
    text_format(&text, question < ASK_PAUSE ? words_to(sentence, person) : words(sentence), person);
    text = text_fixed(said->consequence, sizeof said->consequence);
    add_consequence(play, question, name, brief, &text);
}

/* The question and its consequence on one line… */
static void beside(struct flow *flow, const void *data) {
    const float between = 14, raised = 1.4F; /* smaller letters on the same baseline */
    const struct sentences *said = data;
    struct flow row = flow_row(flow, 24);
    float width = widget_rich_width(flow->ui, said->question, TYPE_LARGE);
    struct flow question = flow_within(&row, flow_start(&row, width));
    flow_rich(&question, STYLE_LARGE, said->question);
    flow_start(&row, between);
    row.room.y += raised;
    flow_line(&row, STYLE_MUTED, said->consequence);
}

/* …or one below the other. */
static void below(struct flow *flow, const void *data) {
    const struct sentences *said = data;
    struct flow row = flow_row(flow, 18);
    flow_rich(&row, STYLE_BODY, said->question);
    row = flow_row(flow, 18);
    bool fits = style_fits(flow->ui, STYLE_BODY, row.room.w, said->consequence);
    flow_line(&row, fits ? said->style : STYLE_SMALL, said->consequence);
}

/* Below the table or, where that is too narrow for the words, across the window. */
static struct rect foot_of(const struct ui *ui, const struct table_layout *layout) {
    const struct rect *history = &layout->history;
    struct rect foot = {layout->margin, 0, ui->width - 2 * layout->margin, ui->height};
    float beside = foot.w - history->w - layout->margin;
    if (layout_history_beside(layout) && beside >= STACKED_BELOW) {
        foot.x += layout->other_hand ? foot.w - beside : 0;
        foot.w = beside;
    }
    return foot;
}

static struct rect panel_of(const struct ui *ui, const struct table_layout *layout) {
    bool stacked = ui->width < STACKED_BELOW;
    struct rect foot = foot_of(ui, layout);
    float width = fminf(WIDEST, foot.w);
    float height = stacked ? HIGH : layout->small ? LOWEST : LOW;
    float middle = stacked ? ui->height - height / 2 - 6 : layout->status_y - 7;
    middle = fminf(middle, ui->height - FOOT_GAP - height / 2);
    return (struct rect){foot.x + (foot.w - width) / 2, middle - height / 2, width, height};
}

void ask_make_room(const struct ui *ui, struct table_layout *layout) {
    struct rect panel = panel_of(ui, layout), *history = &layout->history;
    if (panel.x + panel.w > history->x && panel.x < history->x + history->w) {
        history->h = fminf(history->h, panel.y - GAP - history->y);
    }
}

void ask_draw(struct ui *ui, const struct play *play, enum question question,
              const struct table_layout *layout, const struct spoken *names) {
    int player = asked(play, question);
    bool stacked = ui->width < STACKED_BELOW;
    const float edge = 4, inset = stacked ? 10 : edge, mark = 24;
    struct rect panel = panel_of(ui, layout);
    struct mirror before = ui_turn(ui, layout_turned_foot(layout, player));
    struct flow row = flow_begin(ui, rect_inset(panel, inset));
    struct sentences said = {.style = stacked ? STYLE_BODY : STYLE_SMALL};
    int group = draw_group(ui->list, "question", panel);
    widget_banner(ui, panel, ui->theme->player[player]);
    if (stacked) {
        struct flow foot = flow_within(&row, flow_foot(&row, 40));
        flow_foot(&row, 12);
        buttons(&foot, &all_words[question]);
    } else {
        buttons(&row, &all_words[question]);
    }
    struct rect spot = flow_start(&row, 2 * (mark - inset));
    flow_start(&row, inset - edge);
    widget_mark(ui, player, spot.x + spot.w / 2, spot.y + spot.h / 2, 8);
    say(play, question, names->whole, false, &said);
    ui->question = text_line("%s %s", said.question, said.consequence);
    for (int brief = 0; brief < 2 && flow_width(&row, below, &said) > row.room.w; brief++) {
        say(play, question, names->brief, brief > 0, &said);
    }
    bool one_line = flow_width(&row, beside, &said) <= row.room.w;
    flow_middle(&row, one_line ? beside : below, &said);
    draw_group_end(ui->list, group);
    ui_mirror_end(ui, before);
    targets_aim(&ui->targets, question == ASK_PAUSE ? "button:accept" : "button:decline");
}
