# SPDX-License-Identifier: MIT
target_sources(balcao_widgets PRIVATE
    accessibility.cpp accessibility.h
    balcaostyle.cpp balcaostyle.h
    button.cpp button.h
    card.cpp card.h
    painting.cpp painting.h
    qrcodewidget.cpp qrcodewidget.h
    statuspill.cpp statuspill.h
    tabring.h
    amountdisplay.cpp amountdisplay.h
    amounteditor.cpp amounteditor.h)
