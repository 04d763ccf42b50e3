# SPDX-License-Identifier: MIT
target_sources(balcao_widgets PRIVATE
    chargedrawer.cpp chargedrawer.h
    historypage.cpp historypage.h
    historytable.cpp historytable.h
    historyview.cpp historyview.h
    filterbar.cpp filterbar.h
    timelineview.cpp timelineview.h)
