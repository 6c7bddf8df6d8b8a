/* platform_voice_mac_posix.c: voice.h by the speech synthesizer of a Mac, which is asked through
 * the runtime of Objective-C: that needs no other compiler. */
#include "platform/voice.h"

#include "base/text.h"

#if defined(__APPLE__)

#include <dlfcn.h>
#include <string.h>

typedef void *object;

static const char APP_KIT[] = "/System/Library/Frameworks/AppKit.framework/AppKit";

/* The functions of the runtime; objc_msgSend has the type of the method that it calls. */
static struct runtime {
    object (*class_of)(const char *name);
    void *(*selector)(const char *name);
    void *send;
} runtime;

/* C knows no conversion from a pointer to data into one to a function. */
static bool look_up(void *library, const char *name, void *function, size_t size) {
    void *found = library ? dlsym(library, name) : NULL;
    memcpy(function, &found, size);
    return found != NULL;
}

static bool open_runtime(void) {
    void *library = dlopen(APP_KIT, RTLD_LAZY);
    return look_up(library, "objc_getClass", &runtime.class_of, sizeof runtime.class_of) &&
           look_up(library, "sel_registerName", &runtime.selector, sizeof runtime.selector) &&
           look_up(library, "objc_msgSend", &runtime.send, sizeof runtime.send);
}

static object call(object to, const char *method) {
    object (*send)(object, void *);
    memcpy(&send, &runtime.send, sizeof send);
    return to ? send(to, runtime.selector(method)) : NULL;
}

static object call_with(object to, const char *method, const void *value) {
    object (*send)(object, void *, const void *);
    memcpy(&send, &runtime.send, sizeof send);
    return to ? send(to, runtime.selector(method), value) : NULL;
}

static bool answers(object to, const char *method) {
    signed char (*send)(object, void *);
    memcpy(&send, &runtime.send, sizeof send);
    return to && send(to, runtime.selector(method)) != 0;
}

static object string(const char *utf8) {
    return call_with(runtime.class_of("NSString"), "stringWithUTF8String:", utf8);
}

static object pool_open(void) {
    return call(call(runtime.class_of("NSAutoreleasePool"), "alloc"), "init");
}

/* A voice whose locale, "de_DE", begins with the language; NULL: the usual one. */
static object find_voice(const char *language) {
    object class = runtime.class_of("NSSpeechSynthesizer"), voice;
    object each = call(call(class, "availableVoices"), "objectEnumerator");
    while ((voice = call(each, "nextObject"))) {
        object attributes = call_with(class, "attributesForVoice:", voice);
        object locale = call_with(attributes, "objectForKey:", string("VoiceLocaleIdentifier"));
        const char *code = call(locale, "UTF8String");
        if (code && strncmp(code, language, strlen(language)) == 0) {
            return voice;
        }
    }
    return NULL;
}

bool voice_open(struct voice *voice, const char *language) {
    *voice = (struct voice){0};
    if (!open_runtime()) {
        return false;
    }
    object pool = pool_open();
    object speaker =
        call_with(call(runtime.class_of("NSSpeechSynthesizer"), "alloc"), "initWithVoice:", NULL);
    object usual = call(speaker, "voice");
    object attributes =
        call_with(runtime.class_of("NSSpeechSynthesizer"), "attributesForVoice:", usual);
    object locale = call_with(attributes, "objectForKey:", string("VoiceLocaleIdentifier"));
    const char *code = call(locale, "UTF8String");
    bool fits = code && strncmp(code, language, strlen(language)) == 0;
    object found = fits ? NULL : find_voice(language);
    if (speaker && found) {
        call_with(speaker, "setVoice:", found);
    }
    call(pool, "drain");
    voice->open = speaker != NULL;
    voice->handle = (intptr_t)speaker;
    return voice->open;
}

/* "[[" begins a command to the synthesizer, as "[[slnc 9000]]": in a name it is none. */
static void write_plain(const char *sentence, struct text *out) {
    for (; *sentence; sentence++) {
        text_char(out, *sentence);
        text_add(out, sentence[0] == '[' && sentence[1] == '[' ? " " : "");
    }
}

bool voice_say(struct voice *voice, const char *sentence) {
    struct text plain = {0};
    object pool = pool_open();
    write_plain(sentence, &plain);
    call_with((object)voice->handle, "startSpeakingString:", string(text_string(&plain)));
    call(pool, "drain");
    text_free(&plain);
    return true;
}

bool voice_is_speaking(struct voice *voice) {
    return voice->open && answers((object)voice->handle, "isSpeaking");
}

void voice_stop(struct voice *voice) {
    if (voice->open) {
        call((object)voice->handle, "stopSpeaking");
    }
}

void voice_close(struct voice *voice) {
    if (voice->open) {
        call((object)voice->handle, "stopSpeaking");
        call((object)voice->handle, "release");
    }
    *voice = (struct voice){0};
}

#endif
