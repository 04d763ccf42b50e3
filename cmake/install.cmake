# SPDX-License-Identifier: MIT
# What is installed on Linux, and where. Everything is found from the programs' own prefix: any prefix will do.
if(WIN32)
    return()
endif()
include(GNUInstallDirs)

set(BALCAO_ID io.github.balcao_pix.balcao)
set(LINUX_FILES ${PROJECT_SOURCE_DIR}/packaging/linux)
set(MADE_FILES ${PROJECT_BINARY_DIR}/install)

# The day of the release is that of the commit, so that a later build is the same.
if(NOT DEFINED ENV{SOURCE_DATE_EPOCH})
    execute_process(COMMAND git -C ${PROJECT_SOURCE_DIR} log -1 --format=%ct
        OUTPUT_VARIABLE COMMIT_TIME OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    set(ENV{SOURCE_DATE_EPOCH} ${COMMIT_TIME})
endif()
string(TIMESTAMP BALCAO_DATE %Y-%m-%d UTC)

# All libraries are the system's: Qt's own way of setting up a project would have them looked for beside the programs.
get_property(BALCAO_MODULES GLOBAL PROPERTY BALCAO_MODULES) # cmake/module.cmake
set_target_properties(balcao balcao-cli balcao-sandbox ${BALCAO_MODULES} PROPERTIES INSTALL_RPATH "")
install(TARGETS balcao balcao-cli balcao-sandbox)
# Not the system's own folder for libraries, whatever that is called: the programs look for them here (app/till/trainingserver.cpp, app/cli/renderer.cpp,
# ui/qr/qrreader.cpp).
install(TARGETS ${BALCAO_MODULES} LIBRARY DESTINATION lib/balcao)
install(FILES ${LINUX_FILES}/${BALCAO_ID}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)

set(BALCAO_LINKS "")
if(BALCAO_HOMEPAGE)
    set(BALCAO_LINKS "  <url type=\"homepage\">${BALCAO_HOMEPAGE}</url>\n")
endif()
configure_file(${LINUX_FILES}/${BALCAO_ID}.metainfo.xml.in ${MADE_FILES}/${BALCAO_ID}.metainfo.xml @ONLY)
install(FILES ${MADE_FILES}/${BALCAO_ID}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)

set(ICON_FOLDER ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
foreach(SIZE 16 32 48 64 128 256 512)
    install(FILES ${PROJECT_SOURCE_DIR}/resources/app/balcao-${SIZE}.png
        DESTINATION ${ICON_FOLDER}/${SIZE}x${SIZE}/apps RENAME ${BALCAO_ID}.png)
endforeach()
install(FILES ${PROJECT_SOURCE_DIR}/resources/app/app-icon.svg
    DESTINATION ${ICON_FOLDER}/scalable/apps RENAME ${BALCAO_ID}.svg)

foreach(PROGRAM balcao balcao-cli balcao-sandbox)
    configure_file(${LINUX_FILES}/man/${PROGRAM}.1.in ${MADE_FILES}/${PROGRAM}.1 @ONLY)
    install(FILES ${MADE_FILES}/${PROGRAM}.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
endforeach()

# A link to what is only in the sources is its words, and pictures are left out.
file(GLOB DOCUMENTS CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/docs/*.md
    ${PROJECT_SOURCE_DIR}/docs/guide/*/*.md)
foreach(DOCUMENT IN LISTS DOCUMENTS ITEMS README.md CHANGELOG.md SECURITY.md)
    file(READ ${PROJECT_SOURCE_DIR}/${DOCUMENT} TEXT)
    string(REGEX REPLACE "!\\[[^]]*\\]\\([^)]*\\)\n\n" "" TEXT "${TEXT}")
    string(REGEX REPLACE "\\[([^]]*)\\]\\((\\.\\./)?(LICENSE|CONTRIBUTING\\.md|(app|core|packaging|sandbox|tests|ui)/[^)]*)\\)" "\\1" TEXT "${TEXT}")
    file(WRITE ${MADE_FILES}/${DOCUMENT} "${TEXT}")
    get_filename_component(FOLDER "${CMAKE_INSTALL_DOCDIR}/${DOCUMENT}" DIRECTORY)
    install(FILES ${MADE_FILES}/${DOCUMENT} DESTINATION ${FOLDER})
endforeach()
install(FILES ${GUIDES} DESTINATION ${CMAKE_INSTALL_DATADIR}/balcao/guide)
install(FILES ${PROJECT_SOURCE_DIR}/packaging/postgresql/counters.sql
    DESTINATION ${CMAKE_INSTALL_DATADIR}/balcao/postgresql)

# Ours, and those of what is compiled in: the texts are the very ones of Debian's packages that were built from.
set(LICENCE_TEXTS "Balcão contains these components. Each one's copyright and licence, from its Debian package, follow.\n")
file(STRINGS ${PROJECT_SOURCE_DIR}/packaging/components COMPONENTS REGEX "^[^#]")
foreach(COMPONENT IN LISTS COMPONENTS)
    string(REGEX REPLACE " .*" "" PACKAGE "${COMPONENT}")
    if(EXISTS /usr/share/doc/${PACKAGE}/copyright)
        file(READ /usr/share/doc/${PACKAGE}/copyright TEXT)
        string(APPEND LICENCE_TEXTS "\n\n======== ${PACKAGE} ========\n\n${TEXT}")
    endif()
endforeach()
file(WRITE ${MADE_FILES}/third-party.txt "${LICENCE_TEXTS}")
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${MADE_FILES}/third-party.txt
    DESTINATION ${CMAKE_INSTALL_DATADIR}/licenses/balcao)
