// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "core/charge/chargerules.h"
#include "ui/report/report.h"
#include "ui/text/customerfields.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace balcao
{

/** A charge on paper (screen 16): what the customer pays by, or that it was paid. Holds a code only where one may be shown. */
struct Slip {
    /** "TRAINING: this charge has no value."; empty: it has. */
    QString training;
    QString shop;
    /** "Your bank shows: LOJA MODELO LTDA"; empty: the code names nobody, or there is none. */
    QString receiver;
    /** "PAY BY PIX", "PAID BY PIX". */
    QString title;
    QString amount;
    /** "to pay R$ 9,00", "paid R$ 9,00", "received R$ 9,00": where that is another amount. */
    QString otherAmount;
    /** What is drawn; empty: nothing is to be paid by this paper. */
    QByteArray code;
    /** "Point the camera of your bank's app at it", "Reported by the provider". */
    QString hint;
    /** "Valid until 14/07/2026 14:47", "14/07/2026 14:35": by the calendar, as paper is read on another day. */
    QString until;
    QList<LabelledText> facts;
    /** The copy-and-paste text, where it is wanted. */
    QString codeText;
    /** Of the bar code; empty: it has none. */
    QString mark;
    /** "Not a tax document" */
    QString note;

    bool operator==(const Slip &) const = default;
};

/** What a slip depends on besides the charge. */
struct SlipContext {
    Situation situation;
    /** As customers know it; empty: the code's receiver stands there. */
    QString shopName;
    bool isTraining = false;
    bool hasCustomer = true;
    bool hasTxid = true;
    bool hasCodeText = false;
};

/** Of a charge with its events. Nothing: neither may its code be shown nor is it paid; why. */
[[nodiscard]] Expected<Slip, Obstacle> slipOf(const Charge &charge, const SlipContext &context);

/** The slip from top to bottom. */
[[nodiscard]] report::Report reportOf(const Slip &slip);

} // namespace balcao
