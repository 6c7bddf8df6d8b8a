/* sprite_list.h: every drawing under assets/sprites, written by assets/tools/make_sprites.py.
 *
 * SPRITE_LIST(X) gives X(ID, file, left, top, width, height, round) for each: the name of the file,
 * the part of the plane that it shows, in the drawing's own unit (assets/README.md says what 1 is),
 * and whether it is a body that is the unit circle. SPRITE_LOOKS is a drawing's looks in the three
 * themes, in the order of enum theme_id.
 */
#ifndef SERAI_UI_DRAW_SPRITE_LIST_H
#define SERAI_UI_DRAW_SPRITE_LIST_H

#define SPRITE_LOOKS(X, id, name, ...)                                                             \
    X(id##_DUSK, name "-dusk.svg", __VA_ARGS__)                                                    \
    X(id##_NOON, name "-noon.svg", __VA_ARGS__)                                                    \
    X(id##_CONTRAST, name "-contrast.svg", __VA_ARGS__)

/* clang-format off */
#define SPRITE_LIST(X) \
    X(SEED_0, "seed-0.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(SEED_1, "seed-1.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(SEED_2, "seed-2.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(SEED_3, "seed-3.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(SEED_4, "seed-4.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(SEED_5, "seed-5.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(SEED_6, "seed-6.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(SEED_7, "seed-7.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(SEED_8, "seed-8.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(SEED_9, "seed-9.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(SEED_10, "seed-10.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(SEED_11, "seed-11.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(PEBBLE_0, "pebble-0.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(PEBBLE_1, "pebble-1.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(PEBBLE_2, "pebble-2.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(PEBBLE_3, "pebble-3.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(PEBBLE_4, "pebble-4.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(PEBBLE_5, "pebble-5.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(PEBBLE_6, "pebble-6.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(PEBBLE_7, "pebble-7.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(PEBBLE_8, "pebble-8.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(PEBBLE_9, "pebble-9.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(PEBBLE_10, "pebble-10.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(PEBBLE_11, "pebble-11.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(PEBBLE_12, "pebble-12.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(PEBBLE_13, "pebble-13.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(BEAD_0, "bead-0.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(BEAD_1, "bead-1.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(BEAD_2, "bead-2.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(BEAD_3, "bead-3.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(SEED_PLAIN, "seed-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(PEBBLE_PLAIN, "pebble-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(BEAD_PLAIN, "bead-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(GEM_1, "gem-1.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(GEM_2, "gem-2.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(GEM_3, "gem-3.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(GEM_4, "gem-4.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(GEM_1_FIGURE, "gem-1-figure.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(GEM_2_FIGURE, "gem-2-figure.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(GEM_3_FIGURE, "gem-3-figure.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(GEM_4_FIGURE, "gem-4-figure.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(GEM_1_PLAIN, "gem-1-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(GEM_2_PLAIN, "gem-2-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(GEM_3_PLAIN, "gem-3-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(GEM_4_PLAIN, "gem-4-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(GEM_1_FIGURE_PLAIN, "gem-1-figure-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(GEM_2_FIGURE_PLAIN, "gem-2-figure-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(GEM_3_FIGURE_PLAIN, "gem-3-figure-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(GEM_4_FIGURE_PLAIN, "gem-4-figure-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(LIMESTONE, "limestone.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(BASALT, "basalt.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(LIMESTONE_PLAIN, "limestone-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(BASALT_PLAIN, "basalt-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    SPRITE_LOOKS(X, TILE_0, "tile-0", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    SPRITE_LOOKS(X, TILE_LIFTED_0, "tile-lifted-0", -2.0F, -2.0F, 4.0F, 4.0F, false) \
    SPRITE_LOOKS(X, TILE_1, "tile-1", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    SPRITE_LOOKS(X, TILE_LIFTED_1, "tile-lifted-1", -2.0F, -2.0F, 4.0F, 4.0F, false) \
    X(DEADZONE, "deadzone.svg", -1.1F, -1.1F, 2.2F, 2.2F, false) \
    X(DEADZONE_PLAIN, "deadzone-plain.svg", -1.1F, -1.1F, 2.2F, 2.2F, false) \
    SPRITE_LOOKS(X, SUN_ON, "sun-on", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    SPRITE_LOOKS(X, SUN_OFF, "sun-off", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    SPRITE_LOOKS(X, MOON_ON, "moon-on", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    SPRITE_LOOKS(X, MOON_OFF, "moon-off", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(DISC, "disc.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(DIAMOND, "diamond.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(COMPANION_1, "companion-1.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(COMPANION_2, "companion-2.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(COMPANION_3, "companion-3.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(COMPANION_4, "companion-4.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(COMPANION_5, "companion-5.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(COMPANION_6, "companion-6.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(COMPANION_7, "companion-7.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(COMPANION_8, "companion-8.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(COMPANION_9, "companion-9.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(COMPANION_1_PLAIN, "companion-1-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(COMPANION_2_PLAIN, "companion-2-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(COMPANION_3_PLAIN, "companion-3-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(COMPANION_4_PLAIN, "companion-4-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(COMPANION_5_PLAIN, "companion-5-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(COMPANION_6_PLAIN, "companion-6-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(COMPANION_7_PLAIN, "companion-7-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(COMPANION_8_PLAIN, "companion-8-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(COMPANION_9_PLAIN, "companion-9-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    SPRITE_LOOKS(X, BADGE_TURN_0, "badge-turn-0", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    SPRITE_LOOKS(X, BADGE_TURN_1, "badge-turn-1", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    SPRITE_LOOKS(X, BADGE_WARNING, "badge-warning", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    SPRITE_LOOKS(X, CROSS, "cross", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(BADGE_MINUS, "badge-minus.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(BADGE_MINUS_FOCUS, "badge-minus-focus.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(BADGE_MINUS_PLAIN, "badge-minus-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(BADGE_MINUS_FOCUS_PLAIN, "badge-minus-focus-plain.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(KNOB_SWITCH, "knob-switch.svg", -1.6F, -1.6F, 3.2F, 3.2F, true) \
    X(HOME_STARS, "home-stars.svg", 0.0F, 0.0F, 1280.0F, 180.0F, false) \
    SPRITE_LOOKS(X, HOME_SERAI, "home-serai", -800.0F, -170.0F, 830.0F, 180.0F, false) \
    SPRITE_LOOKS(X, HOME_DUNES, "home-dunes", 0.0F, -66.0F, 1280.0F, 80.0F, false) \
    SPRITE_LOOKS(X, HOME_MOON, "home-moon", -3.6F, -3.6F, 7.2F, 7.2F, false) \
    SPRITE_LOOKS(X, HOME_CAMELS, "home-camels", -90.0F, -40.0F, 180.0F, 44.0F, false) \
    X(APP_ICON, "app-icon.svg", -64.0F, -64.0F, 128.0F, 128.0F, false) \
    X(ICON_UNDO, "icon-undo.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_REDO, "icon-redo.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_RULES, "icon-rules.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_MENU, "icon-menu.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_HISTORY, "icon-history.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_BACK, "icon-back.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_NEXT, "icon-next.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_UP, "icon-up.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_DOWN, "icon-down.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_FOLD, "icon-fold.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_FIRST, "icon-first.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_LAST, "icon-last.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_HOME, "icon-home.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_FOLDER, "icon-folder.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_SAVE, "icon-save.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_PASTE, "icon-paste.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_COPY, "icon-copy.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_COPY_PLACE, "icon-copy-place.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_COPY_PICTURE, "icon-copy-picture.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_SEND, "icon-send.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_PICTURE, "icon-picture.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_INFO, "icon-info.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_HELP, "icon-help.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_QUIT, "icon-quit.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_PLAY, "icon-play.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_PAUSE, "icon-pause.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_AGAIN, "icon-again.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_BRANCH, "icon-branch.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_COMMENT, "icon-comment.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_SWAP, "icon-swap.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_TURN, "icon-turn.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_PLUS, "icon-plus.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_EYE, "icon-eye.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_CHECK, "icon-check.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_MUTED, "icon-muted.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_CROSS, "icon-cross.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_MINUS, "icon-minus.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_LOTS, "icon-lots.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_FLAG, "icon-flag.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_AGREE, "icon-agree.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_CLOCK, "icon-clock.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_WARNING, "icon-warning.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_CHART, "icon-chart.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_PENCIL, "icon-pencil.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_PUZZLE, "icon-puzzle.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_TRASH, "icon-trash.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_CHECK_HEAVY, "icon-check-heavy.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_CROSS_HEAVY, "icon-cross-heavy.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_NEXT_HEAVY, "icon-next-heavy.svg", -10.0F, -10.0F, 20.0F, 20.0F, false) \
    X(ICON_GEAR, "icon-gear.svg", -10.0F, -10.0F, 20.0F, 20.0F, false)
/* clang-format on */

#endif
