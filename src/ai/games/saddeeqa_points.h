/* saddeeqa_points.h: made by this command, and by nothing else:
 *
 *     serai-learn points saddeeqa 1 10 300 300 saddeeqa
 */
static const int16_t saddeeqa_points[STAGES_MAX] = {404, 505, 530, 291};
