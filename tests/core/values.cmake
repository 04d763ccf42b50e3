# SPDX-License-Identifier: MIT
balcao_add_test(moneytest QUICK SOURCES moneytest.cpp reasons.h vectorfile.h LIBRARIES balcao_values)
balcao_add_test(identifierstest QUICK SOURCES identifierstest.cpp reasons.h vectorfile.h LIBRARIES balcao_values)
balcao_add_test(idstest QUICK SOURCES idstest.cpp LIBRARIES balcao_values)
balcao_add_test(peopletest QUICK SOURCES peopletest.cpp reasons.h LIBRARIES balcao_charge)
balcao_add_test(brcodetest QUICK SOURCES brcodetest.cpp codereading.h codewriter.h vectorfile.h LIBRARIES balcao_brcode)
balcao_add_test(brcodetexttest QUICK SOURCES brcodetexttest.cpp codereading.h codewriter.h LIBRARIES balcao_brcode)
balcao_add_test(brcodemutationtest QUICK SOURCES brcodemutationtest.cpp codewriter.h LIBRARIES balcao_brcode)
# What is typed is pure and needs nothing else of the presentation.
balcao_add_test(entrytest QUICK
    SOURCES entrytest.cpp vectorfile.h
        ${PROJECT_SOURCE_DIR}/ui/presentation/amountentry.cpp ${PROJECT_SOURCE_DIR}/ui/presentation/inputmask.cpp
    LIBRARIES balcao_values)
