/* seega7_points.h: made by this command, and by nothing else:
 *
 *     serai-learn points seega size=7 1 3 50 100 seega7
 */
static const int16_t seega7_points[STAGES_MAX] = {1069, 564, 399, 1};
