# SPDX-License-Identifier: MIT
target_sources(balcao_widgets PRIVATE
    chargedrawer.cpp chargedrawer.h
    historypage.cpp historypage.h
    historytable.cpp historytable.h
    historyview.cpp historyview.h
    choicelist.cpp choicelist.h
    filterbar.cpp filterbar.h
    thinscrollbar.cpp thinscrollbar.h
    timelineview.cpp timelineview.h)
