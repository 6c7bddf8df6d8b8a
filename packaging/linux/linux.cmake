# The desktop's files: menu entry, metadata, type of records, icons, man pages, Debian's papers.
set(made ${PROJECT_BINARY_DIR}/linux)
set(linux ${packaging}/linux)
install(FILES ${linux}/${app_id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${linux}/${app_id}.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
configure_file(${linux}/${app_id}.metainfo.xml.in ${made}/${app_id}.metainfo.xml @ONLY)
install(FILES ${made}/${app_id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)

set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
foreach(size 16 24 32 48 64 128 256 512)
  install(FILES ${packaging}/art/icons/serai-${size}.png RENAME ${app_id}.png
    DESTINATION ${icons}/${size}x${size}/apps)
endforeach()
install(FILES ${PROJECT_SOURCE_DIR}/assets/sprites/app-icon.svg RENAME ${app_id}.svg
  DESTINATION ${icons}/scalable/apps)

# Packed as the distributions want it: best, and without a time.
function(install_packed source destination)
  get_filename_component(name ${source} NAME)
  add_custom_command(OUTPUT ${made}/${name}.gz DEPENDS ${source} VERBATIM
    COMMAND sh -c "gzip -9nc \"$1\" >\"$2\"" sh ${source} ${made}/${name}.gz)
  set(packed ${packed} ${made}/${name}.gz PARENT_SCOPE)
  install(FILES ${made}/${name}.gz DESTINATION ${destination})
endfunction()
set(packed)
foreach(page serai.6 serai-cli.6)
  configure_file(${linux}/${page}.in ${made}/${page} @ONLY)
  install_packed(${made}/${page} ${CMAKE_INSTALL_MANDIR}/man6)
endforeach()
install_packed(${linux}/changelog ${papers_folder})
add_custom_target(packed ALL DEPENDS ${packed})
install(FILES ${linux}/copyright DESTINATION ${papers_folder})
