/* svg.c: see svg.h. */
#include "sdl/video/svg.h"

#include "base/text.h"

#include <SDL_image.h>
#include <string.h>

SDL_Surface *svg_paint(const char *svg, int width, int height) {
    SDL_RWops *rw = SDL_RWFromConstMem(svg, (int)strlen(svg));
    SDL_Surface *surface = rw ? IMG_LoadSizedSVG_RW(rw, width, height) : NULL;
    if (rw) {
        SDL_RWclose(rw);
    }
    return surface;
}

static void add_color(struct text *svg, const char *what, struct color color) {
    if (!color.a) {
        text_format(svg, " %s=\"none\"", what);
        return;
    }
    text_format(svg, " %s=\"#%02X%02X%02X\" %s-opacity=\"%.3f\"", what, color.r, color.g, color.b,
                what, color.a / 255.0);
}

/* A fill that fades from the middle of the picture to its nearer edge. */
static void add_fade(struct text *svg, struct color fill, int width, int height) {
    double alpha = fill.a / 255.0;
    text_format(svg,
                "<defs><radialGradient id=\"f\" gradientUnits=\"userSpaceOnUse\" cx=\"%d\" "
                "cy=\"%d\" r=\"%d\">",
                width / 2, height / 2, (width < height ? width : height) / 2);
    static const double stops[][2] = {{0, 1}, {0.3, 0.43}, {1, 0}};
    for (int i = 0; i < 3; i++) {
        text_format(svg,
                    "<stop offset=\"%.1f\" stop-color=\"#%02X%02X%02X\" stop-opacity=\"%.3f\"/>",
                    stops[i][0], fill.r, fill.g, fill.b, stops[i][1] * alpha);
    }
    text_add(svg, "</radialGradient></defs>");
}

static void add_line(struct text *svg, const struct stroke *stroke, struct color color, float width,
                     bool dashed) {
    add_color(svg, "stroke", color);
    text_format(svg, " stroke-width=\"%.2f\" stroke-linejoin=\"round\" stroke-linecap=\"%s\"",
                (double)width, stroke->cap == CAP_BUTT ? "butt" : "round");
    if (dashed) {
        text_format(svg, " stroke-dasharray=\"%.4f %.4f\"", (double)stroke->dash_on,
                    (double)stroke->dash_off);
    }
    text_add(svg, "/>");
}

static void write_path(struct text *svg, const struct stroke *stroke, const char *data, int width,
                       int height, const SDL_Rect *part) {
    bool dashed = stroke->dash_off > 0;
    text_format(svg, "<svg width=\"%d\" height=\"%d\" viewBox=\"%d %d %d %d\">", part->w, part->h,
                part->x, part->y, part->w, part->h);
    if (stroke->fade) {
        add_fade(svg, stroke->fill, width, height);
    }
    if (stroke->under.color.a) {
        text_format(svg, "<path d=\"%s\" fill=\"none\"", data);
        add_line(svg, stroke, stroke->under.color, stroke->under.width,
                 dashed && stroke->under.dashed);
    }
    text_format(svg, "<path d=\"%s\"", data);
    if (stroke->fade) {
        text_add(svg, " fill=\"url(#f)\"");
    } else {
        add_color(svg, "fill", stroke->fill);
    }
    add_line(svg, stroke, stroke->color, stroke->width, dashed);
    text_add(svg, "</svg>");
}

SDL_Surface *svg_paint_path(const struct stroke *stroke, const char *data, int width, int height,
                            const SDL_Rect *part) {
    struct text svg = {0};
    write_path(&svg, stroke, data, width, height, part);
    SDL_Surface *surface = svg.truncated ? NULL : svg_paint(svg.data, part->w, part->h);
    text_free(&svg);
    return surface;
}

SDL_Surface *svg_paint_rows(const char *svg, struct rect frame, int width, int height, int first,
                            int rows) {
    const char *head = strstr(svg, "<svg"), *rest = head ? strchr(head, '>') : NULL;
    double down = (double)frame.h / height;
    struct text part = {0};
    text_format(&part,
                "<svg width=\"%d\" height=\"%d\" preserveAspectRatio=\"none\" viewBox=\"%.4f %.4f "
                "%.4f %.4f\"",
                width, rows, (double)frame.x, (double)frame.y + first * down, (double)frame.w,
                rows * down);
    text_add(&part, rest ? rest : "/>");
    SDL_Surface *surface = part.truncated ? NULL : svg_paint(part.data, width, rows);
    text_free(&part);
    return surface;
}
