/* seega7_points.h: made by this command, and by nothing else:
 *
 *     serai-learn points seega size=7 1 6 100 100 seega7
 */
static const int16_t seega7_points[STAGES_MAX] = {582, 362, 333, 1};
