/* platform_preferences_windows.c: see preferences.h. */
#include "platform/preferences.h"

#if defined(_WIN32)

#include <windows.h>

static bool prefers_light(void) {
    DWORD light = 0, size = sizeof light;
    return RegGetValueW(HKEY_CURRENT_USER,
                        L"Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize",
                        L"AppsUseLightTheme", RRF_RT_REG_DWORD, NULL, &light,
                        &size) == ERROR_SUCCESS &&
           light != 0;
}

struct platform_preferences platform_preferences(void) {
    HIGHCONTRASTW contrast = {.cbSize = sizeof contrast};
    BOOL moves = TRUE, reads = FALSE;
    struct platform_preferences preferred = {.known = true, .light = prefers_light()};
    if (SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof contrast, &contrast, 0)) {
        preferred.contrast = (contrast.dwFlags & HCF_HIGHCONTRASTON) != 0;
    }
    if (SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &moves, 0)) {
        preferred.still = !moves;
    }
    preferred.reader = SystemParametersInfoW(SPI_GETSCREENREADER, 0, &reads, 0) && reads;
    return preferred;
}

#endif
