# SPDX-License-Identifier: MIT
balcao_add_test(till SOURCES tilltest.cpp owndisplay.h LIBRARIES Qt6::Gui balcao_test_postgres TIMEOUT 240)
target_compile_definitions(till PRIVATE BALCAO_BIN="${CMAKE_RUNTIME_OUTPUT_DIRECTORY}")
add_dependencies(till balcao)
set(HURRIED_STEP 1)
if(BALCAO_SANITIZE)
    set(HURRIED_STEP 3)
endif()
balcao_add_test(hurried SOURCES hurriedtest.cpp owndisplay.h TIMEOUT 400)
target_compile_definitions(hurried PRIVATE BALCAO_BIN="${CMAKE_RUNTIME_OUTPUT_DIRECTORY}" HURRIED_STEP=${HURRIED_STEP})
add_dependencies(hurried balcao)

# Looks into the till's memory. The sanitizers keep what is freed, and reserve terabytes beside it.
if(NOT WIN32 AND NOT BALCAO_SANITIZE)
    balcao_add_test(planted SOURCES plantedtest.cpp owndisplay.h LIBRARIES Qt6::Gui balcao_sandbox TIMEOUT 240)
    target_compile_definitions(planted PRIVATE BALCAO_BIN="${CMAKE_RUNTIME_OUTPUT_DIRECTORY}")
    add_dependencies(planted balcao balcao-cli)
endif()

balcao_add_test(texts QUICK SOURCES textstest.cpp)
target_compile_definitions(texts PRIVATE BALCAO_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
    BALCAO_LUPDATE="$<TARGET_FILE:Qt6::lupdate>")

# What the till does before its window comes.
balcao_add_test(ledgeropening SOURCES ledgeropeningtest.cpp ${PROJECT_SOURCE_DIR}/app/till/ledgeropening.cpp
    LIBRARIES balcao_program balcao_widgets Qt6::Sql)
target_compile_definitions(ledgeropening PRIVATE BALCAO_CLI="$<TARGET_FILE:balcao-cli>")
add_dependencies(ledgeropening balcao-cli)
balcao_add_test(windowplace QUICK SOURCES windowplacetest.cpp ${PROJECT_SOURCE_DIR}/app/till/windowplace.cpp ${PROJECT_SOURCE_DIR}/app/till/windowplace.h
    LIBRARIES Qt6::Widgets)

balcao_add_test(session SOURCES sessiontest.cpp LIBRARIES Qt6::Widgets Qt6::Network balcao_till)
balcao_add_test(startquestions SOURCES startquestionstest.cpp LIBRARIES Qt6::Widgets balcao_till)
balcao_add_test(firsttill SOURCES firsttilltest.cpp LIBRARIES Qt6::Widgets balcao_till)
if(NOT WIN32)
    balcao_add_test(setup SOURCES setuptest.cpp LIBRARIES Qt6::Widgets Qt6::Network Qt6::Sql balcao_till TIMEOUT 240
        WRAPPER ${KEYRING_SESSION})
    target_compile_definitions(setup PRIVATE BALCAO_TILL="$<TARGET_FILE:balcao>")
    add_dependencies(setup balcao)
endif()
balcao_add_test(firstrunscreen SOURCES firstrunscreentest.cpp newtill.h owndisplay.h LIBRARIES Qt6::Gui TIMEOUT 240)
balcao_add_test(textsize SOURCES textsizetest.cpp newtill.h owndisplay.h LIBRARIES Qt6::Gui TIMEOUT 240)
# Minutes by the keyboard, on a computer with nothing else to do: ctest -C whole -L whole
foreach(TEST firsthour counterday)
    qt_add_executable(${TEST} ${TEST}test.cpp newtill.h owndisplay.h)
    balcao_moc_sources(${TEST} ${TEST}test.cpp newtill.h owndisplay.h)
    target_link_libraries(${TEST} PRIVATE balcao_flags balcao_test_flags Qt6::Test Qt6::Gui Qt6::Network)
    add_test(NAME ${TEST} CONFIGURATIONS whole COMMAND ${TEST})
    set_tests_properties(${TEST} PROPERTIES LABELS whole TIMEOUT 900 ENVIRONMENT "${BALCAO_TEST_ENVIRONMENT};LC_ALL=pt_BR.UTF-8;QTEST_FUNCTION_TIMEOUT=900000"
        ENVIRONMENT_MODIFICATION "${BALCAO_TEST_UNSET}")
endforeach()
target_compile_definitions(counterday PRIVATE BALCAO_PAPER_READER="${PROJECT_SOURCE_DIR}/tests/core/print/readescpos.py")
foreach(TEST firstrunscreen textsize firsthour counterday)
    target_compile_definitions(${TEST} PRIVATE BALCAO_BIN="${CMAKE_RUNTIME_OUTPUT_DIRECTORY}")
    add_dependencies(${TEST} balcao balcao-cli balcao-sandbox)
endforeach()
balcao_add_test(deskmove SOURCES deskmovetest.cpp ../support/drafts.h
    LIBRARIES Qt6::Widgets Qt6::Network Qt6::Sql balcao_till balcao_test_postgres TIMEOUT 240)
