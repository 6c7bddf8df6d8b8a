# cmake -DFROM=TEMPLATE -DTO=FILE [-DNAME=VALUE...] -P fill.cmake: fills in a template as the
# packages do, without a build, including the values used only in recipes. Each NAME can be used in
# the template, too.
include(${CMAKE_CURRENT_LIST_DIR}/identity.cmake)
get_filename_component(PROJECT_SOURCE_DIR ${packaging}/.. ABSOLUTE)
file(STRINGS ${PROJECT_SOURCE_DIR}/CMakeLists.txt project_line REGEX "^project\\(serai VERSION ")
string(REGEX MATCH "[0-9.]+" PROJECT_VERSION "${project_line}")
set(SERAI_DOWNLOAD ${SERAI_DOWNLOADS}/v${PROJECT_VERSION})

# indented OUT TEXT: the text indented by two columns.
function(indented out text)
  string(REPLACE "\n" "\n  " text "${text}")
  string(REPLACE "\n  \n" "\n\n" text "${text}")
  set(${out} "${text}" PARENT_SCOPE)
endfunction()
indented(SERAI_YAML_DESCRIPTION "${SERAI_DESCRIPTION}")
indented(SERAI_YAML_NEWS "${SERAI_NEWS}")
string(REPLACE "\n\n" "\n.\n" SERAI_DEBIAN_DESCRIPTION "${SERAI_DESCRIPTION}")
string(REPLACE "\n" "\n " SERAI_DEBIAN_DESCRIPTION "${SERAI_DEBIAN_DESCRIPTION}")

# The source of the Flatpak: by default this folder, relative to build/.
if(NOT SERAI_FLATPAK_SOURCE)
  set(SERAI_FLATPAK_SOURCE "type: dir\n        path: ..\n        skip:\n          - build")
endif()

configure_file(${FROM} ${TO} @ONLY)
