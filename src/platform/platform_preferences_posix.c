/* platform_preferences_posix.c: see preferences.h. On a Mac AppKit knows, which the window has
 * loaded. On other systems the desktop's portal says it over D-Bus; its library is loaded when it
 * is needed, as Fontconfig's is. */
#include "platform/preferences.h"

#if !defined(_WIN32) && !defined(__EMSCRIPTEN__)

#include <dlfcn.h>
#include <string.h>

/* Functions are not objects in C: their addresses are copied as bytes. */
static bool find(void *library, const char *name, void *function) {
    void *found = dlsym(library, name);
    memcpy(function, &found, sizeof found);
    return found;
}

#if defined(__APPLE__)

/* Messages to objects: one function, called as what it calls. */
static struct {
    void *(*class_named)(const char *);
    void *(*selector)(const char *);
    void *(*pool)(void);
    void (*drain)(void *);
    void *(*object)(void *, void *);
    void *(*object_of)(void *, void *, const void *);
    signed char (*truth)(void *, void *);
} objc;

static bool load(void) {
    return find(RTLD_DEFAULT, "objc_getClass", &objc.class_named) &&
           find(RTLD_DEFAULT, "sel_registerName", &objc.selector) &&
           find(RTLD_DEFAULT, "objc_autoreleasePoolPush", &objc.pool) &&
           find(RTLD_DEFAULT, "objc_autoreleasePoolPop", &objc.drain) &&
           find(RTLD_DEFAULT, "objc_msgSend", &objc.object) &&
           find(RTLD_DEFAULT, "objc_msgSend", &objc.object_of) &&
           find(RTLD_DEFAULT, "objc_msgSend", &objc.truth);
}

static void *get(void *object, const char *name) {
    return object ? objc.object(object, objc.selector(name)) : NULL;
}

static bool is(void *object, const char *name) {
    return object && objc.truth(object, objc.selector(name)) != 0;
}

/* The style is named only where it is the dark one. */
static bool prefers_light(void) {
    void *key = objc.object_of(objc.class_named("NSString"), objc.selector("stringWithUTF8String:"),
                               "AppleInterfaceStyle");
    void *defaults = get(objc.class_named("NSUserDefaults"), "standardUserDefaults");
    return key && defaults && !objc.object_of(defaults, objc.selector("stringForKey:"), key);
}

struct platform_preferences platform_preferences(void) {
    struct platform_preferences preferred = {.known = false};
    if (!load() || !objc.class_named("NSWorkspace")) {
        return preferred;
    }
    void *pool = objc.pool();
    void *workspace = get(objc.class_named("NSWorkspace"), "sharedWorkspace");
    preferred.known = workspace;
    preferred.light = prefers_light();
    preferred.contrast = is(workspace, "accessibilityDisplayShouldIncreaseContrast");
    preferred.still = is(workspace, "accessibilityDisplayShouldReduceMotion");
    preferred.reader = is(workspace, "isVoiceOverEnabled");
    objc.drain(pool);
    return preferred;
}

#else

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

/* The part of libdbus that is used, which has not changed since 2006. */
enum { SESSION = 0, WAIT_MS = 500 };
struct failure {
    const char *name, *message;
    unsigned flags;
    void *padding;
};
struct iter {
    void *room[24]; /* the library's own has 14 */
};
typedef struct connection connection;
typedef struct message message;

static struct {
    int (*use_threads)(void);
    void (*begin)(struct failure *);
    void (*free)(struct failure *);
    connection *(*connect)(int, struct failure *);
    void (*stay)(connection *, unsigned);
    void (*close)(connection *);
    void (*release)(connection *);
    message *(*call)(const char *, const char *, const char *, const char *);
    void (*wake)(message *, unsigned);
    message *(*send)(connection *, message *, int, struct failure *);
    void (*drop)(message *);
    void (*append)(message *, struct iter *);
    unsigned (*open)(struct iter *, int, const char *, struct iter *);
    unsigned (*add)(struct iter *, int, const void *);
    unsigned (*shut)(struct iter *, struct iter *);
    unsigned (*read)(message *, struct iter *);
    int (*type)(struct iter *);
    void (*enter)(struct iter *, struct iter *);
    unsigned (*next)(struct iter *);
    void (*get)(struct iter *, void *);
} bus;

static bool load(void) {
    void *library = dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_LOCAL);
    return library && find(library, "dbus_threads_init_default", &bus.use_threads) &&
           find(library, "dbus_error_init", &bus.begin) &&
           find(library, "dbus_error_free", &bus.free) &&
           find(library, "dbus_bus_get_private", &bus.connect) &&
           find(library, "dbus_connection_set_exit_on_disconnect", &bus.stay) &&
           find(library, "dbus_connection_close", &bus.close) &&
           find(library, "dbus_connection_unref", &bus.release) &&
           find(library, "dbus_message_new_method_call", &bus.call) &&
           find(library, "dbus_message_set_auto_start", &bus.wake) &&
           find(library, "dbus_connection_send_with_reply_and_block", &bus.send) &&
           find(library, "dbus_message_unref", &bus.drop) &&
           find(library, "dbus_message_iter_init_append", &bus.append) &&
           find(library, "dbus_message_iter_open_container", &bus.open) &&
           find(library, "dbus_message_iter_append_basic", &bus.add) &&
           find(library, "dbus_message_iter_close_container", &bus.shut) &&
           find(library, "dbus_message_iter_init", &bus.read) &&
           find(library, "dbus_message_iter_get_arg_type", &bus.type) &&
           find(library, "dbus_message_iter_recurse", &bus.enter) &&
           find(library, "dbus_message_iter_next", &bus.next) &&
           find(library, "dbus_message_iter_get_basic", &bus.get) && bus.use_threads();
}

