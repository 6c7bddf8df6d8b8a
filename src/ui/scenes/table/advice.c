/* advice.c: see advice.h. */
#include "ui/scenes/table/advice.h"

#include "ui/kit/flow.h"
#include "ui/kit/widgets.h"
#include "ui/kit/written.h"
#include "ui/scenes/table/history.h"
#include "ui/scenes/table/score_graph.h"
#include "ui/scenes/table/shown.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

static const float EDGE = 10, BUTTON = 36, GAP = ADVICE_GAP;
static const float HEAD = ADVICE_HEAD; /* the line above a sentence, with the kind of the mark… */
static const float KIND_MARK = 22, KIND_SIDE = 21; /* …before that, and before the name after it */
static const float HEIGHT = 218, OFFER_HEIGHT = 106, WIDTH = 300, LEAST_LEFT = 340, BROAD = 560;
static const float GRAPH = 66, NARROW_GRAPH = 84,
                   NARROW = 200;      /* its title takes two lines there */
static const float LEAST_PLAIN = 66;  /* of a button with words of the usual size */
static const float LEAST_BESIDE = 10; /* left and right of the words of a button */
static const float ROOMY = 560;       /* from there on the history has room for its graph */

/* ---- what there is to say ---- */

/* What is said below the marks. */
struct message {
    const struct reviewed_turn *turn;  /* the marked turn that it is about; NULL: about none */
    const struct reviewed_turn *given; /* the turn that gave something away; NULL: about none */
    const struct reviewed_turn *looks; /* that one, or a mark that is put aside: with the ways to
                                          look at it; NULL: there is none */
    const char *sentence;
    const char *coach; /* what a coach says of the whole review; NULL: it is not about that */
    bool progress;     /* with a bar that shows how far the review is */
};

/* The panel, and what it says. */
struct view {
    const struct app *app;
    bool instead; /* of the history, to which a button leads */
    bool graph;   /* if there is room */
    struct message message;
};

static struct message summed_up(const struct app *app) {
    const char *sentence = review_sentence(app, NULL);
    return (struct message){.sentence = sentence, .coach = text_string(&app->shown->whole.coach)};
}

static struct message find_message(const struct app *app, struct line *memory) {
    const struct reviewed *turns = advisor_turns(app);
    const struct reviewed_turn *turn = shown_turn(app);
    struct text text = text_fixed(memory->string, sizeof memory->string);
    bool last = turn && turn->to == turns->turn[turns->count - 1].to;
    memory->string[0] = '\0';
    if (turn && advisor_shows_mark(app, turn)) {
        return (struct message){.turn = turn,
                                .sentence = review_sentence(app, turn),
                                .progress = app->table.advisor.reviewing};
    }
    if (turn && turn->given) {
        return (struct message){
            .given = turn, .looks = turn, .sentence = review_sentence(app, turn)};
    }
    if (app->table.advisor.reviewing && !(turn && turn->pending)) {
        const struct reviewed_turn *next = reviewed_next(turns);
        bool again = next && next->done;
        int number = next ? next->number : turns->count;
        text_format(&text, words(again ? WORD_REVIEW_CONFIRM : WORD_REVIEW_TURN), number,
                    again ? turns->pending : turns->count);
        return (struct message){.sentence = memory->string, .progress = true};
    }
    if (turn && turn->done && (turn->mark || turn->pending || !last)) {
        const char *name = play_name(&app->table.play, turn->side);
        enum word word = turn->pending ? WORD_REVIEW_PENDING
                         : turn->mark  ? WORD_REVIEW_REST
                                       : WORD_REVIEW_GOOD;
        text_format(&text, words_to(word, name), turn->number, name);
        return (struct message){.looks = turn->mark ? turn : NULL,
                                .sentence = memory->string,
                                .progress = app->table.advisor.reviewing};
    }
    if (turns->count && !reviewed_next(turns)) {
        return summed_up(app);
    }
    text_add(&text, words(turns->marks ? WORD_REVIEW_MARKS : WORD_REVIEW_OFFER));
    return (struct message){.sentence = memory->string, .progress = app->table.advisor.reviewing};
}

/* ---- the parts ---- */

/* So wide is each of some buttons side by side. */
static float share(const struct flow *row, int count) {
    return (row->room.w + GAP) / (float)count - GAP;
}

