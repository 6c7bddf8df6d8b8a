/* use.h: using a target, whichever way it was meant. */
#ifndef SERAI_UI_APP_USE_H
#define SERAI_UI_APP_USE_H

struct app;
struct table_state;
struct target;

/* Uses a target as a click does, or says why that cannot be used. One that is gone does nothing. */
void use_target(struct app *app, const char *id);

/* Says why a target that is not enabled cannot be used. */
void use_refused(const struct app *app, struct table_state *table, const struct target *target);

#endif
