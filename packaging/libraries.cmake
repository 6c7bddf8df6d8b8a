# serai_fribidi: FriBidi, which src/ui needs; and with SERAI_UI also serai_libraries: SDL2, SDL2_ttf,
# SDL2_image and libwebp. They are the system's or, with SERAI_STATIC, those that
# packaging/dependencies built (whose folder is in CMAKE_PREFIX_PATH then). Tests also read what
# libwebp has written.
add_library(serai_fribidi INTERFACE)
if(SERAI_STATIC)
  find_package(FriBidi REQUIRED CONFIG)
  target_link_libraries(serai_fribidi INTERFACE FriBidi::fribidi)
else()
  find_package(PkgConfig REQUIRED)
  pkg_check_modules(FRIBIDI REQUIRED IMPORTED_TARGET GLOBAL fribidi>=1.0)
  target_link_libraries(serai_fribidi INTERFACE PkgConfig::FRIBIDI)
endif()
if(NOT SERAI_UI)
  return()
endif()
add_library(serai_libraries INTERFACE)
if(SERAI_STATIC)
  find_package(Threads REQUIRED) # HarfBuzz refers to it without finding it
  find_package(SDL2 2.26 REQUIRED CONFIG)
  find_package(SDL2_ttf REQUIRED CONFIG)
  find_package(SDL2_image REQUIRED CONFIG)
  find_package(WebP REQUIRED CONFIG)
  target_link_libraries(serai_libraries INTERFACE SDL2_ttf::SDL2_ttf-static
    SDL2_image::SDL2_image-static SDL2::SDL2-static WebP::libwebpmux WebP::webp)
  set(SERAI_WEBP_READER WebP::webpdemux)
else()
  pkg_check_modules(SDL2_ART REQUIRED IMPORTED_TARGET GLOBAL sdl2>=2.26 SDL2_ttf>=2.20
    SDL2_image>=2.6 libwebpmux>=1.0 libwebp>=1.0)
  target_link_libraries(serai_libraries INTERFACE PkgConfig::SDL2_ART)
  if(SERAI_TESTS)
    pkg_check_modules(WEBP_READER REQUIRED IMPORTED_TARGET GLOBAL libwebpdemux)
    set(SERAI_WEBP_READER PkgConfig::WEBP_READER)
  endif()
endif()
# SDL.h includes the compiler's vector intrinsics, which are six times as long as SDL itself; they
# are not used here.
foreach(set IMM MM XMM EMM PMM)
  target_compile_definitions(serai_libraries INTERFACE SDL_DISABLE_${set}INTRIN_H)
endforeach()