/* What a setting of the portal means: where it has this value, something is preferred. */
static const struct {
    const char *space, *name;
    uint32_t value;
    size_t place; /* in struct platform_preferences */
} meanings[] = {
    {"org.freedesktop.appearance", "color-scheme", 2, offsetof(struct platform_preferences, light)},
    {"org.freedesktop.appearance", "contrast", 1, offsetof(struct platform_preferences, contrast)},
    {"org.freedesktop.appearance", "reduced-motion", 1,
     offsetof(struct platform_preferences, still)},
    {"org.gnome.desktop.interface", "enable-animations", 0,
     offsetof(struct platform_preferences, still)},
    {"org.gnome.desktop.a11y.interface", "high-contrast", 1,
     offsetof(struct platform_preferences, contrast)},
};
enum { MEANINGS = sizeof meanings / sizeof meanings[0] };

static void take(struct platform_preferences *preferred, const char *space, const char *name,
                 uint32_t value) {
    for (int i = 0; i < MEANINGS; i++) {
        bool *found = (bool *)((char *)preferred + meanings[i].place);
        *found = *found || (strcmp(meanings[i].space, space) == 0 &&
                            strcmp(meanings[i].name, name) == 0 && meanings[i].value == value);
    }
    preferred->known = true;
}

/* An entry of a dictionary: its name, and the iterator at its value. */
static const char *enter_entry(struct iter *at, struct iter *value) {
    const char *name = "";
    bus.enter(at, value);
    if (bus.type(value) == 's') {
        bus.get(value, &name);
        bus.next(value);
    }
    return name;
}

/* A dictionary of a namespace's names and variants. */
static void read_space(struct platform_preferences *preferred, const char *space,
                       struct iter *dictionary) {
    struct iter at, entry, value;
    if (bus.type(dictionary) != 'a') {
        return;
    }
    bus.enter(dictionary, &at);
    for (; bus.type(&at) == 'e'; bus.next(&at)) {
        const char *name = enter_entry(&at, &entry);
        uint32_t number = 0;
        if (bus.type(&entry) == 'v') {
            bus.enter(&entry, &value);
            if (bus.type(&value) == 'u' || bus.type(&value) == 'b') {
                bus.get(&value, &number);
                take(preferred, space, name, number);
            }
        }
    }
}

/* The answer: a dictionary of namespaces. */
static void read_answer(struct platform_preferences *preferred, message *answer) {
    struct iter arguments, at, entry;
    if (!bus.read(answer, &arguments) || bus.type(&arguments) != 'a') {
        return;
    }
    bus.enter(&arguments, &at);
    for (; bus.type(&at) == 'e'; bus.next(&at)) {
        const char *space = enter_entry(&at, &entry);
        read_space(preferred, space, &entry);
    }
}

/* NULL when there is no memory. */
static message *question(void) {
    message *asked = bus.call("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
                              "org.freedesktop.portal.Settings", "ReadAll");
    struct iter arguments, spaces;
    if (asked) {
        bus.append(asked, &arguments);
        bus.open(&arguments, 'a', "s", &spaces);
        for (int i = 0; i < MEANINGS; i++) { /* some more than once, which does no harm */
            bus.add(&spaces, 's', &meanings[i].space);
        }
        bus.shut(&arguments, &spaces);
    }
    return asked;
}

/* Whether a screen reader runs. NULL when there is no memory. */
static message *reader_question(void) {
    static const char *const property[] = {"org.a11y.Status", "ScreenReaderEnabled"};
    message *asked =
        bus.call("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Get");
    struct iter arguments;
    if (asked) {
        bus.wake(asked, 0); /* what does not run yet serves no reader */
        bus.append(asked, &arguments);
        bus.add(&arguments, 's', &property[0]);
        bus.add(&arguments, 's', &property[1]);
    }
    return asked;
}

/* The answer: a variant. */
static void read_reader(struct platform_preferences *preferred, message *answer) {
    struct iter at, value;
    uint32_t runs = 0;
    if (bus.read(answer, &at) && bus.type(&at) == 'v') {
        bus.enter(&at, &value);
        if (bus.type(&value) == 'b') {
            bus.get(&value, &runs);
        }
    }
    preferred->reader = runs != 0;
}

static void ask(connection *desktop, message *asked, struct platform_preferences *preferred,
                void (*take_answer)(struct platform_preferences *, message *)) {
    struct failure failure;
    bus.begin(&failure);
    message *answer = asked ? bus.send(desktop, asked, WAIT_MS, &failure) : NULL;
    if (answer) {
        take_answer(preferred, answer);
        bus.drop(answer);
    }
    if (asked) {
        bus.drop(asked);
    }
    bus.free(&failure);
}

/* Without a bus the library would start one. */
static bool has_bus(void) {
    const char *address = getenv("DBUS_SESSION_BUS_ADDRESS");
    return address && *address;
}

struct platform_preferences platform_preferences(void) {
    struct platform_preferences preferred = {.known = false};
    struct failure failure;
    if (!has_bus() || !load()) {
        return preferred;
    }
    bus.begin(&failure);
    connection *desktop = bus.connect(SESSION, &failure);
    if (desktop) {
        bus.stay(desktop, 0);
        ask(desktop, question(), &preferred, read_answer);
        ask(desktop, reader_question(), &preferred, read_reader);
        bus.close(desktop);
        bus.release(desktop);
    }
    bus.free(&failure);
    return preferred;
}

#endif
#endif
