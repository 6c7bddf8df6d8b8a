/* dulko_points.h: made by this command, and by nothing else:
 *
 *     serai-learn points dulko 1 3 100 100 dulko
 */
static const int16_t dulko_points[STAGES_MAX] = {5139, 5030, 7103, 8417};
