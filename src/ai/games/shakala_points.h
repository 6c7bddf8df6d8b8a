/* shakala_points.h: made by this command, and by nothing else:
 *
 *     serai-learn points erring shakala 1 4 100 400 shakala
 */
static const int16_t shakala_points[STAGES_MAX] = {419, 721, 562, 132};
