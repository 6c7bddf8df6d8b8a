/* sliders.c: see sliders.h. */
#include "ui/scenes/sliders.h"

#include "ui/kit/controls.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

static const float speeds[] = {0, 0.5F, 1, 1.5F, 2, 3};
static const float scales[] = {0, 0.8F, 1, 1.25F, 1.5F, 1.75F, 2};
static const float volumes[] = {0, 0.25F, 0.5F, 0.75F, 1};

static struct line speed_line(float speed) {
    int whole = (int)speed;
    bool half = speed - (float)whole == 0.5F;
    struct line number = {""};
    struct text text = text_fixed(number.string, sizeof number.string);
    if (half) {
        text_format(&text, whole ? "%d½" : "½", whole);
    } else {
        text_readable(&text, text_line("%.3g", (double)speed).string);
    }
    return speed <= 0 ? text_line("%s", words(WORD_OFF))
                      : text_line(words(WORD_TIMES), number.string);
}

static struct line scale_line(float scale) {
    return scale <= 0 ? text_line("%s", words(WORD_AUTO)) : text_percent((int)lroundf(scale * 100));
}

static struct line volume_line(float volume) {
    return volume <= 0 ? text_line("%s", words(WORD_OFF))
                       : text_percent((int)lroundf(volume * 100));
}

static const struct {
    const char *id;
    enum word title, sentence;
    int stops;
    const float *stop;
    struct line (*said)(float value);
} sliders[SLIDERS] = {
    [SLIDER_SCALE] = {"slider:scale", WORD_SCALE, WORD_SCALE_LINE, sizeof scales / sizeof scales[0],
                      scales, scale_line},
    [SLIDER_VOLUME] = {"slider:volume", WORD_VOLUME, WORD_VOLUME_LINE,
                       sizeof volumes / sizeof volumes[0], volumes, volume_line},
    [SLIDER_SPEED] = {"slider:speed", WORD_SPEED, WORD_SPEED_LINE, sizeof speeds / sizeof speeds[0],
                      speeds, speed_line},
};

static float slider_value(const struct settings *settings, int slider) {
    return slider == SLIDER_SCALE    ? settings->scale
           : slider == SLIDER_VOLUME ? settings->volume
                                     : settings->speed;
}

int sliders_find(const char *id) {
    for (int i = 0; i < SLIDERS; i++) {
        if (strcmp(sliders[i].id, id) == 0) {
            return i;
        }
    }
    return -1;
}

/* The stop nearest to a value: the command line may set one between stops. */
static int stop_of(int slider, float value) {
    int best = 0;
    for (int i = 1; i < sliders[slider].stops; i++) {
        const float *stop = sliders[slider].stop;
        best = fabsf(stop[i] - value) < fabsf(stop[best] - value) ? i : best;
    }
    return best;
}

/* What the window leaves of the interface size that is set; 0: all of it. */
static float capped_scale(const struct app *app) {
    float set = app->settings.scale, had = app->window_scale;
    return had < set - 0.005F ? had : 0;
}

static struct slider slider_at(const struct app *app, int index) {
    float value = slider_value(&app->settings, index);
    struct slider slider = {
        .id = sliders[index].id,
        .title = sliders[index].title,
        .sentence = text_line(words(sliders[index].sentence), app_key_said(app, KEY_F4).string),
        .stops = sliders[index].stops,
        .stop = stop_of(index, value),
        .value = sliders[index].said(value)};
    if (index == SLIDER_VOLUME && app->settings.mute) {
        slider.value = text_line("%s", words(WORD_MUTED));
    }
    if (index == SLIDER_SCALE && capped_scale(app) > 0) {
        slider.value = text_line(words(WORD_SCALE_MOST),
                                 text_percent((int)floorf(capped_scale(app) * 100 + 0.01F)).string);
        slider.sentence = text_line("%s", words(WORD_SCALE_CAPPED));
    }
    for (int i = 0; i < slider.stops; i++) {
        slider.label[i] = sliders[index].said(sliders[index].stop[i]);
    }
    return slider;
}

/* Beside each other, either all or none have their values below their titles. */
void sliders_draw(const struct app *app, int index, struct rect rect) {
    struct slider slider = slider_at(app, index);
    for (int i = 0; i < SLIDERS; i++) {
        struct slider other = slider_at(app, i);
        slider.stacked = slider.stacked || !control_slider_fits(app->ui, rect.w, &other);
    }
    control_slider(app->ui, rect, &slider);
}

/* Sets a slider; the volume plays a sound to try it. */
static void set_slider(const struct app *app, struct settings *settings, int index, int stop) {
    float *value = index == SLIDER_SCALE    ? &settings->scale
                   : index == SLIDER_VOLUME ? &settings->volume
                                            : &settings->speed;
    *value = sliders[index].stop[stop];
    if (index == SLIDER_VOLUME) {
        settings->mute = false;
        cues_add(app->cues, &(struct cue){.sound = SOUND_WOOD, .pitch = 1, .gain = 1});
    }
}

void sliders_use(const struct app *app, struct settings *settings, int index) {
    int stops = sliders[index].stops;
    int stop = (stop_of(index, slider_value(settings, index)) + 1) % stops;
    const struct target *target = targets_find(&app->ui->targets, sliders[index].id);
    if (!app->ui->keyboard && target) {
        stop = control_slider_stop(target, stops, app->ui->pointer);
    }
    set_slider(app, settings, index, stop);
}

void sliders_step(const struct app *app, struct settings *settings, int index, int by) {
    int stop = stop_of(index, slider_value(settings, index)) + by;
    if (stop >= 0 && stop < sliders[index].stops) {
        set_slider(app, settings, index, stop);
    }
}
