# SPDX-License-Identifier: MIT
balcao_add_test(wireformattest SOURCES wireformattest.cpp providersamples.h LIBRARIES balcao_core)
balcao_add_test(wirevaluestest SOURCES wirevaluestest.cpp LIBRARIES balcao_core)
