# The desktop's files: menu entry, metadata, MIME type of records, icons, man pages; license, change
# log.
set(made ${PROJECT_BINARY_DIR}/linux)
set(linux ${packaging}/linux)
set(app_id ${SERAI_APPLICATION_ID})
# install_filled TEMPLATE NAME FOLDER
function(install_filled template name folder)
  configure_file(${linux}/${template} ${made}/${name} @ONLY)
  install(FILES ${made}/${name} DESTINATION ${folder})
endfunction()
# install_translated KIND FILE NAME FOLDER: FILE.in, in all languages.
function(install_translated kind file name folder)
  configure_file(${linux}/${file}.in ${made}/english/${file} @ONLY)
  add_translated(${kind} ${made}/english/${file} ${package_texts} ${made}/${name})
  set(translated ${translated} PARENT_SCOPE)
  install(FILES ${made}/${name} DESTINATION ${folder})
endfunction()
install_translated(desktop serai.desktop ${app_id}.desktop ${CMAKE_INSTALL_DATADIR}/applications)
install_translated(xml serai.mime.xml ${app_id}.xml ${CMAKE_INSTALL_DATADIR}/mime/packages)
install_translated(xml serai.metainfo.xml ${app_id}.metainfo.xml ${CMAKE_INSTALL_DATADIR}/metainfo)

set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
foreach(size 16 24 32 48 64 128 256 512)
  install(FILES ${packaging}/art/icons/serai-${size}.png RENAME ${app_id}.png
    DESTINATION ${icons}/${size}x${size}/apps)
endforeach()
install(FILES ${PROJECT_SOURCE_DIR}/assets/sprites/app-icon.svg RENAME ${app_id}.svg
  DESTINATION ${icons}/scalable/apps)

# Compressed as the distributions require: best compression, without a time stamp.
function(install_packed source destination)
  add_custom_command(OUTPUT ${source}.gz DEPENDS ${source} VERBATIM
    COMMAND sh -c "gzip -9nc \"$1\" >\"$2\"" sh ${source} ${source}.gz)
  set(packed ${packed} ${source}.gz PARENT_SCOPE)
  install(FILES ${source}.gz DESTINATION ${destination})
endfunction()
set(packed)
foreach(page serai.6 serai-cli.6)
  configure_file(${linux}/${page}.in ${made}/${page} @ONLY)
  install_packed(${made}/${page} ${CMAKE_INSTALL_MANDIR}/man6)
  foreach(translation IN LISTS translations)
    get_filename_component(language ${translation} NAME_WE)
    add_translated(page ${made}/${page} ${package_texts}/${language}.po ${made}/${language}/${page})
    install_packed(${made}/${language}/${page} ${CMAKE_INSTALL_MANDIR}/${language}/man6)
  endforeach()
endforeach()
if(SERAI_DEBIAN)
  install_filled(copyright.in copyright ${papers_folder})
  configure_file(${linux}/changelog.in ${made}/changelog @ONLY)
  install_packed(${made}/changelog ${papers_folder})
else()
  install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/CHANGELOG.md
    DESTINATION ${papers_folder})
endif()
add_custom_target(packed ALL DEPENDS ${packed})