static void button(struct flow *row, float width, const char *id, enum word label, enum word tip,
                   int state) {
    struct rect rect = flow_start(row, width);
    flow_start(row, GAP);
    if (row->paint) {
        widget_button(row->ui, id, rect, NO_ICON, words(label), words(tip), state);
    }
}

/* The size of the words of two buttons side by side, of this width: smaller, where those of the
 * switches would touch the edges. */
static int size_of_two(const struct ui *ui, float width) {
    float room = width - 2 * LEAST_BESIDE;
    bool fit = style_fits(ui, STYLE_MEDIUM, room, words(WORD_REVIEW_BRIEF)) &&
               style_fits(ui, STYLE_MEDIUM, room, words(WORD_ANALYZE));
    return fit ? BUTTON_PLAIN : BUTTON_SMALL;
}

/* Of two views the one that is shown is on. A review that is complete cannot be begun again, but
 * returned to from an analysis. */
static void switches(struct flow *flow, const struct app *app) {
    const struct advisor *advisor = &app->table.advisor;
    struct flow row = flow_row(flow, BUTTON);
    float width = share(&row, 2);
    int size = size_of_two(flow->ui, width);
    bool shown = !advisor->analyzing && !reviewed_next(advisor_turns(app));
    button(&row, width, "button:review", advisor->reviewing ? WORD_REVIEW_STOP : WORD_REVIEW_BRIEF,
           advisor->reviewing ? WORD_REVIEW_STOP : WORD_REVIEW,
           size | (advisor->reviewing || shown ? BUTTON_ON : BUTTON_PLAIN));
    button(&row, width, "button:analyze", WORD_ANALYZE, WORD_ANALYZE,
           size | (advisor->analyzing ? BUTTON_ON : BUTTON_PLAIN));
}

/* How far the review is: the first looks are half of it. */
static void progress(struct flow *flow, const struct app *app) {
    const float high = 5, above = 7, halves = 2;
    const struct reviewed *turns = advisor_turns(app);
    flow_gap(flow, above);
    struct flow row = flow_row(flow, high);
    float done = (float)(2 * turns->done - turns->pending) / halves;
    flow_bar(&row, high, turns->count ? done / (float)turns->count : 0);
}

/* What the marked turn is, and whose; the name has a line of its own if it does not fit and there
 * is room for that besides the sentence. */
static void kind(struct flow *flow, const struct view *view, float left) {
    const struct reviewed_turn *turn = view->message.turn;
    const char *name = play_name(&view->app->table.play, turn->side);
    float high = style_leading(STYLE_SMALL);
    struct flow row = flow_row(flow, high);
    struct rect mark = flow_start(&row, KIND_MARK);
    flow_word(&row, STYLE_SMALL | STYLE_STRONG, words(review_mark_word(turn->mark)));
    bool fits = style_fits(flow->ui, STYLE_SMALL, row.room.w - KIND_SIDE, name);
    if (!fits && left >= high) {
        row = flow_row(flow, high);
        flow_start(&row, KIND_MARK + 12 - KIND_SIDE);
    }
    struct rect side = flow_start(&row, KIND_SIDE);
    char shown[128];
    widget_shorten_apart(flow->ui, style_setting(STYLE_SMALL, row.room.w), name,
                         play_name(&view->app->table.play, !turn->side), shown, sizeof shown);
    flow_line(&row, STYLE_SMALL | STYLE_MUTED, shown);
    flow_gap(flow, HEAD - high);
    if (flow->paint) {
        review_draw_mark(flow->ui, turn->mark, mark.x + 8, mark.y + 9);
        widget_mark(flow->ui, turn->side, side.x + KIND_SIDE - 9, side.y + 9.6F, 4.2F);
    }
}

