// SPDX-License-Identifier: MIT
#include "core/charge/chargestatus.h"

#include "core/enumnames.h"

#include <QStringList>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

constexpr std::array doubtNames = {std::pair{Doubt::AmountDiffers, "amount_differs"_L1},
                                   std::pair{Doubt::AmountUnreadable, "amount_unreadable"_L1},
                                   std::pair{Doubt::CodeBroken, "code_broken"_L1},
                                   std::pair{Doubt::CodeMissing, "code_missing"_L1},
                                   std::pair{Doubt::NotPayable, "not_payable"_L1},
                                   std::pair{Doubt::MethodNotPix, "method_not_pix"_L1},
                                   std::pair{Doubt::TxidShared, "txid_shared"_L1},
                                   std::pair{Doubt::ErrorBesideTxid, "error_beside_txid"_L1},
                                   std::pair{Doubt::MayBePaid, "may_be_paid"_L1},
                                   std::pair{Doubt::StatusWentBack, "status_went_back"_L1},
                                   std::pair{Doubt::NeverRead, "never_read"_L1},
                                   std::pair{Doubt::PaidOtherAmount, "paid_other_amount"_L1},
                                   std::pair{Doubt::FieldTwice, "field_twice"_L1},
                                   std::pair{Doubt::OtherReceiver, "other_receiver"_L1},
                                   std::pair{Doubt::TextNotStorable, "text_not_storable"_L1},
                                   std::pair{Doubt::EventUnreadable, "event_unreadable"_L1}};

} // namespace

QString keys(Doubts doubts)
{
    QStringList names;
    for (const auto &[doubt, name] : doubtNames) {
        if (doubts.testFlag(doubt))
            names.append(name);
    }
    return names.join(u',');
}

Doubts doubtsNamed(QStringView names)
{
    Doubts doubts;
    for (const QStringView name : names.split(u',', Qt::SkipEmptyParts)) {
        if (const auto doubt = valueIn(doubtNames, name))
            doubts |= *doubt;
    }
    return doubts;
}

} // namespace balcao
