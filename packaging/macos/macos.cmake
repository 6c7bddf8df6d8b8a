# The bundle Serai.app: the program with its assets and its icon, and serai-cli beside it.
set(bundle Serai.app/Contents)
set(program_folder ${bundle}/MacOS)
set(assets_folder ${bundle}/Resources)
set(papers_folder ${bundle}/Resources)

set_target_properties(serai PROPERTIES
  MACOSX_BUNDLE ON
  MACOSX_BUNDLE_INFO_PLIST ${packaging}/macos/Info.plist.in
  OUTPUT_NAME Serai)
install(TARGETS serai BUNDLE DESTINATION .)
install(TARGETS serai-cli RUNTIME DESTINATION ${program_folder})
install(FILES ${packaging}/art/icons/serai.icns DESTINATION ${assets_folder})

# What Finder and the system's questions say.
foreach(translation IN LISTS translations)
  get_filename_component(language ${translation} NAME_WE)
  set(strings ${PROJECT_BINARY_DIR}/${language}.lproj/InfoPlist.strings)
  add_translated(lines ${packaging}/macos/InfoPlist.strings ${package_texts}/${language}.po ${strings})
  install(FILES ${strings} DESTINATION ${assets_folder}/${language}.lproj)
endforeach()
install(FILES ${packaging}/macos/InfoPlist.strings DESTINATION ${assets_folder}/en.lproj)
