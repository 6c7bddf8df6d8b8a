/* svg.h: rasterizes drawings and paths, by SDL_image's SVG reader. Each function gives a surface of
 * the caller's; NULL when there is no memory, or when SVG cannot be read. Sides are positive. */
#ifndef SERAI_SDL_VIDEO_SVG_H
#define SERAI_SDL_VIDEO_SVG_H

#include "ui/draw/draw.h"

#include <SDL.h>

/* The drawing of a text in SVG, stretched to a size in pixels. */
SDL_Surface *svg_paint(const char *svg, int width, int height);

/* So many rows of it, from `first` on, in the same pixels as svg_paint has there. `frame` is what
 * the drawing shows, its viewBox. */
SDL_Surface *svg_paint_rows(const char *svg, struct rect frame, int width, int height, int first,
                            int rows);

/* A part of the picture of a path, see image_of_path. */
SDL_Surface *svg_paint_path(const struct stroke *stroke, const char *data, int width, int height,
                            const SDL_Rect *part);

#endif
