# Emscripten's own toolchain file, wherever it is installed. SERAI_PREFIX in the environment is the
# folder of `packaging/dependencies web`.
execute_process(COMMAND em-config EMSCRIPTEN_ROOT OUTPUT_VARIABLE EMSCRIPTEN
  OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE BOTH) # our libraries are not among Emscripten's
include(${EMSCRIPTEN}/cmake/Modules/Platform/Emscripten.cmake)
list(APPEND CMAKE_PREFIX_PATH $ENV{SERAI_PREFIX})