/* The ways to see a turn that cost something, and its alternatives. */
static void ways(struct flow *row, const struct view *view, const struct reviewed_turn *turn) {
    const struct match *match = &view->app->table.play.match;
    float width = share(row, 3);
    int small = width < LEAST_PLAIN ? BUTTON_SMALL : BUTTON_PLAIN, state[3];
    bool there[3] = {true, reviewed_better(match, turn) != MATCH_NONE,
                     reviewed_answer(match, turn) != MATCH_NONE};
    for (int i = 0; i < 3; i++) {
        bool shown = shown_side(view->app) == (enum shown)((int)SHOWN_PLAYED + i);
        state[i] = small | (shown ? BUTTON_ON : there[i] ? BUTTON_PLAIN : BUTTON_DISABLED);
    }
    button(row, width, "button:played", WORD_REVIEW_PLAYED, WORD_REVIEW_PLAYED_TIP, state[0]);
    button(row, width, "button:better", WORD_REVIEW_BETTER, WORD_REVIEW_BETTER_TIP, state[1]);
    button(row, width, "button:answer", WORD_REVIEW_ANSWER, WORD_REVIEW_ANSWER_TIP, state[2]);
}

/* The roomiest way has the graph and all that is said, the second one only the two sentences of the
 * coach on the whole review, the next to last one a single row of marks, and the last both. */
enum { WITH_GRAPH, GRAPH_AND_COACH, WITHOUT_GRAPH, ONE_ROW, COACH_ALONE, REVIEW_WAYS };

static void sentence(struct flow *flow, const void *data) {
    const struct view *view = data;
    flow_text(flow, STYLE_SMALL, view->message.sentence);
}

/* A marked turn with the ways to look at it, at the foot. */
static void marked(struct flow *flow, const struct view *view) {
    struct flow foot = flow_within(flow, flow_foot(flow, BUTTON));
    flow_foot(flow, GAP);
    kind(flow, view, flow->room.h - HEAD - flow_height(flow, sentence, view));
    sentence(flow, view);
    ways(&foot, view, view->message.turn);
}

/* What the whole review came to, or else a turn; at the foot what that leads to. */
static void told(struct flow *flow, const struct view *view) {
    const struct message *message = &view->message;
    bool leads = message->coach || message->given;
    if (leads && review_has_foot(view->app, message->coach)) {
        struct flow foot = flow_within(flow, flow_foot(flow, BUTTON));
        flow_foot(flow, GAP);
        review_foot(&foot, view->app, message->given);
    }
    if (message->looks) {
        struct flow foot = flow_within(flow, flow_foot(flow, BUTTON));
        flow_foot(flow, GAP);
        ways(&foot, view, message->looks);
    }
    if (message->coach) {
        flow_text(flow, STYLE_SMALL, message->coach);
        flow_gap(flow, GAP);
    }
    bool brief = message->coach && (flow->number == COACH_ALONE || flow->number == GRAPH_AND_COACH);
    if (!brief && flow->room.h >= style_leading(STYLE_SMALL)) {
        flow_text(flow, STYLE_SMALL | STYLE_MUTED, message->sentence);
    }
}

/* What is below the marks. */
static void message(struct flow *flow, const struct view *view) {
    if (!view->message.turn) {
        told(flow, view);
    }
    if (view->message.progress) {
        progress(flow, view->app);
    }
    if (view->message.turn) {
        marked(flow, view);
    }
}

static float graph_height(const struct app *app, float width) {
    return width < NARROW || score_graph_wraps(app, width) ? NARROW_GRAPH : GRAPH;
}

static void review_parts(struct flow *flow, const void *data) {
    const struct view *view = data;
    const struct app *app = view->app;
    bool reviewed = advisor_turns(app)->done || app->table.advisor.reviewing;
    if (flow->number <= GRAPH_AND_COACH && view->graph && reviewed &&
        !targets_find(&app->ui->targets, "graph:score")) {
        struct rect graph = flow_take(flow, graph_height(app, flow->room.w));
        flow_gap(flow, GAP);
        if (flow->paint) {
            score_graph_draw_only(app, graph);
        }
    }
    if (app->shown->turns.marks) {
        int rows = flow->number >= ONE_ROW ? 1 : review_mark_rows(app, flow->room.w);
        struct rect marks = flow_take(flow, (float)rows * REVIEW_MARK_HIGH);
        flow_gap(flow, GAP);
        if (flow->paint) {
            review_draw_marks(app, marks);
        }
    }
    message(flow, view);
}

/* ---- the panel ---- */

