# SPDX-License-Identifier: MIT
# The desktop program.
qt_add_executable(balcao WIN32
    chime.cpp chime.h
    environment.cpp environment.h
    ledgeropening.cpp ledgeropening.h
    main.cpp
    startquestions.cpp startquestions.h
    trainingserver.cpp trainingserver.h
    walkthrough.cpp walkthrough.h
    windowplace.cpp windowplace.h)
target_link_libraries(balcao PRIVATE balcao_flags balcao_program balcao_widgets balcao_texts)
if(WIN32)
    target_link_libraries(balcao PRIVATE balcao_sandbox winmm)
else()
    add_dependencies(balcao balcao_training)
    # The sandbox's class is loaded when training begins: its type is not known to the linker.
    if(BALCAO_SANITIZE MATCHES undefined)
        set_source_files_properties(environment.cpp trainingserver.cpp PROPERTIES COMPILE_OPTIONS -fno-sanitize=vptr)
    endif()
endif()
