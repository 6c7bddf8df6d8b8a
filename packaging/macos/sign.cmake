# Run by CPack between installing and packing.
file(GLOB apps ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/*.app
  ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/*/*.app)
if(NOT apps)
  message(FATAL_ERROR "no app to sign below ${CPACK_TEMPORARY_INSTALL_DIRECTORY}")
endif()
foreach(app ${apps})
  execute_process(COMMAND codesign --force --deep --sign - ${app} COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND codesign --verify --deep --strict ${app} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
