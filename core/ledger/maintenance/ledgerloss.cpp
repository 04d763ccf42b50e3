// SPDX-License-Identifier: MIT
#include "core/ledger/maintenance/ledgerloss.h"

#include "core/charge/requestend.h"
#include "core/ledger/chargecolumns.h"
#include "core/ledger/ledgerconnection.h"
#include "core/ledger/ledgerstore.h"

using namespace Qt::StringLiterals;

namespace balcao
{

Expected<QList<LedgerGap>, LedgerError> LedgerStore::gaps()
{
    // First the anchors: what is written meanwhile is in the ledger then.
    const QList<Anchor> known = m_anchors.all();
    return gapsBehind(known, *m_connection);
}

Expected<void, LedgerError> LedgerStore::anchorAnew(const QList<LedgerGap> &gaps)
{
    for (const LedgerGap &gap : gaps) {
        BALCAO_TRY(LedgerRows newest,
                   m_connection->run(u"SELECT seq, hash FROM event WHERE counter = ? ORDER BY seq DESC LIMIT 1"_s,
                                     {gap.counter}));
        if (newest->next())
            m_anchors.keep({.counter = gap.counter,
                            .sequence = newest->value(0).toLongLong(),
                            .hash = newest->value(1).toString().toLatin1()});
        else
            m_anchors.forget(gap.counter);
    }
    return {};
}

void LedgerStore::committed()
{
    if (m_newest)
        m_anchors.keep(*m_newest);
}

namespace ledger
{

namespace
{

/** The attempt, or the correction, of @p row that nobody knows to have been sent is unknown. */
EventDraft doubtOf(const Charge &row, const QString &operatorName)
{
    Question question;
    if (row.state != Charge::State::Written)
        question = {.kind = Question::Kind::Correction, .correction = row.corrections};
    const ProviderError ended{.outcome = ProviderError::Outcome::Unknown, .cause = ProviderError::Cause::ProgramEnded};
    EventDraft draft;
    static_cast<ChargeEvent &>(draft) = *endOf(question, row, Unexpected<ProviderError>(ended));
    draft.operatorName = operatorName;
    return draft;
}

} // namespace

Expected<AcceptedLoss, LedgerError> acceptLoss(LedgerStore &store, const QString &operatorName)
{
    LedgerConnection &connection = store.connection();
    AcceptedLoss loss;
    BALCAO_TRY(loss.gaps, store.gaps());
    if (loss.gaps.isEmpty())
        return loss;
    BALCAO_TRY(auto transaction, LedgerTransaction::begin(connection));
    for (const LedgerGap &gap : std::as_const(loss.gaps)) {
        ShopEvent note;
        note.operatorName = operatorName;
        note.what = shopevent::LossAccepted{.counter = gap.counter, .first = gap.first, .last = gap.last};
        BALCAO_TRY(store.appendOfShop(note));
    }
    BALCAO_TRY(const auto rows,
               chargecolumns::select(connection, u"state = 'written' OR correction = 'asked' ORDER BY id"_s, {}));
    for (const Charge &row : rows) {
        BALCAO_TRY(store.appendWithin(doubtOf(row, operatorName)));
        ++loss.doubtful;
    }
    BALCAO_TRY(transaction.commit());
    // The events come first: without them the anchors would still tell.
    store.committed();
    BALCAO_TRY(store.anchorAnew(loss.gaps));
    BALCAO_TRY(const auto left, store.gaps());
    if (!left.isEmpty())
        return ledgerFailure(LedgerError::Kind::Behind, textOf(left));
    return loss;
}

} // namespace ledger

} // namespace balcao
