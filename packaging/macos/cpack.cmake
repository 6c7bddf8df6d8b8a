# The disk image. Before it is packed the bundle is signed.
set(CPACK_GENERATOR DragNDrop)
set(CPACK_PACKAGE_FILE_NAME Serai-${PROJECT_VERSION}-macos)
set(CPACK_DMG_VOLUME_NAME Serai)
set(CPACK_DMG_FORMAT UDZO)
set(CPACK_DMG_BACKGROUND_IMAGE ${packaging}/art/dmg.png)
set(CPACK_DMG_DS_STORE_SETUP_SCRIPT ${packaging}/macos/window.applescript)
# The license is inside; a page to accept it is not needed.
unset(CPACK_RESOURCE_FILE_LICENSE)
set(CPACK_PRE_BUILD_SCRIPTS ${packaging}/macos/sign.cmake)
set(CPACK_SERAI_MACOS_IDENTITY "${SERAI_MACOS_IDENTITY}")
