# The files that `cmake --install` and the packages contain, and their folders. There are three
# layouts: the system's folders (Linux packages, the default), one folder (SERAI_PORTABLE: Windows,
# the Linux archive), and a bundle (SERAI_BUNDLE: macOS). sdl/video/assets.c looks for the assets in
# all three.
include(${CMAKE_CURRENT_LIST_DIR}/identity.cmake)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${packaging}/identity
  ${PROJECT_SOURCE_DIR}/CHANGELOG.md)
include(GNUInstallDirs)

# What the packages say in other languages: `translate` makes their files of po/.
set(translate ${packaging}/translate)
set(package_texts ${PROJECT_BINARY_DIR}/packaging)
add_custom_command(OUTPUT ${package_texts}/LINGUAS DEPENDS ${translations} ${translate} VERBATIM
  COMMAND sh ${translate} texts ${package_texts} ${translations})
set(translated)
# add_translated KIND FROM LANGUAGES TO: adds the file TO to those that are made.
function(add_translated kind from texts to)
  get_filename_component(folder ${to} DIRECTORY)
  file(MAKE_DIRECTORY ${folder})
  add_custom_command(OUTPUT ${to} VERBATIM
    DEPENDS ${from} ${package_texts}/LINGUAS ${translate} ${packaging}/translate.awk
    COMMAND sh ${translate} ${kind} ${from} ${texts} ${to})
  set(translated ${translated} ${to} PARENT_SCOPE)
endfunction()

if(WIN32 AND SERAI_UI)
  include(${packaging}/windows/windows.cmake)
endif()

if(SERAI_BUNDLE)
  include(${packaging}/macos/macos.cmake)
elseif(SERAI_PORTABLE)
  set(program_folder .)
  set(assets_folder assets)
  set(papers_folder .)
else()
  set(program_folder ${CMAKE_INSTALL_BINDIR})
  set(assets_folder ${CMAKE_INSTALL_DATADIR}/serai)
  set(papers_folder ${CMAKE_INSTALL_DOCDIR})
  if(SERAI_UI)
    include(${packaging}/linux/linux.cmake)
  endif()
endif()

if(NOT SERAI_BUNDLE)
  install(TARGETS serai-cli RUNTIME DESTINATION ${program_folder})
  if(SERAI_UI)
    install(TARGETS serai RUNTIME DESTINATION ${program_folder})
  endif()
endif()
install(FILES ${languages} DESTINATION ${assets_folder}/languages)
# When program and data have no folder in common, the location of the data is compiled in.
if(NOT SERAI_PORTABLE AND NOT SERAI_BUNDLE)
  set_source_files_properties(src/sdl/video/assets.c src/cli/language.c PROPERTIES
    COMPILE_DEFINITIONS SERAI_INSTALLED_ASSETS="${CMAKE_INSTALL_FULL_DATADIR}/serai")
endif()
if(SERAI_UI)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/assets/sprites DESTINATION ${assets_folder}
    FILES_MATCHING PATTERN "*.svg")
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/assets/sounds DESTINATION ${assets_folder})
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/assets/fonts DESTINATION ${assets_folder})
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/assets/puzzles DESTINATION ${assets_folder})
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/assets/lessons DESTINATION ${assets_folder})
endif()
if(SERAI_PORTABLE OR SERAI_BUNDLE)
  install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${papers_folder} RENAME LICENSE.txt)
endif()
if(SERAI_STATIC)
  install(FILES ${packaging}/THIRD-PARTY.txt DESTINATION ${papers_folder})
endif()

if(translated)
  add_custom_target(translated ALL DEPENDS ${translated})
  if(TARGET packed)
    add_dependencies(packed translated)
  endif()
endif()

include(${packaging}/cpack.cmake)
