/* platform_voice_windows.c: voice.h by the Speech API. */
#include "platform/voice.h"

#if defined(_WIN32)

#define COBJMACROS
#include "base/text.h"

#include <windows.h>

#include <sapi.h>

#include <stdlib.h>

/* {96749377-3391-11D2-9EE3-00C04F797396} and {6C44DF74-72B9-4992-A1EC-EF996E0422D4} */
static const CLSID class_of_voice = {
    0x96749377, 0x3391, 0x11D2, {0x9E, 0xE3, 0x00, 0xC0, 0x4F, 0x79, 0x73, 0x96}};
static const IID kind_of_voice = {
    0x6C44DF74, 0x72B9, 0x4992, {0xA1, 0xEC, 0xEF, 0x99, 0x6E, 0x04, 0x22, 0xD4}};

static const DWORD SPOKEN_XML = SPF_ASYNC | SPF_IS_XML;

/* The number that SAPI knows a language by is kept beside the voice. */
struct opened {
    ISpVoice *voice;
    LCID language;
};

static struct opened *opened_of(const struct voice *voice) {
    return (struct opened *)voice->handle;
}

bool voice_open(struct voice *voice, const char *language) {
    *voice = (struct voice){0};
    struct opened *opened = calloc(1, sizeof *opened);
    WCHAR name[LOCALE_NAME_MAX_LENGTH] = L"";
    if (!opened) {
        return false;
    }
    if (FAILED(CoInitializeEx(NULL, COINIT_MULTITHREADED))) {
        free(opened);
        return false;
    }
    if (FAILED(CoCreateInstance(&class_of_voice, NULL, CLSCTX_ALL, &kind_of_voice,
                                (void **)&opened->voice))) {
        CoUninitialize();
        free(opened);
        return false;
    }
    MultiByteToWideChar(CP_UTF8, 0, language, -1, name, LOCALE_NAME_MAX_LENGTH);
    opened->language = LocaleNameToLCID(name, 0);
    voice->open = true;
    voice->handle = (intptr_t)opened;
    return true;
}

/* As XML, which names the language. */
static void write_xml(LCID language, const char *sentence, struct text *out) {
    text_format(out, "<lang langid=\"%x\">", (unsigned)language);
    for (; *sentence; sentence++) {
        if (*sentence == '<') {
            text_add(out, "&lt;");
        } else if (*sentence == '&') {
            text_add(out, "&amp;");
        } else {
            text_add_bytes(out, sentence, 1);
        }
    }
    text_add(out, "</lang>");
}

bool voice_say(struct voice *voice, const char *sentence) {
    struct opened *opened = opened_of(voice);
    struct text xml = {0};
    write_xml(opened->language, sentence, &xml);
    int length = MultiByteToWideChar(CP_UTF8, 0, text_string(&xml), -1, NULL, 0);
    WCHAR *wide = calloc((size_t)length + 1, sizeof *wide);
    bool said = wide && MultiByteToWideChar(CP_UTF8, 0, text_string(&xml), -1, wide, length) &&
                SUCCEEDED(ISpVoice_Speak(opened->voice, wide, SPOKEN_XML, NULL));
    free(wide);
    text_free(&xml);
    if (!said) {
        voice_close(voice);
    }
    return said;
}

bool voice_is_speaking(struct voice *voice) {
    SPVOICESTATUS status = {0};
    return voice->open && SUCCEEDED(ISpVoice_GetStatus(opened_of(voice)->voice, &status, NULL)) &&
           status.dwRunningState != SPRS_DONE;
}

void voice_stop(struct voice *voice) {
    if (voice->open) {
        ISpVoice_Speak(opened_of(voice)->voice, NULL, SPF_ASYNC | SPF_PURGEBEFORESPEAK, NULL);
    }
}

void voice_close(struct voice *voice) {
    if (voice->open) {
        ISpVoice_Release(opened_of(voice)->voice);
        free(opened_of(voice));
        CoUninitialize();
    }
    *voice = (struct voice){0};
}

#endif
