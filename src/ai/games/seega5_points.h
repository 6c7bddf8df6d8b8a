/* seega5_points.h: made by this command, and by nothing else:
 *
 *     serai-learn points seega 1 4 100 100 seega5
 */
static const int16_t seega5_points[STAGES_MAX] = {341, 229, 201, 1};
