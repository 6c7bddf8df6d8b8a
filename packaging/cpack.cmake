# The packages: `cpack -G DEB`, RPM, NSIS, ZIP or DragNDrop in a build folder. `./dev package` makes
# the appropriate build for each.
set(CPACK_PACKAGE_NAME serai)
set(CPACK_PACKAGE_VENDOR "${SERAI_PUBLISHER}")
set(CPACK_PACKAGE_CONTACT "${SERAI_PUBLISHER} <${SERAI_CONTACT}>")
set(CPACK_PACKAGE_HOMEPAGE_URL "${SERAI_HOMEPAGE}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${SERAI_SYNOPSIS}")
string(REPLACE "\n\n" "\n.\n" CPACK_PACKAGE_DESCRIPTION "${SERAI_DESCRIPTION}")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_PACKAGE_EXECUTABLES serai Serai)

if(WIN32)
  include(${packaging}/windows/cpack.cmake)
elseif(SERAI_BUNDLE)
  include(${packaging}/macos/cpack.cmake)
else()
  set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
  set(CPACK_GENERATOR DEB RPM)

  set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
  set(CPACK_DEBIAN_PACKAGE_SECTION games)
  set(CPACK_DEBIAN_PACKAGE_SUGGESTS "wl-clipboard, xclip") # to copy pictures
  set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
  if(CMAKE_CROSSCOMPILING)
    set(CPACK_RPM_PACKAGE_ARCHITECTURE ${CMAKE_SYSTEM_PROCESSOR})
    string(REPLACE aarch64 arm64 CPACK_DEBIAN_PACKAGE_ARCHITECTURE ${CMAKE_SYSTEM_PROCESSOR})
  endif()

  set(CPACK_RPM_FILE_NAME RPM-DEFAULT)
  set(CPACK_RPM_PACKAGE_SUMMARY "${SERAI_SUMMARY}")
  set(CPACK_RPM_PACKAGE_DESCRIPTION "${SERAI_DESCRIPTION}")
  set(CPACK_RPM_PACKAGE_LICENSE "${SERAI_LICENSE}")
  set(CPACK_RPM_PACKAGE_GROUP Amusements/Games)
  set(CPACK_RPM_COMPRESSION_TYPE xz)
  # No times and nothing about the packer's machine, as in the other packages.
  set(CPACK_RPM_SPEC_MORE_DEFINE "%define _build_id_links none
%define packager ${CPACK_PACKAGE_CONTACT}
%define _buildhost serai
%define use_source_date_epoch_as_buildtime 1
%define clamp_mtime_to_source_date_epoch 1")
  # Folders that belong to the system.
  set(CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION /usr/share/applications /usr/share/metainfo
    /usr/share/mime /usr/share/mime/packages /usr/share/man /usr/share/man/man6 /usr/share/doc
    /usr/share/icons /usr/share/icons/hicolor)
  set(CPACK_RPM_USER_FILELIST)
  foreach(translation IN LISTS translations)
    get_filename_component(language ${translation} NAME_WE)
    list(APPEND CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION /usr/share/man/${language}
      /usr/share/man/${language}/man6)
    foreach(page serai serai-cli)
      list(APPEND CPACK_RPM_USER_FILELIST
        "%lang(${language}) /usr/share/man/${language}/man6/${page}.6.gz")
    endforeach()
  endforeach()
  foreach(size 16x16 24x24 32x32 48x48 64x64 128x128 256x256 512x512 scalable)
    list(APPEND CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION /usr/share/icons/hicolor/${size}
      /usr/share/icons/hicolor/${size}/apps)
  endforeach()
endif()
include(CPack)
