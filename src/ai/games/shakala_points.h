/* shakala_points.h: made by this command, and by nothing else:
 *
 *     serai-learn points erring leads shakala 1 16 100 400 shakala
 */
static const int16_t shakala_points[STAGES_MAX] = {342, 208, 551, 360};
static const int16_t shakala_leads[STAGES_MAX] = {31, 29, 27, 37};
