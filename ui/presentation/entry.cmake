# SPDX-License-Identifier: MIT
target_sources(balcao_presentation PRIVATE inputmask.cpp inputmask.h amountentry.cpp amountentry.h
    amounthint.cpp amounthint.h
    matchedletters.cpp matchedletters.h
    moneyfit.cpp moneyfit.h)
