# SPDX-License-Identifier: MIT
target_sources(balcao_presentation PRIVATE
    chargedetail.cpp chargedetail.h
    chargefilter.cpp chargefilter.h
    chargelistwords.cpp
    historypresenter.cpp historypresenter.h
    chargetablemodel.cpp chargetablemodel.h
    timeline.cpp timeline.h)
