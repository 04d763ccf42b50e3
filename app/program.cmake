# SPDX-License-Identifier: MIT
# What both programs are started with: arguments, the provider's account, the ledger's place.
qt_add_library(balcao_program STATIC
    accountoptions.cpp accountoptions.h
    arguments.cpp arguments.h
    coredumps.cpp coredumps.h
    keyring.cpp keyring.h
    ledgeroptions.cpp ledgeroptions.h
    settings.cpp settings.h)
target_link_libraries(balcao_program
    PUBLIC balcao_presentation balcao_settings balcao_credentials
    PRIVATE balcao_flags balcao_texts CLI11::CLI11)
