/* wake.h: when a part of the interface next needs to run, in ms of the app's time. */
#ifndef SERAI_UI_KIT_WAKE_H
#define SERAI_UI_KIT_WAKE_H

/* Not before something happens. */
static const double NEVER = 1e300;

#endif