static void panel(struct flow *flow, const void *data) {
    const struct view *view = data;
    const struct app *app = view->app;
    if (view->instead) {
        struct flow foot = flow_within(flow, flow_foot(flow, BUTTON));
        float width = share(&foot, 2);
        int size = size_of_two(flow->ui, width);
        button(&foot, width, "button:moves", WORD_ADVICE_MOVES, WORD_ADVICE_MOVES, size);
        button(&foot, width, "button:fold", WORD_ADVICE_HIDE, WORD_HISTORY_HIDE, size);
        flow_foot(flow, GAP + 2);
    }
    switches(flow, app);
    flow_gap(flow, GAP + 2);
    if (app->table.advisor.analyzing) {
        analysis_lines(flow, app);
    } else {
        flow_first(flow, REVIEW_WAYS, review_parts, view);
    }
}

/* `memory` holds the message as long as the view is used. */
static struct view view_of(const struct app *app, bool instead, struct line *memory) {
    struct view view = {.app = app, .instead = instead, .graph = true};
    if (!app->table.advisor.analyzing) {
        view.message = find_message(app, memory);
    }
    return view;
}

/* The height with all that there is, in a panel of this width. */
static float whole_height(const struct view *view, float width) {
    struct flow flow = flow_begin(view->app->ui, (struct rect){0, 0, width - 2 * EDGE, 10000});
    return 2 * EDGE + flow_height(&flow, panel, view);
}

/* Little is needed while there is nothing to show but the offer, which goes without its sentence
 * where the history needs the room; otherwise the height is always the same, unless a sentence is
 * too long for that. */
static float height_of(const struct app *app, float room, float width) {
    struct line memory;
    struct view view = view_of(app, false, &memory);
    float graph = graph_height(app, width - 2 * EDGE) + GAP, left = room - HEIGHT - EDGE - graph;
    view.graph = left >= LEAST_LEFT && left < ROOMY;
    if (!advice_is_read(app)) {
        return room < ROOMY ? 2 * EDGE + BUTTON : fmaxf(OFFER_HEIGHT, whole_height(&view, width));
    }
    float height = fmaxf(HEIGHT + (view.graph ? graph : 0), whole_height(&view, width));
    if (!app->table.advisor.analyzing && !reviewed_next(advisor_turns(app))) {
        view.message = summed_up(app); /* nothing moves under the pointer on the way to a turn */
        height = fmaxf(height, whole_height(&view, width));
    }
    return height;
}

bool advice_is_read(const struct app *app) {
    const struct advisor *advisor = &app->table.advisor;
    return table_shows_history(app) && advisor_may_help(app) &&
           (advisor->reviewing || advisor->analyzing || advisor_turns(app)->done);
}

/* ---- the place ---- */

struct rect advice_cut(const struct app *app, struct rect *history) {
    struct rect none = {0};
    app->shown->history.foot = 0;
    if (!advisor_may_help(app) || history->w <= 0) {
        return none;
    }
    if (history->w >= BROAD) {
        struct rect panel = rect_cut_right(history, WIDTH);
        rect_cut_right(history, EDGE);
        return panel;
    }
    float height = height_of(app, history->h, history->w);
    if (history->h < fminf(height, HEIGHT) + EDGE + LEAST_LEFT) {
        struct rect panel = app->table.advisor.instead ? *history : none;
        app->shown->history.foot =
            !app->table.advisor.instead && advice_is_read(app) ? BUTTON + EDGE : 0;
        *history = app->table.advisor.instead ? none : *history;
        return panel;
    }
    struct rect panel = rect_cut_bottom(history, height);
    rect_cut_bottom(history, EDGE);
    return panel;
}

void advice_draw(const struct app *app, struct rect rect, bool instead) {
    struct line memory;
    if (rect.w <= 0) {
        return;
    }
    targets_cover(&app->ui->targets, rect); /* it may lie over the board */
    int group = draw_group(app->ui->list, "advice", rect);
    widget_panel(app->ui, rect, 12);
    struct view view = view_of(app, instead, &memory);
    if (instead && app->shown->history.over &&
        rect.h >= EDGE + HISTORY_STANDING + whole_height(&view, rect.w)) {
        rect_cut_top(&rect, EDGE);
        history_draw_standing(app, rect_cut_top(&rect, HISTORY_STANDING));
    }
    struct flow flow = flow_begin(app->ui, rect_inset(rect, EDGE));
    panel(&flow, &view);
    draw_group_end(app->ui->list, group);
}
