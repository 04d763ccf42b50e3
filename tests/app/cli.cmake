# SPDX-License-Identifier: MIT
# The parts of balcao-cli, in process: quick enough for every vector.
balcao_add_test(clipartstest SOURCES clipartstest.cpp LIBRARIES balcao_cli)
balcao_add_test(clieventstest SOURCES clieventstest.cpp LIBRARIES balcao_cli)

# The real programs, through processes and sockets.
foreach(TEST clitest clilocaltest clipicturetest cliwiretest cliusagetest clichecktest cliledgertest clilosstest climoneytest clinamestest cliendstest climarktest clireceipttest clioperatortest clisupporttest clicalibratetest climovetest cliclosingtest cliprinttest clidossiertest)
    balcao_add_test(${TEST} SOURCES ${TEST}.cpp clirunner.h LIBRARIES balcao_sandbox balcao_test_network balcao_test_postgres balcao_qr balcao_service Qt6::Gui Qt6::Sql
        TIMEOUT 240)
    target_compile_definitions(${TEST} PRIVATE
        BALCAO_CLI="$<TARGET_FILE:balcao-cli>" BALCAO_SANDBOX="$<TARGET_FILE:balcao-sandbox>")
    add_dependencies(${TEST} balcao-cli balcao-sandbox)
endforeach()
add_test(NAME move-whole CONFIGURATIONS whole COMMAND climovetest killedAndBegunAgainEveryChargeIsMoved)
set_tests_properties(move-whole PROPERTIES LABELS whole TIMEOUT 3600
    ENVIRONMENT "${BALCAO_TEST_ENVIRONMENT};LC_ALL=pt_BR.UTF-8;BALCAO_MOVED=100000;QTEST_FUNCTION_TIMEOUT=3600000"
    ENVIRONMENT_MODIFICATION "${BALCAO_TEST_UNSET}")
target_link_libraries(cliledgertest PRIVATE Qt6::Sql)
target_compile_definitions(cliclosingtest PRIVATE BALCAO_TEST_APP="${CMAKE_CURRENT_SOURCE_DIR}")
target_compile_definitions(clidossiertest PRIVATE BALCAO_TEST_APP="${CMAKE_CURRENT_SOURCE_DIR}")
target_compile_definitions(cliprinttest PRIVATE BALCAO_TEST_APP="${CMAKE_CURRENT_SOURCE_DIR}" BALCAO_PAPER_READER="${PROJECT_SOURCE_DIR}/tests/core/print/readescpos.py")

# The till's side of the same options.
balcao_add_test(clitilltest SOURCES clitilltest.cpp clirunner.h LIBRARIES balcao_program balcao_sandbox TIMEOUT 240)
target_compile_definitions(clitilltest PRIVATE
    BALCAO_CLI="$<TARGET_FILE:balcao-cli>" BALCAO_TILL="$<TARGET_FILE:balcao>")
add_dependencies(clitilltest balcao)
balcao_test_in_locales(clitest)

# With an empty keyring of its own, where one is installed.
if(GNOME_KEYRING)
    set(KEYRING_SESSION ${PROJECT_SOURCE_DIR}/tests/core/credentials/session.sh yes)
endif()
balcao_add_test(clisettingstest SOURCES clisettingstest.cpp clirunner.h LIBRARIES balcao_sandbox TIMEOUT 240
    WRAPPER ${KEYRING_SESSION})
target_compile_definitions(clisettingstest PRIVATE BALCAO_CLI="$<TARGET_FILE:balcao-cli>")
add_dependencies(clisettingstest balcao-cli)
balcao_add_test(settingsmutation QUICK SOURCES settingsmutationtest.cpp LIBRARIES balcao_program)
balcao_add_test(accounttest QUICK SOURCES accounttest.cpp LIBRARIES balcao_program WRAPPER ${KEYRING_SESSION})
