/* command.h: what a player can have done by a button, an entry of a menu, or a key. Each command is
 * described once, in a table of the scene that it belongs to; bars, menus and keys take from there
 * what they show and do. */
#ifndef SERAI_UI_APP_COMMAND_H
#define SERAI_UI_APP_COMMAND_H

#include "ui/kit/input.h"
#include "ui/kit/widgets.h"
#include "words/words.h"

struct app;
struct editor;
struct files;
struct narrator;
struct saved_matches;
struct scene;
struct settings;
struct setup;
struct table_state;

/* A row of a table. Those that only have a key need no icon and no words. */
struct command {
    const char *id;  /* of its target; NULL ends the table */
    int icon;        /* a sprite, or NO_ICON */
    enum word label; /* what it is called; on a button, too, unless there is… */
    enum word brief; /* …a shorter word for that */
    enum word tip;   /* what it is called where there is more to say; its key is added */
    enum word (*note)(const struct app *app); /* more to say just now, WORD_NONE: nothing */
    enum key key;                             /* KEY_NONE: it has none */
    bool (*on)(const struct app *app);        /* what it opens is open; NULL: never */
    bool (*enabled)(const struct app *app);   /* it can be done now; NULL: always */
    /* What it does: one of these, by what may change besides the window and what is asked of the
     * shell: nothing… */
    void (*act)(const struct app *app);
    /* …the match at the table… */
    void (*at_table)(const struct app *app, struct table_state *table);
    /* …that and the saved ones… */
    void (*matches)(const struct app *app, struct table_state *table, struct saved_matches *saved);
    /* …what is set up to be played, and the table it is played at… */
    void (*set_up)(const struct app *app, struct table_state *table, struct setup *setup);
    void (*edit)(struct editor *editor);                            /* …what is put together… */
    void (*set)(const struct app *app, struct settings *settings);  /* …the settings… */
    void (*read)(const struct app *app, struct narrator *narrator); /* …what is said aloud… */
    void (*file)(const struct app *app, struct files *files);       /* …the choice of a file… */
    void (*change)(struct app *app);                                /* …or several of these */
};

/* A row without a button: for a key alone, or for a target that is not a button. It ends with what
 * it does, ".act = undo". */
#define COMMAND_ONLY(id_, key_, ...)                                                               \
    { .id = (id_), .icon = NO_ICON, .key = (key_), __VA_ARGS__ }

/* The tables of a scene. */
#define COMMANDS(...)                                                                              \
    (const struct command *const[]) {                                                              \
        __VA_ARGS__, NULL                                                                          \
    }

/* Those that every scene has. */
extern const struct command app_commands[];

/* Does what has this id in a table; false: there is none. */
bool command_act(struct app *app, const struct command *table, const char *id);

/* The same of all tables of a scene, after its `before`; without one that has this id, that is
 * called nevertheless. */
bool command_use(struct app *app, const struct scene *scene, const char *id);

/* Does what has this key in a scene or in every scene, if it is enabled. True: there is one. */
bool command_key(struct app *app, const struct scene *scene, enum key key);

/* Turns the sound off or on, and says so. */
void command_toggle_sound(const struct app *app, struct settings *settings);

/* What its key is called now or, while a pad is used, its button; "": it has none. */
struct line command_sign(const struct app *app, const struct command *command);

/* Its words on a button; NULL: its icon alone. */
const char *command_label(const struct command *command, bool labeled);

/* A button in a place, with what `look` adds of enum button_state. A tip tells what its label does
 * not. */
void command_button(const struct app *app, const struct command *command, struct rect rect,
                    bool labeled, int look);

static const float COMMAND_GAP = 8;

/* Buttons from right to left, COMMAND_GAP apart, which are taken off the row; the first so many of
 * them have their label. */
void command_row(const struct app *app, struct rect *row, const struct command *const command[],
                 int count, int labels, int look);

/* How wide they are, with the gaps between them. */
float command_row_width(const struct ui *ui, const struct command *const command[], int count,
                        int labels);

#endif
