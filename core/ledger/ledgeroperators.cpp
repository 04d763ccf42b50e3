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
                      std::holds_alternative<shopevent::PinRight>(event.what) ||
                      std::holds_alternative<shopevent::BadgeWrong>(event.what) ||
                      std::holds_alternative<shopevent::BadgeRight>(event.what) || (set && set->id == by.who);
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

Expected<QString, LedgerError> LedgerStore::managersRole()
{
    if (!isPostgres())
        return QString();
    BALCAO_TRY(LedgerRows rows, m_connection->run(u"SELECT balcao_manager()"_s));
    if (!rows->next() || rows->value(0).isNull())
        return ledgerFailure(Kind::NeedsManager);
    return rows->value(0).toString();
}

Expected<Operators, LedgerError> LedgerStore::appendAsManager(const QList<ShopEvent> &events, const OperatorIds &by,
                                                              const Secret &password)
{
    BALCAO_TRY(const QString role, managersRole());
    if (password.isEmpty())
        return ledgerFailure(Kind::NeedsManager, role);
    LedgerAddress address = m_connection->address();
    address.user = role;
    address.password = password;
    Options options = m_options;
    options.counter = shopevent::peoplesCounter;
    const auto manager = open(address, options);
    if (!manager)
        return ledgerFailure(manager.error().kind == Kind::AccessRefused ? Kind::ManagerRefused : manager.error().kind,
                             role);
    BALCAO_TRY((*manager)->appendOfOperators(events, by));
    return shopOperators();
}

Expected<Operators, LedgerError> LedgerStore::appendOfOperators(QList<ShopEvent> events, const OperatorIds &by,
                                                                const Secret &managersPassword)
{
    const auto isOf = [](shopevent::Writer writer) {
        return [writer](const ShopEvent &event) { return shopevent::writerOf(event.what) == writer; };
    };
    using enum shopevent::Writer;
    const bool isForManager = std::any_of(events.cbegin(), events.cend(), isOf(Manager)) &&
                              std::none_of(events.cbegin(), events.cend(), isOf(Owner));
    const auto role = isForManager ? managersRole() : QString();
    if (!role && role.error().kind != Kind::NeedsManager)
        return Unexpected<LedgerError>(role.error());
    if (!role || !role->isEmpty()) {
        // A PIN grows at sign-in where that can be written.
        const auto isRight = [](const ShopEvent &event) {
            return std::holds_alternative<shopevent::PinRight>(event.what);
        };
        if (!std::any_of(events.cbegin(), events.cend(), isRight))
            return appendAsManager(events, by, managersPassword);
        events.removeIf(isOf(Manager));
    }
    m_newest.reset();
    BALCAO_TRY(auto transaction, LedgerTransaction::begin(*m_connection));
    BALCAO_TRY(Operators operators, shopOperators());
    if (!isFree(events, by) && !operators.mayAct(Act::Operators, by.who, by.authoriser))
        return ledgerFailure(Kind::NotPermitted, key(Act::Operators));
    for (ShopEvent &event : events) {
        if (const auto fits = operators.check(event.what, m_options.clock.nowUtc(), m_options.counter); !fits)
            return ledgerFailure(Kind::NotAllowed, key(fits.error()));
        if (auto *wrong = std::get_if<shopevent::BadgeWrong>(&event.what))
            wrong->count = operators.wrongBadgesAt(m_options.counter) + 1;
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
