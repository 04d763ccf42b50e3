# SPDX-License-Identifier: MIT
target_sources(balcao_presentation PRIVATE
    chargedetail.cpp chargedetail.h
    chargelistwords.cpp
    historypresenter.cpp historypresenter.h
    chargetablemodel.cpp chargetablemodel.h
    leftopen.cpp leftopen.h
    shopclock.h
    timeline.cpp timeline.h)
