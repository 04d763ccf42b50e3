// SPDX-License-Identifier: MIT
#include "core/ledger/eventcolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace balcao
{

namespace
{

using Kind = LedgerError::Kind;

/** What an operator does of his own, or whoever controls the ledger: no permission is asked. */
bool isFree(const QList<ShopEvent> &events, const OperatorIds &by)
{
    const bool isReset =
        !events.isEmpty() && std::holds_alternative<shopevent::OperatorReset>(events.constFirst().what);
    return isReset || std::all_of(events.begin(), events.end(), [&by](const ShopEvent &event) {
               const auto *set = std::get_if<shopevent::PinSet>(&event.what);
               return std::holds_alternative<shopevent::PinWrong>(event.what) ||
                      std::holds_alternative<shopevent::PinRight>(event.what) || (set && set->id == by.who);
           });
}

} // namespace

Expected<Operators, LedgerError> LedgerStore::shopOperators()
{
    static const QString kinds =
        u'\'' + (shopevent::ofOperators() + shopevent::ofCalibration()).join(u"', '"_s) + u'\'';
    BALCAO_TRY(
        LedgerRows query,
        m_connection->run(eventcolumns::select() +
                              u" WHERE e.attempt = '' AND e.id > ? AND e.kind IN (%1) ORDER BY e.id"_s.arg(kinds),
                          {m_operators.lastEvent()}));
    while (query->next()) {
        if (const auto event = eventcolumns::read(*query).ofShop()) {
            m_operators.take(*event);
            m_profile.take(*event);
        }
    }
    BALCAO_TRY(query.finish());
    return m_operators;
}

Expected<Operators, LedgerError> LedgerStore::appendOfOperators(const QList<ShopEvent> &events, const OperatorIds &by)
{
    m_newest.reset();
    BALCAO_TRY(auto transaction, LedgerTransaction::begin(*m_connection));
    BALCAO_TRY(Operators operators, shopOperators());
    if (!isFree(events, by) && !operators.mayAct(Act::Operators, by.who, by.authoriser))
        return ledgerFailure(Kind::NotPermitted, key(Act::Operators));
    for (const ShopEvent &event : events) {
        if (const auto fits = operators.check(event.what, m_options.clock.nowUtc()); !fits)
            return ledgerFailure(Kind::NotAllowed, key(fits.error()));
        BALCAO_TRY(const ShopEvent written, appendOfShop(event));
        operators.take(written);
    }
    BALCAO_TRY(transaction.commit());
    // Keeps when the events were read.
    m_operators = operators;
    committed();
    return operators;
}

Expected<ShopEvent, LedgerError> LedgerStore::appendByPerson(const ShopEvent &event, Act act, const OperatorIds &by)
{
    m_newest.reset();
    BALCAO_TRY(auto transaction, LedgerTransaction::begin(*m_connection));
    BALCAO_TRY(const Operators operators, shopOperators());
    if (!operators.mayAct(act, by.who, by.authoriser))
        return ledgerFailure(Kind::NotPermitted, key(act));
    BALCAO_TRY(ShopEvent written, appendOfShop(event));
    BALCAO_TRY(transaction.commit());
    committed();
    return written;
}

/** A cashier does not correct, whatever program asks for it. What became of something is nobody's deed. */
Expected<void, LedgerError> LedgerStore::checkActor(const EventDraft &draft, const Charge &row)
{
    const std::optional<Act> act = draft.calibrates ? Act::Settings : actOf(draft, row);
    if (!act)
        return {};
    BALCAO_TRY(const Operators operators, shopOperators());
    return operators.mayAct(*act, draft.by.who, draft.by.authoriser) ? Expected<void, LedgerError>()
                                                                     : ledgerFailure(Kind::NotPermitted, key(*act));
}

} // namespace balcao
