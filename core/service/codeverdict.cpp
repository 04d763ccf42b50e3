// SPDX-License-Identifier: MIT
#include "core/service/codeverdict.h"

#include "core/brcode/brcoderepair.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/chargequeries.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Kind = CodeVerdict::Kind;
using Standing = CodeVerdict::Standing;

qsizetype extentOf(const CodeDamage &damage)
{
    return damage.missing.size() + damage.instead.size();
}

/** A text so short is no copy of anything. */
constexpr qsizetype shortest = 20;

Standing standingOf(const KnownCode &known, const Situation &situation)
{
    const Charge &charge = known.charge;
    switch (charge.status) {
    case ChargeStatus::Paid:
    case ChargeStatus::Confirmed:
        return Standing::Paid;
    case ChargeStatus::Refunded:
        return Standing::Refunded;
    case ChargeStatus::Expired:
        return Standing::Expired;
    case ChargeStatus::Cancelled:
        return Standing::Cancelled;
    case ChargeStatus::Waiting:
    case ChargeStatus::UnderWay:
    case ChargeStatus::Unknown:
    case ChargeStatus::Attention:
    case ChargeStatus::NotSent:
    case ChargeStatus::Refused:
    case ChargeStatus::Absent:
        break;
    }
    if (known.given.revision < charge.revision)
        return Standing::Corrected;
    if (!charge.replacedBy.isEmpty())
        return Standing::Replaced;
    if (mayShowCode(charge, situation))
        return Standing::Current;
    return isOverdue(charge, situation.providerNow) ? Standing::PastDue : Standing::Covered;
}

} // namespace

QString lookedForCode(const QString &typed)
{
    const auto code = BrCode::findIn(typed);
    if (code)
        return code->normalized();
    return code.error() == BrCodeFinding::SeveralCodes ? QString() : likelyPart(typed).toString();
}

std::optional<KnownCode> knownCode(const QString &text, const QList<ChargeHistory> &histories)
{
    std::optional<KnownCode> best;
    for (const ChargeHistory &history : histories) {
        const QList<GivenCode> codes = givenCodes(history.events);
        for (auto given = codes.crbegin(); given != codes.crend(); ++given) {
            const std::optional<CodeDamage> damage = damageOf(text, given->text);
            if (!damage && text == given->text)
                return KnownCode{.charge = history.charge, .given = *given, .damage = {}};
            if (damage && (!best || extentOf(*damage) < extentOf(*best->damage)))
                best = KnownCode{.charge = history.charge, .given = *given, .damage = damage};
        }
    }
    return best;
}

Expected<std::optional<KnownCode>, LedgerError> FindCode::run(LedgerStore &store) const
{
    const QString text = lookedForCode(typed);
    if (text.size() < shortest)
        return std::optional<KnownCode>();
    BALCAO_TRY(const QStringList attempts, store.ask(AttemptsOfCode{text}));
    QList<ChargeHistory> histories;
    for (const QString &attempt : attempts) {
        BALCAO_TRY(const auto events, store.ask(EventsOfCharge{attempt}));
        histories.append(historyOf(events));
    }
    return knownCode(text, histories);
}

CodeVerdict codeVerdict(const QString &typed, const std::optional<KnownCode> &known, const std::optional<Receiver> &own,
                        const Situation &situation)
{
    CodeVerdict verdict;
    if (auto read = BrCode::findIn(typed))
        verdict.code = *std::move(read);
    else
        verdict.problem = read.error();
    // The charge of a code that pays another is ours; the code is not, until a manager has accepted whom it pays.
    const bool paysAnother = known && verdict.code && known->given.paysAnother;
    // What differs from ours and has a check sum that holds was made so: chance breaks the sum.
    if (paysAnother) {
        verdict.kind = Kind::Foreign;
    } else if (known && !(known->damage && verdict.code)) {
        verdict.known = known;
        verdict.kind = known->damage ? Kind::Damaged : Kind::Ours;
        verdict.standing = standingOf(*known, situation);
    } else if (verdict.code) {
        verdict.isOwnReceiver = own && Receiver::of(*verdict.code).isSameAs(*own);
        verdict.kind = own && !verdict.isOwnReceiver ? Kind::Foreign : Kind::NotInLedger;
    }
    return verdict;
}

} // namespace balcao
