# SPDX-License-Identifier: MIT
target_sources(balcao_presentation PRIVATE
    chargedetail.cpp chargedetail.h
    chargefilter.cpp chargefilter.h
    chargelistwords.cpp
    chargespresenter.cpp chargespresenter.h
    chargetablemodel.cpp chargetablemodel.h
    timeline.cpp timeline.h)
