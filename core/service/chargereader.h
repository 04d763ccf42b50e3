// SPDX-License-Identifier: MIT
#pragma once

#include "core/charge/chargequery.h"
#include "core/charge/chargerequest.h"
#include "core/ledger/ledgererror.h"
#include "core/ledger/ledgerevent.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace balcao
{

class ChargeLedger;
struct ChargeProof;
struct ClosingTerms;
struct DayClosing;
struct KnownCode;
struct MadeClosing;
struct OwnCounter;

/** One charge with all that happened to it. */
struct ChargeHistory {
    Charge charge;
    /** Its own, oldest first. */
    QList<LedgerEvent> events;
};

/** Of LedgerStore::events(). */
[[nodiscard]] ChargeHistory historyOf(const QList<LedgerEvent> &events);

/** The only door to what the ledger holds, for screens and command line. Nothing here blocks its caller: an answer comes as a call from
 *  the event loop, and not at all when its context is gone. Of searches, sums and customers for the same context only the newest is
 *  answered.
 */
class ChargeReader : public QObject
{
    Q_OBJECT

public:
    template <class T>
    using Answer = std::function<void(const Expected<T, LedgerError> &)>;

    /** @p ledger outlives it. */
    explicit ChargeReader(ChargeLedger &ledger, QObject *parent = nullptr);

    /** The counter's name, and since when its program runs. */
    [[nodiscard]] OwnCounter counter() const;
    /** Empty: the ledger works, as far as is known; and since when it does not. */
    [[nodiscard]] const std::optional<LedgerError> &outage() const;
    [[nodiscard]] const QDateTime &outageSince() const;

    void search(const ChargeQuery &query, QObject *context, Answer<ChargeSlice> answer);
    /** One page of whole charges, each folded from its events: a few. */
    void folded(const ChargeQuery &query, QObject *context, Answer<QList<Charge>> answer);
    void totals(const ChargeQuery &query, QObject *context, const Answer<ChargeTotals> &answer);
    /** Charges of any day that a person has to look at. */
    void openCount(QObject *context, Answer<int> answer);
    /** By txid, attempt id, or the beginning of either (at least four characters) when it fits one charge only. */
    void find(const QString &name, QObject *context, Answer<Charge> answer);
    /** By the whole name only, with its events: NotFound also where two attempts have that txid. */
    void charge(const QString &name, QObject *context, Answer<ChargeHistory> answer);
    /** The same with what proves each event (chargeproof.h). */
    void proof(const QString &name, QObject *context, Answer<ChargeProof> answer);
    /** The charge that has, or had, this copy-and-paste code, whole or damaged (codeverdict.h); nothing: there is none. */
    void code(const QString &typed, QObject *context, Answer<std::optional<KnownCode>> answer);
    /** Past customers for what is typed into the name, CPF/CNPJ or phone: the newest first, each once. */
    void customers(const QString &typed, int limit, QObject *context, Answer<QList<PastCustomer>> answer);
    /** What a closing would say now. */
    void closingSoFar(const ClosingTerms &terms, QObject *context, Answer<DayClosing> answer);
    /** All that were made, the newest first. */
    void closings(QObject *context, Answer<QList<MadeClosing>> answer);
    /** The names that filters offer. */
    void operators(QObject *context, Answer<QStringList> answer);
    void counters(QObject *context, Answer<QStringList> answer);

Q_SIGNALS:
    /** An attempt has new events, of this program or another's; may come more often than needed. Empty: many may have changed. */
    void changed(const QString &attempt);
    void outageChanged();

private:
    ChargeLedger &m_ledger;
};

} // namespace balcao
