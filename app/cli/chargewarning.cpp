// SPDX-License-Identifier: MIT
#include "app/cli/chargewarning.h"

#include "ui/presentation/messages.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace balcao::cli
{

namespace
{

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(balcao::cli::Warning)
};

struct Entry {
    ReplyWarning found;
    QLatin1StringView code;
    /** For what the screens have no sentence of their own. */
    const char *sentence = nullptr;
};

/** The one table from what an answer shows to what scripts read. */
constexpr std::array entries = {
    Entry{ReplyWarning::AmountMissing, "amount_not_confirmed"_L1},
    Entry{ReplyWarning::CustomerMismatch, "customer_differs"_L1},
    Entry{ReplyWarning::AlreadyExpired, "expired_on_arrival"_L1},
    Entry{ReplyWarning::ExpiryConflict, "expiry_conflict"_L1},
    Entry{ReplyWarning::TimestampInvalid, "expiry_unreadable"_L1,
          QT_TRANSLATE_NOOP("balcao::cli::Warning", "The provider's deadline cannot be read.")},
    Entry{ReplyWarning::StatusUnknown, "status_unknown"_L1},
    Entry{ReplyWarning::CodeRepaired, "code_repaired"_L1,
          QT_TRANSLATE_NOOP("balcao::cli::Warning", "The provider's code had small flaws and was repaired.")}};

} // namespace

std::optional<Warning> warningOf(ReplyWarning found, const ProviderAnswer &answer)
{
    const auto *const entry =
        std::find_if(entries.begin(), entries.end(), [found](const Entry &known) { return known.found == found; });
    const auto &expiry = answer.charge.expiresAt;
    // Other times that cannot be read change nothing.
    if (entry == entries.end() || (found == ReplyWarning::TimestampInvalid && (expiry.moment || expiry.text.isEmpty())))
        return std::nullopt;
    return Warning{.code = entry->code,
                   .message = entry->sentence ? Tr::tr(entry->sentence) : messages::describe(found)};
}

Warning similarCharge(const QString &attempt)
{
    return {
        .code = "similar_charge"_L1,
        .message =
            Tr::tr("There is a charge of the same amount and customer of the last minutes: attempt %1.").arg(attempt)};
}

Warning readBackMissing()
{
    return {.code = "read_back_missing"_L1,
            .message = Tr::tr("The picture was not read back: this program was built without a reader.")};
}

QJsonArray toJson(const QList<Warning> &warnings)
{
    QJsonArray list;
    for (const Warning &warning : warnings)
        list.append(QJsonObject{{u"code"_s, QString(warning.code)}, {u"message"_s, warning.message}});
    return list;
}

} // namespace balcao::cli
