/* sliders.c: see sliders.h. */
#include "ui/scenes/sliders.h"

#include "ui/kit/controls.h"
#include "words/words.h"

#include <math.h>
#include <string.h>

static const char prefix[] = "slider:";

/* The panels with a slider, whose words beside each other are laid out alike. */
static const enum settings_panel panels[] = {PANEL_WINDOW, PANEL_SOUND, PANEL_MOTION};
enum { PANELS = sizeof panels / sizeof panels[0] };

static struct line times_line(float times) {
    int whole = (int)times;
    bool half = times - (float)whole == 0.5F;
    struct line number = {""};
    struct text text = text_fixed(number.string, sizeof number.string);
    if (half) {
        text_format(&text, whole ? "%d½" : "½", whole);
    } else {
        text_readable(&text, text_line("%.3g", (double)times).string);
    }
    return text_line(words(WORD_TIMES), number.string);
}

static struct line seconds_line(float seconds) {
    struct line number = {""};
    struct text text = text_fixed(number.string, sizeof number.string);
    text_readable(&text, text_line("%.3g", (double)seconds).string);
    return text_line(words(WORD_SCAN_SECONDS), number.string);
}

struct line sliders_say(const struct setting *setting, float value) {
    const struct setting_number *number = setting->number;
    return value <= 0                     ? text_line("%s", words(number->zero))
           : number->unit == UNIT_TIMES   ? times_line(value)
           : number->unit == UNIT_SECONDS ? seconds_line(value)
                                          : text_percent((int)lroundf(value * 100));
}

/* The slider of a panel, which is its first row; NULL: it has none. */
static const struct setting *slider_in(enum settings_panel panel) {
    const struct setting *first = setting_in(panel, NULL);
    return first && first->kind == SETTING_NUMBER ? first : NULL;
}

const struct setting *sliders_find(const char *id) {
    const struct setting *setting =
        strncmp(id, prefix, strlen(prefix)) == 0 ? setting_find(id + strlen(prefix)) : NULL;
    return setting && setting->number ? setting : NULL;
}

/* The stop nearest to a value: the command line may set one between stops. */
static int stop_of(const struct setting_number *number, float value) {
    int best = 0;
    for (int i = 1; i < number->stops; i++) {
        best = fabsf(number->stop[i] - value) < fabsf(number->stop[best] - value) ? i : best;
    }
    return best;
}

/* What the window leaves of the interface size that is set; 0: all of it. */
static float capped_scale(const struct app *app) {
    float set = app->settings.scale, had = app->window_scale;
    return had < set - 0.005F ? had : 0;
}

static struct slider slider_of(const struct app *app, const struct setting *setting) {
    float value = settings_value(&app->settings, setting);
    const struct setting_number *number = setting->number;
    struct slider slider = {
        .id = text_line("%s%s", prefix, setting->name),
        .title = setting->title,
        .sentence = text_line(words(setting->sentence), app_key_said(app, KEY_F4).string),
        .stops = number->stops,
        .stop = stop_of(number, value),
        .value = sliders_say(setting, value)};
    if (setting->panel == PANEL_SOUND && app->settings.mute) {
        slider.value = text_line("%s", words(WORD_MUTED));
    }
    if (setting->panel == PANEL_WINDOW && capped_scale(app) > 0) {
        slider.value = text_line(words(WORD_SCALE_MOST),
                                 text_percent((int)floorf(capped_scale(app) * 100 + 0.01F)).string);
        slider.sentence = text_line("%s", words(WORD_SCALE_CAPPED));
    }
    for (int i = 0; i < slider.stops; i++) {
        slider.label[i] = sliders_say(setting, number->stop[i]);
    }
    return slider;
}

/* Beside each other, either all or none have their values below their titles. */
void sliders_draw(const struct app *app, const struct setting *setting, struct rect rect) {
    struct slider slider = slider_of(app, setting);
    for (int i = 0; i < PANELS; i++) {
        struct slider other = slider_of(app, slider_in(panels[i]));
        slider.stacked = slider.stacked || !control_slider_fits(app->ui, rect.w, &other);
    }
    control_slider(app->ui, rect, &slider);
}

/* Sets a slider; the volume plays a sound to try it. */
static void set_slider(const struct app *app, struct settings *settings,
                       const struct setting *setting, int stop) {
    settings_put(settings, setting, setting->number->stop[stop]);
    if (setting->panel == PANEL_SOUND) {
        settings->mute = false;
        cues_add(app->cues, &(struct cue){.sound = SOUND_WOOD, .pitch = 1, .gain = 1});
    }
}

void sliders_use(const struct app *app, struct settings *settings, const struct setting *setting) {
    const struct setting_number *number = setting->number;
    struct line id = text_line("%s%s", prefix, setting->name);
    int stop = (stop_of(number, settings_value(settings, setting)) + 1) % number->stops;
    const struct target *target = targets_find(&app->ui->targets, id.string);
    if (!app->ui->keyboard && target) {
        stop = control_slider_stop(target, number->stops, app->ui->pointer);
    }
    set_slider(app, settings, setting, stop);
}

void sliders_step(const struct app *app, struct settings *settings, const struct setting *setting,
                  int by) {
    int stop = stop_of(setting->number, settings_value(settings, setting)) + by;
    if (stop >= 0 && stop < setting->number->stops) {
        set_slider(app, settings, setting, stop);
    }
}
