# SPDX-License-Identifier: MIT
target_sources(balcao_presentation PRIVATE
    chargedetail.cpp chargedetail.h
    chargelistwords.cpp historynumbers.cpp
    historypresenter.cpp historypresenter.h historyselection.cpp
    chargetablemodel.cpp chargetablemodel.h
    leftopen.cpp leftopen.h
    shopclock.h
    timeline.cpp timeline.h)
