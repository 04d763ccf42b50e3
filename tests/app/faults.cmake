# SPDX-License-Identifier: MIT
# The program dies, its disk fills, its database goes: what the ledger then holds.
qt_add_executable(deskload deskload.cpp)
target_link_libraries(deskload PRIVATE balcao_flags balcao_core)

balcao_add_test(killtest SOURCES killtest.cpp LIBRARIES balcao_core balcao_sandbox balcao_test_postgres TIMEOUT 600)
target_compile_definitions(killtest PRIVATE BALCAO_DESKLOAD="$<TARGET_FILE:deskload>")
add_dependencies(killtest deskload)
