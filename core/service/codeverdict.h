// SPDX-License-Identifier: MIT
#pragma once

#include "core/brcode/brcode.h"
#include "core/brcode/codedamage.h"
#include "core/charge/givencode.h"
#include "core/enumnames.h"
#include "core/ledger/ledgererror.h"
#include "core/service/chargereader.h"

#include <QLatin1StringView>
#include <QString>

#include <optional>

namespace balcao
{

struct Situation;

/** A copy-and-paste code of this ledger, found by a text that is it or was it. */
struct KnownCode {
    Charge charge;
    /** What the ledger has, and for which revision. */
    GivenCode given;
    /** Empty: the text is the code. */
    std::optional<CodeDamage> damage;
};

/** The text by which a code is looked for: as it is drawn, where BrCode::findIn() finds it, else likelyPart(). Empty: @p typed holds
 *  several codes. */
[[nodiscard]] QString lookedForCode(const QString &typed);
/** Which charge of @p histories has, or had, the code @p text; a whole one before one that is damaged, of these the least damaged, and the
 *  current before an older one.
 */
[[nodiscard]] std::optional<KnownCode> knownCode(const QString &text, const QList<ChargeHistory> &histories);
/** The same of a ledger; nothing: there is none. */
struct FindCode {
    using Result = std::optional<KnownCode>;
    QString typed;

    [[nodiscard]] Expected<Result, LedgerError> run(LedgerStore &store) const;
};

/** What a copy-and-paste code is to this shop; till and command line say the same of it. */
struct CodeVerdict {
    enum class Kind {
        /** Character by character a code of this ledger. */
        Ours,
        /** One that was damaged on its way. */
        Damaged,
        /** It pays somebody else than whom a manager has accepted. */
        Foreign,
        /** It can be read, this ledger has none like it, and it does not pay anybody else, or nobody has told yet whom the shop's codes pay. */
        NotInLedger,
        /** No Pix code, and nothing in the ledger is like it. */
        NotACode
    };
    /** What became of a code of this ledger, whoever has it in the hand. */
    enum class Standing {
        /** It may be paid. */
        Current,
        /** It is not to be shown: a request is out, or the charge is in doubt. */
        Covered,
        /** A correction made another one. */
        Corrected,
        /** The sale has another charge. */
        Replaced,
        PastDue,
        Expired,
        Cancelled,
        Paid,
        Refunded
    };

    Kind kind = Kind::NotACode;
    /** Of Ours and Damaged. */
    std::optional<KnownCode> known;
    Standing standing = Standing::Covered;
    /** Of NotInLedger: it pays whom a manager has accepted. */
    bool isOwnReceiver = false;
    /** What could be read, and why the rest could not. */
    std::optional<BrCode> code;
    std::optional<BrCodeFinding> problem;

    [[nodiscard]] bool isOurs() const { return kind == Kind::Ours || kind == Kind::Damaged; }
};
/** "ours", "damaged", "foreign", "not_in_ledger", "not_a_code". */
template <>
inline constexpr std::array enumText<CodeVerdict::Kind> = {
    std::pair{CodeVerdict::Kind::Ours, "ours"_L1}, std::pair{CodeVerdict::Kind::Damaged, "damaged"_L1},
    std::pair{CodeVerdict::Kind::Foreign, "foreign"_L1}, std::pair{CodeVerdict::Kind::NotInLedger, "not_in_ledger"_L1},
    std::pair{CodeVerdict::Kind::NotACode, "not_a_code"_L1}};
static_assert(isComplete(enumText<CodeVerdict::Kind>, CodeVerdict::Kind::NotACode));
/** "current", "covered", "corrected", "replaced", "past_due", "expired", "cancelled", "paid", "refunded". */
template <>
inline constexpr std::array enumText<CodeVerdict::Standing> = {
    std::pair{CodeVerdict::Standing::Current, "current"_L1},
    std::pair{CodeVerdict::Standing::Covered, "covered"_L1},
    std::pair{CodeVerdict::Standing::Corrected, "corrected"_L1},
    std::pair{CodeVerdict::Standing::Replaced, "replaced"_L1},
    std::pair{CodeVerdict::Standing::PastDue, "past_due"_L1},
    std::pair{CodeVerdict::Standing::Expired, "expired"_L1},
    std::pair{CodeVerdict::Standing::Cancelled, "cancelled"_L1},
    std::pair{CodeVerdict::Standing::Paid, "paid"_L1},
    std::pair{CodeVerdict::Standing::Refunded, "refunded"_L1}};
static_assert(isComplete(enumText<CodeVerdict::Standing>, CodeVerdict::Standing::Refunded));

/** @p own: whom the shop's codes pay, where a manager has accepted somebody. @p situation: of the known charge. */
[[nodiscard]] CodeVerdict codeVerdict(const QString &typed, const std::optional<KnownCode> &known,
                                      const std::optional<Receiver> &own, const Situation &situation);

} // namespace balcao
