# The program of the page: serai.js and serai.wasm. The scripts beside this file are what it has
# instead of a system; those named library_*.js are part of serai.js, the others are loaded before it.
set(web ${CMAKE_CURRENT_LIST_DIR})
# The functions of the program that scripts call.
set(border ${PROJECT_SOURCE_DIR}/src/sdl/web/page.h)
file(READ ${border} declared)
string(REGEX MATCHALL "web_[a-z_]+\\(" exports "${declared}")
list(TRANSFORM exports REPLACE "\\(" "")
list(APPEND exports malloc free main)
list(TRANSFORM exports PREPEND _)
list(JOIN exports "," exports)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${border})
target_link_options(serai PRIVATE
  -sENVIRONMENT=web,worker -sEXIT_RUNTIME=0 -sDYNAMIC_EXECUTION=0
  -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=16777216 -sTOTAL_STACK=1048576
  -sFORCE_FILESYSTEM=1 -sEXPORTED_FUNCTIONS=${exports}
  -sEXPORTED_RUNTIME_METHODS=FS,ccall,UTF8ToString,stringToUTF8,lengthBytesUTF8
  # parts of Emscripten's that SDL's scripts use, which this version does not find by itself
  -sDEFAULT_LIBRARY_FUNCS_TO_INCLUDE=@${web}/functions
  ${SERAI_WEB_LINK})
file(GLOB libraries CONFIGURE_DEPENDS ${web}/library_*.js)
foreach(library IN LISTS libraries)
  target_link_options(serai PRIVATE SHELL:--js-library=${library})
endforeach()
target_link_options(serai-cli PRIVATE SHELL:--js-library=${web}/library_store.js)
set_property(TARGET serai APPEND PROPERTY LINK_DEPENDS ${libraries})

# A player waits until all of it is there and what runs is compiled: small is fast, where loops over
# positions or pixels do not take the time. A browser compiles all alike, without knowing what
# matters: the engine is to be optimized beforehand.
foreach(library IN LISTS SERAI_LIBRARIES)
  if(library MATCHES "^serai_(engine|games|ai.*)$")
    target_compile_options(${library} PRIVATE -O3)
  elseif(NOT library MATCHES "^serai_(base|ui_draw|ui_boards_.*|sdl_video)$")
    target_compile_options(${library} PRIVATE -Os)
  endif()
endforeach()

# For tests of the engine in the page's terms: node serai-cli.js.
target_link_options(serai-cli PRIVATE -sENVIRONMENT=node,web,worker -sEXIT_RUNTIME=1 -sNODERAWFS=1
  -sALLOW_MEMORY_GROWTH=1)

# The pictures of all scenes as texts, as the tests of the desktop compare them, by this program:
# node shots_png.js --golden FOLDER.
set(tests ${PROJECT_SOURCE_DIR}/tests)
add_executable(shots_png EXCLUDE_FROM_ALL ${tests}/tools/shots_png.c ${tests}/shots/shots.c
  ${tests}/shots/shot_list.c ${tests}/shots/saved_samples.c ${tests}/shots/motion.c
  ${tests}/shots/sheet.c ${tests}/shots/shot_text.c ${tests}/shots/shot_compare.c
  ${tests}/fakes/fake_host.c ${tests}/fakes/fake_pointer.c)
target_include_directories(shots_png PRIVATE ${tests})
target_link_libraries(shots_png PRIVATE serai_sdl serai_sdl_web)
target_link_options(shots_png PRIVATE -sENVIRONMENT=node -sEXIT_RUNTIME=1 -sNODERAWFS=1
  -sEXPORTED_RUNTIME_METHODS=ENV SHELL:--pre-js=${tests}/web/environment.js
  -sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=1048576
  -sDEFAULT_LIBRARY_FUNCS_TO_INCLUDE=@${web}/functions)
foreach(library IN LISTS libraries)
  target_link_options(shots_png PRIVATE SHELL:--js-library=${library})
endforeach()
set_property(TARGET shots_png APPEND PROPERTY LINK_DEPENDS ${libraries} ${tests}/web/environment.js)
