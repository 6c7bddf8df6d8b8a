/* dulko_points.h: made by this command, and by nothing else:
 *
 *     serai-learn points dulko 1 3 100 100 dulko
 */
static const int16_t dulko_points[STAGES_MAX] = {4147, 4344, 2745, 2144};
