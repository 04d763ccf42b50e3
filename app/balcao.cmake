# SPDX-License-Identifier: MIT
# The desktop program.
qt_add_executable(balcao WIN32
    coredumps.cpp coredumps.h
    environment.cpp environment.h
    ledgerplace.cpp ledgerplace.h
    main.cpp
    walkthrough.cpp walkthrough.h)
target_link_libraries(balcao PRIVATE balcao_flags balcao_widgets balcao_sandbox balcao_texts)
