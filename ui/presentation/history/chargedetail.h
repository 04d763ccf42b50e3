// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/charge.h"
#include "ui/presentation/common/shopclock.h"
#include "ui/text/customerfields.h"
#include "ui/text/customermask.h"
#include "ui/text/display.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>

namespace balcao
{

/** What the drawer beside the list says of one charge, and what may be done with it from there. */
struct ChargeDetail {
    QString attempt;
    /** "Charge 30", "Charge 02-30" where there are several counters. */
    QString title;
    Money amount;
    display::Status status;
    /** The name ("Data erased" after an erasure), the masked number, and as far as they are known mobile, e-mail and the sale's mark. */
    QList<LabelledText> customer;
    QString txid;
    /** Whole sentences: what is not known, what replaces what, what was erased. */
    QStringList notes;
    bool isDoubtful = false;

    /** Verified again just now; empty means that nothing may be drawn or copied. */
    QByteArray codeBytes;
    QString codeText;
    /** See whatsAppUrl(). */
    QString whatsAppUrl;

    /** Empty: it cannot be opened. */
    QString openLabel;
    bool canRefresh = false;
    /** Of some charges the provider may be asked. */
    bool mayRefresh = false;
    bool canCorrect = false;
    bool canReceive = false;
    bool canTakeBack = false;
    bool canContest = false;
    bool canEndContest = false;
    /** Its code, or that it was paid, may go onto paper. */
    bool canPrint = false;

    [[nodiscard]] bool canOpen() const { return !openLabel.isEmpty(); }
    bool operator==(const ChargeDetail &) const = default;
};

/** What else the drawer depends on. */
struct DetailContext {
    ShopClock clock;
    /** The provider may be asked to read a charge. */
    bool mayRefresh = false;
    bool isTraining = false;
    Masking masking = Masking::Usual;
};

[[nodiscard]] ChargeDetail chargeDetail(const Charge &row, const DetailContext &context);

} // namespace balcao
