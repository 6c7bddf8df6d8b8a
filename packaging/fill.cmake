# cmake -DFROM=TEMPLATE -DTO=FILE -P fill.cmake: fills in a template as the packages do, without a
# build.
include(${CMAKE_CURRENT_LIST_DIR}/identity.cmake)
get_filename_component(PROJECT_SOURCE_DIR ${packaging}/.. ABSOLUTE)
file(STRINGS ${PROJECT_SOURCE_DIR}/CMakeLists.txt project_line REGEX "^project\\(serai VERSION ")
string(REGEX MATCH "[0-9.]+" PROJECT_VERSION "${project_line}")
configure_file(${FROM} ${TO} @ONLY)
