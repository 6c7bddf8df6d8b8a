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
