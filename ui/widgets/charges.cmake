# SPDX-License-Identifier: MIT
target_sources(balcao_widgets PRIVATE
    chargedrawer.cpp chargedrawer.h
    chargespage.cpp chargespage.h
    chargestable.cpp chargestable.h
    chargesview.cpp chargesview.h
    choicelist.cpp choicelist.h
    filterbar.cpp filterbar.h
    thinscrollbar.cpp thinscrollbar.h
    timelineview.cpp timelineview.h)
