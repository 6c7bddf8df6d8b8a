/* test_commands.c: what a player can have done is described once: ids and keys lead to one command
 * each, and the page about the program and the README name the keys that there are. */
#include "platform/platform.h"
#include "support/suite.h"
#include "ui/app/command.h"
#include "ui/app/scene.h"
#include "ui/model/keys.h"
#include "ui/scenes/scenes.h"
#include "ui/scenes/settings.h"

#include <ctype.h>
#include <string.h>

/* The commands of a scene, one after the other; NULL after the last. */
static const struct command *command_of(enum scene_id scene, int number) {
    const struct command *const *tables = scenes[scene]->commands;
    for (; tables && *tables; tables++) {
        for (const struct command *command = *tables; command->id; command++) {
            if (number-- == 0) {
                return command;
            }
        }
    }
    return NULL;
}

/* How many things it does. */
static int acts(const struct command *command) {
    return (command->act != NULL) + (command->at_table != NULL) + (command->edit != NULL) +
           (command->set != NULL) + (command->file != NULL) + (command->change != NULL) +
           (command->matches != NULL) + (command->set_up != NULL) + (command->read != NULL);
}

static bool act_alike(const struct command *one, const struct command *other) {
    return one->act == other->act && one->at_table == other->at_table && one->edit == other->edit &&
           one->set == other->set && one->file == other->file && one->change == other->change &&
           one->matches == other->matches && one->set_up == other->set_up &&
           one->read == other->read;
}

START_TEST(an_id_or_a_key_leads_to_one_command_of_a_scene) {
    for (int scene = 0; scene < SCENES; scene++) {
        const struct command *command, *other;
        for (int i = 0; (command = command_of((enum scene_id)scene, i)); i++) {
            ck_assert_msg(acts(command) == 1, "%s", command->id);
            for (int k = 0; k < i && (other = command_of((enum scene_id)scene, k)); k++) {
                ck_assert_msg(strcmp(command->id, other->id) != 0 || act_alike(command, other),
                              "%s", command->id);
                ck_assert_msg(!command->key || command->key != other->key, "%s and %s", command->id,
                              other->id);
            }
        }
    }
}
END_TEST

/* Players may choose another key. */
START_TEST(no_word_of_a_command_names_a_key) {
    for (int scene = 0; scene < SCENES; scene++) {
        const struct command *command;
        for (int i = 0; (command = command_of((enum scene_id)scene, i)); i++) {
            const enum word said[] = {command->label, command->tip};
            for (int k = 0; k < 2; k++) {
                ck_assert_msg(!strstr(words(said[k]), "(F"), "%s: %s", command->id, words(said[k]));
            }
        }
    }
}
END_TEST

START_TEST(a_menu_calls_a_key_what_the_page_about_the_program_does) {
    int named = 0;
    for (int key = 0; key < KEYS; key++) {
        static const struct chosen_keys usual;
        int use = keys_use((enum key)key);
        struct line name = use < 0 ? (struct line){""} : keys_name(&usual, use, false);
        for (int i = 0; i < key_helps_count && name.string[0]; i++) {
            for (int k = 0; k < 5 && key_helps[i].about[k]; k++) {
                if ((int)key_helps[i].about[k] == key) {
                    ck_assert_ptr_nonnull(strstr(words(key_helps[i].keys), name.string));
                    named++;
                }
            }
        }
    }
    ck_assert_int_eq(named, 15);
}
END_TEST

/* The first column of README's table of keys, in small letters. */
static void read_keys(struct text *out) {
    struct text readme = {0};
    ck_assert_ptr_null(platform_read(SERAI_SOURCE_DIR "/README.md", 1 << 20, &readme));
    const char *at = strstr(text_string(&readme), "| key | does |");
    ck_assert_ptr_nonnull(at);
    for (at = strchr(at, '\n') + 1; *at == '|'; at = strchr(at, '\n') + 1) {
        for (const char *c = at + 1; *c != '|'; c++) {
            text_char(out, (char)tolower((unsigned char)*c));
        }
        text_char(out, '\n');
    }
    text_free(&readme);
}

START_TEST(the_readme_lists_every_key_of_the_page_about_the_program) {
    struct text keys = {0};
    read_keys(&keys);
    for (int i = 0; i < key_helps_count; i++) {
        struct line rest = text_line("%s", words(key_helps[i].keys));
        for (char *c = rest.string; *c; c++) {
            *c = (char)tolower((unsigned char)*c);
        }
        for (char *name = rest.string, *end; name; name = end ? end + 2 : NULL) {
            end = strstr(name, ", ");
            if (end) {
                *end = '\0';
            }
            ck_assert_msg(strstr(text_string(&keys), name) != NULL, "%s", name);
        }
    }
    text_free(&keys);
}
END_TEST

SUITE("commands", an_id_or_a_key_leads_to_one_command_of_a_scene, no_word_of_a_command_names_a_key,
      a_menu_calls_a_key_what_the_page_about_the_program_does,
      the_readme_lists_every_key_of_the_page_about_the_program)
