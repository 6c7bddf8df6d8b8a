/* page_store.h: what packaging/web/store.js does for the program in a page, by library_store.js,
 * and what it calls. Paths and locks are as in platform.h. */
#ifndef SERAI_PLATFORM_PAGE_STORE_H
#define SERAI_PLATFORM_PAGE_STORE_H

#include "platform/platform.h"

/* A file has been written or is gone: it is put into the browser's storage. */
void page_store_changed(const char *path);

/* Why a file, or any other one (`beside`), is not kept: a number of store.js; 0: nothing is wrong.
 */
int page_store_trouble(const char *path, bool beside);

/* True while the next frame has to wait for files that are being kept. */
bool page_store_holds(void);

/* As platform_look; ends with web_seen. */
void page_store_look(const char *lock, platform_seen *then, char *path);
void web_seen(platform_seen *then, char *path);

/* False when another tab has the lock. */
bool page_store_take(const char *lock);
void page_store_release(const char *lock);
bool page_store_is_taken(const char *lock);

/* As config_join, of the file of keys with this name. The result is the caller's to free; NULL:
 * there is no memory. */
char *web_join_keys(const char *name, const char *before, const char *mine, const char *theirs);

/* Frames have to wait no longer, keeping files begins or ceases to fail, or a look has ended. */
void web_store_changed(void);

#endif
