# SPDX-License-Identifier: MIT
# balcao_add_tests(FOLDER …): one executable for the test classes of a folder and those below it, and one ctest entry and process for each class.
find_package(Qt6 6.4 REQUIRED COMPONENTS Test)

# The tests run under a Brazilian locale. The locales are made here, so that none has to be installed on the machine.
set(BALCAO_LOCALES ${CMAKE_BINARY_DIR}/locales)
find_program(LOCALEDEF localedef)
foreach(TERRITORY pt_BR tr_TR de_DE ar_EG)
    if(LOCALEDEF AND NOT EXISTS ${BALCAO_LOCALES}/${TERRITORY}.UTF-8)
        file(MAKE_DIRECTORY ${BALCAO_LOCALES})
        execute_process(COMMAND ${LOCALEDEF} --no-archive -i ${TERRITORY} -f UTF-8 ${BALCAO_LOCALES}/${TERRITORY}.UTF-8
            ERROR_QUIET)
    endif()
endforeach()

# The developer's own settings of the program do not reach the tests.
set(BALCAO_TEST_UNSET)
foreach(VARIABLE API_KEY BASE_URL COUNTER DATA_DIR LEDGER OPERATOR RETENTION_DAYS)
    list(APPEND BALCAO_TEST_UNSET "BALCAO_${VARIABLE}=unset:")
endforeach()
# Neither do the scale, the style and the language of the desktop.
foreach(VARIABLE QT_FONT_DPI QT_SCREEN_SCALE_FACTORS QT_STYLE_OVERRIDE QT_QPA_PLATFORMTHEME LANGUAGE)
    list(APPEND BALCAO_TEST_UNSET "${VARIABLE}=unset:")
endforeach()
# No session bus: libdbus would fork to start one. Under AddressSanitizer the child of a fork hangs when another thread held the
# allocator (2 of 150 starts).
set(BALCAO_TEST_ENVIRONMENT "QT_QPA_PLATFORM=offscreen;TZ=America/Sao_Paulo;QT_LOGGING_RULES=;LOCPATH=${BALCAO_LOCALES};\
DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent")

# The tests' own objects: not optimised, and linked by lld where it is installed. UndefinedBehaviorSanitizer checks the program's code
# alone; in the tests it would double the time to compile them.
add_library(balcao_test_flags INTERFACE)
target_compile_options(balcao_test_flags INTERFACE -O0 -g0 -U_FORTIFY_SOURCE -fno-function-sections -fno-data-sections)
if(Qt6Test_VERSION VERSION_GREATER_EQUAL 6.5)
    # QTRY_VERIFY and QTRY_COMPARE of Qt 6.8 narrow their timeout to an int.
    target_compile_options(balcao_test_flags INTERFACE -Wno-conversion)
endif()
target_compile_definitions(balcao_test_flags INTERFACE
    BALCAO_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data"
    BALCAO_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
    BALCAO_BIN="${CMAKE_RUNTIME_OUTPUT_DIRECTORY}"
    BALCAO_TILL="${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/balcao"
    BALCAO_CLI="${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/balcao-cli"
    BALCAO_SANDBOX="${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/balcao-sandbox"
    BALCAO_SERVICELOAD="${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/serviceload"
    BALCAO_TEST_APP="${PROJECT_SOURCE_DIR}/tests/app"
    BALCAO_PAPER_READER="${PROJECT_SOURCE_DIR}/tests/core/printing/readescpos.py")
if(BALCAO_SANITIZE MATCHES undefined)
    target_compile_options(balcao_test_flags INTERFACE -fno-sanitize=undefined)
endif()
find_program(LLD ld.lld)
if(LLD AND NOT WIN32 AND NOT APPLE)
    target_link_options(balcao_test_flags INTERFACE -fuse-ld=lld)
endif()

# balcao_test_library(NAME …): a static library of test code. It is compiled as the tests are.
function(balcao_test_library NAME)
    add_library(${NAME} STATIC ${ARGN})
    target_link_libraries(${NAME} PRIVATE balcao_flags balcao_test_flags)
endfunction()

# balcao_test_entry(NAME COMMAND …): a ctest entry with the locale, the time zone and the platform of the tests. POSTGRES: the server of
# the test run is started before it and runs until it ends. Without POSTGRES, a test that needs a server starts one of its own.
function(balcao_test_entry NAME)
    cmake_parse_arguments(PARSE_ARGV 1 ARG "POSTGRES" "LOCALE;TIMEOUT" "COMMAND;LABELS;ENVIRONMENT")
    if(NOT ARG_LOCALE)
        set(ARG_LOCALE pt_BR)
    endif()
    if(NOT ARG_TIMEOUT)
        set(ARG_TIMEOUT 240)
    endif()
    set(UNSET ${BALCAO_TEST_UNSET})
    if(NOT ARG_ENVIRONMENT MATCHES QT_SCALE_FACTOR)
        list(APPEND UNSET QT_SCALE_FACTOR=unset:)
    endif()
    add_test(NAME ${NAME} COMMAND ${ARG_COMMAND})
    if(ARG_POSTGRES)
        set_tests_properties(${NAME} PROPERTIES FIXTURES_REQUIRED postgres)
        list(APPEND ARG_ENVIRONMENT BALCAO_TEST_POSTGRES=${CMAKE_BINARY_DIR}/postgres-folder)
    endif()
    set_tests_properties(${NAME} PROPERTIES TIMEOUT ${ARG_TIMEOUT} LABELS "${ARG_LABELS}"
        ENVIRONMENT "${BALCAO_TEST_ENVIRONMENT};LC_ALL=${ARG_LOCALE}.UTF-8;${ARG_ENVIRONMENT}"
        ENVIRONMENT_MODIFICATION "${UNSET}")
