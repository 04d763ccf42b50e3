// SPDX-License-Identifier: MIT
#pragma once

#include "core/clock.h"
#include "core/ledger/chargequery.h"
#include "core/ledger/ledgeraddress.h"
#include "core/ledger/ledgererror.h"
#include "core/ledger/ledgerevent.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

namespace balcao
{

class LedgerStore;
class LedgerWorker;

/** Who writes: the counter's name and, as long as nobody else signs in, the person. */
struct LedgerWriter {
    QString counter;
    QString operatorName;
};

/** The ledger for a program with an event loop: nothing here ever blocks its caller.
 *
 *  Writing goes to one thread, reading to another, each with a connection of its own. Results come back as calls in the
 *  thread of their context, and not at all when the context is gone. After a lost connection both threads reconnect by
 *  themselves, waiting a little longer each time up to five seconds.
 */
class ChargeLedger : public QObject
{
    Q_OBJECT

public:
    template <class T>
    using Answer = std::function<void(Expected<T, LedgerError>)>;
    template <class T>
    using Work = std::function<Expected<T, LedgerError>(LedgerStore &)>;

    ChargeLedger(LedgerAddress address, LedgerWriter writer, Clock clock, QObject *parent = nullptr);
    /** What was queued is written first, as far as two seconds allow. */
    ~ChargeLedger() override;

    [[nodiscard]] const LedgerAddress &address() const noexcept { return m_address; }
    [[nodiscard]] const LedgerWriter &writer() const noexcept { return m_writer; }
    /** Empty: the ledger works. Set as soon as it is known not to; then append() fails at once. */
    [[nodiscard]] const std::optional<LedgerError> &trouble() const noexcept { return m_trouble; }

    /** Writes one event, durably, and answers with it. Fails within @p patience: what takes longer answers NoAnswer, and may
     *  still be written later.
     */
    void append(EventDraft draft, QObject *context, Answer<LedgerEvent> answer);
    /** For what has happened and must not be lost: written as soon as the ledger can, in order, however often it takes.
     *  Answers when it is durable, or when the ledger refuses the event itself (LiveAttempt, Overtaken, NotAllowed…).
     */
    void appendSurely(EventDraft draft, QObject *context, Answer<LedgerEvent> answer = {});
    /** Events of appendSurely() that are not durable yet. */
    [[nodiscard]] int unwritten() const noexcept { return m_unwritten; }

    /** One page of charges. */
    void search(const ChargeQuery &query, QObject *context, Answer<ChargePage> answer);
    void totals(const ChargeQuery &query, QObject *context, Answer<ChargeTotals> answer);
    /** By txid, attempt id, or the beginning of either (at least four characters) when it fits one charge only. */
    void find(const QString &name, QObject *context, Answer<ChargeRow> answer);
    /** All of one attempt, oldest first. */
    void events(const QString &attempt, QObject *context, Answer<QList<LedgerEvent>> answer);
    /** Past customers for what is typed into the name, CPF/CNPJ or phone: the newest first, each once. */
    void customers(const QString &typed, int limit, QObject *context, Answer<QList<PastCustomer>> answer);
    /** Anything else, in the reading thread. @p work must not keep the store. */
    template <class T>
    void read(Work<T> work, QObject *context, Answer<T> answer);

Q_SIGNALS:
    /** An attempt has new events, of this program or another; may come late, never wrong. Empty: many may have changed. */
    void changed(const QString &attempt);
    void troubleChanged();
    /** The number of events that wait to be written. */
    void unwrittenChanged();

private:
    LedgerAddress m_address;
    LedgerWriter m_writer;
    std::optional<LedgerError> m_trouble;
    int m_unwritten = 0;
};

} // namespace balcao
