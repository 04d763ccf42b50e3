# SPDX-License-Identifier: MIT
qt_add_executable(balcao-sandbox coredumps.cpp coredumps.h console.cpp console.h interruption.cpp interruption.h sandbox_main.cpp)
target_link_libraries(balcao-sandbox PRIVATE balcao_flags balcao_sandbox Qt6::Core)
