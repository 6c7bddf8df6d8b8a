/* seega9_points.h: made by this command, and by nothing else:
 *
 *     serai-learn points seega size=9 1 4 60 100 seega9
 */
static const int16_t seega9_points[STAGES_MAX] = {1229, 615, 557, 1};
