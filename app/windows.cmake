# SPDX-License-Identifier: MIT
# What the programs carry on Windows besides code: icon, version, manifest, and where Qt looks for things.
set(WINDOWS_FILES ${PROJECT_SOURCE_DIR}/packaging/windows)
set(WINDOWS_MADE ${CMAKE_CURRENT_BINARY_DIR}/windows)

set(ICON ${WINDOWS_MADE}/balcao.ico)
file(GLOB ICON_SOURCES CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/resources/app/*)
add_custom_command(OUTPUT ${ICON} COMMAND ${WINDOWS_FILES}/icon ${ICON}
    DEPENDS ${WINDOWS_FILES}/icon ${ICON_SOURCES} VERBATIM)
# One rule for the file, however many programs take it.
add_custom_target(balcao_windows_icon DEPENDS ${ICON})

function(balcao_windows_resources PROGRAM DESCRIPTION)
    set(FOLDER ${WINDOWS_MADE}/${PROGRAM})
    foreach(FILE program.rc program.manifest)
        configure_file(${WINDOWS_FILES}/${FILE}.in ${FOLDER}/${FILE} @ONLY)
    endforeach()
    # windres is called here and not as a language of CMake's: that would hand it every option of the compiler, and it takes
    # none with a blank.
    add_custom_command(OUTPUT ${FOLDER}/program.o
        COMMAND ${CMAKE_RC_COMPILER} --codepage=65001 -I .. -i program.rc -o program.o
        DEPENDS ${FOLDER}/program.rc ${FOLDER}/program.manifest ${ICON} balcao_windows_icon
        WORKING_DIRECTORY ${FOLDER} VERBATIM)
    # The program is made in another folder, where this rule would not be known.
    add_custom_target(${PROGRAM}_resources DEPENDS ${FOLDER}/program.o)
    set_source_files_properties(${FOLDER}/program.o TARGET_DIRECTORY ${PROGRAM}
        PROPERTIES EXTERNAL_OBJECT ON GENERATED ON)
    target_sources(${PROGRAM} PRIVATE ${FOLDER}/program.o)
    add_dependencies(${PROGRAM} ${PROGRAM}_resources)
    qt_add_resources(${PROGRAM} ${PROGRAM}_qt_conf PREFIX /qt/etc BASE ${WINDOWS_FILES} OPTIONS --format-version 1 --no-compress
        FILES ${WINDOWS_FILES}/qt.conf)
    # One file a program: nothing of the compiler's has to be beside it. Stripped by the linker, and without the time: strip would
    # write it again.
    target_link_options(${PROGRAM} PRIVATE -static -s -Wl,--no-insert-timestamp)
endfunction()

balcao_windows_resources(balcao "Balcão, ponto de venda Pix")
balcao_windows_resources(balcao-cli "Balcão, linha de comando")
balcao_windows_resources(balcao-sandbox "Balcão, provedor de treinamento")
