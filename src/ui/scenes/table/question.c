/* question.c: see scene.h. */
#include "ui/scenes/table/scene.h"

#include "ui/kit/style.h"
#include "ui/kit/widgets.h"
#include "ui/model/companion.h"
#include "words/words.h"

#include <math.h>

static const float WIDEST = 900, LOW = 48, LOWEST = 44, HIGH = 112, STACKED_BELOW = 700,
                   BUTTON_GAP = 8, FOOT_GAP = 3, BETWEEN = 14;

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

static void add_consequence(const struct play *play, enum question question,
                            const char *const name[2], struct text *out) {
    if (question >= ASK_LEAVE) {
        text_add(out, words(WORD_ASK_LEAVE_SAVED));
        return;
    }
    if (question == ASK_PAUSE) {
        text_add(out, words(WORD_CLOCK_PAUSED_UNTIL));
        return;
    }
    if (question == ASK_CLAIM) {
        text_add(out, words(WORD_ASK_CLAIM_RIGHT));
    }
    add_outcome(play, question, name, out);
}

/* From right to left along the bottom of the panel; returns where the room for text ends. */
static float buttons(struct ui *ui, struct rect panel, const struct ask_words *labels) {
    float height = fminf(40, panel.h - 8), inset = fminf(10, (panel.h - height) / 2);
    struct rect row = {panel.x + inset, panel.y + panel.h - inset - height, panel.w - 2 * inset,
                       height};
    struct rect accept =
        widget_button_place(ui, &row, labels->icon, words(labels->accept), BUTTON_GAP);
    struct rect decline = accept;
    if (labels->decline) {
        decline = widget_button_place(ui, &row, NO_ICON, words(labels->decline), BUTTON_GAP);
        widget_button(ui, "button:decline", decline, NO_ICON, words(labels->decline), NULL,
                      BUTTON_PLAIN);
    }
    widget_button(ui, "button:accept", accept, labels->icon, words(labels->accept), NULL,
                  BUTTON_PRIMARY);
    return decline.x - 8;
}

struct sentences {
    char question[256], consequence[256];
    float asking, telling; /* the width of the question on one line with the other, and of that */
    float least;           /* the width of the question above the other */
};

static void say(const struct ui *ui, const struct play *play, enum question question,
                const char *const name[2], struct sentences *said) {
    struct text text = text_fixed(said->question, sizeof said->question);
    text_format(&text, words(all_words[question].question), name[asked(play, question)]);
    text = text_fixed(said->consequence, sizeof said->consequence);
    add_consequence(play, question, name, &text);
    said->asking = widget_rich_width(ui, said->question, TYPE_LARGE);
    said->least = widget_rich_width(ui, said->question, TYPE_BODY);
    said->telling = style_width(ui, STYLE_BODY, said->consequence);
}

/* The question and its consequence: on one line, or one below the other. */
static void words_of(const struct ui *ui, const struct sentences *said, struct rect room) {
    float middle = room.y + room.h / 2;
    if (said->asking + BETWEEN + said->telling <= room.w) {
        widget_rich(ui, room.x, middle + 7, said->question, TYPE_LARGE);
        style_write(ui, room.x + said->asking + BETWEEN, middle + 7, STYLE_MUTED,
                    said->consequence);
        return;
    }
    widget_rich_within(ui, room.x, middle - 3, room.w, said->question, TYPE_BODY);
    style_write_within(ui, room.x, middle + 15, room.w,
                       said->telling <= room.w && room.h > LOW ? STYLE_BODY : STYLE_SMALL,
                       said->consequence);
}

/* Below the table or, where that is too narrow for the words, across the window. */
static struct rect foot_of(const struct ui *ui, const struct table_layout *layout) {
    const struct rect *history = &layout->history;
    struct rect foot = {layout->margin, 0, ui->width - 2 * layout->margin, ui->height};
    bool beside = !layout->history_overlay && history->x > layout->board.x + layout->board.w;
    float until = history->x - layout->margin;
    if (beside && until - foot.x >= STACKED_BELOW) {
        foot.w = until - foot.x;
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
    const float gap = 8;
    struct rect panel = panel_of(ui, layout), *history = &layout->history;
    if (panel.x + panel.w > history->x) {
        history->h = fminf(history->h, panel.y - gap - history->y);
    }
}

void ask_draw(struct ui *ui, const struct play *play, enum question question,
              const struct table_layout *layout, const char *const name[2],
              const char *const brief[2]) {
    int player = asked(play, question);
    bool stacked = ui->width < STACKED_BELOW;
    struct rect panel = panel_of(ui, layout);
    widget_banner(ui, panel, ui->theme->player[player]);
    float end = buttons(ui, panel, &all_words[question]), x = panel.x + 44;
    struct rect place = {x, panel.y, (stacked ? panel.x + panel.w - 10 : end) - x,
                         stacked ? 60 : panel.h};
    widget_mark(ui, player, panel.x + 24, place.y + place.h / 2, 8);
    struct sentences said;
    say(ui, play, question, name, &said);
    if (fmaxf(said.least, said.telling) > place.w) {
        say(ui, play, question, brief, &said);
    }
    words_of(ui, &said, place);
}
