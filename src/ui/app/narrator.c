/* narrator.c: see narrator.h. */
#include "ui/app/narrator.h"

#include "base/hash.h"
#include "base/utf8.h"
#include "ui/app/stack.h"
#include "ui/app/voices.h"
#include "ui/kit/spoken.h"
#include "ui/model/companion.h"
#include "ui/play/turn_text.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

/* s: a player is told when so little is left. */
static const int warnings[] = {30, 10, 5};

/* ---- saying ---- */

/* What does not fit is left out: whoever speaks is far behind. */
static void say(struct narrator *narrator, bool news, const char *sentence) {
    if (sentence[0] && narrator->count < SPEECH_QUEUE) {
        struct utterance *last = &narrator->queue[narrator->count++];
        struct text text = text_fixed(last->text, sizeof last->text);
        last->news = news;
        spoken_plain(sentence, &text);
    }
}

static void say_news(struct narrator *narrator, const char *sentence) {
    say(narrator, true, sentence);
}

/* Sentences one after the other. */
static void add_talk(struct text *talk, const char *sentence) {
    size_t length = talk->length;
    char last = length ? text_string(talk)[length - 1] : '.';
    bool ends = last == '.' || last == '!' || last == '?' || last == ':';
    if (sentence[0]) {
        text_add(talk, length == 0 ? "" : ends ? " " : ". ");
        text_add(talk, sentence);
    }
}

/* True when this is new about a topic: a sentence, or the same one with another number. */
static bool is_new(struct narrator *narrator, enum narrator_topic topic, const char *sentence,
                   uint64_t number) {
    uint64_t hash = hash_word(hash_bytes(HASH_START, sentence, strlen(sentence)), number);
    uint64_t before = narrator->said[topic];
    narrator->said[topic] = sentence[0] ? hash : 0;
    return sentence[0] && hash != before;
}

static bool tell(const struct app *app, enum telling what, int number, struct text *out) {
    const struct scene *top = app_top(app);
    return top->tell && top->tell(app, what, number, out);
}

/* ---- what happened ---- */

/* The node after `from` on the way to `to`; MATCH_NONE: `to` is not behind it. */
static int next_towards(const struct match *match, int from, int to) {
    while (to != MATCH_NONE && to != MATCH_ROOT && match->nodes[to].parent != from) {
        to = match->nodes[to].parent;
    }
    return to == MATCH_ROOT ? MATCH_NONE : to;
}

static void step_text(const struct play *play, int node, struct text *out) {
    char markup[512];
    struct text marked = text_fixed(markup, sizeof markup);
    struct trace trace;
    const struct face_view view = {.game = play->game,
                                   .position = &play->match.nodes[node].position,
                                   .name = {play_name(play, 0), play_name(play, 1)}};
    match_trace(&play->match, node, &trace);
    turn_step_text(play, &view, node, &trace, &marked);
    spoken_plain(markup, out);
}

/* A turn is told once it is complete, and to whoever plays it also step by step. */
static void say_step(const struct app *app, struct narrator *narrator, int node, bool news) {
    const struct play *play = &app->table.play;
    const struct position *pos = &play->match.nodes[node].position;
    bool open = play->game->turn_open && play->game->turn_open(pos);
    bool companion = companion_of(&play->match, play->match.nodes[node].player);
    char sentence[SPEECH_MAX] = "";
    struct text text = text_fixed(sentence, sizeof sentence);
    if (match_is_termination(&play->match, node) || (open && companion)) {
        return;
    }
    if (open) {
        step_text(play, node, &text);
    } else {
        turn_text_plain(play, node, &text);
    }
    say(narrator, news, sentence);
}

static void follow_match(const struct app *app, struct narrator *narrator) {
    const struct match *match = &app->table.play.match;
    bool there = app->table.play.game;
    bool known = there && narrator->watching && match->count >= narrator->nodes;
    int before = narrator->node, node = there ? match->current : MATCH_NONE;
    narrator->watching = there;
    narrator->node = node;
    narrator->nodes = there ? match->count : 0;
    if (!known || before == node) {
        return;
    }
    bool back = next_towards(match, before, node) == MATCH_NONE;
    if (app->table.play.looking_back) {
        if (node != MATCH_ROOT) {
            say_step(app, narrator, node, false);
        }
    } else if (back) {
        say_news(narrator, words(WORD_SPOKEN_TAKEN_BACK));
    } else {
        while (before != node) {
            before = next_towards(match, before, node);
            say_step(app, narrator, before, true);
        }
    }
}

