# SPDX-License-Identifier: MIT
# The user's guide as the till opens it (F1): a page for each language, from docs/guide, where ui/presentation/frame/guide.cpp looks.
set(GUIDE_SCRIPT ${PROJECT_SOURCE_DIR}/cmake/guide.py)
set(GUIDE_FOLDER ${CMAKE_BINARY_DIR}/share/balcao/guide)
if(WIN32)
    set(GUIDE_FOLDER ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/guide)
endif()
file(GLOB GUIDE_PICTURES CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/docs/screens/*-light.png)
set(GUIDES)
foreach(GUIDE_LANGUAGE pt-BR en es)
    file(GLOB GUIDE_PARTS CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/docs/guide/${GUIDE_LANGUAGE}/*.md)
    set(GUIDE ${GUIDE_FOLDER}/${GUIDE_LANGUAGE}.html)
    add_custom_command(OUTPUT ${GUIDE} DEPENDS ${GUIDE_SCRIPT} ${GUIDE_PARTS} ${GUIDE_PICTURES} VERBATIM
        COMMAND ${CMAKE_COMMAND} -E make_directory ${GUIDE_FOLDER}
        COMMAND Python3::Interpreter ${GUIDE_SCRIPT} ${PROJECT_SOURCE_DIR}/docs/guide/${GUIDE_LANGUAGE} ${GUIDE})
    list(APPEND GUIDES ${GUIDE})
endforeach()
add_custom_target(balcao_guide ALL DEPENDS ${GUIDES})
