# SPDX-License-Identifier: MIT
# The languages. `cmake --build … --target update_translations` reads the sources into translations/*.ts; the build makes
# the .qm files and embeds them in this library, which the programs that speak to people link.
set(TS_FILES
    ${PROJECT_SOURCE_DIR}/translations/balcao_pt_BR.ts
    ${PROJECT_SOURCE_DIR}/translations/balcao_en.ts
    ${PROJECT_SOURCE_DIR}/translations/balcao_es.ts)
add_custom_target(update_translations
    COMMAND Qt6::lupdate -I ${PROJECT_SOURCE_DIR} -no-obsolete -locations none ui app -ts ${TS_FILES}
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} VERBATIM)

qt_add_library(balcao_texts STATIC translations.cpp translations.h)
target_link_libraries(balcao_texts PUBLIC Qt6::Core PRIVATE balcao_flags)
# English is the sources' own. Uncompressed they are read where they lie.
qt_add_lrelease(balcao_texts TS_FILES ${TS_FILES} OPTIONS -removeidentical QM_FILES_OUTPUT_VARIABLE QM_FILES)
qt_add_resources(balcao_texts i18n PREFIX /i18n OPTIONS --no-compress --format-version 1 BASE ${CMAKE_CURRENT_BINARY_DIR} FILES ${QM_FILES})