/* ---- what is said in passing ---- */

static void follow_clock(const struct app *app, struct narrator *narrator) {
    const struct play *play = &app->table.play;
    int player = play->game && clock_used(&play->clock) ? play->clock.running : NOWHERE;
    int due = 0, *told = narrator->clock_told;
    if (player == NOWHERE) {
        return;
    }
    int left = (int)ceil(play->clock.remaining[player] / 1000);
    for (size_t i = 0; i < sizeof warnings / sizeof warnings[0]; i++) {
        due = left <= warnings[i] ? warnings[i] : due;
    }
    if (due && due != told[player]) {
        struct line said =
            text_line(words_count(WORD_SPOKEN_CLOCK, left), play_name(play, player), left);
        say_news(narrator, said.string);
    }
    told[player] = due;
}

static void follow_sentences(const struct app *app, struct narrator *narrator) {
    const struct toast *toast = &app->shown->toast;
    const struct play *play = &app->table.play;
    const char *refused = play->game ? play->refused.sentence : "";
    const char *asked = app->ui->question.string;
    uint64_t since = toast->keeps || toast->waits ? 0 : (uint64_t)toast->until;
    if (is_new(narrator, TOPIC_QUESTION, asked, 0)) {
        say_news(narrator, asked);
    }
    if (is_new(narrator, TOPIC_REFUSAL, refused, play->refusals)) {
        say_news(narrator, refused);
    }
    if (is_new(narrator, TOPIC_TOAST, toast->waits || narrator->voiceless ? "" : toast->sentence,
               since)) {
        say_news(narrator, toast->sentence);
    }
    if (is_new(narrator, TOPIC_COMPANION, voices_said(app), 0)) {
        say_news(narrator, text_line(words(WORD_COMPANION_SAYS), voices_said(app)).string);
    }
}

/* ---- what is looked at ---- */

static void talk_of_scene(const struct app *app, struct narrator *narrator, struct text *talk) {
    const char *title = app->ui->heading.string;
    title = title[0] ? title : words(WORD_APP_NAME);
    if (is_new(narrator, TOPIC_SCENE, title, (uint64_t)app_top_id(app))) {
        add_talk(talk, title);
        narrator->said[TOPIC_TO_DO] = 0;
        narrator->focus[0] = '\0';
        narrator->line = -1;
    }
}

/* A result is news. */
static void talk_of_duty(const struct app *app, struct narrator *narrator, struct text *talk) {
    const struct play *play = &app->table.play;
    char sentence[SPEECH_MAX] = "";
    struct text text = text_fixed(sentence, sizeof sentence);
    bool over = play->game && match_over(&play->match);
    if (app->ui->editing[0]) {
        return; /* a sentence with a name changes with every letter of it */
    }
    bool said = !app->ui->question.string[0] && tell(app, TELL_TO_DO, 0, &text);
    if (is_new(narrator, TOPIC_TO_DO, said ? sentence : "",
               play->game ? (uint64_t)play->match.current : 0)) {
        if (over) {
            say_news(narrator, sentence);
        } else {
            add_talk(talk, sentence);
        }
    }
}

/* A place is spoken of when the focus comes to it, a control also when its state changes. */
static void talk_of_focus(const struct app *app, struct narrator *narrator, struct text *talk) {
    const struct ui *ui = app->ui;
    const struct target *target =
        ui->keyboard && ui->focus[0] ? targets_find(&ui->targets, ui->focus) : NULL;
    struct line said = {""};
    struct text text = text_fixed(said.string, sizeof said.string);
    if (!target || ui->editing[0]) {
        narrator->focus[0] = '\0';
        return;
    }
    bool came = strcmp(narrator->focus, target->id) != 0;
    spoken_target(&ui->targets, target, &text);
    bool changed = is_new(narrator, TOPIC_FOCUS, said.string, 0);
    text = text_fixed(narrator->focus, sizeof narrator->focus);
    text_add(&text, target->id);
    bool silent = !app->settings.speech; /* a screen reader says itself what it comes to */
    if (!silent && (came || (changed && target->role != ROLE_PLACE))) {
        add_talk(talk, said.string);
    }
    if (came) {
        char sentence[512] = "";
        text = text_fixed(sentence, sizeof sentence);
        tell(app, TELL_WOULD, 0, &text);
        add_talk(talk, sentence);
    }
}

