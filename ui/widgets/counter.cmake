# SPDX-License-Identifier: MIT
target_sources(balcao_widgets PRIVATE
    fieldedit.cpp fieldedit.h
    fieldrow.cpp fieldrow.h
    keypad.cpp keypad.h
    leftopencard.cpp leftopencard.h
    mainwindow.cpp mainwindow.h
    newchargepage.cpp newchargepage.h
    shell.cpp shell.h
    suggestionlist.cpp suggestionlist.h
    todaylist.cpp todaylist.h)
