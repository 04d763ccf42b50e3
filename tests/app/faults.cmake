# SPDX-License-Identifier: MIT
# The program dies, its disk fills, its database goes: what the ledger then holds.
qt_add_executable(serviceload serviceload.cpp)
target_link_libraries(serviceload PRIVATE balcao_flags balcao_service)

balcao_add_test(killtest SOURCES killtest.cpp LIBRARIES balcao_service balcao_sandbox balcao_test_postgres TIMEOUT 600)
target_compile_definitions(killtest PRIVATE BALCAO_SERVICELOAD="$<TARGET_FILE:serviceload>")
add_dependencies(killtest serviceload)

balcao_add_test(ledgerfaults SOURCES ledgerfaulttest.cpp clirunner.h ../support/drafts.h
    LIBRARIES balcao_service Qt6::Sql balcao_sandbox balcao_test_postgres TIMEOUT 600)
target_compile_definitions(ledgerfaults PRIVATE
    BALCAO_CLI="$<TARGET_FILE:balcao-cli>" BALCAO_SANDBOX="$<TARGET_FILE:balcao-sandbox>")
add_dependencies(ledgerfaults balcao-cli)

# The longest first: what is short fits beside them.
set_tests_properties(ledgerfaults PROPERTIES COST 100)
set_tests_properties(killtest PROPERTIES COST 50)
balcao_repeat_less(killtest BALCAO_KILLS 60)
