/* platform_fonts_windows.c: see fonts.h. Every Windows since 8 has these fonts in its folder; those
 * of East Asian languages that a person has not chosen may be missing, and Segoe UI Symbol has the
 * small pictures in one color, as letters are. */
#include "platform/fonts.h"

#if defined(_WIN32)

#include <windows.h>

static const struct known_font list[] = {
    {0x0000, 0x05FF, "segoeui.ttf"},    {0x0600, 0x08FF, "segoeui.ttf"},
    {0x0700, 0x07BF, "seguihis.ttf"},   {0x0700, 0x074F, "estre.ttf"},
    {0x0780, 0x07BF, "mvboli.ttf"},     {0x07C0, 0x07FF, "ebrima.ttf"},
    {0x0900, 0x0DFF, "Nirmala.ttf"},    {0x0900, 0x0DFF, "Nirmala.ttc"},
    {0x0E00, 0x0EFF, "LeelawUI.ttf"},   {0x0F00, 0x0FFF, "himalaya.ttf"},
    {0x1000, 0x109F, "mmrtext.ttf"},    {0x10A0, 0x10FF, "segoeui.ttf"},
    {0x1100, 0x11FF, "malgun.ttf"},     {0x1200, 0x139F, "ebrima.ttf"},
    {0x13A0, 0x167F, "gadugi.ttf"},     {0x1780, 0x17FF, "LeelawUI.ttf"},
    {0x1800, 0x18AF, "monbaiti.ttf"},   {0x1950, 0x1A1F, "taile.ttf"},
    {0x1980, 0x19DF, "ntailu.ttf"},     {0x1D00, 0x218F, "segoeui.ttf"},
    {0x2190, 0x2BFF, "seguisym.ttf"},   {0x2C80, 0x2CFF, "seguihis.ttf"},
    {0x2D00, 0x2DDF, "ebrima.ttf"},     {0x2E80, 0x9FFF, "YuGothM.ttc"},
    {0x2E80, 0x9FFF, "msyh.ttc"},       {0x2E80, 0x9FFF, "msjh.ttc"},
    {0x2E80, 0x9FFF, "meiryo.ttc"},     {0x2E80, 0x9FFF, "simsun.ttc"},
    {0x3130, 0xD7FF, "malgun.ttf"},     {0xA000, 0xA4CF, "msyi.ttf"},
    {0xA500, 0xA63F, "ebrima.ttf"},     {0xF900, 0xFAFF, "msyh.ttc"},
    {0xFB00, 0xFEFF, "segoeui.ttf"},    {0xFF00, 0xFFEF, "YuGothM.ttc"},
    {0xFF00, 0xFFEF, "msyh.ttc"},       {0x10000, 0x1BFFF, "seguihis.ttf"},
    {0x1D000, 0x1FFFF, "seguisym.ttf"}, {0x2190, 0x1FFFF, "seguiemj.ttf"},
    {0x20000, 0x3FFFF, "simsunb.ttf"},  {0x20000, 0x3FFFF, "msyh.ttc"},
    {0x0000, 0x1FFFF, "arialuni.ttf"},
};

bool system_font(uint32_t letter, int attempt, char path[PLATFORM_PATH_MAX], int *face) {
    wchar_t wide[MAX_PATH];
    char folder[MAX_PATH * 3];
    UINT length = GetWindowsDirectoryW(wide, MAX_PATH - 6); /* room for "\Fonts" */
    *face = 0;
    if (!length || length >= MAX_PATH - 6) {
        return false;
    }
    lstrcatW(wide, L"\\Fonts");
    return WideCharToMultiByte(CP_UTF8, 0, wide, -1, folder, sizeof folder, NULL, NULL) > 0 &&
           known_font_file(list, sizeof list / sizeof list[0], folder, letter, attempt, path);
}

#endif
