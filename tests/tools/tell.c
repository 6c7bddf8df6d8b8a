/* tell.c: tells a whole match from its texts alone: whatever appears in words in the window.
 *
 *   tell GAME LEVEL [SEED]
 *
 * A person without a name, whose turns a level of the middle chooses, plays the companion LEVEL.
 * Each SEED is another match. After each input every text that was not in the picture before is
 * printed, a line each, and what the person does as "> ". A search limited by nodes chooses, so
 * that a match is told alike everywhere. */
#include "ai/ai.h"
#include "games/games.h"
#include "support/ui_play.h"
#include "ui/model/companion.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PERSON_LEVEL = 4, NODES = 4000, ACTIONS_MOST = 600, LINES = 400, LINE = 600 };
enum { WIDTH = 1280, HEIGHT = 800 };
static const double MOMENT = 1600; /* ms that the table is looked at after each input */

struct lines {
    int count;
    char line[LINES][LINE];
};

/* A text of words: somewhere a small letter is beside another one. */
static bool has_words(const char *text) {
    for (; text[0] && text[1]; text++) {
        if (text[0] >= 'a' && text[0] <= 'z' && text[1] >= 'a' && text[1] <= 'z') {
            return true;
        }
    }
    return false;
}

/* The texts of the picture. What follows in the same size below it or beside it goes on with it. */
static void read_picture(const struct ui_play *play, struct lines *lines) {
    const struct draw_command *before = NULL;
    lines->count = 0;
    for (int i = 0; i < play->list.count; i++) {
        const struct draw_command *command = &play->list.command[i];
        const char *text = ui_play_text(play, i);
        if (!text[0] || lines->count == LINES) {
            before = text[0] ? before : NULL;
            continue;
        }
        bool beside = before && before->as.text.size == command->as.text.size &&
                      command->rect.y - before->rect.y < 1.6F * command->as.text.size &&
                      command->rect.y >= before->rect.y;
        if (beside) {
            char *line = lines->line[lines->count - 1];
            size_t length = strlen(line);
            snprintf(line + length, LINE - length, text[0] == ' ' ? "%s" : " %s", text);
        } else {
            snprintf(lines->line[lines->count++], LINE, "%s", text);
        }
        before = command;
    }
}

static bool is_in(const struct lines *lines, const char *line) {
    for (int i = 0; i < lines->count; i++) {
        if (strcmp(lines->line[i], line) == 0) {
            return true;
        }
    }
    return false;
}

static struct lines shown, now;
static uint64_t seed = 1;

/* Prints what is new in the picture. */
static void tell(struct ui_play *play) {
    read_picture(play, &now);
    for (int i = 0; i < now.count; i++) {
        if (has_words(now.line[i]) && !is_in(&shown, now.line[i])) {
            printf("%s\n", now.line[i]);
        }
    }
    shown = now;
}

static game_action choose(struct ai *ai, const struct match *match, int level) {
    static struct ai_question question;
    ai_ask(match, &question);
    return ai_choose(ai, &question,
                     &(struct ai_limits){.level = level, .seed = seed, .nodes = NODES});
}

/* The turn of whoever acts. */
static void act(struct ui_play *play, struct ai *ai, int level) {
    const struct match *match = ui_play_match(play);
    if (companion_acts(match)) {
        ui_play_answer(play, (struct host_answer){.choice.action = choose(ai, match, level)});
    } else {
        game_action action = choose(ai, match, PERSON_LEVEL);
        char notation[ACTION_TEXT_MAX];
        struct text text = text_fixed(notation, sizeof notation);
        match->game->action_text(match_position(match), action, &text);
        printf("> %s\n", notation);
        ui_play_action(play, action, BY_CLICKS);
    }
    ui_play_wait(play, MOMENT);
}

int main(int count, char **arguments) {
    const struct game *game = count > 2 ? games_find(arguments[1]) : NULL;
    int level = count > 2 ? companion_read(arguments[2]) : 0;
    void *memory = calloc(1, AI_MEMORY_USUAL);
    if (!game || !level || !memory) {
        fprintf(stderr, "usage: tell GAME LEVEL [SEED]\n");
        free(memory);
        return 2;
    }
    struct ai *ai = ai_place(memory, AI_MEMORY_USUAL);
    seed = count > 3 ? strtoull(arguments[3], NULL, 10) : seed;
    struct ui_play *play = ui_play_open(game->id, NULL, NULL, WIDTH, HEIGHT);
    play_seat(ui_play_table(play), (const int[]){0, level}, seed);
    ui_play_wait(play, MOMENT);
    tell(play);
    for (int i = 0; i < ACTIONS_MOST && !match_over(ui_play_match(play)); i++) {
        act(play, ai, level);
        tell(play);
    }
    ui_play_close(play);
    free(memory);
    return 0;
}
