/* surfaces.c: see surfaces.h. One worker and a short list of jobs. */
#include "sdl/video/surfaces.h"

#include "sdl/threads/worker.h"
#include "ui/draw/surface.h"
#include "ui/draw/theme.h"

#include <string.h>

enum { JOBS = 24, COARSER = 8, BAND_ROWS = 24, BAND_PIXELS = 16000 };

enum state { JOB_FREE, JOB_WAITING, JOB_WORKING, JOB_READY };

static struct job {
    struct surface_order order;
    enum state state;
    unsigned age; /* when it was ordered */
    bool asked;   /* for in this frame */
    int row;      /* painted up to here */
    SDL_Surface *picture;
} jobs[JOBS];

static struct worker worker; /* its lock guards the jobs */
static unsigned ages;        /* only the other side uses this */
static _Thread_local bool waiting_for_all;

/* ---- painting ---- */

/* Small windows have no lamp and no lattice. */
static bool roomy(const struct surface_order *order) {
    return (float)order->width >= 1000 * order->unit && (float)order->height >= 700 * order->unit;
}

static void paint_rows(const struct surface_order *order, SDL_Surface *to, float finer, int from,
                       int until) {
    const struct theme *theme = theme_get((enum theme_id)order->theme);
    if (!order->material) {
        struct ground ground = {.look = theme->light ? GROUND_NOON : GROUND_DUSK,
                                .width = to->w,
                                .height = to->h,
                                .scale = (double)(order->unit * finer),
                                .lamp_x = 0.22F,
                                .lamp_y = 0.10F,
                                .lamp = roomy(order),
                                .lattice = roomy(order)};
        ground_paint(&ground, from, until, to->pixels);
        return;
    }
    struct surface surface = {.material = order->material,
                              .unit = (double)(order->unit * finer),
                              .width = to->w,
                              .height = to->h,
                              .shadow = (float)theme->shadow.a / 255,
                              .shadow_r = theme->shadow.r,
                              .shadow_g = theme->shadow.g,
                              .shadow_b = theme->shadow.b};
    surface_paint(&surface, from, until, to->pixels);
}

/* The ground has nothing behind it: without alpha it is copied as it is. */
static SDL_Surface *blank(const struct surface_order *order, int coarser) {
    int width = order->width / coarser, height = order->height / coarser;
    return SDL_CreateRGBSurfaceWithFormat(0, width > 1 ? width : 1, height > 1 ? height : 1, 32,
                                          order->material ? SDL_PIXELFORMAT_ARGB8888
                                                          : SDL_PIXELFORMAT_RGB888);
}

static SDL_Surface *paint_now(const struct surface_order *order, int coarser) {
    SDL_Surface *picture = blank(order, coarser);
    if (picture) {
        paint_rows(order, picture, (float)picture->w / (float)order->width, 0, picture->h);
    }
    return picture;
}

/* ---- the worker ---- */

static struct job *oldest(enum state state) {
    struct job *found = NULL;
    for (int i = 0; i < JOBS; i++) {
        if (jobs[i].state == state && (!found || jobs[i].age < found->age)) {
            found = &jobs[i];
        }
    }
    return found;
}

/* The job that is being worked on, if need be the next one. */
static struct job *current(void) {
    struct job *job = oldest(JOB_WORKING);
    job = job ? job : oldest(JOB_WAITING);
    if (job && job->state == JOB_WAITING) {
        job->state = JOB_WORKING;
        job->picture = blank(&job->order, 1);
    }
    return job;
}

/* Where the band ends that begins at a row. A band is short, so that neither quitting nor, where
 * there are no threads, the next frame waits for long. */
static int band_end(const SDL_Surface *picture, int row) {
    int rows = BAND_PIXELS / picture->w;
    rows = rows < 1 ? 1 : rows > BAND_ROWS ? BAND_ROWS : rows;
    return row + rows < picture->h ? row + rows : picture->h;
}

/* Paints a band. */
static int step(void *unused) {
    (void)unused;
    struct job *job = worker_is_stopping(&worker) ? NULL : current();
    if (!job) {
        return WORKER_IDLE;
    }
    struct surface_order order = job->order;
    SDL_Surface *picture = job->picture;
    int row = job->row, end = picture ? band_end(picture, row) : row;
    worker_unlock(&worker);
    if (picture) {
        paint_rows(&order, picture, 1, row, end);
    }
    worker_lock(&worker);
    job->row = end;
    if (!picture || end == picture->h) {
        job->state = JOB_READY;
        worker_notify(&worker);
    }
    return 0;
}

/* ---- the other side ---- */

static void drop(struct job *job) {
    SDL_FreeSurface(job->picture);
    *job = (struct job){0};
}

void surfaces_open(Uint32 wake) {
    if (!worker.mutex) {
        worker_open(&worker, wake, step, NULL);
    }
}

void surfaces_close(void) {
    worker_stop(&worker);
    for (int i = 0; i < JOBS; i++) {
        drop(&jobs[i]);
    }
    worker_close(&worker);
}

void surfaces_wait(bool wait) {
    waiting_for_all = wait;
}

static bool same(const struct surface_order *a, const struct surface_order *b) {
    return a->material == b->material && a->theme == b->theme && a->unit == b->unit &&
           a->width == b->width && a->height == b->height;
}

static struct job *find(const struct surface_order *order) {
    for (int i = 0; i < JOBS; i++) {
        if (jobs[i].state != JOB_FREE && same(&jobs[i].order, order)) {
            return &jobs[i];
        }
    }
    return NULL;
}

/* NULL when there is no room on the list. */
static struct job *put_to_work(const struct surface_order *order) {
    struct job *job = oldest(JOB_FREE);
    if (job) {
        *job = (struct job){.order = *order, .state = JOB_WAITING, .age = ++ages};
        worker_signal(&worker);
    }
    return job;
}

/* The job for an order of this frame, started if it is new. NULL when there is no room: the next
 * frame asks again. */
static struct job *ask_for(const struct surface_order *order) {
    struct job *job = find(order);
    job = job ? job : put_to_work(order);
    if (job) {
        job->asked = true;
    }
    return job;
}

void surfaces_end_frame(void) {
    worker_lock(&worker);
    for (int i = 0; i < JOBS; i++) {
        if (!jobs[i].asked && jobs[i].state != JOB_WORKING) {
            drop(&jobs[i]);
        }
        jobs[i].asked = false;
    }
    worker_unlock(&worker);
    if (!worker_is_running(&worker) && ages) {
        worker_start(&worker, "surfaces");
    }
}

SDL_Surface *surfaces_take(const struct surface_order *order) {
    if (waiting_for_all || !worker.mutex) {
        return paint_now(order, 1);
    }
    SDL_Surface *picture = NULL;
    worker_lock(&worker);
    struct job *job = ask_for(order);
    if (job && job->state == JOB_READY && job->picture) {
        picture = job->picture;
        *job = (struct job){0};
    }
    worker_unlock(&worker);
    return picture;
}

/* The ground is so soft that the quality does not show. */
static SDL_Surface *stretch(const struct surface_order *order, SDL_Surface *small) {
    SDL_Surface *picture = blank(order, 1);
    bool stretched =
        picture && (order->material ? SDL_SoftStretchLinear(small, NULL, picture, NULL)
                                    : SDL_SoftStretch(small, NULL, picture, NULL)) == 0;
    SDL_FreeSurface(stretched ? small : picture);
    return stretched ? picture : small;
}

SDL_Surface *surfaces_coarse(const struct surface_order *order, bool stretched) {
    SDL_Surface *small = paint_now(order, COARSER);
    return small && stretched ? stretch(order, small) : small;
}
