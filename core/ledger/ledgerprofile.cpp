// SPDX-License-Identifier: MIT
// The receiver that a manager has accepted, and codes that pay another.
#include "core/brcode/placesbeside.h"
#include "core/charge/chargerules.h"
#include "core/ledger/ledgerstore.h"
#include "core/ledger/queries/chargequeries.h"

#include <algorithm>

namespace balcao
{

namespace
{

using Kind = LedgerError::Kind;

ProviderAnswer *answerIn(event::Payload &what)
{
    return std::visit(
        [](auto &said) -> ProviderAnswer * {
            if constexpr (requires { said.answer; })
                return &said.answer;
            else
                return nullptr;
        },
        what);
}

/** Who was expected, where @p code pays another. Without an accepted receiver only its other places count. */
std::optional<Receiver> expectedInstead(const ShopProfile &profile, const EventDraft &draft, const BrCode &code,
                                        const QString &provider)
{
    auto expected = profile.otherThan(draft.attempt, code);
    if (expected || foreignPlaces(code, provider).isEmpty())
        return expected;
    return profile.known() ? profile.known()->receiver : Receiver::of(code);
}

} // namespace

Expected<ShopProfile, LedgerError> LedgerStore::shopProfile()
{
    BALCAO_TRY(shopOperators()); // one reading for both
    return m_profile;
}

/** Only here, with the profile that holds now: live answers, recovered ones and those of other programs are judged alike. */
Expected<void, LedgerError> LedgerStore::judgeReceiver(EventDraft &draft, const Charge &row)
{
    if (ProviderAnswer *answer = answerIn(draft.what)) {
        BALCAO_TRY(const ShopProfile profile, shopProfile());
        const std::optional<BrCode> &code = answer->code.code;
        answer->otherThan = code ? expectedInstead(profile, draft, *code, row.provider) : std::nullopt;
    }
    const auto *accepted = std::get_if<event::ReceiverAccepted>(&draft.what);
    if (!accepted)
        return {};
    BALCAO_TRY(const ShopProfile profile, shopProfile());
    const bool isCalibration = profile.isOpen() && profile.attempt() == draft.attempt;
    if (const auto may = isCalibration ? mayProveProvider(row) : mayAcceptReceiver(row); !may)
        return ledgerFailure(Kind::NotAllowed, key(may.error()));
    // What the person saw; another code that came since is another receiver.
    if (!isCalibration) {
        BALCAO_TRY(const auto written, ask(EventsOfCharge{row.attempt}));
        const auto other = folded(written).otherReceiver();
        if (!other)
            return ledgerFailure(Kind::NotAllowed, key(Obstacle::NoCode));
    }
    const auto code = BrCode::parseTolerant(row.code);
    return code && Receiver::of(*code) == accepted->receiver ? Expected<void, LedgerError>()
                                                             : ledgerFailure(Kind::Overtaken);
}

/** What an event of a charge means for the shop. */
Expected<void, LedgerError> LedgerStore::followProfile(const EventDraft &draft, const LedgerEvent &written)
{
    ShopEvent event;
    event.operatorName = written.operatorName;
    event.authorisedBy = written.authorisedBy;
    if (draft.calibrates)
        event.what = shopevent::CalibrationBegun{.attempt = written.attempt, .terms = *draft.calibrates};
    else if (const auto *accepted = std::get_if<event::ReceiverAccepted>(&written.what))
        event.what = shopevent::ProfileAccepted{
            .attempt = written.attempt, .receiver = accepted->receiver, .forms = accepted->forms};
    else
        return {};
    BALCAO_TRY(appendOfShop(event));
    return {};
}

} // namespace balcao
