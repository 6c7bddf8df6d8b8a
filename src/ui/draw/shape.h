/* shape.h: a rounded rectangle or a circle: the outlines of boards and of what is cut into them. */
#ifndef SERAI_UI_DRAW_SHAPE_H
#define SERAI_UI_DRAW_SHAPE_H

#include <stdbool.h>

/* A rounded rectangle; where the three sizes are equal it is a circle of that radius. */
struct shape {
    double x, y; /* its middle */
    double half_width, half_height, corner;
};

static inline struct shape shape_circle(double x, double y, double radius) {
    return (struct shape){x, y, radius, radius, radius};
}

static inline bool shape_is_circle(const struct shape *shape) {
    return shape->half_width == shape->corner && shape->half_height == shape->corner;
}

#endif
