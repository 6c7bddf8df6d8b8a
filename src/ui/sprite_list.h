/* sprite_list.h: every drawing under assets/sprites, written by assets/tools/make_sprites.py.
 *
 * SPRITE_LIST(X) gives X(ID, file, left, top, width, height) for each: the name of the file, and
 * the part of the plane that it shows, in the drawing's own unit (assets/README.md says what 1 is).
 */
#ifndef SERAI_UI_SPRITE_LIST_H
#define SERAI_UI_SPRITE_LIST_H

/* clang-format off */
#define SPRITE_LIST(X) \
    X(SEED_0, "seed-0.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(SEED_1, "seed-1.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(SEED_2, "seed-2.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(SEED_3, "seed-3.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(SEED_4, "seed-4.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(SEED_5, "seed-5.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(SEED_6, "seed-6.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(SEED_7, "seed-7.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(SEED_8, "seed-8.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(SEED_9, "seed-9.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(SEED_10, "seed-10.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(SEED_11, "seed-11.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(PEBBLE_0, "pebble-0.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(PEBBLE_1, "pebble-1.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(PEBBLE_2, "pebble-2.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(PEBBLE_3, "pebble-3.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(PEBBLE_4, "pebble-4.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(PEBBLE_5, "pebble-5.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(PEBBLE_6, "pebble-6.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(PEBBLE_7, "pebble-7.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(PEBBLE_8, "pebble-8.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(PEBBLE_9, "pebble-9.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(PEBBLE_10, "pebble-10.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(PEBBLE_11, "pebble-11.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(PEBBLE_12, "pebble-12.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(PEBBLE_13, "pebble-13.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(BEAD_0, "bead-0.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(BEAD_1, "bead-1.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(BEAD_2, "bead-2.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(BEAD_3, "bead-3.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(SEED_PLAIN, "seed-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(PEBBLE_PLAIN, "pebble-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(BEAD_PLAIN, "bead-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(SUN_ON_DUSK, "sun-on-dusk.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(SUN_ON_NOON, "sun-on-noon.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(SUN_ON_CONTRAST, "sun-on-contrast.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(SUN_OFF_DUSK, "sun-off-dusk.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(SUN_OFF_NOON, "sun-off-noon.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(SUN_OFF_CONTRAST, "sun-off-contrast.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(MOON_ON_DUSK, "moon-on-dusk.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(MOON_ON_NOON, "moon-on-noon.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(MOON_ON_CONTRAST, "moon-on-contrast.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(MOON_OFF_DUSK, "moon-off-dusk.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(MOON_OFF_NOON, "moon-off-noon.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(MOON_OFF_CONTRAST, "moon-off-contrast.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(DISC, "disc.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(DIAMOND, "diamond.svg", -1.6F, -1.6F, 3.2F, 3.2F) \
    X(GLOW, "glow.svg", -1.0F, -1.0F, 2.0F, 2.0F) \
    X(ICON_UNDO, "icon-undo.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_REDO, "icon-redo.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_RULES, "icon-rules.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_MENU, "icon-menu.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_HISTORY, "icon-history.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_BACK, "icon-back.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_NEXT, "icon-next.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_UP, "icon-up.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_DOWN, "icon-down.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_FOLD, "icon-fold.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_UNFOLD, "icon-unfold.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_FIRST, "icon-first.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_LAST, "icon-last.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_HOME, "icon-home.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_FOLDER, "icon-folder.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_SAVE, "icon-save.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_COPY, "icon-copy.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_INFO, "icon-info.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_HELP, "icon-help.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_QUIT, "icon-quit.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_PLAY, "icon-play.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_STOP, "icon-stop.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_SWAP, "icon-swap.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_PLUS, "icon-plus.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_EYE, "icon-eye.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_CHECK, "icon-check.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_CROSS, "icon-cross.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_MINUS, "icon-minus.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_LOTS, "icon-lots.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_FLAG, "icon-flag.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_AGREE, "icon-agree.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_CLOCK, "icon-clock.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_SCREEN, "icon-screen.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_WARNING, "icon-warning.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_TRASH, "icon-trash.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_CLOCKWISE, "icon-clockwise.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_COUNTER, "icon-counter.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_CHECK_HEAVY, "icon-check-heavy.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_CROSS_HEAVY, "icon-cross-heavy.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_MINUS_HEAVY, "icon-minus-heavy.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_PLUS_HEAVY, "icon-plus-heavy.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_SWAP_HEAVY, "icon-swap-heavy.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_BACK_HEAVY, "icon-back-heavy.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_NEXT_HEAVY, "icon-next-heavy.svg", -10.0F, -10.0F, 20.0F, 20.0F) \
    X(ICON_GEAR, "icon-gear.svg", -10.0F, -10.0F, 20.0F, 20.0F)
/* clang-format on */

#endif