endfunction()

# balcao_add_tests(FOLDER [QUICK file…] [TESTS file…] [KEYRING file…] [SOURCES file…] LIBRARIES target…)
#
# Makes the executable FOLDER-tests. QUICK, TESTS and KEYRING name the files of test classes, without .cpp; a class registers itself by
# BALCAO_TEST or BALCAO_GUI_TEST (tests/support/testmain.h). The classes of QUICK get the label quick: they are pure, or pages
# offscreen. Those of KEYRING run with an empty keyring of their own, where gnome-keyring is installed. SOURCES are fixtures that
# have to be compiled, headers with Q_OBJECT included.
find_program(GNOME_KEYRING gnome-keyring-daemon)
function(balcao_add_tests FOLDER)
    cmake_parse_arguments(PARSE_ARGV 1 ARG "" "" "QUICK;TESTS;KEYRING;SOURCES;LIBRARIES")
    set(NAME ${FOLDER}-tests)
    # A class in no list would not run.
    file(READ ${CMAKE_CURRENT_SOURCE_DIR}/CMakeLists.txt LISTED)
    file(GLOB_RECURSE CLASS_FILES CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*test.cpp ${CMAKE_CURRENT_SOURCE_DIR}/*tests.cpp)
    foreach(CLASS_FILE IN LISTS CLASS_FILES)
        cmake_path(GET CLASS_FILE STEM STEM)
        if(NOT LISTED MATCHES "(^|[ \n/])${STEM}(\\.cpp)?[ \n)]")
            message(FATAL_ERROR "${CLASS_FILE} is in no list of ${CMAKE_CURRENT_SOURCE_DIR}/CMakeLists.txt")
        endif()
    endforeach()
    set(FILES ${ARG_QUICK} ${ARG_TESTS} ${ARG_KEYRING})
    list(TRANSFORM FILES APPEND .cpp)
    qt_add_executable(${NAME} ${FILES} ${ARG_SOURCES})
    set_target_properties(${NAME} PROPERTIES AUTOUIC OFF)
    target_link_libraries(${NAME} PRIVATE balcao_flags balcao_testmain balcao_test_flags ${ARG_LIBRARIES})
    foreach(FILE IN LISTS ARG_QUICK ARG_TESTS ARG_KEYRING)
        set(SOURCE ${CMAKE_CURRENT_SOURCE_DIR}/${FILE}.cpp)
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${SOURCE})
        file(STRINGS ${SOURCE} REGISTRATION REGEX "^BALCAO_(GUI_)?TEST\\(")
        if(NOT REGISTRATION MATCHES "^BALCAO_(GUI_)?TEST\\(([A-Za-z0-9]+)\\)$")
            message(FATAL_ERROR "${SOURCE} registers no test class, or more than one")
        endif()
        set(CLASS ${CMAKE_MATCH_2})
        set(LABELS)
        set(POSTGRES)
        # The headers that start PostgreSQL. A class that reaches it by another header starts a server of its own, which takes longer.
        file(STRINGS ${SOURCE} USES_POSTGRES
            REGEX "(attackedledger|everyplace|ledgerplaces|postgrescluster|storefixture)\\.h")
        if(USES_POSTGRES)
            set(POSTGRES POSTGRES)
        endif()
        if(FILE IN_LIST ARG_QUICK)
            set(LABELS quick)
        endif()
        set(SESSION)
        if(FILE IN_LIST ARG_KEYRING AND GNOME_KEYRING)
            set(SESSION ${PROJECT_SOURCE_DIR}/tests/core/credentials/session.sh yes)
        endif()
        balcao_test_entry(${CLASS} COMMAND ${SESSION} $<TARGET_FILE:${NAME}> ${CLASS} LABELS ${LABELS} ${POSTGRES})
    endforeach()
endfunction()

# balcao_test_in_locales(EXECUTABLE CLASS): runs the class again under locales with other separators, upper cases or directions of writing.
function(balcao_test_in_locales EXECUTABLE CLASS)
    foreach(TERRITORY tr_TR de_DE ar_EG)
        balcao_test_entry(${CLASS}-${TERRITORY} COMMAND ${EXECUTABLE} ${CLASS} LOCALE ${TERRITORY} LABELS stress)
    endforeach()
endfunction()

# balcao_stress(EXECUTABLE CLASS): runs the class again in the stress tier, with every repetition (tests/support/repeats.h).
function(balcao_stress EXECUTABLE CLASS)
    balcao_test_entry(${CLASS}-stress COMMAND ${EXECUTABLE} ${CLASS} LABELS stress TIMEOUT 1200 POSTGRES
        ENVIRONMENT "BALCAO_STRESS=1;QTEST_FUNCTION_TIMEOUT=1200000")
endfunction()
