# The archive and the installer for Windows; the installer is NSIS.template.in beside this file.
set(CPACK_GENERATOR ZIP NSIS)
set(CPACK_PACKAGE_FILE_NAME serai-${PROJECT_VERSION}-windows-x86_64)
set(CPACK_MODULE_PATH ${packaging}/windows)
set(CPACK_SERAI_ART ${packaging}/art)
set(CPACK_SERAI_PUBLISHER "${SERAI_PUBLISHER}")
set(CPACK_SERAI_BUGTRACKER "${SERAI_BUGTRACKER}")
set(CPACK_SERAI_TEXTS ${PROJECT_BINARY_DIR}/texts.nsh)
