/* shakala_points.h: made by this command, and by nothing else:
 *
 *     serai-learn points shakala 1 2 100 100 shakala
 */
static const int16_t shakala_points[STAGES_MAX] = {942, 1225, 1043, 500};