/* ---- what is typed ---- */

/* What one text has between what it has in common with another at its beginning and at its end. */
static void differs(const char *text, const char *other, struct text *out) {
    size_t length = strlen(text), end = length, others = strlen(other), from = 0;
    while (text[from] && text[from] == other[from]) {
        from++;
    }
    while (from && (utf8_continues(text[from]) || utf8_continues(other[from]))) {
        from--;
    }
    for (size_t left = others; end > from && left > from && text[end - 1] == other[left - 1];) {
        end--;
        left--;
    }
    while (end < length && utf8_continues(text[end])) {
        end++;
    }
    text_add_bytes(out, text + from, end - from);
}

/* Letters as they are typed or deleted; of what is replaced, what is there now. */
static void talk_of_typing(const struct app *app, struct narrator *narrator, struct text *talk) {
    const struct text_edit *edit = &app->ui->edit;
    bool went_on = narrator->typing;
    narrator->typing = app->ui->editing[0];
    if (!narrator->typing || text_edit_composes(edit)) {
        return; /* what is composed is said once it is typed */
    }
    char now[SPEECH_MAX] = "", added[SPEECH_MAX] = "", removed[SPEECH_MAX] = "";
    struct text text = text_fixed(now, sizeof now);
    text_add(&text, text_edit_string(edit));
    text = text_fixed(added, sizeof added);
    differs(now, narrator->typed, &text);
    text = text_fixed(removed, sizeof removed);
    differs(narrator->typed, now, &text);
    memcpy(narrator->typed, now, sizeof now);
    const char *said = added[0] ? added : removed;
    said = strcmp(said, " ") == 0    ? words(WORD_SPOKEN_SPACE)
           : strcmp(said, "\n") == 0 ? words(WORD_SPOKEN_NEW_LINE)
                                     : said;
    if (went_on && said[0]) {
        add_talk(talk, added[0] ? said : text_line(words(WORD_SPOKEN_DELETED), said).string);
    }
}

/* ---- reading ---- */

static bool is_text(const struct draw_list *list, int i) {
    return list->command[i].kind == DRAW_TEXT &&
           draw_string(list, list->command[i].as.text.string)[0];
}

/* Appends the words of a page that stand in a line, from 0; false: there is no such line. */
static bool page_line(const struct draw_list *list, int line, struct text *out) {
    const float same = 3; /* points between what stands in one line */
    float above = -1e9F, y = above;
    for (; line >= 0; line--) {
        above = y;
        y = 1e9F;
        for (int i = 0; i < list->count; i++) {
            float at = list->command[i].rect.y;
            y = is_text(list, i) && at > above + same && at < y ? at : y;
        }
        if (y >= 1e9F) {
            return false;
        }
    }
    for (int i = 0; i < list->count; i++) {
        float at = list->command[i].rect.y;
        if (is_text(list, i) && at >= y && at <= y + same) {
            add_talk(out, draw_string(list, list->command[i].as.text.string));
        }
    }
    return true;
}

/* A row or column of the board, below the rows what lies beside it; else a line of the page. */
static bool read_line(const struct app *app, const struct draw_list *list, bool columns, int line,
                      struct text *out) {
    const struct targets *targets = &app->ui->targets;
    int lines = spoken_lines(targets, columns);
    if (lines == 0) {
        return line >= 0 && page_line(list, line, out);
    }
    if (line >= 0 && line < lines) {
        spoken_line(targets, columns, line, out);
        return true;
    }
    return line >= lines && !columns && tell(app, TELL_BESIDE, line - lines, out);
}

static void read_next(const struct app *app, struct narrator *narrator,
                      const struct draw_list *list, bool columns, int by, struct text *talk) {
    char said[SPEECH_MAX] = "";
    struct text text = text_fixed(said, sizeof said);
    if (columns != narrator->columns) {
        narrator->columns = columns;
        narrator->line = -1;
    }
    while (narrator->line > 0 && !read_line(app, list, columns, narrator->line - 1, &text)) {
        narrator->line--; /* there are fewer by now */
    }
    text_clear(&text);
    int last = narrator->line, next = last + by;
    bool there = read_line(app, list, columns, next, &text);
    bool leaves = there || next < 0 || read_line(app, list, columns, last, &text);
    narrator->line = !leaves ? last : next < -1 ? -1 : next;
    add_talk(talk, there ? said : words(WORD_SPOKEN_NO_LINE));
}

