# SPDX-License-Identifier: MIT
balcao_add_test(moneytest SOURCES moneytest.cpp vectorfile.h LIBRARIES balcao_core)
balcao_add_test(identifierstest SOURCES identifierstest.cpp vectorfile.h LIBRARIES balcao_core)
balcao_add_test(peopletest SOURCES peopletest.cpp LIBRARIES balcao_core)
