/* dulko_points.h: made by this command, and by nothing else:
 *
 *     serai-learn points dulko 1 3 100 300 dulko
 */
static const int16_t dulko_points[STAGES_MAX] = {4019, 4124, 5747, 5527};