static void add_score(const struct app *app, struct text *out) {
    char duty[512] = "", score[256] = "";
    struct text text = text_fixed(duty, sizeof duty);
    tell(app, TELL_TO_DO, 0, &text);
    text = text_fixed(score, sizeof score);
    bool told = tell(app, TELL_SCORE, 0, &text);
    add_talk(out, duty);
    add_talk(out, told ? score : words(WORD_SPOKEN_NO_TURN));
}

static void answer(const struct app *app, struct narrator *narrator, const struct draw_list *list,
                   struct text *talk) {
    enum narrator_reading wanted = narrator->wanted;
    narrator->wanted = READ_NOTHING;
    if (wanted == READ_SCORE) {
        add_score(app, talk);
    } else if (wanted) {
        bool columns = wanted == READ_LEFT || wanted == READ_RIGHT;
        read_next(app, narrator, list, columns,
                  wanted == READ_DOWN || wanted == READ_RIGHT ? 1 : -1, talk);
    }
}

/* ---- following ---- */

/* Once: somebody has the screen read to them. */
static void offer(const struct app *app, struct settings *settings, struct narrator *narrator) {
    if (app->preferred.reader && !settings->speech_offered) {
        settings->speech_offered = true;
        struct line offer = text_line(words(WORD_SPEECH_OFFER), app_key_said(app, KEY_F6).string);
        toast_show_longer(&app->shown->toast, offer.string);
        app->ui->changed = true;
        say_news(narrator, offer.string);
    }
}

void narrator_follow(const struct app *app, struct settings *settings, struct narrator *narrator,
                     const struct draw_list *list) {
    if (!settings->speech && !host_is_page()) {
        narrator->on = false;
        offer(app, settings, narrator);
        return;
    }
    if (!narrator->on || narrator->speaks != settings->speech) {
        memset(narrator, 0, sizeof *narrator);
        narrator->on = true;
        narrator->speaks = settings->speech;
    }
    char said[SPEECH_MAX] = "";
    struct text talk = text_fixed(said, sizeof said);
    talk_of_scene(app, narrator, &talk);
    follow_match(app, narrator);
    follow_clock(app, narrator);
    follow_sentences(app, narrator);
    talk_of_duty(app, narrator, &talk);
    talk_of_focus(app, narrator, &talk);
    talk_of_typing(app, narrator, &talk);
    answer(app, narrator, list, &talk);
    say(narrator, false, said);
}

void narrator_voice(const struct app *app, struct narrator *narrator, bool voice) {
    if (narrator->voiceless == !voice) {
        return;
    }
    narrator->voiceless = !voice;
    app->ui->changed = true;
    if (!voice) {
        toast_show_longer(&app->shown->toast, words(WORD_SPEECH_NO_VOICE));
    }
}

/* ---- keys ---- */

void narrator_toggle(const struct app *app, struct settings *settings) {
    settings->speech = !settings->speech;
    settings->speech_offered = true;
    toast_show(&app->shown->toast, words(settings->speech ? WORD_SPEECH_ON : WORD_SPEECH_OFF));
}

static void want(const struct app *app, struct narrator *narrator, enum narrator_reading wanted) {
    narrator->wanted = wanted;
    app->ui->changed = true;
}

void narrator_score(const struct app *app, struct narrator *narrator) {
    if (app->settings.speech) {
        want(app, narrator, READ_SCORE);
        return;
    }
    char said[512] = "";
    struct text text = text_fixed(said, sizeof said);
    add_score(app, &text);
    toast_show(&app->shown->toast, said);
}

void narrator_up(const struct app *app, struct narrator *narrator) {
    want(app, narrator, READ_UP);
}

void narrator_down(const struct app *app, struct narrator *narrator) {
    want(app, narrator, READ_DOWN);
}

void narrator_left(const struct app *app, struct narrator *narrator) {
    want(app, narrator, READ_LEFT);
}

void narrator_right(const struct app *app, struct narrator *narrator) {
    want(app, narrator, READ_RIGHT);
}
