# SPDX-License-Identifier: MIT
target_sources(balcao_widgets PRIVATE
    amountfield.cpp amountfield.h
    chargecards.cpp chargecards.h
    choices.cpp choices.h
    chargedialogs.cpp chargedialogs.h
    chargeleftpanel.cpp chargeleftpanel.h
    chargepage.cpp chargepage.h
    chargedisplay.cpp chargedisplay.h
    choicecard.cpp choicecard.h
    correctiondialog.cpp correctiondialog.h
    correctionrow.cpp correctionrow.h
    labelledgrid.cpp labelledgrid.h
    layerdialog.cpp layerdialog.h
    outcomecards.cpp outcomecards.h
    outcomepage.cpp outcomepage.h
    questiondialog.cpp questiondialog.h
    receiptdialog.cpp receiptdialog.h)
