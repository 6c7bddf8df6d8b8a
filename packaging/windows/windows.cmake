# Both programs get a version and a manifest (per-monitor DPI, file names in UTF-8); the app has no
# console window.
enable_language(RC)
function(add_resource target description)
  set(name ${target})
  configure_file(${packaging}/windows/serai.rc.in ${PROJECT_BINARY_DIR}/${target}.rc @ONLY)
  target_sources(${target} PRIVATE ${PROJECT_BINARY_DIR}/${target}.rc)
endfunction()
add_resource(serai "Serai: five board games for two")
add_resource(serai-cli "Serai: five board games over standard input and output")
set_target_properties(serai PROPERTIES WIN32_EXECUTABLE ON)
if(SERAI_STATIC)
  target_link_libraries(serai PRIVATE SDL2::SDL2main)
endif()

# The installer's texts in all languages.
add_translated(installer ${packaging}/windows/texts.nsh ${package_texts}
  ${PROJECT_BINARY_DIR}/texts.nsh)
