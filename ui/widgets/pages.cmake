# SPDX-License-Identifier: MIT
target_sources(balcao_widgets PRIVATE
    chargecards.cpp chargecards.h
    chargeleftpanel.cpp chargeleftpanel.h
    chargepage.cpp chargepage.h
    chargevisor.cpp chargevisor.h
    choicecard.cpp choicecard.h
    labelledgrid.cpp labelledgrid.h)
